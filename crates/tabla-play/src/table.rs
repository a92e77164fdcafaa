//! The one face that every game at a table shows to console, web and scripts.

use std::time::Duration;

use serde::Serialize;
use tabla_core::{HistoryDraw, Say, Saying, Seat, Verdict};
use tabla_search::Bound;

use crate::{Clock, GameInfo, PlayerSpec, RuleChoice, Thinking};

/// A table at which one game is played, whatever the game: everything goes in and out as text and plain
/// data. Implemented once, for every `Session<G>`.
pub trait Table: Send {
    /// Which game it is.
    fn game(&self) -> &'static GameInfo;

    /// The rules by which it is played.
    fn rule_choice(&self) -> RuleChoice;

    /// The name of the rules' profile, such as `no-flying`; empty where there is nothing to choose.
    fn rules(&self) -> String {
        self.rule_choice().to_string()
    }

    /// What there is to see now.
    fn view(&self) -> View;

    /// Whose turn it is, or how the game ended.
    fn turn(&self) -> TableTurn;

    /// Who plays this seat.
    fn player(&self, seat: Seat) -> &PlayerSpec;

    /// Puts another player into the seat.
    fn seat_player(&mut self, seat: Seat, player: PlayerSpec);

    /// Every legal move as text, in the rules' order.
    fn moves(&self) -> Vec<String>;

    /// What has been played, up to now; turns that were taken back are not in it.
    fn played(&self) -> Vec<Played>;

    /// Plays the move that this text means for the side to move. `spent` is what the clock takes.
    fn play(&mut self, text: &str, spent: Duration) -> Result<Played, Saying>;

    /// Takes the last turn back; `false` when there is none.
    fn undo(&mut self) -> bool;

    /// Plays the turn again that was taken back; `false` when there is none.
    fn redo(&mut self) -> bool;

    /// Ends the game: this seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Saying>;

    /// The position as text.
    fn position(&self) -> String;

    /// Starts anew from a position; what was played is forgotten. Nothing changes on an error.
    fn set_position(&mut self, text: &str) -> Result<(), Saying>;

    /// The position from which the game began, as text; `None` when it began at the start.
    fn start_position(&self) -> Option<String>;

    /// The game so far in the game's own file format; `None` when the game has no such format. A game
    /// that began from a position of its own, or is not played by the usual rules, says so in comments,
    /// which [`Table::load_record`] reads.
    fn record(&self) -> Option<String>;

    /// Starts anew with the game in this text; where it names no rules, by those of the table. Nothing changes on an error, which says line and reason.
    fn load_record(&mut self, text: &str) -> Result<(), Saying>;

    /// Lets a computer player think about the position, in the background.
    fn think(&self, player: &PlayerSpec) -> Result<Thinking, Saying>;

    /// An opinion of the position, term by term, without any search. Positive is good for the side to
    /// move. Empty when the game is over.
    fn opinion(&self) -> Vec<OpinionTerm>;

    /// The exact value of every move of which one is known: in Mice, where the endings are solved.
    fn exact_values(&self) -> Vec<(String, Fate)>;

    /// The clock that the game is played with, if any.
    fn clock(&self) -> Option<Clock>;

    /// Puts a clock on the table, or takes it away. What was spent so far counts.
    fn set_clock(&mut self, clock: Option<Clock>);

    /// What this seat's clock shows before the turn under way; `None` without clocks.
    fn time_left(&self, seat: Seat) -> Option<Duration>;
}

/// How a game ends when nobody errs, for the side that is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It wins.
    Win {
        /// Plies until the game is over.
        plies: u32,
    },
    /// Nobody wins.
    Draw,
    /// It loses.
    Loss {
        /// Plies until the game is over.
        plies: u32,
    },
}

impl Fate {
    /// The same for the other side, one ply earlier.
    #[must_use]
    pub fn before(self) -> Fate {
        match self {
            Fate::Win { plies } => Fate::Loss { plies: plies + 1 },
            Fate::Draw => Fate::Draw,
            Fate::Loss { plies } => Fate::Win { plies: plies + 1 },
        }
    }
}

