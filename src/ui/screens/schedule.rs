//! Who meets whom in which round, and when? The whole table of the round robin at one look.
use crate::pairing::{self, ScheduledRound};
use crate::tournament::{Appointment, Decision, Encounter, Tournament};
use crate::ui::event::{Event, Open, event};
use crate::ui::parts::games;
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section, Subsection};
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, href};
use crate::units::{PlayerId, RoundNo};
use crate::words::{common, format, more, rounds};
use leptos::prelude::*;

/// The schedule's screen.
#[component]
pub fn ScheduleScreen() -> impl IntoView {
    let event = event();
    let l = language();
    let all = event.memo(|open| {
        let tournament = open.tournament();
        let rounds = pairing::schedule(tournament);
        rounds
            .into_iter()
            .map(|round| (tournament.appointment(round.round), results(tournament, &round), round))
            .collect::<Vec<_>>()
    });
    let is_empty = Memo::new(move |_| all.with(Vec::is_empty));
    let list = move || {
        let rounds =
            all.get().into_iter().map(|(at, results, round)| view! { <RoundCard event at results round/> });
        rounds.collect_view()
    };
    view! {
        <Section title=more::SCHEDULE.of(l)/>
        <Show when=move || !is_empty.get() fallback=move || view! {
            <div class="empty"><Mark of="palace"/><h2>{crate::words::agenda::NOBODY_NUMBERED.of(l)}</h2></div>
        }>
            <div class="cards">{live(list)}</div>
        </Show>
    }
}

#[component]
fn RoundCard(
    event: Event,
    at: Option<Appointment>,
    results: Vec<String>,
    round: ScheduledRound,
) -> impl IntoView {
    let l = language();
    let open = event.now();
    let no = round.round;
    let pairs = round.pairs.iter().zip(results).map(|(&(red, black), result)| {
        view! { <tr><td><Name name=open.name(red)/></td><td>{result}</td><td><Name name=open.name(black)/></td></tr> }
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
                    <tr><th scope="col">{common::RED.of(l)}</th><th scope="col">{rounds::RESULT.of(l)}</th><th scope="col">{common::BLACK.of(l)}</th></tr>
                </thead>
                <tbody>{pairs.collect_view()}</tbody>
            </table>
            {bye}
        </section>
    }
}

/// How the pairs of a round ended, in their order; a dash for what is not paired or not played.
fn results(tournament: &Tournament, scheduled: &ScheduledRound) -> Vec<String> {
    let paired = tournament.round(scheduled.round);
    let result = |&(red, black): &(PlayerId, PlayerId)| {
        let met = |encounter: &&Encounter| encounter.pairing.has(red) && encounter.pairing.has(black);
        let games = paired.and_then(|round| round.encounters.iter().find(met)).into_iter();
        let ended = games
            .flat_map(|encounter| encounter.games(scheduled.round))
            .filter(|game| game.outcome.is_some());
        let said = ended.filter_map(|game| Some(games::result(tournament, &game, game.side_of(red)?)));
        let said = said.collect::<Vec<_>>().join(" · ");
        if said.is_empty() { "–".to_owned() } else { said }
    };
    scheduled.pairs.iter().map(result).collect()
}

fn bye_line(open: &Open, player: PlayerId) -> impl IntoView + use<> {
    view! { <p><small>{rounds::PAIRING_BYE.of(language())}": "{open.name(player)}</small></p> }
}

/// When the round is played, as the clock at the venue shows it; never shifted (case O28).
#[component]
fn When(event: Event, at: Option<Appointment>, no: RoundNo) -> impl IntoView {
    let l = language();
    let written = at.map(|(day, hour)| format!("{} {}", format::date(l, day), format::time(hour)));
    let fault = RwSignal::new(false);
    let id = format!("when-{}", no.0);
    let hint_id = format!("{id}-hint");
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
            <input id=id.clone() aria-describedby=hint_id.clone() value=written on:change=set aria-invalid=move || fault.get().to_string()/>
            <small id=hint_id>{rounds::WHEN_HINT.of(l)}</small>
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
