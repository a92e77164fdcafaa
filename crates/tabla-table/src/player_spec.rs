//! Who can sit at a table, and how such a player is written: `human`, `alphabeta:depth=4`,
//! `champion:time=0.5s,table=128`. Which players there are and what can be set for them, each kit says.
//!
//! ```
//! use std::time::Duration;
//! use tabla_table::{Pace, PlayerKind, PlayerKinds, Setting};
//!
//! let champion = PlayerKind::new("champion").settings(Setting::CHAMPION).pace(Pace::Time(Duration::from_secs(1)));
//! let kinds = PlayerKinds::new(vec![champion]);
//! let player = kinds.read("champion:time=0.50s").unwrap();
//! assert_eq!(player.pace(), Some(Pace::Time(Duration::from_millis(500))));
//! assert_eq!(player.to_string(), "champion:time=500ms");
//! ```

use std::fmt;
use std::hash::{Hash, Hasher};
use std::time::Duration;

use crate::player_error::PlayerError;
use crate::setting::{MOST_TABLE_MB, MOST_THREADS, Pace, Setting, SettingKind, SettingValue};
use crate::skill::Skill;

/// The word of a person.
pub const HUMAN: &str = "human";

/// A kind of player that a game has, and what can be set for it.
#[derive(Clone, Copy, Debug)]
pub struct PlayerKind {
    /// The word by which it is chosen.
    pub name: &'static str,
    /// The word under which it is listed for people, where that is one of the others.
    pub listed: &'static str,
    /// All that it can be asked for as, for whoever asks for somebody who is not there; without it, the word alone.
    pub ways: Option<&'static str>,
    /// Other words for the same.
    pub aliases: &'static [&'static str],
    /// What can be set, in the order in which it is written.
    pub settings: &'static [Setting],
    /// How long it looks when nothing is said; `None`: it needs no limit.
    pub default_pace: Option<Pace>,
    /// The longest that it thinks about a move at a table, whatever is set.
    pub reply_limit: Option<Duration>,
    /// Whether it leaves something to chance whatever is set, so that two games with it should differ.
    pub is_chancy: bool,
    /// The message with its name for people; without one it is called by its word.
    pub title: Option<&'static str>,
    /// The message with one line about it.
    pub about: Option<&'static str>,
}

impl PlayerKind {
    /// A kind for which nothing can be set, and which needs no limit.
    pub const fn new(name: &'static str) -> PlayerKind {
        PlayerKind {
            name,
            listed: name,
            ways: None,
            aliases: &[],
            settings: &[],
            default_pace: None,
            reply_limit: None,
            is_chancy: false,
            title: None,
            about: None,
        }
    }

    /// The same with these settings.
    #[must_use]
    pub const fn settings(self, settings: &'static [Setting]) -> PlayerKind {
        PlayerKind { settings, ..self }
    }

    /// The same, looking so long when nothing is said.
    #[must_use]
    pub const fn pace(self, pace: Pace) -> PlayerKind {
        PlayerKind { default_pace: Some(pace), ..self }
    }

