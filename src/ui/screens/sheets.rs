//! What goes on paper? Each sheet as it will be printed, a button that prints, one that saves a page.
mod awards;
mod boards;
mod cross_table;
mod names;
mod paper;
mod save;
mod slips;
mod standings;

use crate::ui::device;
use crate::ui::drafts::drafts;
use crate::ui::event::{Event, event};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section};
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, Sheet, go};
use crate::ui::screens::standings::Group;
use crate::units::RoundNo;
use crate::words::{
    Language, Text, awards as words, categories, common, passing, print, prizes, rounds,
    standings as standings_words,
};
use leptos::prelude::*;
use paper::Stamped;
use std::time::Duration;

/// The id of the node that holds the papers.
const PAPERS: &str = "papers";

/// A sheet, and what can be done with it.
#[component]
pub fn SheetScreen(sheet: Sheet, round: RoundNo) -> impl IntoView {
    let event = event();
    let l = language();
    let now = RwSignal::new(device::now());
    let has_round = event.memo(move |open| open.tournament().round(round).is_some());
    let has_prizes = event.memo(|open| !open.tournament().regulation().prizes.value.lines.is_empty());
    let can_show = move || match sheet {
        Sheet::Boards | Sheet::Names | Sheet::Slips => has_round.get(),
        Sheet::Standings | Sheet::CrossTable => event.get().tournament().n_players() > 0,
        Sheet::Prizes => has_prizes.get(),
        Sheet::Passing => event.get().tournament().regulation().n_passing.value.is_some(),
    };
    let category = drafts(event).category;
    let papers = move || {
        let open = event.get();
        let title = match sheet {
            Sheet::Standings => categories::titled(l, &title(l, sheet, round), &category.get()),
            Sheet::Boards
            | Sheet::Names
            | Sheet::Slips
            | Sheet::CrossTable
            | Sheet::Prizes
            | Sheet::Passing => title(l, sheet, round),
        };
        let stamped = Stamped { open: &open, edition: open.edition(now.get()), sheet, round, title };
        match sheet {
            Sheet::Boards => boards::boards(&stamped).into_any(),
            Sheet::Names => names::names(&stamped).into_any(),
            Sheet::Slips => slips::slips(&stamped).into_any(),
            Sheet::Standings => standings::standings(&stamped, &category.get()).into_any(),
            Sheet::CrossTable => cross_table::cross_tables(&stamped).into_any(),
            Sheet::Prizes => awards::prizes(&stamped).into_any(),
            Sheet::Passing => awards::passing_list(&stamped).into_any(),
        }
    };
    view! {
        <div class="no-print"><Section title=print::PRINT_SHEETS.of(l)/></div>
        <div class="sheets">
            <div class="form no-print">
                <Which event sheet round/>
                {(sheet == Sheet::Standings).then(|| view! { <Group event/> })}
                <Show when=can_show><Acts event sheet round now/></Show>
            </div>
            <Show when=can_show fallback=move || view! { <Nothing sheet has_round=has_round.get()/> }>
                <div id=PAPERS class="papers" tabindex="0" role="region" aria-label=print::PREVIEW.of(l)>{live(papers)}</div>
            </Show>
        </div>
    }
}

/// What a sheet is called.
pub const fn word(sheet: Sheet) -> Text {
    match sheet {
        Sheet::Boards => print::BOARDS,
        Sheet::Names => print::NAMES,
        Sheet::Slips => print::SLIPS,
        Sheet::Standings => print::STANDINGS,
        Sheet::CrossTable => print::CROSS_TABLE,
        Sheet::Prizes => prizes::TITLE,
        Sheet::Passing => passing::TITLE,
    }
}

/// What a sheet of a round is called.
pub fn title(l: Language, sheet: Sheet, round: RoundNo) -> String {
    match sheet {
        Sheet::Standings => standings_words::title(l, round.0),
        Sheet::Boards | Sheet::Names | Sheet::Slips | Sheet::CrossTable | Sheet::Prizes | Sheet::Passing => {
            print::of_round(l, word(sheet).of(l), round.0)
        }
    }
}

