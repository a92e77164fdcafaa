//! Lines of a terminal, drawn as a window.
//!
//! Every run has its own place, computed from its column, and is fitted to its width: so the columns
//! stay straight whichever font the reader has. The same lines always give the same bytes.

use std::fmt::Write;

use super::ansi::{Colour, Run, Style};

const GROUND: &str = "#16211d";
const INK: &str = "#ece7db";
const LINE: &str = "#3b4a42";
const SOFT: &str = "#a3a698";
const ACCENT: &str = "#5cc7a6";
const GOLD: &str = "#e2b04a";
const RED: &str = "#e77a6d";
const BLUE: &str = "#6aa5e8";
const VIOLET: &str = "#b899e6";
const CYAN: &str = "#7fd3dc";

/// The first sixteen colours: black to white, then the bright ones.
const PALETTE: [&str; 16] = [
    "#0e1613", RED, ACCENT, GOLD, BLUE, VIOLET, CYAN, INK, SOFT, "#f29a8e", "#84dcc0", "#f0c975", "#93bff2",
    "#cdb6f0", "#a5e3ea", "#ffffff",
];

const FONTS: &str = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

// In pixels. A letter of these fonts is six tenths of its size wide.
const FONT: usize = 15;
const COLUMN: usize = 9;
const ROW: usize = 18;
/// From the top of a row to the line on which its letters stand.
const BASE: usize = 14;
const MARGIN: usize = 20;
const BAR: usize = 36;
const MIN_COLUMNS: usize = 40;

/// A window with this title and these lines.
pub fn draw(title: &str, lines: &[Vec<Run>]) -> String {
    let columns = lines.iter().flatten().map(|run| run.column + run.width).max().unwrap_or(0);
    let width = columns.max(MIN_COLUMNS) * COLUMN + 2 * MARGIN;
    let height = BAR + lines.len() * ROW + 2 * MARGIN;
    let mut svg = String::new();
    frame(&mut svg, title, width, height);
    for (index, line) in lines.iter().enumerate() {
        let top = BAR + MARGIN + index * ROW;
        line.iter().for_each(|run| draw_ground(&mut svg, run, top));
    }
    for (index, line) in lines.iter().enumerate() {
        let top = BAR + MARGIN + index * ROW;
        line.iter().for_each(|run| draw_text(&mut svg, run, top));
    }
    svg + "</g>\n</svg>\n"
}

/// The window, its bar and its three dots; leaves the group of the letters open.
fn frame(svg: &mut String, title: &str, width: usize, height: usize) {
    let title = escape(title);
    let (right, bottom, middle) = (width - 1, height - 1, width / 2);
    let dots: String = [(RED, 22), (GOLD, 42), (ACCENT, 62)]
        .iter()
        .map(|(colour, x)| format!("<circle cx=\"{x}\" cy=\"18\" r=\"6\" fill=\"{colour}\"/>\n"))
        .collect();
    put(
        svg,
        format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\">\n\
             <title>{title}</title>\n\
             <rect x=\"0.5\" y=\"0.5\" width=\"{right}\" height=\"{bottom}\" rx=\"10\" fill=\"{GROUND}\" \
             stroke=\"{LINE}\"/>\n\
             <path d=\"M1 {BAR}H{right}\" stroke=\"{LINE}\"/>\n\
             {dots}\
             <g font-family=\"{FONTS}\" font-size=\"{FONT}\" xml:space=\"preserve\">\n\
             <text x=\"{middle}\" y=\"23\" fill=\"{SOFT}\" font-size=\"13\" text-anchor=\"middle\">{title}</text>\n"
        ),
    );
}

fn draw_ground(svg: &mut String, run: &Run, top: usize) {
    let (_, Some(ground)) = colours(&run.style) else { return };
    let (x, width) = (MARGIN + run.column * COLUMN, run.width * COLUMN);
    put(
        svg,
        format_args!(
            "<rect x=\"{x}\" y=\"{top}\" width=\"{width}\" height=\"{ROW}\" fill=\"{ground}\" \
             shape-rendering=\"crispEdges\"/>\n"
        ),
    );
}

fn draw_text(svg: &mut String, run: &Run, top: usize) {
    let style = &run.style;
    // Blanks are seen only when a line is drawn under them; elsewhere they would only move the letters.
    let letters = if style.underline { run.text.as_str() } else { run.text.trim_matches(' ') };
    if letters.is_empty() {
        return;
    }
    let indent = if style.underline { 0 } else { run.text.len() - run.text.trim_start_matches(' ').len() };
    let width = (run.width - (run.text.len() - letters.len())) * COLUMN;
    let (x, y) = (MARGIN + (run.column + indent) * COLUMN, top + BASE);
    let (ink, _) = colours(style);
    put(
        svg,
        format_args!("<text x=\"{x}\" y=\"{y}\" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\""),
    );
    put(svg, format_args!(" fill=\"{ink}\""));
    let attributes = [
        (style.bold, " font-weight=\"bold\""),
        (style.italic, " font-style=\"italic\""),
        (style.underline, " text-decoration=\"underline\""),
        (style.dim, " opacity=\"0.65\""),
    ];
    attributes.iter().filter(|(on, _)| *on).for_each(|(_, attribute)| svg.push_str(attribute));
    // Several blanks in a row would be drawn as one.
    put(svg, format_args!(">{}</text>\n", escape(letters).replace(' ', "\u{a0}")));
}

