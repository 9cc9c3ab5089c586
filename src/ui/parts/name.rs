//! How is a person shown? The given name stays in sight however narrow the row is.
use crate::names::{has_han, split_given};
use crate::tournament::Tournament;
use crate::units::PlayerId;
use leptos::prelude::*;

/// Words up to this many letters are never broken.
const LONGEST_WORD: usize = 24;

/// A name, with the language that picks its glyphs.
#[component]
pub fn Name(
    /// As written.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let lang = if has_han(&name) { "zh-Hans" } else { "vi" };
    let (rest, given) = split_given(&name);
    let rest = (!rest.is_empty()).then(|| view! { <span class="name-rest">{rest.to_owned()}</span> " " });
    // A word that no line has room for may be broken anywhere; others only between words.
    let is_long = name.split(' ').any(|word| word.chars().count() > LONGEST_WORD);
    view! { <span class="name" class:name-long=is_long lang=lang>{rest}<span class="name-key">{given.to_owned()}</span></span> }
}

/// The name of a player; a dash for one who is no longer there.
pub fn name_of(tournament: &Tournament, player: PlayerId) -> String {
    tournament.player(player).map_or_else(|| "–".to_owned(), |player| player.entry.name.clone())
}
