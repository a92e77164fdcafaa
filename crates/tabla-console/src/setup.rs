//! Before a game: who plays, how strong, from where.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::{Map, Value, json};
use tabla_core::{Saying, Seat, TableError, Viewer};
use tabla_games::{Language, Words, open_file};
use tabla_table::{ChoiceKind, HUMAN, Kit, Pace, PlayerSpec, SEALED, Secret, Setting, Setup, Skill, Table};

use crate::acts::seat_all;
use crate::commands::{listed, lists, meant};
use crate::game::{Game, turns};
use crate::keep::Keep;
use crate::menu::{Leave, Picked, wrong_choice};
use crate::screen::{Input, Menu};
use crate::steps::Steps;
use crate::{Console, games, tell};

/// What somebody answers to a question: a thing, nothing (back to the question before), or good-bye.
pub(crate) type Answer<T> = io::Result<Result<Option<T>, Leave>>;

/// The answer, or what the question before is told.
macro_rules! answered {
    ($answer:expr) => {
        match $answer? {
            Ok(Some(thing)) => thing,
            other => return Ok(other.map(|_| None)),
        }
    };
}

/// The answer, perhaps none; Ctrl-D leaves the question alone, and another good-bye is passed on.
macro_rules! answer_or_leave {
    ($answer:expr) => {
        match $answer? {
            Ok(answer) => answer,
            Err(Leave::End) => None,
            Err(leave) => return Ok(Err(leave)),
        }
    };
}

