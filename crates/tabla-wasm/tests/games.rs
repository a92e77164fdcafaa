//! Seeded games by nodes: a module plays them move for move as this program does.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use tabla_wasm::House;

/// One game of each kind, between the strongest players, at so little that each takes a moment.
fn questions() -> Vec<Value> {
    let game = |game: &str, setup: Value| json!({ "ask": "play-out", "id": game, "game": game, "setup": setup, "seed": 11 });
    vec![
        game("santorini", json!({ "players": ["champion:nodes=3000", "champion:nodes=2000,level=hard"] })),
        game("mice", json!({ "players": ["champion:nodes=3000", "alphabeta:depth=3"] })),
        game("jamb", json!({ "players": ["greedy", "rule"], "generator": "lcg", "seed": 5 })),
        game(
            "jewels",
            json!({ "players": ["ai:samples=200"], "turns": 12, "board": { "random": { "seed": 5 } } }),
        ),
        game("scrabble", json!({ "players": ["champion:level=easy,seed=3", "greedy"], "seed": 5 })),
    ]
}

#[test]
fn a_module_plays_seeded_games_as_this_program_does() {
    let mut house = House::new(8);
    let texts: Vec<String> = questions().iter().map(Value::to_string).collect();
    let own: Vec<String> = texts.iter().map(|text| house.ask(text, &|_| ())).collect();
    for (text, record) in texts.iter().zip(&own) {
        let record: Value = serde_json::from_str(record).unwrap();
        let log = record["told"]["saved"]["log"].as_array().unwrap_or_else(|| panic!("{text}: {record}"));
        assert!(log.len() >= 10, "{text}: {record}");
    }
    let Some(module) = std::env::var_os("TABLA_MODULE") else { return };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut node = Command::new("node");
    node.arg(here.join("tests/ask.mjs")).arg(module).arg(here.join("../../data")).args(&texts);
    let output = node.output().expect("node");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let theirs = String::from_utf8(output.stdout).unwrap();
    let theirs: Vec<&str> = theirs.lines().collect();
    assert_eq!(theirs.len(), own.len());
    for ((text, own), theirs) in texts.iter().zip(&own).zip(theirs) {
        assert!(own == theirs, "{text}\nhere:  {own}\nthere: {theirs}");
    }
}
