//! The conversation with an engine.
//!
//! Lines are read on a thread of their own, and a search runs on another; both report to one channel, so `stop`,
//! `isready` and `quit` are answered while a search is under way.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use tabla_core::{Saying, TableError};

use super::command::{Command, EngineOption, Go};
use super::{Engine, Ready};
use crate::job::Thought;
use crate::moment::Instant;
use crate::thinking::Thinking;

enum Event {
    /// A line of input.
    Line(String),
    /// The input is over.
    End,
    /// The search with this number has a new thought, after so long.
    News(u64, Thought, Duration),
    /// The search with this number has its answer.
    Done(u64, Thought, Duration),
    /// The search with this number has no answer.
    Failed(u64, TableError),
}

/// Serves until `quit` or the end of the input.
pub(super) fn serve(
    engine: Engine,
    say: &dyn Fn(&Saying) -> String,
    input: Box<dyn BufRead + Send>,
    output: &mut dyn Write,
) -> io::Result<()> {
    let (sender, events) = channel();
    let lines = sender.clone();
    // The reader ends with its input; when the engine quits first, it is left waiting for a line.
    thread::Builder::new().name("reading".to_owned()).spawn(move || read_lines(input, &lines))?;
    let talk = Talk { engine, say, events: sender, output, search: None, searches: 0, is_ending: false };
    talk.serve(&events)
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

struct Talk<'a> {
    engine: Engine,
    say: &'a dyn Fn(&Saying) -> String,
    events: Sender<Event>,
    output: &'a mut dyn Write,
    /// The search under way.
    search: Option<Search>,
    searches: u64,
    /// The input is over: quit once the search is answered.
    is_ending: bool,
}

struct Search {
    number: u64,
    thinking: Arc<Thinking>,
    begun: Instant,
    /// Only `stop` ends it, even when there is nothing left to find out.
    is_infinite: bool,
    /// The first thought, until there is another: players look at the next move alone before anything else, and
    /// whoever then begins with the same depth says it better.
    first: First,
    /// What was told last.
    told: Option<String>,
    /// The answer, kept until it may be given.
    answer: Option<Thought>,
}

/// What is known of the first thought.
enum First {
    Awaited,
    Kept(Thought, Duration),
    Past,
}

/// Whether to go on.
#[derive(PartialEq, Eq)]
enum Next {
    Go,
    Quit,
}

