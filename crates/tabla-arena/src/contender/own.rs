//! Players of the house. They are told what any program is told, and nothing more.

use std::path::Path;
use std::time::Duration;

use tabla_core::{Chance, Game, Limits, Notation, Say, Saying, Seat, SeededRng, Turn, Viewer};
use tabla_play::scrabble::{Chooser, Scrabble, ScrabbleSeat};
use tabla_play::workshop::{BotEffort, JewelsBot, JewelsMind};
use tabla_table::{Act, Command, Job, JobKind, Pace, PlayerSpec, SeatPlayers, Thinking, job};

use super::{Contender, NotSeated, Question};
use crate::game::{Discipline, TableGame, read_jewels_sight};
use crate::{Budget, Foul};

/// A player of the house, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Solo {
    Jewels(JewelsBot),
    Scrabble(ScrabbleSeat),
}

/// Whether a text is a player of the house that can play this game, or why not.
pub fn check_own(text: &str, game: &Discipline) -> Result<(), Saying> {
    let read = match game {
        Discipline::Table(game) => read_player(text, game).map(drop),
        _ => read_solo(text, game).map(drop),
    };
    read.map_err(
        |error| if is_program(text) { Saying::new("arena-bot-program").with("text", text) } else { error },
    )
}

/// Whether a text looks like a command whose protocol was forgotten.
fn is_program(text: &str) -> bool {
    let program = text.split_whitespace().next().unwrap_or_default();
    ["/", "./", "../"].iter().any(|begin| program.starts_with(begin)) || Path::new(program).is_file()
}

/// A player of the registry's games.
fn read_player(text: &str, game: &TableGame) -> Result<PlayerSpec, Saying> {
    let known: Vec<&str> = game.kit.info().players.iter().map(|player| player.listed).collect();
    match game.kit.read_player(text) {
        Ok(player) if !player.is_human() => Ok(player),
        Err(error) if error.saying.key != "player-error-unknown-player" => Err(error.saying),
        Ok(_) | Err(_) => Err(unknown(text, &known.join(", "))),
    }
}

fn read_solo(text: &str, game: &Discipline) -> Result<Solo, Saying> {
    match game {
        Discipline::Jewels { .. } => {
            let bot: Result<JewelsBot, _> = text.parse();
            let known = "random, greedy, ai, ai:time=50ms,memory, ai:samples=2000";
            bot.map(Solo::Jewels).map_err(|_| unknown(text, known))
        }
        Discipline::Scrabble(_) => {
            let seat: Result<ScrabbleSeat, _> = text.parse();
            let seat = seat.map_err(|error| error.say())?;
            if seat.is_human() {
                let known: Vec<&str> = ScrabbleSeat::ALL[1..].iter().map(|seat| seat.id()).collect();
                return Err(unknown(text, &known.join(", ")));
            }
            Ok(Solo::Scrabble(seat))
        }
        Discipline::Table(game) => Err(unknown(text, game.kit.id())),
    }
}

fn unknown(text: &str, known: &str) -> Saying {
    Saying::new("arena-bot-own").with("text", text).with("known", known)
}

/// Seats a player of the house. One that makes no sense was refused before.
pub fn seat(
    text: &str,
    game: &Discipline,
    budget: Option<Budget>,
    luck: u64,
) -> Result<Box<dyn Contender>, NotSeated> {
    let nobody = |_| NotSeated::Foul(Foul::Closed, Box::default());
    if let Discipline::Table(game) = game {
        let player = read_player(text, game).map_err(nobody)?.or_seed(luck);
        let player = match budget {
            // A clock rules, whatever the player was told before.
            Some(Budget::Clock(_)) => player.with_pace(Pace::Time(Pace::MAX_TIME)),
            Some(Budget::Move(time)) => player.or_pace(Pace::Time(time)),
            Some(Budget::Nodes(nodes)) => player.or_pace(Pace::Nodes(nodes)),
            Some(Budget::Depth(depth)) => player.or_pace(Pace::Depth(depth)),
            None => player,
        };
        let players = SeatPlayers::new(usize::MAX);
        return Ok(Box::new(HousePlayer { player: player.to_string(), players }));
    }
    Ok(match read_solo(text, game).map_err(nobody)? {
        Solo::Jewels(bot) => Box::new(Jeweller { bot, mind: bot.mind(luck) }),
        Solo::Scrabble(seat) => {
            Box::new(Speller { seat, dice: SeededRng::split(luck, SPELLERS), chooser: None })
        }
    })
}

