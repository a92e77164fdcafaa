//! A game played on in the mind: all tiles are dealt, and everybody goes by equity.

use super::deals::Deal;
use super::outlook::{Prospect, TEMPO};
use crate::{EXCHANGE_BAG, SCORELESS_END};
use crate::{
    Generator, Grid, Kept, Kind, Leaves, Lexicon, Move, Observation, POINT, RACK, Rack, Scrabble, TileSet,
};

/// What everybody in the mind goes by.
#[derive(Clone, Copy)]
pub(super) struct Manners<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) tiles: &'a TileSet,
    pub(super) leaves: &'a dyn Leaves,
}

/// A game in the mind.
#[derive(Clone)]
pub(super) struct Scene<'a> {
    manners: Manners<'a>,
    grid: Grid,
    /// In the order in which tiles are drawn, the next one last.
    bag: Vec<Kind>,
    racks: Vec<Rack>,
    /// What everybody kept when they last drew.
    kept: Vec<Rack>,
    scores: Vec<i32>,
    /// Who misses the next turn.
    sits_out: Vec<bool>,
    mover: usize,
    scoreless: u8,
}

/// What the tiles that are kept are worth when no tile can be drawn any more: they are lost when somebody else
/// is out first; and being out earns what the others hold, who lose it.
pub(super) struct Last<'a> {
    pub(super) tiles: &'a TileSet,
    /// What the others hold.
    pub(super) others: i32,
}

impl Leaves for Last<'_> {
    fn value(&self, leave: &Rack) -> i32 {
        let points = if leave.is_empty() { 2 * self.others } else { -(self.tiles.worth(leave) as i32) };
        points.saturating_mul(POINT)
    }
}

impl<'a> Scene<'a> {
    /// What a seat sees, with the hidden tiles dealt.
    pub(super) fn new(
        game: &'a Scrabble,
        manners: Manners<'a>,
        observation: &Observation,
        deal: &Deal,
    ) -> Scene<'a> {
        let mut hidden = deal.order.iter().copied();
        let own = observation.seat.index();
        let racks: Vec<Rack> = (0..game.players())
            .map(|seat| match observation.held.get(seat) {
                _ if seat == own => observation.rack,
                Some(&held) => hidden.by_ref().take(held).collect(),
                None => Rack::EMPTY,
            })
            .collect();
        let mut sits_out = vec![false; game.players()];
        for seat in &observation.sitting_out {
            if let Some(sits_out) = sits_out.get_mut(seat.index()) {
                *sits_out = true;
            }
        }
        let mut scores = observation.scores.clone();
        scores.resize(game.players(), 0);
        Scene {
            manners,
            grid: (*observation.grid).clone(),
            bag: hidden.collect(),
            kept: racks.clone(),
            racks,
            scores,
            sits_out,
            mover: own,
            scoreless: observation.scoreless,
        }
    }

    /// Makes a move that is worth so many points, lets every opponent reply and the player move once more, and
    /// tells what has come of it. Where the bag runs out, the game is played to its end.
    pub(super) fn look_ahead(mut self, mv: Move, score: i32) -> Prospect {
        let own = self.mover;
        self.make(mv, score);
        let mut turns = 0;
        while !self.is_over() && (turns < self.racks.len() || self.bag.is_empty()) {
            let (mv, score) = self.choose();
            self.make(mv, score);
            turns += 1;
        }
        self.prospect(own)
    }

    fn is_over(&self) -> bool {
        self.scoreless >= SCORELESS_END || self.bag.is_empty() && self.racks.iter().any(Rack::is_empty)
    }

    /// The best move for the mover, who looks at the own rack alone.
    fn choose(&self) -> (Move, i32) {
        let rack = &self.racks[self.mover];
        let kept = if self.bag.is_empty() {
            Kept::new(rack, &Last { tiles: self.manners.tiles, others: self.others() })
        } else {
            Kept::new(rack, self.manners.leaves)
        };
        let best = Generator::new(self.manners.lexicon).best_equity(&self.grid, &kept);
        let exchange = kept.best_exchange().filter(|_| self.bag.len() >= EXCHANGE_BAG);
        match (best, exchange) {
            (best, Some((leave, value))) if best.is_none_or(|best| value > best.equity) => {
                (Move::Exchange(rack.without(&leave)), 0)
            }
            (Some(best), _) => (Move::Lay(best.scored.play), best.scored.score),
            _ => (Move::Pass, 0),
        }
    }

    /// What all but the mover hold, in points.
    fn others(&self) -> i32 {
        let others = self.racks.iter().enumerate().filter(|&(seat, _)| seat != self.mover);
        others.map(|(_, rack)| self.manners.tiles.worth(rack) as i32).sum()
    }

    fn make(&mut self, mv: Move, score: i32) {
        let mover = self.mover;
        match mv {
            Move::Lay(play) => {
                self.grid.play(self.manners.lexicon, &play);
                self.racks[mover] = self.racks[mover].without(&play.used());
                self.scores[mover] += score;
                self.draw();
            }
            Move::Exchange(tiles) => {
                self.racks[mover] = self.racks[mover].without(&tiles);
                self.draw();
                self.bag.splice(0..0, tiles.iter());
            }
            Move::Pass | Move::Accept | Move::Challenge => self.kept[mover] = self.racks[mover],
        }
        self.scoreless = if score == 0 { self.scoreless + 1 } else { 0 };
        self.pass_on();
    }

    fn draw(&mut self) {
        let rack = &mut self.racks[self.mover];
        self.kept[self.mover] = *rack;
        let room = RACK.saturating_sub(rack.len()).min(self.bag.len());
        self.bag.drain(self.bag.len() - room..).for_each(|kind| rack.add(kind));
    }

    fn pass_on(&mut self) {
        while !self.is_over() {
            self.mover = (self.mover + 1) % self.racks.len();
            if !std::mem::take(&mut self.sits_out[self.mover]) {
                return;
            }
            self.scoreless += 1;
        }
        self.settle();
    }

    /// Counts what is left: everybody loses it, and whoever is out gets it.
    fn settle(&mut self) {
        let left: Vec<i32> = self.racks.iter().map(|rack| self.manners.tiles.worth(rack) as i32).collect();
        let total: i32 = left.iter().sum();
        for (seat, score) in self.scores.iter_mut().enumerate() {
            let is_out = self.bag.is_empty() && self.racks[seat].is_empty();
            *score += if is_out { total } else { -left[seat] };
        }
    }

    /// How it stands for this seat.
    fn prospect(&self, own: usize) -> Prospect {
        let others = || (0..self.racks.len()).filter(|&seat| seat != own);
        if self.is_over() {
            let best = others().map(|seat| self.scores[seat]).max().unwrap_or(0);
            let lead = self.scores[own] - best;
            return Prospect::over(lead);
        }
        let prospects = |seat: usize| {
            let leave = f64::from(self.manners.leaves.value(&self.kept[seat])) / f64::from(POINT);
            f64::from(self.scores[seat]) + leave + if seat == self.mover { TEMPO } else { 0.0 }
        };
        let best = others().map(prospects).fold(f64::MIN, f64::max);
        let spread = prospects(own) - best;
        let unseen: usize = self.bag.len() + others().map(|seat| self.racks[seat].len()).sum::<usize>();
        Prospect::open(spread, unseen)
    }
}
