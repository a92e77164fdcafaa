//! A match: two players, the same openings from both sides.

use tabla_core::{BySeat, Saying, Seat};

use super::Progress;
use crate::{GameInfo, PlayerSpec, RuleChoice, TableTurn};

/// Who plays, and from which positions.
pub struct MatchSettings<'a> {
    /// The game.
    pub game: &'static GameInfo,
    /// By which rules.
    pub rules: RuleChoice,
    /// The player whose points are counted.
    pub one: PlayerSpec,
    /// The other one.
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
    /// Who won.
    pub winner: Option<Seat>,
    /// Every move as text.
    pub moves: Vec<String>,
}

/// What came out.
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

/// Plays the match, one game after the other, so that the clock is fair to both.
pub fn play_match(settings: &MatchSettings<'_>, progress: Progress<'_>) -> Result<MatchReport, Saying> {
    let mut report = MatchReport::default();
    let rounds = settings.openings.iter().flat_map(|opening| Seat::DUEL.map(|seat| (opening, seat)));
    let total = settings.games.min(settings.openings.len() * 2);
    for (opening, seat) in rounds.take(settings.games) {
        progress(report.games.len() as u64, total as u64);
        let players =
            BySeat::new(|place| if place == seat { settings.one.clone() } else { settings.other.clone() });
        report.games.push(play_game(settings, players, opening, seat)?);
    }
    progress(total as u64, total as u64);
    Ok(report)
}

fn play_game(
    settings: &MatchSettings<'_>,
    players: BySeat<PlayerSpec>,
    opening: &str,
    seat: Seat,
) -> Result<MatchGame, Saying> {
    let mut table = settings.game.open_with(players, &settings.rules);
    table.set_position(opening)?;
    loop {
        match table.turn() {
            TableTurn::Seat(mover) => {
                let player = table.player(mover).clone();
                let thought = table.think(&player)?.wait();
                table.play(&thought.best, thought.spent)?;
            }
            TableTurn::Over(ending) => {
                let moves = table.played().into_iter().map(|turn| turn.text).collect();
                return Ok(MatchGame { opening: opening.to_owned(), seat, winner: ending.winner(), moves });
            }
        }
    }
}