    /// The same with other words for it.
    #[must_use]
    pub const fn aliases(self, aliases: &'static [&'static str]) -> PlayerKind {
        PlayerKind { aliases, ..self }
    }

    /// The same, listed for people under this word.
    #[must_use]
    pub const fn listed(self, listed: &'static str) -> PlayerKind {
        PlayerKind { listed, ..self }
    }

    /// The same, told in all these ways to whoever asks for somebody who is not there.
    #[must_use]
    pub const fn ways(self, ways: &'static str) -> PlayerKind {
        PlayerKind { ways: Some(ways), ..self }
    }

    /// The same, called so and described so by these messages.
    #[must_use]
    pub const fn titled(self, title: &'static str, about: &'static str) -> PlayerKind {
        PlayerKind { title: Some(title), about: Some(about), ..self }
    }

    /// The same, which always leaves something to chance.
    #[must_use]
    pub const fn chancy(self) -> PlayerKind {
        PlayerKind { is_chancy: true, ..self }
    }

    /// How long it looks at a table when nothing is said: if it thinks by the clock, as long as it may there.
    pub(crate) fn table_pace(&self) -> Option<Pace> {
        match (self.default_pace, self.reply_limit) {
            (Some(Pace::Time(_)), Some(limit)) => Some(Pace::Time(limit)),
            (pace, _) => pace,
        }
    }

    fn is_called(&self, word: &str) -> bool {
        self.name.eq_ignore_ascii_case(word)
            || self.aliases.iter().any(|alias| alias.eq_ignore_ascii_case(word))
    }

    fn setting(&self, id: &str) -> Option<&'static Setting> {
        self.settings.iter().find(|setting| setting.id.eq_ignore_ascii_case(id))
    }

    fn takes(&self, kind: fn(&SettingKind) -> bool) -> Option<&'static Setting> {
        self.settings.iter().find(|setting| kind(&setting.kind))
    }
}

impl From<&'static str> for PlayerKind {
    fn from(name: &'static str) -> PlayerKind {
        PlayerKind::new(name)
    }
}

const PERSON: PlayerKind = PlayerKind::new(HUMAN).titled("player-human", "player-human-description");

/// All kinds of players of a game; a person is always one of them.
#[derive(Clone, Debug, Default)]
pub struct PlayerKinds {
    kinds: Vec<PlayerKind>,
}

impl PlayerKinds {
    /// These computers, and people.
    pub fn new(kinds: Vec<PlayerKind>) -> PlayerKinds {
        PlayerKinds { kinds }
    }

    /// The computers, from plain to strong.
    pub fn computers(&self) -> &[PlayerKind] {
        &self.kinds
    }

    /// The kind with this word, in either case.
    pub fn find(&self, word: &str) -> Option<PlayerKind> {
        [PERSON].iter().chain(&self.kinds).find(|kind| kind.is_called(word)).copied()
    }

    /// Reads a player such as `champion:level=easy,seed=3`.
    pub fn read(&self, text: &str) -> Result<PlayerSpec, PlayerError> {
        let (word, settings) = match text.trim().split_once(':') {
            Some((word, settings)) => (word.trim(), Some(settings)),
            None => (text.trim(), None),
        };
        let unknown = || PlayerError::UnknownPlayer { text: word.to_owned(), players: self.names() };
        let kind = self.find(word).ok_or_else(unknown)?;
        let (mut player, mut seen) = (PlayerSpec::new(kind), Vec::<&Setting>::new());
        for part in settings.into_iter().flat_map(|settings| settings.split(',')).map(str::trim) {
            if kind.settings.is_empty() {
                return Err(PlayerError::NoSettings { player: kind.name, text: part.to_owned() });
            }
            let flag = || kind.setting(part).filter(|setting| matches!(setting.kind, SettingKind::Flag));
            let (setting, value) = match part.split_once('=') {
                Some((id, value)) => {
                    let unknown = || PlayerError::UnknownSetting {
                        player: kind.name,
                        text: id.trim().to_owned(),
                        settings: kind
                            .settings
                            .iter()
                            .map(|setting| setting.id)
                            .collect::<Vec<_>>()
                            .join(", "),
                    };
                    (kind.setting(id.trim()).ok_or_else(unknown)?, Some(value.trim()))
                }
                None => (flag().ok_or_else(|| PlayerError::NotASetting { text: part.to_owned() })?, None),
            };
            if seen.iter().any(|other| other.id == setting.id) {
                return Err(PlayerError::SetTwice { setting: setting.id });
            }
            if let Some(other) = seen.iter().find(|other| other.is_pace() && setting.is_pace()) {
                return Err(PlayerError::TwoPaces { one: other.id, other: setting.id });
            }
            seen.push(setting);
            let value = value.map_or(Ok(Some(SettingValue::Set)), |value| setting.read(value))?;
            player.values.extend(value.map(|value| (setting.id, value)));
        }
        Ok(player)
    }

