//! What the player makes out of the boards that it sees.

use tabla_core::{Frozen, pick};
use tabla_jewels::ai::Memory;
use tabla_jewels::ai::explain::{Arrivals, explain};
use tabla_jewels::ai::forecast::Known;
use tabla_jewels::{Board, Feed, Jewel, Layout, Refill, Swap, generate};

/// Plays random legal swaps and hands each turn to the function: board, swap, board after it, what came.
fn random_game(
    layout: &Layout,
    turns: u32,
    seed: u64,
    mut seen: impl FnMut(&Board, Swap, &Board, &Arrivals),
) {
    let mut dice = Frozen::new(seed);
    let mut board = *layout.board();
    let mut feed = Feed::new(layout.lines(), [0; 8]);
    for _ in 0..turns {
        let Some(swap) = board.swaps().draw(&mut dice) else { return };
        let before = board;
        let mut came = Arrivals::default();
        let tally = board.play(
            swap,
            &mut |column: usize| {
                let stone = feed.next(column);
                came[column].push(stone);
                stone
            },
            200,
        );
        if tally.steps == 200 {
            return;
        }
        seen(&before, swap, &board, &came);
    }
}

#[test]
fn the_stones_that_came_are_nearly_always_found() {
    let (mut rounds, mut first, mut found) = (0, 0, 0);
    for seed in 0..10 {
        let layout = generate(&mut Frozen::new(seed), 1024).unwrap();
        random_game(&layout, 60, seed, |before, swap, after, came| {
            let ways = explain(before, swap, after, &Known::default(), 10_000);
            rounds += 1;
            first += u32::from(ways.first() == Some(came));
            found += u32::from(ways.contains(came));
        });
    }
    println!("{rounds} rounds, {first} first, {found} found");
    assert!(found * 100 >= rounds * 97, "{found} of {rounds}");
    assert!(first * 100 >= rounds * 90, "{first} of {rounds}");
}

/// After how many turns the next eight stones of every column are foretold, all rightly.
fn foretold_after(length: usize, seed: u64) -> Option<u32> {
    let layout = generate(&mut Frozen::new(seed), length).unwrap();
    let mut memory = Memory::default();
    let mut left = 100;
    let mut counts = [0; 8];
    let mut since = None;
    random_game(&layout, 99, seed, |before, swap, after, came| {
        memory.note(before, left, swap);
        left -= 1;
        memory.see(after, left, 5_000);
        for (count, came) in counts.iter_mut().zip(came) {
            *count += came.len();
        }
        let known = memory.forecast().known(0.9);
        let is_right = (0..8).all(|column| {
            let line = layout.lines().line(column);
            (0..8).all(|ahead| known.stone(column, ahead) == Some(line[(counts[column] + ahead) % length]))
        });
        since = if is_right { since.or(Some(100 - left)) } else { None };
    });
    since
}

#[test]
fn short_lines_are_foretold_in_the_end() {
    for length in [8, 16] {
        let turns: Vec<Option<u32>> = (0..6).map(|seed| foretold_after(length, seed)).collect();
        println!("{length}: {turns:?}");
    }
}
