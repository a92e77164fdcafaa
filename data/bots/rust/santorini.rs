//! Santorini: `HEIGHTS/SIDE/FIRST/SECOND`, and a player that likes to climb.

/// The number of a square: A1 is 0, A2 is 1, B1 is 5, E5 is 24.
type Square = usize;

const CENTRE: Square = 12;

pub struct State {
    /// Of 25 squares; 4 is a dome.
    heights: Vec<i32>,
    /// Who is to move, 1 or 2; when we are asked, that is us.
    side: usize,
    /// For each side its squares; none before they are placed.
    workers: [Vec<Square>; 2],
}

impl State {
    pub fn read(text: &str) -> Option<State> {
        let parts: Vec<&str> = text.split('/').collect();
        let [heights, side, first, second] = parts[..] else { return None };
        let heights: Option<Vec<i32>> = heights.chars().map(|height| Some(height.to_digit(10)? as i32)).collect();
        let workers = [squares(&first.replace(',', ""))?, squares(&second.replace(',', ""))?];
        Some(State { heights: heights?, side: side.parse().ok()?, workers })
    }

    pub fn write(&self) -> String {
        let heights: String = self.heights.iter().map(i32::to_string).collect();
        let [first, second] =
            self.workers.each_ref().map(|workers| workers.iter().copied().map(name).collect::<Vec<_>>().join(","));
        format!("{heights}/{}/{first}/{second}", self.side)
    }

    pub fn value(&self, mv: &str) -> i32 {
        let path = squares(mv).expect("a move is squares");
        if self.workers[self.side - 1].is_empty() {
            return -path.iter().map(|&worker| distance(worker, CENTRE)).sum::<i32>();
        }
        let [start, end, built] = path[..] else {
            return 1000; // a step to the third level wins, and nothing is built
        };
        let level = self.heights[built] + 1;
        let mut value = 10 * (self.heights[end] - self.heights[start]) - distance(end, CENTRE);
        if level <= 3.min(self.heights[end] + 1) {
            value += 2 * level; // we can climb it in the next turn
        }
        // Somebody who stands on the second level beside the new storey.
        let others = &self.workers[2 - self.side];
        if others.iter().any(|&other| self.heights[other] == 2 && distance(other, built) == 1) {
            value += match level {
                3 => -500,
                4 => 500,
                _ => 0,
            };
        }
        value
    }
}

/// The squares of a text without anything between them, as moves are listed.
fn squares(text: &str) -> Option<Vec<Square>> {
    let square = |name: &[u8]| {
        let [row @ b'A'..=b'E', column @ b'1'..=b'5'] = *name else { return None };
        Some(Square::from(row - b'A') * 5 + Square::from(column - b'1'))
    };
    text.as_bytes().chunks(2).map(square).collect()
}

fn name(square: Square) -> String {
    format!("{}{}", ["A", "B", "C", "D", "E"][square / 5], square % 5 + 1)
}

/// How many steps a king needs.
fn distance(one: Square, other: Square) -> i32 {
    (one / 5).abs_diff(other / 5).max((one % 5).abs_diff(other % 5)) as i32
}
