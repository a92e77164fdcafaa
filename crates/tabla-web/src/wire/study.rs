//! What a beginner tries out, and the examples of the rule books.

use serde::{Deserialize, Serialize};
use tabla_core::{Arg, Saying};
use utoipa::ToSchema;

use super::{Act, SayingView, TableView};

/// The most that is done at a table that nobody keeps.
pub const MOST_ACTS: usize = 32;

/// Asks what comes of this, at a table that nobody keeps.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyRequest {
    /// The game.
    pub game: String,
    /// What was agreed on, as in `flying` or `language=ro`.
    #[serde(default)]
    pub rules: String,
    /// The position to begin with, as text; without one, the usual beginning.
    #[serde(default)]
    pub position: String,
    /// What is done there, in order, each by whoever is to move.
    #[serde(default)]
    #[schema(max_items = 32)]
    pub acts: Vec<Act>,
}

/// A question of a game's own, about a position that nobody keeps.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyQuestion {
    /// The game.
    pub game: String,
    /// What was agreed on, as in `flying` or `language=ro`.
    #[serde(default)]
    pub rules: String,
    /// The position, as text; without one, the usual beginning.
    #[serde(default)]
    pub position: String,
    /// The question, such as `{"values": true}`.
    pub question: serde_json::Map<String, serde_json::Value>,
}

/// A position of a rule book.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ExampleView {
    /// The number of its rule, such as `4.1`; `0` before the first.
    pub rule: String,
    /// The table with this position; none where the rule is that it cannot be.
    pub table: Option<TableView>,
    /// What can be played there, and what not.
    pub lines: Vec<ExampleLineView>,
}

/// Something that is true of a position.
#[derive(Clone, Default, PartialEq, Debug, Serialize, ToSchema)]
pub struct ExampleLineView {
    /// The move, or the position that cannot be; empty where something else is told.
    pub text: String,
    /// Whether it is allowed.
    pub is_good: bool,
    /// Whether it is played, and what follows is about what comes of it.
    pub is_kept: bool,
    /// How the program itself writes the move, where that is different.
    pub means: Option<String>,
    /// The points that it brings.
    pub points: Option<i64>,
    /// Why it is not allowed, or what else is to be told.
    pub saying: Option<SayingView>,
}

impl ExampleLineView {
    /// What is not allowed, and why.
    pub fn refused(text: &str, why: &Saying) -> ExampleLineView {
        let saying = Some(SayingView::from(reason(why)));
        ExampleLineView { text: text.to_owned(), saying, ..ExampleLineView::default() }
    }
}

/// The reason alone, where a sentence quotes the text that is refused as well.
fn reason(saying: &Saying) -> &Saying {
    let quotes = ["move-unreadable", "move-illegal", "position-refused"].contains(&&*saying.key);
    match saying.args.get("because") {
        Some(Arg::Saying(because)) if quotes => because,
        _ => saying,
    }
}
