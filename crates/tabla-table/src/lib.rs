#![doc = include_str!("../README.md")]

mod allowance;
mod any_stepper;
mod batch;
mod board;
mod choice;
mod clock;
mod dealer;
mod event;
mod format;
mod hooks;
mod job;
mod kit;
mod lanes;
mod matches;
mod moment;
mod player_error;
mod player_spec;
mod players;
mod policy;
mod refusal;
mod registry;
mod review;
mod sealed;
mod secret;
mod session;
mod setting;
mod side_by_side;
mod skill;
mod stepper;
mod table;
mod thinking;
pub mod ugi;
mod variant;

pub use allowance::{Allowed, Pacing};
pub use any_stepper::AnyStepper;
pub use batch::{AnyBatch, Batch, SavedBatch};
pub use board::Board;
pub use choice::{Choice, ChoiceKind, Choices};
pub use clock::{Clock, ClockError};
pub use dealer::{ChanceStream, Dealer, Past, Split, Told};
pub use event::{
    Act, Cause, Command, Ending, Event, EventOf, FORMAT, Happening, Offer, Saved, Setup, StoredEvent,
};
pub use format::{Format, Loaded, PLAIN, ReadFile, WriteFile, is_own_comment};
pub use hooks::{CheckPosition, FillInWish, Hooks, MatchRules, Menu, OpenWish, SetUp, check_position};
pub use job::{Asked, Job, JobAnswer, JobContext, JobKind, Thought, job, run_job, write_line};
pub use kit::{GameKit, QuestionInput, StepInput, ViewInput};
pub use lanes::AnyLanes;
pub use matches::{LoggedGame, MatchPlan, play_range, run_computers};
#[cfg(target_family = "wasm")]
pub use moment::run_clock;
pub use moment::{Instant, unix_now};
pub use player_error::PlayerError;
pub use player_spec::{HUMAN, PlayerKind, PlayerKinds, PlayerSpec};
pub use players::{Lease, SeatPlayer, SeatPlayers};
pub use policy::{LegalMoves, TakeBack, TakeBackWhen};
pub use registry::{ADVICE, GameInfo, Kit, PlayerInfo, QuestionInfo, Registry};
pub use review::{
    Appraised, BEST_MOVES, Balance, Grade, JudgeInput, Judged, LIMITS, Measure, Moment, Part, Piece, Plan,
    Planned, Review, ReviewEntry, ReviewUnit, Reviewer, Rival, SeatNote, SeatReview, accuracy, review,
    review_moves, review_part, winning_chance,
};
pub use sealed::{SEALED, Sealed};
pub use secret::Secret;
pub use session::{Dealt, OpenOffer, Position, SeatRecord, Session, Step};
pub use setting::{Pace, Setting, SettingKind, SettingValue, read_duration, write_duration};
pub use side_by_side::{
    AtPlace, OnOwnBoard, Place, PlaceChance, PlaceSeen, SideBySide, SideFault, SideReason, SideRefusal, Tempo,
};
pub use skill::{Overlooks, Skill};
pub use stepper::{SavedGame, Stepper};
pub use table::{Account, AccountKind, Can, Extras, SeatInfo, Snapshot, Table, Waiting};
pub use thinking::{Listener, Thinking};
pub use variant::Variant;
