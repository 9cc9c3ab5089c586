//! Who has which number? Drawn by the program, typed in from a real urn, or by rating.
use super::may;
use crate::exchange::numbers::{NumberFault, read_numbers};
use crate::exchange::seeding::{Seeding, numbers_by};
use crate::tournament::{Decision, Tables};
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section, Subsection};
use crate::ui::parts::name::Name;
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::units::{PairingNo, PlayerId};
use crate::words::{common, people, refusal};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What has been typed of the numbers so far.
pub type Typed = RwSignal<BTreeMap<PlayerId, String>>;

/// The three ways to number the people.
#[component]
pub fn Numbers(event: Event, typed: Typed, close: Callback<()>) -> impl IntoView {
    let l = language();
    let blocked = event.memo(may::refusal_to_number);
    let seed = event.memo(|open| open.tournament().number_seed());
    let sentence = move || {
        let open = event.get();
        blocked.get().map(|because| refusal::sentence(l, &because, |player| open.name(player)))
    };
    let drawn = move || {
        seed.get().map(|seed| {
            view! { <p class="tells"><Mark of="tick"/>{people::drawn_from(l, seed.0)}</p> }
        })
    };
    let rated = event.memo(|open| open.tournament().players().any(|player| !player.entry.ratings.is_empty()));
    let titled = event.memo(|open| open.tournament().players().any(|player| !player.entry.titles.is_empty()));
    let seed_by = move |by: Seeding| {
        event.decide(Decision::AssignNumbers(numbers_by(event.now().tournament(), by)));
    };
    let draw = move |_| {
        event.decide(Decision::DrawNumbers(device::seed()));
    };
    let draw_word =
        move || if seed.get().is_some() { people::DRAW_AGAIN } else { people::DRAW_BY_MACHINE }.of(l);
    view! {
        <Section title=people::NUMBERS.of(l)>
            <button type="button" on:click=move |_| close.run(())>{common::CLOSE.of(l)}</button>
        </Section>
        <p>{people::NUMBERS_HINT.of(l)}</p>
        {live(drawn)}
        {move || match sentence() {
            Some(sentence) => view! { <p class="fault"><Mark of="alarm"/>{sentence}</p> }.into_any(),
            None => view! {
                <div class="acts">
                    <button type="button" class:primary=move || seed.get().is_none() on:click=draw>{live(draw_word)}</button>
                    <Show when=move || rated.get()>
                        <button type="button" on:click=move |_| seed_by(Seeding::Rating)>{people::BY_RATING.of(l)}</button>
                    </Show>
                    <Show when=move || titled.get()>
                        <button type="button" on:click=move |_| seed_by(Seeding::Title)>{people::BY_TITLE.of(l)}</button>
                    </Show>
                    <button type="button" on:click=move |_| seed_by(Seeding::Name)>{people::BY_NAME.of(l)}</button>
                </div>
                <RatingList event/>
                <p><small>{people::DRAW_HINT.of(l)}</small></p>
                <Urn event typed close/>
            }
            .into_any(),
        }}
    }
}

/// Which ratings count, where people stand in several lists.
#[component]
fn RatingList(event: Event) -> impl IntoView {
    let l = language();
    let lists = event.memo(|open| {
        let lists = open.tournament().rating_lists();
        lists.into_iter().map(str::to_owned).collect::<Vec<_>>()
    });
    let counting = event.memo(|open| {
        let event = open.tournament();
        event.rating_lists().iter().position(|&list| list == event.rating_list()).unwrap_or_default()
    });
    let choose = move |at: usize| {
        let tables = event.now().tournament().tables().clone();
        let rating_list = lists.with_untracked(|lists| lists.get(at).cloned());
        event.decide(Decision::SetTables(Tables { rating_list, ..tables }));
    };
    live(move || {
        let options: Vec<(usize, String)> =
            lists.with(|lists| lists.iter().map(|list| people::rating_list(l, list)).enumerate().collect());
        (options.len() > 1).then(|| {
            view! {
                <Select id="rating-list".to_owned() label=people::RATING_LIST.of(l) options chosen=counting choose/>
                <p><small>{people::RATING_LIST_HINT.of(l)}</small></p>
            }
        })
    })
}

/// A line of the form: who, and what is typed.
#[derive(Clone)]
struct Line {
    player: PlayerId,
    name: String,
    club: String,
    typed: RwSignal<String>,
}

