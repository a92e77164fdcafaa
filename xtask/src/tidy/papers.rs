//! Law: the papers that a reader looks for exist, and what they point to exists.

use std::path::{Component, Path, PathBuf};

use pulldown_cmark::{Event, Parser, Tag};

use super::house::{House, line_at};
use super::{Finding, pattern};

const PAPERS: [&str; 6] =
    ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];

/// Every paper that is missing and every link that leads nowhere.
pub fn check(house: &House) -> Vec<Finding> {
    let missing = PAPERS.into_iter().filter(|paper| !house.has(paper));
    let mut findings: Vec<Finding> =
        missing.map(|paper| Finding::new(paper, 1, "the file does not exist; write it")).collect();
    for (page, text) in house.below("", ".md") {
        let lost = local_links(text).into_iter().filter(|(_, target)| {
            let path = resolve(page, target);
            !path.is_some_and(|path| house.has(path))
        });
        findings.extend(lost.map(|(line, target)| {
            Finding::new(page, line, format!("`{target}` does not exist; link to a file of the repository"))
        }));
    }
    findings
}

/// The links of a page that lead to files, with their lines. Addresses of other sites, places on the same page and items
/// of the code's own documentation do not.
fn local_links(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    for (event, place) in Parser::new(text).into_offset_iter() {
        let targets = match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                vec![dest_url.to_string()]
            }
            Event::Html(html) | Event::InlineHtml(html) => {
                let named = pattern!(r#"\b(?:src|href)="([^"]+)""#).captures_iter(&html);
                named.map(|found| found[1].to_owned()).collect()
            }
            _ => Vec::new(),
        };
        let elsewhere = pattern!(r"^#|^$|://|mailto:|data:|::|@");
        let local = targets.into_iter().filter(|target| !elsewhere.is_match(target));
        links.extend(local.map(|target| (line_at(text, place.start), target)));
    }
    links
}

/// The path of a link's target, from the workspace's folder; `None` when it leads out of the repository.
fn resolve(page: &str, target: &str) -> Option<PathBuf> {
    let target = target.split(['#', '?']).next()?;
    let mut path = PathBuf::new();
    for part in Path::new(page).parent()?.join(target).components() {
        match part {
            Component::Normal(name) => path.push(name),
            Component::ParentDir if !path.pop() => return None,
            _ => {}
        }
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn check_page(text: &str) -> Vec<String> {
        let papers = PAPERS.map(|paper| (paper, ""));
        let page = [("documentation/a.md", text), ("documentation/pictures/b.svg", "")];
        found(&check(&House::of(&[&papers[..], &page].concat())))
    }

    #[test]
    fn every_paper_must_be_there() {
        let papers: Vec<(&str, &str)> = PAPERS[1..].iter().map(|paper| (*paper, "")).collect();
        assert_eq!(
            found(&check(&House::of(&papers))),
            ["ARCHITECTURE.md:1: the file does not exist; write it"]
        );
    }

    #[test]
    fn links_that_lead_somewhere_are_good() {
        let good = "[a](../README.md#top) ![b](pictures/b.svg \"title\") [c](pictures) [d](#here)\n\
                    [e](https://example.org/x.md) [f](crate::Game) [k](mod@perft) [`g`](/LICENSE-MIT)\n\
                    <img src=\"pictures/b.svg\">\n[h]\n\n[h]: <../CHANGELOG.md>\n\
                    `[i](none.md)`\n```text\n[j](none.md)\n```\n";
        assert_eq!(check_page(good), [""; 0]);
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        let bad = [
            "see ![b](pictures/none.svg)",
            "[c](../../README.md)",
            "[d]\n\n[d]: none.md",
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
