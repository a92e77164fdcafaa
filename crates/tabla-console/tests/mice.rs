//! Mice at the console: its board in every style, and games as they are typed.

use crate::common::{
    answers, drawn, fresh, house, in_every_language, kit, look, mice, play, since, table_of,
};
use tabla_console::{BoardStyle, Colours, Finish, Look, Palette, Steps, text};
use tabla_games::{Language, Words};
use tabla_table::{Secret, Setup, Table};
use tempfile::TempDir;

/// White takes seven men, and Black one.
const GAME: [&str; 25] = [
    "e3", "f2", "c3", "g4", "d3xf2", "f2", "c5", "g1", "c4xf2", "g7xc4", "c4xg7", "f6", "e5", "b6", "e4xb6",
    "a7", "d5xg4", "a1", "d5-d6", "f6-f4", "d6-d5xf4", "a1-d1", "e4-f4", "d1-d2", "f4-e4xd2",
];

/// When all men are placed, White cannot move.
const BLOCKED: [&str; 18] = [
    "e5", "f2", "d5", "f4", "c5xf4", "c4", "e3", "d2", "e4xc4", "b2xd5", "d5xf2", "g1", "c3", "f4", "d3xb2",
    "d6", "c4xg1", "b4",
];

const STYLES: [(&str, BoardStyle); 3] =
    [("unicode", BoardStyle::Unicode), ("ascii", BoardStyle::Ascii), ("words", BoardStyle::Words)];

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// Each with the points of a turn that was begun.
fn stages() -> Vec<(&'static str, Box<dyn Table>, Vec<String>)> {
    let begun = |points: &[&str]| points.iter().map(|point| (*point).to_owned()).collect();
    vec![
        ("start", mice("human", "champion:level=medium", &[]), begun(&[])),
        ("placing", mice("human", "alphabeta:depth=3", &GAME[..9]), begun(&[])),
        ("placing_closes", mice("human", "human", &GAME[..14]), begun(&["e4"])),
        ("moving", mice("human", "human", &GAME[..19]), begun(&[])),
        ("moving_chosen", mice("human", "human", &GAME[..20]), begun(&["d6"])),
        ("moving_closes", mice("human", "human", &GAME[..20]), begun(&["d6", "-d5"])),
        ("end", mice("human", "human", &GAME), begun(&[])),
        ("blocked", mice("human", "human", &BLOCKED), begun(&[])),
        ("flying", table_of("mice", "flying", "human", "human", &GAME[..21]), begun(&[])),
    ]
}

#[test]
fn boards_in_every_style() {
    for (style, board) in STYLES {
        let mut told = String::new();
        for (name, table, begun) in stages() {
            let text = drawn(&*table, &begun, &Words::new(Language::En), &look(board, 80)).join("\n");
            assert!(style == "unicode" || text.is_ascii(), "{text}");
            // The same board in poorer letters: the marks of two stages are all there are.
            if style != "ascii" || ["moving_closes", "blocked"].contains(&name) {
                told += &format!("{name}\n{text}\n\n");
            }
        }
        insta::assert_snapshot!(style, told);
    }
}

#[test]
fn no_line_is_wider_than_the_screen() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (name, table, begun) in stages() {
            for (style, board) in STYLES {
                for columns in [50, 80, 100, 200] {
                    for line in drawn(&*table, &begun, &words, &look(board, columns)) {
                        assert!(
                            text::width(&line) <= columns,
                            "{language:?} {name} {style} {columns}: {line}"
                        );
                        assert!(!line.contains("<board") && !line.contains("<spoken"), "{line}");
                    }
                }
            }
        }
    }
}

#[test]
fn colours_change_no_letter() {
    let words = Words::new(Language::En);
    for (_, table, begun) in stages() {
        let plain = drawn(&*table, &begun, &words, &look(BoardStyle::Unicode, 80));
        for colours in [Colours::Basic, Colours::Indexed, Colours::Full] {
            let look = Look { palette: Palette::new(colours), ..look(BoardStyle::Unicode, 80) };
            let painted = drawn(&*table, &begun, &words, &look).join("\n");
            assert!(painted.contains('\u{1b}'));
            let stripped = anstream::adapter::strip_str(&painted).to_string();
            let stripped: Vec<&str> = stripped.lines().map(str::trim_end).collect();
            assert_eq!(stripped, plain);
        }
    }
}

