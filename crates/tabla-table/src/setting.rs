//! What can be set for a player, how it is written, and how long players think.

use std::fmt;
use std::time::Duration;

use tabla_core::Saying;

use crate::player_error::PlayerError;
use crate::skill::Skill;

/// Something that can be set for a kind of player: `depth=4`, `level=easy`, `memory`.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The word before the equals sign.
    pub id: &'static str,
    /// What stands after it.
    pub kind: SettingKind,
}

/// What stands behind a setting's equals sign.
#[derive(Clone, Copy, Debug)]
pub enum SettingKind {
    /// Plies to look ahead, 1 to 64.
    Depth,
    /// Time for each move, one millisecond to one hour.
    Time,
    /// Positions to visit for each move, at least 1.
    Nodes,
    /// How well it plays, see [`Skill`].
    Level,
    /// Megabytes for remembered positions, 1 to 4096.
    Table,
    /// Threads that look at a move together, 1 to 64.
    Threads,
    /// Chance for choosing among moves that look equally good.
    Seed,
    /// A whole number within these bounds, which are in.
    Whole { least: u64, most: u64 },
    /// One of these words; the first is usual and is not written.
    Word(&'static [&'static str]),
    /// The bare word alone, without an equals sign: it is set or not.
    Flag,
    /// Anything that this function takes, as it writes it; it says why it does not.
    Text(fn(&str) -> Result<String, Saying>),
}

impl Setting {
    /// `depth=4`: plies to look ahead.
    pub const DEPTH: Setting = Setting { id: "depth", kind: SettingKind::Depth };
    /// `time=0.5s`: time for each move.
    pub const TIME: Setting = Setting { id: "time", kind: SettingKind::Time };
    /// `nodes=100000`: positions to visit for each move.
    pub const NODES: Setting = Setting { id: "nodes", kind: SettingKind::Nodes };
    /// `level=easy`: how well it plays.
    pub const LEVEL: Setting = Setting { id: "level", kind: SettingKind::Level };
    /// `table=64`: megabytes for remembered positions.
    pub const TABLE: Setting = Setting { id: "table", kind: SettingKind::Table };
    /// `seed=7`: the player's own chance.
    pub const SEED: Setting = Setting { id: "seed", kind: SettingKind::Seed };
    /// What the searches of a duel take, in the order in which it is written.
    pub const SEARCH: &'static [Setting] = &[Setting::DEPTH, Setting::TIME, Setting::NODES, Setting::SEED];
    /// `threads=2`: how many threads look at each move.
    pub const THREADS: Setting = Setting { id: "threads", kind: SettingKind::Threads };
    /// What the champion of a duel takes, in the order in which it is written.
    pub const CHAMPION: &'static [Setting] = &[
        Setting::DEPTH,
        Setting::TIME,
        Setting::NODES,
        Setting::LEVEL,
        Setting::TABLE,
        Setting::THREADS,
        Setting::SEED,
    ];

    /// A whole number within bounds.
    pub const fn whole(id: &'static str, least: u64, most: u64) -> Setting {
        Setting { id, kind: SettingKind::Whole { least, most } }
    }

    /// What a game counts as its nodes, under a word of its own.
    pub const fn nodes(id: &'static str) -> Setting {
        Setting { id, kind: SettingKind::Nodes }
    }

    /// One of some words, the usual one first.
    pub const fn word(id: &'static str, words: &'static [&'static str]) -> Setting {
        Setting { id, kind: SettingKind::Word(words) }
    }

    pub const fn flag(id: &'static str) -> Setting {
        Setting { id, kind: SettingKind::Flag }
    }

    /// Whatever the function takes.
    pub const fn text(id: &'static str, read: fn(&str) -> Result<String, Saying>) -> Setting {
        Setting { id, kind: SettingKind::Text(read) }
    }

    /// Whether it says how long a player looks, of which there can be only one.
    pub fn is_pace(&self) -> bool {
        matches!(self.kind, SettingKind::Depth | SettingKind::Time | SettingKind::Nodes)
    }

    /// Reads what stands behind the equals sign; `None` when it is what is usual, and need not be kept.
    pub(crate) fn read(&self, text: &str) -> Result<Option<SettingValue>, PlayerError> {
        let number = |text: &str| text.parse::<u64>().ok();
        let written = || text.to_owned();
        let bad = |values: String| PlayerError::BadSetting { setting: self.id, text: written(), values };
        Ok(Some(match self.kind {
            SettingKind::Depth => SettingValue::Pace(Pace::read_depth(text)?),
            SettingKind::Time => SettingValue::Pace(Pace::read_time(text)?),
            SettingKind::Nodes => SettingValue::Pace(Pace::read_nodes(text)?),
            SettingKind::Level => {
                let skill = Skill::of_id(text).ok_or_else(|| PlayerError::BadLevel { text: written() })?;
                return Ok((skill != Skill::Full).then_some(SettingValue::Level(skill)));
            }
            SettingKind::Table => match number(text) {
                Some(megabytes @ 1..=MOST_TABLE_MB) => SettingValue::Number(megabytes),
                _ => return Err(PlayerError::BadTable { text: written() }),
            },
            SettingKind::Threads => match number(text) {
                Some(1) => return Ok(None),
                Some(threads @ 2..=MOST_THREADS) => SettingValue::Number(threads),
                _ => return Err(bad(format!("1 … {MOST_THREADS}"))),
            },
            SettingKind::Seed => {
                SettingValue::Number(number(text).ok_or_else(|| PlayerError::BadSeed { text: written() })?)
            }
            SettingKind::Whole { least, most } => match number(text) {
                Some(whole) if (least..=most).contains(&whole) => SettingValue::Number(whole),
                _ => return Err(bad(format!("{least} … {most}"))),
            },
            SettingKind::Word(words) => {
                let known = words.iter().position(|word| word.eq_ignore_ascii_case(text));
                match known.and_then(|at| Some((at, *words.get(at)?))) {
                    Some((0, _)) => return Ok(None),
                    Some((_, word)) => SettingValue::Text(word.to_owned()),
                    None => return Err(bad(words.join(", "))),
                }
            }
            SettingKind::Flag => {
                return Err(PlayerError::NotASetting { text: format!("{}={text}", self.id) });
            }
            SettingKind::Text(read) => SettingValue::Text(
                read(text).map_err(|because| PlayerError::Refused { setting: self.id, because })?,
            ),
        }))
    }
}