fn lines(event: Event, kept: Typed) -> Vec<Line> {
    let open = event.now();
    let kept = kept.get_untracked();
    let stands = |number: PairingNo| number.0.to_string();
    let line = |player: &crate::tournament::Player| Line {
        player: player.id,
        name: player.entry.name.clone(),
        club: player.entry.club.clone(),
        typed: RwSignal::new(
            kept.get(&player.id).cloned().or_else(|| player.number.map(stands)).unwrap_or_default(),
        ),
    };
    open.tournament().players().map(line).collect()
}

/// A column of numbers as drawn from a real urn.
#[component]
fn Urn(event: Event, typed: Typed, close: Callback<()>) -> impl IntoView {
    let l = language();
    let seen = StoredValue::new(event.now());
    let lines = StoredValue::new(lines(event, typed));
    let read = Memo::new(move |_| {
        let typed: Vec<String> =
            lines.with_value(|lines| lines.iter().map(|line| line.typed.get()).collect());
        read_numbers(&typed)
    });
    let n_faults = move || read.with(|read| read.iter().filter(|read| read.is_err()).count());
    let save = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let numbers: Result<Vec<_>, NumberFault> = read.get_untracked().into_iter().collect();
        let Ok(numbers) = numbers else { return };
        let players = lines.with_value(|lines| lines.iter().map(|line| line.player).collect::<Vec<_>>());
        let decision = Decision::AssignNumbers(players.into_iter().zip(numbers).collect());
        if event.decide_as_seen(decision, &seen.get_value()) {
            close.run(());
        }
    };
    let items = lines.with_value(|lines| {
        let names: Vec<String> = lines.iter().map(|line| line.name.clone()).collect();
        let items = lines.iter().cloned().enumerate().map(|(at, line)| {
            let names = names.clone();
            let fault = Memo::new(move |_| read.with(|read| read.get(at).copied().and_then(Result::err)));
            let sentence = move || fault.get().and_then(|fault| say(fault, &names, &line.typed.get()));
            view! { <UrnLine at line sentence kept=typed/> }
        });
        items.collect_view()
    });
    let said = move || match n_faults() {
        0 => people::EVERY_NUMBER_FITS.of(l).to_owned(),
        n => people::numbers_to_mend(l, n),
    };
    view! {
        <Subsection title=people::TYPE_NUMBERS.of(l)/>
        <p><small>{people::TYPE_NUMBERS_HINT.of(l)}</small></p>
        <form on:submit=save>
            <ol class="urn">{items}</ol>
            <div class="acts acts-end">
                <p role="status">{live(said)}</p>
                <button type="submit" class="primary" disabled=move || n_faults() != 0>
                    {people::SAVE_NUMBERS.of(l)}
                </button>
            </div>
        </form>
    }
}

/// The fault in words; an empty field needs none.
fn say(fault: NumberFault, names: &[String], typed: &str) -> Option<String> {
    let l = language();
    match fault {
        NumberFault::Missing => None,
        NumberFault::NotANumber => Some(people::NOT_A_NUMBER.of(l).to_owned()),
        NumberFault::OutOfRange => Some(people::out_of_range(l, 1, names.len())),
        NumberFault::TakenInLine(line) => {
            let by = names.get(line).map_or("–", String::as_str);
            Some(people::number_taken(l, typed.trim(), by))
        }
    }
}

#[component]
fn UrnLine(
    at: usize,
    line: Line,
    sentence: impl Fn() -> Option<String> + Clone + Send + Sync + 'static,
    kept: Typed,
) -> impl IntoView {
    let l = language();
    let (typed, player) = (line.typed, line.player);
    let type_in = move |ev| {
        typed.set(event_target_value(&ev));
        kept.update(|kept| {
            kept.insert(player, event_target_value(&ev));
        });
    };
    let id = format!("urn-{at}");
    let number_of = people::number_of(l, &line.name);
    let fault_id = format!("{id}-fault");
    let has_fault = sentence.clone();
    let fault =
        move || sentence().map(|sentence| view! { <span class="fault"><Mark of="alarm"/>{sentence}</span> });
    view! {
        <li>
            <label for=id.clone()>
                <Name name=line.name.clone()/><small>{line.club}</small>
            </label>
            <input
                id=id
                aria-label=number_of
                inputmode="numeric"
                autocomplete="off"
                aria-invalid=move || has_fault().map(|_| "true")
                aria-describedby=fault_id.clone()
                prop:value=typed
                on:input=type_in
            />
            <span id=fault_id>{live(fault)}</span>
        </li>
    }
}
