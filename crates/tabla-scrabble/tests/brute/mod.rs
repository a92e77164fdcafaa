//! A second generator of plays that is as plain as possible: it tries every word on every square in both
//! directions, with every choice of jokers.

use std::collections::{BTreeMap, BTreeSet};

use tabla_scrabble::{Board, Direction, Layout, Letter, Play, Rack, Square, Tile, TileSet};

/// The words that may be laid.
pub struct Brute {
    words: BTreeSet<Vec<Letter>>,
}

/// A place for a word: its first square and its direction.
#[derive(Clone, Copy)]
struct Place<'a> {
    board: &'a Board,
    layout: &'a Layout,
    tiles: &'a TileSet,
    start: Square,
    direction: Direction,
}

impl Brute {
    pub fn new<'a>(words: impl IntoIterator<Item = &'a str>) -> Brute {
        let read = |word: &str| word.chars().map(|letter| Letter::read(letter).unwrap()).collect();
        Brute { words: words.into_iter().map(read).collect() }
    }

    /// Every legal play with its score.
    pub fn plays(&self, board: &Board, layout: &Layout, tiles: &TileSet, rack: &Rack) -> BTreeMap<Play, i32> {
        let mut plays = BTreeMap::new();
        for direction in Direction::BOTH {
            if direction == Direction::Vertical && board.is_empty() && is_mirrored(layout) {
                continue;
            }
            for start in layout.squares() {
                let place = Place { board, layout, tiles, start, direction };
                for word in self.words.iter().filter(|word| place.has_room(word)) {
                    self.try_tiles(place, word, 0, rack, &mut Vec::new(), &mut plays);
                }
            }
        }
        plays
    }

    /// Lays the word's letters from `at` on with tiles of the rack, in every way.
    fn try_tiles(
        &self,
        place: Place<'_>,
        word: &[Letter],
        at: usize,
        rack: &Rack,
        laid: &mut Vec<(usize, Tile)>,
        plays: &mut BTreeMap<Play, i32>,
    ) {
        let Some(&letter) = word.get(at) else {
            if let Some(score) = self.score(place, word, laid) {
                let mut play = Play::new(place.start, place.direction);
                assert!(laid.iter().all(|&(offset, tile)| play.lay(offset, tile)));
                assert_eq!(plays.insert(play, score), None, "{play:?} twice");
            }
            return;
        };
        if place.tile(at).is_some() {
            return self.try_tiles(place, word, at + 1, rack, laid, plays);
        }
        for tile in [Tile::plain(letter), Tile::joker(letter)] {
            let mut rest = *rack;
            if rest.take(tile.kind()) {
                laid.push((at, tile));
                self.try_tiles(place, word, at + 1, &rest, laid, plays);
                laid.pop();
            }
        }
    }

    /// What the play scores; `None` if it is not legal.
    fn score(&self, place: Place<'_>, word: &[Letter], laid: &[(usize, Tile)]) -> Option<i32> {
        let mut after = place.board.clone();
        let squares: Vec<Square> = laid.iter().map(|&(offset, _)| place.square(offset)).collect();
        for (square, &(_, tile)) in squares.iter().zip(laid) {
            after.set(*square, Some(tile));
        }
        let joins = squares.iter().any(|&square| place.board.touches(square));
        let opens = place.board.is_empty() && squares.contains(&place.layout.centre());
        if laid.is_empty() || !(joins || opens) {
            return None;
        }
        let mut score = place.worth(&after, &squares, place.start, place.direction, word.len());
        let sideways = place.direction.across();
        for &square in &squares {
            let first = after.reach_back(square, sideways);
            let crossing: Vec<Letter> = (0..)
                .map_while(|offset| after.tile(after.step(first, sideways, offset)?))
                .map(Tile::letter)
                .collect();
            if crossing.len() < 2 {
                continue;
            }
            // One tile that makes two words is one play, written across.
            let is_double = laid.len() == 1 && place.direction == Direction::Vertical;
            if is_double || !self.words.contains(&crossing) {
                return None;
            }
            score += place.worth(&after, &squares, first, sideways, crossing.len());
        }
        Some(score + if laid.len() == 7 { 50 } else { 0 })
    }
}

impl Place<'_> {
    fn square(&self, offset: usize) -> Square {
        self.board.step(self.start, self.direction, offset as isize).unwrap()
    }

    fn tile(&self, offset: usize) -> Option<Tile> {
        self.board.tile(self.square(offset))
    }

    /// Whether the word fits between the edges, over the tiles that lie there, with nothing before or
    /// after it.
    fn has_room(&self, word: &[Letter]) -> bool {
        let is_taken = |steps: isize| {
            let square = self.board.step(self.start, self.direction, steps);
            square.is_some_and(|square| self.board.tile(square).is_some())
        };
        let fits = |(offset, &letter): (usize, &Letter)| {
            self.tile(offset).is_none_or(|tile| tile.letter() == letter)
        };
        self.board.step(self.start, self.direction, word.len() as isize - 1).is_some()
            && word.iter().enumerate().all(fits)
            && !is_taken(-1)
            && !is_taken(word.len() as isize)
    }

    /// What one word is worth on the board after the play.
    fn worth(&self, after: &Board, new: &[Square], start: Square, direction: Direction, len: usize) -> i32 {
        let mut sum = 0;
        let mut factor = 1;
        for offset in 0..len {
            let square = after.step(start, direction, offset as isize).unwrap();
            let tile = after.tile(square).unwrap();
            let value = if tile.is_joker() { 0 } else { i32::from(self.tiles.value(tile.letter())) };
            let premium = self.layout.premium(square);
            if new.contains(&square) {
                sum += value * i32::from(premium.letter);
                factor *= i32::from(premium.word);
            } else {
                sum += value;
            }
        }
        sum * factor
    }
}

fn is_mirrored(layout: &Layout) -> bool {
    layout.squares().all(|square| {
        let mirror = Square::at(square.column(), square.row()).unwrap();
        layout.premium(square) == layout.premium(mirror)
    })
}