/// One term of an evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpinionTerm {
    /// The term's name.
    pub name: Saying,
    /// What it adds, in points, for the side to move.
    pub points: i32,
}

/// What there is to see, by game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum View {
    /// Santorini's board.
    Santorini(tabla_santorini::View),
    /// Mice's board.
    Mice(tabla_mice::View),
}

impl View {
    /// How the winner has won by the rules of the position, if somebody has.
    pub fn won_by(&self) -> Option<Saying> {
        let loser = |key, winner: u8| Saying::new(key).with("player", i64::from(3 - winner));
        match self {
            View::Santorini(view) => view.winner.map(|winner| {
                let is_up =
                    |square: &tabla_santorini::SquareView| square.worker == Some(winner) && square.level == 3;
                match view.squares.iter().any(is_up) {
                    true => Saying::new("santorini-won-third"),
                    false => loser("santorini-won-stuck", winner),
                }
            }),
            View::Mice(view) => view.winner.map(|winner| {
                let men = view.points.iter().filter(|point| point.man == Some(3 - winner)).count();
                let in_hand = usize::from(view.hand[usize::from(2 - winner)]);
                loser(if men + in_hand < 3 { "mice-won-few" } else { "mice-won-stuck" }, winner)
            }),
        }
    }
}

/// Whose turn it is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableTurn {
    /// This seat is to move.
    Seat(Seat),
    /// The game is over.
    Over(Ending),
}

/// How a game at a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules, this seat has won.
    Won(Seat),
    /// By the rules, nobody has won.
    Drawn,
    /// By the course of the game, nobody has won.
    DrawnBy(HistoryDraw),
    /// This seat has given up.
    Resigned(Seat),
    /// This seat's time ran out.
    OutOfTime(Seat),
}

impl Ending {
    /// Who has won, if anybody.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Ending::Won(seat) => Some(seat),
            Ending::Drawn | Ending::DrawnBy(_) => None,
            Ending::Resigned(seat) | Ending::OutOfTime(seat) => Some(seat.other()),
        }
    }
}

impl Say for Ending {
    fn say(&self) -> Saying {
        let with = |key, seat: Seat| Saying::new(key).with("player", i64::from(seat.number()));
        match *self {
            Ending::Won(seat) => with("ending-won", seat),
            Ending::Drawn => Saying::new("ending-drawn"),
            Ending::DrawnBy(HistoryDraw::Repetition) => Saying::new("ending-drawn-repetition"),
            Ending::DrawnBy(HistoryDraw::Quiet) => Saying::new("ending-drawn-quiet"),
            Ending::Resigned(seat) => with("ending-resigned", seat),
            Ending::OutOfTime(seat) => with("ending-out-of-time", seat),
        }
    }
}

/// One turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// The move as game files write it.
    pub text: String,
    /// How long it took.
    pub spent: Duration,
}

/// What a computer player thinks, as text and numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The move it would play.
    pub best: String,
    /// What the move is worth to the side to move.
    pub verdict: Verdict,
    /// What both sides are expected to play; begins with the best move.
    pub line: Vec<String>,
    /// How many plies were looked at in full.
    pub depth: u32,
    /// The longest line that was looked at.
    pub deepest: u32,
    /// How many positions were visited.
    pub nodes: u64,
    /// How often the rest of a node's moves needed no look.
    pub cutoffs: u64,
    /// How often the table of positions knew the answer.
    pub table_hits: u64,
    /// Every candidate with its value, in the rules' order.
    pub candidates: Vec<Candidate>,
    /// How long it took so far.
    pub spent: Duration,
    /// Whether the move comes from the opening book; then the numbers of the search are 0.
    pub from_book: bool,
}

/// One candidate move of a thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub text: String,
    /// The square (or field) by which candidates are grouped on a board: the destination.
    pub group: String,
    /// Its value for the side to move.
    pub verdict: Verdict,
    /// How much the value says.
    pub bound: Bound,
}
