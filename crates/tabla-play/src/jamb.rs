//! Jamb: people round a table, the friends who help them, and what their play was worth.
//!
//! Jamb is no duel, so it has no seats and no [`Table`](crate::Table): each person fills a talon, and the
//! dice are the only opponent.
//!
//! ```
//! use tabla_play::jamb::{Generator, Jamb, Party, PartySetup, Seeded};
//!
//! let setup = PartySetup {
//!     game: Jamb::default(),
//!     dice: Seeded { generator: Generator::Lcg, seed: 7 },
//!     shared: false,
//!     people: vec!["Ana".to_owned()],
//!     start: None,
//! };
//! let mut party = Party::new(setup).unwrap();
//! assert_eq!(party.throw().unwrap().dice.to_string(), "2 3 3 4 4");
//! let written = party.play(party.read("down").unwrap(), None).unwrap().unwrap();
//! assert_eq!(written.points, None);
//! ```

mod account;
mod cup;
mod file;
mod friends;
mod history;
mod party;
mod save;
mod spreads;

use std::fmt;
use std::sync::OnceLock;
use std::thread;

use tabla_core::{Say, Saying};

pub use account::Account;
pub use friends::{Friends, decimal, told_field, what};
pub(crate) use friends::{because_best, told_points, told_throw};
pub use history::Decided;
pub(crate) use party::check_people;
pub use party::{Event, Fallen, LONGEST_NAME, MOST_PEOPLE, Party, PartySetup, Person, SetupError, Written};
pub use save::{SaveError, SavedParty, StepError};
pub(crate) use save::{SavedEvent, join, read_die};
pub use spreads::{range_of, spread_from};
pub use tabla_jamb::*;

/// The game's word, in commands and in saves.
pub const GAME: &str = "jamb";

/// A friend who plays a turn for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FriendKind {
    /// Aims at the next field by a few rules of thumb.
    #[default]
    Rule,
    /// Makes no mistake.
    Optimal,
    /// Wants the most points out of this turn.
    Greedy,
}

impl FriendKind {
    /// All of them.
    pub const ALL: [FriendKind; 3] = [FriendKind::Rule, FriendKind::Optimal, FriendKind::Greedy];

    /// `rule`, `optimal`, `greedy`.
    pub const fn name(self) -> &'static str {
        match self {
            FriendKind::Rule => "rule",
            FriendKind::Optimal => "optimal",
            FriendKind::Greedy => "greedy",
        }
    }

    /// The friend of this name.
    pub fn named(name: &str) -> Option<FriendKind> {
        FriendKind::ALL.into_iter().find(|friend| friend.name().eq_ignore_ascii_case(name.trim()))
    }
}

/// What the friend is called.
impl Say for FriendKind {
    fn say(&self) -> Saying {
        Saying::new(match self {
            FriendKind::Rule => "jamb-friend-rule",
            FriendKind::Optimal => "jamb-friend-optimal",
            FriendKind::Greedy => "jamb-friend-greedy",
        })
    }
}

impl fmt::Display for FriendKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The best play by these rules: solved when it is asked for the first time, and kept.
pub fn optimum(rules: HouseRules) -> &'static Optimum {
    static SOLVED: [OnceLock<Optimum>; 4] = [const { OnceLock::new() }; 4];
    SOLVED[place(rules)].get_or_init(|| Optimum::solve(rules))
}

/// Begins to solve, so that nobody waits when it is needed.
pub fn prepare(rules: HouseRules) {
    thread::spawn(move || optimum(rules));
}

/// The player who makes no mistake by these rules, for whoever wants to know how totals are spread.
pub fn best_player(rules: HouseRules) -> &'static Player<'static> {
    static PLAYERS: [OnceLock<Player<'static>>; 4] = [const { OnceLock::new() }; 4];
    PLAYERS[place(rules)].get_or_init(|| Player::optimal(optimum(rules)))
}

const fn place(rules: HouseRules) -> usize {
    rules.jamb_is_ful as usize * 2 + rules.jamb_is_poker as usize
}

/// What the adviser is asked about in this state; `None` while dice are in the cup.
pub fn situation(state: &State) -> Option<Situation> {
    let (dice, throw) = state.lying()?;
    let written = state.totals().grand.into();
    Some(Situation { filled: state.filled(), written, throw, dice })
}
