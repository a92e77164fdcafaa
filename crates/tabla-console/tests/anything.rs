//! Whatever is typed, in whatever order: the console answers, keeps the game whole, and never fails.

use crate::common::{Script, kit, options, shown, table_of};
use tabla_console::{BoardStyle, Console, Game, Keep, Steps};
use tabla_core::{SeededRng, Viewer, below, pick};
use tabla_games::Language;
use tabla_table::{PLAIN, Secret};

/// Commands, moves, beginnings of moves, numbers, and things that are nothing of the kind.
const VOCABULARY: [&str; 78] = [
    "",
    " ",
    "?",
    "help",
    "moves",
    "m",
    "hint",
    "undo",
    "u",
    "redo",
    "board",
    "eval",
    "position",
    "record",
    "history",
    "rules",
    "lang cs",
    "lang ro",
    "lang sr",
    "lang en",
    "lang",
    "lang zz",
    "players",
    "players human human",
    "players simple:depth=1 human",
    "players human alphabeta:depth=1",
    "players simple:depth=1 simple:depth=1",
    "players x",
    "resign",
    "new",
    "load",
    "load nowhere/none.txt",
    "e",
    "1",
    "2",
    "3",
    "7",
    "59",
    "300",
    "0",
    "-1",
    "99999999999999999999999",
    "c3",
    "C3 B3",
    "b2 d4",
    "с3 в3",
    "Д4",
    "a1a2a3",
    "E5-E4-E3",
    "A1 A1",
    "z9",
    "d2",
    "xa7",
    "d2-d3",
    "d2-d3xa7",
    "f4xg1",
    "x",
    "d6 d5",
    "а7",
    "e4-e5-e4",
    "-d3",
    "a4x",
    "g7,d7",
    "b6×d6",
    "c5:",
    "C3 B3 A3 A4",
    "//",
    "\u{0}",
    "\u{1b}[31m",
    "🙂",
    "ß",
    "١٢",
    "é",
    "save",
    "s",
    "^C",
    "\"",
    "'",
];

fn line(dice: &mut SeededRng, game: &Game) -> String {
    // Half of the time something that goes on with the game, so that it gets somewhere.
    if below(dice, 2) == 0
        && let Some(text) = pick(dice, &shown(&*game.table).legal.unwrap_or_default())
    {
        // The whole of it, or its beginning.
        let half = text.find('x').filter(|_| below(dice, 2) == 0).unwrap_or(text.len());
        return text[..half].to_owned();
    }
    pick(dice, &VOCABULARY).map_or(String::new(), |text| (*text).to_owned())
}

#[test]
fn anything_can_be_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut dice = SeededRng::new(2026);
    for round in 0..81 {
        let players =
            [("human", "human"), ("human", "simple:depth=1"), ("simple:depth=1", "alphabeta:depth=1")];
        let (first, second) = players[round % 3];
        let board = [BoardStyle::Unicode, BoardStyle::Ascii, BoardStyle::Words][round / 3 % 3];
        let (name, rules) = [("santorini", ""), ("mice", ""), ("mice", "flying")][round / 9 % 3];
        let table = |first, second| table_of(name, rules, first, second, &[]);
        let mut game = Game::new(kit(name), table(first, second), Keep::nothing(), Steps::Ask);
        for _ in 0..40 {
            // One line at a time: what makes sense depends on what came before.
            let typed = line(&mut dice, &game);
            let mut script = Script::new(&format!("{typed}\n"));
            script.interactive = true;
            let mut options = options(folder.path(), board);
            options.adviser = "simple:depth=1".to_owned();
            options.saves = None;
            let language = Language::ALL[round % 5];
            let result = Console::new(&mut script, language, options).play(&mut game);
            assert!(result.is_ok(), "{typed:?}: {result:?}");
            let missing = ["<board-", "<person-", "<spoken-", "<mice-", "<help-", "<choice-", "<thought-"];
            assert!(!missing.iter().any(|key| script.transcript.contains(key)), "{}", script.transcript);
            // The game on the table can always be written down and read back.
            let record = game.table.export(PLAIN, Viewer::Everything).expect("both games have a file format");
            let bare = table("human", "human").setup().clone();
            let again = kit(name).load(bare, Secret::default(), PLAIN, &record);
            let again = again.unwrap_or_else(|refusal| panic!("{record}: {refusal:?}"));
            assert_eq!(shown(&*again).position, shown(&*game.table).position);
        }
    }
}
