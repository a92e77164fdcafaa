//! Tables as somebody on the web wishes them, and as they are kept there.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value};
use tabla_core::{Say, Saying, TableError};
use tabla_scrabble::{write_layout, write_tile_set};
use tabla_table::{Hooks, Kit, MatchRules, Menu, SEALED, Secret, Setup, Table};

use super::gcg::{file_remarks, told_by_file};
use super::legacy::{self, FirstSave};
use super::{LANGUAGE, LOADED, RETOLD, refused};
use crate::kits::wish::{SAVED, Upload, clock, kept, read, sealed, storage};
use crate::save_from_text;
use crate::scrabble::{Challenge, GAME, STANDARD, ScrabbleSeat, SeatsError, TileSet, WordSource, read_seats};

/// Seeds that are not chosen have at most nine digits, so that they can be read out.
const SEEDS: u64 = 1_000_000_000;

/// What a game is begun with, as somebody wishes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    language: Option<String>,
    #[serde(default)]
    lexicon: Option<String>,
    #[serde(default)]
    challenge: Option<String>,
    #[serde(default)]
    clock: Option<String>,
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    load: Option<Upload>,
    #[serde(default)]
    position: Option<String>,
    /// The house's own matter.
    #[serde(default, rename = "step")]
    _step: Option<bool>,
}

/// What the languages are called in a match, and what they are called here; the usual one first.
const LANGUAGES: [(&str, &str); 2] = [("english", "en"), ("romanian", "ro")];

/// What the game brings for programs that run tables. The best plays are advice, whoever asks for them.
pub(super) fn hooks() -> Hooks {
    Hooks {
        open,
        fill_in: |kit, wish, secret, now| fill_in(kit, &wish, secret, now),
        set_up,
        remarks: file_remarks,
        open_until: told_by_file,
        again,
        helping: &["plays"],
        match_rules: Some(MatchRules {
            read: |rules| {
                let chosen = LANGUAGES.into_iter().find(|(word, _)| rules.is_empty() || *word == rules);
                chosen.map(|(_, language)| Map::from_iter([(LANGUAGE.to_owned(), language.into())]))
            },
            write: |options| {
                let chosen = options.get(LANGUAGE).and_then(Value::as_str);
                let named = LANGUAGES.iter().find(|(_, language)| chosen == Some(*language));
                named.map(|(word, _)| (*word).to_owned()).unwrap_or_default()
            },
            known: "english, romanian",
        }),
        menu: Some(|| {
            let words = |words: [&str; 2]| words.map(str::to_owned).into();
            Menu {
                seats: [2, 4],
                players: ScrabbleSeat::ALL.map(|seat| (seat.id(), seat.name(), seat.about())).into(),
                choices: vec![
                    ("language", words(["en", "ro"])),
                    ("lexicon", words(["english", "romanian"])),
                    ("challenge", words(["void", "double"])),
                ],
            }
        }),
        ..Hooks::default()
    }
}

/// Whoever plays again after a game from a file plays a new one, with tiles that nobody knows.
fn again(mut setup: Setup) -> Setup {
    let was_loaded = setup.options.remove(LOADED).is_some();
    setup.options.remove(RETOLD);
    Setup { dealer: if was_loaded { Some(SEALED.to_owned()) } else { setup.dealer }, ..setup }
}

/// Checks what somebody wishes, and completes it as it is kept: the tiles follow from the secret. Where nobody chose a
/// seed they are sealed; a game that was begun elsewhere has a seed.
fn fill_in(kit: &Arc<dyn Kit>, wish: &Value, secret: Secret, now: u64) -> Result<Value, TableError> {
    let wish: Wish = read(wish)?;
    let clock = clock(wish.clock.as_deref())?;
    let save = match &wish.load {
        Some(file) if file.is_save() => {
            save_from_text(file.path(), &file.text, GAME).map_err(|error| storage(&error))?
        }
        _ => wish.begin(secret.seed())?,
    };
    let is_new = wish.seed.is_none() && wish.load.is_none();
    let (secret, dealer) = match sealed(&secret).filter(|_| is_new) {
        Some(dealer) => (secret, Some(dealer)),
        None => (Secret::from_seed(save.seed), None),
    };
    let setup = Setup { clock, dealer, ..legacy::setup(&save)? };
    let table = legacy::begin(kit, setup, secret, &save);
    let table = table.map_err(|error| match &wish.load {
        Some(file) => file.refused(error.saying),
        None => error,
    })?;
    legacy::save_of_table(&*table).map_or_else(|| kept(&*table, now), Ok)
}

/// The table that was kept, or one that somebody wishes with the seed 0.
fn open(kit: &Arc<dyn Kit>, wish: &Value) -> Result<Box<dyn Table>, TableError> {
    if wish.get("words").is_none() {
        let filled = fill_in(kit, wish, Secret::default(), 0)?;
        return match filled.get(SAVED) {
            Some(saved) => Arc::clone(kit).restore(&read(saved)?),
            None => legacy::restore(kit, &read(&filled)?),
        };
    }
    legacy::restore(kit, &read(wish)?)
}

/// A table with this position; `rules` are those of [`Table::rules`].
fn set_up(kit: &Arc<dyn Kit>, rules: &str, position: &str) -> Result<Box<dyn Table>, TableError> {
    let mut words = rules.split_whitespace();
    let seats = position.split_whitespace().nth(1).map_or(2, |racks| racks.split('/').count());
    let wish = serde_json::json!({
        "language": words.next().unwrap_or("en"),
        "challenge": words.next().unwrap_or("void"),
        "players": vec!["human"; seats],
        "position": position,
    });
    open(kit, &wish)
}

/// What is in a file, without the mark of an encoding.
fn plain(file: &Upload) -> &str {
    file.text.trim_start_matches('\u{feff}')
}

impl Wish {
    fn begin(&self, seed: u64) -> Result<FirstSave, TableError> {
        let (tiles, words) = match self.language.as_deref() {
            None | Some("en") => (TileSet::english(), WordSource::English),
            Some("ro") => (TileSet::romanian(), WordSource::Romanian),
            Some(text) => return Err(refused(Saying::new("desk-scrabble-language").with("text", text))),
        };
        let words = self.lexicon.as_deref().map_or(words, WordSource::read);
        let challenge = match self.challenge.as_deref() {
            None | Some("void") => Challenge::Void,
            Some("double") => Challenge::Double,
            Some(text) => return Err(refused(Saying::new("desk-scrabble-challenge").with("text", text))),
        };
        let usual = ["human".to_owned(), "champion".to_owned()];
        let players = if self.players.is_empty() { &usual[..] } else { &self.players };
        // A comma would part one player into two.
        let one = |player: &String| player.parse().map(ScrabbleSeat::id);
        let players: Result<Vec<&str>, SeatsError> = players.iter().map(one).collect();
        let players = players.map_err(|error| refused(error.say()))?.join(",");
        read_seats(&players).map_err(|error| refused(error.say()))?;
        let file = self.load.as_ref().map(plain);
        let is_game = |text: &&str| text.trim_start().starts_with(['#', '>']);
        let position = self.position.as_deref().or(file.filter(|text| !is_game(text)));
        Ok(FirstSave {
            words: words.to_string(),
            tiles: write_tile_set(tiles),
            board: write_layout(&STANDARD),
            players,
            double: challenge == Challenge::Double,
            seed: self.seed.unwrap_or(seed % SEEDS),
            position: position.map(|text| text.trim().to_owned()),
            loaded: file.filter(is_game).map(str::to_owned),
            retold: file.is_some_and(|text| is_game(&text)),
            turns: Vec::new(),
        })
    }
}