/// What the chance of players of Scrabble is split off with.
const SPELLERS: u64 = 0x5c4a_bb1e;

/// A player of the registry's games. It decides by what its seat may see, and remembers what it likes.
struct HousePlayer {
    player: String,
    players: SeatPlayers,
}

impl Contender for HousePlayer {
    fn ask(&mut self, question: &Question<'_>) -> Result<String, Foul> {
        let mut table = question.table.ok_or(Foul::Closed)?.copy();
        let (seat, at) = (question.seat, table.at());
        let act = Act::Sit { player: self.player.clone() };
        let sit = Command { seat: Some(seat), at, revision: None, act };
        table.perform(&sit).map_err(|_| Foul::Closed)?;
        let lease = self.players.lend("", &*table, seat).map_err(|_| Foul::Closed)?;
        let share = question.allowed.share(seat);
        let limits = Limits { time: share, ..Limits::default() };
        let job = Job { limits, ..job("", &*table, Viewer::Seat(seat), JobKind::Move) };
        let answer = Thinking::begin(table, job, Some(lease)).answer().map_err(|_| Foul::Closed)?;
        answer.thought().map(|thought| thought.best.clone()).ok_or(Foul::Closed)
    }
}

/// A bot at Jewels.
struct Jeweller {
    bot: JewelsBot,
    mind: JewelsMind,
}

impl Contender for Jeweller {
    fn ask(&mut self, question: &Question<'_>) -> Result<String, Foul> {
        let (board, left) = read_jewels_sight(question.sight).ok_or(Foul::Closed)?;
        let own = match self.bot {
            JewelsBot::Ai { effort: Some(BotEffort::Time(time)), .. } => Some(time),
            _ => None,
        };
        let time = own.or_else(|| question.allowed.share(question.seat));
        let swap = match time {
            Some(time) => self.mind.turn_within(&board, left, time),
            None => self.mind.turn(&board, left),
        };
        swap.map(|swap| swap.to_string()).ok_or(Foul::Closed)
    }
}

/// A player of Scrabble.
struct Speller {
    seat: ScrabbleSeat,
    dice: SeededRng,
    chooser: Option<(Duration, Box<dyn Chooser>)>,
}

/// How long a champion of Scrabble thinks if nothing is said.
const SPELLING: Duration = Duration::from_secs(1);

impl Speller {
    fn choose(&mut self, game: &Scrabble, sight: &str, seat: Seat, time: Duration) -> Option<String> {
        let mut state = game.read_state(sight).ok()?;
        // The other rack is unknown: any tiles will do, since nobody looks at them.
        while let Turn::Chance(luck) = game.turn(&state) {
            let event = luck.draw(&mut self.dice);
            game.apply_chance(&mut state, event);
        }
        if self.chooser.as_ref().is_none_or(|(known, _)| *known != time) {
            self.chooser = self.seat.chooser_within(game, time).map(|chooser| (time, chooser));
        }
        let (_, chooser) = self.chooser.as_mut()?;
        let mv = chooser.choose(game, &game.observe(&state, Viewer::Seat(seat)), &mut self.dice);
        Some(game.write_token(&state, mv))
    }
}

impl Contender for Speller {
    fn ask(&mut self, question: &Question<'_>) -> Result<String, Foul> {
        let Discipline::Scrabble(outfit) = question.game else { return Err(Foul::Closed) };
        let time = question.allowed.share(question.seat).unwrap_or(SPELLING);
        self.choose(outfit.game(), question.sight, question.seat, time).ok_or(Foul::Closed)
    }
}
