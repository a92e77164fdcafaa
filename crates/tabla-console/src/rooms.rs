//! Games that have a room of their own in the house: no duels, each with a menu from its beginning to its end.

mod jamb;
mod jewels;
mod scrabble;

use std::io;
use std::path::{Path, PathBuf};

use tabla_core::Saying;
use tabla_play::StorageError;

use crate::Console;
use crate::game::Finish;

pub use jamb::{JambOptions, jamb_sheet};
pub use jewels::{jewels_board, random_board, read_board};
pub use scrabble::{scrabble_board, scrabble_ranking};

/// One such game.
pub(crate) trait Room: Sync {
    /// The word by which it is chosen, and by which its saves are known.
    fn id(&self) -> &'static str;

    /// Its name for people.
    fn name(&self) -> Saying;

    /// What the menu of the house says of the unfinished game in this save.
    fn offer(&self, save: &Path) -> Result<Saying, StorageError>;

    /// Opens the room, anew or with a saved game, until the person leaves it.
    fn enter(&self, console: &mut Console, save: Option<PathBuf>) -> io::Result<Finish>;
}

/// All of them, in the order of the menu.
pub(crate) static ROOMS: [&dyn Room; 3] = [&jamb::JambRoom, &jewels::JewelsRoom, &scrabble::ScrabbleRoom];

/// The room with this word.
pub(crate) fn room(id: &str) -> Option<&'static dyn Room> {
    ROOMS.into_iter().find(|room| room.id() == id)
}
