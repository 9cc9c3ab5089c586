//! How do these lists leave the device? As a spreadsheet reads them, and on paper.
use super::edition;
use crate::handout::Sheet as Handout;
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, Sheet, href};
use crate::ui::take_away;
use crate::units::RoundNo;
use crate::words::{awards as words, common};
use leptos::prelude::*;

/// The buttons of a list: print it, save it.
#[component]
pub fn SaveList(
    event: Event,
    /// What it is on paper.
    sheet: Sheet,
    /// After which round.
    #[prop(into)]
    through: Signal<RoundNo>,
    /// The list.
    list: impl Fn() -> Option<Handout> + 'static,
) -> impl IntoView {
    let l = language();
    let is_failed = RwSignal::new(false);
    let print = move || href(Route::Event(event.id(), Screen::Sheet(sheet, through.get())));
    let save = move |_| {
        let Some(list) = list() else { return };
        let open = event.now();
        let name = edition(&open).file_name(&list.name, "csv");
        is_failed.set(take_away::download(&name, "text/csv", list.csv(l).as_bytes()).is_err());
    };
    let said = move || {
        is_failed
            .get()
            .then(|| view! { <span class="fault"><Mark of="alarm"/>{common::NOT_SAVED.of(l)}</span> })
    };
    view! {
        <div class="acts">
            <a class="button" href=print>{common::PRINT.of(l)}</a>
            <button type="button" on:click=save>{words::SAVE_LIST.of(l)}</button>
            <span role="status">{live(said)}</span>
        </div>
    }
}
