//! Who sits at the board: a bot that is asked for moves.

mod files;
mod line;
mod own;
mod reach;
mod ugi;

use std::env;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use tabla_core::{Limits, Saying, Seat};
use tabla_games::SaveFolder;
use tabla_table::{Pacing, Table, Variant};

use crate::process::{Ended, Fault, How, Keeper, RunError, Talk, Terms};
use crate::scratch::{Nest, Scratch};
use crate::{Bot, BotKind, Budget, Foul, MatchEnd};

pub use own::check_own;
pub use reach::sharing;
use reach::{Prepared, of_original};

/// How long a bot that has lost by its time is listened to, to find out whether it is late or silent.
const GRACE: Duration = Duration::from_millis(250);
/// How long a program may take to end when its game is over.
const LEAVING: Duration = Duration::from_millis(500);

/// What is asked of a bot.
pub struct BotTurn<'a> {
    pub game: &'a Variant,
    /// Where the bot sits.
    pub seat: Seat,
    /// Its own turns, this one included.
    pub turn: u32,
    /// The position in which the game began, where nothing is hidden.
    pub opening: Option<&'a str>,
    /// Every move since, where nothing is hidden.
    pub played: &'a [String],
    /// The other one's last move, where it can be seen.
    pub last: Option<&'a str>,
    /// What the seat may know.
    pub observation: &'a str,
    pub moves: &'a dyn Fn() -> Vec<String>,
    /// The table itself, for players of the house alone.
    pub table: &'a dyn Table,
    /// What ends a thought of theirs, as in [`crate::Spectator::gone`].
    pub gone: Option<&'a AtomicBool>,
    /// What the bot may use.
    pub allowed: BotAllowance,
}

/// What a bot may use for one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotAllowance {
    /// What was agreed on; none leaves it to the bot.
    pub budget: Option<Budget>,
    /// What is on both clocks, if there are clocks.
    pub left: [Duration; 2],
    /// When it has lost.
    pub until: Instant,
}

impl BotAllowance {
    /// How long a player of the house thinks, if time is what is limited.
    fn limits(&self, seat: Seat, pacing: Pacing) -> Limits {
        match self.budget {
            Some(Budget::Move(time)) => Limits { time: Some(time), ..Limits::default() },
            Some(Budget::Clock(clock)) => pacing.allow(self.left[seat.index()], clock.increment).limits(),
            Some(Budget::Nodes(_) | Budget::Depth(_)) | None => Limits::default(),
        }
    }
}

/// A bot at the board.
pub trait Contender {
    /// The answer to a question, as text.
    fn ask(&mut self, question: &BotTurn<'_>) -> Result<String, Foul>;

    /// Tells it how the game ended for it: `won`, `lost` or `drawn`.
    fn tell(&mut self, _result: &str) {}

    /// Sends it away. What is left of it: nothing but this.
    fn leave(self: Box<Self>) -> Left {
        Left::default()
    }
}

/// What is left of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Left {
    /// The end of what it said on its error output.
    pub stderr: Vec<u8>,
    /// The shortest time between a line to it and its answer.
    pub ping: Option<Duration>,
    pub cpu: Option<Duration>,
    /// The most memory that it was seen to have, in bytes.
    pub memory: Option<u64>,
    /// How it behaved beside the game.
    pub manners: Manners,
}

/// What is no foul, but what the author of a bot should know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manners {
    /// The first of its turns for which a line was there before it was asked: the second one for one question.
    pub early: Option<u32>,
    /// It did not end by itself after the game.
    pub stayed: bool,
    /// So many of its processes were still there when it had ended.
    pub left_behind: usize,
}

impl Manners {
    /// What follows the protocol, or does no harm, and should be mended all the same, in a game that ended so.
    pub fn warnings(self, ending: &MatchEnd) -> Vec<Saying> {
        let Manners { early, stayed, left_behind } = self;
        let early = early.map(|turn| Saying::new("arena-check-early").with("turn", turn.to_string()));
        // Who was stopped in the middle of a game had no chance to end.
        let is_foul = matches!(ending, MatchEnd::Foul { .. });
        let stayed = (stayed && !is_foul).then(|| Saying::new("arena-check-stayed"));
        let left = Saying::new("arena-check-left").with("count", left_behind.to_string());
        early.into_iter().chain(stayed).chain((left_behind > 0 && !is_foul).then_some(left)).collect()
    }
}

/// Why a bot does not sit down.
#[derive(Debug)]
pub enum NotSeated {
    /// It does not do what its protocol begins with.
    Foul(Foul, Box<Left>),
    /// We cannot start it. It is not its fault.
    Run(RunError),
}

impl From<RunError> for NotSeated {
    fn from(error: RunError) -> NotSeated {
        NotSeated::Run(error)
    }
}

