//! Who can sit at a table, and how such a player is written: `human`, `alphabeta:depth=4`,
//! `champion:time=0.5s,table=128`.
//!
//! ```
//! use tabla_play::{Pace, PlayerKind, PlayerSpec};
//!
//! let player: PlayerSpec = "champion:time=0.50s".parse().unwrap();
//! assert_eq!(player.kind(), PlayerKind::Champion);
//! assert_eq!(player.pace(), Pace::Time(std::time::Duration::from_millis(500)));
//! assert_eq!(player.to_string(), "champion:time=500ms");
//! ```

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tabla_core::Saying;

use crate::player_error::PlayerError;
use tabla_table::Skill;

pub use tabla_table::{read_duration, write_duration};

/// The kinds of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerKind {
    /// A person.
    Human,
    /// Plain minimax.
    Simple,
    /// The same opinions as `simple`, with cut-offs.
    AlphaBeta,
    /// The strongest player of the house.
    Champion,
}

impl PlayerKind {
    /// All kinds, the person first, then from plain to strong.
    pub const ALL: [PlayerKind; 4] =
        [PlayerKind::Human, PlayerKind::Simple, PlayerKind::AlphaBeta, PlayerKind::Champion];

    /// The word by which it is chosen.
    pub const fn id(self) -> &'static str {
        match self {
            PlayerKind::Human => "human",
            PlayerKind::Simple => "simple",
            PlayerKind::AlphaBeta => "alphabeta",
            PlayerKind::Champion => "champion",
        }
    }

    /// The kind with this word, in either case. `minimax` is another word for `simple`.
    pub fn of_id(id: &str) -> Option<PlayerKind> {
        if id.eq_ignore_ascii_case("minimax") {
            return Some(PlayerKind::Simple);
        }
        PlayerKind::ALL.into_iter().find(|kind| kind.id().eq_ignore_ascii_case(id))
    }

    /// Its name for people.
    pub fn name(self) -> Saying {
        Saying::new(match self {
            PlayerKind::Human => "player-human",
            PlayerKind::Simple => "player-simple",
            PlayerKind::AlphaBeta => "player-alphabeta",
            PlayerKind::Champion => "player-champion",
        })
    }

    /// One line about it.
    pub fn description(self) -> Saying {
        Saying::new(match self {
            PlayerKind::Human => "player-human-description",
            PlayerKind::Simple => "player-simple-description",
            PlayerKind::AlphaBeta => "player-alphabeta-description",
            PlayerKind::Champion => "player-champion-description",
        })
    }

    /// Whether it is a person.
    pub fn is_human(self) -> bool {
        self == PlayerKind::Human
    }

    /// The settings that it understands.
    pub const fn settings(self) -> &'static [Setting] {
        use Setting::{Depth, Level, Nodes, Seed, Table, Time};
        match self {
            PlayerKind::Human => &[],
            PlayerKind::Simple | PlayerKind::AlphaBeta => &[Depth, Time, Nodes, Seed],
            PlayerKind::Champion => &[Depth, Time, Nodes, Level, Table, Seed],
        }
    }

    /// How long it looks when nothing is said.
    pub const fn default_pace(self) -> Pace {
        match self {
            PlayerKind::Simple => Pace::Depth(2),
            PlayerKind::AlphaBeta => Pace::Depth(3),
            PlayerKind::Human | PlayerKind::Champion => Pace::Time(Duration::from_secs(1)),
        }
    }
}

/// What can be set for a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setting {
    /// `depth=4`: plies to look ahead, 1 to 64. Where a game has very many moves, a plain player looks
    /// less far: see [`crate::Housed::horizon`].
    Depth,
    /// `time=0.5s`: time for each move, one millisecond to one hour.
    Time,
    /// `nodes=100000`: positions to visit for each move.
    Nodes,
    /// `level=easy`: how well it plays, see [`Skill`].
    Level,
    /// `table=64`: megabytes for remembered positions, 1 to 4096.
    Table,
    /// `seed=7`: chance for choosing among moves that look equally good.
    Seed,
}

impl Setting {
    /// All settings, in the order in which they are written.
    pub const ALL: [Setting; 6] =
        [Setting::Depth, Setting::Time, Setting::Nodes, Setting::Level, Setting::Table, Setting::Seed];

    /// The word before the equals sign.
    pub const fn id(self) -> &'static str {
        match self {
            Setting::Depth => "depth",
            Setting::Time => "time",
            Setting::Nodes => "nodes",
            Setting::Level => "level",
            Setting::Table => "table",
            Setting::Seed => "seed",
        }
    }

    /// The setting with this word, in either case.
    pub fn of_id(id: &str) -> Option<Setting> {
        Setting::ALL.into_iter().find(|setting| setting.id().eq_ignore_ascii_case(id))
    }
}

