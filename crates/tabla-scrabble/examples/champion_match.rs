//! How often looking ahead beats equity alone: whole games by the rules. Two games each have the same chance, and
//! the champion begins one of them.
//!
//! `cargo run --release -p tabla-scrabble --example champion_match -- english LIST LEAVES GAMES SAMPLES`. In place of
//! samples there may be a time for each turn, `0.3s`, which is processor time. With the name of a level behind, that
//! level is the opponent, and with a number behind that, games are played from that one on.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use std::{env, fs};

use tabla_core::{Chance, Game, Outcome, Seat, SeededRng, Turn, Viewer};
use tabla_scrabble::{
    Effort, LeaveTable, Level, Lexicon, Scrabble, Solver, Strategist, Task, TileSet, leaves_for,
};
use tabla_testkit::bench::cpu_time;

const SEED: u64 = 2027;

/// How many positions of an ending are looked at where no time is given.
const ENDING: u64 = 20_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [language, list, leaves, games, work, rest @ ..] = arguments.as_slice() else {
        return Err(
            "five arguments are needed: english or romanian, a word list, leaves, games, samples or a time"
                .into(),
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
    let first: u64 = rest.get(1).map_or(Ok(0), |first| first.parse())?;
    let rival = champion.clone().at_level(level)?;
    let work = match work.strip_suffix('s') {
        Some(seconds) => Work { samples: Effort::FULL.samples, time: Some(seconds.parse::<f64>()?) },
        None => Work { samples: work.parse()?, time: None },
    };
    let games: u64 = games.parse()?;
    let (mut pairs, mut points, mut lead) = (Vec::new(), 0.0, 0);
    for number in first..first + games {
        let own = Seat::DUEL[(number % 2) as usize];
        let (outcome, spread) = play(&game, own, [&champion, &rival], &work, number);
        let won = match outcome {
            Outcome::Won(seat) if seat == own => 1.0,
            Outcome::Won(_) => 0.0,
            Outcome::Drawn | Outcome::Ended => 0.5,
        };
        points += won;
        lead += spread;
        if number % 2 == 1 {
            pairs.push(points / 2.0);
            points = 0.0;
            let count = pairs.len() as f64;
            let share = pairs.iter().sum::<f64>() / count;
            let squares: f64 = pairs.iter().map(|pair| (pair - share) * (pair - share)).sum();
            let error = 2.0 * (squares / (count * (count - 1.0).max(1.0))).sqrt();
            let (played, mean) = (number + 1 - first, f64::from(lead) / (number + 1 - first) as f64);
            println!(
                "{:.1} % ± {:.1} % of {played} games, {mean:+.1} points a game, {:.0} s",
                share * 100.0,
                error * 100.0,
                cpu_time().as_secs_f64()
            );
        }
    }
    Ok(())
}

/// What the champion may do at a turn.
struct Work {
    samples: u32,
    /// Seconds of processor time.
    time: Option<f64>,
}

/// One game; its outcome, and by how much the champion was ahead.
fn play(
    game: &Scrabble,
    own: Seat,
    [champion, rival]: [&Strategist; 2],
    work: &Work,
    number: u64,
) -> (Outcome, i32) {
    // What is drawn does not depend on what is thought.
    let (drawing, thinking) =
        (&mut SeededRng::split(SEED, number / 2), &mut SeededRng::split(SEED + 1, number));
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over(end) => return (end.outcome, state.score(own) - state.score(own.other())),
            Turn::Chance(chance) => game.apply_chance(&mut state, chance.draw(drawing)),
            Turn::Seat(seat) => {
                let full = Effort { samples: work.samples, ..Effort::FULL };
                let (player, effort) =
                    if seat == own { (champion, full) } else { (rival, rival.level().effort()) };
                let until = work.time.map(|time| cpu_time() + Duration::from_secs_f64(time));
                let task = Task {
                    effort,
                    also: None,
                    dice: thinking,
                    stop: &|| until.is_some_and(|until| cpu_time() >= until),
                    solver: &mut Solver { nodes: until.is_none().then_some(ENDING) },
                    report: &mut |_| {},
                };
                let Some(mv) = player.choose(&game.observe(&state, Viewer::Seat(seat)), task) else {
                    return (Outcome::Drawn, 0);
                };
                game.play(&mut state, mv);
            }
        }
    }
}
