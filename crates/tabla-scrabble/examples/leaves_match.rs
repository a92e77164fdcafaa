//! How often equity beats the score alone: whole games, every deal twice, so that both begin with it.
//!
//! `cargo run --release -p tabla-scrabble --example leaves_match -- english LIST LEAVES [GAMES [RIVAL]]`. With
//! another file of leaves behind, the opponent goes by those.

use std::error::Error;
use std::{env, fs};

use tabla_core::SeededRng;
use tabla_scrabble::{LeaveTable, Leaves, Lexicon, STANDARD, SelfPlay, TileSet};

/// Another one than that of the games from which the leaves were made.
const SEED: u64 = 2026;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [language, list, leaves, rest @ ..] = arguments.as_slice() else {
        return Err("three arguments are needed: english or romanian, a word list, a file of leaves".into());
    };
    let tiles = if language == "romanian" { TileSet::romanian() } else { TileSet::english() };
    let games: u64 = rest.first().map_or(Ok(1000), |games| games.parse())?;
    let lexicon = Lexicon::from_text(&fs::read_to_string(list)?)?;
    let leaves = LeaveTable::from_bytes(&fs::read(leaves)?)?;
    let rival = rest.get(1).map(fs::read).transpose()?;
    let rival = rival.map(|bytes| LeaveTable::from_bytes(&bytes)).transpose()?;
    let rival = rival.as_ref().map(|table| table as &dyn Leaves);
    let play = SelfPlay::new(&lexicon, &STANDARD, tiles);
    let (mut points, mut lead) = (0.0, 0);
    for game in 0..games {
        let first = (game % 2) as usize;
        let mut players: [Option<&dyn Leaves>; 2] = [rival; 2];
        players[first] = Some(&leaves);
        let scores = play.game(players, &mut SeededRng::split(SEED, game / 2), |_| ()).scores;
        let spread = scores[first] - scores[1 - first];
        lead += spread;
        points += match spread {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
    }
    let share = points / games as f64;
    // Twice the standard error of a share.
    let error = 2.0 * (share * (1.0 - share) / games as f64).sqrt();
    let mean = f64::from(lead) / games as f64;
    println!("{:.1} % ± {:.1} % of {games} games, {mean:+.1} points a game", share * 100.0, error * 100.0);
    Ok(())
}
