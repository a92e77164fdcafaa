//! Jewels: `BOARD/PREVIEW/POINTS/TURNS/LEFT`, and a player that counts runs.

/// Eight colours, 1 to 6.
type Line = [u8; 8];

pub struct State {
    /// The rows from the top.
    board: [Line; 8],
    /// For each column the stone that falls next.
    preview: Line,
    points: u32,
    /// Turns that are played.
    turns: u32,
    /// Turns that are left.
    left: u32,
}

impl State {
    pub fn read(text: &str) -> Option<State> {
        let parts: Vec<&str> = text.split('/').collect();
        let [board, preview, points, turns, left] = parts[..] else { return None };
        let board: Option<Vec<Line>> = board.split(',').map(colours).collect();
        Some(State {
            board: board?.try_into().ok()?,
            preview: colours(preview)?,
            points: points.parse().ok()?,
            turns: turns.parse().ok()?,
            left: left.parse().ok()?,
        })
    }

    pub fn write(&self) -> String {
        let digits = |line: &Line| line.iter().map(u8::to_string).collect::<String>();
        let board = self.board.each_ref().map(digits).join(",");
        format!("{board}/{}/{}/{}/{}", digits(&self.preview), self.points, self.turns, self.left)
    }

    /// Three in a line after the swap are worth most; low on the board more stones fall after it.
    pub fn value(&self, mv: &str) -> usize {
        // Column and row of one stone, column and row of the other, counted from 1 at the top left.
        let places: Vec<usize> = mv.bytes().map(|digit| usize::from(digit - b'1')).collect();
        let [column, row, other_column, other_row] = places[..] else { return 0 };
        let mut board = self.board;
        board[row][column] = self.board[other_row][other_column];
        board[other_row][other_column] = self.board[row][column];
        10 * runs(&board) + row.max(other_row)
    }
}

fn colours(text: &str) -> Option<Line> {
    let colours: Option<Vec<u8>> = text.chars().map(|digit| Some(digit.to_digit(10)? as u8)).collect();
    colours?.try_into().ok()
}

/// How many threes lie in a line: four in a line are two of them, as the game counts.
fn runs(board: &[Line; 8]) -> usize {
    let columns = (0..8).map(|column| board.map(|row| row[column]));
    let lines = board.iter().copied().chain(columns);
    lines.map(|line| line.windows(3).filter(|three| three[0] == three[1] && three[1] == three[2]).count()).sum()
}
