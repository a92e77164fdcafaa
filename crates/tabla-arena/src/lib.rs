#![doc = include_str!("../README.md")]

mod bot;
mod budget;
mod contender;
mod cores;
mod examination;
mod foul;
mod game;
pub mod jewels;
pub mod line;
mod plan;
pub mod process;
mod record;
mod referee;
pub mod sandbox;
mod scratch;
mod script;
mod standings;
pub mod stats;
mod store;
mod tournament;
pub mod watch;

pub use bot::{Bot, BotError, BotKind, BotsFileError, LONGEST_NAME, is_named, read_bots_file, tell_apart};
pub use budget::{Budget, BudgetError};
pub use contender::{Allowed, Contender, Left, NotSeated, Question, Seating, check_own};
pub use cores::Cores;
pub use examination::{Examination, Examined, has_passed, suspects_sandbox};
pub use foul::Foul;
pub use game::{Discipline, DisciplineError, Host, Outcome, Refused};
pub use plan::{Fixture, Format, FormatError, Meeting, Plan};
pub use record::{Ending, GameRecord, Measured, MoveRecord};
pub use referee::{Breakdown, Case, Refereed, Spectator, referee};
pub use scratch::Leftover;
pub use standings::{MeetingRow, Row, SprtRow, Standings, Strength, Test, measured, standings};
pub use store::{Settings, Store, StoreError};
pub use tournament::{Live, Running, TournamentError, check_settings, try_bots};
