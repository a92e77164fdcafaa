//! Saved games of all kinds, and the files that a table loads.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use tabla_core::{BySeat, Viewer};
use tabla_jamb::{Generator, Jamb, Seeded};
use tabla_play::jamb::{Party, PartySetup, SavedParty};
use tabla_play::jewels::{JewelsSave, JewelsSetup, JewelsTable, read_layout};
use tabla_play::kits::scrabble::{going_on_with, setup as scrabble_setup, turns};
use tabla_play::kits::{Shelf, registry};
use tabla_play::scrabble::{Challenge, Outfit, read_seats};
use tabla_play::{
    Opened, PlayerSpec, SaveFolder, Saved, Table, TableFile, find, jamb, jewels, load_game, open_save,
    save_from_text, save_to_text, scrabble,
};
use tabla_table::{Command, JobAnswer, JobKind, Registry, Secret, Setup, Waiting, job, run_job};
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

fn party(people: &[&str], shared: bool, turns: usize) -> Party {
    let setup = PartySetup {
        game: Jamb::default(),
        dice: Seeded { generator: Generator::ALL[turns % 2], seed: 42 },
        shared,
        people: people.iter().map(ToString::to_string).collect(),
        start: None,
    };
    let mut party = Party::new(setup).unwrap_or_else(|error| panic!("{error}"));
    for turn in 0..turns {
        party.throw();
        if turn % 3 == 0 {
            party.note_advice();
        }
        let Some(person) = party.person() else { break };
        let moves = tabla_core::Game::list(party.game(), person.state());
        let friend = (turn % 5 == 4).then(jamb::FriendKind::default);
        let Some(&mv) = moves.get(turn % moves.len().max(1)) else { break };
        party.play(mv, friend).unwrap_or_else(|error| panic!("{error}"));
    }
    party
}

fn jamb_saves() -> Vec<Vec<u8>> {
    let mut parties =
        [party(&["Ana"], false, 0), party(&["Ana"], false, 40), party(&["Ana", "Đorđe", "x"], true, 9)];
    parties[1].stop().unwrap_or_else(|error| panic!("{error}"));
    let save = |party: &Party| save_to_text(path(), jamb::GAME, &SavedParty::of(party));
    seeds(parties.iter().map(|party| save(party).unwrap_or_else(|error| panic!("{error}"))))
}

fn feed_jamb(text: &str) -> bool {
    match Party::of_text(path(), text, "Ana") {
        Ok(party) => {
            let again = SavedParty::of(&party).restore().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(again.events(), party.events());
            assert_eq!((again.mover(), again.is_over()), (party.mover(), party.is_over()));
            if let Some(record) = party.record() {
                assert_eq!(tabla_jamb::Record::read(&record.write()), Ok(record));
            }
            let _ = party.statistics();
            true
        }
        Err(error) => told(&error),
    }
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

/// The games of the house; no save makes them read a file.
static REGISTRY: LazyLock<Registry> = LazyLock::new(|| registry(&Shelf::default()));

fn scrabble_saves() -> Vec<Vec<u8>> {
    let open = |setup: Setup, turns: usize| {
        let table = REGISTRY.open(setup, Secret::from_seed(7));
        let mut table = table.unwrap_or_else(|error| panic!("{error:?}"));
        for _ in 0..turns {
            let Waiting::Move(seat) = table.waiting() else { break };
            let job = job("", &*table, Viewer::Seat(seat), JobKind::Move);
            let Ok(JobAnswer::Acts { acts, .. }) = run_job(&*table, &job, None) else { break };
            for act in acts {
                let command = Command { seat: Some(seat), at: 0, revision: None, act };
                table.perform(&command).unwrap_or_else(|error| panic!("{error:?}"));
            }
        }
        table
    };
    let setup = |seats: &str, challenge| {
        let seats = read_seats(seats).unwrap_or_else(|error| panic!("{error:?}"));
        scrabble_setup(&Outfit::english(), challenge, &seats)
    };
    let export = |table: &dyn tabla_table::Table, format: &str| {
        table.export(format, Viewer::Everything).unwrap_or_else(|error| panic!("{error:?}"))
    };
    let one = open(setup("greedy,greedy", Challenge::Void), 6);
    let other = open(setup("greedy,greedy,greedy", Challenge::Double), 4);
    let loaded = open(going_on_with(setup("greedy,greedy", Challenge::Void), &export(&*one, "gcg")), 0);
    let today = TableFile::of(&*other, None);
    let today = serde_json::to_string_pretty(&today).unwrap_or_else(|error| panic!("{error}"));
    seeds([&one, &other, &loaded].map(|table| export(&**table, "json")).into_iter().chain([today]))
}

fn feed_scrabble(text: &str) -> bool {
    with_file("scrabble.json", text.as_bytes(), |path| match open_save(&REGISTRY, path) {
        Err(error) => said(&error.saying),
        Ok(Opened { table, .. }) => {
            let again = REGISTRY.restore(&table.saved());
            let again = again.unwrap_or_else(|because| panic!("{because:?}"));
            assert_eq!((again.saved(), again.plies()), (table.saved(), table.plies()));
            drop((turns(&*table), table.export("gcg", Viewer::Everything)));
            table.game() == scrabble::GAME
        }
    })
}