#[test]
fn placing_with_wrong_input_of_every_kind() {
    let folder = folder();
    let typed = "
        h8
        a2
        e3
        c3
        d3-d2
        e3
        xa7
        d3x
        99
        hnt
        d3

        e3
        a7
        f3
        z9
        b6
        undo
        d3
        xg4
        moves
        1
        ?
        quit";
    let (said, finish) =
        play(folder.path(), BoardStyle::Unicode, mice("human", "human", &GAME[..4]), Steps::Ask, typed);
    insta::assert_snapshot!("placing", answers(&said));
    assert_eq!(finish, Finish::Unfinished);
}

#[test]
fn moving_with_wrong_input_of_every_kind() {
    let folder = folder();
    let typed = "
        d5
        a1
        e4
        xa1
        d6

        d6
        a1
        d6-a1
        d6-e4
        d6xd5
        d6-b6xa1
        d6-d5xe4
        d6-d5xa1xa7
        8
        99
        d6
        D5

        c4
        g7
        xd7
        h1
        x
        0
        board
        xf4
        a1-d1
        e4
        1
        record
        undo
        e4-f4
        d1-d2
        F4 Е4
        d2
        position
        ";
    let (said, finish) =
        play(folder.path(), BoardStyle::Ascii, mice("human", "human", &GAME[..20]), Steps::Ask, typed);
    insta::assert_snapshot!("moving", answers(&said));
    assert_eq!(finish, Finish::Over);
}

#[test]
fn a_game_in_words() {
    let folder = folder();
    let typed = "
        d5

        f4
        quit";
    let (said, finish) =
        play(folder.path(), BoardStyle::Words, mice("human", "human", &GAME[..20]), Steps::Ask, typed);
    insta::assert_snapshot!("in_words", fresh(&said));
    assert_eq!(finish, Finish::Unfinished);
}

#[test]
fn the_computers_show_their_values_on_the_lattice() {
    let folder = folder();
    let table = mice("alphabeta:depth=2", "simple:depth=1", &GAME[..18]);
    let (said, finish) =
        play(folder.path(), BoardStyle::Unicode, table, Steps::Ask, "\n\neval\nhint\nrules\nquit");
    let first = said.split_inclusive("«»").next().unwrap_or_default();
    insta::assert_snapshot!("step_by_step", fresh(first) + &answers(&said));
    assert_eq!(finish, Finish::Unfinished);
}

#[test]
fn a_draw_is_told_with_its_reason() {
    let folder = folder();
    let shuffle = "e3-d3\na1-d1\nd3-e3\nd1-a1\n".repeat(3);
    let start = Some("e3,c4,b6/a1,f4,g7/0,0/w".to_owned());
    let setup = Setup { start, ..mice("human", "human", &[]).setup().clone() };
    let table = kit("mice").open(setup, Secret::default()).expect("a position");
    let (said, finish) = play(folder.path(), BoardStyle::Ascii, table, Steps::Ask, &shuffle);
    assert_eq!(finish, Finish::Over);
    assert!(said.contains("the same position stood for the third time"), "{said}");
}

#[test]
fn the_house_asks_for_one_rule() {
    let folder = folder();
    let (said, _) = house(folder.path(), Language::En, "2\n3\n\nd2\n");
    insta::assert_snapshot!("house", fresh(&said));
    let (said, _) = house(folder.path(), Language::En, "3\n3\n2\nquit\n");
    assert!(said.contains("with flying"), "{said}");
}

#[test]
fn every_language_has_a_face() {
    let typed = "2\n3\n\nd2\nd2\n\n?\na7\nd1\ng7\nd3\nd3\n\nd1\n";
    let shown = in_every_language(|language| {
        let (said, _) = house(folder().path(), language, typed);
        assert!(!said.contains("<person") && !said.contains("<board") && !said.contains("<help"), "{said}");
        let (before, mill) = said.split_at(said.len() - since(&said, "d3").len());
        answers(before) + &fresh(mill)
    });
    for (tag, said) in shown {
        insta::assert_snapshot!(format!("language_{tag}"), said);
    }
}
