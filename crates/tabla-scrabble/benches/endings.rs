//! How many endings are proved: random ones of seven tiles against seven, from games of players who go by equity.
//!
//! `cargo bench -p tabla-scrabble --bench endings -- endings=20 seed=1 time=10 tiles=14`. The time is processor time
//! for an ending in seconds. With `by=champion` the search that all games share solves them, with `each=yes` every
//! ending is told, and with `check=yes` a plain search by the rules alone must come to the same: for few tiles.

use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

use tabla_core::{Chance, Game, Notation, Seat, SeededRng, Turn, Verdict};
use tabla_scrabble::{
    Ahead, Endgame, EndgameSolver, Generator, Kept, Lexicon, Move, Pick, PlainLeaves, Scrabble, Solution,
    Solver, State,
};
use tabla_search::{Champion, Limits, Options, SearchAnswer, StopSignal};
use tabla_testkit::bench::cpu_time;

const ENGLISH: &str = include_str!("../../../data/scrabble/enable.txt");

fn main() {
    let named = |name: &str, usual: &str| {
        let given = std::env::args().find_map(|arg| arg.strip_prefix(&format!("{name}=")).map(str::to_owned));
        given.unwrap_or_else(|| usual.to_owned())
    };
    let number = |name: &str, usual: &str| named(name, usual).parse::<u64>().expect("a number");
    let limit = Duration::from_secs(number("time", "10"));
    let game = Scrabble::new(Arc::new(Lexicon::from_text(ENGLISH).expect("words")));
    let (seed, tiles) = (number("seed", "1"), number("tiles", "14") as usize);
    let endings = (0..).filter_map(|part| ending(&game, SeededRng::split(seed, part), tiles));
    let mut times = Vec::new();
    let count = number("endings", "20");
    for state in endings.take(count as usize) {
        let endgame = Endgame::new(&game, &state).expect("an ending");
        let start = cpu_time();
        let stop = || cpu_time().saturating_sub(start) >= limit;
        let solution = match named("by", "solver").as_str() {
            "champion" => champion(&endgame, &stop),
            _ => Solver::default().solve(&endgame, &stop),
        };
        let time = cpu_time().saturating_sub(start);
        let solution = solution.filter(|solution| solution.exact);
        times.extend(solution.as_ref().map(|_| time));
        if let Some(solution) = solution.as_ref().filter(|_| named("check", "no") == "yes") {
            let after =
                |mv| -plain_search(&game, &game.after(&state, mv), state.mover().other(), -MOST, MOST);
            let plain = plain_search(&game, &state, state.mover(), -MOST, MOST);
            let picked = after(endgame.meaning(&endgame.start(), solution.pick));
            assert_eq!([solution.spread, picked], [plain; 2], "{}", game.write_state(&state));
            // Two passes end a line; the rules want more of them.
            let mut last = solution.line.iter().fold(state.clone(), |state, &mv| game.after(&state, mv));
            while !matches!(game.turn(&last), Turn::Over(_)) {
                last = game.after(&last, Move::Pass);
            }
            let lead = last.score(state.mover()) - last.score(state.mover().other());
            assert_eq!(lead, plain, "{:?} in {}", solution.line, game.write_state(&state));
        }
        if named("each", "no") == "yes" {
            let spread =
                solution.map_or("not proved".to_owned(), |solution| format!("{:+}", solution.spread));
            println!("{:6.2} s {spread} {}", time.as_secs_f64(), game.write_state(&state));
        }
    }
    times.sort();
    let share = 100.0 * times.len() as f64 / count as f64;
    let median = times.get(count as usize / 2).map_or("more".to_owned(), |time| format!("{time:.2?}"));
    println!(
        "{} of {count} endings proved ({share:.0} %), {limit:?} each, half of all within {median}",
        times.len()
    );
}

/// An ending of a game in which both hold so many tiles together, if there is one.
fn ending(game: &Scrabble, mut dice: SeededRng, tiles: usize) -> Option<State> {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over(_) => return None,
            Turn::Chance(chance) => game.apply_chance(&mut state, chance.draw(&mut dice)),
            Turn::Seat(seat) => {
                let held: usize = state.all_seats().map(|seat| state.rack(seat).len()).sum();
                if state.bag().is_empty() && held <= tiles {
                    return (held == tiles).then_some(state);
                }
                let kept = Kept::new(state.rack(seat), &PlainLeaves);
                let best = Generator::new(game.lexicon()).best_equity(state.grid(), &kept);
                let mv = best.map_or(Move::Pass, |best| Move::Lay(best.scored.play));
                game.play(&mut state, mv);
            }
        }
    }
}

/// No game ends with so many points.
const MOST: i32 = 100_000;

/// By how many points a seat wins, if both play as well as can be: the rules, and nothing else.
fn plain_search(game: &Scrabble, state: &State, seat: Seat, mut low: i32, high: i32) -> i32 {
    if let Turn::Over(_) = game.turn(state) {
        return state.score(seat) - state.score(seat.other());
    }
    let mut best = -MOST;
    for mv in game.list(state) {
        best = best.max(-plain_search(game, &game.after(state, mv), seat.other(), -high, -low));
        low = low.max(best);
        if low >= high {
            break;
        }
    }
    best
}

/// What the search finds that all games share.
fn champion(endgame: &Endgame, stop: &dyn Fn() -> bool) -> Option<Solution> {
    let solved = Cell::new(false);
    let is_exact = |answer: &SearchAnswer<Pick>| answer.deepest + 6 < answer.depth;
    let note = &mut |answer: &SearchAnswer<Pick>| solved.set(is_exact(answer));
    let mut search = Champion::new(Ahead, Options { table_mb: 16, pruning: false });
    let asked = Asked { stop, solved: &solved };
    let answer = search.think(endgame, &endgame.start(), Limits::default(), &asked, note)?;
    let Verdict::Opinion(spread) = answer.score.verdict() else { return None };
    Some(Solution { pick: answer.best, spread, exact: is_exact(&answer), line: Vec::new() })
}

struct Asked<'a> {
    stop: &'a dyn Fn() -> bool,
    solved: &'a Cell<bool>,
}

impl StopSignal for Asked<'_> {
    fn is_stopped(&self) -> bool {
        self.solved.get() || (self.stop)()
    }
}
