//! Facts about pasted lists, one test each.
use super::*;
use crate::exchange::text;
use crate::units::{DecisionId, DeviceId, PlayerId};
use unicode_normalization::UnicodeNormalization;

const THIS_YEAR: u16 = 2026;
const NAMES: [&str; 3] = ["Nguyễn Văn Đức", "Đỗ Thị Ánh", "Lê Tường"];

fn draft(text: &str) -> RosterDraft {
    parse(text, THIS_YEAR).expect("short")
}

fn names(draft: &RosterDraft) -> Vec<&str> {
    draft.rows.iter().map(|row| &*row.entry.name).collect()
}

fn on_list(entries: &[Entry]) -> Vec<(PlayerId, &Entry)> {
    let by = DecisionId { device: DeviceId(1), seq: 2 };
    entries.iter().zip(0..).map(|(entry, nth)| (PlayerId { by, nth }, entry)).collect()
}

#[test]
fn o16_six_ways_to_bring_the_same_three_people_give_the_same_names() {
    use Delimiter::{Comma, Line, Semicolon, Tab};
    let utf16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let mac: String = "1. Nguyễn Văn Đức\r\n2) Đỗ Thị Ánh\r\n3 - Lê Tường".nfd().collect();
    let table: [(&str, Vec<u8>, Delimiter); 8] = [
        ("a: names only", NAMES.join("\n").into(), Line),
        (
            "b: semicolons",
            "STT;Họ tên;Đơn vị;Năm sinh\n1;Nguyễn Văn Đức;Hà Nội;1990\n2;Đỗ Thị Ánh;Huế;\n3;Lê Tường;;2001\n".into(),
            Semicolon,
        ),
        (
            "c: Unicode Text of Excel",
            utf16("\u{FEFF}STT\tHọ và tên\tCLB\r\n1\tNguyễn Văn Đức\tA\r\n2\tĐỗ Thị Ánh\tB\r\n3\tLê Tường\tC\r\n"),
            Tab,
        ),
        (
            "d: BOM, commas, a quoted comma and line break",
            "\u{FEFF}No,Name,Club,Rating\n1,Nguyễn Văn Đức,\"Hà Nội,\nCầu Giấy\",1500\n2,Đỗ Thị Ánh,Huế,\n3,Lê Tường,,0\n".into(),
            Comma,
        ),
        (
            "e: code page 1258",
            b"STT;Ho\xf2 t\xean\n1;Nguy\xea\xden V\xe3n \xd0\xfd\xecc\n2;\xd0\xf4\xde Thi\xf2 \xc1nh\n3;L\xea T\xfd\xf5\xccng".to_vec(),
            Semicolon,
        ),
        ("f: pasted from Zalo", mac.into(), Line),
        ("f: with bullets", NAMES.map(|name| format!("• {name}  ")).join("\n\n").into(), Line),
        ("f: pasted from Excel, two columns a name", "Họ đệm\tTên\nNguyễn Văn\tĐức\nĐỗ Thị\tÁnh\nLê\tTường".into(), Tab),
    ];
    for (what, bytes, delimiter) in table {
        let draft = draft(&text::decode(&bytes).text);
        assert_eq!((names(&draft), draft.delimiter), (NAMES.to_vec(), delimiter), "{what}");
        assert_eq!(draft.faults().count(), 0, "{what}");
        assert_eq!(draft.entries(&[0, 1, 2]).map(|entries| entries.len()), Ok(3), "{what}");
    }
}

