//! What the player remembers of a game: the last turn, and the stones that came so far.
//!
//! Which stones came is not always certain, so several pasts are kept that all lead to the board as it
//! is. A past in which the lines repeat themselves is likelier than one in which they do not.

use std::fmt::Write;

use super::explain::{Arrivals, came_last, explain, explain_within, may_follow};
use super::forecast::{Cycles, Forecast, GAP, Known, Past};
use super::value::checksum;
use super::wheel::{Guesses, Short, guesses};
use crate::{Board, Cell, Jewel, Swap};

/// How many pasts are kept.
const PASTS: usize = 48;
/// How many continuations of pasts are looked at closely.
const PAIRS: usize = 80;

/// How sure a stone must be to explain others by it.
const SURE: f64 = 0.95;
/// The same once the length of the lines is known: at first, and where that explains nothing.
const LIKELY: f64 = 0.9;
const CERTAIN: f64 = 0.99;

/// A turn that was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    board: Board,
    turns_left: u32,
    swap: Swap,
}

/// What is remembered of a game from turn to turn.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    last: Option<Turn>,
    pasts: Vec<Cycles>,
    short: Short,
}

impl Memory {
    /// Sees the board on which a turn is to be chosen, and makes out what came since the last one. A board
    /// that does not follow from the last one begins a new game; the last one once more changes nothing.
    /// At most about so many ways of getting here are looked at.
    pub fn see(&mut self, board: &Board, turns_left: u32, most_looks: usize) {
        let Some(last) = self.last else { return };
        if last.board == *board && last.turns_left == turns_left {
            return;
        }
        self.last = None;
        let follows = turns_left.checked_add(1) == Some(last.turns_left);
        if !follows || !may_follow(&last.board, last.swap, board) {
            *self = Memory::default();
            return;
        }
        if self.short.forecast().is_some() {
            let guesses = self.foreseen(&last, board, most_looks / 2);
            self.short.turn(guesses);
            self.pasts.clear();
            return;
        }
        let (plain, looks) = explain_within(&last.board, last.swap, board, &Known::default(), most_looks);
        let came_last = came_last(&last.board, last.swap, board);
        let guesses = guesses(&plain, &Known::default(), &came_last, looks > most_looks);
        let ways = self.ways(&last, board, plain, most_looks / 4);
        if ways.is_empty() {
            self.leave_gap(&last, board);
        } else {
            self.extend(&ways);
        }
        if let Some(best) = self.pasts.first() {
            self.short.favour(|length| best.favour(length));
        }
        self.short.turn(guesses);
    }

    /// Notes the swap that is played on this board.
    pub fn note(&mut self, board: &Board, turns_left: u32, swap: Swap) {
        self.last = Some(Turn { board: *board, turns_left, swap });
    }

    /// What is expected to come.
    pub fn forecast(&self) -> Forecast {
        self.short.forecast().unwrap_or_else(|| Forecast::of(&self.pasts))
    }

    /// The stones that came into a column, 0 to 7, so far, as far as they could be made out.
    pub fn came(&self, column: usize) -> Vec<Jewel> {
        if self.short.forecast().is_some() {
            return self.short.came(column).into_iter().filter_map(Jewel::new).collect();
        }
        let past = self.pasts.first().and_then(|cycles| cycles.past().get(column));
        past.map_or(Vec::new(), |past| past.iter().filter_map(|&number| Jewel::new(number)).collect())
    }

    /// The ways from the last turn to this board: those that agree with what was expected if there are any,
    /// else all that are possible.
    fn ways(&self, last: &Turn, board: &Board, plain: Vec<Arrivals>, most_looks: usize) -> Vec<Arrivals> {
        let known = self.forecast().known(SURE);
        if known.columns() == 0 {
            return plain;
        }
        let expected = explain(&last.board, last.swap, board, &known, most_looks);
        if expected.is_empty() { plain } else { expected }
    }

    /// What may have come since the last turn when the length of the lines is known.
    fn foreseen(&self, last: &Turn, board: &Board, most_looks: usize) -> Guesses {
        let came_last = came_last(&last.board, last.swap, board);
        let forecast = self.forecast();
        for known in [forecast.known(LIKELY), forecast.known(CERTAIN), Known::default()] {
            let (ways, looks) = explain_within(&last.board, last.swap, board, &known, most_looks);
            if !ways.is_empty() {
                return guesses(&ways, &known, &came_last, looks > most_looks);
            }
        }
        guesses(&[], &Known::default(), &came_last, true)
    }

