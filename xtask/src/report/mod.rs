//! The report: what every algorithm does, and every public type, as a PDF.
//!
//! The chapters are Markdown with drawings beside them; the reference is read out of the source, so that it
//! stays true. All of it becomes one page of HTML, which a browser prints. What went in is remembered as a
//! digest, and the law `report` fails when it is not what the PDF was made from.

mod reference;
mod types;

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use pulldown_cmark::{Event, Options, Parser, Tag, html};
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
    fs::write(&source, &page)?;
    print(&source, &root.join(PDF))?;
    let pdf = fs::read(root.join(PDF)).context("the browser wrote no PDF")?;
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

/// The whole report as one page.
pub fn page(root: &Path) -> Result<String> {
    let folder = root.join(CHAPTERS);
    let style = fs::read_to_string(folder.join("style.css")).context("the report has no style.css")?;
    let mut contents = String::new();
    let mut body = String::new();
    for (number, name) in chapters(&folder)?.into_iter().enumerate() {
        let text = fs::read_to_string(folder.join(&name)).with_context(|| format!("cannot read {name}"))?;
        let title = text.lines().next().unwrap_or_default().trim_start_matches("# ").to_owned();
        let id = format!("chapter-{number}");
        writeln!(contents, "<li><a href=\"#{id}\">{}</a></li>", escape(&title))?;
        writeln!(body, "<section class=\"chapter\" id=\"{id}\">\n{}</section>", chapter(&folder, &text)?)?;
    }
    let reference = reference::reference(root)?;
    writeln!(contents, "<li><a href=\"#reference\">The public types</a></li>")?;
    Ok(format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Tabla: report</title>\n\
         <style>\n{style}</style>\n</head>\n<body>\n<header class=\"cover\">\n{}<h1>Tabla</h1>\n\
         <p class=\"under\">Five table games in one house</p>\n<p>How it plays, and what it is made of</p>\n</header>\n\
         <nav>\n<h2>Contents</h2>\n<ol>\n{contents}</ol>\n</nav>\n{body}\
         <section class=\"chapter\" id=\"reference\">\n{reference}</section>\n</body>\n</html>\n",
        drawing(&folder, "figures/cover.svg")?
    ))
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

/// A chapter as HTML. A picture is put into the page itself, with its text below it.
fn chapter(folder: &Path, text: &str) -> Result<String> {
    let mut events = Vec::new();
    let mut shown: Option<(String, String)> = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match (event, &mut shown) {
            (Event::Start(Tag::Image { dest_url, .. }), _) => {
                shown = Some((dest_url.to_string(), String::new()))
            }
            (Event::End(pulldown_cmark::TagEnd::Image), Some((path, caption))) => {
                let figure = drawing(folder, path)?;
                let caption = escape(caption);
                events.push(Event::Html(
                    format!("<figure>{figure}<figcaption>{caption}</figcaption></figure>").into(),
                ));
                shown = None;
            }
            (Event::Text(text), Some((_, caption))) => caption.push_str(&text),
            (_, Some(_)) => {}
            (event, None) => events.push(event),
        }
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    // A picture stands alone in its paragraph, where a figure may not be.
    Ok(page.replace("<p><figure>", "<figure>").replace("</figure></p>", "</figure>"))
}

fn drawing(folder: &Path, path: &str) -> Result<String> {
    fs::read_to_string(folder.join(path)).with_context(|| format!("the drawing {path} does not exist"))
}

/// Lets the browser of the tests print a page.
fn print(source: &Path, target: &Path) -> Result<()> {
    let profile = source.with_file_name("profile");
    let words = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--no-pdf-header-footer",
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
    Ok(())
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
        let page =
            chapter(&folder, "# Title\n\nText & more.\n\n![What *it* shows](figures/cover.svg)\n").unwrap();
        assert!(page.starts_with("<h1>Title</h1>\n<p>Text &amp; more.</p>\n<figure><svg"), "{page}");
        assert!(page.trim_end().ends_with("<figcaption>What it shows</figcaption></figure>"), "{page}");
        assert!(chapter(&folder, "![x](figures/none.svg)").is_err());
    }

    #[test]
    fn a_digest_is_the_one_that_everybody_computes() {
        assert_eq!(digest(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn the_page_has_every_game() {
        let page = page(&crate::root()).unwrap();
        for word in ["Santorini", "Mice", "Jamb", "Jewels", "Scrabble", "<h3 id=\"tabla-core\">", "alphabeta"]
        {
            assert!(page.contains(word), "{word}");
        }
    }
}
