//! The scorer against one that is written as plainly as can be.

use std::collections::HashMap;

use proptest::collection::vec;
use proptest::prelude::*;
use tabla_scrabble::scorer::{SAMPLE, Texts, score};
use tabla_testkit::effort::config;

type Spot = (usize, usize);

/// The rules of the first part of the rule book, and nothing else.
#[derive(Default)]
struct Naive {
    letters: HashMap<Spot, char>,
    letter_factors: HashMap<Spot, u64>,
    word_factors: HashMap<Spot, u64>,
}

impl Naive {
    fn value(letter: char) -> u64 {
        let line = SAMPLE.tiles.lines().find(|line| line.starts_with(letter));
        line.and_then(|line| line.split(' ').nth(1)).map_or(0, |value| value.parse().expect("a number"))
    }

    fn lay(&mut self, word: &[(Spot, char)]) -> u64 {
        let (mut sum, mut product, mut new) = (0, 1, 0);
        for &(spot, letter) in word {
            if let Some(&there) = self.letters.get(&spot) {
                sum += Naive::value(there);
                continue;
            }
            new += 1;
            sum += Naive::value(letter) * self.letter_factors.get(&spot).unwrap_or(&1);
            product *= self.word_factors.get(&spot).unwrap_or(&1);
            self.letters.insert(spot, letter);
        }
        sum * product + if new == 7 { 50 } else { 0 }
    }
}

/// A word somewhere on a board of 12 rows: its first square, its direction, its letters.
fn word() -> impl Strategy<Value = (usize, usize, bool, String)> {
    (0..12usize, 0..12usize, any::<bool>(), "[A-Za-z]{1,9}")
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn both_scorers_agree(
        coloured in vec((0..12usize, 0..12usize, 0..4usize), 0..60),
        words in vec(word(), 1..14),
    ) {
        let mut naive = Naive::default();
        let mut board = "12\n".to_owned();
        let name = |row: usize| char::from(b'a' + row as u8);
        for (row, column, colour) in coloured {
            let (name_of, factor) = [("bleu", 2), ("albastru", 3), ("roz", 2), ("rosu", 3)][colour];
            let factors = if colour < 2 { &mut naive.letter_factors } else { &mut naive.word_factors };
            if factors.contains_key(&(row, column)) {
                continue;
            }
            factors.insert((row, column), factor);
            board += &format!("{name_of} {}{}\n", name(row), column + 1);
        }
        let mut game = String::new();
        let mut expected = Vec::new();
        for (number, (row, column, down, letters)) in words.into_iter().enumerate() {
            let spots: Vec<Spot> = (0..letters.len())
                .map(|step| if down { (row + step, column) } else { (row, column + step) })
                .collect();
            let fits = spots.iter().all(|&(row, column)| row < 12 && column < 12);
            let is_new = spots.iter().any(|spot| !naive.letters.contains_key(spot));
            if !fits || !is_new {
                continue;
            }
            // Where a letter lies, the line writes it, now large and now small.
            let written: Vec<(Spot, char)> = spots
                .iter()
                .zip(letters.chars())
                .map(|(&spot, letter)| {
                    let there = naive.letters.get(&spot).map(|there| {
                        if letter.is_ascii_lowercase() { there.to_ascii_lowercase() } else { there.to_ascii_uppercase() }
                    });
                    (spot, there.unwrap_or(letter))
                })
                .collect();
            expected.push(naive.lay(&written));
            let word: String = written.iter().map(|&(_, letter)| letter).collect();
            let start = if down {
                format!("{}{}", column + 1, name(row))
            } else {
                format!("{}{}", name(row), column + 1)
            };
            game += &format!("{} {start} {word}\n", number % 2 + 1);
        }
        let card = score(&Texts { tiles: SAMPLE.tiles, board: &board, game: &game }).expect("a good game");
        let found: Vec<u64> = card.placements().iter().map(|placement| placement.score()).collect();
        prop_assert_eq!(&found, &expected, "{}{}", board, game);
        prop_assert_eq!(card.totals().iter().sum::<u64>(), expected.iter().sum::<u64>());
    }
}
