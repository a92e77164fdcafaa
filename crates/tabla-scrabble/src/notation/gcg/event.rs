//! One line of a game.

use crate::notation::read::{self, Written, WrittenPlay};
use crate::{Rack, Refusal, Style};

use super::GcgFault;

/// What one player did, or what was added up at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its line in the file, counted from 1.
    pub line: usize,
    /// The player's place in the order of play, counted from 0.
    pub player: usize,
    /// The tiles before the turn, as far as the file tells.
    pub rack: Rack,
    pub action: Action,
    /// By how much the points changed.
    pub points: i32,
    pub total: i32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Tiles were laid: the text is the start and the word, as the file has it.
    Lay(String),
    /// These tiles were exchanged.
    Exchange(Rack),
    /// So many tiles were exchanged, and the file does not tell which.
    ExchangeUnknown(usize),
    Pass,
    /// The player's last play was challenged and taken back.
    Withdrawn,
    /// Points for the tiles that others have left, or lost for one's own.
    Left(Rack),
    /// Points for a wrong challenge, lost for time, or the like.
    Other(String),
}

/// Reads what stands after the player's name.
pub(super) fn read(line: usize, player: usize, text: &str) -> Result<Event, GcgFault> {
    let mut parts: Vec<&str> = text.split_whitespace().collect();
    let total = read_points(parts.pop().ok_or(GcgFault::Event)?)?;
    let points = read_points(parts.pop().ok_or(GcgFault::Event)?)?;
    let (rack, action) = match &parts[..] {
        [rack, rest @ ..] if Rack::read(rack).is_some() => (*rack, rest),
        rest => ("", rest),
    };
    let rack =
        Rack::read(rack).filter(|rack| rack.len() <= 26).ok_or_else(|| GcgFault::Rack(rack.to_owned()))?;
    Ok(Event { line, player, rack, action: read_action(action)?, points, total })
}

fn read_action(parts: &[&str]) -> Result<Action, GcgFault> {
    match parts {
        ["-"] => Ok(Action::Pass),
        ["--"] => Ok(Action::Withdrawn),
        [note] if note.starts_with('(') && note.ends_with(')') && note.len() > 1 => {
            let inside = &note[1..note.len() - 1];
            // Time and challenges are written small, tiles large.
            match Rack::read(inside).filter(|_| !inside.contains(|letter: char| letter.is_ascii_lowercase()))
            {
                Some(tiles) => Ok(Action::Left(tiles)),
                None => Ok(Action::Other(inside.to_owned())),
            }
        }
        [exchange] if exchange.starts_with('-') => {
            let given = &exchange[1..];
            match (Rack::read(given), given.parse()) {
                (Some(tiles), _) => Ok(Action::Exchange(tiles)),
                (None, Ok(count)) => Ok(Action::ExchangeUnknown(count)),
                (None, Err(_)) => Err(GcgFault::Move(Refusal::NotTiles(given.to_owned()))),
            }
        }
        [start, word] => {
            let text = format!("{start} {word}");
            line_of(&text)?;
            Ok(Action::Lay(text))
        }
        _ => Err(GcgFault::Event),
    }
}

/// The start and the marks of a play. In these files letters name columns.
pub(super) fn line_of(text: &str) -> Result<WrittenPlay, GcgFault> {
    match read::written_in(Style::Gcg, text) {
        Ok(Written::Lay(line)) => Ok(line),
        Ok(_) => Err(GcgFault::Event),
        Err(Refusal::Start(text)) => Err(GcgFault::Start(text)),
        Err(refusal) => Err(GcgFault::Move(refusal)),
    }
}

fn read_points(text: &str) -> Result<i32, GcgFault> {
    let digits = text.trim_start_matches(['+', '-']);
    let good = (1..=6).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
    // Some programs write `+-5`.
    let number: Option<i32> = if good { digits.parse().ok() } else { None };
    number
        .map(|number| if text.contains('-') { -number } else { number })
        .ok_or_else(|| GcgFault::Points(text.to_owned()))
}
