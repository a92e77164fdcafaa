//! Saved games of all kinds, and the files that a table loads.

use std::fs;
use std::path::Path;
use std::time::Duration;

use serde_json::json;
use tabla_core::{BySeat, Seat, Viewer};
use tabla_jamb::Generator;
use tabla_play::jewels::{JewelsSave, JewelsSetup, JewelsTable, read_layout};
use tabla_play::kits::{Shelf, fill_in, open, registry};
use tabla_play::scrabble::{ScrabbleSave, ScrabbleSetup, ScrabbleTable, WordLists, WordSource, read_seats};
use tabla_play::{
    PlayerSpec, SaveFolder, Saved, Table, find, jamb, jewels, load_game, save_from_text, save_to_text,
    scrabble,
};
use tabla_table::{Act, Command, Waiting};
use tempfile::TempDir;

use crate::fixtures::{bytes as fixture, recorded, seeds};
use crate::promises::{said, text, told};
use crate::target::Parser;

/// Whoever reads a saved game.
pub const PARSERS: [Parser; 6] = [
    Parser::new(
        "saves of santorini",
        || duel_saves("santorini", "usual/seed-1"),
        |bytes| feed_duel("santorini", bytes),
    ),
    Parser::new("saves of mice", || duel_saves("mice", "no-flying/seed-1"), |bytes| feed_duel("mice", bytes)),
    Parser::new("saves of jamb", jamb_saves, |bytes| feed_jamb(&text(bytes))),
    Parser::new("saves of jewels", jewels_saves, |bytes| feed_jewels(&text(bytes))),
    Parser::new("saves of scrabble", scrabble_saves, |bytes| feed_scrabble(&text(bytes))).with_megabytes(256),
    Parser::new("a folder of saves", || duel_saves("mice", "no-flying/seed-1"), feed_folder),
];

/// A name, for what is said about a file that is none.
fn path() -> &'static Path {
    Path::new("save.json")
}

/// A file with this content, for as long as the work takes.
fn with_file<T>(name: &str, content: &[u8], work: impl FnOnce(&Path) -> T) -> T {
    thread_local! {
        static FOLDER: TempDir = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
    }
    FOLDER.with(|folder| {
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap_or_else(|error| panic!("{error}"));
        work(&path)
    })
}

fn duel(game: &str) -> Box<dyn Table> {
    let info = find(game).unwrap_or_else(|| panic!("{game}"));
    info.open(BySeat { first: PlayerSpec::human(), second: PlayerSpec::human() })
}

fn duel_saves(game: &str, name: &str) -> Vec<Vec<u8>> {
    let moves = recorded(game, name, "play");
    let saved = |turns: usize| {
        let mut table = duel(game);
        table.set_clock("5m+3s".parse().ok());
        for text in moves.iter().take(turns) {
            let played = table.play(text, Duration::from_millis(1500));
            played.unwrap_or_else(|because| panic!("{text}: {because:?}"));
        }
        serde_json::to_vec_pretty(&Saved::of(&*table, None)).unwrap_or_else(|error| panic!("{error}"))
    };
    let mut seeds: Vec<Vec<u8>> = [0, 5, 14].map(saved).into();
    seeds.push(moves.join("\n").into_bytes());
    seeds
}

/// What is restored is saved and restored as the same.
fn feed_duel(game: &str, bytes: &[u8]) -> bool {
    let info = find(game).unwrap_or_else(|| panic!("{game}"));
    let people = || BySeat { first: PlayerSpec::human(), second: PlayerSpec::human() };
    match with_file("duel.json", bytes, |path| load_game(path, info, people())) {
        Ok(table) => {
            let again = Saved::of(&*table, None).restore(path());
            let again = again.unwrap_or_else(|error| panic!("saved, but not restored: {error}"));
            assert_eq!(again.position(), table.position());
            assert_eq!(again.played(), table.played());
            assert_eq!((again.turn(), again.clock()), (table.turn(), table.clock()));
            true
        }
        Err(error) => told(&error),
    }
}

fn feed_folder(bytes: &[u8]) -> bool {
    with_file("listed.json", bytes, |path| {
        let folder = SaveFolder::find(path.parent(), |_| None).unwrap_or_else(|error| panic!("{error}"));
        let listed = Saved::list(&folder).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(listed.len(), folder.entries().map_or(0, |entries| entries.len()));
        let found = listed.iter().find(|listed| listed.path == path);
        match found.map(|listed| &listed.saved) {
            Some(Ok(saved)) => saved.restore(path).is_ok(),
            Some(Err(error)) => told(error),
            None => panic!("a save is not listed"),
        }
    }) || bytes.first() != Some(&b'{')
}

/// A table of Jamb after so many turns, with advice and a friend now and then.
fn jamb_table(people: &[&str], shared: bool, turns: usize) -> Box<dyn tabla_table::Table> {
    let games = registry(&Shelf::default());
    let generator = Generator::ALL[turns % 2].name();
    let wish = json!({ "people": people, "shared": shared, "generator": generator, "seed": 42 });
    let wish = fill_in(&games, jamb::GAME, wish, 0, 0).unwrap_or_else(|error| panic!("{error:?}"));
    let mut table = open(&games, jamb::GAME, &wish).unwrap_or_else(|error| panic!("{error:?}"));
    for turn in 0..turns {
        if let Waiting::Throw(seat) = table.waiting() {
            perform(&mut *table, seat, Act::Throw { told: None });
        }
        let Waiting::Move(seat) = table.waiting() else { break };
        if turn % 3 == 0 {
            perform(&mut *table, Some(seat), Act::TakeAdvice { question: "advice".to_owned() });
        }
        let moves = table.legal(seat);
        let by = (turn % 5 == 4).then(|| jamb::FriendKind::default().name().to_owned());
        let Some(text) = moves.get(turn % moves.len().max(1)).cloned() else { break };
        perform(&mut *table, Some(seat), Act::Play { text, by, because: Vec::new() });
    }
    table
}

