//! What a table of Jamb is opened with.

use serde_json::{Value, json};
use tabla_core::{Say, Saying};
use tabla_games::Words;
use tabla_games::jamb::{Fraction, FriendKind, Generator, HouseRules, Layout, Reckoning, check_people};
use tabla_table::HUMAN;

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
            return Ok(());
        }
        let mut names = self.people.clone();
        for (name, number) in names.iter_mut().zip(1..) {
            if let Some(word) = computer(name) {
                let known = FriendKind::BY_STRENGTH.map(FriendKind::name).join(", ");
                let unknown =
                    || Saying::new("jamb-people-no-computer").with("text", word).with("known", known);
                FriendKind::named(word).ok_or_else(unknown)?;
                // Computers need no names to be told apart.
                *name = format!("{name} {number}");
            }
        }
        check_people(&names, false).map_err(|error| error.say())
    }

    /// A table like this, as everybody wishes one. Without a seed the dice of several are sealed.
    pub(super) fn wish(&self, seed: Option<u64>, words: &Words) -> Value {
        let nobody = [nameless(words)];
        let people = if self.people.is_empty() { nobody.as_slice() } else { self.people.as_slice() };
        let name = |text: &String| if computer(text).is_some() { String::new() } else { text.clone() };
        let player = |text: &String| computer(text).unwrap_or(HUMAN).to_ascii_lowercase();
        // Where several play without a seed nobody chooses what throws the dice.
        let chosen = seed.is_some() || self.generator != Generator::default();
        json!({
            "people": people.iter().map(name).collect::<Vec<_>>(),
            "players": people.iter().map(player).collect::<Vec<_>>(),
            "generator": chosen.then(|| self.generator.name()),
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

/// What stands before the word of a computer, in a list of people.
const COMPUTER: &str = "computer:";

/// The computer that is meant by this name, if one is.
fn computer(name: &str) -> Option<&str> {
    let (before, word) = name.split_at_checked(COMPUTER.len())?;
    before.eq_ignore_ascii_case(COMPUTER).then(|| word.trim())
}

/// What somebody without a name is called.
pub(super) fn nameless(words: &Words) -> String {
    words.say(&Saying::new("jamb-people-name").with("number", 1usize))
}