/// How bots are seated.
#[derive(Clone, Debug)]
pub struct Seating {
    /// Who keeps their programs.
    pub keeper: Keeper,
    /// Whether programs may do whatever we may do.
    pub trust: bool,
    /// How long a program may take for whatever has no other limit, its start above all.
    pub patience: Duration,
    /// What programs may read besides their own files.
    pub readable: Vec<PathBuf>,
    /// What no program may read.
    pub secrets: Vec<PathBuf>,
    /// All who play: none of them may read what belongs to another.
    pub bots: Vec<Bot>,
    /// Where their folders are.
    pub(crate) scratch: Arc<Scratch>,
}

impl Seating {
    /// Nothing else can be read but what belongs to a bot, and nothing else is kept from it but what the house has.
    pub fn new(keeper: Keeper, trust: bool, patience: Duration) -> Seating {
        let data = SaveFolder::find(None, |name| env::var(name).ok());
        let secrets = data.iter().map(|folder| folder.path().to_owned()).collect();
        let (readable, bots, scratch) = (Vec::new(), Vec::new(), Arc::default());
        Seating { keeper, trust, patience, readable, secrets, bots, scratch }
    }

    /// Seats a bot for one game with this luck.
    pub fn seat(
        &self,
        bot: &Bot,
        game: &Variant,
        seat: Seat,
        budget: Option<Budget>,
        luck: u64,
    ) -> Result<Box<dyn Contender>, NotSeated> {
        Ok(match &bot.kind {
            BotKind::Own(text) => own::seat(text, game, budget, luck)?,
            BotKind::Ugi(_) => {
                Box::new(ugi::Engine::seat(self.program(bot)?, game, &bot.options, self.patience)?)
            }
            BotKind::Line(_) => {
                Box::new(line::Liner::seat(self.program(bot)?, game, seat, budget, self.patience)?)
            }
            BotKind::Files(_) => Box::new(files::Filer::seat(self, bot)?),
        })
    }

    /// Starts a bot's program and ends it again, to see whether it can be started.
    pub fn try_program(&self, bot: &Bot) -> Result<(), RunError> {
        match &bot.kind {
            BotKind::Own(_) => {}
            BotKind::Ugi(_) | BotKind::Line(_) => self.program(bot)?.leave_at_once(),
            BotKind::Files(_) => {
                let Prepared { nest: _nest, command, terms } = self.prepare(bot)?;
                // There is no board for it: how it ends does not matter.
                let terms = Terms { wall: Some(GRACE), ..terms };
                let ran = self.keeper.run(&command, &terms, &|| false);
                ran.map_err(|error| of_original(bot, error))?;
            }
        }
        Ok(())
    }

    fn program(&self, bot: &Bot) -> Result<Program, RunError> {
        let Prepared { nest, command, terms } = self.prepare(bot)?;
        let talk = self.keeper.talk(&command, &terms).map_err(|error| of_original(bot, error))?;
        Ok(Program { talk, _folder: nest, ping: None })
    }
}

/// A program that is talked to, in a folder of its own.
struct Program {
    talk: Talk,
    /// Removed with the program.
    _folder: Nest,
    ping: Option<Duration>,
}

impl Program {
    fn send(&mut self, line: &str) -> Result<(), Foul> {
        self.talk.send(line).map_err(Foul::of_fault)
    }

    fn receive(&mut self, until: Instant) -> Result<String, Foul> {
        self.talk.receive(until).map_err(Foul::of_fault)
    }

    /// A line that is there already.
    fn receive_early(&mut self) -> Result<Option<String>, Foul> {
        match self.talk.receive(Instant::now()) {
            Ok(line) => Ok(Some(line)),
            Err(Fault::Silent) => Ok(None),
            Err(fault) => Err(Foul::of_fault(fault)),
        }
    }

    /// Sends a line and waits for the answer that begins so; the time between is a ping.
    fn ping(&mut self, line: &str, answer: &str, until: Instant) -> Result<String, Foul> {
        let begin = Instant::now();
        self.send(line)?;
        loop {
            let heard = self.receive(until)?;
            if heard.split_whitespace().next() == Some(answer) {
                let time = begin.elapsed();
                self.ping = Some(self.ping.map_or(time, |ping| ping.min(time)));
                return Ok(heard);
            }
        }
    }

    fn leave_at_once(self) {
        self.talk.finish(Duration::ZERO);
    }

    fn leave(self) -> Left {
        let Ended { how, left_behind, stderr, cpu, memory, .. } = self.talk.finish(LEAVING);
        let manners = Manners { early: None, stayed: how == How::Stopped, left_behind };
        Left { stderr, ping: self.ping, cpu: Some(cpu), memory: Some(memory), manners }
    }
}
