//! The talon: ten rows and three columns, most of them empty for half of the game, so it is kept as a
//! sparse matrix.
//!
//! The default value is *empty*; a crossed-out field is a stored 0. Three sparse layouts are offered, and
//! the dense matrix. A sparse talon turns itself into a dense one with the very field by which it would
//! begin to take more bytes. Two talons are equal when their fields are, whatever their layouts.
//!
//! ```
//! use tabla_jamb::{Column, Layout, Row, Store, Talon};
//! let mut talon = Talon::new(Layout::Csr);
//! assert_eq!(talon.write(Row::Twos, Column::Up, 8), Ok(None));
//! assert_eq!(talon.write(Row::Kenta, Column::Down, 0), Ok(None));
//! assert_eq!(talon.field(Row::Kenta, Column::Down), Some(0));
//! assert_eq!(talon.field(Row::Kenta, Column::Up), None);
//! let Store::Csr(csr) = talon.store() else { panic!() };
//! assert_eq!(csr.values(), [8, 0]);
//! assert_eq!(csr.others(), [1, 0]);
//! assert_eq!(csr.starts(), [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2]);
//! ```

use std::fmt;
use std::hash::{Hash, Hasher};

use tabla_core::Say;

use crate::{Column, FIELDS, Row};

const ROWS: usize = Row::ALL.len();
const COLUMNS: usize = Column::ALL.len();

/// The dense matrix: every field, row by row.
pub type Dense = [[Option<u8>; COLUMNS]; ROWS];

/// How the fields lie in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Layout {
    /// Triples of row, column and value, ordered by row, then by column.
    #[default]
    Coo,
    /// Compressed rows: values, the column of each, and where each row begins.
    Csr,
    /// Compressed columns: values, the row of each, and where each column begins.
    Csc,
    /// Every field, empty ones too.
    Dense,
}

impl Layout {
    /// All four, the sparse ones first.
    pub const ALL: [Layout; 4] = [Layout::Coo, Layout::Csr, Layout::Csc, Layout::Dense];
    pub const SPARSE: [Layout; 3] = [Layout::Coo, Layout::Csr, Layout::Csc];

    /// `coo`, `csr`, `csc`, `dense`.
    pub const fn name(self) -> &'static str {
        match self {
            Layout::Coo => "coo",
            Layout::Csr => "csr",
            Layout::Csc => "csc",
            Layout::Dense => "dense",
        }
    }

    /// The layout of this name.
    pub fn named(name: &str) -> Option<Layout> {
        Layout::ALL.into_iter().find(|layout| layout.name().eq_ignore_ascii_case(name.trim()))
    }

    /// The bytes that so many filled fields take: of the elements, without the headers of vectors and
    /// whatever an allocator adds.
    pub const fn bytes(self, filled: usize) -> usize {
        match self {
            Layout::Coo => filled * size_of::<Entry>(),
            Layout::Csr => compressed_bytes(filled, ROWS),
            Layout::Csc => compressed_bytes(filled, COLUMNS),
            Layout::Dense => size_of::<Dense>(),
        }
    }

    /// The number of filled fields with which this layout would for the first time take more bytes than
    /// the dense matrix; `None` if it never does.
    ///
    /// ```
    /// use tabla_jamb::Layout;
    /// let points = Layout::ALL.map(Layout::conversion_point);
    /// assert_eq!(points, [Some(21), Some(25), Some(29), None]);
    /// ```
    pub fn conversion_point(self) -> Option<usize> {
        (0..=FIELDS).find(|&filled| self.bytes(filled) > Layout::Dense.bytes(filled))
    }
}

const fn compressed_bytes(filled: usize, lines: usize) -> usize {
    let (values, others, starts) = (filled, filled, lines + 1);
    (values + others + starts) * size_of::<u8>()
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One filled field of the coordinate list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entry {
    /// Counted from 0.
    pub row: u8,
    /// Counted from 0.
    pub column: u8,
    /// What is written; 0 is crossed out.
    pub value: u8,
}

/// A compressed matrix: its lines are rows (CSR) or columns (CSC).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Compressed {
    values: Vec<u8>,
    others: Vec<u8>,
    starts: Vec<u8>,
}

