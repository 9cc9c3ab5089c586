//! How are pairs changed by hand? Two presses change two places; what the rules hold against it is said at once.
use super::prepare::small;
use crate::pairing::by_hand::{Draft, Step};
use crate::pairing::{Made, SwissEvent};
use crate::tournament::{Decision, Pairing, SitOut};
use crate::ui::drafts::drafts;
use crate::ui::event::{Event, Open};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::units::{PlayerId, RoundNo};
use crate::words::swiss::by_hand as words;
use crate::words::{common, rounds};
use leptos::prelude::*;
use std::sync::Arc;

/// What stands still while a draft is changed.
struct Ground {
    open: Arc<Open>,
    swiss: SwissEvent,
    made: Option<Made>,
    before: Draft,
}

/// The draft, and who was pressed first.
#[derive(Clone, Copy)]
struct Hand {
    ground: StoredValue<Ground>,
    draft: RwSignal<Option<(RoundNo, Draft)>>,
    picked: RwSignal<Option<PlayerId>>,
}

impl Hand {
    fn draft(self) -> Option<Draft> {
        self.draft.with(|draft| draft.as_ref().map(|(_, draft)| draft.clone()))
    }

    fn take(self, step: Step) {
        self.picked.set(None);
        self.draft.update(|draft| {
            if let Some((_, draft)) = draft {
                *draft = draft.after(step);
            }
        });
    }

    /// The first press picks, the second changes places; two without a game sit down together.
    fn press(self, player: PlayerId) {
        match self.picked.get_untracked() {
            None => self.picked.set(Some(player)),
            Some(first) if first == player => self.picked.set(None),
            Some(first) => {
                let is_seated = |player| {
                    self.draft().is_some_and(|draft| draft.pairings.iter().any(|pairing| pairing.has(player)))
                };
                let step = if is_seated(first) || is_seated(player) {
                    Step::Swap(first, player)
                } else {
                    Step::Seat { red: first, black: player }
                };
                self.take(step);
            }
        }
    }

    fn name(self, player: PlayerId) -> String {
        self.ground.with_value(|ground| ground.open.name(player))
    }
}

/// The draft while it is changed.
#[component]
pub fn ByHand(event: Event, round: RoundNo) -> impl IntoView {
    let l = language();
    let open = event.now();
    let ground = open.tournament().round(round).and_then(|paired| {
        let swiss = SwissEvent::before(open.tournament(), round)?;
        let before = Draft::of(open.tournament(), paired);
        Some(Ground { made: swiss.make().ok(), swiss, before, open: open.clone() })
    });
    let Some(ground) = ground else { return ().into_any() };
    let hand =
        Hand { ground: StoredValue::new(ground), draft: drafts(event).by_hand, picked: RwSignal::new(None) };
    let boards = Memo::new(move |_| hand.draft().map_or_else(Vec::new, |draft| draft.pairings));
    view! {
        <section class="card prepare">
            <h2><Mark of="palace"/>{words::BY_HAND.of(l)}</h2>
            <p>{words::BY_HAND_HINT.of(l)}</p>
            <Tray hand/>
        </section>
        <ol class="boards" aria-label=rounds::BOARD_LIST.of(l)>
            <For each=move || boards.get() key=|pairing| *pairing let:pairing><Board hand pairing/></For>
        </ol>
        <Lock event round hand/>
    }
    .into_any()
}

/// A person as a button that can be picked.
#[component]
fn PersonButton(hand: Hand, player: PlayerId) -> impl IntoView {
    let (name, small) = hand
        .ground
        .with_value(|ground| (ground.open.name(player), small(&ground.open, &ground.swiss, player)));
    let is_picked = move || (hand.picked.get() == Some(player)).to_string();
    view! {
        <button type="button" class="person" aria-pressed=is_picked on:click=move |_| hand.press(player)>
            <Name name/><small>{small}</small>
        </button>
    }
}

#[component]
fn Board(hand: Hand, pairing: Pairing) -> impl IntoView {
    let l = language();
    let Pairing { board, red, black } = pairing;
    let (doubts, was) = hand.ground.with_value(|ground| {
        let is_old = ground.before.pairings.contains(&pairing);
        let doubts = if is_old { Vec::new() } else { ground.swiss.doubts(red, black) };
        let was = ground.before.pairings.iter().find(|old| old.board == board).filter(|_| !is_old).copied();
        (doubts, (!is_old).then_some(was))
    });
    let chips = doubts.iter().map(|doubt| {
        view! { <span class="chip"><Mark of="alarm"/>{words::doubt(l, doubt, |player| hand.name(player))}</span> }
    });
    let was = was.map(|was| {
        let before = was.map_or_else(
            || "–".to_owned(),
            |was| format!("{} – {}", hand.name(was.red), hand.name(was.black)),
        );
        view! { <small class="draft-was">{words::CHANGED.of(l)}" · "{rounds::BEFORE.of(l)}": "{before}</small> }
    });
    let is_changed = was.is_some().then_some("");
    let place = common::board(l, board.0);
    view! {
        <li class="hand-board" data-changed=is_changed>
            <b class="draft-no"><span class="said-only">{common::BOARD.of(l)}" "</span>{board.0}</b>
            <PersonButton hand player=red/>
            <PersonButton hand player=black/>
            <span class="hand-acts">
                <button type="button" class="quiet" aria-label=format!("{}: {place}", words::TURN.of(l)) on:click=move |_| hand.take(Step::Turn(board))>{words::TURN.of(l)}</button>
                <button type="button" class="quiet" aria-label=format!("{}: {place}", words::UNSEAT.of(l)) on:click=move |_| hand.take(Step::Unseat(board))>{words::UNSEAT.of(l)}</button>
            </span>
            <span class="hand-said">{was}{chips.collect_view()}</span>
        </li>
    }
}

