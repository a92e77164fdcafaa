//! The words that can still come onto a board: a small lexicon is looked through faster than a large one.

use std::collections::BTreeSet;

use crate::grid::{Line, bits};
use crate::lexicon::{ALL_LETTERS, Node, TURN};
use crate::{Direction, Grid, Kind, Lexicon, Rack};

/// More words than this are not worth picking out.
const MOST: usize = 12_000;

/// The words that can be laid with the tiles of these racks, in however many turns; `None` where there are so many
/// that all words are as good.
pub(super) fn playable(lexicon: &Lexicon, grid: &Grid, racks: &[Rack; 2]) -> Option<Lexicon> {
    let [own, other] = racks;
    let mut picked = Picked { lexicon, pool: own.with(other), word: Vec::new(), words: BTreeSet::new() };
    picked.free(lexicon.forward());
    for direction in Direction::BOTH {
        for number in 0..grid.size() {
            picked.line(grid.line(direction, number));
        }
    }
    let letter = |letter: &u8| char::from(b'A' + letter);
    let text = |word: &Vec<u8>| word.iter().map(letter).collect::<String>();
    if picked.words.len() > MOST {
        return None;
    }
    Lexicon::from_words(picked.words.iter().map(text)).ok()
}

struct Picked<'a> {
    lexicon: &'a Lexicon,
    pool: Rack,
    /// The letters so far: those left of a run backwards, then the others.
    word: Vec<u8>,
    words: BTreeSet<Vec<u8>>,
}

/// A run of tiles on a line.
#[derive(Clone, Copy)]
struct Run<'a> {
    line: Line<'a>,
    /// Its last square.
    last: usize,
    /// Words through it begin no further left.
    leftmost: usize,
}

