//! What somebody wants a game to be like: a board of chance or of the contest, a file, a painted board, a save.
//!
//! A wish from outside names a board or holds a file; the wish that is kept holds the board itself and the moment of the
//! start, so that the same rounds follow from it on every machine.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabla_core::{Say, Saying, TableError};
use tabla_jewels::{Layout, TimeLimit, read_layout, write_layout};
use tabla_table::{Hooks, Kit, MatchRules, Menu, Table};

use super::super::wish::{Upload, read, write};
use super::legacy::{JewelsSave, read_save, saved};
use super::{TURNS, contest_board, observation, random_board, refused, score};
use crate::jewels::contest_boards;

/// How long the refill lines of new boards are, if nothing is said.
const LINE: usize = 1024;
/// Boards of chance have a number of at most nine digits for a name.
const NUMBERS: u64 = 1_000_000_000;
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
        fill_in: |_, wish, seed, now| fill_in(&wish, seed, now),
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
            seats: [1, 1],
            players: Vec::new(),
            choices: vec![("contest", contest_boards().iter().map(|(name, _)| (*name).to_owned()).collect())],
        }),
        ..Hooks::default()
    }
}

/// Checks what somebody wishes, and completes it: `seed` is for a board of chance, `now` the moment of the start in
/// milliseconds since 1970.
pub fn fill_in(wish: &Value, seed: u64, now: u64) -> Result<Value, TableError> {
    let wish: Wish = read(wish)?;
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
