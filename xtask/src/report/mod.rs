//! The report: what every algorithm does, and every public type, as a PDF.
//!
//! The chapters are Markdown with drawings beside them; the reference is read out of the source, so that it
//! stays true. All of it becomes one page of HTML, which a browser prints twice: the first print tells on which
//! page everything is, the second has these numbers in its contents. What went in is remembered as a digest, and
//! the law `report` fails when it is not what the PDF was made from.

mod pdf;
mod reference;
mod types;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use regex::Regex;
use sha2::{Digest, Sha256};

use crate::say;

/// Where the chapters are.
const CHAPTERS: &str = "documentation/report";
/// The report itself.
pub const PDF: &str = "documentation/report.pdf";
/// What it was made from.
pub const DIGEST: &str = "documentation/report.digest";

/// Builds the report.
pub fn report(root: &Path) -> Result<()> {
    let page = page(root)?;
    let folder = root.join("target/report");
    fs::create_dir_all(&folder)?;
    let source = folder.join("report.html");
    let draft = folder.join("draft.pdf");
    fs::write(&source, &page)?;
    let places = pdf::places(&print(&source, &draft)?)?;
    fs::write(&source, numbered(&page, &places)?)?;
    let mut pdf = print(&source, &draft)?;
    if pdf::places(&pdf)? != places {
        bail!("the numbers in the contents have moved what they count");
    }
    let [author, version] = [said(root, "authors")?, said(root, "version")?];
    pdf::retitle(&mut pdf, &[("Title", &format!("Tabla {version}: report")), ("Author", &author)])?;
    fs::write(root.join(PDF), &pdf)?;
    fs::write(
        root.join(DIGEST),
        format!("{} report.html\n{} report.pdf\n", digest(page.as_bytes()), digest(&pdf)),
    )?;
    say(format_args!("   {PDF}: {} KB", pdf.len() / 1024));
    Ok(())
}

/// Why the report is not the one that the sources give; `None` when it is.
pub fn stale(root: &Path) -> Result<Option<&'static str>> {
    let Ok(told) = fs::read_to_string(root.join(DIGEST)) else { return Ok(Some("it was never built")) };
    let Ok(pdf) = fs::read(root.join(PDF)) else { return Ok(Some("it is missing")) };
    let right = |line: Option<&str>, of: &[u8]| line.is_some_and(|line| line.starts_with(&digest(of)));
    let mut lines = told.lines();
    if !right(lines.next(), page(root)?.as_bytes()) {
        return Ok(Some("its chapters or the public types have changed since"));
    }
    Ok((!right(lines.next(), &pdf)).then_some("the PDF is not the one that was built"))
}

/// The whole report as one page. Where a page number belongs, it says of which place.
pub fn page(root: &Path) -> Result<String> {
    let folder = root.join(CHAPTERS);
    let style = fs::read_to_string(folder.join("style.css")).context("the report has no style.css")?;
    let mut contents = String::new();
    let mut body = String::new();
    for (number, name) in (1..).zip(chapters(&folder)?) {
        let text = fs::read_to_string(folder.join(&name)).with_context(|| format!("cannot read {name}"))?;
        let Chapter { html, headings } = chapter(&folder, number, &text)?;
        write!(contents, "{}", listed(&headings))?;
        writeln!(body, "<section class=\"chapter\">\n{html}</section>")?;
    }
    let (reference, crates) = reference::reference(root)?;
    write!(contents, "{}", listed(&crates))?;
    let [author, version, licence] =
        [said(root, "authors")?, said(root, "version")?, said(root, "license")?.replace("OR", "or")];
    Ok(format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Tabla: report</title>\n\
         <style>\n{style}</style>\n</head>\n<body>\n<header class=\"cover\">\n{}<h1>Tabla</h1>\n\
         <p class=\"under\">Five table games in one house</p>\n<p>How it plays, and what it is made of</p>\n\
         <p class=\"imprint\">{author}<br>Version {version}<br>Licensed under {licence}</p>\n</header>\n\
         <nav>\n<h1>Contents</h1>\n<div class=\"lists\">\n{contents}</div>\n</nav>\n{body}\
         <section id=\"reference\">\n{reference}</section>\n</body>\n</html>\n",
        drawing(&folder, "figures/cover.svg")?
    ))
}

