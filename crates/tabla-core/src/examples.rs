//! The examples of a rule book: fenced blocks of Markdown that people read and programs can play.
//!
//! A block has a position, then what is true of it, one thing a line. Where a move or a position is followed by what
//! becomes of it, at least two blanks stand between them. What the lines mean is told in full by the test kit, which
//! plays them; here they are only read, so that whoever shows a rule shows the same example.
//!
//! ````
//! use tabla_core::{ExampleLine, examples};
//!
//! let book = "**3.1 Taking.** Three at most.\n\n```heap\n9/1\nplay take 4  illegal: too many\n```\n";
//! let example = examples(book).remove(0);
//! assert_eq!((example.rule, example.tag), ("3.1", "heap"));
//! assert_eq!(
//!     ExampleLine::read(example.lines[1].1),
//!     Some(ExampleLine::Play { text: "take 4", told: "illegal: too many" })
//! );
//! ````

/// One fenced block of a rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example<'b> {
    /// The number of the rule before it, such as `4.1`; empty where none has a number yet.
    pub rule: &'b str,
    /// What the block is tagged with.
    pub tag: &'b str,
    /// The line where it begins, counted from 1.
    pub line: usize,
    /// What stands in it, with the numbers of the lines.
    pub lines: Vec<(usize, &'b str)>,
    /// Whether it has an end.
    pub is_closed: bool,
}

/// The fenced blocks of a rule book, in order, whatever they are tagged with.
pub fn examples(book: &str) -> Vec<Example<'_>> {
    let mut blocks: Vec<Example> = Vec::new();
    let (mut rule, mut is_open) = ("", false);
    for (line, number) in book.lines().zip(1..) {
        let fence = line.trim_start().strip_prefix("```");
        match (fence, blocks.last_mut().filter(|_| is_open)) {
            (Some(tag), None) => {
                let block =
                    Example { rule, tag: tag.trim(), line: number, lines: Vec::new(), is_closed: false };
                blocks.push(block);
                is_open = true;
            }
            (Some(_), Some(block)) => {
                block.is_closed = true;
                is_open = false;
            }
            (None, Some(block)) => block.lines.push((number, line)),
            (None, None) => rule = rule_number(line).unwrap_or(rule),
        }
    }
    blocks
}

/// The number with which a rule begins: `4.1` of `**4.1 Mills.** …`.
fn rule_number(line: &str) -> Option<&str> {
    let number = line.strip_prefix("**")?.split([' ', '*']).next()?;
    let (chapter, place) = number.split_once('.')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(chapter) && is_number(place)).then_some(number)
}

/// One line of an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExampleLine<'b> {
    /// A position, or a text that is refused as one; `start` is the usual beginning.
    Position { text: &'b str, told: &'b str },
    /// A move that is tried, and what becomes of it.
    Play { text: &'b str, told: &'b str },
    /// A move that is played: what follows is about what comes of it.
    Then { text: &'b str },
    /// So many moves are legal.
    Moves { told: &'b str },
    /// The position as text.
    Now { told: &'b str },
    /// Whose turn it is, or how the game ended: the whole line.
    Turn { told: &'b str },
}

impl ExampleLine<'_> {
    /// Reads a line; `None` where nothing stands in it.
    pub fn read(line: &str) -> Option<ExampleLine<'_>> {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Some(match word {
            "" => return None,
            "play" => {
                let (text, told) = split(rest);
                ExampleLine::Play { text, told }
            }
            "then" => ExampleLine::Then { text: rest.trim() },
            "moves" => ExampleLine::Moves { told: rest.trim() },
            "now" => ExampleLine::Now { told: rest.trim() },
            "over:" | "to" => ExampleLine::Turn { told: line },
            _ => {
                let (text, told) = split(line);
                ExampleLine::Position { text, told }
            }
        })
    }
}

fn split(text: &str) -> (&str, &str) {
    let (text, told) = text.split_once("  ").unwrap_or((text, ""));
    (text.trim(), told.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_know_their_rule_their_lines_and_whether_they_end() {
        let book = "# Heap\n```text\no o\n```\n**1.2 Stones.** **Two.**\n\n```heap\n2/1\n\nmoves 2\n```\n**no**\n```heap\n1/1";
        let blocks: Vec<_> = examples(book);
        let told: Vec<_> =
            blocks.iter().map(|block| (block.rule, block.tag, block.line, block.is_closed)).collect();
        assert_eq!(told, [("", "text", 2, true), ("1.2", "heap", 7, true), ("1.2", "heap", 13, false)]);
        assert_eq!(blocks[1].lines, [(8, "2/1"), (9, ""), (10, "moves 2")]);
    }

    #[test]
    fn lines_are_read_by_their_first_word() {
        for (line, read) in [
            ("play take 1    ok → won by 1", ExampleLine::Play { text: "take 1", told: "ok → won by 1" }),
            ("play", ExampleLine::Play { text: "", told: "" }),
            (" then take 2 ", ExampleLine::Then { text: "take 2" }),
            ("moves 2", ExampleLine::Moves { told: "2" }),
            ("to move: chance", ExampleLine::Turn { told: "to move: chance" }),
            ("over: drawn", ExampleLine::Turn { told: "over: drawn" }),
            ("now 0/2", ExampleLine::Now { told: "0/2" }),
            ("9/9  refused: no", ExampleLine::Position { text: "9/9", told: "refused: no" }),
        ] {
            assert_eq!(ExampleLine::read(line), Some(read));
        }
        assert_eq!(ExampleLine::read("  "), None);
    }
}
