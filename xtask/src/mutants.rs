//! Mutation testing: the rules of a game are broken in every small way, one way at a time, and the game's own
//! tests must notice. What they do not notice is a hole in the tests, or a change that changes nothing.
//!
//! Each mutant first meets the tests that take no time. Those that pass them meet the slow ones.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::say;
use crate::steps::Cargo;

/// The version that the counts in `documentation/mutants.md` come from.
const VERSION: &str = "27.1.0";

/// Where the results go, from the workspace's folder.
const FOLDER: &str = "target/mutants";

const HEAD: &str =
    "| game | caught | missed | timeout | unviable | share caught |\n|---|--:|--:|--:|--:|--:|";

/// A game and its tests: those that take no time, and those that do.
struct Subject {
    game: &'static str,
    quick: &'static [&'static str],
    slow: &'static [&'static str],
}

const SUBJECTS: [Subject; 5] = [
    Subject { game: "jamb", quick: &["rules", "playthroughs"], slow: &["laws"] },
    Subject { game: "jewels", quick: &["rules", "playthroughs", "texts"], slow: &["laws", "naive"] },
    Subject { game: "mice", quick: &["rules", "playthroughs", "texts", "files"], slow: &["laws", "draws"] },
    Subject { game: "santorini", quick: &["rules", "playthroughs", "texts", "files"], slow: &["laws"] },
    Subject {
        game: "scrabble",
        quick: &["rules", "playthroughs", "texts", "game"],
        slow: &["laws", "naive"],
    },
];

/// What became of the mutants of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Count {
    caught: usize,
    missed: usize,
    timeout: usize,
    unviable: usize,
}

impl Count {
    /// The counts of one run, from the lists that it left in this folder.
    fn read(folder: &Path) -> Result<Count> {
        let lines = |list: &str| -> Result<usize> {
            let file = folder.join("mutants.out").join(list).with_extension("txt");
            let text =
                fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
            Ok(text.lines().count())
        };
        Ok(Count {
            caught: lines("caught")?,
            missed: lines("missed")?,
            timeout: lines("timeout")?,
            unviable: lines("unviable")?,
        })
    }

    /// This run and the one after it, which looked again at what this one did not catch.
    fn then(self, later: Count) -> Count {
        Count { caught: self.caught + later.caught, unviable: self.unviable + later.unviable, ..later }
    }

    /// The share of the mutants that compile of which the tests took notice, in percent.
    fn share(self) -> f64 {
        let noticed = self.caught + self.timeout;
        let all = noticed + self.missed;
        if all == 0 { 100.0 } else { 100.0 * noticed as f64 / all as f64 }
    }

    /// A row of the table.
    fn row(self, game: &str) -> String {
        let Count { caught, missed, timeout, unviable } = self;
        format!("| {game} | {caught} | {missed} | {timeout} | {unviable} | {:.1} % |", self.share())
    }
}

/// Counts the mutants of this game, or of all. Whether every count could be made.
pub fn mutants(root: &Path, game: Option<&str>) -> Result<bool> {
    let subjects: Vec<&Subject> =
        SUBJECTS.iter().filter(|subject| game.is_none_or(|game| game == subject.game)).collect();
    if subjects.is_empty() {
        bail!("there is no such game; the games are jamb, jewels, mice, santorini, scrabble");
    }
    install(root)?;
    let mut table = HEAD.to_owned();
    for subject in subjects {
        let count = subject.count(root)?;
        table += &format!("\n{}", count.row(subject.game));
    }
    let file = root.join(FOLDER).join("summary.md");
    fs::write(&file, format!("{table}\n")).with_context(|| format!("cannot write {}", file.display()))?;
    say(&table);
    say(format_args!("   the survivors are in {FOLDER}/GAME/mutants.out/missed.txt"));
    Ok(true)
}

fn install(root: &Path) -> Result<()> {
    let mut question = Cargo::new(root, &["mutants", "--version"]).command();
    let there = question.stdout(Stdio::null()).stderr(Stdio::null()).status();
    if there.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    let words = ["install", "--locked", "cargo-mutants", "--version", VERSION];
    if Cargo::new(root, &words).run()? { Ok(()) } else { bail!("cargo-mutants cannot be installed") }
}