    fn names(&self) -> String {
        [PERSON].iter().chain(&self.kinds).map(|kind| kind.name).collect::<Vec<_>>().join(", ")
    }
}

/// A player as it was chosen: its kind and its settings, all within their bounds. Equal players are written the
/// same.
#[derive(Clone, Debug)]
pub struct PlayerSpec {
    kind: PlayerKind,
    values: Vec<(&'static str, SettingValue)>,
}

impl PlayerSpec {
    /// The table of positions when nothing is said, in megabytes.
    pub const DEFAULT_TABLE_MB: usize = 64;

    /// This kind with nothing set.
    pub const fn new(kind: PlayerKind) -> PlayerSpec {
        PlayerSpec { kind, values: Vec::new() }
    }

    pub const fn human() -> PlayerSpec {
        PlayerSpec::new(PERSON)
    }

    /// What kind of player it is.
    pub fn kind(&self) -> &PlayerKind {
        &self.kind
    }

    /// The word of its kind.
    pub fn name(&self) -> &'static str {
        self.kind.name
    }

    /// Whether it is a person.
    pub fn is_human(&self) -> bool {
        self.kind.name == HUMAN
    }

    /// What a setting was set to; `None` where nothing was said.
    pub fn value(&self, id: &str) -> Option<&SettingValue> {
        self.values.iter().find(|(name, _)| *name == id).map(|(_, value)| value)
    }

