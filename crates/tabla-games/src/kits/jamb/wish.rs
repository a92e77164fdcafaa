//! What somebody wants a table of Jamb to be like, as it comes from outside, and as it is kept beside the game.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Notation, Say, Saying, TableError};
use tabla_jamb::{DiceStatistics, Generator, HouseRules, Jamb, Layout, view};
use tabla_table::{Board, Hooks, Kit, MatchRules, Menu, Table};

use super::super::wish::{Upload, no_setup, read};
use super::board::{JambBoard, JambPerson};
use super::legacy::{self, FirstSave};
use super::{name_of, read_friends};
use crate::jamb::{FriendKind, Friends, MOST_PEOPLE, check_people, prepare};

/// Seeds that are not chosen have at most nine digits, so that they can be read out.
const SEEDS: u64 = 1_000_000_000;

/// What a game is begun with, as somebody wishes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    #[serde(default)]
    people: Vec<String>,
    #[serde(default)]
    generator: Option<String>,
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    shared: bool,
    #[serde(default)]
    jamb_is_ful: Option<bool>,
    #[serde(default)]
    jamb_is_poker: Option<bool>,
    #[serde(default)]
    storage: Option<String>,
    #[serde(default)]
    friend_odds: Option<String>,
    #[serde(default)]
    friend_threshold: Option<String>,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    load: Option<Upload>,
}

/// What is kept: a save, and how the friend reckons.
#[derive(Serialize, Deserialize)]
struct Kept {
    #[serde(flatten)]
    first: FirstSave,
    friend_odds: String,
    friend_threshold: String,
}

fn wrong(saying: Saying) -> TableError {
    TableError::new(ErrorKind::Setup, saying)
}

/// What the game brings for programs that run tables. Whoever sets up a position checks a talon and dice, without
/// anybody who plays.
pub(super) fn hooks() -> Hooks {
    Hooks {
        open,
        fill_in: |kit, wish, seed, _| fill_in(kit, &wish, seed),
        check: Some(|_, position| check(position).map(Board::new)),
        match_rules: Some(MatchRules {
            read: |rules| rules.is_empty().then(Map::new),
            write: |_| String::new(),
            known: "-",
        }),
        menu: Some(|| Menu {
            seats: [1, u8::try_from(MOST_PEOPLE).unwrap_or(u8::MAX)],
            players: Vec::new(),
            choices: vec![
                ("friend", FriendKind::ALL.map(|friend| friend.name().to_owned()).into()),
                ("generator", Generator::ALL.map(|generator| generator.to_string()).into()),
            ],
        }),
        ..super::super::wish::hooks()
    }
}

/// Checks what somebody wishes, and completes it: `seed` is for the dice.
pub fn fill_in(kit: &Arc<dyn Kit>, wish: &Value, seed: u64) -> Result<Value, TableError> {
    let wish: Wish = read(wish)?;
    let friends =
        read_friends(wish.friend_odds.as_deref(), wish.friend_threshold.as_deref()).map_err(wrong)?;
    let first = match &wish.load {
        Some(load) => {
            let saved = legacy::read_file(load, &wish.names().swap_remove(0))?;
            legacy::restore(kit, &saved, &friends).map_err(|error| load.refused(error.saying))?;
            saved
        }
        None => wish.begin(seed)?,
    };
    let kept = Kept {
        first,
        friend_odds: friends.reckoning.name().to_owned(),
        friend_threshold: friends.threshold.to_string(),
    };
    serde_json::to_value(&kept).map_err(no_setup)
}

/// Sets up the table that a wish describes which was completed.
pub fn open(kit: &Arc<dyn Kit>, wish: &Value) -> Result<Box<dyn Table>, TableError> {
    let kept: Kept = read(wish)?;
    let friends: Friends =
        read_friends(Some(&kept.friend_odds), Some(&kept.friend_threshold)).map_err(wrong)?;
    let table = legacy::restore(kit, &kept.first, &friends)?;
    prepare(kept.first.rules());
    Ok(table)
}

/// The talon and the dice of this position, or why they cannot be.
pub fn check(position: &str) -> Result<JambBoard, TableError> {
    let game = Jamb::default();
    let state = game.read_state(position)?;
    let view = view(&game, &state, None);
    let is_done = state.talon().is_full();
    Ok(JambBoard {
        people: vec![JambPerson { name: String::new(), view, is_done }],
        fallen: state.lying().map_or_else(Vec::new, |(dice, _)| dice.faces().map(|die| die.pips()).collect()),
        kept: 0,
        is_advised: false,
        friends: Vec::new(),
        statistics: DiceStatistics::default().into(),
        dice: None,
        explained: Vec::new(),
    })
}

impl Wish {
    /// The names; whoever has none is called by the number of the place.
    fn names(&self) -> Vec<String> {
        (0..self.people.len().max(1)).map(|place| name_of(self.people.get(place), place)).collect()
    }

    /// A table where nothing has happened yet.
    fn begin(&self, seed: u64) -> Result<FirstSave, TableError> {
        let usual = HouseRules::default();
        let rules = HouseRules {
            jamb_is_ful: self.jamb_is_ful.unwrap_or(usual.jamb_is_ful),
            jamb_is_poker: self.jamb_is_poker.unwrap_or(usual.jamb_is_poker),
        };
        let unknown = |key: &'static str, text: &str| wrong(Saying::new(key).with("text", text));
        let layout = match self.storage.as_deref() {
            None => Layout::default(),
            Some(text) => Layout::named(text).ok_or_else(|| unknown("jamb-save-storage", text))?,
        };
        let generator = match self.generator.as_deref() {
            None => Generator::default(),
            Some(text) => Generator::named(text).ok_or_else(|| unknown("jamb-save-generator", text))?,
        };
        let game = Jamb { rules, layout };
        let start = self.position.as_deref().map(|text| game.read_state(text)).transpose();
        let start = start.map_err(|error| wrong(error.say()))?;
        let people = self.names();
        check_people(&people, start.is_some()).map_err(super::refused)?;
        Ok(FirstSave {
            jamb_is_ful: rules.jamb_is_ful,
            jamb_is_poker: rules.jamb_is_poker,
            storage: layout.name().to_owned(),
            generator: generator.name().to_owned(),
            seed: self.seed.unwrap_or(seed % SEEDS),
            shared_dice: self.shared,
            people,
            position: start.map(|start| game.write_state(&start)),
            events: Vec::new(),
        })
    }
}
