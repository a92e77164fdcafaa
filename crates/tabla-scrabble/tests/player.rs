//! The computer player: only legal moves, nothing that a seat cannot see, endings solved, and no harm done by
//! giving moves up early.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common;
use tabla_core::{Chance, Game, Score, Seat, SeededRng, Turn, Viewer};
use tabla_scrabble::{
    Advice, Ahead, Effort, Endgame, EndgameSolver, Generator, LeaveTable, Level, Lexicon, Move, Observation,
    PlainLeaves, Play, Rack, Scrabble, Solution, State, Strategist, Task, Unsolved, leaves_for,
};
use tabla_search::{Champion, Limits, NeverStop, Options};
use tabla_testkit::{Tale, tales};

const LITTLE: Effort = Effort { candidates: 6, samples: 12, gives_up: true };

fn player(game: &Scrabble, level: Level) -> Strategist {
    Strategist::new(game.clone(), Arc::new(PlainLeaves)).at_level(level).expect("the words are good")
}

fn advise(player: &Strategist, observation: &Observation, effort: Effort, seed: u64) -> Advice {
    let (dice, report) = (&mut SeededRng::new(seed), &mut |_: &Advice| {});
    let task = Task { effort, also: None, dice, stop: &|| false, solver: &mut Unsolved, report };
    player.advise(observation, task)
}

/// Solves endings with the shared search.
struct Searched {
    asked: u32,
}

impl EndgameSolver for Searched {
    fn solve(&mut self, endgame: &Endgame, stop: &dyn Fn() -> bool) -> Option<Solution> {
        self.asked += 1;
        if stop() {
            return None;
        }
        let mut champion = Champion::new(Ahead, Options { pruning: false, ..Options::default() });
        let answer = champion.think(endgame, &endgame.start(), Limits::depth(20), &NeverStop, &mut |_| {})?;
        let spread = (-2000..=2000).find(|&points| Score::points(points) == answer.score)?;
        Some(Solution { pick: answer.best, spread, exact: true, line: Vec::new() })
    }
}

