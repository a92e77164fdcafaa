//! The test programs of the workspace: built by cargo, and run so that waiting costs nothing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result};
use cargo_metadata::Message;

use crate::say;
use crate::steps::Cargo;
use crate::tally::Tally;

/// They mostly wait, for a browser or for a program to be killed, and run beside all the others.
const WAITING: [&str; 2] = ["browser", "siege"];

/// They want to know how long an answer takes, and run when all others are over.
const ALONE: [&str; 1] = ["busy"];

/// A program that tests something.
struct Program {
    /// The name of the target, such as `all`.
    name: String,
    /// The folder of its crate, in which it runs.
    folder: PathBuf,
    executable: PathBuf,
}

/// Builds every test program, and runs those that need not be alone with these variables set. Whether all passed.
pub fn run(
    root: &Path,
    variables: &[(String, String)],
    tally: &mut Tally,
    built: impl FnOnce(),
) -> Result<bool> {
    let programs = build(root)?;
    built();
    let Some(programs) = programs else {
        say("   a test program did not build; it counts as one failed test");
        tally.failed += 1;
        return Ok(false);
    };
    let (waiting, working): (Vec<_>, Vec<_>) = programs
        .into_iter()
        .filter(|program| !ALONE.contains(&program.name.as_str()))
        .partition(|program| WAITING.contains(&program.name.as_str()));
    let counted = Mutex::new(tally);
    thread::scope(|scope| {
        let waiting = scope.spawn(|| run_all(root, &waiting, variables, &counted));
        let worked = run_all(root, &working, variables, &counted)?;
        let waited = waiting.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        Ok(worked && waited)
    })
}

/// Runs the programs that need a quiet machine, which `run` has built. Whether all passed.
pub fn run_alone(root: &Path, variables: &[(String, String)], tally: &mut Tally) -> Result<bool> {
    let Some(mut programs) = build(root)? else { return Ok(false) };
    programs.retain(|program| ALONE.contains(&program.name.as_str()));
    run_all(root, &programs, variables, &Mutex::new(tally))
}

/// Runs tests that are left out otherwise, because they want something that is built for them: those of these folders
/// and programs whose names begin so. Whether all passed.
pub fn run_left_out(
    root: &Path,
    chosen: &[(&str, &str, &str)],
    variables: &[(String, String)],
    tally: &mut Tally,
) -> Result<bool> {
    let Some(programs) = build(root)? else { return Ok(false) };
    let tally = Mutex::new(tally);
    let mut passed = true;
    for (folder, name, tests) in chosen {
        let program = programs.iter().find(|one| one.name == *name && one.folder.ends_with(folder));
        let program = program.with_context(|| format!("{folder} has no tests {name}"))?;
        passed &= run_one(root, program, &["--ignored", tests], variables, &tally)?;
    }
    Ok(passed)
}

fn run_all(
    root: &Path,
    programs: &[Program],
    variables: &[(String, String)],
    tally: &Mutex<&mut Tally>,
) -> Result<bool> {
    let results = programs.iter().map(|program| run_one(root, program, &[], variables, tally));
    Ok(results.collect::<Result<Vec<bool>>>()?.into_iter().all(|passed| passed))
}

/// All programs, as cargo tells them; `None` when one cannot be built.
fn build(root: &Path) -> Result<Option<Vec<Program>>> {
    let words = ["test", "--workspace", "--no-run", "--message-format=json-render-diagnostics"];
    let cargo = Cargo::locked(root, &words);
    say(format_args!("   $ {}", cargo.shown()));
    let building = cargo.command().stdout(Stdio::piped()).spawn();
    let built = building.and_then(|running| running.wait_with_output()).context("cannot run cargo")?;
    if !built.status.success() {
        return Ok(None);
    }
    let programs = Message::parse_stream(&built.stdout[..]).filter_map(|message| match message {
        Ok(Message::CompilerArtifact(artifact)) if artifact.profile.test => {
            let folder = artifact.manifest_path.parent()?.into();
            Some(Program { name: artifact.target.name, folder, executable: artifact.executable?.into() })
        }
        _ => None,
    });
    Ok(Some(programs.collect()))
}

/// Runs a program; what it said is shown, and counted, when it is over.
fn run_one(
    root: &Path,
    program: &Program,
    arguments: &[&str],
    variables: &[(String, String)],
    tally: &Mutex<&mut Tally>,
) -> Result<bool> {
    let start = Instant::now();
    let mut command = Command::new(&program.executable);
    command.args(arguments).current_dir(&program.folder).env("CARGO_MANIFEST_DIR", &program.folder);
    command.envs(variables.iter().map(|(name, value)| (name, value))).stdin(Stdio::null());
    let shown = program.executable.strip_prefix(root).unwrap_or(&program.executable).display();
    let output = command.output().with_context(|| format!("cannot run {shown}"))?;
    let passed = output.status.success();
    let said = String::from_utf8_lossy(&output.stdout);
    let mut tally = tally.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let failed = tally.failed;
    say(format_args!("   {shown}, {:.1} s", start.elapsed().as_secs_f64()));
    said.lines().for_each(|line| tally.count(line));
    if passed {
        said.lines().filter(|line| line.starts_with("test result")).for_each(say);
    } else {
        say(&said);
        say(String::from_utf8_lossy(&output.stderr));
        if tally.failed == failed {
            say("   the program ended without a result; it counts as one failed test");
            tally.failed += 1;
        }
    }
    Ok(passed)
}
