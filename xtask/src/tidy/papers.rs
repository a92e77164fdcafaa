//! Law: the papers that a reader looks for exist, and what they point to exists.

use std::sync::LazyLock;

use regex::Regex;

use super::Finding;
use super::house::House;

pub const LAW: &str = "papers";

const PAPERS: [&str; 6] =
    ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];

/// Every paper that is missing and every link that leads nowhere.
pub fn check(house: &House) -> Vec<Finding> {
    let missing = PAPERS.into_iter().filter(|paper| !house.has(paper)).map(|paper| Finding {
        file: paper.to_owned(),
        line: 1,
        text: "the file does not exist; write it".to_owned(),
        law: LAW,
    });
    let mut findings: Vec<Finding> = missing.collect();
    for (path, text) in house.below("", ".md") {
        for (line, target) in local_links(text) {
            if !resolve(path, &target).is_some_and(|target| house.has(&target)) {
                findings.push(Finding {
                    file: path.to_owned(),
                    line,
                    text: format!("`{target}` does not exist; link to a file of the repository"),
                    law: LAW,
                });
            }
        }
    }
    findings
}

/// The links of a page that lead to files, with their lines. Examples in code are no links.
fn local_links(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    let mut fence: Option<&str> = None;
    for (index, line) in text.lines().enumerate() {
        let start = line.trim_start();
        if let Some(open) = fence {
            if start.starts_with(open) {
                fence = None;
            }
            continue;
        }
        fence = ["```", "~~~"].into_iter().find(|mark| start.starts_with(mark));
        if fence.is_some() {
            continue;
        }
        let line = CODE.replace_all(line, "");
        for found in LINK.captures_iter(&line) {
            let target = found.iter().skip(1).flatten().next().map_or("", |target| target.as_str());
            if is_local(target) {
                links.push((index + 1, target.to_owned()));
            }
        }
    }
    links
}

/// Addresses of other sites, places on the same page and items of the code's own documentation are not.
fn is_local(target: &str) -> bool {
    let elsewhere = ["://", "mailto:", "data:", "::", "@"].iter().any(|mark| target.contains(mark));
    !target.is_empty() && !target.starts_with('#') && !elsewhere
}

/// The path of a link's target, from the workspace's folder; `None` when it leads out of the repository.
fn resolve(page: &str, target: &str) -> Option<String> {
    let target = target.split(['#', '?']).next().unwrap_or(target).replace("%20", " ");
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    let target = match target.strip_prefix('/') {
        Some(rest) => {
            parts.clear();
            rest
        }
        None => target.as_str(),
    };
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// `[text](target)` and pictures, `[name]: target`, and the `src` and `href` of HTML.
static LINK: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"\]\(\s*<?([^)\s>]+)|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)|\b(?:src|href)="([^"]+)""#)
        .expect("the pattern is fixed")
});

static CODE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new("``[^`]+(?:`[^`]+)*``|`[^`]*`").expect("the pattern is fixed"));

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn check_page(text: &str) -> Vec<String> {
        let mut files: Vec<(&str, &str)> = PAPERS.iter().map(|paper| (*paper, "")).collect();
        files.extend([("documentation/a.md", text), ("documentation/pictures/b.svg", "")]);
        found(&check(&House::of(&files)))
    }

    #[test]
    fn every_paper_must_be_there() {
        for paper in PAPERS {
            let files: Vec<(&str, &str)> =
                PAPERS.iter().filter(|other| **other != paper).map(|other| (*other, "")).collect();
            let findings = found(&check(&House::of(&files)));
            assert_eq!(findings, [format!("{paper}:1: the file does not exist; write it")]);
        }
    }

    #[test]
    fn links_that_lead_somewhere_are_good() {
        let good = "[a](../README.md#top) ![b](pictures/b.svg \"title\") [c](pictures) [d](#here)\n\
                    [e](https://example.org/x.md) [f](crate::Game) [k](mod@perft) [`g`](/LICENSE-MIT)\n\
                    <img src=\"pictures/b.svg\">\n[h]: <../CHANGELOG.md>\n\
                    `[i](none.md)`\n```text\n[j](none.md)\n```\n";
        assert_eq!(check_page(good), [""; 0]);
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        let bad = [
            "[a](none.md)",
            "see ![b](pictures/none.svg)",
            "[c](../../README.md)",
            "[d]: none.md",
            "<a href=\"none.html\">",
            "```\ncode\n```\n[`e`](none.md#part)",
        ];
        for text in bad {
            assert_eq!(check_page(text).len(), 1, "{text}");
        }
        assert_eq!(
            check_page("\n[a](none.md)"),
            ["documentation/a.md:2: `none.md` does not exist; link to a file of the repository"]
        );
    }
}
