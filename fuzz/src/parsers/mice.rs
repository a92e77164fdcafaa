//! Mice: positions, moves (whole, partial and typed), game files and tables of positions, by both rules.

use tabla_core::Notation;
use tabla_games::workshop::read_suite;
use tabla_mice::{Mice, Partial, Point};
use tabla_testkit::texts::check_record;

use crate::fixtures::{recorded, seeds, some, text as fixture};
use crate::promises::{course, position, said, text, told};
use crate::target::Parser;

/// Whoever reads something of Mice.
pub const PARSERS: [Parser; 8] = [
    Parser::new("mice positions", || states("no-flying", "seed-1"), |bytes| position(&SLIDING, &text(bytes))),
    Parser::new(
        "mice positions, flying",
        || states("flying", "seed-6"),
        |bytes| position(&Mice::FLYING, &text(bytes)),
    ),
    Parser::new("mice moves", || courses("no-flying", "seed-7"), |bytes| course(&SLIDING, &text(bytes))),
    Parser::new(
        "mice moves, flying",
        || courses("flying", "seed-10"),
        |bytes| course(&Mice::FLYING, &text(bytes)),
    ),
    Parser::new("mice game files", records, |bytes| check_record(&SLIDING, &text(bytes))),
    Parser::new("mice typed moves", typed, |bytes| feed_typed(&text(bytes))),
    Parser::new(
        "mice points",
        || seeds(["a1", "g7", "D6"]),
        |bytes| {
            let point: Option<Point> = text(bytes).parse().ok();
            point.is_some_and(|point| point.to_string().parse() == Ok(point))
        },
    ),
    Parser::new("mice tables of positions", suite, |bytes| match read_suite(&Mice::FLYING, &text(bytes)) {
        Ok(lines) => lines.iter().all(|line| !line.keeps.is_empty()),
        Err((_, _, because)) => said(&because),
    }),
];

const SLIDING: Mice = Mice { flying: false, ..Mice::FLYING };

fn game(rules: &str, name: &str, word: &str) -> Vec<String> {
    recorded("mice", &format!("{rules}/{name}"), word)
}

fn states(rules: &str, name: &str) -> Vec<Vec<u8>> {
    seeds(some(game(rules, name, "state"), 12))
}

fn courses(rules: &str, name: &str) -> Vec<Vec<u8>> {
    let (states, moves) = (game(rules, name, "state"), game(rules, name, "play"));
    let parts = [0, moves.len() / 2, moves.len().saturating_sub(12)];
    seeds(parts.map(|from| format!("{}\n{}", states[from], some_moves(&moves[from..]))))
}

fn some_moves(moves: &[String]) -> String {
    moves.iter().take(24).cloned().collect::<Vec<_>>().join("\n")
}

fn records() -> Vec<Vec<u8>> {
    seeds(["seed-1", "seed-4", "seed-7"].map(|name| game("no-flying", name, "play").join("\n")))
}

fn typed() -> Vec<Vec<u8>> {
    seeds(["a7,d7,b6,c5/b4,d6,f6,e5/0,0/w\nd7 g7\nb4", "//9,9/w\na7\n-"])
}

/// A position, the first half of a move, and a man to take.
fn feed_typed(text: &str) -> bool {
    let mut lines = text.lines().chain(["", "", ""]);
    let mut line = || lines.next().unwrap_or_default();
    let state = match SLIDING.read_state(line()) {
        Ok(state) => state,
        Err(error) => return told(&error),
    };
    match SLIDING.read_partial(&state, line()) {
        Ok(Partial::Whole(mv)) => {
            assert_eq!(SLIDING.read_move(&state, &SLIDING.write_move(&state, mv)), Ok(mv));
            true
        }
        Ok(Partial::Open(step)) => match SLIDING.read_take(step, line()) {
            Ok(mv) => SLIDING.read_move(&state, &SLIDING.write_move(&state, mv)) == Ok(mv),
            Err(error) => told(&error),
        },
        Err(error) => told(&error),
    }
}

fn suite() -> Vec<Vec<u8>> {
    let table = fixture("data/mice/critical-flying.tsv");
    seeds([table.lines().take(8).collect::<Vec<_>>().join("\n")])
}
