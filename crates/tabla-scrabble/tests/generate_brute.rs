//! The generator finds what a plain one finds: on random boards of many sizes, with lists of several kinds.

use std::collections::{BTreeMap, BTreeSet};

use crate::brute::Brute;
use tabla_core::{SeededRng, below, pick, shuffle};
use tabla_scrabble::{
    Board, Direction, Generator, Grid, Kept, Kind, Layout, Leaves, Letter, Lexicon, POINT, Play, Premium,
    Rack, STANDARD, Scored, Tile, TileSet,
};

const ENGLISH: &str = include_str!("../../../data/scrabble/enable.txt");

/// The list of the Romanian game.
const ROMANIAN: &[u8] = include_bytes!("../../../data/lexicons/romanian.lexicon");

/// One setting: a list in both forms, tiles and a board.
struct Setting {
    lexicon: Lexicon,
    brute: Brute,
    tiles: TileSet,
    layout: Layout,
}

impl Setting {
    fn new(words: &[String], tiles: &TileSet, layout: Layout) -> Setting {
        Setting {
            lexicon: Lexicon::from_words(words).unwrap(),
            brute: Brute::new(words.iter().map(String::as_str)),
            tiles: tiles.clone(),
            layout,
        }
    }

    /// Compares both generators; every play, every score and the best.
    fn compare(&self, board: &Board, rack: &Rack) -> Vec<Scored> {
        let grid = Grid::of(board, &self.layout, &self.tiles, &self.lexicon);
        let generator = Generator::new(&self.lexicon);
        let mut found = Vec::new();
        generator.all(&grid, rack, &mut found);
        let plays: BTreeMap<Play, i32> = found.iter().map(|scored| (scored.play, scored.score)).collect();
        assert_eq!(plays.len(), found.len(), "a play was found twice\n{board:?}{rack}");
        let expected = self.brute.plays(board, &self.layout, &self.tiles, rack);
        assert_eq!(plays, expected, "\n{board:?}{rack}");

        let first = found.iter().min_by_key(|scored| (-scored.score, scored.play)).copied();
        assert_eq!(generator.best(&grid, rack), first, "\n{board:?}{rack}");
        let equity = |scored: &Scored| scored.score * POINT + Odd.value(&rack.without(&scored.play.used()));
        let first = found.iter().min_by_key(|scored| (-equity(scored), scored.play)).copied();
        let best = generator.best_equity(&grid, &Kept::new(rack, &Odd));
        assert_eq!(best.map(|valued| valued.scored), first, "\n{board:?}{rack}");
        assert_eq!(best.map(|valued| valued.equity), first.as_ref().map(equity));
        found
    }
}

/// Values that have nothing to do with the game, so that every kind of order comes up.
struct Odd;

impl Leaves for Odd {
    fn value(&self, leave: &Rack) -> i32 {
        let mix = leave.iter().fold(7u32, |sum, kind| sum.wrapping_mul(31).wrapping_add(kind.index() as u32));
        (mix % 40_001) as i32 - 20_000
    }
}

fn draw_rack(dice: &mut SeededRng, tiles: &TileSet) -> Rack {
    let mut bag: Vec<Kind> = tiles.tiles().iter().collect();
    shuffle(dice, &mut bag);
    let size = [7, 7, 7, 7, 6, 5, 3, 1][below(dice, 8) as usize];
    let mut rack: Rack = bag[..size].iter().copied().collect();
    // More jokers than a bag would give.
    if below(dice, 6) == 0 && rack.len() < 7 {
        rack.add(Kind::JOKER);
    }
    rack
}

/// A board of coloured squares that nothing is symmetric on, some of them with two colours.
fn random_layout(dice: &mut SeededRng, size: usize) -> Layout {
    let mut layout = Layout::plain(size).unwrap();
    for square in layout.squares() {
        let factor = |dice: &mut SeededRng| [1, 1, 1, 1, 2, 3][below(dice, 6) as usize];
        let premium = Premium { letter: factor(dice), word: factor(dice) };
        assert!(layout.set(square, premium));
    }
    layout
}

/// Plays games with random plays; every position of them is compared. How many positions.
fn play_games(setting: &Setting, dice: &mut SeededRng, positions: usize) -> usize {
    let mut compared = 0;
    while compared < positions {
        let mut board = Board::empty(setting.layout.size());
        let mut grid = Grid::new(&setting.layout, &setting.tiles);
        for _ in 0..14 {
            let rack = draw_rack(dice, &setting.tiles);
            let plays = setting.compare(&board, &rack);
            compared += 1;
            let Some(scored) = pick(dice, &plays) else { continue };
            for (square, tile) in scored.play.placed() {
                board.set(square, Some(tile));
            }
            grid.play(&setting.lexicon, &scored.play);
            let fresh = Grid::of(&board, &setting.layout, &setting.tiles, &setting.lexicon);
            assert_eq!(grid, fresh, "what is kept up to date is what is found anew\n{board:?}");
        }
    }
    compared
}

