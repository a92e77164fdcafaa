//! The scorer against worked examples.

use serde_json::Value;
use tabla_core::{Say, Saying};
use tabla_scrabble::scorer::{File, Refused, SAMPLE, Texts, score, score_strictly};
use tabla_scrabble::{STANDARD, score_view};
use tabla_testkit::cases::cases as cases_of;
use tabla_testkit::english;

macro_rules! case {
    ($name:literal) => {
        (
            Texts {
                tiles: include_str!(concat!("cases/", $name, "/jetoane.txt")),
                board: include_str!(concat!("cases/", $name, "/tablaJoc.txt")),
                game: include_str!(concat!("cases/", $name, "/joc.txt")),
            },
            include_str!(concat!("cases/", $name, "/expected.json")),
        )
    };
}

fn worked_games() -> [(Texts<'static>, &'static str); 8] {
    [case!("00"), case!("01"), case!("02"), case!("03"), case!("04"), case!("05"), case!("06"), case!("07")]
}

/// The result line in Romanian is the one of the catalogue.
fn romanian(player: u8, points: u64) -> String {
    let catalogue = include_str!("../../tabla-games/messages/ro/scrabble.ftl");
    let line = catalogue.lines().find_map(|line| line.strip_prefix("scrabble-score-won = ")).unwrap();
    line.replace("{ $player }", &player.to_string()).replace("{ $points }", &points.to_string())
}

#[test]
fn the_worked_games_come_out_exactly() {
    for (index, (texts, expected)) in worked_games().into_iter().enumerate() {
        let card = score_strictly(&texts).unwrap_or_else(|refused| panic!("case {index}: {refused:?}"));
        let winner = card.winner().unwrap();
        let message = romanian(winner, card.totals()[usize::from(winner) - 1]);
        let found = serde_json::to_value(score_view(&card, message, Vec::new())).unwrap();
        let mut expected: Value = serde_json::from_str(expected).unwrap();
        // Some name what they are an example of; that is no part of the result.
        expected.as_object_mut().unwrap().remove("features");
        assert_eq!(found, expected, "case {index}");
    }
}

#[test]
fn the_sample_is_the_first_example() {
    let card = score(&SAMPLE).unwrap();
    assert_eq!(romanian(1, 520), "Jucătorul 1 a castigat jocul cu 520 puncte");
    assert_eq!(card.layout(), &*STANDARD);
    let written: Vec<[String; 2]> =
        card.placements().iter().map(|placement| [placement.sum_text(), placement.score_text()]).collect();
    let expected = [
        ["1 + 2 + 1 + 1 = 5", "5 * 2 = 10"],
        ["10 * 2 + 1 + 2 + 1 + 1 + 1 = 26", "26 * 1 = 26"],
        ["1 + 1 + 8 + 1 + 10 + 1 + 1 = 23", "23 * 4 = 92"],
        ["1 + 1 + 1 + 1 + 1 + 9 * 2 = 23", "23 * 2 = 46"],
        ["9 + 1 + 1 + 0 + 1 + 8 + 1 + 1 = 22", "22 * 3 + 50 = 116"],
        ["9 * 3 + 1 + 10 + 1 + 1 + 1 = 41", "41 * 2 = 82"],
        ["2 + 1 + 1 + 1 + 10 * 2 + 1 + 1 + 1 = 28", "28 * 9 + 50 = 302"],
    ];
    assert_eq!(written, expected);
}

/// The files of a case: those that it writes, and the sample's.
fn texts(body: &str) -> [String; 3] {
    let mut files = [SAMPLE.tiles.to_owned(), SAMPLE.board.to_owned(), String::new()];
    let mut current = None;
    for line in body.lines() {
        let heading = ["[jetoane.txt]", "[tablaJoc.txt]", "[joc.txt]"].iter().position(|name| *name == line);
        match (heading, current) {
            (Some(index), _) => {
                files[index].clear();
                current = Some(index);
            }
            (None, Some(index)) => {
                let file: &mut String = &mut files[index];
                file.push_str(line);
                file.push('\n');
            }
            (None, None) => panic!("a case begins with the name of a file, not with {line:?}"),
        }
    }
    files
}

fn as_texts(files: &[String; 3]) -> Texts<'_> {
    Texts { tiles: &files[0], board: &files[1], game: &files[2] }
}

