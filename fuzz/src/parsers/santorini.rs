//! Santorini: positions, moves, game files, squares and the book of placements.

use tabla_games::read_book;
use tabla_santorini::{Santorini, read_squares};
use tabla_testkit::texts::check_record;

use crate::fixtures::{recorded, seeds, some, text as fixture};
use crate::promises::{course, position, text, told};
use crate::target::Parser;

/// Whoever reads something of Santorini.
pub const PARSERS: [Parser; 5] = [
    Parser::new("santorini positions", states, |bytes| position(&Santorini, &text(bytes))),
    Parser::new("santorini moves", courses, |bytes| course(&Santorini, &text(bytes))),
    Parser::new("santorini game files", records, |bytes| check_record(&Santorini, &text(bytes))),
    Parser::new("santorini squares", squares, |bytes| match read_squares(&text(bytes)) {
        Ok(squares) => {
            let written: Vec<String> = squares.iter().map(ToString::to_string).collect();
            assert_eq!(read_squares(&written.join(" ")), Ok(squares));
            true
        }
        Err(refusal) => told(&refusal),
    }),
    Parser::new("santorini placements", placements, |bytes| !read_book(&text(bytes)).is_empty()),
];

const GAMES: [&str; 3] = ["seed-1", "seed-2", "seed-18"];

fn game(name: &str, word: &str) -> Vec<String> {
    recorded("santorini", &format!("usual/{name}"), word)
}

fn states() -> Vec<Vec<u8>> {
    seeds(GAMES.iter().flat_map(|name| some(game(name, "state"), 6)))
}

fn courses() -> Vec<Vec<u8>> {
    seeds(GAMES.iter().map(|name| format!("{}\n{}", game(name, "state")[0], game(name, "play").join("\n"))))
}

fn records() -> Vec<Vec<u8>> {
    let sample = fixture("data/santorini/sample.txt");
    seeds(GAMES.iter().map(|name| game(name, "play").join("\n")).chain([sample]))
}

fn squares() -> Vec<Vec<u8>> {
    seeds(["A1", "a1 b2", "C3 D3 E5", "A1,B2-C3"])
}

fn placements() -> Vec<Vec<u8>> {
    let book = fixture("data/santorini/placements.txt");
    seeds([book.lines().take(12).collect::<Vec<_>>().join("\n")])
}
