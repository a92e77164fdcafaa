//! Which games a tournament has: a pure function of its settings, and, in a knockout, of the results so far.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabla_core::rand_core::Rng;
use tabla_core::{Say, SeededRng};
use tabla_table::Variant;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    #[default]
    RoundRobin,
    /// The first bot meets all others.
    Gauntlet,
    /// Who loses a match is out.
    Knockout,
}

impl Format {
    pub const ALL: [Format; 3] = [Format::RoundRobin, Format::Gauntlet, Format::Knockout];

    /// The word by which it is chosen.
    pub const fn id(self) -> &'static str {
        match self {
            Format::RoundRobin => "round-robin",
            Format::Gauntlet => "gauntlet",
            Format::Knockout => "knockout",
        }
    }
}

/// A text that is no format.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("arena-format-wrong", known = Format::ALL.map(Format::id).join(", "), error)]
pub struct FormatError {
    pub text: String,
}

impl FromStr for Format {
    type Err = FormatError;

    fn from_str(text: &str) -> Result<Format, FormatError> {
        let found = Format::ALL.into_iter().find(|format| format.id() == text.trim());
        found.ok_or_else(|| FormatError { text: text.trim().to_owned() })
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// One game of the plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number, counted from 1.
    pub number: u64,
    /// The bots in the order of their seats.
    pub bots: [usize; 2],
    /// The number of its match, counted from 0: the games of the same two bots, in a knockout of one round.
    pub meeting: usize,
    /// The pair to which it belongs, within its match.
    pub pair: u64,
    /// The position in which it begins.
    pub opening: Option<String>,
    /// The seed of its luck.
    pub luck: u64,
}

/// All that the plan of a tournament depends on.
#[derive(Clone, Debug)]
pub struct Plan {
    pub format: Format,
    /// How many bots there are.
    pub bots: usize,
    /// How many games a match has.
    pub games: u64,
    /// The openings; each is played by a pair of games.
    pub openings: Vec<String>,
    pub seed: u64,
    /// Whether the two sides play by themselves.
    pub solitary: bool,
    /// How knockouts are planned, see [`Plan::EDITION`].
    pub edition: u32,
}

/// Two bots that meet, the one with the lower number first.
pub type Meeting = [usize; 2];

impl Plan {
    /// How knockouts are planned now: nobody has a second bye while somebody had none, and
    /// every round has luck of its own. In edition 0 the first bot had every bye, and all rounds the same luck;
    /// tournaments from then are gone on with as they were begun.
    pub const EDITION: u32 = 1;

    /// The plan of a game's tournament.
    pub fn new(
        game: &Variant,
        format: Format,
        bots: usize,
        games: u64,
        openings: Vec<String>,
        seed: u64,
    ) -> Plan {
        Plan { format, bots, games, openings, seed, solitary: game.is_solitary(), edition: Plan::EDITION }
    }

    /// How many games there are in all.
    pub fn total(&self) -> u64 {
        let bots = self.bots as u64;
        let meetings = match self.format {
            Format::RoundRobin => bots * bots.saturating_sub(1) / 2,
            Format::Gauntlet | Format::Knockout => bots.saturating_sub(1),
        };
        meetings * self.games
    }

    /// The games that are known. In a knockout, a match is known once both its bots are; `halves` tells what
    /// seat 1 got in a game that is over.
    pub fn fixtures(&self, halves: &dyn Fn(u64) -> Option<u8>) -> Vec<Fixture> {
        match self.format {
            Format::RoundRobin | Format::Gauntlet => self.by_rounds(),
            Format::Knockout => self.knockout(halves).0,
        }
    }

    /// All meetings of a tournament in which they are known from the beginning.
    pub fn meetings(&self) -> Vec<Meeting> {
        let last = if self.format == Format::Gauntlet { 1 } else { self.bots };
        (0..last.min(self.bots)).flat_map(|one| (one + 1..self.bots).map(move |other| [one, other])).collect()
    }

