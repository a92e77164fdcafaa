//! Endings, as the champion plays them.

use std::sync::Arc;

use tabla_core::{Chance, Game, SeededRng, Turn, Viewer};
use tabla_scrabble::{
    Endgame, EndgameSolver, Generator, Level, Lexicon, Move, Scrabble, Solver, State, read_tile_set,
};

use crate::scrabble::champion::Champion as Player;

const WORDS: &str = "ace\naces\nact\nacts\nas\nat\nate\ncar\ncare\ncares\ncart\ncase\ncat\ncats\near\neat\neats\n\
    race\nraces\nrat\nrate\nrates\nsat\nscar\nsea\nseat\nset\nstar\ntar\ntea\ntear\nteas\nta\nex\nax\nxis\n";

fn game() -> Scrabble {
    let tiles = read_tile_set("A 6 1\nC 3 3\nE 6 1\nR 4 1\nS 4 1\nT 5 1\nX 1 8\n").expect("tiles");
    let lexicon = Lexicon::from_text(WORDS).expect("words");
    Scrabble::new(Arc::new(lexicon)).with_tiles(tiles).expect("enough tiles")
}

/// What scores most, or a pass.
fn greedy(game: &Scrabble, state: &State) -> Move {
    let best = Generator::new(game.lexicon()).best(state.grid(), state.rack(state.mover()));
    best.map_or(Move::Pass, |scored| Move::Lay(scored.play))
}

/// The first small ending of a game that greedy players play.
fn ending(game: &Scrabble, seed: u64) -> Option<State> {
    let mut dice = SeededRng::new(seed);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over(_) => return None,
            Turn::Chance(chance) => game.apply_chance(&mut state, chance.draw(&mut dice)),
            Turn::Seat(_) => {
                let held: usize = state.all_seats().map(|seat| state.rack(seat).len()).sum();
                if state.bag().is_empty() && held <= 5 {
                    return Some(state);
                }
                let mv = greedy(game, &state);
                game.play(&mut state, mv);
            }
        }
    }
}

/// By how many points a move wins for whoever makes it, if both play as well as can be: the rules alone.
fn worth(game: &Scrabble, state: &State, mv: Move) -> i32 {
    let seat = state.mover();
    let next = game.after(state, mv);
    match game.turn(&next) {
        Turn::Over(_) => next.score(seat) - next.score(seat.other()),
        _ => -best(game, &next),
    }
}

fn best(game: &Scrabble, state: &State) -> i32 {
    game.list(state).into_iter().map(|mv| worth(game, state, mv)).max().expect("there is always a pass")
}

#[test]
fn endings_are_solved_and_the_champion_plays_them_so() {
    let game = game();
    let champion = Player::new(&game, Level::Full, false);
    let (mut solved, mut gained, mut went_out) = (0, 0, 0);
    for state in (0..60).filter_map(|seed| ending(&game, seed)) {
        let observation = game.observe(&state, Viewer::Seat(state.mover()));
        let exact = best(&game, &state);
        let endgame = Endgame::seen(&game, &observation).expect("an ending");
        let solution = Solver::default().solve(&endgame, &|| false).expect("a solution");
        assert_eq!((solution.spread, solution.exact), (exact, true), "{state:?}");
        let mv = endgame.meaning(&endgame.start(), solution.pick);
        assert_eq!(worth(&game, &state, mv), exact, "{state:?}");
        let dice = &mut SeededRng::new(1);
        let advice =
            champion.advise(&observation, (Level::Full.effort(), None), dice, &|| false, &mut |_| {});
        let chosen = advice.best().expect("there is always a pass").mv;
        assert_eq!(worth(&game, &state, chosen), exact, "{state:?}");
        solved += 1;
        gained += i32::from(worth(&game, &state, greedy(&game, &state)) < exact);
        let is_out = matches!(game.turn(&game.after(&state, chosen)), Turn::Over(_));
        went_out += i32::from(is_out && exact > 0);
    }
    assert!(solved >= 10 && gained >= 1 && went_out >= 1, "{solved} {gained} {went_out}");
}

#[test]
fn a_search_that_may_not_begin_says_nothing_that_is_not_so() {
    let game = game();
    let state = (0..60).find_map(|seed| ending(&game, seed)).expect("an ending");
    let endgame = Endgame::new(&game, &state).expect("an ending");
    let hasty = Solver { nodes: Some(1) }.solve(&endgame, &|| true);
    assert!(hasty.is_none_or(|solution| !solution.exact));
}
