//! The words of a pasted list: what was understood, what is wrong with which line, who is there already.
use super::{Language, say, texts};
use crate::exchange::book::{self, BookFault};
use crate::exchange::roster::{Column, Delimiter, MAX_COLUMNS, MAX_ROWS, RosterFault, RowFault};
use crate::exchange::text::Encoding;

texts! {
    PASTE = "Dán danh sách", "粘贴名单", "Paste a list";
    TEXT = "Mỗi dòng một người: tên, đơn vị, Elo, năm sinh", "每行一人：姓名、单位、等级分、出生年", "One person a line: name, club, rating, year of birth";
    TEXT_HINT = "Từ Excel, Zalo hay tệp văn bản đều được.", "可从 Excel、聊天或文本文件粘贴。", "From Excel, a chat or a text file.";
    FROM_FILE = "Từ tệp…", "从文件导入…", "From a file…";
    OPEN_FILE = "Hoặc mở tệp (.xlsx, .xls, .csv, .txt)", "或打开文件（.xlsx、.xls、.csv、.txt）", "Or open a file (.xlsx, .xls, .csv, .txt)";
    OPENING_FILE = "Đang mở tệp…", "正在打开文件…", "Opening the file…";
    SHEET = "Trang tính", "工作表", "Sheet";
    EMPTY_SHEET = "Trang tính này trống", "此工作表为空", "This sheet is empty";
    LOCKED_BOOK = "Tệp Excel có mật khẩu hoặc bị hỏng: hãy lưu lại thành .xlsx không mật khẩu, hoặc thành .csv", "Excel 文件带密码或已损坏：请另存为无密码的 .xlsx 或 .csv", "An Excel file with a password, or a damaged one: save it as .xlsx without one, or as .csv";
    UNREADABLE_BOOK = "Tệp bảng tính này hỏng, không đọc được", "此表格文件已损坏，无法读取", "This spreadsheet is damaged and could not be read";
    NO_OFFICE = "Chưa mở được bảng tính: hãy thử lại, hoặc chép rồi dán danh sách vào đây", "未能打开表格：请重试，或复制后粘贴到此处", "The spreadsheet could not be opened: try again, or copy the list and paste it here";
    ENCODING = "Bảng mã của tệp", "文件编码", "Encoding of the file";
    ENCODING_1258 = "Tiếng Việt cũ (Windows 1258)", "旧越南语编码（Windows 1258）", "Old Vietnamese (Windows 1258)";
    ENCODING_GB = "Tiếng Trung (GB 18030)", "中文（GB 18030）", "Chinese (GB 18030)";
    DELIMITER = "Ngăn cách giữa các cột", "列分隔符", "Between the columns";
    BY_LINE = "Không có: mỗi dòng một tên", "无：每行一个姓名", "Nothing: one name a line";
    BY_TAB = "Tab (Excel)", "制表符（Excel）", "Tab (Excel)";
    BY_SEMICOLON = "Chấm phẩy ;", "分号 ;", "Semicolon ;";
    BY_COMMA = "Phẩy ,", "逗号 ,", "Comma ,";
    BY_DASH = "Gạch ngang -", "短横 -", "Dash -";
    BY_SPACES = "Khoảng trắng", "空格", "Spaces";
    UNDERSTOOD = "Đã hiểu thế này", "识别结果", "This is how it was understood";
    HEADER_IS_A_PERSON = "Dòng đó cũng là một người", "那一行也是棋手", "That line is a person too";
    SURNAME = "Họ và đệm", "姓", "Family and middle name";
    GIVEN_NAME = "Tên", "名", "Given name";
    IGNORED = "Không dùng", "不用", "Not used";
    LINE = "Dòng", "行", "Line";
    TAKE = "Lấy", "选用", "Take";
    NO_NAME = "Chưa có tên", "缺少姓名", "The name is missing";
    UNCLOSED_QUOTE = "Dấu ngoặc kép mở mà không đóng", "引号没有闭合", "A quote is opened and never closed";
    LIKELY_THERE = "Có lẽ đã có trong danh sách; nếu là người khác, hãy chọn lấy", "名单上可能已有此人；如是另一人，请勾选", "Probably on the list already; tick it if it is another person";
    THERE_ALREADY = "Đã có trong danh sách", "名单上已有此人", "On the list already";
    HAS_DIGITS = "Có chữ số trong tên: xem lại", "姓名中有数字，请核对", "There are digits in the name: look at it again";
    SAME_NAME = "Trùng tên với người đã có; vẫn là người khác?", "与名单上的人同名；是另一人吗？", "Same name as somebody on the list; another person?";
}

