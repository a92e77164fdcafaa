//! The terminal as a place to play: the whole screen, at the sizes that people have.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;

use portable_pty::CommandBuilder;
use tabla_console::{Interrupts, terminal};

use crate::common::{Terminal, folder, run};

const CTRL_C: &str = "\u{3}";
const CTRL_D: &str = "\u{4}";
const CTRL_L: &str = "\u{c}";
const CTRL_U: &str = "\u{15}";
const CTRL_Z: &str = "\u{1a}";
const ESC: &str = "\u{1b}";
const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const TAB: &str = "\t";
const PAGE_DOWN: &str = "\u{1b}[6~";

/// The sizes at which nothing important may be off the screen.
const SIZES: [(u16, u16); 2] = [(80, 24), (60, 20)];

fn open(folder: &Path, words: &str, size: (u16, u16)) -> Terminal {
    Terminal::open_sized(folder, words, &[], size)
}

/// Waits until all of these are to be seen at the same time.
#[track_caller]
fn shows(terminal: &mut Terminal, texts: &[&str]) {
    terminal.wait_until(&texts.join("', '"), |screen| texts.iter().all(|text| screen.contains(text)));
}

fn click(terminal: &mut Terminal, column: u16, row: u16) {
    terminal.keys(&format!("\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"));
}

#[test]
fn the_talon_stands_beside_its_menu() {
    for size in SIZES {
        let folder = folder();
        let mut terminal = open(folder.path(), "jamb --seed 7", size);
        terminal.wait_for("Your choice [3]:");
        let rows = ["↓ down", "│ 1 ", "│ 6 ", "│ kenta", "│ jamb", "│ total", "│ all", "└───"];
        shows(&mut terminal, &rows);
        shows(&mut terminal, &["0 of 30 fields", "1  New empty talon", "3  Play one turn", "16  Leave"]);
        terminal.keys(CTRL_D);
        terminal.end();
    }
}

#[test]
fn the_friends_decision_is_read_as_a_whole() {
    for size in SIZES {
        let folder = folder();
        let mut terminal = open(folder.path(), "jamb --seed 7", size);
        terminal.wait_for("Your choice [3]:");
        terminal.line("4");
        terminal.wait_for("Written: 1, down, 2 points. Total 2.");
        shows(
            &mut terminal,
            &["› 4  A friend helps", "Threw 4 3 3 2 4.", "35.0 %", "113/3888 = 2.9", "91/216 = 42.1"],
        );
        shows(
            &mut terminal,
            &["Threw 3 6 4 5 2.", "Threw 6 2 1 2 1.", "It writes 1 in the column down: 2 points."],
        );
        shows(&mut terminal, &["1 of 30 fields", "Your choice [3]:"]);
        terminal.keys(ESC);
        terminal.wait_for("│ kenta");
        terminal.keys(CTRL_D);
        terminal.end();
    }
}

#[test]
fn the_values_of_a_step_are_seen_with_everything_that_was_counted() {
    for size in SIZES {
        let folder = folder();
        let words = "santorini play --first simple:depth=1 --second alphabeta:depth=2 --position \
                     0000000000000000000000000/1/C3,D3/D2,D4";
        let mut terminal = open(folder.path(), words, size);
        terminal.wait_for("Enter: next step");
        terminal.keys("\r");
        terminal.wait_for("cut-offs");
        shows(
            &mut terminal,
            &["Turn 1, player 1: Simple (depth 1)", "chooses C3 B2 A1", "60 nodes", "table hits"],
        );
        shows(&mut terminal, &["A │", "B │", "[0]", "E │", "└──", "Enter: next step"]);
        terminal.keys(PAGE_DOWN);
        terminal.keys(PAGE_DOWN);
        terminal.keys(PAGE_DOWN);
        terminal.wait_for("D3 E4");
        terminal.keys(TAB);
        terminal.wait_for("Santorini, turn 2");
        shows(&mut terminal, &["[▲]", "◌", "Alpha-beta (depth 2)"]);
        terminal.keys(CTRL_C);
        assert_eq!(terminal.end(), 130);
    }
}

#[test]
fn all_moves_of_mice_stand_beside_the_board() {
    for size in SIZES {
        let folder = folder();
        let mut terminal = open(folder.path(), "mice play --second human", size);
        terminal.wait_for("Player 1 ○, place a man:");
        shows(
            &mut terminal,
            &["a7·", "g1·", "a   ", "► ○ 1 Human", "● 2 Human", "Free points:", "1 a7", "24 c4"],
        );
        terminal.line("d2");
        terminal.wait_for("Player 2 ●, place a man:");
        shows(&mut terminal, &["[○]", "23 c4", "Mice, turn 2"]);
        terminal.keys(CTRL_D);
        terminal.end();
    }
}

