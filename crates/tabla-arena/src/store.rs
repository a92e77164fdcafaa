//! A tournament on disk: its settings, and every game as soon as it is over.
//!
//! A folder holds `arena.json` with the settings, and in `games` a file for each finished game, with what its
//! bots said on their error output beside it. A file is written aside, put on the disk and only then given
//! its name; so whenever the program is ended, a game is there as a whole or not at all.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabla_core::{Say, TableError};
use tabla_games::{StorageError, kits, read_text, replace_bytes};
use tabla_table::Variant;

use crate::plan::{Format, Plan};
use crate::record::GameRecord;
use crate::stats::Sprt;
use crate::{Bot, Budget};

/// Everything that is agreed on before a tournament. The games follow from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    pub game: String,
    #[serde(default)]
    pub rules: String,
    pub bots: Vec<Bot>,
    pub format: Format,
    /// How many games each two bots play that meet.
    pub games: u64,
    /// The positions in which games begin.
    #[serde(default)]
    pub openings: Vec<String>,
    /// What bots may use that have no budget of their own.
    pub budget: Option<Budget>,
    /// By how much a bot may exceed its time, in milliseconds.
    pub margin: u64,
    /// How long a bot may take for what has no other limit, in milliseconds.
    pub patience: u64,
    pub seed: u64,
    /// When to stop early.
    #[serde(default)]
    pub sprt: Option<Sprt>,
    /// Whether programs may do whatever we may do.
    #[serde(default)]
    pub trust: bool,
    /// What programs may read besides their own files.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub read: Vec<PathBuf>,
    /// How knockouts are planned, see [`Plan::EDITION`].
    #[serde(default)]
    pub edition: u32,
}

impl Settings {
    pub fn variant(&self) -> Result<Variant, TableError> {
        kits::variant(&self.game, &self.rules)
    }

    /// Which games there are.
    pub fn plan(&self, game: &Variant) -> Plan {
        let plan =
            Plan::new(game, self.format, self.bots.len(), self.games, self.openings.clone(), self.seed);
        Plan { edition: self.edition, ..plan }
    }

    pub fn margin(&self) -> Duration {
        Duration::from_millis(self.margin)
    }

    pub fn patience(&self) -> Duration {
        Duration::from_millis(self.patience)
    }
}

/// Why a tournament cannot be kept or found again.
#[derive(Debug, Say)]
#[say("arena-store", error)]
pub enum StoreError {
    /// A file cannot be read or written.
    #[say(from)]
    Storage(StorageError),
    /// There is a tournament already.
    Taken {
        path: PathBuf,
    },
    Nothing {
        path: PathBuf,
    },
    /// Somebody else is playing it.
    Busy {
        path: PathBuf,
    },
    /// A file is not what it should be.
    Damaged {
        path: PathBuf,
        /// In the words of the reader.
        reason: String,
    },
}

const SETTINGS: &str = "arena.json";
/// The folder with the games.
const GAMES: &str = "games";
/// No two bots play more games.
const MOST_GAMES: u64 = 1_000_000;
/// Whoever plays holds this file.
const LOCK: &str = "lock";

/// The folder of a tournament.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    settings: Settings,
    /// Held while the tournament is played.
    lock: Option<File>,
}

impl Store {
    /// Begins a tournament in a folder that has none.
    pub fn create(folder: &Path, settings: Settings) -> Result<Store, StoreError> {
        let written = |path: &Path| {
            let path = path.to_owned();
            move |error: io::Error| StorageError::write(&path, &error)
        };
        fs::create_dir_all(folder.join(GAMES)).map_err(written(&folder.join(GAMES)))?;
        let mut store = Store { folder: folder.to_owned(), settings, lock: None };
        store.hold()?;
        let path = folder.join(SETTINGS);
        if path.exists() {
            return Err(StoreError::Taken { path: folder.to_owned() });
        }
        let text = to_json(&store.settings, &path)?;
        replace_bytes(&path, &[text.as_bytes()])?;
        Ok(store)
    }

