//! The page that is printed: a cover, the contents, the chapters, the reference.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use regex::Regex;

use super::edition::Edition;
use super::{Heading, escape, reference};

const BEFORE_CHAPTERS: &str = "</nav>\n";
const BEFORE_REFERENCE: &str = "<section id=\"reference\">";

/// The whole report as one page. Where a page number belongs, it says of which place.
pub fn page(root: &Path, edition: &Edition) -> Result<String> {
    let style = fs::read_to_string(root.join("documentation/report/style.css"))
        .context("the report has no style.css")?;
    let mut contents = String::new();
    let mut body = String::new();
    let mut figures = 0;
    for (number, name) in (1..).zip(chapters(&edition.folder)?) {
        let text =
            fs::read_to_string(edition.folder.join(&name)).with_context(|| format!("cannot read {name}"))?;
        let Chapter { html, headings } = chapter(edition, number, &mut figures, &text)?;
        write!(contents, "{}", listed(&headings))?;
        writeln!(body, "<section class=\"chapter\">\n{html}</section>")?;
    }
    let (reference, crates) = reference::reference(root, edition)?;
    write!(contents, "{}", listed(&crates))?;
    let [author, version, licence] =
        [said(root, "authors")?, said(root, "version")?, said(root, "license")?.replace("OR", "or")];
    let word = |english| edition.word(english);
    let [tag, under, about, versioned, licensed, inside] = [
        edition.tag,
        word("Five table games in one house")?,
        word("How it plays, and what it is made of")?,
        word("Version")?,
        word("Licence")?,
        word("Contents")?,
    ];
    let licence = licence.replace(" or ", &format!(" {} ", word("or")?));
    let cover = if tag == "en" { "figures/cover.svg" } else { "../figures/cover.svg" };
    Ok(format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n<title>Tabla</title>\n\
         <style>\n{style}</style>\n</head>\n<body>\n<header class=\"cover\">\n{}<h1>Tabla</h1>\n\
         <p class=\"under\">{under}</p>\n<p>{about}</p>\n\
         <p class=\"imprint\">{author}<br>{versioned} {version}<br>{licensed}: {licence}</p>\n</header>\n\
         <nav>\n<h1>{inside}</h1>\n<div class=\"lists\">\n{contents}</div>\n{BEFORE_CHAPTERS}{body}\
         {BEFORE_REFERENCE}\n{reference}</section>\n</body>\n</html>\n",
        edition.drawing(cover)?
    ))
}

/// The chapters of a page, and its reference.
pub fn parts(page: &str) -> Result<(&str, &str)> {
    let (_, body) = page.split_once(BEFORE_CHAPTERS).context("the page has no contents")?;
    body.split_once(BEFORE_REFERENCE).context("the page has no reference")
}

/// What the workspace says of itself under this key.
pub fn said(root: &Path, key: &str) -> Result<String> {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).context("there is no workspace")?;
    let value = manifest.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    let value = value.with_context(|| format!("the workspace says nothing of its {key}"))?;
    Ok(value.trim_matches(['[', ']', '"']).to_owned())
}

/// The part of the contents with these headings, the first of which stands above the others.
fn listed(headings: &[Heading]) -> String {
    let line = |heading: &Heading| {
        let Heading { place, words } = heading;
        let words = escape(words);
        format!("<li><a href=\"#{place}\"><span>{words}</span><b data-page-of=\"{place}\"></b></a></li>\n")
    };
    format!("<ul>\n{}</ul>\n", headings.iter().map(line).collect::<String>())
}

/// The page with the numbers of pages in their places.
pub fn numbered(page: &str, places: &BTreeMap<String, usize>) -> Result<String> {
    let mut out = String::new();
    let mut done = 0;
    for found in Regex::new("data-page-of=\"([^\"]*)\">")?.captures_iter(page) {
        let number = places.get(&found[1]).with_context(|| format!("nobody knows where {} is", &found[1]))?;
        let end = found.get_match().end();
        write!(out, "{}{number}", &page[done..end])?;
        done = end;
    }
    Ok(out + &page[done..])
}

fn chapters(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).context("there is no folder of the report's chapters")? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

/// A chapter as HTML, with its headings.
struct Chapter {
    html: String,
    headings: Vec<Heading>,
}