#[test]
fn a_turn_of_scrabble_shows_board_rack_and_points() {
    for size in SIZES {
        let folder = folder();
        let mut terminal = open(folder.path(), "scrabble play --seed 3", size);
        terminal.wait_for("Player 1>");
        shows(
            &mut terminal,
            &[" a =", " o =", "★", "Your tiles:", "E1 E1 G2 N1 N1 Q10 T1", "in the bag: 86"],
        );
        terminal.line("hint");
        terminal.wait_for("h4 GENET");
        terminal.keys(ESC);
        terminal.wait_for("Your tiles:");
        terminal.keys(CTRL_D);
        terminal.end();
    }
}

#[test]
fn the_scorer_shows_its_arithmetic_beside_the_board() {
    for size in SIZES {
        let folder = folder();
        let mut terminal = open(folder.path(), "scrabble", size);
        terminal.wait_for("Your choice [1]:");
        terminal.line("6");
        terminal.wait_for("Enter leaves:");
        terminal.line("*");
        terminal.wait_for("1 of 7.");
        shows(&mut terminal, &[" a ", " o ", "Player 1: h5 SPIC", "word factor: 2", "= 10", "Player 2: 0"]);
        terminal.line("7");
        terminal.wait_for("7 of 7.");
        shows(&mut terminal, &[" a ", " o ", "Player 1: o8 DESCHEIA", "50", "302", "Player 1: 520"]);
        shows(&mut terminal, &["Player 1 has won"]);
        terminal.keys("\r");
        terminal.wait_for("Enter leaves:");
        terminal.wait_without(" o ");
        terminal.keys(CTRL_D);
        terminal.wait_for("Your choice [1]:");
        terminal.keys(CTRL_D);
        terminal.end();
    }
}

#[test]
fn jewels_shows_its_hints_on_the_board_and_in_a_list() {
    for size in SIZES {
        let folder = folder();
        let mut terminal = open(folder.path(), "jewels play --seed 3", size);
        terminal.wait_for("Swap:");
        terminal.line("hint");
        terminal.wait_for("14 swaps are possible");
        shows(&mut terminal, &["1 │", "8 │", "╰──", "↔", "possible swaps: 14", " 1: 1", "14: 5", "↓"]);
        terminal.keys(CTRL_D);
        terminal.end();
    }
}

#[test]
fn another_size_is_another_picture() {
    let folder = folder();
    let mut terminal = open(folder.path(), "mice play --second human", (80, 24));
    terminal.wait_for("Player 1 ○, place a man:");
    shows(&mut terminal, &["7  a7·────────────── d7·"]);
    terminal.resize(60, 20);
    terminal.wait_for("7 a7·─────────d7·");
    shows(&mut terminal, &["24 c4", "Player 1 ○, place a man:"]);
    terminal.keys(CTRL_D);
    terminal.end();
}

#[test]
fn squares_are_chosen_by_cursor_keys_and_by_the_mouse() {
    let folder = folder();
    let mut terminal = open(folder.path(), "santorini play --second human", (80, 24));
    terminal.wait_for("Player 1 ▲, place two workers:");
    // The first key goes to the middle of the board.
    terminal.keys(UP);
    terminal.keys("\r");
    terminal.wait_for("› C3");
    terminal.keys(DOWN);
    terminal.keys("\r");
    terminal.wait_for("Player 2 ●, place two workers:");
    shows(&mut terminal, &["C3 D3"]);
    click(&mut terminal, 6, 4);
    terminal.wait_for("› A1");
    click(&mut terminal, 38, 15);
    terminal.wait_for("Player 1 ▲, your turn:");
    shows(&mut terminal, &["A1 E5"]);
    terminal.keys(CTRL_D);
    terminal.end();
}

#[test]
fn dice_are_kept_and_fields_chosen_by_touching_them() {
    let folder = folder();
    let mut terminal = open(folder.path(), "jamb --seed 7", (80, 24));
    terminal.wait_for("Your choice [3]:");
    terminal.keys("\r");
    terminal.wait_for("throw 1 of 3");
    // 2 3 3 4 4: the two fours.
    click(&mut terminal, 63, 4);
    click(&mut terminal, 71, 4);
    terminal.wait_for("write which field? 4 4");
    terminal.keys("\r");
    terminal.wait_for("throw 2 of 3");
    // A field is written by the second touch.
    click(&mut terminal, 15, 4);
    terminal.wait_for("down 1");
    click(&mut terminal, 15, 4);
    terminal.wait_for("1 of 30 fields");
    terminal.keys(CTRL_D);
    terminal.end();
}

