//! What stands where on paper? Cut-and-stack slips, the list by name, a page that needs no program
//! (cases O20, O21).
use crate::tournament::{SitOut, Tournament};
use crate::units::{BoardNo, PairingNo, PlayerId, RoundNo, Side};

/// So many slips on a page, two by four.
pub const SLIPS_A_PAGE: usize = 8;

/// Slips on pages so that, when the pages are cut as one pile, the eight piles laid one on the other
/// are in order: place `s` of page `p` has slip `s × pages + p`. A place without a slip is `None`.
pub fn cut_and_stack<T: Clone>(slips: &[T]) -> Vec<[Option<T>; SLIPS_A_PAGE]> {
    let n_pages = slips.len().div_ceil(SLIPS_A_PAGE);
    let page = |page: usize| std::array::from_fn(|place| slips.get(place * n_pages + page).cloned());
    (0..n_pages).map(page).collect()
}

/// A line of the list by name: where somebody sits, or why nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameLine {
    /// Who.
    pub player: PlayerId,
    /// The drawn number.
    pub number: Option<PairingNo>,
    /// The whole name.
    pub name: String,
    /// The club.
    pub club: String,
    /// Where.
    pub place: Place,
}

/// Where somebody sits in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At a board.
    At {
        /// Which.
        board: BoardNo,
        /// With which colour in the first game.
        side: Side,
        /// Against whom.
        opponent: PlayerId,
    },
    /// Nowhere.
    Out(SitOut),
}

/// Everyone of a round, as registered; whoever came later is not in it.
pub fn name_lines(tournament: &Tournament, round: RoundNo) -> Vec<NameLine> {
    let Some(round) = tournament.round(round) else { return Vec::new() };
    let place = |player: PlayerId| {
        let seat = round.encounters.iter().find(|encounter| encounter.pairing.has(player));
        if let Some(pairing) = seat.map(|encounter| encounter.pairing) {
            let (side, opponent) =
                if pairing.red == player { (Side::Red, pairing.black) } else { (Side::Black, pairing.red) };
            return Some(Place::At { board: pairing.board, side, opponent });
        }
        let out = round.sitting_out.iter().find(|out| out.player == player);
        out.map(|out| Place::Out(out.why))
    };
    let line = |player: &crate::tournament::Player| {
        Some(NameLine {
            player: player.id,
            number: player.number,
            name: player.entry.name.clone(),
            club: player.entry.club.clone(),
            place: place(player.id)?,
        })
    };
    tournament.players().filter_map(line).collect()
}

/// A page that shows a sheet without the program. `styles` and `body` are markup of the program's
/// own; the title is text.
pub fn standalone_page(title: &str, lang: &str, styles: &[&str], body: &str) -> String {
    let (title, styles) = (escaped(title), styles.concat());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{styles}\n</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )
}

/// Text as it stands in markup.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Decision;
    use crate::tournament::sample::Desk;

    /// Cuts the pile of pages into eight piles and lays them one on the other.
    fn cut(pages: &[[Option<u32>; SLIPS_A_PAGE]]) -> Vec<u32> {
        (0..SLIPS_A_PAGE).flat_map(|place| pages.iter().filter_map(move |page| page[place])).collect()
    }

    #[test]
    fn cut_slips_are_in_the_order_of_boards_however_many_there_are() {
        for n in 0..100 {
            let slips: Vec<u32> = (1..=n).collect();
            let pages = cut_and_stack(&slips);
            assert_eq!(pages.len(), slips.len().div_ceil(8), "{n} slips");
            assert_eq!(cut(&pages), slips, "{n} slips");
        }
        let pages = cut_and_stack(&(1..=20).collect::<Vec<u32>>());
        let some = |boards: [u32; 6]| boards.map(Some);
        assert_eq!(pages[0][..6], some([1, 4, 7, 10, 13, 16]));
        assert_eq!(pages[2][..6], some([3, 6, 9, 12, 15, 18]));
        assert_eq!((pages[0][6], pages[1][6], pages[2][6], pages[0][7]), (Some(19), Some(20), None, None));
    }

    #[test]
    fn everyone_of_a_round_is_on_the_list_by_name_once_across_from_the_opponent() {
        let mut desk = Desk::of(7);
        let proposal = crate::pairing::propose(desk.event()).expect("a round to pair");
        desk.decide(Decision::Pair {
            round: proposal.round,
            pairings: proposal.pairings,
            sitting_out: proposal.sitting_out,
        });
        let lines = name_lines(desk.event(), RoundNo(1));
        assert_eq!(lines.len(), 7);
        assert_eq!(lines.iter().filter(|line| line.place == Place::Out(SitOut::PairingBye)).count(), 1);
        for line in &lines {
            let Place::At { board, side, opponent } = line.place else { continue };
            let across = lines.iter().find(|other| other.player == opponent).expect("the opponent");
            assert_eq!(across.place, Place::At { board, side: side.opponent(), opponent: line.player });
        }
        assert_eq!(name_lines(desk.event(), RoundNo(2)), []);
    }

    #[test]
    fn o21_a_page_shows_a_title_as_text() {
        let page = standalone_page("<b>Cúp & \"Xuân\"</b>", "vi", &["a{}", "b{}"], "<p>许银川</p>");
        assert!(page.contains("<title>&lt;b&gt;Cúp &amp; &quot;Xuân&quot;&lt;/b&gt;</title>"), "{page}");
        assert!(page.contains("<style>\na{}b{}\n</style>") && page.contains("<p>许银川</p>"), "{page}");
    }
}
