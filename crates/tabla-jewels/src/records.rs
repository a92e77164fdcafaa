//! The best scores: who made how many points, on which board, within which limits.
//!
//! The list is kept as text, one record a line, with tabs between the columns: points, turns, time limit
//! or `-`, board, name. Lines that cannot be read are left out and counted, so that a damaged file costs
//! its damaged lines only.
//!
//! ```
//! use tabla_jewels::{Record, Records};
//! let record = |points, name: &str| Record { points, turns: 9, limit: None, board: "fence".into(), name: name.into() };
//! let mut records = Records::default();
//! assert_eq!(records.enter(record(90, "Ada")), Some(1));
//! assert_eq!(records.enter(record(120, "Eva")), Some(1));
//! assert_eq!(records.enter(record(90, "Jan")), Some(3));
//! assert_eq!(records.write(), "120\t9\t-\tfence\tEva\n90\t9\t-\tfence\tAda\n90\t9\t-\tfence\tJan\n");
//! assert_eq!(Records::read(&records.write()), (records, 0));
//! ```

use crate::TimeLimit;
use crate::notation::whole;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub points: u64,
    pub turns: u32,
    /// The time that was agreed on, if any.
    pub limit: Option<TimeLimit>,
    /// What the board is called.
    pub board: String,
    pub name: String,
}

/// The best scores, best first; equal ones in the order in which they were made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Records {
    list: Vec<Record>,
}

impl Records {
    /// How many are kept.
    pub const MOST: usize = 100;
    /// How many letters of a name are kept.
    pub const NAME: usize = 40;

    /// The records, best first.
    pub fn list(&self) -> &[Record] {
        &self.list
    }

    /// Enters a score and answers its place, counted from 1; `None` if it is not good enough to be kept.
    /// What would break the list is taken out of the names.
    pub fn enter(&mut self, record: Record) -> Option<usize> {
        let place = self.list.partition_point(|other| other.points >= record.points);
        if place >= Records::MOST {
            return None;
        }
        let record = Record { board: tidy(&record.board), name: tidy(&record.name), ..record };
        self.list.insert(place, record);
        self.list.truncate(Records::MOST);
        Some(place + 1)
    }

    /// The list as text.
    pub fn write(&self) -> String {
        self.list.iter().map(write_record).collect()
    }

    /// Reads what [`Records::write`] wrote, in whatever order; answers also how many lines were no
    /// records.
    pub fn read(text: &str) -> (Records, usize) {
        let mut records = Records::default();
        let mut bad = 0;
        for line in text.trim_start_matches('\u{feff}').lines().filter(|line| !line.trim().is_empty()) {
            match read_record(line) {
                Some(record) => drop(records.enter(record)),
                None => bad += 1,
            }
        }
        (records, bad)
    }
}

fn tidy(name: &str) -> String {
    let plain: String = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    plain.trim().chars().take(Records::NAME).collect::<String>().trim_end().to_owned()
}

fn write_record(record: &Record) -> String {
    let Record { points, turns, limit, board, name } = record;
    let limit = limit.map_or_else(|| "-".to_owned(), |limit| limit.to_string());
    format!("{points}\t{turns}\t{limit}\t{board}\t{name}\n")
}

fn read_record(line: &str) -> Option<Record> {
    let columns: Vec<&str> = line.split('\t').collect();
    let &[points, turns, limit, board, name] = columns.as_slice() else { return None };
    let limit = if limit == "-" { None } else { Some(limit.parse().ok()?) };
    Some(Record {
        points: whole(points)?,
        turns: whole(turns)?,
        limit,
        board: board.into(),
        name: name.into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(points: u64, name: &str) -> Record {
        Record { points, turns: 1, limit: "1:30".parse().ok(), board: "b".into(), name: name.into() }
    }

    #[test]
    fn the_list_is_sorted_and_keeps_the_best() {
        let mut records = Records::default();
        for points in 0..Records::MOST as u64 {
            assert_eq!(records.enter(record(points, "x")), Some(1));
        }
        assert_eq!(records.enter(record(0, "late")), None);
        assert_eq!(records.enter(record(50, "late")), Some(51));
        assert_eq!(records.list().len(), Records::MOST);
        assert!(records.list().is_sorted_by(|one, other| one.points >= other.points));
        assert_eq!(Records::read(&records.write()), (records, 0));
    }

    #[test]
    fn names_cannot_break_the_list() {
        let mut records = Records::default();
        let long = "é".repeat(60);
        for name in ["a\tb", "two\r\nlines", "", "  blanks  ", "\u{feff}", long.as_str(), "Ђорђе"] {
            records.enter(record(5, name));
        }
        assert_eq!(Records::read(&records.write()), (records, 0));
    }

    #[test]
    fn damaged_lines_are_counted_and_left_out() {
        let text = "\u{feff}9\t1\t-\tb\tAda\r\n\nnine\t1\t-\tb\tAda\n9\t1\t0:00\tb\tAda\n9\t1\t-\tb\n\0\n12\t2\t0:30\tb\tEva";
        let (records, bad) = Records::read(text);
        assert_eq!(bad, 4);
        assert_eq!(records.write(), "12\t2\t0:30\tb\tEva\n9\t1\t-\tb\tAda\n");
    }
}
