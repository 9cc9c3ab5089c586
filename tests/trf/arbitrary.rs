//! What could an event say? Any names, any results that agree with each other, lines of every kind.
use kydai::exchange::trf::{
    Acceleration, Bye, ByeList, Cell, Forbidden, Header, HeaderCode, LineEnd, Player, Points, Ranking, Score,
    Trf,
};
use kydai::tournament::Sex;
use kydai::units::{Side, Tenths};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

const N_ROUNDS: u16 = 12;

/// An event of up to twelve players and eight rounds.
pub fn trf() -> BoxedStrategy<Trf> {
    let people = vec((text(40), text(5), text(14), option::of(0..=9_999_u16), any::<Index>()), 1..12);
    let rounds = vec(vec((any::<Index>(), 0..12_u8), 6), 0..8);
    (people, rounds, points(), said(), lists())
        .prop_map(|(people, rounds, points, said, lists)| {
            let mut players: Vec<Player> = (0..).zip(people).map(player).collect();
            for round in rounds {
                play(&mut players, &round);
            }
            let mut trf = Trf { players, points, ..said };
            lists.fill(&mut trf);
            let paid = |player: &Player| -> Tenths {
                (1..=trf.last_paired()).map(|round| trf.points.of(player.cell(round))).sum()
            };
            let sums: Vec<Tenths> = trf.players.iter().map(paid).collect();
            trf.players.iter_mut().zip(sums).for_each(|(player, sum)| player.points = sum);
            trf
        })
        .boxed()
}

