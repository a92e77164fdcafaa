//! Counting tests from what `cargo test` prints.

use std::fmt;
use std::ops::AddAssign;
use std::sync::LazyLock;

use regex::Regex;

/// How many tests there were, by what became of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// They kept their promise.
    pub passed: u64,
    pub failed: u64,
    /// They were not run.
    pub skipped: u64,
}

impl Tally {
    /// Adds what a line says, if it is the last line of a test program.
    pub fn count(&mut self, line: &str) {
        let line = COLOUR.replace_all(line, "");
        let Some(found) = RESULT.captures(&line) else { return };
        let number = |group: usize| found[group].parse().unwrap_or(0);
        self.passed += number(1);
        self.failed += number(2);
        self.skipped += number(3);
    }

    /// Adds what the last line of pytest says, such as `2 failed, 56 passed in 41.21s`.
    pub fn count_python(&mut self, line: &str) {
        for found in PYTEST.captures_iter(line) {
            let number = found[1].parse().unwrap_or(0);
            match &found[2] {
                "passed" => self.passed += number,
                "skipped" => self.skipped += number,
                _ => self.failed += number,
            }
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tests: {} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

static RESULT: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^test result: \S+ (\d+) passed; (\d+) failed; (\d+) ignored").expect("the pattern is fixed")
});

static PYTEST: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"(\d+) (passed|failed|errors?|skipped)\b").expect("the pattern is fixed"));

static COLOUR: LazyLock<Regex> =
    LazyLock::new(|| Regex::new("\u{1b}\\[[0-9;]*m|\u{1b}\\(B").expect("the pattern is fixed"));

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lines: &str, expected: &str) {
        let mut tally = Tally::default();
        lines.lines().for_each(|line| tally.count(line));
        assert_eq!(tally.to_string(), expected);
    }

    #[test]
    fn what_pytest_says_is_counted() {
        let mut tally = Tally::default();
        tally.count_python("1 failed, 56 passed, 2 skipped, 1 error in 41.21s (0:00:41)");
        tally += tally;
        assert_eq!(tally.to_string(), "tests: 112 passed, 4 failed, 4 skipped");
    }

    #[test]
    fn nothing_is_nothing() {
        check("running 0 tests", "tests: 0 passed, 0 failed");
    }

    #[test]
    fn programs_add_up() {
        let lines = "\
running 3 tests
test a ... ok
test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s
   Doc-tests tabla_core
test result: FAILED. 12 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.21s";
        check(lines, "tests: 15 passed, 2 failed");
    }

    #[test]
    fn skipped_tests_are_told_when_there_are_any() {
        let line = "test result: ok. 1 passed; 0 failed; 4 ignored; 0 measured; 9 filtered out";
        check(line, "tests: 1 passed, 0 failed, 4 skipped");
    }

    #[test]
    fn colours_do_not_hide_a_result() {
        let line = "test result: \u{1b}[32mok\u{1b}[0m. 7 passed; 0 failed; 0 ignored; 0 measured";
        check(line, "tests: 7 passed, 0 failed");
    }

    #[test]
    fn a_test_that_talks_about_results_is_not_counted() {
        check("it said: test result: ok. 7 passed; 0 failed; 0 ignored", "tests: 0 passed, 0 failed");
    }
}
