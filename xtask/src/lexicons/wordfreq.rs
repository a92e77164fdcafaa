//! How common Romanian words are: the list of the Python package `wordfreq`, taken apart without being installed.
//!
//! The list is MessagePack: an array whose first entry describes it, and whose other entries are arrays of words, those of
//! the same frequency together, the most common first; each step is a hundredth of a power of ten.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use super::package::run;
use super::{WordList, folded};

/// The edition whose list is taken.
pub const VERSION: &str = "3.1.1";
const WHEEL: &str = "wordfreq-3.1.1-py3-none-any.whl";
/// Words rarer than this many hundredths of a power of ten are left out: one in about 250,000 words is of the rarest kind.
const RAREST: usize = 540;

/// The common words among these.
pub fn common(work: &Path, known: &WordList) -> Result<WordList> {
    let folder = work.join("wordfreq");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let wanted = format!("wordfreq=={VERSION}");
    run(Command::new("pip")
        .args(["download", "--quiet", "--no-deps", "--only-binary", ":all:", &wanted])
        .current_dir(&folder))?;
    run(Command::new("python3").args(["-m", "zipfile", "-e", WHEEL, "."]).current_dir(&folder))?;
    let list = Command::new("gzip")
        .args(["-dc", "wordfreq/data/small_ro.msgpack.gz"])
        .current_dir(&folder)
        .output()?;
    ensure!(list.status.success(), "the list of wordfreq cannot be unpacked");
    let words = read(&list.stdout)?;
    let common = words.into_iter().take(RAREST + 1).flatten().filter_map(|word| folded(&word));
    Ok(common.filter(|word| known.contains(word)).collect())
}

/// The words by how common they are.
fn read(bytes: &[u8]) -> Result<Vec<Vec<String>>> {
    let mut rest = bytes;
    let count = array(&mut rest)?;
    skip_head(&mut rest)?;
    (1..count)
        .map(|_| {
            let words = array(&mut rest)?;
            (0..words).map(|_| text(&mut rest)).collect()
        })
        .collect()
}

/// The description: a small map from texts to texts or small numbers.
fn skip_head(rest: &mut &[u8]) -> Result<()> {
    let byte = take(rest, 1)?[0];
    ensure!(byte & 0xf0 == 0x80, "the list begins with no description");
    for _ in 0..byte & 0x0f {
        text(rest)?;
        if rest.first().is_some_and(|&byte| byte < 0x80) {
            take(rest, 1)?;
        } else {
            text(rest)?;
        }
    }
    Ok(())
}

fn array(rest: &mut &[u8]) -> Result<usize> {
    match take(rest, 1)?[0] {
        byte @ 0x90..=0x9f => Ok(usize::from(byte & 0x0f)),
        0xdc => number(rest, 2),
        0xdd => number(rest, 4),
        byte => bail!("no list begins with {byte:#04x}"),
    }
}

fn text(rest: &mut &[u8]) -> Result<String> {
    let length = match take(rest, 1)?[0] {
        byte @ 0xa0..=0xbf => usize::from(byte & 0x1f),
        0xd9 => number(rest, 1)?,
        0xda => number(rest, 2)?,
        byte => bail!("no word begins with {byte:#04x}"),
    };
    Ok(String::from_utf8(take(rest, length)?.to_vec())?)
}

fn number(rest: &mut &[u8], bytes: usize) -> Result<usize> {
    Ok(take(rest, bytes)?.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)))
}

fn take<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8]> {
    let (taken, left) = rest.split_at_checked(count).context("the list is cut off")?;
    *rest = left;
    Ok(taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_the_order_of_their_frequency() {
        let list = b"\x93\x82\xa6format\xa2cB\xa7version\x01\x90\xdc\x00\x02\xa2da\xd9\x03s\xc4\x83";
        assert_eq!(read(list).unwrap(), [vec![], vec!["da".to_owned(), "să".to_owned()]]);
        assert!(read(&list[..20]).is_err());
        assert!(read(b"\x92\x90\x90").is_err());
    }
}
