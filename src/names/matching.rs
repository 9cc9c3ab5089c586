//! Does what was typed mean this name, and how well (case O19)?
use super::fold::{composed, fold};

/// How well a name fits what was typed; the lesser fits better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchRank {
    /// The whole name, accents included.
    Whole,
    /// The whole name, accents aside.
    WholeFolded,
    /// Each word typed begins a word of the name, accents included.
    Words,
    /// Each word typed begins a word of the name, accents aside.
    WordsFolded,
    /// What was typed is somewhere in the name, accents aside.
    Inside,
}

/// How well the name fits the query; `None` if it does not, or if nothing was typed.
pub fn matches(query: &str, name: &str) -> Option<MatchRank> {
    let (typed, written) = (composed(query).to_lowercase(), composed(name).to_lowercase());
    let (folded_query, folded_name) = (fold(query), fold(name));
    let ranks = [
        (MatchRank::Whole, typed == written),
        (MatchRank::WholeFolded, folded_query == folded_name),
        (MatchRank::Words, words_begin(&typed, &written)),
        (MatchRank::WordsFolded, words_begin(&folded_query, &folded_name)),
        (MatchRank::Inside, folded_name.contains(&folded_query)),
    ];
    let fits = ranks.into_iter().find(|&(_, fits)| fits);
    fits.map(|(rank, _)| rank).filter(|_| !folded_query.is_empty())
}

/// Whether each word of the query begins a word of the name of its own, in whatever order.
fn words_begin(query: &str, name: &str) -> bool {
    let mut typed: Vec<&str> = query.split_whitespace().collect();
    // The longest first, so that "a an" does not spend "An" on "a".
    typed.sort_by_key(|word| std::cmp::Reverse(word.len()));
    let mut free: Vec<&str> = name.split_whitespace().collect();
    typed.into_iter().all(|word| match free.iter().position(|free| free.starts_with(word)) {
        Some(at) => {
            free.remove(at);
            true
        }
        None => false,
    })
}

#[cfg(test)]
mod tests {
    use super::MatchRank::{Inside, Whole, WholeFolded, Words, WordsFolded};
    use super::*;

    const ROSTER: [&str; 3] = ["Đỗ Văn Tường", "Đỗ Văn Tưởng", "Do Van Tuong"];

    #[test]
    fn o19_an_unaccented_query_finds_all_and_an_accented_one_ranks_exact_first() {
        let table = [
            ("do van tuong", [Some(WholeFolded), Some(WholeFolded), Some(Whole)]),
            ("đỗ", [Some(Words), Some(Words), Some(WordsFolded)]),
            ("tưởng", [Some(WordsFolded), Some(Words), Some(WordsFolded)]),
            ("DO", [Some(WordsFolded), Some(WordsFolded), Some(Words)]),
            ("đỗ văn tưởng", [Some(WholeFolded), Some(Whole), Some(WholeFolded)]),
            ("tuong do", [Some(WordsFolded), Some(WordsFolded), Some(Words)]),
            ("uong", [Some(Inside); 3]),
            ("do do", [None; 3]),
            ("Trần", [None; 3]),
            (" ", [None; 3]),
        ];
        for (query, due) in table {
            assert_eq!(ROSTER.map(|name| matches(query, name)), due, "{query}");
        }
    }

    #[test]
    fn o19_what_macos_types_is_what_windows_types() {
        let decomposed = "\u{111}o\u{302}\u{303}";
        assert_ne!(decomposed, "đỗ");
        for name in ROSTER {
            assert_eq!(matches(decomposed, name), matches("đỗ", name), "{name}");
        }
        assert_eq!(matches("银", "许银川"), Some(Inside));
        assert_eq!(matches("许", "许银川"), Some(Words));
    }
}
