//! What a player can do at a turn, judged by equity alone.

use super::Opinion;
use super::scene::Last;
use crate::{
    EXCHANGE_BAG, Generator, Grid, Kept, Leaves, Lexicon, Move, Observation, POINT, Rack, Scored, Scrabble,
    TileSet,
};

/// What a turn is usually worth: so much is given away by passing.
const TURN: i32 = 25 * POINT;

/// A turn, and what its moves are judged by.
pub(super) struct TurnOptions<'a> {
    observation: &'a Observation,
    tiles: &'a TileSet,
    leaves: &'a dyn Leaves,
    kept: Kept,
}

impl<'a> TurnOptions<'a> {
    /// The turn of the seat whose observation this is.
    pub(super) fn new(
        game: &'a Scrabble,
        observation: &'a Observation,
        leaves: &'a dyn Leaves,
    ) -> TurnOptions<'a> {
        let tiles = game.tile_set();
        let kept = match last(observation, tiles) {
            Some(last) => Kept::new(&observation.rack, &last),
            None => Kept::new(&observation.rack, leaves),
        };
        TurnOptions { observation, tiles, leaves, kept }
    }

    /// The plays with these words, which the grid must have been made for.
    pub(super) fn plays(&self, lexicon: &Lexicon, grid: &Grid) -> Vec<Opinion> {
        let mut plays = Vec::new();
        Generator::new(lexicon).all(grid, &self.observation.rack, &mut plays);
        plays.iter().map(|scored| self.play(scored)).collect()
    }

    /// The exchanges that the rules allow.
    pub(super) fn exchanges(&self) -> Vec<Opinion> {
        if self.observation.in_bag < EXCHANGE_BAG {
            return Vec::new();
        }
        let exchange = |&(leave, value): &(Rack, i32)| Opinion {
            mv: Move::Exchange(self.observation.rack.without(&leave)),
            score: 0,
            leave,
            equity: value,
            outlook: None,
        };
        self.kept.parts().iter().map(exchange).collect()
    }

    pub(super) fn pass(&self) -> Opinion {
        let worth = match last(self.observation, self.tiles) {
            Some(last) => last.value(&self.observation.rack),
            None => self.leaves.value(&self.observation.rack) - TURN,
        };
        Opinion { mv: Move::Pass, score: 0, leave: self.observation.rack, equity: worth, outlook: None }
    }

    /// A play with its points.
    pub(super) fn play(&self, scored: &Scored) -> Opinion {
        let (leave, value) = self.kept.after(&scored.play).unwrap_or((Rack::EMPTY, 0));
        Opinion {
            mv: Move::Lay(scored.play),
            score: scored.score,
            leave,
            equity: scored.score.saturating_mul(POINT).saturating_add(value),
            outlook: None,
        }
    }
}

/// The value of leaves when the bag is empty; `None` while it is not.
fn last<'a>(observation: &Observation, tiles: &'a TileSet) -> Option<Last<'a>> {
    (observation.in_bag == 0).then(|| Last { tiles, others: tiles.worth(&observation.unseen) as i32 })
}

/// The best first; where moves are equal, in the order in which they came.
pub(super) fn sort(options: &mut [Opinion]) {
    options.sort_by_key(|option| std::cmp::Reverse(option.equity));
}
