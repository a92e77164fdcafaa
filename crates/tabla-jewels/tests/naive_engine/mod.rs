//! The rules once more, as simply as they can be written: digits in an array, looked at one by one.

use std::collections::HashSet;

/// Eight rows from the top, eight digits each.
pub type Rows = [[u8; 8]; 8];

/// A game on a board of digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Naive {
    pub rows: Rows,
    pub lines: Vec<Vec<u8>>,
    pub used: [usize; 8],
    pub points: u64,
}

/// How a round went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    pub steps: u32,
    pub points: u64,
    pub repeats: bool,
}

/// For each cell, in how many runs it lies.
pub fn runs_through(rows: &Rows) -> [[u64; 8]; 8] {
    let mut through = [[0; 8]; 8];
    for row in 0..8 {
        for column in 0..8 {
            let stone = rows[row][column];
            if column + 2 < 8 && stone == rows[row][column + 1] && stone == rows[row][column + 2] {
                for step in 0..3 {
                    through[row][column + step] += 1;
                }
            }
            if row + 2 < 8 && stone == rows[row + 1][column] && stone == rows[row + 2][column] {
                for step in 0..3 {
                    through[row + step][column] += 1;
                }
            }
        }
    }
    through
}

pub fn has_run(rows: &Rows) -> bool {
    runs_through(rows).iter().flatten().any(|&count| count > 0)
}

/// A cell as column and row, both counted from 1.
pub type Place = (usize, usize);

pub fn exchange(rows: &mut Rows, one: Place, other: Place) {
    let stone = rows[one.1 - 1][one.0 - 1];
    rows[one.1 - 1][one.0 - 1] = rows[other.1 - 1][other.0 - 1];
    rows[other.1 - 1][other.0 - 1] = stone;
}

impl Naive {
    pub fn new(rows: Rows, lines: Vec<Vec<u8>>) -> Naive {
        Naive { rows, lines, used: [0; 8], points: 0 }
    }

    /// Every swap after which there is a run, as it is written.
    pub fn swaps(&self) -> Vec<String> {
        let mut swaps = Vec::new();
        for row in 1..=8 {
            for column in 1..=8 {
                for (other_column, other_row) in [(column + 1, row), (column, row + 1)] {
                    if other_column > 8 || other_row > 8 {
                        continue;
                    }
                    let mut rows = self.rows;
                    exchange(&mut rows, (column, row), (other_column, other_row));
                    if has_run(&rows) {
                        swaps.push(format!("{column} {row} {other_column} {other_row}"));
                    }
                }
            }
        }
        swaps
    }

    /// Plays a swap to its end, or until everything is as it was before in this round.
    pub fn play(&mut self, one: Place, other: Place) -> Round {
        exchange(&mut self.rows, one, other);
        let mut seen = HashSet::from([(self.rows, self.used)]);
        let mut round = Round { steps: 0, points: 0, repeats: false };
        while has_run(&self.rows) {
            round.points += self.step();
            round.steps += 1;
            if !seen.insert((self.rows, self.used)) {
                round.repeats = true;
                break;
            }
        }
        self.points += round.points;
        round
    }

    fn step(&mut self) -> u64 {
        let through = runs_through(&self.rows);
        for column in 0..8 {
            let mut pile = Vec::new();
            for row in (0..8).rev() {
                if through[row][column] == 0 {
                    pile.push(self.rows[row][column]);
                }
            }
            while pile.len() < 8 {
                let line = &self.lines[column];
                pile.push(line[self.used[column]]);
                self.used[column] = (self.used[column] + 1) % line.len();
            }
            for (height, stone) in pile.into_iter().enumerate() {
                self.rows[7 - height][column] = stone;
            }
        }
        through.iter().flatten().sum()
    }
}
