//! A record played again: what its moves did, and why the last one was refused. Chance follows from its seed, so
//! nothing of this has to be kept.

use serde::Serialize;
use tabla_core::{Saying, Seat};
use tabla_table::{Table, Variant};

use crate::Foul;
use crate::outcome::{Details, GameOutcome};
use crate::record::{GameRecord, MatchEnd};

/// One move with what it did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReplayedMove {
    /// Who moved, counted from 1.
    pub seat: u8,
    /// Which of its own turns it is, counted from 1.
    pub turn: u64,
    /// What is known of the move beyond its text.
    #[serde(flatten)]
    pub details: Details,
    /// The points of the seat after it, where there are points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i64>,
}

/// Every move of a record, with what it did; as far as the record can be played.
pub fn replay(game: &Variant, record: &GameRecord) -> Vec<ReplayedMove> {
    let Ok(mut table) = game.open(record.opening.as_deref(), record.luck) else { return Vec::new() };
    let mut turns = [0; 2];
    let mut steps = Vec::new();
    for mv in &record.moves {
        let Some(seat) = table.to_move().filter(|seat| seat.number() == mv.seat) else { break };
        let Some(step) = step(&mut *table, seat, &mv.text, turns[seat.index()] + 1) else { break };
        // A turn of Jamb has several throws, and is over when something is written.
        if game.id() != tabla_games::jamb::GAME || step.details.points.is_some() {
            turns[seat.index()] += 1;
        }
        steps.push(step);
    }
    steps
}

fn step(table: &mut dyn Table, seat: Seat, text: &str, turn: u64) -> Option<ReplayedMove> {
    table.play(text).ok()?;
    let details = Details::of_last(table);
    let total = GameOutcome::of(table).points.map(|points| points[seat.index()]);
    Some(ReplayedMove { seat: seat.number(), turn, details, total })
}

/// Why the answer that ended a game was refused, in the words of the game.
pub fn refused_because(game: &Variant, record: &GameRecord) -> Option<Saying> {
    let MatchEnd::Foul { foul: Foul::Illegal { text } | Foul::Garbled { text }, .. } = &record.ending else {
        return None;
    };
    let mut table = position_after(game, record.opening.as_deref(), record.luck, texts(record))?;
    table.play(text).err().map(|error| error.saying)
}

fn texts(record: &GameRecord) -> impl Iterator<Item = &str> {
    record.moves.iter().map(|mv| mv.text.as_str())
}

/// The game after these moves; `None` if they cannot be played.
pub fn position_after<'a>(
    game: &Variant,
    opening: Option<&str>,
    luck: u64,
    moves: impl IntoIterator<Item = &'a str>,
) -> Option<Box<dyn Table>> {
    let mut table = game.open(opening, luck).ok()?;
    for text in moves {
        table.play(text).ok()?;
    }
    Some(table)
}
