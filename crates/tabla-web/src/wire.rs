//! What travels between the server and the browser: plain data, and nothing that its reader may not know.
//!
//! Sentences travel as [`SayingView`]s, a key of the message catalogues with its values. The browser has the
//! catalogue of every language, so that a person can change the language at any moment and everything on
//! the page changes with it.

mod arena;
mod daily;
mod friends;
mod house;
mod requests;
mod review;
mod study;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use tabla_games::kits::scrabble::{LetterView, ScrabbleBoard};

pub use arena::{Arena, ArenaView, RunningView, StandingView};
pub use daily::{DailyView, TableTaskView, TaskView};
pub use friends::{
    ClaimRequest, Emote, EveningView, InvitationView, Invite, OfferKind, OfferView, OnlookersView, Presence,
    QrRequest, QrView,
};
pub use house::{
    AddendView, BestView, CatalogueView, ChoiceView, GameView, Health, KindView, NetworkRequest, NetworkView,
    OptionView, PatternView, ScoredView, SettingView, TableSummary,
};
pub use tabla_games::kits::jewels::JewelsBoard;

pub use requests::{
    ActRequest, AdviceRequest, AskRequest, BranchRequest, CheckRequest, Created, FromBrowser, Hello,
    KnownRequest, NewGame, OpenRequest, Opened, Problem, ScoreRequest, ToBrowser,
};
pub use review::{
    AccountView, CourseView, GradeView, GradesView, MomentView, ReviewEntryView, ReviewOptionView,
    ReviewProgress, ReviewRequest, ReviewSeatView, ReviewState, ReviewUnitView, ReviewView, RivalMoveView,
    RivalView, TryRequest, TryView,
};
pub use study::{ExampleLineView, ExampleView, MOST_ACTS, StudyQuestion, StudyRequest};
pub use tabla_games::kits::jamb::{JambBoard, JambPerson, JambStatistics};
pub use tabla_games::kits::{ArgView, SayingView};

/// A table with one game, as its reader may see it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TableView {
    /// The table's name in addresses.
    pub id: String,
    /// `santorini`, `mice`, `jamb`, `jewels` or `scrabble`.
    pub game: String,
    /// Counts everything that happened at this table; a larger number is newer.
    pub version: u64,
    /// The rules by which it is played, as text; empty where there is nothing to choose.
    pub rules: String,
    /// The seats in the order of play.
    pub seats: Vec<SeatView>,
    /// The seats for which the reader may act. Empty for somebody who watches.
    pub you: Vec<u8>,
    /// Whose decision it is; `None` when the game is over.
    pub to_move: Option<u8>,
    /// How the game ended, once it has.
    pub ending: Option<EndingView>,
    /// What was played, in order.
    pub moves: Vec<MoveView>,
    /// How many moves lie between the start and the board shown; the last one is `moves[ply - 1]`.
    pub ply: usize,
    /// What can be done beside playing.
    pub can: CanView,
    /// Whether a computer player is thinking about its move.
    pub thinking: bool,
    /// Whether computer players wait for [`Act::Step`] before each move.
    pub step: bool,
    /// What is left of the time of the whole game, in milliseconds, if that was agreed on (Jewels).
    pub time_left: Option<u64>,
    /// How long the turn has been under way when this was written, in milliseconds; 0 where no clock runs.
    pub elapsed: u64,
    /// The table of which this one is a branch, and after which move.
    pub branch_of: Option<BranchView>,
    /// What is odd about the file with which the table begins, though it could be read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<SayingView>,
    /// Which task of a day it is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub task: Option<TableTaskView>,
    /// Whether somebody who is invited has not come yet: nobody plays before.
    pub is_waiting: bool,
    /// The code by which others take the free seats, for those who have one.
    pub invitation: Option<String>,
    /// What somebody has proposed and nobody has answered yet.
    pub offer: Option<OfferView>,
    /// After so many milliseconds the others may go on without whoever is gone; `None`: never.
    pub patience: Option<u64>,
    /// How the games of these people stand, where they play more than one.
    pub evening: Option<EveningView>,
    /// The table at which the same people play again.
    pub next: Option<String>,
    /// Those who only watch.
    pub onlookers: OnlookersView,
    /// The position as text; never more than the reader may know.
    pub position: String,
    /// What is on the table.
    #[schema(value_type = BoardView)]
    pub board: serde_json::Value,
}

/// One seat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// Counted from 1.
    pub seat: u8,
    /// What the person calls themselves; empty where nothing was said, and for computer players.
    pub name: String,
    /// The player as text, such as `human` or `champion:level=easy`.
    pub player: String,
    /// Whether a person sits here.
    pub is_person: bool,
    /// The points so far, in games with points.
    pub points: Option<i64>,
    /// Whether whoever sits here may move now; where all play at the same time, several may.
    pub may_move: bool,
    /// What the clock shows, in milliseconds, before the turn under way.
    pub clock: Option<u64>,
    /// Whether whoever holds this seat is there (a connection that may act for it).
    pub presence: Presence,
    /// Since when that is so, in milliseconds since 1970, where it is known.
    pub since: Option<u64>,
    /// Whether nobody has taken the seat yet.
    pub is_free: bool,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct EndingView {
    /// In words.
    pub saying: SayingView,
    /// The winner's seat, if there is one.
    pub winner: Option<u8>,
}

