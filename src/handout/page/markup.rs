//! How does text become markup that cannot be anything else than that text?
use crate::exchange::sheet::escaped;
use crate::names::has_han;
use crate::words::{Language, Text};

/// Markup being written. Tags are literals of this program; whatever comes from an event goes in
/// escaped.
#[derive(Clone, Debug, Default)]
pub(super) struct Markup {
    out: String,
}

impl Markup {
    /// Tags of the program's own.
    pub(super) fn tag(&mut self, markup: &'static str) {
        self.out.push_str(markup);
    }

    /// A text as it is.
    pub(super) fn text(&mut self, text: &str) {
        self.out.push_str(&escaped(text));
    }

    /// An attribute of the tag that was begun by [`Markup::tag`].
    pub(super) fn attribute(&mut self, name: &'static str, value: &str) {
        self.out.push(' ');
        self.out.push_str(name);
        self.out.push_str("=\"");
        self.out.push_str(&escaped(value));
        self.out.push('"');
    }

    /// A text in every language, of which the page shows one; once where all are the same.
    pub(super) fn said(&mut self, say: impl Fn(Language) -> String) {
        let [vi, zh, en] = Language::ALL.map(say);
        if vi == zh && zh == en {
            return self.text(&vi);
        }
        for (open, said) in [
            ("<span class=\"v\">", vi),
            ("<span class=\"z\" lang=\"zh-Hans\">", zh),
            ("<span class=\"e\" lang=\"en\">", en),
        ] {
            self.tag(open);
            self.text(&said);
            self.tag("</span>");
        }
    }

    /// The same of a fixed text.
    pub(super) fn word(&mut self, word: Text) {
        self.said(|language| word.of(language).to_owned());
    }

    /// A person's name; Han letters get the glyphs of their language.
    pub(super) fn name(&mut self, name: &str) {
        if has_han(name) {
            self.tag("<b lang=\"zh-Hans\">");
        } else {
            self.tag("<b>");
        }
        self.text(name);
        self.tag("</b>");
    }

    /// A cell of a table.
    pub(super) fn cell(&mut self, text: &str) {
        self.tag("<td>");
        self.text(text);
        self.tag("</td>");
    }

    /// A cell with a number.
    pub(super) fn number(&mut self, text: &str) {
        self.tag("<td class=\"n\">");
        self.text(text);
        self.tag("</td>");
    }

    /// A head of a column.
    pub(super) fn head(&mut self, word: Text) {
        self.tag("<th scope=\"col\">");
        self.word(word);
        self.tag("</th>");
    }

    /// The markup so far.
    pub(super) fn into_text(self) -> String {
        self.out
    }
}
