//! The referee of one game: asks, keeps the clocks, plays what is allowed, and says who has won.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tabla_core::{ErrorKind, Saying, Seat};
use tabla_table::{Table, Variant};

use crate::contender::{BotAllowance, BotTurn, Contender, Left, Manners, NotSeated, Seating};
use crate::cores::Cores;
use crate::outcome::GameOutcome;
use crate::process::RunError;
use crate::record::{GameRecord, MatchEnd, Measured, MoveRecord};
use crate::{Bot, Budget, Foul};

/// No game has more moves: nobody has won then.
const MOST_MOVES: usize = 4_000;

/// A game to be played.
pub struct Case<'a> {
    /// Its number in the plan.
    pub number: u64,
    pub game: &'a Variant,
    /// The numbers of the bots, in the order of their seats.
    pub places: [usize; 2],
    pub bots: [&'a Bot; 2],
    /// The position in which it begins.
    pub opening: Option<&'a str>,
    /// The seed of its luck.
    pub luck: u64,
    /// What a bot may use that has no budget of its own.
    pub budget: Option<Budget>,
    /// By how much a bot may exceed its time, for what happens on the way.
    pub margin: Duration,
    /// Where the bots run.
    pub cores: Cores,
}

/// A game that was played, and what the bots said on their error output.
pub struct Refereed {
    pub record: GameRecord,
    /// The end of both error outputs.
    pub stderr: [Vec<u8>; 2],
    /// How both behaved beside the game.
    pub manners: [Manners; 2],
}

/// Why a game could not be played. No bot is to blame.
#[derive(Debug)]
pub enum Breakdown {
    /// A program cannot be started.
    Run(RunError),
    /// The game cannot be set up.
    Setup(Saying),
}

/// Watches a game while it is played.
pub trait Spectator {
    /// A move was made: these are all of them.
    fn moved(&self, moves: &[MoveRecord]);

    /// What tells that nobody waits for the end any more, where that can be: then the game ends as it stands.
    fn gone(&self) -> Option<&AtomicBool> {
        None
    }
}

impl Spectator for () {
    fn moved(&self, _: &[MoveRecord]) {}
}

/// Plays a game to its end.
pub fn referee(case: &Case<'_>, seating: &Seating, watch: &dyn Spectator) -> Result<Refereed, Breakdown> {
    let table = case.game.open(case.opening, case.luck).map_err(|error| Breakdown::Setup(error.saying))?;
    let mut seated: [Option<Box<dyn Contender>>; 2] = [None, None];
    let mut left: [Left; 2] = Default::default();
    let mut failed = None;
    for seat in Seat::DUEL {
        let bot = case.bots[seat.index()];
        case.cores.take(seat);
        match seating.seat(bot, case.game, seat, bot.budget.or(case.budget), case.luck) {
            Ok(contender) => seated[seat.index()] = Some(contender),
            Err(NotSeated::Run(error)) => return Err(Breakdown::Run(error)),
            Err(NotSeated::Foul(foul, remains)) => {
                left[seat.index()] = *remains;
                failed = Some(MatchEnd::Foul { seat: seat.number(), foul });
                break;
            }
        }
    }
    let mut play = Play {
        case,
        table,
        seated,
        played: Vec::new(),
        moves: Vec::new(),
        measured: Default::default(),
        clocks: Seat::DUEL.map(|seat| match case.bots[seat.index()].budget.or(case.budget) {
            Some(Budget::Clock(clock)) => clock.time,
            _ => Duration::ZERO,
        }),
        patience: seating.patience,
    };
    let ending = failed.unwrap_or_else(|| play.play_on(watch));
    Ok(play.close(ending, left))
}

/// A game under way.
struct Play<'a> {
    case: &'a Case<'a>,
    table: Box<dyn Table>,
    seated: [Option<Box<dyn Contender>>; 2],
    played: Vec<String>,
    moves: Vec<MoveRecord>,
    measured: [Measured; 2],
    clocks: [Duration; 2],
    patience: Duration,
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

