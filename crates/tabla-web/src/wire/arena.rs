//! A tournament of the arena, for those who look on.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use tabla_games::Words;
use utoipa::ToSchema;

use super::SayingView;

/// How a tournament stands now, with pictures of its boards in these words.
pub type Arena = Arc<dyn Fn(&Words) -> ArenaView + Send + Sync>;

/// A tournament that is being played.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ArenaView {
    /// What is played, in words.
    pub about: SayingView,
    /// What the bots are called, by their numbers.
    pub names: Vec<String>,
    /// How many games count so far.
    pub games: u64,
    /// How many games the whole plan has.
    pub planned: u64,
    /// Whether nothing is left to play.
    pub finished: bool,
    /// The bots, the best first.
    pub standings: Vec<StandingView>,
    /// The games under way.
    pub running: Vec<RunningView>,
}

/// How one bot stands.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct StandingView {
    /// Its number, counted from 0.
    pub bot: usize,
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Its share of the points, once it has played.
    pub score: Option<f64>,
    /// The difference in Elo; `None` where it is endless.
    pub elo: Option<f64>,
    /// The lower end of what is likely; `None` where it is endless.
    pub low: Option<f64>,
    /// The upper end of what is likely; `None` where it is endless.
    pub high: Option<f64>,
    /// How likely it is the stronger one.
    pub superiority: Option<f64>,
    /// What it did wrong: how often, by the key of the words for it.
    pub fouls: BTreeMap<String, u64>,
}

/// A game under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RunningView {
    /// Its number.
    pub number: u64,
    /// The numbers of the bots, in the order of their seats.
    pub bots: [usize; 2],
    /// How many moves were played.
    pub moves: usize,
    /// The last of them, as far as those who look on may know it.
    pub last: Option<String>,
    /// The board as text, or the boards where everybody has one.
    pub pictures: Vec<String>,
}
