//! Files of bytes: compiled word lists, leave values, networks, weights, solved endings. Each is also fed with a
//! checksum that was made right again, so that damage comes past it.

use std::fs;
use std::sync::LazyLock;

use tabla_games::{MiceTables, read_labelled};
use tabla_jewels::players::train::Trainer;
use tabla_jewels::players::value::Value;
use tabla_mice::Mice;
use tabla_mice::net::Nets;
use tabla_mice::solve::{Material, Tables};
use tabla_santorini::{Net, Santorini};
use tabla_scrabble::{Extent, LeaveTable, Leaves, Lexicon, Rack, TileSet, read_tile_set};
use tempfile::TempDir;

use super::scrabble::SMALL_TILES;
use crate::fixtures::{bytes as fixture, text as text_fixture};
use crate::promises::told;
use crate::target::Parser;

/// Whoever reads a file of bytes.
pub const PARSERS: [Parser; 14] = [
    Parser::new("lexicons", lexicons, feed_lexicon),
    Parser::new("lexicons, sealed again", lexicons, |bytes| feed_lexicon(&sealed_lexicon(bytes))),
    Parser::new("leave values", leaves, feed_leaves).with_megabytes(16),
    Parser::new("leave values, sealed again", leaves, |bytes| feed_leaves(&sealed(bytes))).with_megabytes(16),
    Parser::new("jewels values", values, feed_value),
    Parser::new("jewels values, sealed again", values, |bytes| feed_value(&sealed_fnv(bytes))),
    Parser::new("jewels training, sealed again", trainings, |bytes| feed_training(&sealed_fnv(bytes))),
    Parser::new("mice networks", nets, feed_nets).with_megabytes(16),
    Parser::new("mice networks, sealed again", nets, |bytes| feed_nets(&sealed_before(bytes, 12)))
        .with_megabytes(16),
    Parser::new("santorini network", santorini_net, feed_santorini_net).with_megabytes(64),
    Parser::new("santorini network, sealed again", santorini_net, |bytes| {
        feed_santorini_net(&sealed_before(bytes, 8))
    })
    .with_megabytes(64),
    Parser::new("mice labelled positions", labelled, |bytes| read_labelled(bytes).is_some()),
    Parser::new("mice endings", endings, feed_endings).with_megabytes(16),
    Parser::new("mice endings, sealed again", endings, |bytes| feed_endings(&sealed_endings(bytes)))
        .with_megabytes(16),
];

/// FNV-1a of 64 bits, with which Jewels seals its files.
pub fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn lexicons() -> Vec<Vec<u8>> {
    let words = text_fixture("crates/tabla-scrabble/tests/files/words.txt");
    let some: Vec<&str> = words.lines().take(80).collect();
    let lexicon = Lexicon::from_words(some).unwrap_or_else(|error| panic!("{error}"));
    vec![lexicon.to_bytes(Extent::Whole), lexicon.to_bytes(Extent::Words)]
}

/// Whatever is accepted can be walked through, and reads back.
fn feed_lexicon(bytes: &[u8]) -> bool {
    match Lexicon::from_bytes(bytes) {
        Ok(lexicon) => {
            let words = lexicon.words().take(10_000).count();
            drop(lexicon.hooks("ZA"));
            if let Some(rack) = Rack::read("AEINRST") {
                drop(lexicon.within(&rack));
            }
            let again = Lexicon::from_bytes(&lexicon.to_bytes(Extent::Whole));
            assert_eq!(again.map(|again| again.words().take(10_000).count()), Ok(words));
            true
        }
        Err(fault) => told(&fault),
    }
}

fn sealed_lexicon(bytes: &[u8]) -> Vec<u8> {
    sealed_inside(bytes, 28)
}

/// The same bytes with a checksum in this place that is right for all that follow.
fn sealed_before(bytes: &[u8], at: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    if bytes.len() >= at + 4 {
        let sum = crc32fast::hash(&bytes[at + 4..]);
        bytes[at..at + 4].copy_from_slice(&sum.to_le_bytes());
    }
    bytes
}

/// The same bytes with a checksum in this place that is right for all the others.
fn sealed_inside(bytes: &[u8], at: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    if bytes.len() >= at + 4 {
        let mut sum = crc32fast::Hasher::new();
        sum.update(&bytes[..at]);
        sum.update(&bytes[at + 4..]);
        bytes[at..at + 4].copy_from_slice(&sum.finalize().to_le_bytes());
    }
    bytes
}

fn leaves() -> Vec<Vec<u8>> {
    let tiles = read_tile_set("A 4 1\nE 5 1\nR 3 1\n? 2\n").unwrap_or_else(|_| TileSet::english().clone());
    let table = LeaveTable::from_values(&tiles, |leave| 250 * leave.len() as i32 - 700);
    vec![table.to_bytes()]
}

