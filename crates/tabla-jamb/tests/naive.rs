//! The rules written a second time, as simply as can be, from the rule book alone: a grid of numbers and a
//! list of dice. Both play the same games and must agree on every move, every value and every sum.

use std::collections::BTreeSet;

use tabla_core::{Chance, Game, Notation, SeededRng, Turn, pick};
use tabla_jamb::{Column, Die, HouseRules, Jamb, Keep, Move, Row, State, Table};
use tabla_testkit::effort::seeds;

const ROWS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "kenta", "ful", "poker", "jamb"];
const COLUMNS: [&str; 3] = ["down", "up", "hand"];

/// −1 is an empty field.
struct Naive {
    grid: [[i32; 10]; 3],
    dice: Vec<u8>,
    throw: i32,
    jamb_is_ful: bool,
    jamb_is_poker: bool,
}

impl Naive {
    fn new(rules: HouseRules) -> Naive {
        let HouseRules { jamb_is_ful, jamb_is_poker } = rules;
        Naive { grid: [[-1; 10]; 3], dice: Vec::new(), throw: 1, jamb_is_ful, jamb_is_poker }
    }

    fn next_down(&self) -> Option<usize> {
        (0..10).find(|&row| self.grid[0][row] < 0)
    }

    fn next_up(&self) -> Option<usize> {
        (0..10).rev().find(|&row| self.grid[1][row] < 0)
    }

    /// Every legal move as text.
    fn moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        if self.dice.len() < 5 {
            return moves;
        }
        moves.extend(self.next_down().map(|row| format!("down {}", ROWS[row])));
        moves.extend(self.next_up().map(|row| format!("up {}", ROWS[row])));
        for row in (0..10).filter(|&row| self.throw == 1 && self.grid[2][row] < 0) {
            moves.insert(format!("hand {}", ROWS[row]));
        }
        let can_write_later = self.next_down().is_some() || self.next_up().is_some();
        for mask in (0..31).filter(|_| self.throw < 3 && can_write_later) {
            let mut kept: Vec<String> = (0..5)
                .filter(|place| mask >> place & 1 == 1)
                .map(|place| self.dice[place].to_string())
                .collect();
            kept.sort();
            moves.insert(if kept.is_empty() {
                "throw all".to_owned()
            } else {
                format!("keep {}", kept.join(" "))
            });
        }
        moves
    }

    fn worth(&self, row: usize) -> i32 {
        let sum: i32 = self.dice.iter().map(|&die| i32::from(die)).sum();
        let count = |face: u8| self.dice.iter().filter(|&&die| die == face).count() as i32;
        let mut sorted = self.dice.clone();
        sorted.sort_unstable();
        let of = |wanted: i32| (1..=6u8).filter(|&face| count(face) == wanted).map(i32::from).next();
        let jamb = of(5);
        match ROWS[row] {
            "kenta" if sorted == [1, 2, 3, 4, 5] || sorted == [2, 3, 4, 5, 6] => {
                [66, 56, 46][self.throw as usize - 1]
            }
            "ful" if of(3).is_some() && of(2).is_some() => 30 + sum,
            "ful" if jamb.is_some() && self.jamb_is_ful => 30 + sum,
            "poker" if of(4).is_some() => 40 + 4 * of(4).unwrap(),
            "poker" if jamb.is_some() && self.jamb_is_poker => 40 + 4 * jamb.unwrap(),
            "jamb" if jamb.is_some() => 50 + sum,
            "kenta" | "ful" | "poker" | "jamb" => 0,
            _ => (row as i32 + 1) * count(row as u8 + 1),
        }
    }

    fn play(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        if let Some(column) = COLUMNS.iter().position(|&name| name == words[0]) {
            let row = ROWS.iter().position(|&name| name == words[1]).unwrap();
            self.grid[column][row] = self.worth(row);
            self.dice.clear();
            self.throw = 1;
        } else {
            self.dice = words[1..].iter().filter_map(|word| word.parse().ok()).collect();
            self.throw += 1;
        }
    }

    fn total(&self) -> i32 {
        self.grid.iter().flatten().filter(|&&value| value > 0).sum()
    }
}

/// The naive talon and the real one hold the same.
fn check_same(naive: &Naive, state: &State) {
    for (column, values) in Column::ALL.into_iter().zip(&naive.grid) {
        for (row, &value) in Row::ALL.into_iter().zip(values) {
            let field = state.talon().field(row, column).map_or(-1, i32::from);
            assert_eq!(field, value, "{row} {column}");
        }
    }
    assert_eq!(i32::from(state.totals().grand), naive.total());
    let shown: Vec<u8> = match state.table() {
        Table::Cup { keep, .. } => keep.faces().map(Die::pips).collect(),
        Table::Lying { dice, .. } => dice.faces().map(Die::pips).collect(),
    };
    let mut dice = naive.dice.clone();
    dice.sort_unstable();
    assert_eq!(shown, dice);
}

#[test]
fn both_sets_of_rules_play_the_same_games() {
    for (index, seed) in seeds(2_000).enumerate() {
        let rules = HouseRules { jamb_is_ful: index % 2 == 1, jamb_is_poker: index % 4 < 2 };
        let game = Jamb { rules, ..Jamb::default() };
        let (mut naive, mut state) = (Naive::new(rules), game.start());
        let mut dice = SeededRng::new(seed);
        let mut turns = 0;
        loop {
            check_same(&naive, &state);
            let moves: BTreeSet<String> =
                game.list(&state).into_iter().map(|mv| game.write_move(&state, mv)).collect();
            assert_eq!(moves, naive.moves(), "{}", game.write_state(&state));
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance(cup) => {
                    // Five dice of one face are rare, so they are laid on the table now and then.
                    let thrown = if seed.is_multiple_of(5) && turns % 7 == 0 {
                        let mut counts = [0; 6];
                        counts[turns / 7 % 6] = cup.dice();
                        Keep::new(counts).unwrap().into()
                    } else {
                        cup.draw(&mut dice)
                    };
                    game.apply_chance(&mut state, thrown);
                    naive.dice.extend(thrown.dice().map(Die::pips));
                }
                Turn::Seat(_) => {
                    let moves = game.list(&state);
                    let mv = *pick(&mut dice, &moves).unwrap();
                    naive.play(&game.write_move(&state, mv));
                    game.play(&mut state, mv);
                    turns += usize::from(matches!(mv, Move::Write { .. }));
                }
            }
        }
        assert_eq!(turns, 30);
    }
}
