//! A search ends when it is told to, and has an answer whenever that is.

use std::cell::Cell;

use crate::lattice::{Guess, Lattice, WILD};
use tabla_core::Game;
use tabla_search::{Champion, Limits, NeverStop, Options, Plain, SearchAnswer, StopSignal, deepen};

/// A large game that is not decided early.
const GAME: Lattice = Lattice(11 | WILD);

/// A clock that strikes after so many questions.
struct Strikes {
    after: u64,
    asked: Cell<u64>,
}

impl Strikes {
    fn after(after: u64) -> Strikes {
        Strikes { after, asked: Cell::new(0) }
    }
}

impl StopSignal for Strikes {
    fn is_stopped(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.asked.get() > self.after
    }
}

fn think(limits: Limits, stop: &dyn StopSignal) -> (SearchAnswer<u64>, Option<SearchAnswer<u64>>) {
    let game = GAME;
    let mut champion = Champion::new(Guess, Options { table_mb: 1, pruning: false });
    let mut reported = None;
    let answer = champion
        .think(&game, &game.start(), limits, stop, &mut |answer| reported = Some(answer.clone()))
        .unwrap();
    (answer, reported)
}

/// Between two questions lie at most 1,024 nodes, so the clock is noticed within a fraction of a
/// millisecond.
#[test]
fn the_watch_is_asked_often_and_heard_at_once() {
    for after in [0, 1, 5, 40] {
        let stop = Strikes::after(after);
        let (answer, _) = think(Limits::default(), &stop);
        assert_eq!(stop.asked.get(), after + 1, "nothing is asked after the clock struck");
        assert!(answer.nodes <= (after + 2) * 1024, "{} nodes", answer.nodes);
        assert!(answer.depth >= 1);
    }
    let stop = Strikes::after(3);
    let game = GAME;
    let quiet = &mut |_: &SearchAnswer<u64>| {};
    deepen(Plain::AlphaBeta, &game, &Guess, &game.start(), Limits::default(), &stop, quiet).unwrap();
    assert_eq!(stop.asked.get(), 4);
}

#[test]
fn a_limit_of_nodes_holds() {
    for nodes in [1, 100, 5_000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let (answer, _) = think(limits, &NeverStop);
        // Depth 1 is always completed.
        assert!(answer.nodes <= nodes.max(10) + 1, "{} nodes", answer.nodes);
        let game = GAME;
        let quiet = &mut |_: &SearchAnswer<u64>| {};
        let plain = deepen(Plain::Minimax, &game, &Guess, &game.start(), limits, &NeverStop, quiet).unwrap();
        assert!(plain.nodes <= nodes.max(10) + 1);
    }
}

#[test]
fn the_answer_is_the_one_reported_last() {
    let (answer, reported) = think(Limits { nodes: Some(20_000), ..Limits::default() }, &NeverStop);
    let reported = reported.unwrap();
    assert_eq!((answer.best, answer.score), (reported.best, reported.score));
    assert!(answer.depth >= 4);
}

#[test]
fn the_same_search_twice_is_the_same() {
    let limits = Limits { nodes: Some(30_000), ..Limits::default() };
    assert_eq!(think(limits, &NeverStop).0, think(limits, &NeverStop).0);
    let game = GAME;
    let mut champion = Champion::new(Guess, Options { table_mb: 1, pruning: true });
    let mut once = || {
        champion.forget();
        champion.think(&game, &game.start(), limits, &NeverStop, &mut |_| {})
    };
    assert_eq!(once(), once());
}

/// What a helper found is in the table that it shares, and its leader need not look again.
#[test]
fn a_helper_spares_its_leader_work_and_stops_when_it_is_told() {
    let game = GAME;
    let state = game.start();
    let options = Options { table_mb: 1, pruning: true };
    let (depth, nothing) = (Limits::depth(7), &mut |_: &SearchAnswer<u64>| {});
    let alone = Champion::new(Guess, options).think(&game, &state, depth, &NeverStop, nothing).unwrap();
    for number in 0..2 {
        let mut leader = Champion::new(Guess, options);
        let mut helper = leader.helper(Guess);
        let limits = Limits { nodes: Some(alone.nodes), ..Limits::default() };
        let helped = helper.help(number, None, &[], &game, &state, limits, &NeverStop);
        assert!(helped > alone.nodes / 2, "{helped} nodes");
        let found = leader.think(&game, &state, depth, &NeverStop, nothing).unwrap();
        assert!(found.nodes < alone.nodes, "{} nodes with a helper, {} alone", found.nodes, alone.nodes);
        let stop = Strikes::after(0);
        let stopped = helper.help(number, None, &[], &game, &state, Limits::default(), &stop);
        assert!(stopped <= 1024, "{stopped} nodes after the stop");
    }
}
