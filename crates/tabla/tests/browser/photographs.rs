//! Photographs of every game, light and dark, for whoever wants to see them: `cargo xtask screenshots`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::harness::{Page, Size, visit};

/// A game of Mice in the moving phase, with mills on both sides.
const MICE: &str = "d6 f4 d2 b4 d5 b6 d7xb4 b4 d3 f2 f6 e4 g4 a4 c4 c5";

/// Santorini, when it becomes a village.
const SANTORINI: &str = "C3 B2\nD4 C5\nC3 C2 C3\nD4 D3 D4\nB2 B3 B4\nC5 B5 C4\nC2 C3 D2\nD3 D4 C4\nC3 C2 C3\nB5 C5 B5\nB3 B4 A4\nC5 B5 A5\n";

#[test]
#[ignore = "takes pictures and checks nothing; `cargo xtask screenshots` runs it"]
fn photographs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    for (size, width) in [(Size::WIDE, "wide"), (Size::NARROW, "narrow")] {
        let folder = folder.clone();
        visit(size, async move |page| {
            let tables = tables(&page).await;
            for (theme, is_night) in [("light", false), ("dark", true)] {
                page.night(is_night).await;
                let places = [("house", "#/".to_owned()), ("rules", "#/rules/santorini".to_owned())];
                for (name, place) in places.into_iter().chain(tables.iter().cloned()) {
                    page.goto(&place).await;
                    page.settle().await;
                    let file: PathBuf = folder.join(format!("{name}-{width}-{theme}.png"));
                    page.driver.screenshot(&file).await.unwrap();
                }
            }
            page.forget_console().await;
            page
        });
    }
}

/// A table of every game at an interesting moment, with its address.
pub async fn tables(page: &Page) -> Vec<(&'static str, String)> {
    let two = json!(["human", "champion:level=hard"]);
    let people = json!(["human", "human"]);
    let santorini = json!({ "players": two, "load": { "name": "game.txt", "text": SANTORINI } });
    let moves: Vec<Value> = MICE.split(' ').map(|text| json!({ "act": "play", "text": text })).collect();
    let jamb = json!({ "people": ["Ana"], "generator": "lcg", "seed": 7 });
    let mut dice: Vec<Value> = (0..17).map(|_| json!({ "act": "friend", "name": "optimal" })).collect();
    dice.push(json!({ "act": "throw" }));
    let jewels = json!({ "board": { "random": { "seed": 3 } }, "limit": "5:00" });
    let scrabble = json!({
        "players": ["human", "greedy"], "language": "en", "seed": 5,
        "position": "15/15/15/15/15/15/15/4TABLA6/15/15/15/15/15/15/15 SANTORI/ 10/0 0",
    });
    vec![
        ("santorini", page.open("santorini", santorini, &[]).await),
        ("mice", page.open("mice", json!({ "players": people }), &moves).await),
        ("jamb", page.open("jamb", jamb, &dice).await),
        ("jewels", page.open("jewels", jewels, &[]).await),
        ("scrabble", page.open("scrabble", scrabble, &[]).await),
    ]
}
