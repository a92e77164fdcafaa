//! Law: no source file is longer than a person can hold in mind.

use super::Finding;
use super::house::House;

const LIMIT: usize = 600;

/// Every source file over the limit.
pub fn check(house: &House) -> Vec<Finding> {
    let sources = [".rs", ".js", ".css", ".py"].into_iter().flat_map(|ending| house.below("", ending));
    let lengths = sources.map(|(path, text)| (path, text.lines().count()));
    let wrong = |lines| format!("the file has {lines} lines; split it into files of at most {LIMIT}");
    let long = lengths.filter(|(_, lines)| *lines > LIMIT);
    long.map(|(path, lines)| Finding::new(path, LIMIT + 1, wrong(lines))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    #[test]
    fn the_limit_is_the_last_good_length() {
        let (good, long) = ("x\n".repeat(LIMIT), "x\n".repeat(LIMIT + 1));
        let house = House::of(&[("a.rs", &good), ("b.md", &long), ("web/c.css", &long)]);
        assert_eq!(
            found(&check(&house)),
            ["web/c.css:601: the file has 601 lines; split it into files of at most 600"]
        );
    }
}