#[component]
fn Nothing(sheet: Sheet, has_round: bool) -> impl IntoView {
    let l = language();
    let word = match sheet {
        Sheet::Standings | Sheet::CrossTable => print::NO_PEOPLE,
        Sheet::Prizes | Sheet::Passing => words::NOTHING,
        Sheet::Boards | Sheet::Names | Sheet::Slips if has_round => print::NO_ROUND,
        Sheet::Boards | Sheet::Names | Sheet::Slips => rounds::NOT_PAIRED,
    };
    view! { <div class="empty"><Mark of="palace"/><h2>{word.of(l)}</h2></div> }
}

/// Which sheet of which round; each choice is an address of its own.
#[component]
fn Which(event: Event, sheet: Sheet, round: RoundNo) -> impl IntoView {
    let l = language();
    let id = event.id();
    let to = move |sheet, round| go(Route::Event(id, Screen::Sheet(sheet, round)));
    let sheets = Sheet::ALL.into_iter().enumerate().map(|(at, other)| {
        view! { <option value=at.to_string() selected={other == sheet}>{word(other).of(l)}</option> }
    });
    let n_rounds = event.memo(|open| open.tournament().rounds().len());
    let rounds = move || {
        let all = (1..=n_rounds.get().max(round.index() + 1)).map(|no| {
            view! { <option value=no.to_string() selected={no == round.index() + 1}>{no}</option> }
        });
        all.collect_view()
    };
    let choose_sheet = move |ev| {
        let at = event_target_value(&ev).parse::<usize>().ok();
        if let Some(&other) = at.and_then(|at| Sheet::ALL.get(at)) {
            to(other, round);
        }
    };
    let choose_round = move |ev| {
        if let Ok(no) = event_target_value(&ev).parse() {
            to(sheet, RoundNo(no));
        }
    };
    view! {
        <div class="field">
            <label for="sheet-kind">{print::SHEET.of(l)}</label>
            <select id="sheet-kind" on:change=choose_sheet>{sheets.collect_view()}</select>
        </div>
        <div class="field">
            <label for="sheet-round">{print::OF_ROUND.of(l)}</label>
            <select id="sheet-round" on:change=choose_round>{live(rounds)}</select>
        </div>
    }
}

/// Print, or save a page.
#[component]
fn Acts(event: Event, sheet: Sheet, round: RoundNo, now: RwSignal<crate::units::Stamp>) -> impl IntoView {
    let l = language();
    let is_failed = RwSignal::new(false);
    let print_it = move |_| {
        now.set(device::now());
        // The new stamp is on the page by the next turn of the loop; the dialog of the browser blocks.
        let print = || {
            // It fails only in a window that may not open dialogs.
            let _ = window().print();
        };
        set_timeout(print, Duration::from_millis(50));
    };
    let save_it = move |_| {
        now.set(device::now());
        let (title, open) = (title(l, sheet, round), event.now());
        // As on paper: the new stamp is on the page by the next turn of the loop.
        let save = move || {
            let saved = save::save_page(l, &open.edition(now.get_untracked()), &title, PAPERS);
            is_failed.try_set(saved.is_err());
        };
        set_timeout(save, Duration::from_millis(50));
    };
    let hint = (sheet == Sheet::Slips).then(|| view! { <p><small>{print::SLIPS_HINT.of(l)}</small></p> });
    view! {
        <div class="acts">
            <button type="button" class="primary" on:click=print_it>{print::PRINT_NOW.of(l)}</button>
            <button type="button" on:click=save_it>{print::SAVE_PAGE.of(l)}</button>
        </div>
        {move || is_failed.get().then(|| view! {
            <p class="fault" role="alert"><Mark of="alarm"/>{common::NOT_SAVED.of(l)}</p>
        })}
        {hint}
        <p><small>{print::SAVE_HINT.of(l)}</small></p>
    }
}
