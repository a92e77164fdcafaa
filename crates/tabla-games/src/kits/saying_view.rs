//! Sentences as they travel: a key of the message catalogues with its values.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabla_core::{Arg, Saying};
use utoipa::ToSchema;

/// A sentence before it is put into a language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SayingView {
    /// The message's key in the catalogues.
    pub key: String,
    /// Its values.
    pub with: BTreeMap<String, ArgView>,
}

/// A value of a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(no_recursion)]
pub enum ArgView {
    /// Shown as it is.
    Text(String),
    /// A count.
    Number(i64),
    /// Another sentence.
    Saying(Box<SayingView>),
}

impl From<&Saying> for SayingView {
    fn from(saying: &Saying) -> SayingView {
        let value = |arg: &Arg| match arg {
            Arg::Text(text) => ArgView::Text(text.clone()),
            Arg::Number(number) => ArgView::Number(*number),
            Arg::Saying(saying) => ArgView::Saying(Box::new(SayingView::from(&**saying))),
        };
        SayingView {
            key: saying.key.to_string(),
            with: saying.args.iter().map(|(name, arg)| (name.to_string(), value(arg))).collect(),
        }
    }
}

impl From<Saying> for SayingView {
    fn from(saying: Saying) -> SayingView {
        SayingView::from(&saying)
    }
}