impl Compressed {
    fn new(lines: usize) -> Compressed {
        Compressed { values: Vec::new(), others: Vec::new(), starts: vec![0; lines + 1] }
    }

    /// The values, line by line.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// For each value, its place in the line: the column in CSR, the row in CSC.
    pub fn others(&self) -> &[u8] {
        &self.others
    }

    /// For each line, the index of its first value; at last, how many there are.
    pub fn starts(&self) -> &[u8] {
        &self.starts
    }

    /// Where the field is, or where it would be.
    fn find(&self, line: usize, other: u8) -> Result<usize, usize> {
        let (start, end) = (usize::from(self.starts[line]), usize::from(self.starts[line + 1]));
        let found = self.others[start..end].binary_search(&other);
        found.map(|index| start + index).map_err(|index| start + index)
    }

    fn insert(&mut self, index: usize, line: usize, other: u8, value: u8) {
        self.values.insert(index, value);
        self.others.insert(index, other);
        for start in &mut self.starts[line + 1..] {
            *start += 1;
        }
    }
}

/// The fields as they lie in memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Store {
    Coo(Vec<Entry>),
    Csr(Compressed),
    Csc(Compressed),
    Dense(Dense),
}

impl Store {
    fn new(layout: Layout) -> Store {
        match layout {
            Layout::Coo => Store::Coo(Vec::new()),
            Layout::Csr => Store::Csr(Compressed::new(ROWS)),
            Layout::Csc => Store::Csc(Compressed::new(COLUMNS)),
            Layout::Dense => Store::Dense(Dense::default()),
        }
    }

    fn layout(&self) -> Layout {
        match self {
            Store::Coo(_) => Layout::Coo,
            Store::Csr(_) => Layout::Csr,
            Store::Csc(_) => Layout::Csc,
            Store::Dense(_) => Layout::Dense,
        }
    }

    fn field(&self, row: usize, column: usize) -> Option<u8> {
        match self {
            Store::Coo(entries) => coo_find(entries, row, column).ok().map(|index| entries[index].value),
            Store::Csr(csr) => csr.find(row, column as u8).ok().map(|index| csr.values[index]),
            Store::Csc(csc) => csc.find(column, row as u8).ok().map(|index| csc.values[index]),
            Store::Dense(fields) => fields[row][column],
        }
    }

    /// Fills an empty field; one that is filled stays as it is.
    fn fill(&mut self, row: usize, column: usize, value: u8) {
        match self {
            Store::Coo(entries) => {
                if let Err(index) = coo_find(entries, row, column) {
                    entries.insert(index, Entry { row: row as u8, column: column as u8, value });
                }
            }
            Store::Csr(csr) => {
                if let Err(index) = csr.find(row, column as u8) {
                    csr.insert(index, row, column as u8, value);
                }
            }
            Store::Csc(csc) => {
                if let Err(index) = csc.find(column, row as u8) {
                    csc.insert(index, column, row as u8, value);
                }
            }
            Store::Dense(fields) => {
                fields[row][column].get_or_insert(value);
            }
        }
    }

    fn filled_in(&self, column: usize) -> usize {
        match self {
            Store::Coo(entries) => entries.iter().filter(|entry| usize::from(entry.column) == column).count(),
            Store::Csr(csr) => csr.others.iter().filter(|&&other| usize::from(other) == column).count(),
            Store::Csc(csc) => usize::from(csc.starts[column + 1] - csc.starts[column]),
            Store::Dense(fields) => fields.iter().filter(|row| row[column].is_some()).count(),
        }
    }

    fn filled(&self) -> usize {
        match self {
            Store::Coo(entries) => entries.len(),
            Store::Csr(lines) | Store::Csc(lines) => lines.values.len(),
            Store::Dense(fields) => fields.iter().flatten().flatten().count(),
        }
    }
}

