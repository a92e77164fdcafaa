//! Boards and what they are called: those that come with the house, those of chance, and those in files.

use std::path::Path;

use serde_json::{Value, json};
use tabla_core::{Say, Saying, SeededRng};
use tabla_jewels::{Layout, TimeLimit, generate, read_layout, write_layout};

use crate::StorageError;
use crate::storage::read_bytes;

/// How long the refill lines of new boards are.
const LINE: usize = 1024;

const BOARDS: [(&str, &[u8]); 4] = [
    ("random", include_bytes!("../../../../data/jewels/random.txt")),
    ("checker", include_bytes!("../../../../data/jewels/checker.txt")),
    ("fence", include_bytes!("../../../../data/jewels/fence.txt")),
    ("squares", include_bytes!("../../../../data/jewels/squares.txt")),
];

/// The four boards of the contest, by name.
pub fn contest_boards() -> Vec<(&'static str, Layout)> {
    BOARDS.into_iter().filter_map(|(name, bytes)| Some((name, read_layout(bytes).ok()?))).collect()
}

/// A board and what it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedBoard {
    /// The board and its refill lines.
    pub layout: Layout,
    pub name: String,
}

impl NamedBoard {
    /// The board of chance with this number, which is its name and gives it again.
    pub fn of_number(number: u64) -> NamedBoard {
        // The length is one that lines can have.
        let layout = generate(&mut SeededRng::new(number), LINE).unwrap_or_else(|_| unreachable!());
        NamedBoard { layout, name: format!("#{number}") }
    }

    /// The board in this file; or why there is none.
    pub fn read(path: &Path) -> Result<NamedBoard, Saying> {
        let bytes = read_bytes(path).map_err(|error| error.say())?;
        let refused = |because| StorageError::Refused { path: path.into(), because: Box::new(because) }.say();
        let layout = read_layout(&bytes).map_err(|error| refused(error.say()))?;
        let name = path.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        Ok(NamedBoard { layout, name })
    }

    /// The wish for a game on this board that lasts so long.
    pub fn wish(&self, limit: Option<TimeLimit>) -> Value {
        let file = json!({ "name": format!("{}.txt", self.name), "text": write_layout(&self.layout) });
        json!({ "board": { "file": file }, "limit": limit.map(|limit| limit.to_string()) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_boards_are_boards() {
        assert_eq!(contest_boards().len(), BOARDS.len());
    }
}
