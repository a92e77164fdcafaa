//! What a table of Jamb is opened with.

use serde_json::{Value, json};
use tabla_core::{Say, Saying};
use tabla_games::Words;
use tabla_games::jamb::{Fraction, FriendKind, Generator, HouseRules, Layout, Reckoning, check_people};

/// With what the menu is opened: what a new talon gets, and who helps.
#[derive(Clone, PartialEq, Debug)]
pub struct JambOptions {
    /// What counts as what.
    pub rules: HouseRules,
    /// How a talon is kept.
    pub layout: Layout,
    /// What throws the dice.
    pub generator: Generator,
    /// From which seed; without one, from the console's own.
    pub seed: Option<u64>,
    /// Whether all people get the same throws.
    pub shared: bool,
    /// The people; nobody stands for one person without a name.
    pub people: Vec<String>,
    /// The friend who helps.
    pub friend: FriendKind,
    /// By which figure the friend goes.
    pub reckoning: Reckoning,
    /// How likely a combination must be for the friend.
    pub threshold: Fraction,
}

impl Default for JambOptions {
    fn default() -> JambOptions {
        JambOptions {
            rules: HouseRules::default(),
            layout: Layout::default(),
            generator: Generator::default(),
            seed: None,
            shared: false,
            people: Vec::new(),
            friend: FriendKind::default(),
            reckoning: Reckoning::default(),
            threshold: Fraction::THRESHOLD,
        }
    }
}

impl JambOptions {
    /// Whether these people can play together.
    pub(super) fn check(&self) -> Result<(), Saying> {
        // Nobody stands for one person without a name.
        if self.people.is_empty() {
            Ok(())
        } else {
            check_people(&self.people, false).map_err(|error| error.say())
        }
    }

    /// A table like this, as everybody wishes one.
    pub(super) fn wish(&self, seed: u64, words: &Words) -> Value {
        let nobody = [nameless(words)];
        let people = if self.people.is_empty() { nobody.as_slice() } else { self.people.as_slice() };
        json!({
            "people": people,
            "generator": self.generator.name(),
            "seed": seed,
            "shared": self.shared,
            "jamb_is_ful": self.rules.jamb_is_ful,
            "jamb_is_poker": self.rules.jamb_is_poker,
            "storage": self.layout.name(),
            "friend_odds": self.reckoning.name(),
            "friend_threshold": self.threshold.to_string(),
        })
    }
}

/// What somebody without a name is called.
pub(super) fn nameless(words: &Words) -> String {
    words.say(&Saying::new("jamb-people-name").with("number", 1usize))
}
