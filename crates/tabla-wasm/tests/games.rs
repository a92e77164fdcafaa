//! Seeded games by nodes, with no clock: whoever asks twice gets the same games, byte for byte, and a module plays them as
//! this program does.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use tabla_wasm::House;

/// Games of each kind, between the strongest players and between all levels, at so little that each takes a moment.
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
        // Levels draw their slips by their seeds.
        game("santorini", json!({ "players": levels(["beginner", "easy"]) })),
        game("santorini", json!({ "players": levels(["medium", "hard"]) })),
        game("mice", json!({ "players": levels(["beginner", "easy"]) })),
        game("mice", json!({ "players": levels(["medium", "hard"]) })),
        game(
            "scrabble",
            json!({ "players": ["champion:level=beginner", "champion:level=medium"], "seed": 7 }),
        ),
        game("jamb", json!({ "players": ["optimal", "greedy"], "generator": "lcg", "seed": 6 })),
        game(
            "jewels",
            json!({ "players": ["ai:samples=100,memory,seed=3", "random:seed=4"], "turns": 12, "board": { "random": { "seed": 6 } } }),
        ),
    ]
}

/// Two champions at these levels, by nodes and with seeds of their own.
fn levels(levels: [&str; 2]) -> Vec<String> {
    let player = |(seed, level): (u8, &str)| format!("champion:level={level},nodes=1500,seed={seed}");
    (3..).zip(levels).map(player).collect()
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

/// Asks a module of the house with so many megabytes for a champion: the answers, and how many bytes it has taken.
fn ask_module(module: &str, champion_mb: usize, questions: &[String]) -> (Vec<String>, usize) {
    let engines = std::env::var_os("TABLA_ENGINES").expect("a folder with engines");
    let engines = Path::new(&engines);
    let mut node = Command::new("node");
    node.env("CHAMPION_MB", champion_mb.to_string())
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ask.mjs"))
        .arg(engines.join(module))
        .arg(engines.join("data"));
    let output = node.args(questions).output().expect("node");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let answers: Vec<String> = String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect();
    assert_eq!(answers.len(), questions.len());
    (answers, told.trim().parse().expect("a number of bytes"))
}

/// Both modules, where both are built: the one for SIMD reckons in other steps and must find the same.
#[test]
#[ignore = "asks the module that `cargo xtask site --test` builds, in the folder that TABLA_ENGINES names"]
fn a_module_plays_seeded_games_as_this_program_does() {
    let mut house = House::new(8);
    let texts: Vec<String> = questions().iter().map(Value::to_string).collect();
    let own: Vec<String> = texts.iter().map(|text| house.ask(text, &|_| ())).collect();
    for module in ["tabla.wasm", "tabla-simd.wasm"] {
        let (theirs, _) = ask_module(module, 8, &texts);
        for ((text, own), theirs) in texts.iter().zip(&own).zip(theirs) {
            assert!(*own == theirs, "{module}: {text}\nhere:  {own}\nthere: {theirs}");
        }
    }
}

/// Beside its table a champion has a network, and the module what it is told.
#[test]
#[ignore = "asks the module that `cargo xtask site --test` builds, in the folder that TABLA_ENGINES names"]
fn a_champion_keeps_to_its_memory() {
    let measure = |game: &str, position: &str| {
        json!({ "ask": "measure", "game": game, "positions": [position], "nodes": 200_000 }).to_string()
    };
    let santorini = measure("santorini", "0000001210012000000000000/2/A1,E5/C3,B3");
    let mice = measure("mice", "d6,b4,f4,d2/g7,a1,d7,e4/5,5/w");
    let texts = [&santorini, &mice, &santorini, &mice].map(Clone::clone);
    let [small, large] = [16, 64].map(|champion_mb| {
        let (_, bytes) = ask_module("tabla-simd.wasm", champion_mb, &texts);
        assert!(bytes <= (champion_mb + 24) << 20, "{bytes} bytes with {champion_mb} MB for the champion");
        bytes
    });
    assert!(small + (32 << 20) < large, "{small} bytes, then {large}");
}
