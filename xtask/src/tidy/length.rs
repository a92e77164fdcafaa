//! Law: no source file is longer than a person can hold in mind.

use super::Finding;
use super::house::House;

pub const LAW: &str = "length";

const LIMIT: usize = 600;

const ENDINGS: [&str; 4] = [".rs", ".js", ".css", ".py"];

/// Every source file over the limit.
pub fn check(house: &House) -> Vec<Finding> {
    let sources = house.texts().filter(|(path, _)| ENDINGS.iter().any(|ending| path.ends_with(ending)));
    let long = sources.filter_map(|(path, text)| {
        let lines = text.lines().count();
        (lines > LIMIT).then(|| Finding {
            file: path.to_owned(),
            line: LIMIT + 1,
            text: format!("the file has {lines} lines; split it into files of at most {LIMIT}"),
            law: LAW,
        })
    });
    long.collect()
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    #[test]
    fn the_limit_is_the_last_good_length() {
        let good = "x\n".repeat(LIMIT);
        assert_eq!(found(&check(&House::of(&[("a.rs", &good)]))), [""; 0]);
        let long = "x\n".repeat(LIMIT + 1);
        assert_eq!(
            found(&check(&House::of(&[("a.rs", &long), ("b.md", &long), ("web/c.css", &long)]))),
            [
                "a.rs:601: the file has 601 lines; split it into files of at most 600",
                "web/c.css:601: the file has 601 lines; split it into files of at most 600"
            ]
        );
    }
}
