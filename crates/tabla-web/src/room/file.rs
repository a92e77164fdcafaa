//! The game of a room as a file.

use tabla_games::today;

use super::{Inside, Reader, Room};
use crate::named::named;
use crate::problem::Refusal;

impl Room {
    /// The game as a file: a name that tells it from others in the same folder, and its content.
    pub fn file(&self, reader: &Reader, format: Option<&str>) -> Result<(String, String), Refusal> {
        let inside = self.lock();
        // A file may hold what only one side may know.
        if inside.table.hides() {
            self.alone_or_over(&inside, reader)?;
        }
        let usual = inside.table.formats().first().copied().unwrap_or_default();
        let (name, content) = inside.table.file(format.unwrap_or(usual))?;
        Ok((named(&name, &self.players(&inside, reader)?, &today()), content))
    }

    /// Who plays, as far as they have names: people by their own, computers by their kind.
    fn players(&self, inside: &Inside, reader: &Reader) -> Result<Vec<String>, Refusal> {
        let showing = self.showing(inside, reader, None)?;
        let called = self.seats(inside, &showing).into_iter().map(|seat| match seat {
            seat if seat.is_person || !seat.name.is_empty() => seat.name,
            seat => seat.player.split(':').next().unwrap_or_default().to_owned(),
        });
        Ok(called.filter(|name| !name.is_empty()).collect())
    }
}
