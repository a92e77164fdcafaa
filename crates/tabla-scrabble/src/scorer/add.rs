//! Laying the words, one by one, and adding them up.

use crate::words::words;
use crate::{Board, Layout, RACK, Square, Tile};

use super::read::{GameLine, Sheet};
use super::{Addend, BONUS, BONUS_TILES, Fault, File, Oddity, Placement, Remark, Scorecard};

/// Adds the whole game up, or tells the first placement that breaks a rule.
pub(super) fn up(sheet: Sheet) -> Result<Scorecard, Vec<Remark<Fault>>> {
    let mut adder = Adder {
        values: sheet.values,
        board: Board::empty(sheet.layout.size()),
        layout: sheet.layout,
        oddities: sheet.oddities,
    };
    let mut placements = Vec::new();
    for line in sheet.lines {
        let place = line.place.clone();
        let placement = adder
            .lay(line)
            .map_err(|because| vec![Remark { file: File::Game, line: Some(place), because }])?;
        placements.push(placement);
    }
    let values = crate::Letter::ALL.into_iter().zip(sheet.values);
    Ok(Scorecard {
        tiles: values.filter_map(|(letter, value)| Some((letter, value?))).collect(),
        layout: adder.layout,
        placements,
        board: adder.board,
        oddities: adder.oddities,
    })
}

struct Adder {
    values: [Option<u16>; 26],
    layout: Layout,
    board: Board,
    oddities: Vec<Remark<Oddity>>,
}

impl Adder {
    fn value(&self, tile: Tile) -> Result<u16, Fault> {
        if tile.is_joker() {
            return Ok(0);
        }
        self.values[tile.letter().index()].ok_or(Fault::NoValue(tile.letter()))
    }

    fn lay(&mut self, line: GameLine) -> Result<Placement, Fault> {
        let squares = self.squares(&line)?;
        let mut addends = Vec::with_capacity(squares.len());
        for (&square, &written) in squares.iter().zip(&line.tiles) {
            addends.push(self.addend(square, written)?);
        }
        let new: Vec<(Square, Tile)> = squares
            .iter()
            .zip(&addends)
            .filter(|(_, addend)| addend.is_new)
            .map(|(&square, addend)| (square, addend.tile))
            .collect();
        if new.is_empty() {
            return Err(Fault::NothingLaid);
        }
        let oddities = self.oddities_of(&line, &squares, &new);
        for &(square, tile) in &new {
            self.board.set(square, Some(tile));
        }
        self.tell(&line, oddities);
        let placed: Vec<Square> = new.iter().map(|&(square, _)| square).collect();
        let value = |tile: Tile| self.value(tile).map_or(0, u64::from);
        let formed = words(&self.board, &self.layout, value, &placed, line.direction);
        let goes_on = formed
            .iter()
            .find(|word| word.direction == line.direction && word.tiles.len() > line.tiles.len());
        if let Some(word) = goes_on {
            let whole = word.tiles.iter().map(ToString::to_string).collect();
            self.tell(&line, vec![Oddity::GoesOn(whole)]);
        }
        let bonus = if placed.len() == BONUS_TILES { BONUS } else { 0 };
        Ok(Placement {
            player: line.player,
            start: line.start,
            start_text: line.start_text,
            direction: line.direction,
            word: line.word,
            addends,
            standard_score: formed.iter().map(|word| word.points).sum::<u64>() + bonus,
        })
    }

    /// The squares under the word's letters.
    fn squares(&self, line: &GameLine) -> Result<Vec<Square>, Fault> {
        let letters = line.tiles.len();
        let squares: Vec<Square> = (0..letters)
            .map_while(|offset| self.board.step(line.start, line.direction, offset as isize))
            .collect();
        let room = squares.len();
        if room < letters {
            Err(Fault::WordOff { start: line.start, letters, room: self.room(line) })
        } else {
            Ok(squares)
        }
    }

    fn room(&self, line: &GameLine) -> usize {
        (0..self.board.size())
            .map_while(|offset| self.board.step(line.start, line.direction, offset as isize))
            .count()
    }

    /// One letter of the word. What lies on the board wins over what the line says.
    fn addend(&self, square: Square, written: Tile) -> Result<Addend, Fault> {
        match self.board.tile(square) {
            Some(there) if there.letter() == written.letter() => Ok(Addend {
                tile: there,
                value: self.value(there)?,
                factor: 1,
                is_new: false,
                word_factor: 1,
            }),
            Some(there) => {
                Err(Fault::Contradiction { square, there: there.letter(), written: written.letter() })
            }
            None => {
                let premium = self.layout.premium(square);
                let value = self.value(written)?;
                let (factor, word_factor) = (premium.letter, premium.word);
                Ok(Addend { tile: written, value, factor, is_new: true, word_factor })
            }
        }
    }

    /// What is odd about a placement, seen before it is laid.
    fn oddities_of(&self, line: &GameLine, squares: &[Square], new: &[(Square, Tile)]) -> Vec<Oddity> {
        let mut oddities = Vec::new();
        if self.board.is_empty() {
            if !squares.contains(&self.layout.centre()) {
                oddities.push(Oddity::OffCentre(self.layout.centre()));
            }
        } else if new.len() == line.tiles.len() && !squares.iter().any(|&square| self.board.touches(square)) {
            oddities.push(Oddity::TouchesNothing);
        }
        if new.len() > RACK {
            oddities.push(Oddity::TooManyTiles(new.len()));
        }
        oddities
    }

    fn tell(&mut self, line: &GameLine, oddities: Vec<Oddity>) {
        let place = |because| Remark { file: File::Game, line: Some(line.place.clone()), because };
        self.oddities.extend(oddities.into_iter().map(place));
    }
}
