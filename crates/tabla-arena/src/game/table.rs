//! Any game of the registry under a referee.

use std::sync::Arc;

use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Saying, Seat, TableError, Viewer};
use tabla_table::{AccountKind, Act, Cause, Command, Ending, Kit, Secret, Setup, Table, Waiting};

use super::{Details, Host, Outcome, Refused, Scene};

/// A game of the registry, with its rules.
#[derive(Clone)]
pub struct TableGame {
    /// What is known of the game.
    pub kit: Arc<dyn Kit>,
    /// What was chosen of its rules.
    pub options: Map<String, Value>,
}

impl TableGame {
    /// Its rules, as they are read; without blanks.
    pub fn rules(&self) -> String {
        self.kit.choices().write(&self.options)
    }

    /// A new game: from this position, or with this luck.
    pub fn open(&self, opening: Option<&str>, luck: u64) -> Result<TableHost, Saying> {
        let setup = self.kit.match_setup(Setup {
            game: self.kit.id().to_owned(),
            options: self.options.clone(),
            start: opening.map(str::to_owned),
            ..Setup::default()
        });
        let table = Arc::clone(&self.kit).open(setup, Secret::from_seed(luck));
        Ok(TableHost { table: table.map_err(|error| error.saying)? })
    }
}

/// A game under way.
pub struct TableHost {
    table: Box<dyn Table>,
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
        self.table.show(Viewer::Seat(seat), None).map(|shown| shown.position).unwrap_or_default()
    }

    fn moves(&self) -> Vec<String> {
        self.turn().map_or_else(Vec::new, |seat| self.table.tokens(seat))
    }

    fn play(&mut self, text: &str) -> Result<String, Refused> {
        let word = self.turn().and_then(|seat| self.table.token(seat, text).ok());
        self.table.perform(&self.command(text)).map_err(refused)?;
        Ok(word.unwrap_or_else(|| text.split_whitespace().collect()))
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
        Scene::Table(self.table.show(Viewer::Public, None).ok())
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
