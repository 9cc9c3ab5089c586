//! How do we say it, in Vietnamese, Chinese and English?
//!
//! A text is a [`Text`]: three strings that stand side by side, so a missing language does not
//! compile. A sentence with facts in it is a function with one arm a language. Terms are those of
//! GLOSSARY.md.
pub mod agenda;
pub mod awards;
pub mod categories;
pub mod chains;
pub mod codes;
pub mod common;
pub mod content;
pub mod entry;
pub mod events;
pub mod file;
pub mod format;
pub mod hall;
pub mod handout;
pub mod late;
pub mod log;
pub mod more;
pub mod pairing;
pub mod passing;
pub mod paste;
pub mod people;
pub mod print;
pub mod prizes;
pub mod refusal;
pub mod rounds;
pub mod rules;
pub mod settings;
pub mod share;
pub mod standings;
pub mod storage;
pub mod swiss;
pub mod time_control;
pub mod trf;

/// A language of the interface; Vietnamese first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// Tiếng Việt.
    #[default]
    Vietnamese,
    /// 简体中文.
    Chinese,
    /// English.
    English,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Vietnamese, Self::Chinese, Self::English];

    /// The tag for `lang` attributes; it also picks the right Han glyphs.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Vietnamese => "vi",
            Self::Chinese => "zh-Hans",
            Self::English => "en",
        }
    }

    /// The language of a tag, by its first part: `zh-CN` is Chinese.
    pub fn from_tag(tag: &str) -> Option<Self> {
        match tag.split('-').next() {
            Some("vi") => Some(Self::Vietnamese),
            Some("zh") => Some(Self::Chinese),
            Some("en") => Some(Self::English),
            Some(_) | None => None,
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::Vietnamese => "Tiếng Việt",
            Self::Chinese => "中文",
            Self::English => "English",
        }
    }
}

/// A text in all three languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// Vietnamese.
    pub vi: &'static str,
    /// Chinese, simplified.
    pub zh: &'static str,
    /// English.
    pub en: &'static str,
}

impl Text {
    /// The text in one language.
    pub const fn of(self, language: Language) -> &'static str {
        match language {
            Language::Vietnamese => self.vi,
            Language::Chinese => self.zh,
            Language::English => self.en,
        }
    }
}

/// A sentence with facts in every language: what was said of an act stays right when the language changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    vi: String,
    zh: String,
    en: String,
}

impl Spoken {
    /// The sentence that `say` makes of each language.
    pub fn by(say: impl Fn(Language) -> String) -> Self {
        Self { vi: say(Language::Vietnamese), zh: say(Language::Chinese), en: say(Language::English) }
    }

    /// The sentence in one language.
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::Vietnamese => &self.vi,
            Language::Chinese => &self.zh,
            Language::English => &self.en,
        }
    }
}

impl From<Text> for Spoken {
    fn from(text: Text) -> Self {
        Self::by(|language| text.of(language).to_owned())
    }
}

/// Names texts: `texts! { NAME = "vi", "zh", "en"; … }`. All names of a topic are also listed in its
/// `ALL`, so that a test can look at every one.
macro_rules! texts {
    ($($name:ident = $vi:literal, $zh:literal, $en:literal;)+) => {
        $(#[doc = $en] pub const $name: $crate::words::Text = $crate::words::Text { vi: $vi, zh: $zh, en: $en };)+
        /// Every text of this topic.
        pub const ALL: &[(&str, $crate::words::Text)] = &[$((stringify!($name), $name)),+];
    };
}
pub(crate) use texts;

/// A sentence with facts: `say!(language, "vi {x}", "zh {x}", "en {x}")`.
macro_rules! say {
    ($language:expr, $vi:literal, $zh:literal, $en:literal $(,)?) => {
        match $language {
            $crate::words::Language::Vietnamese => format!($vi),
            $crate::words::Language::Chinese => format!($zh),
            $crate::words::Language::English => format!($en),
        }
    };
}
pub(crate) use say;

#[cfg(test)]
mod tests {
    use super::*;

    /// Every text there is, by topic.
    fn all_texts() -> Vec<(&'static str, Text)> {
        [
            agenda::ALL,
            categories::ALL,
            chains::ALL,
            common::ALL,
            entry::ALL,
            events::ALL,
            handout::ALL,
            late::ALL,
            hall::ALL,
            log::ALL,
            more::ALL,
            pairing::ALL,
            paste::ALL,
            people::ALL,
            print::ALL,
            rounds::ALL,
            standings::ALL,
            storage::ALL,
            rules::ALL,
            settings::ALL,
            share::ALL,
            swiss::ALL.concat().as_slice(),
            time_control::ALL,
            trf::ALL,
        ]
        .concat()
    }

    #[test]
    fn what_is_said_is_said_in_whatever_language_is_chosen_afterwards() {
        let said = Spoken::by(|language| common::board(language, 7));
        assert_eq!(
            Language::ALL.map(|language| said.of(language).to_owned()),
            Language::ALL.map(|l| common::board(l, 7))
        );
        assert_eq!(Spoken::from(common::UNDO).of(Language::English), "Undo");
    }

    #[test]
    fn every_text_says_something_in_each_language() {
        let texts = all_texts();
        assert!(texts.len() > 300, "the topics are listed: {}", texts.len());
        for (name, text) in texts {
            for language in Language::ALL {
                let said = text.of(language);
                assert!(!said.is_empty() && said.trim() == said, "{name} in {language:?}: {said:?}");
            }
        }
    }
}
