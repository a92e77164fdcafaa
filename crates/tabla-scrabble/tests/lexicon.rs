//! Word lists: what is in them, what can be made of tiles, and their bytes.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tabla_core::{SeededRng, below};
use tabla_scrabble::{BytesFault, Extent, Letter, Lexicon, Rack, Tile};
use tabla_testkit::effort::config;

const ENGLISH: &str = include_str!("../../../data/scrabble/enable.txt");

fn small() -> Lexicon {
    let words = ENGLISH.lines().step_by(400);
    Lexicon::from_words(words).unwrap()
}

fn written(words: &[Vec<Tile>]) -> Vec<String> {
    words.iter().map(|word| word.iter().map(Tile::to_string).collect()).collect()
}

#[test]
fn the_whole_english_list_is_kept() {
    let lexicon = Lexicon::from_text(ENGLISH).unwrap();
    assert_eq!(lexicon.len(), 168_551);
    assert!(lexicon.words().eq(ENGLISH.lines().map(str::to_owned)));
    assert!(ENGLISH.lines().all(|word| lexicon.contains(word)));
    for stranger in ["", "A", "QZ", "CATX", "ZZZZZZZZZZ", "ȘI", "AARDVARKSS", "ABANDONME"] {
        assert!(!lexicon.contains(stranger), "{stranger}");
    }
    let whole = lexicon.to_bytes(Extent::Whole);
    assert_eq!(Lexicon::from_bytes(&whole).as_ref(), Ok(&lexicon));
    let words = lexicon.to_bytes(Extent::Words);
    assert!(words.len() * 5 < whole.len(), "{} {}", words.len(), whole.len());
    assert_eq!(Lexicon::from_bytes(&words), Ok(lexicon));
}

#[test]
fn the_same_words_in_any_order_give_the_same_bytes() {
    let sorted = small();
    let mut words: Vec<String> = sorted.words().collect();
    words.reverse();
    words.push(words[3].to_lowercase());
    let other = Lexicon::from_text(&format!("\u{feff}{}\r\n\r\n", words.join("\r\n"))).unwrap();
    for extent in [Extent::Whole, Extent::Words] {
        assert_eq!(sorted.to_bytes(extent), other.to_bytes(extent));
    }
    // Kept lists must stay readable: this number changes only with the version of the format.
    assert_eq!(crc32fast::hash(&sorted.to_bytes(Extent::Whole)), 4_125_423_132);
}

#[test]
fn the_romanian_list_gives_the_bytes_that_it_always_gave() {
    let words = include_bytes!("../../../data/lexicons/romanian.lexicon");
    let lexicon = Lexicon::from_bytes(words).unwrap();
    assert_eq!(lexicon.len(), 896_959);
    assert_eq!(crc32fast::hash(&lexicon.to_bytes(Extent::Whole)), 3_812_838_587);
    assert!(lexicon.to_bytes(Extent::Words) == words);
    assert!(Lexicon::from_words(lexicon.words()).unwrap() == lexicon);
}

/// Few nodes stand for more ways than anybody can walk, and none of them ends a word.
#[test]
fn ways_that_lead_to_no_word_are_not_walked() {
    let every_letter = (1 << 26) - 1;
    let mut bytes = Lexicon::from_words([""; 0]).unwrap().to_bytes(Extent::Words);
    let mut nodes = vec![0u64; 2 + 26 * 8];
    nodes[0] = 2 << 32 | every_letter;
    for level in 0..7 {
        let (begin, next) = (2 + 26 * level, 2 + 26 * (level as u64 + 1));
        nodes[begin..begin + 26].fill(next << 32 | every_letter);
    }
    bytes.truncate(32);
    bytes[20..24].copy_from_slice(&(nodes.len() as u32).to_le_bytes());
    bytes.extend(nodes.iter().flat_map(|node| node.to_le_bytes()));
    let sum = [&bytes[..28], &bytes[32..]].concat();
    bytes[28..32].copy_from_slice(&crc32fast::hash(&sum).to_le_bytes());
    assert!(Lexicon::from_bytes(&bytes).unwrap().is_empty());
}

