//! One game of a tournament.

use std::io::Write;

use serde_json::json;
use tabla_arena::{Ending, Foul, GameRecord, Store, TournamentError};
use tabla_core::{Say, Saying};
use tabla_play::Words;

use super::{refusal, table};
use crate::cli::ArenaShowArgs;
use crate::workshop::number;
use crate::{DONE, Failure};

/// Shows a game: its moves, how it ended and why, and what its bots said on their error output.
pub fn show(args: &ArenaShowArgs, words: &Words) -> Result<u8, Failure> {
    let store = Store::open(&args.folder).map_err(|error| error.say())?;
    let number = number::<u64>(&args.number, "GAME", 1, u64::MAX)?;
    let none = || Saying::new("arena-no-game").with("number", number.to_string());
    let record = store.record(number).map_err(|error| error.say())?.ok_or_else(none)?;
    let bots = store.settings().bots.len();
    if record.bots.iter().any(|&bot| bot >= bots) {
        return Err(none().into());
    }
    let said: Vec<String> = [1, 2]
        .map(|seat| store.stderr(number, seat).unwrap_or_default())
        .iter()
        .map(|bytes| String::from_utf8_lossy(bytes).into_owned())
        .collect();
    let mut out = anstream::stdout();
    if args.json {
        writeln!(out, "{:#}", json!({ "record": record, "stderr": said }))?;
        return Ok(DONE);
    }
    writeln!(out, "{}", table::game_line(store.settings(), &record, words))?;
    if let Some(saying) = reason(&store, &record)? {
        writeln!(out, "{}", words.say(&saying))?;
    }
    if let Some(opening) = &record.opening {
        writeln!(
            out,
            "{}",
            words.say(&Saying::new("arena-show-opening").with("position", opening.as_str()))
        )?;
    }
    for (place, mv) in (1usize..).zip(&record.moves) {
        writeln!(out, "{place:>4}. {}  {}  ({:.1} ms)", mv.seat, mv.text, mv.micros as f64 / 1e3)?;
    }
    for (seat, said) in said.iter().enumerate().filter(|(_, said)| !said.trim().is_empty()) {
        let name = store.settings().bots[record.bots[seat]].name.as_str();
        writeln!(out, "{}", words.say(&Saying::new("arena-show-stderr").with("name", name)))?;
        writeln!(out, "{}", visible(said).trim_end())?;
    }
    Ok(DONE)
}

/// Why a move was not allowed: the game is set up again and asked.
fn reason(store: &Store, record: &GameRecord) -> Result<Option<Saying>, Failure> {
    let (Ending::Foul { foul: Foul::Illegal { text } | Foul::Garbled { text }, .. }, settings) =
        (&record.ending, store.settings())
    else {
        return Ok(None);
    };
    let game = settings.discipline().map_err(|error| refusal(TournamentError::Game(error)))?;
    let mut host = game.open(record.opening.as_deref(), record.luck)?;
    for mv in &record.moves {
        if host.play(&mv.text).is_err() {
            return Ok(None);
        }
    }
    Ok(host.play(text).err().map(|refused| refused.because))
}

/// What a program wrote cannot move the cursor or change the colours.
pub fn visible(text: &str) -> String {
    let seen = |letter: char| {
        if letter.is_control() && letter != '\n' && letter != '\t' { '\u{fffd}' } else { letter }
    };
    text.chars().map(seen).collect()
}
