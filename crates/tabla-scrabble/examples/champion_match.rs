//! How often looking ahead beats equity alone: whole games by the rules, in which both begin in turn.
//!
//! `cargo run --release -p tabla-scrabble --example champion_match -- english LIST LEAVES GAMES SAMPLES`. With
//! the name of a level behind, that level is the opponent.

use std::error::Error;
use std::sync::Arc;
use std::{env, fs};

use tabla_core::{Chance, Game, Outcome, Seat, SeededRng, Turn, Viewer};
use tabla_scrabble::{
    Effort, EndgameSolver, LeaveTable, Level, Lexicon, Scrabble, Strategist, Task, TileSet, Unsolved,
    leaves_for,
};

const SEED: u64 = 2027;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [language, list, leaves, games, samples, rest @ ..] = arguments.as_slice() else {
        return Err(
            "five arguments are needed: english or romanian, a word list, leaves, games, samples".into()
        );
    };
    let tiles = if language == "romanian" { TileSet::romanian() } else { TileSet::english() };
    let lexicon = Arc::new(Lexicon::from_text(&fs::read_to_string(list)?)?);
    let game = Scrabble::new(lexicon).with_tiles(tiles.clone()).ok_or("too few tiles")?;
    let table = Arc::new(LeaveTable::from_bytes(&fs::read(leaves)?)?);
    let champion = Strategist::new(game.clone(), leaves_for(&game, Some(table)));
    let level = rest.first().map_or(Level::Hard, |name| {
        let named = |level: &Level| format!("{level:?}").eq_ignore_ascii_case(name);
        Level::ALL.into_iter().find(named).unwrap_or(Level::Hard)
    });
    let rival = champion.clone().at_level(level)?;
    let effort = Effort { samples: samples.parse()?, ..Effort::FULL };
    let games: u64 = games.parse()?;
    let (mut points, mut lead) = (0.0, 0);
    for number in 0..games {
        let own = Seat::DUEL[(number % 2) as usize];
        let (outcome, spread) =
            play(&game, own, [&champion, &rival], effort, &mut SeededRng::split(SEED, number));
        points += match outcome {
            Outcome::Won(seat) if seat == own => 1.0,
            Outcome::Won(_) => 0.0,
            Outcome::Drawn | Outcome::Ended => 0.5,
        };
        lead += spread;
    }
    let share = points / games as f64;
    let error = 2.0 * (share * (1.0 - share) / games as f64).sqrt();
    let mean = f64::from(lead) / games as f64;
    println!("{:.1} % ± {:.1} % of {games} games, {mean:+.1} points a game", share * 100.0, error * 100.0);
    Ok(())
}

/// One game; its outcome, and by how much the champion was ahead.
fn play(
    game: &Scrabble,
    own: Seat,
    [champion, rival]: [&Strategist; 2],
    effort: Effort,
    dice: &mut SeededRng,
) -> (Outcome, i32) {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over(end) => return (end.outcome, state.score(own) - state.score(own.other())),
            Turn::Chance(chance) => game.apply_chance(&mut state, chance.draw(dice)),
            Turn::Seat(seat) => {
                let (player, effort) =
                    if seat == own { (champion, effort) } else { (rival, rival.level().effort()) };
                let solver: &mut dyn EndgameSolver = &mut Unsolved;
                let task = Task { effort, also: None, dice, stop: &|| false, solver, report: &mut |_| {} };
                let Some(mv) = player.choose(&game.observe(&state, Viewer::Seat(seat)), task) else {
                    return (Outcome::Drawn, 0);
                };
                game.play(&mut state, mv);
            }
        }
    }
}