/// Turns a chapter into HTML. A picture is put into the page itself, with its number and its text below it.
fn chapter(edition: &Edition, number: usize, figures: &mut usize, text: &str) -> Result<Chapter> {
    let mut events = Vec::new();
    let mut headings: Vec<Heading> = Vec::new();
    let mut in_heading = false;
    // A long number is not broken where its thousands are.
    let thousands = Regex::new(r"(\d) (\d{3})\b")?;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Image { dest_url, .. }) => {
                *figures += 1;
                let (figure, word) = (edition.drawing(&dest_url)?, edition.word("Figure")?);
                let start = format!("<figure>{figure}<figcaption><b>{word} {figures}.</b> ");
                events.push(Event::Html(start.into()));
            }
            Event::End(TagEnd::Image) => events.push(Event::Html("</figcaption></figure>".into())),
            Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                let place = format!("chapter-{number}-{}", headings.len());
                let id = Some(place.clone().into());
                events.push(Event::Start(Tag::Heading { level, id, classes, attrs }));
                let mut words = String::new();
                if level == HeadingLevel::H1 {
                    words = format!("{number} ");
                    events.push(Event::Text(words.clone().into()));
                }
                headings.push(Heading { place, words });
                in_heading = true;
            }
            Event::Text(text) if !in_heading && thousands.is_match(&text) => {
                let once = thousands.replace_all(&text, "$1\u{a0}$2").into_owned();
                events.push(Event::Text(thousands.replace_all(&once, "$1\u{a0}$2").into_owned().into()));
            }
            event => {
                in_heading &= !matches!(event, Event::End(TagEnd::Heading(_)));
                if let (true, Event::Text(text) | Event::Code(text), Some(heading)) =
                    (in_heading, &event, headings.last_mut())
                {
                    heading.words.push_str(text);
                }
                events.push(event);
            }
        }
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    // A picture stands alone in its paragraph, where a figure may not be.
    let html = page.replace("<p><figure>", "<figure>").replace("</figure></p>", "</figure>");
    Ok(Chapter { html, headings })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::types::offered;
    use crate::root;

    fn editions() -> [Edition; 2] {
        Edition::all(&root()).unwrap()
    }

    /// The text of HTML that stands outside of code.
    fn prose(html: &str) -> String {
        let mut text = html.to_owned();
        for (pattern, instead) in
            [("(?s)<(style|pre|svg|code)\\b.*?</(style|pre|svg|code)>", "…"), ("(?s)<[^>]*>", " ")]
        {
            text = Regex::new(pattern).unwrap().replace_all(&text, instead).into_owned();
        }
        text
    }

    /// Everything in a chapter that is not a matter of language: headings, drawings, tables, lists and code by their
    /// order and size, numbered examples, works that are referred to.
    fn skeleton(text: &str, example: &str) -> Vec<String> {
        let mut bones = Vec::new();
        for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::Heading { level, .. }) => bones.push(format!("{level}")),
                Event::Start(Tag::Image { dest_url, .. }) => {
                    bones.push(dest_url.trim_start_matches("../").to_owned());
                }
                Event::Start(tag @ (Tag::TableRow | Tag::TableCell | Tag::Item | Tag::CodeBlock(_))) => {
                    bones.push(format!("{tag:?}"));
                }
                _ => {}
            }
        }
        let numbered = Regex::new(&format!(r"\*\*{example} \d+\.\*\*|\[\d[\d, ]*\]")).unwrap();
        bones.extend(numbered.find_iter(text).map(|found| found.as_str().replace(example, "Example")));
        bones
    }

    #[test]
    fn a_picture_becomes_a_figure_with_its_number_and_text() {
        let [english, _] = editions();
        let text = "# Title\n\nText & more.\n\n![What `it` shows](figures/cover.svg)\n";
        let page = chapter(&english, 4, &mut 2, text).unwrap().html;
        let start = "<h1 id=\"chapter-4-0\">4 Title</h1>\n<p>Text &amp; more.</p>\n<figure><svg";
        assert!(page.starts_with(start), "{page}");
        let end = "<figcaption><b>Figure 3.</b> What <code>it</code> shows</figcaption></figure>";
        assert!(page.trim_end().ends_with(end), "{page}");
        assert!(chapter(&english, 1, &mut 0, "![x](figures/none.svg)").is_err());
    }

    #[test]
    fn headings_are_listed_with_their_pages() {
        let headings = chapter(&editions()[0], 2, &mut 0, "# One & all\n\n## Its `f`\n").unwrap().headings;
        let list = listed(&headings);
        let places = [("chapter-2-0", 7), ("chapter-2-1", 8)].map(|(place, page)| (place.to_owned(), page));
        let found = numbered(&list, &BTreeMap::from(places)).unwrap();
        assert_eq!(
            found,
            "<ul>\n<li><a href=\"#chapter-2-0\"><span>2 One &amp; all</span><b data-page-of=\"chapter-2-0\">7</b></a></li>\n\
             <li><a href=\"#chapter-2-1\"><span>Its f</span><b data-page-of=\"chapter-2-1\">8</b></a></li>\n</ul>\n"
        );
        assert!(numbered(&list, &BTreeMap::new()).is_err());
    }

    #[test]
    fn the_workspace_says_who_made_it() {
        assert_eq!(said(&root(), "license").unwrap(), "MIT OR Apache-2.0");
        assert!(!said(&root(), "authors").unwrap().contains(['[', '"']));
        assert!(said(&root(), "colour").is_err());
    }

    #[test]
    fn both_languages_have_the_same_chapters_figures_and_examples() {
        let [english, serbian] = editions();
        let names = chapters(&english.folder).unwrap();
        assert_eq!(names, chapters(&serbian.folder).unwrap());
        let example = Regex::new(r"\*\*Example (\d+)\.\*\*").unwrap();
        let mut examples = Vec::new();
        for name in names {
            let [here, there] =
                [&english, &serbian].map(|edition| fs::read_to_string(edition.folder.join(&name)).unwrap());
            assert_eq!(skeleton(&here, "Example"), skeleton(&there, "Primer"), "{name}");
            examples.extend(example.captures_iter(&here).map(|found| found[1].parse::<usize>().unwrap()));
        }
        assert!(examples.len() >= 8, "{examples:?}");
        assert_eq!(examples, (1..=examples.len()).collect::<Vec<_>>());
    }

    #[test]
    fn no_raw_markdown_is_left() {
        let raw = Regex::new(r"[`]|\*\*|\]\(|\]\[|\[[^\d+]|(?m)(^|\s)(\*|_)\w|^\s*#+ |\|-").unwrap();
        assert!(raw.is_match("see [`Vec`]") && raw.is_match("is **so**") && !raw.is_match("as in [7]"));
        for edition in editions() {
            let text = prose(&page(&root(), &edition).unwrap());
            if let Some(found) = raw.find(&text) {
                let around: String = text[found.start()..].chars().take(60).collect();
                panic!("{}: {around}", edition.pdf);
            }
        }
    }

    #[test]
    fn every_work_is_referred_to_and_every_reference_is_listed() {
        let works = Regex::new(r"\[(\d[\d, ]*)\]").unwrap();
        for edition in editions() {
            let names = chapters(&edition.folder).unwrap();
            let (list, others) = names.split_last().unwrap();
            let read = |name: &String| fs::read_to_string(edition.folder.join(name)).unwrap();
            let listed =
                Parser::new(&read(list)).filter(|event| matches!(event, Event::Start(Tag::Item))).count();
            let text: String = others.iter().map(read).collect();
            let mut used: Vec<usize> = works
                .captures_iter(&text)
                .flat_map(|found| {
                    found[1].split(", ").map(|number| number.parse().unwrap()).collect::<Vec<_>>()
                })
                .collect();
            used.sort_unstable();
            used.dedup();
            assert_eq!(used, (1..=listed).collect::<Vec<_>>(), "{}", edition.pdf);
        }
    }

    #[test]
    fn what_a_type_has_by_a_trait_stands_with_it() {
        let heads = Regex::new(r"(?m)^impl(?:<[^>]*>)? (?:\w+::)*(\w+)(?:<[^>]*>)? for (\w+)").unwrap();
        let mut found = 0;
        for name in reference::CRATES {
            let folder = root().join("crates").join(name);
            let offered = offered(&folder).unwrap();
            let mut open = vec![folder.join("src")];
            while let Some(path) = open.pop() {
                if path.ends_with("src/bin") {
                    continue;
                }
                if path.is_dir() {
                    open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
                    continue;
                }
                let text = fs::read_to_string(&path).unwrap_or_default();
                for head in heads.captures_iter(&text) {
                    let Some(item) = offered.iter().find(|item| item.name == head[2]) else { continue };
                    let has = |(with, _): &(String, _)| with.split('<').next() == Some(&head[1]);
                    assert!(item.by_trait.iter().any(has), "{name}: {}", &head[0]);
                    found += 1;
                }
            }
        }
        assert!(found > 200, "{found}");
        let [english, _] = editions();
        let page = page(&root(), &english).unwrap();
        for words in [
            "<code>impl Game</code>",
            "<code>impl DieSource</code></dt></div>\n<div><dt><code>fn die(&amp;mut self) -&NoBreak;&gt; u8</code>",
            "<h2 id=\"tabla-core\">",
        ] {
            assert!(page.contains(words), "{words}");
        }
    }
}
