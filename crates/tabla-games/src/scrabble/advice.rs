//! What could be played, the best first; and what a decision has cost.

use std::cmp::Reverse;

use tabla_scrabble::{EXCHANGE_BAG, Generator, Move, Observation, POINT, Rack, Scored, Scrabble};

use super::champion::ByEquity;

/// A decision and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked {
    pub mv: Move,
    pub score: i32,
    /// What stays on the rack.
    pub leave: Rack,
    /// What it is worth all in all, in thousandths of a point.
    pub equity: i32,
    /// How likely it wins, in percent, if that was looked at.
    pub win: Option<f64>,
}

/// Ranks what a seat can do.
pub trait Adviser {
    /// Every play, the best first, with passing or the best exchange where nothing better is left. Empty
    /// where a play waits for a challenge.
    fn rank(&self, game: &Scrabble, observation: &Observation) -> Vec<Ranked>;
}

/// The adviser of the house.
pub fn adviser() -> Box<dyn Adviser> {
    Box::new(ByEquity)
}

/// Goes by points alone, as the plain player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByScore;

impl Adviser for ByScore {
    fn rank(&self, game: &Scrabble, observation: &Observation) -> Vec<Ranked> {
        if observation.doubt.is_some() {
            return Vec::new();
        }
        let mut plays: Vec<Scored> = Vec::new();
        Generator::new(game.lexicon()).all(&observation.grid, &observation.rack, &mut plays);
        // Of equal ones the first in the order of plays, as the computers choose.
        plays.sort_by_key(|scored| (Reverse(scored.score), scored.play));
        let mut ranked: Vec<Ranked> = plays.iter().map(|scored| by_points(observation, scored)).collect();
        let quiet = |mv, leave| Ranked { mv, score: 0, leave, equity: 0, win: None };
        if observation.in_bag >= EXCHANGE_BAG && !observation.rack.is_empty() {
            ranked.push(quiet(Move::Exchange(observation.rack), Rack::EMPTY));
        }
        ranked.push(quiet(Move::Pass, observation.rack));
        ranked
    }
}

fn by_points(observation: &Observation, scored: &Scored) -> Ranked {
    let leave = observation.rack.without(&scored.play.used());
    let equity = scored.score.saturating_mul(POINT);
    Ranked { mv: Move::Lay(scored.play), score: scored.score, leave, equity, win: None }
}

/// A decision among those that could have been made.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The best ones, and the one that was made if it is not among them.
    pub list: Vec<(usize, Ranked)>,
    /// The place of the decision in the whole list, counted from 1; `None` if it is not in it.
    pub place: Option<usize>,
    /// What it is short of the best, in thousandths of a point.
    pub cost: i32,
}

/// Finds a decision in the ranking of its position.
///
/// A first word may be laid in either direction where the board is the same both ways, and of all exchanges
/// only the best is listed: such a decision is compared by its points.
pub fn review(ranking: &[Ranked], mv: Move, points: i32, shown: usize) -> Option<Review> {
    let best = ranking.first()?;
    let place = ranking.iter().position(|ranked| ranked.mv == mv);
    let place =
        place.or_else(|| ranking.iter().position(|ranked| same_tiles(&ranked.mv, &mv, ranked.score, points)));
    let equity = place.map_or(points.saturating_mul(POINT), |place| ranking[place].equity);
    let numbered = |index: usize| (index + 1, ranking[index]);
    let mut list: Vec<(usize, Ranked)> = (0..ranking.len().min(shown)).map(numbered).collect();
    list.extend(place.filter(|&place| place >= shown).map(numbered));
    Some(Review { list, place: place.map(|place| place + 1), cost: best.equity.saturating_sub(equity) })
}

/// Whether two plays are one first word in two directions.
fn same_tiles(one: &Move, other: &Move, score: i32, points: i32) -> bool {
    match (one, other) {
        (Move::Lay(one), Move::Lay(other)) => {
            let tiles = |play: &tabla_scrabble::Play| play.laid().collect::<Vec<_>>();
            score == points && one.direction() != other.direction() && tiles(one) == tiles(other)
        }
        _ => false,
    }
}