/// Those without a game: loose ones first.
#[component]
fn Tray(hand: Hand) -> impl IntoView {
    let l = language();
    let lists = move || {
        let draft = hand.draft()?;
        let loose = draft
            .loose
            .iter()
            .map(|&player| view! { <li><PersonButton hand player/><SitOutActs hand player/></li> });
        let loose = (!draft.loose.is_empty()).then(|| {
            view! { <h3>{words::NO_PLACE.of(l)}</h3><ul class="tray">{loose.collect_view()}</ul> }
        });
        let out = draft.sitting_out.iter().map(|out| {
            let doubt = (out.why == SitOut::PairingBye)
                .then(|| hand.ground.with_value(|ground| ground.swiss.doubt_of_bye(out.player)))
                .flatten()
                .map(|doubt| view! { <span class="chip"><Mark of="alarm"/>{words::doubt(l, &doubt, |player| hand.name(player))}</span> });
            view! { <li><PersonButton hand player=out.player/><span>{rounds::sit_out(l, out.why)}</span>{doubt}</li> }
        });
        let out = (!draft.sitting_out.is_empty()).then(|| {
            view! { <h3>{words::SITTING_OUT.of(l)}</h3><ul class="tray">{out.collect_view()}</ul> }
        });
        Some(view! { {loose}{out} })
    };
    live(lists)
}

#[component]
fn SitOutActs(hand: Hand, player: PlayerId) -> impl IntoView {
    let l = language();
    let acts = [
        (words::GIVE_BYE, SitOut::PairingBye),
        (words::REQUESTED, SitOut::RequestedBye),
        (words::ABSENT, SitOut::Absence),
    ];
    let acts = acts.map(|(word, why)| {
        let label = format!("{}: {}", word.of(l), hand.name(player));
        view! { <button type="button" class="quiet" aria-label=label on:click=move |_| hand.take(Step::SitOut(player, why))>{word.of(l)}</button> }
    });
    view! { <span class="hand-acts">{acts.collect_view()}</span> }
}

/// How far it is from the rules, why, and the lock.
#[component]
fn Lock(event: Event, round: RoundNo, hand: Hand) -> impl IntoView {
    let l = language();
    let why = RwSignal::new(String::new());
    let differs = move || {
        let draft = hand.draft()?;
        let n = hand.ground.with_value(|ground| ground.swiss.n_other(&draft.pairings, ground.made.as_ref()));
        let loose = draft.loose.len();
        let loose = (loose > 0).then(|| format!(" · {}: {loose}", words::NO_PLACE.of(l)));
        Some(format!("{}{}", words::distance(l, n), loose.unwrap_or_default()))
    };
    let is_ready = move || {
        let draft = hand.draft();
        let is_other = hand.ground.with_value(|ground| draft.as_ref() != Some(&ground.before));
        is_other
            && draft.is_some_and(|draft| draft.loose.is_empty())
            && !why.with(|why| why.trim().is_empty())
    };
    let lock = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let Some((pairings, sitting_out)) = hand.draft().and_then(|draft| draft.seating()) else { return };
        let decision =
            Decision::Reseat { round, pairings, sitting_out, why: why.get_untracked().trim().to_owned() };
        let seen = hand.ground.with_value(|ground| ground.open.clone());
        if event.decide_as_seen(decision, &seen) {
            hand.draft.set(None);
        }
    };
    view! {
        <form class="card hand-lock" on:submit=lock>
            <p role="status"><b>{live(differs)}</b></p>
            <div class="field">
                <label for="hand-why">{words::REASON.of(l)}</label>
                <input id="hand-why" autocomplete="off" prop:value=why on:input=move |ev| why.set(event_target_value(&ev))/>
                <small>{words::REASON_HINT.of(l)}</small>
            </div>
            <div class="acts acts-end">
                <button type="button" on:click=move |_| hand.draft.set(None)>{words::GIVE_UP.of(l)}</button>
                <button type="submit" class="primary" disabled=move || !is_ready()>{words::LOCK.of(l)}</button>
            </div>
        </form>
    }
}