/// Any letters but those that end a line or that no text has.
fn text(most: usize) -> BoxedStrategy<String> {
    let letter = prop_oneof![
        4 => prop::char::range(' ', '~'),
        2 => select("ĐđỗƯứễ许银川ß’—\u{301}".chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ];
    let is_text = |c: &char| !['\r', '\n', '\0'].contains(c);
    vec(letter, 0..most).prop_map(move |letters| letters.into_iter().filter(is_text).collect()).boxed()
}

fn points() -> impl Strategy<Value = Points> {
    let worth = || option::weighted(0.2, (0..=99_i32).prop_map(Tenths));
    (worth(), worth(), worth(), worth(), worth(), worth(), worth()).prop_map(
        |(win, draw, loss, absence, forfeit_loss, pairing_bye, pending)| Points {
            win,
            draw,
            loss,
            absence,
            forfeit_loss,
            pairing_bye,
            pending,
        },
    )
}

/// What is said of the whole event.
fn said() -> impl Strategy<Value = Trf> {
    let codes: Vec<HeaderCode> = HeaderCode::ALL.iter().map(|&(code, _)| code).collect();
    let header = (select(codes), text(30)).prop_map(|(code, text)| Header { code, text });
    let comment = text(20).prop_map(|text| format!("###{text}"));
    let kept = (select(vec!["###", "013", "310", "299", "801", "XXS", "VIE", "a"]), text(30))
        .prop_map(|(code, text)| format!("{code} {text}"));
    let ends = select(vec![LineEnd::Cr, LineEnd::Lf, LineEnd::CrLf]);
    let rankings = select(vec![Ranking::Numbers, Ranking::Listing]);
    let sides = option::of(select(vec![Side::Red, Side::Black]));
    (vec(header, 0..4), vec(comment, 0..3), vec(kept, 0..4), ends, rankings, sides, any::<bool>()).prop_map(
        |(headers, front, kept, line_end, ranking, first_side, has_rounds)| Trf {
            front,
            headers,
            n_rounds: has_rounds.then_some(N_ROUNDS),
            first_side,
            ranking,
            kept,
            line_end,
            ..Trf::default()
        },
    )
}

fn player(
    (nth, (name, title, fide_id, rating, chance)): (u16, (String, String, String, Option<u16>, Index)),
) -> Player {
    let sexes = [None, Some(Sex::Man), Some(Sex::Woman)];
    Player {
        // Not all numbers are taken, and they do not stand in order.
        number: if nth.is_multiple_of(2) { 100 - nth } else { nth },
        sex: sexes[chance.index(3)],
        federation: title.clone(),
        birth: fide_id.clone(),
        title,
        name,
        rating,
        fide_id,
        rank: (chance.index(2) == 1).then_some(nth),
        ..Player::default()
    }
}

/// A round: each draw takes two of those who are left, or one, and a result.
fn play(players: &mut [Player], draws: &[(Index, u8)]) {
    let mut left: Vec<usize> = (0..players.len()).collect();
    players.iter_mut().for_each(|player| player.cells.push(Cell::Blank));
    for (index, kind) in draws {
        if left.is_empty() {
            return;
        }
        let one = left.remove(index.index(left.len()));
        let byes = [Bye::Pairing, Bye::Full, Bye::Half, Bye::Zero];
        let cell = match kind {
            0..=3 => Some(Cell::Bye(byes[usize::from(*kind)])),
            4 => Some(Cell::Alone { is_won: index.index(2) == 0 }),
            _ => None,
        };
        match cell {
            Some(cell) => put(&mut players[one], cell),
            None if !left.is_empty() => {
                let other = left.remove(index.index(left.len()));
                pair(players, one, other, *kind);
            }
            None => {}
        }
    }
}

fn pair(players: &mut [Player], one: usize, other: usize, kind: u8) {
    let is_rated = kind.is_multiple_of(2);
    let games = |side: Side| {
        let is_red = side == Side::Red;
        let opponent = players[if is_red { other } else { one }].number;
        match kind {
            5..=7 => {
                Cell::Game { opponent, side, score: if is_red { Score::Win } else { Score::Loss }, is_rated }
            }
            8 | 9 => Cell::Game { opponent, side, score: Score::Draw, is_rated },
            10 => Cell::Forfeit { opponent, side: Some(side), is_won: is_red },
            _ => Cell::Pending { opponent, side },
        }
    };
    let (red, black) = (games(Side::Red), games(Side::Black));
    put(&mut players[one], red);
    put(&mut players[other], black);
}

fn put(player: &mut Player, cell: Cell) {
    if let Some(last) = player.cells.last_mut() {
        *last = cell;
    }
}

/// Lists that name players, who are known only later.
#[derive(Debug, Clone)]
struct Lists {
    byes: Vec<(u16, Index)>,
    ranges: Vec<(i32, u16, Index)>,
    rows: Vec<(Vec<i32>, Index)>,
    forbidden: Vec<(Option<u16>, Index)>,
    absent: Vec<Index>,
}

fn lists() -> impl Strategy<Value = Lists> {
    (
        vec((9..=N_ROUNDS, any::<Index>()), 0..3),
        vec((-50..=999_i32, 1..=N_ROUNDS, any::<Index>()), 0..3),
        vec((vec(0..=99_i32, 0..9), any::<Index>()), 0..3),
        vec((option::of(1..=N_ROUNDS), any::<Index>()), 0..3),
        vec(any::<Index>(), 0..3),
    )
        .prop_map(|(byes, ranges, rows, forbidden, absent)| Lists {
            byes,
            ranges,
            rows,
            forbidden,
            absent,
        })
}

impl Lists {
    fn fill(&self, trf: &mut Trf) {
        let numbers: Vec<u16> = trf.players.iter().map(|player| player.number).collect();
        let one = |index: &Index| numbers[index.index(numbers.len())];
        let bye = |(round, index): &(u16, Index)| {
            let byes = [Bye::Full, Bye::Half, Bye::Zero];
            ByeList { bye: byes[index.index(3)], round: *round, players: vec![one(index), numbers[0]] }
        };
        let range = |(points, round, index): &(i32, u16, Index)| Acceleration::Range {
            points: Tenths(*points),
            rounds: (*round, N_ROUNDS),
            players: (one(index), one(index)),
        };
        let row = |(points, index): &(Vec<i32>, Index)| Acceleration::Player {
            player: one(index),
            points: points.iter().copied().map(Tenths).collect(),
        };
        let forbidden = |(first, index): &(Option<u16>, Index)| Forbidden {
            rounds: first.map(|first| (first, N_ROUNDS)),
            players: vec![one(index), numbers[0]],
        };
        trf.byes = self.byes.iter().map(bye).collect();
        trf.accelerations = self.ranges.iter().map(range).chain(self.rows.iter().map(row)).collect();
        trf.forbidden = self.forbidden.iter().map(forbidden).collect();
        trf.absent = self.absent.iter().map(one).collect();
    }
}