fn perform(table: &mut dyn tabla_table::Table, seat: Option<Seat>, act: Act) {
    let done = table.perform(&Command { seat, at: 0, revision: None, act });
    done.unwrap_or_else(|error| panic!("{error:?}"));
}

/// Saves of the first edition.
fn jamb_saves() -> Vec<Vec<u8>> {
    let mut tables = [
        jamb_table(&["Ana"], false, 0),
        jamb_table(&["Ana"], false, 40),
        jamb_table(&["Ana", "Đorđe", "x"], true, 9),
    ];
    perform(&mut *tables[1], Some(Seat::FIRST), Act::Resign);
    let export = |table: &Box<dyn tabla_table::Table>| table.export("json", Viewer::Everything);
    seeds(tables.iter().map(|table| export(table).unwrap_or_else(|error| panic!("{error:?}"))))
}

/// What is read is the same table again from its log and, where that has room for it, from a file of the first edition.
fn feed_jamb(text: &str) -> bool {
    let games = registry(&Shelf::default());
    let read = |text: &str| {
        let wish = json!({ "people": ["Ana"], "load": { "name": "save.json", "text": text } });
        open(&games, jamb::GAME, &fill_in(&games, jamb::GAME, wish, 0, 0)?)
    };
    let table = match read(text) {
        Ok(table) => table,
        Err(error) => return said(&error.saying),
    };
    let shown = |table: &dyn tabla_table::Table| {
        let shown = table.show(Viewer::Everything, None).unwrap_or_else(|error| panic!("{error:?}"));
        (shown.board, shown.position, table.waiting())
    };
    let again = games.restore(&table.saved()).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!((again.saved(), shown(&*again)), (table.saved(), shown(&*table)));
    if let Ok(text) = table.export("json", Viewer::Everything) {
        let again = read(&text).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(shown(&*again), shown(&*table));
    }
    if let Ok(text) = table.export(jamb::GAME, Viewer::Everything) {
        let again = read(&text).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(again.export(jamb::GAME, Viewer::Everything), Ok(text));
    }
    true
}

fn jewels_saves() -> Vec<Vec<u8>> {
    let table = |name: &str, rounds: usize, limit: Option<&str>| {
        let layout = read_layout(&fixture(&format!("data/jewels/{name}.txt")));
        let layout = layout.unwrap_or_else(|error| panic!("{error}"));
        let limit = limit.and_then(|limit| limit.parse().ok());
        let setup = JewelsSetup { layout, name: name.to_owned(), limit, turns: Some(30) };
        let mut table = JewelsTable::new(setup);
        for _ in 0..rounds {
            let Some(swap) = table.hints().first().copied() else { break };
            table.play(&swap.to_string()).unwrap_or_else(|because| panic!("{because:?}"));
        }
        save_to_text(path(), jewels::GAME, &table.save()).unwrap_or_else(|error| panic!("{error}"))
    };
    seeds([table("random", 6, Some("5:00")), table("fence", 2, None), table("checker", 0, None)])
}

fn feed_jewels(text: &str) -> bool {
    let save = match save_from_text::<JewelsSave>(path(), text, jewels::GAME) {
        Ok(save) => save,
        Err(error) => return told(&error),
    };
    match JewelsTable::restore(&save) {
        Ok(table) => {
            let again = JewelsTable::restore(&table.save()).unwrap_or_else(|because| panic!("{because:?}"));
            assert_eq!((again.state(), again.rounds()), (table.state(), table.rounds()));
            drop((table.view(), table.ending(), table.time_left(), table.record("x")));
            true
        }
        Err(because) => said(&because),
    }
}

fn scrabble_saves() -> Vec<Vec<u8>> {
    let table = |seats: &str, turns: usize, challenge| {
        let seats = read_seats(seats).unwrap_or_else(|error| panic!("{error:?}"));
        let setup = ScrabbleSetup { seats, challenge, seed: 7, ..ScrabbleSetup::default() };
        let mut table =
            ScrabbleTable::open(setup, &WordLists::default()).unwrap_or_else(|error| panic!("{error:?}"));
        for _ in 0..turns {
            table.let_computer_play();
        }
        table
    };
    let one = table("greedy,greedy", 6, scrabble::Challenge::Void);
    let other = table("greedy,greedy,greedy", 4, scrabble::Challenge::Double);
    let mut loaded = one.setup().clone();
    loaded.loaded = Some(one.to_gcg());
    let loaded = ScrabbleTable::open(loaded, &WordLists::default());
    let tables = [one, other].into_iter().chain(loaded.ok());
    let save = |table: ScrabbleTable| save_to_text(path(), scrabble::GAME, &table.save());
    seeds(tables.map(|table| save(table).unwrap_or_else(|error| panic!("{error}"))))
}

fn feed_scrabble(text: &str) -> bool {
    let save = match save_from_text::<ScrabbleSave>(path(), text, scrabble::GAME) {
        Ok(save) => save,
        Err(error) => return told(&error),
    };
    if matches!(save.words(), WordSource::File(_)) {
        return false;
    }
    match save.restore(&WordLists::default()) {
        Ok(table) => {
            let again = table.save().restore(&WordLists::default());
            let again = again.unwrap_or_else(|because| panic!("{because:?}"));
            assert_eq!((again.state(), again.turns()), (table.state(), table.turns()));
            drop((table.played(), table.to_gcg()));
            true
        }
        Err(because) => said(&because),
    }
}