    /// A setting that is a whole number.
    pub fn number(&self, id: &str) -> Option<u64> {
        match self.value(id) {
            Some(SettingValue::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// A setting that is a word or a text. Where one of some words is chosen and nothing was said, the usual one.
    pub fn text(&self, id: &str) -> Option<&str> {
        match (self.value(id), self.kind.setting(id)?.kind) {
            (Some(SettingValue::Text(text)), _) => Some(text),
            (None, SettingKind::Word(words)) => words.first().copied(),
            _ => None,
        }
    }

    /// Whether a bare word is there.
    pub fn has(&self, id: &str) -> bool {
        self.value(id) == Some(&SettingValue::Set)
    }

    /// How long it looks at each move: what was set, or what its kind does.
    pub fn pace(&self) -> Option<Pace> {
        self.own_pace().or(self.kind.default_pace)
    }

    /// The pace that was set, if one was.
    pub fn own_pace(&self) -> Option<Pace> {
        self.values.iter().find_map(|(_, value)| match value {
            SettingValue::Pace(pace) => Some(*pace),
            _ => None,
        })
    }

    /// How long it looks at each move at a table: what was set, or what its kind does there.
    pub fn table_pace(&self) -> Option<Pace> {
        self.own_pace().or(self.kind.table_pace())
    }

    /// The longest that it thinks about a move at a table, where its pace could lead further.
    pub fn table_limit(&self) -> Option<Duration> {
        let limit = self.kind.reply_limit?;
        match self.table_pace() {
            Some(Pace::Time(time)) if time <= limit => None,
            // Nobody takes so long for so little.
            Some(Pace::Depth(..=4) | Pace::Nodes(..=500_000)) => None,
            pace => pace.map(|_| limit),
        }
    }

    /// How well it plays.
    pub fn skill(&self) -> Skill {
        let level = self.values.iter().find_map(|(_, value)| match value {
            SettingValue::Level(skill) => Some(*skill),
            _ => None,
        });
        level.unwrap_or_default()
    }

    /// Megabytes for remembered positions.
    pub fn table_mb(&self) -> usize {
        let megabytes = self.number("table").and_then(|megabytes| usize::try_from(megabytes).ok());
        megabytes.unwrap_or(PlayerSpec::DEFAULT_TABLE_MB)
    }

    /// How many threads it looks with.
    pub fn threads(&self) -> usize {
        self.number("threads").and_then(|threads| usize::try_from(threads).ok()).unwrap_or(1)
    }

    /// The seed of its chance, if one was set.
    pub fn seed(&self) -> Option<u64> {
        self.number("seed")
    }

    /// Whether it leaves something to chance.
    pub fn is_chancy(&self) -> bool {
        self.kind.is_chancy || self.skill().is_chancy()
    }

    /// The same player at this pace. One that takes no such setting stays as it is; numbers out of bounds are
    /// brought within.
    #[must_use]
    pub fn with_pace(mut self, pace: Pace) -> PlayerSpec {
        if let Some(setting) = self.kind.setting(pace.id()).filter(|setting| setting.is_pace()) {
            self.values.retain(|(_, value)| !matches!(value, SettingValue::Pace(_)));
            self.values.push((setting.id, SettingValue::Pace(pace.bounded())));
        }
        self
    }

    /// The same player, at this pace unless one was set.
    #[must_use]
    pub fn or_pace(self, pace: Pace) -> PlayerSpec {
        if self.own_pace().is_some() { self } else { self.with_pace(pace) }
    }

    /// The same player with this seed, if it takes one.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> PlayerSpec {
        self.set(|kind| matches!(kind, SettingKind::Seed), Some(SettingValue::Number(seed)))
    }

    /// The same player; one that leaves something to chance has this seed unless one was set. A face calls it
    /// when a game begins, so that two games with a weak player differ.
    #[must_use]
    pub fn or_seed(self, seed: u64) -> PlayerSpec {
        if self.seed().is_some() || !self.is_chancy() { self } else { self.with_seed(seed) }
    }

    /// The same player with this skill, if it has levels.
    #[must_use]
    pub fn with_skill(self, skill: Skill) -> PlayerSpec {
        let value = (skill != Skill::Full).then_some(SettingValue::Level(skill));
        self.set(|kind| matches!(kind, SettingKind::Level), value)
    }

    /// The same player with a table of so many megabytes, brought within 1 to 4096, if it has one.
    #[must_use]
    pub fn with_table_mb(self, megabytes: usize) -> PlayerSpec {
        let megabytes = u64::try_from(megabytes).unwrap_or(MOST_TABLE_MB).clamp(1, MOST_TABLE_MB);
        self.set(|kind| matches!(kind, SettingKind::Table), Some(SettingValue::Number(megabytes)))
    }

    /// The same player with so many threads, if it can use more than one.
    #[must_use]
    pub fn with_threads(self, threads: u64) -> PlayerSpec {
        let threads = threads.clamp(1, MOST_THREADS);
        self.set(
            |kind| matches!(kind, SettingKind::Threads),
            (threads > 1).then_some(SettingValue::Number(threads)),
        )
    }

    /// The same player as others may know it: its chance is its own.
    #[must_use]
    pub fn shown(&self) -> PlayerSpec {
        self.clone().set(|kind| matches!(kind, SettingKind::Seed), None)
    }

    fn set(mut self, kind: fn(&SettingKind) -> bool, value: Option<SettingValue>) -> PlayerSpec {
        if let Some(setting) = self.kind.takes(kind) {
            self.values.retain(|(id, _)| *id != setting.id);
            self.values.extend(value.map(|value| (setting.id, value)));
        }
        self
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = |setting: &Setting| self.value(setting.id).map(|value| value.write(setting.id));
        let settings = self.kind.settings.iter().filter_map(written).collect::<Vec<_>>().join(",");
        let colon = if settings.is_empty() { "" } else { ":" };
        write!(f, "{}{colon}{settings}", self.kind.name)
    }
}

impl PartialEq for PlayerSpec {
    fn eq(&self, other: &PlayerSpec) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for PlayerSpec {}

impl Hash for PlayerSpec {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.to_string().hash(state);
    }
}
