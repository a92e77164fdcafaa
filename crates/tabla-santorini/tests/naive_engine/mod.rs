//! Santorini once more, written straight from the rule book and as simply as possible: numbers in rows
//! and columns, no sets, nothing remembered. It is slow, and it shares no line with the real one.

/// Row and column, counted from 0.
pub type Place = (usize, usize);

/// A board with everything on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub heights: [[u8; 5]; 5],
    pub workers: [Vec<Place>; 2],
    /// 0 for the first player, 1 for the second.
    pub side: usize,
}

impl Board {
    pub fn start() -> Board {
        Board { heights: [[0; 5]; 5], workers: [Vec::new(), Vec::new()], side: 0 }
    }

    /// Reads a good position, `HEIGHTS/SIDE/FIRST/SECOND`.
    pub fn read(text: &str) -> Board {
        let parts: Vec<&str> = text.split('/').collect();
        let mut board = Board::start();
        for (index, digit) in parts[0].bytes().enumerate() {
            board.heights[index / 5][index % 5] = digit - b'0';
        }
        board.side = if parts[1] == "1" { 0 } else { 1 };
        for player in 0..2 {
            let squares = parts[2 + player].split(',').filter(|square| !square.is_empty());
            board.workers[player] = squares.map(read_place).collect();
        }
        board
    }

    pub fn is_placing(&self) -> bool {
        self.workers[1].is_empty()
    }

    pub fn levels(&self) -> u32 {
        self.heights.iter().flatten().map(|&height| u32::from(height)).sum()
    }

    pub fn height(&self, (row, column): Place) -> u8 {
        self.heights[row][column]
    }

    fn has_worker(&self, place: Place) -> bool {
        self.workers[0].contains(&place) || self.workers[1].contains(&place)
    }

    /// Everywhere a worker of this player may go, paired with where it comes from.
    pub fn steps(&self, player: usize) -> Vec<(Place, Place)> {
        let mut steps = Vec::new();
        for &from in &self.workers[player] {
            for to in places() {
                let may_enter = !self.has_worker(to) && self.height(to) < 4;
                if touches(from, to) && may_enter && self.height(to) <= self.height(from) + 1 {
                    steps.push((from, to));
                }
            }
        }
        steps
    }

    /// Every turn of the player to move, as the squares that a game file names.
    pub fn turns(&self) -> Vec<Vec<Place>> {
        let mut turns = Vec::new();
        if self.is_placing() {
            for one in places().filter(|&place| !self.has_worker(place)) {
                for other in places().filter(|&place| !self.has_worker(place)) {
                    if one < other {
                        turns.push(vec![one, other]);
                    }
                }
            }
            return turns;
        }
        if self.somebody_on_top().is_some() {
            return turns;
        }
        for (from, to) in self.steps(self.side) {
            if self.height(to) == 3 {
                turns.push(vec![from, to]);
                continue;
            }
            let mut moved = self.clone();
            moved.carry(from, to);
            for build in places() {
                if touches(to, build) && !moved.has_worker(build) && moved.height(build) < 4 {
                    turns.push(vec![from, to, build]);
                }
            }
        }
        turns
    }

    pub fn play(&mut self, turn: &[Place]) {
        if self.is_placing() {
            self.workers[self.side] = turn.to_vec();
        } else {
            self.carry(turn[0], turn[1]);
            if let Some(&(row, column)) = turn.get(2) {
                self.heights[row][column] += 1;
            }
        }
        self.side = 1 - self.side;
    }

    /// The winner, if the game is over.
    pub fn winner(&self) -> Option<usize> {
        if let Some(winner) = self.somebody_on_top() {
            return Some(winner);
        }
        if self.turns().is_empty() { Some(1 - self.side) } else { None }
    }

    /// The number of ways to play exactly so many turns.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 {
            return self.turns().len() as u64;
        }
        let mut paths = 0;
        for turn in self.turns() {
            let mut next = self.clone();
            next.play(&turn);
            paths += next.perft(depth - 1);
        }
        paths
    }

    /// The player with a worker on the third level, if there is one.
    pub fn somebody_on_top(&self) -> Option<usize> {
        (0..2).find(|&player| self.workers[player].iter().any(|&place| self.height(place) == 3))
    }

    fn carry(&mut self, from: Place, to: Place) {
        for worker in &mut self.workers[self.side] {
            if *worker == from {
                *worker = to;
                return;
            }
        }
        panic!("player {} has no worker on {from:?}", self.side + 1);
    }
}

fn places() -> impl Iterator<Item = Place> {
    (0..25).map(|index| (index / 5, index % 5))
}

/// Whether two squares share a side or a corner.
fn touches(one: Place, other: Place) -> bool {
    one != other && one.0.abs_diff(other.0) <= 1 && one.1.abs_diff(other.1) <= 1
}

fn read_place(square: &str) -> Place {
    let letters = square.as_bytes();
    (usize::from(letters[0] - b'A'), usize::from(letters[1] - b'1'))
}
