//! Who can sit round a table of Jamb.

use tabla_core::{Say, Saying};
use thiserror::Error;

/// No more people fit round the table.
pub const MOST_PEOPLE: usize = 8;
/// No name is longer, in letters.
pub const LONGEST_NAME: usize = 20;

/// Whether these people can play together; `is_begun` says that the talon is.
pub fn check_people(people: &[String], is_begun: bool) -> Result<(), SetupError> {
    match people.len() {
        0 => return Err(SetupError::Nobody),
        count if count > MOST_PEOPLE => return Err(SetupError::TooMany { count }),
        count if count > 1 && is_begun => return Err(SetupError::StartForOne),
        _ => {}
    }
    for (index, name) in people.iter().enumerate() {
        let same = |other: &String| other.to_lowercase() == name.to_lowercase();
        if name.trim().is_empty() || name.chars().any(char::is_control) {
            return Err(SetupError::NoName { number: index + 1 });
        } else if name.chars().count() > LONGEST_NAME {
            return Err(SetupError::LongName { name: name.clone() });
        } else if people.iter().take(index).any(same) {
            return Err(SetupError::SameName { name: name.clone() });
        }
    }
    Ok(())
}

/// Why nobody can play so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Nobody is there.
    #[error("nobody is there to play")]
    Nobody,
    /// More people than fit.
    #[error("{count} people do not fit round a table for {MOST_PEOPLE}")]
    TooMany {
        /// How many.
        count: usize,
    },
    /// Several people and a talon that is begun.
    #[error("a talon that is begun is for one person")]
    StartForOne,
    /// Somebody has no name.
    #[error("person {number} has no name")]
    NoName {
        /// Counted from 1.
        number: usize,
    },
    /// A name that fills the line.
    #[error("the name '{name}' has more than {LONGEST_NAME} letters")]
    LongName {
        /// The name.
        name: String,
    },
    /// Two people who cannot be told apart.
    #[error("two people are called '{name}'")]
    SameName {
        /// The name.
        name: String,
    },
}

impl Say for SetupError {
    fn say(&self) -> Saying {
        match self {
            SetupError::Nobody => Saying::new("jamb-people-nobody"),
            SetupError::TooMany { count } => {
                Saying::new("jamb-people-too-many").with("count", *count).with("most", MOST_PEOPLE)
            }
            SetupError::StartForOne => Saying::new("jamb-people-start"),
            SetupError::NoName { number } => Saying::new("jamb-people-no-name").with("number", *number),
            SetupError::LongName { name } => {
                Saying::new("jamb-people-long-name").with("name", name.as_str()).with("most", LONGEST_NAME)
            }
            SetupError::SameName { name } => Saying::new("jamb-people-same-name").with("name", name.as_str()),
        }
    }
}
