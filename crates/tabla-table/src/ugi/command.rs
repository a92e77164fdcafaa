//! The lines that an engine understands.

use std::time::Duration;

use tabla_core::{BySeat, Saying};

use super::{has_table, has_threads};
use crate::player_spec::PlayerSpec;
use crate::registry::Kit;
use crate::setting::{MOST_TABLE_MB, MOST_THREADS, Pace};

/// One line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Ugi,
    IsReady,
    NewGame,
    Position { from: Where, moves: Vec<String> },
    Go(Go),
    Stop,
    Query(Query),
    SetOption(EngineOption),
    Quit,
}

/// Where a position starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Where {
    Start,
    Text(String),
}

/// How long to search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) move_time: Option<Duration>,
    pub(super) is_infinite: bool,
    pub(super) time_left: BySeat<Option<Duration>>,
    pub(super) increment: BySeat<Duration>,
    pub(super) moves_to_go: Option<u32>,
}

/// A question about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    GameOver,
    FirstTurn,
    Result,
}

/// A setting of the engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum EngineOption {
    Hash(usize),
    Threads(u64),
    Player(PlayerSpec),
    /// What the rules leave open, if the game has a choice of this name.
    Rule(String, String),
}

impl Command {
    /// Reads a line; `None` when it is blank. The error says what is wrong with it.
    pub(super) fn read(line: &str, kit: &dyn Kit) -> Result<Option<Command>, Saying> {
        let mut words = line.split_whitespace();
        let Some(word) = words.next() else { return Ok(None) };
        let rest: Vec<&str> = words.collect();
        let command = match word {
            "ugi" => Command::Ugi,
            "isready" => Command::IsReady,
            "uginewgame" => Command::NewGame,
            "position" => read_position(line, &rest)?,
            "go" => Command::Go(read_go(line, &rest)?),
            "stop" => Command::Stop,
            "query" => Command::Query(read_query(line, &rest)?),
            "setoption" => Command::SetOption(read_option(line, &rest, kit)?),
            "quit" => Command::Quit,
            _ => return Err(Saying::new("ugi-unknown").with("text", line)),
        };
        Ok(Some(command))
    }

    /// Whether it makes sense while a search is under way.
    pub(super) fn is_for_any_time(&self) -> bool {
        matches!(self, Command::Ugi | Command::IsReady | Command::Stop | Command::Quit | Command::Query(_))
    }
}

fn read_position(line: &str, words: &[&str]) -> Result<Command, Saying> {
    let bad = || Saying::new("ugi-position").with("text", line);
    let at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let (from, moves) = words.split_at(at);
    let from = match from {
        ["startpos"] => Where::Start,
        ["fen", text @ ..] if !text.is_empty() => Where::Text(text.join(" ")),
        _ => return Err(bad()),
    };
    Ok(Command::Position { from, moves: moves.iter().skip(1).map(|&word| word.to_owned()).collect() })
}

fn read_go(line: &str, words: &[&str]) -> Result<Go, Saying> {
    let mut go = Go::default();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        if word == "infinite" {
            go.is_infinite = true;
            continue;
        }
        let bad = |value: &str| {
            Saying::new("ugi-go-value").with("text", line).with("name", word).with("value", value)
        };
        let is_known = matches!(
            word,
            "depth" | "nodes" | "movetime" | "p1time" | "p2time" | "p1inc" | "p2inc" | "movestogo"
        );
        if !is_known {
            return Err(Saying::new("ugi-go").with("text", line).with("name", word));
        }
        let value = words.next().copied().unwrap_or_default();
        // A clock may be overdrawn; a program then sends a negative time.
        let number: i64 = value.parse().map_err(|_| bad(value))?;
        let time = Duration::from_millis(u64::try_from(number).unwrap_or(0)).min(Duration::from_secs(86_400));
        match (word, number) {
            ("depth", 1..) => go.depth = Some(number.min(i64::from(Pace::MAX_DEPTH)) as u32),
            ("nodes", 1..) => go.nodes = Some(number as u64),
            ("movetime", 1..) => go.move_time = Some(time),
            ("movestogo", 1..) => go.moves_to_go = Some(number.min(1_000) as u32),
            ("p1time", _) => go.time_left.first = Some(time),
            ("p2time", _) => go.time_left.second = Some(time),
            ("p1inc", 0..) => go.increment.first = time,
            ("p2inc", 0..) => go.increment.second = time,
            _ => return Err(bad(value)),
        }
    }
    Ok(go)
}

fn read_query(line: &str, words: &[&str]) -> Result<Query, Saying> {
    match words {
        ["gameover"] => Ok(Query::GameOver),
        ["p1turn"] => Ok(Query::FirstTurn),
        ["result"] => Ok(Query::Result),
        _ => Err(Saying::new("ugi-query").with("text", line)),
    }
}

fn read_option(line: &str, words: &[&str], kit: &dyn Kit) -> Result<EngineOption, Saying> {
    let (name, value) = match words {
        ["name", name, "value", value] => (*name, *value),
        _ => return Err(Saying::new("ugi-setoption").with("text", line)),
    };
    if name.eq_ignore_ascii_case("hash") && has_table(kit) {
        match value.parse() {
            Ok(megabytes) if (1..=MOST_TABLE_MB).contains(&(megabytes as u64)) => {
                Ok(EngineOption::Hash(megabytes))
            }
            _ => Err(Saying::new("ugi-hash").with("value", value)),
        }
    } else if name.eq_ignore_ascii_case("threads") && has_threads(kit) {
        match value.parse() {
            Ok(threads @ 1..=MOST_THREADS) => Ok(EngineOption::Threads(threads)),
            _ => Err(Saying::new("ugi-threads").with("value", value)),
        }
    } else if name.eq_ignore_ascii_case("player") {
        // A bare name: what else can be set for a player has options and limits of its own here.
        let player = kit.read_player(value).ok().filter(|player| !player.is_human() && !value.contains(':'));
        let nobody = || Saying::new("ugi-player").with("value", value).with("players", players(kit));
        player.map(EngineOption::Player).ok_or_else(nobody)
    } else {
        Ok(EngineOption::Rule(name.to_owned(), value.to_owned()))
    }
}

/// Who can be chosen, by all their names.
fn players(kit: &dyn Kit) -> Saying {
    let called = |name: &'static str| {
        let aliases = kit.read_player(name).map(|spec| spec.kind().aliases).unwrap_or_default();
        let saying = Saying::new(if aliases.is_empty() { "ugi-player-name" } else { "ugi-player-alias" });
        let saying = saying.with("name", name);
        aliases.first().map_or(saying.clone(), |alias| saying.with("alias", *alias))
    };
    let names: Vec<Saying> = kit.info().players.iter().map(|player| called(player.name)).collect();
    let count = names.len();
    let all = names.into_iter().enumerate().reduce(|(_, some), (place, next)| {
        let key = if place + 1 == count { "ugi-player-or" } else { "ugi-player-more" };
        (place, Saying::new(key).with("some", some).with("next", next))
    });
    all.map_or_else(|| Saying::new("player-error-not-a-computer"), |(_, all)| all)
}
