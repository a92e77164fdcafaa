//! Board files, `vstup.txt` and `vystup.txt`, good and bad.

use proptest::prelude::*;
use tabla_core::SeededRng;
use tabla_jewels::{
    FileError, Input, Layout, Lines, Swap, generate, read_answer, read_input, read_layout, write_answer,
    write_input, write_layout,
};
use tabla_testkit::effort::config;
use tabla_testkit::english;

const ROWS: [&str; 8] =
    ["12124542", "21215451", "12121312", "21213131", "12121212", "21212121", "12121212", "21212121"];
const LINES: [&str; 8] =
    ["34563456", "45634563", "56345634", "63456345", "56123456", "65123456", "56123456", "34563456"];

/// The good file with one of its sixteen lines replaced.
fn board_with(line: usize, text: &str) -> Vec<u8> {
    let mut lines: Vec<&str> = ROWS.iter().chain(&LINES).copied().collect();
    lines[line - 1] = text;
    (lines.join("\r\n") + "\r\n").into_bytes()
}

/// The good `vstup.txt` with one of its nine lines replaced.
fn input_with(line: usize, text: &str) -> Vec<u8> {
    let mut lines: Vec<&str> = std::iter::once("10").chain(ROWS).collect();
    lines[line - 1] = text;
    (lines.join("\r\n") + "\r\n").into_bytes()
}

fn good_board() -> String {
    String::from_utf8(board_with(1, ROWS[0])).unwrap()
}

fn good_input() -> String {
    String::from_utf8(input_with(1, "10")).unwrap()
}

fn bad_boards() -> Vec<(&'static str, Vec<u8>)> {
    let good = good_board();
    let lines: Vec<&str> = good.split_inclusive('\n').collect();
    let board = board_with;
    let utf16: Vec<u8> = good.encode_utf16().flat_map(u16::to_le_bytes).collect();
    vec![
        ("nothing", Vec::new()),
        ("blanks and line ends only", b" \t\r\n\r\n\n".to_vec()),
        ("a byte-order mark only", "\u{feff}".into()),
        ("the board alone", lines[..8].concat().into()),
        ("fifteen lines", lines[..15].concat().into()),
        ("seventeen lines", (good.clone() + "12345612\r\n").into()),
        ("a blank line in the middle", good.replacen("12121312", "\r\n12121312", 1).into()),
        ("a blank line at the start", ("\r\n".to_owned() + &good).into()),
        ("a row too short", board(2, "2121545")),
        ("a row too long", board(2, "212154511")),
        ("an empty row", board(3, "")),
        ("the digit 0", board(1, "12124540")),
        ("the digit 7", board(8, "71212121")),
        ("a letter", board(4, "2121x131")),
        ("a blank inside a row", board(4, "2121 131")),
        ("a tab before a row", board(5, "\t12121212")),
        ("digits with blanks between them", board(1, "1 2 1 2 4 5 4 2")),
        ("digits of another script", board(1, "１２１２４５４２")),
        ("a run in a row", board(5, "12111212")),
        ("a run in a column", board(6, "12212121")),
        ("a board of one colour", (["11111111\n"; 8].concat() + &LINES.join("\n")).into()),
        ("a refill line too short", board(9, "3456345")),
        ("a refill line of 1025 stones", board(16, &"3456".repeat(256).replacen('3', "33", 1))),
        ("an empty refill line", board(12, "")),
        ("a stone of colour 9 in a refill line", board(10, "45634569")),
        (
            "many things at once",
            board(9, "x").iter().map(|&byte| if byte == b'4' { b'8' } else { byte }).collect(),
        ),
        ("carriage returns alone", good.replace('\n', "").into()),
        (
            "bytes that are no text",
            board(1, "12124542").iter().map(|&byte| if byte == b'5' { 0xff } else { byte }).collect(),
        ),
        ("a NUL", board(7, "1212121\0")),
        ("two bytes a letter", utf16),
        ("a vstup.txt", good_input().into()),
    ]
}

fn bad_inputs() -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("nothing", Vec::new()),
        ("a number alone", b"10\r\n".to_vec()),
        ("a board without turns", (ROWS.join("\r\n") + "\r\n").into()),
        ("no turns left", input_with(1, "0")),
        ("too many turns", input_with(1, "101")),
        ("far too many turns", input_with(1, "99999999999999999999")),
        ("turns below nothing", input_with(1, "-3")),
        ("turns that are no number", input_with(1, "ten")),
        ("two numbers", input_with(1, "10 9")),
        ("an empty first line", input_with(1, "")),
        ("a row too short", input_with(2, "1212454")),
        ("a stone that is none", input_with(9, "2121212a")),
        ("seven rows", good_input().replacen("21215451\r\n", "", 1).into()),
        ("nine rows", (good_input() + "12121212\r\n").into()),
        ("a board file", good_board().into()),
    ]
}