impl Console<'_> {
    /// Asks for everything that a game of this kind needs, and sets it up.
    pub(crate) fn set_up(&mut self, kit: &Arc<dyn Kit>) -> Answer<Game> {
        let mut loaded: Option<Box<dyn Table>> = None;
        loop {
            let title = Saying::new("setup-who").with("game", games::name(kit.id(), self.words()));
            let title = self.words().say(&title);
            let items = self.pairings();
            let pick = match self.pick_one(&title, &items, 0)? {
                Ok(pick) => pick,
                Err(leave) => return Ok(Err(leave)),
            };
            if pick == items.len() - 1 {
                return Ok(Ok(None));
            }
            if pick == items.len() - 2 {
                self.rules(kit.id())?;
                continue;
            }
            if pick == items.len() - 3 {
                if let Some(table) = answer_or_leave!(self.ask_file(kit)) {
                    loaded = Some(table);
                }
                continue;
            }
            let Some(players) = answer_or_leave!(self.pairing(kit, pick)) else { continue };
            let automatic = players.iter().all(|player| !player.is_human());
            let steps = if automatic { answer_or_leave!(self.pick_steps()) } else { Some(Steps::Ask) };
            let Some(steps) = steps else { continue };
            let players = self.seeded(players);
            let mut game = match loaded.take() {
                Some(table) => self.begin(kit, table, steps),
                None => {
                    let Some(options) = answer_or_leave!(self.pick_rules(kit)) else { continue };
                    let players = players.iter().map(PlayerSpec::to_string).collect();
                    let setup = Setup { game: kit.id().to_owned(), options, players, ..Setup::default() };
                    match self.open(kit, setup)? {
                        Ok(table) => self.begin(kit, table, steps),
                        Err(refusal) => {
                            self.refuse(&refusal.saying)?;
                            continue;
                        }
                    }
                }
            };
            if let Err(refusal) = seat_all(&mut game, &players) {
                self.refuse(&refusal.saying)?;
                continue;
            }
            return Ok(Ok(Some(game)));
        }
    }

    /// What nobody knew before, where no seed was asked for.
    pub(crate) fn secret(&self) -> Option<Secret> {
        self.options.secrets.and_then(|draw| draw())
    }

    /// A new table; what it leaves to chance follows from a seed that is used once, and is sealed where people meet.
    pub(crate) fn open(
        &mut self,
        kit: &Arc<dyn Kit>,
        setup: Setup,
    ) -> io::Result<Result<Box<dyn Table>, TableError>> {
        let seed = self.options.seed;
        let people = setup.players.iter().filter(|player| *player == HUMAN).count();
        let (setup, secret) = match self.secret().filter(|_| people > 1 && setup.dealer.is_none()) {
            Some(secret) => (Setup { dealer: Some(SEALED.to_owned()), ..setup }, secret),
            None => (setup, Secret::from_seed(seed)),
        };
        let table = self.wait_for(|| Arc::clone(kit).open(setup, secret))?;
        self.options.seed = seed.wrapping_add(u64::from(table.is_ok()));
        Ok(table)
    }

    /// A game at this table, with files of its own.
    pub(crate) fn begin(&self, kit: &Arc<dyn Kit>, table: Box<dyn Table>, steps: Steps) -> Game {
        let keep = Keep::begin(kit, &*table, None, &self.options.folder, self.options.saves.clone());
        Game::new(Arc::clone(kit), table, keep, steps)
    }

    /// The same players; those that leave something to chance get a seed.
    pub fn seeded(&self, players: Vec<PlayerSpec>) -> Vec<PlayerSpec> {
        let seeds = (0..).map(|place| self.options.seed.wrapping_add(place));
        players.into_iter().zip(seeds).map(|(player, seed)| player.or_seed(seed)).collect()
    }

    fn pairings(&self) -> Vec<String> {
        let words = self.words();
        vec![
            words.text("setup-person-computer"),
            words.text("setup-computer-person"),
            words.text("setup-two-people"),
            words.text("setup-two-computers"),
            words.text("setup-each-seat"),
            words.text("setup-load"),
            words.text("setup-rules"),
            words.text("setup-back"),
        ]
    }

    fn pairing(&mut self, kit: &Arc<dyn Kit>, pick: usize) -> Answer<Vec<PlayerSpec>> {
        let person = PlayerSpec::human();
        let [first, second] = Seat::DUEL;
        let players = match pick {
            0 => vec![person, answered!(self.pick_computer(kit, second))],
            1 => vec![answered!(self.pick_computer(kit, first)), person],
            2 => vec![person.clone(), person],
            3 => {
                vec![answered!(self.pick_computer(kit, first)), answered!(self.pick_computer(kit, second))]
            }
            _ => vec![answered!(self.pick_player(kit, first)), answered!(self.pick_player(kit, second))],
        };
        Ok(Ok(Some(players)))
    }

    /// Asks who plays from now on.
    pub(crate) fn pick_players(&mut self, kit: &Arc<dyn Kit>) -> Answer<Vec<PlayerSpec>> {
        let title = self.words().text("setup-who-now");
        let mut items = self.pairings();
        items.truncate(5);
        items.push(self.words().text("setup-back"));
        match self.pick_one(&title, &items, items.len() - 1)? {
            Err(leave) => Ok(Err(leave)),
            Ok(5) => Ok(Ok(None)),
            Ok(pick) => self.pairing(kit, pick),
        }
    }

    /// Asks how strong the computer in this seat is.
    fn pick_computer(&mut self, kit: &Arc<dyn Kit>, seat: Seat) -> Answer<PlayerSpec> {
        let title = Saying::new("setup-strength").with("player", tell::seat(seat, self.words()));
        let title = self.words().say(&title);
        self.pick_spec(kit, &title, &computers(&**kit), 2)
    }

    /// Asks who plays in this seat.
    fn pick_player(&mut self, kit: &Arc<dyn Kit>, seat: Seat) -> Answer<PlayerSpec> {
        let title = Saying::new("setup-seat").with("player", tell::seat(seat, self.words()));
        let title = self.words().say(&title);
        let mut specs = vec![PlayerSpec::human()];
        specs.extend(computers(&**kit));
        self.pick_spec(kit, &title, &specs, if seat == Seat::FIRST { 0 } else { 3 })
    }

    fn pick_spec(
        &mut self,
        kit: &Arc<dyn Kit>,
        title: &str,
        specs: &[PlayerSpec],
        default: usize,
    ) -> Answer<PlayerSpec> {
        let items: Vec<String> = specs.iter().map(|spec| tell::player(spec, self.words())).collect();
        let default = default.min(items.len() - 1);
        let note = self.words().text("setup-strength-note");
        let mut picked = self.pick_with_note(title, &items, &note, default)?;
        loop {
            match picked {
                Picked::Choice(index) => return Ok(Ok(specs.get(index).cloned())),
                Picked::Leave(leave) => return Ok(Err(leave)),
                Picked::Text(text) => match read_strength(&**kit, &text, self.words()) {
                    Some(Ok(spec)) => return Ok(Ok(Some(spec))),
                    Some(Err(refusal)) => self.refuse(&refusal)?,
                    None => self.refuse(&wrong_choice(&text, items.len(), default))?,
                },
            }
            picked = self.pick_again(&Menu { title, items: &items, note: &note, default })?;
        }
    }

    fn pick_steps(&mut self) -> Answer<Steps> {
        let words = self.words();
        let title = words.text("setup-steps");
        let items = [words.text("setup-steps-ask"), words.text("setup-steps-end")];
        let default = usize::from(!self.screen.is_interactive());
        Ok(self
            .pick_one(&title, &items, default)?
            .map(|pick| Some(if pick == 0 { Steps::Ask } else { Steps::ToEnd })))
    }

    /// Asks for the one rule that people disagree about, where the game has such a rule.
    fn pick_rules(&mut self, kit: &Arc<dyn Kit>) -> Answer<Map<String, Value>> {
        let first = kit.choices().all().first();
        let Some((choice, default)) = first.and_then(|choice| match choice.kind {
            ChoiceKind::Switch { default } => Some((choice, default)),
            _ => None,
        }) else {
            return Ok(Ok(Some(Map::new())));
        };
        let words = self.words();
        let title = Saying::new("setup-rule")
            .with("game", games::name(kit.id(), words))
            .with("rule", Saying::new(choice.name));
        let title = words.say(&title);
        let items = [default, !default]
            .map(|is_on| words.text(if is_on { "setup-rule-on" } else { "setup-rule-off" }));
        let id = choice.id.to_owned();
        let picked = self.pick_one(&title, &items, 0)?;
        Ok(picked.map(|pick| Some(Map::from_iter([(id, Value::Bool(default == (pick == 0)))]))))
    }

    fn ask_file(&mut self, kit: &Arc<dyn Kit>) -> Answer<Box<dyn Table>> {
        loop {
            let line = match self.ask_path(&Saying::new("setup-file"))? {
                Input::Line(line) => line,
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Err(Leave::End)),
            };
            let name = line.trim().trim_matches(['"', '\'']);
            if name.is_empty() {
                return Ok(Ok(None));
            }
            let path = PathBuf::from(name);
            let wish = json!({ "players": [HUMAN, HUMAN] });
            match open_file(&self.options.registry, kit.id(), &path, wish, (self.options.seed, 0)) {
                Err(error) => self.refuse(&error.saying)?,
                Ok(opened) => {
                    let table = opened.table;
                    let turns = table.show(Viewer::Everything, None).map_or(0, |shown| turns(&shown));
                    let saying = Saying::new("load-done").with("path", name).with("turns", turns);
                    self.say(&saying)?;
                    return Ok(Ok(Some(table)));
                }
            }
        }
    }

    /// Asks for a language; Enter keeps the one that is spoken.
    pub(crate) fn pick_language(&mut self) -> io::Result<Result<Language, Leave>> {
        let title = self.words().text("house-which-language");
        let names = Language::ALL.map(|language| language.own_name().to_owned());
        let now = self.words().language();
        let default = Language::ALL.iter().position(|&language| language == now).unwrap_or(0);
        let pick = self.pick_one(&title, &names, default)?;
        Ok(pick.map(|pick| Language::ALL.get(pick).copied().unwrap_or(now)))
    }
}

