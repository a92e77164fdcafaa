//! The engine: whole conversations, with searches that are kept small.

use std::io::Cursor;
use std::sync::LazyLock;

use serde_json::Map;
use tabla_games::in_english;
use tabla_games::kits::{Shelf, registry};
use tabla_table::Registry;
use tabla_table::ugi::Engine;

use crate::fixtures::seeds;
use crate::promises::text;
use crate::target::Parser;

/// The games, whose champions remember little.
static GAMES: LazyLock<Registry> =
    LazyLock::new(|| registry(&Shelf { champion_mb: Some(1), ..Shelf::default() }));

pub const PARSERS: [Parser; 2] = [
    Parser::new("engine lines: santorini", santorini, |bytes| feed("santorini", &text(bytes)))
        .with_megabytes(64),
    Parser::new("engine lines: mice", mice, |bytes| feed("mice", &text(bytes))).with_megabytes(64),
];

fn santorini() -> Vec<Vec<u8>> {
    seeds([
        "ugi\nisready\nsetoption name Hash value 1\nuginewgame\nquery p1turn\nquery gameover\nquery result\n\
         position startpos moves C3D3 D2D4\nsetoption name Player value alphabeta\ngo depth 1\n",
        "position fen 0000000000003200000000000/2/A1,A5/C4,E1 moves C4C3\nquery gameover\nquery result\n",
        "position fen 0000000000003200000000000/2/A1,A5/C4,E1\nsetoption name Hash value 1\ngo nodes 50\nstop\n",
        "setoption name Hash value 1\ngo p1time 60 p2time 60 p1inc 1 p2inc 1 movestogo 40\nquery result\n",
        "setoption name Hash value 1\ngo movetime 1\nisready\nquit\n",
    ])
}

fn mice() -> Vec<Vec<u8>> {
    seeds([
        "ugi\nsetoption name Flying value true\nsetoption name Hash value 1\nisready\nuginewgame\n\
         position startpos moves d6 f4\nquery p1turn\ngo nodes 20\n",
        "position fen a7,d7,g4/g7,d1,d2/0,0/w moves a7-a4\nquery gameover\ngo depth 1\n",
    ])
}

/// Whatever is asked, the engine comes to an end and has answered in lines.
fn feed(game: &str, text: &str) -> bool {
    let asked: Vec<String> = text.lines().take(30).map(bounded).collect();
    let mut output = Vec::new();
    let input = Cursor::new(asked.join("\n").into_bytes());
    let engine = GAMES.find(game).and_then(|kit| Engine::open(kit, Map::new()));
    let engine = engine.unwrap_or_else(|error| panic!("{game}: {error}"));
    engine.serve(&in_english, input, &mut output).unwrap_or_else(|error| panic!("{error}"));
    let answer = String::from_utf8(output).unwrap_or_else(|error| panic!("{error}"));
    assert!(answer.is_empty() || answer.ends_with('\n'));
    !answer.lines().any(|line| line.starts_with("info string") && !line.starts_with("info string rules"))
}

/// The same line, but no search is long and no table large: what is asked for is read all the same.
fn bounded(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["go", ..] => format!("{line}\nstop"),
        ["setoption", "name", "Hash", "value", size] if size.parse().is_ok_and(|size: u64| size > 4) => {
            format!("{line}\nsetoption name Hash value 1")
        }
        _ => line.to_owned(),
    }
}
