//! Who comes into the next stage? The list, who declines, who is invited, and the event that follows.
use super::Board;
use super::save::TakeOut;
use crate::exchange::roster;
use crate::handout::tables::awards;
use crate::standings::{Passing, passing};
use crate::tournament::{Call, Decision, Entry};
use crate::ui::device;
use crate::ui::event::{Event, Open};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::{Mark, Subsection};
use crate::ui::parts::name::Name;
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Sheet, go};
use crate::ui::screens::new_event::NewEventDraft;
use crate::ui::screens::people::order::{self, Order};
use crate::units::PlayerId;
use crate::words::{common, passing as words, paste, standings};
use leptos::prelude::*;

fn list_of(board: Board, open: &Open) -> Option<Passing> {
    board.table.with(|table| passing(open.tournament(), table))
}

/// The list for the next stage.
#[component]
pub fn PassingCard(board: Board) -> impl IntoView {
    let l = language();
    let event = board.event;
    let list = Memo::new(move |_| list_of(board, &event.get()));
    let guests = event.memo(|open| open.tournament().guests().to_vec());
    let body = move || {
        let (open, guests) = (event.now(), guests.get());
        list.get().map(|list| lists(event, &open, list, &guests))
    };
    let through = Signal::derive(move || board.table.with(|table| table.through));
    let draft: NewEventDraft = expect_context();
    let next_event = move |_| {
        let entries = list.get_untracked().map(|list| list.entries(event.now().tournament()));
        draft.bring(entries.unwrap_or_default());
        go(Route::NewEvent);
    };
    view! {
        <section class="card awards" aria-label=words::TITLE.of(l)>
            <Subsection title=words::TITLE.of(l)/>
            <TakeOut event what=words::TITLE.of(l) sheet=Sheet::Passing through list=awards::passing/>
            {live(body)}
            <InviteOne event list/>
            <Guests event/>
            <div class="acts">
                <button type="button" on:click=next_event>{words::NEXT_EVENT.of(l)}</button>
            </div>
        </section>
    }
}

/// Who comes, who does not, and who would be next.
fn lists(event: Event, open: &Open, list: Passing, guests: &[Entry]) -> impl IntoView + use<> {
    let l = language();
    let counts = words::counts(l, &list, guests.len());
    let names = |players: &[PlayerId]| players.iter().map(|&player| open.name(player)).collect::<Vec<_>>();
    let ties = list.open.as_ref().map(|ties| {
        let said = words::open(l, ties.n, &names(&ties.among));
        view! { <p class="fault"><Mark of="alarm"/>{said}</p> }
    });
    let by_table = list.by_table.iter().map(|one| {
        let how = match one.is_substitute {
            true => format!("{} · {}", standings::placed(l, one.place), words::SUBSTITUTE.of(l)),
            false => standings::placed(l, one.place),
        };
        view! { <Row event player=one.player name=open.name(one.player) how offer=Some(Call::Declined)/> }
    });
    let invited = list.invited.iter().map(|&player| {
        view! { <Row event player name=open.name(player) how=words::INVITED.of(l) offer=None/> }
    });
    let guests = guests.iter().map(|guest| {
        let club = if guest.club.is_empty() { String::new() } else { format!(" · {}", guest.club) };
        view! { <li><span><Name name=guest.name.clone()/></span><span>{words::INVITED.of(l)}{club}</span></li> }
    });
    let missing = list.missing.iter().map(|&(player, why)| {
        let has_call = open.tournament().call_of(player).is_some();
        let offer = if has_call { None } else { Some(Call::Invited) };
        view! { <Row event player name=open.name(player) how=words::missing(why).of(l) offer/> }
    });
    let missing = missing.collect_view();
    let absent = (!list.missing.is_empty()).then(|| {
        view! { <h3>{words::MISSING.of(l)}</h3><ul class="passing">{missing}</ul> }
    });
    let reserves = (!list.reserves.is_empty()).then(
        || view! { <p>{common::titled(l, words::RESERVES.of(l), &names(&list.reserves).join(", "))}</p> },
    );
    view! {
        <p>{counts}</p>
        {ties}
        <ol class="passing">
            {by_table.collect_view()}
            {invited.collect_view()}
            {guests.collect_view()}
        </ol>
        {absent}
        {reserves}
    }
}

