//! Law: no `unsafe` code but at the border to a page, and no crate has lints of its own.
//!
//! The compiler forbids it through the workspace's lints, if a crate obeys them; so each must. What a page calls has to be
//! exported by its name, which is `unsafe`: one crate allows it to one file.

use super::house::House;
use super::source::{Source, is_test};
use super::{Finding, pattern};

/// The crate that has a border to a page, and the file that is it.
const BORDER: (&str, &str) = ("tabla-wasm", "crates/tabla-wasm/src/border.rs");

/// Every crate that does not obey the shared lints, and the workspace if they allow it.
pub fn check(house: &House) -> Vec<Finding> {
    let forbids = pattern!(r#"(?m)^unsafe_code = "forbid""#);
    let allowed = "the shared lints allow it; write `unsafe_code = \"forbid\"`";
    let obeys = pattern!(r"(?m)^\[lints\]\s*\nworkspace = true|^lints\.workspace = true");
    let own = "the crate has lints of its own; write `[lints]` and `workspace = true`";
    let denies = pattern!(r#"(?m)^\[lints\.rust\]\nunsafe_code = "deny"\n"#);
    let manifests = house.crates.iter().map(|member| {
        let rule = if member.name == BORDER.0 { denies } else { obeys };
        (format!("{}/Cargo.toml", member.folder), rule, own)
    });
    let all = manifests.chain([("Cargo.toml".to_owned(), forbids, allowed)]);
    let broken = all.filter(|(file, rule, _)| !house.text(file).is_some_and(|text| rule.is_match(text)));
    broken.map(|(file, _, wrong)| Finding::new(file, 1, wrong)).chain(allowed_elsewhere(house)).collect()
}

/// Every other file that takes the same liberty.
fn allowed_elsewhere(house: &House) -> Vec<Finding> {
    let liberty = pattern!(r"allow\s*\(\s*unsafe_code");
    let files = house.below("", ".rs").filter(|(path, _)| *path != BORDER.1 && !is_test(path));
    let found = files.filter(|(_, text)| liberty.is_match(Source::read(text).shipped()));
    let wrong = format!("only {} may be `unsafe`", BORDER.1);
    found.map(|(path, _)| Finding::new(path, 1, wrong.clone())).collect()
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
                ("Cargo.toml", "unsafe_code = \"forbid\"\n"),
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
}
