//! Games from which the values of leaves are made.
//!
//! A leave is worth by how much the next play, and what that keeps in turn, is better than usual. So every
//! board of a game is shown to several racks: those of the players, and others dealt at random. What a rack
//! makes of the board counts for every leave that it may have grown from by drawing.
//!
//! The games are played in rounds, each twice as long as the one before, with the values that the round before
//! has found. All is fixed by the seed; it can be stopped after any game and gone on with later.

use tabla_core::SeededRng;

use super::fit::{Seen, fit};
use super::ranks::Ranks;
use super::{LeaveTable, LeavesFault, seal, unseal};
use crate::rules::draw;
use crate::{EXCHANGE_BAG, SCORELESS_END};
use crate::{Generator, Grid, Kept, Kind, Layout, Leaves, Lexicon, Play, RACK, Rack, TileSet};

/// How many rounds there are. The first one finds only what is usual.
const ROUNDS: u32 = 7;

/// How many racks dealt at random every board is shown to.
const DEALT: usize = 3;

/// Makes the values of leaves.
pub struct LeaveTrainer<'a> {
    lexicon: &'a Lexicon,
    board: Grid,
    tiles: &'a TileSet,
    seed: u64,
    progress: Progress,
    ranks: Ranks,
    /// The values of the last round, in thousandths of a point.
    values: Vec<i32>,
    /// What a play was usually worth in the last round, by the number of tiles in the bag.
    usual: Vec<i32>,
    /// What this round has seen of every leave.
    seen: Vec<Seen>,
    /// What plays were worth in this round, by the number of tiles in the bag.
    worth: Vec<Seen>,
}

/// How far the work is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Progress {
    /// How many games have been played.
    pub done: u64,
    /// How many there will be.
    pub games: u64,
}

impl Progress {
    /// Whether all games have been played.
    pub fn is_complete(&self) -> bool {
        self.done >= self.games
    }

    /// Whether a round ends with the last game that was played: the number of games, halved some times.
    fn ends_round(&self) -> bool {
        (0..ROUNDS).any(|halved| self.done == self.games >> halved)
    }

    /// Whether the round that ends now is the first.
    fn is_first_round(&self) -> bool {
        self.done <= self.games >> (ROUNDS - 1)
    }
}

/// The values of a round as the players use them.
struct Values<'a> {
    ranks: &'a Ranks,
    values: &'a [i32],
}

impl Leaves for Values<'_> {
    fn value(&self, leave: &Rack) -> i32 {
        self.ranks.rank(leave).map_or(0, |rank| self.values[rank])
    }
}

/// A game in progress.
struct Running {
    grid: Grid,
    bag: Rack,
    racks: [Rack; 2],
    /// What of the racks was there before the last draw.
    kept: [Rack; 2],
    scoreless: u8,
}

/// What a rack makes of a board.
struct Choice {
    leave: Rack,
    play: Option<Play>,
    equity: i32,
}

