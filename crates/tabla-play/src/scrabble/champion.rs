//! The strongest player of the house, and its judgement for people.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use tabla_core::Frozen;
use tabla_scrabble::{
    Effort, EndgameSolver, LeaveTable, Level, Move, Opinion, Scrabble, Sight, Strategist, Task, Unsolved,
    leaves_for,
};

use super::advice::{Adviser, Ranked};
use super::players::Chooser;

/// How long the champion thinks about a turn.
const TIME: Duration = Duration::from_secs(1);

/// What tiles are worth that are kept, for each of the built-in sets.
static LEAVES: LazyLock<Vec<Arc<LeaveTable>>> = LazyLock::new(|| {
    let files: [&[u8]; 2] = [
        include_bytes!("../../../../data/scrabble/leaves-english.bin"),
        include_bytes!("../../../../data/scrabble/leaves-romanian.bin"),
    ];
    files.into_iter().filter_map(|bytes| LeaveTable::from_bytes(bytes).ok().map(Arc::new)).collect()
});

/// The player for this game, with the values that fit its tiles.
fn strategist(game: &Scrabble) -> Strategist {
    let table = LEAVES.iter().find(|table| table.fits(game.tile_set())).cloned();
    Strategist::new(game.clone(), leaves_for(game, table))
}

/// A champion at some level.
pub(super) struct Champion {
    strategist: Strategist,
}

impl Champion {
    pub(super) fn new(game: &Scrabble, level: Level) -> Champion {
        let full = strategist(game);
        // Words of a list that was read can be read again.
        Champion { strategist: full.clone().at_level(level).unwrap_or(full) }
    }
}

impl Chooser for Champion {
    fn choose(&mut self, _: &Scrabble, sight: &Sight, dice: &mut Frozen) -> Move {
        let until = Instant::now() + TIME;
        let task = Task {
            effort: self.strategist.level().effort(),
            also: None,
            dice,
            stop: &|| Instant::now() >= until,
            solver: &mut Unsolved as &mut dyn EndgameSolver,
            report: &mut |_| {},
        };
        self.strategist.choose(sight, task).unwrap_or(Move::Pass)
    }
}

/// Goes by points and by what the tiles are worth that are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByEquity;

impl Adviser for ByEquity {
    fn rank(&self, game: &Scrabble, sight: &Sight) -> Vec<Ranked> {
        if sight.doubt.is_some() {
            return Vec::new();
        }
        let task = Task {
            effort: Effort::NONE,
            also: None,
            dice: &mut Frozen::new(0),
            stop: &|| true,
            solver: &mut Unsolved,
            report: &mut |_| {},
        };
        strategist(game).advise(sight, task).options.iter().map(ranked).collect()
    }
}

fn ranked(opinion: &Opinion) -> Ranked {
    let Opinion { mv, score, leave, equity, outlook } = opinion;
    let win = outlook.as_ref().map(|outlook| 100.0 * outlook.win);
    Ranked { mv: *mv, score: *score, leave: *leave, equity: *equity, win }
}

#[cfg(test)]
mod tests {
    use tabla_scrabble::TileSet;

    use super::*;

    #[test]
    fn both_built_in_sets_have_values() {
        for tiles in [TileSet::english(), TileSet::romanian()] {
            assert_eq!(LEAVES.iter().filter(|table| table.fits(tiles)).count(), 1);
        }
    }
}
