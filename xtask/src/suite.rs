//! The two checks: the whole, and the short one of the edit loop.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result};

use crate::page;
use crate::say;
use crate::steps::{Cargo, Steps};
use crate::tally::Tally;
use crate::tidy;

/// Everything that must hold before a change is handed on. Whether it does.
pub fn test(root: &Path) -> bool {
    let mut steps = Steps::default();
    let mut tally = Tally::default();
    steps.run("set-up", || set_up(root));
    steps.run("format", || format(root));
    steps.run("lints", || {
        let words = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        Cargo::locked(root, &words).run()
    });
    steps.run("documentation", || {
        Cargo::locked(root, &["doc", "--workspace", "--no-deps"]).with("RUSTDOCFLAGS", "-D warnings").run()
    });
    steps.run("tidy", || tidy::tidy(root));
    steps.run("types", || page::check_types(root));
    steps.run("tests", || count_tests(root, &mut tally));
    say(steps.summary());
    // Alone and last, so that it is found without reading the rest.
    say(tally);
    steps.all_passed()
}

/// What an edit can break, in the order of how soon it is known. Whether all is well.
pub fn check(root: &Path) -> bool {
    let mut steps = Steps::default();
    steps.run("format", || format(root));
    steps.run("lints", || Cargo::locked(root, &["clippy", "--workspace", "--all-targets"]).run());
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
    Ok(complete)
}

fn format(root: &Path) -> Result<bool> {
    let good = Cargo::new(root, &["fmt", "--all", "--check"]).run()?;
    if !good {
        say("   `cargo fmt --all` puts this right");
    }
    Ok(good)
}

/// Runs the tests of the workspace; their output passes through and is counted on the way.
fn count_tests(root: &Path, tally: &mut Tally) -> Result<bool> {
    let cargo = Cargo::locked(root, &["test", "--workspace", "--no-fail-fast"]);
    say(format_args!("   $ {}", cargo.shown()));
    let mut running = cargo
        .command()
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run {}", cargo.shown()))?;
    if let Some(output) = running.stdout.take() {
        let mut output = BufReader::new(output);
        let mut line = Vec::new();
        // By bytes: a test may print what is not UTF-8.
        while output.read_until(b'\n', &mut line)? > 0 {
            let text = String::from_utf8_lossy(&line);
            let text = text.trim_end_matches(['\n', '\r']);
            say(text);
            tally.count(text);
            line.clear();
        }
    }
    let good = running.wait()?.success();
    if !good && tally.failed == 0 {
        say("   a test program did not build or ended without a result; it counts as one failed test");
        tally.failed = 1;
    }
    Ok(good)
}
