//! Whole games between two players who go by the score, and between two who go by equity, per second of processor
//! time on one core.
//!
//! `cargo bench -p tabla-scrabble --bench games`. Points and turns are added up and compared with what they must
//! be.

use tabla_core::SeededRng;
use tabla_scrabble::{LeaveTable, Leaves, Lexicon, STANDARD, SelfPlay, TileSet};
use tabla_testkit::bench::timed;

const ENGLISH: &str = include_str!("../../../data/scrabble/enable.txt");

const GAMES: u64 = 500;

const LEAVES: &[u8] = include_bytes!("../../../data/scrabble/leaves-english.bin");

/// What must come out: points and turns in all, by the score and by equity.
const EXPECTED: [(i64, usize); 2] = [(395_726, 12_508), (418_079, 11_892)];

fn main() {
    let Ok(lexicon) = Lexicon::from_text(ENGLISH) else { return };
    let Ok(leaves) = LeaveTable::from_bytes(LEAVES) else { return };
    let games = SelfPlay::new(&lexicon, &STANDARD, TileSet::english());
    let players: [(&str, Option<&dyn Leaves>); 2] = [("score", None), ("equity", Some(&leaves))];
    for ((name, leaves), expected) in players.into_iter().zip(EXPECTED) {
        let (sums, least) = timed(5, || {
            let mut sums = (0, 0);
            for seed in 0..GAMES {
                let played = games.game([leaves; 2], &mut SeededRng::new(seed), |_| ());
                sums.0 += played.scores.iter().map(|&score| i64::from(score)).sum::<i64>();
                sums.1 += played.turns;
            }
            sums
        });
        assert_eq!(sums, expected, "the games came out differently");
        let (points, turns) = expected;
        println!(
            "by {name}: {:.0} games per second of processor time ({:.1} turns and {:.0} points a game)",
            GAMES as f64 / least.as_secs_f64(),
            turns as f64 / GAMES as f64,
            points as f64 / GAMES as f64,
        );
    }
}
