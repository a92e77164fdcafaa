//! What a kit draws for whoever looks, with its type forgotten.

use std::any::Any;
use std::fmt;

use serde::Serialize;
use serde_json::Value;

/// A picture whose game is forgotten: JSON for the web and Python, the typed value for whoever can draw it.
pub struct Board {
    typed: Box<dyn Any + Send>,
    json: fn(&dyn Any) -> Value,
}

impl Board {
    /// A picture of this view.
    pub fn new<V: Serialize + Send + 'static>(view: V) -> Board {
        let json = |typed: &dyn Any| match typed.downcast_ref::<V>() {
            Some(view) => serde_json::to_value(view).unwrap_or_default(),
            None => Value::Null,
        };
        Board { typed: Box::new(view), json }
    }

    /// The view as JSON.
    pub fn json(&self) -> Value {
        (self.json)(&*self.typed)
    }

    /// The view itself, for whoever knows its type.
    pub fn typed<V: 'static>(&self) -> Option<&V> {
        self.typed.downcast_ref()
    }
}

/// Two pictures are equal when they show the same.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.json() == other.json()
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.json().fmt(f)
    }
}
