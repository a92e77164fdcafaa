//! The tables of the web: wishes for games, kept games, deeds of the first edition and questions, as JSON.

use std::sync::LazyLock;

use serde_json::{Value, json};
use tabla_core::Saying;
use tabla_games::kits::{Shelf, fill_in, registry};
use tabla_table::{SeatPlayers, Secret};
use tabla_web::legacy::{Deed, replay};
use tabla_web::table::{self, HouseTable, Outfit, Stop};
use tabla_web::wire::{Act, FromBrowser};

use crate::fixtures::{recorded, seeds, text as fixture};
use crate::promises::{said, text};
use crate::target::Parser;

/// The games, and players who remember little.
static OUTFIT: LazyLock<Outfit> =
    LazyLock::new(|| Outfit { registry: registry(&Shelf::default()), players: SeatPlayers::new(1 << 20) });

/// Whoever reads what a browser sends, or what a server has kept.
pub const PARSERS: [Parser; 5] = [
    Parser::new("desks: wishes and deeds", games, |bytes| feed_game(&text(bytes), true)).with_megabytes(256),
    Parser::new("desks: kept games", kept, |bytes| feed_game(&text(bytes), false)).with_megabytes(256),
    Parser::new("desks: positions", positions, |bytes| feed_position(&text(bytes))).with_megabytes(256),
    Parser::new("desks: questions", questions, |bytes| feed_game(&text(bytes), true)).with_megabytes(256),
    Parser::new("live messages", messages, |bytes| serde_json::from_slice::<FromBrowser>(bytes).is_ok()),
];

fn wish(game: &str, setup: Value, deeds: Value, ask: Value) -> String {
    json!({ "game": game, "setup": setup, "deeds": deeds, "ask": ask }).to_string()
}

fn deed(seat: u8, act: Value) -> Value {
    json!({ "seat": seat, "act": act, "spent": 1200 })
}

fn play(text: &str) -> Value {
    json!({ "act": "play", "text": text })
}

fn games() -> Vec<Vec<u8>> {
    let moves = |game: &str, name: &str| {
        let moves = recorded(game, name, "play");
        let deeds = moves.iter().take(6).enumerate().map(|(turn, text)| deed(1 + turn as u8 % 2, play(text)));
        Value::Array(deeds.collect())
    };
    let people = json!({ "players": ["human", "human"], "clock": "5m+3s" });
    let board = fixture("data/jewels/random.txt");
    let swaps = recorded("jewels", "random,40-turns/seed-1", "play");
    seeds([
        wish("santorini", people.clone(), moves("santorini", "usual/seed-1"), Value::Null),
        wish(
            "mice",
            json!({ "players": ["human", "champion:time=0.1s"], "rules": "flying" }),
            json!([deed(1, play("d6")), deed(1, json!({ "act": "resign" }))]),
            Value::Null,
        ),
        wish("mice", people, moves("mice", "no-flying/seed-1"), Value::Null),
        wish(
            "jamb",
            json!({ "people": ["Ana", "Ion"], "seed": 42, "generator": "lcg", "shared": true, "storage": "csr" }),
            json!([
                deed(1, json!({ "act": "throw" })),
                deed(1, json!({ "act": "name", "seat": 1, "name": "Eva" }))
            ]),
            Value::Null,
        ),
        wish(
            "jewels",
            json!({ "board": { "file": { "name": "random.txt", "text": board } }, "limit": "5:00", "turns": 30 }),
            json!([deed(1, play(&swaps[0])), deed(1, json!({ "act": "advised" })), deed(1, play(&swaps[1]))]),
            Value::Null,
        ),
        wish("jewels", json!({ "board": { "random": { "seed": 7, "length": 16 } } }), json!([]), Value::Null),
        wish(
            "scrabble",
            json!({ "players": ["human", "greedy"], "language": "en", "challenge": "double", "seed": 7 }),
            json!([deed(1, play("-")), deed(1, json!({ "act": "undo" }))]),
            Value::Null,
        ),
    ])
}

fn kept() -> Vec<Vec<u8>> {
    let kept = |seed: Vec<u8>| {
        let value: Value = serde_json::from_slice(&seed).ok()?;
        let game = value["game"].as_str()?;
        let setup = fill_in(&OUTFIT.registry, game, value["setup"].clone(), 7, 1_000_000).ok()?;
        Some(
            json!({ "game": value["game"], "setup": setup, "deeds": value["deeds"], "ask": null })
                .to_string(),
        )
    };
    seeds(games().into_iter().filter_map(kept))
}

fn questions() -> Vec<Vec<u8>> {
    let none = json!([]);
    seeds([
        wish("santorini", json!({ "players": ["human", "human"] }), none.clone(), json!({ "opinion": true })),
        wish("mice", json!({ "players": ["human", "human"] }), none.clone(), json!({ "values": true })),
        wish("scrabble", json!({ "seed": 7 }), none, json!({ "preview": "h8 WORD" })),
    ])
}