    /// A pair of games of every meeting, then the next pair of every meeting: whoever stops early has played
    /// about the same number with everybody.
    fn by_rounds(&self) -> Vec<Fixture> {
        let meetings = self.meetings();
        let mut fixtures = Vec::new();
        for pair in 0..self.games.div_ceil(2) {
            for (place, meeting) in meetings.iter().enumerate() {
                for half in 0..(self.games - 2 * pair).min(2) {
                    let number = fixtures.len() as u64 + 1;
                    fixtures.push(self.fixture(number, place, *meeting, 2 * pair + half, 0));
                }
            }
        }
        fixtures
    }

    /// The games that are known, and who is left over.
    fn knockout(&self, halves: &dyn Fn(u64) -> Option<u8>) -> (Vec<Fixture>, Vec<usize>) {
        let mut alive: Vec<usize> = (0..self.bots).collect();
        let mut byes = vec![0; self.bots];
        let mut fixtures = Vec::new();
        let mut meeting = 0;
        let mut round = 0;
        while alive.len() > 1 {
            let bye = self.bye(&alive, &byes);
            bye.iter().for_each(|&bot| byes[bot] += 1);
            let paired: Vec<usize> = alive.iter().copied().filter(|&bot| Some(bot) != bye).collect();
            let mut next: Vec<usize> = bye.into_iter().collect();
            let mut is_open = false;
            let luck = if self.edition == 0 { 0 } else { round };
            for place in 0..paired.len() / 2 {
                let both = [paired[place], paired[paired.len() - 1 - place]];
                let games: Vec<Fixture> = (0..self.games)
                    .map(|game| {
                        self.fixture(meeting as u64 * self.games + game + 1, meeting, both, game, luck)
                    })
                    .collect();
                match winner(&games, both, halves) {
                    Some(winner) => next.push(winner),
                    None => is_open = true,
                }
                fixtures.extend(games);
                meeting += 1;
            }
            if is_open {
                return (fixtures, alive);
            }
            next.sort_unstable();
            alive = next;
            round += 1;
        }
        (fixtures, alive)
    }

    /// Who goes on without a match where the number is odd: of those who did so least often, the one that was
    /// named first.
    fn bye(&self, alive: &[usize], byes: &[usize]) -> Option<usize> {
        let is_odd = alive.len() % 2 == 1;
        let first = alive.iter().copied().filter(|_| is_odd);
        first.min_by_key(|&bot| if self.edition == 0 { 0 } else { byes[bot] })
    }

    /// How far each bot came in a knockout: the later its last match, the farther, and who is left over the
    /// farthest of all.
    pub fn survived(&self, halves: &dyn Fn(u64) -> Option<u8>) -> Vec<usize> {
        let (fixtures, alive) = self.knockout(halves);
        let far = |bot: usize| {
            let last = fixtures.iter().rfind(|fixture| fixture.bots.contains(&bot));
            2 * last.map_or(0, |fixture| fixture.meeting) + usize::from(alive == [bot])
        };
        (0..self.bots).map(far).collect()
    }

    fn fixture(&self, number: u64, meeting: usize, both: Meeting, game: u64, round: u64) -> Fixture {
        let pair = game / 2;
        let bots = if game.is_multiple_of(2) || self.solitary { both } else { [both[1], both[0]] };
        let place = usize::try_from(pair % (self.openings.len().max(1) as u64)).unwrap_or(0);
        // Where nobody gains by changing seats, the two games of a pair have luck of their own.
        let luck = if self.solitary { game } else { pair };
        let luck = SeededRng::split(self.seed, round * self.games + luck).next_u64() >> 16;
        Fixture { number, bots, meeting, pair, opening: self.openings.get(place).cloned(), luck }
    }
}

/// Who has won a match, once all its games are over; with as many points, the one that was named first.
fn winner(games: &[Fixture], both: Meeting, halves: &dyn Fn(u64) -> Option<u8>) -> Option<usize> {
    let mut lead = 0i64;
    for game in games {
        let first = i64::from(halves(game.number)?) - 1;
        lead += if game.bots[0] == both[0] { first } else { -first };
    }
    Some(if lead > 0 || lead == 0 && both[0] < both[1] { both[0] } else { both[1] })
}
