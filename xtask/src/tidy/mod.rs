//! The laws of the house, checked by reading.
//!
//! A law is a function from the [`House`] to what breaks it. Nothing here builds or runs the code, so
//! the whole takes a second and can be part of every edit.

mod dependencies;
mod games;
mod house;
mod leftovers;
mod length;
mod map;
mod messages;
mod papers;
mod purity;
mod source;
mod tested;
mod unchecked;

use std::path::Path;

use anyhow::Result;

use crate::say;
use house::House;

/// One place where a law is broken.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Finding {
    /// The file, from the workspace's folder.
    file: String,
    /// The line, counted from 1.
    line: usize,
    /// What is wrong; what would be right.
    text: String,
}

impl Finding {
    fn new(file: impl Into<String>, line: usize, text: impl Into<String>) -> Finding {
        Finding { file: file.into(), line, text: text.into() }
    }
}

/// Everything in the house that breaks a law.
type Check = fn(&House) -> Vec<Finding>;

/// Every law, as ARCHITECTURE.md calls it.
const LAWS: [(&str, Check); 10] = [
    ("dependencies", dependencies::check),
    ("games", games::check),
    ("leftovers", leftovers::check),
    ("length", length::check),
    ("map", map::check),
    ("messages", messages::check),
    ("papers", papers::check),
    ("purity", purity::check),
    ("tests", tested::check),
    ("unsafe", unchecked::check),
];

/// Prints everything that breaks a law. Whether nothing does.
pub fn tidy(root: &Path) -> Result<bool> {
    let house = House::read(root)?;
    let broken =
        |(law, check): (&'static str, Check)| check(&house).into_iter().map(move |found| (found, law));
    let mut findings: Vec<(Finding, &str)> = LAWS.into_iter().flat_map(broken).collect();
    findings.sort();
    findings.dedup();
    for (Finding { file, line, text }, law) in &findings {
        say(format_args!("{file}:{line}: {text} ({law})"));
    }
    match findings.len() {
        0 => say(format_args!("   {} laws kept", LAWS.len())),
        1 => say("   1 finding"),
        count => say(format_args!("   {count} findings")),
    }
    Ok(findings.is_empty())
}

/// A pattern that is compiled once.
macro_rules! pattern {
    ($pattern:expr) => {{
        static PATTERN: std::sync::LazyLock<regex::Regex> =
            std::sync::LazyLock::new(|| regex::Regex::new($pattern).expect("the pattern is fixed"));
        &*PATTERN
    }};
}
use pattern;
