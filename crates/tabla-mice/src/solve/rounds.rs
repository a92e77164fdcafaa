//! Solving in rounds over rows: who wins, without the way there.
//!
//! A place has a count of quiet moves that are left, until it is decided. In a round every row hears which places of other
//! rows were decided in the round before, as far as a move of its major side leads there; what that decides is told within
//! the row at once, to the places from which the minor side moves; and what is decided there is what other rows hear in
//! the next round. Only whoever works on a row writes to it, so that rows can be worked on at the same time.
//!
//! Captures lead to tables that are solved already, and are looked up once, at the beginning.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};

use super::outcomes::{Loaded, Outcome, OutcomeTables, Outcomes, Packing};
use super::rows::{Finder, Rows};
use super::spots::image;
use super::{Material, SolveError, Work};
use crate::{FEWEST, Point, Points, Symmetry};

/// What is done with every row of a table at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Round {
    /// Moves are counted and captures looked up.
    Prepare,
    /// The same for the other side, where both have as many men.
    Mirror,
    /// What was decided in the round before is heard.
    Hear { round: u32 },
    /// What is known is packed, two bits a position.
    Pack,
}

/// Places that are decided have the highest numbers, then comes [`SAFE`]; everything else is a count of moves.
const WON: u8 = 255;
const LOST: u8 = 254;
/// A place that cannot be lost, because a capture draws.
const SAFE: u8 = 253;

/// Solves all positions of this material, in one piece. The smaller tables must be at hand.
pub fn solve_outcomes(tables: &OutcomeTables, material: Material) -> Result<Outcomes, SolveError> {
    solve_outcomes_with(tables, material, |_, rows, work| {
        work(0..rows);
        ControlFlow::Continue(())
    })
}

/// Solves all positions of this material, with the help of the caller: `spread` is called once for each round and has the
/// work done for all of `0..rows`, in any pieces, in any order, or at the same time. A break stops the whole.
pub fn solve_outcomes_with(
    tables: &OutcomeTables,
    material: Material,
    mut spread: impl FnMut(Round, usize, Work<'_>) -> ControlFlow<()>,
) -> Result<Outcomes, SolveError> {
    if let Some(material) = material.after_a_capture().find(|smaller| !tables.has(*smaller)) {
        return Err(SolveError::Missing { material });
    }
    let mut rounds = Rounds::new(tables, material);
    let rows = rounds.rows.len();
    let mut round = |round: Round, work: Work<'_>| {
        if spread(round, rows, work).is_break() { Err(SolveError::Stopped) } else { Ok(()) }
    };
    round(Round::Prepare, &|range| rounds.prepare(range))?;
    if material.is_even() {
        round(Round::Mirror, &|range| rounds.mirror(range))?;
    }
    for number in 0.. {
        round(Round::Hear { round: number }, &|range| rounds.hear(number == 0, range))?;
        std::mem::swap(&mut rounds.heard, &mut rounds.told);
        if !rounds.heard.is_any() {
            break;
        }
    }
    let packing = rounds.packing();
    round(Round::Pack, &|range| rounds.pack(range, &packing))?;
    let [major, minor] = packing.map(Packing::done);
    Ok(Outcomes::new(material, major, minor))
}

/// A move of the major side, for all places of a row where the point that it leads to is free.
struct Edge {
    from: Point,
    to: Point,
    /// The row to which it leads, and the symmetry that takes the men there.
    row: u32,
    symmetry: u8,
    closes: bool,
}

struct Rounds<'t> {
    tables: &'t OutcomeTables,
    material: Material,
    rows: Rows,
    /// The moves of the major side, row after row.
    edges: Vec<Edge>,
    /// Where the moves of each row begin, and where the last ones end.
    begins: Vec<u32>,
    /// The places where the major side is to move.
    major: Vec<AtomicU8>,
    /// The places where the minor side is to move.
    minor: Vec<AtomicU8>,
    /// What was decided in the round before, with the minor side to move.
    heard: News,
    told: News,
}

/// The places of each row that were decided in a round.
struct News {
    /// Words for each row.
    words: usize,
    won: Vec<AtomicU64>,
    lost: Vec<AtomicU64>,
    /// Which rows have any.
    rows: Vec<AtomicBool>,
}

