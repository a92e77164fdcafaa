//! Boards as text, drawn from views alone: the console knows no rules.

pub mod grid;
pub mod mice;
pub mod panel;
pub mod santorini;
pub mod spoken;
pub mod values;

use tabla_core::Seat;
use tabla_games::{MiceView, SantoriniView, Words};
use tabla_table::{AccountKind, Board, Kit, Snapshot};

use crate::games::{Face, face_of};
use crate::palette::{Ink, Paint, Palette};
use crate::tell;
use crate::text::{beside, width, wrap};

/// How boards are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BoardStyle {
    /// With blocks and lines.
    #[default]
    Unicode,
    /// With the oldest characters only.
    Ascii,
    /// In sentences, for a screen reader.
    Words,
}

/// Everything about looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// How boards are shown.
    pub board: BoardStyle,
    /// The colours.
    pub palette: Palette,
    /// How many columns there are.
    pub columns: usize,
}

impl Look {
    /// Whether only the oldest characters may be used.
    pub fn is_ascii(&self) -> bool {
        self.board == BoardStyle::Ascii
    }

    /// Whether nothing is drawn.
    pub fn is_spoken(&self) -> bool {
        self.board == BoardStyle::Words
    }

    /// One of two signs.
    pub fn sign(&self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.is_ascii() { ascii } else { unicode }
    }
}

/// What is drawn: what is shown of a table, the face of it, and what else is known of the game.
pub struct Scene<'a> {
    shown: &'a Snapshot,
    face: &'a dyn Face,
    kit: &'a dyn Kit,
}

impl Scene<'_> {
    /// Who sits here.
    fn player(&self, seat: Seat, words: &Words) -> String {
        let info = self.shown.extras.seats.get(seat.index());
        let player = info.map_or(tabla_table::HUMAN, |info| &info.player);
        match self.kit.read_player(player) {
            Ok(player) => tell::player(&player, words),
            Err(_) => player.to_owned(),
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat::at).take(self.shown.extras.seats.len())
    }

    /// What was decided so far: by whom, and what.
    fn turns(&self) -> Vec<(Seat, &str)> {
        let played = self.shown.accounts.iter().filter(|account| account.what == AccountKind::Played);
        played.filter_map(|account| Some((account.seat?, account.text.as_deref()?))).collect()
    }
}

/// The table as a person sees it: the board, and beside it who plays and what was played.
pub fn table(shown: &Snapshot, kit: &dyn Kit, words: &Words, look: &Look) -> Vec<String> {
    table_after(shown, kit, &[], words, look)
}

/// The board of a table, with nothing beside it; `None` where nobody can draw it.
pub fn board(board: &Board, look: &Look) -> Option<Vec<String>> {
    if let Some(view) = board.typed::<MiceView>() {
        return Some(mice::board(view, &[], look));
    }
    let view = board.typed::<SantoriniView>()?;
    Some(santorini::board(view, look.is_ascii(), look.palette))
}

/// The table after a turn that was begun with these squares and is not played yet.
pub fn table_after(
    shown: &Snapshot,
    kit: &dyn Kit,
    begun: &[String],
    words: &Words,
    look: &Look,
) -> Vec<String> {
    let face = face_of(shown);
    let scene = Scene { shown, face: &*face, kit };
    if look.is_spoken() {
        return spoken::table(&scene, begun, words)
            .iter()
            .flat_map(|sentence| wrap(sentence, look.columns))
            .collect();
    }
    let board = face.board(begun, look);
    let board_width = board.iter().map(|line| width(line)).max().unwrap_or(0);
    let room = look.columns.saturating_sub(board_width + 3);
    if room >= panel::NARROWEST {
        let panel = panel::panel(&scene, words, look, room, board.len());
        beside(&board, &panel, 3)
    } else {
        let panel = panel::panel(&scene, words, look, look.columns, 0);
        let mut lines = board;
        lines.push(String::new());
        lines.extend(panel);
        lines
    }
}

/// The sign of a player's pieces, in the player's colour; nothing where boards are spoken.
pub fn piece(face: &dyn Face, seat: Seat, look: &Look) -> String {
    if look.is_spoken() {
        return String::new();
    }
    let ink = if seat == Seat::FIRST { Ink::First } else { Ink::Second };
    look.palette.ink(ink, face.piece(seat.number(), look.is_ascii()))
}

/// The board's own colour of a player's pieces.
fn piece_paint(player: u8) -> Paint {
    if player == 1 { Paint::First } else { Paint::Second }
}