impl<'a> LeaveTrainer<'a> {
    /// Begins the work for these words on this board with these tiles: so many games.
    pub fn new(
        lexicon: &'a Lexicon,
        layout: &Layout,
        tiles: &'a TileSet,
        seed: u64,
        games: u64,
    ) -> LeaveTrainer<'a> {
        let ranks = Ranks::new(tiles.tiles());
        let stages = tiles.tiles().len() + 1;
        LeaveTrainer {
            lexicon,
            board: Grid::new(layout, tiles),
            tiles,
            seed,
            progress: Progress { done: 0, games },
            values: vec![0; ranks.len()],
            usual: vec![0; stages],
            seen: vec![Seen::default(); ranks.len()],
            worth: vec![Seen::default(); stages],
            ranks,
        }
    }

    /// The seed of its games.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How far the work is.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Plays at most so many games. After each it asks whether to go on.
    pub fn run(&mut self, games: u64, mut go_on: impl FnMut(Progress) -> bool) {
        for _ in 0..games {
            if self.progress.is_complete() {
                return;
            }
            self.game();
            self.progress.done += 1;
            if self.progress.ends_round() {
                self.end_round();
            }
            if !go_on(self.progress) {
                return;
            }
        }
    }

    /// The values that the last complete round has found; when all games are played, those of all the work.
    pub fn finish(&self) -> LeaveTable {
        LeaveTable::from_values(self.tiles, |leave| self.players().value(leave))
    }

    fn players(&self) -> Values<'_> {
        Values { ranks: &self.ranks, values: &self.values }
    }

    fn end_round(&mut self) {
        let average = |seen: &Seen| if seen.times == 0 { 0 } else { seen.total / i64::from(seen.times) };
        self.usual = self.worth.iter().map(|seen| average(seen) as i32).collect();
        if !self.progress.is_first_round() {
            self.values = fit(&self.ranks, &self.seen);
        }
        self.seen.fill(Seen::default());
        self.worth.fill(Seen::default());
    }

    /// One game, until the bag is empty: then nothing is drawn any more, and leaves mean something else.
    fn game(&mut self) {
        let mut dice = SeededRng::split(self.seed, self.progress.done);
        let mut table = Running {
            grid: self.board.clone(),
            bag: *self.tiles.tiles(),
            racks: [Rack::EMPTY; 2],
            kept: [Rack::EMPTY; 2],
            scoreless: 0,
        };
        (0..2).for_each(|player| table.draw(player, &mut dice));
        let mut player = 0;
        while !table.bag.is_empty() && table.scoreless < SCORELESS_END {
            let unseen = table.racks.iter().fold(table.bag, |all, rack| all.with(rack));
            for _ in 0..DEALT {
                let rack = draw(&mut { unseen }, RACK, &mut dice);
                let choice = self.choose(&table, &rack);
                self.count(&table.bag, &Rack::EMPTY, &rack, choice.equity);
            }
            let rack = table.racks[player];
            let choice = self.choose(&table, &rack);
            let drawn = rack.without(&table.kept[player]);
            self.count(&table.bag, &table.kept[player], &drawn, choice.equity);
            table.follow(player, &choice, self.lexicon, &mut dice);
            player = 1 - player;
        }
    }

    /// The play with the highest equity; or an exchange, where that is worth more; or nothing.
    fn choose(&self, table: &Running, rack: &Rack) -> Choice {
        let kept = Kept::new(rack, &self.players());
        let best = Generator::new(self.lexicon).best_equity(&table.grid, &kept);
        let mut choice = Choice { leave: *rack, play: None, equity: 0 };
        if let Some(valued) = best {
            let play = valued.scored.play;
            choice = Choice { leave: rack.without(&play.used()), play: Some(play), equity: valued.equity };
        }
        let may_exchange = table.bag.len() >= EXCHANGE_BAG;
        if let Some((leave, equity)) = kept.best_exchange().filter(|_| may_exchange)
            && (choice.play.is_none() || equity > choice.equity)
        {
            choice = Choice { leave, play: None, equity };
        }
        choice
    }

    /// Counts a play for every leave that the rack may have grown from: what was kept, and any of the tiles
    /// that were drawn. Tiles of a kind are told apart, as the draw does.
    fn count(&mut self, bag: &Rack, kept: &Rack, drawn: &Rack, equity: i32) {
        let stage = bag.len();
        self.worth[stage].total += i64::from(equity);
        self.worth[stage].times += 1;
        let better = i64::from(equity - self.usual[stage]);
        let mut leaves = [(Rack::EMPTY, 0u32); 1 << RACK];
        leaves[0] = (*kept, 1);
        let mut len = 1;
        for kind in Kind::ALL.into_iter().filter(|&kind| drawn.count(kind) > 0) {
            let count = u32::from(drawn.count(kind));
            let shorter = len;
            let mut ways = 1;
            for more in 1..=count {
                ways = ways * (count + 1 - more) / more;
                for index in 0..shorter {
                    let (mut leave, times) = leaves[index];
                    (0..more).for_each(|_| leave.add(kind));
                    leaves[len] = (leave, times * ways);
                    len += 1;
                }
            }
        }
        for (leave, times) in &leaves[..len] {
            if let Some(rank) = self.ranks.rank(leave) {
                let seen = &mut self.seen[rank];
                seen.total += better * i64::from(*times);
                seen.times = seen.times.saturating_add(*times);
            }
        }
    }
}

