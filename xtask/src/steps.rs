//! A check is a row of headed steps; every step runs, whatever became of the one before.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::{call_aloud, listen, say};

/// A silent step says after each of these that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(60);

/// The steps that were run so far.
#[derive(Default)]
pub struct Steps {
    done: Vec<Step>,
    /// What a step says is shown when it is over, because others are seen meanwhile.
    is_aside: bool,
}

/// One step, when it is over.
struct Step {
    name: &'static str,
    passed: bool,
    time: Duration,
}

impl Steps {
    /// Runs one step under its heading. `work` says whether all was well; an error is a failure too.
    pub fn run(&mut self, name: &'static str, work: impl FnOnce() -> Result<bool>) {
        if self.is_aside {
            let ((), said) = listen(|| self.run_aloud(name, work));
            say(said.trim_end_matches('\n').to_owned() + "\n");
        } else {
            self.run_aloud(name, work);
        }
    }

    fn run_aloud(&mut self, name: &'static str, work: impl FnOnce() -> Result<bool>) {
        say(format_args!("== {name}"));
        let start = Instant::now();
        let result = with_heartbeat(name, start, work);
        if let Err(error) = &result {
            say(format_args!("   {error:#}"));
        }
        let step = Step { name, passed: matches!(result, Ok(true)), time: start.elapsed() };
        say(format_args!("   {name}: {} in {:.1} s\n", step.verdict(), step.time.as_secs_f64()));
        self.done.push(step);
    }

    /// Goes through two rows of steps at once: `main` is seen as it goes, each step of `side` when it is over. What
    /// `side` hands out.
    pub fn beside<T: Send>(
        &mut self,
        side: impl FnOnce(&mut Steps) -> T + Send,
        main: impl FnOnce(&mut Steps),
    ) -> T {
        let (aside, result) = thread::scope(|scope| {
            let aside = scope.spawn(|| {
                let mut aside = Steps { done: Vec::new(), is_aside: true };
                let result = side(&mut aside);
                (aside, result)
            });
            main(self);
            aside.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        });
        self.done.extend(aside.done);
        result
    }

    /// Whether every step passed.
    pub fn all_passed(&self) -> bool {
        self.done.iter().all(|step| step.passed)
    }

    /// A table of the steps: name, verdict, seconds.
    pub fn summary(&self) -> String {
        let width = self.done.iter().map(|step| step.name.len()).max().unwrap_or(0);
        let rows = self.done.iter().map(|step| {
            format!("   {:width$}  {}  {:>7.1} s\n", step.name, step.verdict(), step.time.as_secs_f64())
        });
        format!("== summary\n{}", rows.collect::<String>())
    }
}

impl Step {
    fn verdict(&self) -> &'static str {
        if self.passed { "passed" } else { "FAILED" }
    }
}

fn with_heartbeat<T>(name: &str, start: Instant, work: impl FnOnce() -> T) -> T {
    let (over, wait) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            while wait.recv_timeout(HEARTBEAT) == Err(RecvTimeoutError::Timeout) {
                say(format_args!("   {name}: {} s so far", start.elapsed().as_secs()));
            }
        });
        let result = work();
        drop(over);
        result
    })
}

/// A call of cargo from the workspace's folder.
pub struct Cargo {
    root: PathBuf,
    words: Vec<String>,
    environment: Vec<(String, String)>,
}

impl Cargo {
    /// `cargo <words>`, the subcommand first.
    pub fn new(root: &Path, words: &[&str]) -> Cargo {
        let words = words.iter().map(ToString::to_string).collect();
        Cargo { root: root.to_owned(), words, environment: Vec::new() }
    }

    /// A call that builds. When there is a lock file it is obeyed, so that a check never builds
    /// something other than what was committed.
    pub fn locked(root: &Path, words: &[&str]) -> Cargo {
        let mut cargo = Cargo::new(root, words);
        if root.join("Cargo.lock").exists() {
            cargo.words.insert(cargo.words.len().min(1), "--locked".to_owned());
        }
        cargo
    }

    /// The same call with a variable of the environment set.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Cargo {
        self.environment.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Prints the call and makes it; its output passes through. Whether it succeeded.
    pub fn run(&self) -> Result<bool> {
        say(format_args!("   $ {}", self.shown()));
        let status =
            call_aloud(&mut self.command()).with_context(|| format!("cannot run {}", self.shown()))?;
        Ok(status.success())
    }

    /// The call as a person would type it.
    pub fn shown(&self) -> String {
        let mut shown = String::new();
        for (name, value) in &self.environment {
            shown.push_str(&format!("{name}=\"{value}\" "));
        }
        shown + "cargo " + &self.words.join(" ")
    }

    /// The call, for whoever wants to hold its input or output.
    pub fn command(&self) -> Command {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(&self.words).current_dir(&self.root);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::bail;

    #[test]
    fn every_step_runs_and_one_failure_fails_the_whole() {
        let mut steps = Steps::default();
        steps.run("one", || Ok(true));
        assert!(steps.all_passed());
        steps.run("second", || bail!("no such thing"));
        steps.run("third", || Ok(true));
        assert!(!steps.all_passed());
        let summary = steps.summary();
        let rows: Vec<&str> = summary.lines().collect();
        assert_eq!(rows[0], "== summary");
        assert!(rows[1].starts_with("   one     passed  "), "{summary}");
        assert!(rows[2].starts_with("   second  FAILED  "), "{summary}");
        assert!(rows[3].starts_with("   third   passed  "), "{summary}");
    }

    #[test]
    fn rows_side_by_side_are_one_row_in_the_end() {
        let mut steps = Steps::default();
        let side = |aside: &mut Steps| {
            aside.run("call", || Ok(call_aloud(Command::new("sh").args(["-c", "echo loud"]))?.success()));
            aside.run("aside", || bail!("no such thing"));
        };
        steps.beside(side, |main| main.run("main", || Ok(true)));
        assert!(!steps.all_passed());
        let names: Vec<&str> = steps.done.iter().map(|step| step.name).collect();
        assert_eq!(names, ["main", "call", "aside"]);
        let (status, said) = listen(|| call_aloud(Command::new("sh").args(["-c", "echo loud; exit 3"])));
        assert_eq!((status.unwrap().code(), said.as_str()), (Some(3), "loud\n"));
    }

    #[test]
    fn a_lock_file_is_obeyed_where_there_is_one() {
        let root = crate::root();
        let clippy = Cargo::locked(&root, &["clippy", "--workspace"]).with("A", "b");
        assert_eq!(clippy.shown(), "A=\"b\" cargo clippy --locked --workspace");
        assert_eq!(Cargo::new(&root, &["fmt", "--all"]).shown(), "cargo fmt --all");
        let without = root.join("xtask/src");
        assert_eq!(Cargo::locked(&without, &["test"]).shown(), "cargo test");
    }
}
