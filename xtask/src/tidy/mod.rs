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

use std::fmt;
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
    /// The name of the law.
    law: &'static str,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {} ({})", self.file, self.line, self.text, self.law)
    }
}

/// A law: what it is called, and how it is checked.
struct Law {
    /// As ARCHITECTURE.md calls it.
    name: &'static str,
    /// Everything in the house that breaks it.
    check: fn(&House) -> Vec<Finding>,
}

/// Every law, by name.
const LAWS: [Law; 10] = [
    Law { name: dependencies::LAW, check: dependencies::check },
    Law { name: games::LAW, check: games::check },
    Law { name: leftovers::LAW, check: leftovers::check },
    Law { name: length::LAW, check: length::check },
    Law { name: map::LAW, check: map::check },
    Law { name: messages::LAW, check: messages::check },
    Law { name: papers::LAW, check: papers::check },
    Law { name: purity::LAW, check: purity::check },
    Law { name: tested::LAW, check: tested::check },
    Law { name: unchecked::LAW, check: unchecked::check },
];

/// Prints everything that breaks a law. Whether nothing does.
pub fn tidy(root: &Path) -> Result<bool> {
    let house = House::read(root)?;
    let mut findings: Vec<Finding> = LAWS.iter().flat_map(|law| (law.check)(&house)).collect();
    findings.sort();
    findings.dedup();
    for finding in &findings {
        say(finding);
    }
    match findings.len() {
        0 => say(format_args!("   {} laws kept", LAWS.len())),
        1 => say("   1 finding"),
        count => say(format_args!("   {count} findings")),
    }
    Ok(findings.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_says_where_what_and_which_law() {
        let finding =
            Finding { file: "a/b.rs".to_owned(), line: 7, text: "this; that".to_owned(), law: "length" };
        assert_eq!(finding.to_string(), "a/b.rs:7: this; that (length)");
    }

    #[test]
    fn laws_have_different_names_in_order() {
        assert!(LAWS.windows(2).all(|pair| pair[0].name < pair[1].name));
    }
}