impl Talk<'_> {
    fn serve(mut self, events: &Receiver<Event>) -> io::Result<()> {
        while let Some(event) = self.next_event(events) {
            let next = match event {
                Event::Line(line) => self.obey(&line)?,
                Event::End => self.end()?,
                Event::News(number, thought, spent) => self.hear(number, thought, spent)?,
                Event::Done(number, thought, spent) => self.answer(number, thought, spent)?,
                Event::Failed(number, error) => self.fail(number, &error)?,
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
            Err(RecvTimeoutError::Timeout) => match search.thinking.latest() {
                Some(thought) if search.thinking.is_done() => {
                    Some(Event::Done(search.number, thought, search.begun.elapsed()))
                }
                _ => events.recv().ok(),
            },
        }
    }

    fn tell(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    /// Tells what is wrong.
    fn complain(&mut self, saying: &Saying) -> io::Result<()> {
        let text = (self.say)(saying).replace(['\n', '\r'], " ");
        self.tell(&format!("info string {text}"))
    }

    fn obey(&mut self, line: &str) -> io::Result<Next> {
        let command = match Command::read(line, &*self.engine.kit) {
            Ok(Some(command)) => command,
            Ok(None) => return Ok(Next::Go),
            Err(saying) => return self.complain(&saying).map(|()| Next::Go),
        };
        if self.search.is_some() && !command.is_for_any_time() {
            return self.complain(&Saying::new("ugi-busy").with("text", line)).map(|()| Next::Go);
        }
        let refused = match command {
            Command::Ugi => {
                for line in self.engine.introduction() {
                    self.tell(&line)?;
                }
                None
            }
            Command::IsReady => {
                self.tell("readyok")?;
                None
            }
            Command::NewGame => self.engine.new_game().err().map(|error| error.saying),
            Command::Position { from, moves } => {
                self.engine.set_position(from, moves).err().map(|error| error.saying)
            }
            Command::Go(go) => {
                self.go(&go)?;
                None
            }
            Command::Stop => return self.stop(),
            Command::Query(query) => {
                self.tell(&format!("response {}", self.engine.respond(query)))?;
                None
            }
            Command::SetOption(EngineOption::Hash(megabytes)) => {
                self.engine.set_table_mb(megabytes);
                None
            }
            Command::SetOption(EngineOption::Threads(threads)) => {
                self.engine.set_threads(threads);
                None
            }
            Command::SetOption(EngineOption::Player(player)) => {
                self.engine.set_player(player);
                None
            }
            Command::SetOption(EngineOption::Rule(name, value)) => {
                match self.engine.set_rule(&name, &value) {
                    Ok(rules) => {
                        self.tell(&format!("info string rules {rules}"))?;
                        None
                    }
                    Err(saying) => Some(saying),
                }
            }
            Command::Quit => return Ok(Next::Quit),
        };
        if let Some(saying) = refused {
            self.complain(&saying)?;
        }
        Ok(Next::Go)
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        let Ready { table, job, lease } = match self.engine.ready(go) {
            Ok(Some(ready)) => ready,
            Ok(None) => return self.tell("bestmove none"),
            Err(error) => return self.complain(&error.saying),
        };
        self.searches += 1;
        let (number, begun, events) = (self.searches, Instant::now(), self.events.clone());
        let listener = move |thought: &Thought| {
            // Nobody listens any more once the engine has quit.
            let _ = events.send(Event::News(number, thought.clone(), begun.elapsed()));
        };
        let thinking = Arc::new(Thinking::begin_heard(table, job, Some(lease), Some(Box::new(listener))));
        let (watched, events) = (Arc::clone(&thinking), self.events.clone());
        let forward = move || {
            while !watched.wait_for(Duration::MAX) {}
            let event = match watched.latest() {
                Some(thought) => Event::Done(number, thought, begun.elapsed()),
                None => match watched.answer() {
                    Err(error) => Event::Failed(number, error),
                    Ok(_) => return,
                },
            };
            let _ = events.send(event);
        };
        thread::Builder::new().name("forwarding".to_owned()).spawn(forward)?;
        let (is_infinite, first) = (go.is_infinite, First::Awaited);
        self.search = Some(Search { number, thinking, begun, is_infinite, first, told: None, answer: None });
        Ok(())
    }

    /// The search with this number, if it is the one under way.
    fn search(&mut self, number: u64) -> Option<&mut Search> {
        self.search.as_mut().filter(|search| search.number == number)
    }

    fn hear(&mut self, number: u64, thought: Thought, spent: Duration) -> io::Result<Next> {
        let Some(search) = self.search(number) else { return Ok(Next::Go) };
        if matches!(search.first, First::Awaited) {
            search.first = First::Kept(thought, spent);
            return Ok(Next::Go);
        }
        self.tell_thought(number, &thought, spent)
    }

    /// Tells a thought, unless there is nothing new in it.
    fn tell_thought(&mut self, number: u64, thought: &Thought, spent: Duration) -> io::Result<Next> {
        let Some(search) = self.search(number) else { return Ok(Next::Go) };
        if let First::Kept(first, spent) = std::mem::replace(&mut search.first, First::Past)
            && first.depth < thought.depth
        {
            self.tell_thought(number, &first, spent)?;
        }
        let (news, line) = self.engine.info(thought, spent);
        if let Some(search) = self.search(number)
            && search.told.as_ref() != Some(&news)
        {
            search.told = Some(news);
            self.tell(&line)?;
        }
        Ok(Next::Go)
    }

    fn answer(&mut self, number: u64, thought: Thought, spent: Duration) -> io::Result<Next> {
        self.tell_thought(number, &thought, spent)?;
        match self.search(number) {
            Some(search) => search.answer = Some(thought),
            None => return Ok(Next::Go),
        }
        self.conclude()
    }

    /// Whoever waits for an answer hears that there is none, and why.
    fn fail(&mut self, number: u64, error: &TableError) -> io::Result<Next> {
        if self.search(number).is_none() {
            return Ok(Next::Go);
        }
        self.search = None;
        self.complain(&error.saying)?;
        self.tell("bestmove none")?;
        Ok(if self.is_ending { Next::Quit } else { Next::Go })
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
            let best = search.answer.map(|thought| thought.best.clone()).unwrap_or_default();
            let token = self.engine.tokens(&[best]).pop().unwrap_or_else(|| "none".to_owned());
            self.tell(&format!("bestmove {token}"))?;
            if self.is_ending {
                return Ok(Next::Quit);
            }
        }
        Ok(Next::Go)
    }
}
