//! The Universal Game Interface: an engine that other programs talk to, line by line.
//!
//! It plays any game of two in which chance has no part, whatever kit it comes from. What the rules leave open are
//! options: a switch is one of type `check`, a word one of type `combo`; the rules are told in the handshake, and
//! whenever they change: `info string rules no-flying`. A game that is drawn by its course (repetition, long quiet)
//! is over for `query`, but `go` is still answered with a move: whoever asks may count by other rules.
//!
//! What is wrong with a line is told as `info string`, in the words of whoever runs the engine: protocols are read
//! by programs, so these are English ones.

mod command;
mod talk;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Limits, Outcome, Saying, Seat, TableError, Viewer, Worth};

use crate::allowance::{Allowed, Pacing};
use crate::choice::ChoiceKind;
use crate::event::{Act, Command as Deed, Happening, Setup};
use crate::job::{Job, JobKind, Thought, job};
use crate::moment::Instant;
use crate::player_error::PlayerError;
use crate::player_spec::{HUMAN, PlayerSpec};
use crate::players::{Lease, SeatPlayers};
use crate::registry::Kit;
use crate::secret::Secret;
use crate::setting::{MOST_TABLE_MB, MOST_THREADS, Pace, SettingKind};
use crate::table::{Table, Waiting};

use command::{Go, Query, Where};

/// An engine for one game, with the position that it was told last.
///
/// ```no_run
/// # fn serve(registry: &tabla_table::Registry) -> Result<(), Box<dyn std::error::Error>> {
/// use std::io;
/// use tabla_table::ugi::Engine;
/// let engine = Engine::open(registry.find("mice")?, Default::default())?;
/// engine.serve(&|saying| saying.to_string(), io::BufReader::new(io::stdin()), io::stdout())?;
/// # Ok(())
/// # }
/// ```
pub struct Engine {
    kit: Arc<dyn Kit>,
    options: Map<String, Value>,
    /// The position, with what was played since it was set up.
    table: Box<dyn Table>,
    /// How it was told, to be reached again by other rules.
    told: (Where, Vec<String>),
    player: PlayerSpec,
    /// The megabytes that were asked for, for every player that remembers positions.
    table_mb: Option<usize>,
    /// The threads that were asked for, likewise.
    threads: Option<u64>,
    players: SeatPlayers,
}

/// A search that is ready to begin.
struct Ready {
    table: Box<dyn Table>,
    job: Job,
    lease: Lease,
}

impl Engine {
    /// An engine for the game of this kit, by these rules, with its strongest player. Games that are not for two,
    /// or in which chance has a part, are refused: the protocol has no words for them.
    pub fn open(kit: Arc<dyn Kit>, options: Map<String, Value>) -> Result<Engine, TableError> {
        let info = kit.info();
        let strongest = info.players.last().ok_or(PlayerError::NotAComputer)?;
        let player = kit.read_player(strongest.name)?;
        let start = (Where::Start, Vec::new());
        let table = reach(&kit, &options, &start.0, &start.1)?;
        let is_race = Seat::DUEL.into_iter().all(|seat| table.may_move(seat));
        if info.is_solitary || info.hides || is_race || usize::from(table.seats()) != Seat::DUEL.len() {
            let saying = Saying::new("ugi-two").with("game", kit.id());
            return Err(TableError::new(ErrorKind::Unknown, saying));
        }
        Ok(Engine {
            kit,
            options,
            table,
            told: start,
            player,
            table_mb: None,
            threads: None,
            players: nobody(),
        })
    }

    /// Serves until `quit` or the end of the input. A search that was asked for with a limit is finished, and
    /// answered, even when the input ends before. `say` puts into words what is wrong with a line.
    pub fn serve(
        self,
        say: &dyn Fn(&Saying) -> String,
        input: impl BufRead + Send + 'static,
        mut output: impl Write,
    ) -> io::Result<()> {
        talk::serve(self, say, Box::new(input), &mut output)
    }

