//! Law: nothing of the workshop stays in the sources: no path of one machine, no promise to finish
//! later, no traces of a merge.
//!
//! The patterns are written with brackets that change nothing, so that they do not find themselves.

use super::house::{House, line_at};
use super::{Finding, pattern};

/// Every leftover in a file that is read.
pub fn check(house: &House) -> Vec<Finding> {
    let patterns = [
        (
            pattern!(r"(?m)(?:^|[^\w./-])(/(?:w[o]rk|r[o]ot|h[o]me/[a-z][\w-]*|t[m]p/research)/)"),
            "is a path of one machine; write it from the workspace's folder",
        ),
        (pattern!(r"\b(T[O]DO|F[I]XME|X[X]X)\b"), "is a promise; do it, or open an issue"),
        (pattern!(r"(?m)^([<>|]{7})(?: |$)"), "is left from a merge; choose one side"),
    ];
    let mut findings = Vec::new();
    for (path, text) in house.below("", "") {
        for (pattern, wrong) in patterns {
            findings.extend(pattern.captures_iter(text).filter_map(|found| {
                let found = found.get(1)?;
                let wrong = format!("`{}` {wrong}", found.as_str());
                Some(Finding::new(path, line_at(text, found.start()), wrong))
            }));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn check_text(text: &str) -> Vec<String> {
        found(&check(&House::of(&[("a.md", text)])))
    }

    #[test]
    fn each_leftover_is_found() {
        let folder = ["/wo", "rk/"].concat();
        assert_eq!(
            check_text(&format!("first\nsee `{folder}x`\n")),
            [format!("a.md:2: `{folder}` is a path of one machine; write it from the workspace's folder")]
        );
        for left in [["/ro", "ot/"], ["/ho", "me/ana/"], ["TO", "DO"], ["FIX", "ME"], ["X", "XX"]] {
            assert_eq!(check_text(&format!("see {} x\n", left.concat())).len(), 1, "{left:?}");
        }
        assert_eq!(check_text(&format!("{} HEAD\n{}\n", "<".repeat(7), ">".repeat(7))).len(), 2);
    }

    #[test]
    fn what_looks_like_one_is_not() {
        assert_eq!(check_text("https://example.org/work/ and crates/root/ and ../work/x"), [""; 0]);
        assert_eq!(check_text("in /usr/share and /home/ and /tmp/x; to do, fix me, XX, XXXL"), [""; 0]);
        assert_eq!(check_text("a << b\n=======\n>>>>>>>>>>\n"), [""; 0]);
    }
}
