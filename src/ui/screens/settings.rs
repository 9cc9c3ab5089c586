//! How is it set? The language, the look and the name of this device's person; the event; its end.
mod delete;

use crate::tournament::Decision;
use crate::ui::drafts::drafts;
use crate::ui::event::event;
use crate::ui::parts::about::{PlaceFields, TitleField};
use crate::ui::parts::choices::Choices;
use crate::ui::parts::frame::theme_name;
use crate::ui::parts::mark::{Section, Subsection};
use crate::ui::parts::safety::Safety;
use crate::ui::preferences::{Theme, language, preferences};
use crate::words::{Language, common, entry, events, settings};
use delete::DeleteEvent;
use leptos::prelude::*;

/// The settings.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let l = language();
    view! {
        <Section title=settings::TITLE.of(l)/>
        <div class="split2">
            <ThisEvent/>
            <div class="form"><ThisDevice/><Safety/></div>
        </div>
        <DeleteEvent/>
    }
}

#[component]
fn ThisDevice() -> impl IntoView {
    let l = language();
    let preferences = preferences();
    let languages = Language::ALL.map(|language| (language, language.own_name().to_owned())).to_vec();
    let themes = Theme::ALL.map(|theme| (theme, theme_name(l, theme).to_owned())).to_vec();
    view! {
        <section class="card form" aria-label=settings::THIS_DEVICE.of(l)>
            <Subsection title=settings::THIS_DEVICE.of(l)/>
            <Choices
                name="settings-language"
                legend=common::LANGUAGE.of(l)
                options=languages
                chosen=preferences.language
                choose=move |language| preferences.language.set(language)
            />
            <Choices
                name="settings-theme"
                legend=common::THEME.of(l)
                options=themes
                chosen=preferences.theme
                choose=move |theme| preferences.theme.set(theme)
            />
            <Choices
                name="settings-winners"
                legend=entry::NAME_WINNERS.of(l)
                options=vec![(false, entry::NO.of(l).to_owned()), (true, entry::YES.of(l).to_owned())]
                chosen=preferences.names_winners
                choose=move |names| preferences.names_winners.set(names)
            />
            <p><small>{entry::NAME_WINNERS_HINT.of(l)}</small></p>
            <div class="field">
                <label for="author">{settings::AUTHOR.of(l)}</label>
                <input
                    id="author"
                    autocomplete="name"
                    maxlength="100"
                    aria-describedby="author-hint"
                    prop:value=preferences.author
                    on:input=move |typed| preferences.author.set(event_target_value(&typed))
                />
                <small id="author-hint">{settings::AUTHOR_HINT.of(l)}</small>
            </div>
        </section>
    }
}

/// What the event is called, where and when; saved by one decision.
#[component]
fn ThisEvent() -> impl IntoView {
    let event = event();
    let l = language();
    let about = event.memo(|open| open.tournament().about().clone());
    // What was typed stays until the event itself is called otherwise, here or elsewhere.
    let (draft, began_from) = drafts(event).about;
    Effect::new(move |_| {
        let now = about.get();
        if began_from.with_value(|began_from| began_from.as_ref() != Some(&now)) {
            draft.set(&now);
            began_from.set_value(Some(now));
        }
    });
    let is_faulty = RwSignal::new(false);
    let save = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        match draft.read() {
            None => is_faulty.set(true),
            Some(about) => {
                is_faulty.set(false);
                event.decide(Decision::Describe(about));
            }
        }
    };
    view! {
        <form class="card form" aria-label=settings::THIS_EVENT.of(l) on:submit=save>
            <Subsection title=settings::THIS_EVENT.of(l)/>
            <TitleField draft/>
            <PlaceFields draft/>
            <p class="fault" role="status">{move || is_faulty.get().then(|| events::MEND_FIRST.of(l))}</p>
            <div class="acts"><button type="submit" class="primary">{settings::SAVE_ABOUT.of(l)}</button></div>
        </form>
    }
}
