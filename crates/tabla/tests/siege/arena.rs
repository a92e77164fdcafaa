//! Tournaments, killed and gone on with: games that were told are in the table, which ends as if nothing had
//! happened.

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

use crate::assault::{Moment, assault, rounds, siege};
use crate::common::{command, finish, folder};

/// Tournaments of every game, small and without clocks.
const PLANS: [&str; 5] = [
    "mice champion:nodes=200 alphabeta:depth=1 --games 12 -j 2",
    "santorini champion:nodes=200 alphabeta:depth=1 --games 12",
    "jamb rule greedy --games 12 -j 2",
    "jewels greedy random --games 12 --rules turns=5",
    "scrabble greedy greedy --games 3",
];

fn arena(folder: &Path, words: &str) -> Command {
    let mut command = command(folder);
    command.arg("arena").args(words.split_whitespace());
    command
}

/// What the tournament's table says.
fn standings(folder: &Path, words: &str) -> Value {
    let ran = finish(arena(folder, words), "");
    assert_eq!(ran.code, 0, "{ran:?}");
    let table: Value = serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {ran:?}"));
    table["standings"].clone()
}

/// A tournament under siege.
struct Tournament {
    plan: &'static str,
    folder: TempDir,
    /// The table of the same tournament when nobody disturbs it.
    whole: Value,
    has_begun: bool,
    /// How many games were told or counted.
    games: usize,
}

impl Tournament {
    fn new(plan: &'static str) -> Tournament {
        let folder = folder();
        let whole = standings(folder.path(), &format!("run {plan} --json --out whole"));
        Tournament { plan, folder, whole, has_begun: false, games: 0 }
    }

    /// Plays on until it is killed; then every game that was told counts. Whether the tournament is over.
    fn round(&mut self, moment: Moment) -> bool {
        let here = self.folder.path();
        let words = if self.has_begun { "resume t".to_owned() } else { format!("run {} --out t", self.plan) };
        let is_told = |line: &str| line.starts_with("Game ");
        let seen = assault(&mut arena(here, &words), "", true, is_told, moment);
        self.has_begun = here.join("t/arena.json").exists();
        let told = seen.lines().filter(|line| is_told(line)).count();
        if !self.has_begun {
            assert_eq!(told, 0, "{seen}");
            return false;
        }
        let table = standings(here, "table t --json");
        let games = table["games"].as_u64().expect("a number") as usize;
        assert!(games >= self.games + told, "{}: {told} games were told, {table}", self.plan);
        self.games = games;
        if table["finished"] != true {
            return false;
        }
        assert_eq!(table, self.whole, "{}", self.plan);
        assert_eq!(standings(here, "resume t --json"), self.whole, "{}", self.plan);
        true
    }
}

#[test]
fn a_tournament_that_is_killed_goes_on_and_ends_with_the_same_table() {
    let mut plans = PLANS.iter().cycle().copied();
    let mut tournament = plans.next().map(Tournament::new).expect("a plan");
    let mut ended = 0;
    siege("arena", rounds(), |luck| {
        if tournament.round(Moment::any(luck, 4, 30_000)) {
            ended += 1;
            tournament = plans.next().map(Tournament::new).expect("a plan");
        }
    });
    // However few rounds there are, one tournament is seen to its end.
    while !tournament.round(Moment { confirmed: u64::MAX, after: std::time::Duration::ZERO }) {}
    eprintln!("arena: {} tournaments, each with the same table", ended + 1);
}
