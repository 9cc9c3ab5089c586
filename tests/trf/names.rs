//! Do accents, Han letters and long names leave every column where it belongs (case O15)?
use super::{file, player};
use kydai::exchange::trf::{Counting, Notice, Player, Trf, Warning, read, write};

const LONG: &str = "Nguyễn Phúc Vĩnh Bảo Quốc Thái, An Hoà";

fn event() -> Trf {
    let names = ["Nguyễn, Trần Đức", "Đỗ Văn Tường", "许银川", LONG];
    let players = (1..).zip(names).map(|(number, name)| Player {
        number,
        name: name.to_owned(),
        rating: Some(2400),
        federation: "VIE".to_owned(),
        ..Player::default()
    });
    Trf { players: players.collect(), n_rounds: Some(5), ..Trf::default() }
}

#[test]
fn o15_the_name_has_its_33_columns_whether_letters_or_bytes_are_counted() {
    let written = write(&event());
    assert!(written.text.is_ascii());
    let lines: Vec<&str> = written.text.lines().filter(|line| line.starts_with("001")).collect();
    let due = ["Nguyen, Tran Duc", "Do Van Tuong", "Player 3", "Nguyen Phuc Vinh Bao Quoc Thai, A"];
    for (line, due) in lines.iter().zip(due) {
        assert_eq!(&line[14..47], format!("{due:<33}"));
        assert_eq!((&line[48..52], &line[53..56]), ("2400", "VIE"));
    }
    assert_eq!(written.notices, [Notice::NameReplaced { number: 3 }, Notice::NameCut { number: 4 }]);
    assert!(!written.text.contains('?'));
}

#[test]
fn o15_names_with_accents_are_read_however_their_columns_were_counted() {
    let by_letters = player(1, "Nguyễn, Trần Đức", "0.0", "");
    // A program that counts bytes leaves out the blanks that the accents have taken.
    let by_bytes = by_letters.replacen(&" ".repeat(7), "", 1);
    assert_eq!(by_bytes.len(), player(1, "Nguyen, Tran Duc", "0.0", "").len());
    for (line, counting) in [(&by_letters, Counting::Characters), (&by_bytes, Counting::Bytes)] {
        let read =
            read(file(std::slice::from_ref(line)).as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert_eq!(read.counting, counting);
        assert_eq!(read.trf.players[0].name, "Nguyễn, Trần Đức");
        assert_eq!(read.trf.players[0].rating, Some(2000));
        let is_told = read.warnings.iter().any(|warning| warning.what == Warning::CountedInBytes);
        assert_eq!(is_told, counting == Counting::Bytes);
    }
}

#[test]
fn o16_an_old_code_page_is_read_by_its_bytes() {
    let line = player(1, "@", "0.0", "").replacen("@         ", "@", 1).replace('@', "\u{1}");
    let bytes: Vec<u8> = line
        .bytes()
        .flat_map(|byte| if byte == 1 { b"V\xE3n \xD0\xFD\xECc ".to_vec() } else { vec![byte] })
        .collect();
    let padded: Vec<u8> = [&bytes[..22], b" ", &bytes[22..]].concat();
    let read = read(&padded).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(read.trf.players[0].name, "Văn Đức");
}
