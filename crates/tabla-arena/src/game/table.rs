//! Any game of the registry under a referee.

use std::sync::Arc;

use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Saying, Seat, TableError, Viewer};
use tabla_play::kits;
use tabla_table::{AccountKind, Act, Cause, Command, Ending, HUMAN, Kit, Secret, Setup, Table, Waiting};

use super::{Details, DisciplineError, Host, Outcome, Refused, Scene};

/// A game of the registry, with its rules.
#[derive(Clone)]
pub struct TableGame {
    /// What is known of the game.
    pub kit: Arc<dyn Kit>,
    /// What was chosen of its rules.
    pub options: Map<String, Value>,
}

/// A game whose rules are the language of its tiles here, by a word of its own.
const SPELLED: &str = "scrabble";
/// What that is called, and what its kit calls it; the usual one first.
const LANGUAGES: [(&str, &str); 2] = [("english", "en"), ("romanian", "ro")];
/// A bag whose order is decided beforehand, where the game has one: both games of a pair draw from the same.
const BAG: &str = "bag";

impl TableGame {
    /// The game by these rules.
    pub fn read(kit: Arc<dyn Kit>, rules: &str) -> Result<TableGame, DisciplineError> {
        if kit.id() == "jewels" {
            let wrong = || DisciplineError::Rules { game: "jewels", text: rules.to_owned() };
            let options = super::jewels_turns(rules).ok_or_else(wrong)?;
            return Ok(TableGame { kit, options });
        }
        if kit.id() != SPELLED {
            let options = kit.choices().read(rules);
            let options = options.map_err(|error| DisciplineError::Refused(error.saying))?;
            return Ok(TableGame { kit, options });
        }
        let mut known = LANGUAGES.into_iter();
        let language = known.find(|(word, _)| rules.is_empty() || *word == rules);
        let wrong = || DisciplineError::Rules { game: SPELLED, text: rules.to_owned() };
        let (_, language) = language.ok_or_else(wrong)?;
        Ok(TableGame { kit, options: [("language".to_owned(), language.into())].into_iter().collect() })
    }

    /// Its rules, as they are read; without blanks.
    pub fn rules(&self) -> String {
        if self.kit.id() != SPELLED {
            return self.kit.choices().write(&self.options);
        }
        let chosen = self.options.get("language").and_then(Value::as_str);
        let language = LANGUAGES.iter().find(|(_, language)| chosen == Some(*language));
        language.map(|(word, _)| (*word).to_owned()).unwrap_or_default()
    }

    /// A new game of two: from this position, or with this luck. Each may have a board of their own.
    pub fn open(&self, opening: Option<&str>, luck: u64, is_solitary: bool) -> Result<TableHost, Saying> {
        let setup = Setup {
            game: self.kit.id().to_owned(),
            options: self.options.clone(),
            players: vec![HUMAN.to_owned(); Seat::DUEL.len()],
            start: opening.map(str::to_owned),
            dealer: self.kit.info().dealers.contains(&BAG).then(|| BAG.to_owned()),
            ..Setup::default()
        };
        let table = Arc::clone(&self.kit).open(setup, Secret::from_seed(luck));
        Ok(TableHost { table: table.map_err(|error| error.saying)?, is_solitary })
    }
}

/// A game under way.
pub struct TableHost {
    table: Box<dyn Table>,
    is_solitary: bool,
}

impl TableHost {
    fn command(&self, text: &str) -> Command {
        let act = Act::Play { text: text.to_owned(), by: None, because: Vec::new() };
        Command { seat: self.turn(), at: self.table.at(), revision: None, act }
    }

    /// The points of both, where there are points.
    fn points(&self) -> Option<[i64; 2]> {
        let seats = self.table.show(Viewer::Everything, None).ok()?.extras.seats;
        match seats.as_slice() {
            [first, second] => Some([first.points?, second.points?]),
            _ => None,
        }
    }
}

/// A word for how a game ended.
fn how(ending: &Ending, has_points: bool) -> &'static str {
    match ending.cause {
        _ if has_points => "points",
        Cause::Rules if ending.outcome.winner().is_some() => "won",
        Cause::Rules | Cause::Agreed => "drawn",
        Cause::Course if ending.reason.key == "ending-drawn-repetition" => "repetition",
        Cause::Course => "quiet",
        Cause::Withdrew(_) => "resigned",
        Cause::FlagFell(_) | Cause::TimeIsUp => "time",
    }
}

fn refused(error: TableError) -> Refused {
    Refused { is_move: error.kind != ErrorKind::Unreadable, because: error.saying }
}

impl Host for TableHost {
    fn turn(&self) -> Option<Seat> {
        match self.table.waiting() {
            Waiting::Move(seat) => Some(seat),
            Waiting::Throw(_) | Waiting::Nothing(_) => None,
        }
    }

    fn sight(&self, seat: Seat) -> String {
        self.table.show(Viewer::Seat(seat), None).map(|shown| kits::sight(&shown)).unwrap_or_default()
    }

    fn moves(&self) -> Vec<String> {
        self.turn().map_or_else(Vec::new, |seat| self.table.tokens(seat))
    }

    fn play(&mut self, text: &str) -> Result<String, Refused> {
        let command = self.command(text);
        let word = self.turn().map(|seat| self.table.token(seat, text));
        self.table.perform(&command).map_err(refused)?;
        word.unwrap_or_else(|| Ok(text.to_owned())).map_err(refused)
    }

    fn details(&self, text: &str) -> Details {
        let mut after = self.table.copy();
        let told = after.perform(&self.command(text)).and_then(|_| after.show(Viewer::Everything, None));
        let extra = told.ok().and_then(|shown| {
            let played = shown.accounts.iter().rev().find(|account| account.what == AccountKind::Played);
            played.map(|account| account.extra.clone())
        });
        serde_json::from_value(extra.unwrap_or_default()).unwrap_or_default()
    }

    fn table(&self) -> Option<&dyn Table> {
        Some(&*self.table)
    }

    fn scene(&self) -> Scene<'_> {
        let viewers = match self.is_solitary {
            true => Seat::DUEL.map(Viewer::Seat).to_vec(),
            false => vec![Viewer::Public],
        };
        Scene::Table(viewers.into_iter().filter_map(|viewer| self.table.show(viewer, None).ok()).collect())
    }

    fn result(&self) -> Outcome {
        let points = self.points();
        match self.table.waiting() {
            Waiting::Nothing(ending) => {
                Outcome { winner: ending.outcome.winner(), points, how: how(&ending, points.is_some()) }
            }
            _ => Outcome { winner: None, points, how: "open" },
        }
    }
}
