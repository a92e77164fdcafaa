//! Law: ARCHITECTURE.md lists the crates that there are, and the laws that there are, and whoever is walked through
//! the house there meets names that are in the code.
//!
//! A map that nothing checks goes stale without anybody noticing.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use regex::Regex;

use super::house::House;
use super::source::Source;
use super::{Finding, LAWS};

pub const LAW: &str = "map";

const FILE: &str = "ARCHITECTURE.md";
const CRATES: &str = "## Code map";
const RULES: &str = "## Laws";

/// Every crate and every law that is on one side only.
pub fn check(house: &House) -> Vec<Finding> {
    let Some(text) = house.text(FILE) else {
        // That the file must exist is another law.
        return Vec::new();
    };
    let crates: Vec<&str> = house.crates.iter().map(|member| member.name.as_str()).collect();
    let laws = LAWS.map(|law| law.name);
    let mut findings = compare(text, CRATES, "crate", &crates, crate_names);
    findings.extend(compare(text, RULES, "law", &laws, law_names));
    findings.extend(strangers(house, text));
    findings
}

/// Every name in a walk that is nowhere in the code.
fn strangers(house: &House, text: &str) -> Vec<Finding> {
    let mut walked = false;
    let mut met: Vec<(usize, &str)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        walked = !line.trim().is_empty() && (walked || line.contains("walked.**"));
        if walked {
            met.extend(
                NAMES.captures_iter(line).filter_map(|found| Some((index + 1, found.get(1)?.as_str()))),
            );
        }
    }
    let sources: Vec<Source> = if met.is_empty() {
        Vec::new()
    } else {
        house.below("crates", ".rs").map(|(_, text)| Source::read(text)).collect()
    };
    let is_known = |name: &str| {
        let last = name.rsplit("::").next().unwrap_or(name);
        let word = Regex::new(&format!(r"\b{last}\b")).expect("a name is no pattern");
        sources.iter().any(|source| word.is_match(source.shipped()))
    };
    let unknown = met.into_iter().filter(|(_, name)| !is_known(name));
    let finding = |(line, name)| Finding {
        file: FILE.to_owned(),
        line,
        text: format!("`{name}` is nowhere in the code; walk by the names that are"),
        law: LAW,
    };
    unknown.map(finding).collect()
}

static NAMES: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"`([A-Za-z_]\w*(?:::\w+)*)`").expect("the pattern is fixed"));

fn compare(
    text: &str,
    heading: &str,
    kind: &str,
    real: &[&str],
    names: fn(&str) -> Vec<&str>,
) -> Vec<Finding> {
    let finding = |line, text| Finding { file: FILE.to_owned(), line, text, law: LAW };
    let Some(start) = text.lines().position(|line| line.trim_end() == heading) else {
        return vec![finding(1, format!("there is no section \"{heading}\"; write one"))];
    };
    let section = text.lines().enumerate().skip(start + 1).take_while(|(_, line)| !line.starts_with("## "));
    let listed: BTreeMap<&str, usize> = section
        .flat_map(|(index, line)| names(line).into_iter().map(move |name| (name, index + 1)))
        .collect();
    let gone = listed.iter().filter(|(name, _)| !real.contains(name));
    let mut findings: Vec<Finding> = gone
        .map(|(name, line)| finding(*line, format!("there is no {kind} `{name}`; take it off the list")))
        .collect();
    let unlisted = real.iter().filter(|name| !listed.contains_key(**name));
    findings.extend(unlisted.map(|name| {
        finding(start + 1, format!("the {kind} `{name}` is not listed; give it a line under \"{heading}\""))
    }));
    findings
}

/// The names in backticks with which a bullet begins.
fn crate_names(line: &str) -> Vec<&str> {
    let Some(start) = BULLET.captures(line).and_then(|bullet| bullet.get(1)) else { return Vec::new() };
    NAME.captures_iter(start.as_str()).filter_map(|name| Some(name.get(1)?.as_str())).collect()
}

/// The name with which a law ends: `(checked: `name`)`.
fn law_names(line: &str) -> Vec<&str> {
    CHECKED.captures_iter(line).filter_map(|name| Some(name.get(1)?.as_str())).collect()
}

static BULLET: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*[-*] +((?:`(?:tabla(?:-[a-z]+)?|xtask)`(?:, | and )?)+)").expect("the pattern is fixed")
});

static NAME: LazyLock<Regex> = LazyLock::new(|| Regex::new("`([^`]+)`").expect("the pattern is fixed"));

static CHECKED: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\(checked: `([a-z]+)`\)").expect("the pattern is fixed"));

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn page(crates: &str) -> String {
        let laws: String =
            LAWS.iter().map(|law| format!("- So it is. (checked: `{}`)\n", law.name)).collect();
        format!("# A\n\n{CRATES}\n\n{crates}\n{RULES}\n\n{laws}")
    }

    fn check_page(page: &str) -> Vec<String> {
        let house = House::of(&[(FILE, page)]).with_crate("tabla-core", &[]).with_crate("tabla", &[]);
        found(&check(&house))
    }

    #[test]
    fn a_true_map_is_kept() {
        assert_eq!(check_page(&page("- `tabla-core`: words; see `tabla-games`.\n- `tabla`: all\n")), [""; 0]);
        assert_eq!(check_page(&page("* `tabla-core` and `tabla`: both\n\nElsewhere `xtask`.\n")), [""; 0]);
    }

    #[test]
    fn a_crate_that_is_gone_is_found() {
        assert_eq!(
            check_page(&page("- `tabla-core`\n- `tabla`\n- `tabla-gone`\n")),
            ["ARCHITECTURE.md:7: there is no crate `tabla-gone`; take it off the list"]
        );
    }

    #[test]
    fn a_crate_that_is_new_is_found() {
        assert_eq!(
            check_page(&page("- `tabla-core`: has `tabla` inside\n")),
            ["ARCHITECTURE.md:3: the crate `tabla` is not listed; give it a line under \"## Code map\""]
        );
    }

    #[test]
    fn laws_are_compared_too() {
        let good = page("- `tabla-core`\n- `tabla`\n");
        assert_eq!(check_page(&good.replace("`tests`", "`form`")).len(), 2);
        assert_eq!(
            check_page(&good.replace(RULES, "## Habits")),
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