    fn new_game(&mut self) -> Result<(), TableError> {
        self.players = nobody();
        self.set_position(Where::Start, Vec::new())?;
        // Whoever plays gets ready now, and not when its clock runs.
        let name = self.player.to_string();
        for seat in (0..self.table.seats()).map(Seat::at) {
            let mut table = self.table.copy();
            let act = Act::Sit { player: name.clone() };
            table.perform(&Deed { seat: Some(seat), at: table.at(), revision: None, act })?;
            drop(self.players.lend(&name, &*table, seat)?);
        }
        Ok(())
    }

    fn set_position(&mut self, from: Where, moves: Vec<String>) -> Result<(), TableError> {
        self.table = reach(&self.kit, &self.options, &from, &moves)?;
        self.told = (from, moves);
        Ok(())
    }

    fn set_table_mb(&mut self, megabytes: usize) {
        self.table_mb = Some(megabytes);
        self.player = self.player.clone().with_table_mb(megabytes);
        self.players = nobody();
    }

    fn set_threads(&mut self, threads: u64) {
        self.threads = Some(threads);
        self.player = self.player.clone().with_threads(threads);
        self.players = nobody();
    }

    /// Another player, with a table of the same size and as many threads.
    fn set_player(&mut self, player: PlayerSpec) {
        let player = self.table_mb.into_iter().fold(player, PlayerSpec::with_table_mb);
        self.player = self.threads.into_iter().fold(player, PlayerSpec::with_threads);
    }

    /// Sets what the rules leave open. The position stays, and what was found out by other rules is forgotten. The
    /// rules as they are now.
    fn set_rule(&mut self, name: &str, value: &str) -> Result<String, Saying> {
        let choices = self.kit.choices();
        let Some(choice) = choices.all().iter().find(|choice| choice.id.eq_ignore_ascii_case(name)) else {
            return Err(Saying::new("ugi-option")
                .with("name", name)
                .with("options", self.names().join(", ")));
        };
        let value = match (choice.kind, value) {
            (ChoiceKind::Switch { .. }, "true") => Value::Bool(true),
            (ChoiceKind::Switch { .. }, "false") => Value::Bool(false),
            (ChoiceKind::Switch { .. }, _) => return Err(Saying::new("ugi-switch").with("value", value)),
            (ChoiceKind::Word(_) | ChoiceKind::Free, _) => Value::String(value.to_owned()),
        };
        let mut options = self.options.clone();
        options.insert(choice.id.to_owned(), value);
        let (from, moves) = &self.told;
        let table = reach(&self.kit, &options, from, moves).or_else(|_| {
            // What was played may not be allowed any more: the position stands all the same.
            let position = self.table.show(Viewer::Everything, None)?.position;
            reach(&self.kit, &options, &Where::Text(position), &[])
        });
        self.table = table.map_err(|error| error.saying)?;
        self.options = options;
        self.players = nobody();
        Ok(self.table.rules())
    }

    /// The options by their names.
    fn names(&self) -> Vec<String> {
        let hash = has_table(&*self.kit).then(|| "Hash".to_owned());
        let threads = has_threads(&*self.kit).then(|| "Threads".to_owned());
        let choices = self.kit.choices().all().iter().map(|choice| capital(choice.id));
        hash.into_iter().chain(threads).chain(["Player".to_owned()]).chain(choices).collect()
    }