    /// Leaves a gap in every column that has changed.
    fn leave_gap(&mut self, last: &Turn, board: &Board) {
        let mut swapped = last.board;
        swapped.swap(last.swap);
        let is_same = |cell: &Cell| swapped.stone(*cell) == board.stone(*cell);
        for cycles in &mut self.pasts {
            let mut past = cycles.past().clone();
            for (column, cells) in past.iter_mut().zip(Cell::ALL.chunks(8)) {
                if !cells.iter().all(is_same) {
                    column.push(GAP);
                }
            }
            *cycles = Cycles::of(past);
        }
    }

    /// Continues every past in every way and keeps the likeliest.
    fn extend(&mut self, ways: &[Arrivals]) {
        if self.pasts.is_empty() {
            self.pasts.push(Cycles::of(Past::default()));
        }
        let count = |way: &Arrivals| way.iter().map(Vec::len).sum::<usize>() as f64;
        let mut pairs: Vec<(f64, &Past, &Arrivals)> = Vec::new();
        for cycles in &self.pasts {
            pairs.extend(ways.iter().map(|way| (cycles.score - count(way) * 6f64.ln(), cycles.past(), way)));
        }
        pairs.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
        pairs.truncate(PAIRS);
        let mut pasts: Vec<Cycles> = Vec::new();
        for (_, past, way) in pairs {
            let mut past = past.clone();
            for (column, arrived) in past.iter_mut().zip(way) {
                column.extend(arrived.iter().map(|stone| stone.number()));
            }
            pasts.push(Cycles::of(past));
        }
        pasts.sort_by(|one, other| other.score.total_cmp(&one.score));
        pasts.dedup_by(|one, other| one.past() == other.past());
        pasts.truncate(PASTS);
        self.pasts = pasts;
    }

    /// The memory as text, with a checksum.
    pub fn write(&self) -> String {
        let mut text = format!("{HEADING}\n");
        if let Some(turn) = &self.last {
            let digits: String = Cell::ALL.iter().map(|&cell| turn.board.stone(cell).digit()).collect();
            let _ = writeln!(text, "turn {} {} {}", turn.turns_left, turn.swap.index(), digits);
        }
        for cycles in &self.pasts {
            text.push_str("past");
            for column in cycles.past() {
                text.push_str(" /");
                text.extend(column.iter().map(|&number| char::from(b'0' + number)));
            }
            text.push('\n');
        }
        self.short.write(&mut text);
        let sum = checksum(text.as_bytes());
        let _ = writeln!(text, "sum {sum:016x}");
        text
    }

    /// Reads what [`Memory::write`] wrote; `None` when anything is damaged.
    pub fn read(text: &str) -> Option<Memory> {
        let (body, sum) = text.trim_end().rsplit_once("sum ")?;
        if u64::from_str_radix(sum, 16).ok()? != checksum(body.as_bytes()) {
            return None;
        }
        let mut lines = body.lines();
        (lines.next()? == HEADING).then_some(())?;
        let mut memory = Memory::default();
        let lines: Vec<Vec<&str>> = lines.map(|line| line.split(' ').collect()).collect();
        let (mut rounds, mut lengths) = (Vec::new(), Vec::new());
        for words in &lines {
            match words[..] {
                ["round", ref columns @ ..] => rounds.push(columns),
                ["length", ref words @ ..] => lengths.push(words),
                ["turn", turns_left, swap, digits] => {
                    let turn = read_turn(turns_left, swap, digits)?;
                    memory.last = Some(turn);
                }
                ["past", ref columns @ ..] => memory.pasts.push(Cycles::of(read_past(columns)?)),
                _ => return None,
            }
        }
        memory.short = Short::read(&rounds, &lengths)?;
        Some(memory)
    }
}

const HEADING: &str = "jewels memory 2";

fn read_turn(turns_left: &str, swap: &str, digits: &str) -> Option<Turn> {
    let stones: Vec<Jewel> = digits.bytes().map(Jewel::from_digit).collect::<Option<_>>()?;
    if stones.len() != 64 {
        return None;
    }
    let board = Board::from_fn(|cell| stones[cell.index()]);
    Some(Turn { board, turns_left: turns_left.parse().ok()?, swap: Swap::new(swap.parse().ok()?)? })
}

fn read_past(columns: &[&str]) -> Option<Past> {
    let column = |word: &&str| {
        let digits = word.strip_prefix('/')?;
        digits
            .bytes()
            .map(|digit| digit.checked_sub(b'0').filter(|&number| number <= 6))
            .collect::<Option<Vec<u8>>>()
    };
    columns.iter().map(column).collect::<Option<Vec<_>>>()?.try_into().ok()
}
