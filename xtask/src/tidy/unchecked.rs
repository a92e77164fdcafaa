//! Law: no `unsafe` code, and no crate has lints of its own but the one for Python.
//!
//! The compiler forbids it through the workspace's lints, if a crate obeys them; so each must. PyO3's macros write the
//! `unsafe` functions that Python calls, which nobody can forbid: the crate that uses them denies all others, its own
//! lints are those of the workspace else, and what is written there does not even have the word.

use super::house::{House, line_at};
use super::{Finding, pattern};

/// The one crate whose macros write what the others forbid.
const FOR_PYTHON: &str = "crates/tabla-python";

/// Every crate that does not obey the shared lints, and the workspace if they allow it.
pub fn check(house: &House) -> Vec<Finding> {
    let forbids = pattern!(r#"(?m)^unsafe_code = "forbid""#);
    let allowed = "the shared lints allow it; write `unsafe_code = \"forbid\"`";
    let obeys = pattern!(r"(?m)^\[lints\]\s*\nworkspace = true|^lints\.workspace = true");
    let own = "the crate has lints of its own; write `[lints]` and `workspace = true`";
    let denies = pattern!(r#"(?m)^\[lints\.rust\]\s*\nunsafe_code = "deny""#);
    let only_denies = "its macros write what others forbid; write `unsafe_code = \"deny\"`";
    let manifests = house.crates.iter().map(|member| {
        let (rule, wrong) = if member.folder == FOR_PYTHON { (denies, only_denies) } else { (obeys, own) };
        (format!("{}/Cargo.toml", member.folder), rule, wrong)
    });
    let all = manifests.chain([("Cargo.toml".to_owned(), forbids, allowed)]);
    let broken = all.filter(|(file, rule, _)| !house.text(file).is_some_and(|text| rule.is_match(text)));
    let broken = broken.map(|(file, _, wrong)| Finding::new(file, 1, wrong));
    broken.chain(written(house)).chain(other_lints(house)).collect()
}

/// Where the crate for Python has the word itself.
fn written(house: &House) -> impl Iterator<Item = Finding> {
    let word = pattern!(r"\bunsafe(?:_code)?\b");
    let sources = house.below(FOR_PYTHON, ".rs");
    sources.filter_map(move |(file, text)| {
        let line = line_at(text, word.find(text)?.start());
        Some(Finding::new(file, line, "even here nothing is written that is `unsafe`; find a safe way"))
    })
}

/// Lints of the workspace that the crate for Python has not.
fn other_lints(house: &House) -> impl Iterator<Item = Finding> {
    let file = format!("{FOR_PYTHON}/Cargo.toml");
    let shared = house.text("Cargo.toml").unwrap_or_default();
    let lints = pattern!(r"(?ms)^\[workspace\.lints\.\w+\]\n(.*?)(?:\n\n|\z)").captures_iter(shared);
    let wanted: Vec<&str> = lints
        .flat_map(|table| table.get(1).map_or("", |lines| lines.as_str()).lines().collect::<Vec<_>>())
        .filter(|line| !line.starts_with("unsafe_code"))
        .collect();
    let own = house.text(&file);
    let missing =
        wanted.into_iter().filter(move |line| own.is_some_and(|own| !own.lines().any(|it| it == *line)));
    let missing: Vec<String> =
        missing.map(|line| format!("the workspace has the lint `{line}`; write it here too")).collect();
    missing.into_iter().map(move |wrong| Finding::new(file.clone(), 1, wrong))
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
    fn the_crate_for_python_denies_and_has_all_other_lints() {
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
