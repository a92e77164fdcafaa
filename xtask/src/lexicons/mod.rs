//! The word lists of Scrabble, made from two packages of Debian, and one of Python that knows how common words are.
//!
//! The packages are fetched by name with the system's own client and taken apart without being installed.
//! The same packages give the same bytes: nothing here depends on the day, the machine or the order in which
//! a folder is read.

mod hunspell;
mod package;
mod scowl;
mod wordfreq;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::say;
use crate::steps::Cargo;

/// Where the compiled lists are.
const FOLDER: &str = "data/lexicons";

/// The fewest and the most letters of a word.
const LENGTHS: std::ops::RangeInclusive<usize> = 2..=15;

/// Words in capital letters, in alphabetical order.
type WordList = BTreeSet<String>;

/// Makes both lists anew.
pub fn lexicons(root: &Path) -> Result<()> {
    let work = root.join("target/lexicons");
    fs::create_dir_all(&work).with_context(|| format!("cannot make {}", work.display()))?;
    let scowl = package::fetch("scowl", &work)?;
    let folder = scowl.join("usr/share/dict/scowl");
    write(root, &work, "english", &scowl::words(&folder, scowl::LARGEST)?)?;
    common(root, "english", &scowl::words(&folder, scowl::COMMON)?)?;
    notice(root, &work, "english", &scowl.join("usr/share/doc/scowl/copyright"))?;
    let hunspell = package::fetch("hunspell-ro", &work)?;
    let folder = hunspell.join("usr/share/hunspell");
    let romanian = hunspell::words(&read(&folder.join("ro_RO.aff"))?, &read(&folder.join("ro_RO.dic"))?)?;
    write(root, &work, "romanian", &romanian)?;
    common(root, "romanian", &wordfreq::common(&work, &romanian)?)?;
    notice(root, &work, "romanian", &folder.join("ro_RO.aff"))?;
    // Only now: the program contains the old lists, and would be built again in between.
    for name in ["english", "romanian"] {
        let [made, kept] = [&work, &root.join(FOLDER)].map(|folder| folder.join(format!("{name}.lexicon")));
        fs::copy(&made, &kept).with_context(|| format!("cannot write {}", kept.display()))?;
    }
    Ok(())
}

/// Makes the lists of common words anew, and nothing else.
pub fn common_words(root: &Path) -> Result<()> {
    let work = root.join("target/lexicons");
    fs::create_dir_all(&work).with_context(|| format!("cannot make {}", work.display()))?;
    let folder = package::fetch("scowl", &work)?.join("usr/share/dict/scowl");
    common(root, "english", &scowl::words(&folder, scowl::COMMON)?)?;
    let folder = package::fetch("hunspell-ro", &work)?.join("usr/share/hunspell");
    let romanian = hunspell::words(&read(&folder.join("ro_RO.aff"))?, &read(&folder.join("ro_RO.dic"))?)?;
    common(root, "romanian", &wordfreq::common(&work, &romanian)?)
}

/// Writes the words that everybody knows.
fn common(root: &Path, name: &str, words: &WordList) -> Result<()> {
    let path = root.join(FOLDER).join(format!("{name}-common.txt"));
    say(format_args!("   {name}: {} common words", words.len()));
    fs::write(&path, lines(words)).with_context(|| format!("cannot write {}", path.display()))
}

/// Writes one list and lets the program compile it.
fn write(root: &Path, work: &Path, name: &str, words: &WordList) -> Result<()> {
    let list = work.join(format!("{name}.txt"));
    fs::write(&list, lines(words)).with_context(|| format!("cannot write {}", list.display()))?;
    say(format_args!("   {name}: {} words", words.len()));
    let compiled = work.join(format!("{name}.lexicon"));
    let [list, compiled] = [&list, &compiled].map(|path| path.display().to_string());
    let call = ["run", "--release", "--package", "tabla", "--", "scrabble", "compile", &list, &compiled];
    ensure!(Cargo::locked(root, &call).run()?, "the list was not compiled");
    Ok(())
}

/// One word a line.
fn lines(words: &WordList) -> String {
    words.iter().flat_map(|word| [word.as_str(), "\n"]).collect()
}

/// Keeps what the makers of a list say of its use: the lines of comment at the head of a file, or all of it.
fn notice(root: &Path, work: &Path, name: &str, source: &Path) -> Result<()> {
    let text = read(source)?;
    let is_comment = |line: &&str| line.starts_with('#');
    let head: Vec<&str> = text.lines().skip_while(|line| !is_comment(line)).collect();
    let kept = if source.extension().is_some_and(|extension| extension == "aff") {
        let end = head.iter().position(|line| line.contains("Cuprins")).unwrap_or(head.len());
        head[..end].iter().filter(|line| is_comment(line)).map(|line| format!("{line}\n")).collect()
    } else {
        text.clone()
    };
    let version = fs::read_to_string(work.join(format!("{}.version", package_of(name)))).unwrap_or_default();
    let title = format!("Made from Debian's package {} {}.\n\n", package_of(name), version.trim());
    let path = root.join(FOLDER).join(format!("{name}.notice.txt"));
    fs::write(&path, title + &kept).with_context(|| format!("cannot write {}", path.display()))
}

fn package_of(name: &str) -> &'static str {
    if name == "english" { "scowl" } else { "hunspell-ro" }
}

fn read(path: &Path) -> Result<String> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(String::from_utf8(bytes).unwrap_or_else(|error| latin(error.as_bytes())))
}

/// Text in the old encoding of western Europe.
fn latin(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| char::from(byte)).collect()
}

/// The word as it is laid on the board, if it can be: without accents, in capitals, of a length that fits.
fn folded(word: &str) -> Option<String> {
    let folded: Option<String> = word
        .chars()
        .map(|letter| match letter {
            'a'..='z' => Some(letter.to_ascii_uppercase()),
            'ă' | 'â' => Some('A'),
            'î' => Some('I'),
            'ș' | 'ş' => Some('S'),
            'ț' | 'ţ' => Some('T'),
            _ => None,
        })
        .collect();
    folded.filter(|word| LENGTHS.contains(&word.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_words_that_fit_the_board_are_taken() {
        assert_eq!(folded("încăpățînată").as_deref(), Some("INCAPATINATA"));
        assert_eq!(folded("şaţ").as_deref(), Some("SAT"));
        for word in ["a", "Bucur", "bună-ziua", "déjà", "x2", "supercalifragilistic"] {
            assert_eq!(folded(word), None, "{word}");
        }
    }

    #[test]
    fn old_encodings_are_read() {
        assert_eq!(latin(b"caf\xe9"), "café");
    }
}
