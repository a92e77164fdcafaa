//! Matches between computer players, game by game, wherever a machine is free.

use std::ops::Range;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabla_core::rand_core::Rng;
use tabla_core::{ErrorKind, Saying, Seat, SeededRng, TableError, Viewer};

use crate::event::{Act, Command, Ending, Setup, StoredEvent};
use crate::job::{Job, JobAnswer, JobKind, job, run_job};
use crate::player_spec::HUMAN;
use crate::players::SeatPlayers;
use crate::refusal::refuse;
use crate::registry::{Kit, Registry};
use crate::secret::Secret;
use crate::table::{Table, Waiting};

/// What a match is made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchPlan {
    /// The game, its rules and its players.
    pub setup: Setup,
    /// What chance follows from.
    pub seed: u64,
    /// Positions to begin with; each is played once with every order of seats, where there is an order.
    #[serde(default)]
    pub openings: Vec<String>,
}

/// One game of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LoggedGame {
    /// Its number in the match, from 0.
    pub number: u64,
    /// The players in the order of play.
    pub players: Vec<String>,
    pub ending: Ending,
    /// The points of each seat, in games with points.
    pub points: Vec<Option<i64>>,
    pub log: Vec<StoredEvent>,
}

/// So many bytes the players of one game may hold between their moves.
const GAME_BYTES: usize = 16 << 30;

/// Plays the games with these numbers. Game `n` depends on the plan and `n` alone, so a thousand machines may have a
/// piece each; chance is the same while the players change seats. Where everybody plays by themselves, there is nothing
/// to gain by changing seats, and every game has chance of its own. The games are those that the arena plays by the same
/// seed. Matches by the clock are refused, because their games depend on the machine.
pub fn play_range(
    registry: &Registry,
    plan: &MatchPlan,
    numbers: Range<u64>,
) -> Result<Vec<LoggedGame>, TableError> {
    let kit = registry.find(&plan.setup.game)?;
    let by_clock = |player: &str| {
        let saying = Saying::new("table-match-clock").with("player", player);
        TableError::new(ErrorKind::Setup, saying)
    };
    for player in &plan.setup.players {
        if plan.setup.clock.is_some() || kit.is_timed(player)? {
            return Err(by_clock(player));
        }
    }
    let is_solitary = kit.info().is_solitary;
    numbers.map(|number| play_one(&kit, plan, number, is_solitary)).collect()
}

/// Chance of a game is a number of so many bits less than a word, as in the arena: every reader of JSON keeps it.
const SPARED_BITS: u32 = 16;

fn play_one(
    kit: &Arc<dyn Kit>,
    plan: &MatchPlan,
    number: u64,
    is_solitary: bool,
) -> Result<LoggedGame, TableError> {
    let mut setup = plan.setup.clone();
    let orders = setup.players.len().max(1);
    let pair = number / orders as u64;
    if !is_solitary {
        setup.players.rotate_left(usize::try_from(number % orders as u64).unwrap_or(0));
    }
    let opening = pair.checked_rem(plan.openings.len() as u64).and_then(|at| usize::try_from(at).ok());
    if let Some(opening) = opening.and_then(|at| plan.openings.get(at)) {
        setup.start = Some(opening.clone());
    }
    let part = if is_solitary { number } else { pair };
    let seed = SeededRng::split(plan.seed, part).next_u64() >> SPARED_BITS;
    for player in &mut setup.players {
        *player = kit.read_player(player)?.or_seed(seed).to_string();
    }
    let setup = kit.fill_in(setup, seed, 0)?;
    let players = setup.players.clone();
    let mut table = Arc::clone(kit).open(setup, Secret::from_seed(seed))?;
    run(&mut *table, "match", &SeatPlayers::new(GAME_BYTES), true)?;
    let Waiting::Nothing(ending) = table.waiting() else {
        return Err(refuse(ErrorKind::Setup, "table-match-unfinished"));
    };
    let shown = table.show(Viewer::Everything, None)?;
    let points = shown.extras.seats.iter().map(|seat| seat.points).collect();
    Ok(LoggedGame { number, players, ending, points, log: table.saved().log })
}

/// Lets the computers play until a person has to decide, or the game is over; `false` when it is over. Everything
/// happens at the moment that the table heard of last.
pub fn run_computers(id: &str, table: &mut dyn Table, players: &SeatPlayers) -> Result<bool, TableError> {
    run(table, id, players, false)
}

fn run(table: &mut dyn Table, id: &str, players: &SeatPlayers, untimed: bool) -> Result<bool, TableError> {
    loop {
        let at = table.at();
        match table.waiting() {
            Waiting::Nothing(_) => return Ok(false),
            Waiting::Throw(seat) => {
                if table.setup().by_hand && seat.is_some_and(|seat| table.player(seat) == HUMAN) {
                    return Ok(true);
                }
                table.perform(&Command { seat, at, revision: None, act: Act::Throw { told: None } })?;
            }
            Waiting::Move(mover) => {
                // In a race a computer does not wait for a person who is behind.
                let able = (0..table.seats()).map(Seat::at).filter(|&seat| table.may_move(seat));
                let computer = able.filter(|&seat| table.player(seat) != HUMAN);
                let Some(seat) = computer.min_by_key(|&seat| seat != mover) else { return Ok(true) };
                let job = Job { untimed, ..job(id, table, Viewer::Seat(seat), JobKind::Move) };
                let mut lease = players.lend(id, table, seat)?;
                let answer = run_job(table, &job, lease.player());
                players.give_back(lease);
                if let JobAnswer::Acts { seat, acts, .. } = answer? {
                    for act in acts {
                        table.perform(&Command { seat: Some(seat), at, revision: None, act })?;
                    }
                }
            }
        }
    }
}
