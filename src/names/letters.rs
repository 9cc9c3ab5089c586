//! Which letters are written as one character, but can also be typed as a letter and a mark?
//! Those of Latin, Cyrillic and kana, as Unicode has them: Han has none, and the whole tables would be
//! a tenth of the download.

/// A mark; letters without it; the same letters with it.
pub const LETTERS: &[(char, &str, &str)] = &[
    ('\u{300}', "AEIOUaeiouÜüNnЕИеиĒēŌōWwÂâĂăÊêÔôƠơƯưYy", "ÀÈÌÒÙàèìòùǛǜǸǹЀЍѐѝḔḕṐṑẀẁẦầẰằỀềỒồỜờỪừỲỳ"),
    (
        '\u{301}',
        "AEIOUYaeiouyCcLlNnRrSsZzÜüGgÅåÆæØøГКгкÇçĒēÏïKkMmÕõŌōPpŨũWwÂâĂăÊêÔôƠơƯư",
        "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǗǘǴǵǺǻǼǽǾǿЃЌѓќḈḉḖḗḮḯḰḱḾḿṌṍṒṓṔṕṸṹẂẃẤấẮắẾếỐốỚớỨứ",
    ),
    ('\u{302}', "AEIOUaeiouCcGgHhJjSsWwYyZzẠạẸẹỌọ", "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẐẑẬậỆệỘộ"),
    ('\u{303}', "ANOanoIiUuVvÂâĂăEeÊêÔôƠơƯưYy", "ÃÑÕãñõĨĩŨũṼṽẪẫẴẵẼẽỄễỖỗỠỡỮữỸỹ"),
    ('\u{304}', "AaEeIiOoUuÜüÄäȦȧÆæǪǫÖöÕõȮȯYyИиУуGgḶḷṚṛ", "ĀāĒēĪīŌōŪūǕǖǞǟǠǡǢǣǬǭȪȫȬȭȰȱȲȳӢӣӮӯḠḡḸḹṜṝ"),
    ('\u{306}', "AaEeGgIiOoUuУИиуЖжАаЕеȨȩẠạ", "ĂăĔĕĞğĬĭŎŏŬŭЎЙйўӁӂӐӑӖӗḜḝẶặ"),
    (
        '\u{307}',
        "CcEeGgIZzAaOoBbDdFfHhMmNnPpRrSsŚśŠšṢṣTtWwXxYyſ",
        "ĊċĖėĠġİŻżȦȧȮȯḂḃḊḋḞḟḢḣṀṁṄṅṖṗṘṙṠṡṤṥṦṧṨṩṪṫẆẇẊẋẎẏẛ",
    ),
    (
        '\u{308}',
        "AEIOUaeiouyYЕІеіАаӘәЖжЗзИиОоӨөЭэУуЧчЫыHhÕõŪūWwXxt",
        "ÄËÏÖÜäëïöüÿŸЁЇёїӒӓӚӛӜӝӞӟӤӥӦӧӪӫӬӭӰӱӴӵӸӹḦḧṎṏṺṻẄẅẌẍẗ",
    ),
    ('\u{309}', "AaÂâĂăEeÊêIiOoÔôƠơUuƯưYy", "ẢảẨẩẲẳẺẻỂểỈỉỎỏỔổỞởỦủỬửỶỷ"),
    ('\u{30A}', "AaUuwy", "ÅåŮůẘẙ"),
    ('\u{30B}', "OoUuУу", "ŐőŰűӲӳ"),
    ('\u{30C}', "CcDdEeLlNnRrSsTtZzAaIiOoUuÜüGgKkƷʒjHh", "ČčĎďĚěĽľŇňŘřŠšŤťŽžǍǎǏǐǑǒǓǔǙǚǦǧǨǩǮǯǰȞȟ"),
    ('\u{30F}', "AaEeIiOoRrUuѴѵ", "ȀȁȄȅȈȉȌȍȐȑȔȕѶѷ"),
    ('\u{311}', "AaEeIiOoRrUu", "ȂȃȆȇȊȋȎȏȒȓȖȗ"),
    ('\u{31B}', "OoUu", "ƠơƯư"),
    ('\u{323}', "BbDdHhKkLlMmNnRrSsTtVvWwZzAaEeIiOoƠơUuƯưYy", "ḄḅḌḍḤḥḲḳḶḷṂṃṆṇṚṛṢṣṬṭṾṿẈẉẒẓẠạẸẹỊịỌọỢợỤụỰựỴỵ"),
    ('\u{324}', "Uu", "Ṳṳ"),
    ('\u{325}', "Aa", "Ḁḁ"),
    ('\u{326}', "SsTt", "ȘșȚț"),
    ('\u{327}', "CcGgKkLlNnRrSsTtEeDdHh", "ÇçĢģĶķĻļŅņŖŗŞşŢţȨȩḐḑḨḩ"),
    ('\u{328}', "AaEeIiUuOo", "ĄąĘęĮįŲųǪǫ"),
    ('\u{32D}', "DdEeLlNnTtUu", "ḒḓḘḙḼḽṊṋṰṱṶṷ"),
    ('\u{32E}', "Hh", "Ḫḫ"),
    ('\u{330}', "EeIiUu", "ḚḛḬḭṴṵ"),
    ('\u{331}', "BbDdKkLlNnRrTtZzh", "ḆḇḎḏḴḵḺḻṈṉṞṟṮṯẔẕẖ"),
    (
        '\u{3099}',
        "かきくけこさしすせそたちつてとはひふへほうゝカキクケコサシスセソタチツテトハヒフヘホウワヰヱヲヽ",
        "がぎぐげござじずぜぞだぢづでどばびぶべぼゔゞガギグゲゴザジズゼゾダヂヅデドバビブベボヴヷヸヹヺヾ",
    ),
    ('\u{309A}', "はひふへほハヒフヘホ", "ぱぴぷぺぽパピプペポ"),
];

/// In which order marks of one letter stand, whichever was typed first; 0 for what is no mark.
/// (Unicode: the canonical combining class.)
pub const fn class(c: char) -> u8 {
    match c {
        '\u{334}'..='\u{338}' => 1,
        '\u{3099}' | '\u{309A}' => 8,
        '\u{321}' | '\u{322}' | '\u{327}' | '\u{328}' => 202,
        '\u{31B}' => 216,
        '\u{316}'..='\u{319}'
        | '\u{31C}'..='\u{320}'
        | '\u{323}'..='\u{326}'
        | '\u{329}'..='\u{333}'
        | '\u{339}'..='\u{33C}'
        | '\u{347}'..='\u{349}'
        | '\u{34D}'
        | '\u{34E}'
        | '\u{353}'..='\u{356}'
        | '\u{359}'
        | '\u{35A}' => 220,
        '\u{315}' | '\u{31A}' | '\u{358}' => 232,
        '\u{35C}' | '\u{35F}' | '\u{362}' => 233,
        '\u{35D}' | '\u{35E}' | '\u{360}' | '\u{361}' => 234,
        '\u{345}' => 240,
        '\u{34F}' => 0,
        '\u{300}'..='\u{36F}' | '\u{483}'..='\u{487}' => 230,
        _ => 0,
    }
}

/// Whether the character is a mark on the one before it, of whatever script.
pub const fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36F}'
        | '\u{483}'..='\u{489}'
        | '\u{1AB0}'..='\u{1AFF}'
        | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}'
        | '\u{3099}'
        | '\u{309A}'
        | '\u{FE00}'..='\u{FE0F}'
        | '\u{FE20}'..='\u{FE2F}'
        | '\u{E0100}'..='\u{E01EF}')
}
