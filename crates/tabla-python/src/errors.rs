//! Refusals as exceptions of the package, with the house's reason beside the words.

use pyo3::prelude::*;
use serde_json::Value;
use tabla_core::{Arg, ErrorKind, Say, Saying, TableError};
use tabla_games::in_english;

/// A refusal on its way to Python.
pub struct Refused(pub TableError);

impl Refused {
    /// Something that cannot be, told by this saying.
    pub fn of(kind: ErrorKind, said: &impl Say) -> Refused {
        Refused(TableError::new(kind, said.say()))
    }
}

impl From<TableError> for Refused {
    fn from(error: TableError) -> Refused {
        Refused(error)
    }
}

impl From<Refused> for PyErr {
    fn from(Refused(TableError { kind, saying }): Refused) -> PyErr {
        let kind = match serde_json::to_value(kind) {
            Ok(Value::String(word)) => word,
            _ => String::new(),
        };
        Python::attach(|py| raised(py, &kind, &saying).unwrap_or_else(|error| error))
    }
}

/// The package knows which exception it is.
fn raised(py: Python<'_>, kind: &str, saying: &Saying) -> PyResult<PyErr> {
    let make = py.import("tabla._errors")?.getattr("of")?;
    Ok(PyErr::from_value(make.call1((kind, reason(saying), in_english(saying)))?))
}

/// Why, where a saying is about another one: the innermost.
fn reason(saying: &Saying) -> &str {
    let inner = saying.args.values().find_map(|arg| match arg {
        Arg::Saying(inner) => Some(reason(inner)),
        Arg::Text(_) | Arg::Number(_) => None,
    });
    inner.unwrap_or(&saying.key)
}

/// JSON that does not fit, in the words of its reader.
pub fn unreadable(error: &serde_json::Error) -> Refused {
    let saying = Saying::new("desk-question").with("detail", error.to_string());
    Refused(TableError::new(ErrorKind::Unreadable, saying))
}
