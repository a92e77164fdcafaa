//! Law: the report in `documentation/` is the one that its chapters and the public types give.

use super::Finding;
use super::house::House;
use crate::report::{PDF, stale};

/// The law's name.
pub const LAW: &str = "report";

/// That the report must be built again, if it must.
pub fn check(house: &House) -> Vec<Finding> {
    let Some(root) = &house.root else { return Vec::new() };
    let told = match stale(root) {
        Ok(None) => return Vec::new(),
        Ok(Some(why)) => why.to_owned(),
        Err(error) => format!("{error:#}"),
    };
    vec![Finding {
        file: PDF.to_owned(),
        line: 1,
        text: format!("{told}; run `cargo xtask report`"),
        law: LAW,
    }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_without_a_place_has_no_report() {
        assert_eq!(check(&House::of(&[])), []);
    }

    #[test]
    fn a_report_that_was_never_built_is_found() {
        let folder = std::env::temp_dir().join(format!("tabla-no-report-{}", std::process::id()));
        let mut house = House::of(&[]);
        house.root = Some(folder);
        let findings = check(&house);
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].text, "it was never built; run `cargo xtask report`");
    }
}
