#![doc = include_str!("../README.md")]

mod bot;
mod budget;
mod contender;
mod cores;
mod examination;
mod foul;
pub mod jewels;
pub mod line;
mod outcome;
mod plan;
pub mod process;
mod record;
mod referee;
mod replay;
pub mod sandbox;
mod scratch;
mod script;
mod standings;
pub mod stats;
mod store;
mod tournament;
mod visible;

pub use bot::{Bot, BotError, BotKind, BotsFileError, LONGEST_NAME, is_named, read_bots_file, tell_apart};
pub use budget::{BotClock, Budget, BudgetError};
pub use contender::{
    BotAllowance, BotTurn, Contender, Left, Manners, NotSeated, Seating, check_own, sharing,
};
pub use cores::Cores;
pub use examination::{Examination, Examined, has_passed, opponent, suspects_sandbox};
pub use foul::Foul;
pub use outcome::{Details, GameOutcome, scene};
pub use plan::{Fixture, Format, FormatError, Meeting, Plan};
pub use record::{GameRecord, MatchEnd, Measured, MoveRecord};
pub use referee::{Breakdown, Case, Refereed, Spectator, referee};
pub use replay::{ReplayedMove, position_after, refused_because, replay};
pub use scratch::Leftover;
pub use standings::{MeetingRow, Row, SprtRow, Standings, Strength, Test, measured, standings};
pub use store::{Settings, Store, StoreError};
pub use tournament::{Live, Running, TournamentError, check_settings, try_bots};
pub use visible::visible;