/// How long a computer player looks at each move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pace {
    /// So many plies ahead.
    Depth(u32),
    /// So much time.
    Time(Duration),
    /// So many positions.
    Nodes(u64),
}

impl Pace {
    /// The farthest that can be asked for.
    pub const MAX_DEPTH: u32 = 64;
    /// The shortest time that can be asked for.
    pub const MIN_TIME: Duration = Duration::from_millis(1);
    /// The longest time that can be asked for.
    pub const MAX_TIME: Duration = Duration::from_secs(3600);

    /// Reads a number of plies, 1 to 64.
    pub fn read_depth(text: &str) -> Result<Pace, PlayerError> {
        match text.trim().parse() {
            Ok(depth @ 1..=Pace::MAX_DEPTH) => Ok(Pace::Depth(depth)),
            _ => Err(PlayerError::BadDepth { text: text.trim().to_owned() }),
        }
    }

    /// Reads a time for each move: `1s`, `0.5s`, `250ms`, `2m`, or a bare number of seconds.
    pub fn read_time(text: &str) -> Result<Pace, PlayerError> {
        let bad = || PlayerError::BadTime { text: text.trim().to_owned() };
        let time = read_duration(text).ok_or_else(bad)?;
        if time < Pace::MIN_TIME || time > Pace::MAX_TIME { Err(bad()) } else { Ok(Pace::Time(time)) }
    }

    /// Reads a number of positions, at least 1.
    pub fn read_nodes(text: &str) -> Result<Pace, PlayerError> {
        match text.trim().parse() {
            Ok(nodes) if nodes > 0 => Ok(Pace::Nodes(nodes)),
            _ => Err(PlayerError::BadNodes { text: text.trim().to_owned() }),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Pace::Depth(depth) => write!(f, "depth={depth}"),
            Pace::Time(time) => write!(f, "time={}", write_duration(time)),
            Pace::Nodes(nodes) => write!(f, "nodes={nodes}"),
        }
    }
}

/// A player as it was chosen: its kind and its settings, all within their bounds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlayerSpec {
    kind: PlayerKind,
    pace: Option<Pace>,
    skill: Skill,
    table_mb: Option<usize>,
    seed: Option<u64>,
}

impl PlayerSpec {
    /// The largest table of positions, in megabytes.
    pub const MAX_TABLE_MB: usize = 4096;
    /// The table of positions when nothing is said.
    pub const DEFAULT_TABLE_MB: usize = 64;

    /// This kind with nothing set.
    pub const fn new(kind: PlayerKind) -> PlayerSpec {
        PlayerSpec { kind, pace: None, skill: Skill::Full, table_mb: None, seed: None }
    }

    /// A person.
    pub const fn human() -> PlayerSpec {
        PlayerSpec::new(PlayerKind::Human)
    }

    /// What kind of player it is.
    pub fn kind(&self) -> PlayerKind {
        self.kind
    }

    /// Whether it is a person.
    pub fn is_human(&self) -> bool {
        self.kind.is_human()
    }

    /// How long it looks at each move: what was set, or what its kind does.
    pub fn pace(&self) -> Pace {
        self.pace.unwrap_or(self.kind.default_pace())
    }

    /// The pace that was set, if one was.
    pub fn own_pace(&self) -> Option<Pace> {
        self.pace
    }

    /// How well it plays.
    pub fn skill(&self) -> Skill {
        self.skill
    }

    /// Megabytes for remembered positions.
    pub fn table_mb(&self) -> usize {
        self.table_mb.unwrap_or(PlayerSpec::DEFAULT_TABLE_MB)
    }

    /// The seed of its chance; without one it plays the first of the best moves.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The same player at this pace. A person stays as is; numbers out of bounds are brought within.
    #[must_use]
    pub fn with_pace(mut self, pace: Pace) -> PlayerSpec {
        if !self.is_human() {
            self.pace = Some(match pace {
                Pace::Depth(depth) => Pace::Depth(depth.clamp(1, Pace::MAX_DEPTH)),
                Pace::Time(time) => Pace::Time(round_time(time.clamp(Pace::MIN_TIME, Pace::MAX_TIME))),
                Pace::Nodes(nodes) => Pace::Nodes(nodes.max(1)),
            });
        }
        self
    }

