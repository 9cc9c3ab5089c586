//! What is a game worth? Three ready choices, or six numbers.
use super::fields::read;
use super::number::PointsField;
use crate::regulation::{Regulation, Scoring, UnplayedScores};
use crate::ui::parts::choices::Choices;
use crate::ui::parts::live::Show;
use crate::ui::preferences::language;
use crate::units::HalfPoints;
use crate::words::{Text, rules};
use leptos::prelude::*;

const READY: [Scoring; 3] = [Scoring::TWO_ONE_ZERO, Scoring::ONE_HALF_ZERO, Scoring::THREE_ONE_ZERO];

/// The points of a game.
#[component]
pub fn ScoringField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let value = read(regulation, |rules| rules.scoring.value);
    let is_custom = RwSignal::new(!READY.contains(&value.get_untracked()));
    let mut options: Vec<(Option<Scoring>, String)> =
        READY.map(|ready| (Some(ready), short(&ready))).to_vec();
    options.push((None, rules::CUSTOM.of(l).to_owned()));
    let chosen = Signal::derive(move || {
        (!is_custom.get()).then(|| value.get()).filter(|scoring| READY.contains(scoring))
    });
    let choose = move |ready: Option<Scoring>| {
        is_custom.set(ready.is_none());
        if let Some(scoring) = ready {
            regulation.update(|rules| rules.scoring.choose(scoring));
        }
    };
    view! {
        <Choices name="rule-scoring" legend=rules::SCORES_LEGEND.of(l) options chosen choose/>
        <Show when=move || chosen.get().is_none()><SixNumbers regulation/></Show>
    }
}

/// `2–1–0`.
fn short(scoring: &Scoring) -> String {
    format!("{}–{}–{}", scoring.red_win, scoring.red_draw, scoring.red_loss)
}

type Of<T> = (&'static str, Text, fn(&T) -> HalfPoints, fn(&mut T, HalfPoints));

const SIX: [Of<Scoring>; 6] = [
    ("red-win", rules::RED_WIN, |s| s.red_win, |s, points| s.red_win = points),
    ("red-draw", rules::RED_DRAW, |s| s.red_draw, |s, points| s.red_draw = points),
    ("red-loss", rules::RED_LOSS, |s| s.red_loss, |s, points| s.red_loss = points),
    ("black-win", rules::BLACK_WIN, |s| s.black_win, |s, points| s.black_win = points),
    ("black-draw", rules::BLACK_DRAW, |s| s.black_draw, |s, points| s.black_draw = points),
    ("black-loss", rules::BLACK_LOSS, |s| s.black_loss, |s, points| s.black_loss = points),
];

#[component]
fn SixNumbers(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let fields = SIX.map(|(id, label, get, put)| {
        let points = read(regulation, move |rules| get(&rules.scoring.value));
        let set = move |points| {
            regulation.update(|rules| {
                let mut scoring = rules.scoring.value;
                put(&mut scoring, points);
                rules.scoring.choose(scoring);
            });
        };
        view! { <PointsField id label=label.of(l) points set/> }
    });
    view! { <div class="three">{fields.collect_view()}</div> }
}

const OUT: [Of<UnplayedScores>; 3] = [
    ("pairing-bye", rules::PAIRING_BYE, |s| s.pairing_bye, |s, points| s.pairing_bye = points),
    ("requested-bye", rules::REQUESTED_BYE, |s| s.requested_bye, |s, points| s.requested_bye = points),
    ("absence", rules::ABSENCE, |s| s.absence, |s, points| s.absence = points),
];

/// The points of a round without a game.
#[component]
pub fn UnplayedField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let fields = OUT.map(|(id, label, get, put)| {
        let points = read(regulation, move |rules| get(&rules.unplayed.value));
        let set = move |points| {
            regulation.update(|rules| {
                let mut scores = rules.unplayed.value;
                put(&mut scores, points);
                rules.unplayed.choose(scores);
            });
        };
        view! { <PointsField id label=label.of(l) points set/> }
    });
    view! { <div class="three">{fields.collect_view()}</div> }
}
