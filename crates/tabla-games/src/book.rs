//! Santorini's book of placements.
//!
//! One line for each of the 49 first pairs up to symmetry: the pair, the best replies with what they are worth to the first
//! player in points, the best first, and after a bar two replies that leave the game balanced, with their values.
//! `tabla santorini book` makes it; see the head of the file.

use std::sync::OnceLock;

use tabla_core::{Game, Score, Seat};
use tabla_santorini::{Move, Orbit, Santorini, Square, State, Symmetry, read_squares};

const TEXT: &str = include_str!("../../../data/santorini/placements.txt");

/// One line of the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookLine {
    /// The first player's workers, as the lowest of all symmetric pairs.
    pub first: (Square, Square),
    /// The best replies, the best first, with what the position is worth then to the first player; at least one.
    pub replies: Vec<((Square, Square), i32)>,
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
    let (known, balanced) = line.split("//").next()?.split_once('|')?;
    let known: Vec<&str> = known.split_whitespace().collect();
    let (first, replies) = known.split_at_checked(2)?;
    let balanced: Vec<&str> = balanced.split_whitespace().collect();
    let replies = Some(read_values(replies)?).filter(|replies| !replies.is_empty())?;
    Some(BookLine { first: read_pair(first)?, replies, balanced: read_values(&balanced)? })
}

fn read_pair(words: &[&str]) -> Option<(Square, Square)> {
    match read_squares(&words.join(" ")).ok()?[..] {
        [one, other] => Some((one, other)),
        _ => None,
    }
}

/// Pairs with their values.
fn read_values(words: &[&str]) -> Option<Vec<((Square, Square), i32)>> {
    let parts = words.chunks(3).map(|part| match part {
        [pair @ .., value] if pair.len() == 2 => Some((read_pair(pair)?, value.parse().ok()?)),
        _ => None,
    });
    parts.collect()
}

/// Writes one line, without its end.
#[cfg(not(target_family = "wasm"))]
pub fn write_line(line: &BookLine) -> String {
    let values = |pairs: &[((Square, Square), i32)]| -> String {
        pairs.iter().map(|((one, other), value)| format!("  {one} {other} {value}")).collect()
    };
    let (one, other) = line.first;
    format!("{one} {other}{}  |{}", values(&line.replies), values(&line.balanced))
}

/// What the book knows of placements in this position, and what each is worth to the side to move: the best first, and
/// of a first pair all its images.
pub fn placements(state: &State) -> Vec<(Move, Score)> {
    if !state.is_placing() {
        return Vec::new();
    }
    let mut workers = state.workers(Seat::FIRST);
    if let (Some(one), Some(other)) = (workers.next(), workers.next()) {
        let (symmetry, first) = Orbit::turning(one, other);
        let replies = book().iter().find(|line| line.first == first).map(|line| line.replies.as_slice());
        let turned = |&((one, other), value): &((Square, Square), i32)| {
            (symmetry.inverse().move_of(Move::place(one, other)), Score::points(-value))
        };
        return replies.unwrap_or_default().iter().map(turned).collect();
    }
    let mut known: Vec<(Move, Score)> = Vec::new();
    for line in book() {
        let Some(&(_, value)) = line.replies.first() else { continue };
        for symmetry in Symmetry::ALL {
            let placed = symmetry.move_of(Move::place(line.first.0, line.first.1));
            if !known.iter().any(|&(mv, _)| mv == placed) {
                known.push((placed, Score::points(value)));
            }
        }
    }
    known.sort_by_key(|&(_, score)| -score);
    known
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
        let firsts = placements(&start);
        assert_eq!(firsts.len(), 300, "every pair has a value");
        for &(first, score) in &firsts {
            let placed = Santorini.after(&start, first);
            let (moves, replies) = (Santorini.list(&placed), placements(&placed));
            assert_eq!(replies.len(), 8, "{first:?}");
            assert!(replies.iter().all(|(reply, _)| moves.contains(reply)), "{first:?}");
            assert_eq!(replies.first().map(|&(_, after)| after), Some(-score), "{first:?}");
            assert!(replies.is_sorted_by_key(|&(_, score)| -score), "{first:?}");
        }
        assert!(firsts.is_sorted_by_key(|&(_, score)| -score));
    }

    #[test]
    fn lines_read_back() {
        for line in book() {
            assert_eq!(read_book(&write_line(line)), std::slice::from_ref(line));
        }
        assert_eq!(read_book("// nothing\nA1 B2 C3\nA1 B2 C3 D4 x |\nA1 B2 | C3 D4 0\nA1 B2 C3 D4 5\n"), []);
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
