//! Jamb: `DOWN/UP/HAND/TABLE`, and a player that takes what is made and else throws for the next field.

const ROWS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "kenta", "ful", "poker", "jamb"];

/// What a row is worth at least when it is made: three dice of a face, or the combination.
const PAR: [i32; 10] = [3, 6, 9, 12, 15, 18, 46, 37, 44, 55];

pub struct State {
    /// The values of the column down, from the top.
    down: Vec<i32>,
    /// The values of the column up, from the bottom: jamb is the first.
    up: Vec<i32>,
    /// The fields of the column hand, row by row, as far as they are filled.
    hand: [Option<i32>; 10],
    /// The number of the throw: 1, 2 or 3.
    throw: i32,
    /// The dice that lie there, sorted; fewer than five while the others are in the cup.
    dice: Vec<usize>,
}

impl State {
    pub fn read(text: &str) -> Option<State> {
        let parts: Vec<&str> = text.split('/').collect();
        let [down, up, fields, table] = parts[..] else { return None };
        let mut hand = [None; 10];
        for field in items(fields) {
            let (row, value) = field.split_once('=')?;
            hand[row_of(row)?] = Some(value.parse().ok()?);
        }
        let numbers = |text| items(text).map(|number| number.parse().ok()).collect::<Option<Vec<i32>>>();
        let (throw, dice) = table.split_once(':')?;
        let dice = dice.chars().filter_map(|die| die.to_digit(10)).map(|die| die as usize).collect();
        Some(State { down: numbers(down)?, up: numbers(up)?, hand, throw: throw.parse().ok()?, dice })
    }

    pub fn write(&self) -> String {
        let numbers = |numbers: &[i32]| numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(",");
        let hand = ROWS.iter().zip(self.hand).filter_map(|(row, value)| Some(format!("{row}={}", value?)));
        let hand = hand.collect::<Vec<_>>().join(",");
        let dice: String = self.dice.iter().map(usize::to_string).collect();
        format!("{}/{}/{hand}/{}:{dice:?<5}", numbers(&self.down), numbers(&self.up), self.throw)
    }

    fn count(&self, face: usize) -> usize {
        self.dice.iter().filter(|&&die| die == face).count()
    }

    /// The face that most dice show; of equal ones the greatest.
    fn most(&self) -> usize {
        (1..=6).max_by_key(|&face| self.count(face)).unwrap_or(6)
    }

    /// What the dice are worth in a row, counted from 0.
    fn points(&self, row: usize) -> i32 {
        let most = self.most();
        let has = |count| (1..=6).any(|face| self.count(face) == count);
        let points = match ROWS[row] {
            "kenta" if self.count(most) == 1 && self.count(1) + self.count(6) == 1 => 76 - 10 * self.throw as usize,
            "ful" if has(3) && has(2) => 30 + self.dice.iter().sum::<usize>(),
            "poker" if self.count(most) >= 4 => 40 + 4 * most,
            "jamb" if self.count(most) == 5 => 50 + 5 * most,
            "kenta" | "ful" | "poker" | "jamb" => 0,
            _ => (row + 1) * self.count(row + 1),
        };
        points as i32
    }

    /// The dice to keep for a row.
    fn wanted(&self, row: usize) -> Vec<usize> {
        let most = self.most();
        let last = if self.count(6) > 0 { 6 } else { 1 };
        let kept = |face: usize| match ROWS[row] {
            "kenta" if face == last || (2..=5).contains(&face) => self.count(face).min(1),
            "ful" if self.count(face) >= 2 => self.count(face).min(3),
            "poker" | "jamb" if face == most => self.count(face),
            "kenta" | "ful" | "poker" | "jamb" => 0,
            _ if face == row + 1 => self.count(face),
            _ => 0,
        };
        (1..=6).flat_map(|face| vec![face; kept(face)]).collect()
    }

    /// A field that is made is best, then keeping the right dice, then the field that costs least.
    pub fn value(&self, mv: &str) -> i32 {
        let (word, rest) = mv.split_once('-').expect("a move is two words or more");
        if let "down" | "up" | "hand" = word {
            let row = row_of(rest).expect("a field has a row");
            let value = self.points(row) - PAR[row];
            return if value >= 0 { value + 100 } else { value };
        }
        let keep: Vec<usize> = rest.split('-').filter_map(|die| die.parse().ok()).collect();
        // The next field of down, counted from the top, and that of up, from the bottom.
        let following = [Some(self.down.len()), 9usize.checked_sub(self.up.len())];
        let mut following = following.into_iter().flatten().filter(|&row| row < ROWS.len());
        if following.any(|row| self.wanted(row) == keep) { 10 + keep.len() as i32 } else { -1000 }
    }
}

/// The parts of a text between commas; an empty text has none.
fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(|item| !item.is_empty())
}

fn row_of(name: &str) -> Option<usize> {
    ROWS.iter().position(|row| *row == name)
}