impl Play<'_> {
    fn play_on(&mut self, watch: &dyn Spectator) -> MatchEnd {
        while let Some(seat) = self.table.to_move() {
            let is_gone = watch.gone().is_some_and(|gone| gone.load(Ordering::Relaxed));
            if self.moves.len() >= MOST_MOVES || is_gone {
                return MatchEnd::Length;
            }
            if let Err(foul) = self.take_turn(seat, watch) {
                return MatchEnd::Foul { seat: seat.number(), foul };
            }
            watch.moved(&self.moves);
        }
        MatchEnd::Rules(GameOutcome::of(&*self.table).how.to_owned())
    }

    fn take_turn(&mut self, seat: Seat, watch: &dyn Spectator) -> Result<(), Foul> {
        let place = seat.index();
        let budget = self.case.bots[place].budget.or(self.case.budget);
        let limit = match budget {
            Some(Budget::Move(time)) => Some(time),
            Some(Budget::Clock(_)) => Some(self.clocks[place]),
            Some(Budget::Nodes(_) | Budget::Depth(_)) | None => None,
        };
        let most = limit.unwrap_or(self.patience).saturating_add(self.case.margin);
        let observation = self.case.game.observation(&*self.table, seat);
        let open = self.case.game.has_openings();
        let last = self.last_of(seat.other());
        self.case.cores.take(seat);
        let begin = Instant::now();
        let question = BotTurn {
            game: self.case.game,
            seat,
            turn: u32::try_from(self.measured[place].moves + 1).unwrap_or(u32::MAX),
            opening: self.case.opening,
            played: if open { &self.played } else { &[] },
            last: last.as_deref(),
            observation: &observation,
            moves: &|| self.table.tokens(seat),
            table: &*self.table,
            gone: watch.gone(),
            allowed: BotAllowance { budget, left: self.clocks, until: begin + most },
        };
        let Some(contender) = &mut self.seated[place] else { return Err(Foul::Closed) };
        let answer = contender.ask(&question);
        let spent = begin.elapsed();
        let text = answer?;
        if spent > most {
            let by = micros(spent - limit.unwrap_or(self.patience)) / 1000;
            return Err(Foul::Late { by });
        }
        let word = self.table.play(&text).map_err(|error| match error.kind {
            ErrorKind::Unreadable => Foul::garbled(&text),
            _ => Foul::illegal(&text),
        })?;
        self.measured[place]
            .note(micros(spent), limit.filter(|_| matches!(budget, Some(Budget::Move(_)))).map(micros));
        if let Some(Budget::Clock(clock)) = budget {
            self.clocks[place] = self.clocks[place].saturating_sub(spent).saturating_add(clock.increment);
        }
        self.played.push(word.clone());
        self.moves.push(MoveRecord { seat: seat.number(), text: word, micros: micros(spent) });
        Ok(())
    }

    /// The last move of the other side, where it can be seen: in solitary games everybody looks at their own.
    fn last_of(&self, seat: Seat) -> Option<String> {
        let is_seen = !self.case.game.is_solitary();
        let last = self.moves.last().filter(|last| is_seen && last.seat == seat.number())?;
        // What is exchanged in Scrabble is hidden but for its number.
        match last.text.strip_prefix('-') {
            Some(tiles) if !tiles.is_empty() => Some(format!("-{}", tiles.chars().count())),
            _ => Some(last.text.clone()),
        }
    }

    /// Sends the bots away and writes the record.
    fn close(mut self, ending: MatchEnd, mut left: [Left; 2]) -> Refereed {
        let outcome = GameOutcome::of(&*self.table);
        let winner = match &ending {
            MatchEnd::Foul { seat, .. } => Seat::DUEL.into_iter().find(|other| other.number() != *seat),
            MatchEnd::Length => None,
            MatchEnd::Rules(_) => outcome.winner,
        };
        let halves = Seat::DUEL.map(|seat| match winner {
            None => 1,
            Some(winner) => 2 * u8::from(winner == seat),
        });
        for seat in Seat::DUEL {
            let Some(mut contender) = self.seated[seat.index()].take() else { continue };
            contender.tell(["lost", "drawn", "won"][usize::from(halves[seat.index()])]);
            left[seat.index()] = contender.leave();
        }
        for (measured, left) in self.measured.iter_mut().zip(&left) {
            measured.ping = left.ping.map(micros);
            measured.cpu = left.cpu.map(micros);
            measured.memory = left.memory;
        }
        let record = GameRecord {
            number: self.case.number,
            bots: self.case.places,
            opening: self.case.opening.map(str::to_owned),
            luck: self.case.luck,
            halves,
            ending,
            points: outcome.points,
            moves: self.moves,
            measured: self.measured,
        };
        let manners = left.each_ref().map(|left| left.manners);
        Refereed { record, stderr: left.map(|left| left.stderr), manners }
    }
}
