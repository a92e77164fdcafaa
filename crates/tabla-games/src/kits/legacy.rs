//! Saves of the first edition of duels: read for ever, and still what a game is exported to.

use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabla_core::{ErrorKind, Notation, Saying, Seat, TableError, Viewer};
use tabla_table::{
    Act, Cause, Clock, Command, Format, HUMAN, Kit, Offer, Saved, Secret, Session, Setup, Step, Table,
    Waiting,
};

use super::wish::{Upload, no_setup, storage};
use crate::save_from_text;
use crate::storage::{FIRST, now};

/// A duel as the first edition kept it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct FirstSave {
    /// The version of the format.
    #[serde(rename = "tabla-save")]
    version: u64,
    /// The word of the game.
    game: String,
    /// The rules by which it is played, as text; `None` are the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    /// When it was saved, with the offset from universal time.
    date: String,
    /// The two players as text, in the order of play.
    players: [String; 2],
    /// The position from which the game began; `None` is the usual start.
    start: Option<String>,
    /// The turns that were played.
    turns: Vec<SavedTurn>,
    /// The clock as text.
    clock: Option<String>,
    /// The output file of the game.
    out: Option<PathBuf>,
    /// What ended the game, if it was no move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<SavedEnd>,
}

/// What ends a game without a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedEnd {
    Resigned(Seat),
    Gone(Seat),
    Time,
    Agreed,
}

/// One turn of a saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SavedTurn {
    /// The move as text.
    text: String,
    /// How long it took, in microseconds.
    micros: u64,
}

/// The table in a save of the first edition.
pub(super) fn read_save(kit: &Arc<dyn Kit>, load: &Upload) -> Result<Saved, TableError> {
    let save: FirstSave =
        save_from_text(load.path(), &load.text, kit.id()).map_err(|error| storage(&error))?;
    from_first(kit, &save).map_err(|error| load.refused(error.saying))
}

/// What the first edition kept, as a log.
pub(crate) fn from_first(kit: &Arc<dyn Kit>, save: &FirstSave) -> Result<Saved, TableError> {
    let setup = Setup {
        game: save.game.clone(),
        options: kit.choices().read(save.rules.as_deref().unwrap_or_default())?,
        players: save.players.to_vec(),
        start: save.start.clone(),
        clock: save.clock.as_deref().map(str::parse::<Clock>).transpose()?,
        ..Setup::default()
    };
    // Whose turn it was the first edition did not keep: it follows from the rules, move by move.
    let mut table = Arc::clone(kit).open(setup, Secret::default())?;
    let mut at = 0;
    for turn in &save.turns {
        let seat = match table.waiting() {
            Waiting::Move(seat) => seat,
            Waiting::Nothing(ending) if !ending.cause.is_play() => {
                return Err(TableError::new(ErrorKind::Over, ending.reason));
            }
            _ => return Err(TableError::new(ErrorKind::Over, Saying::new("table-over"))),
        };
        at = u64::saturating_add(at, turn.micros / 1_000);
        let act = Act::Play { text: turn.text.clone(), by: None, because: Vec::new() };
        table.perform(&Command { seat: Some(seat), at, revision: None, act })?;
    }
    end(&mut *table, save.end)?;
    Ok(table.saved())
}

/// Ends a game as it ended.
fn end(table: &mut dyn Table, end: Option<SavedEnd>) -> Result<(), TableError> {
    let at = table.at();
    match end {
        None => Ok(()),
        Some(SavedEnd::Resigned(seat)) => {
            table.perform(&Command { seat: Some(seat), at, revision: None, act: Act::Resign }).map(drop)
        }
        Some(SavedEnd::Gone(seat)) => {
            table.perform(&Command { seat: Some(seat), at, revision: None, act: Act::Gone }).map(drop)
        }
        Some(SavedEnd::Time) => {
            let at = table.deadline().unwrap_or(at);
            table.perform(&Command { seat: None, at, revision: None, act: Act::CheckTime }).map(drop)
        }
        Some(SavedEnd::Agreed) => {
            // People agree; whoever sits there takes the seat after them.
            let players = Seat::DUEL.map(|seat| table.player(seat).to_owned());
            let mut act =
                |seat, act| table.perform(&Command { seat: Some(seat), at, revision: None, act }).map(drop);
            Seat::DUEL.into_iter().try_for_each(|seat| act(seat, Act::Sit { player: HUMAN.to_owned() }))?;
            act(Seat::FIRST, Act::Offer { offer: Offer::Draw })?;
            act(Seat::SECOND, Act::Answer { accept: true })?;
            Seat::DUEL.into_iter().zip(players).try_for_each(|(seat, player)| act(seat, Act::Sit { player }))
        }
    }
}

/// The format of the first edition's saves, `json`.
pub(super) fn save_format<G: Notation>() -> Format<G> {
    Format::new("json", write_save).file_name(|session| format!("{}.json", session.kit().id))
}

fn write_save<G: Notation>(session: &Session<G>, _: Viewer) -> Result<String, TableError> {
    let (game, setup, choices) = (session.game(), session.setup(), session.kit().choices());
    let taken = session.positions().filter(|position| position.step == Step::Decision);
    let turns = session.played().zip(taken).map(|((before, _, mv), after)| SavedTurn {
        text: game.write_move(before, mv),
        micros: after.spent.saturating_mul(1_000),
    });
    let player = |seat: Seat| Table::player(session, seat).to_owned();
    let rules = Some(&setup.options).filter(|options| !choices.is_usual(options));
    let start = session.positions().next().map(|position| &*position.state);
    let save = FirstSave {
        version: FIRST,
        game: session.kit().id.to_owned(),
        rules: rules.map(|options| choices.write(options)),
        date: now(),
        players: Seat::DUEL.map(player),
        start: start.filter(|start| **start != game.start()).map(|start| game.write_state(start)),
        turns: turns.collect(),
        clock: setup.clock.map(|clock| clock.to_string()),
        out: None,
        end: session.ending().and_then(|ending| match ending.cause {
            Cause::Rules | Cause::Course => None,
            Cause::Withdrew(seat) => Some(SavedEnd::Resigned(seat)),
            Cause::Gone(seat) => Some(SavedEnd::Gone(seat)),
            Cause::FlagFell(_) | Cause::TimeIsUp => Some(SavedEnd::Time),
            Cause::Agreed => Some(SavedEnd::Agreed),
        }),
    };
    serde_json::to_string_pretty(&save).map_err(no_setup)
}
