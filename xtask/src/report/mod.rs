//! The report: what every algorithm does, and every public type, as a PDF in two languages.
//!
//! The chapters are Markdown with drawings beside them; the reference is read out of the source, so that it
//! stays true. All of it becomes one page of HTML, which a browser prints twice: the first print tells on which
//! page everything is, the second has these numbers in its contents. It is printed for a release. The check prints
//! it too, where there is a browser, and compares: the chapters of the release's print must be those of today, while
//! its reference may be older than the source.

mod edition;
mod page;
mod pdf;
mod reference;
mod types;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::page::{install_missing, is_there};
use crate::say;

use edition::Edition;

/// What printing needs besides a browser, with the Debian packages that bring it.
const PROGRAMS: [(&str, &str); 2] = [("chromium", "chromium"), ("qpdf", "qpdf")];
/// Where the pages and their first prints are.
const DRAFTS: &str = "target/report";

/// A heading that the contents name: its place, and its words.
struct Heading {
    place: String,
    words: String,
}

/// Prints the report in every language.
pub fn report(root: &Path) -> Result<()> {
    install_missing(&PROGRAMS)?;
    for edition in Edition::all(root)? {
        let text = page::page(root, &edition)?;
        let places = pdf::places(&print(root, &edition, &text)?)?;
        let mut printed = print(root, &edition, &page::numbered(&text, &places)?)?;
        if pdf::places(&printed)? != places {
            bail!("the numbers in the contents have moved what they count");
        }
        let [author, version] = [page::said(root, "authors")?, page::said(root, "version")?];
        let title = format!("Tabla {version}: {}", edition.name);
        pdf::retitle(&mut printed, &[("Title", &title), ("Author", &author)])?;
        let draft = root.join(DRAFTS).join("draft.pdf");
        fs::write(&draft, &printed)?;
        pack(&draft, &root.join(edition.pdf))?;
        let size = fs::metadata(root.join(edition.pdf))?.len() / 1024;
        say(format_args!("   {}: {size} KB", edition.pdf));
    }
    Ok(())
}

/// Prints every page once and reads it back; whether nothing is left out, and the release's print tells the same.
pub fn check(root: &Path) -> Result<bool> {
    if !is_there("chromium") || !is_there("pdftotext") {
        say("   without chromium and pdftotext the report is not printed");
        return Ok(true);
    }
    let mut is_good = true;
    for edition in Edition::all(root)? {
        let text = page::page(root, &edition)?;
        let (chapters, reference) = page::parts(&text)?;
        print(root, &edition, &text)?;
        let today = pdf::text(&root.join(DRAFTS).join("draft.pdf"))?;
        let released = pdf::text(&root.join(edition.pdf))?;
        for (print, name) in [(&today, "its print of today"), (&released, edition.pdf)] {
            let missing = pdf::missing(chapters, print);
            for words in missing.iter().take(5) {
                say(format_args!("   {name} does not say: {words}"));
            }
            if !missing.is_empty() {
                say(format_args!("   {} in all; `cargo xtask report` prints it anew", missing.len()));
                is_good = false;
            }
        }
        let newer = pdf::missing(reference, &released).len();
        if newer > 0 {
            say(format_args!("   {newer} lines of the source's reference are newer than {}", edition.pdf));
        }
    }
    Ok(is_good)
}

/// Lets the browser of the tests print a page; the bytes of the PDF.
fn print(root: &Path, edition: &Edition, page: &str) -> Result<Vec<u8>> {
    let folder = root.join(DRAFTS);
    fs::create_dir_all(&folder)?;
    let (source, target) = (folder.join(format!("{}.html", edition.tag)), folder.join("draft.pdf"));
    fs::write(&source, page)?;
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
        .arg(format!("--user-data-dir={}", folder.join("profile").display()))
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

/// Puts the many small objects that describe a PDF's structure into a few compressed ones.
fn pack(source: &Path, target: &Path) -> Result<()> {
    let words =
        ["--object-streams=generate", "--recompress-flate", "--compression-level=9", "--deterministic-id"];
    let status = Command::new("qpdf").args(words).arg(source).arg(target).stdin(Stdio::null()).status();
    if !status.context("qpdf is missing")?.success() {
        bail!("qpdf could not pack {}", source.display());
    }
    Ok(())
}

/// Text that is safe inside HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_printed_and_small() {
        for edition in Edition::all(&crate::root()).unwrap() {
            let size = fs::metadata(crate::root().join(edition.pdf)).unwrap().len();
            assert!(size < 2 << 20, "{}: {size} bytes", edition.pdf);
        }
    }
}