/// Every bad input with what is said about it; read it as a list of messages.
#[test]
fn bad_files_are_refused_with_the_line_and_the_reason() {
    let cases = cases_of(include_str!("files/bad-scores.txt"));
    assert!(cases.len() >= 25, "{} cases", cases.len());
    let mut told = String::new();
    for case in &cases {
        let files = texts(&case.body);
        let faults = score(&as_texts(&files)).expect_err(&case.title);
        assert!(!faults.is_empty(), "{}", case.title);
        told += &format!("{}\n", case.title);
        for fault in faults {
            if let Some((number, text)) = &fault.line {
                let file = texts_of(&as_texts(&files), fault.file).to_owned();
                assert_eq!(file.lines().nth(number - 1).map(str::trim), Some(text.as_str()));
            }
            told += &format!("  {}\n", english(&fault));
        }
        told.push('\n');
    }
    insta::assert_snapshot!("bad_scores", told);
}

fn texts_of<'a>(texts: &Texts<'a>, file: File) -> &'a str {
    match file {
        File::Tiles => texts.tiles,
        File::Board => texts.board,
        File::Game => texts.game,
    }
}

/// What is odd is scored with a warning, and refused where nothing odd is let through.
#[test]
fn odd_files_are_scored_with_a_warning() {
    let mut told = String::new();
    for case in cases_of(include_str!("files/odd-scores.txt")) {
        let files = texts(&case.body);
        let card = score(&as_texts(&files)).expect(&case.title);
        let Err(Refused::Oddities(refused)) = score_strictly(&as_texts(&files)) else {
            panic!("{} is let through", case.title)
        };
        assert_eq!(refused, card.oddities(), "{}", case.title);
        told += &format!("{}\n", case.title);
        for oddity in card.oddities() {
            told += &format!("  {}\n", english(oddity));
        }
        let scores: Vec<String> =
            card.placements().iter().map(|placement| placement.score().to_string()).collect();
        told += &format!("  scores {}\n\n", scores.join(" "));
    }
    insta::assert_snapshot!("odd_scores", told);
}

/// The sample, written as other hands and other systems write it.
#[test]
fn small_things_are_let_through_in_silence() {
    let board = SAMPLE.board;
    let red = |with: &str| board.replace("rosu", with);
    let all = |change: &dyn Fn(&str) -> String| SAMPLE.files().map(|(_, text)| change(text));
    let mixed = [SAMPLE.tiles.to_owned(), board.replace("a4", "A4"), SAMPLE.game.replace(" h5", " H5")];
    let typed: [(&str, [String; 3]); 9] = [
        ("a byte-order mark", all(&|text| format!("\u{feff}{text}"))),
        ("line ends of another system", all(&|text| text.replace('\n', "\r\n"))),
        ("blank lines", all(&|text| text.replace('\n', "\n\n  \n"))),
        ("stray blanks", all(&|text| text.replace(' ', " \t ").replace('\n', "  \n\t "))),
        ("no line end at the end", all(&|text| text.trim_end().to_owned())),
        ("red with a comma", [SAMPLE.tiles.to_owned(), red("roșu"), SAMPLE.game.to_owned()]),
        ("red with a cedilla", [SAMPLE.tiles.to_owned(), red("roşu"), SAMPLE.game.to_owned()]),
        (
            "red with a comma of its own",
            [SAMPLE.tiles.to_owned(), red("ros\u{326}u"), SAMPLE.game.to_owned()],
        ),
        ("large letters of rows", mixed),
    ];
    let expected = score(&SAMPLE).unwrap();
    for (what, files) in typed {
        let card = score_strictly(&as_texts(&files)).unwrap_or_else(|refused| panic!("{what}: {refused:?}"));
        assert_eq!(card.totals(), expected.totals(), "{what}");
        assert_eq!(card.board(), expected.board(), "{what}");
    }
}

fn card(board: &str, game: &str) -> tabla_scrabble::scorer::Scorecard {
    score(&Texts { tiles: SAMPLE.tiles, board, game }).unwrap()
}

/// A joker on the board stays one, however it is written later; a letter stays a letter.
#[test]
fn the_board_wins_over_the_line() {
    let written_large = card("15\n", "1 h8 zAR\n2 8h ZAR\n");
    assert_eq!(written_large.placements()[1].sum_text(), "0 + 1 + 1 = 2");
    let written_small = card("15\n", "1 h8 ZAR\n2 8h zAR\n");
    assert_eq!(written_small.placements()[1].sum_text(), "10 + 1 + 1 = 12");
    assert_eq!(written_small.board().tiles().iter().flatten().filter(|tile| tile.is_joker()).count(), 0);
}

