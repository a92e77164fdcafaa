//! Boards as people see them, in every style, at the start, in the middle and at the end.

use crate::common::{drawn, look, table};
use tabla_console::{BoardStyle, Colours, Look, Palette};
use tabla_core::Seat;
use tabla_games::{Language, Words};
use tabla_table::{Act, Command, Table};

/// A game that goes up to the top: every level and a dome are on the board before its last turn.
const GAME: [&str; 19] = [
    "B2 C3", "D2 D4", "C3 B3 C3", "D4 C4 C3", "B3 B4 C3", "C4 D4 C3", "B4 C4 B4", "D2 D3 E4", "C4 B4 C4",
    "D3 C2 D2", "B4 C4 B4", "C2 B3 A4", "C4 C5 C4", "B3 A3 B3", "B2 B3 C2", "D4 E4 D4", "B3 B4 B3",
    "A3 A4 A3", "B4 C4 B4",
];

fn show(table: &dyn Table, board: BoardStyle, columns: usize) -> String {
    drawn(table, &[], &Words::new(Language::En), &look(board, columns)).join("\n")
}

fn stages() -> [(&'static str, Box<dyn Table>); 4] {
    let mut resigned = table("human", "human", &GAME[..6]);
    let resign = Command { seat: Some(Seat::SECOND), at: 0, revision: None, act: Act::Resign };
    resigned.perform(&resign).expect("the game goes on");
    [
        ("start", table("human", "champion:level=medium", &[])),
        ("placed", table("human", "alphabeta:depth=3", &GAME[..1])),
        ("middle", table("champion:time=500ms", "simple", &GAME)),
        ("end", resigned),
    ]
}

fn every_stage(board: BoardStyle) -> String {
    stages().map(|(name, table)| format!("{name}\n{}\n\n", show(&*table, board, 80))).concat()
}

#[test]
fn boards_in_unicode() {
    insta::assert_snapshot!("unicode", every_stage(BoardStyle::Unicode));
}

#[test]
fn boards_in_ascii() {
    let text = every_stage(BoardStyle::Ascii);
    assert!(text.is_ascii(), "{text}");
    // Every level, every mark and a dome are in the middle of the game.
    let middle = text.split("middle\n").nth(1).and_then(|rest| rest.split("\n\nend").next());
    insta::assert_snapshot!("ascii", middle.expect("a game has a middle"));
}

#[test]
fn boards_in_words() {
    insta::assert_snapshot!("words", every_stage(BoardStyle::Words));
}

#[test]
fn narrow_screens_have_the_panel_below() {
    let table = table("human", "human", &GAME);
    insta::assert_snapshot!("unicode_narrow", show(&*table, BoardStyle::Unicode, 60));
}

#[test]
fn no_line_is_wider_than_the_screen() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (name, table) in stages() {
            for board in [BoardStyle::Unicode, BoardStyle::Ascii, BoardStyle::Words] {
                for columns in [50, 80, 100, 200] {
                    for line in drawn(&*table, &[], &words, &look(board, columns)) {
                        let width = tabla_console::text::width(&line);
                        assert!(width <= columns, "{language:?} {name} {board:?} {columns}: {line}");
                    }
                }
            }
        }
    }
}

#[test]
fn colours_change_no_letter() {
    let table = table("human", "human", &GAME);
    let words = Words::new(Language::En);
    let plain = drawn(&*table, &[], &words, &look(BoardStyle::Unicode, 80));
    for colours in [Colours::Basic, Colours::Indexed, Colours::Full] {
        let look = Look { palette: Palette::new(colours), ..look(BoardStyle::Unicode, 80) };
        let painted = drawn(&*table, &[], &words, &look).join("\n");
        assert!(painted.contains('\u{1b}'));
        let stripped = anstream::adapter::strip_str(&painted).to_string();
        let stripped: Vec<&str> = stripped.lines().map(str::trim_end).collect();
        assert_eq!(stripped, plain);
    }
}
