//! Law: no `unsafe` code but at two borders, and no crate has lints of its own but theirs.
//!
//! The compiler forbids it through the workspace's lints, if a crate obeys them; so each must. What a page calls has to be
//! exported by its name, which is `unsafe`, and PyO3's macros write the `unsafe` functions that Python calls. The crates of
//! these borders deny what the others forbid and have all other lints of the workspace. One file alone may allow it.

use super::house::{House, line_at};
use super::source::{Source, is_test};
use super::{Finding, pattern};

/// The crates at a border.
const BORDERS: [&str; 2] = ["crates/tabla-wasm", FOR_PYTHON];
/// What a page calls.
const FOR_PAGES: &str = "crates/tabla-wasm/src/border.rs";
/// What Python calls is written by macros: the crate does not even have the word.
const FOR_PYTHON: &str = "crates/tabla-python";

/// Every crate that does not obey the shared lints, and the workspace if they allow it.
pub fn check(house: &House) -> Vec<Finding> {
    let forbids = pattern!(r#"(?m)^unsafe_code = "forbid"$"#);
    let allowed = "the shared lints allow it; write `unsafe_code = \"forbid\"`";
    let obeys = pattern!(r"(?m)^\[lints\]\s*\nworkspace = true|^lints\.workspace = true");
    let own = "the crate has lints of its own; write `[lints]` and `workspace = true`";
    let denies = pattern!(r#"(?m)^\[lints\.rust\]\s*\nunsafe_code = "deny"$"#);
    let only_denies =
        "at a border others are let in; write `unsafe_code = \"deny\"` first under `[lints.rust]`";
    let manifests = house.crates.iter().map(|member| {
        let is_border = BORDERS.contains(&member.folder.as_str());
        let (rule, wrong) = if is_border { (denies, only_denies) } else { (obeys, own) };
        (format!("{}/Cargo.toml", member.folder), rule, wrong)
    });
    let all = manifests.chain([("Cargo.toml".to_owned(), forbids, allowed)]);
    let broken = all.filter(|(file, rule, _)| !house.text(file).is_some_and(|text| rule.is_match(text)));
    let broken = broken.map(|(file, _, wrong)| Finding::new(file, 1, wrong));
    broken.chain(allowed_elsewhere(house)).chain(written(house)).chain(other_lints(house)).collect()
}

/// Every file that takes the liberty of the one.
fn allowed_elsewhere(house: &House) -> impl Iterator<Item = Finding> {
    let liberty = pattern!(r"allow\s*\(\s*unsafe_code");
    let files = house.below("", ".rs").filter(|(path, _)| *path != FOR_PAGES && !is_test(path));
    let found = files.filter(move |(_, text)| liberty.is_match(Source::read(text).shipped()));
    found.map(|(path, _)| Finding::new(path, 1, format!("only {FOR_PAGES} may be `unsafe`")))
}

/// Where the crate for Python has the word itself.
fn written(house: &House) -> impl Iterator<Item = Finding> {
    let word = pattern!(r"\bunsafe\b");
    let sources = house.below(FOR_PYTHON, ".rs");
    sources.filter_map(move |(file, text)| {
        let line = line_at(text, word.find(text)?.start());
        Some(Finding::new(file, line, "even here nothing is written that is `unsafe`; find a safe way"))
    })
}

/// Lints of the workspace that a crate at a border has not.
fn other_lints(house: &House) -> impl Iterator<Item = Finding> {
    let shared = house.text("Cargo.toml").unwrap_or_default();
    let lints = pattern!(r"(?ms)^\[workspace\.lints\.\w+\]\n(.*?)(?:\n\n|\z)").captures_iter(shared);
    let wanted: Vec<&str> = lints
        .flat_map(|table| table.get(1).map_or("", |lines| lines.as_str()).lines())
        .filter(|line| !line.starts_with("unsafe_code"))
        .collect();
    BORDERS.into_iter().flat_map(move |folder| {
        let file = format!("{folder}/Cargo.toml");
        let own = house.text(&file).unwrap_or_default();
        let is_there = house.crates.iter().any(|member| member.folder == folder);
        let missing = wanted.iter().filter(|line| is_there && !own.lines().any(|it| it == **line));
        let wrong = missing.map(|line| format!("the workspace has the lint `{line}`; write it here too"));
        wrong.map(|wrong| Finding::new(file.clone(), 1, wrong)).collect::<Vec<_>>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lints_of_its_own_and_a_house_that_allows_it_are_found() {
        let check = |level: &str, manifest: &str| {
            let files = [("Cargo.toml", level), ("crates/tabla-mice/Cargo.toml", manifest)];
            check(&House::of(&files).with_crate("tabla-mice", &[])).len()
        };
        let (forbid, obey) =
            ("[workspace.lints.rust]\nunsafe_code = \"forbid\"\n", "[lints]\nworkspace = true\n");
        assert_eq!(check(forbid, obey), 0);
        assert_eq!(check(forbid, "[dependencies]\nx.workspace = true\n"), 1);
        assert_eq!(check(forbid, "[lints.rust]\nunsafe_code = \"allow\"\n"), 1);
        assert_eq!(check("[workspace.lints.rust]\nunsafe_code = \"deny\"\n", obey), 1);
    }

    #[test]
    fn one_file_alone_may_be_a_border() {
        let check = |file: &str, manifest: &str| {
            let files = [
                ("Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n"),
                ("crates/tabla-wasm/Cargo.toml", manifest),
                (file, "#![allow(unsafe_code)]\n"),
            ];
            check(&House::of(&files).with_crate("tabla-wasm", &[])).len()
        };
        let denies = "[lints.rust]\nunsafe_code = \"deny\"\n";
        assert_eq!(check("crates/tabla-wasm/src/border.rs", denies), 0);
        assert_eq!(check("crates/tabla-wasm/src/lib.rs", denies), 1);
        assert_eq!(check("crates/tabla-wasm/src/border.rs", "[lints.rust]\nunsafe_code = \"allow\"\n"), 1);
    }

    #[test]
    fn a_border_denies_and_has_all_other_lints() {
        let shared = "[workspace.lints.rust]\nunsafe_code = \"forbid\"\nodd = \"warn\"\n\n[profile.dev]\n";
        let check = |manifest: &str, source: &str| {
            let (folder, name) = ("crates/tabla-python/Cargo.toml", "crates/tabla-python/src/lib.rs");
            let files = [("Cargo.toml", shared), (folder, manifest), (name, source)];
            check(&House::of(&files).with_crate("tabla-python", &[])).len()
        };
        let good = "[lints.rust]\nunsafe_code = \"deny\"\nodd = \"warn\"\n";
        assert_eq!(check(good, "fn nothing() {}\n"), 0);
        assert_eq!(check(&good.replace("deny", "allow"), ""), 1);
        assert_eq!(check(&good.replace("odd", "even"), ""), 1);
        assert_eq!(check(good, "#[allow(unsafe_code)]\nfn nothing() {}\n"), 1);
        assert_eq!(check(good, "fn nothing() { unsafe { } }\n"), 1);
    }
}
