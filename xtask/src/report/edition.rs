//! The languages of the report, and its words outside of the chapters.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use regex::Regex;

/// Where the English chapters are, and the drawings of all languages.
const CHAPTERS: &str = "documentation/report";

/// The report in one language.
pub struct Edition {
    /// The language, as HTML names it.
    pub tag: &'static str,
    /// What the title of the document says.
    pub name: &'static str,
    /// The printed report.
    pub pdf: &'static str,
    /// Where its chapters are.
    pub folder: PathBuf,
    /// How the page's English words and those of the drawings are said; `None` in English.
    words: Option<BTreeMap<String, String>>,
}

impl Edition {
    /// English, and Serbian in Latin letters.
    pub fn all(root: &Path) -> Result<[Edition; 2]> {
        let folder = root.join(CHAPTERS);
        let serbian = folder.join("sr-Latn");
        let words =
            fs::read_to_string(serbian.join("words.txt")).context("the report has no Serbian words")?;
        Ok([
            Edition { tag: "en", name: "report", pdf: "documentation/report.pdf", folder, words: None },
            Edition {
                tag: "sr-Latn",
                name: "izveštaj",
                pdf: "documentation/izvestaj.pdf",
                folder: serbian,
                words: Some(read_words(&words)?),
            },
        ])
    }

    /// An English text as it is said here.
    pub fn word<'a>(&'a self, english: &'a str) -> Result<&'a str> {
        let Some(words) = &self.words else { return Ok(english) };
        let word = words.get(english).map(String::as_str);
        word.with_context(|| format!("words.txt of {} has no line \"{english} = …\"", self.tag))
    }

    /// The drawing at this path, seen from the chapters, with its texts as they are said here.
    pub fn drawing(&self, path: &str) -> Result<String> {
        let drawing = fs::read_to_string(self.folder.join(path));
        let drawing = drawing.with_context(|| format!("the drawing {path} does not exist"))?;
        let mut out = String::new();
        let mut done = 0;
        for found in texts(&drawing)? {
            out.push_str(&drawing[done..found.start]);
            out.push_str(self.word(&drawing[found.clone()])?);
            done = found.end;
        }
        Ok(out + &drawing[done..])
    }
}

/// The texts of a drawing that are words, and not numbers, names of squares or parts of the code.
fn texts(drawing: &str) -> Result<Vec<std::ops::Range<usize>>> {
    let shown = Regex::new(r#"aria-label="([^"]*)"|>([^<>]*)<"#)?;
    let word = Regex::new("[A-Za-z][a-z]{2}")?;
    let groups = shown.captures_iter(drawing).filter_map(|found| found.get(1).or(found.get(2)));
    let texts = groups.filter(|text| word.is_match(text.as_str())).map(|text| {
        let trimmed = text.as_str().trim_start();
        let start = text.end() - trimmed.len();
        start..start + trimmed.trim_end().len()
    });
    Ok(texts.collect())
}

/// One text a line, `English = translated`; with nothing behind the sign it stays as it is.
fn read_words(text: &str) -> Result<BTreeMap<String, String>> {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (english, said) =
                line.split_once(" =").with_context(|| format!("words.txt: \"{line}\" has no ` = `"))?;
            let said = if said.trim().is_empty() { english } else { said.trim() };
            Ok((english.to_owned(), said.to_owned()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_line_by_line() {
        let words = read_words("# The cover\n\nContents = Sadržaj\nMemory::keep =\n").unwrap();
        assert_eq!(words["Contents"], "Sadržaj");
        assert_eq!(words["Memory::keep"], "Memory::keep");
        assert!(read_words("Contents: Sadržaj").is_err());
    }

    #[test]
    fn every_word_of_a_drawing_is_said_and_no_line_is_unused() {
        let [_, serbian] = Edition::all(&crate::root()).unwrap();
        let page = super::super::page::page(&crate::root(), &serbian).unwrap();
        for said in serbian.words.as_ref().unwrap().values() {
            assert!(page.contains(&super::super::escape(said)) || page.contains(said), "{said}: unused");
        }
        assert!(serbian.word("No such words").is_err());
    }
}
