//! Who meets whom in which round, and when? The whole table of the round robin at one look.
use crate::pairing::round_robin::{self, ScheduledRound};
use crate::tournament::{Appointment, Decision};
use crate::ui::event::{Event, Open, event};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section, Subsection};
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, href};
use crate::units::RoundNo;
use crate::words::{common, format, rounds};
use leptos::prelude::*;

/// The schedule's screen.
#[component]
pub fn ScheduleScreen() -> impl IntoView {
    let event = event();
    let l = language();
    let all = event.memo(|open| {
        let tournament = open.tournament();
        let rounds = round_robin::schedule(tournament);
        rounds.into_iter().map(|round| (tournament.appointment(round.round), round)).collect::<Vec<_>>()
    });
    let is_empty = Memo::new(move |_| all.with(Vec::is_empty));
    let list = move || {
        let rounds = all.get().into_iter().map(|(at, round)| view! { <RoundCard event at round/> });
        rounds.collect_view()
    };
    view! {
        <Section title=rounds::SCHEDULE.of(l)/>
        <Show when=move || !is_empty.get() fallback=move || view! {
            <div class="empty"><Mark of="palace"/><h2>{crate::words::agenda::NOBODY_NUMBERED.of(l)}</h2></div>
        }>
            <div class="cards">{live(list)}</div>
        </Show>
    }
}

#[component]
fn RoundCard(event: Event, at: Option<Appointment>, round: ScheduledRound) -> impl IntoView {
    let l = language();
    let open = event.now();
    let no = round.round;
    let pairs = round.pairs.iter().map(|&(red, black)| {
        view! { <tr><td><Name name=open.name(red)/></td><td aria-hidden="true">"–"</td><td><Name name=open.name(black)/></td></tr> }
    });
    let bye = round.bye.map(|player| bye_line(&open, player));
    view! {
        <section class="card">
            <Subsection title=common::round(l, no.0)>
                <a class="button quiet" href=href(Route::Event(event.id(), Screen::Round(no)))>{rounds::BOARD_LIST.of(l)}</a>
            </Subsection>
            <When event at no/>
            <table class="pairs">
                <thead class="said-only">
                    <tr><th scope="col">{common::RED.of(l)}</th><td></td><th scope="col">{common::BLACK.of(l)}</th></tr>
                </thead>
                <tbody>{pairs.collect_view()}</tbody>
            </table>
            {bye}
        </section>
    }
}

fn bye_line(open: &Open, player: crate::units::PlayerId) -> impl IntoView + use<> {
    view! { <p><small>{rounds::PAIRING_BYE.of(language())}": "{open.name(player)}</small></p> }
}

/// When the round is played, as the clock at the venue shows it; never shifted (case O28).
#[component]
fn When(event: Event, at: Option<Appointment>, no: RoundNo) -> impl IntoView {
    let l = language();
    let written = at.map(|(day, hour)| format!("{} {}", format::date(l, day), format::time(hour)));
    let fault = RwSignal::new(false);
    let id = format!("when-{}", no.0);
    let set = move |change: leptos::ev::Event| {
        let typed = event_target_value(&change);
        let at = parse_appointment(&typed);
        let is_cleared = typed.trim().is_empty();
        fault.set(at.is_none() && !is_cleared);
        if at.is_some() || is_cleared {
            event.decide(Decision::Schedule { round: no, at });
        }
    };
    view! {
        <div class="field">
            <label for=id.clone()>{rounds::WHEN.of(l)}</label>
            <input id=id.clone() placeholder=rounds::WHEN_HINT.of(l) value=written on:change=set aria-invalid=move || fault.get().to_string()/>
            {move || fault.get().then(|| view! {
                <span class="fault"><Mark of="alarm"/>{rounds::WHEN_FAULT.of(l)}</span>
            })}
        </div>
    }
}

/// The last run of digits is the hour, what stands before is the day.
fn parse_appointment(text: &str) -> Option<Appointment> {
    let (day, hour) = text.trim().rsplit_once(' ')?;
    Some((format::parse_date(day)?, format::parse_time(hour)?))
}
