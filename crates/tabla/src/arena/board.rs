//! A game under way as plain text, for the page on which a tournament is watched.

use tabla_arena::{Discipline, Running, Scene, position_after};
use tabla_console::draw::board;
use tabla_console::{Look, jamb_sheet, jewels_board, scrabble_board};
use tabla_core::{Notation, Seat};
use tabla_play::Words;
use tabla_play::jamb::Jamb;
use tabla_play::kits::jamb::{JambBoard, JambPerson};
use tabla_play::scrabble::view;

/// Pictures are drawn for so many columns.
const COLUMNS: usize = 60;

/// The pictures of a game: one of the board, or one for each seat where everybody has a board of their own.
pub fn pictures(game: &Discipline, running: &Running, words: &Words) -> Vec<String> {
    let moves = running.moves.iter().map(String::as_str);
    let host = position_after(game, running.opening.as_deref(), running.luck, moves);
    let pictures = host.map(|host| draw(&host.scene(), words)).unwrap_or_default();
    pictures.into_iter().map(|lines| lines.join("\n")).collect()
}

fn draw(scene: &Scene<'_>, words: &Words) -> Vec<Vec<String>> {
    let look = Look { columns: COLUMNS, ..Look::default() };
    match scene {
        Scene::Table(None) => Vec::new(),
        Scene::Table(Some(shown)) => match shown.board.typed::<JambBoard>() {
            Some(jamb) => talons(jamb, words, &look),
            None => board(&shown.board, &look).into_iter().collect(),
        },
        Scene::Jewels(sights) => sights.iter().map(|sight| jewels(sight, &look)).collect(),
        Scene::Scrabble(game, state) => {
            let squares = view(game, state, Seat::FIRST, None).squares;
            // Racks are hidden from those who look on, who may play.
            let points = Seat::DUEL.map(|seat| format!("{}  {:>4}", seat.number(), state.score(seat)));
            vec![scrabble_board(&squares, words, &look), points.to_vec()]
        }
    }
}

/// The talons of Jamb, with the dice beside the number of the one whose turn it is.
fn talons(board: &JambBoard, words: &Words, look: &Look) -> Vec<Vec<String>> {
    let game = Jamb::default();
    let talon = |(person, number): (&JambPerson, usize)| {
        let state = game.read_state(&person.view.position).ok()?;
        let dice = state.lying().map(|(dice, _)| dice.to_string()).unwrap_or_default();
        let mut lines = jamb_sheet(&state, &game, words, look);
        lines.insert(0, format!("{number}  {dice}").trim_end().to_owned());
        Some(lines)
    };
    board.people.iter().zip(1..).filter_map(talon).collect()
}

/// A board of Jewels by its sight, with the points under it.
fn jewels(sight: &str, look: &Look) -> Vec<String> {
    let parts: Vec<&str> = sight.split('/').collect();
    let &[board, preview, points, ..] = &parts[..] else { return Vec::new() };
    let mut lines = jewels_board(&board.split(',').collect::<Vec<_>>(), preview, look);
    lines.push(format!("   {points}"));
    lines
}