/// Plays a game by the rules and looks at every move that the players choose.
fn play(game: &Scrabble, players: &[Strategist], effort: Effort, seed: u64) -> State {
    let mut dice = SeededRng::new(seed);
    let mut state = game.start();
    for _ in 0..400 {
        match game.turn(&state) {
            Turn::Over(_) => return state,
            Turn::Chance(chance) => game.apply_chance(&mut state, chance.draw(&mut dice)),
            Turn::Seat(seat) => {
                let observation = game.observe(&state, Viewer::Seat(seat));
                let advice = advise(&players[seat.index()], &observation, effort, seed);
                let best = advice.best().expect("somebody is to move");
                let legal = game.list(&state);
                for option in &advice.options {
                    assert!(legal.contains(&option.mv), "{:?} in {state:?}", option.mv);
                }
                let different: BTreeSet<String> =
                    advice.options.iter().map(|option| format!("{:?}", option.mv)).collect();
                assert_eq!(different.len(), advice.options.len(), "{state:?}");
                if let Move::Lay(play) = best.mv {
                    assert_eq!(game.worth(&state, &play).map(|points| points as i32), Ok(best.score));
                    assert_eq!(observation.rack.without(&play.used()), best.leave);
                }
                game.play(&mut state, best.mv);
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn every_level_plays_legal_games() {
    for level in Level::ALL {
        let game = common::small(2);
        let player = player(&game, level);
        for seed in 0..4 {
            play(&game, &[player.clone(), player.clone()], LITTLE, seed);
        }
    }
}

#[test]
fn games_of_three_and_four_are_played() {
    for seats in [3, 4] {
        let game = common::small(seats);
        let players = vec![player(&game, Level::Full); seats];
        for seed in 0..2 {
            play(&game, &players, LITTLE, seed);
        }
    }
}

#[test]
fn wrong_words_are_doubted_and_right_ones_are_not() {
    let game = common::doubting(2);
    let full = player(&game, Level::Full);
    let mut right = 0;
    for tale in tales(&game, 200) {
        let tale: Tale<Scrabble> = tale;
        for state in &tale.states {
            let Some((_, asked)) = state.doubt() else { continue };
            let advice = advise(&full, &game.observe(state, Viewer::Seat(asked)), LITTLE, 1);
            assert_eq!(advice.best().map(|best| best.mv), Some(Move::Accept));
            assert!(
                advise(&full, &game.observe(state, Viewer::Seat(asked.other())), LITTLE, 1)
                    .options
                    .is_empty()
            );
            right += 1;
        }
    }
    assert!(right > 50, "{right}");
    let state = tales(&game, 20)
        .flat_map(|tale: Tale<Scrabble>| tale.states)
        .find_map(|state| nonsense(&game, &state))
        .expect("somebody can lay nonsense");
    let (_, asked) = state.doubt().expect("it may be doubted");
    let advice = advise(&full, &game.observe(&state, Viewer::Seat(asked)), LITTLE, 1);
    assert_eq!(advice.best().map(|best| best.mv), Some(Move::Challenge));
}

/// The first play of a game, with its tiles in another order, if that is no word.
fn nonsense(game: &Scrabble, state: &State) -> Option<State> {
    if !matches!(game.turn(state), Turn::Seat(_)) || !state.board().is_empty() {
        return None;
    }
    let mv = game.list(state).into_iter().find_map(|mv| match mv {
        Move::Lay(play) => {
            let laid: Vec<_> = play.laid().collect();
            let mut other = Play::new(play.start(), play.direction());
            let mut tiles: Vec<_> = laid.iter().map(|&(_, tile)| tile).collect();
            tiles.reverse();
            for (&(offset, _), &tile) in laid.iter().zip(&tiles) {
                other.lay(offset, tile);
            }
            (!game.knows(&tiles) && game.worth(state, &other).is_ok()).then_some(Move::Lay(other))
        }
        _ => None,
    })?;
    Some(game.after(state, mv))
}

/// The player gets what a seat sees. Two states that look alike to it get the same answer.
#[test]
fn hidden_tiles_do_not_matter() {
    let game = common::small(2);
    let full = player(&game, Level::Full);
    let mut different = 0;
    for (seed, tale) in tales(&game, 30).enumerate() {
        let tale: Tale<Scrabble> = tale;
        let Some(state) = tale.states.iter().find(|state| {
            matches!(game.turn(state), Turn::Seat(_)) && !state.board().is_empty() && state.bag().len() > 3
        }) else {
            continue;
        };
        let seat = state.mover();
        let observation = game.observe(state, Viewer::Seat(seat));
        let other = game.imagine(&observation, &mut SeededRng::new(seed as u64));
        different += usize::from(other != *state);
        let ask =
            |state: &State| advise(&full, &game.observe(state, Viewer::Seat(seat)), LITTLE, seed as u64);
        assert_eq!(ask(state), ask(&other));
    }
    assert!(different > 10, "{different}");
}

fn endings(game: &Scrabble, tiles: usize) -> Vec<State> {
    let small = |state: &State| {
        let held: usize = state.all_seats().map(|seat| state.rack(seat).len()).sum();
        state.bag().is_empty() && held <= tiles && matches!(game.turn(state), Turn::Seat(_))
    };
    tales(game, 300).flat_map(|tale: Tale<Scrabble>| tale.states.into_iter().find(small)).collect()
}

/// By how many points the player to move wins, if both play as well as can be: the rules, and nothing else.
fn solve(game: &Scrabble, state: &State) -> i32 {
    let seat = state.mover();
    let outcomes = game.list(state).into_iter().map(|mv| {
        let next = game.after(state, mv);
        match game.turn(&next) {
            Turn::Over(_) => next.score(seat) - next.score(seat.other()),
            _ => -solve(game, &next),
        }
    });
    outcomes.max().expect("there is always a pass")
}

#[test]
fn endings_are_solved_where_somebody_can() {
    let game = common::small(2);
    let full = player(&game, Level::Full);
    let endings = endings(&game, 4);
    assert!(endings.len() >= 10, "{} endings", endings.len());
    let (mut own, mut best) = (0, 0);
    for state in &endings {
        let seat = state.mover();
        let observation = game.observe(state, Viewer::Seat(seat));
        let exact = solve(&game, state);
        let mut solver = Searched { asked: 0 };
        let task = Task {
            effort: LITTLE,
            also: None,
            dice: &mut SeededRng::new(1),
            stop: &|| false,
            solver: &mut solver,
            report: &mut |_| {},
        };
        let advice = full.advise(&observation, task);
        if advice.options.len() == 1 {
            continue;
        }
        assert_eq!(solver.asked, 1);
        let outlook = advice.best().and_then(|best| best.outlook).expect("it was solved");
        assert!(outlook.exact);
        assert_eq!(outlook.spread, f64::from(exact), "{state:?}");
        let after = |mv: Move| {
            let next = game.after(state, mv);
            match game.turn(&next) {
                Turn::Over(_) => next.score(seat) - next.score(seat.other()),
                _ => -solve(&game, &next),
            }
        };
        assert_eq!(after(advice.best().expect("a move").mv), exact, "{state:?}");
        // Without the search the player is nearly as good in endings as small as these.
        let alone = advise(&full, &observation, LITTLE, 1).best().expect("a move").mv;
        best += usize::from(after(alone) == exact);
        own += 1;
    }
    assert!(best * 10 >= own * 7, "{best} of {own}");
}

#[test]
fn giving_up_early_does_not_change_a_clear_choice() {
    let game = common::small(2);
    let full = player(&game, Level::Full);
    let patient = Effort { candidates: 8, samples: 160, gives_up: false };
    let (mut clear, mut saved) = (0, 0);
    for tale in tales(&game, 20) {
        let tale: Tale<Scrabble> = tale;
        let Some(state) = tale.states.iter().find(|state| {
            matches!(game.turn(state), Turn::Seat(_)) && !state.board().is_empty() && state.bag().len() > 7
        }) else {
            continue;
        };
        let observation = game.observe(state, Viewer::Seat(state.mover()));
        let long = advise(&full, &observation, patient, 7);
        let win =
            |place: usize| long.options.get(place).and_then(|option| option.outlook).map(|look| look.win);
        let (Some(best), Some(second)) = (win(0), win(1)) else { continue };
        if best - second < 0.05 {
            continue;
        }
        clear += 1;
        let quick = advise(&full, &observation, Effort { gives_up: true, ..patient }, 7);
        saved += u32::from(quick.samples < long.samples);
        assert_eq!(quick.best().map(|best| best.mv), long.best().map(|best| best.mv), "{state:?}");
        assert_eq!(long.samples, 160);
    }
    assert!(clear >= 3 && saved >= 3, "{clear} clear, {saved} saved");
}

/// With two tiles in the bag, every pair of the hidden tiles may be those two.
#[test]
fn every_deal_is_looked_at_once_when_few_tiles_are_hidden() {
    let game = common::small(2);
    let full = player(&game, Level::Full);
    let effort = Effort { candidates: 3, samples: 1000, gives_up: false };
    let mut seen = 0;
    for tale in tales(&game, 40) {
        let tale: Tale<Scrabble> = tale;
        let last = |state: &&State| state.bag().len() == 2 && matches!(game.turn(state), Turn::Seat(_));
        let Some(state) = tale.states.iter().find(last) else { continue };
        let observation = game.observe(state, Viewer::Seat(state.mover()));
        let advice = advise(&full, &observation, effort, 1);
        let hidden = observation.unseen.len() as u32;
        assert_eq!((advice.samples, advice.complete), (hidden * (hidden - 1) / 2, true));
        let outlook = advice.best().and_then(|best| best.outlook).expect("it was looked at");
        assert!((0.0..=1.0).contains(&outlook.win) && outlook.samples == advice.samples);
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn the_first_answer_comes_at_once() {
    let game = common::english();
    let full = player(&game, Level::Full);
    let state = Tale::new(&game, 3, 6).states.pop().expect("a state");
    let mut dice = SeededRng::new(1);
    let state = std::iter::successors(Some(state), |state| match game.turn(state) {
        Turn::Chance(chance) => {
            let mut next = state.clone();
            game.apply_chance(&mut next, chance.draw(&mut SeededRng::new(2)));
            Some(next)
        }
        _ => None,
    })
    .last()
    .expect("a state");
    let observation = game.observe(&state, Viewer::Seat(state.mover()));
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        true
    };
    let mut reports = Vec::new();
    let task = Task {
        effort: Effort::FULL,
        also: None,
        dice: &mut dice,
        stop: &stop,
        solver: &mut Unsolved,
        report: &mut |advice| reports.push(advice.clone()),
    };
    let advice = full.advise(&observation, task);
    assert!(asked.get() > 0 && advice.samples == 0);
    assert_eq!(reports.len(), 1);
    assert!(reports[0].options.is_sorted_by_key(|option| -i64::from(option.equity)));
    assert_eq!(reports[0].options, advice.options);
}

/// A move that somebody made is judged beside the best ones.
#[test]
fn a_move_that_was_made_gets_an_outlook() {
    let game = common::small(2);
    let full = player(&game, Level::Full);
    let tale: Tale<Scrabble> = Tale::new(&game, 5, 12);
    let mut judged = 0;
    for state in tale.states.iter().filter(|state| matches!(game.turn(state), Turn::Seat(_))) {
        let observation = game.observe(state, Viewer::Seat(state.mover()));
        let report = &mut |_: &Advice| {};
        let task = Task {
            effort: LITTLE,
            also: Some(Move::Pass),
            dice: &mut SeededRng::new(1),
            stop: &|| false,
            solver: &mut Unsolved,
            report,
        };
        let advice = full.advise(&observation, task);
        let (_, pass) = advice.of(Move::Pass).expect("passing is a move");
        assert_eq!(pass.outlook.map(|outlook| outlook.samples), Some(advice.samples));
        assert_eq!(advice.options.len(), game.list(state).len() - doubled(&game, state));
        judged += 1;
    }
    assert!(judged > 3);
}

/// How many first words the rules list in both directions.
fn doubled(game: &Scrabble, state: &State) -> usize {
    let lays = |state: &State| game.list(state).iter().filter(|mv| matches!(mv, Move::Lay(_))).count();
    let mut plays = Vec::new();
    let generator = Generator::new(game.lexicon());
    generator.all(state.grid(), state.rack(state.mover()), &mut plays);
    lays(state) - plays.len()
}

/// A first word may be laid in either direction, though the player thinks of one alone.
#[test]
fn a_move_that_did_not_come_to_mind_is_judged_too() {
    let game = common::english();
    let beginner = player(&game, Level::Beginner);
    let mut state = game.start();
    while let Turn::Chance(chance) = game.turn(&state) {
        game.apply_chance(&mut state, chance.draw(&mut SeededRng::new(8)));
    }
    let observation = game.observe(&state, Viewer::Seat(state.mover()));
    let mut seen = 0;
    for mv in game.list(&state).into_iter().filter(|mv| matches!(mv, Move::Lay(_))).take(40) {
        let report = &mut |_: &Advice| {};
        let dice = &mut SeededRng::new(1);
        let effort = Effort { candidates: 2, samples: 2, gives_up: true };
        let task = Task { effort, also: Some(mv), dice, stop: &|| false, solver: &mut Unsolved, report };
        let advice = beginner.advise(&observation, task);
        let (_, opinion) = advice.of(mv).expect("it was asked for");
        assert!(opinion.outlook.is_some());
        let Move::Lay(play) = mv else { continue };
        assert_eq!(game.worth(&state, &play), Ok(opinion.score as u32));
        seen += 1;
    }
    assert!(seen >= 4, "{seen}");
}

#[test]
fn who_knows_no_word_exchanges_or_passes() {
    let game = common::small(2);
    let none = Arc::new(Lexicon::from_text("").expect("an empty list"));
    let silent = player(&game, Level::Full).with_vocabulary(none);
    let end = play(&game, &[silent.clone(), silent], LITTLE, 3);
    assert!(end.board().is_empty());
}

#[test]
fn stronger_levels_win() {
    let game = common::small(2);
    let levels: Vec<Strategist> =
        [Level::Beginner, Level::Medium, Level::Full].map(|level| player(&game, level)).into();
    for pair in levels.windows(2) {
        let mut lead = 0;
        for seed in 0..24 {
            for own in Seat::DUEL {
                let seats = if own == Seat::FIRST { [1, 0] } else { [0, 1] };
                let players = seats.map(|place| pair[place].clone());
                let end = play(&game, &players, LITTLE, seed);
                lead += end.score(own) - end.score(own.other());
            }
        }
        assert!(lead > 0, "{:?} against {:?}: {lead}", pair[1].level(), pair[0].level());
    }
}

#[test]
fn leaves_must_fit_the_tiles() {
    let game = common::small(2);
    let table = LeaveTable::from_values(game.tile_set(), |_| 4000);
    let leave = Rack::read("AE").expect("a rack");
    assert_eq!(leaves_for(&game, Some(Arc::new(table.clone()))).value(&leave), 4000);
    assert_eq!(leaves_for(&common::english(), Some(Arc::new(table))).value(&leave), 0);
}