#[test]
fn hooks_and_anagrams() {
    let lexicon = Lexicon::from_text(ENGLISH).unwrap();
    let hooks = |word: &str| {
        let hooks = lexicon.hooks(word);
        let written = |letters: &[Letter]| letters.iter().map(Letter::to_string).collect::<String>();
        (written(&hooks.front), written(&hooks.back))
    };
    assert_eq!(hooks("lin"), ("B".to_owned(), "EGKNOSTY".to_owned()));
    assert_eq!(hooks("HAIR"), ("C".to_owned(), "SY".to_owned()));
    assert_eq!(hooks(""), hooks("X1"));
    let anagrams = |tiles: &str| written(&lexicon.anagrams(&Rack::read(tiles).unwrap()));
    let tales = ["LEAST", "SETAL", "SLATE", "STALE", "STEAL", "STELA", "TAELS", "TALES", "TEALS", "TESLA"];
    assert_eq!(anagrams("AELST"), tales);
    assert_eq!(anagrams("ZZ??"), ["buZZ", "fiZZ", "fuZZ", "jaZZ", "raZZ"]);
    assert_eq!(anagrams("QUARTZ?"), [""; 0]);
    let within = written(&lexicon.within(&Rack::read("QI?").unwrap()));
    assert_eq!(within.join(" "), "aI bI hI Id If In Is It lI mI pI sI tI xI");
}

/// Every word that the tiles allow, found by looking at all words.
fn plain_within(words: &BTreeSet<String>, tiles: &str) -> Vec<String> {
    let fits = |word: &&String| {
        let mut rest: Vec<char> = tiles.chars().collect();
        word.chars().all(|letter| {
            let at =
                rest.iter().position(|&tile| tile == letter).or(rest.iter().position(|&tile| tile == '?'));
            at.map(|at| rest.swap_remove(at)).is_some()
        })
    };
    words.iter().filter(fits).cloned().collect()
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn any_list_is_what_it_is_made_of(
        words in prop::collection::btree_set("[A-D]{2,6}|[A-Z]{2,26}", 0..60),
        strangers in prop::collection::vec("[A-D]{1,6}", 20),
        tiles in "[A-D?]{0,7}",
    ) {
        let lexicon = Lexicon::from_words(&words).unwrap();
        prop_assert_eq!(lexicon.len(), words.len());
        prop_assert!(lexicon.words().eq(words.iter().cloned()));
        for stranger in &strangers {
            prop_assert_eq!(lexicon.contains(stranger), words.contains(stranger));
            let hooks = lexicon.hooks(stranger);
            for letter in 'A'..='Z' {
                let has = |letters: &[Letter]| letters.iter().any(|hook| hook.upper() == letter);
                prop_assert_eq!(has(&hooks.front), words.contains(&format!("{letter}{stranger}")));
                prop_assert_eq!(has(&hooks.back), words.contains(&format!("{stranger}{letter}")));
            }
        }
        let within = written(&lexicon.within(&Rack::read(&tiles).unwrap()));
        let upper: Vec<String> = within.iter().map(|word| word.to_uppercase()).collect();
        prop_assert_eq!(upper, plain_within(&words, &tiles));
        for extent in [Extent::Whole, Extent::Words] {
            let again = Lexicon::from_bytes(&lexicon.to_bytes(extent));
            prop_assert_eq!(again.as_ref(), Ok(&lexicon));
        }
    }
}

#[test]
fn a_list_that_ends_too_soon_is_refused() {
    for extent in [Extent::Whole, Extent::Words] {
        let bytes = small().to_bytes(extent);
        for len in (0..bytes.len()).step_by(7).chain(0..64) {
            assert!(Lexicon::from_bytes(&bytes[..len]).is_err(), "{len} bytes");
        }
        assert_eq!(
            Lexicon::from_bytes(&[&bytes[..], &[0]].concat()),
            Err(BytesFault::Length { found: bytes.len() + 1, expected: bytes.len() as u64 })
        );
    }
}

