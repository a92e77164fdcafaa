//! Saved games of all kinds, and the files that a table loads.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use serde_json::{Value, json};
use tabla_core::{Seat, Viewer};
use tabla_games::kits::jewels::score;
use tabla_games::kits::scrabble::{going_on_with, setup as scrabble_setup, turns};
use tabla_games::kits::{Shelf, fill_in, open, registry};
use tabla_games::scrabble::{Challenge, Outfit, read_seats};
use tabla_games::{SaveFolder, TableFile, jamb, jewels, open_file, open_save, scrabble};
use tabla_jamb::Generator;
use tabla_table::{
    Act, Board, Command, HUMAN, JobAnswer, JobKind, Registry, Secret, Setup, Table, Waiting, job, run_job,
};
use tempfile::TempDir;

use crate::fixtures::{recorded, seeds};
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

/// The games of the house; no save makes them read a file.
static REGISTRY: LazyLock<Registry> = LazyLock::new(|| registry(&Shelf::default()));

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

/// The table of a wish.
fn wished(game: &str, wish: Value) -> Box<dyn Table> {
    let table = fill_in(&REGISTRY, game, wish, 0, 0).and_then(|wish| open(&REGISTRY, game, &wish));
    table.unwrap_or_else(|error| panic!("{error:?}"))
}

fn perform(table: &mut dyn Table, seat: Option<Seat>, at: u64, act: Act) {
    let done = table.perform(&Command { seat, at, revision: None, act });
    done.unwrap_or_else(|error| panic!("{error:?}"));
}

fn play(text: &str) -> Act {
    Act::Play { text: text.to_owned(), by: None, because: Vec::new() }
}

/// A table as the first edition saved it.
fn first(table: &dyn Table) -> String {
    table.export("json", Viewer::Everything).unwrap_or_else(|error| panic!("{error:?}"))
}

/// A table as it is saved today.
fn today(table: &dyn Table) -> String {
    serde_json::to_string_pretty(&TableFile::of(table, None)).unwrap_or_else(|error| panic!("{error}"))
}

/// What is to be seen of a table.
fn shown(table: &dyn Table) -> (Board, String, Waiting) {
    let shown = table.show(Viewer::Everything, None).unwrap_or_else(|error| panic!("{error:?}"));
    (shown.board, shown.position, table.waiting())
}

/// What is restored is saved and restored as the same.
fn same_again(table: &dyn Table) {
    let again = REGISTRY.restore(&table.saved());
    let again = again.unwrap_or_else(|error| panic!("saved, but not restored: {error:?}"));
    assert_eq!((again.saved(), shown(&*again)), (table.saved(), shown(table)));
}

fn duel_saves(game: &str, name: &str) -> Vec<Vec<u8>> {
    let moves = recorded(game, name, "play");
    let after = |turns: usize| {
        let mut table = wished(game, json!({ "players": [HUMAN, HUMAN], "clock": "5m+3s" }));
        for (text, at) in moves.iter().take(turns).zip(1..) {
            let Waiting::Move(seat) = table.waiting() else { panic!("{text}") };
            perform(&mut *table, Some(seat), 1500 * at, play(text));
        }
        table
    };
    let tables = [0, 5, 14].map(after);
    let first = tables.iter().map(|table| first(&**table));
    seeds(first.chain([today(&*tables[2]), moves.join("\n")]))
}

fn feed_duel(game: &str, bytes: &[u8]) -> bool {
    let wish = json!({ "players": [HUMAN, HUMAN] });
    match with_file("duel.json", bytes, |path| open_file(&REGISTRY, game, path, wish, (0, 0))) {
        Ok(opened) => {
            same_again(&*opened.table);
            true
        }
        Err(error) => said(&error.saying),
    }
}

fn feed_folder(bytes: &[u8]) -> bool {
    with_file("listed.json", bytes, |path| {
        let folder = SaveFolder::find(path.parent(), |_| None).unwrap_or_else(|error| panic!("{error}"));
        let listed = folder.entries().unwrap_or_else(|error| panic!("{error}"));
        let found = listed.iter().find(|listed| listed.path == path);
        match found.map(|listed| &listed.head) {
            Some(Ok(head)) => match open_save(&REGISTRY, path) {
                Ok(opened) => opened.table.game() == head.game,
                Err(error) => said(&error.saying),
            },
            Some(Err(error)) => told(error),
            None => panic!("a save is not listed"),
        }
    }) || bytes.first() != Some(&b'{')
}

