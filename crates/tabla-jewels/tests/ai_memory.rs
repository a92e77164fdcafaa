//! What the player makes out of the boards that it sees.

use tabla_core::SeededRng;
use tabla_jewels::players::Memory;
use tabla_jewels::players::explain::{Arrivals, explain};
use tabla_jewels::players::forecast::Known;
use tabla_jewels::{Board, Feed, Layout, Refill, Swap, generate};

/// Plays random legal swaps and hands each turn to the function: board, swap, board after it, what came.
fn random_game(
    layout: &Layout,
    turns: u32,
    seed: u64,
    mut seen: impl FnMut(&Board, Swap, &Board, &Arrivals),
) {
    let mut dice = SeededRng::new(seed);
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
        let layout = generate(&mut SeededRng::new(seed), 1024).unwrap();
        random_game(&layout, 60, seed, |before, swap, after, came| {
            let ways = explain(before, swap, after, &Known::default(), 10_000);
            rounds += 1;
            first += u32::from(ways.first() == Some(came));
            found += u32::from(ways.contains(came));
        });
    }
    assert!(found * 100 >= rounds * 97, "{found} of {rounds}");
    assert!(first * 100 >= rounds * 90, "{first} of {rounds}");
}

/// In how many columns the next eight stones are foretold rightly after random turns, and wrongly.
fn foretold(length: usize, seed: u64) -> (usize, usize) {
    let layout = generate(&mut SeededRng::new(seed), length).unwrap();
    let mut memory = Memory::default();
    let (mut left, mut counts, mut last) = (100, [0; 8], (0, 0));
    random_game(&layout, 99, seed, |before, swap, after, came| {
        memory.note(before, left, swap);
        left -= 1;
        if left % 30 == 0 {
            memory = Memory::read(&memory.write()).expect("what was written");
        }
        memory.see(after, left, 5_000);
        for (count, came) in counts.iter_mut().zip(came) {
            *count += came.len();
        }
        let known = memory.forecast().known(0.9);
        let line =
            |column: usize, ahead: usize| layout.lines().line(column)[(counts[column] + ahead) % length];
        let foretold = |column: &usize| (0..8).all(|ahead| known.stone(*column, ahead).is_some());
        let is_right =
            |column: &usize| (0..8).all(|ahead| known.stone(*column, ahead) == Some(line(*column, ahead)));
        let right = (0..8).filter(is_right).count();
        last = (right, (0..8).filter(foretold).count() - right);
    });
    last
}

#[test]
fn short_lines_are_foretold_in_the_end() {
    let eight: Vec<_> = [0, 1, 3].into_iter().map(|seed| foretold(8, seed)).collect();
    let sixteen: Vec<_> = [0, 4].into_iter().map(|seed| foretold(16, seed)).collect();
    assert!(eight.iter().all(|&(right, _)| right >= 7), "{eight:?}");
    assert!(sixteen.iter().all(|&(right, _)| right >= 6), "{sixteen:?}");
}

#[test]
fn long_lines_are_not_foretold() {
    let (right, wrong) = foretold(1024, 3);
    assert_eq!((right, wrong), (0, 0));
}

/// A memory of a few turns, and the board and the turns left after the last of them.
fn some_memory() -> (Memory, Board, u32) {
    let layout = generate(&mut SeededRng::new(9), 8).unwrap();
    let mut memory = Memory::default();
    let (mut left, mut board) = (50, *layout.board());
    random_game(&layout, 12, 9, |before, swap, after, _| {
        memory.see(before, left, 5_000);
        memory.note(before, left, swap);
        (left, board) = (left - 1, *after);
    });
    (memory, board, left)
}

#[test]
fn another_game_is_noticed() {
    let (memory, board, left) = some_memory();
    let came = |memory: &Memory| (0..8).map(|column| memory.came(column).len()).sum::<usize>();
    let before = came(&memory);
    assert!(before > 20);
    let mut next = memory.clone();
    next.see(&board, left, 5_000);
    assert!(came(&next) > before);
    let mut other_turn = memory.clone();
    other_turn.see(&board, left + 3, 5_000);
    assert_eq!(came(&other_turn), 0);
    let mut other_board = memory.clone();
    other_board.see(generate(&mut SeededRng::new(10), 8).unwrap().board(), left, 5_000);
    assert_eq!(came(&other_board), 0);
}

#[test]
fn damaged_texts_are_refused() {
    let (memory, ..) = some_memory();
    let text = memory.write();
    assert!(Memory::read(&text).is_some_and(|read| read.write() == text));
    for (place, byte) in text.bytes().enumerate() {
        let mut damaged = text.clone().into_bytes();
        damaged[place] = if byte == b'1' { b'2' } else { b'1' };
        let damaged = String::from_utf8(damaged).unwrap();
        // Blanks after the sum may be anything that is blank.
        assert!(damaged.trim_end() == text.trim_end() || Memory::read(&damaged).is_none(), "byte {place}");
        if !text[place..].trim_end().is_empty() {
            assert!(Memory::read(&text[..place]).is_none(), "cut at {place}");
        }
    }
    for other in
        ["", "sum", "sum 0", "jewels memory 2\n", "jewels memory 2\nsum ffffffffffffffff\n", "\u{feff}"]
    {
        assert!(Memory::read(other).is_none(), "{other:?}");
    }
}