#[test]
fn two_stones_are_swapped_and_a_word_begins_where_it_is_touched() {
    let folder = folder();
    let mut terminal = open(folder.path(), "jewels play --seed 3", (80, 24));
    terminal.wait_for("Swap:");
    click(&mut terminal, 5, 10);
    terminal.wait_for("Swap: 1 7");
    click(&mut terminal, 9, 10);
    terminal.wait_for("1 7 2 7: points 3.");
    terminal.keys(CTRL_D);
    terminal.end();

    let mut terminal = open(folder.path(), "scrabble play --seed 3", (80, 24));
    terminal.wait_for("Player 1>");
    click(&mut terminal, 10, 9);
    terminal.wait_for("Player 1> h4");
    click(&mut terminal, 10, 9);
    terminal.wait_for("Player 1> 4h");
    click(&mut terminal, 10, 9);
    terminal.line("GENET");
    terminal.wait_for("GENET");
    terminal.wait_for("16");
    terminal.keys(CTRL_D);
    terminal.end();
}

#[test]
fn a_menu_is_used_by_keys_by_numbers_and_by_the_first_letters() {
    let folder = folder();
    let mut terminal = open(folder.path(), "", (80, 24));
    terminal.wait_for("Your choice [1]:");
    terminal.keys(DOWN);
    terminal.keys("\r");
    terminal.wait_for("Mice: who plays?");
    terminal.keys(CTRL_D);
    terminal.wait_for("Tabla, the house of table games");
    terminal.line("lang");
    terminal.wait_for("Čeština");
    terminal.line("4");
    terminal.wait_for("Vaše volba");
    terminal.keys(CTRL_D);
    assert_eq!(terminal.end(), 0);
    // The next time, the house speaks the same language; whoever asks for another one gets it.
    assert!(run(folder.path(), "", "").out.contains("Čeština"));
    assert!(run(folder.path(), "--lang en", "").out.contains("Language: English"));
}

#[test]
fn a_file_is_found_by_keys() {
    let folder = folder();
    let games = folder.path().join("games");
    fs::create_dir(&games).expect("a folder");
    fs::write(games.join("old game.txt"), "C3 B2\nD2 D4\n").expect("a file");
    fs::write(games.join("other.txt"), "").expect("a file");
    let mut terminal = open(folder.path(), "santorini", (80, 24));
    terminal.wait_for("Your choice [1]:");
    terminal.keys("\r");
    terminal.wait_for("who plays?");
    terminal.line("6");
    terminal.wait_for("games/");
    terminal.keys(DOWN);
    terminal.keys("\r");
    terminal.wait_for("old game.txt");
    terminal.keys("old");
    terminal.wait_without("other.txt");
    terminal.keys("\r");
    terminal.wait_for("who plays?");
    shows(&mut terminal, &["2 turns"]);
    terminal.keys(CTRL_D);
    terminal.wait_for("2  Language: English");
    terminal.keys(CTRL_D);
    terminal.end();
}

#[test]
fn what_is_typed_while_a_computer_thinks_waits_for_its_turn() {
    let folder = folder();
    let words = "santorini play --first champion:time=1h --second human --position \
                 0000000000000000000000000/1/C3,D3/D2,D4";
    let mut terminal = open(folder.path(), words, (80, 24));
    terminal.wait_for("thinking: depth");
    terminal.keys("undo me not");
    terminal.wait_for("undo me not");
    shows(&mut terminal, &["thinking: depth"]);
    terminal.keys(ESC);
    terminal.wait_without("undo me not");
    terminal.keys("D2 E1 E2\r");
    terminal.wait_for("waits until it is asked for");
    terminal.keys(CTRL_C);
    terminal.wait_for("Santorini, turn 3");
    shows(&mut terminal, &["D2 E1 E2", "thinking: depth"]);
    terminal.keys(CTRL_C);
    terminal.wait_for("Player 2 ●, your turn:");
    terminal.line("quit");
    assert_eq!(terminal.end(), 1);
}

#[test]
fn the_terminal_is_given_back_and_the_position_remains() {
    let folder = folder();
    let mut terminal = open(folder.path(), "santorini play --second human", (80, 24));
    terminal.wait_for("place two workers:");
    terminal.line("C3 B2");
    terminal.wait_for("Player 2 ●, place two workers:");
    terminal.keys(CTRL_D);
    assert_eq!(terminal.end(), 1);
    shows(&mut terminal, &["[▲]", "The game is saved."]);
    let bytes = terminal.bytes();
    assert!(bytes.contains("\u{1b}[?1049l") && bytes.contains("\u{1b}[?1000l"), "{bytes:?}");

    // Also when it is ended from outside.
    let mut terminal = open(folder.path(), "santorini play --second human", (80, 24));
    terminal.wait_for("place two workers:");
    send(&terminal, "-TERM");
    terminal.end();
    assert!(terminal.bytes().contains("\u{1b}[?1049l"), "{:?}", terminal.bytes());
}