impl Running {
    fn draw(&mut self, player: usize, dice: &mut SeededRng) {
        let rack = &mut self.racks[player];
        self.kept[player] = *rack;
        let room = RACK.saturating_sub(rack.len());
        *rack = rack.with(&draw(&mut self.bag, room, dice));
    }

    fn follow(&mut self, player: usize, choice: &Choice, lexicon: &Lexicon, dice: &mut SeededRng) {
        let given = self.racks[player].without(&choice.leave);
        self.racks[player] = choice.leave;
        match &choice.play {
            Some(play) => {
                self.grid.play(lexicon, play);
                self.scoreless = 0;
                self.draw(player, dice);
            }
            None => {
                self.scoreless += 1;
                self.draw(player, dice);
                self.bag = self.bag.with(&given);
            }
        }
    }
}

/// The first bytes of work that is not finished.
const MARK: [u8; 8] = *b"TABLALT1";

/// Everything before the numbers of the leaves: the mark, what the work is for, the seed, and how far it is.
const HEAD: usize = 8 + 4 + 8 + 8 + 8;

impl<'a> LeaveTrainer<'a> {
    /// Everything that the rest of the work depends on, for a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.size() + 4);
        bytes.extend(MARK);
        bytes.extend(self.purpose().to_le_bytes());
        for number in [self.seed, self.progress.done, self.progress.games] {
            bytes.extend(number.to_le_bytes());
        }
        for number in self.values.iter().chain(&self.usual) {
            bytes.extend(number.to_le_bytes());
        }
        for seen in self.seen.iter().chain(&self.worth) {
            bytes.extend(seen.total.to_le_bytes());
            bytes.extend(seen.times.to_le_bytes());
        }
        seal(bytes)
    }

    /// Goes on with work that [`LeaveTrainer::to_bytes`] wrote; the words, the board and the tiles must be the
    /// same.
    pub fn from_bytes(
        lexicon: &'a Lexicon,
        layout: &Layout,
        tiles: &'a TileSet,
        bytes: &[u8],
    ) -> Result<LeaveTrainer<'a>, LeavesFault> {
        if !bytes.starts_with(&MARK) {
            return Err(LeavesFault::Other);
        }
        let mut trainer = LeaveTrainer::new(lexicon, layout, tiles, 0, 0);
        let mut rest = Bytes(&unseal(bytes, trainer.size())?[MARK.len()..]);
        if u32::from_le_bytes(rest.take()) != trainer.purpose() {
            return Err(LeavesFault::Foreign);
        }
        trainer.seed = u64::from_le_bytes(rest.take());
        trainer.progress.done = u64::from_le_bytes(rest.take());
        trainer.progress.games = u64::from_le_bytes(rest.take());
        for number in trainer.values.iter_mut().chain(&mut trainer.usual) {
            *number = i32::from_le_bytes(rest.take());
        }
        for seen in trainer.seen.iter_mut().chain(&mut trainer.worth) {
            seen.total = i64::from_le_bytes(rest.take());
            seen.times = u32::from_le_bytes(rest.take());
        }
        Ok(trainer)
    }

    fn size(&self) -> usize {
        HEAD + 4 * (self.values.len() + self.usual.len()) + 12 * (self.seen.len() + self.worth.len())
    }

    /// A number that tells the words, the board and the tiles from others.
    fn purpose(&self) -> u32 {
        let mut sum = crc32fast::Hasher::new();
        sum.update(&self.lexicon.to_bytes(crate::Extent::Words));
        sum.update(self.tiles.tiles().counts());
        sum.update(self.tiles.values());
        sum.update(format!("{:?}", self.board).as_bytes());
        sum.finalize()
    }
}

/// Bytes that are read from the front; behind the end there are zeros.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let Some((front, rest)) = self.0.split_first_chunk() else { return [0; N] };
        self.0 = rest;
        *front
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_double() {
        let ends = |games: u64| {
            let ends = (1..=games).filter(|&done| Progress { done, games }.ends_round());
            ends.collect::<Vec<_>>()
        };
        assert_eq!(ends(640), [10, 20, 40, 80, 160, 320, 640]);
        assert!(Progress { done: 10, games: 640 }.is_first_round());
        assert!(!Progress { done: 20, games: 640 }.is_first_round());
    }
}
