//! Is the page whole, the same each time, in three languages, and nothing but text where text belongs?
use super::*;
use crate::handout::tests::edition;
use crate::tournament::sample::{BLACK, DRAW, Desk, RED};
use crate::tournament::{About, Decision, Entry, Title};

fn rename(desk: &mut Desk, nth: usize, change: impl FnOnce(&mut Entry)) {
    let player = desk.player(nth);
    let mut entry = desk.event().player(player).expect("listed").entry.clone();
    change(&mut entry);
    desk.decide(Decision::Edit { player, entry });
}

/// A Swiss event after a round and in the middle of the next.
fn event() -> Desk {
    let mut desk = Desk::swiss(7, 5);
    rename(&mut desk, 1, |entry| {
        entry.name = "Đỗ Văn Tường".to_owned();
        entry.club = "An Giang".to_owned();
        entry.phone = "0912345678".to_owned();
        entry.member_id = "12401137".to_owned();
        entry.birth = Some(crate::tournament::Birth::Year(1987));
    });
    rename(&mut desk, 2, |entry| entry.name = "许银川".to_owned());
    desk.pair_next();
    desk.play_out(RED);
    desk.pair_next();
    desk.decide(desk.result(2, 1, DRAW));
    desk
}

/// The names of the tags that are open when the text ends; a tag that closes another is a failure.
fn open_tags(page: &str) -> Vec<&str> {
    let mut open = Vec::new();
    for tag in page.split('<').skip(1) {
        let end = tag.find(|c: char| c == '>' || c.is_whitespace()).expect("a tag ends");
        match &tag[..end] {
            "!DOCTYPE" | "meta" | "input" => {}
            closing if closing.starts_with('/') => assert_eq!(open.pop(), Some(&closing[1..]), "…<{tag}"),
            name => open.push(name),
        }
    }
    open
}

/// The page without what stands in styles and the script.
fn without_style_and_script(page: &str) -> String {
    page.replace(STYLE, "").replace(SCRIPT, "")
}

#[test]
fn a_page_holds_every_part_in_three_languages() {
    let desk = event();
    let page = page(&edition(&desk), Language::Vietnamese);
    for due in [
        "Xếp hạng sau vòng 1",
        "第1轮后名次",
        "Standings after round 1",
        "Miễn đấu",
        "轮空",
        "<html lang=\"vi\">",
        "value=\"vi\" aria-label=\"Tiếng Việt\" checked>",
        "data-n=\"do van tuong an giang\"",
        "<b lang=\"zh-Hans\">许银川</b>",
        "14/02/2026 13:06",
        "2026年2月14日 13:06",
        "1–1",
    ] {
        assert!(page.contains(due), "{due}\n{page}");
    }
    assert_eq!(page.matches("<details open>").count(), 1, "the latest round alone is open");
    assert!(page.find("Round 2").expect("round 2") < page.find("Round 1").expect("round 1"));
    assert_eq!(open_tags(&without_style_and_script(&page)), Vec::<&str>::new());
}

#[test]
fn o21_a_page_asks_for_nothing_beyond_itself_and_runs_only_what_it_brings() {
    let desk = event();
    let page = page(&edition(&desk), Language::English);
    for far in ["http:", "https:", "src=", "url(", "@import", "<link", "<img", "fetch(", "import("] {
        assert!(!page.contains(far), "{far}");
    }
    let between = |open: &str, close: &str| {
        let from = page.find(open).expect(open) + open.len();
        let text = &page[from..from + page[from..].find(close).expect(close)];
        format!("'sha256-{}'", base64(&Sha256::digest(text.as_bytes())))
    };
    let policy = format!(
        "default-src 'none'; style-src {}; script-src {}; base-uri 'none'; form-action 'none'",
        between("<style>", "</style>"),
        between("<script>", "</script>"),
    );
    assert!(page.contains(&format!("Content-Security-Policy\" content=\"{policy}\"")), "{policy}");
}

#[test]
fn names_that_are_markup_are_names() {
    let mut desk = event();
    let bad = [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "' onclick='a",
        "&lt;b&gt;",
        "</style>",
    ];
    for (nth, bad) in (3..).zip(bad) {
        rename(&mut desk, nth, |entry| {
            entry.name = bad.to_owned();
            entry.club = bad.to_owned();
            entry.titles = Title::alone(bad);
        });
    }
    desk.decide(Decision::Describe(About {
        title: bad[0].to_owned(),
        venue: bad[1].to_owned(),
        chief_arbiter: bad[0].to_owned(),
        ..About::default()
    }));
    let page = page(&edition(&desk), Language::Chinese);
    let rest = without_style_and_script(&page);
    assert_eq!(open_tags(&rest), Vec::<&str>::new());
    assert_eq!((rest.matches("<script").count(), rest.matches("<style").count()), (1, 1));
    assert!(!rest.contains("<img") && !rest.contains("' onclick"), "{rest}");
    assert!(rest.contains("<b>&lt;script&gt;alert(1)&lt;/script&gt;</b>"), "{rest}");
    assert!(rest.contains("data-n=\"&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"), "{rest}");
    assert!(rest.contains("&amp;lt;b&amp;gt;"), "{rest}");
}

#[test]
fn a_page_tells_nobody_how_to_call_a_player_or_when_one_was_born() {
    let desk = event();
    let page = page(&edition(&desk), Language::English);
    for secret in ["0912345678", "12401137", "1987"] {
        assert!(!page.contains(secret), "{secret}");
    }
}

#[test]
fn a_page_before_the_first_round_and_of_a_round_robin_is_whole() {
    for mut desk in [Desk::swiss(3, 3), Desk::of(4)] {
        let first = page(&edition(&desk), Language::English);
        assert_eq!(open_tags(&without_style_and_script(&first)), Vec::<&str>::new());
        assert!(first.contains(handout::NO_ROUND.en) && first.contains(handout::NO_STANDINGS.en));
        desk.decide(desk.neighbours());
        if desk.event().round(crate::units::RoundNo(1)).is_some_and(|round| !round.is_published) {
            desk.decide(Decision::Publish(crate::units::RoundNo(1)));
        }
        desk.play_out(BLACK);
        let second = page(&edition(&desk), Language::English);
        assert_eq!(open_tags(&without_style_and_script(&second)), Vec::<&str>::new());
        let is_by_opponent = desk.event().regulation().system.value.swiss().is_none();
        let hint = if is_by_opponent { handout::BY_OPPONENTS } else { handout::BY_ROUNDS };
        assert!(second.contains(hint.zh));
    }
}

#[test]
fn the_page_of_200_people_and_11_rounds_is_the_same_twice_and_fits_a_message() {
    let mut desk = Desk::swiss(200, 11);
    for nth in 1..=200 {
        rename(&mut desk, nth, |entry| {
            entry.name = format!("Nguyễn Phúc Vĩnh Thái {nth}");
            entry.club = "Câu lạc bộ Tân Bình".to_owned();
        });
    }
    for outcome in [RED, BLACK, DRAW].iter().cycle().take(11) {
        desk.pair_next();
        desk.play_out(*outcome);
    }
    let first = page(&edition(&desk), Language::Vietnamese);
    assert_eq!(first, page(&edition(&desk), Language::Vietnamese));
    assert!(first.len() < 500_000, "{} bytes", first.len());
}

#[test]
fn base64_is_that_of_the_standard() {
    for (bytes, due) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
        assert_eq!(base64(bytes.as_bytes()), due);
    }
}
