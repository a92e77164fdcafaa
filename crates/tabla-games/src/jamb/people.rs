//! Who can sit round a table of Jamb.

use tabla_core::Say;

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
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jamb-people", error)]
pub enum SetupError {
    Nobody,
    /// More people than fit.
    #[say(most = MOST_PEOPLE)]
    TooMany {
        count: usize,
    },
    /// Several people and a talon that is begun.
    #[say("start")]
    StartForOne,
    /// Somebody has no name.
    NoName {
        /// Counted from 1.
        number: usize,
    },
    /// A name that fills the line.
    #[say(most = LONGEST_NAME)]
    LongName {
        name: String,
    },
    /// Two people who cannot be told apart.
    SameName {
        name: String,
    },
}
