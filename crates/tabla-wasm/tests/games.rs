//! Seeded games by nodes, with no clock: whoever asks twice gets the same games, byte for byte.

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
