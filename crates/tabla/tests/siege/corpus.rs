//! Games that were saved once must replay for ever; see `corpus/README.md`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tabla_arena::{GameOutcome, GameRecord};
use tabla_core::{Saying, Seat, TableError, Viewer};
use tabla_games::kits::jamb::JambBoard;
use tabla_games::kits::jewels::JewelsBoard;
use tabla_games::kits::{self, Shelf, registry};
use tabla_games::{open_file, open_save};
use tabla_table::{AccountKind, HUMAN, SeatPlayers, Table};
use tabla_web::legacy::{Deed, replay};
use tabla_web::table::{HouseTable, Outfit};

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
        game => at_table(game, path).map_err(|error| error.saying),
    }
}

/// A game of the house, from a save or from a file in its own format.
fn at_table(game: &str, path: &Path) -> Result<String, TableError> {
    let games = registry(&Shelf::default());
    let is_save = path.extension().is_some_and(|end| end == "json");
    let opened = match is_save {
        true => open_save(&games, path)?,
        false => open_file(&games, game, path, unsaid(game, path), (0, 0))?,
    };
    let table = &*opened.table;
    assert_eq!(table.game(), game, "{}", path.display());
    // What is kept from now on is the same game.
    let again = games.restore(&table.saved())?;
    assert_eq!(stand_of(&*again)?, stand_of(table)?, "{}", path.display());
    stand_of(table)
}

/// What a file in its own format does not say of a game.
fn unsaid(game: &str, path: &Path) -> Value {
    match game {
        "jamb" => json!({ "people": ["Ana"] }),
        "scrabble" => {
            let text = fs::read_to_string(path).expect("a file");
            let players = text.lines().filter(|line| line.starts_with("#player")).map(|_| "greedy");
            let language = if path.to_string_lossy().contains("romanian") { "ro" } else { "en" };
            json!({ "players": players.collect::<Vec<_>>(), "language": language })
        }
        _ => json!({ "players": [HUMAN, HUMAN] }),
    }
}

/// How a table stands, on one line.
fn stand_of(table: &dyn Table) -> Result<String, TableError> {
    let shown = table.show(Viewer::Public, None)?;
    if let Some(board) = shown.board.typed::<JambBoard>() {
        let people = board.people.iter().map(|person| format!("{} {}", person.name, person.view.position));
        return Ok(people.collect::<Vec<_>>().join("; "));
    }
    if let Some(JewelsBoard { view, .. }) = shown.board.typed() {
        return Ok(format!("{} {} points after {}", view.rows.join("/"), view.points, view.turns));
    }
    let played = shown.accounts.iter().filter(|account| account.what == AccountKind::Played).count();
    Ok(format!("{} after {played}", shown.position))
}

fn read(path: &Path) -> Value {
    let text = fs::read_to_string(path).expect("a file");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().expect("a text")
}

/// A table of the web, as the first edition kept it: its deeds become events, and the events are the table.
fn web(path: &Path) -> Result<String, Saying> {
    let table = read(path);
    let deeds: Vec<Deed> = serde_json::from_value(table["deeds"].clone()).expect("deeds");
    let outfit = outfit();
    let replayed = replay(&outfit, text(&table, "game"), &table["setup"], &deeds)?;
    let folded = HouseTable::restore(&outfit, "", &replayed.table.opening())?;
    let showing = folded.show(&[1, 2], None)?;
    assert_eq!(showing, replayed.table.show(&[1, 2], None)?, "{}", path.display());
    let ending = showing.ending.map_or("goes on", |_| "is over");
    Ok(format!("{} after {}, {ending}", showing.position, showing.moves.len()))
}

/// A game of a tournament.
fn arena(path: &Path) -> Result<String, Saying> {
    let game = read(path);
    let record: GameRecord = serde_json::from_value(game["record"].clone()).expect("a record");
    let variant = kits::variant(text(&game, "game"), text(&game, "rules")).map_err(|error| error.saying)?;
    let opened = variant.open(record.opening.as_deref(), record.luck);
    let mut table = opened.map_err(|error| error.saying)?;
    for mv in &record.moves {
        let written = table.play(&mv.text).map_err(|error| error.saying)?;
        assert_eq!(written, mv.text);
    }
    let outcome = GameOutcome::of(&*table);
    assert_eq!(outcome.points, record.points, "{}", path.display());
    let winner = outcome.winner.map_or("nobody".to_owned(), |seat| seat.number().to_string());
    Ok(format!("{} won by {winner}, {}", variant.observation(&*table, Seat::FIRST), outcome.how))
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
fn outfit() -> Outfit {
    Outfit { registry: registry(&Shelf::default()), players: SeatPlayers::new(1 << 20) }
}
