//! The Universal Game Interface: an engine that other programs talk to, line by line.
//!
//! Lines are read on a thread of their own, and a search runs on another; both report to one channel,
//! so `stop`, `isready` and `quit` are answered while a search is under way.
//!
//! A game whose rules leave something open has an option of type `check` for each switch, and tells the
//! profile in the handshake, and whenever it changes: `info string rules no-flying`. A game that is drawn
//! by its course (repetition, long quiet) is over for `query`, but `go` is still answered with a move:
//! whoever asks may count by other rules.

mod command;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use tabla_core::{History, Outcome, Say, Saying, Seat, Turn, Verdict};
use tabla_search::Limits;

use crate::clock::{RESERVE, USUAL_MOVES, allot};
use crate::thinker::{Allowed, Minds, Question, ThinkError, think};
use crate::words::ENGLISH;
use crate::{GameInfo, Housed, Pace, PlayerKind, PlayerSpec, RuleChoice, Thinking, Thought};

use command::{Command, EngineOption, Go, Query, Where};

/// Serves as an engine for this game until `quit` or the end of the input. A search that was asked for
/// with a limit is finished, and answered, even when the input ends before.
pub fn serve(
    info: &GameInfo,
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
) -> io::Result<()> {
    serve_by(info, &info.usual_rules(), input, &mut output)
}

/// The same, by these rules.
pub fn serve_by(
    info: &GameInfo,
    rules: &RuleChoice,
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
) -> io::Result<()> {
    (info.engine)(rules, Box::new(input), &mut output)
}

pub(crate) fn run<G: Housed>(
    game: G,
    input: Box<dyn BufRead + Send>,
    output: &mut dyn Write,
) -> io::Result<()> {
    let (sender, events) = channel();
    let lines = sender.clone();
    // The reader ends with its input; when the engine quits first, it is left waiting for a line.
    thread::Builder::new().name("reading".to_owned()).spawn(move || read_lines(input, &lines))?;
    Engine::new(game, sender, output).serve(&events)
}

/// What can happen.
enum Event {
    /// A line of input.
    Line(String),
    /// The input is over.
    End,
    /// The search with this number has a new thought.
    News(u64, Thought),
    /// The search with this number has its answer.
    Done(u64, Thought),
}

fn read_lines(mut input: Box<dyn BufRead + Send>, events: &Sender<Event>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if events.send(Event::Line(line)).is_err() {
                    return;
                }
            }
        }
    }
    let _ = events.send(Event::End);
}

struct Engine<'a, G: Housed> {
    game: G,
    state: G::State,
    history: History,
    ply: usize,
    player: PlayerSpec,
    table_mb: usize,
    minds: Minds<G>,
    events: Sender<Event>,
    output: &'a mut dyn Write,
    /// The search under way.
    search: Option<Search>,
    /// Counts the searches.
    searches: u64,
    /// The input is over: quit once the search is answered.
    is_ending: bool,
}

struct Search {
    number: u64,
    thinking: Arc<Thinking>,
    /// Only `stop` ends it, even when there is nothing left to find out.
    is_infinite: bool,
    /// What was told last.
    told: Option<String>,
    /// The answer, kept until it may be given.
    answer: Option<Thought>,
}

/// Whether to go on.
#[derive(PartialEq, Eq)]
enum Next {
    Go,
    Quit,
}

impl<'a, G: Housed> Engine<'a, G> {
    fn new(game: G, events: Sender<Event>, output: &'a mut dyn Write) -> Self {
        Engine {
            game,
            state: game.start(),
            history: History::new(&game, &game.start()),
            ply: 0,
            player: PlayerSpec::new(PlayerKind::Champion),
            table_mb: PlayerSpec::DEFAULT_TABLE_MB,
            minds: Minds::new(),
            events,
            output,
            search: None,
            searches: 0,
            is_ending: false,
        }
    }

