//! The contest on Windows: the judge, `jewels-ai` and the terminal face are built for it and tried under wine.
//!
//! The target is that of Windows 7, because the wine of Debian 12 lacks what the newer ones call; whatever runs on
//! Windows 7 runs on the later ones.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::debian;
use crate::say;

/// What must be there, each with the Debian package that brings it.
const FILES: [(&str, &str); 2] =
    [("/usr/bin/x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64"), (WINE, "wine64")];
const WINE: &str = "/usr/lib/wine/wine64";

/// Without the browser face, its store and its runtime.
const BUILD: &str = "--package tabla --bins --no-default-features --profile windows";
const TARGET: &str = "x86_64-win7-windows-gnu";
/// Where everything is built and tried.
const PLACE: &str = "target/windows";

/// What the contest's boards bring to `jewels-ai` when it has no time to think: the tests of Linux read it, too.
const POINTS: &str = "crates/tabla/tests/contest.txt";

/// So long a program stays that is to be ended before: four seconds, one for each ping but the first.
const STAY: &str = "ping -n 5 127.0.0.1 >NUL";
const STAYED: Duration = Duration::from_secs(6);

/// Builds and tries the programs. An error says why they cannot be built here.
pub fn windows(root: &Path) -> Result<bool> {
    debian::set_up(root, &FILES)?;
    try_out(root)
}

/// The same as a step of the whole check: where nothing can be built for Windows, that is said, and no fault.
pub fn step(root: &Path) -> Result<bool> {
    where_possible(debian::set_up(root, &FILES), || try_out(root))
}

fn where_possible(set_up: Result<()>, act: impl FnOnce() -> Result<bool>) -> Result<bool> {
    match set_up {
        Ok(()) => act(),
        Err(error) => {
            say(format_args!("   nothing is tried for Windows here: {error:#}"));
            Ok(true)
        }
    }
}

fn try_out(root: &Path) -> Result<bool> {
    if !debian::build(root, PLACE, TARGET, BUILD, &[])? {
        return Ok(false);
    }
    let wine = Wine::new(root)?;
    wine.contest()?;
    wine.unconfined()?;
    wine.trees()?;
    wine.house()?;
    Ok(true)
}

/// The programs for Windows, and an empty folder in which they run.
struct Wine {
    root: PathBuf,
    programs: PathBuf,
    folder: PathBuf,
}

impl Wine {
    fn new(root: &Path) -> Result<Wine> {
        let place = root.join(PLACE);
        let folder = place.join("folder");
        // What an earlier trial has left.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        Ok(Wine { root: root.to_owned(), programs: place.join(TARGET).join("windows"), folder })
    }

    /// Lets `jewels-ai` play the boards of the contest.
    fn contest(&self) -> Result<()> {
        let points = fs::read_to_string(self.root.join(POINTS)).with_context(|| POINTS)?;
        let ai = self.path("jewels-ai");
        for line in points.lines() {
            let [board, turns, points] = line.split(' ').collect::<Vec<_>>()[..] else {
                bail!("{POINTS}: '{line}' is not a board, a number of turns and their points");
            };
            let path = self.root.join("data/jewels").join(board).display().to_string();
            let answer = self.judge(&["--trust", "--time", "60s", &path, turns, &ai, "--time", "0.001ms"])?;
            let told = String::from_utf8_lossy(&answer.stdout);
            let expected = format!("Turns played: {turns}; points: {points}");
            ensure!(told.contains(&expected), "{board}: not '{expected}', but\n{told}");
            let said = String::from_utf8_lossy(&answer.stderr);
            ensure!(said.contains("runs unconfined"), "the judge does not say what trust means: {said}");
            say(format_args!("   {board}: {expected}, as on Linux"));
            // Another board is another game.
            fs::remove_file(self.folder.join("jewels-ai.memory"))?;
        }
        Ok(())
    }

    /// A program that nobody trusts is not started.
    fn unconfined(&self) -> Result<()> {
        let board = self.board();
        let answer = self.judge(&[&board, "1", "cmd", "/c", "echo there> there.txt"])?;
        let said = String::from_utf8_lossy(&answer.stderr);
        ensure!(answer.status.code() == Some(2) && said.contains("--trust"), "not refused: {answer:?}");
        ensure!(!self.folder.join("there.txt").exists(), "a program was started that nobody trusts");
        say("   a program that nobody trusts is refused");
        Ok(())
    }

    /// Programs end with whatever they have started, in time or when they are late.
    fn trees(&self) -> Result<()> {
        let board = self.board();
        let stays = |file: &str| format!("{STAY} & echo there> {file}");
        let in_time =
            self.judge(&["--trust", "--time", "60s", &board, "1", "cmd", "/c", &stays("in-time")])?;
        ensure!(self.folder.join("in-time").exists(), "a program that has time is ended: {in_time:?}");
        let late = ["--trust", "--time", "1s", &board, "1", "cmd", "/c", "cmd", "/c", &stays("late")];
        let late = self.judge(&late)?;
        let told = String::from_utf8_lossy(&late.stdout);
        ensure!(told.contains("did not end within 1s"), "a late program is not ended: {told}");
        let left = ["--trust", &board, "1", "cmd", "/c", "start", "/b", "cmd", "/c", &stays("left")];
        self.judge(&left)?;
        thread::sleep(STAYED);
        for file in ["late", "left"] {
            ensure!(!self.folder.join(file).exists(), "a process was not ended with its tree: {file}");
        }
        say("   the tree of a late program, and what another leaves behind, is ended");
        Ok(())
    }

    /// The terminal face plays; the browser face and programs in the arena are left out.
    fn house(&self) -> Result<()> {
        let play = ["santorini", "play", "--first", "simple", "--second", "simple", "--to-end"];
        let answer = self.run("tabla", &play)?;
        ensure!(answer.status.success(), "tabla does not play: {answer:?}");
        let answer = self.run("tabla", &["serve"])?;
        ensure!(answer.status.code() == Some(2), "tabla serves without the browser face: {answer:?}");
        let bot = ["arena", "check", "line:cmd", "--game", "mice", "--trust"];
        let answer = self.run("tabla", &bot)?;
        let said = String::from_utf8_lossy(&answer.stderr);
        ensure!(answer.status.code() == Some(2) && said.contains("on Linux only"), "not refused: {answer:?}");
        say("   tabla plays a game to its end, and says what is left out");
        Ok(())
    }

    fn board(&self) -> String {
        self.root.join("data/jewels/random.txt").display().to_string()
    }

    fn path(&self, program: &str) -> String {
        self.programs.join(program).with_extension("exe").display().to_string()
    }

    fn judge(&self, args: &[&str]) -> Result<Output> {
        self.run("jewels_judge", args)
    }

    fn run(&self, program: &str, args: &[&str]) -> Result<Output> {
        let mut command = Command::new(WINE);
        command.arg(self.path(program)).args(["--lang", "en"]).args(args).current_dir(&self.folder);
        // A Windows of its own, without what would be fetched from the network.
        command.env("WINEPREFIX", self.root.join(PLACE).join("wine"));
        command.env("WINEDEBUG", "-all").env("WINEDLLOVERRIDES", "mscoree,mshtml=");
        command.output().with_context(|| format!("cannot run {program} under wine"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_built_here_is_no_fault_and_what_does_not_play_is_one() {
        let nobody = || -> Result<bool> { panic!("there is nothing to try") };
        assert!(where_possible(Err(anyhow::anyhow!("no packages")), nobody).unwrap());
        assert!(!where_possible(Ok(()), || Ok(false)).unwrap());
        assert!(where_possible(Ok(()), || bail!("other points")).is_err());
    }
}
