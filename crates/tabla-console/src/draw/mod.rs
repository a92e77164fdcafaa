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

use crate::choices::Choices;
use crate::games::{Face, face_of};
use crate::palette::{Ink, Paint, Palette};
use crate::screen::{Canvas, Drawn};
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// How boards are shown.
    pub board: BoardStyle,
    pub palette: Palette,
    /// How many columns there are.
    pub columns: usize,
    /// How many rows there are for a board; 0 where there is no end to them.
    pub rows: usize,
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

    /// Whether there are fewer rows than these.
    pub fn is_lower_than(&self, rows: usize) -> bool {
        self.rows > 0 && self.rows < rows
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
    Some(santorini::board(view, look))
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

/// On fewer rows than these there are no empty lines.
const LOW: usize = 20;
/// So many rows are left for what is answered.
const ANSWER: usize = 4;

/// The same in a place of its own: the board, and beside it who plays, what can be played, and what was.
pub(crate) fn place(
    shown: &Snapshot,
    kit: &dyn Kit,
    begun: &[String],
    listed: bool,
    words: &Words,
    look: &Look,
    canvas: Canvas,
) -> Drawn {
    let face = face_of(shown);
    let board = face.board(begun, &Look { columns: canvas.for_board(), rows: canvas.rows, ..*look });
    let spots = face.spots(&board);
    let look = Look { columns: canvas.beside(&board), ..*look };
    let scene = Scene { shown, face: &*face, kit };
    let (mut side, mut firm) = panel::plates(&scene, words, &look);
    let plates = firm;
    let choices = Choices::of(shown);
    if let Some(title) = face.list_title(begun, &look).filter(|_| listed) {
        side.extend(wrap(&words.say(&title), look.columns));
        side.extend(choices.list(begun, words, &look));
        firm = side.len();
        side.push(String::new());
    } else if listed && !begun.is_empty() {
        side.extend(choices.list(begun, words, &look));
        firm = side.len();
        side.push(String::new());
    }
    if canvas.rows < LOW {
        firm = side[..firm].iter().filter(|line| !line.is_empty()).count();
        side.retain(|line| !line.is_empty());
    }
    // Something is left for answers, unless nobody could see who plays.
    let firm = firm.min(canvas.rows.saturating_sub(ANSWER)).max(plates.min(firm));
    side.extend(panel::below(&scene, words, &look));
    Drawn { board, spots, side, side_spots: Vec::new(), firm }
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
