//! The engines of the duels, as they are called by their old names; [`tabla_table::ugi`] is what speaks.

use std::io::{self, BufRead, Write};

use tabla_table::ugi::Engine;

use crate::kits::{Shelf, registry};
use crate::words::in_english;
use crate::{GameInfo, RuleChoice};

/// Serves as an engine for this game, by these rules, until `quit` or the end of the input.
pub fn serve_by(
    info: &GameInfo,
    rules: &RuleChoice,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<()> {
    let engine = registry(&Shelf::usual()).find(info.id).and_then(|kit| {
        let options = kit.choices().read(&rules.to_string())?;
        Engine::open(kit, options)
    });
    let engine = engine.map_err(|error| io::Error::other(in_english(&error.saying)))?;
    engine.serve(&in_english, input, output)
}
