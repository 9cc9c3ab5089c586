//! Who is ahead, and why? The table, the why of each place, the cross table.
mod added;
mod by_round;
mod cross;
mod group;
mod lots;
mod save;
mod table;

use crate::standings::{self, Table};
use crate::ui::drafts::drafts;
use crate::ui::event::{Event, Open, event};
use crate::ui::parts::choices::Choices;
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section};
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, Sheet, href};
use crate::units::RoundNo;
use crate::words::{common, standings as words};
use cross::Cross;
pub use group::Group;
use leptos::prelude::*;
use std::sync::Arc;
use table::TableView;

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Board {
    event: Event,
    /// The round after which the table stands.
    through: RwSignal<RoundNo>,
    table: Memo<Arc<Table>>,
    /// Its rows that are shown: those of the chosen category.
    shown: Memo<Arc<Table>>,
}

/// The standings' screen.
#[component]
pub fn StandingsScreen() -> impl IntoView {
    let event = event();
    let l = language();
    let through = RwSignal::new(last_with_a_result(&event.now()));
    let table = event_table(event, through);
    let category = drafts(event).category;
    let shown = Memo::new(move |_| {
        let (table, open) = (table.get(), event.now());
        category.with(|category| Arc::new(standings::category_table(open.tournament(), &table, category)))
    });
    let board = Board { event, through, table, shown };
    let has_games = event.memo(|open| open.tournament().games().any(|game| game.outcome.is_some()));
    let head = move || {
        let no = through.get();
        let sheet = href(Route::Event(event.id(), Screen::Sheet(Sheet::Standings, no)));
        view! {
            <Section title=words::title(l, no.0)>
                <a class="button" href=sheet>{common::PRINT.of(l)}</a>
            </Section>
        }
    };
    view! {
        {live(head)}
        <Show when=move || has_games.get() fallback=move || view! {
            <div class="empty"><Mark of="palace"/><h2>{words::NO_GAMES.of(l)}</h2></div>
        }>
            <lots::LotsCard/>
            <Through board/>
            <Group event/>
            <added::AddedGroups board/>
            <save::TakeOut board/>
            <TableView board/>
            <Cross board/>
        </Show>
    }
}

fn event_table(event: Event, through: RwSignal<RoundNo>) -> Memo<Arc<Table>> {
    Memo::new(move |_| {
        let open = event.get();
        Arc::new(standings::table(open.tournament(), through.get()))
    })
}

fn last_with_a_result(open: &Open) -> RoundNo {
    open.tournament()
        .games()
        .filter(|game| game.outcome.is_some())
        .map(|game| game.round)
        .max()
        .unwrap_or(RoundNo(1))
}

/// After which round? Any that has been paired; the later ones are then left out.
#[component]
fn Through(board: Board) -> impl IntoView {
    let l = language();
    let rounds = board.event.memo(|open| {
        open.tournament().rounds().iter().map(|round| (round.no, round.is_complete())).collect::<Vec<_>>()
    });
    live(move || {
        let options: Vec<(RoundNo, String)> = rounds
            .get()
            .into_iter()
            .map(|(no, is_complete)| match is_complete {
                true => (no, no.0.to_string()),
                false => (no, format!("{} · {}", no.0, words::RUNNING.of(l))),
            })
            .collect();
        (options.len() > 1).then(|| {
            view! {
                <Choices
                    name="through"
                    legend=words::AFTER_ROUND.of(l)
                    options
                    chosen=board.through
                    choose=move |no| board.through.set(no)
                />
            }
        })
    })
}
