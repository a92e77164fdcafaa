//! The desk of Jewels: one person, a board, and often a clock that runs from the start.
//!
//! A setup from outside names a board or holds a save; the setup that is kept holds the board itself and the
//! moment of the start, so that the same rounds follow from it on every machine.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabla_core::{Game, Say, Saying, SeededRng};
use tabla_play::jewels::{
    GAME, JewelsEnding, JewelsSave, JewelsSetup, JewelsTable, Layout, Record, Swap, TimeLimit, View,
    advise_jewels_at, contest_boards, generate, read_layout, write_answer, write_layout,
};
use tabla_play::save_from_text;
use tabla_table::Board;

use super::fault::DeskFault;
use super::shared::{
    Upload, at_once, file_name, no_format, read_question, read_setup, save_file, unix_now, write_setup,
};
use crate::desk::{Branch, Deed, Desk, Eye, SeatState, Showing, Stop, Task};
use crate::wire::{Act, AdviceView, BoardView, CanView, EndingView, JewelsBoard, LineView, MoveView};

/// How long the refill lines of new boards are, if nothing is said.
const LINE: usize = 1024;
/// Boards of chance have a number of at most nine digits for a name.
const NUMBERS: u64 = 1_000_000_000;
/// The most turns that can be agreed on.
const MOST_TURNS: u32 = 100;
/// The formats in which a game can be saved.
pub(crate) const FORMATS: [&str; 3] = ["board", "json", "swaps"];

