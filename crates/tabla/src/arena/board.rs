//! A game under way as plain text, for the page on which a tournament is watched.

use tabla_arena::{Running, position_after, scene};
use tabla_console::draw::board;
use tabla_console::{Look, jamb_sheet, jewels_board, scrabble_board};
use tabla_games::Words;
use tabla_games::jamb::Mover;
use tabla_games::kits::jamb::{JambBoard, JambPerson};
use tabla_games::kits::jewels::JewelsBoard;
use tabla_games::kits::scrabble::ScrabbleBoard;
use tabla_table::{Board, Variant};

/// Pictures are drawn for so many columns.
const COLUMNS: usize = 60;

/// The pictures of a game: one of the board, or one for each seat where everybody has a board of their own.
pub fn pictures(game: &Variant, running: &Running, words: &Words) -> Vec<String> {
    let moves = running.moves.iter().map(String::as_str);
    let table = position_after(game, running.opening.as_deref(), running.luck, moves);
    let scene = table.map(|table| scene(&*table, game.is_solitary())).unwrap_or_default();
    let look = Look { columns: COLUMNS, ..Look::default() };
    let pictures = scene.iter().flat_map(|shown| picture(&shown.board, words, &look));
    pictures.map(|lines| lines.join("\n")).collect()
}

/// The talons of Jamb, with the dice beside the number of the one whose turn it is.
fn talons(board: &JambBoard, words: &Words, look: &Look) -> Vec<Vec<String>> {
    let talon = |(person, number): (&JambPerson, usize)| {
        let is_lying = person.view.to_move == Mover::Player;
        let dice = person.view.dice.iter().filter(|_| is_lying).map(ToString::to_string);
        let dice = dice.collect::<Vec<_>>().join(" ");
        let mut lines = jamb_sheet(&person.view, words, look);
        lines.insert(0, format!("{number}  {dice}").trim_end().to_owned());
        lines
    };
    board.people.iter().zip(1..).map(talon).collect()
}

/// A picture of a board, and what stands beside it.
fn picture(shown: &Board, words: &Words, look: &Look) -> Vec<Vec<String>> {
    if let Some(board) = shown.typed::<ScrabbleBoard>() {
        scrabble(board, words, look)
    } else if let Some(board) = shown.typed::<JewelsBoard>() {
        vec![jewels(board, look)]
    } else if let Some(board) = shown.typed::<JambBoard>() {
        talons(board, words, look)
    } else {
        board(shown, look).into_iter().collect()
    }
}

/// A board of Scrabble with the points under it; racks are hidden from those who look on, who may play.
fn scrabble(board: &ScrabbleBoard, words: &Words, look: &Look) -> Vec<Vec<String>> {
    let mut squares = board.view.squares.clone();
    squares.iter_mut().flatten().for_each(|square| square.last = false);
    let points = board.view.players.iter().map(|player| format!("{}  {:>4}", player.seat, player.score));
    vec![scrabble_board(&squares, words, look), points.collect()]
}

/// A board of Jewels with the points under it.
fn jewels(JewelsBoard { view, .. }: &JewelsBoard, look: &Look) -> Vec<String> {
    let rows: Vec<&str> = view.rows.iter().map(String::as_str).collect();
    let mut lines = jewels_board(&rows, &view.preview, look);
    lines.push(format!("   {}", view.points));
    lines
}
