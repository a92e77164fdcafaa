//! A match: two players, the same openings from both sides.

use std::sync::Arc;

use serde_json::{Map, Value};
use tabla_core::{Seat, TableError};
use tabla_table::{AccountKind, Kit, PlayerSpec, SeatPlayers, Secret, Setup, Waiting};

use super::{Progress, decide};

/// Who plays, and from which positions.
pub struct MatchSettings<'a> {
    pub kit: Arc<dyn Kit>,
    /// What was chosen of its rules.
    pub options: Map<String, Value>,
    /// The player whose points are counted.
    pub one: PlayerSpec,
    pub other: PlayerSpec,
    /// The opening positions; each is played twice, with the seats changed.
    pub openings: &'a [String],
    /// The most games to play; an odd number leaves the last opening with one game.
    pub games: usize,
}

/// One game of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchGame {
    /// The position it began from.
    pub opening: String,
    /// Where the player sat whose points are counted.
    pub seat: Seat,
    pub winner: Option<Seat>,
    /// Every move as text.
    pub moves: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct MatchReport {
    /// The games in the order in which they were played.
    pub games: Vec<MatchGame>,
}

impl MatchReport {
    /// A win counts one, a draw a half.
    pub fn points(&self) -> f64 {
        let points = |game: &MatchGame| match game.winner {
            Some(seat) if seat == game.seat => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        self.games.iter().map(points).sum()
    }

    /// Won and played games from this seat.
    pub fn from_seat(&self, seat: Seat) -> (usize, usize) {
        let games: Vec<_> = self.games.iter().filter(|game| game.seat == seat).collect();
        (games.iter().filter(|game| game.winner == Some(seat)).count(), games.len())
    }
}

/// Plays the match, one game after the other, so that the clock is fair to both. Games that must come out the same
/// on every machine, and may be played anywhere, are those of [`tabla_table::play_range`]: it knows no clock.
pub fn play_match(settings: &MatchSettings<'_>, progress: Progress<'_>) -> Result<MatchReport, TableError> {
    let mut report = MatchReport::default();
    let rounds = settings.openings.iter().flat_map(|opening| Seat::DUEL.map(|seat| (opening, seat)));
    let total = settings.games.min(settings.openings.len() * 2);
    for (opening, seat) in rounds.take(settings.games) {
        progress(report.games.len() as u64, total as u64);
        report.games.push(play_game(settings, opening, seat)?);
    }
    progress(total as u64, total as u64);
    Ok(report)
}

fn play_game(settings: &MatchSettings<'_>, opening: &str, seat: Seat) -> Result<MatchGame, TableError> {
    let player = |place| if place == seat { &settings.one } else { &settings.other };
    let setup = Setup {
        game: settings.kit.id().to_owned(),
        options: settings.options.clone(),
        players: Seat::DUEL.map(|place| player(place).to_string()).into(),
        start: Some(opening.to_owned()),
        ..Setup::default()
    };
    let mut table = Arc::clone(&settings.kit).open(setup, Secret::default())?;
    let players = SeatPlayers::new(usize::MAX);
    loop {
        if let Waiting::Nothing(ending) = table.waiting() {
            let told = table.show(tabla_core::Viewer::Everything, None)?.accounts;
            let moves = told.into_iter().filter(|account| account.what == AccountKind::Played);
            let moves = moves.filter_map(|account| account.text).collect();
            let winner = ending.outcome.winner();
            return Ok(MatchGame { opening: opening.to_owned(), seat, winner, moves });
        }
        let thought = decide(&*table, &players)?;
        table.play(&thought.best)?;
    }
}
