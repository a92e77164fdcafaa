//! Finding plays: all of them, or the best.
//!
//! Every play is found once, at its *hinge*: the first run of tiles that its word runs through, or, if it
//! runs through none, the first square where it completes a word sideways. From the hinge the word grows to
//! the left, and then to the right, along the lexicon's hinged paths. Which letters fit a square and which
//! are on the rack are bits, so what cannot lead on is never looked at.
//!
//! For the best play each hinge is first given an upper bound from the rack's values, the coloured squares
//! and the words sideways alone. Hinges are visited from the highest bound down, until no bound reaches what
//! is found already.

mod bound;
mod check;
mod extend;
mod hand;
mod lane;
mod leaves;
mod sink;
mod tally;

use crate::{Direction, Grid, Lexicon, Play, Rack};
use bound::Bounds;
use extend::Extend;
use hand::Holding;
use lane::{Hinge, Lane};
pub use leaves::{Kept, Leaves, POINT};
use sink::{Best, Every, Sink};
pub use tally::Tally;

/// A play and what it scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scored {
    /// What is laid where.
    pub play: Play,
    /// With the words sideways and the bonus for seven tiles.
    pub score: i32,
}

/// A play with its score and what it is worth beyond it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Valued {
    /// The play and its score.
    pub scored: Scored,
    /// The score and the value of the tiles that are kept, in thousandths of a point.
    pub equity: i32,
}

/// Finds plays with the words of one list.
///
/// ```
/// use tabla_scrabble::{Generator, Grid, Lexicon, Rack, STANDARD, TileSet};
/// let lexicon = Lexicon::from_text("CAT\nCATS\nACT").unwrap();
/// let generator = Generator::new(&lexicon);
/// let grid = Grid::new(&STANDARD, TileSet::english());
/// let rack = Rack::read("CATX").unwrap();
/// let mut plays = Vec::new();
/// generator.all(&grid, &rack, &mut plays);
/// assert_eq!(plays.len(), 6);
/// assert_eq!(generator.best(&grid, &rack).unwrap().score, 10);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Generator<'a> {
    lexicon: &'a Lexicon,
}

impl<'a> Generator<'a> {
    /// A generator for these words.
    pub fn new(lexicon: &'a Lexicon) -> Generator<'a> {
        Generator { lexicon }
    }

    /// Appends every legal play, none twice, always in the same order.
    ///
    /// A first word counts in one direction only where both are alike: across, if the board is the same on
    /// both sides of its diagonal. More than seven tiles are no rack, and nothing is found for them.
    pub fn all(&self, grid: &Grid, rack: &Rack, plays: &mut Vec<Scored>) {
        self.on_lines(grid, rack, u64::MAX, plays);
    }

    /// Appends the legal plays on these lines, one bit each, by their [`Grid::line_number`].
    pub(crate) fn on_lines(&self, grid: &Grid, rack: &Rack, lines: u64, plays: &mut Vec<Scored>) {
        let Some(holding) = Holding::new(rack, grid) else { return };
        let mut extend = Extend::new(self.lexicon, &holding, Every { plays });
        self.lanes(grid, &holding, lines, |lane| lane.hinges(|hinge| extend.at(&lane, hinge, None)));
    }

    /// The play that scores most; of several, the first in the order of plays. `None` if there is none.
    pub fn best(&self, grid: &Grid, rack: &Rack) -> Option<Scored> {
        let holding = Holding::new(rack, grid)?;
        self.search(grid, &holding, Best::new(None)).map(|best| best.scored)
    }

    /// The play with the highest equity: its score and what the tiles are worth that it leaves on the rack.
    /// Of several, the first in the order of plays. `None` if there is no play.
    pub fn best_equity(&self, grid: &Grid, kept: &Kept) -> Option<Valued> {
        let holding = Holding::new(kept.rack(), grid)?;
        self.search(grid, &holding, Best::new(Some(kept)))
    }

    fn search(&self, grid: &Grid, holding: &Holding, best: Best<'_>) -> Option<Valued> {
        let ceilings = *best.ceilings();
        let mut lanes = Vec::with_capacity(2 * grid.size());
        let mut visits: Vec<(i32, usize, Hinge)> = Vec::with_capacity(128);
        self.lanes(grid, holding, u64::MAX, |lane| {
            lane.hinges(|hinge| {
                let bounds = Bounds::of(&lane, hinge, holding, &ceilings);
                if let Some(highest) = bounds.highest() {
                    visits.push((highest, lanes.len(), hinge));
                }
            });
            lanes.push(lane);
        });
        // Lanes in their order where bounds are equal.
        visits.sort_by_key(|&(bound, ..)| std::cmp::Reverse(bound));
        let mut extend = Extend::new(self.lexicon, holding, best);
        for (bound, lane, hinge) in visits {
            if !extend.sink().wants(bound) {
                break;
            }
            let lane = &lanes[lane];
            let bounds = Bounds::of(lane, hinge, holding, &ceilings);
            extend.at(lane, hinge, Some(&bounds));
        }
        extend.into_sink().into_best()
    }

    /// Every line on which a play can lie, of those that are asked for.
    fn lanes<'g>(&self, grid: &'g Grid, holding: &Holding, lines: u64, mut visit: impl FnMut(Lane<'g>)) {
        for direction in Direction::BOTH {
            for number in 0..grid.size() {
                if lines & Grid::line_bit(direction, number) != 0
                    && let Some(lane) = Lane::of(self.lexicon, grid, direction, number, holding)
                {
                    visit(lane);
                }
            }
        }
    }
}
