//! Who wins, of all positions of one material: two bits a position, in rows.

use std::ops::Range;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, OnceLock};

use tabla_core::{Game, Seat};

use super::rows::Rows;
use super::spots::{Men, Sides, image};
use super::{Material, Tally};
use crate::{FEWEST, MEN, Mice, State};

/// The value of a position for the player to move, without the way there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    Draw,
    Win,
    Loss,
}

impl Outcome {
    /// What this value of the position after a move means to the player who moved.
    #[must_use]
    pub fn before_move(self) -> Outcome {
        match self {
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => Outcome::Loss,
            Outcome::Loss => Outcome::Win,
        }
    }

    const fn bits(self) -> u8 {
        match self {
            Outcome::Draw => 0,
            Outcome::Win => 1,
            Outcome::Loss => 2,
        }
    }

    pub(super) const fn of_bits(bits: u8) -> Outcome {
        match bits & 3 {
            1 => Outcome::Win,
            2 => Outcome::Loss,
            _ => Outcome::Draw,
        }
    }
}

/// Outcomes in rows, four to a byte; each row begins with a byte of its own.
#[derive(Clone, PartialEq, Eq, Default)]
pub(super) struct Packed {
    /// Bytes of a row.
    stride: usize,
    bytes: Vec<u8>,
}

impl Packed {
    /// How many bytes rows of this width take.
    pub fn stride(width: usize) -> usize {
        width.div_ceil(4)
    }

    /// What somebody has kept, of rows of this width.
    pub fn from_bytes(width: usize, bytes: Vec<u8>) -> Packed {
        Packed { stride: Packed::stride(width), bytes }
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    #[inline]
    pub fn get(&self, row: usize, place: usize) -> Outcome {
        Outcome::of_bits(self.bytes[row * self.stride + place / 4] >> (2 * (place % 4)))
    }
}

/// Outcomes that are being written, every row by one writer at a time.
#[derive(Default)]
pub(super) struct Packing {
    stride: usize,
    bytes: Vec<AtomicU8>,
}

impl Packing {
    pub fn new(rows: &Rows) -> Packing {
        let stride = Packed::stride(rows.width());
        let zeros = std::iter::repeat_with(AtomicU8::default).take(stride * rows.len());
        Packing { stride, bytes: zeros.collect() }
    }

    /// Writes a whole row.
    pub fn write(&self, row: usize, outcomes: impl Iterator<Item = Outcome>) {
        let (mut at, mut byte, mut shift) = (row * self.stride, 0, 0);
        for outcome in outcomes {
            byte |= outcome.bits() << shift;
            shift += 2;
            if shift == 8 {
                self.bytes[at].store(byte, Ordering::Relaxed);
                (at, byte, shift) = (at + 1, 0, 0);
            }
        }
        if shift > 0 {
            self.bytes[at].store(byte, Ordering::Relaxed);
        }
    }

    pub fn done(self) -> Packed {
        Packed { stride: self.stride, bytes: self.bytes.into_iter().map(AtomicU8::into_inner).collect() }
    }
}

/// All positions of one material: who wins.
///
/// Rows are of the side with more men. The positions in which that side is to move come first, row after row; then those of
/// the other side, where it has fewer men.
pub struct Outcomes {
    material: Material,
    major_moves: Arc<Packed>,
    /// Empty where both have as many men: each is the major side in its turn.
    minor_moves: Packed,
}

impl Outcomes {
    pub(super) fn new(material: Material, major_moves: Packed, minor_moves: Packed) -> Outcomes {
        Outcomes { material, major_moves: Arc::new(major_moves), minor_moves }
    }

    pub fn material(&self) -> Material {
        self.material
    }

