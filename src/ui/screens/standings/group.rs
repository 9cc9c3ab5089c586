//! Whose table? Everyone's, or that of one category; the choice holds on the sheet to print, too.
use crate::regulation::Category;
use crate::standings::{categories, unknown_of};
use crate::ui::drafts::drafts;
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::words::categories as words;
use leptos::prelude::*;

/// The choice, where there is one.
#[component]
pub fn Group(event: Event) -> impl IntoView {
    let l = language();
    let chosen = drafts(event).category;
    let offered = event.memo(|open| categories(open.tournament()));
    // A category that nobody is in any more has no table.
    Effect::new(move |_| {
        if offered.with(|offered| chosen.with(|chosen| !offered.contains(chosen))) {
            chosen.set(Category::Everyone);
        }
    });
    let unknown = move || {
        let open = event.get();
        let unknown = chosen.with(|category| unknown_of(open.tournament(), category));
        let names: Vec<String> = unknown.into_iter().map(|player| open.name(player)).collect();
        (!names.is_empty()).then(|| view! { <p><small>{words::unknown(l, &names.join(", "))}</small></p> })
    };
    live(move || {
        let offered = offered.get();
        let options: Vec<(usize, String)> =
            offered.iter().map(|category| words::name(l, category)).enumerate().collect();
        let at = {
            let offered = offered.clone();
            Signal::derive(move || {
                chosen.with(|chosen| offered.iter().position(|category| category == chosen)).unwrap_or(0)
            })
        };
        let choose = move |at: usize| {
            if let Some(category) = offered.get(at) {
                chosen.set(category.clone());
            }
        };
        (options.len() > 1).then(|| {
            view! {
                <Select id="standings-of".to_owned() label=words::TABLE_OF.of(l) options chosen=at choose/>
                {live(unknown)}
            }
        })
    })
}
