//! A rule book on the screen: Markdown, laid out for the columns that there are.
//!
//! What the books use is understood: headings, paragraphs, lists, tables, pictures in text, strong words and
//! code. Where boards are spoken, a table becomes sentences, and pictures are left out.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::draw::Look;
use crate::palette::{Colours, Ink};
use crate::text::{pad, width, wrap_items};

/// Longer lines are hard to read, however wide the screen is.
const WIDEST: usize = 88;

/// Between the columns of a table.
const GAP: usize = 2;

/// The lines of a book.
pub fn lay_out(markdown: &str, look: &Look) -> Vec<String> {
    let mut setter = Setter::new(look);
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        setter.set(event);
    }
    setter.lines
}

/// Sets a book line by line.
struct Setter<'a> {
    look: &'a Look,
    lines: Vec<String>,
    text: Text,
    ink: Option<Ink>,
    /// The number of the next item of each list that is open; `None` where items have no numbers.
    lists: Vec<Option<u64>>,
    table: Vec<Vec<Text>>,
    picture: Option<String>,
}

impl<'a> Setter<'a> {
    fn new(look: &'a Look) -> Setter<'a> {
        Setter {
            look,
            lines: Vec::new(),
            text: Text::default(),
            ink: None,
            lists: Vec::new(),
            table: Vec::new(),
            picture: None,
        }
    }

    fn set(&mut self, event: Event) {
        match event {
            Event::Start(tag) => self.begin(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => match &mut self.picture {
                Some(picture) => *picture += &text,
                None => self.text.add(&text, |word| self.look.inked(self.ink, word)),
            },
            Event::Code(code) => self.text.add_whole(&self.look.code(&code)),
            Event::SoftBreak | Event::HardBreak => self.text.add(" ", str::to_owned),
            _ => {}
        }
    }

    fn begin(&mut self, tag: &Tag) {
        match tag {
            Tag::Heading { .. } | Tag::Strong | Tag::TableHead => self.ink = Some(Ink::Strong),
            Tag::Emphasis => self.ink = Some(Ink::Gold),
            Tag::Table(_) => self.table.push(Vec::new()),
            Tag::List(first) => self.lists.push(*first),
            Tag::CodeBlock(_) => self.picture = Some(String::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => self.heading(level),
            TagEnd::Paragraph if self.lists.is_empty() => self.block("", ""),
            TagEnd::Item => self.item(),
            TagEnd::List(_) => {
                self.lists.pop();
                self.lines.push(String::new());
            }
            TagEnd::CodeBlock => self.picture(),
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.text);
                if let Some(row) = self.table.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::TableRow => self.table.push(Vec::new()),
            TagEnd::TableHead => {
                self.ink = None;
                self.table.push(Vec::new());
            }
            TagEnd::Table => self.table(),
            TagEnd::Strong | TagEnd::Emphasis => self.ink = None,
            _ => {}
        }
    }

    fn columns(&self) -> usize {
        self.look.columns.min(WIDEST)
    }

    /// The text so far, in lines that fit: the first after one text, the others after another.
    fn flow(&mut self, first: &str, others: &str) {
        let text = std::mem::take(&mut self.text);
        let room = self.columns().saturating_sub(width(others)).max(1);
        for (row, line) in text.lines(room).into_iter().enumerate() {
            let before = if row == 0 { first } else { others };
            self.lines.push(format!("{before}{line}"));
        }
    }

    /// The same, and an empty line after it.
    fn block(&mut self, first: &str, others: &str) {
        self.flow(first, others);
        self.lines.push(String::new());
    }

    fn heading(&mut self, level: HeadingLevel) {
        self.ink = None;
        let below = match level {
            HeadingLevel::H1 => self.look.sign("═", "="),
            _ => self.look.sign("─", "-"),
        };
        let columns = self.text.width().min(self.columns());
        self.flow("", "");
        if !self.look.is_spoken() {
            self.lines.push(below.repeat(columns));
        }
    }

    fn item(&mut self) {
        let sign = match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            _ => format!("{} ", self.look.sign("•", "-")),
        };
        let blanks = " ".repeat(width(&sign));
        self.flow(&sign, &blanks);
    }

    fn picture(&mut self) {
        let picture = self.picture.take().unwrap_or_default();
        if !self.look.is_spoken() {
            self.lines.extend(picture.lines().map(|line| format!("  {line}").trim_end().to_owned()));
            self.lines.push(String::new());
        }
    }

    fn table(&mut self) {
        let rows: Vec<Vec<Text>> =
            std::mem::take(&mut self.table).into_iter().filter(|row| !row.is_empty()).collect();
        let Some((head, body)) = rows.split_first() else { return };
        if self.look.is_spoken() {
            for row in body {
                let cells: Vec<String> = head
                    .iter()
                    .zip(row)
                    .map(|(name, cell)| format!("{}: {}", name.line(), cell.line()))
                    .collect();
                self.text.add(&format!("{}.", cells.join("; ")), str::to_owned);
                self.flow("", "");
            }
        } else {
            let widths = widths(&rows, self.columns());
            self.lines.extend(set_row(head, &widths));
            let rule = self.look.sign("─", "-");
            let rules: Vec<String> = widths.iter().map(|columns| rule.repeat(*columns)).collect();
            self.lines.push(rules.join(&" ".repeat(GAP)));
            for row in body {
                self.lines.extend(set_row(row, &widths));
            }
        }
        self.lines.push(String::new());
    }
}

impl Look {
    fn inked(&self, ink: Option<Ink>, text: &str) -> String {
        ink.map_or_else(|| text.to_owned(), |ink| self.palette.ink(ink, text))
    }

