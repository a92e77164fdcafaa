//! The judge of Jewels: lets a command play a game by the files of the contest, and counts the points.
//!
//! Before each turn `vstup.txt` is written into the working folder and any old `vystup.txt` removed; then
//! the command is run there, and what it wrote into `vystup.txt` is read and played on the real board
//! with the real refill lines, which the command never sees: the board file and every copy of it in the working
//! folder are hidden from it, unless it is trusted. Its exit code and its output do not matter.
//! The first answer that is missing, late, unreadable or illegal ends the game; the points made before
//! always count.

mod board;
mod ending;
mod folder;
mod log;
mod secrets;

use std::cell::Cell;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use tabla_core::Game;
use tabla_games::jewels::{Board, Input, Jewels, State, Swap, read_answer, write_input};

pub use board::{BoardError, read_board};
pub use ending::JudgedEnd;
pub use folder::{AnswerFault, Folder, FolderError, INPUT, LOG, OUTPUT};
pub use log::{Log, put_back};
use secrets::Secrets;

use crate::process::{Ended, How, Keeper, RunError, Terms};
use crate::sandbox::is_suspected;

/// No more of a program's last words is shown, in letters.
const LONGEST_WORDS: usize = 200;

/// A game to be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The board, its refill lines, and the number of turns.
    pub game: Jewels,
    /// The program that plays, and its arguments.
    pub command: Vec<OsString>,
    /// The time of a turn, from the program's start to its exit.
    pub limit: Duration,
    /// What the program may read besides its folder and the system.
    pub readable: Vec<PathBuf>,
    /// Whether the program runs without the sandbox.
    pub trust: bool,
}

impl Case {
    /// The time of a turn in the contest.
    pub const LIMIT: Duration = Duration::from_secs(5);
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTurn {
    /// Counted from 1.
    pub number: u32,
    pub swap: Swap,
    /// The points of this turn.
    pub points: u64,
    /// The points so far.
    pub total: u64,
    /// How many steps the cascade had.
    pub steps: u32,
    pub board: Board,
    /// How long the program ran.
    pub time: Duration,
    /// How many processes it left behind.
    pub left_behind: usize,
}

/// How a game went.
#[derive(Debug)]
pub struct JudgedGame {
    /// The turns that were played.
    pub turns: Vec<PlayedTurn>,
    /// Why there were no more.
    pub ending: JudgedEnd,
    /// The points of all turns.
    pub points: u64,
    /// What the program said on its error output at last, if there was no answer.
    pub last_words: Option<String>,
    /// Whether the sandbox may be why there was no answer.
    pub walled: bool,
    /// The board file, if the program had changed it and it was put back.
    pub restored: Option<PathBuf>,
    /// Why the board file could not be put back, if it could not.
    pub unrestored: Option<FolderError>,
}

/// Lets the command play. `watch` is told of each turn as soon as it is played; `stop` is asked again and
/// again whether to stop.
pub fn judge(
    case: &Case,
    folder: &mut Folder,
    keeper: &Keeper,
    watch: &mut dyn FnMut(&PlayedTurn),
    stop: &dyn Fn() -> bool,
) -> JudgedGame {
    let stopped = Cell::new(false);
    let stop = || {
        stopped.set(stopped.get() || stop());
        stopped.get()
    };
    let mut state = case.game.start();
    let mut turns = Vec::new();
    let mut stderr = Vec::new();
    let secrets = if case.trust { Ok(Secrets::default()) } else { folder.secrets(&case.readable) };
    let ending = secrets.map_or_else(JudgedEnd::Folder, |secrets| {
        loop {
            if let Some(ending) = case.game.ending(&state) {
                break JudgedEnd::Rules(ending);
            }
            let answer = ask(case, &state, folder, &secrets, keeper, &mut stderr, &stop);
            if stop() {
                break JudgedEnd::Interrupted;
            }
            match answer {
                Ok((swap, ran)) => {
                    let turn = play(&case.game, &mut state, swap, ran);
                    watch(&turn);
                    turns.push(turn);
                }
                Err(ending) => break ending,
            }
        }
    });
    let has_no_answer = matches!(ending, JudgedEnd::Missing | JudgedEnd::Crashed(_));
    let last_words = has_no_answer.then(|| last_line(&stderr)).flatten();
    let code = match ending {
        JudgedEnd::Crashed(How::Exited(code)) => Some(code),
        _ => None,
    };
    let walled = has_no_answer && !case.trust && turns.is_empty() && is_suspected(code, &stderr);
    let (restored, unrestored) = match folder.restore() {
        Ok(restored) => (restored, None),
        Err(error) => (None, Some(error)),
    };
    JudgedGame { turns, ending, points: state.points(), last_words, walled, restored, unrestored }
}

/// The last line that says something, as far as it can be shown.
fn last_line(bytes: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    let line = text.lines().map(str::trim).rfind(|line| !line.is_empty())?;
    Some(line.chars().filter(|letter| !letter.is_control()).take(LONGEST_WORDS).collect())
}

/// One run of the command: a legal swap, or why there is none.
fn ask(
    case: &Case,
    state: &State,
    folder: &Folder,
    secrets: &Secrets,
    keeper: &Keeper,
    stderr: &mut Vec<u8>,
    stop: &dyn Fn() -> bool,
) -> Result<(Swap, Ended), JudgedEnd> {
    if stop() {
        return Err(JudgedEnd::Interrupted);
    }
    let turns = case.game.turns_left(state).unwrap_or(Input::MOST_TURNS);
    let input = write_input(&Input { turns, board: *state.board() });
    folder.clear_answer().map_err(JudgedEnd::Folder)?;
    folder.write_input(input.as_bytes()).map_err(JudgedEnd::Folder)?;
    let terms = Terms {
        readable: case.readable.clone(),
        hidden: secrets.paths(),
        wall: Some(case.limit),
        trust: case.trust,
        ..Terms::new(folder.path())
    };
    let ran = match keeper.run(&case.command, &terms, stop) {
        Ok(ran) => ran,
        Err(error @ RunError::NotStarted { .. }) => return Err(JudgedEnd::NotStarted(error)),
        Err(error) => return Err(JudgedEnd::NotRun(error)),
    };
    stderr.clone_from(&ran.stderr);
    match ran.how {
        How::Exited(_) | How::Signalled(_) => {}
        How::Late => return Err(JudgedEnd::Late { limit: case.limit }),
        How::Exceeded(limit) => return Err(JudgedEnd::Exceeded(limit)),
        How::Stopped => return Err(JudgedEnd::Interrupted),
        How::Broke => return Err(JudgedEnd::Broke),
    }
    let bytes = folder.read_answer().map_err(|fault| JudgedEnd::of_answer(fault, ran.how))?;
    let swap = read_answer(&bytes).map_err(JudgedEnd::of_refusal)?;
    case.game.check(state, swap).map_err(JudgedEnd::of_refusal)?;
    Ok((swap, ran))
}

fn play(game: &Jewels, state: &mut State, swap: Swap, ran: Ended) -> PlayedTurn {
    let journal = game.play_out(state, swap);
    PlayedTurn {
        number: state.turns(),
        swap,
        points: journal.points,
        total: state.points(),
        steps: journal.steps,
        board: *state.board(),
        time: ran.time,
        left_behind: ran.left_behind,
    }
}