/// One move of the list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct MoveView {
    /// Who played it.
    pub seat: u8,
    /// The move as text.
    pub text: String,
    /// The points that it brought, in games with points.
    pub points: Option<i64>,
    /// How long it took, in milliseconds.
    pub spent: u64,
    /// Something to know about it.
    pub note: Option<SayingView>,
}

/// What can be done at a table beside playing a move, by the reader and now.
#[derive(Clone, Default, PartialEq, Debug, Serialize, ToSchema)]
pub struct CanView {
    /// Take back.
    pub undo: bool,
    /// Play again what was taken back.
    pub redo: bool,
    /// Give up, or stop.
    pub resign: bool,
    /// Let a computer player make its move ([`Act::Step`]).
    pub step: bool,
    /// Ask for advice.
    pub advice: bool,
    /// See what the position is worth.
    pub evaluate: bool,
    /// Play on from an earlier move as a table of its own.
    pub branch: bool,
    /// See what every move so far was worth.
    pub review: bool,
    /// Ask to take back the reader's last move.
    pub take_back: bool,
    /// Offer a draw.
    pub draw: bool,
    /// Ask for more time.
    pub more_time: bool,
    /// Ask for another game.
    pub rematch: bool,
    /// Answer what somebody has proposed.
    pub answer: bool,
    /// Take back what one has proposed oneself.
    pub retract: bool,
    /// End the game of those who are gone ([`Act::Claim`]).
    pub claim: bool,
    /// Let a computer play for those who are gone, or did not come ([`Act::Replace`]).
    pub replace: bool,
}

/// Where a table branched off.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct BranchView {
    /// The other table.
    pub id: String,
    /// After so many moves.
    pub ply: usize,
}

/// What is on the table, by game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum BoardView {
    /// Santorini's board.
    Santorini(tabla_games::SantoriniView),
    /// Mice's board.
    Mice(tabla_games::MiceView),
    /// The talons and the dice.
    Jamb(JambBoard),
    /// The stones.
    Jewels(JewelsBoard),
    /// The board and the own rack.
    Scrabble(ScrabbleBoard),
}

/// Something that a person does at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// Plays the move that this text means.
    Play {
        /// In the game's notation.
        #[schema(max_length = 200)]
        text: String,
    },
    /// Takes back, up to the last decision of a person.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Gives up (in Jamb: stops).
    Resign,
    /// Lets the computer player whose turn it is make its move.
    Step,
    /// Lets computer players go on by themselves, or makes them wait for steps.
    Pace {
        /// Whether they wait.
        step: bool,
    },
    /// Ends the game of the player whose time is up. Nobody sends it: the house says it when the moment comes.
    TimeUp,
    /// Throws the dice in the cup (Jamb).
    Throw,
    /// Lets a friend play the turn (Jamb).
    Friend {
        /// Which.
        #[schema(max_length = 200)]
        name: String,
    },
    /// Looks at advice, where a game keeps that in mind.
    Advised,
    /// Calls the person in a seat by this name.
    Name {
        /// The seat.
        #[schema(maximum = 255)]
        seat: u8,
        /// The name.
        #[schema(max_length = 40)]
        name: String,
    },
    /// Proposes something to the other people.
    Offer {
        /// What.
        offer: OfferKind,
    },
    /// Answers what somebody has proposed.
    Answer {
        /// Whether with yes.
        accept: bool,
    },
    /// Takes back what one has proposed oneself, before it is answered.
    Retract,
    /// The others go on without those who have been gone for too long: of two, the one who is there has won.
    Claim,
    /// A computer takes the seats of those who have been gone for too long, and the free ones.
    Replace,
}

/// What somebody thinks about a position.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AdviceView {
    /// After how many moves the position stands.
    pub ply: usize,
    /// The move to play.
    pub best: Option<String>,
    /// The candidates, the best first.
    pub lines: Vec<LineView>,
    /// How the first seat stands, 0 (lost) to 1 (won), where such a thing can be said.
    pub bar: Option<f64>,
    /// The value in short, such as `+0.35` or `#5`; in a game of two with nothing hidden it tells how the first
    /// seat stands, as the bar does, and so does everything below.
    pub value: Option<String>,
    /// The same in words.
    pub saying: Option<SayingView>,
    /// How far it looked.
    pub depth: Option<u32>,
    /// How many positions it visited.
    pub nodes: Option<u64>,
    /// How often the rest of a node's moves needed no look.
    pub cutoffs: Option<u64>,
    /// How long it took, in milliseconds.
    pub spent: u64,
}

/// One candidate.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LineView {
    /// The move.
    pub text: String,
    /// The square or field by which candidates are grouped on the board.
    pub group: Option<String>,
    /// What is expected to follow.
    pub line: Vec<String>,
    /// The value in short: how the first seat stands after it in a game of two with nothing hidden, else what it
    /// is worth for the side to move.
    pub value: String,
    /// The value as a number, in the game's own unit.
    pub number: Option<f64>,
    /// Whether the value is exact; otherwise it is a bound or an opinion.
    pub is_exact: bool,
    /// `win`, `loss` or `draw` for the side to move, where that is known.
    pub fate: Option<String>,
    /// The points at once.
    pub points: Option<i64>,
    /// How much worse than the best.
    pub loss: Option<f64>,
    /// What the tiles that are kept are worth (Scrabble).
    pub leave: Option<f64>,
    /// The range in which the total lies in eight cases of ten (Jamb).
    pub range: Option<[i64; 2]>,
    /// The chance to win in per cent, where somebody has looked ahead (Scrabble).
    pub win: Option<f64>,
}