    fn serve(mut self, events: &Receiver<Event>) -> io::Result<()> {
        while let Some(event) = self.next_event(events) {
            let next = match event {
                Event::Line(line) => self.obey(&line)?,
                Event::End => self.end()?,
                Event::News(number, thought) => self.tell(number, &thought)?,
                Event::Done(number, thought) => self.answer(number, thought)?,
            };
            if next == Next::Quit {
                break;
            }
        }
        if let Some(search) = &self.search {
            search.thinking.stop();
        }
        Ok(())
    }

    /// The next thing that happens; `None` when nothing can happen any more. When a search is due, that
    /// is what happens: nobody waits until another thread has noticed.
    fn next_event(&self, events: &Receiver<Event>) -> Option<Event> {
        let open = self.search.as_ref().filter(|search| search.answer.is_none());
        let due = open.and_then(|search| Some((search, search.thinking.deadline()?)));
        let Some((search, deadline)) = due else { return events.recv().ok() };
        match events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) if search.thinking.is_done() => {
                search.thinking.latest().map(|thought| Event::Done(search.number, thought))
            }
            Err(RecvTimeoutError::Timeout) => events.recv().ok(),
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    /// Tells what is wrong; protocols are read by programs, so it is told in English.
    fn complain(&mut self, saying: &Saying) -> io::Result<()> {
        let text = ENGLISH.say(saying).replace(['\n', '\r'], " ");
        self.say(&format!("info string {text}"))
    }

    fn obey(&mut self, line: &str) -> io::Result<Next> {
        let command = match Command::read(line) {
            Ok(Some(command)) => command,
            Ok(None) => return Ok(Next::Go),
            Err(saying) => return self.complain(&saying).map(|()| Next::Go),
        };
        if self.search.is_some() && !command.is_for_any_time() {
            return self.complain(&Saying::new("ugi-busy").with("text", line)).map(|()| Next::Go);
        }
        match command {
            Command::Ugi => self.introduce()?,
            Command::IsReady => self.say("readyok")?,
            Command::NewGame => {
                self.minds.forget();
                (self.state, self.ply) = (self.game.start(), 0);
                self.history = History::new(&self.game, &self.state);
            }
            Command::Position { from, moves } => {
                if let Err(saying) = self.set_position(from, &moves) {
                    self.complain(&saying)?;
                }
            }
            Command::Go(go) => self.go(&go)?,
            Command::Stop => return self.stop(),
            Command::Query(query) => {
                let response = self.respond(query);
                self.say(&format!("response {response}"))?;
            }
            Command::SetOption(EngineOption::Hash(megabytes)) => {
                self.table_mb = megabytes;
                self.player = self.player.clone().with_table_mb(megabytes);
            }
            Command::SetOption(EngineOption::Player(kind)) => {
                self.player = PlayerSpec::new(kind).with_table_mb(self.table_mb);
            }
            Command::SetOption(EngineOption::Rule(name, value)) => self.set_rule(&name, &value)?,
            Command::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Go)
    }

    /// Turns a switch of the rules. The position stays, and what was found out by other rules is forgotten.
    fn set_rule(&mut self, name: &str, value: &str) -> io::Result<()> {
        let mut rules = self.game.rules();
        if !rules.switches().any(|(option, _)| option.id.eq_ignore_ascii_case(name)) {
            let switches = rules.switches().map(|(option, _)| capital(option.id));
            let names: Vec<String> =
                ["Hash", "Player"].map(str::to_owned).into_iter().chain(switches).collect();
            let saying = Saying::new("ugi-option").with("name", name).with("options", names.join(", "));
            return self.complain(&saying);
        }
        let is_on = match value {
            "true" => true,
            "false" => false,
            _ => return self.complain(&Saying::new("ugi-switch").with("value", value)),
        };
        rules.set(name, is_on);
        self.game = G::by_rules(&rules);
        self.minds = Minds::new();
        self.say(&format!("info string rules {rules}"))
    }

