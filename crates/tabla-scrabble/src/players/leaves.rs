//! What leaves are worth: a table with a value for every leave that a set of tiles allows, and the games from
//! which it is made.

mod fit;
mod ranks;
mod train;

use tabla_core::Say;

use crate::{Kind, Leaves, POINT, Rack, TileSet};
use ranks::Ranks;
pub use train::{LeaveTrainer, Progress};

/// What one step of a stored value stands for, in thousandths of a point.
const STEP: i32 = POINT / 2;

/// The value of every leave of up to six tiles, to half a point.
///
/// ```
/// use tabla_scrabble::{LeaveTable, Leaves, Rack, TileSet};
/// let table = LeaveTable::from_values(TileSet::english(), |leave| if leave.len() == 1 { 1600 } else { 0 });
/// assert_eq!(table.value(&Rack::read("Q").unwrap()), 1500);
/// assert_eq!(LeaveTable::from_bytes(&table.to_bytes()), Ok(table));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct LeaveTable {
    ranks: Ranks,
    values: Vec<i8>,
}

/// Why bytes are no leave values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("leaves-bytes", error)]
pub enum LeavesFault {
    /// They are something else.
    Other,
    /// There are too few or too many of them.
    Length { found: usize, expected: usize },
    /// They have been damaged.
    Checksum,
    /// They were made with other words, tiles or another board.
    Foreign,
}

/// The first bytes of a stored table.
const MARK: [u8; 8] = *b"TABLALV1";

impl LeaveTable {
    /// The table with these values, which are in thousandths of a point, for the leaves that a set of tiles
    /// allows. They are rounded to half points, and none is above 63 points or below −64.
    pub fn from_values(tiles: &TileSet, mut value: impl FnMut(&Rack) -> i32) -> LeaveTable {
        let ranks = Ranks::new(tiles.tiles());
        let mut values = Vec::with_capacity(ranks.len());
        ranks.each(|leave| {
            let steps = value(leave).saturating_add(STEP / 2).div_euclid(STEP);
            values.push(steps.clamp(i8::MIN.into(), i8::MAX.into()) as i8);
        });
        LeaveTable { ranks, values }
    }

    /// How many leaves it has.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether it has none; no set of tiles is so small.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Whether it was made for these tiles.
    pub fn fits(&self, tiles: &TileSet) -> bool {
        self.ranks.caps() == Ranks::new(tiles.tiles()).caps()
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(MARK.len() + Kind::COUNT + self.values.len() + SUM);
        bytes.extend(MARK);
        bytes.extend(self.ranks.caps());
        bytes.extend(self.values.iter().map(|&value| value as u8));
        seal(bytes)
    }

    /// Reads what [`LeaveTable::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8]) -> Result<LeaveTable, LeavesFault> {
        let body = bytes.strip_prefix(&MARK).ok_or(LeavesFault::Other)?;
        let (caps, _) = body.split_first_chunk::<{ Kind::COUNT }>().ok_or(LeavesFault::Other)?;
        let ranks = Ranks::new(&Rack::from_counts(*caps));
        let body = unseal(bytes, MARK.len() + Kind::COUNT + ranks.len())?;
        if ranks.caps() != caps {
            return Err(LeavesFault::Other);
        }
        let values = body[MARK.len() + Kind::COUNT..].iter().map(|&byte| byte as i8).collect();
        Ok(LeaveTable { ranks, values })
    }
}

impl Leaves for LeaveTable {
    /// What was made for other tiles, or is no leave at all, is worth nothing.
    fn value(&self, leave: &Rack) -> i32 {
        let stored = self.ranks.rank(leave).and_then(|rank| self.values.get(rank));
        stored.map_or(0, |&value| i32::from(value) * STEP)
    }
}

impl std::fmt::Debug for LeaveTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LeaveTable({} leaves)", self.values.len())
    }
}

/// How many bytes the checksum takes.
const SUM: usize = 4;

/// The same bytes with a checksum behind them.
fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    let sum = crc32fast::hash(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// The bytes before the checksum, of which there must be so many.
fn unseal(bytes: &[u8], expected: usize) -> Result<&[u8], LeavesFault> {
    match bytes.split_last_chunk::<SUM>() {
        Some((body, _)) if body.len() != expected => {
            Err(LeavesFault::Length { found: bytes.len(), expected: expected + SUM })
        }
        Some((body, sum)) if crc32fast::hash(body).to_le_bytes() == *sum => Ok(body),
        Some(_) => Err(LeavesFault::Checksum),
        None => Err(LeavesFault::Other),
    }
}