    /// All outcomes: those of the side with more men, then those of the other side, if it has fewer.
    pub fn bytes(&self) -> [&[u8]; 2] {
        [self.major_moves.bytes(), self.minor_moves.bytes()]
    }
}

/// Where the outcome of a position is among the bytes of its material, as [`Outcomes::bytes`] has them in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutcomePlace {
    pub material: Material,
    pub byte: usize,
    shift: u32,
}

impl OutcomePlace {
    /// What that byte says of the position.
    pub fn outcome(self, byte: u8) -> Outcome {
        Outcome::of_bits(byte >> self.shift)
    }
}

/// The outcomes at hand, for one set of rules.
#[derive(Clone)]
pub struct OutcomeTables {
    rules: Mice,
    rows: Arc<AllRows>,
    tables: [Option<Loaded>; Material::COUNT],
}

/// The rows of every pair of numbers of men, made when somebody first asks for them.
#[derive(Default)]
struct AllRows {
    sides: Sides,
    rows: [[OnceLock<Rows>; MEN as usize + 1]; MEN as usize + 1],
}

#[derive(Clone)]
pub(super) struct Loaded {
    outcomes: Arc<Outcomes>,
    rows: Rows,
}

impl OutcomeTables {
    /// No tables yet. Of the rules, only flying matters.
    pub fn new(rules: Mice) -> OutcomeTables {
        OutcomeTables { rules, rows: Arc::default(), tables: std::array::from_fn(|_| None) }
    }

    pub fn rules(&self) -> Mice {
        self.rules
    }

    /// The rows of so many men of one side, and of so many of the other.
    pub(super) fn rows(&self, major: u8, minor: u8) -> &Rows {
        let AllRows { sides, rows } = &*self.rows;
        rows[usize::from(major)][usize::from(minor)].get_or_init(|| Rows::new(sides, major, minor))
    }

    /// How many bytes the outcomes of this material have.
    pub fn len_of(&self, material: Material) -> usize {
        let rows = self.rows(material.more(), material.fewer());
        let bytes = rows.len() * Packed::stride(rows.width());
        if material.is_even() { bytes } else { 2 * bytes }
    }

    /// Outcomes that somebody has kept, as [`Outcomes::bytes`] had them; `None` if it is another number of bytes.
    pub fn read(&self, material: Material, mut bytes: Vec<u8>) -> Option<Outcomes> {
        if bytes.len() != self.len_of(material) {
            return None;
        }
        let width = self.rows(material.more(), material.fewer()).width();
        let minor = if material.is_even() { Vec::new() } else { bytes.split_off(bytes.len() / 2) };
        Some(Outcomes::new(material, Packed::from_bytes(width, bytes), Packed::from_bytes(width, minor)))
    }

    pub fn add(&mut self, outcomes: Outcomes) {
        let material = outcomes.material;
        let rows = self.rows(material.more(), material.fewer());
        let loaded = Loaded { rows: rows.clone(), outcomes: Arc::new(outcomes) };
        self.tables[material.place()] = Some(loaded);
    }

    /// Forgets a table.
    pub fn remove(&mut self, material: Material) {
        self.tables[material.place()] = None;
    }

    pub fn has(&self, material: Material) -> bool {
        self.table(material).is_some()
    }

    pub(super) fn table(&self, material: Material) -> Option<&Loaded> {
        self.tables[material.place()].as_ref()
    }

    /// What the position is worth; `None` while men are placed, and where the table is not at hand.
    pub fn probe(&self, state: &State) -> Option<Outcome> {
        if is_placing(state) {
            return None;
        }
        let men = Men::of(state);
        let (mover, other) = (men.mover.len() as u8, men.other.len() as u8);
        if mover < FEWEST {
            return Some(Outcome::Loss);
        }
        let table = self.table(Material::new(mover, other)?)?;
        let seen = Seen::new(&table.rows, table.outcomes.material, men);
        Some(if seen.major_moves {
            table.major_moves(seen.row, seen.place)
        } else {
            table.minor_moves(seen.row, seen.place)
        })
    }