    fn introduce(&mut self) -> io::Result<()> {
        let info = G::info();
        let players: Vec<&str> = engine_players().map(|kind| info.player_word(kind)).collect();
        let rules = self.game.rules();
        self.say(&format!("id name Tabla {}", env!("CARGO_PKG_VERSION")))?;
        self.say(&format!("id author {}", env!("CARGO_PKG_AUTHORS")))?;
        self.say(&format!(
            "option name Hash type spin default {} min 1 max {}",
            PlayerSpec::DEFAULT_TABLE_MB,
            PlayerSpec::MAX_TABLE_MB
        ))?;
        self.say(&format!("option name Player type combo default champion var {}", players.join(" var ")))?;
        for (option, is_on) in rules.switches() {
            self.say(&format!("option name {} type check default {is_on}", capital(option.id)))?;
        }
        if !info.rule_options.is_empty() {
            self.say(&format!("info string rules {rules}"))?;
        }
        self.say("ugiok")
    }

    fn set_position(&mut self, from: Where, moves: &[String]) -> Result<(), Saying> {
        let game = self.game;
        let mut state = match from {
            Where::Start => self.game.start(),
            Where::Text(text) => self.game.read_state(&text).map_err(|error| error.say())?,
        };
        let mut history = History::new(&game, &state);
        let mut ply = 0;
        let mut rest = moves;
        while !rest.is_empty() {
            let (mv, words) = game.read_words(&state, rest)?;
            game.play(&mut state, mv);
            history.push(&game, mv, &state);
            rest = rest.get(words.max(1)..).unwrap_or_default();
            ply += 1;
        }
        (self.state, self.history, self.ply) = (state, history, ply);
        Ok(())
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        let Some(mover) = self.game.mover(&self.state) else {
            return self.say("bestmove none");
        };
        let mut player = self.player.clone();
        if let Some(depth) = go.depth {
            player = player.with_pace(Pace::Depth(depth));
        } else if go.is_infinite || go.nodes.is_some() {
            player = player.with_pace(Pace::Depth(Pace::MAX_DEPTH));
        }
        let question = Question {
            game: self.game,
            state: &self.state,
            past: self.history.past().to_vec(),
            ply: self.ply,
            player: &player,
            allowed: allowed(go, mover),
            most: None,
            limits: Limits { nodes: go.nodes, ..Limits::default() },
        };
        let (number, events) = (self.searches + 1, self.events.clone());
        let listener = move |thought: &Thought| {
            // Nobody listens any more once the engine has quit.
            let _ = events.send(Event::News(number, thought.clone()));
        };
        match think(&self.minds, &question, Some(Box::new(listener))) {
            Ok(thinking) => self.begin(thinking, go.is_infinite),
            Err(ThinkError::Over) => self.say("bestmove none"),
            Err(ThinkError::Player(error)) => self.complain(&error.say()),
        }
    }

    fn begin(&mut self, thinking: Thinking, is_infinite: bool) -> io::Result<()> {
        self.searches += 1;
        let (number, thinking, events) = (self.searches, Arc::new(thinking), self.events.clone());
        let watched = Arc::clone(&thinking);
        let forward = move || {
            while !watched.wait_for(Duration::MAX) {}
            if let Some(thought) = watched.latest() {
                let _ = events.send(Event::Done(number, thought));
            }
        };
        thread::Builder::new().name("forwarding".to_owned()).spawn(forward)?;
        self.search = Some(Search { number, thinking, is_infinite, told: None, answer: None });
        Ok(())
    }

    /// Tells a thought, unless there is nothing new in it.
    fn tell(&mut self, number: u64, thought: &Thought) -> io::Result<Next> {
        let (news, line) = self.info(thought);
        if let Some(search) = self.search.as_mut().filter(|search| search.number == number)
            && search.told.as_ref() != Some(&news)
        {
            search.told = Some(news);
            self.say(&line)?;
        }
        Ok(Next::Go)
    }

    fn answer(&mut self, number: u64, thought: Thought) -> io::Result<Next> {
        self.tell(number, &thought)?;
        match &mut self.search {
            Some(search) if search.number == number => search.answer = Some(thought),
            _ => return Ok(Next::Go),
        }
        self.conclude()
    }