/// The computers that are offered by number: first those who play as well as they are asked to, then the others.
fn computers(kit: &dyn Kit) -> Vec<PlayerSpec> {
    let (skilled, others): (Vec<_>, Vec<_>) =
        kit.info().players.into_iter().partition(|player| player.settings.contains(&Setting::LEVEL.id));
    let read = |name: &str| kit.read_player(name).ok();
    let levels = skilled.iter().filter_map(|player| read(player.name));
    let levels = levels.flat_map(|player| Skill::ALL.map(|skill| player.clone().with_skill(skill)));
    levels.chain(others.iter().filter_map(|player| read(player.name))).collect()
}

/// A player as somebody types it: a whole player, `depth 4` or `4 plies deep`, or a time for each move.
/// `None` when it looks like none of them.
fn read_strength(kit: &dyn Kit, text: &str, words: &Words) -> Option<Result<PlayerSpec, Saying>> {
    let word = text.split([':', '=', ' ']).next().unwrap_or_default();
    if kit.read_player(word).is_ok() {
        return Some(kit.read_player(text).map_err(|error| error.saying));
    }
    // What is said without a name is said of the strongest.
    let champion = kit.info().players.last().and_then(|player| kit.read_player(player.name).ok())?;
    if let Some(skill) = meant(text, LEVELS.map(|(skill, key)| (skill, listed(key, words)))) {
        return Some(Ok(champion.with_skill(skill)));
    }
    let pace = match text.split_once([' ', '=']) {
        Some((word, depth)) if lists("strength-depth-words", word, words) => Pace::read_depth(depth),
        Some((word, time)) if lists("strength-time-words", word, words) => Pace::read_time(time),
        _ if text.starts_with(|letter: char| letter.is_ascii_digit()) && !is_number(text) => {
            Pace::read_time(text)
        }
        _ => return None,
    };
    Some(pace.map(|pace| champion.with_pace(pace)).map_err(|error| tabla_core::Say::say(&error)))
}

