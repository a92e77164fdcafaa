//! What a browser asks, and how it is answered or refused.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::{Array, ArrayBuilder, ObjectBuilder, Type};

use super::{Act, AdviceView, Emote, Invite, ReviewProgress, SayingView, TableView};
use crate::manners::LONGEST_NAME;

/// Opens a table.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// `santorini`, `mice`, `jamb`, `jewels` or `scrabble`.
    pub game: String,
    /// What the game is to be like; each game has its own words for that, see the catalogue.
    #[serde(default)]
    pub setup: serde_json::Map<String, serde_json::Value>,
    /// What the people call themselves, in the order of the seats.
    #[serde(default)]
    #[schema(schema_with = names)]
    pub names: Vec<String>,
    /// Whether others are invited to the seats of people: then whoever opens the table gets one key alone.
    #[serde(default)]
    pub invite: Option<Invite>,
    /// The day whose task in this game is wished for, as in `2026-11-18`: then the setup is that of the task.
    #[serde(default)]
    #[schema(pattern = r"^\d{4}-\d{2}-\d{2}$")]
    pub daily: Option<String>,
}

/// Names as the description of the API has them.
fn names() -> Array {
    let name = ObjectBuilder::new().schema_type(Type::String).max_length(Some(LONGEST_NAME));
    ArrayBuilder::new()
        .items(name)
        .description(Some("What the people call themselves, in the order of the seats."))
        .build()
}

/// A table that was opened.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Created {
    /// The table, as the holder of all its keys sees it.
    pub table: TableView,
    /// The key of every person's seat, by the seat's number. Where no person plays, the seat 0 stands for
    /// whoever opened the table and lets the computers play.
    pub keys: BTreeMap<String, String>,
}

/// Does something at a table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
pub struct ActRequest {
    /// A word of the sender's for this deed. Sent again with the same word, it is not done again.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
    /// What to do.
    #[serde(flatten)]
    pub act: Act,
}

/// Asks what a position is worth.
#[derive(Clone, Default, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct AdviceRequest {
    /// The position after so many moves; without it, the one that stands.
    #[schema(maximum = 20_000)]
    pub ply: Option<usize>,
    /// How long to think, in seconds.
    #[schema(minimum = 0.001, maximum = 10.0)]
    pub time: Option<f64>,
    /// Whether to think as the computer player whose turn it is, with its own strength. Otherwise it is the
    /// champion's opinion, whoever is to move.
    pub own: bool,
}

/// A question of the game's own.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
pub struct AskRequest {
    /// The question, such as `{"preview": "h8 WORD"}`.
    #[serde(flatten)]
    pub question: serde_json::Map<String, serde_json::Value>,
}

/// Goes on from an earlier move, as a table of its own.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BranchRequest {
    /// After so many moves.
    #[schema(maximum = 20_000)]
    pub ply: usize,
    /// The seat that the sender takes; computers take all the others. Without it everybody sits where they sat.
    #[serde(default)]
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
}

/// Asks for the code of an invitation.
#[derive(Clone, Default, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct OpenRequest {
    /// The sender's seat, which is to go on on another device; without one, the free seats of the table.
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
    /// What is agreed on from now on, as in [`Invite::patience`]; only while seats are free.
    #[schema(maximum = 604_800)]
    pub patience: Option<u64>,
}

/// An invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Opened {
    /// The seat that is handed over, if it is one that somebody holds.
    pub seat: Option<u8>,
    /// The code, such as `AB23-CD`.
    pub code: String,
    /// Until when it is good, in milliseconds since 1970.
    pub expires: u64,
}

/// Asks which tables belong to these keys.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KnownRequest {
    /// The keys of seats, of any tables.
    pub keys: Vec<String>,
}

/// Asks whether a position can stand on a board.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckRequest {
    /// The game.
    pub game: String,
    /// Its rules, as text.
    #[serde(default)]
    pub rules: String,
    /// The position, as text.
    pub position: String,
}

/// The three files of a game of Scrabble that was written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreRequest {
    /// The tiles and their values.
    pub jetoane: String,
    /// The squares.
    pub tabla: String,
    /// The placements.
    pub joc: String,
}

/// Why something was not done, as RFC 9457 describes it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// What kind of problem it is: `urn:tabla:` and the key of the saying.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of answer in short.
    pub title: String,
    /// The number of the answer.
    pub status: u16,
    /// What is wrong, in English.
    pub detail: String,
    /// The same for any language.
    pub saying: Option<SayingView>,
    /// Every reason, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<SayingView>,
}

/// What a browser says over its live connection.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum FromBrowser {
    /// The first message: who is there.
    Hello {
        /// Who.
        hello: Hello,
    },
    /// Does something.
    Act {
        /// What.
        act: Act,
        /// The sender's word for it.
        key: String,
    },
    /// Says something without words, to everybody who is there.
    Emote {
        /// What.
        emote: Emote,
    },
    /// Asks what the position is worth.
    Advise {
        /// Which position, and for how long.
        advise: AdviceRequest,
        /// The sender's word for it.
        key: String,
    },
}

/// Who is there.
#[derive(Clone, Default, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(default)]
pub struct Hello {
    /// The keys of the seats for which the reader may act.
    pub keys: Vec<String>,
    /// The newest version that the reader has seen.
    pub version: Option<u64>,
    /// What somebody who only watches is called.
    pub name: String,
}

/// What the server says over a live connection.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum ToBrowser {
    /// The table as it is now.
    Table {
        /// As the reader may see it.
        table: Box<TableView>,
    },
    /// This was done, now or when it was sent before.
    Done {
        /// The sender's word for it.
        done: String,
    },
    /// This was not done.
    Refused {
        /// The sender's word for it; empty when the message could not be read.
        refused: String,
        /// Why not.
        problem: Problem,
    },
    /// The computer that is to think for this table has to wait.
    Queued {
        /// Its place in the queue; 0 when it has begun, or nobody waits any more.
        queued: usize,
    },
    /// A piece of the review is there.
    Reviewed {
        /// How far it is.
        reviewed: ReviewProgress,
    },
    /// What was asked for.
    Advice {
        /// What somebody thinks about the position.
        advice: Box<AdviceView>,
        /// The sender's word for the question.
        key: String,
    },
    /// Somebody has said something without words.
    Emote {
        /// What.
        emote: Emote,
        /// Who.
        seat: u8,
    },
}
