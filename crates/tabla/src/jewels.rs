//! What only Jewels has: board files, matches of bots, the judge, and the learned value.

pub mod ai;
mod matches;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tabla_console::Finish;
use tabla_console::tell::{digits, seconds};
use tabla_core::{Say, Saying};
use tabla_games::jewels::{Layout, Lines, NamedBoard, TimeLimit, Trainer, contest_boards, write_layout};
use tabla_games::workshop::{jewels_boards, measure_jewels};
use tabla_games::{StorageError, Words, read_bytes, replace_bytes};

use crate::cli::{BenchArgs, BoardCheckArgs, GenerateArgs, JewelsAction, JewelsPlayArgs, ValueTrainArgs};
use crate::run::{Context, chance, house, with_console};
use crate::workshop::{bar, number};
use crate::{DONE, Failure, INTERRUPTED, UNFINISHED, judge, rules};

pub const ID: &str = "jewels";

/// At most so many boards are made at once.
const MOST_BOARDS: u64 = 100_000;

/// How many random moves the bench makes.
const BENCH_MOVES: u64 = 10_000_000;

/// Does what was asked for; without a word, opens the room.
pub fn act(context: &Context, action: Option<JewelsAction>) -> Result<u8, Failure> {
    let words = context.words;
    match action {
        None => house(context, Some(ID)),
        Some(JewelsAction::Play(args)) => play(context, &args),
        Some(JewelsAction::Rules) => rules::show(context, ID),
        Some(JewelsAction::Scores) => {
            let shown = with_console(context, None, |console| console.show_scores())?;
            // Nobody named the file: the data folder cannot be used.
            shown.map(|()| DONE).map_err(|error| Failure::Failed(error.say()))
        }
        Some(JewelsAction::Generate(args)) => generate(&args, words),
        Some(JewelsAction::Check(args)) => check(&args, words),
        Some(JewelsAction::Judge(args)) => judge::run(&args, words),
        Some(JewelsAction::Match(args)) => matches::run(&args, words),
        Some(JewelsAction::Train(args)) => train(&args, words),
    }
}

fn play(context: &Context, args: &JewelsPlayArgs) -> Result<u8, Failure> {
    let limit = args.limit.as_deref().map(str::parse::<TimeLimit>).transpose();
    let limit = limit.map_err(|fault| fault.say())?;
    let board = match (&args.file, &args.contest, &args.seed) {
        (Some(path), _, _) => NamedBoard::read(path)?,
        (None, Some(name), _) => contest_board(name)?,
        (None, None, Some(seed)) => NamedBoard::of_number(number(seed, "--seed", 0, u64::MAX)?),
        (None, None, None) => NamedBoard::of_number(chance() % 1_000_000),
    };
    let finish = with_console(context, None, |console| console.play_jewels_on(&board, limit))?;
    Ok(match finish {
        Finish::Over => DONE,
        Finish::Unfinished => UNFINISHED,
        Finish::Interrupted => INTERRUPTED,
    })
}

fn contest_board(name: &str) -> Result<NamedBoard, Saying> {
    let boards = contest_boards();
    let names: Vec<&str> = boards.iter().map(|(name, _)| *name).collect();
    let unknown = Saying::new("jewels-play-no-board").with("text", name).with("names", names.join(", "));
    let found = boards.into_iter().find(|(board, _)| board.eq_ignore_ascii_case(name.trim()));
    found.map(|(name, layout)| NamedBoard { layout, name: name.to_owned() }).ok_or(unknown)
}

/// Random boards, as many and such as these texts say; the first of them belongs to an option.
fn boards(count: &str, length: &str, seed: &str, option: &str) -> Result<Vec<Layout>, Failure> {
    let count = number(count, option, 1, MOST_BOARDS)?;
    let length = number(length, "--length", Lines::SHORTEST, Lines::LONGEST)?;
    let seed = number(seed, "--seed", 0, u64::MAX)?;
    Ok(jewels_boards(count, length, seed).map_err(|faults| faults[0].say())?)
}