    /// What is said in the handshake.
    fn introduction(&self) -> Vec<String> {
        let (info, choices) = (self.kit.info(), self.kit.choices());
        let mut lines = vec![
            format!("id name Tabla {}", env!("CARGO_PKG_VERSION")),
            format!("id author {}", env!("CARGO_PKG_AUTHORS")),
        ];
        if has_table(&*self.kit) {
            let usual = PlayerSpec::DEFAULT_TABLE_MB;
            lines.push(format!("option name Hash type spin default {usual} min 1 max {MOST_TABLE_MB}"));
        }
        if has_threads(&*self.kit) {
            lines.push(format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"));
        }
        let players: Vec<&str> = info.players.iter().map(|player| player.ways).collect();
        let strongest = players.last().copied().unwrap_or_default();
        lines
            .push(format!("option name Player type combo default {strongest} var {}", players.join(" var ")));
        for choice in choices.all() {
            let kind = match choice.kind {
                ChoiceKind::Switch { .. } => {
                    format!("check default {}", choices.is_on(&self.options, choice.id))
                }
                ChoiceKind::Word(words) => {
                    let chosen = choices.chosen(&self.options, choice.id).unwrap_or_default();
                    format!("combo default {chosen} var {}", words.join(" var "))
                }
                ChoiceKind::Free => "string".to_owned(),
            };
            lines.push(format!("option name {} type {kind}", capital(choice.id)));
        }
        if !choices.all().is_empty() {
            lines.push(format!("info string rules {}", self.table.rules()));
        }
        lines.push("ugiok".to_owned());
        lines
    }

    fn respond(&self, query: Query) -> &'static str {
        let yes_or_no = |yes: bool| if yes { "true" } else { "false" };
        let waiting = self.table.waiting();
        let outcome = match &waiting {
            Waiting::Nothing(ending) => Some(ending.outcome),
            _ => self.table.is_drawn_by_course().then_some(Outcome::Drawn),
        };
        match (query, outcome) {
            (Query::GameOver, outcome) => yes_or_no(outcome.is_some()),
            (Query::FirstTurn, outcome) => {
                yes_or_no(outcome.is_none() && waiting == Waiting::Move(Seat::FIRST))
            }
            (Query::Result, Some(Outcome::Won(Seat::FIRST))) => "p1win",
            (Query::Result, Some(Outcome::Won(_))) => "p2win",
            (Query::Result, Some(Outcome::Drawn | Outcome::Ended)) => "draw",
            (Query::Result, None) => "none",
        }
    }

    /// What `go` asks for; `None` when nobody is to move.
    fn ready(&self, go: &Go) -> Result<Option<Ready>, TableError> {
        let begun = Instant::now();
        let Some(mover) = self.table.to_move() else { return Ok(None) };
        let depth = go.depth.or((go.is_infinite || go.nodes.is_some()).then_some(Pace::MAX_DEPTH));
        // Whoever is limited by itself is told so itself. Anybody else stays the same player, with what it remembers.
        let player = match (depth, self.player.pace()) {
            (Some(depth), Some(Pace::Depth(_) | Pace::Nodes(_))) => {
                self.player.clone().with_pace(Pace::Depth(depth))
            }
            _ => self.player.clone(),
        };
        let (time, share) = match (allowed(go, mover, self.table.pacing()), depth, player.pace()) {
            (Some(allowed), Some(_), _) => (Some(allowed.most), None),
            (Some(allowed), None, _) => (Some(allowed.longest), allowed.uneven_share()),
            (None, None, Some(Pace::Time(time))) => (Some(time), None),
            (None, _, _) => (None, None),
        };
        let mut table = self.table.copy();
        let name = player.to_string();
        let act = Act::Sit { player: name.clone() };
        table.perform(&Deed { seat: Some(mover), at: table.at(), revision: None, act })?;
        // One that was told to stop is back soon, but not half of the time is spent on waiting for it.
        let patience = time.map_or(PATIENCE, |time| (time / 2).min(PATIENCE));
        let lease = self.players.lend_within(&name, &*table, mover, patience)?;
        let time = time.map(|time| time.saturating_sub(begun.elapsed()).max(Duration::from_millis(1)));
        let limits = Limits { depth, nodes: go.nodes, time, share };
        let job = Job { limits, untimed: true, ..job(&name, &*table, Viewer::Seat(mover), JobKind::Move) };
        Ok(Some(Ready { table, job, lease }))
    }

    /// A thought as a line: what it says, and that with the times.
    fn info(&self, thought: &Thought, spent: Duration) -> (String, String) {
        let score = match thought.worth {
            Some(Worth::Win { plies }) => format!(" score win {plies}"),
            Some(Worth::Loss { plies }) => format!(" score loss {plies}"),
            Some(worth) => format!(" score cp {}", worth.on_scale(0)),
            None => String::new(),
        };
        let (depth, deepest, nodes) = (thought.depth, thought.deepest, thought.nodes);
        let news = format!("info depth {depth} seldepth {deepest}{score} nodes {nodes}");
        let line = self.tokens(&thought.line).join(" ");
        let per_second = u128::from(nodes) * 1_000_000 / spent.as_micros().max(1);
        let told = format!("{news} nps {per_second} time {} pv {line}", spent.as_millis());
        (news + &line, told)
    }