#[test]
fn a_list_with_one_wrong_bit_is_refused() {
    let mut bytes = Lexicon::from_text("AB\nABC\nBAC\nCAB").unwrap().to_bytes(Extent::Whole);
    for bit in 0..bytes.len() * 8 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert!(Lexicon::from_bytes(&bytes).is_err(), "bit {bit}");
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
    assert!(Lexicon::from_bytes(&bytes).is_ok());
}

/// Somebody who can make checksums may write anything: it is refused, or it is some list.
#[test]
fn nonsense_with_the_right_checksum_does_no_harm() {
    let mut dice = SeededRng::new(5);
    let mut refused = 0;
    for extent in [Extent::Whole, Extent::Words] {
        let good = Lexicon::from_text("AB\nABC\nBAC\nCAB\nCABABC").unwrap().to_bytes(extent);
        for _ in 0..4000 {
            let mut bytes = good.clone();
            for _ in 0..=below(&mut dice, 3) {
                let at = below(&mut dice, bytes.len() as u64) as usize;
                bytes[at] ^= 1 << below(&mut dice, 8);
            }
            let mut sum = crc32fast::Hasher::new();
            sum.update(&bytes[..28]);
            sum.update(&bytes[32..]);
            let sum = sum.finalize().to_le_bytes();
            bytes[28..32].copy_from_slice(&sum);
            match Lexicon::from_bytes(&bytes) {
                Err(_) => refused += 1,
                Ok(lexicon) => assert!(lexicon.words().all(|word| lexicon.contains(&word))),
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}

/// A few kilobytes in which every row of letters is a word: nobody could write them all down.
#[test]
fn a_list_that_grows_without_end_is_refused() {
    const ALL: u64 = (1 << 26) - 1;
    const END: u64 = 1 << 27;
    let mut nodes = vec![2 << 32 | ALL, 0];
    for level in 1..=25 {
        let below: u64 = if level < 25 { (2 + 26 * level) << 32 | ALL } else { 0 };
        nodes.extend([below | END; 26]);
    }
    for (extent, words) in [(0u32, 7u32), (1, 7), (0, u32::MAX), (1, u32::MAX)] {
        let mut bytes = b"TABLALEX\x01\0\x1a\0".to_vec();
        for number in [extent, words, nodes.len() as u32, 0] {
            bytes.extend(number.to_le_bytes());
        }
        let mut sum = crc32fast::Hasher::new();
        sum.update(&bytes);
        let body: Vec<u8> = nodes.iter().flat_map(|node: &u64| node.to_le_bytes()).collect();
        sum.update(&body);
        bytes.extend(sum.finalize().to_le_bytes());
        bytes.extend(body);
        assert_eq!(Lexicon::from_bytes(&bytes), Err(BytesFault::Node { node: 0 }));
    }
}

#[test]
fn what_is_wrong_is_said() {
    let lists = ["CAT\nDO G", "CAT\n\nX", "cat\nȘI", "A-B", "ABCDEFGHIJKLMNOPQRSTUVWXYZA", "CAT 3", "ab1"];
    let mut said = String::new();
    for list in lists {
        said += &format!("{list:?}\n    {}\n", Lexicon::from_text(list).unwrap_err());
    }
    let good = small().to_bytes(Extent::Whole);
    let with = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        bytes
    };
    let files: [(&str, Vec<u8>); 7] = [
        ("nothing", Vec::new()),
        ("text", b"CAT\nDOG\n".to_vec()),
        ("a head alone", good[..20].to_vec()),
        ("another version", with(8, 2)),
        ("another alphabet", with(10, 32)),
        ("half a list", good[..good.len() / 2].to_vec()),
        ("a wrong byte", with(100, 0xff)),
    ];
    for (name, bytes) in files {
        said += &format!("{name}\n    {}\n", Lexicon::from_bytes(&bytes).unwrap_err());
    }
    insta::assert_snapshot!(said);
}
