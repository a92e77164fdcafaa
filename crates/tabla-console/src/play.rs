//! One game from its first turn to its end.

use std::io;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use tabla_core::{ErrorKind, Saying, Seat, TableError, Viewer};
use tabla_table::{Act, Job, JobAnswer, JobKind, PlayerSpec, Thinking, Thought, Waiting, job};

use crate::commands::{self, Verb};
use crate::game::{Finish, Flow, Game, turns};
use crate::games::face_of;
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::Input;
use crate::{Console, draw, tell, thought};

/// The name of the table at a console, for whoever keeps its players.
const TABLE: &str = "console";

impl Console<'_> {
    /// Plays until the game is over or the person leaves.
    pub fn play(&mut self, game: &mut Game) -> io::Result<Finish> {
        self.players.forget(TABLE);
        if let Some(trouble) = game.keep.trouble().cloned() {
            self.refuse(&trouble.saying)?;
        }
        game.forgive_time();
        game.customs().play(self, game)
    }

    /// The same, in the way of most games.
    pub(crate) fn play_usually(&mut self, game: &mut Game) -> io::Result<Finish> {
        self.update(game)?;
        self.show(game)?;
        if game.is_persons_turn() {
            self.say_how(game)?;
        }
        match self.take_turns(game)? {
            None => self.leave(game, Leave::Quit).map(|_| Finish::Over),
            Some(leave) => self.leave(game, leave),
        }
    }

    /// Turn after turn, until the person leaves; `None` where they want the menu of the game.
    pub(crate) fn take_turns(&mut self, game: &mut Game) -> io::Result<Option<Leave>> {
        loop {
            let flow = match game.table.waiting() {
                Waiting::Nothing(_) => match game.customs().ended(self, game)? {
                    Some(flow) => flow,
                    None => self.after_end(game)?,
                },
                Waiting::Throw(_) => self.throw(game)?,
                Waiting::Move(seat) => match game.customs().turn(self, game, seat)? {
                    Some(flow) => flow,
                    None if game.is_person(seat) => self.person_turn(game, seat)?,
                    None if game.is_automatic() => self.automatic_turn(game)?,
                    None => self.computer_turn(game, seat)?,
                },
            };
            match flow {
                Flow::On => {}
                Flow::Menu => return Ok(None),
                Flow::Leave(leave) => return Ok(Some(leave)),
            }
        }
    }

    pub(crate) fn show(&mut self, game: &mut Game) -> io::Result<()> {
        game.customs().show(self, game)
    }

    /// The same, in the way of most games.
    pub(crate) fn show_usually(&mut self, game: &mut Game) -> io::Result<()> {
        if self.screen.has_place() {
            let (shown, kit, begun) = (game.look(), Arc::clone(&game.kit), game.begun.clone());
            let (words, look) = (Rc::clone(&self.words), self.look());
            let listed = game.is_persons_turn();
            let picture = move |canvas| draw::place(&shown, &*kit, &begun, listed, &words, &look, canvas);
            return self.screen.place(Some(Box::new(picture)));
        }
        let lines = draw::table_after(&game.look(), &*game.kit, &game.begun, self.words(), &self.look());
        game.shown = true;
        self.print("")?;
        self.print_lines(&lines)
    }

    /// Brings the files up to date.
    pub(crate) fn update(&mut self, game: &mut Game) -> io::Result<()> {
        match game.keep.update(&*game.table) {
            None => Ok(()),
            Some(trouble) => self.refuse(&trouble),
        }
    }

    /// Lets fall what the house does not throw by itself: what nothing of ours deals, somebody has to say.
    fn throw(&mut self, game: &mut Game) -> io::Result<Flow> {
        let mut told = None;
        while let Err(refusal) = game.perform(game.mover(), Act::Throw { told: told.take() }) {
            self.refuse(&refusal.saying)?;
            match self.ask(&Saying::new("throw-prompt"))? {
                Input::Line(line) => told = Some(line.trim().to_owned()),
                Input::Interrupt => return Ok(Flow::Leave(Leave::Interrupt)),
                Input::End => return Ok(Flow::Leave(Leave::End)),
            }
        }
        self.update(game)?;
        self.show(game)?;
        Ok(Flow::On)
    }

    /// A computer's turn against a person.
    fn computer_turn(&mut self, game: &mut Game, seat: Seat) -> io::Result<Flow> {
        let before = game.look();
        match self.decide(game, seat)? {
            Err(refusal) => {
                self.refuse(&refusal.saying)?;
                Ok(Flow::Leave(Leave::Quit))
            }
            Ok((thought, impatient)) => {
                if impatient && !self.screen.is_interactive() {
                    return Ok(Flow::Leave(Leave::Interrupt));
                }
                if game.customs().played(self, game, &before)? {
                    return Ok(Flow::On);
                }
                self.show(game)?;
                let summary = thought::summary(&thought, &game.player(seat), self.words());
                let saying = Saying::new("game-computer-played")
                    .with("player", i64::from(seat.number()))
                    .with("text", thought.best.as_str())
                    .with("summary", summary);
                self.say(&saying)?;
                Ok(Flow::On)
            }
        }
    }

    /// Lets the computer in this seat decide, and does what it decided.
    pub(crate) fn decide(
        &mut self,
        game: &mut Game,
        seat: Seat,
    ) -> io::Result<Result<(Thought, bool), TableError>> {
        let lease = match self.players.lend(TABLE, &*game.table, seat) {
            Ok(lease) => lease,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let job = job(TABLE, &*game.table, Viewer::Seat(seat), JobKind::Move);
        let thinking = Thinking::begin(game.table.copy(), job, Some(lease));
        let impatient = self.watch(&thinking, &game.player(seat))?;
        let acts = match thinking.answer() {
            Ok(JobAnswer::Acts { acts, thought: Some(thought), .. }) => (acts, thought),
            Ok(_) => return Ok(Err(no_thought())),
            Err(refusal) => return Ok(Err(refusal)),
        };
        let (acts, thought) = acts;
        for act in acts {
            if let Err(refusal) = game.perform(Some(seat), act) {
                return Ok(Err(refusal));
            }
        }
        self.update(game)?;
        Ok(Ok((thought, impatient)))
    }

    /// Lets a player think about the position, and says whether the person was impatient.
    pub(crate) fn think(
        &mut self,
        game: &Game,
        player: &PlayerSpec,
    ) -> io::Result<Result<(Thought, bool), TableError>> {
        if let Some(ending) = &game.look().extras.final_ending {
            return Ok(Err(TableError::new(ErrorKind::Over, tell::ending(ending))));
        }
        let kind = JobKind::Think { player: player.to_string() };
        let job = job(TABLE, &*game.table, game.viewer(), kind);
        let thinking = Thinking::begin(game.table.copy(), job, None);
        let impatient = self.watch(&thinking, player)?;
        Ok(match thinking.answer() {
            Ok(answer) => {
                answer.thought().cloned().map(|thought| (thought, impatient)).ok_or_else(no_thought)
            }
            Err(refusal) => Err(refusal),
        })
    }

    /// Asks a question of the game's own, with a stop by Ctrl-C. What it says is data.
    pub(crate) fn inquire(
        &mut self,
        game: &Game,
        name: &str,
        with: serde_json::Value,
    ) -> io::Result<Result<serde_json::Value, TableError>> {
        let kind = JobKind::Ask(tabla_table::Asked { name: name.to_owned(), with });
        let job: Job = job(TABLE, &*game.table, game.viewer(), kind);
        let thinking = Thinking::begin(game.table.copy(), job, None);
        self.watch(&thinking, &PlayerSpec::human())?;
        Ok(match thinking.answer() {
            Ok(JobAnswer::Reply(reply)) => Ok(reply),
            Ok(_) => Err(no_thought()),
            Err(refusal) => Err(refusal),
        })
    }

    /// Waits until somebody has thought enough, and whispers what they think. Whether the person was impatient.
    pub(crate) fn watch(&mut self, thinking: &Thinking, player: &PlayerSpec) -> io::Result<bool> {
        const QUIET: Duration = Duration::from_millis(300);
        const BEAT: Duration = Duration::from_millis(100);
        let began = Instant::now();
        let (mut told, mut impatient) = (began, false);
        while !thinking.wait_for(BEAT) {
            if self.screen.interrupted() {
                impatient = true;
                thinking.stop();
            }
            let now = Instant::now();
            let due = now - began >= QUIET && now - told >= BEAT && !self.look().is_spoken();
            if due && let Some(thought) = thinking.latest() {
                let text = thought::progress(&thought, player, self.words());
                self.screen.whisper(&text)?;
                told = now;
            }
        }
        self.screen.whisper("")?;
        Ok(impatient)
    }

    /// Does something that may take a while, and whispers meanwhile for how long it takes already.
    pub fn wait_for<T: Send>(&mut self, work: impl FnOnce() -> T + Send) -> io::Result<T> {
        const BEAT: Duration = Duration::from_millis(300);
        std::thread::scope(|scope| {
            let (sender, done) = mpsc::channel::<()>();
            let began = Instant::now();
            let work = scope.spawn(move || {
                // Dropped when the work is over, however it ends.
                let _sender = sender;
                work()
            });
            while done.recv_timeout(BEAT) == Err(RecvTimeoutError::Timeout) {
                if !self.look().is_spoken() {
                    let seconds = tell::seconds(Duration::from_secs(began.elapsed().as_secs()), self.words());
                    let text = self.words().say(&Saying::new("house-preparing").with("time", seconds));
                    self.screen.whisper(&text)?;
                }
            }
            self.screen.whisper("")?;
            work.join().or_else(|panic| std::panic::resume_unwind(panic))
        })
    }

    /// Who gives hints here.
    pub(crate) fn adviser(&self, game: &Game) -> PlayerSpec {
        let asked = game.kit.read_player(&self.options.adviser).ok().filter(|player| !player.is_human());
        let strongest = || {
            let info = game.kit.info();
            info.players.last().and_then(|player| game.kit.read_player(player.name).ok())
        };
        asked.or_else(strongest).unwrap_or(PlayerSpec::human())
    }

    /// The game is over: says so once, and asks what now.
    fn after_end(&mut self, game: &mut Game) -> io::Result<Flow> {
        if !game.told {
            self.tell_end(game)?;
            game.told = true;
        }
        if game.is_automatic() && !self.screen.is_interactive() {
            return Ok(Flow::Leave(Leave::Quit));
        }
        let prompt = Saying::new("game-over-prompt")
            .with("new", self.name_of(Verb::New))
            .with("undo", self.name_of(Verb::Undo));
        let line = match self.ask(&prompt)? {
            Input::Line(line) => line,
            Input::Interrupt => return Ok(Flow::Leave(Leave::Interrupt)),
            Input::End => return Ok(Flow::Leave(Leave::End)),
        };
        if line.trim().is_empty() {
            return Ok(Flow::Leave(Leave::Quit));
        }
        match commands::read(&line, self.words()) {
            Some((verb, rest)) => self.act(game, verb, &rest),
            None => {
                let is_move =
                    face_of(&game.look()).read(&line).is_some() || line.trim().parse::<usize>().is_ok();
                let refusal = if is_move { Saying::new("moves-none") } else { self.no_command(&line) };
                self.refuse(&refusal)?;
                Ok(Flow::On)
            }
        }
    }

    fn tell_end(&mut self, game: &Game) -> io::Result<()> {
        let shown = game.look();
        let Some(ending) = &shown.extras.final_ending else { return Ok(()) };
        let saying =
            Saying::new("game-over").with("ending", tell::ending(ending)).with("turns", turns(&shown));
        let text = self.words().say(&saying);
        let text = self.look().palette.ink(Ink::Strong, &text);
        self.print("")?;
        self.print(&text)?;
        self.tell_file(game)
    }

    /// Says where the game is written.
    pub(crate) fn tell_file(&mut self, game: &Game) -> io::Result<()> {
        match game.keep.path().map(|path| path.display().to_string()) {
            None => Ok(()),
            Some(path) => self.say(&Saying::new("game-file").with("path", path)),
        }
    }

    /// The word by which a command is called in the person's language.
    pub(crate) fn name_of(&self, verb: Verb) -> String {
        verb.words(self.words()).into_iter().next().unwrap_or_default()
    }

    /// What is said to a line that is neither a move nor a command.
    pub(crate) fn no_command(&self, line: &str) -> Saying {
        let word = line.split_whitespace().next().unwrap_or_default();
        match commands::suggest(word, self.words()) {
            Some(known) => Saying::new("command-unknown-but").with("text", word).with("known", known),
            None => Saying::new("command-unknown").with("text", word).with("help", self.name_of(Verb::Help)),
        }
    }

    /// The person leaves: says what becomes of the game.
    pub(crate) fn leave(&mut self, game: &mut Game, leave: Leave) -> io::Result<Finish> {
        if game.is_over() {
            self.update(game)?;
            return Ok(Finish::Over);
        }
        game.pass_time();
        self.update(game)?;
        if game.keep.is_saved() {
            self.say(&Saying::new(game.customs().kept()))?;
        }
        if turns(&game.look()) > 0 {
            self.tell_file(game)?;
        }
        Ok(if leave == Leave::Interrupt { Finish::Interrupted } else { Finish::Unfinished })
    }
}

fn no_thought() -> TableError {
    TableError::new(ErrorKind::Illegal, Saying::new("table-player-erred"))
}
