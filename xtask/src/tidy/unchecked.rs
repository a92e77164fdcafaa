//! Law: no `unsafe` code, and no crate has lints of its own.
//!
//! The compiler forbids it through the workspace's lints, if a crate obeys them; so each must.

use super::house::House;
use super::{Finding, pattern};

/// Every crate that does not obey the shared lints, and the workspace if they allow it.
pub fn check(house: &House) -> Vec<Finding> {
    let forbids = pattern!(r#"(?m)^unsafe_code = "forbid""#);
    let allowed = "the shared lints allow it; write `unsafe_code = \"forbid\"`";
    let obeys = pattern!(r"(?m)^\[lints\]\s*\nworkspace = true|^lints\.workspace = true");
    let own = "the crate has lints of its own; write `[lints]` and `workspace = true`";
    let manifests = house.crates.iter().map(|member| (format!("{}/Cargo.toml", member.folder), obeys, own));
    let all = manifests.chain([("Cargo.toml".to_owned(), forbids, allowed)]);
    let broken = all.filter(|(file, rule, _)| !house.text(file).is_some_and(|text| rule.is_match(text)));
    broken.map(|(file, _, wrong)| Finding::new(file, 1, wrong)).collect()
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
}
