//! How games are written to files, and read from them.
//!
//! The plain format has one move a line. It has no place for rules or a position, so a game that is not played by
//! the usual ones, or began elsewhere, says so in comments before its first move: `// rules: flying` and
//! `// position: …`. Other readers of the format skip both.

use tabla_core::{ErrorKind, History, Notation, Say, Saying, TableError, Turn, Viewer};

use crate::event::{Event, Happening, Setup, StoredEvent};
use crate::kit::GameKit;
use crate::refusal::refuse;
use crate::secret::Secret;
use crate::session::Session;

/// The word of the plain format.
pub const PLAIN: &str = "txt";

/// A game that was read from a file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Loaded {
    /// What was agreed on, as far as the file knows better.
    pub setup: Setup,
    /// What happened.
    pub events: Vec<StoredEvent>,
}

/// Writes a game, and tells no more than the viewer may know.
pub type WriteFile<G> = fn(&Session<G>, Viewer) -> Result<String, TableError>;
/// Reads a file of a game. It is handed what was agreed on so far, because a file may know less than a table.
pub type ReadFile<G> = fn(&GameKit<G>, Setup, &str) -> Result<Loaded, TableError>;

/// How a game is written to files, and read from them.
pub struct Format<G: Notation> {
    /// The word by which it is chosen.
    pub name: &'static str,
    /// Writes a game.
    pub write: WriteFile<G>,
    /// Reads one, where that can be done.
    pub read: Option<ReadFile<G>>,
    /// What a file of this game is called.
    pub file_name: fn(&Session<G>) -> String,
}

impl<G: Notation> Format<G> {
    /// A format that is only written.
    pub fn new(name: &'static str, write: WriteFile<G>) -> Format<G> {
        Format { name, write, read: None, file_name: |session| format!("{}.txt", session.kit().id) }
    }

    /// The same, read by this function.
    #[must_use]
    pub fn read(self, read: ReadFile<G>) -> Format<G> {
        Format { read: Some(read), ..self }
    }

    /// The same, in files that are called so.
    #[must_use]
    pub fn file_name(self, file_name: fn(&Session<G>) -> String) -> Format<G> {
        Format { file_name, ..self }
    }

    /// The plain format of every game without chance, `txt`.
    pub fn plain() -> Format<G> {
        Format::new(PLAIN, write_plain).read(read_plain)
    }
}

const POSITION: &str = "position:";
const RULES: &str = "rules:";

fn write_plain<G: Notation>(session: &Session<G>, viewer: Viewer) -> Result<String, TableError> {
    let (game, choices, setup) = (session.game(), session.kit().choices(), session.setup());
    let mut text = String::new();
    if !choices.is_usual(&setup.options) {
        text += &format!("// {RULES} {}\n", choices.write(&setup.options));
    }
    let start = session.position(0).state.as_ref();
    if setup.start.is_some() && *start != game.start() {
        text += &format!("// {POSITION} {}\n", game.tell_state(start, viewer));
    }
    for (before, _, mv) in session.played() {
        text += &game.tell_move(before, mv, viewer);
        text.push('\n');
    }
    Ok(text)
}

fn read_plain<G: Notation>(kit: &GameKit<G>, mut setup: Setup, text: &str) -> Result<Loaded, TableError> {
    let open = |setup: &Setup| -> Result<(G, G::State), TableError> {
        let game = kit.game(setup, &Secret::default())?;
        let start = setup.start.as_deref().map_or_else(|| Ok(game.start()), |text| game.read_state(text))?;
        Ok((game, start))
    };
    let (mut game, mut state) = open(&setup)?;
    let mut history = History::new(&game, &state);
    let mut events = Vec::new();
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let at_line = |error: TableError| {
            let saying = Saying::new("record-refused").with("line", index + 1).with("because", error.saying);
            TableError::new(error.kind, saying)
        };
        let (written, comment) = line.split_once("//").unwrap_or((line, ""));
        let (written, comment) = (written.trim(), comment.trim());
        if written.is_empty() {
            let (rules, position) = (comment.strip_prefix(RULES), comment.strip_prefix(POSITION));
            match (rules, position) {
                (Some(rules), _) if events.is_empty() => {
                    setup.options = kit.choices().read(rules).map_err(at_line)?;
                }
                (_, Some(position)) if events.is_empty() => setup.start = Some(position.trim().to_owned()),
                _ => continue,
            }
            (game, state) = open(&setup).map_err(at_line)?;
            history = History::new(&game, &state);
            continue;
        }
        let seat = match game.turn(&state) {
            Turn::Seat(_) if let Some(draw) = history.draw(game.draw_rules()) => {
                return Err(at_line(TableError::new(ErrorKind::Over, draw.say())));
            }
            Turn::Seat(seat) => seat,
            Turn::Chance(_) => return Err(at_line(refuse(ErrorKind::Unreadable, "table-file-chance"))),
            // The game says itself that it is over.
            Turn::Over(_) => tabla_core::Seat::FIRST,
        };
        let mv = game.read_move_of(&state, seat, written).map_err(|error| at_line(error.into()))?;
        let what = Happening::Played { mv: game.write_move(&state, mv), by: None, because: Vec::new() };
        game.play(&mut state, mv);
        history.push(&game, mv, &state);
        events.push(Event { revision: events.len() as u64 + 1, at: 0, seat: Some(seat), what });
    }
    Ok(Loaded { setup, events })
}
