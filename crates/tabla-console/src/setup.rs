//! Before a game: who plays, how strong, from where.

use std::io;
use std::path::PathBuf;

use tabla_core::{BySeat, Say, Saying, Seat};
use tabla_play::{GameInfo, Language, Pace, PlayerKind, PlayerSpec, RuleChoice, Skill, Table, load_game};

use crate::game::Game;
use crate::keep::Keep;
use crate::menu::{Leave, Picked, wrong_choice};
use crate::screen::Input;
use crate::steps::Steps;
use crate::{Console, tell};

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

/// The answer, perhaps none; good-bye is passed on.
macro_rules! answer_or_leave {
    ($answer:expr) => {
        match $answer? {
            Ok(answer) => answer,
            Err(leave) => return Ok(Err(leave)),
        }
    };
}

impl Console<'_> {
    /// Asks for everything that a game of this kind needs, and sets it up.
    pub(crate) fn set_up(&mut self, info: &'static GameInfo) -> Answer<Game> {
        let mut loaded: Option<Box<dyn Table>> = None;
        loop {
            let title = Saying::new("setup-who").with("game", info.name());
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
                self.rules(info.id)?;
                continue;
            }
            if pick == items.len() - 3 {
                if let Some(table) = answer_or_leave!(self.ask_file(info)) {
                    loaded = Some(table);
                }
                continue;
            }
            let Some(players) = answer_or_leave!(self.pairing(info, pick)) else { continue };
            let automatic = players.iter().all(|player| !player.is_human());
            let steps = if automatic { answered!(self.pick_steps()) } else { Steps::Ask };
            let players = self.seeded(players);
            let table = match loaded {
                None => info.open_with(players, &answered!(self.pick_rules(info))),
                Some(mut table) => {
                    table.seat_player(Seat::FIRST, players.first);
                    table.seat_player(Seat::SECOND, players.second);
                    table
                }
            };
            return Ok(Ok(Some(self.begin(table, steps))));
        }
    }

    /// A game at this table, with files of its own.
    pub(crate) fn begin(&self, table: Box<dyn Table>, steps: Steps) -> Game {
        let keep = Keep::begin(&*table, None, &self.options.folder, self.options.saves.clone());
        Game::new(table, keep, steps)
    }

    /// The same players; those that leave something to chance get a seed.
    pub fn seeded(&self, players: BySeat<PlayerSpec>) -> BySeat<PlayerSpec> {
        let BySeat { first, second } = players;
        let seed = self.options.seed;
        BySeat { first: first.or_seed(seed), second: second.or_seed(seed.wrapping_add(1)) }
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

    fn pairing(&mut self, info: &GameInfo, pick: usize) -> Answer<BySeat<PlayerSpec>> {
        let person = PlayerSpec::human();
        let players = match pick {
            0 => BySeat { first: person, second: answered!(self.pick_computer(info, Seat::SECOND)) },
            1 => BySeat { first: answered!(self.pick_computer(info, Seat::FIRST)), second: person },
            2 => BySeat { first: person.clone(), second: person },
            3 => BySeat {
                first: answered!(self.pick_computer(info, Seat::FIRST)),
                second: answered!(self.pick_computer(info, Seat::SECOND)),
            },
            _ => BySeat {
                first: answered!(self.pick_player(info, Seat::FIRST)),
                second: answered!(self.pick_player(info, Seat::SECOND)),
            },
        };
        Ok(Ok(Some(players)))
    }

    /// Asks who plays from now on.
    pub(crate) fn pick_players(&mut self, info: &GameInfo) -> Answer<BySeat<PlayerSpec>> {
        let title = self.words().text("setup-who-now");
        let mut items = self.pairings();
        items.truncate(5);
        items.push(self.words().text("setup-back"));
        match self.pick_one(&title, &items, items.len() - 1)? {
            Err(leave) => Ok(Err(leave)),
            Ok(5) => Ok(Ok(None)),
            Ok(pick) => self.pairing(info, pick),
        }
    }

    /// Asks how strong the computer in this seat is.
    fn pick_computer(&mut self, info: &GameInfo, seat: Seat) -> Answer<PlayerSpec> {
        let title = Saying::new("setup-strength").with("player", tell::seat(seat, self.words()));
        let title = self.words().say(&title);
        self.pick_spec(info, &title, &computers(), 2)
    }

    /// Asks who plays in this seat.
    fn pick_player(&mut self, info: &GameInfo, seat: Seat) -> Answer<PlayerSpec> {
        let title = Saying::new("setup-seat").with("player", tell::seat(seat, self.words()));
        let title = self.words().say(&title);
        let mut specs = vec![PlayerSpec::human()];
        specs.extend(computers());
        self.pick_spec(info, &title, &specs, if seat == Seat::FIRST { 0 } else { 3 })
    }

    fn pick_spec(
        &mut self,
        info: &GameInfo,
        title: &str,
        specs: &[PlayerSpec],
        default: usize,
    ) -> Answer<PlayerSpec> {
        let items: Vec<String> = specs.iter().map(|spec| tell::player(spec, info, self.words())).collect();
        let note = self.words().text("setup-strength-note");
        let mut picked = self.pick_with_note(title, &items, &note, default)?;
        loop {
            match picked {
                Picked::Choice(index) => return Ok(Ok(specs.get(index).cloned())),
                Picked::Leave(leave) => return Ok(Err(leave)),
                Picked::Text(text) => match read_strength(&text) {
                    Some(Ok(spec)) => return Ok(Ok(Some(spec))),
                    Some(Err(refusal)) => self.refuse(&refusal)?,
                    None => self.refuse(&wrong_choice(&text, items.len(), default))?,
                },
            }
            picked = self.pick_again(items.len(), default)?;
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
    fn pick_rules(&mut self, info: &'static GameInfo) -> Answer<RuleChoice> {
        let mut rules = info.usual_rules();
        let Some(option) = info.rule_options.first() else { return Ok(Ok(Some(rules))) };
        let words = self.words();
        let title =
            Saying::new("setup-rule").with("game", info.name()).with("rule", Saying::new(option.name));
        let title = words.say(&title);
        let items = [option.default, !option.default]
            .map(|is_on| words.text(if is_on { "setup-rule-on" } else { "setup-rule-off" }));
        Ok(self.pick_one(&title, &items, 0)?.map(|pick| {
            rules.set(option.id, option.default == (pick == 0));
            Some(rules)
        }))
    }

    fn ask_file(&mut self, info: &'static GameInfo) -> Answer<Box<dyn Table>> {
        loop {
            let line = match self.ask(&Saying::new("setup-file"))? {
                Input::Line(line) => line,
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Err(Leave::End)),
            };
            let name = line.trim().trim_matches(['"', '\'']);
            if name.is_empty() {
                return Ok(Ok(None));
            }
            let path = PathBuf::from(name);
            match load_game(&path, info, BySeat::new(|_| PlayerSpec::human())) {
                Err(error) => self.refuse(&error.say())?,
                Ok(table) => {
                    let turns = table.played().len();
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

/// The computers that are offered by number.
fn computers() -> Vec<PlayerSpec> {
    let champion = |skill| PlayerSpec::new(PlayerKind::Champion).with_skill(skill);
    let mut computers: Vec<PlayerSpec> = Skill::ALL.map(champion).to_vec();
    computers.push(PlayerSpec::new(PlayerKind::Simple));
    computers.push(PlayerSpec::new(PlayerKind::AlphaBeta));
    computers
}

/// A player as somebody types it: a whole player, `depth 4` or `4 plies deep`, or a time for each move.
/// `None` when it looks like none of them.
fn read_strength(text: &str) -> Option<Result<PlayerSpec, Saying>> {
    let champion = PlayerSpec::new(PlayerKind::Champion);
    let word = text.split([':', '=', ' ']).next().unwrap_or_default();
    if PlayerKind::of_id(word).is_some() {
        return Some(text.parse::<PlayerSpec>().map_err(|error| error.say()));
    }
    if let Some(skill) = Skill::of_id(text) {
        return Some(Ok(champion.with_skill(skill)));
    }
    let pace = match text.split_once([' ', '=']) {
        Some((word, depth)) if word.eq_ignore_ascii_case("depth") => Pace::read_depth(depth),
        Some((word, time)) if word.eq_ignore_ascii_case("time") => Pace::read_time(time),
        _ if text.starts_with(|letter: char| letter.is_ascii_digit()) && !is_number(text) => {
            Pace::read_time(text)
        }
        _ => return None,
    };
    Some(pace.map(|pace| champion.with_pace(pace)).map_err(|error| error.say()))
}

fn is_number(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strength_is_read_in_many_ways() {
        let read = |text: &str| read_strength(text).map(|result| result.map(|spec| spec.to_string()).ok());
        assert_eq!(read("alphabeta:depth=4"), Some(Some("alphabeta:depth=4".to_owned())));
        assert_eq!(read("depth 4"), Some(Some("champion:depth=4".to_owned())));
        assert_eq!(read("2s"), Some(Some("champion:time=2s".to_owned())));
        assert_eq!(read("easy"), Some(Some("champion:level=easy".to_owned())));
        assert_eq!(read("depth 99"), Some(None));
        assert_eq!(read("12"), None);
        assert_eq!(read("strong"), None);
    }
}