    /// Something to type or to read as it is: in a colour, or between quotes where there is none.
    fn code(&self, text: &str) -> String {
        if self.palette.colours() == Colours::None {
            format!("'{text}'")
        } else {
            self.palette.ink(Ink::Accent, text)
        }
    }
}

/// Words that are put into lines later. A word is never broken, and has its colours in it.
#[derive(Default)]
struct Text {
    words: Vec<String>,
    /// Whether what comes next belongs to the last word.
    open: bool,
}

impl Text {
    /// Adds words, each of them painted.
    fn add(&mut self, text: &str, paint: impl Fn(&str) -> String) {
        if text.starts_with(char::is_whitespace) {
            self.open = false;
        }
        for word in text.split_whitespace() {
            self.add_whole(&paint(word));
            self.open = false;
        }
        self.open = !text.ends_with(char::is_whitespace) && (self.open || !text.trim().is_empty());
    }

    /// Adds something that stays in one piece.
    fn add_whole(&mut self, text: &str) {
        match self.words.last_mut() {
            Some(word) if self.open => *word += text,
            _ => self.words.push(text.to_owned()),
        }
        self.open = true;
    }

    fn lines(&self, columns: usize) -> Vec<String> {
        wrap_items(self.words.iter().map(String::as_str), " ", columns)
    }

    fn line(&self) -> String {
        self.words.join(" ")
    }

    fn width(&self) -> usize {
        width(&self.line())
    }
}

/// How wide the columns of a table are: as wide as they need to be, the widest ones less where there is no room.
fn widths(rows: &[Vec<Text>], columns: usize) -> Vec<usize> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let needed =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(Text::width).max().unwrap_or(0);
    let mut widths: Vec<usize> = (0..count).map(needed).collect();
    let room = columns.saturating_sub(GAP * count.saturating_sub(1)).max(count);
    while widths.iter().sum::<usize>() > room {
        match widths.iter_mut().max() {
            Some(widest) => *widest -= 1,
            None => break,
        }
    }
    widths
}

/// The lines of a row: cells that are too long go on below.
fn set_row(row: &[Text], widths: &[usize]) -> Vec<String> {
    let cells: Vec<Vec<String>> =
        row.iter().zip(widths).map(|(cell, columns)| cell.lines(*columns)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| {
        let parts = cells.iter().zip(widths).map(|(cell, columns)| {
            let text = cell.get(at).map_or("", String::as_str);
            pad(text, *columns)
        });
        parts.collect::<Vec<_>>().join(&" ".repeat(GAP)).trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::BoardStyle;
    use crate::palette::Palette;

    const BOOK: &str = "# Name\n\nOne **two** `three four`, five\nsix.\n\n## Part\n\n- first item\n- second\n\n1. one\n2. two\n\n\
                        | Row | Worth |\n|---|---|\n| **a** | one two three |\n\n```text\n 1  2\n```\n";

    fn look(board: BoardStyle, colours: Colours, columns: usize) -> Look {
        Look { board, palette: Palette::new(colours), columns, rows: 0 }
    }

    fn page(board: BoardStyle, columns: usize) -> String {
        lay_out(BOOK, &look(board, Colours::None, columns)).join("\n")
    }

    #[test]
    fn everything_has_its_place() {
        let right = "Name\n════\nOne two 'three four', five six.\n\nPart\n────\n• first item\n• second\n\n1. one\n2. two\n\n\
                     Row  Worth\n───  ─────────────\na    one two three\n\n   1  2\n";
        assert_eq!(page(BoardStyle::Unicode, 80), right);
    }

    #[test]
    fn a_narrow_screen_breaks_lines_and_cells() {
        let right = "Name\n====\nOne two\n'three four',\nfive six.\n\nPart\n----\n- first item\n- second\n\n1. one\n2. two\n\n\
                     Row  Worth\n---  -------\na    one two\n     three\n\n   1  2\n";
        assert_eq!(page(BoardStyle::Ascii, 12), right);
    }

    #[test]
    fn where_boards_are_spoken_a_table_is_sentences() {
        let right = "Name\nOne two 'three four', five six.\n\nPart\n• first item\n• second\n\n1. one\n2. two\n\n\
                     Row: a; Worth: one two three.\n";
        assert_eq!(page(BoardStyle::Words, 80), right);
    }

    #[test]
    fn colours_take_the_place_of_quotes() {
        let lines = lay_out(BOOK, &look(BoardStyle::Unicode, Colours::Basic, 80));
        assert!(lines[0].contains("\u{1b}[1mName"), "{}", lines[0]);
        assert!(lines[2].contains("three four") && !lines[2].contains('\''), "{}", lines[2]);
        assert_eq!(width(&lines[2]), width("One two three four, five six."));
    }

    #[test]
    fn every_book_fits_an_ordinary_screen() {
        for language in tabla_games::Language::ALL {
            for game in tabla_games::GAMES {
                let book = tabla_games::rule_book(game, language).unwrap();
                for columns in [60, 80, 200] {
                    for line in lay_out(book, &look(BoardStyle::Unicode, Colours::Full, columns)) {
                        assert!(width(&line) <= columns.min(WIDEST), "{game} in {language:?}: {line}");
                    }
                }
            }
        }
    }
}
