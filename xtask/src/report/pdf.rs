//! What must be known of a printed PDF: on which page a place is, and what it says. And what may not stay in it:
//! the hour.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use regex::Regex;

/// A piece of so few letters is somewhere on every page: so far off it is another one.
const SHORT: usize = 20;
const FAR: usize = 4000;

/// The page of every place that a link leads to; the first page is 1.
pub fn places(pdf: &[u8]) -> Result<BTreeMap<String, usize>> {
    let text = String::from_utf8_lossy(pdf);
    let first = |pattern: &str| -> Result<u32> {
        let found =
            Regex::new(pattern)?.captures(&text).with_context(|| format!("no {pattern} in the PDF"))?;
        Ok(found[1].parse()?)
    };
    let pages = pages(&text, first(r"/Type /Catalog\s+/Pages (\d+) 0 R")?)?;
    let names = Regex::new(&format!(r"\n{} 0 obj\s+<<([^>]*)>>", first(r"/Dests (\d+) 0 R")?))?;
    let names = names.captures(&text).context("the PDF names no places")?;
    let mut places = BTreeMap::new();
    for found in Regex::new(r"/(\S+) \[(\d+) 0 R")?.captures_iter(&names[1]) {
        let page: u32 = found[2].parse()?;
        let number = pages.iter().position(|&other| other == page);
        let number = number.with_context(|| format!("{} is on no page", &found[1]))? + 1;
        places.insert(found[1].to_owned(), number);
    }
    Ok(places)
}

/// The objects that are pages, in their order: the leaves of the tree below `root`.
fn pages(text: &str, root: u32) -> Result<Vec<u32>> {
    let mut inner = BTreeMap::new();
    for found in Regex::new(r"(\d+) 0 obj\s+<</Type /Pages\s[^>]*/Kids \[([^\]]*)\]")?.captures_iter(text) {
        let kids = found[2].split(" 0 R").map(str::trim).filter(|kid| !kid.is_empty());
        inner.insert(found[1].parse::<u32>()?, kids.map(str::parse).collect::<Result<Vec<u32>, _>>()?);
    }
    let mut leaves = Vec::new();
    let mut open = vec![root];
    while let Some(object) = open.pop() {
        match inner.remove(&object) {
            Some(kids) => open.extend(kids.into_iter().rev()),
            None => leaves.push(object),
        }
    }
    Ok(leaves)
}

/// Puts other words about the document in the place of the browser's, which tell when it was printed. They
/// take exactly as many bytes, because everything in a PDF is found by its distance from the beginning.
pub fn retitle(pdf: &mut [u8], words: &[(&str, &str)]) -> Result<()> {
    let start = find(pdf, b"<</Title (").context("the PDF has no title")?;
    let end = start + find(&pdf[start..], b">>\nendobj").context("the title has no end")?;
    let told: Vec<String> = words.iter().map(|(key, value)| format!("/{key} {}", string(value))).collect();
    let told = format!("<<{}", told.join("\n"));
    let room = end - start;
    if told.len() > room {
        bail!("there is no room for {} bytes about the document", told.len());
    }
    pdf[start..end].copy_from_slice(format!("{told:room$}").as_bytes());
    Ok(())
}

/// A text as PDFs have it: letters beyond ASCII are numbers.
fn string(text: &str) -> String {
    if text.is_ascii() {
        return format!("({text})");
    }
    let numbers: String = text.encode_utf16().map(|unit| format!("{unit:04X}")).collect();
    format!("<FEFF{numbers}>")
}

/// What a PDF says, above the numbers of its pages, in the order in which it was written and without blanks.
pub fn text(path: &Path) -> Result<String> {
    // In points: the width of A4, and its height without the lower margin.
    let words = ["-raw", "-nopgbrk", "-x", "0", "-y", "0", "-W", "596", "-H", "793"];
    let output = Command::new("pdftotext").args(words).arg(path).arg("-").output();
    let output = output.context("pdftotext is missing; `cargo xtask test` installs it")?;
    if !output.status.success() {
        bail!("pdftotext cannot read {}", path.display());
    }
    Ok(squeeze(&String::from_utf8_lossy(&output.stdout)))
}

