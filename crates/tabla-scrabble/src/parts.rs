//! What is in the box: letters, tiles, racks, and the squares of a board.

use std::fmt;
use std::num::NonZeroU8;

use tabla_core::shown_as_text;

/// How many letters there are.
pub const LETTERS: usize = 26;

/// How many tiles a full rack holds.
pub const RACK: usize = 7;

/// One of the letters A to Z.
///
/// ```
/// use tabla_scrabble::Letter;
/// let letter = Letter::read('q').unwrap();
/// assert_eq!((letter.index(), letter.to_string().as_str()), (16, "Q"));
/// assert_eq!(Letter::read('ș'), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// Every letter in the order of the alphabet.
    pub const ALL: [Letter; LETTERS] = {
        let mut all = [Letter(0); LETTERS];
        let mut index = 0;
        while index < LETTERS {
            all[index] = Letter(index as u8);
            index += 1;
        }
        all
    };

    /// The letter with this place in the alphabet, counted from 0.
    #[inline]
    pub const fn at(index: usize) -> Option<Letter> {
        if index < LETTERS { Some(Letter(index as u8)) } else { None }
    }

    /// Its place in the alphabet, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter that is written so, large or small.
    pub const fn read(written: char) -> Option<Letter> {
        match written {
            'A'..='Z' => Some(Letter(written as u8 - b'A')),
            'a'..='z' => Some(Letter(written as u8 - b'a')),
            _ => None,
        }
    }

    /// As a large letter.
    pub const fn upper(self) -> char {
        (b'A' + self.0) as char
    }

    /// As a small letter.
    pub const fn lower(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.upper())
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A tile as it lies on the board: a letter, or the joker standing for one. It never changes again.
///
/// Written as a large letter, and as a small one for the joker.
///
/// ```
/// use tabla_scrabble::Tile;
/// let joker = Tile::read('z').unwrap();
/// assert!(joker.is_joker());
/// assert_eq!(joker.letter().to_string(), "Z");
/// assert_eq!(joker.to_string(), "z");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(NonZeroU8);

/// The bit that tells a joker from a letter.
const JOKER: u8 = 32;

impl Tile {
    /// The tile of this letter.
    #[inline]
    pub const fn plain(letter: Letter) -> Tile {
        Tile(NonZeroU8::MIN.saturating_add(letter.0))
    }

    /// The joker standing for this letter.
    #[inline]
    pub const fn joker(letter: Letter) -> Tile {
        Tile(NonZeroU8::MIN.saturating_add(letter.0 + JOKER))
    }

    /// The tile of this kind that shows this letter.
    #[inline]
    pub const fn new(letter: Letter, is_joker: bool) -> Tile {
        if is_joker { Tile::joker(letter) } else { Tile::plain(letter) }
    }

    /// The letter that it shows.
    #[inline]
    pub const fn letter(self) -> Letter {
        Letter((self.0.get() - 1) & (JOKER - 1))
    }

