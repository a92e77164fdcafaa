//! Law: ARCHITECTURE.md lists the crates that there are, and the laws that there are, and whoever is walked through
//! the house there meets names that are in the code.
//!
//! A map that nothing checks goes stale without anybody noticing.

use std::collections::BTreeSet;

use regex::Regex;

use super::house::{House, line_at};
use super::source::Source;
use super::{Finding, LAWS, pattern};

const FILE: &str = "ARCHITECTURE.md";

/// Every crate and every law that is on one side only.
pub fn check(house: &House) -> Vec<Finding> {
    // That the file must exist is another law.
    let Some(text) = house.text(FILE) else { return Vec::new() };
    let crates = house.crates.iter().map(|member| member.name.as_str()).collect();
    let mut findings = compare(text, "## Code map", "crate", crates, pattern!(r"(?m)^- `([a-z-]+)`"));
    let laws = LAWS.iter().map(|(name, _)| *name).collect();
    findings.extend(compare(text, "## Laws", "law", laws, pattern!(r"\(checked: `([a-z]+)`\)")));
    findings.extend(strangers(house, text));
    findings
}

fn compare(text: &str, heading: &str, kind: &str, real: BTreeSet<&str>, listed: &Regex) -> Vec<Finding> {
    let Some(start) = text.find(&format!("\n{heading}\n")) else {
        return vec![Finding::new(FILE, 1, format!("there is no section \"{heading}\"; write one"))];
    };
    let start = start + 1;
    let end = text[start..].find("\n## ").map_or(text.len(), |length| start + length);
    let names = listed.captures_iter(&text[start..end]).filter_map(|found| found.get(1));
    let names: Vec<(usize, &str)> =
        names.map(|name| (line_at(text, start + name.start()), name.as_str())).collect();
    let gone = names.iter().filter(|(_, name)| !real.contains(name));
    let new = real.iter().filter(|name| !names.iter().any(|(_, listed)| listed == *name));
    let gone = gone.map(|(line, name)| (*line, format!("there is no {kind} `{name}`; take it off the list")));
    let new =
        new.map(|name| (line_at(text, start), format!("the {kind} `{name}` is not in this list; add it")));
    gone.chain(new).map(|(line, wrong)| Finding::new(FILE, line, wrong)).collect()
}

/// Every name in a walk that is nowhere in the code.
fn strangers(house: &House, text: &str) -> Vec<Finding> {
    let sources: Vec<Source> = house.below("crates", ".rs").map(|(_, text)| Source::read(text)).collect();
    let words = sources.iter().flat_map(|source| pattern!(r"\w+").find_iter(source.shipped()));
    let known: BTreeSet<&str> = words.map(|word| word.as_str()).collect();
    let mut findings = Vec::new();
    for walk in pattern!(r"(?s)\*\*[^*]*walked\.\*\*.*?(?:\n\n|$)").find_iter(text) {
        for found in pattern!(r"`(?:\w+::)*([A-Za-z_]\w*)`").captures_iter(walk.as_str()) {
            if !known.contains(&found[1]) {
                let line = line_at(text, walk.start() + found.get_match().start());
                let wrong = format!("{} is nowhere in the code; walk by the names that are", &found[0]);
                findings.push(Finding::new(FILE, line, wrong));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn check_page(crates: &str, heading: &str) -> Vec<String> {
        let laws: String = LAWS.iter().map(|(law, _)| format!("- So it is. (checked: `{law}`)\n")).collect();
        let page = format!("# A\n\n## Code map\n\n{crates}\n{heading}\n\n{laws}");
        let house = House::of(&[(FILE, &page)]).with_crate("tabla-core", &[]).with_crate("tabla", &[]);
        found(&check(&house))
    }

    #[test]
    fn crates_on_one_side_only_are_found() {
        assert_eq!(check_page("- `tabla-core`: see `tabla-games`.\n- `tabla`: all\n", "## Laws"), [""; 0]);
        assert_eq!(
            check_page("- `tabla-core`: has `tabla` inside\n- `tabla-gone`\n", "## Laws"),
            [
                "ARCHITECTURE.md:6: there is no crate `tabla-gone`; take it off the list",
                "ARCHITECTURE.md:3: the crate `tabla` is not in this list; add it"
            ]
        );
    }

    #[test]
    fn laws_are_compared_too() {
        assert_eq!(
            check_page("- `tabla-core`\n- `tabla`\n", "## Laws\n\n- Others. (checked: `form`)"),
            ["ARCHITECTURE.md:10: there is no law `form`; take it off the list"]
        );
        assert_eq!(
            check_page("- `tabla-core`\n- `tabla`\n", "## Habits"),
            ["ARCHITECTURE.md:1: there is no section \"## Laws\"; write one"]
        );
    }

    #[test]
    fn a_walk_meets_names_that_are_in_the_code() {
        let walk = "**A bot, walked.** `Host` hears `Host::gone`,\nand `Ghost`.\n\n`Nobody` is asked here.\n";
        let house = House::of(&[("crates/a/src/a.rs", "// Ghost\nstruct Host;\n")]);
        assert_eq!(
            found(&strangers(&house, walk)),
            [
                "ARCHITECTURE.md:1: `Host::gone` is nowhere in the code; walk by the names that are",
                "ARCHITECTURE.md:2: `Ghost` is nowhere in the code; walk by the names that are",
            ]
        );
    }
}