    /// A line of moves, each as one word.
    fn tokens(&self, line: &[String]) -> Vec<String> {
        let (mut table, mut tokens) = (self.table.copy(), Vec::new());
        for text in line {
            let Some(seat) = table.to_move() else { break };
            let Ok(token) = table.token(seat, text) else { break };
            tokens.push(token);
            if play(&mut *table, text.clone()).is_err() {
                break;
            }
        }
        tokens
    }
}

/// So long a player that was told to stop is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// Players who remember nothing yet.
fn nobody() -> SeatPlayers {
    SeatPlayers::new(usize::MAX)
}

/// The table of a position after these moves, on which no draw by the course of the game ends it.
fn reach(
    kit: &Arc<dyn Kit>,
    options: &Map<String, Value>,
    from: &Where,
    moves: &[String],
) -> Result<Box<dyn Table>, TableError> {
    let start = match from {
        Where::Start => None,
        Where::Text(text) => Some(text.clone()),
    };
    let setup = Setup {
        game: kit.id().to_owned(),
        options: options.clone(),
        players: vec![HUMAN.to_owned(); Seat::DUEL.len()],
        start,
        ..Setup::default()
    };
    let mut table = Arc::clone(kit).open(setup, Secret::default())?;
    if table.revision() > 0 || matches!(table.waiting(), Waiting::Throw(_)) {
        return Err(chance_decides(kit.id()));
    }
    table.play_on();
    let words: Vec<&str> = moves.iter().map(String::as_str).collect();
    let mut rest = words.as_slice();
    while !rest.is_empty() {
        let (text, count) = table.read_words(rest)?;
        play(&mut *table, text)?;
        rest = rest.get(count.max(1)..).unwrap_or_default();
    }
    Ok(table)
}

/// Plays a move for whoever is to move.
fn play(table: &mut dyn Table, text: String) -> Result<(), TableError> {
    let seat = table.to_move();
    let act = Act::Play { text, by: None, because: Vec::new() };
    let events = table.perform(&Deed { seat, at: table.at(), revision: None, act })?;
    let is_chance = |happening: &Happening<_, _>| matches!(happening, Happening::Chance { .. });
    if events.iter().any(|event| is_chance(&event.what)) || matches!(table.waiting(), Waiting::Throw(_)) {
        return Err(chance_decides(table.game()));
    }
    Ok(())
}

fn chance_decides(game: &'static str) -> TableError {
    TableError::new(ErrorKind::Unknown, Saying::new("ugi-chance").with("game", game))
}

/// Whether any player of the game remembers positions in a table whose size can be set.
fn has_table(kit: &dyn Kit) -> bool {
    takes(kit, |kind| matches!(kind, SettingKind::Table))
}

/// Whether any player of the game can look with several threads.
fn has_threads(kit: &dyn Kit) -> bool {
    takes(kit, |kind| matches!(kind, SettingKind::Threads))
}

/// Whether any player of the game has such a setting.
fn takes(kit: &dyn Kit, is_it: fn(&SettingKind) -> bool) -> bool {
    kit.info().players.iter().any(|player| {
        let spec = kit.read_player(player.name).ok();
        spec.is_some_and(|spec| spec.kind().settings.iter().any(|setting| is_it(&setting.kind)))
    })
}

/// The name of an option: a word with a capital letter.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What `go` allows: a time for the move, or a share of what is on the clock.
fn allowed(go: &Go, mover: Seat, pacing: Pacing) -> Option<Allowed> {
    if let Some(time) = go.move_time {
        return Some(Allowed { share: time, longest: time, most: time });
    }
    let pacing = Pacing { moves: go.moves_to_go.unwrap_or(pacing.moves), ..pacing };
    Some(pacing.allow(go.time_left[mover]?, go.increment[mover]))
}
