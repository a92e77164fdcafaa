//! Values of leaves: made the same way every time, in one go or in pieces, and worth having.

use crate::common;
use tabla_core::SeededRng;
use tabla_scrabble::{
    Kind, LeaveTable, LeaveTrainer, Leaves, LeavesFault, Lexicon, POINT, Rack, STANDARD, SelfPlay, TileSet,
};

const ENGLISH: &str = include_str!("../../../data/scrabble/enable.txt");

/// Few tiles, so that there are few leaves.
fn tiles() -> TileSet {
    common::small(2).tile_set().clone()
}

fn rack(text: &str) -> Rack {
    Rack::read(text).unwrap()
}

#[test]
fn work_in_pieces_gives_the_same_table() {
    let (lexicon, tiles) = (&**common::WORDS, tiles());
    let mut whole = LeaveTrainer::new(lexicon, &STANDARD, &tiles, 5, 128);
    whole.run(u64::MAX, |_| true);
    assert!(whole.progress().is_complete());
    let mut bytes = LeaveTrainer::new(lexicon, &STANDARD, &tiles, 5, 128).to_bytes();
    let mut pieces = 0;
    loop {
        let mut part = LeaveTrainer::from_bytes(lexicon, &STANDARD, &tiles, &bytes).unwrap();
        if part.progress().is_complete() {
            break;
        }
        let until = part.progress().done + 17;
        part.run(50, |progress| progress.done < until);
        assert!(part.progress().done <= until);
        bytes = part.to_bytes();
        pieces += 1;
    }
    assert_eq!(pieces, 8);
    assert_eq!(bytes, whole.to_bytes());
    assert_eq!(
        whole.finish(),
        LeaveTrainer::from_bytes(lexicon, &STANDARD, &tiles, &bytes).unwrap().finish()
    );
    let mut other = LeaveTrainer::new(lexicon, &STANDARD, &tiles, 6, 128);
    other.run(u64::MAX, |_| true);
    assert_ne!(other.finish(), whole.finish());
}

#[test]
fn work_for_other_words_or_tiles_is_not_gone_on_with() {
    let (lexicon, tiles) = (&**common::WORDS, tiles());
    let bytes = LeaveTrainer::new(lexicon, &STANDARD, &tiles, 5, 128).to_bytes();
    let begin = |lexicon, layout, tiles, bytes: &[u8]| {
        LeaveTrainer::from_bytes(lexicon, layout, tiles, bytes).err().unwrap()
    };
    let other = Lexicon::from_text("ACE\nRAT").unwrap();
    assert_eq!(begin(&other, &STANDARD, &tiles, &bytes), LeavesFault::Foreign);
    let game = common::small(2);
    assert_eq!(begin(lexicon, game.layout(), &tiles, &bytes), LeavesFault::Foreign);
    let length = begin(lexicon, &STANDARD, TileSet::romanian(), &bytes);
    assert!(matches!(length, LeavesFault::Length { .. }), "{length:?}");
    let mut damaged = bytes.clone();
    damaged[100] ^= 1;
    assert_eq!(begin(lexicon, &STANDARD, &tiles, &damaged), LeavesFault::Checksum);
    assert_eq!(begin(lexicon, &STANDARD, &tiles, b"something else"), LeavesFault::Other);
}

#[test]
fn tables_are_written_and_read() {
    let tiles = tiles();
    let value = |leave: &Rack| POINT * (leave.len() as i32 - 2 * i32::from(leave.count(Kind::JOKER))) / 3;
    let table = LeaveTable::from_values(&tiles, value);
    let bytes = table.to_bytes();
    assert_eq!(LeaveTable::from_bytes(&bytes), Ok(table.clone()));
    assert!(table.fits(&tiles) && !table.fits(TileSet::english()));
    for text in ["", "A", "AE", "AES?", "??AEIO"] {
        assert!((table.value(&rack(text)) - value(&rack(text))).abs() <= POINT / 4, "{text}");
    }
    // Not with these tiles, and more than can be left.
    for text in ["Q", "AEIORST"] {
        assert_eq!(table.value(&rack(text)), 0, "{text}");
    }
    let fault = |bytes: &[u8]| LeaveTable::from_bytes(bytes).unwrap_err();
    assert_eq!(fault(b""), LeavesFault::Other);
    assert_eq!(fault(&bytes[..20]), LeavesFault::Other);
    let expected = bytes.len();
    let short = LeavesFault::Length { found: expected - 1, expected };
    assert_eq!(fault(&bytes[..expected - 1]), short);
    for place in [40, expected / 2, expected - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 4;
        assert_eq!(fault(&damaged), LeavesFault::Checksum, "byte {place}");
    }
}

/// Values that are far too large for the table end at its edges.
#[test]
fn values_stay_within_the_table() {
    let tiles = tiles();
    let huge = LeaveTable::from_values(&tiles, |leave| if leave.is_empty() { i32::MIN / 2 } else { 900_000 });
    assert_eq!(huge.value(&Rack::EMPTY), -64 * POINT);
    assert_eq!(huge.value(&rack("A")), 63 * POINT + POINT / 2);
}

/// The tables that the project keeps are for the built-in tiles and say what players know.
#[test]
fn the_tables_of_the_project_are_whole() {
    let english = include_bytes!("../../../data/scrabble/leaves-english.bin").as_slice();
    let romanian = include_bytes!("../../../data/scrabble/leaves-romanian.bin").as_slice();
    for (bytes, tiles) in [(english, TileSet::english()), (romanian, TileSet::romanian())] {
        let table = LeaveTable::from_bytes(bytes).unwrap();
        assert!(table.fits(tiles), "{table:?}");
        let value = |text: &str| table.value(&rack(text));
        assert_eq!(value(""), 0);
        assert!(value("?") > 20 * POINT && value("??") > value("?"));
        assert!(value("UUU") < value("UU") && value("UU") < value("U"));
        assert!(value("AERST") > value("AABOU"));
    }
}

/// A few hundred games are enough to learn what everybody knows, and to win by it.
#[test]
fn leaves_of_few_games_are_worth_something_already() {
    let lexicon = Lexicon::from_text(ENGLISH).unwrap();
    let mut trainer = LeaveTrainer::new(&lexicon, &STANDARD, TileSet::english(), 3, 320);
    trainer.run(u64::MAX, |_| true);
    let table = trainer.finish();
    let value = |text: &str| table.value(&rack(text));
    assert_eq!(value(""), 0);
    assert!(value("?") > 15 * POINT, "{}", value("?"));
    assert!(value("S") > 3 * POINT, "{}", value("S"));
    assert!(value("V") < 0 && value("Q") < 0);
    assert!(value("QU") > value("Q"));
    assert!(value("UU") < 2 * value("U"));
    let games = SelfPlay::new(&lexicon, &STANDARD, TileSet::english());
    let mut lead = 0;
    for seed in 0..60 {
        let play = |leaves| games.game(leaves, &mut SeededRng::new(seed), |_| ()).scores;
        let [greedy, careful] = play([None, Some(&table as &dyn Leaves)]);
        lead += careful - greedy;
        let [careful, greedy] = play([Some(&table as &dyn Leaves), None]);
        lead += careful - greedy;
    }
    assert!(lead > 1200, "{lead}");
}
