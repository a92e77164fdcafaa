//! Santorini's book of placements.
//!
//! One line for each of the 49 first pairs up to symmetry: the pair, the best reply to it, what that is
//! worth to the first player in points, and two replies that leave the game balanced, with their values.
//! `tabla santorini book` makes it; see the head of the file.

use std::sync::OnceLock;

use tabla_core::{Game, Score, Seat};
use tabla_santorini::{Move, Orbit, Santorini, Square, State, read_squares};

const TEXT: &str = include_str!("../../../data/santorini/placements.txt");

/// One line of the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookLine {
    /// The first player's workers, as the lowest of all symmetric pairs.
    pub first: (Square, Square),
    pub reply: (Square, Square),
    /// What the position is worth then, to the first player.
    pub value: i32,
    /// Replies that leave the game balanced, with their values.
    pub balanced: Vec<((Square, Square), i32)>,
}

/// The book that is built in.
pub fn book() -> &'static [BookLine] {
    static BOOK: OnceLock<Vec<BookLine>> = OnceLock::new();
    BOOK.get_or_init(|| read_book(TEXT))
}

/// Reads a book; lines that are not in its words are skipped, as comments are.
pub fn read_book(text: &str) -> Vec<BookLine> {
    text.lines().filter_map(read_line).collect()
}

fn read_line(line: &str) -> Option<BookLine> {
    let words: Vec<&str> = line.split("//").next()?.split_whitespace().collect();
    let (head, rest) = words.split_at_checked(5)?;
    let pair = |words: &[&str]| match read_squares(&words.join(" ")).ok()?[..] {
        [one, other] => Some((one, other)),
        _ => None,
    };
    let balanced = rest
        .chunks_exact(3)
        .map(|part| Some((pair(&part[..2])?, part[2].parse().ok()?)))
        .collect::<Option<_>>()?;
    Some(BookLine {
        first: pair(&head[..2])?,
        reply: pair(&head[2..4])?,
        value: head[4].parse().ok()?,
        balanced,
    })
}

/// Writes one line, without its end.
pub fn write_line(line: &BookLine) -> String {
    let pair = |(one, other): (Square, Square)| format!("{one} {other}");
    let mut text = format!("{}  {}  {}", pair(line.first), pair(line.reply), line.value);
    for &(reply, value) in &line.balanced {
        text += &format!("  {} {value}", pair(reply));
    }
    text
}

/// The book's placement in this position, and what it is worth to the side to move.
pub fn placement(state: &State) -> Option<(Move, Score)> {
    if !state.is_placing() {
        return None;
    }
    let mut workers = state.workers(Seat::FIRST);
    let (Some(one), Some(other)) = (workers.next(), workers.next()) else {
        let best = book().iter().max_by_key(|line| line.value)?;
        return Some((Move::place(best.first.0, best.first.1), Score::points(best.value)));
    };
    let (symmetry, first) = Orbit::turning(one, other);
    let line = book().iter().find(|line| line.first == first)?;
    let reply = symmetry.inverse().move_of(Move::place(line.reply.0, line.reply.1));
    Some((reply, Score::points(-line.value)))
}

/// So many placements of all four workers from which neither side is much better, the most balanced
/// first, as positions.
pub fn balanced_openings(count: usize) -> Vec<State> {
    let mut all: Vec<(i32, State)> = Vec::new();
    for line in book() {
        for &(reply, value) in &line.balanced {
            let placed = Santorini.after(&Santorini.start(), Move::place(line.first.0, line.first.1));
            all.push((value.abs(), Santorini.after(&placed, Move::place(reply.0, reply.1))));
        }
    }
    all.sort_by_key(|&(off, _)| off);
    all.into_iter().take(count).map(|(_, state)| state).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_knows_every_first_pair_and_its_replies_are_legal() {
        assert_eq!(book().len(), 49);
        let start = Santorini.start();
        for first in Santorini.list(&start) {
            let placed = Santorini.after(&start, first);
            let (reply, _) = placement(&placed).expect("a reply to every first pair");
            assert!(Santorini.list(&placed).contains(&reply), "{first:?} {reply:?}");
        }
        let (first, score) = placement(&start).expect("a first pair");
        assert!(Santorini.list(&start).contains(&first));
        let (_, after) = placement(&Santorini.after(&start, first)).expect("a reply");
        assert_eq!(after, -score);
    }

    #[test]
    fn lines_read_back() {
        for line in book() {
            assert_eq!(read_book(&write_line(line)), std::slice::from_ref(line));
        }
        assert_eq!(read_book("// nothing\nA1 B2 C3\nA1 B2 C3 D4 x\n"), []);
    }

    #[test]
    fn balanced_openings_are_positions_of_different_games() {
        let openings = balanced_openings(50);
        assert_eq!(openings.len(), 50);
        let different: std::collections::HashSet<_> = openings.iter().collect();
        assert_eq!(different.len(), 50);
        assert!(openings.iter().all(|state| !state.is_placing() && state.levels() == 0));
    }
}
