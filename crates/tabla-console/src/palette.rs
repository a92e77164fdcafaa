//! The few colours of the house, each with one job.
//!
//! Colour never carries meaning alone: everything that is coloured also has a shape or a word of its
//! own, so a board without colours says the same.

use anstyle::{Ansi256Color, AnsiColor, Color, RgbColor, Style};

/// How many colours the screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// None at all: not one escape code is written.
    #[default]
    None,
    /// The sixteen that every terminal has, in the user's own shades.
    Basic,
    /// The fixed 256.
    Indexed,
    Full,
}

impl Colours {
    /// What a terminal says of itself in `COLORTERM` and `TERM`.
    pub fn of_terminal(colorterm: &str, term: &str) -> Colours {
        if matches!(colorterm, "truecolor" | "24bit") || term.contains("direct") {
            Colours::Full
        } else if term.contains("256") {
            Colours::Indexed
        } else {
            Colours::Basic
        }
    }
}

/// What something on the screen is, as far as its colour goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// A heading, a result.
    Strong,
    /// What may be overlooked.
    Soft,
    /// Where you can act.
    Accent,
    Gold,
    /// A loss or a refusal.
    Loss,
    /// What belongs to the first player.
    First,
    /// What belongs to the second player.
    Second,
}

/// What is painted on a board. A board has a ground of its own, so it looks the same on a dark screen
/// and on a light one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    Ground,
    /// The lines between squares.
    Line,
    /// A building of this level, 1 to 3.
    Level(u8),
    Dome,
    /// Where a piece can go.
    Open,
    /// A number on a square.
    Figure,
    /// The number that matters most.
    BestFigure,
    /// The first player's piece.
    First,
    /// The second player's piece.
    Second,
    /// The last turn's mark.
    Gold,
    /// A stone of this colour, 1 to 6.
    Jewel(u8),
    Red,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Palette {
    colours: Colours,
}

impl Palette {
    /// The palette for so many colours.
    pub fn new(colours: Colours) -> Palette {
        Palette { colours }
    }

    /// How many colours it has.
    pub fn colours(self) -> Colours {
        self.colours
    }

    /// The text in the colour that fits.
    pub fn ink(self, ink: Ink, text: &str) -> String {
        let style = match ink {
            Ink::Strong => Style::new().bold(),
            Ink::Soft => Style::new().dimmed(),
            Ink::Accent => basic(AnsiColor::Green).bold(),
            Ink::Gold => basic(AnsiColor::Yellow),
            Ink::Loss => basic(AnsiColor::Red),
            Ink::First => basic(AnsiColor::Cyan).bold(),
            Ink::Second => basic(AnsiColor::Magenta).bold(),
        };
        self.styled(style, text)
    }

    /// The text as it is painted on a board.
    pub fn paint(self, paint: Paint, text: &str) -> String {
        let shade = shade(paint);
        let style = match self.colours {
            Colours::None => return text.to_owned(),
            Colours::Basic => shade.basic,
            Colours::Indexed => shade.fixed(Ansi256Color(shade.indexed).into(), Ansi256Color(235).into()),
            Colours::Full => shade.fixed(shade.full.into(), RgbColor(0x22, 0x30, 0x2a).into()),
        };
        self.styled(style, text)
    }

    fn styled(self, style: Style, text: &str) -> String {
        if self.colours == Colours::None || text.is_empty() {
            text.to_owned()
        } else {
            format!("{style}{text}{style:#}")
        }
    }
}

fn basic(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(colour.into()))
}

/// One colour of the board, for every kind of terminal.
struct Shade {
    full: RgbColor,
    indexed: u8,
    basic: Style,
    bold: bool,
}

impl Shade {
    fn fixed(&self, colour: Color, ground: Color) -> Style {
        let style = Style::new().fg_color(Some(colour)).bg_color(Some(ground));
        if self.bold { style.bold() } else { style }
    }
}

fn shade(paint: Paint) -> Shade {
    let shade = |red, green, blue, indexed, basic| Shade {
        full: RgbColor(red, green, blue),
        indexed,
        basic,
        bold: false,
    };
    let bold = |shade: Shade| Shade { basic: shade.basic.bold(), bold: true, ..shade };
    let plain = Style::new();
    match paint {
        Paint::Ground => shade(0x6f, 0x7d, 0x72, 243, plain.dimmed()),
        Paint::Line => shade(0x4a, 0x5c, 0x52, 240, plain.dimmed()),
        Paint::Level(1) => shade(0x8c, 0x93, 0x7c, 245, plain),
        Paint::Level(2) => shade(0xbf, 0xba, 0x9b, 250, plain),
        Paint::Level(_) => shade(0xf4, 0xed, 0xdc, 255, plain.bold()),
        Paint::Dome => shade(0x5f, 0xa3, 0xe6, 75, basic(AnsiColor::Blue)),
        Paint::Open => shade(0x5c, 0xc7, 0xa6, 79, basic(AnsiColor::Green)),
        Paint::Figure => shade(0xec, 0xe7, 0xdb, 253, plain),
        Paint::BestFigure => bold(shade(0x5c, 0xc7, 0xa6, 79, basic(AnsiColor::Green))),
        Paint::First => bold(shade(0x6f, 0xe0, 0xe8, 87, basic(AnsiColor::Cyan))),
        Paint::Second => bold(shade(0xf2, 0x8f, 0xc8, 212, basic(AnsiColor::Magenta))),
        Paint::Red => bold(shade(0xe7, 0x7a, 0x6d, 174, basic(AnsiColor::Red))),
        Paint::Gold => bold(shade(0xe2, 0xb0, 0x4a, 179, basic(AnsiColor::Yellow))),
        Paint::Jewel(1) => bold(shade(0xe7, 0x5a, 0x4e, 203, basic(AnsiColor::Red))),
        Paint::Jewel(2) => bold(shade(0x4f, 0xb8, 0x6e, 71, basic(AnsiColor::Green))),
        Paint::Jewel(3) => bold(shade(0x5f, 0x95, 0xf0, 69, basic(AnsiColor::Blue))),
        Paint::Jewel(4) => bold(shade(0xf2, 0xef, 0xe8, 255, basic(AnsiColor::White))),
        Paint::Jewel(5) => bold(shade(0xf0, 0xc9, 0x3a, 220, basic(AnsiColor::Yellow))),
        Paint::Jewel(_) => bold(shade(0xb8, 0x7a, 0xe6, 140, basic(AnsiColor::Magenta))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_nothing_is_added() {
        let palette = Palette::new(Colours::None);
        assert_eq!(palette.ink(Ink::Accent, "x"), "x");
        assert_eq!(palette.paint(Paint::Gold, "x"), "x");
    }

    #[test]
    fn terminals_say_how_many_colours_they_have() {
        assert_eq!(Colours::of_terminal("truecolor", "xterm"), Colours::Full);
        assert_eq!(Colours::of_terminal("", "xterm-256color"), Colours::Indexed);
        assert_eq!(Colours::of_terminal("", "linux"), Colours::Basic);
    }
}