#[test]
fn seven_tiles_earn_the_bonus_after_multiplying_and_no_other_number_does() {
    let bonus = |word: &str| card("15\nroz h8\n", &format!("1 h2 {word}\n")).placements()[0].score_text();
    assert_eq!(bonus("SALUTA"), "6 * 1 = 6");
    assert_eq!(bonus("SALUTAM"), "10 * 2 + 50 = 70");
    assert_eq!(bonus("SALUTaM"), "9 * 2 + 50 = 68");
    assert_eq!(bonus("SALUTAMO"), "11 * 2 = 22");
}

#[test]
fn a_square_with_a_letter_colour_and_a_word_colour_keeps_both() {
    let both = card("15\nalbastru h8\nrosu h8\n", "1 h8 ZA\n");
    assert_eq!(both.placements()[0].sum_text(), "10 * 3 + 1 = 31");
    assert_eq!(both.placements()[0].score_text(), "31 * 3 = 93");
}

#[test]
fn factors_of_words_multiply() {
    let nine = card("10\nrosu f6\nrosu f7\nbleu f8\n", "1 f6 ZAZ\n");
    assert_eq!(nine.placements()[0].score_text(), "31 * 9 = 279");
}

#[test]
fn a_tie_is_a_tie() {
    let tie = card("15\n", "1 h8 ZA\n2 8h ZA\n");
    assert_eq!((tie.totals(), tie.winner()), ([11, 11], None));
    assert_eq!(tie.say(), Saying::new("scrabble-score-tie"));
    assert_eq!(score_view(&tie, String::new(), Vec::new()).winner, None);
    let catalogue = include_str!("../../tabla-games/messages/ro/scrabble.ftl");
    assert!(catalogue.contains("scrabble-score-tie = EGALITATE\n"));
    assert_eq!(card("15\n", "").winner(), None);
}

/// The largest numbers that files can hold are added up without running over.
#[test]
fn nothing_runs_over() {
    let tiles: String = ('A'..='Z').map(|letter| format!("{letter} 999\n")).collect();
    let mut board = "26\n".to_owned();
    let mut game = String::new();
    for row in 'a'..='z' {
        for column in 1..=26 {
            board += &format!("rosu {row}{column}\nalbastru {row}{column}\n");
        }
        game += &format!("1 {row}1 {}\n", "Z".repeat(26));
    }
    let card = score(&Texts { tiles: &tiles, board: &board, game: &game }).unwrap();
    assert_eq!(card.totals()[0], 26 * 26 * 999 * 3 * 3u64.pow(26));
}

#[test]
fn the_arithmetic_of_the_report_is_true() {
    let card = score(&SAMPLE).unwrap();
    let rows = card.placements().iter().map(|placement| {
        let (player, start, word) = (placement.player(), placement.start_text(), placement.word());
        let letters = placement.sum_text().replace('*', "·");
        let (factor, bonus, points) = (placement.word_factor(), placement.bonus(), placement.score());
        format!("| {player} | `{start} {word}` | {letters} | {factor} | {bonus} | {points} |")
    });
    let rows: Vec<String> = rows.collect();
    for chapter in [
        include_str!("../../../documentation/report/08-scrabble.md"),
        include_str!("../../../documentation/report/sr-Latn/08-scrabble.md"),
    ] {
        assert!(chapter.contains(&rows.join("\n")), "{rows:#?}");
    }
    let sideways: Vec<u64> = card.placements().iter().map(|placement| placement.standard_score()).collect();
    assert_eq!(sideways, [10, 26, 92, 50, 116, 112, 302]);
}

/// What is wrong or odd is known with its square, so that it can be shown there.
#[test]
fn remarks_know_their_square() {
    let faults = score(&Texts { game: "1 h5 SPIC\n2 6g ZZ\n", ..SAMPLE }).unwrap_err();
    assert_eq!(faults[0].square().map(|square| square.to_string()), Some("g6".to_owned()));
    let board = format!("{}bleu a1\nroz a1\n", SAMPLE.board);
    let card = score(&Texts { board: &board, ..SAMPLE }).unwrap();
    let odd: Vec<_> = card.oddities().iter().filter_map(|remark| remark.square()).collect();
    assert_eq!(odd.len(), 1, "{:?}", card.oddities());
    let a1 = card.layout().premium(odd[0]);
    assert_eq!((a1.letter, a1.word), (2, 2), "the last colour of each kind counts");
    // The tiles that the placements laid are the board.
    let laid: usize = card.placements().iter().map(|placement| placement.laid().count()).sum();
    let lies = card.layout().squares().filter(|&square| card.board().tile(square).is_some()).count();
    assert_eq!(laid, lies);
}
