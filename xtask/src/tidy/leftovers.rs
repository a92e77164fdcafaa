//! Law: nothing of the workshop stays in the sources: no path of one machine, no promise to finish
//! later, no traces of a merge.
//!
//! The patterns are written with brackets that change nothing, so that they do not find themselves.

use std::sync::LazyLock;

use regex::Regex;

use super::Finding;
use super::house::{House, line_at};

pub const LAW: &str = "leftovers";

/// Every leftover in a file that is read.
pub fn check(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in house.texts() {
        for (pattern, wrong) in PATTERNS.iter() {
            findings.extend(pattern.captures_iter(text).filter_map(|found| {
                let found = found.get(1)?;
                Some(Finding {
                    file: path.to_owned(),
                    line: line_at(text, found.start()),
                    text: format!("`{}` {wrong}", found.as_str()),
                    law: LAW,
                })
            }));
        }
    }
    findings
}

static PATTERNS: LazyLock<Vec<(Regex, &str)>> = LazyLock::new(|| {
    let machine = "is a path of one machine; write it from the workspace's folder";
    let promise = "is a promise; do it, or open an issue";
    let merge = "is left from a merge; choose one side";
    let patterns = [
        (r"(?m)(?:^|[^\w./-])(/(?:w[o]rk|r[o]ot)/)", machine),
        (r"(?m)(?:^|[^\w./-])(/h[o]me/[a-z][\w-]*/)", machine),
        (r"(?m)(?:^|[^\w./-])(/t[m]p/research)", machine),
        (r"\b(T[O]DO|F[I]XME|X[X]X)\b", promise),
        (r"\b((?:t[o]do|u[n]implemented)!\()", promise),
        (r"(?m)^([<>|]{7})(?: |$)", merge),
    ];
    let compiled =
        patterns.map(|(pattern, wrong)| (Regex::new(pattern).expect("the pattern is fixed"), wrong));
    compiled.into()
});

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn check_text(text: &str) -> Vec<String> {
        found(&check(&House::of(&[("a.md", text)])))
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        for folder in [["/wo", "rk/"], ["/ro", "ot/"], ["/ho", "me/ana/"], ["/tm", "p/research"]] {
            let folder = folder.concat();
            assert_eq!(
                check_text(&format!("first\nsee `{folder}x`\n")),
                [format!(
                    "a.md:2: `{folder}` is a path of one machine; write it from the workspace's folder"
                )]
            );
        }
    }

    #[test]
    fn other_paths_are_not() {
        assert_eq!(check_text("https://example.org/work/ and crates/root/ and ../work/x"), [""; 0]);
        assert_eq!(check_text("in /usr/share and /home/ and /tmp/x"), [""; 0]);
    }

    #[test]
    fn promises_are_found() {
        for word in [["TO", "DO"], ["FIX", "ME"], ["X", "XX"], ["to", "do!("], ["unimple", "mented!("]] {
            assert_eq!(check_text(&format!("fn f() {{ {} }}\n", word.concat())).len(), 1, "{word:?}");
        }
        assert_eq!(check_text("to do, fix me, XX, XXXL"), [""; 0]);
    }

    #[test]
    fn traces_of_a_merge_are_found() {
        let ours = "<".repeat(7);
        assert_eq!(
            check_text(&format!("a\n{ours} HEAD\n")),
            [format!("a.md:2: `{ours}` is left from a merge; choose one side")]
        );
        assert_eq!(check_text(&format!("{}\n", ">".repeat(7))).len(), 1);
        assert_eq!(check_text("a << b\n=======\n>>>>>>>>>>\n"), [""; 0]);
    }
}
