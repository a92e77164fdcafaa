//! Solved tables, and what they say about a position.

use std::sync::Arc;

use tabla_core::{Game, Seat};

use super::exact::{Exact, decided};
use super::spots::{Men, Sides, Spots};
use super::{Material, SolveError};
use crate::{FEWEST, Mice, Move, State};

/// All positions of one material, solved.
///
/// A byte is 0 for a draw, 255 for a number that no position has, and else one more than the plies to the
/// end; an even number of plies is a loss. The positions in which the side with more men is to move come
/// first, then those of the other side, each in the order of [`Numbering`](crate::Numbering); where both have as many,
/// there is one order only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    flying: bool,
    material: Material,
    bytes: Vec<u8>,
}

impl Solved {
    /// A table made before, whose bytes somebody has kept. Their number is not asked here;
    /// [`Tables::add`] does.
    pub fn from_bytes(flying: bool, material: Material, bytes: Vec<u8>) -> Solved {
        Solved { flying, material, bytes }
    }

    /// Whether three men may fly.
    pub fn flying(&self) -> bool {
        self.flying
    }

    /// The men on both sides.
    pub fn material(&self) -> Material {
        self.material
    }

    /// One byte a position.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How many positions are won, lost and drawn, whoever is to move.
    pub fn tally(&self) -> Tally {
        Tally::of(&self.bytes)
    }
}

/// How the positions of a table divide, for the player to move, up to symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    pub won: u64,
    pub lost: u64,
    /// Positions that neither can win by force.
    pub drawn: u64,
    /// The most plies that a win takes; 0 if there is none.
    pub longest_win: u32,
}

impl Tally {
    fn of(bytes: &[u8]) -> Tally {
        let mut counts = [0; 256];
        for &byte in bytes {
            counts[usize::from(byte)] += 1;
        }
        let mut tally = Tally::default();
        for byte in 0..=u8::MAX {
            let count = counts[usize::from(byte)];
            match Exact::of_byte(byte) {
                Some(Exact::Win { plies }) if count > 0 => {
                    tally.won += count;
                    tally.longest_win = plies;
                }
                Some(Exact::Loss { .. }) => tally.lost += count,
                Some(Exact::Draw) => tally.drawn += count,
                Some(Exact::Win { .. }) | None => {}
            }
        }
        tally
    }
}

/// The tables at hand, for one set of rules. A clone shares them.
#[derive(Clone)]
pub struct Tables {
    rules: Mice,
    sides: Arc<Sides>,
    tables: [Option<LoadedTable>; Material::COUNT],
}

#[derive(Clone)]
struct LoadedTable {
    solved: Arc<Solved>,
    spots: Spots,
}

impl Tables {
    /// No tables yet. Of the rules, only flying matters.
    pub fn new(rules: Mice) -> Tables {
        Tables { rules, sides: Arc::default(), tables: std::array::from_fn(|_| None) }
    }

    /// Takes a table in, in place of an older one of the same material. It must be of the same rules and
    /// have a byte for each position.
    pub fn add(&mut self, solved: impl Into<Arc<Solved>>) -> Result<(), SolveError> {
        let solved = solved.into();
        let material = solved.material;
        if solved.flying != self.rules.flying {
            return Err(SolveError::OtherRules { material });
        }
        let spots = self.spots(material);
        if solved.bytes.len() != spots.len() {
            return Err(SolveError::WrongLength { material, bytes: solved.bytes.len() });
        }
        self.tables[material.place()] = Some(LoadedTable { solved, spots });
        Ok(())
    }

    /// Whether the positions of this material are at hand.
    pub fn has(&self, material: Material) -> bool {
        self.table(material).is_some()
    }

    /// The table of this material, which other [`Tables`] may share.
    pub fn solved(&self, material: Material) -> Option<&Arc<Solved>> {
        self.table(material).map(|table| &table.solved)
    }

    /// The rules by which the tables are made.
    pub fn rules(&self) -> Mice {
        self.rules
    }

    /// How many bytes the table of this material has.
    pub fn len_of(&self, material: Material) -> usize {
        self.spots(material).len()
    }

    /// How many positions of this material are won, lost and drawn for a player who is to move with so
    /// many men; `None` if the table is not at hand or nobody has that number.
    pub fn tally(&self, material: Material, mover: u8) -> Option<Tally> {
        let LoadedTable { solved, spots } = self.table(material)?;
        let (more, fewer) = solved.bytes.split_at_checked(spots.second())?;
        match mover {
            men if men == material.more() => Some(Tally::of(more)),
            men if men == material.fewer() => Some(Tally::of(fewer)),
            _ => None,
        }
    }

    /// What the position is worth; `None` while men are placed, and where the table is not at hand.
    pub fn probe(&self, state: &State) -> Option<Exact> {
        if Seat::DUEL.iter().any(|&seat| state.hand[seat] > 0) {
            return None;
        }
        Exact::of_byte(self.byte(Men::of(state))?)
    }

    /// Every legal move, with what it is worth to the player who makes it, counted from before the move;
    /// `None` for a move into a table that is not at hand.
    pub fn moves_with_values(&self, state: &State) -> Vec<(Move, Option<Exact>)> {
        let moves = self.rules.list(state).into_iter();
        moves.map(|mv| (mv, self.probe(&self.rules.after(state, mv)).map(Exact::before_move))).collect()
    }

    /// The byte of a position; `None` if the table is not at hand.
    #[inline]
    pub(super) fn byte(&self, men: Men) -> Option<u8> {
        let (mover, other) = (men.mover.len() as u8, men.other.len() as u8);
        if mover < FEWEST {
            return Some(decided(0));
        }
        let material = Material::new(mover, other)?;
        let table = self.table(material)?;
        table.solved.bytes.get(table.spots.spot(men)).copied()
    }

    /// The order of the positions of a material.
    pub(super) fn spots(&self, material: Material) -> Spots {
        Spots::new(&self.sides, material)
    }

    #[inline]
    fn table(&self, material: Material) -> Option<&LoadedTable> {
        self.tables[material.place()].as_ref()
    }
}