/// What a game is begun with, as somebody wishes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    #[serde(default)]
    board: Option<BoardWish>,
    #[serde(default)]
    limit: Option<String>,
    #[serde(default)]
    turns: Option<u32>,
    #[serde(default)]
    load: Option<Upload>,
    /// A board and its refill lines in one line, as the position editor writes them.
    #[serde(default)]
    position: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum BoardWish {
    Random(RandomBoard),
    File(Upload),
    Contest(String),
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct RandomBoard {
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    length: Option<usize>,
}

/// What is kept: a save, and the moment when the clock stood at nothing.
#[derive(Serialize, Deserialize)]
struct Kept {
    #[serde(flatten)]
    save: JewelsSave,
    started: u64,
}

/// Checks what somebody wishes, and completes it: `seed` is for a board of chance, `now` the moment of the
/// start in milliseconds since 1970.
pub fn fill_in(setup: Value, seed: u64, now: u64) -> Result<Value, Saying> {
    let wish: Wish = read_setup(&setup)?;
    let position = wish.position.as_deref().filter(|text| !text.trim().is_empty());
    let save = match (&wish.load, position) {
        (Some(file), _) if file.is_save() => load(file)?,
        (Some(file), _) => JewelsTable::new(wish.begin(&file.layout()?)?).save_after(Duration::ZERO),
        (None, Some(text)) => {
            JewelsTable::new(wish.begin(&(read_position(text)?, String::new()))?).save_after(Duration::ZERO)
        }
        (None, None) => {
            let random = BoardWish::Random(RandomBoard::default());
            let board = wish.board.as_ref().unwrap_or(&random).layout(seed)?;
            JewelsTable::new(wish.begin(&board)?).save_after(Duration::ZERO)
        }
    };
    let spent = whole_u64(save.spent().as_millis());
    write_setup(&Kept { save, started: now.saturating_sub(spent) })
}

/// Sets up the desk that a kept setup describes.
pub fn open(setup: &Value) -> Result<Box<dyn Desk>, Saying> {
    Ok(Box::new(JewelsDesk::open(setup, unix_now)?))
}

/// The board of this board file, or why it is none.
pub fn check(position: &str) -> Result<BoardView, Saying> {
    let layout = read_position(position)?;
    let table = JewelsTable::new(JewelsSetup { layout, name: String::new(), limit: None, turns: None });
    Ok(BoardView::Jewels(JewelsBoard {
        name: String::new(),
        view: table.view(),
        before: None,
        preview_before: None,
        limit: None,
        is_helped: false,
    }))
}

/// A board file, the lines of which may also stand in one line with blanks between them.
fn read_position(text: &str) -> Result<Layout, Saying> {
    let lines: Vec<&str> = text.split_whitespace().collect();
    read_layout(lines.join("\r\n").as_bytes()).map_err(|error| error.say())
}

fn load(file: &Upload) -> Result<JewelsSave, Saying> {
    let save: JewelsSave = save_from_text(file.path(), &file.text, GAME).map_err(|error| error.say())?;
    let table = JewelsTable::restore(&save).map_err(|because| file.refused(because))?;
    Ok(table.save_after(save.spent()))
}

/// A board and what it is called.
type Named = (Layout, String);

impl Upload {
    fn layout(&self) -> Result<Named, Saying> {
        let layout = read_layout(self.text.as_bytes()).map_err(|error| self.refused(error.say()))?;
        Ok((layout, self.stem()))
    }
}

impl Wish {
    fn begin(&self, (layout, name): &Named) -> Result<JewelsSetup, Saying> {
        let limit = self.limit.as_deref().map(str::parse::<TimeLimit>).transpose();
        let limit = limit.map_err(|error| error.say())?;
        if let Some(turns) = self.turns.filter(|turns| !(1..=MOST_TURNS).contains(turns)) {
            return Err(Saying::new("jewels-flaw-turns").with("text", turns.to_string()));
        }
        Ok(JewelsSetup { layout: layout.clone(), name: name.clone(), limit, turns: self.turns })
    }
}

impl BoardWish {
    fn layout(&self, seed: u64) -> Result<Named, Saying> {
        match self {
            BoardWish::Random(random) => {
                let seed = random.seed.unwrap_or(seed % NUMBERS);
                let layout = generate(&mut SeededRng::new(seed), random.length.unwrap_or(LINE));
                let nothing = || DeskFault::Setup { detail: String::new() }.say();
                let first = |faults: Vec<_>| faults.first().map_or_else(nothing, Say::say);
                Ok((layout.map_err(first)?, seed.to_string()))
            }
            BoardWish::File(file) => file.layout(),
            BoardWish::Contest(name) => {
                let mut boards = contest_boards().into_iter();
                let board = boards.find(|(board, _)| board == name);
                let (name, layout) = board.ok_or_else(|| {
                    Saying::new("desk-jewels-contest").with("name", name.as_str()).with("boards", names())
                })?;
                Ok((layout, name.to_owned()))
            }
        }
    }
}

fn names() -> String {
    contest_boards().iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

/// The desk.
struct JewelsDesk {
    table: JewelsTable,
    /// When the clock stood at nothing.
    started: u64,
    /// What the clock showed at each round; for those of a save, what it shows at the save.
    stamps: Vec<u64>,
    undone: Vec<String>,
    stopped: bool,
    clock: fn() -> u64,
}

/// Why nothing more is played.
enum Over {
    Table(JewelsEnding),
    Stopped,
}

impl Say for Over {
    fn say(&self) -> Saying {
        match self {
            Over::Table(ending) => ending.say(),
            Over::Stopped => Saying::new("desk-jewels-stopped"),
        }
    }
}

/// What can be asked here.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    hints: bool,
}

#[derive(Serialize)]
struct Hints {
    swaps: Vec<Hint>,
}

/// A swap and what the runs pay that it makes itself.
#[derive(Serialize)]
struct Hint {
    text: String,
    points: u32,
}

impl JewelsDesk {
    fn open(setup: &Value, clock: fn() -> u64) -> Result<JewelsDesk, Saying> {
        let kept: Kept = read_setup(setup)?;
        let table = JewelsTable::restore(&kept.save)?;
        let spent = whole_u64(kept.save.spent().as_millis());
        let stamps = vec![spent; table.rounds().len()];
        Ok(JewelsDesk { table, started: kept.started, stamps, undone: Vec::new(), stopped: false, clock })
    }

    fn lasted(&self) -> Duration {
        Duration::from_millis((self.clock)().saturating_sub(self.started))
    }

    fn over(&self, lasted: Duration) -> Option<Over> {
        if self.stopped { Some(Over::Stopped) } else { self.table.ending_after(lasted).map(Over::Table) }
    }

    /// That the game is over, if it is. Whoever has no swap left may still take one back.
    fn refuse_when_over(&self, lasted: Duration, act: &Act) -> Result<(), Saying> {
        match self.over(lasted) {
            Some(Over::Table(JewelsEnding::Rules(_))) if *act == Act::Undo => Ok(()),
            Some(over) => Err(Saying::new("jewels-refusal-over").with("because", over.say())),
            None => Ok(()),
        }
    }

    fn play(&mut self, lasted: Duration, text: &str) -> Result<(), Saying> {
        self.table.play_after(lasted, text)?;
        self.stamps.push(whole_u64(lasted.as_millis()));
        Ok(())
    }

    fn last_ply(&self) -> usize {
        self.table.rounds().len()
    }

    fn view(&self, ply: usize) -> Result<View, Saying> {
        let last = self.last_ply();
        self.table.view_at(ply).ok_or_else(|| DeskFault::Ply { ply, last }.say())
    }

    fn moves(&self) -> Vec<MoveView> {
        let before = std::iter::once(0).chain(self.stamps.iter().copied());
        let spent = self.stamps.iter().zip(before).map(|(stamp, before)| stamp.saturating_sub(before));
        let rounds = self.table.rounds().iter().zip(spent);
        let told = rounds.map(|(round, spent)| MoveView {
            seat: 1,
            text: round.swap.to_string(),
            points: Some(whole(round.points)),
            spent,
            note: None,
        });
        told.collect()
    }

    fn can(&self, over: Option<&Over>) -> CanView {
        let may_undo = over.is_none_or(|over| matches!(over, Over::Table(JewelsEnding::Rules(_))));
        let is_on = over.is_none();
        CanView {
            undo: may_undo && self.last_ply() > 0,
            redo: is_on && !self.undone.is_empty(),
            resign: is_on,
            advice: is_on,
            branch: true,
            ..CanView::default()
        }
    }
}

impl Desk for JewelsDesk {
    fn game(&self) -> &'static str {
        GAME
    }

    fn rules(&self) -> String {
        String::new()
    }

    fn show(&self, _eye: &Eye, ply: Option<usize>) -> Result<Showing, Saying> {
        let lasted = self.lasted();
        let over = self.over(lasted);
        let is_now = ply.is_none_or(|ply| ply == self.last_ply());
        let ply = ply.unwrap_or_else(|| self.last_ply());
        let mut view = self.view(ply)?;
        let is_live = is_now && over.is_none();
        if !is_live {
            view.moves.clear();
        }
        let before = ply.checked_sub(1).map(|before| self.view(before)).transpose()?;
        let seat = SeatState {
            player: "human".to_owned(),
            is_person: true,
            name: None,
            points: Some(whole(view.points)),
            clock: None,
        };
        Ok(Showing {
            seats: vec![seat],
            to_move: (is_live || !is_now).then_some(1),
            ending: over.as_ref().map(|over| EndingView { saying: over.say().into(), winner: None }),
            moves: self.moves(),
            ply,
            can: if is_now {
                self.can(over.as_ref())
            } else {
                CanView { branch: true, ..CanView::default() }
            },
            time_left: self.table.time_left_after(lasted).map(|left| whole_u64(left.as_millis())),
            position: view.rows.join(","),
            board: Board::new(BoardView::Jewels(JewelsBoard {
                name: self.table.name().to_owned(),
                before: before.as_ref().map(|before| before.rows.clone()),
                preview_before: before.map(|before| before.preview),
                limit: self.table.limit().map(|limit| limit.to_string()),
                is_helped: self.table.is_helped(),
                view,
            })),
        })
    }

    fn perform(&mut self, deed: &Deed) -> Result<(), Saying> {
        let lasted = Duration::from_millis(deed.spent);
        self.refuse_when_over(lasted, &deed.act)?;
        match &deed.act {
            Act::Play { text } => {
                self.play(lasted, text)?;
                self.undone.clear();
            }
            Act::Undo => {
                let last = self.table.rounds().last().map(|round| round.swap.to_string());
                self.undone.push(last.ok_or_else(|| DeskFault::NothingToUndo.say())?);
                self.table.undo();
                self.stamps.pop();
            }
            Act::Redo => {
                let text = self.undone.pop().ok_or_else(|| DeskFault::NothingToRedo.say())?;
                self.play(lasted, &text)?;
            }
            Act::Resign => self.stopped = true,
            Act::Advised => self.table.mark_help(),
            _ => return Err(DeskFault::Act.say()),
        }
        Ok(())
    }

    fn stamp(&self, _since: u64, now: u64) -> u64 {
        now.saturating_sub(self.started)
    }

    fn computer(&self) -> Option<Task<Act>> {
        None
    }

    fn advise(&self, _eye: &Eye, ply: Option<usize>, time: Duration) -> Result<Task<AdviceView>, Saying> {
        let last = self.last_ply();
        let ply = ply.unwrap_or(last);
        let state = self.table.state_at(ply).ok_or_else(|| DeskFault::Ply { ply, last }.say())?.clone();
        let game = self.table.game().clone();
        let share = time.as_secs_f64().max(0.001);
        Ok(Box::new(move |stop: &Stop| {
            let began = Instant::now();
            let spent = |_: u64| {
                if stop.load(Ordering::Relaxed) { 1.0 } else { began.elapsed().as_secs_f64() / share }
            };
            let best = advise_jewels_at(&game, &state, &spent);
            let line = |swap: Swap| {
                let points = first_points(*state.board(), swap);
                LineView {
                    text: swap.to_string(),
                    value: points.to_string(),
                    points: Some(points.into()),
                    ..LineView::default()
                }
            };
            Ok(AdviceView {
                ply,
                best: best.map(|swap| swap.to_string()),
                lines: best.into_iter().map(line).collect(),
                spent: whole_u64(began.elapsed().as_millis()),
                ..AdviceView::default()
            })
        }))
    }

    fn ends_in(&self) -> Option<Duration> {
        let lasted = self.lasted();
        self.table.time_left_after(lasted).filter(|_| self.over(lasted).is_none())
    }

    fn marks_advice(&self) -> bool {
        true
    }

    fn score(&self, name: &str) -> Option<Record> {
        self.over(self.lasted()).and_then(|_| self.table.record(name))
    }

    fn formats(&self) -> Vec<&'static str> {
        FORMATS.to_vec()
    }

    fn file(&self, format: &str) -> Result<(String, String), Saying> {
        let stem = format!("jewels-{}", self.table.name());
        match format {
            "board" => Ok((file_name(&stem, "txt"), write_layout(&self.table.game().layout))),
            "json" => save_file(&stem, GAME, &self.table.save_after(self.lasted())),
            "swaps" => {
                let swaps = self.table.rounds().iter().map(|round| write_answer(round.swap));
                Ok((file_name(&(stem + "-swaps"), "txt"), swaps.collect()))
            }
            other => Err(no_format(other, &FORMATS)),
        }
    }

    fn ask(&self, _eye: &Eye, question: &Value) -> Result<Task<Value>, Saying> {
        let Question { hints } = read_question(question)?;
        let is_on = hints && self.over(self.lasted()).is_none();
        let swaps = if is_on { self.table.game().list(self.table.state()) } else { Vec::new() };
        let hint = |swap: Swap| Hint { text: swap.to_string(), points: self.table.first_points(swap) };
        at_once(&Hints { swaps: swaps.into_iter().map(hint).collect() })
    }

    /// A branch has seen what falls, so it counts as helped; its clock goes on from where it stood.
    fn branch(&self, ply: usize) -> Result<Branch, Saying> {
        let last = self.last_ply();
        if ply > last {
            return Err(DeskFault::Ply { ply, last }.say());
        }
        let mut table = self.table.clone();
        while table.rounds().len() > ply {
            table.undo();
        }
        table.mark_help();
        let spent = ply.checked_sub(1).and_then(|last| self.stamps.get(last)).copied().unwrap_or(0);
        let save = table.save_after(Duration::from_millis(spent));
        let kept = Kept { save, started: (self.clock)().saturating_sub(spent) };
        Ok(Branch { setup: write_setup(&kept)?, deeds: Vec::new() })
    }
}

/// What the runs pay that the swap itself makes.
fn first_points(mut board: tabla_play::jewels::Board, swap: Swap) -> u32 {
    board.swap(swap);
    board.runs().points()
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn whole_u64(number: u128) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests;
