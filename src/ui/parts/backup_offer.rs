//! Is it time for a file? Offered quietly once a round is complete and no file has its results yet.
use crate::tournament::{Decision, Round};
use crate::ui::event::{Open, event};
use crate::ui::parts::live::Show;
use crate::ui::preferences::language;
use crate::ui::take_away;
use crate::units::RoundNo;
use crate::words::storage;
use leptos::prelude::*;

/// The offer of a backup file after a round.
#[component]
pub fn BackupOffer(round: RoundNo) -> impl IntoView {
    let event = event();
    let l = language();
    let last_result = event.memo(move |open| last_result(open, round));
    let is_due =
        move || last_result.get().is_some_and(|at| event.file_saved().is_none_or(|file| file.utc_ms < at));
    view! {
        <Show when=is_due>
            <div class="offer">
                <p>{storage::FILE_OFFER.of(l)}</p>
                <button type="button" on:click=move |_| take_away::save_event_file(event)>
                    {storage::SAVE_FILE.of(l)}
                </button>
            </div>
        </Show>
    }
}

/// When the last result of the round was set, if the round is complete.
fn last_result(open: &Open, round: RoundNo) -> Option<i64> {
    open.tournament().round(round).filter(|round| Round::is_complete(round))?;
    let is_of_round = |decision: &Decision| {
        matches!(decision, Decision::SetResult(set) if set.round == round)
            || matches!(decision, Decision::Pair { round: paired, .. } if *paired == round)
    };
    let results = open.log.iter().rev().filter(|logged| is_of_round(&logged.decision));
    results.map(|logged| logged.at.utc_ms).max()
}