#[test]
fn o16_headers_are_known_in_three_languages() {
    use Column::{BirthYear, Club, Federation, GivenName, Ignored, Name, Rating, Surname, Title};
    let table: [(&str, &[Column]); 7] = [
        ("STT;Họ tên;Đơn vị;Năm sinh", &[Ignored, Name, Club, BirthYear]),
        ("序号\t姓名\t单位\t等级分", &[Ignored, Name, Club, Rating]),
        ("No,Name,Club,Rating,Federation,Title", &[Ignored, Name, Club, Rating, Federation, Title]),
        ("TT\tHỌ VÀ TÊN ĐỆM\tTÊN\tNGÀY SINH\tSĐT", &[Ignored, Surname, GivenName, BirthYear, Ignored]),
        ("Họ tên:;Điện thoại;Cỡ áo", &[Name, Ignored, Ignored]),
        ("Tên", &[Name]),
        ("Name;Name", &[Name, Ignored]),
    ];
    for (header, due) in table {
        let draft = draft(&format!("{header}\n"));
        assert_eq!((&*draft.columns, draft.header, draft.rows.len()), (due, Some(1), 0), "{header}");
    }
    let titled = draft("DANH SÁCH VĐV\t\n\t\nSTT\tHọ tên\n1\tTrần Anh\n2\tLê Lợi");
    assert_eq!((titled.header, names(&titled)), (Some(3), vec!["Trần Anh", "Lê Lợi"]));
}

#[test]
fn without_a_header_columns_are_guessed_by_what_they_hold() {
    use Column::{BirthYear, Club, Ignored, Name, Rating};
    let table: [(&str, Delimiter, &[Column]); 9] = [
        (
            "1\tTrần Anh\tHuế\t1990\t1850\n2\tLê Lợi\tHà Nội\t2001\t2100",
            Delimiter::Tab,
            &[Ignored, Name, Club, BirthYear, Rating],
        ),
        ("Trần Anh - Huế\nLê Lợi – Hà Nội", Delimiter::Dash, &[Name, Club]),
        ("1 - Trần Anh - Huế\n2 - Lê Lợi - Hà Nội", Delimiter::Dash, &[Ignored, Name, Club]),
        ("许银川,广东\n王天一,北京", Delimiter::Comma, &[Name, Club]),
        ("许银川，广东\n王天一、杭州", Delimiter::Comma, &[Name, Club]),
        ("许银川；广东；1975\n王天一；杭州；1989", Delimiter::Semicolon, &[Name, Club, BirthYear]),
        // A slip in one row is that row's fault; an empty column says nothing.
        (
            "Trần Anh,,Huế,1990,1850\nLê Lợi,,Hà Nội,2091,2100\nVõ Ba,,Huế,1979,19x0\nBùi Ấn,,,2001,",
            Delimiter::Comma,
            &[Name, Ignored, Club, BirthYear, Rating],
        ),
        ("Trần Anh;Huế\nLê Lợi;\nVõ Ba;\nBùi Ấn;", Delimiter::Semicolon, &[Name, Club]),
        ("", Delimiter::Line, &[]),
    ];
    for (text, delimiter, due) in table {
        let draft = draft(text);
        assert_eq!((draft.delimiter, &*draft.columns, draft.header), (delimiter, due, None), "{text}");
    }
    assert_eq!(names(&draft("1 - Trần Anh - Huế\n2 - Lê Lợi - Hà Nội")), ["Trần Anh", "Lê Lợi"]);
    let wide = draft("姓名，单位\n王天一，杭州\n许银川、广东");
    assert_eq!(names(&wide), ["王天一", "许银川"]);
    assert_eq!((&*wide.rows[0].entry.club, &*wide.rows[1].entry.club), ("杭州", "广东"));
}

#[test]
fn every_fault_of_every_row_is_listed_with_its_line_and_nothing_is_half_imported() {
    let long = "ê".repeat(300);
    let list = format!(
        "Họ tên;Năm sinh;Elo\nTrần Anh;1990;1500\n;2091;nhiều\nLê Lợi;31/12/1990;-\n{long};;9999\n\"Võ;;"
    );
    let draft = draft(&list);
    let faults: Vec<(usize, RowFault)> = draft.faults().map(|(line, fault)| (line, fault.clone())).collect();
    let due = vec![
        (3, RowFault::BirthYear("2091".to_owned())),
        (3, RowFault::Rating("nhiều".to_owned())),
        (3, RowFault::NoName),
        (5, RowFault::TooLong(Column::Name)),
        (5, RowFault::Rating("9999".to_owned())),
        (6, RowFault::UnclosedQuote),
    ];
    assert_eq!(faults, due);
    let all: Vec<usize> = (0..draft.rows.len()).collect();
    assert_eq!(draft.entries(&all), Err(due));
    let good = draft.entries(&[0, 2]).expect("these have no faults");
    assert_eq!(good.iter().map(|entry| entry.birth_year).collect::<Vec<_>>(), [Some(1990); 2]);
    assert_eq!(good.iter().map(|entry| entry.rating).collect::<Vec<_>>(), [Some(1500), None]);
}