    /// Finds a tournament again, to look at it.
    pub fn open(folder: &Path) -> Result<Store, StoreError> {
        let path = folder.join(SETTINGS);
        if !path.is_file() {
            return Err(StoreError::Nothing { path: folder.to_owned() });
        }
        let settings: Settings = from_json(&path)?;
        if !(1..=MOST_GAMES).contains(&settings.games) {
            let reason = format!("{} games", settings.games);
            return Err(StoreError::Damaged { path, reason });
        }
        Ok(Store { folder: folder.to_owned(), settings, lock: None })
    }

    /// Takes a tournament up, to play on: nobody else can then.
    pub fn hold(&mut self) -> Result<(), StoreError> {
        let path = self.folder.join(LOCK);
        let file = File::create(&path).map_err(|error| StorageError::write(&path, &error))?;
        match file.try_lock() {
            Ok(()) => {
                self.lock = Some(file);
                Ok(())
            }
            Err(TryLockError::WouldBlock) => Err(StoreError::Busy { path: self.folder.clone() }),
            Err(TryLockError::Error(error)) => Err(StorageError::write(&path, &error).into()),
        }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What was agreed on.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    fn path(&self, number: u64, ending: &str) -> PathBuf {
        self.folder.join(GAMES).join(format!("{number:06}{ending}"))
    }

    /// Keeps a game. When this returns, it is on the disk.
    pub fn keep(&self, record: &GameRecord, stderr: &[Vec<u8>; 2]) -> Result<(), StoreError> {
        for (seat, bytes) in (1..).zip(stderr) {
            let path = self.path(record.number, &format!("-{seat}.stderr"));
            if !bytes.is_empty() {
                replace_bytes(&path, &[bytes])?;
            }
        }
        let path = self.path(record.number, ".json");
        Ok(replace_bytes(&path, &[to_json(record, &path)?.as_bytes()])?)
    }

    /// What a bot said on its error output in a game, if it said anything.
    pub fn stderr(&self, number: u64, seat: u8) -> Option<Vec<u8>> {
        fs::read(self.path(number, &format!("-{seat}.stderr"))).ok()
    }

    /// One game; `None` when it is not over.
    pub fn record(&self, number: u64) -> Result<Option<GameRecord>, StoreError> {
        let path = self.path(number, ".json");
        if path.is_file() { from_json(&path).map(Some) } else { Ok(None) }
    }

    /// Every game that is over, by its number.
    pub fn records(&self) -> Result<BTreeMap<u64, GameRecord>, StoreError> {
        let folder = self.folder.join(GAMES);
        let failed = |error: io::Error| StorageError::read(&folder, &error);
        let mut records = BTreeMap::new();
        for entry in fs::read_dir(&folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let Some(number) = name.strip_suffix(".json").and_then(|name| name.parse::<u64>().ok()) else {
                continue;
            };
            let record: GameRecord = from_json(&path)?;
            let bots = self.settings.bots.len();
            let is_whole = matches!(record.halves, [0, 2] | [1, 1] | [2, 0]);
            if record.number != number || !is_whole || record.bots.iter().any(|&bot| bot >= bots) {
                let GameRecord { number, bots, halves, .. } = record;
                let reason = format!("game {number} of bots {bots:?}, half points {halves:?}");
                return Err(StoreError::Damaged { path, reason });
            }
            records.insert(number, record);
        }
        Ok(records)
    }
}

/// The tournaments that are kept beside this one: those with the same seed have the same luck.
pub fn tournaments_beside(folder: &Path) -> Vec<PathBuf> {
    let beside = folder.canonicalize().ok().and_then(|folder| fs::read_dir(folder.parent()?).ok());
    let paths = beside.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    paths.filter(|path| path.join(SETTINGS).is_file()).collect()
}

fn to_json(value: &impl Serialize, path: &Path) -> Result<String, StoreError> {
    let damaged =
        |error: serde_json::Error| StoreError::Damaged { path: path.to_owned(), reason: error.to_string() };
    serde_json::to_string_pretty(value).map(|text| text + "\n").map_err(damaged)
}

fn from_json<T: for<'a> Deserialize<'a>>(path: &Path) -> Result<T, StoreError> {
    let damaged =
        |error: serde_json::Error| StoreError::Damaged { path: path.to_owned(), reason: error.to_string() };
    serde_json::from_str(&read_text(path)?).map_err(damaged)
}