fn coo_find(entries: &[Entry], row: usize, column: usize) -> Result<usize, usize> {
    entries.binary_search_by_key(&(row, column), |entry| (entry.row.into(), entry.column.into()))
}

/// A sparse talon has become dense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conversion {
    pub from: Layout,
    /// How many fields are filled now.
    pub filled: usize,
    /// The bytes that the sparse layout would take now.
    pub sparse_bytes: usize,
    /// The bytes that it takes instead.
    pub dense_bytes: usize,
}

/// Something is written in the field already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("jamb-refusal-filled", error)]
pub struct AlreadyFilled {
    pub row: Row,
    pub column: Column,
}

/// The talon of one player.
#[derive(Clone)]
pub struct Talon {
    store: Store,
}

impl Talon {
    /// An empty talon that begins with this layout.
    pub fn new(layout: Layout) -> Talon {
        Talon { store: Store::new(layout) }
    }

    /// The layout as it is now: the one it began with, or dense.
    pub fn layout(&self) -> Layout {
        self.store.layout()
    }

    /// The memory itself, for whoever wants to see it.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// How many fields are filled, crossed-out ones too.
    pub fn filled(&self) -> usize {
        self.store.filled()
    }

    /// The bytes that its elements take.
    pub fn bytes(&self) -> usize {
        self.layout().bytes(self.filled())
    }

    /// The bytes that the dense matrix takes.
    pub fn dense_bytes(&self) -> usize {
        Layout::Dense.bytes(self.filled())
    }

    /// What is written in the field: `None` when it is empty, 0 when it is crossed out.
    pub fn field(&self, row: Row, column: Column) -> Option<u8> {
        self.store.field(row.index(), column.index())
    }

    /// All fields, row by row.
    pub fn fields(&self) -> Dense {
        Row::ALL.map(|row| Column::ALL.map(|column| self.field(row, column)))
    }

    /// Writes into an empty field, 0 to cross it out, and says so if the talon becomes dense by it.
    pub fn write(
        &mut self,
        row: Row,
        column: Column,
        value: u8,
    ) -> Result<Option<Conversion>, AlreadyFilled> {
        if self.field(row, column).is_some() {
            return Err(AlreadyFilled { row, column });
        }
        let (from, filled) = (self.layout(), self.filled() + 1);
        let (sparse_bytes, dense_bytes) = (from.bytes(filled), Layout::Dense.bytes(filled));
        let converts = sparse_bytes > dense_bytes;
        if converts {
            self.store = Store::Dense(self.fields());
        }
        self.store.fill(row.index(), column.index(), value);
        Ok(converts.then_some(Conversion { from, filled, sparse_bytes, dense_bytes }))
    }

    /// How many fields of the column are filled.
    pub fn filled_in(&self, column: Column) -> u8 {
        self.store.filled_in(column.index()) as u8
    }

    /// Whether all fields are filled.
    pub fn is_full(&self) -> bool {
        self.filled() == FIELDS
    }

    /// The sums as they are now.
    pub fn totals(&self) -> Totals {
        let mut totals = Totals::default();
        for row in Row::ALL {
            for column in Column::ALL {
                let value = u16::from(self.field(row, column).unwrap_or(0));
                let part = if row.is_upper() { &mut totals.upper } else { &mut totals.lower };
                part[column.index()] += value;
                totals.columns[column.index()] += value;
                totals.grand += value;
            }
        }
        totals
    }
}

impl PartialEq for Talon {
    fn eq(&self, other: &Talon) -> bool {
        self.fields() == other.fields()
    }
}

impl Eq for Talon {}

impl Hash for Talon {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.fields().hash(hasher);
    }
}

impl fmt::Debug for Talon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Talon").field(&self.store).finish()
    }
}

/// The sums of a talon; each array has one number for each column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Totals {
    /// The Σ row after 6: ones to sixes.
    pub upper: [u16; COLUMNS],
    /// The Σ row after jamb: kenta, ful, poker and jamb.
    pub lower: [u16; COLUMNS],
    pub columns: [u16; COLUMNS],
    /// All three columns together: the score.
    pub grand: u16,
}
