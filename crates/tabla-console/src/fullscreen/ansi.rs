//! The lines that faces paint, as the full screen draws them: the few codes of the palette, and folding.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthChar;

/// A letter and how it looks.
type Painted = (char, Style);

/// A painted line.
pub fn line(text: &str) -> Line<'static> {
    join(&letters(text))
}

/// A painted text in lines of at most so many columns. What is folded keeps its margin.
pub fn folded(text: &str, columns: usize) -> Vec<Line<'static>> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for text in text.split('\n') {
        let letters = letters(text);
        let margin = letters.iter().take_while(|(letter, _)| *letter == ' ').count();
        let margin = if margin * 3 > columns { 0 } else { margin };
        let (mut rest, mut lead) = (letters.as_slice(), 0);
        while taken(rest) + lead > columns {
            let fits = fitting(rest, columns - lead).max(1);
            let blank = rest[..(fits + 1).min(rest.len())].iter().rposition(|(letter, _)| *letter == ' ');
            // A blank in the margin is no place to fold.
            let skip = if lead == 0 { margin } else { 0 };
            let end = blank.filter(|&at| at > skip).unwrap_or(fits);
            lines.push(indented(lead, &rest[..end]));
            rest = &rest[end..];
            let blanks = rest.iter().take_while(|(letter, _)| *letter == ' ').count();
            rest = &rest[blanks..];
            lead = margin;
        }
        if !rest.is_empty() || letters.is_empty() {
            lines.push(indented(lead, rest));
        }
    }
    lines
}

fn indented(margin: usize, letters: &[Painted]) -> Line<'static> {
    let mut line = join(letters);
    if margin > 0 {
        line.spans.insert(0, Span::raw(" ".repeat(margin)));
    }
    line
}

fn columns_of(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

fn taken(letters: &[Painted]) -> usize {
    letters.iter().map(|(letter, _)| columns_of(*letter)).sum()
}

/// How many letters fit into so many columns.
fn fitting(letters: &[Painted], columns: usize) -> usize {
    let mut taken = 0;
    let fits = |(letter, _): &&Painted| {
        taken += columns_of(*letter);
        taken <= columns
    };
    letters.iter().take_while(fits).count()
}

fn join(letters: &[Painted]) -> Line<'static> {
    let runs = letters.chunk_by(|one, other| one.1 == other.1);
    let span =
        |run: &[Painted]| Span::styled(run.iter().map(|(letter, _)| letter).collect::<String>(), run[0].1);
    Line::from(runs.map(span).collect::<Vec<_>>())
}

/// Every letter with its style; codes that are none of the palette's are left out.
fn letters(text: &str) -> Vec<Painted> {
    let mut painted = Vec::new();
    let mut style = Style::new();
    let mut rest = text.chars();
    while let Some(letter) = rest.next() {
        match letter {
            '\u{1b}' => {
                let mut code = String::new();
                let mut end = ' ';
                for part in rest.by_ref() {
                    if part.is_ascii_alphabetic() {
                        end = part;
                        break;
                    }
                    code.push(part);
                }
                if end == 'm' {
                    style = turned(style, code.trim_start_matches('['));
                }
            }
            '\t' => painted.extend([(' ', style); 4]),
            letter if letter.is_control() => {}
            letter => painted.push((letter, style)),
        }
    }
    painted
}

/// The style after a code such as `1`, `36` or `38;5;79`.
fn turned(style: Style, code: &str) -> Style {
    let mut numbers = code.split(';').map(|number| number.parse::<u8>().unwrap_or(0));
    let mut style = style;
    while let Some(number) = numbers.next() {
        style = match number {
            0 => Style::new(),
            1 => style.add_modifier(Modifier::BOLD),
            2 => style.add_modifier(Modifier::DIM),
            3 => style.add_modifier(Modifier::ITALIC),
            4 => style.add_modifier(Modifier::UNDERLINED),
            30..=37 => style.fg(Color::Indexed(number - 30)),
            90..=97 => style.fg(Color::Indexed(number - 90 + 8)),
            40..=47 => style.bg(Color::Indexed(number - 40)),
            38 | 48 => {
                let mut next = || numbers.next().unwrap_or(0);
                let colour = match next() {
                    5 => Color::Indexed(next()),
                    _ => Color::Rgb(next(), next(), next()),
                };
                if number == 38 { style.fg(colour) } else { style.bg(colour) }
            }
            _ => style,
        };
    }
    style
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::{Colours, Ink, Palette};

    #[test]
    fn codes_become_styles_and_take_no_room() {
        let palette = Palette::new(Colours::Full);
        let painted = line(&format!("a{}b", palette.ink(Ink::Accent, "x")));
        assert_eq!(painted.width(), 3);
        assert_eq!(painted.spans[1].style.fg, Some(Color::Indexed(2)));
        assert!(painted.spans[1].style.add_modifier.contains(Modifier::BOLD));
        assert_eq!(painted.spans[2].style, Style::new());
        assert_eq!(line("\u{1b}[38;2;1;2;3mx").spans[0].style.fg, Some(Color::Rgb(1, 2, 3)));
    }

    #[test]
    fn lines_are_folded_at_blanks_and_keep_their_margin() {
        let texts =
            |text: &str, columns| folded(text, columns).iter().map(Line::to_string).collect::<Vec<_>>();
        assert_eq!(texts("one two three", 7), ["one two", "three"]);
        assert_eq!(
            texts("  one two three", 9),
            ["  one two", "  three"][..].iter().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>()
        );
        assert_eq!(texts("extraordinary", 5), ["extra", "ordin", "ary"]);
        assert_eq!(texts("a\n\nb", 5), ["a", "", "b"]);
    }
}