/// Somebody, how they come or why not, and the other way at a press.
#[component]
fn Row(
    event: Event,
    player: PlayerId,
    name: String,
    #[prop(into)] how: String,
    /// What a press notes; `None`: it takes the note back.
    offer: Option<Call>,
) -> impl IntoView {
    let l = language();
    let word = match offer {
        Some(Call::Declined) => words::DECLINE,
        Some(Call::Invited) => words::INVITE,
        None => words::TAKE_BACK,
    };
    let press = move |_| {
        event.decide(Decision::CallUp { player, call: offer });
    };
    let label = common::titled(l, word.of(l), &name);
    view! {
        <li>
            <span><Name name/></span>
            <span>{how}</span>
            <button type="button" class="quiet" aria-label=label on:click=press>{word.of(l)}</button>
        </li>
    }
}

/// A player of the event who comes without having to pass.
#[component]
fn InviteOne(event: Event, list: Memo<Option<Passing>>) -> impl IntoView {
    let l = language();
    let chosen = RwSignal::new(None::<PlayerId>);
    let field = move || {
        let open = event.get();
        let coming: Vec<PlayerId> = list.with(|list| list.iter().flat_map(Passing::players).collect());
        let others = open.tournament().players().filter(|player| !coming.contains(&player.id));
        let mut others: Vec<(PlayerId, String)> =
            others.map(|player| (player.id, player.entry.name.clone())).collect();
        order::sort(&mut others, Order::usual(l), |_| None, |(_, name)| name);
        let nobody = (None, "–".to_owned());
        let options =
            std::iter::once(nobody).chain(others.into_iter().map(|(player, name)| (Some(player), name)));
        view! {
            <Select id="invite-player".to_owned() label=words::INVITE.of(l) options=options.collect() chosen choose=move |player| chosen.set(player)/>
        }
    };
    let invite = move |_| {
        if let Some(player) = chosen.get_untracked()
            && event.decide(Decision::CallUp { player, call: Some(Call::Invited) })
        {
            chosen.set(None);
        }
    };
    view! {
        <div class="with-act">
            {live(field)}
            <button type="button" disabled=move || chosen.get().is_none() on:click=invite>{words::INVITED.of(l)}</button>
        </div>
    }
}

/// Who is invited from outside the event: a line each.
#[component]
fn Guests(event: Event) -> impl IntoView {
    let l = language();
    let written = event.memo(|open| {
        let line = |guest: &Entry| match guest.club.is_empty() {
            true => guest.name.clone(),
            false => format!("{}, {}", guest.name, guest.club),
        };
        open.tournament().guests().iter().map(line).collect::<Vec<_>>().join("\n")
    });
    let text = RwSignal::new(written.get_untracked());
    Effect::new(move |_| text.set(written.get()));
    let fault = RwSignal::new(None::<String>);
    let save = move |_| {
        let typed = text.get_untracked();
        let read = roster::parse(&typed, device::this_year());
        let read = read.map_err(|why| paste::fault(l, why)).and_then(|draft| {
            let all: Vec<usize> = (0..draft.rows.len()).collect();
            draft.entries(&all).map_err(|faults| paste::faults(l, &faults))
        });
        match read {
            Err(why) => fault.set(Some(why)),
            Ok(guests) => {
                fault.set(None);
                event.decide(Decision::Invite(guests));
            }
        }
    };
    let is_changed = move || text.with(|text| written.with(|written| text.trim() != written.trim()));
    view! {
        <details>
            <summary>{words::GUESTS.of(l)}</summary>
            <div class="field">
                <label for="guests">{words::GUESTS.of(l)}</label>
                <textarea
                    id="guests"
                    rows="4"
                    spellcheck="false"
                    prop:value=move || text.get()
                    on:input=move |ev| text.set(event_target_value(&ev))
                ></textarea>
                <small>{words::GUESTS_HINT.of(l)}</small>
                <span role="status">
                    {move || fault.get().map(|said| view! { <span class="fault"><Mark of="alarm"/>{said}</span> })}
                </span>
                <div class="acts">
                    <button type="button" disabled=move || !is_changed() on:click=save>{words::SAVE_GUESTS.of(l)}</button>
                </div>
            </div>
        </details>
    }
}