    fn stop(&mut self) -> io::Result<Next> {
        if let Some(search) = &mut self.search {
            search.is_infinite = false;
            search.thinking.stop();
        }
        self.conclude()
    }

    fn end(&mut self) -> io::Result<Next> {
        self.is_ending = true;
        match &self.search {
            None => Ok(Next::Quit),
            Some(search) if search.is_infinite => self.stop(),
            Some(_) => Ok(Next::Go),
        }
    }

    /// Gives the answer, if it is there and may be given.
    fn conclude(&mut self) -> io::Result<Next> {
        if let Some(search) = self.search.take_if(|search| search.answer.is_some() && !search.is_infinite) {
            let best = search.answer.map(|thought| thought.best).unwrap_or_default();
            let token = self.tokens(&[best]).pop().unwrap_or_else(|| "none".to_owned());
            self.say(&format!("bestmove {token}"))?;
            if self.is_ending {
                return Ok(Next::Quit);
            }
        }
        Ok(Next::Go)
    }

    /// A thought as a line: what it says, and that with the times.
    fn info(&self, thought: &Thought) -> (String, String) {
        let score = match thought.verdict {
            Verdict::Opinion(points) => format!("cp {points}"),
            Verdict::Win { plies } => format!("win {plies}"),
            Verdict::Loss { plies } => format!("loss {plies}"),
        };
        let Thought { depth, deepest, nodes, spent, .. } = thought;
        let news = format!("info depth {depth} seldepth {deepest} score {score} nodes {nodes}");
        let line = self.tokens(&thought.line).join(" ");
        let per_second = u128::from(*nodes) * 1_000_000 / spent.as_micros().max(1);
        let told = format!("{news} nps {per_second} time {} pv {line}", spent.as_millis());
        (news + &line, told)
    }

    /// A line of moves, each as one word.
    fn tokens(&self, line: &[String]) -> Vec<String> {
        let mut state = self.state.clone();
        let mut tokens = Vec::new();
        for text in line {
            let Ok(mv) = self.game.read_move(&state, text) else { break };
            tokens.push(self.game.write_token(&state, mv));
            self.game.play(&mut state, mv);
        }
        tokens
    }

    fn respond(&self, query: Query) -> &'static str {
        let yes_or_no = |yes: bool| if yes { "true" } else { "false" };
        let turn = self.game.turn(&self.state);
        let drawn = self.history.draw(self.game.draw_rules()).map(|_| Outcome::Drawn);
        let outcome = turn.outcome().or(drawn);
        match (query, outcome) {
            (Query::GameOver, outcome) => yes_or_no(outcome.is_some()),
            (Query::FirstTurn, outcome) => yes_or_no(outcome.is_none() && turn == Turn::Seat(Seat::FIRST)),
            (Query::Result, Some(Outcome::Won(Seat::FIRST))) => "p1win",
            (Query::Result, Some(Outcome::Won(_))) => "p2win",
            (Query::Result, Some(Outcome::Drawn | Outcome::Ended)) => "draw",
            (Query::Result, None) => "none",
        }
    }
}

/// The name of an option: a word with a capital letter.
fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(word.len().min(1));
    first.to_ascii_uppercase() + rest
}

fn engine_players() -> impl Iterator<Item = PlayerKind> {
    PlayerKind::ALL.into_iter().filter(|kind| !kind.is_human())
}

/// What `go` allows: a time for the move, or a share of what is on the clock.
fn allowed(go: &Go, mover: Seat) -> Option<Allowed> {
    if let Some(time) = go.move_time {
        return Some(Allowed { share: time, most: time });
    }
    let left = go.time_left[mover]?;
    let most = left.saturating_sub(RESERVE).max(Duration::from_millis(1));
    let moves = go.moves_to_go.unwrap_or(USUAL_MOVES);
    Some(Allowed { share: allot(left, go.increment[mover], moves), most })
}
