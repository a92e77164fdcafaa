//! Counts of paths, by the real rules and by the naive ones.

// Each test file uses a part of it.
#[allow(dead_code)]
use crate::naive_engine::Board;
use tabla_core::{Game, Notation};
use tabla_santorini::Santorini;
use tabla_testkit::perft;

const COUNTS: &str = include_str!("perft/santorini.perft");

/// What a line may cost: enough for four turns from a board without levels.
const BUDGET: u64 = 20_000_000;

#[test]
fn counts_of_the_real_rules() {
    let report = perft::check(&Santorini, COUNTS, perft::budget(BUDGET));
    println!("{report}");
    assert!(report.counted >= 70, "{report}");
    assert_eq!(report.counted + report.skipped, 74, "{report}");
}

#[test]
fn counts_of_the_naive_rules() {
    let report = perft::check_with(COUNTS, BUDGET, |state, depth| Ok(Board::read(state).perft(depth)));
    println!("{report}");
    assert_eq!(report.skipped, 2, "{report}");
}

/// Perft cannot see the order of moves, and saved games of the champion depend on it: row by row, the
/// worker first, then where it goes, then where it builds.
#[test]
fn the_order_of_moves_is_pinned() {
    let order = |position: &str| {
        let state = Santorini.read_state(position).unwrap();
        let moves = Santorini.list(&state);
        moves.into_iter().map(|mv| Santorini.write_token(&state, mv)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        order("0112113343434231412432224/1/C4,E2/A2,E4"),
        "C4B3 C4B5 C4C5 C4D3C2 C4D3C4 C4D3D4 C4D3E3 C4D4C4 C4D4C5 C4D4D3 C4D4E3 \
         E2D1C2 E2D1E1 E2D1E2 E2D3C2 E2D3D4 E2D3E2 E2D3E3 E2E1 E2E3D3 E2E3D4 E2E3E2"
    );
    let placements = order("0000000000000000000000000/1//");
    assert!(placements.starts_with("A1A2 A1A3 A1A4 A1A5 A1B1 "), "{placements}");
    assert!(placements.ends_with(" E2E4 E2E5 E3E4 E3E5 E4E5"), "{placements}");
}