/// What the workspace says of itself under this key.
fn said(root: &Path, key: &str) -> Result<String> {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).context("there is no workspace")?;
    let value = manifest.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    let value = value.with_context(|| format!("the workspace says nothing of its {key}"))?;
    Ok(value.trim_matches(['[', ']', '"']).to_owned())
}

/// A heading that the contents name: its place, and its words.
struct Heading {
    place: String,
    words: String,
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
fn numbered(page: &str, places: &BTreeMap<String, usize>) -> Result<String> {
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

/// Turns a chapter into HTML. A picture is put into the page itself, with its text below it.
fn chapter(folder: &Path, number: usize, text: &str) -> Result<Chapter> {
    let mut events = Vec::new();
    let mut headings: Vec<Heading> = Vec::new();
    let mut shown: Option<(String, String)> = None;
    let mut in_heading = false;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match (event, &mut shown) {
            (Event::Start(Tag::Image { dest_url, .. }), _) => {
                shown = Some((dest_url.to_string(), String::new()))
            }
            (Event::End(TagEnd::Image), Some((path, caption))) => {
                let figure = drawing(folder, path)?;
                let caption = escape(caption);
                events.push(Event::Html(
                    format!("<figure>{figure}<figcaption>{caption}</figcaption></figure>").into(),
                ));
                shown = None;
            }
            (Event::Text(text) | Event::Code(text), Some((_, caption))) => caption.push_str(&text),
            (_, Some(_)) => {}
            (Event::Start(Tag::Heading { level, classes, attrs, .. }), None) => {
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
            (event, None) => {
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

fn drawing(folder: &Path, path: &str) -> Result<String> {
    fs::read_to_string(folder.join(path)).with_context(|| format!("the drawing {path} does not exist"))
}

/// Lets the browser of the tests print a page; the bytes of the PDF.
fn print(source: &Path, target: &Path) -> Result<Vec<u8>> {
    let profile = source.with_file_name("profile");
    let words = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--no-pdf-header-footer",
        "--generate-pdf-document-outline",
        "--disable-background-networking",
    ];
    let status = Command::new("chromium")
        .args(words)
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("--print-to-pdf={}", target.display()))
        .arg(format!("file://{}", source.display()))
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .context("chromium is missing; `cargo xtask test` installs it")?;
    if !status.success() {
        bail!("chromium could not print the report");
    }
    fs::read(target).context("the browser wrote no PDF")
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// Text that is safe inside HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_becomes_a_figure_with_its_text() {
        let root = crate::root();
        let folder = root.join(CHAPTERS);
        let text = "# Title\n\nText & more.\n\n![What *it* shows](figures/cover.svg)\n";
        let page = chapter(&folder, 4, text).unwrap().html;
        let start = "<h1 id=\"chapter-4-0\">4 Title</h1>\n<p>Text &amp; more.</p>\n<figure><svg";
        assert!(page.starts_with(start), "{page}");
        assert!(page.trim_end().ends_with("<figcaption>What it shows</figcaption></figure>"), "{page}");
        assert!(chapter(&folder, 1, "![x](figures/none.svg)").is_err());
    }

    #[test]
    fn headings_are_listed_with_their_pages() {
        let headings = chapter(Path::new("."), 2, "# One & all\n\n## Its `f`\n").unwrap().headings;
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
        let root = crate::root();
        assert_eq!(said(&root, "license").unwrap(), "MIT OR Apache-2.0");
        assert!(!said(&root, "authors").unwrap().contains(['[', '"']));
        assert!(said(&root, "colour").is_err());
    }

    #[test]
    fn a_digest_is_the_one_that_everybody_computes() {
        assert_eq!(digest(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn the_page_has_every_game() {
        let page = page(&crate::root()).unwrap();
        for word in ["Santorini", "Mice", "Jamb", "Jewels", "Scrabble", "<h2 id=\"tabla-core\">", "alphabeta"]
        {
            assert!(page.contains(word), "{word}");
        }
    }
}