#[test]
fn what_was_guessed_can_be_changed() {
    let guessed = draft("Trần Anh,Lê Lợi,Huế\nVõ Ba,Đỗ Tư,Huế");
    assert_eq!(guessed.columns, [Column::Name, Column::Club, Column::Ignored]);
    let mapped = guessed.with_columns(vec![Column::Ignored, Column::Name, Column::Club]);
    assert_eq!((names(&mapped), &*mapped.rows[1].entry.club), (vec!["Lê Lợi", "Đỗ Tư"], "Huế"));
    let whole = guessed.with_delimiter(Delimiter::Line).expect("short");
    assert_eq!(names(&whole), ["Trần Anh,Lê Lợi,Huế", "Võ Ba,Đỗ Tư,Huế"]);
    let misread = draft("Tên\nTrần Anh");
    assert_eq!(names(&misread.without_header().expect("short")), ["Tên", "Trần Anh"]);
    assert_eq!(names(&draft("Lê \"Ba\" Đức;Huế\n\"Võ \"\"Tư\"\" A\";Huế")), ["Lê \"Ba\" Đức", "Võ \"Tư\" A"]);
}

#[test]
fn o16_the_same_list_pasted_twice_adds_nobody() {
    let list = "Họ tên;Đơn vị\nTrần Anh;Huế\nTrần Anh;Hà Nội\nTrần Anh;Huế\nLê Lợi;";
    let draft = draft(list);
    let first = draft.new_rows(std::iter::empty());
    assert_eq!(first, [0, 1, 2, 3], "one name may be several people's");
    let entries = draft.entries(&first).expect("no faults");
    assert_eq!(draft.new_rows(on_list(&entries).into_iter()), [0; 0]);
    assert_eq!(draft.new_rows(on_list(&entries[..2]).into_iter()), [2, 3]);
}

#[test]
fn o19_a_likeness_is_offered_never_merged() {
    let entry = |name: &str| Entry { name: name.to_owned(), club: "Huế".to_owned(), ..Entry::default() };
    let roster = [entry("Đỗ Văn Tường"), entry("Lê Lợi"), entry("Trần Anh")];
    let players = on_list(&roster);
    let draft = draft("Họ tên;Đơn vị\nĐỗ Văn Tưởng;Huế\nLÊ LỢI;\nTrần Anh;Hà Nội\nVõ Ba;\nvo ba;Huế");
    let player = |nth: usize, row, is_same| Likeness { row, of: Of::Player(players[nth].0), is_same };
    let due = [
        player(0, 0, false),
        player(1, 1, true),
        player(2, 2, false),
        Likeness { row: 4, of: Of::Row(3), is_same: false },
    ];
    assert_eq!(draft.likenesses(players.iter().copied()), due);
    assert_eq!(draft.new_rows(players.iter().copied()), [0, 2, 3, 4]);
}

#[test]
fn lists_beyond_all_bounds_are_refused_before_they_are_read() {
    assert_eq!(parse(&"a".repeat(MAX_TEXT + 1), THIS_YEAR), Err(RosterFault::TextTooLong));
    assert_eq!(parse(&"a\n".repeat(MAX_ROWS + 1), THIS_YEAR), Err(RosterFault::TooManyRows));
    let wide = format!("a;b\n{}b", "a;".repeat(MAX_COLUMNS));
    assert_eq!(parse(&wide, THIS_YEAR), Err(RosterFault::TooManyColumns { line: 2 }));
}
