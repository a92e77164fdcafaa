//! Game files and positions as people write them, good and bad.

use tabla_core::{Notation, read_record, replay, write_record};
use tabla_mice::Mice;
use tabla_testkit::cases::cases;
use tabla_testkit::english;

const SAMPLE: &str = "\
a7           // White places a man
a1           // so does Black
d7
b4
g7xa1        // a mill: a1 goes
c3
";

/// What the sample leads to.
const POSITION: &str = "a7,d7,g7/b4,c3/6,6/w";

fn position_after(text: &str) -> String {
    match read_record(&Mice::default(), text) {
        Ok(moves) => Mice::default().write_state(&replay(&Mice::default(), &moves)),
        Err(error) => english(&error),
    }
}

#[test]
fn the_sample_game_loads() {
    assert_eq!(position_after(SAMPLE), POSITION);
    let moves = read_record(&Mice::default(), SAMPLE).unwrap();
    // What the program writes has no comments.
    let written = "a7\na1\nd7\nb4\ng7xa1\nc3\n";
    assert_eq!(write_record(&Mice::default(), &moves), written);
    assert_eq!(read_record(&Mice::default(), written).unwrap(), moves);
}

/// The same game, typed in many ways.
#[test]
fn the_sample_game_loads_however_it_is_typed() {
    let crlf = SAMPLE.replace('\n', "\r\n");
    let typed = [
        ("capitals", "A7\nA1\nD7\nB4\nG7XA1\nC3\n"),
        ("Cyrillic letters", "А7\nА1\nd7\nВ4\ng7ха1\nСЗ\n"),
        ("small Cyrillic letters", "а7\nа1\nd7\nв4\ng7xа1\nсз\n"),
        ("a byte-order mark", "\u{feff}a7\na1\nd7\nb4\ng7xa1\nc3\n"),
        ("line ends of another system", &crlf),
        ("tabs and blanks", "\ta7\n  a1  \nd7\t// centre\nb4\n g7 x a1\nc3"),
        ("blanks that do not break", "a7\na1\nd7\nb4\ng7\u{a0}x\u{2003}a1\nc3"),
        ("blank lines", "\n\na7\n\na1\nd7\n   \nb4\ng7xa1\nc3\n\n"),
        ("comment lines", "// A game.\n//\na7\na1 // a corner\nd7\nb4\ng7xa1//taken\nc3// end // really"),
        ("a colon for the man taken", "a7\na1\nd7\nb4\ng7:a1\nc3"),
        ("a cross for the man taken", "a7\na1\nd7\nb4\ng7×a1\nc3"),
        ("a comma before the man taken", "a7\na1\nd7\nb4\ng7, a1\nc3"),
        ("a blank before the man taken", "a7\na1\nd7\nb4\ng7 a1\nc3"),
        ("nothing before the man taken", "a7\na1\nd7\nb4\ng7a1\nc3"),
    ];
    for (how, text) in typed {
        assert_eq!(position_after(text), POSITION, "{how}");
    }
}

#[test]
fn moves_are_read_however_they_are_typed() {
    let state = Mice::default().read_state("a7,d7,g4,f6/d1,d2,b4,c4/0,0/w").unwrap();
    let typed = [
        "g4-g7xc4",
        "G4-G7xC4",
        "g4–g7×c4",
        "g4—g7:c4",
        "g4>g7 c4",
        "g4->g7xc4",
        "g4 → g7 x c4",
        "g4,g7,c4",
        "g4 g7 c4",
        "g4g7c4",
        "g4-g7-c4",
        "g4 - g7 - x - c4",
        "  g4-g7xc4  ",
        "g4-g7Хс4",
        "g4-g7xc4-",
    ];
    for text in typed {
        let mv = Mice::default().read_move(&state, text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(Mice::default().write_move(&state, mv), "g4-g7xc4", "{text}");
    }
}

#[test]
fn a_game_may_be_empty_or_stop_anywhere() {
    assert_eq!(position_after(""), "//9,9/w");
    assert_eq!(position_after("\u{feff}\r\n// nothing yet\r\n"), "//9,9/w");
    assert_eq!(position_after("a7"), "a7//8,9/b");
}

/// Every bad game with what is said about it; read it as a list of messages.
#[test]
fn bad_games_are_refused_with_the_line_and_the_reason() {
    let cases = cases(include_str!("files/bad-games.txt"));
    assert!(cases.len() >= 30, "{} cases", cases.len());
    let mut told = String::new();
    for case in &cases {
        let error = read_record(&Mice::default(), &case.body).expect_err(&case.title);
        told += &format!("{}\n", case.title);
        let line = case.body.lines().nth(error.line - 1).unwrap_or_default();
        told += format!("  {:>2} | {line}", error.line).trim_end();
        told += &format!("\n  {}\n\n", english(&error));
        // All that stands before the mistake is good.
        let head: String = case.body.split_inclusive('\n').take(error.line - 1).collect();
        assert!(read_record(&Mice::default(), &head).is_ok(), "{}", case.title);
    }
    insta::assert_snapshot!("bad_games", told);
}

#[test]
fn bad_positions_are_refused_with_all_reasons() {
    let cases = cases(include_str!("files/bad-positions.txt"));
    assert!(cases.len() >= 30, "{} cases", cases.len());
    let mut told = String::new();
    for case in &cases {
        let error = Mice::default().read_state(&case.body).expect_err(&case.title);
        told += &format!("{}\n  {}\n", case.title, case.body.trim()).replace("  \n", "");
        for reason in &error.because {
            told += &format!("  - {}\n", english(reason));
        }
        told.push('\n');
    }
    insta::assert_snapshot!("bad_positions", told);
}

/// Positions that look odd and are good.
#[test]
fn odd_positions_that_are_good() {
    let odd = [
        ("the start", "//9,9/w", "//9,9/w"),
        ("blanks", " a7 , d7 / d1 b4 / 7 , 7 / w ", "a7,d7/d1,b4/7,7/w"),
        ("capitals", "A7,D7/D1,B4/7,7/W", "a7,d7/d1,b4/7,7/w"),
        ("Cyrillic letters", "А7,СЗ/е5,в2/7,7/w", "a7,c3/b2,e5/7,7/w"),
        ("another order", "c4,a7/b4,d7/7,7/w", "a7,c4/d7,b4/7,7/w"),
        ("empty places between commas", ",a7,,d7,/d1,b4,/7,7/w", "a7,d7/d1,b4/7,7/w"),
        ("zeros before", "a7,d7/d1,b4/07,007/w", "a7,d7/d1,b4/7,7/w"),
        ("a mill that took nobody", "a7,d7,g7/d1,b4,c3/6,6/w", "a7,d7,g7/d1,b4,c3/6,6/w"),
        ("Black to place the last man", "a7,d7,g7/d1,b4/0,1/b", "a7,d7,g7/d1,b4/0,1/b"),
        ("a beaten player", "a7,d7/d1,b4,c3/0,0/w", "a7,d7/d1,b4,c3/0,0/w"),
        ("a beaten player with a man in hand", "a7,d7,g7/d1/0,1/b", "a7,d7,g7/d1/0,1/b"),
        ("either side when all are placed", "a7,d7,g7/d1,b4,c3/0,0/b", "a7,d7,g7/d1,b4,c3/0,0/b"),
    ];
    for (what, text, written) in odd {
        let state = Mice::default().read_state(text).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(Mice::default().write_state(&state), written, "{what}");
    }
}
