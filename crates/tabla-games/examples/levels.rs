//! How strong the levels of the house are: the share of games of each against players of known weakness.
//!
//! ```sh
//! cargo run --release -p tabla-games --example levels -- 200            # all games, 200 of each pair
//! cargo run --release -p tabla-games --example levels -- 200 santorini  # one game
//! cargo run --release -p tabla-games --example levels -- 200 santorini level=easy
//! ```
//!
//! `random` plays any legal move. `simple:depth=1` and `greedy` see what their own next move brings, and nothing of the
//! answer. Pairs change seats, and the same number of games gives the same table again. The results are in
//! `documentation/levels.md`.

use std::env;
use std::error::Error;

use tabla_core::{Seat, SeededRng, TableError, Viewer, pick};
use tabla_games::kits::{Shelf, registry};
use tabla_table::{
    Act, Command, Job, JobAnswer, JobKind, Registry, SeatPlayers, Secret, Setup, Table, Waiting, job, run_job,
};

const RANDOM: &str = "random";
/// What a seat has where somebody at random plays for it.
const HUMAN: &str = "human";

/// The levels of a game, and whom they meet.
struct Ladder {
    game: &'static str,
    levels: &'static [&'static str],
    others: &'static [&'static str],
    /// Whether each level meets the one before it, too.
    meets_before: bool,
}

const LADDERS: [Ladder; 5] = [
    Ladder {
        game: "mice",
        levels: &[
            "champion:level=beginner",
            "champion:level=easy",
            "champion:level=medium",
            "champion:level=hard",
        ],
        others: &[RANDOM, "simple:depth=1", "simple:depth=2"],
        meets_before: true,
    },
    Ladder {
        game: "santorini",
        levels: &[
            "champion:level=beginner",
            "champion:level=easy",
            "champion:level=medium",
            "champion:level=hard",
        ],
        others: &[RANDOM, "simple:depth=1", "simple:depth=2"],
        meets_before: true,
    },
    Ladder {
        game: "scrabble",
        levels: &[
            "champion:level=beginner",
            "champion:level=easy",
            "champion:level=medium",
            "champion:level=hard",
        ],
        others: &[RANDOM, "greedy"],
        meets_before: false,
    },
    Ladder {
        game: "jamb",
        levels: &["careless", "rule", "greedy", "optimal"],
        others: &[RANDOM, "rule", "greedy"],
        meets_before: false,
    },
    Ladder {
        game: "jewels",
        levels: &["random", "greedy", "ai:samples=500"],
        others: &[RANDOM, "greedy"],
        meets_before: false,
    },
];

/// What came of the games of a pair, for the first.
#[derive(Default)]
struct Score {
    games: u64,
    halves: u64,
    points: [i64; 2],
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let games: u64 = words.next().unwrap_or_else(|| "100".to_owned()).parse()?;
    let (only, wanted) = (words.next(), words.next().unwrap_or_default());
    let house = registry(&Shelf::default());
    for ladder in LADDERS.iter().filter(|ladder| only.as_deref().is_none_or(|only| only == ladder.game)) {
        println!("{}, {games} games of each pair", ladder.game);
        let levels = ladder.levels.iter().enumerate().filter(|(_, level)| level.contains(&wanted));
        for (at, level) in levels {
            let before = ladder.levels[..at].last().filter(|_| ladder.meets_before);
            for other in ladder.others.iter().chain(before) {
                let mut score = Score::default();
                for number in 0..games {
                    play(&house, ladder.game, [level, other], number, &mut score)?;
                }
                let share = score.halves as f64 / score.games.max(1) as f64 * 50.0;
                let mean = |at: usize| score.points[at] as f64 / score.games.max(1) as f64;
                println!("  {level} against {other}: {share:.0} % (points {:.0} : {:.0})", mean(0), mean(1));
            }
        }
    }
    Ok(())
}

/// One game; the players change seats from game to game.
fn play(
    house: &Registry,
    game: &str,
    pair: [&str; 2],
    number: u64,
    score: &mut Score,
) -> Result<(), TableError> {
    let kit = house.find(game)?;
    let first = usize::try_from(number % 2).unwrap_or(0);
    let seats = [pair[first], pair[1 - first]];
    let player = |name: &str, place: u64| -> Result<String, TableError> {
        let name = if name == RANDOM && game != "jewels" { HUMAN } else { name };
        Ok(kit.read_player(name)?.or_seed(2 * number + place).to_string())
    };
    let setup = Setup { game: game.to_owned(), ..Setup::default() };
    let mut setup = if kit.info().is_solitary { kit.match_setup(setup) } else { setup };
    if game == "jewels" {
        setup.options.insert("turns".to_owned(), 20.into());
    }
    setup.players = vec![player(seats[0], 0)?, player(seats[1], 1)?];
    let mut table = std::sync::Arc::clone(&kit).open(setup, Secret::from_seed(number / 2))?;
    let (players, mut dice) = (SeatPlayers::new(1 << 30), SeededRng::new(number));
    loop {
        match table.waiting() {
            Waiting::Nothing(ending) => {
                score.games += 1;
                score.halves += match ending.outcome.winner() {
                    None => 1,
                    Some(winner) => 2 * u64::from(winner.index() == first),
                };
                let shown = table.show(Viewer::Everything, None)?.extras.seats;
                for (at, points) in score.points.iter_mut().enumerate() {
                    let place = if at == 0 { first } else { 1 - first };
                    *points += shown.get(place).and_then(|seat| seat.points).unwrap_or(0);
                }
                return Ok(());
            }
            Waiting::Throw(seat) => perform(&mut *table, seat, Act::Throw { told: None })?,
            Waiting::Move(seat) if table.player(seat) == HUMAN => {
                let moves = table.legal(seat);
                let text = pick(&mut dice, &moves).cloned().unwrap_or_else(|| "pass".to_owned());
                perform(&mut *table, Some(seat), Act::Play { text, by: None, because: Vec::new() })?;
            }
            Waiting::Move(seat) => {
                let job = Job { untimed: true, ..job("levels", &*table, Viewer::Seat(seat), JobKind::Move) };
                let mut lease = players.lend("levels", &*table, seat)?;
                let answer = run_job(&*table, &job, lease.player());
                players.give_back(lease);
                if let JobAnswer::Acts { acts, .. } = answer? {
                    acts.into_iter().try_for_each(|act| perform(&mut *table, Some(seat), act))?;
                }
            }
        }
    }
}

fn perform(table: &mut dyn Table, seat: Option<Seat>, act: Act) -> Result<(), TableError> {
    let command = Command { seat, at: table.at(), revision: None, act };
    table.perform(&command).map(drop)
}
