//! Laying text out: widths, columns, wrapping.
//!
//! Widths are those on the screen: escape codes take no room, and some characters take two columns.

use anstream::adapter::strip_str;
use unicode_width::UnicodeWidthStr;

/// How many columns the text takes.
pub fn width(text: &str) -> usize {
    if text.contains('\u{1b}') { strip_str(text).to_string().width() } else { text.width() }
}

/// The text with blanks after it, so that it takes at least so many columns.
pub fn pad(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{text}{:blanks$}", "")
}

/// The text with blanks before it, so that it takes at least so many columns.
pub fn pad_left(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{:blanks$}{text}", "")
}

/// The text in the middle of so many columns; an odd blank goes to the right.
pub fn centre(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    let left = blanks / 2;
    let right = blanks - left;
    format!("{:left$}{text}{:right$}", "", "")
}

/// Two blocks of lines beside each other, `gap` columns between them.
pub fn beside(left: &[String], right: &[String], gap: usize) -> Vec<String> {
    let columns = left.iter().map(|line| width(line)).max().unwrap_or(0) + gap;
    (0..left.len().max(right.len()))
        .map(|row| {
            let left = left.get(row).map_or("", String::as_str);
            match right.get(row).map_or("", String::as_str) {
                "" => left.trim_end().to_owned(),
                right => pad(left, columns) + right,
            }
        })
        .collect()
}

/// The words of a text in lines of at most so many columns. A word that is longer stands alone.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_items(line.split_whitespace(), " ", columns)).collect()
}

/// Items in lines of at most so many columns; an item is never broken.
pub fn wrap_items<'a>(
    items: impl IntoIterator<Item = &'a str>,
    between: &str,
    columns: usize,
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for item in items {
        if !line.is_empty() && width(&line) + width(between) + width(item) > columns {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line += between;
        }
        line += item;
    }
    lines.push(line);
    lines
}

/// The text cut to so many columns, with dots where something is missing.
pub fn clip(text: &str, columns: usize) -> String {
    const DOTS: &str = "..";
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut clipped = String::new();
    for letter in text.chars() {
        let longer = format!("{clipped}{letter}");
        if width(&longer) + DOTS.len() > columns {
            break;
        }
        clipped = longer;
    }
    clipped + DOTS
}

/// A text with a large letter first, as an item of a list.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_codes_take_no_room() {
        assert_eq!(width("\u{1b}[1mC3\u{1b}[0m"), 2);
        assert_eq!(pad("\u{1b}[1mC3\u{1b}[0m", 4), "\u{1b}[1mC3\u{1b}[0m  ");
        assert_eq!(centre("ab", 5), " ab  ");
        assert_eq!(pad_left("ab", 3), " ab");
    }

    #[test]
    fn blocks_stand_beside_each_other() {
        let left = ["a".to_owned(), "bbb ".to_owned()];
        let right = ["x".to_owned()];
        assert_eq!(beside(&left, &right, 1), ["a    x", "bbb"]);
    }

    #[test]
    fn words_are_not_broken() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("extraordinary word", 5), ["extraordinary", "word"]);
        assert_eq!(clip("ћирилица", 5), "ћир..");
    }
}
