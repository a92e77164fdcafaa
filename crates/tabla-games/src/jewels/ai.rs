//! The computer's player by the files of the contest: `vstup.txt` is read, `vystup.txt` written.
//!
//! A legal answer is there as soon as the board is read; a better one takes its place when it is found.
//! Files are replaced as a whole, so whoever ends the program at any moment finds a complete answer or none.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use tabla_core::{Say, Saying, SeededRng};
use tabla_jewels::players::search::most_promising;
use tabla_jewels::players::{Memory, Player};
use tabla_jewels::{Cell, Input, Swap, read_input, write_answer};

use super::value;
use crate::storage::{read_bytes, read_text};
use crate::{StorageError, Trouble};

/// A turn to be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestTurn {
    /// Where the files are.
    pub folder: PathBuf,
    /// How long to think, from `began` on.
    pub time: Duration,
    /// The file in which the game is remembered from turn to turn, if it is.
    pub memory: Option<PathBuf>,
    /// When the program was started.
    pub began: Instant,
}

/// What became of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answered {
    /// The answer that was written; `None` when time was over before the work was.
    pub swap: Option<Swap>,
    /// What did not go well although there is an answer.
    pub notes: Vec<AnswerNote>,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jewels-ai", error)]
pub enum AnswerError {
    /// A file cannot be read, is wrong, or cannot be written.
    #[say(from)]
    Storage(StorageError),
    /// There is nothing to answer.
    NoSwap {
        /// The file with the board.
        path: PathBuf,
    },
}

/// What did not go well although there is an answer.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jewels-ai")]
pub enum AnswerNote {
    /// What was remembered is damaged; the game is learned anew.
    Damaged { path: PathBuf },
    /// What was remembered cannot be read or kept.
    Forgotten(#[say("because")] StorageError),
}

impl ContestTurn {
    pub const INPUT: &str = "vstup.txt";
    pub const OUTPUT: &str = "vystup.txt";
    /// Where the game is remembered if nothing else is said.
    pub const MEMORY: &str = "jewels-ai.memory";
    /// The longest time to think: the answer is due after five seconds.
    pub const LONGEST: Duration = Duration::from_millis(4_700);
    /// Whatever is not done by then, counted from the start, is left.
    const GIVEN_UP: Duration = Duration::from_millis(4_800);
    /// Where nothing is optimised, what is thought about takes more than a thread gets.
    const STACK: usize = 16 << 20;

    /// Answers the turn. The work is done on a thread of its own, which is waited for only so long: on a
    /// machine that is too busy, what was written first stands, and the program should end.
    pub fn answer(self) -> Result<Answered, AnswerError> {
        let deadline = self.began + ContestTurn::GIVEN_UP;
        let (sender, receiver) = channel();
        let worker = thread::Builder::new().stack_size(ContestTurn::STACK).spawn(move || {
            // Nobody may be waiting any more.
            let _ = sender.send(self.work());
        });
        if let Err(error) = worker {
            return Err(StorageError::write(Path::new(ContestTurn::OUTPUT), &error).into());
        }
        let left = deadline.saturating_duration_since(Instant::now());
        receiver.recv_timeout(left).unwrap_or_else(|_| Ok(Answered::default()))
    }

    fn work(self) -> Result<Answered, AnswerError> {
        let output = self.folder.join(ContestTurn::OUTPUT);
        let input = self.read_input(&output)?;
        let first = most_promising(&input.board, input.turns, value());
        let Some((first, _)) = first else {
            return Err(AnswerError::NoSwap { path: self.folder.join(ContestTurn::INPUT) });
        };
        put(&output, &write_answer(first))?;
        let mut notes = Vec::new();
        let dice = SeededRng::new(number_of(&input));
        let mut player = match &self.memory {
            Some(path) => Player::remembering(value(), recall(path, &mut notes), dice),
            None => Player::forgetful(value(), dice),
        };
        let swap = player.turn(&input.board, input.turns, &self.budget(&input)).map(|choice| choice.swap);
        let swap = swap.unwrap_or(first);
        put(&output, &write_answer(swap))?;
        if let (Some(path), Some(memory)) = (&self.memory, player.memory()) {
            let kept = put(path, &memory.write());
            notes.extend(kept.err().map(AnswerNote::Forgotten));
        }
        Ok(Answered { swap: Some(swap), notes })
    }

