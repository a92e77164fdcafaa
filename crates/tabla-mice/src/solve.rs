//! Exact values of the moving phase: who wins, and how long it takes, when both play without a mistake.
//!
//! A position here has no men in hand, and no past: repetition and turns without a mill do not count, and
//! a draw is what neither player can force otherwise. All positions with so many men against so many are
//! solved at once, backwards from the lost ones; a [`Material`] is such a pair of numbers. Taking a man
//! leads to a smaller one, so they are solved by rising number of men.
//!
//! A table has one byte a position, in the order of [`Numbering`], and needs no more
//! memory than that, and as much again while it is being made. Nothing is read, written or spread over
//! threads here: [`solve_with`] asks its caller to.
//!
//! ```
//! use tabla_core::Notation;
//! use tabla_mice::Mice;
//! use tabla_mice::solve::{Exact, Material, Tables, solve};
//!
//! let mut tables = Tables::new(Mice::FLYING);
//! let three = Material::new(3, 3).unwrap();
//! let solved = solve(&tables, three).unwrap();
//! assert_eq!(solved.tally().longest_win, 25);
//! tables.add(solved);
//!
//! let state = Mice::FLYING.read_state("a7,d7,g4/d1,d2,b6/0,0/w").unwrap();
//! assert_eq!(tables.probe(&state), Some(Exact::Win { plies: 1 }));
//! ```

mod check;
mod exact;
mod material;
mod numbering;
mod outcomes;
mod placing;
mod retrograde;
mod rounds;
mod rows;
mod spots;
mod tables;

pub use check::{Wrong, check, check_with};
pub use exact::Exact;
pub use material::Material;
pub use numbering::Numbering;
pub use outcomes::{Outcome, OutcomePlace, OutcomeTables, Outcomes};
pub use placing::{Layer, LayerPlace, resume_placing_with, solve_placing_with};
pub use retrograde::{Pass, SolveError, Work, solve, solve_with};
pub use rounds::{Round, solve_outcomes, solve_outcomes_with};
pub use tables::{Solved, Tables, Tally};
