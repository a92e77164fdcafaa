//! How games are written to files, and read from them.
//!
//! The plain format has one move a line, and nothing before the first. What else there is to say stands in comments
//! after the last one, which other readers of the format skip: `// players: human - champion`, the rules if they are
//! not the usual ones, `// position: …` if the game began elsewhere, and `// result: 1-0, resigned`. Older files have
//! rules and position before the first move.

use tabla_core::{ErrorKind, History, Notation, Say, Saying, Seat, TableError, Turn, Viewer};

use crate::clock::Clock;
use crate::event::{Cause, Event, Happening, Offer, Setup, StoredEvent};
use crate::kit::GameKit;
use crate::player_spec::HUMAN;
use crate::refusal::refuse;
use crate::secret::Secret;
use crate::session::{Session, all_seats};
use crate::table::Table;

/// The word of the plain format.
pub const PLAIN: &str = "txt";

/// A game that was read from a file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Loaded {
    /// What was agreed on, as far as the file knows better.
    pub setup: Setup,
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

/// What the comments of ours begin with.
const PLAYERS: &str = "players:";
const RULES: &str = "rules:";
const POSITION: &str = "position:";
const CLOCK: &str = "clock:";
const RESULT: &str = "result:";

/// The words for an end that no move brought; only these mean something to the reader.
const RESIGNED: &str = "resigned";
const GONE: &str = "gone";
const TIME: &str = "time";
const AGREED: &str = "agreed";

/// Whether a line of a plain file is a comment of ours, which the next writer writes anew.
pub fn is_own_comment(line: &str) -> bool {
    let comment = line.trim().strip_prefix("//").map(str::trim);
    comment
        .is_some_and(|text| [PLAYERS, RULES, POSITION, CLOCK, RESULT].iter().any(|key| text.starts_with(key)))
}

/// The turns, one a line, and after them the comments.
fn write_plain<G: Notation>(session: &Session<G>, viewer: Viewer) -> Result<String, TableError> {
    let (game, choices, setup) = (session.game(), session.kit().choices(), session.setup());
    let mut text = String::new();
    for (before, _, mv) in session.played() {
        text += &game.tell_move(before, mv, viewer);
        text.push('\n');
    }
    let mut note = |key: &str, value: &str| text += &format!("// {key} {value}\n");
    let player = |seat: Seat| match viewer {
        Viewer::Everything => Table::player(session, seat).to_owned(),
        // A seed is nobody's business.
        _ => session.shown_player(seat),
    };
    note(PLAYERS, &all_seats(game).map(player).collect::<Vec<_>>().join(" - "));
    if !choices.is_usual(&setup.options) {
        note(RULES, &choices.write(&setup.options));
    }
    let start = session.position(0).state.as_ref();
    if setup.start.is_some() && *start != game.start() {
        note(POSITION, &game.tell_state(start, viewer));
    }
    if let Some(ending) = session.ending() {
        let is_time = matches!(ending.cause, Cause::FlagFell(_) | Cause::TimeIsUp);
        if let Some(clock) = setup.clock.filter(|_| is_time) {
            note(CLOCK, &clock.to_string());
        }
        let score = match ending.outcome.winner() {
            Some(Seat::FIRST) => "1-0",
            Some(_) => "0-1",
            None => "1/2-1/2",
        };
        let why = match ending.cause {
            Cause::Rules | Cause::Course => (session.kit().in_files)(&ending.reason),
            Cause::Withdrew(_) => RESIGNED.to_owned(),
            Cause::Gone(_) => GONE.to_owned(),
            Cause::FlagFell(_) | Cause::TimeIsUp => TIME.to_owned(),
            Cause::Agreed => AGREED.to_owned(),
        };
        note(RESULT, &format!("{score}, {why}"));
    }
    Ok(text)
}

/// A game as far as it was read.
struct Reading<G: Notation> {
    setup: Setup,
    game: G,
    state: G::State,
    history: History,
    events: Vec<StoredEvent>,
}

