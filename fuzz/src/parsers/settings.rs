//! What people write in commands and setups: players, clocks, budgets, rules, bots, names of all kinds.

use std::sync::LazyLock;

use tabla_arena::stats::Sprt;
use tabla_arena::{Bot, Budget, Format, check_own};
use tabla_games::Language;
use tabla_games::kits::{Shelf, registry, variant};
use tabla_games::scrabble::{ScrabbleSeat, TileSource, WordSource, read_seats};
use tabla_games::workshop::JewelsBot;
use tabla_table::{Clock, Registry, read_duration, write_duration};

use crate::fixtures::seeds;
use crate::promises::{round_trip, said, text, told, word_trip};
use crate::target::Parser;

/// The games, with nothing read from outside.
static GAMES: LazyLock<Registry> = LazyLock::new(|| registry(&Shelf::default()));

/// Whoever reads something that is set.
pub const PARSERS: [Parser; 11] = [
    Parser::new("players", players, |bytes| feed_player(&text(bytes))),
    Parser::new("clocks", || seeds(["5m", "60s+500ms", "1h+0.5s"]), |bytes| word_trip::<Clock>(&text(bytes))),
    Parser::new(
        "durations",
        || seeds(["1s", "250ms", "0.5s", "2m", "7"]),
        |bytes| {
            let time = read_duration(&text(bytes));
            time.is_some_and(|time| {
                assert_eq!(read_duration(&write_duration(time)), Some(time), "{}", write_duration(time));
                true
            })
        },
    ),
    Parser::new(
        "budgets",
        || seeds(["100ms", "60s+500ms", "nodes=5000", "depth=4"]),
        |bytes| word_trip::<Budget>(&text(bytes)),
    ),
    Parser::new(
        "tests of strength",
        || seeds(["0,5,0.05,0.05", "-3,1,0.1,0.1,normalised"]),
        |bytes| word_trip::<Sprt>(&text(bytes)),
    ),
    Parser::new(
        "formats of tournaments",
        || seeds(Format::ALL.map(Format::id)),
        |bytes| word_trip::<Format>(&text(bytes)),
    ),
    Parser::new(
        "players of scrabble",
        || seeds(["human", "human,greedy", "greedy human greedy"]),
        |bytes| {
            let text = text(bytes);
            let one = word_trip::<ScrabbleSeat>(&text);
            one | round_trip(&text, read_seats, |seats| {
                seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
            })
        },
    ),
    Parser::new("bots", bots, |bytes| feed_bot(&text(bytes))),
    Parser::new(
        "bots of jewels",
        || seeds(["random", "greedy", "ai:time=50ms,memory", "ai:samples=20"]),
        |bytes| {
            let bot: Option<JewelsBot> = text(bytes).parse().ok();
            bot.is_some_and(|bot| {
                assert_eq!(bot.to_string().parse::<JewelsBot>().ok(), Some(bot), "{bot}");
                true
            })
        },
    ),
    Parser::new("rules", rules, |bytes| feed_rules(&text(bytes))),
    Parser::new(
        "sources and languages",
        || seeds(["english", "sr-Latn", "words.txt"]),
        |bytes| {
            let text = text(bytes);
            let source = WordSource::read(&text);
            assert_eq!(WordSource::read(&source.to_string()), source, "{text:?}");
            drop((TileSource::read(&text), source.name()));
            let language = Language::from_environment(|_| Some(text.clone()));
            language.is_some() || source == WordSource::English || text.ends_with(".txt")
        },
    ),
];

fn players() -> Vec<Vec<u8>> {
    seeds([
        "human",
        "champion",
        "champion:time=0.1s",
        "champion:depth=6,table=16,seed=7",
        "alphabeta:nodes=5000",
        "simple:depth=3",
        "minimax:depth=2",
    ])
}

/// Whoever is a player of a game is read back as the same.
fn feed_player(text: &str) -> bool {
    let read = |game: &'static str| {
        move |text: &str| {
            GAMES.find(game).and_then(|kit| kit.read_player(text)).map_err(|error| Told(error.saying))
        }
    };
    GAMES.ids().fold(false, |is_good, game| is_good | round_trip(text, read(game), ToString::to_string))
}

fn bots() -> Vec<Vec<u8>> {
    seeds([
        "champion",
        "name=strong,champion:time=0.1s",
        "time=60s+0.5s, line:'my bot' --fast \"a b\"",
        "depth=4,option.Hash=16,option.Player=alphabeta,ugi:engine",
        "files:./bot",
    ])
}

fn feed_bot(text: &str) -> bool {
    let bot = match Bot::read(text) {
        Ok(bot) => bot,
        Err(error) => return told(&error),
    };
    let json = serde_json::to_string(&bot).unwrap_or_else(|error| panic!("{error}"));
    let again: Bot = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(again, bot);
    // Those of Scrabble are fed elsewhere: its words take long to load.
    for game in GAMES.ids().filter(|game| *game != "scrabble") {
        if let Ok(game) = variant(game, "")
            && let Err(because) = check_own(text, &game)
        {
            said(&because);
        }
    }
    true
}

fn rules() -> Vec<Vec<u8>> {
    seeds(["mice\nflying", "mice\n", "mice\nno-flying,no-quiet", "jewels\nturns=30"])
}

/// A game and its rules.
fn feed_rules(text: &str) -> bool {
    let (game, rules) = text.split_once('\n').unwrap_or((text, ""));
    let is_kits = GAMES.find(game).is_ok_and(|kit| {
        let read = |rules: &str| kit.choices().read(rules).map_err(|error| Told(error.saying));
        // What is as usual need not be written.
        round_trip(rules, |rules| read(rules).map(|rules| kit.choices().write(&rules)), String::clone)
    });
    is_kits | feed_variant(game, rules)
}

/// The rules of a tournament.
fn feed_variant(game: &str, rules: &str) -> bool {
    match variant(game, rules) {
        Ok(read) => {
            assert_eq!(variant(read.id(), &read.rules()).map(|it| it.rules()).ok(), Some(read.rules()));
            true
        }
        Err(error) => told(&error),
    }
}

/// A saying that is the reason itself.
#[derive(Debug)]
struct Told(tabla_core::Saying);

impl tabla_core::Say for Told {
    fn say(&self) -> tabla_core::Saying {
        self.0.clone()
    }
}