impl News {
    fn new(rows: &Rows) -> News {
        let words = rows.width().div_ceil(64);
        let zeros = || std::iter::repeat_with(AtomicU64::default).take(words * rows.len()).collect();
        let none = std::iter::repeat_with(AtomicBool::default).take(rows.len()).collect();
        News { words, won: zeros(), lost: zeros(), rows: none }
    }

    fn has(&self, row: usize) -> bool {
        self.rows[row].load(Ordering::Relaxed)
    }

    fn is_any(&self) -> bool {
        self.rows.iter().any(|row| row.load(Ordering::Relaxed))
    }

    /// Forgets what a row has told.
    fn clear(&self, row: usize) {
        if self.has(row) {
            let range = row * self.words..(row + 1) * self.words;
            for word in self.won[range.clone()].iter().chain(&self.lost[range]) {
                word.store(0, Ordering::Relaxed);
            }
            self.rows[row].store(false, Ordering::Relaxed);
        }
    }

    fn tell(&self, row: usize, place: usize, is_won: bool) {
        let words = if is_won { &self.won } else { &self.lost };
        let word = &words[row * self.words + place / 64];
        // Nobody else writes to this row.
        word.store(word.load(Ordering::Relaxed) | 1 << (place % 64), Ordering::Relaxed);
        self.rows[row].store(true, Ordering::Relaxed);
    }