fn read_plain<G: Notation>(kit: &GameKit<G>, mut setup: Setup, text: &str) -> Result<Loaded, TableError> {
    if text.trim_start_matches('\u{feff}').trim().is_empty() {
        return Err(refuse(ErrorKind::Unreadable, "table-file-empty"));
    }
    let numbered = |(index, line): (usize, &'_ str)| {
        let (written, comment) = line.split_once("//").unwrap_or((line, ""));
        (index + 1, written.trim().to_owned(), comment.trim().to_owned())
    };
    let lines: Vec<(usize, String, String)> =
        text.trim_start_matches('\u{feff}').lines().enumerate().map(numbered).collect();
    let at_line = |number: usize| {
        move |error: TableError| {
            let saying = Saying::new("record-refused").with("line", number).with("because", error.saying);
            TableError::new(error.kind, saying)
        }
    };
    // What was agreed on stands before the turns or after them.
    let is_turn = |(_, written, _): &(usize, String, String)| !written.is_empty();
    let (first, last) = (lines.iter().position(is_turn), lines.iter().rposition(is_turn));
    let (first, after) = (first.unwrap_or(lines.len()), last.map_or(lines.len(), |last| last + 1));
    let around = || lines.iter().take(first).chain(lines.iter().skip(after));
    let mut reading = Reading::open(kit, setup.clone())?;
    for (number, _, comment) in around() {
        if let Some(rules) = comment.strip_prefix(RULES) {
            setup.options = kit.choices().read(rules).map_err(at_line(*number))?;
        } else if let Some(position) = comment.strip_prefix(POSITION) {
            setup.start = Some(position.trim().to_owned());
        } else {
            continue;
        }
        reading = Reading::open(kit, setup.clone()).map_err(at_line(*number))?;
    }
    for (number, written, _) in lines.iter().filter(|line| is_turn(line)) {
        reading.play(written).map_err(at_line(*number))?;
    }
    let said = |key| around().filter_map(move |(_, _, comment)| comment.strip_prefix(key)).next_back();
    if let Some((score, why)) = said(RESULT).and_then(|result| result.split_once(',')) {
        reading.end(score.trim(), why.trim(), said(CLOCK).and_then(|clock| clock.trim().parse().ok()));
    }
    Ok(Loaded { setup: reading.setup, events: reading.events })
}

impl<G: Notation> Reading<G> {
    fn open(kit: &GameKit<G>, setup: Setup) -> Result<Self, TableError> {
        let game = kit.game(&setup, &Secret::default())?;
        let state = setup.start.as_deref().map_or_else(|| Ok(game.start()), |text| game.read_state(text))?;
        let history = History::new(&game, &state);
        Ok(Reading { setup, game, state, history, events: Vec::new() })
    }

    fn push(&mut self, at: u64, seat: Seat, what: Happening<String, String>) {
        self.events.push(Event { revision: self.events.len() as u64 + 1, at, seat: Some(seat), what });
    }

    fn play(&mut self, written: &str) -> Result<(), TableError> {
        let (game, state) = (&self.game, &mut self.state);
        let seat = match game.turn(state) {
            Turn::Seat(_) if let Some(draw) = self.history.draw(game.draw_rules()) => {
                return Err(TableError::new(ErrorKind::Over, draw.say()));
            }
            Turn::Seat(seat) => seat,
            Turn::Chance(_) => return Err(refuse(ErrorKind::Unreadable, "table-file-chance")),
            // The game says itself that it is over.
            Turn::Over(_) => Seat::FIRST,
        };
        let mv = game.read_move_of(state, seat, written)?;
        let what = Happening::Played { mv: game.write_move(state, mv), by: None, because: Vec::new() };
        game.play(state, mv);
        self.history.push(game, mv, state);
        self.push(0, seat, what);
        Ok(())
    }

    /// What ended the game without a move, if that is what the file says and can have happened.
    fn end(&mut self, score: &str, why: &str, clock: Option<Clock>) {
        let Turn::Seat(mover) = self.game.turn(&self.state) else { return };
        let loser = match score {
            "1-0" => Some(Seat::SECOND),
            "0-1" => Some(Seat::FIRST),
            _ => None,
        };
        let is_drawn = self.history.draw(self.game.draw_rules()).is_some();
        match (why, loser, self.setup.clock.or(clock)) {
            _ if is_drawn => {}
            (RESIGNED, Some(loser), _) => self.push(0, loser, Happening::Withdrew),
            (GONE, Some(loser), _) => self.push(0, loser, Happening::Gone),
            (TIME, Some(loser), Some(clock)) if loser == mover => {
                let (time, more) = match clock {
                    Clock::PerSeat { time, increment } => (time, increment),
                    Clock::PerMove { time } => (time, 0),
                    Clock::WholeGame { .. } => return,
                };
                let at = time + more * self.events.len() as u64 + 1;
                self.setup.clock = Some(clock);
                self.push(at, loser, Happening::FlagFell);
            }
            (AGREED, None, _) if self.game.seats() == 2 => {
                // People agree; whoever sits there now takes the seat after them.
                let seats: Vec<(Seat, String)> =
                    Seat::DUEL.into_iter().zip(self.setup.players.clone()).collect();
                let seated = |player: &str| Happening::Seated { player: player.to_owned() };
                seats.iter().for_each(|(seat, _)| self.push(0, *seat, seated(HUMAN)));
                self.push(0, Seat::FIRST, Happening::Offered { offer: Offer::Draw });
                self.push(0, Seat::SECOND, Happening::Answered { accepted: true });
                seats.iter().for_each(|(seat, player)| self.push(0, *seat, seated(player)));
            }
            _ => {}
        }
    }
}