/// Compares on boards strewn with tiles that form no words. How many positions.
fn strew(setting: &Setting, dice: &mut SeededRng, positions: usize) -> usize {
    for _ in 0..positions {
        let mut board = Board::empty(setting.layout.size());
        let chance = 2 + below(dice, 12);
        for square in setting.layout.squares() {
            if below(dice, chance) == 0 {
                let letter = Letter::ALL[below(dice, 9) as usize * 2];
                board.set(square, Some(Tile::new(letter, below(dice, 9) == 0)));
            }
        }
        setting.compare(&board, &draw_rack(dice, &setting.tiles));
    }
    positions
}

/// Few letters and many short words, so that words cross everywhere.
fn dense_words(dice: &mut SeededRng) -> Vec<String> {
    let letters = ['A', 'E', 'I', 'N', 'R', 'S', 'T', 'Z'];
    let mut words = BTreeSet::new();
    while words.len() < 160 {
        let len = [2, 2, 3, 3, 4, 5, 7, 8, 10, 12][below(dice, 10) as usize];
        words.insert((0..len).map(|_| letters[below(dice, 8) as usize]).collect());
    }
    words.into_iter().collect()
}

/// All words of two letters, and some of all lengths.
fn english_words(dice: &mut SeededRng) -> Vec<String> {
    let wanted = |word: &&str| word.len() == 2 || below(dice, if word.len() < 6 { 20 } else { 120 }) == 0;
    ENGLISH.lines().filter(wanted).map(str::to_owned).collect()
}

/// The same of the Romanian list, which is longer.
fn romanian_words(dice: &mut SeededRng) -> Vec<String> {
    let lexicon = Lexicon::from_bytes(ROMANIAN).unwrap();
    let wanted = |word: &String| word.len() == 2 || below(dice, if word.len() < 6 { 40 } else { 600 }) == 0;
    lexicon.words().map(|word| word.to_string()).filter(wanted).collect()
}

#[test]
fn english_words_on_the_standard_board() {
    let mut dice = SeededRng::new(1);
    let words = english_words(&mut dice);
    let setting = Setting::new(&words, TileSet::english(), STANDARD.clone());
    assert!(play_games(&setting, &mut dice, 140) >= 140);
}

#[test]
fn romanian_words_on_the_standard_board() {
    let mut dice = SeededRng::new(2);
    let words = romanian_words(&mut dice);
    assert!(words.len() > 1_000, "{} words", words.len());
    let setting = Setting::new(&words, TileSet::romanian(), STANDARD.clone());
    assert!(play_games(&setting, &mut dice, 140) >= 140);
}

#[test]
fn odd_boards() {
    let mut dice = SeededRng::new(3);
    for (size, positions) in [(10, 56), (11, 56), (13, 56), (26, 28)] {
        let words = dense_words(&mut dice);
        let layout = random_layout(&mut dice, size);
        let setting = Setting::new(&words, TileSet::english(), layout);
        assert!(play_games(&setting, &mut dice, positions) >= positions);
    }
}

/// Every square multiplies by three whatever it can.
#[test]
fn the_largest_scores() {
    let mut dice = SeededRng::new(6);
    let mut layout = Layout::plain(26).unwrap();
    for square in layout.squares() {
        layout.set(square, Premium { letter: 3, word: 3 });
    }
    let setting = Setting::new(&dense_words(&mut dice), TileSet::english(), layout);
    assert!(play_games(&setting, &mut dice, 14) >= 14);
}

#[test]
fn boards_that_no_game_leads_to() {
    let mut dice = SeededRng::new(4);
    for size in [10, 13, 15, 26] {
        let words = dense_words(&mut dice);
        let layout = random_layout(&mut dice, size);
        let setting = Setting::new(&words, TileSet::romanian(), layout);
        strew(&setting, &mut dice, if size == 26 { 10 } else { 40 });
    }
}

/// Where the board differs on both sides of the diagonal, a first word down is another play.
#[test]
fn a_first_word_has_one_direction_only_where_both_are_alike() {
    let mut layout = STANDARD.clone();
    let lexicon = Lexicon::from_text("CAT").unwrap();
    let rack = Rack::read("CAT").unwrap();
    let directions = |layout: &Layout| {
        let mut plays = Vec::new();
        let grid = Grid::new(layout, TileSet::english());
        Generator::new(&lexicon).all(&grid, &rack, &mut plays);
        plays.iter().map(|scored| scored.play.direction()).collect::<Vec<Direction>>()
    };
    assert_eq!(directions(&layout), [Direction::Horizontal; 3]);
    let beside = layout.step(layout.centre(), Direction::Vertical, 1).unwrap();
    layout.set(beside, Premium { letter: 3, word: 1 });
    assert_eq!(directions(&layout).len(), 6);
}

#[test]
fn nothing_is_laid_where_nothing_can_be() {
    let lexicon = Lexicon::from_words([""; 0]).unwrap();
    let grid = Grid::new(&STANDARD, TileSet::english());
    let generator = Generator::new(&lexicon);
    assert_eq!(generator.best(&grid, &Rack::read("QUARTZY").unwrap()), None);
    let lexicon = Lexicon::from_text("CAT").unwrap();
    assert_eq!(Generator::new(&lexicon).best(&grid, &Rack::EMPTY), None);
    // More tiles than a rack holds.
    let tiles = TileSet::english().tiles();
    assert_eq!(Generator::new(&lexicon).best(&grid, tiles), None);
    assert_eq!(Generator::new(&lexicon).best_equity(&grid, &Kept::new(tiles, &Odd)), None);
}
