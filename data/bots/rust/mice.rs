//! Mice: `WHITE/BLACK/INHAND/SIDE`, and a player that closes mills.

/// Ring by ring from outside, each clockwise from its corner at the top left: so points are ordered in a state.
const POINTS: [&str; 24] = [
    "a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4", //
    "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4", //
    "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4",
];

#[derive(Clone, Copy, PartialEq)]
enum Colour {
    White,
    Black,
}

pub struct State {
    /// What stands on each of the points.
    board: [Option<Colour>; 24],
    /// How many men White and Black have still to place.
    hand: [u32; 2],
    /// Who is to move; when we are asked, that is us.
    side: Colour,
}

impl State {
    pub fn read(text: &str) -> Option<State> {
        let parts: Vec<&str> = text.split('/').collect();
        let [white, black, hand, side] = parts[..] else { return None };
        let mut board = [None; 24];
        for (colour, men) in [(Colour::White, white), (Colour::Black, black)] {
            for man in men.split(',').filter(|man| !man.is_empty()) {
                board[point(man)?] = Some(colour);
            }
        }
        let (own, other) = hand.split_once(',')?;
        let side = if side == "w" { Colour::White } else { Colour::Black };
        Some(State { board, hand: [own.parse().ok()?, other.parse().ok()?], side })
    }

    pub fn write(&self) -> String {
        let men = |colour| {
            let there = POINTS.iter().zip(self.board).filter(|(_, man)| *man == Some(colour));
            there.map(|(name, _)| *name).collect::<Vec<_>>().join(",")
        };
        let side = if self.side == Colour::White { 'w' } else { 'b' };
        let [white, black] = self.hand;
        format!("{}/{}/{white},{black}/{side}", men(Colour::White), men(Colour::Black))
    }

    /// What the board is worth after a move such as d2, d2-d3 or d2-d3xa7.
    pub fn value(&self, mv: &str) -> i32 {
        let at = |name| point(name).expect("a move is points");
        let mut board = self.board;
        let (path, taken) = mv.split_once('x').map_or((mv, None), |(path, taken)| (path, Some(taken)));
        let (start, end) = path.split_once('-').unwrap_or((path, path));
        board[at(start)] = None;
        board[at(end)] = Some(self.side);
        let mut value = 0;
        if let Some(taken) = taken {
            board[at(taken)] = None;
            value += 50;
        }
        for mill in mills() {
            let own = mill.iter().filter(|&&point| board[point] == Some(self.side)).count();
            let empty = mill.iter().filter(|&&point| board[point].is_none()).count();
            value += match (own, empty) {
                (3, _) => 20,
                (2, 1) => 10,
                (0, 1) => -12, // the other side could close it
                _ => 0,
            };
        }
        value
    }
}

fn point(name: &str) -> Option<usize> {
    POINTS.iter().position(|point| *point == name)
}

/// The four sides of each ring, and the four lines across the rings.
fn mills() -> impl Iterator<Item = [usize; 3]> {
    let side = |ring: usize, corner: usize| [ring + corner, ring + corner + 1, ring + (corner + 2) % 8];
    let sides = [0, 8, 16].into_iter().flat_map(move |ring| [0, 2, 4, 6].map(|corner| side(ring, corner)));
    sides.chain([1, 3, 5, 7].map(|place| [place, place + 8, place + 16]))
}
