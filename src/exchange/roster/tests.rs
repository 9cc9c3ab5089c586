//! Facts about pasted lists, one test each.
use super::*;
use crate::exchange::text;
use crate::tournament::{Birth, Rating, Sex, Title};
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
    use Column::{
        Birth, Club, Federation, GivenName, Ignored, MemberId, Name, Phone, Province, Rating, Sex, Surname,
        Title,
    };
    let table: [(&str, &[Column]); 9] = [
        ("STT;Họ tên;Đơn vị;Năm sinh", &[Ignored, Name, Club, Birth]),
        ("序号\t姓名\t单位\t等级分", &[Ignored, Name, Club, Rating]),
        ("No,Name,Club,Rating,Federation,Title", &[Ignored, Name, Club, Rating, Federation, Title]),
        ("TT\tHỌ VÀ TÊN ĐỆM\tTÊN\tNGÀY SINH\tSĐT", &[Ignored, Surname, GivenName, Birth, Phone]),
        ("Họ tên:;Điện thoại;Cỡ áo", &[Name, Phone, Ignored]),
        ("Họ và tên;Phái;Tỉnh/Thành;ID FIDE", &[Name, Sex, Province, MemberId]),
        ("姓名,性别,出生日期,省份,手机号", &[Name, Sex, Birth, Province, Phone]),
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
    use Column::{Birth, Club, Ignored, Name, Phone, Rating, Sex};
    let table: [(&str, Delimiter, &[Column]); 10] = [
        (
            "1\tTrần Anh\tHuế\t1990\t1850\n2\tLê Lợi\tHà Nội\t2001\t2100",
            Delimiter::Tab,
            &[Ignored, Name, Club, Birth, Rating],
        ),
        (
            "1,Trần Anh,Nam,1990,0912345678\n2,Lê Nữ,Nữ,2001,\n",
            Delimiter::Comma,
            &[Ignored, Name, Sex, Birth, Phone],
        ),
        ("Trần Anh - Huế\nLê Lợi – Hà Nội", Delimiter::Dash, &[Name, Club]),
        ("1 - Trần Anh - Huế\n2 - Lê Lợi - Hà Nội", Delimiter::Dash, &[Ignored, Name, Club]),
        ("许银川,广东\n王天一,北京", Delimiter::Comma, &[Name, Club]),
        ("许银川，广东\n王天一、杭州", Delimiter::Comma, &[Name, Club]),
        ("许银川；广东；1975\n王天一；杭州；1989", Delimiter::Semicolon, &[Name, Club, Birth]),
        // A slip in one row is that row's fault; an empty column says nothing.
        (
            "Trần Anh,,Huế,1990,1850\nLê Lợi,,Hà Nội,2091,2100\nVõ Ba,,Huế,1979,19x0\nBùi Ấn,,,2001,",
            Delimiter::Comma,
            &[Name, Ignored, Club, Birth, Rating],
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
        (3, RowFault::Birth("2091".to_owned())),
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
    assert_eq!(good.iter().map(|entry| entry.birth.map(Birth::year)).collect::<Vec<_>>(), [Some(1990); 2]);
    assert_eq!(good.iter().map(|entry| entry.rating("")).collect::<Vec<_>>(), [Some(1500), None]);
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
    assert_eq!(draft.new_rows(std::iter::empty()), [0, 1, 3], "one name may be several people's");
    let entries = draft.entries(&[0, 1, 2, 3]).expect("no faults");
    assert_eq!(draft.new_rows(on_list(&entries).into_iter()), [0; 0]);
    assert_eq!(draft.new_rows(on_list(&entries[..2]).into_iter()), [3]);
}

#[test]
fn o19_a_likeness_is_offered_never_merged() {
    let entry = |name: &str| Entry { name: name.to_owned(), club: "Huế".to_owned(), ..Entry::default() };
    let roster = [entry("Đỗ Văn Tường"), entry("Lê Lợi"), entry("Trần Anh")];
    let players = on_list(&roster);
    let draft = draft("Họ tên;Đơn vị\nĐỗ Văn Tưởng;Huế\nLÊ LỢI;\nTrần Anh;Hà Nội\nVõ Ba;\nvo ba;Huế");
    let player = |nth: usize, row, how| Likeness { row, of: Of::Player(players[nth].0), how };
    let due = [
        player(0, 0, Kinship::Namesake),
        player(1, 1, Kinship::Same),
        player(2, 2, Kinship::Namesake),
        Likeness { row: 4, of: Of::Row(3), how: Kinship::Likely },
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

#[test]
fn lists_with_nothing_but_spaces_between_their_cells_fall_apart() {
    use Column::{Birth, Club, Ignored, Name, Phone, Rating};
    type NameAndClub = (&'static str, &'static str);
    let table: [(&str, &[Column], &[NameAndClub]); 7] = [
        (
            "1 Nguyễn Văn A  CLB X 1985\n2 Trần Thị Bình  CLB Quận 1 1990\n3 Lê C 2001",
            &[Ignored, Name, Club, Birth],
            &[("Nguyễn Văn A", "CLB X"), ("Trần Thị Bình", "CLB Quận 1"), ("Lê C", "")],
        ),
        (
            "1 Nguyễn Văn A CLB X 1985\n2 Trần Thị Bình CLB Y 1990",
            &[Ignored, Name, Club, Birth],
            &[("Nguyễn Văn A", "CLB X"), ("Trần Thị Bình", "CLB Y")],
        ),
        (
            "STT Họ và tên Đơn vị Năm sinh\n1 Nguyễn Văn A  Huế 1985\n2 Trần Bình  Đà Nẵng 1990",
            &[Ignored, Name, Club, Birth],
            &[("Nguyễn Văn A", "Huế"), ("Trần Bình", "Đà Nẵng")],
        ),
        (
            "Nguyễn Văn A 1985\nTrần Bình 31/12/1990",
            &[Name, Birth],
            &[("Nguyễn Văn A", ""), ("Trần Bình", "")],
        ),
        (
            "张三 北京 1985 2300\n王　斌 广东 1990",
            &[Name, Club, Birth, Rating],
            &[("张三", "北京"), ("王斌", "广东")],
        ),
        ("张三　北京\n李四光　上海", &[Name, Club], &[("张三", "北京"), ("李四光", "上海")]),
        (
            "Nguyễn Văn A    Huế     0912345678\nTrần Bình       Vinh    0987654321",
            &[Name, Club, Phone],
            &[("Nguyễn Văn A", "Huế"), ("Trần Bình", "Vinh")],
        ),
    ];
    for (text, columns, people) in table {
        let draft = draft(text);
        assert_eq!((draft.delimiter, &*draft.columns), (Delimiter::Spaces, columns), "{text}");
        let told: Vec<(&str, &str)> =
            draft.rows.iter().map(|row| (&*row.entry.name, &*row.entry.club)).collect();
        assert_eq!(told, people, "{text}");
        assert_eq!(draft.faults().count(), 0, "{text}");
    }
    for names_only in ["1 Nguyễn Văn A\n2 Trần Bình", "（1） 张三\n② 李四", "Nguyễn  Văn A\nTrần Bình\nLê C"]
    {
        assert_eq!(draft(names_only).delimiter, Delimiter::Line, "{names_only}");
    }
    assert_eq!(names(&draft("（1）张三\n② 李四\n３．王五")), ["张三", "李四", "王五"]);
}

#[test]
fn all_that_is_known_of_a_person_is_read() {
    let list = "Họ tên;Phái;Ngày sinh;CLB;Tỉnh;Liên đoàn;Đẳng cấp;Elo;Mã số;SĐT\n\
                Lê Thị Kim Loan;Nữ;05/11/1980;Q1;TP. HCM;VIE;Đại kiện tướng;2.300;VN001;0912 345 678\n";
    let due = Entry {
        name: "Lê Thị Kim Loan".to_owned(),
        sex: Some(Sex::Woman),
        birth: crate::units::CivilDate::new(1980, 11, 5).map(Birth::Day),
        club: "Q1".to_owned(),
        province: "TP. HCM".to_owned(),
        federation: "VIE".to_owned(),
        titles: Title::alone("Đại kiện tướng"),
        ratings: Rating::alone(Some(2_300)),
        member_id: "VN001".to_owned(),
        phone: "0912 345 678".to_owned(),
        fixed_board: None,
    };
    assert_eq!(draft(list).entries(&[0]), Ok(vec![due]));
}

#[test]
fn o16_whoever_is_probably_there_already_is_asked_about() {
    let entry = |name: &str, club: &str, birth: Option<u16>, id: &str| Entry {
        name: name.to_owned(),
        club: club.to_owned(),
        birth: birth.map(Birth::Year),
        member_id: id.to_owned(),
        ..Entry::default()
    };
    let known = entry("Đỗ Văn Tường", "Huế", Some(1990), "V1");
    let table = [
        (entry("Đỗ Văn Tường", "Huế", None, ""), Some(Kinship::Same)),
        (entry("đỗ văn tường", "", Some(1990), ""), Some(Kinship::Same)),
        // The club has another name by now; the number of the member has not.
        (entry("Đỗ Văn Tường", "Vinh", Some(1990), "v1"), Some(Kinship::Same)),
        (entry("Đỗ Văn Tường", "Vinh", Some(1990), ""), Some(Kinship::Likely)),
        (entry("Do Van Tuong", "Huế", None, ""), Some(Kinship::Likely)),
        (entry("Đỗ V. Tường", "Huế", None, "V1"), Some(Kinship::Likely)),
        (entry("Đỗ Văn Tường", "Vinh", None, ""), Some(Kinship::Namesake)),
        (entry("Đỗ Văn Tường", "Huế", Some(1991), ""), Some(Kinship::Namesake)),
        (entry("Đỗ Văn Tường", "Huế", Some(1990), "V2"), Some(Kinship::Namesake)),
        (entry("Đỗ Văn Tưởng", "Huế", Some(1990), ""), Some(Kinship::Namesake)),
        (entry("Trần Anh", "Huế", Some(1990), ""), None),
    ];
    for (row, due) in table {
        assert_eq!(likeness::kinship(&row, &known), due, "{row:?}");
    }
}

#[test]
fn two_columns_of_ratings_and_of_titles_are_both_kept_each_of_its_list() {
    let table = [
        ("Họ tên;Elo;Elo AXF;Danh hiệu;Danh hiệu (WXF)", ["", "AXF"], ["", "WXF"]),
        ("Name;Rating FIDE;National rating;CHN title;Title", ["FIDE", "National"], ["CHN", ""]),
        ("姓名;全国等级分;等级分 AXF;称号;WXF称号", ["全国", "AXF"], ["", "WXF"]),
        ("Name;RtgN;RtgI;Title;Title", ["NAT", "INT"], ["", "Title"]),
    ];
    for (header, lists, givers) in table {
        let draft = draft(&format!("{header}\nTrần Anh;2.100;1950;Kiện tướng;Đại sư\nLê Đức;;1800;;\n"));
        assert_eq!(draft.faults().count(), 0, "{header}");
        let entry = &draft.rows[0].entry;
        let ratings: Vec<(&str, u16)> = entry.ratings.iter().map(|it| (&*it.list, it.value)).collect();
        assert_eq!(ratings, [(lists[0], 2_100), (lists[1], 1_950)], "{header}");
        let titles: Vec<(&str, &str)> = entry.titles.iter().map(|it| (&*it.by, &*it.title)).collect();
        assert_eq!(titles, [(givers[0], "Kiện tướng"), (givers[1], "Đại sư")], "{header}");
        let other = &draft.rows[1].entry;
        assert_eq!((other.rating(lists[0]), other.rating(lists[1])), (None, Some(1_800)), "{header}");
    }
    let swapped = draft("Họ tên;Elo QG;Ghi chú\nTrần Anh;2100;1900");
    let both = swapped.with_columns(vec![Column::Name, Column::Rating, Column::Rating]);
    let ratings: Vec<(&str, u16)> =
        both.rows[0].entry.ratings.iter().map(|it| (&*it.list, it.value)).collect();
    assert_eq!(ratings, [("QG", 2_100), ("", 1_900)]);
}
