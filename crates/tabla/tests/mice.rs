//! Mice in a terminal, as a person plays it.
#![cfg(unix)]

use crate::common::{Terminal, folder, run};

/// A whole game for two: White takes seven men, Black one.
const GAME: [&str; 25] = [
    "e3", "f2", "c3", "g4", "d3xf2", "f2", "c5", "g1", "c4xf2", "g7xc4", "c4xg7", "f6", "e5", "b6", "e4xb6",
    "a7", "d5xg4", "a1", "d5-d6", "f6-f4", "d6-d5xf4", "a1-d1", "e4-f4", "d1-d2", "f4-e4xd2",
];

/// A whole game for two: when all men are placed, White cannot move.
const BLOCKED: &str = "e5 f2 d5 f4 c5xf4 c4 e3 d2 e4xc4 b2xd5 d5xf2 g1 c3 f4 d3xb2 d6 c4xg1 b4";

/// What is typed before a turn, and what is said to it. No two answers are alike: each is waited for.
fn mistakes(turn: usize) -> &'static [(&'static str, &'static str)] {
    match turn {
        1 => &[
            ("h8", "'h8' is not one of the 24 points"),
            ("a2", "'a2' is not one of the 24 points"),
            ("d2-d3", "no man moves before all are placed"),
            ("25", "there is no turn number 25"),
            ("xa7", "the man taken comes last"),
            ("hnt", "did you mean 'hint'?"),
        ],
        2 => &[("e3", "a man stands on e3"), ("d6xe3", "no mill is closed, so e3 cannot be taken")],
        19 => &[
            ("d7", "no man stands on d7"),
            ("a7", "the man on a7 is the opponent's"),
            ("c3", "the man on c3 cannot move"),
            ("d5-d1", "d1 is not a neighbour of d5"),
            ("d5-c5", "a man stands on c5"),
            ("f6-f4", "the man on f6 is the opponent's"),
            ("d5-d6xa1", "so a1 cannot be taken"),
            ("d5-d6-d7-d6", "points are too many"),
            ("ž", "is not a move"),
            ("", "Type a move such as d2-d3"),
        ],
        _ => &[],
    }
}

/// The same where the man to be taken is asked for.
const WRONG_TAKES: [(&str, &str); 5] = [
    ("d3", "the man on d3 is your own"),
    ("d7", "nobody stands on d7 to be taken"),
    ("i9", "'i9' is not one of the 24 points"),
    ("7", "there is no turn number 7"),
    ("", "The mill takes a man"),
];

/// The turn as it is written, or the step and the man apart.
fn halves(turn: &str) -> (&str, Option<&str>) {
    turn.split_once('x').map_or((turn, None), |(step, man)| (step, Some(man)))
}

#[test]
fn a_whole_game_by_typed_moves_with_wrong_input_of_every_kind() {
    let folder = folder();
    let mut terminal = Terminal::open(folder.path(), "", &[("NO_COLOR", "1")]);
    terminal.wait_for_prompt("Your choice [1]:");
    terminal.line("2");
    terminal.wait_for("Mice: who plays?");
    terminal.wait_for_prompt("Your choice [1]:");
    terminal.line("3");
    terminal.wait_for("Mice: flying with three men?");
    terminal.wait_for_prompt("Your choice [1]:");
    terminal.line("");
    for (index, turn) in GAME.iter().enumerate() {
        let number = index + 1;
        let player = ["Player 1 ○", "Player 2 ●"][index % 2];
        let ask = if number <= 18 { "place a man:" } else { "your turn:" };
        let prompt = format!("{player}, {ask}");
        terminal.wait_for(&format!("Mice, turn {number}"));
        terminal.wait_for_prompt(&prompt);
        let list = if number <= 18 { "Free points:" } else { "Moves, man by man" };
        assert!(terminal.screen().contains(list), "{}", terminal.screen());
        for (typed, reason) in mistakes(number) {
            terminal.line(typed);
            terminal.wait_for(reason);
            terminal.wait_for_prompt(&prompt);
        }
        // Some mills with the man in the same breath, some in two steps.
        let (step, man) = halves(turn);
        match man {
            Some(man) if number % 4 != 3 => {
                terminal.line(step);
                terminal.wait_for(&format!("{step} closes a mill. These men can be taken:"));
                let prompt = format!("{step} x which man?");
                terminal.wait_for_prompt(&prompt);
                if number == 21 {
                    for (typed, reason) in WRONG_TAKES {
                        terminal.line(typed);
                        terminal.wait_for(reason);
                        terminal.wait_for_prompt(&prompt);
                    }
                }
                terminal.line(&if number % 4 == 1 { man.to_owned() } else { format!("x{man}") });
            }
            _ => terminal.line(turn),
        }
    }
    terminal.wait_for("The game is over after 25 turns: player 1 has won (player 2 has only two men left).");
    terminal.wait_for_prompt("Enter leaves:");
    let screen = terminal.screen();
    assert!(screen.contains("★ ○ 1 Human"), "{screen}");
    terminal.line("");
    assert_eq!(terminal.end(), 0);
    let written = std::fs::read_dir(folder.path())
        .expect("the folder")
        .map(|entry| entry.expect("an entry").path())
        .find(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .expect("the game's file");
    let written = std::fs::read_to_string(written).expect("a text");
    let turns: Vec<&str> = written.lines().filter(|line| !line.starts_with("//")).collect();
    assert_eq!(turns, GAME);
}

#[test]
fn a_pipe_that_ends_leaves_a_saved_game() {
    let folder = folder();
    let typed = "d2\nd2\na7\nd1\n";
    let ran = run(folder.path(), "mice play --second human --out game.txt", typed);
    assert!(ran.out.contains("a man stands on d2"), "{}", ran.out);
    assert_eq!(ran.code, 1, "{}", ran.err);
    let written = std::fs::read_to_string(folder.path().join("game.txt")).expect("the game's file");
    assert!(written.starts_with("d2\na7\nd1\n//"), "{written}");
}

#[test]
fn whoever_cannot_move_loses() {
    let folder = folder();
    let typed = BLOCKED.replace(' ', "\n") + "\n";
    let ran = run(folder.path(), "--board ascii mice play --second human --out game.txt", &typed);
    assert!(
        ran.out.contains("The game is over after 18 turns: player 2 has won (player 1 cannot move)."),
        "{}",
        ran.out
    );
    assert!(ran.out.is_ascii(), "{}", ran.out);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn a_game_with_flying_in_a_terminal() {
    let folder = folder();
    let words = "mice play --flying --second human --position e3,c4,b6/a1,f4,g7/0,0/w";
    let mut terminal = Terminal::open(folder.path(), words, &[]);
    terminal.wait_for("flying with three men, with flying");
    terminal.wait_for_prompt("Player 1 ○, your turn:");
    terminal.line("e3-d1");
    terminal.wait_for_prompt("Player 2 ●, your turn:");
    terminal.keys("\u{4}");
    terminal.wait_for("The game is saved.");
    assert_eq!(terminal.end(), 1);
}
