//! Making the values of leaves.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tabla_console::tell::digits;
use tabla_core::Saying;
use tabla_games::scrabble::{LeaveTrainer, LeavesFault, Scrabble, WordLists};
use tabla_games::{Language, StorageError, Words, read_bytes, replace_bytes};

use super::read_game;
use crate::cli::LeavesArgs;
use crate::workshop::{bar, number};
use crate::{DONE, Failure};

/// After so many games the work is put on the disk.
const PORTION: u64 = 250;

/// Plays the games and writes the values. After each portion the work is on the disk, so it can be gone on with.
pub fn leaves(args: &LeavesArgs, words: &Words) -> Result<u8, Failure> {
    let games: u64 = number(&args.games, "--games", 1, u64::MAX)?;
    let seed: u64 = number(&args.seed, "--seed", 0, u64::MAX)?;
    // Words that somebody added for themselves are left out: the same arguments give the same bytes.
    let game = read_game(&args.outfit, &WordLists::beside(None), Language::En)?;
    let mut name = args.out.clone().into_os_string();
    name.push(".part");
    let part = PathBuf::from(name);
    let mut trainer = match args.resume && part.exists() {
        true => broken_off(&game, &part, seed, games)?,
        false => LeaveTrainer::new(game.lexicon(), game.layout(), game.tile_set(), seed, games),
    };
    args.over.check(&args.out)?;
    let bar = bar(games);
    while !trainer.progress().is_complete() {
        trainer.run(PORTION, |progress| {
            bar.set_position(progress.done);
            true
        });
        replace_bytes(&part, &[&trainer.to_bytes()])?;
    }
    bar.finish_and_clear();
    replace_bytes(&args.out, &[&trainer.finish().to_bytes()])?;
    fs::remove_file(&part).or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => Ok(()),
        _ => Err(StorageError::write(&part, &error)),
    })?;
    let saying = Saying::new("scrabble-leaves-written")
        .with("path", args.out.display().to_string())
        .with("games", digits(games));
    writeln!(io::stdout().lock(), "{}", words.say(&saying))?;
    Ok(DONE)
}

/// The work in this file, if it is for this game, with this seed and this number of games.
fn broken_off<'a>(
    game: &'a Scrabble,
    part: &Path,
    seed: u64,
    games: u64,
) -> Result<LeaveTrainer<'a>, Failure> {
    let bytes = read_bytes(part)?;
    let wrong = |key| Saying::new(key).with("path", part.display().to_string());
    let trainer = LeaveTrainer::from_bytes(game.lexicon(), game.layout(), game.tile_set(), &bytes).map_err(
        |fault| match fault {
            LeavesFault::Foreign => wrong("scrabble-leaves-foreign"),
            _ => wrong("scrabble-leaves-damaged"),
        },
    )?;
    let (its_seed, its_games) = (trainer.seed(), trainer.progress().games);
    if (its_seed, its_games) != (seed, games) {
        let other = wrong("scrabble-leaves-other").with("seed", its_seed.to_string());
        return Err(other.with("games", its_games.to_string()).into());
    }
    Ok(trainer)
}
