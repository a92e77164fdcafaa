//! Scrabble: the scorer's three files, boards, tiles, positions (CGP), moves, games (GCG), word lists.

use std::sync::{Arc, LazyLock};

use tabla_core::Say;
use tabla_games::scrabble::{PersonalWords, WordSource, read_seats, score_view};
use tabla_games::workshop::read_positions;
use tabla_scrabble::scorer::{SAMPLE, Texts, score, score_strictly};
use tabla_scrabble::{
    Challenge, Lexicon, Scrabble, TileSet, gcg, read_layout, read_tile_set, write_layout, write_tile_set,
};

use crate::fixtures::{recorded, recording, seeds, some, text as fixture};
use crate::promises::{course, position, said, text, told};
use crate::target::Parser;

/// Whoever reads something of Scrabble.
pub const PARSERS: [Parser; 10] = [
    Parser::new("scrabble three files", three_files, |bytes| feed_score(&text(bytes))),
    Parser::new("scrabble board files", boards, |bytes| feed_board(&text(bytes))),
    Parser::new("scrabble tile files", tiles, |bytes| feed_tiles(&text(bytes))),
    Parser::new("scrabble positions (CGP)", states, |bytes| position(&*ENGLISH, &text(bytes))),
    Parser::new("scrabble positions with a doubt", doubts, |bytes| position(&*DOUBTING, &text(bytes))),
    Parser::new("scrabble moves", courses, |bytes| course(&*ENGLISH, &text(bytes))),
    Parser::new("scrabble games (GCG)", games, |bytes| feed_gcg(&text(bytes))),
    Parser::new("scrabble tables of positions", suite, |bytes| {
        match read_positions(&ENGLISH, &text(bytes)) {
            Ok(lines) => !lines.is_empty(),
            Err((_, _, because)) => said(&because),
        }
    }),
    Parser::new("scrabble word lists", lists, |bytes| feed_list(&text(bytes))),
    Parser::new(
        "scrabble personal words",
        || seeds(["+TABLA\n-ZA\n"]),
        |bytes| {
            let words = PersonalWords::read(&text(bytes));
            assert_eq!(PersonalWords::read(&words.to_text()), words);
            words != PersonalWords::default()
        },
    ),
];

static ENGLISH: LazyLock<Scrabble> = LazyLock::new(|| {
    let words = Lexicon::from_text(&fixture("crates/tabla-scrabble/tests/files/words.txt"));
    Scrabble::new(Arc::new(words.unwrap_or_else(|error| panic!("{error}"))))
});

/// The small game of three with challenges, of which games are recorded.
static DOUBTING: LazyLock<Scrabble> = LazyLock::new(|| {
    let layout = read_layout("11\nroz f6\nrosu a1\nbleu c4\nbleu f9\nalbastru h6\nroz h6\nrosu f11\n");
    let tiles = read_tile_set(SMALL_TILES);
    let game = layout
        .ok()
        .zip(tiles.ok())
        .and_then(|(layout, tiles)| ENGLISH.clone().on(layout).with_tiles(tiles)?.for_players(3));
    game.map_or_else(|| panic!("a small game"), |game| game.with_challenge(Challenge::Double))
});

/// A set of few tiles.
pub const SMALL_TILES: &str =
    "A 5 1\nC 2 3\nD 2 2\nE 6 1\nG 2 2\nI 3 1\nL 2 1\nN 2 1\nO 3 1\nR 3 1\nS 3 1\nT 4 1\nX 1 8\n? 2\n";

/// What parts the three files in a seed.
const PART: &str = "\n=====\n";

fn three_files() -> Vec<Vec<u8>> {
    let case = |number: usize| {
        let file = |name: &str| fixture(&format!("crates/tabla-scrabble/tests/cases/{number:02}/{name}.txt"));
        [file("jetoane"), file("tablaJoc"), file("joc")].join(PART)
    };
    let sample = [SAMPLE.tiles, SAMPLE.board, SAMPLE.game].join(PART);
    seeds((0..8).map(case).chain([sample]))
}

fn feed_score(text: &str) -> bool {
    let mut parts = text.splitn(3, PART);
    let mut part = || parts.next().unwrap_or_default();
    let texts = Texts { tiles: part(), board: part(), game: part() };
    let strictly = score_strictly(&texts).is_ok();
    match score(&texts) {
        Ok(card) => {
            assert_eq!(strictly, card.oddities().is_empty());
            for oddity in card.oddities() {
                told(oddity);
            }
            let all: u64 = card.placements().iter().map(|placement| placement.score()).sum();
            assert_eq!(card.totals().iter().sum::<u64>(), all);
            drop(score_view(&card, String::new(), Vec::new()));
            said(&card.say());
            true
        }
        Err(faults) => {
            assert!(!faults.is_empty() && !strictly);
            faults.iter().fold(false, |_, fault| told(fault))
        }
    }
}

fn boards() -> Vec<Vec<u8>> {
    let case =
        |number: usize| fixture(&format!("crates/tabla-scrabble/tests/cases/{number:02}/tablaJoc.txt"));
    seeds((0..8).map(case).filter(|board| read_layout(board).is_ok()))
}

