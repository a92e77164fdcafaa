//! Santorini and Mice.

use std::time::Duration;

use tabla_core::{BySeat, Saying, Seat};
use tabla_play::{Ending, GameInfo, HistoryDraw, PlayerSpec, RuleChoice, Table, TableTurn};

use super::{Host, Outcome, Refused, Scene};

/// A duel under way.
pub struct Duel {
    table: Box<dyn Table>,
}

impl Duel {
    pub fn open(info: &'static GameInfo, rules: &RuleChoice, opening: Option<&str>) -> Result<Duel, Saying> {
        let mut table = info.open_with(BySeat::new(|_| PlayerSpec::human()), rules);
        if let Some(opening) = opening {
            table.set_position(opening)?;
        }
        Ok(Duel { table })
    }
}

/// The move as one word.
fn word(text: &str) -> String {
    text.split_whitespace().collect()
}

impl Host for Duel {
    fn turn(&self) -> Option<Seat> {
        match self.table.turn() {
            TableTurn::Seat(seat) => Some(seat),
            TableTurn::Over(_) => None,
        }
    }

    fn sight(&self, _: Seat) -> String {
        self.table.position()
    }

    fn moves(&self) -> Vec<String> {
        self.table.moves().iter().map(|text| word(text)).collect()
    }

    fn play(&mut self, text: &str) -> Result<String, Refused> {
        let played = self.table.play(text, Duration::ZERO).map_err(Refused::new)?;
        Ok(word(&played.text))
    }

    fn scene(&self) -> Scene<'_> {
        Scene::Duel(&*self.table)
    }

    fn result(&self) -> Outcome {
        let TableTurn::Over(ending) = self.table.turn() else {
            return Outcome { winner: None, points: None, how: "open" };
        };
        let how = match ending {
            Ending::Won(_) => "won",
            Ending::Drawn => "drawn",
            Ending::DrawnBy(HistoryDraw::Repetition) => "repetition",
            Ending::DrawnBy(HistoryDraw::Quiet) => "quiet",
            Ending::Resigned(_) => "resigned",
            Ending::OutOfTime(_) => "time",
        };
        Outcome { winner: ending.winner(), points: None, how }
    }
}
