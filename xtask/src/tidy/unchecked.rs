//! Law: no `unsafe` code, and no crate has lints of its own.
//!
//! The compiler forbids it through the workspace's lints, if a crate obeys them; so each must.

use std::sync::LazyLock;

use regex::Regex;

use super::Finding;
use super::house::House;

pub const LAW: &str = "unsafe";

/// Every crate that does not obey the shared lints, and the workspace if they allow it.
pub fn check(house: &House) -> Vec<Finding> {
    let manifests = house.crates.iter().map(|member| format!("{}/Cargo.toml", member.folder));
    let own = "the crate has lints of its own; write `[lints]` and `workspace = true`";
    let allowed = "the shared lints allow it; write `unsafe_code = \"forbid\"`";
    let workspace = ("Cargo.toml".to_owned(), &FORBIDDEN, allowed);
    let rules = manifests.map(|manifest| (manifest, &LINTS, own)).chain([workspace]);
    let broken =
        rules.filter(|(manifest, rule, _)| !house.text(manifest).is_some_and(|text| rule.is_match(text)));
    broken.map(|(file, _, text)| Finding { file, line: 1, text: text.to_owned(), law: LAW }).collect()
}

static LINTS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?m)^\[lints\]\s*\nworkspace = true|^lints\.workspace = true").expect("the pattern is fixed")
});

static FORBIDDEN: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r#"(?m)^unsafe_code = "forbid""#).expect("the pattern is fixed"));

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    const FORBID: &str = "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n";

    #[test]
    fn a_crate_must_obey_the_shared_lints() {
        let house = |manifest| {
            House::of(&[("Cargo.toml", FORBID), ("crates/tabla-mice/Cargo.toml", manifest)])
                .with_crate("tabla-mice", &[])
        };
        assert_eq!(found(&check(&house("[package]\n\n[lints]\nworkspace = true\n"))), [""; 0]);
        assert_eq!(check(&house("[package]\n\n[dependencies]\nx.workspace = true\n")).len(), 1);
        assert_eq!(check(&house("[lints.rust]\nunsafe_code = \"allow\"\n")).len(), 1);
    }

    #[test]
    fn the_shared_lints_must_forbid_it() {
        let house = |level| House::of(&[("Cargo.toml", level)]);
        assert_eq!(found(&check(&house(FORBID))), [""; 0]);
        assert_eq!(check(&house("[workspace.lints.rust]\nunsafe_code = \"deny\"\n")).len(), 1);
    }
}