fn feed_board(text: &str) -> bool {
    match read_layout(text) {
        Ok(layout) => {
            assert_eq!(read_layout(&write_layout(&layout)), Ok(layout));
            true
        }
        Err(faults) => faults.iter().fold(false, |_, fault| told(fault)),
    }
}

fn tiles() -> Vec<Vec<u8>> {
    seeds([write_tile_set(TileSet::english()), write_tile_set(TileSet::romanian()), SMALL_TILES.to_owned()])
}

fn feed_tiles(text: &str) -> bool {
    match read_tile_set(text) {
        Ok(tiles) => {
            assert_eq!(read_tile_set(&write_tile_set(&tiles)), Ok(tiles));
            true
        }
        Err(faults) => faults.iter().fold(false, |_, fault| told(fault)),
    }
}

const GAME: &str = "english,void/seed-18";

fn states() -> Vec<Vec<u8>> {
    seeds(some(recorded("scrabble", GAME, "state"), 12))
}

fn doubts() -> Vec<Vec<u8>> {
    seeds(some(recorded("scrabble", "english,double/seed-14", "state"), 20))
}

fn courses() -> Vec<Vec<u8>> {
    let text = recording("scrabble", GAME);
    let turns = text.split("\n\n").filter_map(|turn| {
        let line = |word: &str| turn.lines().find_map(|line| line.strip_prefix(word)).map(str::trim);
        Some(format!("{}\n{}", line("state ")?, line("play ")?))
    });
    seeds(some(turns.collect(), 16))
}

fn games() -> Vec<Vec<u8>> {
    seeds([
        "#character-encoding UTF-8\n#title A sample\n#player1 ana Ana Pop\n#player2 ion Ion Pop\n\
         #lexicon ENABLE\n>ana: ABDEHIY 8H BEADY +30 30\n>ion: AESUW?? L3 SUbWA.Ed +74 74\n\
         #note A phony, which nobody doubts\n>ana: GHIORVZ 9E VIZOR +35 65\n>ion: EFPPSTX F8 F.X +29 103\n\
         >ana: AEFGHNT -GN +0 65\n>ion: AEPPSTT - +0 103\n",
        ">ana: BEADYIH 8H BEADY +30 30\n>ana: BEADYIH -- -30 0\n>ion: UVVWWQI -UVV +0 0\n>ana: BEADY -2 +0 0\n",
    ])
}

/// A game that can be played over; what is known of it whole is written and read again.
fn feed_gcg(text: &str) -> bool {
    let read = match gcg::read(text) {
        Ok(read) => read,
        Err(error) => return told(&error),
    };
    let turns = match gcg::replay(&ENGLISH, &read) {
        Ok(turns) => turns,
        Err(error) => return told(&error),
    };
    let whole: Option<Vec<gcg::Step>> =
        turns.iter().map(|turn| Some(gcg::Step { state: turn.state.clone(), mv: turn.mv? })).collect();
    if let Some(steps) = whole.filter(|_| can_be_written(&read.players))
        && let Some((last, steps)) = steps.split_last()
    {
        let written = gcg::write(&ENGLISH, &read.players, steps, &last.state);
        let again = gcg::read(&written).and_then(|read| gcg::replay(&ENGLISH, &read));
        let moves = again.unwrap_or_else(|error| panic!("{text:?} is written as {written:?}: {error}"));
        let moves: Vec<_> = moves.into_iter().filter_map(|turn| turn.mv).collect();
        let expected: Vec<_> = steps.iter().map(|step| step.mv).collect();
        assert_eq!(moves, expected, "{text:?} is written as {written:?}");
    }
    true
}

/// Two players, who can be told apart by names that no blank and no colon cuts off.
fn can_be_written(players: &[gcg::Player]) -> bool {
    let is_nick = |nick: &str| {
        !nick.is_empty() && !nick.contains(|letter: char| letter.is_whitespace() || letter == ':')
    };
    matches!(players, [one, other] if one.nick != other.nick && is_nick(&one.nick) && is_nick(&other.nick))
}

fn suite() -> Vec<Vec<u8>> {
    seeds([fixture("data/scrabble/positions.tsv").lines().take(6).collect::<Vec<_>>().join("\n")])
}

fn lists() -> Vec<Vec<u8>> {
    let words = fixture("crates/tabla-scrabble/tests/files/words.txt");
    seeds([words.lines().take(60).collect::<Vec<_>>().join("\n"), "za\r\nqi\r\n\r\nTABLA".to_owned()])
}

fn feed_list(text: &str) -> bool {
    drop(WordSource::read(text).to_string());
    if let Err(error) = read_seats(text) {
        told(&error);
    }
    match Lexicon::from_text(text) {
        Ok(lexicon) => {
            let words: Vec<String> = lexicon.words().collect();
            assert_eq!(words.len(), lexicon.len());
            let again: Vec<String> =
                Lexicon::from_words(&words).map(|list| list.words().collect()).unwrap_or_default();
            assert_eq!(again, words);
            true
        }
        Err(error) => told(&error),
    }
}