    /// The same player, at this pace unless one was set.
    #[must_use]
    pub fn or_pace(self, pace: Pace) -> PlayerSpec {
        if self.pace.is_some() { self } else { self.with_pace(pace) }
    }

    /// The same player with this seed. A person stays as is.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> PlayerSpec {
        if !self.is_human() {
            self.seed = Some(seed);
        }
        self
    }

    /// The same player; one that leaves something to chance has this seed unless one was set. A face
    /// calls it when a game begins, so that two games with a weak player differ.
    #[must_use]
    pub fn or_seed(self, seed: u64) -> PlayerSpec {
        if self.seed.is_some() || !self.skill.is_chancy() { self } else { self.with_seed(seed) }
    }

    /// The same champion with this skill. Other players have none and stay as they are.
    #[must_use]
    pub fn with_skill(mut self, skill: Skill) -> PlayerSpec {
        if self.kind == PlayerKind::Champion {
            self.skill = skill;
        }
        self
    }

    /// The same champion with a table of so many megabytes, brought within 1 to 4096. Other players
    /// have none and stay as they are.
    #[must_use]
    pub fn with_table_mb(mut self, megabytes: usize) -> PlayerSpec {
        if self.kind == PlayerKind::Champion {
            self.table_mb = Some(megabytes.clamp(1, PlayerSpec::MAX_TABLE_MB));
        }
        self
    }

    fn set(&mut self, setting: Setting, value: &str) -> Result<(), PlayerError> {
        let text = || value.to_owned();
        match setting {
            Setting::Depth => self.pace = Some(Pace::read_depth(value)?),
            Setting::Time => self.pace = Some(Pace::read_time(value)?),
            Setting::Nodes => self.pace = Some(Pace::read_nodes(value)?),
            Setting::Level => {
                self.skill = Skill::of_id(value).ok_or_else(|| PlayerError::BadLevel { text: text() })?;
            }
            Setting::Table => match value.parse() {
                Ok(megabytes @ 1..=PlayerSpec::MAX_TABLE_MB) => self.table_mb = Some(megabytes),
                _ => return Err(PlayerError::BadTable { text: text() }),
            },
            Setting::Seed => {
                let seed = value.parse().map_err(|_| PlayerError::BadSeed { text: text() })?;
                self.seed = Some(seed);
            }
        }
        Ok(())
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerError> {
        let (word, settings) = match text.trim().split_once(':') {
            Some((word, settings)) => (word.trim(), Some(settings)),
            None => (text.trim(), None),
        };
        let kind =
            PlayerKind::of_id(word).ok_or_else(|| PlayerError::UnknownPlayer { text: word.to_owned() })?;
        let mut player = PlayerSpec::new(kind);
        let mut seen: Vec<Setting> = Vec::new();
        for part in settings.into_iter().flat_map(|settings| settings.split(',')).map(str::trim) {
            if kind.settings().is_empty() {
                return Err(PlayerError::NoSettings { player: kind, text: part.to_owned() });
            }
            let Some((name, value)) = part.split_once('=') else {
                return Err(PlayerError::NotASetting { text: part.to_owned() });
            };
            let (name, value) = (name.trim(), value.trim());
            let setting = Setting::of_id(name).filter(|setting| kind.settings().contains(setting));
            let setting =
                setting.ok_or_else(|| PlayerError::UnknownSetting { player: kind, text: name.to_owned() })?;
            if seen.contains(&setting) {
                return Err(PlayerError::SetTwice { setting });
            }
            if let Some(&other) = seen.iter().find(|other| other.is_pace() && setting.is_pace()) {
                return Err(PlayerError::TwoPaces { one: other, other: setting });
            }
            seen.push(setting);
            player.set(setting, value)?;
        }
        Ok(player)
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let skill = (self.skill != Skill::Full).then(|| format!("level={}", self.skill.id()));
        let parts = [
            self.pace.map(|pace| pace.to_string()),
            skill,
            self.table_mb.map(|megabytes| format!("table={megabytes}")),
            self.seed.map(|seed| format!("seed={seed}")),
        ];
        let settings = parts.into_iter().flatten().collect::<Vec<_>>().join(",");
        let colon = if settings.is_empty() { "" } else { ":" };
        write!(f, "{}{colon}{settings}", self.kind.id())
    }
}

impl Setting {
    fn is_pace(self) -> bool {
        matches!(self, Setting::Depth | Setting::Time | Setting::Nodes)
    }
}

/// Durations are kept to the microsecond, which is what their text can say.
fn round_time(time: Duration) -> Duration {
    Duration::from_micros(u64::try_from(time.as_micros()).unwrap_or(u64::MAX))
}
