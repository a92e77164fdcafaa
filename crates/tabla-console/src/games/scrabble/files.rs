//! Games in files: saves of ours, and GCG.

use std::io;
use std::path::Path;
use std::sync::Arc;

use serde_json::Value;
use tabla_core::{Say, Saying, TableError};
use tabla_games::kits::scrabble::going_on_with;
use tabla_games::scrabble::{GAME, ScrabbleSeat, gcg};
use tabla_games::{StorageError, open_file, read_text};
use tabla_table::{Kit, Secret, Setup, Table};

use super::keep_to_the_end;
use crate::Console;
use crate::game::Game;

/// The format of files that are no saves of ours.
const GCG: &str = "gcg";

impl Console<'_> {
    /// The game in a file: a save of ours, or GCG, for which the rest is as it was set up here.
    pub(super) fn read_game(
        &self,
        kit: &Arc<dyn Kit>,
        path: &Path,
        (mut setup, secret): (Setup, Secret),
    ) -> Result<Box<dyn Table>, TableError> {
        let text = read_text(path)?;
        if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
            let opened = open_file(&self.options.registry, GAME, path, Value::Null, (0, 0))?;
            return Ok(opened.table);
        }
        let refused = |because: Saying| {
            TableError::from(StorageError::Refused { path: path.into(), because: Box::new(because) })
        };
        let players = gcg::read(&text).map_err(|error| refused(error.say()))?.players.len();
        // Whoever is missing is played by the computer.
        setup.players.resize(players.clamp(2, 4), ScrabbleSeat::Greedy.id().to_owned());
        let table = Arc::clone(kit).open(going_on_with(setup, &text), secret);
        table.map_err(|error| refused(error.saying))
    }

    pub(super) fn save_scrabble(&mut self, game: &Game, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return match game.keep.save_path().map(|path| path.display().to_string()) {
                Some(path) => self.say(&Saying::new("scrabble-kept-in").with("path", path)),
                None => self.refuse(&Saying::new("scrabble-save-how")),
            };
        }
        let path = self.options.folder.join(name);
        self.save_as(game, &path, GCG)
    }

    pub(super) fn load_scrabble(&mut self, game: &mut Game, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.refuse(&Saying::new("scrabble-load-how"));
        }
        let path = self.options.folder.join(name);
        let as_here = (game.table.setup().clone(), game.table.saved().secret);
        match self.read_game(&game.kit, &path, as_here) {
            Ok(table) => {
                self.begin_again(game, table)?;
                keep_to_the_end(game);
                self.tell_remarks(game)
            }
            Err(error) => self.refuse(&error.saying),
        }
    }

    /// Says what is odd about the file that a game begins with.
    pub(super) fn tell_remarks(&mut self, game: &Game) -> io::Result<()> {
        let has_begun = game.table.plies() > 0;
        let remarks = if has_begun { Vec::new() } else { (game.kit.hooks().remarks)(&*game.table) };
        remarks.iter().try_for_each(|remark| {
            let text = self.words().say(remark);
            self.say(&Saying::new("scrabble-warning").with("text", text))
        })
    }
}
