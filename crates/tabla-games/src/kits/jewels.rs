//! Jewels at the table: one person with a board, or several beside each other with the same.
//!
//! A board is told by the position that the game begins with, because its refill lines are in it; without one, chance
//! makes a board. What will fall nobody is told, so people who race see their own board alone until all are done.

mod files;
mod legacy;
mod players;
mod questions;
mod review;
mod wish;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabla_core::{ErrorKind, Game as _, Notation, Say, Saying, Seat, SeededRng, TableError, Viewer};
use tabla_jewels::{
    Fault, Jewels, JournalView, Layout, Observation, Record, State, TimeLimit, View, generate,
};
use tabla_table::{
    Account, AccountKind, Choice, Clock, GameKit, Happening, PlaceSeen, SEALED, Secret, Setup, SideBySide,
    StepInput, Table, TakeBack, Tempo, ViewInput, Waiting,
};
use utoipa::ToSchema;

pub use wish::{fill_in, open};

use crate::jewels::{GAME, contest_boards};

/// Jewels for as many people as there are.
pub(super) type Side = SideBySide<Jewels>;

/// The number of turns that was agreed on, if one was.
const TURNS: &str = "turns";
/// What the board is called.
const BOARD: &str = "board";
/// How many stones the refill lines of a board have that chance has made for a match.
const LINE: usize = 64;
/// How many they have where people race, who may play for long.
const LONG_LINE: usize = 1024;
/// The stream of the sealed dealer from which a board comes: nothing else is drawn in this game.
const STREAM: u64 = 0;

/// Jewels.
pub(super) fn kit() -> GameKit<Side> {
    let kit = GameKit::new(GAME, begin, look)
        .choice(Choice::free(TURNS, "jewels-rule-turns"))
        .choice(Choice::free(BOARD, "jewels-rule-board"))
        // Both are told on the board.
        .write_rules(|_| String::new())
        .account(tell)
        .solitary(|setup| setup)
        .take_back(TakeBack::ALWAYS.keeping_withdrawals().marking())
        .say_over(|ending| Saying::new("jewels-refusal-over").with("because", ending.reason.clone()))
        .says_over_first()
        .branches_are_helped()
        .branches_at_start()
        // The stones that will fall are on the board already.
        .seals_branches()
        .opens_at_end()
        .formats(files::formats())
        .hooks(wish::hooks())
        .reviewer(review::reviewer())
        // Chance makes the board, so that every game has one of its own.
        .batched_apart();
    players::with_players(questions::with_questions(kit))
}

/// The stones and the clock.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct JewelsBoard {
    /// What the board is called.
    pub name: String,
    /// Whose board it is, counted from 1.
    pub seat: u8,
    /// The board as it stands.
    pub view: View,
    /// The board before the last round, in rows, so that the round can be shown; none at the start.
    pub before: Option<Vec<String>>,
    /// The refill stones that were next before the last round.
    pub preview_before: Option<String>,
    /// The time limit as text, `m:ss`.
    pub limit: Option<String>,
    /// Whether somebody took a round back or asked for advice: then the game enters no list of the best.
    pub is_helped: bool,
    /// Whether somebody left while the time ran, and came back: then neither does it.
    pub was_left: bool,
    /// Everybody's board, where several race; empty where one plays alone.
    pub places: Vec<JewelsPlace>,
}

/// The board of one who races.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct JewelsPlace {
    /// The stones in rows; empty while the board is closed to whoever looks.
    pub rows: Vec<String>,
    /// The refill stones that are next; empty where the stones are.
    pub preview: String,
    /// The points so far.
    pub points: u64,
    /// How many turns were played.
    pub turns: u32,
}

/// What is told of a round.
#[derive(Serialize, Deserialize)]
struct Told {
    points: u64,
    /// How it went, of the last round alone.
    round: Option<Round>,
}

/// How a round went, and from where.
#[derive(Serialize, Deserialize)]
struct Round {
    before: Vec<String>,
    preview: String,
    journal: JournalView,
}

