//! What does a file say of the whole event?
use crate::exchange::trf::model::{Header, HeaderCode};
use crate::names::to_ascii;
use crate::regulation::{RoundRobinTable, System};
use crate::standings::code::Code;
use crate::tournament::Tournament;
use crate::units::{CivilDate, RoundNo};

/// Columns from the fifth on to the one where the days of the rounds begin (92).
const BEFORE_DATES: usize = 87;

/// The headers, in the order of their codes. `chain` is how ties are broken.
pub(super) fn headers(event: &Tournament, chain: &[Code]) -> Vec<Header> {
    let about = event.about();
    let list = event.rating_list();
    let n_rated = event.players().filter(|player| player.entry.rating(list).is_some()).count();
    let (kind, system) = system(event.regulation().system.value);
    let codes = |codes: &[Code]| codes.iter().map(Code::to_string).collect::<Vec<_>>().join(",");
    let tie_breaks: Vec<Code> = chain.iter().filter(|code| code.to_string() != "PTS").cloned().collect();
    [
        (HeaderCode::Title, plain(&about.title)),
        (HeaderCode::City, plain(&about.venue)),
        (HeaderCode::Start, about.first_day.map_or_else(String::new, day)),
        (HeaderCode::End, about.last_day.map_or_else(String::new, day)),
        (HeaderCode::PlayerCount, event.n_players().to_string()),
        (HeaderCode::RatedCount, n_rated.to_string()),
        (HeaderCode::TeamCount, "0".to_owned()),
        (HeaderCode::Kind, kind.to_owned()),
        (HeaderCode::ChiefArbiter, plain(&about.chief_arbiter)),
        (HeaderCode::Dates, dates(event)),
        (HeaderCode::RankMethod, super::national::ranking(event)),
        (HeaderCode::Controller, concat!("Ky Dai ", env!("CARGO_PKG_VERSION")).to_owned()),
        (HeaderCode::System, system.to_owned()),
        (HeaderCode::TieBreaks, codes(&tie_breaks)),
        (HeaderCode::Order, codes(chain)),
    ]
    .into_iter()
    .filter(|(_, text)| !text.trim().is_empty())
    .map(|(code, text)| Header { code, text })
    .collect()
}

/// In plain letters, since readers guess the encoding; as it is where it has none.
fn plain(text: &str) -> String {
    let folded = to_ascii(text);
    if folded.contains(|c: char| c.is_ascii_alphanumeric()) {
        folded
    } else {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

const fn system(system: System) -> (&'static str, &'static str) {
    match system {
        System::Swiss(_) => ("Individual: Swiss-System (FIDE Dutch)", "FIDE_DUTCH_2026"),
        System::RoundRobin { table: RoundRobinTable::Berger, .. } => {
            ("Individual: Round-Robin", "BERGER_ROUNDROBIN")
        }
        System::RoundRobin { table: RoundRobinTable::Circle, .. } => {
            ("Individual: Round-Robin", "FIDE_ROUNDROBIN")
        }
    }
}

fn day(day: CivilDate) -> String {
    let (year, month, day) = day.parts();
    format!("{year}/{month:02}/{day:02}")
}

/// The day of each round that has one, `YY/MM/DD` below the round's column; a line of several games a
/// round has no such columns.
fn dates(event: &Tournament) -> String {
    let n_rounds = if event.regulation().games_per_encounter.value == 1 { event.n_rounds() } else { 0 };
    let dates: Vec<String> = (1..=n_rounds)
        .map(|no| {
            let day = event.appointment(RoundNo(no)).map(|(day, _)| day.parts());
            day.map_or_else(
                || " ".repeat(8),
                |(year, month, day)| format!("{:02}/{month:02}/{day:02}", year % 100),
            )
        })
        .collect();
    format!("{:BEFORE_DATES$}{}", "", dates.join("  ")).trim_end().to_owned()
}
