//! The table of a tournament: a pure function of its settings and its games.

use std::collections::BTreeMap;

use serde::Serialize;
use tabla_core::Seat;
use tabla_table::Variant;

use crate::plan::{Fixture, Format, Plan};
use crate::record::{GameRecord, Measured};
use crate::stats::{Pairs, Sprt, Tally, Trend, Units};
use crate::store::Settings;

/// How a tournament stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// The games that count.
    pub games: u64,
    /// The games of the whole plan.
    pub planned: u64,
    /// Whether nothing is left to play.
    pub finished: bool,
    /// The bots, the best first.
    pub rows: Vec<Row>,
    /// Every two bots that met, from the side of the first.
    pub meetings: Vec<MeetingRow>,
    /// The test, if there is one.
    pub sprt: Option<SprtRow>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Its number, counted from 0.
    pub bot: usize,
    pub name: String,
    pub tally: Tally,
    /// What they say about its strength against all others together.
    pub strength: Strength,
    /// The mean of its points in the game, where there are points.
    pub mean_points: Option<f64>,
    /// What it did wrong, by kind.
    pub fouls: BTreeMap<&'static str, u64>,
    /// In a knockout, how far it came.
    #[serde(skip)]
    survived: usize,
}

/// Two bots that met.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MeetingRow {
    /// Their numbers, counted from 0.
    pub bots: [usize; 2],
    /// The games of the first.
    pub tally: Tally,
    /// Its pairs of games, by half points.
    pub pairs: Pairs,
    /// Its games without their other half.
    pub single: Tally,
    /// What they say about its strength.
    pub strength: Strength,
}

/// Strength as a number, with what is known of it. What is endless or unknown is nothing.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Strength {
    /// The share of the points, of all games.
    pub score: Option<f64>,
    pub elo: Option<f64>,
    /// The lower end of its 95 % interval.
    pub low: Option<f64>,
    pub high: Option<f64>,
    /// How likely it is the stronger one.
    pub superiority: Option<f64>,
}

impl Strength {
    fn of(units: &Units) -> Strength {
        let Some(estimate) = units.estimate() else { return Strength::default() };
        let finite = |number: f64| number.is_finite().then_some(number);
        Strength {
            score: Some(estimate.score),
            elo: finite(estimate.elo),
            low: finite(estimate.low),
            high: finite(estimate.high),
            superiority: Some(estimate.superiority),
        }
    }
}

/// The test of a tournament of two.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtRow {
    pub test: Sprt,
    /// The logarithm of the ratio.
    pub llr: f64,
    pub bounds: (f64, f64),
    pub trend: Trend,
}

/// What was measured of the bots, in their order. It is different every time.
pub fn measured(settings: &Settings, records: &BTreeMap<u64, GameRecord>) -> Vec<Measured> {
    let mut all = vec![Measured::default(); settings.bots.len()];
    for record in records.values() {
        for (bot, measured) in record.bots.iter().zip(&record.measured) {
            all[*bot] = all[*bot].and(measured);
        }
    }
    all
}

/// Counts one bot's results in pairs and in games that have no other half yet.
#[derive(Clone, Default)]
struct Count {
    tally: Tally,
    pairs: Pairs,
    /// The half points of pairs of which one game is over.
    open: BTreeMap<(usize, u64), u8>,
}

impl Count {
    fn add(&mut self, key: (usize, u64), halves: u8) {
        self.tally.add(halves);
        match self.open.remove(&key) {
            Some(first) => self.pairs.add(first + halves),
            None => {
                self.open.insert(key, halves);
            }
        }
    }

    /// The games without their other half.
    fn single(&self) -> Tally {
        let mut single = Tally::default();
        self.open.values().for_each(|&halves| single.add(halves));
        single
    }

    fn strength(&self) -> Strength {
        Strength::of(&Units { pairs: self.pairs, single: self.single() })
    }
}

/// A test that goes on pair by pair, in the order of the plan, as far as all before them are over: so it does
/// not matter which games were over first.
#[derive(Clone, Debug)]
pub struct Test {
    pairs: Pairs,
    /// How many games were looked at.
    looked: usize,
    row: SprtRow,
    /// The last game that counts, once it is decided.
    decided: Option<u64>,
}

impl Test {
    /// The test before the first game.
    pub fn new(test: Sprt) -> Test {
        let row = SprtRow { test, llr: 0.0, bounds: test.bounds(), trend: Trend::Open };
        Test { pairs: Pairs::default(), looked: 0, row, decided: None }
    }

