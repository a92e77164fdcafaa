#![doc = include_str!("../README.md")]

mod bot;
mod budget;
mod contender;
mod examination;
mod foul;
mod game;
pub mod jewels;
pub mod line;
mod plan;
pub mod process;
mod record;
mod referee;
mod replay;
pub mod sandbox;
mod standings;
pub mod stats;
mod store;
mod tournament;
mod visible;
pub mod watch;

pub use bot::{Bot, BotError, BotKind, BotsFileError, LONGEST_NAME, is_named, read_bots_file, tell_apart};
pub use budget::{Budget, BudgetError};
pub use contender::{Allowed, Contender, Left, Manners, NotSeated, Question, Seating, check_own};
pub use examination::{Examination, Examined, has_passed};
pub use foul::Foul;
pub use game::{Details, Discipline, DisciplineError, Host, Outcome, Refused, Scene};
pub use plan::{Fixture, Format, FormatError, Meeting, Plan};
pub use record::{Ending, GameRecord, Measured, MoveRecord};
pub use referee::{Breakdown, Case, Refereed, Spectator, referee};
pub use replay::{Step, position_after, refused_because, replay};
pub use standings::{MeetingRow, Row, SprtRow, Standings, Strength, Test, measured, standings};
pub use store::{Settings, Store, StoreError};
pub use tournament::{Live, Running, TournamentError, check_settings, try_bots};
pub use visible::visible;
