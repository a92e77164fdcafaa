//! Boards and sets of tiles from files.
//!
//! A board file is the one that the scorer reads: the size, then one coloured square a line. A tile file has
//! one kind a line: the letter, how many tiles there are, what each is worth; and `? 2` for two jokers.

use tabla_core::{Say, Saying};

use crate::scorer::{self, lines, read_number};
use crate::{Kind, Layout, Letter, Rack, TileSet};

/// What is wrong with a line of a file, or with the file as a whole.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say(error, saying = match line {
    Some((line, text)) => {
        Saying::new("scrabble-line-fault").with("line", line).with("text", text).with("because", because)
    }
    None => because.say(),
})]
pub struct LineFault<R> {
    /// The line's number, counted from 1, and its text; `None` when it is about the whole file.
    pub line: Option<(usize, String)>,
    pub because: R,
}

/// Reads a board.
///
/// ```
/// use tabla_scrabble::{Square, read_layout, write_layout};
/// let layout = read_layout("11\nroz f6\nbleu a1\n").unwrap();
/// assert_eq!((layout.size(), layout.centre().to_string().as_str()), (11, "f6"));
/// assert_eq!(read_layout(&write_layout(&layout)).unwrap(), layout);
/// ```
pub fn read_layout(text: &str) -> Result<Layout, Vec<LineFault<scorer::Fault>>> {
    scorer::read_layout(text).map_err(|remarks| {
        remarks.into_iter().map(|remark| LineFault { line: remark.line, because: remark.because }).collect()
    })
}

/// Writes a board so that [`read_layout`] reads it.
pub fn write_layout(layout: &Layout) -> String {
    let mut text = format!("{}\n", layout.size());
    for square in layout.squares() {
        let premium = layout.premium(square);
        for name in scorer::colours(premium) {
            text += &format!("{name} {square}\n");
        }
    }
    text
}

/// What is wrong with a tile file.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-tile-set", error)]
pub enum TileSetFault {
    /// A line is no kind of tiles.
    Line,
    /// The kind has a line already.
    Repeated { kind: Kind, line: usize },
    /// Two players need fourteen tiles.
    TooFew(#[say("tiles")] usize),
}

/// Reads a set of tiles.
///
/// ```
/// use tabla_scrabble::{TileSet, read_tile_set, write_tile_set};
/// assert_eq!(&read_tile_set(&write_tile_set(TileSet::romanian())).unwrap(), TileSet::romanian());
/// ```
pub fn read_tile_set(text: &str) -> Result<TileSet, Vec<LineFault<TileSetFault>>> {
    let mut seen: [Option<usize>; Kind::COUNT] = [None; Kind::COUNT];
    let mut counts = [0; Kind::COUNT];
    let mut values = [0; 26];
    let mut faults = Vec::new();
    for (number, line) in lines(text) {
        let mut fault = |because| faults.push(LineFault { line: Some((number, line.to_owned())), because });
        let Some((kind, count, value)) = read_kind(line) else {
            fault(TileSetFault::Line);
            continue;
        };
        if let Some(line) = seen[kind.index()].replace(number) {
            fault(TileSetFault::Repeated { kind, line });
        }
        counts[kind.index()] = count;
        if let Some(letter) = kind.letter() {
            values[letter.index()] = value;
        }
    }
    let tiles = Rack::from_counts(counts);
    if faults.is_empty() && tiles.len() < 14 {
        faults.push(LineFault { line: None, because: TileSetFault::TooFew(tiles.len()) });
    }
    if faults.is_empty() { Ok(TileSet::new(tiles, values)) } else { Err(faults) }
}

fn read_kind(line: &str) -> Option<(Kind, u8, u8)> {
    let small = |text: &str| read_number(text).and_then(|number| u8::try_from(number).ok());
    let parts: Vec<&str> = line.split_whitespace().collect();
    match parts[..] {
        ["?", count] => Some((Kind::JOKER, small(count)?, 0)),
        [letter, count, value] => {
            let mut letters = letter.chars();
            let kind = Kind::of(Letter::read(letters.next()?)?);
            letters.next().is_none().then_some((kind, small(count)?, small(value)?))
        }
        _ => None,
    }
}

/// Writes a set of tiles so that [`read_tile_set`] reads it.
pub fn write_tile_set(tile_set: &TileSet) -> String {
    let letters = Letter::ALL.into_iter().map(|letter| {
        format!("{letter} {} {}\n", tile_set.tiles().count(Kind::of(letter)), tile_set.value(letter))
    });
    let jokers = format!("? {}\n", tile_set.tiles().count(Kind::JOKER));
    letters.chain([jokers]).collect()
}
