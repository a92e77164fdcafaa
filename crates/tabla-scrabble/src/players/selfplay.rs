//! Whole games of two players who always make the play with the highest equity: fast, for statistics.
//!
//! They look at their own rack alone, exchange when keeping some tiles is worth more than any play, and in
//! the end, when nothing can be drawn any more, go by the score.

use tabla_core::{SeededRng, below, shuffle};

use crate::{EXCHANGE_BAG, SCORELESS_END};
use crate::{Generator, Grid, Kept, Kind, Layout, Leaves, Lexicon, POINT, RACK, Rack, TileSet};

/// What games are played with.
pub struct SelfPlay<'a> {
    generator: Generator<'a>,
    lexicon: &'a Lexicon,
    board: Grid,
    tiles: &'a TileSet,
}

/// One turn of a game, told after its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sample {
    /// 0 for the player who began, 1 for the other.
    pub player: usize,
    /// The rack before the turn.
    pub rack: Rack,
    /// What was kept of it.
    pub leave: Rack,
    /// The points of the play; 0 for an exchange and for passing.
    pub score: i32,
    /// How many tiles were in the bag before the turn.
    pub bag: usize,
    /// By how much the player's lead grew from this turn, its own points left out, to the end of the game.
    pub later: i32,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Played {
    /// The points of both players, what was left on their racks counted.
    pub scores: [i32; 2],
    /// How many turns there were.
    pub turns: usize,
}

/// A game in progress.
struct Running {
    grid: Grid,
    /// In the order in which tiles are drawn, the next one last.
    bag: Vec<Kind>,
    racks: [Rack; 2],
    scores: [i32; 2],
    scoreless: u8,
    turns: Vec<Sample>,
}

impl<'a> SelfPlay<'a> {
    /// Games with these words on this board with these tiles.
    pub fn new(lexicon: &'a Lexicon, layout: &Layout, tiles: &'a TileSet) -> SelfPlay<'a> {
        SelfPlay { generator: Generator::new(lexicon), lexicon, board: Grid::new(layout, tiles), tiles }
    }

    /// Plays a game and hands out its turns. The players go by these values of leaves, or, where there are
    /// none, by the score alone.
    pub fn game(
        &self,
        leaves: [Option<&dyn Leaves>; 2],
        dice: &mut SeededRng,
        mut visit: impl FnMut(&Sample),
    ) -> Played {
        let mut table = self.deal(dice);
        let mut player = 0;
        while !table.is_over() {
            self.turn(&mut table, player, leaves[player], dice);
            player = 1 - player;
        }
        self.settle(&mut table);
        let lead = table.scores[0] - table.scores[1];
        for turn in &mut table.turns {
            turn.later += if turn.player == 0 { lead } else { -lead };
            visit(turn);
        }
        Played { scores: table.scores, turns: table.turns.len() }
    }

    fn deal(&self, dice: &mut SeededRng) -> Running {
        let mut bag: Vec<Kind> = self.tiles.tiles().iter().collect();
        shuffle(dice, &mut bag);
        let mut table = Running {
            grid: self.board.clone(),
            bag,
            racks: [Rack::EMPTY; 2],
            scores: [0; 2],
            scoreless: 0,
            turns: Vec::with_capacity(32),
        };
        (0..2).for_each(|player| table.draw(player));
        table
    }

    fn turn(&self, table: &mut Running, player: usize, leaves: Option<&dyn Leaves>, dice: &mut SeededRng) {
        let rack = table.racks[player];
        let bag = table.bag.len();
        let kept = leaves.filter(|_| bag > 0).map(|leaves| Kept::new(&rack, leaves));
        let (play, equity) = match &kept {
            Some(kept) => {
                let best = self.generator.best_equity(&table.grid, kept);
                (best.map(|valued| valued.scored), best.map(|valued| valued.equity))
            }
            None => {
                let best = self.generator.best(&table.grid, &rack);
                (best, best.map(|scored| scored.score.saturating_mul(POINT)))
            }
        };
        // Without values of leaves everything is exchanged, and only if nothing can be laid.
        let exchange = match &kept {
            _ if bag < EXCHANGE_BAG => None,
            Some(kept) => kept.best_exchange(),
            None => Some((Rack::EMPTY, i32::MIN)),
        };
        let exchange = exchange.filter(|&(_, value)| equity.is_none_or(|equity| value > equity));
        let (leave, score) = match (exchange, play) {
            (Some((leave, _)), _) => {
                table.exchange(player, &leave, dice);
                (leave, 0)
            }
            (None, Some(scored)) => {
                let leave = rack.without(&scored.play.used());
                table.grid.play(self.lexicon, &scored.play);
                table.racks[player] = leave;
                table.scores[player] += scored.score;
                table.draw(player);
                (leave, scored.score)
            }
            (None, None) => (rack, 0),
        };
        table.scoreless = if score == 0 { table.scoreless + 1 } else { 0 };
        let later = table.scores[1 - player] - table.scores[player];
        table.turns.push(Sample { player, rack, leave, score, bag, later });
    }

    /// Counts what is left: whoever is out gets it, everybody else loses it.
    fn settle(&self, table: &mut Running) {
        let left = [0, 1].map(|player| self.tiles.worth(&table.racks[player]) as i32);
        for player in 0..2 {
            table.scores[player] -= left[player];
            if table.racks[player].is_empty() {
                table.scores[player] += left[1 - player];
            }
        }
    }
}

impl Running {
    fn is_over(&self) -> bool {
        let is_out = self.bag.is_empty() && self.racks.iter().any(Rack::is_empty);
        is_out || self.scoreless >= SCORELESS_END
    }

    fn draw(&mut self, player: usize) {
        let room = RACK.saturating_sub(self.racks[player].len());
        for kind in self.bag.drain(self.bag.len().saturating_sub(room)..).rev() {
            self.racks[player].add(kind);
        }
    }

    /// Draws for all but these tiles, then puts the others back anywhere into the bag.
    fn exchange(&mut self, player: usize, leave: &Rack, dice: &mut SeededRng) {
        let given = self.racks[player].without(leave);
        self.racks[player] = *leave;
        self.draw(player);
        for kind in given.iter() {
            self.bag.push(kind);
            let last = self.bag.len() - 1;
            let place = below(dice, self.bag.len() as u64) as usize;
            self.bag.swap(place, last);
        }
    }
}