/// The levels, and the messages that list what can be typed for them.
const LEVELS: [(Skill, &str); 5] = [
    (Skill::Beginner, "strength-beginner-words"),
    (Skill::Easy, "strength-easy-words"),
    (Skill::Medium, "strength-medium-words"),
    (Skill::Hard, "strength-hard-words"),
    (Skill::Full, "strength-full-words"),
];

fn is_number(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use tabla_games::kits::{Shelf, registry};

    use super::*;

    #[test]
    fn strength_is_read_in_many_ways() {
        let kit = registry(&Shelf::default()).find("mice").expect("the house has the game");
        let read_in = |language, text: &str| {
            let read = read_strength(&*kit, text, &Words::new(language));
            read.map(|result| result.map(|spec| spec.to_string()).ok())
        };
        let read = |text: &str| read_in(Language::En, text);
        assert_eq!(read("alphabeta:depth=4"), Some(Some("alphabeta:depth=4".to_owned())));
        assert_eq!(read("depth 4"), Some(Some("champion:depth=4".to_owned())));
        assert_eq!(read("2s"), Some(Some("champion:time=2s".to_owned())));
        assert_eq!(read("easy"), Some(Some("champion:level=easy".to_owned())));
        assert_eq!(read("depth 99"), Some(None));
        assert_eq!(read("12"), None);
        assert_eq!(read("mighty"), None);
        let deep = Some(Some("champion:depth=4".to_owned()));
        let timed = Some(Some("champion:time=2s".to_owned()));
        let easy = Some(Some("champion:level=easy".to_owned()));
        let typed = [
            (Language::SrCyrl, ["дубина 4", "vreme 2s", "slab"]),
            (Language::SrLatn, ["Dubina 4", "vreme=2s", "слаб"]),
            (Language::Cs, ["hloubka 4", "cas 2s", "lehká"]),
            (Language::Ro, ["adancime 4", "timp 2s", "uşor"]),
        ];
        for (language, [depth, time, level]) in typed {
            assert_eq!(read_in(language, depth), deep, "{language:?}");
            assert_eq!(read_in(language, time), timed, "{language:?}");
            assert_eq!(read_in(language, level), easy, "{language:?}");
            assert_eq!(read_in(language, "depth 4"), deep, "{language:?}");
        }
    }
}