impl Subject {
    fn count(&self, root: &Path) -> Result<Count> {
        let folder = root.join(FOLDER).join(self.game);
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| format!("cannot clear {}", folder.display()))?;
        }
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        self.run(root, self.quick, &["--cargo-arg=--lib"])?;
        let quick = Count::read(&folder)?;
        if quick.missed + quick.timeout == 0 {
            return Ok(quick);
        }
        self.run(root, self.slow, &["--iterate"])?;
        Ok(quick.then(Count::read(&folder)?))
    }

    /// One run with these tests. That mutants are missed is no failure of the run: its counts tell.
    fn run(&self, root: &Path, tests: &[&str], more: &[&str]) -> Result<()> {
        let words = self.words(tests, more);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        // All mutants of all games are built in one place, in which only what changed is built again.
        let build = root.join(FOLDER).join("build");
        let cargo = Cargo::new(root, &words)
            .with("CARGO_TARGET_DIR", &build.to_string_lossy())
            .with("CARGO_INCREMENTAL", "1")
            .with("INSTA_UPDATE", "no");
        cargo.run().map(|_| ())
    }

    fn words(&self, tests: &[&str], more: &[&str]) -> Vec<String> {
        let game = self.game;
        let mut words = vec![
            "mutants".to_owned(),
            format!("--package=tabla-{game}"),
            format!("--output={FOLDER}/{game}"),
        ];
        words.extend(more.iter().map(ToString::to_string));
        // All tests are one program; the names of the files choose among them.
        words.push("--cargo-arg=--test=all".to_owned());
        words.push(format!("--cargo-arg=--config=profile.test.package.tabla-{game}.opt-level=1"));
        words.extend(["--", "--"].map(str::to_owned));
        words.extend(tests.iter().map(|test| format!("{test}::")));
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_that_a_mutant_meets_exists() {
        for subject in &SUBJECTS {
            let folder = crate::root().join(format!("crates/tabla-{}", subject.game));
            assert!(folder.join("src/rules.rs").exists(), "{}", subject.game);
            for test in subject.quick.iter().chain(subject.slow) {
                assert!(folder.join(format!("tests/{test}.rs")).exists(), "{}: {test}", subject.game);
            }
        }
    }

    #[test]
    fn the_second_run_adds_to_the_first() {
        let quick = Count { caught: 40, missed: 9, timeout: 1, unviable: 5 };
        let slow = Count { caught: 7, missed: 2, timeout: 1, unviable: 0 };
        let both = quick.then(slow);
        assert_eq!(both, Count { caught: 47, missed: 2, timeout: 1, unviable: 5 });
        assert_eq!(both.row("mice"), "| mice | 47 | 2 | 1 | 5 | 96.0 % |");
        assert_eq!(Count::default().share(), 100.0);
    }

    #[test]
    fn each_file_of_tests_is_named_to_cargo() {
        assert_eq!(
            SUBJECTS[2].words(&["laws"], &["--iterate"]),
            [
                "mutants",
                "--package=tabla-mice",
                "--output=target/mutants/mice",
                "--iterate",
                "--cargo-arg=--test=all",
                "--cargo-arg=--config=profile.test.package.tabla-mice.opt-level=1",
                "--",
                "--",
                "laws::"
            ]
        );
    }

    #[test]
    fn counts_are_the_lines_of_the_lists() -> Result<()> {
        let folder = crate::root().join(FOLDER).join("test-of-counts");
        fs::create_dir_all(folder.join("mutants.out"))?;
        for (list, text) in [("caught", "a\nb\n"), ("missed", "c\n"), ("timeout", ""), ("unviable", "d\n")] {
            fs::write(folder.join("mutants.out").join(format!("{list}.txt")), text)?;
        }
        assert_eq!(Count::read(&folder)?, Count { caught: 2, missed: 1, timeout: 0, unviable: 1 });
        fs::remove_dir_all(&folder)?;
        assert!(Count::read(&folder).is_err());
        Ok(())
    }
}
