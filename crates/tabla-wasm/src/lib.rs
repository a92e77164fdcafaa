#![doc = include_str!("../README.md")]

#[cfg(target_family = "wasm")]
mod border;

use serde_json::{Value, json};
use tabla_core::Saying;
use tabla_web::desk::{Ask, Desk, games};
use tabla_web::wire::AdviceView;

/// So many bytes all computer players of a page together remember from move to move, for each megabyte of a champion's
/// transposition table.
const REMEMBERED: usize = 2 << 20;

/// The house in a page.
pub struct House {
    desk: Desk,
}

impl House {
    /// A house whose champions have so many megabytes for their transposition tables.
    pub fn new(champion_mb: usize) -> House {
        House { desk: Desk::new(games(champion_mb), champion_mb * REMEMBERED) }
    }

    /// Answers a question; `tell` hears the newest thought meanwhile.
    pub fn ask(&mut self, question: &str, tell: &dyn Fn(&str)) -> String {
        let told = |advice: AdviceView| {
            if let Ok(text) = serde_json::to_string(&advice) {
                tell(&text);
            }
        };
        let answer = match serde_json::from_str::<Ask>(question) {
            Ok(ask) => match self.desk.answer(ask, &told) {
                Ok(answer) => json!({ "told": answer }),
                Err(refusal) => json!({ "refused": refusal.problem() }),
            },
            Err(error) => json!({ "refused": unread(&error) }),
        };
        match missing() {
            names if names.is_empty() => answer.to_string(),
            names => {
                self.desk.forget_players();
                json!({ "missing": names }).to_string()
            }
        }
    }
}

/// The problem of a question that cannot be read.
fn unread(error: &serde_json::Error) -> Value {
    let saying = Saying::new("server-unreadable").with("detail", error.to_string());
    json!(tabla_web::desk::unreadable(saying))
}

/// The files that were asked for and are not there: what came without them is worth nothing.
fn missing() -> Vec<&'static str> {
    #[cfg(target_family = "wasm")]
    return tabla_games::shipped::take_missing();
    // A program has them all.
    #[cfg(not(target_family = "wasm"))]
    Vec::new()
}
