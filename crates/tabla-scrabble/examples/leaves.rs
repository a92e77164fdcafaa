//! Makes the values of leaves of one language, in two or three minutes, and writes them to a file.
//!
//! `cargo run --release -p tabla-scrabble --example leaves -- english LIST OUT [GAMES]`, with `romanian` for the
//! other tiles. LIST has one word a line. The same list gives the same bytes.

use std::error::Error;
use std::{env, fs};

use tabla_scrabble::{LeaveTrainer, Lexicon, STANDARD, TileSet};

/// Fixed, so that the result can be made again.
const SEED: u64 = 1;

/// How many games there are unless another number is given.
const GAMES: u64 = 16_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [language, list, out, games @ ..] = arguments.as_slice() else {
        return Err("three arguments are needed: english or romanian, a word list, a file to write".into());
    };
    let tiles = if language == "romanian" { TileSet::romanian() } else { TileSet::english() };
    let games = games.first().map_or(Ok(GAMES), |games| games.parse())?;
    let lexicon = Lexicon::from_text(&fs::read_to_string(list)?)?;
    let mut trainer = LeaveTrainer::new(&lexicon, &STANDARD, tiles, SEED, games);
    trainer.run(u64::MAX, |progress| {
        if progress.done % 1000 == 0 {
            eprintln!("{} of {} games", progress.done, progress.games);
        }
        true
    });
    fs::write(out, trainer.finish().to_bytes())?;
    Ok(())
}
