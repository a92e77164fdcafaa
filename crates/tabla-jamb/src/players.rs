//! Those who play, advise and judge: friends by rules, players known beforehand, the adviser, and what skill is.

mod advice;
mod friend;
mod policy;
mod skill;
mod spread;

pub use advice::{Advice, Advised, Situation};
pub use friend::{Decision, Prospect, Reason, Reckoning, RuleFriend};
pub use policy::{Plan, Player, TurnOutcome, throw_rest};
pub use skill::{Grade, Judged, Review, TurnSum};
pub use spread::{Band, Distribution, Spread};