/// The colours of the letters and of what is behind them, exchanged if need be.
fn colours(style: &Style) -> (String, Option<String>) {
    let (ink, ground) = (style.ink.map(hex), style.ground.map(hex));
    if style.reverse {
        (ground.unwrap_or_else(|| GROUND.to_owned()), Some(ink.unwrap_or_else(|| INK.to_owned())))
    } else {
        (ink.unwrap_or_else(|| INK.to_owned()), ground)
    }
}

/// The colour as SVG writes it.
fn hex(colour: Colour) -> String {
    let exact = |red: u8, green: u8, blue: u8| format!("#{red:02x}{green:02x}{blue:02x}");
    match colour {
        Colour::Exact(red, green, blue) => exact(red, green, blue),
        Colour::Palette(number @ 0..=15) => PALETTE[usize::from(number)].to_owned(),
        // A cube of 6 × 6 × 6, whose first step is larger than the others.
        Colour::Palette(number @ 16..=231) => {
            let step = |digit: u8| if digit == 0 { 0 } else { 55 + 40 * digit };
            let place = number - 16;
            exact(step(place / 36), step(place / 6 % 6), step(place % 6))
        }
        Colour::Palette(number @ 232..=255) => {
            let grey = 8 + 10 * (number - 232);
            exact(grey, grey, grey)
        }
    }
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

fn put(svg: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = svg.write_fmt(text);
}

#[cfg(test)]
mod tests {
    use super::super::ansi::read;
    use super::*;

    /// The lines of the drawing that belong to the terminal's text.
    fn body(text: &str) -> Vec<String> {
        let svg = draw("t", &read(text));
        let body = svg.lines().skip_while(|line| !line.contains("text-anchor")).skip(1);
        body.take_while(|line| *line != "</g>").map(str::to_owned).collect()
    }

    #[test]
    fn a_run_stands_at_its_column() {
        assert_eq!(
            body("ab\n  \u{1b}[1;31mc & d\u{1b}[0m"),
            [
                "<text x=\"20\" y=\"70\" textLength=\"18\" lengthAdjust=\"spacingAndGlyphs\" \
                 fill=\"#ece7db\">ab</text>",
                "<text x=\"38\" y=\"88\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\" \
                 fill=\"#e77a6d\" font-weight=\"bold\">c\u{a0}&amp;\u{a0}d</text>"
            ]
        );
    }

    #[test]
    fn a_ground_is_drawn_behind_all_letters() {
        let lines = body("\u{1b}[44m 漢 \u{1b}[0m");
        assert_eq!(
            lines[0],
            "<rect x=\"20\" y=\"56\" width=\"36\" height=\"18\" fill=\"#6aa5e8\" shape-rendering=\"crispEdges\"/>"
        );
        assert!(lines[1].starts_with("<text x=\"29\" y=\"70\" textLength=\"18\""), "{}", lines[1]);
    }

    #[test]
    fn reverse_exchanges_the_colours() {
        let lines = body("\u{1b}[7mx");
        assert!(lines[0].contains("fill=\"#ece7db\""));
        assert!(lines[1].contains("fill=\"#16211d\""));
    }

    #[test]
    fn each_look_has_its_attribute() {
        let lines = body("\u{1b}[2;3;4m x");
        assert!(
            lines[0]
                .contains("font-style=\"italic\" text-decoration=\"underline\" opacity=\"0.65\">\u{a0}x<")
        );
    }

    #[test]
    fn the_palette_is_the_terminals() {
        assert_eq!(hex(Colour::Palette(2)), ACCENT);
        assert_eq!(hex(Colour::Palette(16)), "#000000");
        assert_eq!(hex(Colour::Palette(208)), "#ff8700");
        assert_eq!(hex(Colour::Palette(231)), "#ffffff");
        assert_eq!(hex(Colour::Palette(244)), "#808080");
        assert_eq!(hex(Colour::Exact(1, 2, 255)), "#0102ff");
    }

    #[test]
    fn the_window_fits_its_text() {
        let wide = draw("a < b", &read(&"x".repeat(80)));
        assert!(wide.contains("width=\"760\" height=\"94\""), "{wide}");
        assert!(wide.contains("<title>a &lt; b</title>"));
        assert!(draw("", &[]).contains("width=\"400\" height=\"76\""));
        assert_eq!(wide.matches("<circle").count(), 3);
        assert_eq!(wide, draw("a < b", &read(&"x".repeat(80))));
    }
}
