//! The long run of the fuzzers: the same targets as in the tests, made and kept by libFuzzer.
//!
//! What guides it is put into our own crates alone: cargo calls this program instead of the compiler for them, and it
//! calls the compiler with a few words more. So nothing has to be installed, and nothing else is built again.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail, ensure};
use cargo_metadata::Message;
use clap::Args;

use crate::say;
use crate::steps::Cargo;

/// Set for the calls that stand for the compiler.
const WRAPPING: &str = "TABLA_FUZZ_WRAPPING";

/// What makes a program tell which places it reaches.
const GUIDANCE: [&str; 5] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// No input may take longer, in seconds, or more memory, in megabytes.
const LIMITS: [&str; 4] = ["-timeout=60", "-rss_limit_mb=4096", "-report_slow_units=5", "-max_len=262144"];

#[derive(Args)]
pub struct FuzzArgs {
    /// The target; without one, each in turn
    target: Option<String>,
    /// How long for each target: 90s, 10m, 2h
    #[arg(long, default_value = "1m", value_parser = seconds)]
    time: u64,
    /// Feed this input again, instead of making new ones
    #[arg(long, requires = "target")]
    input: Option<PathBuf>,
}

/// Whether nothing was found.
pub fn fuzz(root: &Path, args: &FuzzArgs) -> Result<bool> {
    if let Some(input) = &args.input {
        let input = fs::canonicalize(input).with_context(|| format!("cannot read {}", input.display()))?;
        return test(root, args.target.as_deref().unwrap_or_default(), "TABLA_FUZZ_INPUT", &input).run();
    }
    let known = targets(root)?;
    let chosen: Vec<&String> =
        known.iter().filter(|name| args.target.as_ref().is_none_or(|target| target == *name)).collect();
    ensure!(!chosen.is_empty(), "there is no such target; there are {}", known.join(", "));
    let program = build(root)?;
    let mut found = Vec::new();
    for target in chosen {
        if !run(root, &program, target, args.time)? {
            found.push(target.as_str());
        }
    }
    if found.is_empty() {
        say("nothing was found");
    } else {
        say(format_args!("something was found: {}", found.join(", ")));
    }
    Ok(found.is_empty())
}

/// One target, for so many seconds, from the seeds and what earlier runs have kept.
fn run(root: &Path, program: &Path, target: &str, seconds: u64) -> Result<bool> {
    let folder = Path::new("target/fuzz");
    let (seeds, kept) = (folder.join("seeds").join(target), folder.join("corpus").join(target));
    let findings = folder.join("findings").join(target);
    for folder in [&seeds, &kept, &findings] {
        fs::create_dir_all(root.join(folder)).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    ensure!(test(root, target, "TABLA_FUZZ_SEEDS", &root.join(&seeds)).run()?, "the seeds cannot be written");
    say(format_args!("== {target}, {seconds} s"));
    // From the workspace's folder: libFuzzer does not take every path.
    let status = Command::new(program)
        .current_dir(root)
        .env("TABLA_FUZZ_TARGET", target)
        .args(LIMITS)
        .args([format!("-max_total_time={seconds}"), format!("-artifact_prefix={}/", findings.display())])
        .arg("-print_final_stats=1")
        .args(
            [&kept, &seeds, &Path::new("fuzz/corpus").join(target)]
                .iter()
                .filter(|path| root.join(path).is_dir()),
        )
        .status()
        .with_context(|| format!("cannot run {}", program.display()))?;
    if !status.success() {
        say(format_args!("   look in {} and feed it again with --input", findings.display()));
    }
    Ok(status.success())
}

/// The test of a target, with one variable set.
fn test(root: &Path, target: &str, variable: &str, value: &Path) -> Cargo {
    let words = ["test", "--package", "tabla-fuzz", "--test", "fuzz", "--", "--exact", "--nocapture", target];
    Cargo::locked(root, &words).with(variable, &value.to_string_lossy())
}

/// The names of the targets: those of the tests.
fn targets(root: &Path) -> Result<Vec<String>> {
    let path = root.join("fuzz/tests/fuzz.rs");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let list = text.split_once("targets! {").and_then(|(_, rest)| rest.split_once('}'));
    let Some((list, _)) = list else { bail!("{} lists no targets", path.display()) };
    Ok(list.split_whitespace().map(str::to_owned).collect())
}

/// Builds the program that is guided; where it is.
fn build(root: &Path) -> Result<PathBuf> {
    let words =
        ["build", "--package", "tabla-fuzz", "--bin", "guided", "--features", "guided", "--profile", "test"];
    let json = "--message-format=json-render-diagnostics";
    let cargo = Cargo::locked(root, &[&words[..], &[json]].concat());
    say(format_args!("   $ {}", cargo.shown()));
    let this = env::current_exe().context("cannot find this program")?;
    let mut building = cargo.command();
    building.env("RUSTC_WORKSPACE_WRAPPER", this).env(WRAPPING, "1").stdout(Stdio::piped());
    let built =
        building.spawn().and_then(|running| running.wait_with_output()).context("cannot run cargo")?;
    ensure!(built.status.success(), "the fuzzer cannot be built; it needs a compiler of C++ besides");
    let mut messages = Message::parse_stream(&built.stdout[..]);
    let program = messages.find_map(|message| match message {
        Ok(Message::CompilerArtifact(artifact)) if artifact.target.name == "guided" => artifact.executable,
        _ => None,
    });
    program.map(PathBuf::from).context("cargo does not say where the fuzzer is")
}

/// If cargo calls this program for a crate of ours: compiles it, with guidance. `None` for everybody else.
pub fn compile_if_asked() -> Option<ExitCode> {
    env::var_os(WRAPPING)?;
    let mut words = env::args_os().skip(1);
    let compiler = words.next()?;
    let words: Vec<OsString> = words.collect();
    // What runs while building has nobody to tell.
    let is_guided = words.iter().any(|word| word == "--crate-name") && !words.iter().any(is_script);
    let guidance = if is_guided { &GUIDANCE[..] } else { &[] };
    let status = Command::new(compiler).args(&words).args(guidance).status();
    Some(if status.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn is_script(word: &OsString) -> bool {
    word == OsStr::new("build_script_build")
}

/// Reads `90s`, `10m`, `2h` or a bare number of seconds.
fn seconds(text: &str) -> Result<u64, String> {
    let wrong = || format!("'{text}' is no time: write 90s, 10m or 2h");
    let (number, unit) =
        text.split_at(text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len()));
    let factor = match unit {
        "" | "s" => 1,
        "m" => 60,
        "h" => 3600,
        _ => return Err(wrong()),
    };
    let number: u64 = number.parse().map_err(|_| wrong())?;
    number.checked_mul(factor).filter(|&time| time > 0).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        assert_eq!(["90s", "90", "10m", "2h"].map(|text| seconds(text).ok()), [90, 90, 600, 7200].map(Some));
        for text in ["", "s", "0s", "-1s", "1.5m", "1d", "99999999999999999999h", "9999999999999999999h"] {
            assert_eq!(seconds(text), Err(format!("'{text}' is no time: write 90s, 10m or 2h")));
        }
    }

    #[test]
    fn the_targets_are_those_of_the_tests() {
        let targets = targets(&crate::root()).unwrap();
        assert!(
            targets.contains(&"santorini".to_owned()) && targets.contains(&"web".to_owned()),
            "{targets:?}"
        );
    }
}