/// The pieces of a page that a print does not have, in their order.
pub fn missing(html: &str, print: &str) -> Vec<String> {
    let mut rest = print;
    let mut missing = Vec::new();
    for piece in html.split(['<', '\n']).map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text)) {
        let words =
            piece.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&NoBreak;", "");
        let words = words.replace("&amp;", "&");
        let letters = squeeze(&words);
        match rest.split_once(&letters) {
            Some((before, after)) if before.len() < FAR || letters.len() > SHORT => rest = after,
            _ => missing.push(words.trim().to_owned()),
        }
    }
    missing
}

/// Letters alone: a line may be broken anywhere, and a hyphen or a joint letter be added.
fn squeeze(text: &str) -> String {
    let joined = text.replace('ﬁ', "fi").replace('ﬂ', "fl");
    joined
        .chars()
        .filter(|letter| !letter.is_whitespace() && !matches!(letter, '-' | '\u{ad}' | '\u{2060}'))
        .collect()
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PDF: &str = "%PDF-1.4\n1 0 obj\n<</Title (A)\n/Creator (A browser with a long name)\n\
        /CreationDate (D:20260101)>>\nendobj\n5 0 obj\n<</Type /Page\n/Parent 7 0 R>>\nendobj\n\
        6 0 obj\n<</Type /Page\n/Parent 7 0 R>>\nendobj\n\
        7 0 obj\n<</Type /Pages\n/Count 2\n/Kids [6 0 R 5 0 R]\n/Parent 9 0 R>>\nendobj\n\
        8 0 obj\n<</Type /Page\n/Parent 9 0 R>>\nendobj\n\
        9 0 obj\n<</Type /Pages\n/Count 3\n/Kids [7 0 R 8 0 R]>>\nendobj\n\
        10 0 obj\n<</last [8 0 R /XYZ 0 1 0]\n/tabla-core [5 0 R /XYZ 0 2 0]>>\nendobj\n\
        11 0 obj\n<</Type /Catalog\n/Pages 9 0 R\n/Dests 10 0 R>>\nendobj\n";

    #[test]
    fn places_are_found_by_the_order_of_the_pages() {
        let places = places(PDF.as_bytes()).unwrap();
        assert_eq!(places, BTreeMap::from([("last".to_owned(), 3), ("tabla-core".to_owned(), 2)]));
        assert!(super::places(b"%PDF-1.4\n").is_err());
    }

    #[test]
    fn what_a_print_leaves_out_is_found() {
        let page = "<p>One &amp; two,\n<code>x -&NoBreak;&gt; y</code></p><td>three</td><p>four</p>";
        assert_eq!(missing(page, &squeeze("One & two, x -> y three four")), [""; 0]);
        assert_eq!(missing(page, &squeeze("One & two, x -> y\nthree")), ["four"]);
        let far = format!("One & two, x -> y {} three four", "and so on".repeat(FAR));
        assert_eq!(missing(page, &squeeze(&far)), ["three", "four"]);
        assert_eq!(missing(page, &squeeze("three One & two, x -> y four")), ["three"]);
    }

    #[test]
    fn the_hour_goes_and_every_byte_stays_in_its_place() {
        let mut pdf = PDF.as_bytes().to_vec();
        retitle(&mut pdf, &[("Title", "A report"), ("Author", "B")]).unwrap();
        let text = String::from_utf8(pdf.clone()).unwrap();
        assert!(text.contains("1 0 obj\n<</Title (A report)\n/Author (B) "), "{text}");
        assert!(!text.contains("CreationDate"), "{text}");
        assert_eq!(string("iš"), "<FEFF00690161>");
        assert_eq!(text.find("5 0 obj"), PDF.find("5 0 obj"));
        assert!(retitle(&mut pdf, &[("Title", &"long ".repeat(40))]).is_err());
    }
}