/// Sets a game up, does the deeds, looks from every seat and asks. What is refused is told, and a deed that is
/// refused changes nothing.
fn feed_game(text: &str, is_wish: bool) -> bool {
    let Ok(value) = serde_json::from_str::<Value>(text) else { return false };
    let game = value["game"].as_str().unwrap_or_default();
    let setup = value["setup"].clone();
    let setup = match is_wish {
        true => fill_in(&OUTFIT.registry, game, setup, 7, 1_000_000).map_err(|error| error.saying),
        false => Ok(setup),
    };
    let mut replayed = match setup.and_then(|setup| replay(&OUTFIT, game, &setup, &[])) {
        Ok(replayed) => replayed,
        Err(because) => return said(&because),
    };
    let mut is_good = true;
    for deed in value["deeds"].as_array().into_iter().flatten().take(20) {
        let Ok(deed) = serde_json::from_value::<Deed>(deed.clone()) else {
            is_good = false;
            continue;
        };
        // A friend may think for long, and what a friend is called is read before.
        if matches!(deed.act, Act::Friend { .. }) {
            continue;
        }
        let before = shown(&replayed.table);
        if let Err(because) = replayed.perform(&deed) {
            is_good = said(&because);
            assert_eq!(shown(&replayed.table), before, "{deed:?} is refused and changes something");
        }
    }
    let table = &replayed.table;
    look(table);
    // What has happened can be folded again, and is the same.
    let folded = HouseTable::restore(&OUTFIT, "", &table.opening()).expect("it has happened before");
    assert_eq!(shown(&folded), shown(table));
    is_good & asked(table, &value["ask"])
}

fn shown(table: &HouseTable) -> Option<String> {
    table.show(&[1, 2, 3, 4], None).ok().map(|showing| showing.position)
}

fn look(table: &HouseTable) {
    for seats in [vec![], vec![1], vec![2], vec![1, 2, 3, 4, 200]] {
        for ply in [None, Some(0), Some(1), Some(usize::MAX)] {
            if let Err(because) = table.show(&seats, ply) {
                said(&because);
            }
        }
    }
    for format in table.formats().iter().chain(&["none"]) {
        if let Err(because) = table.file(format) {
            said(&because);
        }
    }
    for ply in [0, 1, usize::MAX] {
        match table.branch(ply, Secret::from_seed(7)) {
            Ok(branch) => drop(HouseTable::restore(&OUTFIT, "", &branch).map_err(|because| said(&because))),
            Err(because) => drop(said(&because)),
        }
    }
    drop((table.due(), table.ends_in(), table.rules(), table.has_score()));
}

fn asked(table: &HouseTable, question: &Value) -> bool {
    if question.is_null() {
        return true;
    }
    // The answers of Jamb take a solved game, which takes its time.
    let answer: Result<(), Saying> = table.ask(&[1, 2], question).and_then(|work| match work {
        Some(work) if table.game() != "jamb" => work.reply(&Stop::new(true)).map(drop),
        _ => Ok(()),
    });
    let _ = table.help(question);
    answer.map_or_else(|because| said(&because), |()| true)
}

fn positions() -> Vec<Vec<u8>> {
    let last = |game: &str, name: &str| recorded(game, name, "state").pop().unwrap_or_default();
    seeds([
        format!("santorini\n\n{}", last("santorini", "usual/seed-1")),
        format!("mice\nflying\n{}", last("mice", "flying/seed-6")),
        format!("jamb\n\n{}", last("jamb", "usual/seed-1")),
        format!("jewels\n\n{}", fixture("data/jewels/random.txt")),
        "scrabble\nen void\n15/15/15/15/15/15/15/7BEADY3/15/15/15/15/15/15/15 AESUW??/ 0/30 0".to_owned(),
    ])
}

/// A game, its rules and a position, each on a line.
fn feed_position(text: &str) -> bool {
    let mut parts = text.splitn(3, '\n');
    let mut part = || parts.next().unwrap_or_default();
    let (game, rules, position) = (part(), part(), part());
    table::check(&OUTFIT.registry, game, rules, position).map_or_else(|because| said(&because), |_| true)
}

fn messages() -> Vec<Vec<u8>> {
    seeds([
        r#"{"hello": {"keys": ["abc", "def"], "version": 7}}"#,
        r#"{"act": {"act": "play", "text": "C3D3"}, "key": "k1"}"#,
        r#"{"act": {"act": "undo"}, "key": "k2"}"#,
        r#"{"advise": {"ply": 3, "time": 0.5}, "key": "k3"}"#,
    ])
}
