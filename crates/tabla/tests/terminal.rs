//! The binary in a terminal, as a person uses it.
#![cfg(unix)]

use crate::common::{Terminal, folder};

const CTRL_C: &str = "\u{3}";
const CTRL_D: &str = "\u{4}";

/// A whole game for two; the first player steps up to the third level.
const GAME: [&str; 21] = [
    "b2 c3", "d2 d4", "c3b3c3", "D4-C4-C3", "B3 B4 C3", "C4 D4 C3", "B4 C4 B4", "D2 D3 E4", "C4 B4 C4",
    "D3 C2 D2", "B4 C4 B4", "C2 B3 A4", "C4 C5 C4", "B3 A3 B3", "B2 B3 C2", "D4 E4 D4", "B3 B4 B3",
    "A3 A4 A3", "B4 C4 B4", "A4 A3 A4", "C4 B4",
];

#[test]
fn a_whole_game_by_typed_moves_from_the_menu_to_the_result() {
    let folder = folder();
    let mut terminal = Terminal::open(folder.path(), "", &[("NO_COLOR", "1")]);
    terminal.wait_for_prompt("Your choice [1]:");
    assert!(terminal.screen().contains("1  Santorini"));
    terminal.line("");
    terminal.wait_for("Santorini: who plays?");
    terminal.wait_for_prompt("Your choice [1]:");
    terminal.line("3");
    terminal.wait_for_prompt("Player 1 ▲, place two workers:");
    terminal.line(GAME[0]);
    terminal.wait_for_prompt("Player 2 ●, place two workers:");
    terminal.line(GAME[1]);
    for (index, turn) in GAME.iter().enumerate().skip(2) {
        let prompt = ["Player 1 ▲, your turn:", "Player 2 ●, your turn:"][index % 2];
        terminal.wait_for(&format!("Santorini, turn {}", index + 1));
        terminal.wait_for_prompt(prompt);
        terminal.line(turn);
    }
    terminal
        .wait_for("The game is over after 21 turns: player 1 has won (a worker stands on the third level).");
    terminal.wait_for_prompt("Enter leaves:");
    let screen = terminal.screen();
    assert!(screen.contains("★ ▲ 1 Human"), "{screen}");
    assert!(screen.contains("The game is in the file santorini-"), "{screen}");
    terminal.line("");
    assert_eq!(terminal.end(), 0);
    let colours = terminal.bytes().contains("\u{1b}[1m") || terminal.bytes().contains("\u{1b}[38");
    assert!(!colours, "NO_COLOR is kept");
    let written = std::fs::read_dir(folder.path())
        .expect("the folder")
        .map(|entry| entry.expect("an entry").path())
        .find(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .expect("the game's file");
    let text = std::fs::read_to_string(written).expect("a text");
    assert!(text.contains("A4 A3 A4\nC4 B4\n//") && text.contains("// result: 1-0, a worker"), "{text}");
}

#[test]
fn two_computers_step_by_step() {
    let folder = folder();
    let words = "santorini play --first simple:depth=1 --second alphabeta:depth=2 --position \
                 0000000000000000000000000/1/C3,D3/D2,D4";
    let mut terminal = Terminal::open(folder.path(), words, &[("COLORTERM", "truecolor")]);
    let prompt = "Enter: next step, a number: so many, 'e': to the end, '?': help:";
    terminal.wait_for_prompt(prompt);
    terminal.line("");
    terminal.wait_for("Turn 1, player 1: Simple (depth 1)");
    terminal.wait_for("59 candidates, by destination");
    terminal.wait_for("Santorini, turn 2");
    terminal.wait_for_prompt(prompt);
    terminal.line("2");
    terminal.wait_for("Santorini, turn 4");
    terminal.wait_for_prompt(prompt);
    let screen = terminal.screen();
    assert!(
        screen.contains("chooses ") && screen.contains(" cut-offs") && screen.contains("[B2 A1 A2]"),
        "{screen}"
    );
    terminal.line("undo");
    terminal.wait_for("Santorini, turn 3");
    terminal.wait_for_prompt(prompt);
    terminal.line("e");
    terminal.wait_for("The game is over after");
    terminal.wait_for_prompt("Enter leaves:");
    terminal.line("q");
    assert_eq!(terminal.end(), 0);
    assert!(terminal.bytes().contains("\u{1b}[38;2;"), "a terminal has colours");
}

#[test]
fn leaving_by_ctrl_c_saves_and_the_game_is_offered_again() {
    let folder = folder();
    let mut terminal = Terminal::open(folder.path(), "santorini play --second human", &[]);
    terminal.wait_for_prompt("place two workers:");
    terminal.line("C3 B2");
    terminal.wait_for_prompt("Player 2 ●, place two workers:");
    terminal.keys(CTRL_C);
    terminal.wait_for("The game is saved.");
    assert_eq!(terminal.end(), 130);

    let mut terminal = Terminal::open(folder.path(), "", &[]);
    terminal.wait_for("1  Go on: Santorini, Human against Human, turn 2");
    terminal.wait_for_prompt("Your choice [1]:");
    terminal.line("");
    terminal.wait_for_prompt("Player 2 ●, place two workers:");
    terminal.line("C2 D2");
    terminal.wait_for_prompt("Player 1 ▲, your turn:");
    terminal.keys(CTRL_D);
    terminal.wait_for("The game is saved.");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn ctrl_c_makes_a_thinking_computer_move() {
    let folder = folder();
    let words = "santorini play --first champion:time=1h --second human --position \
                 0000000000000000000000000/1/C3,D3/D2,D4";
    let mut terminal = Terminal::open(folder.path(), words, &[]);
    terminal.wait_for("thinking: depth");
    terminal.keys(CTRL_C);
    terminal.wait_for("Player 1 plays");
    terminal.wait_for_prompt("Player 2 ●, your turn:");
    assert!(!terminal.screen().contains("thinking:"), "{}", terminal.screen());
    terminal.line("quit");
    assert_eq!(terminal.end(), 1);
}

#[test]
fn lines_are_edited_and_remembered() {
    let folder = folder();
    let mut terminal = Terminal::open(folder.path(), "santorini play --second human", &[]);
    terminal.wait_for_prompt("place two workers:");
    // Left twice, delete before the cursor, a better letter.
    terminal.line("X3 B2\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{7f}C");
    terminal.wait_for_prompt("Player 2 ●, place two workers:");
    // The last line again: now it is refused.
    terminal.line("\u{1b}[A");
    terminal.wait_for("a worker stands on");
    terminal.wait_for_prompt("Player 2 ●, place two workers:");
    terminal.keys(CTRL_D);
    assert_eq!(terminal.end(), 1);
}

#[test]
fn a_dumb_terminal_is_enough() {
    let folder = folder();
    let mut terminal =
        Terminal::open(folder.path(), "--board ascii santorini play --second human", &[("TERM", "dumb")]);
    terminal.wait_for_prompt("Player 1 X, place two workers:");
    terminal.line("C3 B2");
    terminal.wait_for_prompt("Player 2 O, place two workers:");
    terminal.line("quit");
    assert_eq!(terminal.end(), 1);
    assert!(!terminal.bytes().contains('\u{1b}'), "{:?}", terminal.bytes());
}

#[test]
fn a_rule_book_is_laid_out_on_a_terminal() {
    let folder = folder();
    let mut terminal = Terminal::open(folder.path(), "rules mice --lang cs", &[]);
    // A book is longer than the screen.
    assert_eq!(terminal.end(), 0);
    for text in ["Mlýn\n════\n", "• Bod má písmeno sloupce"] {
        assert!(terminal.page().contains(text), "{}", terminal.page());
    }
    assert!(terminal.bytes().contains("\u{1b}[1m"), "{}", terminal.bytes());
    let mut terminal = Terminal::open(folder.path(), "rules mice --markdown", &[]);
    assert_eq!(terminal.end(), 0);
    assert!(terminal.page().contains("## Placing"), "{}", terminal.page());
}

#[test]
fn a_menu_says_what_can_be_typed_and_the_house_where_the_browser_is() {
    let folder = folder();
    let mut terminal = Terminal::open(folder.path(), "", &[]);
    terminal.wait_for_prompt("Your choice [1]:");
    assert!(
        terminal.screen().contains("The same house in the browser: 'tabla serve'"),
        "{}",
        terminal.screen()
    );
    terminal.line("?");
    terminal.wait_for("Type the number of a choice, or press Enter for 1.");
    terminal.wait_for_prompt("Your choice [1]:");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn ctrl_d_leaves_one_question() {
    let folder = folder();
    let mut terminal = Terminal::open(folder.path(), "", &[]);
    terminal.wait_for_prompt("Your choice [1]:");
    terminal.line("");
    // What is typed before a menu asks is not taken for its answer.
    terminal.wait_until("the question", |screen| {
        screen.contains("Santorini: who plays?") && screen.trim_end().ends_with("Your choice [1]:")
    });
    terminal.line("1");
    terminal.wait_for_prompt("Your choice [3]:");
    terminal.keys(CTRL_D);
    let twice = |text: &'static str| {
        move |screen: &str| {
            screen.matches(text).count() == 2 && screen.trim_end().ends_with("Your choice [1]:")
        }
    };
    terminal.wait_until("the question before", twice("Santorini: who plays?"));
    terminal.keys(CTRL_D);
    terminal.wait_until("the menu before", twice("Tabla, the house of table games"));
    terminal.keys(CTRL_D);
    assert_eq!(terminal.end(), 0);
}

#[test]
fn what_is_typed_too_early_stands_in_the_next_line() {
    let folder = folder();
    let words = "santorini play --first champion:time=1h --second human --position \
                 0000000000000000000000000/1/C3,D3/D2,D4";
    let mut terminal = Terminal::open(folder.path(), words, &[]);
    terminal.wait_for("thinking: depth");
    terminal.keys("D2 E1 E3\u{7f}2\r");
    terminal.keys(CTRL_C);
    terminal.wait_for_prompt("Player 2 ●, your turn: D2 E1 E2");
    assert!(!terminal.page().contains("thinking: D2"), "{}", terminal.page());
    terminal.line("");
    terminal.wait_for("thinking: depth");
    terminal.keys(CTRL_C);
    terminal.wait_for("Santorini, turn 4");
    terminal.wait_for_prompt("Player 2 ●, your turn:");
    terminal.line("quit");
    assert_eq!(terminal.end(), 1);
}

#[test]
fn what_is_longer_than_the_screen_comes_in_pages() {
    let folder = folder();
    let mut terminal = Terminal::open_sized(folder.path(), "--plain jamb --seed 7", &[], (80, 24));
    terminal.wait_for_prompt("Your choice [3]:");
    terminal.line("2");
    terminal.wait_for_prompt("(Enter for more)");
    for row in ["↓ down", "│ kenta", "│ all"] {
        assert!(terminal.screen().contains(row), "{}", terminal.screen());
    }
    terminal.keys("\r");
    terminal.wait_for_prompt("Your choice [3]:");
    assert!(!terminal.screen().contains("(Enter for more)"), "{}", terminal.screen());
    terminal.line("16");
    assert_eq!(terminal.end(), 0);
}