fn feed_leaves(bytes: &[u8]) -> bool {
    match LeaveTable::from_bytes(bytes) {
        Ok(table) => {
            assert_eq!(table.to_bytes(), bytes);
            ["", "A", "AE?", "QZ", "AAAAAA"].iter().filter_map(|text| Rack::read(text)).for_each(|rack| {
                table.value(&rack);
            });
            drop(read_tile_set(SMALL_TILES).map(|tiles| table.fits(&tiles)));
            true
        }
        Err(fault) => {
            assert!(!fault.to_string().is_empty());
            false
        }
    }
}

/// The same bytes with a checksum behind them that is right.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    let body = &bytes[..bytes.len().saturating_sub(4)];
    [body, &crc32fast::hash(body).to_le_bytes()].concat()
}

fn sealed_fnv(bytes: &[u8]) -> Vec<u8> {
    let body = &bytes[..bytes.len().saturating_sub(8)];
    [body, &fnv(body).to_le_bytes()].concat()
}

fn values() -> Vec<Vec<u8>> {
    vec![fixture("data/jewels/value.bin")]
}

fn feed_value(bytes: &[u8]) -> bool {
    Value::read(bytes).is_some_and(|value| {
        assert_eq!(value.write(), bytes);
        true
    })
}

fn trainings() -> Vec<Vec<u8>> {
    vec![Trainer::new(7, 1000).write()]
}

fn feed_training(bytes: &[u8]) -> bool {
    Trainer::read(bytes).is_some_and(|trainer| {
        assert_eq!(trainer.write(), bytes);
        true
    })
}

fn nets() -> Vec<Vec<u8>> {
    vec![fixture("data/mice/nets.bin")]
}

/// Networks of any weights have an opinion.
fn feed_nets(bytes: &[u8]) -> bool {
    use tabla_core::Game;
    Nets::read(bytes).is_some_and(|nets| {
        let state = Mice::FLYING.start();
        nets.net(&Mice::FLYING, &state).points(&state);
        true
    })
}

fn santorini_net() -> Vec<Vec<u8>> {
    vec![fixture("data/santorini/net.bin")]
}

fn feed_santorini_net(bytes: &[u8]) -> bool {
    use tabla_core::{Game, Notation};
    let state =
        Santorini.read_state("0000000000000000000000000/1/C3,D3/D2,D4").unwrap_or_else(|_| Santorini.start());
    Net::read(bytes).is_ok_and(|net| {
        net.opinion(&state);
        true
    })
}

fn labelled() -> Vec<Vec<u8>> {
    vec![fixture("data/mice/labelled-flying.bin")[..8 * 40].to_vec()]
}

/// Three men against three, and where their file lies.
static ENDING: LazyLock<(Material, usize)> = LazyLock::new(|| {
    let material = Material::new(3, 3).unwrap_or_else(|| panic!("three against three"));
    (material, Tables::new(Mice::FLYING).len_of(material))
});

/// A table in which everything is drawn: nobody looks at that when it is read.
fn endings() -> Vec<Vec<u8>> {
    let (material, size) = *ENDING;
    let mut bytes = b"TABLAMIC\x01\0\0\0\x01".to_vec();
    bytes.extend([material.more(), material.fewer(), 0]);
    bytes.extend((size as u64).to_le_bytes());
    bytes.extend([0; 4]);
    bytes.extend(vec![0; size]);
    vec![sealed_endings(&bytes)]
}

fn sealed_endings(bytes: &[u8]) -> Vec<u8> {
    sealed_inside(bytes, 24)
}

/// The file is used or not, and the players ask it without harm.
fn feed_endings(bytes: &[u8]) -> bool {
    use tabla_core::Notation;
    thread_local! {
        static FOLDER: TempDir = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
    }
    let (material, _) = *ENDING;
    FOLDER.with(|folder| {
        let path = folder.path().join(format!("flying-{material}.v1"));
        fs::write(&path, bytes).unwrap_or_else(|error| panic!("{error}"));
        let tables = MiceTables::open(folder.path());
        let loaded = tables.load(&Mice::FLYING, 6);
        for text in ["a7,d7,g4/g7,d1,d2/0,0/w", "c5,c3,c4/d1,b6,d6/0,0/b"] {
            let state = Mice::FLYING.read_state(text).unwrap_or_else(|error| panic!("{error}"));
            if let Some(exact) = tables.probe(&Mice::FLYING, &state) {
                drop(format!("{exact:?}"));
            }
            drop(loaded.moves_with_values(&state));
        }
        loaded.has(material)
    })
}