    /// Where the outcome of a position is kept, whether or not it is at hand; `None` while men are placed, and where the
    /// game is over because a player has too few.
    pub fn locate(&self, state: &State) -> Option<OutcomePlace> {
        let men = Men::of(state);
        let material = Material::new(men.mover.len() as u8, men.other.len() as u8)?;
        if is_placing(state) {
            return None;
        }
        let rows = self.rows(material.more(), material.fewer());
        let seen = Seen::new(rows, material, men);
        let stride = Packed::stride(rows.width());
        let part = if seen.major_moves { 0 } else { rows.len() * stride };
        let byte = part + seen.row * stride + seen.place / 4;
        Some(OutcomePlace { material, byte, shift: 2 * (seen.place as u32 % 4) })
    }

    /// How many positions of this material are won, lost and drawn for a player who is to move with so many men.
    pub fn tally(&self, material: Material, mover: u8) -> Option<Tally> {
        self.tally_rows(material, mover, 0..self.rows_of(material))
    }

    /// How many rows the positions of this material have for either side to move.
    pub fn rows_of(&self, material: Material) -> usize {
        self.rows(material.more(), material.fewer()).len()
    }

    /// [`OutcomeTables::tally`] of some of the rows, for whoever counts at several places at once.
    pub fn tally_rows(&self, material: Material, mover: u8, rows: Range<usize>) -> Option<Tally> {
        let table = self.table(material)?;
        let packed = match mover {
            men if men == material.more() => &table.outcomes.major_moves,
            men if men == material.fewer() => &table.outcomes.minor_moves,
            _ => return None,
        };
        let mut counts = [0_u64; 3];
        for row in rows {
            let is_plain = !table.rows.is_symmetric(row);
            for place in 0..table.rows.width() {
                if is_plain || table.rows.stands_for_all(row, table.rows.minor(row, place)) {
                    counts[packed.get(row, place) as usize] += 1;
                }
            }
        }
        let [drawn, won, lost] = counts;
        Some(Tally { won, lost, drawn, longest_win: 0 })
    }

    /// Whether what is said of a position follows from what is said of those to which its moves lead, by the rules of the
    /// game; `None` where one of them is not at hand.
    pub fn is_right(&self, state: &State) -> Option<bool> {
        let said = self.probe(state)?;
        let mut best = Outcome::Loss;
        for mv in self.rules.list(state) {
            match self.probe(&self.rules.after(state, mv))?.before_move() {
                Outcome::Win => return Some(said == Outcome::Win),
                Outcome::Draw => best = Outcome::Draw,
                Outcome::Loss => {}
            }
        }
        Some(said == best)
    }
}

impl Loaded {
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// All outcomes for the major side to move.
    pub fn all_major_moves(&self) -> Arc<Packed> {
        Arc::clone(&self.outcomes.major_moves)
    }

    /// The outcome for the major side to move.
    #[inline]
    pub fn major_moves(&self, row: usize, place: usize) -> Outcome {
        self.outcomes.major_moves.get(row, place)
    }

    /// The outcome for the minor side to move, where it has fewer men.
    #[inline]
    pub fn minor_moves(&self, row: usize, place: usize) -> Outcome {
        self.outcomes.minor_moves.get(row, place)
    }
}

/// A position in its row.
struct Seen {
    major_moves: bool,
    row: usize,
    place: usize,
}

impl Seen {
    fn new(rows: &Rows, material: Material, men: Men) -> Seen {
        let major_moves = men.mover.len() == u32::from(material.more());
        let (major, minor) = if major_moves { (men.mover, men.other) } else { (men.other, men.mover) };
        let (row, symmetry) = rows.row_of(major);
        Seen { major_moves, row, place: rows.place(row, image(symmetry, minor)) }
    }
}

fn is_placing(state: &State) -> bool {
    Seat::DUEL.iter().any(|&seat| state.hand[seat] > 0)
}
