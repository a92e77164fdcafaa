//! The record of one game, as it is kept on disk.

use serde::{Deserialize, Serialize};
use tabla_core::Seat;

use crate::Foul;

/// A game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameRecord {
    /// Which game of the plan it is, counted from 1.
    pub number: u64,
    /// The numbers of the bots, counted from 0, in the order of their seats.
    pub bots: [usize; 2],
    /// The position in which it began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<String>,
    /// The seed of its luck.
    pub luck: u64,
    /// The half points of both seats: 2 for a win, 1 for a draw.
    pub halves: [u8; 2],
    pub ending: MatchEnd,
    /// The points of both seats, where there are points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i64; 2]>,
    pub moves: Vec<MoveRecord>,
    /// What was measured of both seats.
    pub measured: [Measured; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveRecord {
    /// Who moved, counted from 1.
    pub seat: u8,
    /// The move as one word.
    pub text: String,
    /// How long it took, in microseconds.
    pub micros: u64,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchEnd {
    /// By the rules: a word for how.
    Rules(String),
    /// It was too long, and nobody has won.
    Length,
    /// A bot did something wrong.
    Foul {
        /// Its seat, counted from 1.
        seat: u8,
        foul: Foul,
    },
}

impl MatchEnd {
    /// The wrong that this seat did.
    pub fn foul_of(&self, seat: Seat) -> Option<&Foul> {
        match self {
            MatchEnd::Foul { seat: number, foul } if *number == seat.number() => Some(foul),
            _ => None,
        }
    }
}

/// What was measured of one side of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Measured {
    /// How many moves it made.
    pub moves: u64,
    /// The time of all its moves, in microseconds.
    pub micros: u64,
    /// The time of its longest move.
    pub longest: u64,
    /// How many of its moves took all the time that they had.
    pub full: u64,
    /// By how much those went over that time, all together.
    pub over: u64,
    /// By how much one did at the most.
    pub most_over: u64,
    /// The shortest time between a line and its answer, where that can be measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ping: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cpu: Option<u64>,
    /// The most memory that it was seen to have, in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<u64>,
}

impl Measured {
    /// Notes a move that took so long, and the time that it had.
    pub fn note(&mut self, micros: u64, limit: Option<u64>) {
        self.moves += 1;
        self.micros += micros;
        self.longest = self.longest.max(micros);
        if let Some(over) = limit.and_then(|limit| micros.checked_sub(limit)) {
            self.full += 1;
            self.over += over;
            self.most_over = self.most_over.max(over);
        }
    }

    #[must_use]
    pub fn and(self, other: &Measured) -> Measured {
        let least = |one: Option<u64>, other: Option<u64>| one.into_iter().chain(other).min();
        Measured {
            moves: self.moves.saturating_add(other.moves),
            micros: self.micros.saturating_add(other.micros),
            longest: self.longest.max(other.longest),
            full: self.full.saturating_add(other.full),
            over: self.over.saturating_add(other.over),
            most_over: self.most_over.max(other.most_over),
            ping: least(self.ping, other.ping),
            cpu: self.cpu.into_iter().chain(other.cpu).reduce(u64::saturating_add),
            memory: self.memory.max(other.memory),
        }
    }
}
