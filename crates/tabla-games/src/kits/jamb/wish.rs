//! What somebody wants a table of Jamb to be like, as it comes from outside, and as it is kept beside the game.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Notation, Say, Saying, Seat, TableError};
use tabla_jamb::{DiceStatistics, Generator, HouseRules, Jamb, Layout, view};
use tabla_table::{
    Act, Board, Command, HUMAN, Hooks, Kit, MatchRules, Menu, Saved, Secret, Setup, Table, Waiting,
};

use super::super::wish::{Upload, clock, kept, no_setup, offered, read, sealed};
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
    /// What people call themselves; as many sit round the table, unless there are more players.
    #[serde(default)]
    people: Vec<String>,
    /// Who plays, in the order of play: people where nothing is said.
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    clock: Option<String>,
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
        fill_in: |kit, wish, secret, now| fill_in(kit, &wish, secret, now),
        check: Some(|_, position| check(position).map(Board::new)),
        match_rules: Some(MatchRules {
            read: |rules| rules.is_empty().then(Map::new),
            write: |_| String::new(),
            known: "-",
        }),
        menu: Some(|| Menu {
            seats: [1, u8::try_from(MOST_PEOPLE).unwrap_or(u8::MAX)],
            players: {
                let [rule, greedy, optimal] = FriendKind::BY_STRENGTH.map(super::players::kind);
                offered([super::players::CARELESS, rule, greedy, optimal])
            },
            choices: vec![
                ("friend", FriendKind::ALL.map(|friend| friend.name().to_owned()).into()),
                ("generator", Generator::ALL.map(|generator| generator.to_string()).into()),
            ],
        }),
        ..super::super::wish::hooks()
    }
}

/// Checks what somebody wishes, and completes it: the dice follow from the secret.
pub fn fill_in(
    kit: &Arc<dyn Kit>,
    wish: &Value,
    secret: impl Into<Secret>,
    now: u64,
) -> Result<Value, TableError> {
    let (wish, secret): (Wish, Secret) = (read(wish)?, secret.into());
    let friends =
        read_friends(wish.friend_odds.as_deref(), wish.friend_threshold.as_deref()).map_err(wrong)?;
    let first = match &wish.load {
        Some(load) => {
            let saved = legacy::read_file(load, &wish.names().swap_remove(0))?;
            legacy::restore(kit, &saved, &friends).map_err(|error| load.refused(error.saying))?;
            saved
        }
        None => {
            let first = wish.begin(secret.seed())?;
            if let Some(table) = wish.open(kit, &first, &friends, secret)? {
                return kept(&*table, now);
            }
            first
        }
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
    fn seats(&self) -> usize {
        self.people.len().max(self.players.len()).max(1)
    }

    /// The names; whoever has none is called by the number of the place.
    fn names(&self) -> Vec<String> {
        (0..self.seats()).map(|place| name_of(self.people.get(place), place)).collect()
    }

    /// The table, where something was wished that a save of the first edition does not know: a computer at a seat, a
    /// clock, or dice that nobody can work out. Those are for several at a table; whoever plays alone, and who names a
    /// seed, has a generator of their own.
    fn open(
        &self,
        kit: &Arc<dyn Kit>,
        first: &FirstSave,
        friends: &Friends,
        secret: Secret,
    ) -> Result<Option<Box<dyn Table>>, TableError> {
        let clock = clock(self.clock.as_deref())?;
        let is_computer = |place: usize| self.players.get(place).is_some_and(|player| player != HUMAN);
        let is_sealed = self.seats() > 1 && self.seed.is_none();
        let dealer = sealed(&secret).filter(|_| is_sealed);
        if dealer.is_some() && self.generator.is_some() {
            return Err(wrong(Saying::new("jamb-dice-alone")));
        }
        if clock.is_none() && dealer.is_none() && !(0..self.seats()).any(is_computer) {
            return Ok(None);
        }
        let (setup, known) = first.setup(friends).map_err(wrong)?;
        let named = |(place, name): (usize, String)| if is_computer(place) { String::new() } else { name };
        let player = |place: usize| -> Result<String, TableError> {
            let player = kit.read_player(self.players.get(place).map_or(HUMAN, String::as_str))?;
            Ok(player.or_seed(secret.seed().wrapping_add(place as u64)).to_string())
        };
        let players = (0..self.seats()).map(player).collect::<Result<_, _>>()?;
        let secret = if dealer.is_some() { secret } else { known };
        let setup = Setup {
            players,
            names: setup.names.into_iter().enumerate().map(named).collect(),
            dealer: dealer.or(setup.dealer),
            clock,
            ..setup
        };
        // Dice that are in the cup at the beginning people throw by hand, and a computer's fall.
        let mut table = Arc::clone(kit).restore(&Saved::new(setup, secret))?;
        if is_computer(0) && matches!(table.waiting(), Waiting::Throw(_)) {
            let throw = Act::Throw { told: None };
            table.perform(&Command { seat: Some(Seat::FIRST), at: 0, revision: None, act: throw })?;
        }
        prepare(first.rules());
        Ok(Some(table))
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
