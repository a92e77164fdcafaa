//! What a bot can do wrong. It loses the game by it, and nothing else.

use serde::{Deserialize, Serialize};
use tabla_core::{Say, Saying};

use crate::process::{Fault, How, Limit};
use crate::visible;

/// What a bot did wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Say)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[say("arena-foul")]
pub enum Foul {
    /// Its answer came too late.
    #[say(by = by.to_string())]
    Late {
        /// By how many milliseconds.
        by: u64,
    },
    /// It did not answer at all.
    Silent,
    /// It ended by itself.
    #[say(code = i64::from(*code).to_string())]
    Exited { code: i32 },
    /// It was killed by a signal.
    #[say(signal = i64::from(*signal).to_string())]
    Killed { signal: i32 },
    /// It closed its input or output.
    Closed,
    /// It answered with a move that is not allowed.
    #[say(text = visible(text))]
    Illegal { text: String },
    /// It answered with something that is no move.
    #[say(text = visible(text))]
    Garbled { text: String },
    /// It answered the greeting with something else than it should.
    #[say(text = visible(text))]
    NotReady { text: String },
    /// It wrote without end.
    Flood,
    /// It wrote a line without end.
    LongLine,
    /// It wrote something that is no text.
    NotText,
    /// It did not read.
    Deaf,
    /// It wanted more than it may have: memory, processes, files.
    #[say(what = resource(what))]
    Greedy { what: String },
    /// It put the process out of action that keeps it.
    Broke,
    /// It has written no answer into its file.
    NoAnswer,
}

/// No more of an answer is kept, in letters.
const QUOTED: usize = 200;

impl Foul {
    /// The word for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Foul::Late { .. } => "late",
            Foul::Silent => "silent",
            Foul::Exited { .. } => "exited",
            Foul::Killed { .. } => "killed",
            Foul::Closed => "closed",
            Foul::Illegal { .. } => "illegal",
            Foul::Garbled { .. } => "garbled",
            Foul::NotReady { .. } => "not-ready",
            Foul::Flood => "flood",
            Foul::LongLine => "long-line",
            Foul::NotText => "not-text",
            Foul::Deaf => "deaf",
            Foul::Greedy { .. } => "greedy",
            Foul::Broke => "broke",
            Foul::NoAnswer => "no-answer",
        }
    }

    /// A few letters for a table, by the word for programs.
    pub fn short(kind: &str) -> Saying {
        Saying::new(match kind {
            "late" => "arena-kind-late",
            "silent" => "arena-kind-silent",
            "exited" => "arena-kind-exited",
            "killed" => "arena-kind-killed",
            "closed" => "arena-kind-closed",
            "illegal" => "arena-kind-illegal",
            "garbled" => "arena-kind-garbled",
            "not-ready" => "arena-kind-not-ready",
            "flood" => "arena-kind-flood",
            "long-line" => "arena-kind-long-line",
            "not-text" => "arena-kind-not-text",
            "deaf" => "arena-kind-deaf",
            "greedy" => "arena-kind-greedy",
            "broke" => "arena-kind-broke",
            _ => "arena-kind-no-answer",
        })
    }

    /// Whether it is about time.
    pub fn is_about_time(&self) -> bool {
        matches!(self, Foul::Late { .. } | Foul::Silent)
    }

    /// An answer that is no move.
    pub fn garbled(text: &str) -> Foul {
        Foul::Garbled { text: quote(text) }
    }

    /// An answer to the greeting that is none.
    pub fn not_ready(text: &str) -> Foul {
        Foul::NotReady { text: quote(text) }
    }

    /// An answer that is not allowed.
    pub fn illegal(text: &str) -> Foul {
        Foul::Illegal { text: quote(text) }
    }

    /// What it means that a talk cannot go on.
    pub fn of_fault(fault: Fault) -> Foul {
        match fault {
            Fault::Silent => Foul::Silent,
            Fault::Closed { how: Some(how) } => Foul::of_end(how),
            Fault::Closed { how: None } => Foul::Closed,
            Fault::LongLine { .. } => Foul::LongLine,
            Fault::Flood { .. } => Foul::Flood,
            Fault::NotText => Foul::NotText,
            Fault::Deaf => Foul::Deaf,
            Fault::Limit(limit) => Foul::Greedy { what: limit.word().to_owned() },
        }
    }

    /// What it means that a program ended so.
    pub fn of_end(how: How) -> Foul {
        match how {
            How::Exited(code) => Foul::Exited { code },
            How::Signalled(signal) => Foul::Killed { signal },
            How::Late => Foul::Silent,
            How::Exceeded(limit) => Foul::Greedy { what: limit.word().to_owned() },
            How::Stopped => Foul::Closed,
            How::Broke => Foul::Broke,
        }
    }
}

fn quote(text: &str) -> String {
    let mut quoted = visible(&text.chars().take(QUOTED).collect::<String>());
    if text.chars().nth(QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}

/// What there is not more of, by its word for programs.
fn resource(word: &str) -> Saying {
    let limit = Limit::ALL.into_iter().find(|limit| limit.word() == word);
    match limit {
        Some(Limit::Time) => Saying::new("arena-limit-time"),
        Some(Limit::Cpu) => Saying::new("arena-limit-cpu"),
        Some(Limit::Memory) => Saying::new("arena-limit-memory"),
        Some(Limit::Processes) => Saying::new("arena-limit-processes"),
        Some(Limit::FileSize) => Saying::new("arena-limit-file-size"),
        Some(Limit::Disk) => Saying::new("arena-limit-disk"),
        None => Saying::new("arena-limit-other").with("word", visible(word)),
    }
}