impl Picked<'_> {
    /// Adds the words that are made of the tiles alone.
    fn free(&mut self, node: Node) {
        if node.is_end() {
            self.words.insert(self.word.clone());
        }
        self.each(node, |picked, child| picked.free(child));
    }

    /// Goes on with every letter of the node for which there is a tile.
    fn each(&mut self, node: Node, mut go_on: impl FnMut(&mut Self, Node)) {
        if self.words.len() > MOST {
            return;
        }
        for letter in bits(node.flags() & ALL_LETTERS) {
            let own = Kind::ALL[letter];
            let kind = if self.pool.count(own) > 0 { own } else { Kind::JOKER };
            if self.pool.take(kind) {
                self.word.push(letter as u8);
                go_on(self, self.lexicon.child(node, 1 << letter));
                self.word.pop();
                self.pool.add(kind);
            }
        }
    }

    /// Adds the words that run through tiles of a line.
    fn line(&mut self, line: Line<'_>) {
        let mut rest = line.taken;
        let mut leftmost = 0;
        while rest != 0 {
            let first = rest.trailing_zeros() as usize;
            let last = first + (rest >> first).trailing_ones() as usize - 1;
            rest &= !((2 << last) - 1);
            let mut letters = line.cells[first..=last].iter().rev().map(|cell| cell.letter);
            self.word.clear();
            self.word
                .extend(line.cells[first..=last].iter().rev().map(|cell| cell.letter.trailing_zeros() as u8));
            let node = letters.try_fold(self.lexicon.hinged(), |node, bit| self.lexicon.step(node, bit));
            if let Some(node) = node {
                self.left(Run { line, last, leftmost }, first, node);
            }
            leftmost = last + 2;
        }
        self.word.clear();
    }

    /// Adds the words that begin at this square, whose letters up to the end of the run are told, or further left.
    fn left(&mut self, run: Run<'_>, at: usize, node: Node) {
        if node.is_end() {
            self.add(&[]);
        }
        if let Some(turned) = self.lexicon.step(node, TURN) {
            let left = std::mem::take(&mut self.word);
            self.right(run, run.last + 1, turned, &left);
            self.word = left;
        }
        if at > run.leftmost {
            self.each(node, |picked, child| picked.left(run, at - 1, child));
        }
    }

    /// Goes on behind the run, with what is left of it.
    fn right(&mut self, run: Run<'_>, at: usize, node: Node, left: &[u8]) {
        let cells = run.line.cells;
        if at + 1 >= cells.len() {
            return;
        }
        if cells[at].letter != 0 {
            let Some(child) = self.lexicon.step(node, cells[at].letter) else { return };
            self.word.push(cells[at].letter.trailing_zeros() as u8);
            self.end(run, at, child, left);
            self.word.pop();
        } else {
            self.each(node, |picked, child| picked.end(run, at, child, left));
        }
    }

    fn end(&mut self, run: Run<'_>, at: usize, node: Node, left: &[u8]) {
        if node.is_end() && run.line.cells[at + 1].letter == 0 {
            self.add(left);
        }
        self.right(run, at + 1, node, left);
    }

    fn add(&mut self, left: &[u8]) {
        let word = if left.is_empty() {
            self.word.iter().rev().copied().collect()
        } else {
            left.iter().rev().chain(&self.word).copied().collect()
        };
        self.words.insert(word);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tabla_core::{Chance, Game, SeededRng, Turn, below};

    use super::*;
    use crate::{Generator, Move, Scored, Scrabble, State, read_tile_set};

    const WORDS: &str = include_str!("../../../tests/files/words.txt");

    const TILES: &str =
        "A 5 1\nC 2 3\nD 2 2\nE 6 1\nG 2 2\nI 3 1\nL 2 1\nN 2 1\nO 3 1\nR 3 1\nS 3 1\nT 4 1\n? 1\n";

    fn plays(lexicon: &Lexicon, grid: &Grid, rack: &Rack) -> Vec<Scored> {
        let mut plays = Vec::new();
        Generator::new(lexicon).all(grid, rack, &mut plays);
        plays.sort_by_key(|scored| scored.play);
        plays
    }

    /// Whatever is played, the few words lead to the same plays as all of them.
    #[test]
    fn nothing_is_missing_until_the_end() {
        let lexicon = Arc::new(Lexicon::from_text(WORDS).expect("words"));
        let tiles = read_tile_set(TILES).expect("tiles");
        let game = Scrabble::new(Arc::clone(&lexicon)).with_tiles(tiles).expect("enough tiles");
        let (mut compared, mut saved) = (0, 0);
        for seed in 0..12 {
            let mut dice = SeededRng::new(seed);
            let mut state: State = game.start();
            let mut fewer: Option<(Lexicon, Grid)> = None;
            loop {
                match game.turn(&state) {
                    Turn::Over(_) => break,
                    Turn::Chance(chance) => game.apply_chance(&mut state, chance.draw(&mut dice)),
                    Turn::Seat(seat) => {
                        let all = plays(&lexicon, state.grid(), state.rack(seat));
                        if state.bag().is_empty() {
                            let racks = [*state.rack(seat), *state.rack(seat.other())];
                            let (words, grid) = fewer.get_or_insert_with(|| {
                                let words = playable(&lexicon, state.grid(), &racks).expect("few words");
                                saved += lexicon.len() - words.len();
                                (words, state.grid().clone())
                            });
                            assert_eq!(plays(words, grid, state.rack(seat)), all, "{state:?}");
                            compared += all.len();
                        }
                        let picked = all.get(below(&mut dice, all.len().max(1) as u64) as usize);
                        let mv = picked.map_or(Move::Pass, |scored| Move::Lay(scored.play));
                        if let (Move::Lay(play), Some((words, grid))) = (mv, &mut fewer) {
                            grid.play(words, &play);
                        }
                        game.play(&mut state, mv);
                    }
                }
            }
        }
        assert!(compared > 100 && saved > 1000, "{compared} plays, {saved} words");
    }
}
