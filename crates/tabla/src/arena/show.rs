//! One game of a tournament.

use std::io::Write;

use serde_json::json;
use tabla_arena::{GameRecord, ReplayedMove, Store, refused_because, replay, visible};
use tabla_console::tell::decimal;
use tabla_core::{Say, Saying};
use tabla_games::Words;

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
    let game = store.settings().variant().map_err(|error| refusal(error.into()))?;
    let steps = replay(&game, &record);
    let mut out = anstream::stdout();
    if args.json {
        writeln!(out, "{:#}", json!({ "record": record, "steps": steps, "stderr": said }))?;
        return Ok(DONE);
    }
    writeln!(out, "{}", table::game_line(store.settings(), &record, words))?;
    if let Some(saying) = refused_because(&game, &record) {
        writeln!(out, "{}", words.say(&saying))?;
    }
    if let Some(opening) = &record.opening {
        writeln!(
            out,
            "{}",
            words.say(&Saying::new("arena-show-opening").with("position", visible(opening)))
        )?;
    }
    for line in moves(&record, &steps, words) {
        writeln!(out, "{line}")?;
    }
    for (seat, said) in said.iter().enumerate().filter(|(_, said)| !said.trim().is_empty()) {
        let name = visible(&store.settings().bots[record.bots[seat]].name);
        writeln!(out, "{}", words.say(&Saying::new("arena-show-stderr").with("name", name)))?;
        writeln!(out, "{}", visible(said).trim_end())?;
    }
    Ok(DONE)
}

/// The moves under each other: numbered, whose and which turn, what lay there, and what it brought.
fn moves(record: &GameRecord, steps: &[ReplayedMove], words: &Words) -> Vec<String> {
    let has = |of: &dyn Fn(&ReplayedMove) -> bool| steps.iter().any(of);
    let (dice, points) =
        (has(&|step| step.details.dice.is_some()), has(&|step| step.details.points.is_some()));
    let mut heads = vec!["arena-head-rank", "arena-show-seat", "arena-show-turn"];
    heads.extend(dice.then_some("arena-show-dice"));
    heads.push("arena-show-move");
    heads.extend(points.then_some(["arena-head-points", "arena-show-total"]).into_iter().flatten());
    heads.push("arena-show-time");
    let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|key| words.text(key)).collect()];
    for (place, mv) in record.moves.iter().enumerate() {
        let step = steps.get(place);
        let details = step.map(|step| &step.details);
        let shown = |number: Option<String>| number.unwrap_or_default();
        let mut cells = vec![(place + 1).to_string(), mv.seat.to_string()];
        cells.push(shown(step.map(|step| step.turn.to_string())));
        if dice {
            cells.push(shown(details.and_then(|details| details.dice.clone())));
        }
        let exchanged = details.and_then(|details| details.exchanged);
        let text = visible(&mv.text);
        cells.push(exchanged.map_or_else(|| text.clone(), |count| format!("{text} ({count})")));
        if points {
            cells.push(shown(details.and_then(|details| details.points).map(|points| format!("{points:+}"))));
            cells.push(shown(step.and_then(|step| step.total).map(|total| total.to_string())));
        }
        cells.push(format!("{} ms", decimal(mv.micros as f64 / 1e3, 1, words)));
        rows.push(cells);
    }
    let is_text = |place: usize| matches!(heads[place], "arena-show-dice" | "arena-show-move");
    table::align(&rows, usize::MAX, &is_text)
}