/// Sends a signal to the program in a terminal.
fn send(terminal: &Terminal, signal: &str) {
    let sent = Command::new("kill").args([signal, &terminal.process().to_string()]).status();
    assert!(sent.expect("a signal").success());
}

#[test]
fn the_shell_has_the_terminal_until_it_calls_the_game_back() {
    let folder = folder();
    let mut terminal = open(folder.path(), "santorini play --second human", (80, 24));
    terminal.wait_for("place two workers:");
    terminal.keys("C3");
    terminal.wait_for("place two workers: C3");
    terminal.keys(CTRL_Z);
    terminal.wait_without("place two workers:");
    terminal.wait_until_stopped();
    // A terminal that was given back shows what is typed, and takes it away again.
    terminal.keys("for the shell");
    terminal.wait_for("for the shell");
    terminal.keys(CTRL_U);
    terminal.wait_without("for the shell");
    send(&terminal, "-CONT");
    terminal.wait_for("place two workers: C3");
    // It is also drawn anew when somebody asks for that.
    terminal.keys(CTRL_L);
    terminal.line(" B2");
    terminal.wait_for("Player 2 ●, place two workers:");
    shows(&mut terminal, &["[▲]"]);
    terminal.keys(CTRL_D);
    assert_eq!(terminal.end(), 1);
}

/// Who reads of a panic reads it on the terminal as it was, not on a screen that is gone with it.
#[test]
fn a_panic_is_told_on_a_terminal_that_was_given_back() {
    const PANICS: &str = "TABLA_PANICS";
    if std::env::var_os(PANICS).is_some() {
        let mut screen = terminal::open(Interrupts::default(), false);
        screen.whisper("the whole screen").expect("a terminal");
        panic!("told to whoever plays");
    }
    let mut command = CommandBuilder::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "--nocapture", "fullscreen::a_panic_is_told_on_a_terminal_that_was_given_back"]);
    command.env(PANICS, "1");
    command.env("TERM", "xterm-256color");
    let mut terminal = Terminal::start(command, (80, 24));
    assert_ne!(terminal.end(), 0);
    let bytes = terminal.bytes();
    let at = |text: &str| bytes.find(text).unwrap_or_else(|| panic!("no {text:?} in {bytes:?}"));
    assert!(at("the whole screen") < at("\u{1b}[?1049l"), "{bytes:?}");
    assert!(at("\u{1b}[?1049l") < at("told to whoever plays"), "{bytes:?}");
}

/// Keys that were pressed before the program had the terminal.
#[test]
fn what_is_typed_before_the_first_screen_is_played() {
    let folder = folder();
    let mut terminal = open(folder.path(), "santorini play --second human", (80, 24));
    terminal.line("C3 B2");
    terminal.wait_for("Player 2 ●, place two workers:");
    shows(&mut terminal, &["[▲]"]);
    terminal.keys(CTRL_D);
    assert_eq!(terminal.end(), 1);
}

#[test]
fn whoever_leaves_while_a_computer_thinks_leaves_when_it_has_moved() {
    let folder = folder();
    let words = "santorini play --first champion:time=1h --second human --position \
                 0000000000000000000000000/1/C3,D3/D2,D4";
    let mut terminal = open(folder.path(), words, (80, 24));
    terminal.wait_for("thinking: depth");
    terminal.keys(CTRL_D);
    terminal.keys("and more");
    terminal.wait_for("and more");
    terminal.keys(CTRL_C);
    assert_eq!(terminal.end(), 1);
    shows(&mut terminal, &["The game is saved."]);
}

#[test]
fn rooms_offer_their_unfinished_games() {
    let folder = folder();
    let mut terminal = open(folder.path(), "jewels play --seed 3", (80, 24));
    terminal.wait_for("Swap:");
    terminal.line("1 7 2 7");
    terminal.wait_for("points 3.");
    terminal.keys(CTRL_D);
    terminal.end();
    let offered = run(folder.path(), "jewels", "").out;
    assert!(offered.contains("1  Go on: Jewels"), "{offered}");

    assert_eq!(run(folder.path(), "jamb --seed 7", "4\n").code, 1);
    let offered = run(folder.path(), "jamb", "").out;
    assert!(offered.contains("1  Go on: Jamb"), "{offered}");

    assert_eq!(run(folder.path(), "scrabble play --seed 3", "h4 GENET\n").code, 1);
    let offered = run(folder.path(), "scrabble", "").out;
    assert!(offered.contains("1  Go on with Scrabble"), "{offered}");
}
