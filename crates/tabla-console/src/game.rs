//! One game from its first turn to its end.

use std::io;
use std::time::{Duration, Instant};

use tabla_core::{Say, Saying, Seat};
use tabla_play::{Ending, PlayerSpec, Table, TableTurn, Thought};

use crate::commands::{self, Verb};
use crate::games::face_of;
use crate::keep::Keep;
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::Input;
use crate::steps::Steps;
use crate::{Console, draw, thought};

/// A game at the console.
pub struct Game {
    /// The table.
    pub table: Box<dyn Table>,
    /// How two computers play.
    pub steps: Steps,
    pub(crate) keep: Keep,
    /// The squares of a move that was begun.
    pub(crate) begun: Vec<String>,
    /// Whether the board was shown since a person was asked last.
    pub(crate) shown: bool,
    /// When the turn under way began.
    pub(crate) since: Instant,
    /// The ending that was told.
    told: Option<Ending>,
}

/// How a game was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// It is over.
    Over,
    /// It goes on another time.
    Unfinished,
    /// It goes on another time; it was left by Ctrl-C.
    Interrupted,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// The next turn.
    On,
    /// The person leaves.
    Leave(Leave),
}

impl Game {
    /// A game at this table.
    pub fn new(table: Box<dyn Table>, keep: Keep, steps: Steps) -> Game {
        Game { table, steps, keep, begun: Vec::new(), shown: false, since: Instant::now(), told: None }
    }

    /// Whether no person plays.
    pub fn is_automatic(&self) -> bool {
        Seat::DUEL.iter().all(|&seat| !self.table.player(seat).is_human())
    }

    /// The game stands differently now: a new turn begins.
    pub(crate) fn touch(&mut self) {
        self.begun.clear();
        self.told = None;
        self.since = Instant::now();
    }
}

impl Console<'_> {
    /// Plays until the game is over or the person leaves.
    pub fn play(&mut self, game: &mut Game) -> io::Result<Finish> {
        if let Some(trouble) = game.keep.trouble().map(Say::say) {
            self.refuse(&trouble)?;
        }
        self.update(game)?;
        self.show(game)?;
        if let TableTurn::Seat(seat) = game.table.turn()
            && game.table.player(seat).is_human()
        {
            self.say_how(game)?;
        }
        loop {
            let flow = match game.table.turn() {
                TableTurn::Over(ending) => self.after_end(game, ending)?,
                TableTurn::Seat(seat) if game.table.player(seat).is_human() => {
                    self.person_turn(game, seat)?
                }
                TableTurn::Seat(_) if game.is_automatic() => self.automatic_turn(game)?,
                TableTurn::Seat(seat) => self.computer_turn(game, seat)?,
            };
            if let Flow::Leave(leave) = flow {
                return self.leave(game, leave);
            }
        }
    }

    /// Shows the table.
    pub(crate) fn show(&mut self, game: &mut Game) -> io::Result<()> {
        let lines = draw::table_after(&*game.table, &game.begun, self.words(), &self.look());
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

    /// A computer's turn against a person.
    fn computer_turn(&mut self, game: &mut Game, seat: Seat) -> io::Result<Flow> {
        let player = game.table.player(seat).clone();
        match self.think(game, &player)? {
            Err(refusal) => {
                self.refuse(&refusal)?;
                Ok(Flow::Leave(Leave::Quit))
            }
            Ok((thought, impatient)) => {
                self.play_thought(game, &thought)?;
                if impatient && !self.screen.is_interactive() {
                    return Ok(Flow::Leave(Leave::Interrupt));
                }
                self.show(game)?;
                let summary = thought::summary(&thought, &player, self.words());
                let saying = Saying::new("game-computer-played")
                    .with("player", i64::from(seat.number()))
                    .with("text", thought.best.as_str())
                    .with("summary", summary);
                self.say(&saying)?;
                Ok(Flow::On)
            }
        }
    }

    /// Plays what a computer player thought of.
    pub(crate) fn play_thought(&mut self, game: &mut Game, thought: &Thought) -> io::Result<()> {
        let spent = game.since.elapsed();
        if let Err(refusal) = game.table.play(&thought.best, spent) {
            self.refuse(&refusal)?;
        }
        game.touch();
        self.update(game)
    }

    /// Lets a computer player think, and says whether the person was impatient.
    pub(crate) fn think(
        &mut self,
        game: &Game,
        player: &PlayerSpec,
    ) -> io::Result<Result<(Thought, bool), Saying>> {
        const QUIET: Duration = Duration::from_millis(300);
        const BEAT: Duration = Duration::from_millis(100);
        let thinking = match game.table.think(player) {
            Ok(thinking) => thinking,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let began = Instant::now();
        let mut told = began;
        let mut impatient = false;
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
        Ok(Ok((thinking.wait(), impatient)))
    }

    /// The game is over: says so once, and asks what now.
    fn after_end(&mut self, game: &mut Game, ending: Ending) -> io::Result<Flow> {
        if game.told != Some(ending) {
            self.tell_end(game, ending)?;
            game.told = Some(ending);
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
                    face_of(&*game.table).read(&line).is_some() || line.trim().parse::<usize>().is_ok();
                let refusal = if is_move { Saying::new("moves-none") } else { self.no_command(&line) };
                self.refuse(&refusal)?;
                Ok(Flow::On)
            }
        }
    }

    fn tell_end(&mut self, game: &Game, ending: Ending) -> io::Result<()> {
        let turns = game.table.played().len();
        let saying = Saying::new("game-over").with("ending", ending.say()).with("turns", turns);
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
    fn leave(&mut self, game: &mut Game, leave: Leave) -> io::Result<Finish> {
        self.update(game)?;
        if matches!(game.table.turn(), TableTurn::Over(_)) {
            return Ok(Finish::Over);
        }
        if game.keep.is_saved() {
            self.say(&Saying::new("game-saved"))?;
        }
        if !game.table.played().is_empty() {
            self.tell_file(game)?;
        }
        Ok(if leave == Leave::Interrupt { Finish::Interrupted } else { Finish::Unfinished })
    }
}
