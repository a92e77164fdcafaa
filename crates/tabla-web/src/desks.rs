//! The desks of the house, one kind for each game.

mod duel;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tabla_core::Saying;

use crate::desk::Desk;
use crate::wire::BoardView;

/// Sets up a desk for this game. `setup` holds every seed already: the same setup gives the same desk.
pub fn open(game: &str, setup: &Value) -> Result<Box<dyn Desk>, Saying> {
    match game {
        "santorini" | "mice" => duel::open(game, setup),
        _ => Err(no_game(game)),
    }
}

/// The setup with everything decided that chance has to decide.
pub fn settle(game: &str, mut setup: Map<String, Value>, chance: &mut dyn FnMut() -> u64) -> Value {
    match game {
        "santorini" | "mice" => duel::settle(&mut setup, chance),
        "jewels" => {
            if let Some(Value::Object(random)) =
                setup.get_mut("board").and_then(|board| board.get_mut("random"))
            {
                seed(random, chance);
            }
        }
        _ => seed(&mut setup, chance),
    }
    Value::Object(setup)
}

/// The board with this position, or why it cannot stand.
pub fn check(game: &str, rules: &str, position: &str) -> Result<BoardView, Saying> {
    match game {
        "santorini" | "mice" => duel::check(game, rules, position),
        _ => Err(no_game(game)),
    }
}

/// Reads a setup, or says what is wrong with it.
pub(crate) fn read_setup<T: DeserializeOwned>(setup: &Value) -> Result<T, Saying> {
    serde_json::from_value(setup.clone())
        .map_err(|error| Saying::new("server-setup").with("detail", error.to_string()))
}

/// That an act is none of this game.
pub(crate) fn no_such_act() -> Saying {
    Saying::new("server-no-such-act")
}

fn no_game(game: &str) -> Saying {
    Saying::new("server-no-game").with("text", game)
}

fn seed(setup: &mut Map<String, Value>, chance: &mut dyn FnMut() -> u64) {
    if setup.get("seed").is_none_or(Value::is_null) {
        setup.insert("seed".to_owned(), chance().into());
    }
}
