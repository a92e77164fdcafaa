//! Whether a bot follows its protocol: what its author wants to know before a tournament.

use std::time::Duration;

use tabla_core::{Say, Saying, Seat};
use tabla_table::Variant;

use crate::contender::{Manners, Seating};
use crate::cores::Cores;
use crate::record::GameRecord;
use crate::referee::{Breakdown, Case, referee};
use crate::sandbox::is_suspected;
use crate::{Bot, BotKind, Budget, Foul, refused_because};

pub struct Examination<'a> {
    pub bot: &'a Bot,
    pub game: &'a Variant,
    /// What it may use.
    pub budget: Option<Budget>,
    /// By how much it may exceed its time.
    pub margin: Duration,
    pub seed: u64,
}

/// One game of an examination.
pub struct Examined {
    /// Where the bot sat.
    pub seat: Seat,
    /// How the game went.
    pub record: GameRecord,
    /// What the bot said on its error output.
    pub stderr: Vec<u8>,
    /// How the bot behaved beside the game.
    pub manners: Manners,
    /// Why its answer was refused, in the words of the game.
    pub refused: Option<Saying>,
}

impl Examined {
    /// Why the bot has not passed, if it has not.
    pub fn because(&self) -> Option<Saying> {
        self.record.ending.foul_of(self.seat).map(Say::say)
    }

    /// Whether the sandbox may be why.
    pub fn suspects_sandbox(&self) -> bool {
        suspects_sandbox(&self.record, self.seat, &self.stderr)
    }

    /// The turn in which it did wrong, counted from 1, where it is known to have got so far.
    pub fn turn(&self) -> Option<u64> {
        let foul = self.record.ending.foul_of(self.seat)?;
        let made = self.record.measured[self.seat.index()].moves;
        let is_answer = matches!(foul, Foul::Illegal { .. } | Foul::Garbled { .. });
        (is_answer || made > 0).then_some(made + 1)
    }

    /// What does no harm, and should be mended all the same.
    pub fn warnings(&self) -> Vec<Saying> {
        self.manners.warnings(&self.record.ending)
    }
}

impl Examination<'_> {
    /// Lets the bot play a game from each seat against a plain player of the house.
    pub fn run(&self, seating: &Seating) -> Result<Vec<Examined>, Breakdown> {
        let house = Bot {
            name: self.game.id().to_owned(),
            budget: None,
            options: Vec::new(),
            kind: BotKind::Own(opponent(self.game).to_owned()),
        };
        Seat::DUEL
            .into_iter()
            .map(|seat| {
                let bots = Seat::DUEL.map(|place| if place == seat { self.bot } else { &house });
                let case = Case {
                    number: seat.number().into(),
                    game: self.game,
                    places: Seat::DUEL.map(|place| usize::from(place != seat)),
                    bots,
                    opening: None,
                    luck: self.seed + seat.index() as u64,
                    budget: self.budget,
                    margin: self.margin,
                    cores: Cores::default(),
                };
                let refereed = referee(&case, seating, &())?;
                let [first, second] = refereed.stderr;
                let stderr = if seat == Seat::FIRST { first } else { second };
                let manners = refereed.manners[seat.index()];
                let refused = refused_because(self.game, &refereed.record);
                Ok(Examined { seat, record: refereed.record, stderr, manners, refused })
            })
            .collect()
    }
}

/// A player of duels that answers at once.
const QUICK: &str = "alphabeta:depth=1,seed=1";
/// A player of games with points that answers at once.
const GREEDY: &str = "greedy";

/// A player of the house that answers at once.
pub fn opponent(game: &Variant) -> &'static str {
    let quick = [QUICK, GREEDY].into_iter().find(|player| game.kit.read_player(player).is_ok());
    quick.unwrap_or("random")
}

/// Whether all went well.
pub fn has_passed(games: &[Examined]) -> bool {
    games.iter().all(|game| game.because().is_none())
}

/// Whether the sandbox may be why a bot in this seat has lost a game without a single answer.
pub fn suspects_sandbox(record: &GameRecord, seat: Seat, stderr: &[u8]) -> bool {
    let Some(foul) = record.ending.foul_of(seat) else { return false };
    let code = match foul {
        Foul::Exited { code } => Some(*code),
        _ => None,
    };
    record.measured[seat.index()].moves == 0 && is_suspected(code, stderr)
}
