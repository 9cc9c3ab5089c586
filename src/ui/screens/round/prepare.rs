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
use crate::ui::parts::pieces::Pieces;
use crate::ui::parts::why::Question;
use crate::ui::preferences::language;
use crate::units::{BoardNo, PlayerId, RoundNo};
use crate::words::swiss::{self, by_hand as words};
use crate::words::{common, rounds};
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

/// A board of the draft.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Row {
    pairing: Pairing,
    red: Person,
    black: Person,
}

/// Who sits there, with number, club and points.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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

fn rows(open: &Open, no: RoundNo) -> Vec<Arc<Row>> {
    let (Some(round), Some(event)) = (open.tournament().round(no), SwissEvent::before(open.tournament(), no))
    else {
        return Vec::new();
    };
    let person = |player| Person { name: open.name(player), small: small(open, &event, player) };
    let row =
        |pairing: Pairing| Arc::new(Row { pairing, red: person(pairing.red), black: person(pairing.black) });
    round.encounters.iter().map(|encounter| row(encounter.pairing)).collect()
}

/// The boards for which a rule had to give way. To say so the round is paired once more.
fn exceptions(open: &Open, no: RoundNo) -> BTreeSet<BoardNo> {
    let tournament = open.tournament();
    let made =
        SwissEvent::before(tournament, no).and_then(|event| event.make().ok().map(|made| (event, made)));
    let (Some(round), Some((event, made))) = (tournament.round(no), made) else { return BTreeSet::new() };
    let pairings = round.encounters.iter().map(|encounter| encounter.pairing);
    let gave_way = |pairing: &Pairing| {
        let seats = event.seat(pairing.red).zip(event.seat(pairing.black));
        seats.is_some_and(|(red, black)| made.gave_way(red, black))
    };
    pairings.filter(gave_way).map(|pairing| pairing.board).collect()
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
    // The pairs are seen first; what gave way for them is found in a task of its own.
    let is_drawn = RwSignal::new(false);
    let drawn = move || {
        // The screen may be gone by now.
        is_drawn.try_set(true);
    };
    set_timeout(drawn, Duration::ZERO);
    let gave_way = Memo::new(move |_| match is_drawn.get() {
        true => exceptions(&event.get(), round),
        false => BTreeSet::new(),
    });
    let out = event.memo(move |open| super::sitting_out(open, round));
    let n_exceptions = move || {
        let n = gave_way.with(BTreeSet::len);
        (n > 0).then(|| view! { <p class="badge badge-warn"><Mark of="alarm"/>{words::exceptions(l, n)}</p> })
    };
    let pieces = Pieces::new();
    pieces.draw(move || all.with(Vec::len));
    let outs = move || {
        let outs = out.get().into_iter().map(|out| view! { <super::OutRow out/> });
        outs.collect_view()
    };
    view! {
        {live(n_exceptions)}
        <ol class="boards" aria-label=rounds::BOARD_LIST.of(l) aria-busy=move || pieces.busy()>
            <For each=move || pieces.of(all) key=Clone::clone let:row><Board desk row gave_way/></For>
            {live(outs)}
        </ol>
    }
}

/// The whole row is the button that asks why.
#[component]
fn Board(desk: Desk, row: Arc<Row>, gave_way: Memo<BTreeSet<BoardNo>>) -> impl IntoView {
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
    let chip = move || {
        let gives = gave_way.with(|boards| boards.contains(&board));
        gives.then(|| view! { <span class="chip"><Mark of="alarm"/>{swiss::given_up_word(l)}</span> })
    };
    let [(red, of_red), (black, of_black)] =
        [&row.red, &row.black].map(|person| (person.name.clone(), person.small.clone()));
    view! {
        <li class="draft-row">
            <button type="button" class="draft" id=format!("draft-{}", board.0) aria-label=label on:click=ask>
                <b class="draft-no">{board.0}</b>
                <span class="draft-side"><span class="colour colour-red"><Mark of="red"/></span><Name name=red/><small>{of_red}</small></span>
                <span class="draft-side"><span class="colour colour-black"><Mark of="black"/></span><Name name=black/><small>{of_black}</small></span>
                {live(chip)}
            </button>
        </li>
    }
}
