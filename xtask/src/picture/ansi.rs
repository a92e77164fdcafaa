//! Text with the colours of a terminal, read into lines of runs.
//!
//! Only what changes colours and weight is understood, and clearing the screen, which begins a new page;
//! other sequences are left out.

use std::iter::Peekable;
use std::str::Chars;

use unicode_width::UnicodeWidthChar;

/// How letters look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// The letters' colour; `None` is the ink.
    pub ink: Option<Colour>,
    /// The colour behind them; `None` is the window's.
    pub ground: Option<Colour>,
    /// Heavier.
    pub bold: bool,
    /// Fainter.
    pub dim: bool,
    /// Slanted.
    pub italic: bool,
    /// With a line under them.
    pub underline: bool,
    /// With ink and ground exchanged.
    pub reverse: bool,
}

/// A colour as terminals name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// One of the 256 of the palette; the first 16 look as the terminal likes.
    Palette(u8),
    /// Red, green, blue.
    Exact(u8, u8, u8),
}

/// Letters of one style that stand together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The column of the first letter, counted from 0.
    pub column: usize,
    /// How many columns they take.
    pub width: usize,
    /// The letters.
    pub text: String,
    /// How they look.
    pub style: Style,
}

/// The lines of a text, without empty ones before and after it.
pub fn read(text: &str) -> Vec<Vec<Run>> {
    let mut page = Page::default();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\u{1b}' => page.sequence(&mut letters),
            '\n' => page.end_line(),
            // Before a line's end it says nothing; elsewhere the line is written anew.
            '\r' if letters.peek() != Some(&'\n') => page.line = Vec::new(),
            '\t' => {
                let blanks = TAB - page.column() % TAB;
                (0..blanks).for_each(|_| page.put(' '));
            }
            letter => page.put(letter),
        }
    }
    page.end_line();
    let is_empty = |line: &&Vec<Run>| line.is_empty();
    let before = page.lines.iter().take_while(is_empty).count();
    let after = page.lines.iter().rev().take_while(is_empty).count();
    let end = page.lines.len().saturating_sub(after).max(before);
    page.lines[before..end].to_vec()
}

const TAB: usize = 8;

#[derive(Default)]
struct Page {
    lines: Vec<Vec<Run>>,
    line: Vec<Run>,
    style: Style,
}

impl Page {
    fn column(&self) -> usize {
        self.line.last().map_or(0, |run| run.column + run.width)
    }

    fn put(&mut self, letter: char) {
        // Control characters have no width and no place in a picture.
        let Some(width) = letter.width() else { return };
        let column = self.column();
        match self.line.last_mut() {
            // An accent belongs to the letter before it, whatever its style.
            Some(run) if run.style == self.style || width == 0 => {
                run.text.push(letter);
                run.width += width;
            }
            _ => self.line.push(Run { column, width, text: letter.into(), style: self.style }),
        }
    }

    fn end_line(&mut self) {
        while let Some(run) = self.line.last_mut() {
            if run.style.ground.is_some() || run.style.underline || run.style.reverse {
                break;
            }
            let kept = run.text.trim_end_matches(' ').len();
            run.width -= run.text.len() - kept;
            run.text.truncate(kept);
            if kept > 0 {
                break;
            }
            self.line.pop();
        }
        self.lines.push(std::mem::take(&mut self.line));
    }

    /// Reads what follows an escape character.
    fn sequence(&mut self, letters: &mut Peekable<Chars<'_>>) {
        match letters.next() {
            Some('[') => {
                let mut parameters = String::new();
                for letter in letters.by_ref() {
                    match letter {
                        'm' => return self.restyle(&parameters),
                        'J' if matches!(parameters.as_str(), "2" | "3") => {
                            self.lines.clear();
                            self.line.clear();
                            return;
                        }
                        '@'..='~' => return,
                        letter => parameters.push(letter),
                    }
                }
            }
            // A title or a link: up to a bell, or to an escape and a backslash.
            Some(']') => {
                while let Some(letter) = letters.next() {
                    if letter == '\u{7}' || (letter == '\u{1b}' && letters.next() == Some('\\')) {
                        return;
                    }
                }
            }
            // A set of characters is named by one letter more.
            Some('(' | ')') => {
                letters.next();
            }
            _ => {}
        }
    }

    fn restyle(&mut self, parameters: &str) {
        let mut groups = parameters.split(';').map(|group| {
            // A part that is left out is 0, and so is one that is no number.
            group.split(':').map(|part| part.parse().unwrap_or(0)).collect::<Vec<u8>>()
        });
        while let Some(group) = groups.next() {
            let code = group[0];
            let style = &mut self.style;
            match code {
                0 => *style = Style::default(),
                1 => style.bold = true,
                2 => style.dim = true,
                3 => style.italic = true,
                4 => style.underline = group.get(1) != Some(&0),
                7 => style.reverse = true,
                22 => (style.bold, style.dim) = (false, false),
                23 => style.italic = false,
                24 => style.underline = false,
                27 => style.reverse = false,
                30..=37 => style.ink = Some(Colour::Palette(code - 30)),
                39 => style.ink = None,
                40..=47 => style.ground = Some(Colour::Palette(code - 40)),
                49 => style.ground = None,
                90..=97 => style.ink = Some(Colour::Palette(code - 90 + 8)),
                100..=107 => style.ground = Some(Colour::Palette(code - 100 + 8)),
                38 | 48 => {
                    let colour = if group.len() > 1 {
                        Colour::from_parts(&group[1..])
                    } else {
                        Colour::from_groups(&mut groups)
                    };
                    *(if code == 38 { &mut style.ink } else { &mut style.ground }) = colour;
                }
                _ => {}
            }
        }
    }
}