/// The score of this table for the list of the best, once its only person has ended a game without help, without
/// leaving its clock, and with points.
pub fn score(table: &dyn Table, name: &str) -> Option<Record> {
    if table.seats() != 1 || !matches!(table.waiting(), Waiting::Nothing(_)) {
        return None;
    }
    let shown = table.show(Viewer::Seat(Seat::FIRST), None).ok()?;
    let board = shown.board.typed::<JewelsBoard>()?;
    let (points, turns) = (board.view.points, board.view.turns);
    (!board.is_helped && !board.was_left && points > 0).then(|| Record {
        points,
        turns,
        limit: limit_of(table.setup()),
        board: board.name.clone(),
        name: name.to_owned(),
    })
}

/// What a program is told of its own board, on one line: `BOARD/PREVIEW/POINTS/TURNS/LEFT`.
pub fn observation(board: &JewelsBoard) -> String {
    let View { rows, preview, points, turns, turns_left, .. } = &board.view;
    format!("{}/{preview}/{points}/{turns}/{}", rows.join(","), turns_left.unwrap_or(0))
}

/// The game that a setup describes; chance makes a board where none is told.
fn begin(setup: &Setup, secret: &Secret) -> Result<Side, TableError> {
    let turns = setup.options.get(TURNS).map(read_turns).transpose()?;
    let name =
        setup.options.get(BOARD).map(|name| name.as_str().ok_or_else(|| bad_name(name))).transpose()?;
    let layout = match (&setup.start, name) {
        (Some(start), _) => layout_of(start)?,
        (None, Some(name)) => contest_board(name)?,
        (None, None) if setup.dealer.as_deref() == Some(SEALED) => {
            made(generate(&mut secret.sealed(STREAM), LONG_LINE))?
        }
        (None, None) => random_board(secret.seed(), LINE)?,
    };
    let people = setup.players.len().max(1);
    // Whoever plays alone may be watched. Where several have the same board, one would see what falls for another.
    let tempo = if people == 1 { Tempo::ByTurns } else { Tempo::Race };
    let side = SideBySide::new(Jewels { layout, turns }, people, tempo, |_, state| state.turns())?;
    Ok(side.saying_left("desk-jewels-stopped"))
}

fn refused(saying: Saying) -> TableError {
    TableError::new(ErrorKind::Setup, saying)
}

fn bad_name(name: &Value) -> TableError {
    refused(Saying::new("table-rule-value").with("rule", BOARD).with("text", name.to_string()))
}

/// A number of turns, as a number or as it stands in rules that are text.
fn read_turns(value: &Value) -> Result<u32, TableError> {
    let turns = match value {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64().and_then(|turns| u32::try_from(turns).ok()),
    };
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    turns.ok_or_else(|| refused(Saying::new("jewels-flaw-turns").with("text", text)))
}

/// The board and the refill lines of a position; the first of several, which all begin with the same.
fn layout_of(start: &str) -> Result<Layout, TableError> {
    let first = start.split(';').next().unwrap_or_default().trim();
    // A position is read without any rules; any layout will do.
    let state = Jewels::new(random_board(0, LINE)?).read_state(first)?;
    layout(&state)
}

/// What a game that begins with this state begins with.
fn layout(state: &State) -> Result<Layout, TableError> {
    Layout::new(*state.board(), state.lines().clone()).map_err(|fault| refused(fault.say()))
}

/// A board of chance: the same number is the same board.
fn random_board(seed: u64, length: usize) -> Result<Layout, TableError> {
    made(generate(&mut SeededRng::new(seed), length))
}

fn made(board: Result<Layout, Vec<Fault>>) -> Result<Layout, TableError> {
    let nothing = || Saying::new("position-no-reason");
    board.map_err(|faults| refused(faults.first().map_or_else(nothing, Say::say)))
}

/// A board of the contest.
fn contest_board(name: &str) -> Result<Layout, TableError> {
    let boards = contest_boards();
    let names = boards.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let board = boards.into_iter().find(|(board, _)| *board == name);
    board
        .map(|(_, layout)| layout)
        .ok_or_else(|| refused(Saying::new("desk-jewels-contest").with("name", name).with("boards", names)))
}

