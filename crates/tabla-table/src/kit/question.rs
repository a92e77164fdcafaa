//! Questions of a game's own: typed inside, JSON outside.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabla_core::{ErrorKind, Notation, Saying, TableError, Viewer};

use super::GameKit;
use crate::job::JobContext;
use crate::refusal::unreadable;
use crate::session::Session;

type Reply<G> = Box<dyn Fn(&mut QuestionInput<'_, G>, Value) -> Result<Value, TableError> + Send + Sync>;

pub(crate) struct Question<G: Notation> {
    pub(crate) name: &'static str,
    pub(crate) marks: bool,
    reply: Reply<G>,
}

/// What a question is asked about.
pub struct QuestionInput<'a, G: Notation> {
    /// The whole table; an answer must tell no more of it than the viewer may know.
    pub session: &'a Session<G>,
    pub viewer: Viewer,
    /// The number of the position asked about.
    pub ply: usize,
    /// When to come to an end.
    pub context: &'a JobContext<'a>,
}

impl<G: Notation> QuestionInput<'_, G> {
    /// The position asked about, as the viewer may know it.
    pub fn observation(&self) -> Result<G::Observation, TableError> {
        let position = self.session.position_at(self.ply)?;
        Ok(self.session.game().observe(&position.state, self.viewer))
    }
}

impl<G: Notation> GameKit<G> {
    /// A question of the game's own, typed inside and JSON outside. `marks`: whoever asks has been helped.
    #[must_use]
    pub fn question<Q: DeserializeOwned, A: Serialize>(
        mut self,
        name: &'static str,
        marks: bool,
        reply: impl Fn(&mut QuestionInput<'_, G>, Q) -> Result<A, TableError> + Send + Sync + 'static,
    ) -> Self {
        let reply = move |input: &mut QuestionInput<'_, G>, asked: Value| {
            let asked = serde_json::from_value(asked).map_err(|error| unreadable("desk-question", &error))?;
            serde_json::to_value(reply(input, asked)?).map_err(|error| unreadable("desk-question", &error))
        };
        self.questions.push(Question { name, marks, reply: Box::new(reply) });
        self
    }

    fn question_named(&self, name: &str) -> Result<&Question<G>, TableError> {
        let found = self.questions.iter().find(|question| question.name == name);
        found.ok_or_else(|| {
            TableError::new(ErrorKind::Unknown, Saying::new("desk-question").with("detail", name))
        })
    }

    pub(crate) fn marks(&self, name: &str) -> Result<bool, TableError> {
        Ok(self.question_named(name)?.marks)
    }

    pub(crate) fn reply(
        &self,
        name: &str,
        input: &mut QuestionInput<'_, G>,
        asked: Value,
    ) -> Result<Value, TableError> {
        (self.question_named(name)?.reply)(input, asked)
    }
}
