//! Whatever is typed in the room of Jamb, in whatever order: it answers, keeps the game whole, and never fails.

use crate::common::{Script, games, options};
use tabla_console::{BoardStyle, Console, JambOptions};
use tabla_core::{SeededRng, below, pick};
use tabla_games::jamb::{FriendKind, Layout};
use tabla_games::{Language, open_save};
use tabla_table::Waiting;

/// Numbers of the menu, moves, words, and things that are nothing of the kind. Advice is asked for seldom,
/// because early in a game it takes its time.
const VOCABULARY: [&str; 76] = [
    "",
    " ",
    "1",
    "2",
    "3",
    "4",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
    "14",
    "15",
    "99",
    "0",
    "-1",
    "y",
    "n",
    "yes",
    "d",
    "u",
    "h 1",
    "h2",
    "h 6",
    "hk",
    "h kenta",
    "h ful",
    "hand poker",
    "up",
    "down",
    "jamb",
    "kenta",
    "1 1",
    "22",
    "k 3",
    "keep 4 4",
    "t 5",
    "throw all",
    "throw",
    "t15",
    "66666",
    "123456",
    "7",
    "write d",
    "w kenta",
    "w 3",
    "all",
    "none",
    "f",
    "m",
    "menu",
    "?",
    "help",
    "undo",
    "talon",
    "sheet",
    "Ana,Bo",
    "Ana",
    "Bo,bo",
    "0.5",
    "7/20",
    "35%",
    "x.json",
    "задржи 2",
    "доле",
    "nech 1",
    "sus",
    "\u{0}",
    "\u{1b}[31m",
    "🙂",
    "١٢",
    "ß",
    "^C",
];

#[test]
fn anything_can_be_typed() {
    let mut dice = SeededRng::new(2026);
    for round in 0..30 {
        let folder = tempfile::tempdir().expect("a folder");
        let board = [BoardStyle::Unicode, BoardStyle::Ascii, BoardStyle::Words][round % 3];
        let language = Language::ALL[round % 5];
        let mut options = options(folder.path(), board);
        let saves = options.saves.clone().expect("there is a folder for saves");
        if round % 5 != 0 {
            // Every step goes to the disk, which takes its time.
            options.saves = None;
        }
        let wishes = JambOptions {
            people: if round % 2 == 0 { Vec::new() } else { vec!["Ana".to_owned(), "Bo".to_owned()] },
            shared: round % 4 == 1,
            layout: Layout::SPARSE[round % 3],
            friend: FriendKind::ALL[round % 3],
            ..JambOptions::default()
        };
        let lines: Vec<&str> = (0..120)
            .filter_map(|_| match below(&mut dice, 3) {
                // Half of a turn each, so that the game gets somewhere.
                0 => pick(&mut dice, &["3", "d", "u", "4"]).copied(),
                _ => pick(&mut dice, &VOCABULARY).copied().filter(|line| *line != "^C"),
            })
            .collect();
        let mut script = Script::new(&lines.join("\n"));
        let finish = Console::new(&mut script, language, options).jamb(wishes);
        assert!(finish.is_ok_and(|finish| finish.is_ok()), "{}", script.transcript);
        for missing in ["<jamb", "<house", "<menu", "<setup"] {
            assert!(!script.transcript.contains(missing), "{}", script.transcript);
        }
        // What is on the disk can always be gone on with.
        for entry in saves.entries().expect("the folder can be read") {
            let opened = open_save(&games(), &entry.path);
            let goes_on = opened.is_ok_and(|opened| !matches!(opened.table.waiting(), Waiting::Nothing(_)));
            assert!(goes_on, "{}", script.transcript);
        }
    }
}