impl Colour {
    /// `5;n` or `2;r;g;b`, as most programs write it.
    fn from_groups(groups: &mut impl Iterator<Item = Vec<u8>>) -> Option<Colour> {
        let mut next = || groups.next().and_then(|group| group.first().copied());
        match next()? {
            5 => Some(Colour::Palette(next()?)),
            2 => Some(Colour::Exact(next()?, next()?, next()?)),
            _ => None,
        }
    }

    /// `5:n`, `2:r:g:b` or `2:space:r:g:b`, as the standard writes it.
    fn from_parts(parts: &[u8]) -> Option<Colour> {
        match *parts {
            [5, number] => Some(Colour::Palette(number)),
            [2, red, green, blue] | [2, _, red, green, blue] => Some(Colour::Exact(red, green, blue)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Style = Style {
        ink: None,
        ground: None,
        bold: false,
        dim: false,
        italic: false,
        underline: false,
        reverse: false,
    };

    fn run(column: usize, width: usize, text: &str, style: Style) -> Run {
        Run { column, width, text: text.to_owned(), style }
    }

    /// The style of the letter `x` after this sequence of parameters.
    fn style(parameters: &str) -> Style {
        read(&format!("\u{1b}[{parameters}mx"))[0][0].style
    }

    #[test]
    fn plain_text_is_one_run_per_line() {
        assert_eq!(
            read("\n\nab\r\n\n  c  \n\n"),
            [vec![run(0, 2, "ab", PLAIN)], vec![], vec![run(0, 3, "  c", PLAIN)]]
        );
        assert_eq!(read(""), [] as [Vec<Run>; 0]);
        assert_eq!(read("\n\n"), [] as [Vec<Run>; 0]);
    }

    #[test]
    fn runs_know_their_columns() {
        let red = Style { ink: Some(Colour::Palette(1)), ..PLAIN };
        assert_eq!(
            read("a\u{1b}[31m漢e\u{301}\u{1b}[0mb\tc"),
            [[run(0, 1, "a", PLAIN), run(1, 3, "漢e\u{301}", red), run(4, 5, "b   c", PLAIN)]]
        );
    }

    #[test]
    fn each_attribute_is_understood() {
        assert_eq!(style("1;3"), Style { bold: true, italic: true, ..PLAIN });
        assert_eq!(style("2;4;7"), Style { dim: true, underline: true, reverse: true, ..PLAIN });
        assert_eq!(style("1;2;3;4;7;22;23;24;27"), PLAIN);
        assert_eq!(style("1;31;"), PLAIN, "what is left out is 0");
        assert_eq!(style("1;31").ink, Some(Colour::Palette(1)));
    }

    #[test]
    fn each_kind_of_colour_is_understood() {
        assert_eq!(
            style("33;44"),
            Style { ink: Some(Colour::Palette(3)), ground: Some(Colour::Palette(4)), ..PLAIN }
        );
        assert_eq!(style("96").ink, Some(Colour::Palette(14)));
        assert_eq!(style("103").ground, Some(Colour::Palette(11)));
        assert_eq!(style("38;5;208;1"), Style { ink: Some(Colour::Palette(208)), bold: true, ..PLAIN });
        assert_eq!(style("48;2;1;2;3").ground, Some(Colour::Exact(1, 2, 3)));
        assert_eq!(style("38:5:9").ink, Some(Colour::Palette(9)));
        assert_eq!(style("38:2::4:5:6").ink, Some(Colour::Exact(4, 5, 6)));
        assert_eq!(style("31;42;39;49"), PLAIN);
        assert_eq!(style("38;2;1"), PLAIN, "a colour that is cut off is none");
    }

    #[test]
    fn other_sequences_leave_no_trace() {
        assert_eq!(
            read("a\u{1b}[2Kb\u{1b}[?25lc\u{1b}]0;title\u{7}d\u{1b}(Be\u{7}"),
            [[run(0, 5, "abcde", PLAIN)]]
        );
        assert_eq!(read("\u{1b}]8;;http://x\u{1b}\\a\u{1b}[12"), [[run(0, 1, "a", PLAIN)]]);
    }

    #[test]
    fn a_cleared_screen_and_a_rewritten_line_begin_anew() {
        assert_eq!(read("old\nold\u{1b}[2J\u{1b}[Hnew"), [[run(0, 3, "new", PLAIN)]]);
        assert_eq!(read("10 %\r20 %\n"), [[run(0, 4, "20 %", PLAIN)]]);
    }

    #[test]
    fn coloured_blanks_at_the_end_are_kept() {
        let ground = Style { ground: Some(Colour::Palette(2)), ..PLAIN };
        assert_eq!(read("\u{1b}[42m  \u{1b}[0m  "), [[run(0, 2, "  ", ground)]]);
    }
}