fn bad_answers() -> Vec<(&'static str, Vec<u8>)> {
    let case = |title, text: &str| (title, text.as_bytes().to_vec());
    vec![
        case("nothing", ""),
        case("an empty first line", "\r\n6 3 6 4\r\n"),
        case("blanks only", " \t \n"),
        case("three numbers", "6 3 6\r\n"),
        case("five numbers", "6 3 6 4 1"),
        case("numbers over two lines", "6 3\n6 4\n"),
        case("commas", "6,3,6,4"),
        case("commas and blanks", "6, 3, 6, 4"),
        case("no blanks", "6364"),
        case("words", "six three six four"),
        case("a fraction", "6 3 6 4.0"),
        case("a sign alone", "6 3 6 -"),
        case("a column 0", "0 3 1 3"),
        case("a column 9", "8 3 9 3"),
        case("a row below nothing", "6 -3 6 4"),
        case("a row 9", "6 8 6 9"),
        case("a number that fits no machine", "6 3 6 99999999999999999999999999"),
        case("one cell twice", "6 3 6 3"),
        case("a diagonal", "6 3 7 4"),
        case("two cells apart", "6 3 6 5"),
        case("the ends of two rows", "8 3 1 4"),
        case("a carriage return between numbers", "6 3\r6 4\n"),
        case("a blank that does not break", "6\u{a0}3 6 4"),
        case("a byte-order mark", "\u{feff}6 3 6 4\r\n"),
        case("digits of another script", "６ ３ ６ ４"),
        case("a NUL", "6 3 6 4\0\n"),
        ("bytes that are no text", b"6 3 \xff\xfe 4\n".to_vec()),
        ("a flood", vec![b'6'; 100_000]),
        ("a flood of numbers", b"6 ".repeat(50_000)),
    ]
}

/// Every bad file with what is said about it; read it as a list of messages.
#[test]
fn bad_files_are_refused_with_the_place_and_the_reason() {
    let mut told = String::new();
    let mut tell = |file: &str, title: &str, reasons: Vec<String>| {
        told += &format!("{file}: {title}\n  {}\n\n", reasons.join("\n  "));
    };
    let flaws = |error: FileError| {
        assert!(!error.flaws.is_empty());
        assert!(error.flaws.is_sorted_by_key(|flaw| (flaw.line, flaw.column)));
        error.flaws.iter().map(english).collect::<Vec<_>>()
    };
    for (title, bytes) in bad_boards() {
        tell("board", title, flaws(read_layout(&bytes).expect_err(title)));
    }
    for (title, bytes) in bad_inputs() {
        tell("vstup.txt", title, flaws(read_input(&bytes).expect_err(title)));
    }
    for (title, bytes) in bad_answers() {
        let refusal = read_answer(&bytes).expect_err(title);
        tell("vystup.txt", title, vec![english(&refusal)]);
    }
    insta::assert_snapshot!("bad_files", told);
}

#[test]
fn board_files_are_read_with_patience_and_written_exactly() {
    let good = good_board();
    let typed = [
        ("line feeds alone", good.replace('\r', "")),
        ("no last line end", good.trim_end().to_owned()),
        ("half a last line end", good.trim_end_matches('\n').to_owned()),
        ("blanks behind lines", good.replace("\r\n", " \t \r\n")),
        ("blanks behind the last line", good.trim_end().to_owned() + "   "),
        ("blank lines at the end", good.clone() + "\r\n \r\n\n"),
        ("a byte-order mark", "\u{feff}".to_owned() + &good),
        ("line ends of both kinds", good.replacen("\r\n", "\n", 5)),
    ];
    for (how, text) in typed {
        let layout = read_layout(text.as_bytes()).unwrap_or_else(|error| panic!("{how}: {error}"));
        assert_eq!(write_layout(&layout), good, "{how}");
    }
    let longest = board_with(16, &"3456".repeat(256));
    assert_eq!(write_layout(&read_layout(&longest).unwrap()).as_bytes(), longest);
}

