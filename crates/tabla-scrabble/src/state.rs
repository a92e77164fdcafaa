//! A game in progress: the board, the racks, the bag, and whose turn it is.
//!
//! The bag is a number of tiles of each kind and has no order: which tiles come out of it is decided when
//! they are drawn. A position from outside is a [`Setup`], which becomes a [`State`] only if it could stand
//! in a game.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::sync::Arc;

use tabla_core::Seat;

use crate::{Board, Fault, Grid, Kind, Play, RACK, Rack, Scrabble, Tile};

/// How many players there may be.
pub const SEATS: RangeInclusive<usize> = 2..=4;

/// After so many turns in a row without points the game is over.
pub const SCORELESS_END: u8 = 6;

/// From so many tiles in the bag on, tiles may be exchanged.
pub const EXCHANGE_BAG: usize = 7;

/// Everything that the rest of a game depends on.
///
/// There is no way to make one that breaks the rules: it comes from [`crate::Scrabble`], by playing or
/// through its checked door for positions.
#[derive(Clone)]
pub struct State {
    pub(crate) board: Board,
    /// What the board allows, kept beside it; it says nothing that the board does not say.
    pub(crate) grid: Arc<Grid>,
    pub(crate) players: Vec<Player>,
    pub(crate) bag: Rack,
    pub(crate) mover: Seat,
    pub(crate) scoreless: u8,
    /// Tiles given up in an exchange, which go into the bag once others are drawn.
    pub(crate) aside: Rack,
    pub(crate) doubt: Option<Doubt>,
}

/// One player's part of the state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    pub rack: Rack,
    pub score: i32,
    /// Whether a wrong challenge costs the next turn.
    pub sits_out: bool,
}

/// A play on the board that the others may still challenge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Doubt {
    pub play: Play,
    pub points: u32,
    /// Who is asked now.
    pub asked: Seat,
}

impl State {
    /// What lies on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The board as the generator of plays sees it.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// How many players there are.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// The tiles of this player; none where nobody sits.
    pub fn rack(&self, seat: Seat) -> &Rack {
        self.players.get(seat.index()).map_or(&Rack::EMPTY, |player| &player.rack)
    }

    /// The points of this player.
    pub fn score(&self, seat: Seat) -> i32 {
        self.players.get(seat.index()).map_or(0, |player| player.score)
    }

    /// Whether this player loses the next turn for a wrong challenge.
    pub fn sits_out(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.sits_out)
    }

    /// The tiles in the bag.
    pub fn bag(&self) -> &Rack {
        &self.bag
    }

    /// The tiles given up in an exchange that is not finished.
    pub fn aside(&self) -> &Rack {
        &self.aside
    }

    /// Whose turn it is to lay tiles; while a play may be challenged, whose play it is.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// How many turns in a row brought no points.
    pub fn scoreless(&self) -> u8 {
        self.scoreless
    }

    /// The play that may still be challenged, and who is asked about it.
    pub fn doubt(&self) -> Option<(Play, Seat)> {
        self.doubt.map(|doubt| (doubt.play, doubt.asked))
    }

    /// A player with room on the rack while the bag has tiles: there chance decides next. Whoever is to move
    /// comes last, so that in a position where only that rack is known the tiles go to the others.
    pub(crate) fn draws(&self) -> Option<Seat> {
        if self.doubt.is_some() || self.bag.is_empty() || self.is_over() {
            return None;
        }
        let mut seat = self.mover;
        (0..self.seats()).find_map(|_| {
            seat = self.after(seat);
            (self.rack(seat).len() < RACK).then_some(seat)
        })
    }

    /// Whether a player is out of tiles, or nothing was scored for too long.
    pub(crate) fn is_over(&self) -> bool {
        let out_of_tiles = self.bag.is_empty() && self.players.iter().any(|player| player.rack.is_empty());
        self.doubt.is_none() && (out_of_tiles || self.scoreless >= SCORELESS_END)
    }

    /// Every seat, from the one that began.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(|index| Seat::at(index as u8))
    }

    /// The seat that plays after this one.
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        Seat::at(((seat.index() + 1) % self.players.len()) as u8)
    }

    fn parts(&self) -> (&Board, &[Player], &Rack, Seat, u8, &Rack, Option<Doubt>) {
        (&self.board, &self.players, &self.bag, self.mover, self.scoreless, &self.aside, self.doubt)
    }
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.parts().hash(hasher);
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("board", &self.board)
            .field("players", &self.players)
            .field("bag", &self.bag)
            .field("mover", &self.mover)
            .field("scoreless", &self.scoreless)
            .field("aside", &self.aside)
            .field("doubt", &self.doubt)
            .finish()
    }
}

/// A position as it comes from outside: not checked yet. [`Setup::into_state`] checks it.
///
/// The bag holds what is not on the board and not on a rack. Racks may be short, if their tiles are not
/// known; they are filled from the bag before anybody moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What lies on the board.
    pub board: Board,
    /// The rack of each seat, in the order of play.
    pub racks: Vec<Rack>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// Whose turn it is.
    pub mover: Seat,
    /// How many turns in a row brought no points.
    pub scoreless: u8,
    /// Tiles given up in an exchange that is not finished.
    pub aside: Rack,
    /// Who loses the next turn for a wrong challenge.
    pub sitting_out: Vec<Seat>,
    /// A play of the mover that lies on the board and may still be challenged, and who is asked about it.
    pub doubt: Option<(Play, Seat)>,
}

impl Setup {
    /// The position before anything has happened.
    pub fn new(size: usize, seats: usize) -> Setup {
        Setup {
            board: Board::empty(size),
            racks: vec![Rack::EMPTY; seats],
            scores: vec![0; seats],
            mover: Seat::FIRST,
            scoreless: 0,
            aside: Rack::EMPTY,
            sitting_out: Vec::new(),
            doubt: None,
        }
    }

    /// The position as a state of this game, or everything that is wrong with it.
    pub fn into_state(self, game: &Scrabble) -> Result<State, Vec<Fault>> {
        crate::rules::legal::state(game, self)
    }

    /// Every tile that is not in the bag; `None` where there are more of a kind than can be counted.
    pub(crate) fn out_of_bag(&self) -> Option<Rack> {
        let mut counts = [0usize; Kind::COUNT];
        let laid = self.board.tiles().iter().flatten().map(|tile: &Tile| tile.kind());
        let held = self.racks.iter().chain([&self.aside]).flat_map(Rack::iter);
        laid.chain(held).for_each(|kind| counts[kind.index()] += 1);
        let mut small = [0u8; Kind::COUNT];
        for (small, count) in small.iter_mut().zip(counts) {
            *small = u8::try_from(count).ok()?;
        }
        Some(Rack::from_counts(small))
    }
}