    /// Reads the board. An answer that is there already was given to another one, and goes.
    fn read_input(&self, output: &Path) -> Result<Input, AnswerError> {
        let path = self.folder.join(ContestTurn::INPUT);
        let bytes = read_bytes(&path)?;
        match fs::remove_file(output) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(StorageError::write(output, &error).into());
            }
            _ => {}
        }
        let refused = |because: Saying| StorageError::Refused { path, because: Box::new(because) };
        Ok(read_input(&bytes).map_err(|error| refused(error.say()))?)
    }

    /// The share of the time that is used. Where there is only one swap, nothing has to be thought about.
    fn budget(&self, input: &Input) -> impl Fn(u64) -> f64 + use<> {
        let begin = Instant::now();
        let time = self.time.saturating_sub(begin.saturating_duration_since(self.began));
        let time = if input.board.swaps().len() > 1 { time.as_secs_f64() } else { 0.0 };
        move |_| begin.elapsed().as_secs_f64().max(f64::MIN_POSITIVE) / time
    }
}

/// What is remembered of the game; nothing when there is no file, or none that can be used.
fn recall(path: &Path, notes: &mut Vec<AnswerNote>) -> Memory {
    match read_text(path) {
        Ok(text) => Memory::read(&text).unwrap_or_else(|| {
            notes.push(AnswerNote::Damaged { path: path.to_owned() });
            Memory::default()
        }),
        Err(StorageError::Read { because: Trouble::NotFound, .. }) => Memory::default(),
        Err(error) => {
            notes.push(AnswerNote::Forgotten(error));
            Memory::default()
        }
    }
}

/// A number that goes with this board and turn: the same question gets the same dice.
fn number_of(input: &Input) -> u64 {
    let mix = |sum: u64, number: u64| (sum ^ number).wrapping_mul(0x0100_0000_01b3);
    let stones = Cell::ALL.iter().map(|&cell| u64::from(input.board.stone(cell).number()));
    stones.fold(mix(0xcbf2_9ce4_8422_2325, input.turns.into()), mix)
}

/// Writes a file as a whole. The part that is written first has a fixed name, so that at most one is left
/// behind by however many programs that were ended in the middle.
fn put(path: &Path, text: &str) -> Result<(), StorageError> {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".part");
    let part = path.with_file_name(name);
    let write = || {
        match fs::remove_file(&part) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        File::create_new(&part)?.write_all(text.as_bytes())?;
        fs::rename(&part, path)
    };
    write().map_err(|error| {
        // What is left is overwritten next time.
        let _ = fs::remove_file(&part);
        StorageError::write(path, &error)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabla_jewels::generate;

    #[test]
    fn one_swap_takes_no_time() {
        let board = |seed| *generate(&mut SeededRng::new(seed), 8).unwrap().board();
        let time = Duration::from_secs(4);
        let turn = ContestTurn { folder: PathBuf::new(), time, memory: None, began: Instant::now() };
        for seed in 0..500 {
            let input = Input { turns: 10, board: board(seed) };
            assert_eq!(turn.budget(&input)(0) >= 1.0, input.board.swaps().len() == 1, "{seed}");
        }
        let late = ContestTurn { began: Instant::now() - 2 * time, ..turn };
        assert!(late.budget(&Input { turns: 10, board: board(0) })(0) >= 1.0);
    }

    #[test]
    fn the_same_question_has_the_same_dice_and_another_one_others() {
        let board = *generate(&mut SeededRng::new(1), 8).unwrap().board();
        let number = |turns| number_of(&Input { turns, board });
        assert_eq!(number(5), number(5));
        assert_ne!(number(5), number(6));
    }
}
