//! Reading the three files, line by line.

use crate::{Direction, Layout, Letter, Premium, SIZES, Square, Tile};

use super::{Fault, File, Oddity, Remark, Texts};

/// What the files say, before anything is laid.
pub(super) struct Sheet {
    pub values: [Option<u16>; 26],
    pub layout: Layout,
    pub lines: Vec<GameLine>,
    pub oddities: Vec<Remark<Oddity>>,
}

/// One line of the game file.
pub(super) struct GameLine {
    pub place: (usize, String),
    pub player: u8,
    pub start: Square,
    pub start_text: String,
    pub direction: Direction,
    pub word: String,
    pub tiles: Vec<Tile>,
}

/// Reads everything; where a line cannot be read, all such lines are told.
pub(super) fn read(texts: &Texts<'_>) -> Result<Sheet, Vec<Remark<Fault>>> {
    let mut reader = Reader { faults: Vec::new(), oddities: Vec::new() };
    let values = reader.tiles(texts.tiles);
    let layout = reader.board(texts.board);
    let lines = reader.game(texts.game, layout.as_ref());
    match layout {
        Some(layout) if reader.faults.is_empty() => {
            Ok(Sheet { values, layout, lines, oddities: reader.oddities })
        }
        _ => Err(reader.faults),
    }
}

/// Reads a board alone. A square that is coloured twice in the same way does no harm.
pub(crate) fn read_layout(text: &str) -> Result<Layout, Vec<Remark<Fault>>> {
    let mut reader = Reader { faults: Vec::new(), oddities: Vec::new() };
    match reader.board(text) {
        Some(layout) if reader.faults.is_empty() => Ok(layout),
        _ => Err(reader.faults),
    }
}

/// The colours of a square that multiplies so much.
pub(crate) fn colours(premium: Premium) -> impl Iterator<Item = &'static str> {
    let matches = move |colour: &Colour| {
        let (factor, own) = if colour.is_for_letters() {
            (premium.letter, colour.letter)
        } else {
            (premium.word, colour.word)
        };
        factor == own
    };
    COLOURS.into_iter().filter(matches).map(|colour| colour.name)
}

/// The lines that are not blank, with their numbers; a byte-order mark is no part of the first.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty())
}

const COLOURS: [Colour; 4] = [
    Colour { name: "bleu", letter: 2, word: 1 },
    Colour { name: "albastru", letter: 3, word: 1 },
    Colour { name: "roz", letter: 1, word: 2 },
    Colour { name: "rosu", letter: 1, word: 3 },
];

#[derive(Clone, Copy, PartialEq, Eq)]
struct Colour {
    name: &'static str,
    letter: u8,
    word: u8,
}

impl Colour {
    /// Red is read with or without the comma below, or with a cedilla, as old keyboards have it.
    fn read(text: &str) -> Option<Colour> {
        let plain = text.replace("s\u{326}", "s").replace("s\u{327}", "s").replace(['ș', 'ş'], "s");
        COLOURS.into_iter().find(|colour| colour.name == plain)
    }

    fn is_for_letters(self) -> bool {
        self.letter > 1
    }
}

struct Reader {
    faults: Vec<Remark<Fault>>,
    oddities: Vec<Remark<Oddity>>,
}

impl Reader {
    fn fault(&mut self, file: File, (number, text): (usize, &str), because: Fault) {
        self.faults.push(Remark { file, line: Some((number, text.to_owned())), because });
    }

    fn oddity(&mut self, file: File, (number, text): (usize, &str), because: Oddity) {
        self.oddities.push(Remark { file, line: Some((number, text.to_owned())), because });
    }

    fn tiles(&mut self, text: &str) -> [Option<u16>; 26] {
        let mut values: [Option<(u16, usize)>; 26] = [None; 26];
        let mut all_read = true;
        for (number, line) in lines(text) {
            let Some((letter, value)) = read_tile(line) else {
                self.fault(File::Tiles, (number, line), Fault::Tile);
                all_read = false;
                continue;
            };
            if let Some((_, before)) = values[letter.index()].replace((value, number)) {
                self.oddity(File::Tiles, (number, line), Oddity::RepeatedTile { letter, line: before });
            }
        }
        let missing: Vec<String> = Letter::ALL
            .iter()
            .filter(|letter| values[letter.index()].is_none())
            .map(ToString::to_string)
            .collect();
        if all_read && !missing.is_empty() {
            let because = Oddity::MissingTiles(missing.join(" "));
            self.oddities.push(Remark { file: File::Tiles, line: None, because });
        }
        values.map(|entry| entry.map(|(value, _)| value))
    }

    fn board(&mut self, text: &str) -> Option<Layout> {
        let mut lines = lines(text);
        let Some(first) = lines.next() else {
            self.faults.push(Remark { file: File::Board, line: None, because: Fault::NoSize });
            return None;
        };
        let layout = read_number(first.1).filter(|size| SIZES.contains(size)).and_then(Layout::plain);
        let Some(mut layout) = layout else {
            self.fault(File::Board, first, Fault::Size);
            return None;
        };
        let mut coloured: Vec<(Square, Colour, usize)> = Vec::new();
        for (number, line) in lines {
            match read_coloured(line, layout.size()) {
                Ok((colour, square)) => {
                    self.colour((number, line), &mut layout, &mut coloured, colour, square);
                }
                Err(because) => self.fault(File::Board, (number, line), because),
            }
        }
        Some(layout)
    }

