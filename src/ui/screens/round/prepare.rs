//! How does a Swiss round look before it is published? Who meets whom, and where a rule had to give way.
use super::Desk;
use super::by_hand::ByHand;
use crate::pairing::SwissEvent;
use crate::pairing::by_hand::Draft;
use crate::tournament::Pairing;
use crate::ui::drafts::drafts;
use crate::ui::event::Open;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::parts::name::Name;
use crate::ui::parts::why::Question;
use crate::ui::preferences::language;
use crate::units::{BoardNo, PlayerId, RoundNo};
use crate::words::swiss::{self, by_hand as words};
use crate::words::{common, rounds};
use leptos::prelude::*;

/// A board of the draft.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    pairing: Pairing,
    red: Person,
    black: Person,
    gave_way: bool,
}

/// Who sits there, with number, club and points.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Person {
    name: String,
    small: String,
}

/// Number, club and points, small beside a name.
pub fn small(open: &Open, event: &SwissEvent, player: PlayerId) -> String {
    let known = open.tournament().player(player);
    let number = known.and_then(|known| known.number).map(|number| number.0.to_string());
    let club = known.map(|known| known.entry.club.clone()).filter(|club| !club.is_empty());
    let points = Some(swiss::with_points(language(), event.score(player)));
    [number, club, points].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn rows(open: &Open, no: RoundNo) -> Vec<Row> {
    let (Some(round), Some(event)) = (open.tournament().round(no), SwissEvent::before(open.tournament(), no))
    else {
        return Vec::new();
    };
    let made = event.make().ok();
    let gave_way = |pairing: Pairing| {
        let seats = event.seat(pairing.red).zip(event.seat(pairing.black));
        made.as_ref().zip(seats).is_some_and(|(made, (red, black))| made.gave_way(red, black))
    };
    let person = |player| Person { name: open.name(player), small: small(open, &event, player) };
    let row = |pairing: Pairing| Row {
        pairing,
        red: person(pairing.red),
        black: person(pairing.black),
        gave_way: gave_way(pairing),
    };
    round.encounters.iter().map(|encounter| row(encounter.pairing)).collect()
}

/// The draft of a round.
#[component]
pub fn Prepare(desk: Desk) -> impl IntoView {
    let l = language();
    let Desk { event, round, .. } = desk;
    let by_hand = drafts(event).by_hand;
    let is_by_hand =
        Memo::new(move |_| by_hand.with(|draft| draft.as_ref().is_some_and(|(of, _)| *of == round)));
    let change = move |_| {
        let open = event.now();
        let draft = open.tournament().round(round).map(|paired| Draft::of(open.tournament(), paired));
        by_hand.set(draft.map(|draft| (round, draft)));
    };
    let why = event.memo(move |open| open.tournament().round(round).map(|round| round.by_hand.clone()));
    let changed = move || {
        let said = why.get().unwrap_or_default().into_iter().map(|why| {
            view! { <p class="badge badge-warn"><Mark of="point"/>{words::BY_HAND.of(l)}": "{why}</p> }
        });
        said.collect_view()
    };
    live(move || {
        if is_by_hand.get() {
            return view! { <ByHand event round/> }.into_any();
        }
        view! {
            <section class="card prepare">
                <h2><Mark of="palace"/>{words::DRAFT.of(l)}</h2>
                <p>{words::DRAFT_HINT.of(l)}</p>
                {live(changed)}
                <div class="acts"><button type="button" on:click=change>{words::BY_HAND.of(l)}</button></div>
            </section>
            <Boards desk/>
        }
        .into_any()
    })
}

#[component]
fn Boards(desk: Desk) -> impl IntoView {
    let l = language();
    let Desk { event, round, .. } = desk;
    let all = event.memo(move |open| rows(open, round));
    let n_exceptions = Memo::new(move |_| all.with(|rows| rows.iter().filter(|row| row.gave_way).count()));
    let out = event.memo(move |open| super::sitting_out(open, round));
    let exceptions = move || {
        let n = n_exceptions.get();
        (n > 0).then(|| view! { <p class="badge badge-warn"><Mark of="alarm"/>{words::exceptions(l, n)}</p> })
    };
    let list = move || {
        let rows = all.get().into_iter().map(|row| view! { <Board desk row/> });
        rows.collect_view()
    };
    let outs = move || {
        let outs = out.get().into_iter().map(|out| view! { <super::OutRow out/> });
        outs.collect_view()
    };
    view! {
        {live(exceptions)}
        <ol class="boards" aria-label=rounds::BOARD_LIST.of(l)>{live(list)}{live(outs)}</ol>
    }
}

/// The whole row is the button that asks why.
#[component]
fn Board(desk: Desk, row: Row) -> impl IntoView {
    let l = language();
    let board: BoardNo = row.pairing.board;
    let ask = move |_| desk.asked.ask(Question::Pairing(desk.round, board));
    let label = format!(
        "{}: {} – {}. {}",
        common::board(l, board.0),
        row.red.name,
        row.black.name,
        rounds::WHY_PAIRED.of(l)
    );
    let chip =
        row.gave_way.then(|| view! { <span class="chip"><Mark of="alarm"/>{swiss::given_up_word(l)}</span> });
    view! {
        <li>
            <button type="button" class="draft" id=format!("draft-{}", board.0) aria-label=label on:click=ask>
                <b class="draft-no">{board.0}</b>
                <span class="draft-side"><span class="colour colour-red"><Mark of="red"/></span><Name name=row.red.name/><small>{row.red.small}</small></span>
                <span class="draft-side"><span class="colour colour-black"><Mark of="black"/></span><Name name=row.black.name/><small>{row.black.small}</small></span>
                {chip}
            </button>
        </li>
    }
}
