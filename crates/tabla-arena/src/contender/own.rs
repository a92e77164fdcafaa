//! Players of the house. They are told what any program is told, and nothing more.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tabla_core::{Saying, Viewer};
use tabla_table::{Act, Command, Job, JobKind, Pace, PlayerSpec, SeatPlayers, Thinking, Variant, job};

use super::{BotTurn, Contender, NotSeated};
use crate::{Budget, Foul};

/// How often it is looked whether anybody still waits.
const GLANCE: Duration = Duration::from_millis(50);

/// Whether a text is a player of the house that can play this game, or why not.
pub fn check_own(text: &str, game: &Variant) -> Result<(), Saying> {
    read_player(text, game).map(drop).map_err(|error| {
        if is_program(text) { Saying::new("arena-bot-program").with("text", text) } else { error }
    })
}

/// Whether a text looks like a command whose protocol was forgotten.
fn is_program(text: &str) -> bool {
    let program = text.split_whitespace().next().unwrap_or_default();
    ["/", "./", "../"].iter().any(|begin| program.starts_with(begin)) || Path::new(program).is_file()
}

/// A player of the registry's games.
fn read_player(text: &str, game: &Variant) -> Result<PlayerSpec, Saying> {
    let known: Vec<&str> = game.kit.info().players.iter().map(|player| player.ways).collect();
    match game.kit.read_player(text) {
        Ok(player) if !player.is_human() => Ok(player),
        Err(error) if error.saying.key != "player-error-unknown-player" => Err(error.saying),
        Ok(_) | Err(_) => Err(unknown(text, &known.join(", "))),
    }
}

fn unknown(text: &str, known: &str) -> Saying {
    Saying::new("arena-bot-own").with("text", text).with("known", known)
}

/// Seats a player of the house. One that makes no sense was refused before.
pub fn seat(
    text: &str,
    game: &Variant,
    budget: Option<Budget>,
    luck: u64,
) -> Result<Box<dyn Contender>, NotSeated> {
    let nobody = |_| NotSeated::Foul(Foul::Closed, Box::default());
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
    Ok(Box::new(HousePlayer { player: player.to_string(), players }))
}

/// A player of the registry's games. It decides by what its seat may see, and remembers what it likes.
struct HousePlayer {
    player: String,
    players: SeatPlayers,
}

impl Contender for HousePlayer {
    fn ask(&mut self, question: &BotTurn<'_>) -> Result<String, Foul> {
        let mut table = question.table.copy();
        let (seat, at) = (question.seat, table.at());
        let act = Act::Sit { player: self.player.clone() };
        let sit = Command { seat: Some(seat), at, revision: None, act };
        table.perform(&sit).map_err(|_| Foul::Closed)?;
        let lease = self.players.lend("", &*table, seat).map_err(|_| Foul::Closed)?;
        let limits = question.allowed.limits(seat, table.pacing());
        let job = Job { limits, ..job("", &*table, Viewer::Seat(seat), JobKind::Move) };
        let thinking = Thinking::begin(table, job, Some(lease));
        if let Some(gone) = question.gone {
            while !thinking.wait_for(GLANCE) {
                if gone.load(Ordering::Relaxed) {
                    thinking.stop();
                }
            }
        }
        let answer = thinking.answer().map_err(|_| Foul::Closed)?;
        answer.thought().map(|thought| thought.best.clone()).ok_or(Foul::Closed)
    }
}