/// The largest table of positions, in megabytes.
pub(crate) const MOST_TABLE_MB: u64 = 4096;

/// The most threads that one player may use.
pub(crate) const MOST_THREADS: u64 = 64;

/// What a setting was set to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SettingValue {
    /// How long it looks.
    Pace(Pace),
    /// How well it plays.
    Level(Skill),
    Number(u64),
    /// A word or a text.
    Text(String),
    /// A bare word is there.
    Set,
}

impl SettingValue {
    /// The setting as it is written, with its name.
    pub(crate) fn write(&self, id: &str) -> String {
        match self {
            // A game may have a word of its own for what it counts.
            SettingValue::Pace(pace) => format!("{id}={}", pace.number()),
            SettingValue::Level(skill) => format!("{id}={}", skill.id()),
            SettingValue::Number(number) => format!("{id}={number}"),
            SettingValue::Text(text) => format!("{id}={text}"),
            SettingValue::Set => id.to_owned(),
        }
    }
}

/// How long a computer player looks at each move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pace {
    /// So many plies ahead.
    Depth(u32),
    Time(Duration),
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

    /// The same pace, with its number brought within bounds.
    #[must_use]
    pub(crate) fn bounded(self) -> Pace {
        match self {
            Pace::Depth(depth) => Pace::Depth(depth.clamp(1, Pace::MAX_DEPTH)),
            Pace::Time(time) => Pace::Time(round_time(time.clamp(Pace::MIN_TIME, Pace::MAX_TIME))),
            Pace::Nodes(nodes) => Pace::Nodes(nodes.max(1)),
        }
    }

    fn number(self) -> String {
        match self {
            Pace::Depth(depth) => depth.to_string(),
            Pace::Time(time) => write_duration(time),
            Pace::Nodes(nodes) => nodes.to_string(),
        }
    }

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Pace::Depth(_) => "depth",
            Pace::Time(_) => "time",
            Pace::Nodes(_) => "nodes",
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.id(), self.number())
    }
}

/// Reads a duration: `1s`, `0.5s`, `250ms`, `2m`, `1h`, or a bare number of seconds. `None` when the
/// text is no duration, or one of more than a thousand days.
pub fn read_duration(text: &str) -> Option<Duration> {
    let text = text.trim();
    let split = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let micros_per_unit: u64 = match unit.trim().to_ascii_lowercase().as_str() {
        "ms" => 1_000,
        "" | "s" => 1_000_000,
        "m" | "min" => 60_000_000,
        "h" => 3_600_000_000,
        _ => return None,
    };
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    // Bare digits only: no sign, no exponent, no infinity; and not longer than any duration that is written.
    if whole.len() + fraction.len() == 0 || whole.len() > 12 || fraction.len() > 9 {
        return None;
    }
    if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let whole: u64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let mut part = micros_per_unit;
    let mut micros = whole.checked_mul(micros_per_unit)?;
    for digit in fraction.bytes() {
        part /= 10;
        micros = micros.saturating_add(u64::from(digit - b'0') * part);
    }
    let time = Duration::from_micros(micros);
    (time <= Duration::from_secs(86_400_000)).then_some(time)
}

/// Writes a duration as [`read_duration`] reads it: whole seconds as `2s`, else milliseconds as `250ms`.
pub fn write_duration(time: Duration) -> String {
    let micros = time.as_micros();
    if micros.is_multiple_of(1_000_000) {
        format!("{}s", micros / 1_000_000)
    } else if micros.is_multiple_of(1_000) {
        format!("{}ms", micros / 1_000)
    } else {
        let fraction = format!("{:03}", micros % 1_000);
        format!("{}.{}ms", micros / 1_000, fraction.trim_end_matches('0'))
    }
}

/// Durations are kept to the microsecond, which is what their text can say.
fn round_time(time: Duration) -> Duration {
    Duration::from_micros(u64::try_from(time.as_micros()).unwrap_or(u64::MAX))
}