/// What the board of a table is called.
fn name_of(setup: &Setup) -> &str {
    setup.options.get(BOARD).and_then(Value::as_str).unwrap_or_default()
}

/// How long the game may last, to the second that has begun.
fn limit_of(setup: &Setup) -> Option<TimeLimit> {
    match setup.clock? {
        Clock::WholeGame { time } => TimeLimit::write(u32::try_from(time.div_ceil(1_000)).ok()?).parse().ok(),
        Clock::PerSeat { .. } | Clock::PerMove { .. } => None,
    }
}

fn look(input: &ViewInput<'_, Side>) -> JewelsBoard {
    let seat = input.viewer.seat().unwrap_or(Seat::FIRST);
    let place = input.observation.get(seat.index());
    let own = |account: &&Account| account.what == AccountKind::Played && account.seat == Some(seat);
    let told = input.accounts.iter().rev().find(own);
    let told = told.and_then(|account| Told::deserialize(&account.extra).ok()?.round);
    let (before, preview_before, last) = match told {
        Some(Round { before, preview, journal }) => (Some(before), Some(preview), Some(journal)),
        None => (None, None, None),
    };
    let mut view = match place {
        Some(PlaceSeen { own: Some(seen), .. }) => tabla_jewels::view(&input.game.game, seen, last),
        covered => View {
            rows: Vec::new(),
            preview: String::new(),
            points: covered.and_then(|place| u64::try_from(place.points).ok()).unwrap_or(0),
            turns: covered.map_or(0, |place| place.turns),
            turns_left: None,
            ending: None,
            moves: Vec::new(),
            last: None,
        },
    };
    let has_left = place.is_some_and(|place| place.has_left);
    if !input.extras.is_now || input.extras.ending.is_some() || has_left {
        view.moves.clear();
    }
    JewelsBoard {
        name: name_of(input.setup).to_owned(),
        seat: seat.number(),
        view,
        before,
        preview_before,
        limit: limit_of(input.setup).map(|limit| limit.to_string()),
        is_helped: input.extras.seats.get(seat.index()).is_some_and(|info| info.helped > 0),
        was_left: input.extras.was_left,
        places: match input.observation.as_slice() {
            [_] => Vec::new(),
            several => several.iter().map(|place| place_of(&input.game.game, place)).collect(),
        },
    }
}

fn place_of(game: &Jewels, place: &PlaceSeen<Observation>) -> JewelsPlace {
    let seen = place.own.as_ref().map(|seen| tabla_jewels::view(game, seen, None));
    let (rows, preview) = seen.map(|view| (view.rows, view.preview)).unwrap_or_default();
    JewelsPlace { rows, preview, points: u64::try_from(place.points).unwrap_or(0), turns: place.turns }
}

/// What a round brought, and of the last one also how it went.
fn tell(step: &StepInput<'_, Side>) -> Option<Told> {
    let Happening::Played { mv, .. } = &step.event.what else { return None };
    // The points of everybody are told as they come, and nothing else.
    let is_open = step.game.tempo() == Tempo::ByTurns || step.is_over || step.viewer.knows(mv.seat);
    let (before, after) = (step.before.get(mv.seat.index())?, step.after.get(mv.seat.index())?);
    let round = || {
        let (game, mut state) = (&step.game.game, before.state.clone());
        let seen = game.observe(&state, Viewer::Everything);
        let View { rows, preview, .. } = tabla_jewels::view(game, &seen, None);
        let journal = game.play_out(&mut state, mv.mv);
        Round { before: rows, preview, journal: JournalView::from(&journal) }
    };
    let points = after.state.points().saturating_sub(before.state.points());
    Some(Told { points, round: (is_open && step.is_latest).then(round) })
}

/// The position with which a game on this board begins.
fn start_of(layout: &Layout) -> String {
    Jewels::new(layout.clone()).write_state(&layout.state())
}