    fn colour(
        &mut self,
        place: (usize, &str),
        layout: &mut Layout,
        coloured: &mut Vec<(Square, Colour, usize)>,
        colour: Colour,
        square: Square,
    ) {
        let same_kind = |&&(other, before, _): &&(Square, Colour, usize)| {
            other == square && before.is_for_letters() == colour.is_for_letters()
        };
        match coloured.iter().find(same_kind) {
            Some(&(_, before, line)) if before == colour => {
                self.oddity(File::Board, place, Oddity::RepeatedColour { square, line });
            }
            Some(&(_, before, line)) => {
                self.oddity(File::Board, place, Oddity::Recoloured { square, before: before.name, line });
                coloured.retain(|entry| !same_kind(&entry));
                paint(layout, coloured, place, colour, square);
            }
            None => paint(layout, coloured, place, colour, square),
        }
    }

    /// Without a board, the squares are not checked against its edge.
    fn game(&mut self, text: &str, layout: Option<&Layout>) -> Vec<GameLine> {
        let size = layout.map_or(*SIZES.end(), Layout::size);
        let mut placements = Vec::new();
        for (number, line) in lines(text) {
            match read_placement(number, line, size) {
                Ok(placement) => placements.push(placement),
                Err(because) => self.fault(File::Game, (number, line), because),
            }
        }
        if lines(text).next().is_none() {
            self.oddities.push(Remark { file: File::Game, line: None, because: Oddity::NoPlacement });
        }
        placements
    }
}

/// The square gets this colour, beside one of the other kind.
fn paint(
    layout: &mut Layout,
    coloured: &mut Vec<(Square, Colour, usize)>,
    place: (usize, &str),
    colour: Colour,
    square: Square,
) {
    coloured.push((square, colour, place.0));
    let mut premium = layout.premium(square);
    match colour.is_for_letters() {
        true => premium.letter = colour.letter,
        false => premium.word = colour.word,
    }
    layout.set(square, premium);
}

/// The square in the second word of a line.
pub(super) fn start_in(line: &str) -> Option<Square> {
    let (_, spot) = read_start(line.split_whitespace().nth(1)?)?;
    spot.on(*SIZES.end()).ok()
}

fn read_tile(line: &str) -> Option<(Letter, u16)> {
    let [letter, value] = parts(line)?;
    let mut letters = letter.chars();
    let letter = letters.next().filter(char::is_ascii_uppercase).and_then(Letter::read)?;
    let value = read_number(value).filter(|&value| value <= 999)?;
    letters.next().is_none().then_some((letter, value as u16))
}

fn read_coloured(line: &str, size: usize) -> Result<(Colour, Square), Fault> {
    let [colour, position] = parts(line).ok_or(Fault::Coloured)?;
    let colour = Colour::read(colour).ok_or_else(|| Fault::Colour(colour.to_owned()))?;
    let (direction, square) = read_start(position).ok_or_else(|| Fault::Position(position.to_owned()))?;
    if direction != Direction::Horizontal {
        return Err(Fault::Position(position.to_owned()));
    }
    Ok((colour, square.on(size)?))
}

fn read_placement(number: usize, line: &str, size: usize) -> Result<GameLine, Fault> {
    let [player, start_text, word] = parts(line).ok_or(Fault::Placement)?;
    let player = match player {
        "1" => 1,
        "2" => 2,
        _ => return Err(Fault::Player(player.to_owned())),
    };
    let (direction, start) = read_start(start_text).ok_or_else(|| Fault::Start(start_text.to_owned()))?;
    let start = start.on(size)?;
    let tiles: Result<Vec<Tile>, Fault> =
        word.chars().map(|letter| Tile::read(letter).ok_or(Fault::NotLetter(letter))).collect();
    Ok(GameLine {
        place: (number, line.to_owned()),
        player,
        start,
        start_text: start_text.to_owned(),
        direction,
        word: word.to_owned(),
        tiles: tiles?,
    })
}

/// The words of a line, if there are exactly so many.
fn parts<const N: usize>(line: &str) -> Option<[&str; N]> {
    let parts: Vec<&str> = line.split_whitespace().collect();
    parts.try_into().ok()
}

/// A number of at most four digits.
pub(crate) fn read_number(text: &str) -> Option<usize> {
    let good = (1..=4).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit());
    if good { text.parse().ok() } else { None }
}

/// A row and a column that may be beyond every board.
struct Spot {
    row: Letter,
    column: usize,
}

impl Spot {
    fn on(&self, size: usize) -> Result<Square, Fault> {
        let name = || format!("{}{}", self.row.lower(), self.column);
        let column = self.column.checked_sub(1).ok_or_else(|| Fault::Position(name()))?;
        Square::at(self.row.index(), column)
            .filter(|square| square.row() < size && square.column() < size)
            .ok_or_else(|| Fault::SquareOff { square: name(), size })
    }
}

/// A letter and a number in this order, or the other way round for a line that runs down.
fn read_start(text: &str) -> Option<(Direction, Spot)> {
    let first = text.chars().next()?;
    if let Some(row) = Letter::read(first) {
        let column = read_number(&text[1..])?;
        return Some((Direction::Horizontal, Spot { row, column }));
    }
    let last = text.chars().next_back()?;
    let row = Letter::read(last)?;
    let column = read_number(&text[..text.len() - 1])?;
    Some((Direction::Vertical, Spot { row, column }))
}