    /// Looks at the games that are over now.
    pub fn advance(&mut self, fixtures: &[Fixture], records: &BTreeMap<u64, GameRecord>) {
        while self.decided.is_none() {
            let Some([one, other]) = fixtures.get(self.looked..self.looked + 2) else { return };
            let (Some(first), Some(second)) = (records.get(&one.number), records.get(&other.number)) else {
                return;
            };
            self.pairs.add(halves_of(first, 0) + halves_of(second, 0));
            self.looked += 2;
            self.row.llr = self.row.test.llr(&self.pairs);
            self.row.trend = self.row.test.trend(self.row.llr);
            if self.row.trend != Trend::Open {
                self.decided = Some(other.number);
            }
        }
    }

    /// The last game that counts, once it is decided.
    pub fn decided(&self) -> Option<u64> {
        self.decided
    }
}

/// What a bot got in a game.
fn halves_of(record: &GameRecord, bot: usize) -> u8 {
    if record.bots[0] == bot { record.halves[0] } else { record.halves[1] }
}

pub fn standings(settings: &Settings, game: &Variant, records: &BTreeMap<u64, GameRecord>) -> Standings {
    let plan = settings.plan(game);
    let halves = |number: u64| records.get(&number).map(|record| record.halves[0]);
    let fixtures = plan.fixtures(&halves);
    let mut test = settings.sprt.map(Test::new);
    if let Some(test) = &mut test {
        test.advance(&fixtures, records);
    }
    let decided = test.as_ref().and_then(Test::decided);
    let counts = |fixture: &&Fixture| decided.is_none_or(|last| fixture.number <= last);
    let played: Vec<(&Fixture, &GameRecord)> = fixtures
        .iter()
        .filter(counts)
        .filter_map(|fixture| Some((fixture, records.get(&fixture.number)?)))
        .collect();
    let is_over = decided.is_some() || played.len() as u64 == plan.total();
    let mut rows = rows(settings, &plan, &played);
    if plan.format == Format::Knockout {
        let survived = plan.survived(&halves);
        rows.iter_mut().for_each(|row| row.survived = survived[row.bot]);
    }
    rows.sort_by(|one, other| {
        let key = |row: &Row| (row.survived, row.strength.score.unwrap_or(-1.0));
        let ((far, score), (other_far, other_score)) = (key(one), key(other));
        other_far.cmp(&far).then(other_score.total_cmp(&score)).then(one.bot.cmp(&other.bot))
    });
    Standings {
        games: played.len() as u64,
        planned: plan.total(),
        finished: is_over,
        rows,
        meetings: meetings(&played),
        sprt: test.map(|test| test.row),
    }
}

fn rows(settings: &Settings, plan: &Plan, played: &[(&Fixture, &GameRecord)]) -> Vec<Row> {
    let mut counts = vec![Count::default(); plan.bots];
    let mut fouls: Vec<BTreeMap<&'static str, u64>> = vec![BTreeMap::new(); plan.bots];
    let mut points: Vec<(i64, u64)> = vec![(0, 0); plan.bots];
    for (fixture, record) in played {
        for seat in Seat::DUEL {
            let bot = record.bots[seat.index()];
            counts[bot].add((fixture.meeting, fixture.pair), record.halves[seat.index()]);
            if let Some(foul) = record.ending.foul_of(seat) {
                *fouls[bot].entry(foul.kind()).or_default() += 1;
            }
            if let Some(made) = record.points {
                points[bot].0 = points[bot].0.saturating_add(made[seat.index()]);
                points[bot].1 += 1;
            }
        }
    }
    let each = settings.bots.iter().zip(counts).zip(fouls).zip(points).enumerate();
    each.map(|(bot, (((settings, count), fouls), (points, games)))| Row {
        bot,
        name: settings.name.clone(),
        tally: count.tally,
        strength: count.strength(),
        mean_points: (games > 0).then(|| points as f64 / games as f64),
        fouls,
        survived: 0,
    })
    .collect()
}

fn meetings(played: &[(&Fixture, &GameRecord)]) -> Vec<MeetingRow> {
    let mut counts: BTreeMap<[usize; 2], Count> = BTreeMap::new();
    for (fixture, record) in played {
        let mut bots = record.bots;
        bots.sort_unstable();
        let halves = halves_of(record, bots[0]);
        counts.entry(bots).or_default().add((fixture.meeting, fixture.pair), halves);
    }
    let row = |(bots, count): ([usize; 2], Count)| MeetingRow {
        bots,
        tally: count.tally,
        pairs: count.pairs,
        single: count.single(),
        strength: count.strength(),
    };
    counts.into_iter().map(row).collect()
}
