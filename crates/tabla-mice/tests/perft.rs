//! Counts of paths, by the real rules and by the naive ones.

// Each test file uses a part of it.
#[allow(dead_code)]
use crate::naive_engine::Board;
use tabla_core::{Game, Notation};
use tabla_mice::Mice;
use tabla_testkit::perft;

const COUNTS: &str = include_str!("perft/mice.perft");
const FLYING: &str = include_str!("perft/flying.perft");

/// What a line may cost: enough for five turns from the start.
const BUDGET: u64 = 6_000_000;
/// The same for the naive rules, which take their time.
const NAIVE_BUDGET: u64 = 300_000;

#[test]
fn counts_of_the_real_rules() {
    for (game, counts) in [(Mice::default(), COUNTS), (Mice::FLYING, FLYING)] {
        let report = perft::check(&game, counts, perft::budget(BUDGET));
        println!("{report}");
        assert_eq!(report.skipped, 0, "{report}");
    }
}

#[test]
fn counts_of_the_naive_rules() {
    for (flying, counts) in [(false, COUNTS), (true, FLYING)] {
        let count = |state: &str, depth| Ok(Board::read(flying, state).perft(depth));
        let report = perft::check_with(counts, NAIVE_BUDGET, count);
        println!("{report}");
        assert!(report.counted >= 70, "{report}");
    }
}

/// Perft cannot see the order of moves, and recorded games depend on it: points in the order of the rings,
/// the man first, then where it goes, then what it takes.
#[test]
fn the_order_of_moves_is_pinned() {
    let order = |game: Mice, position: &str| {
        let state = game.read_state(position).unwrap();
        let moves = game.list(&state);
        moves.into_iter().map(|mv| game.write_token(&state, mv)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        order(Mice::default(), "//9,9/w"),
        "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4"
    );
    assert_eq!(
        order(Mice::default(), "a7,d7,g4,f6/d1,d2,b4,c4/0,0/w"),
        "a7-a4 d7-g7 d7-d6 g4-g7xd1 g4-g7xd2 g4-g7xb4 g4-g7xc4 g4-g1 g4-f4 f6-d6 f6-f4"
    );
    let flights = order(Mice::FLYING, "a7,d7,g4/d1,d2,d3/0,0/w");
    assert!(flights.starts_with("a7-g7 a7-g1 a7-a1 a7-a4 a7-b6 "), "{flights}");
    assert!(flights.ends_with(" g4-e4 g4-e3 g4-c3 g4-c4"), "{flights}");
}
