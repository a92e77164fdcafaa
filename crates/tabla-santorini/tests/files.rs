//! Game files and positions as people write them, good and bad.

use tabla_core::{Notation, read_record, replay, write_record};
use tabla_santorini::Santorini;
use tabla_testkit::cases::cases;
use tabla_testkit::english;

const SAMPLE: &str = "\
C3 B2        // workers of the first player
C2 D2        // workers of the second player
C3 B3 A3     // move C3→B3, build on A3
C2 D3 E3
";

/// What the sample leads to.
const POSITION: &str = "0010000000000000000000100/1/B2,B3/D2,D3";

fn position_after(text: &str) -> String {
    match read_record(&Santorini, text) {
        Ok(moves) => Santorini.write_state(&replay(&Santorini, &moves)),
        Err(error) => english(&error),
    }
}

#[test]
fn the_sample_game_loads() {
    assert_eq!(position_after(SAMPLE), POSITION);
    let moves = read_record(&Santorini, SAMPLE).unwrap();
    // What the program writes has no comments; placements stand as they were given, whichever square is lower.
    let written = "C3 B2\nC2 D2\nC3 B3 A3\nC2 D3 E3\n";
    assert_eq!(write_record(&Santorini, &moves), written);
    assert_eq!(read_record(&Santorini, written).unwrap(), moves);
    assert_eq!(read_record(&Santorini, "B2 C3\nD2 C2\nC3 B3 A3\nC2 D3 E3\n").unwrap(), moves);
}

/// The same game, typed in many ways.
#[test]
fn the_sample_game_loads_however_it_is_typed() {
    let crlf = SAMPLE.replace('\n', "\r\n");
    let typed = [
        ("Cyrillic letters", "СЗ В2\nС2 D2\nСЗ ВЗ АЗ\nС2 DЗ ЕЗ\n"),
        ("Cyrillic letters, some of them", "СЗ B2\nC2 D2\nС3 ВЗ A3\nС2 D3 E3\n"),
        ("small Cyrillic letters", "сз в2\nс2 d2\nсз вз аз\nс2 dз ез\n"),
        ("Cyrillic comments", "СЗ В2 // радници првог играча\nС2 D2 // другог\nСЗ ВЗ АЗ\nС2 DЗ ЕЗ"),
        ("small letters", "c3 b2\nc2 d2\nc3 b3 a3\nc2 d3 e3\n"),
        ("a byte-order mark", "\u{feff}C3 B2\nC2 D2\nC3 B3 A3\nC2 D3 E3\n"),
        ("line ends of another system", &crlf),
        ("a byte-order mark and those line ends", "\u{feff}C3 B2\r\nC2 D2\r\n\r\nC3 B3 A3\r\nC2 D3 E3"),
        ("tabs", "C3\tB2\nC2\tD2\nC3\tB3\tA3\t// up\n\tC2\tD3\tE3\t\n"),
        ("blanks everywhere", "   C3    B2  \n C2 D2\nC3  B3  A3   \n     C2 D3 E3\n"),
        ("blanks that do not break", "C3\u{a0}B2\nC2\u{a0}D2\nC3\u{a0}B3\u{a0}A3\nC2\u{2003}D3 E3\n"),
        ("no line end at the end", "C3 B2\nC2 D2\nC3 B3 A3\nC2 D3 E3"),
        ("blank lines", "\n\nC3 B2\n\n   \nC2 D2\nC3 B3 A3\n\nC2 D3 E3\n\n\n"),
        (
            "comment lines",
            "// A game.\n//\nC3 B2\n  // They meet.\nC2 D2\nC3 B3 A3\nC2 D3 E3 // end // really",
        ),
        ("comments without a blank", "C3 B2//one\nC2 D2//two\nC3 B3 A3//three\nC2 D3 E3//four"),
        ("hyphens", "C3-B2\nC2-D2\nC3-B3-A3\nC2-D3-E3\n"),
        ("arrows", "C3, B2\nC2, D2\nC3 -> B3, A3\nC2→D3; E3\n"),
        ("dashes and pluses", "C3 – B2\nC2 – D2\nC3–B3+A3\nC2–D3+E3\n"),
        ("nothing between", "C3B2\nC2D2\nC3B3A3\nc2d3e3\n"),
        ("the workers the other way round", "B2 C3\nD2 C2\nC3 B3 A3\nC2 D3 E3\n"),
    ];
    for (how, text) in typed {
        assert_eq!(position_after(text), POSITION, "{how}");
    }
}

#[test]
fn a_game_may_be_empty_or_stop_anywhere() {
    assert_eq!(position_after(""), "0000000000000000000000000/1//");
    assert_eq!(position_after("\u{feff}\r\n// nothing yet\r\n"), "0000000000000000000000000/1//");
    assert_eq!(position_after("C3 B2"), "0000000000000000000000000/2/B2,C3/");
}

/// Every bad game with what is said about it; read it as a list of messages.
#[test]
fn bad_games_are_refused_with_the_line_and_the_reason() {
    let cases = cases(include_str!("files/bad-games.txt"));
    assert!(cases.len() >= 30, "{} cases", cases.len());
    let mut told = String::new();
    for case in &cases {
        let error = read_record(&Santorini, &case.body).expect_err(&case.title);
        told += &format!("{}\n", case.title);
        for (index, line) in case.body.lines().enumerate() {
            let mark = if index + 1 == error.line { '>' } else { ' ' };
            told += format!("  {mark} {:>2} | {line}", index + 1).trim_end();
            told.push('\n');
        }
        told += &format!("  {}\n\n", english(&error));
        // All that stands before the mistake is good.
        let head: String = case.body.split_inclusive('\n').take(error.line - 1).collect();
        assert!(read_record(&Santorini, &head).is_ok(), "{}", case.title);
    }
    insta::assert_snapshot!("bad_games", told);
}

#[test]
fn bad_positions_are_refused_with_all_reasons() {
    let cases = cases(include_str!("files/bad-positions.txt"));
    assert!(cases.len() >= 20, "{} cases", cases.len());
    let mut told = String::new();
    for case in &cases {
        let error = Santorini.read_state(&case.body).expect_err(&case.title);
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
        ("the start", "0000000000000000000000000/1//", "0000000000000000000000000/1//"),
        ("blanks", " 0000000000000000000000000 / 2 / C3 , D3 / ", "0000000000000000000000000/2/C3,D3/"),
        (
            "small letters",
            "0000000000000000000000000/1/d3,c3/d4 d2",
            "0000000000000000000000000/1/C3,D3/D2,D4",
        ),
        (
            "Cyrillic letters",
            "0000000000000000000000000/1/СЗ,АЗ/Е1,В2",
            "0000000000000000000000000/1/A3,C3/B2,E1",
        ),
        ("a winner", "3100000000000000000000000/2/A1,D3/D2,D4", "3100000000000000000000000/2/A1,D3/D2,D4"),
    ];
    for (what, text, written) in odd {
        let state = Santorini.read_state(text).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(Santorini.write_state(&state), written, "{what}");
    }
}
