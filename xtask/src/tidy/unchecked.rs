//! Law: no `unsafe` code, except in the files that are named here.
//!
//! The compiler forbids it through the workspace's lints, if a crate obeys them; so each must.

use std::sync::LazyLock;

use regex::Regex;

use super::Finding;
use super::house::{House, line_at};
use super::source::Source;

/// The law's name.
pub const LAW: &str = "unsafe";

/// The files that may hold it.
const ALLOWED: [&str; 0] = [];

/// Every place that holds it, and every crate that does not obey the shared lints.
pub fn check(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in house.below("", ".rs").filter(|(path, _)| !ALLOWED.contains(path)) {
        let source = Source::read(text);
        findings.extend(UNSAFE.find_iter(source.code()).map(|found| Finding {
            file: path.to_owned(),
            line: line_at(text, found.start()),
            text: "`unsafe` outside the allowed files; write it in safe Rust".to_owned(),
            law: LAW,
        }));
    }
    for member in &house.crates {
        let manifest = format!("{}/Cargo.toml", member.folder);
        if !house.text(&manifest).is_some_and(|text| LINTS.is_match(text)) {
            findings.push(Finding {
                file: manifest,
                line: 1,
                text: "the crate has lints of its own; write `[lints]` and `workspace = true`".to_owned(),
                law: LAW,
            });
        }
    }
    if let Some(text) = house.text("Cargo.toml")
        && !FORBIDDEN.is_match(text)
    {
        findings.push(Finding {
            file: "Cargo.toml".to_owned(),
            line: 1,
            text: "the shared lints allow it; write `unsafe_code = \"forbid\"`".to_owned(),
            law: LAW,
        });
    }
    findings
}

static UNSAFE: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\bunsafe\b").expect("the pattern is fixed"));

static LINTS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?m)^\[lints\]\s*\nworkspace = true|^lints\.workspace = true").expect("the pattern is fixed")
});

static FORBIDDEN: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r#"(?m)^unsafe_code = "forbid""#).expect("the pattern is fixed"));

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    #[test]
    fn a_block_is_found_and_a_word_about_it_is_not() {
        let bad = House::of(&[("web/a.rs", "fn f() {\n    unsafe { g() }\n}\n")]);
        assert_eq!(
            found(&check(&bad)),
            ["web/a.rs:2: `unsafe` outside the allowed files; write it in safe Rust"]
        );
        let good = House::of(&[("web/a.rs", "//! Nothing unsafe.\n#![forbid(unsafe_code)]\n")]);
        assert_eq!(found(&check(&good)), [""; 0]);
    }

    #[test]
    fn a_crate_must_obey_the_shared_lints() {
        let house =
            |manifest| House::of(&[("crates/tabla-mice/Cargo.toml", manifest)]).with_crate("tabla-mice", &[]);
        assert_eq!(found(&check(&house("[package]\n\n[lints]\nworkspace = true\n"))), [""; 0]);
        assert_eq!(check(&house("[package]\n\n[dependencies]\nx.workspace = true\n")).len(), 1);
        assert_eq!(check(&house("[lints.rust]\nunsafe_code = \"allow\"\n")).len(), 1);
    }

    #[test]
    fn the_shared_lints_must_forbid_it() {
        let house = |level| House::of(&[("Cargo.toml", level)]);
        assert_eq!(found(&check(&house("[workspace.lints.rust]\nunsafe_code = \"forbid\"\n"))), [""; 0]);
        assert_eq!(check(&house("[workspace.lints.rust]\nunsafe_code = \"deny\"\n")).len(), 1);
    }
}
