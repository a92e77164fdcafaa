//! What is known for sure: the value of every move, and how that becomes known.

use std::io;

use serde::Deserialize;
use serde_json::{Value, json};
use tabla_core::Saying;

use crate::Console;
use crate::commands::{listed, lists};
use crate::game::{Flow, Game};
use crate::text::wrap;

/// What each move leads to, as the question `values` answers it.
#[derive(Deserialize)]
struct Values {
    values: Vec<Known>,
}

#[derive(Deserialize)]
struct Known {
    text: String,
    fate: String,
    plies: Option<u32>,
}

/// How the solution stands, as the question `tables` answers it.
#[derive(Deserialize)]
struct Tables {
    state: String,
    says: Saying,
    may: bool,
}

/// The game's own words come before those of the house.
pub(super) fn line(console: &mut Console<'_>, game: &mut Game, line: &str) -> io::Result<Option<Flow>> {
    let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    if lists("mice-word-values", word, console.words()) {
        console.tell_values(game)?;
    } else if lists("mice-word-tables", word, console.words()) {
        console.tell_tables(game, rest.trim())?;
    } else {
        return Ok(None);
    }
    Ok(Some(Flow::On))
}

impl Console<'_> {
    fn tell_values(&mut self, game: &mut Game) -> io::Result<()> {
        let Some(Values { values }) = self.asked(game, "values", json!({ "values": true }))? else {
            return Ok(());
        };
        if values.is_empty() {
            let tables = self.word("mice-word-tables");
            return self.say(&Saying::new("mice-values-none").with("tables", tables));
        }
        let columns = self.look().columns;
        for (fate, key) in
            [("win", "mice-values-win"), ("draw", "mice-values-draw"), ("loss", "mice-values-loss")]
        {
            let mut known: Vec<&Known> = values.iter().filter(|known| known.fate == fate).collect();
            // The quickest win first, and the longest resistance.
            known.sort_by_key(|known| match known.plies {
                Some(plies) if fate == "win" => i64::from(plies),
                Some(plies) => -i64::from(plies),
                None => i64::MAX,
            });
            let written = |known: &&Known| match known.plies {
                Some(plies) => format!("{} ({plies})", known.text),
                None => known.text.clone(),
            };
            let moves: Vec<String> = known.iter().map(written).collect();
            if !moves.is_empty() {
                let told = self.words().say(&Saying::new(key).with("moves", moves.join(", ")));
                self.print_lines(&wrap(&told, columns))?;
            }
        }
        Ok(())
    }

    fn tell_tables(&mut self, game: &mut Game, rest: &str) -> io::Result<()> {
        let wish = match () {
            () if rest.is_empty() => "look",
            () if lists("mice-word-make", rest, self.words()) => "make",
            () if lists("mice-word-pause", rest, self.words()) => "pause",
            () => "look",
        };
        let told: Option<Option<Tables>> = self.asked(game, "tables", json!({ "tables": wish }))?;
        let Some(Tables { state, says, may }) = told.flatten() else { return Ok(()) };
        self.say(&says)?;
        if state == "whole" {
            return Ok(());
        }
        if !may {
            return self.say(&Saying::new("mice-tables-not-here"));
        }
        let tables = self.word("mice-word-tables");
        let with = |word: String| format!("{tables} {word}");
        let (make, pause) = (with(self.word("mice-word-make")), with(self.word("mice-word-pause")));
        self.say(&Saying::new("mice-tables-how").with("make", make).with("pause", pause))
    }

    /// The first of the words that a message lists.
    fn word(&self, key: &str) -> String {
        listed(key, self.words()).into_iter().next().unwrap_or_default()
    }

    /// The answer to a question; what is refused is said.
    fn asked<T: for<'d> Deserialize<'d>>(
        &mut self,
        game: &Game,
        name: &str,
        with: Value,
    ) -> io::Result<Option<T>> {
        match self.inquire(game, name, with)? {
            Ok(answer) => Ok(serde_json::from_value(answer).ok()),
            Err(refusal) => self.refuse(&refusal.saying).map(|()| None),
        }
    }
}
