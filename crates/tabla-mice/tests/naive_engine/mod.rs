//! Mice once more, written straight from the rule book and as simply as possible: points are names, lines
//! are lists of names, nothing is remembered. It is slow, and it shares no line with the real one.

/// A point is its name.
pub type Name = &'static str;

pub const POINTS: [Name; 24] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3", "d3",
    "e3", "b2", "d2", "f2", "a1", "d1", "g1",
];

/// From each point to its neighbours, as one reads them off the board.
const ROADS: [(Name, &[Name]); 24] = [
    ("a7", &["d7", "a4"]),
    ("d7", &["a7", "g7", "d6"]),
    ("g7", &["d7", "g4"]),
    ("b6", &["d6", "b4"]),
    ("d6", &["d7", "b6", "f6", "d5"]),
    ("f6", &["d6", "f4"]),
    ("c5", &["d5", "c4"]),
    ("d5", &["d6", "c5", "e5"]),
    ("e5", &["d5", "e4"]),
    ("a4", &["a7", "b4", "a1"]),
    ("b4", &["b6", "a4", "c4", "b2"]),
    ("c4", &["c5", "b4", "c3"]),
    ("e4", &["e5", "f4", "e3"]),
    ("f4", &["f6", "e4", "g4", "f2"]),
    ("g4", &["g7", "f4", "g1"]),
    ("c3", &["c4", "d3"]),
    ("d3", &["c3", "e3", "d2"]),
    ("e3", &["e4", "d3"]),
    ("b2", &["b4", "d2"]),
    ("d2", &["d3", "b2", "f2", "d1"]),
    ("f2", &["f4", "d2"]),
    ("a1", &["a4", "d1"]),
    ("d1", &["d2", "a1", "g1"]),
    ("g1", &["g4", "d1"]),
];

/// The rows from the top, then the columns from the left.
const MILLS: [[Name; 3]; 16] = [
    ["a7", "d7", "g7"],
    ["b6", "d6", "f6"],
    ["c5", "d5", "e5"],
    ["a4", "b4", "c4"],
    ["e4", "f4", "g4"],
    ["c3", "d3", "e3"],
    ["b2", "d2", "f2"],
    ["a1", "d1", "g1"],
    ["a1", "a4", "a7"],
    ["b2", "b4", "b6"],
    ["c3", "c4", "c5"],
    ["d1", "d2", "d3"],
    ["d5", "d6", "d7"],
    ["e3", "e4", "e5"],
    ["f2", "f4", "f6"],
    ["g1", "g4", "g7"],
];

/// A board with everything on and beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub flying: bool,
    pub men: [Vec<Name>; 2],
    pub hand: [usize; 2],
    /// 0 for White, 1 for Black.
    pub side: usize,
}

/// A turn as it is spoken: from, to, taken.
pub type Spoken = (Option<Name>, Name, Option<Name>);

impl Board {
    pub fn start(flying: bool) -> Board {
        Board { flying, men: [Vec::new(), Vec::new()], hand: [9, 9], side: 0 }
    }

    /// Reads a good position, `WHITE/BLACK/INHAND/SIDE`.
    pub fn read(flying: bool, text: &str) -> Board {
        let parts: Vec<&str> = text.split('/').collect();
        let mut board = Board::start(flying);
        for (men, part) in board.men.iter_mut().zip(&parts) {
            *men = part.split(',').filter(|name| !name.is_empty()).map(known).collect();
        }
        let hand: Vec<usize> = parts[2].split(',').map(|number| number.parse().unwrap()).collect();
        board.hand = [hand[0], hand[1]];
        board.side = if parts[3] == "w" { 0 } else { 1 };
        board
    }

    fn is_free(&self, point: Name) -> bool {
        !self.men[0].contains(&point) && !self.men[1].contains(&point)
    }

    pub fn stands_in_mill(&self, player: usize, point: Name) -> bool {
        MILLS
            .iter()
            .any(|mill| mill.contains(&point) && mill.iter().all(|one| self.men[player].contains(one)))
    }

    /// The men that may go when the player to move closes a mill.
    pub fn removable(&self) -> Vec<Name> {
        let enemy = 1 - self.side;
        let safe = |man: &Name| self.stands_in_mill(enemy, man);
        let open: Vec<Name> = self.men[enemy].iter().copied().filter(|man| !safe(man)).collect();
        if open.is_empty() { self.men[enemy].clone() } else { open }
    }

    /// Where men can come from and go to, whatever happens then.
    fn steps(&self) -> Vec<(Option<Name>, Name)> {
        let free = POINTS.into_iter().filter(|&point| self.is_free(point));
        if self.hand[self.side] > 0 {
            return free.map(|to| (None, to)).collect();
        }
        let own = &self.men[self.side];
        let jumps = self.flying && own.len() == 3;
        let mut steps = Vec::new();
        for to in free {
            for &from in own {
                let (_, roads) = ROADS.iter().find(|(point, _)| *point == from).unwrap();
                if jumps || roads.contains(&to) {
                    steps.push((Some(from), to));
                }
            }
        }
        steps
    }

    /// The board after a man was put or moved, and before anything is taken.
    fn stepped(&self, from: Option<Name>, to: Name) -> Board {
        let mut board = self.clone();
        match from {
            None => board.hand[self.side] -= 1,
            Some(from) => board.men[self.side].retain(|&man| man != from),
        }
        board.men[self.side].push(to);
        board
    }

    /// Every turn of the player to move.
    pub fn turns(&self) -> Vec<Spoken> {
        if self.count(self.side) < 3 || self.count(1 - self.side) < 3 {
            return Vec::new();
        }
        let mut turns = Vec::new();
        for (from, to) in self.steps() {
            let board = self.stepped(from, to);
            if board.stands_in_mill(self.side, to) {
                turns.extend(board.removable().into_iter().map(|man| (from, to, Some(man))));
            } else {
                turns.push((from, to, None));
            }
        }
        turns
    }

    pub fn play(&mut self, (from, to, take): Spoken) {
        *self = self.stepped(from, to);
        self.side = 1 - self.side;
        if let Some(man) = take {
            self.men[self.side].retain(|&other| other != man);
        }
    }

    /// How many men a player has left, on the board and in hand.
    pub fn count(&self, player: usize) -> usize {
        self.men[player].len() + self.hand[player]
    }

    /// The winner, if the game is over.
    pub fn winner(&self) -> Option<usize> {
        if let Some(beaten) = (0..2).find(|&player| self.count(player) < 3) {
            return Some(1 - beaten);
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
            next.play(turn);
            paths += next.perft(depth - 1);
        }
        paths
    }
}

/// The point of this name.
pub fn known(name: &str) -> Name {
    POINTS.into_iter().find(|&point| point == name).unwrap_or_else(|| panic!("there is no point {name}"))
}

/// A turn as it is written.
pub fn write(turn: Spoken) -> String {
    let (from, to, take) = turn;
    let from = from.map(|from| format!("{from}-")).unwrap_or_default();
    let take = take.map(|man| format!("x{man}")).unwrap_or_default();
    format!("{from}{to}{take}")
}
