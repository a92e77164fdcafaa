//! Seeded games by nodes, with no clock: whoever asks twice gets the same games, byte for byte, and a module plays them as
//! this program does.

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
        game("scrabble", json!({ "players": ["champion:level=easy", "greedy"], "seed": 5 })),
    ]
}

#[test]
fn seeded_games_come_out_the_same_and_to_an_end() {
    let mut house = House::new(8);
    let texts: Vec<String> = questions().iter().map(Value::to_string).collect();
    let own: Vec<String> = texts.iter().map(|text| house.ask(text, &|_| ())).collect();
    let again: Vec<String> = texts.iter().map(|text| House::new(8).ask(text, &|_| ())).collect();
    assert_eq!(own, again);
    for (text, record) in texts.iter().zip(&own) {
        let record: Value = serde_json::from_str(record).unwrap();
        let log = record["told"]["saved"]["log"].as_array().unwrap_or_else(|| panic!("{text}: {record}"));
        assert!(log.len() >= 10, "{text}: {record}");
    }
}

/// Both modules, where both are built: the one for SIMD reckons in other steps and must find the same.
#[test]
#[ignore = "asks the module that `cargo xtask site --test` builds, in the folder that TABLA_ENGINES names"]
fn a_module_plays_seeded_games_as_this_program_does() {
    let mut house = House::new(8);
    let texts: Vec<String> = questions().iter().map(Value::to_string).collect();
    let own: Vec<String> = texts.iter().map(|text| house.ask(text, &|_| ())).collect();
    let engines = std::env::var_os("TABLA_ENGINES").expect("a folder with engines");
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for module in ["tabla.wasm", "tabla-simd.wasm"] {
        let mut node = Command::new("node");
        node.arg(here.join("tests/ask.mjs")).arg(Path::new(&engines).join(module));
        let output = node.arg(here.join("../../data")).args(&texts).output().expect("node");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let theirs = String::from_utf8(output.stdout).unwrap();
        let theirs: Vec<&str> = theirs.lines().collect();
        assert_eq!(theirs.len(), own.len());
        for ((text, own), theirs) in texts.iter().zip(&own).zip(theirs) {
            assert!(own == theirs, "{module}: {text}\nhere:  {own}\nthere: {theirs}");
        }
    }
}
