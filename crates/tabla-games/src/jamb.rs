//! Jamb: the friends who help, the adviser, and what somebody's play was worth. The table itself is the kit's.
//!
//! ```
//! use tabla_core::Viewer;
//! use tabla_games::kits::jamb::JambBoard;
//! use tabla_games::kits::{Shelf, fill_in, open, registry};
//! use tabla_table::{Act, Command, Waiting};
//!
//! let games = registry(&Shelf::default());
//! let wish = serde_json::json!({ "people": ["Ana"], "generator": "lcg", "seed": 7 });
//! let mut table = open(&games, "jamb", &fill_in(&games, "jamb", wish, 0, 0).unwrap()).unwrap();
//! let Waiting::Throw(ana) = table.waiting() else { panic!("nobody throws") };
//! let mut perform = |act| table.perform(&Command { seat: ana, at: 0, revision: None, act }).unwrap();
//! perform(Act::Throw { told: None });
//! perform(Act::Play { text: "down".to_owned(), by: None, because: Vec::new() });
//! let shown = table.show(Viewer::Public, None).unwrap();
//! assert_eq!(shown.accounts[0].text.as_deref(), Some("4 3 3 2 4"));
//! assert_eq!(shown.board.typed::<JambBoard>().unwrap().people[0].view.rows[0].fields[0].value, Some(0));
//! ```

mod account;
mod friends;
mod people;
mod spreads;

use std::fmt;
use std::sync::OnceLock;
use std::thread;

use tabla_core::{Say, Saying};

pub(crate) use account::Account;
pub(crate) use friends::because_best;
pub use friends::{Friends, decimal, told_points, told_throw, what};
pub use people::{LONGEST_NAME, MOST_PEOPLE, SetupError, check_people};
pub use spreads::{range_of, spread_from};
pub use tabla_jamb::*;

/// The game's word, in commands and in saves.
pub const GAME: &str = "jamb";

/// A friend who plays a turn for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Say)]
#[say("jamb-friend")]
pub enum FriendKind {
    /// Aims at the next field by a few rules of thumb.
    #[default]
    Rule,
    Optimal,
    /// Wants the most points out of this turn.
    Greedy,
}

impl FriendKind {
    pub const ALL: [FriendKind; 3] = [FriendKind::Rule, FriendKind::Optimal, FriendKind::Greedy];

    /// From the weakest to the strongest, by the mean of their totals.
    pub const BY_STRENGTH: [FriendKind; 3] = [FriendKind::Rule, FriendKind::Greedy, FriendKind::Optimal];

    /// `rule`, `optimal`, `greedy`.
    pub const fn name(self) -> &'static str {
        match self {
            FriendKind::Rule => "rule",
            FriendKind::Optimal => "optimal",
            FriendKind::Greedy => "greedy",
        }
    }

    /// What it is called where it plays for itself.
    pub fn title(self) -> Saying {
        Saying::new(self.title_and_about().0)
    }

    /// The messages with its name and with what is to be known of it, where it plays for itself.
    pub(crate) const fn title_and_about(self) -> (&'static str, &'static str) {
        match self {
            FriendKind::Rule => ("jamb-player-rule", "jamb-player-rule-about"),
            FriendKind::Optimal => ("jamb-player-optimal", "jamb-player-optimal-about"),
            FriendKind::Greedy => ("jamb-player-greedy", "jamb-player-greedy-about"),
        }
    }

    /// The friend of this name.
    pub fn named(name: &str) -> Option<FriendKind> {
        FriendKind::ALL.into_iter().find(|friend| friend.name().eq_ignore_ascii_case(name.trim()))
    }
}

/// What the friend is called.
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

/// Begins to solve, so that nobody waits when it is needed, where there are threads.
pub fn prepare(rules: HouseRules) {
    let _ = thread::Builder::new().spawn(move || optimum(rules));
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
