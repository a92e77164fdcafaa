//! Scrabble: CGP, that is `ROWS RACKS POINTS SCORELESS NOTES`, and a player of words with dear letters.

/// The values of A to Z.
const VALUES: [i32; 26] = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];

pub struct State {
    /// The rows from the top: letters, a small one for a joker, and nothing where a square is empty.
    board: Vec<Vec<Option<char>>>,
    /// From the player to move on: when we are asked, ours is the first, and others are empty.
    racks: Vec<String>,
    /// In the same order.
    scores: Vec<i32>,
    /// Turns without points in a row.
    scoreless: u32,
    /// Such as `seat 2`: the second player is to move.
    notes: Vec<String>,
}

impl State {
    pub fn read(text: &str) -> Option<State> {
        let mut parts = text.splitn(5, ' ');
        let (rows, racks, scores, scoreless) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let scores: Option<Vec<i32>> = scores.split('/').map(|score| score.parse().ok()).collect();
        let notes = parts.next().unwrap_or_default().split(';').map(str::trim);
        Some(State {
            board: rows.split('/').map(read_row).collect(),
            racks: racks.split('/').map(str::to_owned).collect(),
            scores: scores?,
            scoreless: scoreless.parse().ok()?,
            notes: notes.filter(|note| !note.is_empty()).map(str::to_owned).collect(),
        })
    }

    pub fn write(&self) -> String {
        let rows: Vec<String> = self.board.iter().map(|row| write_row(row)).collect();
        let scores: Vec<String> = self.scores.iter().map(i32::to_string).collect();
        let notes: String = self.notes.iter().map(|note| format!(" {note};")).collect();
        format!("{} {} {} {}{notes}", rows.join("/"), self.racks.join("/"), scores.join("/"), self.scoreless)
    }

    /// The letters of the word, and a point for each tile from the rack; coloured squares are left to you.
    pub fn value(&self, mv: &str) -> i32 {
        let Some((start, word)) = mv.split_once(':') else {
            // To exchange tiles (`-ABC`) is better than to pass (`-`); what others lay is not challenged.
            return if mv == "-" || mv == "challenge" { 0 } else { 1 };
        };
        // The row has a letter and the column a number; the letter first is a word to the right, else it goes down.
        let row = start.bytes().find(u8::is_ascii_lowercase).map_or(0, |letter| usize::from(letter - b'a'));
        let column: usize = start.trim_matches(|letter: char| letter.is_ascii_lowercase()).parse().unwrap_or(1) - 1;
        let is_right = start.starts_with(|letter: char| letter.is_ascii_lowercase());
        let (mut value, mut laid) = (10, 0);
        for (at, letter) in word.bytes().enumerate() {
            if letter.is_ascii_uppercase() {
                value += VALUES[usize::from(letter - b'A')]; // a joker has none
            }
            let square = if is_right { self.board[row][column + at] } else { self.board[row + at][column] };
            laid += i32::from(square.is_none());
        }
        value + laid + if laid == 7 { 50 } else { 0 }
    }
}

/// Numbers stand for so many empty squares.
fn read_row(text: &str) -> Vec<Option<char>> {
    let mut row = Vec::new();
    let mut empty = 0;
    for letter in text.chars() {
        match letter.to_digit(10) {
            Some(digit) => empty = 10 * empty + digit as usize,
            None => {
                row.resize(row.len() + std::mem::take(&mut empty), None);
                row.push(Some(letter));
            }
        }
    }
    row.resize(row.len() + empty, None);
    row
}

fn write_row(row: &[Option<char>]) -> String {
    let runs = row.chunk_by(|one, other| one.is_some() == other.is_some());
    runs.map(|run| if run[0].is_none() { run.len().to_string() } else { run.iter().flatten().collect() }).collect()
}