fn generate(args: &GenerateArgs, words: &Words) -> Result<u8, Failure> {
    let boards = boards(&args.count, &args.length, &args.seed, "--count")?;
    let text = args.out.to_string_lossy();
    let is_folder = boards.len() > 1 || args.out.is_dir() || text.ends_with(['/', std::path::MAIN_SEPARATOR]);
    if is_folder {
        fs::create_dir_all(&args.out).map_err(|error| StorageError::write(&args.out, &error))?;
    }
    let name =
        |number| if is_folder { args.out.join(format!("board-{number:03}.txt")) } else { args.out.clone() };
    let named: Vec<(PathBuf, &Layout)> = (1..).map(name).zip(&boards).collect();
    // All of them or none.
    named.iter().try_for_each(|(path, _)| args.over.check(path))?;
    for (path, board) in named {
        replace_bytes(&path, &[write_layout(board).as_bytes()])?;
    }
    let saying = Saying::new("jewels-generate-written").with("path", args.out.display().to_string());
    writeln!(io::stdout().lock(), "{}", words.say(&saying.with("count", boards.len())))?;
    Ok(DONE)
}

fn check(args: &BoardCheckArgs, words: &Words) -> Result<u8, Failure> {
    let NamedBoard { layout, .. } = NamedBoard::read(&args.file)?;
    let lengths: Vec<String> = layout.lines().iter().map(|line| line.len().to_string()).collect();
    let saying = Saying::new("jewels-check-right")
        .with("path", args.file.display().to_string())
        .with("swaps", i64::from(layout.board().swaps().len()))
        .with("lengths", lengths.join(", "));
    writeln!(io::stdout().lock(), "{}", words.say(&saying))?;
    Ok(DONE)
}

/// Makes the learned value. After each portion the training is on the disk, so it can be gone on with.
fn train(args: &ValueTrainArgs, words: &Words) -> Result<u8, Failure> {
    let moves: u64 = number(&args.moves, "--moves", 1, u64::MAX)?;
    let seed: u64 = number(&args.seed, "--seed", 0, u64::MAX)?;
    let mut name = args.out.clone().into_os_string();
    name.push(".part");
    let part = PathBuf::from(name);
    let mut trainer = match args.resume && part.exists() {
        true => broken_off(&part, seed, moves)?,
        false => Trainer::new(seed, moves),
    };
    args.over.check(&args.out)?;
    let bar = bar(moves);
    let mut mean = 0.0;
    while !trainer.is_done() {
        let progress = trainer.run();
        bar.set_position(progress.moves);
        mean = progress.mean;
        replace_bytes(&part, &[&trainer.write()])?;
    }
    bar.finish_and_clear();
    replace_bytes(&args.out, &[&trainer.value().write()])?;
    fs::remove_file(&part).or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => Ok(()),
        _ => Err(StorageError::write(&part, &error)),
    })?;
    let saying = Saying::new("jewels-train-written")
        .with("path", args.out.display().to_string())
        .with("moves", digits(moves))
        .with("mean", format!("{mean:.3}"));
    writeln!(io::stdout().lock(), "{}", words.say(&saying))?;
    Ok(DONE)
}

/// The training in this file, if it is one with this seed and this number of moves.
fn broken_off(part: &Path, seed: u64, moves: u64) -> Result<Trainer, Failure> {
    let bytes = read_bytes(part)?;
    let path = part.display().to_string();
    let trainer =
        Trainer::read(&bytes).ok_or_else(|| Saying::new("jewels-train-damaged").with("path", &*path))?;
    let (its_seed, its_moves) = trainer.plan();
    if (its_seed, its_moves) != (seed, moves) {
        let other = Saying::new("jewels-train-other").with("path", path);
        return Err(other.with("seed", its_seed.to_string()).with("moves", its_moves.to_string()).into());
    }
    Ok(trainer)
}

/// Measures random legal moves.
pub fn bench(args: &BenchArgs, words: &Words) -> Result<u8, Failure> {
    let rules = args.rules;
    if args.playouts || args.time.is_some() || rules.flying || rules.no_repetition || rules.no_quiet {
        return Err(Saying::new("jewels-bench-plain").into());
    }
    let bar = bar(BENCH_MOVES);
    let speed = measure_jewels(BENCH_MOVES, &|done, _| bar.set_position(done));
    bar.finish_and_clear();
    let told = Saying::new("jewels-bench-speed")
        .with("speed", digits(speed.moves_per_second() as u64))
        .with("moves", digits(speed.moves))
        .with("time", seconds(speed.spent, words));
    let mut out = io::stdout().lock();
    writeln!(out, "{}", words.say(&told))?;
    // The checksum comes last and in one piece, for scripts.
    let total = Saying::new("jewels-bench-total").with("points", speed.points.to_string());
    writeln!(out, "{}", words.say(&total.with("dead", speed.dead.to_string())))?;
    Ok(DONE)
}