    /// Calls with every place of the row that was won or lost.
    #[inline]
    fn each(&self, row: usize, is_won: bool, mut hear: impl FnMut(usize)) {
        let words = if is_won { &self.won } else { &self.lost };
        for (index, word) in words[row * self.words..(row + 1) * self.words].iter().enumerate() {
            let mut rest = word.load(Ordering::Relaxed);
            while rest != 0 {
                hear(64 * index + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }
}

fn get(places: &[AtomicU8], place: usize) -> u8 {
    places[place].load(Ordering::Relaxed)
}

fn set(places: &[AtomicU8], place: usize, to: u8) {
    places[place].store(to, Ordering::Relaxed);
}

/// What is known of a place while its moves are gone through.
#[derive(Clone, Copy, Default)]
struct Moves {
    quiet: u8,
    wins: bool,
    draws: bool,
    loses: bool,
}

impl Moves {
    fn capture(&mut self, after: Outcome) {
        match after {
            Outcome::Loss => self.wins = true,
            Outcome::Draw => self.draws = true,
            Outcome::Win => self.loses = true,
        }
    }

    fn byte(self) -> u8 {
        match self {
            Moves { wins: true, .. } => WON,
            Moves { draws: true, .. } => SAFE,
            Moves { quiet: 0, .. } => LOST,
            Moves { quiet, .. } => quiet,
        }
    }
}

/// The men among these that may be taken.
#[inline]
pub(super) fn removable(men: Points) -> Points {
    let free = men & !men.in_mills();
    if free.is_empty() { men } else { free }
}

impl<'t> Rounds<'t> {
    fn new(tables: &'t OutcomeTables, material: Material) -> Rounds<'t> {
        let rows = tables.rows(material.more(), material.fewer()).clone();
        let zeros = || std::iter::repeat_with(AtomicU8::default).take(rows.places()).collect();
        let (mut edges, mut begins) = (Vec::new(), vec![0]);
        let flies = tables.rules().flying && material.more() == FEWEST;
        for row in 0..rows.len() {
            let men = rows.major(row);
            for from in men {
                let rest = men.without(from);
                for to in if flies { !men } else { from.neighbours() & !men } {
                    let (row, symmetry) = rows.row_of(rest.with(to));
                    let closes = rest.closing().has(to);
                    edges.push(Edge { from, to, row: row as u32, symmetry: symmetry as u8, closes });
                }
            }
            begins.push(edges.len() as u32);
        }
        let (heard, told) = (News::new(&rows), News::new(&rows));
        Rounds { tables, material, edges, begins, major: zeros(), minor: zeros(), heard, told, rows }
    }

    fn edges(&self, row: usize) -> &[Edge] {
        &self.edges[self.begins[row] as usize..self.begins[row + 1] as usize]
    }

    fn smaller(&self, major: u8, minor: u8) -> Option<&Loaded> {
        Material::new(major, minor).and_then(|material| self.tables.table(material))
    }

    /// Gives each place its count, and what is known from its captures.
    fn prepare(&self, range: Range<usize>) {
        let mut minors = Vec::new();
        let mut moves = Vec::new();
        for row in range {
            self.rows.minors(row, &mut minors);
            moves.clear();
            moves.resize(minors.len(), Moves::default());
            self.major_moves(row, &minors, &mut moves);
            let start = row * self.rows.width();
            for (place, moves) in moves.iter().enumerate() {
                set(&self.major, start + place, moves.byte());
            }
            if !self.material.is_even() {
                self.minor_moves(row, &minors);
            }
        }
    }

    /// The moves of the major side in all places of a row.
    fn major_moves(&self, row: usize, minors: &[Points], moves: &mut [Moves]) {
        let smaller = self.smaller(self.material.more(), self.material.fewer() - 1);
        for edge in self.edges(row) {
            let finder = smaller
                .filter(|_| edge.closes)
                .map(|smaller| (smaller, smaller.rows().finder(edge.row as usize, edge.symmetry.into())));
            for (&minor, moves) in minors.iter().zip(&mut *moves) {
                if minor.has(edge.to) || moves.wins {
                    continue;
                }
                if !edge.closes {
                    moves.quiet += 1;
                    continue;
                }
                let Some((smaller, finder)) = &finder else {
                    moves.wins = true;
                    continue;
                };
                for taken in removable(minor) {
                    let place = finder.place(minor.without(taken));
                    moves.capture(smaller.minor_moves(edge.row as usize, place));
                    if moves.wins {
                        break;
                    }
                }
            }
        }
    }

    /// The moves of the minor side in all places of a row, where it has fewer men.
    fn minor_moves(&self, row: usize, minors: &[Points]) {
        let major = self.rows.major(row);
        let smaller = self.smaller(self.material.more() - 1, self.material.fewer());
        let finders: Vec<Option<(usize, &Loaded, Finder<'_>)>> = removable(major)
            .map(|taken| {
                let smaller = smaller?;
                let (row, symmetry) = smaller.rows().row_of(major.without(taken));
                Some((row, smaller, smaller.rows().finder(row, symmetry)))
            })
            .collect();
        let start = row * self.rows.width();
        for (place, &minor) in minors.iter().enumerate() {
            let moves = self.moves_of_minor(major, minor, &finders);
            let byte = moves.byte();
            set(&self.minor, start + place, byte);
            if byte >= LOST {
                self.heard.tell(row, place, byte == WON);
            }
        }
    }

    fn moves_of_minor(
        &self,
        major: Points,
        minor: Points,
        finders: &[Option<(usize, &Loaded, Finder<'_>)>],
    ) -> Moves {
        let mut moves = Moves::default();
        let free = !(major | minor);
        for from in minor {
            let rest = minor.without(from);
            let targets = if self.minor_flies() { free } else { from.neighbours() & free };
            let closing = targets & rest.closing();
            moves.quiet += (targets & !closing).len() as u8;
            for to in closing {
                let after = rest.with(to);
                for finder in finders {
                    let Some((row, smaller, finder)) = finder else {
                        moves.wins = true;
                        return moves;
                    };
                    moves.capture(smaller.major_moves(*row, finder.place(after)));
                    if moves.wins {
                        return moves;
                    }
                }
            }
        }
        moves
    }

    fn minor_flies(&self) -> bool {
        self.tables.rules().flying && self.material.fewer() == FEWEST
    }

    /// Where both have as many men, a place of the minor side is one of the major side in another row.
    fn mirror(&self, range: Range<usize>) {
        for row in range {
            let major = self.rows.major(row);
            let start = row * self.rows.width();
            for place in 0..self.rows.width() {
                let (other, symmetry) = self.rows.row_of(self.rows.minor(row, place));
                let there = self.rows.place(other, image(symmetry, major));
                let byte = get(&self.major, other * self.rows.width() + there);
                set(&self.minor, start + place, byte);
                if byte >= LOST {
                    self.heard.tell(row, place, byte == WON);
                }
            }
        }
    }

    /// Hears what was decided in other rows, and what follows from it in these.
    fn hear(&self, is_first: bool, range: Range<usize>) {
        let mut news = Vec::new();
        for row in range {
            self.told.clear(row);
            news.clear();
            let start = row * self.rows.width();
            if is_first {
                let decided = |place: &u32| get(&self.major, start + *place as usize) >= LOST;
                news.extend((0..self.rows.width() as u32).filter(decided));
            }
            let hears = |edge: &&Edge| !edge.closes && self.heard.has(edge.row as usize);
            if news.is_empty() && !self.edges(row).iter().any(|edge| hears(&edge)) {
                continue;
            }
            let finder = self.rows.finder(row, 0);
            for edge in self.edges(row).iter().filter(hears) {
                self.hear_edge(start, edge, &finder, &mut news);
            }
            self.tell_minor(row, &finder, &news);
        }
    }

    /// Hears of the row to which this move leads.
    fn hear_edge(&self, start: usize, edge: &Edge, finder: &Finder<'_>, news: &mut Vec<u32>) {
        let there = edge.row as usize;
        let back = Symmetry::ALL[usize::from(edge.symmetry)].inverse().number();
        let find = |place: usize| {
            let minor = image(back, self.rows.minor(there, place));
            (!minor.has(edge.from)).then(|| finder.place(minor))
        };
        self.heard.each(there, false, |place| {
            if let Some(place) = find(place)
                && get(&self.major, start + place) < LOST
            {
                set(&self.major, start + place, WON);
                news.push(place as u32);
            }
        });
        self.heard.each(there, true, |place| {
            if let Some(place) = find(place)
                && close_way_out(&self.major, start + place)
            {
                news.push(place as u32);
            }
        });
    }

    /// Tells the places of the row from which the minor side moves to these.
    fn tell_minor(&self, row: usize, finder: &Finder<'_>, news: &[u32]) {
        let (major, start) = (self.rows.major(row), row * self.rows.width());
        for &place in news {
            let minor = self.rows.minor(row, place as usize);
            let is_lost = get(&self.major, start + place as usize) == LOST;
            let free = !(major | minor);
            // A man in a mill has just closed it, if it was the one that moved: that was no quiet move.
            for to in minor & !minor.in_mills() {
                let rest = minor.without(to);
                for from in if self.minor_flies() { free } else { to.neighbours() & free } {
                    let before = finder.place(rest.with(from));
                    if is_lost {
                        if get(&self.minor, start + before) < LOST {
                            set(&self.minor, start + before, WON);
                            self.told.tell(row, before, true);
                        }
                    } else if close_way_out(&self.minor, start + before) {
                        self.told.tell(row, before, false);
                    }
                }
            }
        }
    }

    /// Room for the outcomes of both sides; none for the other where each is the major one in its turn.
    fn packing(&self) -> [Packing; 2] {
        let minor = if self.material.is_even() { Packing::default() } else { Packing::new(&self.rows) };
        [Packing::new(&self.rows), minor]
    }

    fn pack(&self, range: Range<usize>, [major, minor]: &[Packing; 2]) {
        let width = self.rows.width();
        for row in range {
            let places = row * width..(row + 1) * width;
            major.write(row, self.major[places.clone()].iter().map(outcome));
            if !self.material.is_even() {
                minor.write(row, self.minor[places].iter().map(outcome));
            }
        }
    }
}

fn outcome(place: &AtomicU8) -> Outcome {
    match place.load(Ordering::Relaxed) {
        WON => Outcome::Win,
        LOST => Outcome::Loss,
        _ => Outcome::Draw,
    }
}

/// One quiet move less that does not lose. Whether it was the last.
#[inline]
fn close_way_out(places: &[AtomicU8], place: usize) -> bool {
    let left = get(places, place);
    if left >= SAFE {
        return false;
    }
    let left = if left <= 1 { LOST } else { left - 1 };
    set(places, place, left);
    left == LOST
}
