//! One game at a table of the web: the same face for every game.
//!
//! A desk is rebuilt after a restart by doing everything again: what happened is a list of [`Deed`]s, each
//! of which is on the disk before anybody hears of it. So a desk has no clock and no dice of its own: what
//! depends on time or chance is in the deed or follows from the setup.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabla_core::Saying;
use tabla_play::jewels::Record;
use tabla_table::Board;

use crate::wire::{Act, AdviceView, CanView, EndingView, MoveView};

/// Who looks at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Eye {
    /// The seats for which the reader may act, counted from 1; none for somebody who watches.
    pub seats: Vec<u8>,
}

/// Something that happened at a table. It is kept as JSON, one row each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// The seat that did it.
    pub seat: u8,
    /// What was done.
    pub act: Act,
    /// How long it took, in milliseconds, as [`Desk::stamp`] counts it.
    pub spent: u64,
    /// For a computer player's move: it is known to be one.
    #[serde(default)]
    pub by_computer: bool,
}

/// The part of a seat that its game knows.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatState {
    /// The player as text.
    pub player: String,
    /// Whether a person sits here.
    pub is_person: bool,
    /// The person's name, where the game keeps names.
    pub name: Option<String>,
    /// The points so far.
    pub points: Option<i64>,
    /// What the clock shows, in milliseconds.
    pub clock: Option<u64>,
}

/// What a desk shows of itself.
#[derive(PartialEq, Debug)]
pub struct Showing {
    /// The seats in the order of play.
    pub seats: Vec<SeatState>,
    /// Whose decision it is.
    pub to_move: Option<u8>,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// What was played; only as much as the eye may know.
    pub moves: Vec<MoveView>,
    /// The number of moves before the board shown.
    pub ply: usize,
    /// What can be done (by rights; who may do it is looked at elsewhere).
    pub can: CanView,
    /// The time left of the whole game, in milliseconds.
    pub time_left: Option<u64>,
    /// The position as text, as far as the eye may know.
    pub position: String,
    /// What is on the table.
    pub board: Board,
}

/// Work for a computer player: it is done elsewhere, without the desk.
pub type Task<T> = Box<dyn FnOnce(&Stop) -> Result<T, Saying> + Send>;

/// Tells a computer player to come to an end.
pub type Stop = std::sync::atomic::AtomicBool;

/// One game at a table.
pub trait Desk: Send {
    /// The game's word.
    fn game(&self) -> &'static str;

    /// The rules as text.
    fn rules(&self) -> String;

    /// What there is to see for this eye; `ply` looks back at an earlier board, where only the past is shown
    /// and nothing can be done.
    fn show(&self, eye: &Eye, ply: Option<usize>) -> Result<Showing, Saying>;

    /// Does this, or says why not; then nothing has changed. Used for new deeds and for those of the past.
    fn perform(&mut self, deed: &Deed) -> Result<(), Saying>;

    /// What a new deed says of its time, in milliseconds: the desk has waited for it since one moment, and
    /// it came at the other, both counted from 1970. Most games want the time between; where a limit counts
    /// from the start of the game, so does this number, and [`Desk::perform`] judges by nothing else.
    fn stamp(&self, since: u64, now: u64) -> u64 {
        now.saturating_sub(since)
    }

    /// The deed that the computer player whose turn it is decides on; `None` when it is a person's turn or the
    /// game is over.
    fn computer(&self) -> Option<Task<Act>>;

    /// Thinks about the position after `ply` moves (`None`: now), at most so long, as the eye may know it.
    /// Everybody gets the same strong advice, whoever is to move.
    fn advise(&self, eye: &Eye, ply: Option<usize>, time: Duration) -> Result<Task<AdviceView>, Saying>;

    /// Thinks as the computer player whose turn it is, with its own strength, for somebody who watches it step
    /// by step; where no such player is to move, as [`Desk::advise`] does.
    fn own_thought(&self, eye: &Eye, ply: Option<usize>, time: Duration) -> Result<Task<AdviceView>, Saying> {
        self.advise(eye, ply, time)
    }

    /// How long the player to move still has, from the moment at which the turn began; `None` without a clock.
    /// When it has passed the house performs [`Act::TimeUp`].
    fn due(&self) -> Option<Duration> {
        None
    }

    /// How long until the game is over by the clock on the wall, if nothing happens before; `None` where no such
    /// limit runs.
    fn ends_in(&self) -> Option<Duration> {
        None
    }

    /// Whether a seat has something to hide from others, such as its tiles, so that files and branches are only
    /// for whoever holds all seats, until the game is over.
    fn hides(&self) -> bool {
        false
    }

    /// Whether asking for advice leaves a mark in the game, which is then a deed of its own,
    /// [`Act::Advised`].
    fn marks_advice(&self) -> bool {
        false
    }

    /// Whether this question is one for advice, and leaves the same mark.
    fn ask_marks(&self, _question: &serde_json::Value) -> bool {
        false
    }

    /// What enters the list of the best under this name, once the game is over and was played without help.
    fn score(&self, _name: &str) -> Option<Record> {
        None
    }

    /// The names of the file formats in which the game can be saved, the usual first.
    fn formats(&self) -> Vec<&'static str>;

    /// The game as a file in this format: a name for the file, and its content.
    fn file(&self, format: &str) -> Result<(String, String), Saying>;

    /// A question of the game's own, such as what a play would score. It changes nothing.
    fn ask(&self, eye: &Eye, question: &serde_json::Value) -> Result<Task<serde_json::Value>, Saying>;

    /// A description of the desk after so many moves, from which a branch can be opened.
    fn branch(&self, ply: usize) -> Result<Branch, Saying>;
}

/// What a branch begins with.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch {
    /// The setup.
    pub setup: serde_json::Value,
    /// What happened before.
    pub deeds: Vec<Deed>,
}