/// A table of Jamb after so many turns, with advice and a friend now and then.
fn jamb_table(people: &[&str], shared: bool, turns: usize) -> Box<dyn Table> {
    let generator = Generator::ALL[turns % 2].name();
    let wish = json!({ "people": people, "shared": shared, "generator": generator, "seed": 42 });
    let mut table = wished(jamb::GAME, wish);
    for turn in 0..turns {
        if let Waiting::Throw(seat) = table.waiting() {
            perform(&mut *table, seat, 0, Act::Throw { told: None });
        }
        let Waiting::Move(seat) = table.waiting() else { break };
        if turn % 3 == 0 {
            perform(&mut *table, Some(seat), 0, Act::TakeAdvice { question: "advice".to_owned() });
        }
        let moves = table.legal(seat);
        let by = (turn % 5 == 4).then(|| jamb::FriendKind::default().name().to_owned());
        let Some(text) = moves.get(turn % moves.len().max(1)).cloned() else { break };
        perform(&mut *table, Some(seat), 0, Act::Play { text, by, because: Vec::new() });
    }
    table
}

/// Saves of the first edition.
fn jamb_saves() -> Vec<Vec<u8>> {
    let mut tables = [
        jamb_table(&["Ana"], false, 0),
        jamb_table(&["Ana"], false, 40),
        jamb_table(&["Ana", "Đorđe", "x"], true, 9),
    ];
    perform(&mut *tables[1], Some(Seat::FIRST), 0, Act::Resign);
    seeds(tables.iter().map(|table| first(&**table)))
}

/// What is read is the same table again from its log and, where that has room for it, from a file of the first edition.
fn feed_jamb(text: &str) -> bool {
    let read = |text: &str| {
        let wish = json!({ "people": ["Ana"], "load": { "name": "save.json", "text": text } });
        open(&REGISTRY, jamb::GAME, &fill_in(&REGISTRY, jamb::GAME, wish, 0, 0)?)
    };
    let table = match read(text) {
        Ok(table) => table,
        Err(error) => return said(&error.saying),
    };
    same_again(&*table);
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
    let after = |name: &str, rounds: usize, limit: Option<&str>| {
        let mut table =
            wished(jewels::GAME, json!({ "board": { "contest": name }, "limit": limit, "turns": 30 }));
        for _ in 0..rounds {
            let Some(text) = table.legal(Seat::FIRST).first().cloned() else { break };
            perform(&mut *table, Some(Seat::FIRST), 0, play(&text));
        }
        table
    };
    let tables = [after("random", 6, Some("5:00")), after("fence", 2, None), after("checker", 0, None)];
    seeds(tables.iter().map(|table| first(&**table)).chain([today(&*tables[0])]))
}

/// What is restored is the same again from its log, and the same rounds from a file of the first edition.
fn feed_jewels(text: &str) -> bool {
    let read = |text: &str| with_file("jewels.json", text.as_bytes(), |path| open_save(&REGISTRY, path));
    let table = match read(text) {
        Ok(opened) => opened.table,
        Err(error) => return said(&error.saying),
    };
    same_again(&*table);
    if table.game() != jewels::GAME {
        return false;
    }
    drop((table.deadline(), score(&*table, "x")));
    if table.seats() == 1 {
        let again = read(&first(&*table)).unwrap_or_else(|error| panic!("{error:?}")).table;
        let swaps = |table: &dyn Table| table.export("swaps", Viewer::Everything);
        assert_eq!(swaps(&*again), swaps(&*table));
    }
    true
}

fn scrabble_saves() -> Vec<Vec<u8>> {
    let open = |setup: Setup, turns: usize| {
        let table = REGISTRY.open(setup, Secret::from_seed(7));
        let mut table = table.unwrap_or_else(|error| panic!("{error:?}"));
        for _ in 0..turns {
            let Waiting::Move(seat) = table.waiting() else { break };
            let job = job("", &*table, Viewer::Seat(seat), JobKind::Move);
            let Ok(JobAnswer::Acts { acts, .. }) = run_job(&*table, &job, None) else { break };
            for act in acts {
                perform(&mut *table, Some(seat), 0, act);
            }
        }
        table
    };
    let setup = |seats: &str, challenge| {
        let seats = read_seats(seats).unwrap_or_else(|error| panic!("{error:?}"));
        scrabble_setup(&Outfit::english(), challenge, &seats)
    };
    let one = open(setup("greedy,greedy", Challenge::Void), 6);
    let other = open(setup("greedy,greedy,greedy", Challenge::Double), 4);
    let gcg = one.export("gcg", Viewer::Everything).unwrap_or_else(|error| panic!("{error:?}"));
    let loaded = open(going_on_with(setup("greedy,greedy", Challenge::Void), &gcg), 0);
    let today = today(&*other);
    seeds([&one, &other, &loaded].map(|table| first(&**table)).into_iter().chain([today]))
}

fn feed_scrabble(text: &str) -> bool {
    with_file("scrabble.json", text.as_bytes(), |path| match open_save(&REGISTRY, path) {
        Err(error) => said(&error.saying),
        Ok(opened) => {
            let table = opened.table;
            same_again(&*table);
            drop((turns(&*table), table.export("gcg", Viewer::Everything)));
            table.game() == scrabble::GAME
        }
    })
}
