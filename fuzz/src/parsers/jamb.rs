//! Jamb: positions, moves and game files.

use tabla_core::{Game, Notation, Say, SeededRng, pick};
use tabla_jamb::{Fraction, Generator, HouseRules, Jamb, Layout, Record, Seeded};

use crate::fixtures::{recorded, seeds, some};
use crate::promises::{course, decision, position, round_trip, text};
use crate::target::Parser;

/// Whoever reads something of Jamb.
pub const PARSERS: [Parser; 4] = [
    Parser::new("jamb positions", states, |bytes| position(&Jamb::default(), &text(bytes))),
    Parser::new("jamb moves", courses, |bytes| feed_moves(&text(bytes))),
    Parser::new("jamb game files", records, |bytes| round_trip(&text(bytes), Record::read, Record::write)),
    Parser::new("jamb thresholds", || seeds(["1/2", "0.25", "3/4"]), |bytes| feed_fraction(&text(bytes))),
];

const GAMES: [&str; 2] = ["seed-1", "seed-7"];

fn game(name: &str, word: &str) -> Vec<String> {
    recorded("jamb", &format!("usual/{name}"), word)
}

fn states() -> Vec<Vec<u8>> {
    seeds(GAMES.iter().flat_map(|name| some(game(name, "state"), 10)))
}

/// States with one move each: dice fall between any two.
fn courses() -> Vec<Vec<u8>> {
    let game = Jamb::default();
    let mut seeds = Vec::new();
    for name in GAMES {
        for text in some(self::game(name, "state"), 16) {
            let state = game.read_state(&text).unwrap_or_else(|error| panic!("{}", error.say().key));
            let moves = some(game.list(&state), 4);
            let moves = moves.into_iter().map(|mv| format!("\n{}", game.write_move(&state, mv)));
            seeds.push(format!("{text}{}", moves.collect::<String>()).into_bytes());
        }
    }
    seeds
}

fn feed_fraction(text: &str) -> bool {
    match text.parse::<Fraction>() {
        Ok(fraction) => {
            assert_eq!(fraction.to_string().parse(), Ok(fraction), "{text:?} is written as {fraction}");
            true
        }
        Err(error) => error.to_string().is_empty(),
    }
}

/// A position on the first line; each of the others is a move in it.
fn feed_moves(text: &str) -> bool {
    let game = Jamb::default();
    let mut lines = text.lines();
    let Ok(state) = game.read_state(lines.next().unwrap_or_default()) else { return course(&game, text) };
    // Every line is fed, whatever became of the one before.
    let decided: Vec<bool> = lines.map(|line| decision(&game, &state, line)).collect();
    !decided.contains(&false)
}

/// Games of every generator and layout, some of them cut off.
fn records() -> Vec<Vec<u8>> {
    let games = (0..8).map(|seed: u64| {
        let rules =
            HouseRules { jamb_is_ful: seed.is_multiple_of(3), jamb_is_poker: !seed.is_multiple_of(2) };
        let game = Jamb { rules, layout: Layout::ALL[seed as usize % 4] };
        let dice = Seeded { generator: Generator::ALL[seed as usize % 2], seed };
        let mut record = Record::new(game, Some(dice));
        let mut source = record.thrower().unwrap_or_else(|| dice.dice());
        let mut choices = SeededRng::new(seed);
        while !record.is_over() && record.steps().len() < 30 * seed as usize {
            let done = match record.cup() {
                Some(cup) => record.throw(cup.throw(&mut source)).is_ok(),
                None => {
                    pick(&mut choices, &game.list(record.state())).is_some_and(|&mv| record.play(mv).is_ok())
                }
            };
            assert!(done, "a game of dice goes on");
        }
        if seed == 3 {
            record.end();
        }
        record.write()
    });
    let table =
        "jamb 1\ndice table\nrules none\nstorage csr\n\n12233 | keep 3 3 | 316 | keep 3 3 3 | 25 | down 1\n";
    seeds(games.chain([table.to_owned()]))
}
