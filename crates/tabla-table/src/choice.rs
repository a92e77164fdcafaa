//! What the rules of a game leave open, and what people choose of it.

use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Saying, TableError};

use crate::refusal::quote;

/// One thing that the rules leave open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    pub id: &'static str,
    /// The message with its name for people.
    pub name: &'static str,
    /// What can be chosen.
    pub kind: ChoiceKind,
}

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceKind {
    /// On or off: in JSON `true` or `false`, as text the word, or the word after `no-`.
    Switch {
        /// Whether it is on when nothing is said.
        default: bool,
    },
    /// One of these words; the first is usual. As text `id=word`.
    Word(&'static [&'static str]),
    /// Anything; the kit looks at it when a game is opened. As text `id=value`.
    Free,
}

impl Choice {
    pub const fn switch(id: &'static str, name: &'static str, default: bool) -> Choice {
        Choice { id, name, kind: ChoiceKind::Switch { default } }
    }

    /// One of some words, the usual first.
    pub const fn word(id: &'static str, name: &'static str, words: &'static [&'static str]) -> Choice {
        Choice { id, name, kind: ChoiceKind::Word(words) }
    }

    /// Anything that the kit understands.
    pub const fn free(id: &'static str, name: &'static str) -> Choice {
        Choice { id, name, kind: ChoiceKind::Free }
    }

    fn takes(&self, value: &Value) -> bool {
        match self.kind {
            ChoiceKind::Switch { .. } => value.is_boolean(),
            ChoiceKind::Word(words) => value.as_str().is_some_and(|value| words.contains(&value)),
            ChoiceKind::Free => true,
        }
    }
}

/// All that the rules of a game leave open.
///
/// ```
/// use tabla_table::{Choice, Choices};
/// let choices = Choices::new(vec![
///     Choice::switch("flying", "mice-option-flying", false),
///     Choice::switch("quiet", "mice-option-quiet", true),
/// ]);
/// let rules = choices.read("flying, no-quiet").unwrap();
/// assert_eq!(choices.write(&rules), "flying,no-quiet");
/// assert_eq!(choices.write(&choices.read("").unwrap()), "no-flying");
/// assert!(choices.read("castling").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    all: Vec<Choice>,
}

impl Choices {
    pub fn new(all: Vec<Choice>) -> Choices {
        Choices { all }
    }

    /// All of them, in order.
    pub fn all(&self) -> &[Choice] {
        &self.all
    }

    pub(crate) fn push(&mut self, choice: Choice) {
        self.all.push(choice);
    }

    fn find(&self, id: &str) -> Option<&Choice> {
        self.all.iter().find(|choice| choice.id.eq_ignore_ascii_case(id))
    }

    /// Whether a switch is on, as chosen or as usual; `false` when there is none.
    pub fn is_on(&self, options: &Map<String, Value>, id: &str) -> bool {
        let usual =
            || matches!(self.find(id).map(|choice| choice.kind), Some(ChoiceKind::Switch { default: true }));
        options.get(id).and_then(Value::as_bool).unwrap_or_else(usual)
    }

    /// The word that was chosen, or the usual one.
    pub fn chosen<'a>(&self, options: &'a Map<String, Value>, id: &str) -> Option<&'a str> {
        let usual = || match self.find(id)?.kind {
            ChoiceKind::Word(words) => words.first().copied(),
            _ => None,
        };
        options.get(id).and_then(Value::as_str).or_else(usual)
    }

    /// Looks whether these options can be chosen.
    pub fn check(&self, options: &Map<String, Value>) -> Result<(), TableError> {
        for (id, value) in options {
            let choice = self.all.iter().find(|choice| choice.id == id).ok_or_else(|| self.unknown(id))?;
            if !choice.takes(value) {
                return Err(wrong_value(choice.id, &value.to_string()));
            }
        }
        Ok(())
    }

    /// Reads rules with commas or blanks between them, such as `flying,no-repetition`. What is not named is as
    /// usual.
    pub fn read(&self, text: &str) -> Result<Map<String, Value>, TableError> {
        let mut options = Map::new();
        for word in text.split([',', ' ', '\t']).filter(|word| !word.is_empty()) {
            let (choice, value) = match word.split_once('=') {
                Some((id, value)) => {
                    let choice = self.find(id).ok_or_else(|| self.unknown(word))?;
                    (choice, Value::String(value.to_owned()))
                }
                None => {
                    let lower = word.to_ascii_lowercase();
                    let off = lower.strip_prefix("no-");
                    let choice = self.find(off.unwrap_or(&lower)).ok_or_else(|| self.unknown(word))?;
                    (choice, Value::Bool(off.is_none()))
                }
            };
            if !choice.takes(&value) {
                return Err(wrong_value(choice.id, word));
            }
            options.insert(choice.id.to_owned(), value);
        }
        Ok(options)
    }

    /// Rules as text. The first is always named where it is a switch, so that the rules have a name, and the
    /// others where they are not as usual.
    pub fn write(&self, options: &Map<String, Value>) -> String {
        let told = self.all.iter().enumerate().filter_map(|(place, choice)| match choice.kind {
            ChoiceKind::Switch { default } => {
                let is_on = self.is_on(options, choice.id);
                let word = || format!("{}{}", if is_on { "" } else { "no-" }, choice.id);
                (place == 0 || is_on != default).then(word)
            }
            ChoiceKind::Word(words) => {
                let chosen = options.get(choice.id)?.as_str()?;
                (words.first() != Some(&chosen)).then(|| format!("{}={chosen}", choice.id))
            }
            ChoiceKind::Free => {
                let value = options.get(choice.id)?;
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                Some(format!("{}={text}", choice.id))
            }
        });
        told.collect::<Vec<_>>().join(",")
    }

    /// Whether everything is as when nothing is said.
    pub fn is_usual(&self, options: &Map<String, Value>) -> bool {
        self.write(options) == self.write(&Map::new())
    }

    fn unknown(&self, text: &str) -> TableError {
        if self.all.is_empty() {
            return quote(ErrorKind::Setup, "rules-none", text);
        }
        let words = self.all.iter().map(|choice| match choice.kind {
            ChoiceKind::Switch { .. } => format!("{0}, no-{0}", choice.id),
            ChoiceKind::Word(words) => {
                words.iter().map(|word| format!("{}={word}", choice.id)).collect::<Vec<_>>().join(", ")
            }
            ChoiceKind::Free => format!("{}=…", choice.id),
        });
        let rules = words.collect::<Vec<_>>().join(", ");
        let saying = Saying::new("rules-unknown").with("text", text).with("rules", rules);
        TableError::new(ErrorKind::Setup, saying)
    }
}

fn wrong_value(id: &'static str, text: &str) -> TableError {
    TableError::new(ErrorKind::Setup, Saying::new("table-rule-value").with("rule", id).with("text", text))
}
