//! Games that were saved once must replay for ever; see `corpus/README.md`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tabla_arena::{Discipline, GameRecord};
use tabla_core::{BySeat, Notation, Say, Saying, Seat, Viewer};
use tabla_play::jamb::Party;
use tabla_play::jewels::{JewelsSave, JewelsTable};
use tabla_play::kits::scrabble::{going_on_with, setup, turns};
use tabla_play::kits::{Shelf, registry};
use tabla_play::scrabble::{Challenge, Outfit, ScrabbleSeat, gcg};
use tabla_play::{PlayerSpec, find, load_game, open_save, read_save};
use tabla_table::{SeatPlayers, Secret};
use tabla_web::desk::{Deed, Eye};
use tabla_web::desks;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/siege/corpus")
}

/// How the game in a file stands at its end, on one line.
fn end_of(path: &Path) -> Result<String, Saying> {
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let game = name.split(['-', '.']).next().expect("a word");
    match game {
        "web" => web(path),
        "arena" => arena(path),
        "jamb" => {
            let party = Party::open(path, "Ana").map_err(|error| error.say())?;
            let people = party.people().iter();
            Ok(people
                .map(|person| format!("{} {}", person.name(), party.game().write_state(person.state())))
                .collect::<Vec<_>>()
                .join("; "))
        }
        "jewels" => {
            let save: JewelsSave = read_save(path, "jewels").map_err(|error| error.say())?;
            let table = JewelsTable::restore(&save)?;
            let view = table.view();
            Ok(format!("{} {} points after {}", view.rows.join("/"), view.points, view.turns))
        }
        "scrabble" => scrabble(path),
        duel => {
            let info = find(duel).expect("a game");
            let table =
                load_game(path, info, BySeat::new(|_| PlayerSpec::human())).map_err(|error| error.say())?;
            Ok(format!("{} after {}", table.position(), table.played().len()))
        }
    }
}

fn scrabble(path: &Path) -> Result<String, Saying> {
    let registry = registry(&Shelf::default());
    let table = if path.extension().is_some_and(|end| end == "gcg") {
        let text = fs::read_to_string(path).expect("a file");
        let is_romanian = path.to_string_lossy().contains("romanian");
        let players = gcg::read(&text).map_err(|error| error.say())?.players.len();
        let outfit = if is_romanian { Outfit::romanian() } else { Outfit::english() };
        let setup = setup(&outfit, Challenge::Void, &vec![ScrabbleSeat::Greedy; players]);
        registry.open(going_on_with(setup, &text), Secret::from_seed(0)).map_err(|error| error.saying)?
    } else {
        open_save(&registry, path).map_err(|error| error.saying)?.table
    };
    let shown = table.show(Viewer::Public, None).map_err(|error| error.saying)?;
    Ok(format!("{} after {}", shown.position, turns(&*table).len()))
}

fn read(path: &Path) -> Value {
    let text = fs::read_to_string(path).expect("a file");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().expect("a text")
}

/// A table of the web, as the store keeps it.
fn web(path: &Path) -> Result<String, Saying> {
    let table = read(path);
    let deeds: Vec<Deed> = serde_json::from_value(table["deeds"].clone()).expect("deeds");
    let mut desk = desks::open(&outfit(), "", text(&table, "game"), &table["setup"])?;
    for deed in &deeds {
        // Names and the pace of computers are the room's matter, not always the desk's.
        let is_aside =
            matches!(deed.act, tabla_web::wire::Act::Name { .. } | tabla_web::wire::Act::Pace { .. });
        desk.perform(deed).or_else(|refusal| if is_aside { Ok(()) } else { Err(refusal) })?;
    }
    let showing = desk.show(&Eye { seats: vec![1, 2] }, None)?;
    let ending = showing.ending.map_or("goes on", |_| "is over");
    Ok(format!("{} after {}, {ending}", showing.position, showing.moves.len()))
}

/// A game of a tournament.
fn arena(path: &Path) -> Result<String, Saying> {
    let game = read(path);
    let record: GameRecord = serde_json::from_value(game["record"].clone()).expect("a record");
    let discipline =
        Discipline::read(text(&game, "game"), text(&game, "rules")).map_err(|error| error.say())?;
    let mut host = discipline.open(record.opening.as_deref(), record.luck)?;
    for mv in &record.moves {
        let written = host.play(&mv.text).map_err(|refused| refused.because)?;
        assert_eq!(written, mv.text);
    }
    let outcome = host.result();
    assert_eq!(outcome.points, record.points, "{}", path.display());
    let winner = outcome.winner.map_or("nobody".to_owned(), |seat| seat.number().to_string());
    Ok(format!("{} won by {winner}, {}", host.sight(Seat::FIRST), outcome.how))
}

#[test]
fn every_game_of_the_corpus_replays_to_its_end() {
    let expected = fs::read_to_string(folder().join("expected.txt")).unwrap_or_default();
    let mut expected: BTreeMap<&str, &str> =
        expected.lines().map(|line| line.split_once('\t').expect("a name and an end")).collect();
    let mut wrong = Vec::new();
    for entry in fs::read_dir(folder()).expect("the corpus") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if name == "README.md" || name == "expected.txt" {
            continue;
        }
        let end = end_of(&path).unwrap_or_else(|refusal| format!("refused: {refusal:?}"));
        if expected.remove(name.as_str()) != Some(end.as_str()) {
            wrong.push(format!("{name}\t{end}"));
        }
    }
    wrong.sort();
    assert!(wrong.is_empty(), "games that end otherwise, or are new:\n{}", wrong.join("\n"));
    assert!(expected.is_empty(), "games that are gone: {expected:?}");
}

#[test]
fn every_game_and_every_rule_set_is_in_the_corpus() {
    let names: Vec<String> = fs::read_dir(folder())
        .expect("the corpus")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    let has = |start: &str| names.iter().any(|name| name.starts_with(start));
    for game in ["santorini", "mice", "jamb", "jewels", "scrabble"] {
        assert!(has(&format!("{game}-")), "{game}");
        assert!(has(&format!("web-{game}")), "web {game}");
        assert!(has(&format!("arena-{game}")), "arena {game}");
        assert!(names.iter().any(|name| name.starts_with(game) && name.ends_with("save.json")), "{game}");
    }
    for rules in ["mice-flying", "mice-flying-no-draws", "scrabble-romanian", "scrabble-romanian-double"] {
        assert!(has(rules), "{rules}");
    }
}

/// The games of the house, and players who remember little.
fn outfit() -> desks::Outfit {
    desks::Outfit { registry: registry(&Shelf::default()), players: SeatPlayers::new(1 << 20) }
}