/// "Preview: 2 people right, 3 lines to mend, 1 left out".
pub fn preview(language: Language, n_taken: usize, n_faulty: usize, n_left_out: usize) -> String {
    let mut parts = match language {
        Language::Vietnamese => vec![format!("Xem trước: lấy {n_taken} người")],
        Language::Chinese => vec![format!("预览：选用{n_taken}人")],
        Language::English => vec![format!("Preview: {n_taken} taken")],
    };
    if n_faulty > 0 {
        parts.push(match language {
            Language::Vietnamese => format!("{n_faulty} dòng cần sửa"),
            Language::Chinese => format!("{n_faulty}行需改"),
            Language::English => format!("{n_faulty} to mend"),
        });
    }
    if n_left_out > 0 {
        parts.push(match language {
            Language::Vietnamese => format!("bỏ qua {n_left_out} dòng"),
            Language::Chinese => format!("略过{n_left_out}行"),
            Language::English => format!("{n_left_out} left out"),
        });
    }
    parts.join(if language == Language::Chinese { "，" } else { ", " })
}

/// "Add 2 people".
pub fn add(language: Language, n: usize) -> String {
    match language {
        Language::Vietnamese => format!("Thêm {n} người"),
        Language::Chinese => format!("添加{n}人"),
        Language::English if n == 1 => "Add 1 person".to_owned(),
        Language::English => format!("Add {n} people"),
    }
}

/// "Take line 3".
pub fn take_line(language: Language, line: usize) -> String {
    match language {
        Language::Vietnamese => format!("Lấy dòng {line}"),
        Language::Chinese => format!("选用第{line}行"),
        Language::English => format!("Take line {line}"),
    }
}

/// "Line 1 is the header".
pub fn header(language: Language, line: usize) -> String {
    match language {
        Language::Vietnamese => format!("Dòng {line} là dòng tiêu đề"),
        Language::Chinese => format!("第{line}行是标题行"),
        Language::English => format!("Line {line} is the header"),
    }
}

/// "Column 2: Bến Tre".
pub fn column_no(language: Language, no: usize, sample: &str) -> String {
    match language {
        Language::Vietnamese => format!("Cột {no}: {sample}"),
        Language::Chinese => format!("第{no}列：{sample}"),
        Language::English => format!("Column {no}: {sample}"),
    }
}

/// "3 places could not be read in this encoding".
pub fn unreadable(language: Language, n: usize) -> String {
    match language {
        Language::Vietnamese => format!("{n} chỗ không đọc được: hãy thử bảng mã khác"),
        Language::Chinese => format!("有{n}处无法识别：请换一种编码"),
        Language::English => format!("{n} places could not be read: try another encoding"),
    }
}

/// "Same as line 1".
pub fn same_as_line(language: Language, line: usize) -> String {
    match language {
        Language::Vietnamese => format!("Trùng với dòng {line}"),
        Language::Chinese => format!("与第{line}行相同"),
        Language::English => format!("Same as line {line}"),
    }
}

/// "Probably the same as line 1".
pub fn like_line(l: Language, line: usize) -> String {
    say!(
        l,
        "Có lẽ trùng với dòng {line}: hãy xem lại",
        "可能与第{line}行相同，请核对",
        "Probably the same as line {line}: look at it again"
    )
}

/// "Same name as line 1".
pub fn namesake_of_line(language: Language, line: usize) -> String {
    match language {
        Language::Vietnamese => format!("Trùng tên với dòng {line}"),
        Language::Chinese => format!("与第{line}行同名"),
        Language::English => format!("Same name as line {line}"),
    }
}

/// What stands between two columns.
pub const fn delimiter(language: Language, delimiter: Delimiter) -> &'static str {
    match delimiter {
        Delimiter::Line => BY_LINE,
        Delimiter::Tab => BY_TAB,
        Delimiter::Semicolon => BY_SEMICOLON,
        Delimiter::Comma => BY_COMMA,
        Delimiter::Dash => BY_DASH,
        Delimiter::Spaces => BY_SPACES,
    }
    .of(language)
}

/// What a column means.
pub const fn column(language: Language, column: Column) -> &'static str {
    match column {
        Column::Name => super::people::NAME,
        Column::Surname => SURNAME,
        Column::GivenName => GIVEN_NAME,
        Column::Sex => super::people::SEX,
        Column::Birth => super::people::BIRTH,
        Column::Club => super::common::CLUB,
        Column::Province => super::people::PROVINCE,
        Column::Federation => super::people::FEDERATION,
        Column::Title => super::people::GRADE,
        Column::Rating => super::people::RATING,
        Column::MemberId => super::people::MEMBER_ID,
        Column::Phone => super::people::PHONE,
        Column::Ignored => IGNORED,
    }
    .of(language)
}

