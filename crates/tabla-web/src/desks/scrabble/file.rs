//! Games of Scrabble as files; while a game is under way, the tiles of computer players stay out of them.

use tabla_core::{Notation, Saying};
use tabla_play::scrabble::{GAME, Rack, ScrabbleTable, Tile, gcg};

use super::super::shared::{file_name, save_file};

/// What a file is called: nothing that tells which tiles are still to come.
const STEM: &str = "scrabble";

/// The game in the form of GCG.
pub(super) fn gcg(table: &ScrabbleTable, is_over: bool) -> (String, String) {
    let text = table.to_gcg();
    let players = gcg::read(&text).map(|game| game.players).unwrap_or_default();
    let hidden: Vec<String> = table
        .seats()
        .iter()
        .zip(players)
        .filter(|(seat, _)| !is_over && !seat.is_human())
        .map(|(_, player)| format!(">{}:", player.nick))
        .collect();
    // What was in a file before, whoever brought it knows.
    let old = table.setup().loaded.as_ref().map_or(0, |loaded| loaded.lines().count());
    let line = |(index, line): (usize, &str)| {
        let hidden = hidden.iter().find(|nick| index >= old && line.starts_with(nick.as_str()));
        match hidden {
            Some(nick) => format!("{nick} {}\n", without_rack(&line[nick.len()..])),
            None => format!("{line}\n"),
        }
    };
    (file_name(STEM, "gcg"), text.lines().enumerate().map(line).collect())
}

/// What stands in a line after the name, with no more tiles than the turn itself shows.
fn without_rack(event: &str) -> String {
    let parts: Vec<&str> = event.split_whitespace().collect();
    match parts.as_slice() {
        [_, start, word, points, total] => {
            let laid: Rack = word.chars().filter_map(Tile::read).map(Tile::kind).collect();
            format!("{laid} {start} {word} {points} {total}")
        }
        [.., action, points, total] => match action.strip_prefix('-').and_then(Rack::read) {
            Some(tiles) if !tiles.is_empty() => format!("-{} {points} {total}", tiles.len()),
            _ => format!("{action} {points} {total}"),
        },
        _ => event.trim().to_owned(),
    }
}

/// The position; the racks are in it once the game is over or where only people play.
pub(super) fn cgp(table: &ScrabbleTable, is_over: bool) -> (String, String) {
    let name = file_name(STEM, "cgp");
    let mut people = table.state().all_seats().filter(|&seat| table.player(seat).is_human());
    let all_people = table.people() == table.seats().len();
    let text = if is_over || all_people {
        table.game().write_state(table.state())
    } else {
        table.position_at(table.turns(), people.next()).unwrap_or_default()
    };
    (name, text + "\n")
}

/// A save of ours; it holds all tiles, so that there is none of a game against a computer that is under way.
pub(super) fn json(table: &ScrabbleTable, is_over: bool) -> Result<(String, String), Saying> {
    if !is_over && table.people() < table.seats().len() {
        return Err(Saying::new("desk-scrabble-no-save"));
    }
    save_file(STEM, GAME, &table.save())
}