    /// Whether it is the joker.
    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0.get() > JOKER
    }

    /// What it was on the rack.
    #[inline]
    pub const fn kind(self) -> Kind {
        if self.is_joker() { Kind::JOKER } else { Kind::of(self.letter()) }
    }

    /// The tile that is written so: large for a letter, small for the joker.
    pub const fn read(written: char) -> Option<Tile> {
        match Letter::read(written) {
            Some(letter) => Some(Tile::new(letter, written.is_ascii_lowercase())),
            None => None,
        }
    }

    /// The tile with this code; `None` for 0.
    #[inline]
    pub(crate) fn from_code(code: u8) -> Option<Tile> {
        NonZeroU8::new(code).map(Tile)
    }

    /// A number below 64, never 0, for packing.
    #[inline]
    pub const fn code(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.letter();
        write!(f, "{}", if self.is_joker() { letter.lower() } else { letter.upper() })
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// What a tile is before it is laid: one of the letters, or the joker, which stands for none yet.
///
/// The joker is written `?`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = LETTERS + 1;
    pub const JOKER: Kind = Kind(LETTERS as u8);
    /// Every kind: the letters in the order of the alphabet, then the joker.
    pub const ALL: [Kind; Kind::COUNT] = {
        let mut all = [Kind(0); Kind::COUNT];
        let mut index = 0;
        while index < Kind::COUNT {
            all[index] = Kind(index as u8);
            index += 1;
        }
        all
    };

    /// The kind of this letter's tiles.
    #[inline]
    pub const fn of(letter: Letter) -> Kind {
        Kind(letter.0)
    }

    /// Its place in [`Kind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter; `None` for the joker.
    #[inline]
    pub const fn letter(self) -> Option<Letter> {
        Letter::at(self.0 as usize)
    }

    /// The kind that is written so; letters may be large or small.
    pub const fn read(written: char) -> Option<Kind> {
        match Letter::read(written) {
            Some(letter) => Some(Kind::of(letter)),
            None if written == '?' => Some(Kind::JOKER),
            None => None,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter().map_or('?', Letter::upper))
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Tiles in no order, so many of each kind: those on a rack, in the bag, or out of sight.
///
/// ```
/// use tabla_scrabble::{Kind, Rack};
/// let mut rack: Rack = Rack::read("HELLO?").unwrap();
/// assert_eq!((rack.len(), rack.to_string().as_str()), (6, "EHLLO?"));
/// assert!(rack.take(Kind::JOKER) && !rack.take(Kind::JOKER));
/// assert_eq!(rack.to_string(), "EHLLO");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Rack {
    counts: [u8; Kind::COUNT],
}

impl Rack {
    pub const EMPTY: Rack = Rack { counts: [0; Kind::COUNT] };

    /// So many of each kind, in the order of [`Kind::ALL`].
    #[inline]
    pub const fn from_counts(counts: [u8; Kind::COUNT]) -> Rack {
        Rack { counts }
    }

    /// So many of each kind, in the order of [`Kind::ALL`].
    #[inline]
    pub const fn counts(&self) -> &[u8; Kind::COUNT] {
        &self.counts
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// How many tiles in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.counts.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; Kind::COUNT]
    }

    /// Adds one tile. More than 255 of a kind cannot be held; the tile is then left out.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        let count = &mut self.counts[kind.index()];
        *count = count.saturating_add(1);
    }

    /// Takes one tile away; whether there was one.
    #[inline]
    pub fn take(&mut self, kind: Kind) -> bool {
        let count = &mut self.counts[kind.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// Whether all these tiles are here.
    pub fn has_all(&self, other: &Rack) -> bool {
        self.counts.iter().zip(&other.counts).all(|(mine, theirs)| mine >= theirs)
    }

    /// These tiles and the others together.
    #[must_use]
    pub fn with(mut self, other: &Rack) -> Rack {
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine = mine.saturating_add(*theirs);
        }
        self
    }

    /// These tiles without the others; what is not here cannot be taken away.
    #[must_use]
    pub fn without(mut self, other: &Rack) -> Rack {
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine = mine.saturating_sub(*theirs);
        }
        self
    }

    /// Every tile, in the order of [`Kind::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// The tile before which so many others come in the order of [`Kind::ALL`].
    pub fn nth(&self, place: usize) -> Option<Kind> {
        let mut before = 0;
        Kind::ALL.into_iter().find(|&kind| {
            before += usize::from(self.count(kind));
            place < before
        })
    }

    /// The tiles that are written so: letters, large or small, and `?` for a joker. `None` if there is
    /// anything else.
    pub fn read(text: &str) -> Option<Rack> {
        text.chars().map(Kind::read).collect()
    }
}

impl FromIterator<Kind> for Rack {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Rack {
        let mut rack = Rack::EMPTY;
        kinds.into_iter().for_each(|kind| rack.add(kind));
        rack
    }
}

impl fmt::Display for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|kind| write!(f, "{kind}"))
    }
}

impl fmt::Debug for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

/// Along which line a word runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// From left to right.
    Horizontal,
    /// From top to bottom.
    Vertical,
}

impl Direction {
    pub const BOTH: [Direction; 2] = [Direction::Horizontal, Direction::Vertical];

    #[must_use]
    pub const fn across(self) -> Direction {
        match self {
            Direction::Horizontal => Direction::Vertical,
            Direction::Vertical => Direction::Horizontal,
        }
    }
}

/// A square of the board: its row has a letter, `a` at the top, its column a number, 1 at the left.
///
/// ```
/// use tabla_scrabble::{Direction, Square};
/// let square = Square::at(7, 4).unwrap();
/// assert_eq!(square.to_string(), "h5");
/// assert_eq!(square.step(Direction::Vertical, 1).unwrap().to_string(), "i5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    row: u8,
    column: u8,
}

impl Square {
    /// The square in this row and column, both counted from 0 at the top left; `None` beyond the largest
    /// board there is.
    #[inline]
    pub const fn at(row: usize, column: usize) -> Option<Square> {
        if row < LETTERS && column < LETTERS {
            Some(Square { row: row as u8, column: column as u8 })
        } else {
            None
        }
    }

    /// Counted from 0 at the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Counted from 0 at the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// The square so many steps on, or back when negative; `None` beyond the largest board there is.
    #[inline]
    pub const fn step(self, direction: Direction, steps: isize) -> Option<Square> {
        let (row, column) = match direction {
            Direction::Horizontal => (Some(self.row()), self.column().checked_add_signed(steps)),
            Direction::Vertical => (self.row().checked_add_signed(steps), Some(self.column())),
        };
        match (row, column) {
            (Some(row), Some(column)) => Square::at(row, column),
            _ => None,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Letter(self.row).lower(), self.column + 1)
    }
}

shown_as_text!(Letter, Kind, Rack, Square);

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
