//! The two checks: the whole, and the short one of the edit loop.

use std::path::Path;
use std::process::Stdio;
use std::sync::mpsc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;

use crate::api;
use crate::page;
use crate::programs;
use crate::python;
use crate::report;
use crate::say;
use crate::site;
use crate::steps::{Cargo, Steps};
use crate::tally::Tally;
use crate::tidy;
use crate::training;
use crate::windows;

/// The same words in both checks: what one has found in order, the other need not read again.
const LINTS: [&str; 6] = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];

/// The seed of a long run: with it, properties are tried with all their cases instead of a sample.
const LONG: &str = "TABLA_LONG";

/// Everything that must hold before a change is handed on. Whether it does.
pub fn test(root: &Path, is_long: bool) -> bool {
    let mut steps = Steps::default();
    let mut tally = Tally::default();
    // What comes from outside is fetched while the compiler reads.
    let fetch = |aside: &mut Steps| {
        aside.run("set-up", || set_up(root));
        python::Packages::begin(root)
    };
    let packages = steps.beside(fetch, |steps| {
        steps.run("format", || format(root));
        steps.run("lints", || Cargo::locked(root, &LINTS).run());
        steps.run("documentation", || {
            Cargo::locked(root, &["doc", "--workspace", "--no-deps"])
                .with("RUSTDOCFLAGS", "-D warnings")
                .run()
        });
        steps.run("tidy", || tidy::tidy(root));
    });
    steps.run("types", || page::check_types(root));
    let variables = variables(is_long);
    // Two processors are never both busy when one program is tried after the other.
    let mut others = Tally::default();
    let counted = &mut others;
    let (built, is_built) = mpsc::channel::<()>();
    let beside = move |aside: &mut Steps| {
        aside.run("report", || report::check(root));
        aside.run("windows", || windows::step(root));
        aside.run("site", || site::step(root));
        // What comes now uses the program of the tests, as it is today.
        let _ = is_built.recv();
        aside.run("python", || python::check(root, packages, counted));
        aside.run("training", || training::check(root));
        aside.run("own house", || site::test(root, counted));
    };
    steps.beside(beside, |steps| {
        steps.run("tests", || programs::run(root, &variables, &mut tally, || drop(built)));
        steps.run("api", || api::check(root));
        steps.run("examples", || examples(root, &mut tally));
    });
    tally += others;
    steps.run("alone", || programs::run_alone(root, &variables, &mut tally));
    say(steps.summary());
    // Alone and last, so that it is found without reading the rest.
    say(tally);
    steps.all_passed()
}

/// What an edit can break, in the order of how soon it is known. Whether all is well.
pub fn check(root: &Path) -> bool {
    let mut steps = Steps::default();
    steps.run("format", || format(root));
    steps.run("lints", || Cargo::locked(root, &LINTS).run());
    steps.run("tidy", || tidy::tidy(root));
    steps.run("types", || page::check_types(root));
    say(steps.summary());
    steps.all_passed()
}

/// What must be on the machine. Whatever later steps need is installed here.
fn set_up(root: &Path) -> Result<bool> {
    let mut complete = true;
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        let mut question = Cargo::new(root, &[subcommand, "--version"]).command();
        let answer = question.stderr(Stdio::null()).output();
        match answer {
            Ok(answer) if answer.status.success() => {
                say(format_args!("   {}", String::from_utf8_lossy(&answer.stdout).trim()));
            }
            _ => {
                say(format_args!("   {component} is missing; run `rustup component add {component}`"));
                complete = false;
            }
        }
    }
    page::set_up(root)?;
    training::set_up()?;
    Ok(complete)
}

fn format(root: &Path) -> Result<bool> {
    let good = Cargo::new(root, &["fmt", "--all", "--check"]).run()?;
    if !good {
        say("   `cargo fmt --all` puts this right");
    }
    Ok(good)
}

/// What the tests are told: in a long run its seed, which is said so that a finding can be found again.
fn variables(is_long: bool) -> Vec<(String, String)> {
    if !is_long {
        return Vec::new();
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    say(format_args!("   {LONG}={now}"));
    vec![(LONG.to_owned(), now.to_string())]
}

/// Runs the examples of the documentation.
fn examples(root: &Path, tally: &mut Tally) -> Result<bool> {
    let cargo = Cargo::locked(root, &["test", "--workspace", "--doc", "--no-fail-fast"]);
    say(format_args!("   $ {}", cargo.shown()));
    let output = cargo.command().stderr(Stdio::inherit()).output()?;
    let (said, good) = (String::from_utf8_lossy(&output.stdout), output.status.success());
    said.lines().for_each(|line| tally.count(line));
    said.lines().filter(|line| !good || line.starts_with("test result")).for_each(say);
    Ok(good)
}