/// How an encoding is called.
pub const fn encoding(language: Language, encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Utf8 => "UTF-8",
        Encoding::Utf16Le => "UTF-16 LE",
        Encoding::Utf16Be => "UTF-16 BE",
        Encoding::Windows1258 => ENCODING_1258.of(language),
        Encoding::Gb18030 => ENCODING_GB.of(language),
    }
}

/// Why a text is not read at all.
pub fn fault(language: Language, fault: RosterFault) -> String {
    match (fault, language) {
        (RosterFault::TextTooLong, Language::Vietnamese) => "Văn bản dài quá 1 MB".to_owned(),
        (RosterFault::TextTooLong, Language::Chinese) => "文本超过 1 MB".to_owned(),
        (RosterFault::TextTooLong, Language::English) => "The text is longer than 1 MB".to_owned(),
        (RosterFault::TooManyRows, Language::Vietnamese) => format!("Quá {MAX_ROWS} dòng"),
        (RosterFault::TooManyRows, Language::Chinese) => format!("超过{MAX_ROWS}行"),
        (RosterFault::TooManyRows, Language::English) => format!("More than {MAX_ROWS} lines"),
        (RosterFault::TooManyColumns { line }, Language::Vietnamese) => {
            format!("Dòng {line} có quá {MAX_COLUMNS} cột")
        }
        (RosterFault::TooManyColumns { line }, Language::Chinese) => {
            format!("第{line}行超过{MAX_COLUMNS}列")
        }
        (RosterFault::TooManyColumns { line }, Language::English) => {
            format!("Line {line} has more than {MAX_COLUMNS} columns")
        }
    }
}

/// Why a spreadsheet or a sheet is not read.
pub fn book_fault(l: Language, fault: BookFault) -> String {
    let (megabytes, rows, columns) = (book::MAX_BYTES >> 20, book::MAX_ROWS, book::MAX_COLUMNS);
    match fault {
        BookFault::TooLarge => {
            say!(
                l,
                "Tệp lớn quá {megabytes} MB",
                "文件超过 {megabytes} MB",
                "The file is larger than {megabytes} MB"
            )
        }
        BookFault::TooManyRows => say!(l, "Quá {rows} dòng", "超过{rows}行", "More than {rows} lines"),
        BookFault::TooManyColumns => {
            say!(l, "Quá {columns} cột", "超过{columns}列", "More than {columns} columns")
        }
        BookFault::Locked => LOCKED_BOOK.of(l).to_owned(),
        BookFault::Unreadable => UNREADABLE_BOOK.of(l).to_owned(),
        BookFault::NoAnswer => NO_OFFICE.of(l).to_owned(),
    }
}

/// "And 800 more lines without anything to look at".
pub fn more_lines(l: Language, n: usize) -> String {
    say!(
        l,
        "Còn {n} dòng nữa, không có gì phải xem lại",
        "另有{n}行，无需核对",
        "And {n} more lines without anything to look at"
    )
}

/// The faults of rows, each with its line.
pub fn faults(l: Language, faults: &[(usize, RowFault)]) -> String {
    let said = |(line, fault): &(usize, RowFault)| {
        let (line, fault) = (line, row_fault(l, fault));
        say!(l, "Dòng {line}: {fault}", "第{line}行：{fault}", "Line {line}: {fault}")
    };
    faults.iter().map(said).collect::<Vec<_>>().join(" ")
}

/// What is wrong with a row.
pub fn row_fault(language: Language, fault: &RowFault) -> String {
    match fault {
        RowFault::NoName => NO_NAME.of(language).to_owned(),
        RowFault::UnclosedQuote => UNCLOSED_QUOTE.of(language).to_owned(),
        RowFault::TooLong(at) => {
            let at = column(language, *at);
            match language {
                Language::Vietnamese => format!("{at} quá dài"),
                Language::Chinese => format!("{at}太长"),
                Language::English => format!("{at} is too long"),
            }
        }
        RowFault::Sex(cell) => match language {
            Language::Vietnamese => format!("Giới tính “{cell}” không rõ là nam hay nữ"),
            Language::Chinese => format!("性别“{cell}”不清楚"),
            Language::English => format!("“{cell}” is neither woman nor man"),
        },
        RowFault::Birth(cell) => match language {
            Language::Vietnamese => format!("Ngày hoặc năm sinh “{cell}” không đúng"),
            Language::Chinese => format!("出生日期“{cell}”不对"),
            Language::English => format!("“{cell}” is no day or year of birth"),
        },
        RowFault::Rating(cell) => match language {
            Language::Vietnamese => format!("Elo “{cell}” không đúng"),
            Language::Chinese => format!("等级分“{cell}”不对"),
            Language::English => format!("“{cell}” is no rating"),
        },
    }
}
