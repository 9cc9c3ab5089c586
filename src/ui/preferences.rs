//! How does this person like it? Language, theme and name on this device; nothing that could hurt
//! if it were lost.
use crate::words::Language;
use gloo_storage::{LocalStorage, Storage};
use js_sys::JSON;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// How the screen looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the device wishes.
    Auto,
    /// Paper.
    Light,
    /// Ink.
    Dark,
    /// Sunlight: the greatest contrast.
    Sun,
}

impl Theme {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Light, Self::Dark, Self::Sun];

    const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Sun => "sun",
        }
    }
}

/// What the person chose, live.
#[derive(Clone, Copy, Debug)]
pub struct Preferences {
    /// The language.
    pub language: RwSignal<Language>,
    /// The look.
    pub theme: RwSignal<Theme>,
    /// The name that goes into the log.
    pub author: RwSignal<String>,
    /// Whether the winner's name is asked back before a result is kept (W10).
    pub names_winners: RwSignal<bool>,
}

// Private windows and full disks make storage fail; a preference is then kept for this visit only.
// The raw storage throws where there is none, so the window is asked first; its typed door would
// bring serde_json into the download for three words.
fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()??;
    Some(LocalStorage::raw())
}

fn read(key: &str) -> Option<String> {
    JSON::parse(&storage()?.get_item(key).ok()??).ok()?.as_string()
}

fn keep(key: &str, value: &str) {
    let kept = || {
        let value = String::from(JSON::stringify(&JsValue::from_str(value)).ok()?);
        storage()?.set_item(key, &value).ok()
    };
    if kept().is_none() {
        leptos::logging::warn!("the preference {key} is kept for this visit only");
    }
}

fn browser_language() -> Language {
    window().navigator().language().and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
}

/// Reads the preferences and keeps every change; also dresses the page in them.
pub fn provide() -> Preferences {
    let language = read("language").and_then(|tag| Language::from_tag(&tag)).unwrap_or_else(browser_language);
    let theme = read("theme").and_then(|word| Theme::ALL.into_iter().find(|theme| theme.word() == word));
    let preferences = Preferences {
        language: RwSignal::new(language),
        theme: RwSignal::new(theme.unwrap_or(Theme::Auto)),
        author: RwSignal::new(read("author").unwrap_or_default()),
        names_winners: RwSignal::new(read("names-winners").as_deref() == Some("yes")),
    };
    provide_context(preferences);
    Effect::new(move |_| {
        let language = preferences.language.get();
        set_root_attribute("lang", Some(language.tag()));
        keep("language", language.tag());
    });
    Effect::new(move |_| {
        let theme = preferences.theme.get();
        set_root_attribute("data-theme", (theme != Theme::Auto).then(|| theme.word()));
        keep("theme", theme.word());
    });
    Effect::new(move |_| keep("author", &preferences.author.get()));
    Effect::new(move |_| {
        keep("names-winners", if preferences.names_winners.get() { "yes" } else { "no" });
    });
    preferences
}

fn set_root_attribute(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    // Both calls fail only for names that are no attribute names.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// The preferences of this page.
pub fn preferences() -> Preferences {
    expect_context()
}

/// The language of this page. The whole page is built anew when it changes, so this is no signal.
pub fn language() -> Language {
    preferences().language.get_untracked()
}
