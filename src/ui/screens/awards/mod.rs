//! Who is paid, and who comes into the next stage? As the table stands after the last round that is played
//! out.
mod passing;
mod prizes;
mod save;

use crate::standings::{self, Table};
use crate::ui::device;
use crate::ui::event::{Event, event};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section};
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, href};
use crate::units::RoundNo;
use crate::words::{awards as words, rules, standings as standings_words};
use leptos::prelude::*;
use passing::PassingCard;
use prizes::PrizesCard;
use std::sync::Arc;

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Board {
    event: Event,
    /// The table after the last round that is played out.
    table: Memo<Arc<Table>>,
}

/// Prizes and places in the next stage.
#[component]
pub fn AwardsScreen() -> impl IntoView {
    let event = event();
    let l = language();
    let table = Memo::new(move |_| {
        let open = event.get();
        let through = open.edition(device::now()).last_complete();
        Arc::new(standings::table(open.tournament(), through))
    });
    let board = Board { event, table };
    let has_table = Memo::new(move |_| table.with(|table| table.through > RoundNo(0)));
    let has = event.memo(|open| {
        let rules = open.tournament().regulation();
        (!rules.prizes.value.lines.is_empty(), rules.n_passing.value.is_some())
    });
    let is_over = event.memo(|open| open.tournament().is_over());
    let after = move || {
        let after = standings_words::title(l, table.with(|table| table.through.0));
        let not_final = (!is_over.get()).then(|| view! { " · " {words::NOT_FINAL.of(l)} });
        view! { <p>{after}{not_final}</p> }
    };
    let to_rules = href(Route::Event(event.id(), Screen::Rules));
    let cards = move || {
        let (has_prizes, has_places) = has.get();
        view! {
            {has_prizes.then(|| view! { <PrizesCard board/> })}
            {has_places.then(|| view! { <PassingCard board/> })}
        }
    };
    view! {
        <Section title=words::TITLE.of(l)>
            <a class="button" href=to_rules>{rules::CHANGE.of(l)}<span class="said-only">": "{rules::TITLE.of(l)}</span></a>
        </Section>
        <Show when=move || has.get() == (false, false)>
            <div class="empty"><Mark of="palace"/><h2>{words::NOTHING.of(l)}</h2><p>{words::NOTHING_HINT.of(l)}</p></div>
        </Show>
        <Show
            when=move || has_table.get()
            fallback=move || view! { <p>{standings_words::NO_GAMES.of(l)}</p> }
        >
            {live(after)}
            {live(cards)}
        </Show>
    }
}