/// What the contest handed out is written back byte for byte.
#[test]
fn the_contests_boards_are_read() {
    let files = [
        ("checker", include_str!("../../../data/jewels/checker.txt")),
        ("fence", include_str!("../../../data/jewels/fence.txt")),
        ("random", include_str!("../../../data/jewels/random.txt")),
        ("squares", include_str!("../../../data/jewels/squares.txt")),
    ];
    for (name, text) in files {
        let layout = read_layout(text.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(write_layout(&layout), text, "{name}");
        assert!(!layout.board().swaps().is_empty(), "{name}");
    }
}

/// A player takes the board as it comes: with runs on it, or with nothing left to swap.
#[test]
fn the_board_in_a_vstup_file_is_taken_as_it_is() {
    let same = |rows: [&str; 8]| rows.join("\r\n") + "\r\n";
    let with_runs = same(["11111111"; 8]);
    let dead = same(std::array::from_fn(|row| if row % 2 == 0 { "12341234" } else { "34123412" }));
    for (board, is_dead) in [(with_runs, false), (dead, true)] {
        let text = "100\r\n".to_owned() + &board;
        let input = read_input(text.as_bytes()).unwrap();
        assert_eq!(write_input(&input), text);
        assert_eq!(input.board.swaps().is_empty(), is_dead);
    }
    for text in [" 10 ", "010", "10\t"] {
        assert_eq!(read_input(&input_with(1, text)).unwrap().turns, 10, "{text:?}");
    }
    let typed = "\u{feff}".to_owned() + &good_input().replace('\r', "") + " \n\n";
    assert_eq!(write_input(&read_input(typed.as_bytes()).unwrap()), good_input());
}

#[test]
fn answers_are_four_numbers_on_the_first_line() {
    let good = [
        "6 3 6 4\r\n",
        "6 3 6 4\n",
        "6 3 6 4",
        "6 4 6 3",
        "\t6\t3  6 \t4  ",
        "6 3 6 4\r\n1 1 1 2\r\n",
        "6 3 6 4\nnothing more",
        "06 3 6 004",
        "+6 3 +6 4",
    ];
    for text in good {
        let swap = read_answer(text.as_bytes()).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(write_answer(swap), "6 3 6 4\r\n", "{text:?}");
    }
    for swap in Swap::ALL {
        assert_eq!(read_answer(write_answer(swap).as_bytes()), Ok(swap));
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn generated_boards_are_files(seed in any::<u64>(), length in Lines::SHORTEST..=Lines::LONGEST, turns in 1..=Input::MOST_TURNS) {
        let layout = generate(&mut SeededRng::new(seed), length).unwrap();
        prop_assert!(layout.board().runs().is_empty() && !layout.board().swaps().is_empty());
        prop_assert!(layout.lines().iter().all(|line| line.len() == length));
        let text = write_layout(&layout);
        prop_assert_eq!(text.len(), 8 * 10 + 8 * (length + 2));
        prop_assert_eq!(read_layout(text.as_bytes()).unwrap(), layout.clone());
        let input = Input { turns, board: *layout.board() };
        prop_assert_eq!(read_input(write_input(&input).as_bytes()).unwrap(), input);
    }

    #[test]
    fn no_bytes_are_too_strange(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(read_layout(&bytes).is_err());
        prop_assert!(read_input(&bytes).is_err());
        let _ = read_answer(&bytes);
    }

    /// A slip of the pen in a good file is refused at its place, or the file means what is written.
    #[test]
    fn slips_of_the_pen_are_found(place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = good_board().into_bytes();
        let place = place.index(bytes.len());
        bytes[place] = byte;
        match read_layout(&bytes) {
            Ok(layout) => {
                let again: Layout = read_layout(write_layout(&layout).as_bytes()).unwrap();
                prop_assert_eq!(again, layout);
            }
            Err(error) => {
                let line = bytes[..place].iter().filter(|&&byte| byte == b'\n').count() + 1;
                let near = error.flaws.iter().any(|flaw| flaw.line <= line + 1 && line <= flaw.line + 3);
                prop_assert!(near || error.flaws.iter().any(|flaw| flaw.line >= 16), "{error} for line {line}");
            }
        }
    }
}

/// Saved seeds depend on these boards.
#[test]
fn the_boards_of_seeds_are_frozen() {
    insta::assert_snapshot!(
        "board_of_seed_7",
        write_layout(&generate(&mut SeededRng::new(7), 16).unwrap()).replace('\r', "")
    );
}
