//! What the game answers to the questions of the menu.

use std::io;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabla_core::{ErrorKind, Saying, TableError};

use super::Visit;

#[derive(Deserialize)]
pub(super) struct Advice {
    pub(super) expected: f64,
    pub(super) next_down: Option<String>,
    pub(super) next_up: Option<String>,
    pub(super) choices: Vec<Advised>,
}

/// One choice; `text` is how it is played, `what` what it does in words.
#[derive(Deserialize)]
pub(super) struct Advised {
    pub(super) text: String,
    pub(super) what: Saying,
    pub(super) points: u8,
    pub(super) writes: bool,
    pub(super) total: f64,
    pub(super) loss: f64,
    pub(super) grade: String,
    pub(super) makes_down: Option<f64>,
    pub(super) makes_up: Option<f64>,
}

/// Between which totals most games end.
#[derive(Deserialize)]
pub(super) struct Range {
    pub(super) low: u32,
    pub(super) high: u32,
}

/// How the dice fell.
#[derive(Deserialize)]
pub(super) struct Statistics {
    pub(super) dice: u64,
    pub(super) faces: Vec<u64>,
    pub(super) face_test: Option<Test>,
    pub(super) pair_test: Option<Test>,
}

#[derive(Deserialize)]
pub(super) struct Test {
    pub(super) statistic: f64,
    pub(super) rare: f64,
    pub(super) very_rare: f64,
    pub(super) is_fair: bool,
}

/// How the talon lies in memory.
#[derive(Deserialize)]
pub(super) struct Storage {
    pub(super) layout: String,
    pub(super) filled: usize,
    pub(super) bytes: usize,
    pub(super) dense_bytes: usize,
    pub(super) layouts: Vec<Layout>,
    pub(super) content: Vec<Array>,
}

/// One way to keep it.
#[derive(Deserialize)]
pub(super) struct Layout {
    pub(super) layout: String,
    pub(super) bytes: usize,
    pub(super) full: usize,
    pub(super) conversion_point: Option<usize>,
}

/// An array, by the letters of what is in it.
#[derive(Deserialize)]
pub(super) struct Array {
    pub(super) name: String,
    pub(super) numbers: Vec<u8>,
}

/// Luck and skill of one person.
#[derive(Deserialize)]
pub(super) struct Report {
    pub(super) name: String,
    pub(super) start: f64,
    pub(super) luck: f64,
    pub(super) loss: f64,
    pub(super) given_up: f64,
    pub(super) outlook: f64,
    pub(super) is_done: bool,
    pub(super) has_stopped: bool,
    pub(super) advised: usize,
    pub(super) helped: usize,
    pub(super) grades: Vec<GradeCount>,
    pub(super) decisions: Vec<Decision>,
    pub(super) dearest: Vec<Decision>,
}

/// How often somebody decided so well.
#[derive(Deserialize)]
pub(super) struct GradeCount {
    pub(super) grade: String,
    pub(super) count: u32,
}

/// One decision, and what would have been best.
#[derive(Deserialize)]
pub(super) struct Decision {
    pub(super) turn: usize,
    pub(super) throw: u8,
    pub(super) dice: Vec<u8>,
    pub(super) luck: f64,
    pub(super) what: Saying,
    pub(super) best_what: Saying,
    pub(super) loss: f64,
    pub(super) grade: String,
    pub(super) is_advised: bool,
    pub(super) friend: Option<String>,
}

impl Decision {
    /// The dice as people read them.
    pub(super) fn dice(&self) -> String {
        self.dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl Visit<'_, '_> {
    /// Asks the table something; whatever it cannot answer is said, and there is no answer.
    pub(super) fn inquire<T: DeserializeOwned>(&mut self, name: &str, with: Value) -> io::Result<Option<T>> {
        let answer = self.console.inquire(self.game, name, with)?;
        let read = |answer| serde_json::from_value(answer).map_err(|error| unread(&error));
        match answer.and_then(read) {
            Ok(answer) => Ok(Some(answer)),
            Err(refusal) => self.refuse(&refusal.saying).map(|()| None),
        }
    }
}

fn unread(error: &serde_json::Error) -> TableError {
    TableError::new(ErrorKind::Failed, Saying::new("desk-question").with("detail", error.to_string()))
}
