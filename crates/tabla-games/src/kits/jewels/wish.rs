//! What somebody wants a game to be like: a board of chance or of the contest, a file, a painted board, a save.
//!
//! A wish from outside names a board or holds a file; the wish that is kept holds the board itself and the moment of the
//! start, so that the same rounds follow from it on every machine.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabla_core::{Say, Saying, TableError};
use tabla_jewels::{Layout, TimeLimit, read_layout, write_layout};
use tabla_table::{Clock, HUMAN, Hooks, Kit, MatchRules, Menu, Secret, Table};

use super::super::wish::{Upload, clock, kept, offered, read, sealed, write};
use super::legacy::{JewelsSave, read_save, saved};
use super::{TURNS, contest_board, observation, random_board, refused, score};
use crate::jewels::contest_boards;

/// How long the refill lines of new boards are, if nothing is said.
const LINE: usize = 1024;
/// Boards of chance have a number of at most nine digits for a name.
const NUMBERS: u64 = 1_000_000_000;
/// The most who race on one board.
const MOST_PLAYERS: u8 = 2;
/// The most turns that can be agreed on.
const MOST_TURNS: u32 = 100;

/// What a game is begun with, as somebody wishes it.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Wish {
    #[serde(default)]
    board: Option<BoardWish>,
    #[serde(default)]
    limit: Option<String>,
    #[serde(default)]
    turns: Option<u32>,
    /// Who plays: one person where nothing is said. Several race on the same board.
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    clock: Option<String>,
    #[serde(default)]
    load: Option<Upload>,
    /// A board and its refill lines in one line, as the position editor writes them.
    #[serde(default)]
    position: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum BoardWish {
    Random(RandomBoard),
    File(Upload),
    Contest(String),
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct RandomBoard {
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    length: Option<usize>,
}

/// What is kept: a save, and the moment when the clock stood at nothing.
#[derive(Serialize, Deserialize)]
struct Kept {
    #[serde(flatten)]
    save: JewelsSave,
    started: u64,
}

/// How long a match is if nothing is said.
const MATCH_TURNS: u32 = 30;

/// What the game brings for programs that run tables.
pub(super) fn hooks() -> Hooks {
    Hooks {
        open,
        fill_in: |kit, wish, secret, now| fill_in(kit, &wish, secret, now),
        set_up: |kit, _, position| set_up(kit, position),
        observation: |shown| shown.board.typed().map_or_else(|| shown.position.clone(), observation),
        score: |table, name| Some(Box::new(score(table, name)?)),
        match_rules: Some(MatchRules {
            read: |rules| {
                let turns = match rules {
                    "" => Some(MATCH_TURNS),
                    rules => rules.strip_prefix("turns=").and_then(|turns| turns.parse().ok()),
                };
                let turns = turns.filter(|turns| (1..=MOST_TURNS).contains(turns))?;
                Some(Map::from_iter([(TURNS.to_owned(), turns.into())]))
            },
            write: |options| options.get(TURNS).map_or_else(String::new, |turns| format!("{TURNS}={turns}")),
            known: "turns=1 … turns=100",
        }),
        menu: Some(|| Menu {
            seats: [1, MOST_PLAYERS],
            players: offered(super::players::RACERS),
            choices: vec![("contest", contest_boards().iter().map(|(name, _)| (*name).to_owned()).collect())],
        }),
        // Whoever races would learn from others what falls.
        open_until: |table| if table.seats() == 1 { u64::MAX } else { 0 },
        ..Hooks::default()
    }
}

/// Checks what somebody wishes, and completes it: a board of chance follows from the secret, `now` is the moment of the
/// start in milliseconds since 1970.
pub fn fill_in(
    kit: &Arc<dyn Kit>,
    wish: &Value,
    secret: impl Into<Secret>,
    now: u64,
) -> Result<Value, TableError> {
    let (wish, secret): (Wish, Secret) = (read(wish)?, secret.into());
    if wish.is_table() {
        return kept(&*wish.open(kit, secret)?, now);
    }
    let seed = secret.seed();
    let position = wish.position.as_deref().filter(|text| !text.trim().is_empty());
    let save = match (&wish.load, position) {
        (Some(file), _) if file.is_save() => load(file)?,
        (Some(file), _) => wish.begin(&board_of(file)?)?,
        (None, Some(text)) => wish.begin(&(read_position(text)?, String::new()))?,
        (None, None) => {
            let random = BoardWish::Random(RandomBoard::default());
            wish.begin(&wish.board.as_ref().unwrap_or(&random).layout(seed)?)?
        }
    };
    let started = now.saturating_sub(save.spent);
    write(&Kept { save, started })
}

/// Sets up the table that a kept wish describes.
pub fn open(kit: &Arc<dyn Kit>, wish: &Value) -> Result<Box<dyn Table>, TableError> {
    let Kept { save, .. } = read(wish)?;
    let mut table = Arc::clone(kit).restore(&saved(&save)?)?;
    table.come_back()?;
    Ok(table)
}

/// A table with the board of this board file, or why it is none.
fn set_up(kit: &Arc<dyn Kit>, position: &str) -> Result<Box<dyn Table>, TableError> {
    Arc::clone(kit).restore(&saved(&Wish::default().begin(&(read_position(position)?, String::new()))?)?)
}

/// A board file, the lines of which may also stand in one line with blanks between them.
fn read_position(text: &str) -> Result<Layout, TableError> {
    let lines: Vec<&str> = text.split_whitespace().collect();
    read_layout(lines.join("\r\n").as_bytes()).map_err(|error| refused(error.say()))
}

/// A board and what it is called.
type Named = (Layout, String);

fn load(file: &Upload) -> Result<JewelsSave, TableError> {
    let save = read_save(file.path(), &file.text)?;
    saved(&save).map_err(|error| file.refused(error.saying))?;
    Ok(save)
}

fn board_of(file: &Upload) -> Result<Named, TableError> {
    let layout = read_layout(file.text.as_bytes()).map_err(|error| file.refused(error.say()))?;
    Ok((layout, file.stem()))
}

impl Wish {
    /// Whether something is wished for that a save of the first edition does not know.
    fn is_table(&self) -> bool {
        self.clock.is_some() || self.players.iter().any(|player| player != HUMAN) || self.players.len() > 1
    }

    /// The table with everybody at it, before the first round.
    fn open(&self, kit: &Arc<dyn Kit>, secret: Secret) -> Result<Box<dyn Table>, TableError> {
        if self.players.len() > usize::from(MOST_PLAYERS) {
            return Err(refused(Saying::new("table-people").with("count", self.players.len())));
        }
        if self.clock.is_some() && self.limit.is_some() {
            let both = Saying::new("player-error-two-paces").with("one", "limit").with("other", "clock");
            return Err(refused(both));
        }
        let is_race = self.players.len() > 1;
        // A board that nobody may know before is in no setup, and has no number by which it could be made again.
        let is_new = self.load.is_none() && self.position.is_none();
        let is_free =
            matches!(&self.board, None | Some(BoardWish::Random(RandomBoard { seed: None, length: None })));
        let dealer = sealed(&secret).filter(|_| is_race && is_new && is_free);
        let named = match (&self.load, &self.position, &self.board) {
            _ if dealer.is_some() => None,
            (Some(file), ..) if file.is_save() => {
                return Err(file.refused(Saying::new("jewels-race-save")));
            }
            (Some(file), ..) => Some(board_of(file)?),
            (None, Some(text), _) => Some((read_position(text)?, String::new())),
            (None, None, board) => {
                let random = BoardWish::Random(RandomBoard::default());
                Some(board.as_ref().unwrap_or(&random).layout(secret.seed())?)
            }
        };
        let mut saved = match &named {
            Some(named) => saved(&self.begin(named)?)?,
            // Turns and time are looked at in the same way, whatever the board.
            None => saved(&self.begin(&(random_board(0, LINE)?, String::new()))?)?,
        };
        let setup = &mut saved.setup;
        if named.is_none() {
            setup.start = None;
        }
        setup.dealer = dealer;
        setup.clock = clock(self.clock.as_deref())?.or(setup.clock);
        for (player, place) in self.players.iter().zip(0..) {
            setup
                .players
                .push(kit.read_player(player)?.or_seed(secret.seed().wrapping_add(place)).to_string());
        }
        let ends = self.turns.is_some() || matches!(setup.clock, Some(Clock::WholeGame { .. }));
        if is_race && !ends {
            return Err(refused(Saying::new("jewels-race-endless")));
        }
        let secret = if named.is_none() { secret } else { Secret::default() };
        Arc::clone(kit).open(saved.setup, secret)
    }

    /// A game on this board, before its first round.
    fn begin(&self, (layout, name): &Named) -> Result<JewelsSave, TableError> {
        let limit = self.limit.as_deref().map(str::parse::<TimeLimit>).transpose();
        let limit = limit.map_err(|error| refused(error.say()))?;
        if let Some(turns) = self.turns.filter(|turns| !(1..=MOST_TURNS).contains(turns)) {
            return Err(refused(Saying::new("jewels-flaw-turns").with("text", turns.to_string())));
        }
        Ok(JewelsSave {
            board: write_layout(layout),
            name: name.clone(),
            limit: limit.map(|limit| limit.to_string()),
            turns: self.turns,
            rounds: Vec::new(),
            helped: false,
            spent: 0,
        })
    }
}

impl BoardWish {
    fn layout(&self, seed: u64) -> Result<Named, TableError> {
        match self {
            BoardWish::Random(random) => {
                let seed = random.seed.unwrap_or(seed % NUMBERS);
                Ok((random_board(seed, random.length.unwrap_or(LINE))?, seed.to_string()))
            }
            BoardWish::File(file) => board_of(file),
            BoardWish::Contest(name) => Ok((contest_board(name)?, name.clone())),
        }
    }
}
