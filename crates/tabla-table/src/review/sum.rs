//! What the pieces of a review come to.

use serde::Serialize;
use tabla_core::{Saying, Seat};

use super::{Appraised, Balance, Grade, Measure, Piece, Plan, ReviewEntry, ReviewUnit, Rival, accuracy};

/// So many moments are told at which a game was decided.
const MOMENTS: usize = 3;
/// Two of them are at least so many plies apart.
const APART: usize = 2;

/// A review, as far as its pieces are there.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    pub measure: Measure,
    /// The decisions in order.
    pub entries: Vec<ReviewEntry>,
    /// How the game stood after so many plies: the winning chance of the first seat, or the points of each.
    pub course: Vec<(usize, Vec<f64>)>,
    /// Where the game was decided, in the order of play.
    pub moments: Vec<Moment>,
    pub seats: Vec<SeatReview>,
}

/// A moment at which the game was decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    pub ply: usize,
    pub seat: Seat,
    pub text: String,
    pub grade: Grade,
    pub loss: f64,
    pub lost: Option<f64>,
    pub better: Appraised,
    pub why: Saying,
}

/// What is said of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatReview {
    pub seat: Seat,
    /// 0 to 100; nothing where nothing of it was looked at.
    pub accuracy: Option<f64>,
    /// How many decisions earned each grade, in the order of [`Grade::ALL`].
    pub grades: [u32; 5],
    pub lost: Option<f64>,
    pub luck: Option<f64>,
    pub balance: Option<Balance>,
    pub rival: Option<Rival>,
}

impl Review {
    /// The review that these pieces make, in any order.
    pub fn of(plan: &Plan, pieces: impl IntoIterator<Item = Piece>) -> Review {
        let (mut entries, mut notes) = (Vec::new(), Vec::new());
        for piece in pieces {
            match piece {
                Piece::Decision(entry) => entries.push(*entry),
                Piece::Seat(note) => notes.push(note),
            }
        }
        entries.sort_by_key(|entry| entry.ply);
        let mut seats: Vec<SeatReview> =
            (0..plan.seats).map(|seat| seat_review(Seat::at(seat), &entries)).collect();
        for note in notes {
            if let Some(seat) = seats.get_mut(note.seat.index()) {
                (seat.balance, seat.rival) = (note.balance, note.rival);
            }
        }
        let (course, moments) = (course(plan, &entries), moments(&entries));
        Review { measure: plan.measure, entries, course, moments, seats }
    }
}

fn seat_review(seat: Seat, entries: &[ReviewEntry]) -> SeatReview {
    let own: Vec<&ReviewEntry> = entries.iter().filter(|entry| entry.seat == seat).collect();
    let free = own.iter().filter(|entry| !entry.is_forced);
    let count = |grade| free.clone().filter(|entry| entry.grade() == grade).count();
    SeatReview {
        seat,
        accuracy: accuracy(free.clone().map(|entry| entry.loss)),
        grades: Grade::ALL.map(|grade| u32::try_from(count(grade)).unwrap_or(u32::MAX)),
        lost: total(own.iter().map(|entry| entry.lost)),
        luck: total(own.iter().map(|entry| entry.luck)),
        balance: None,
        rival: None,
    }
}

/// The sum of what is known; nothing where nothing is.
fn total(numbers: impl Iterator<Item = Option<f64>>) -> Option<f64> {
    numbers.flatten().fold(None, |sum, number| Some(sum.unwrap_or(0.0) + number))
}

fn course(plan: &Plan, entries: &[ReviewEntry]) -> Vec<(usize, Vec<f64>)> {
    let Some(first) = entries.first() else { return Vec::new() };
    let own =
        |entry: &ReviewEntry, chance: f64| if entry.seat == Seat::FIRST { chance } else { 1.0 - chance };
    if plan.measure.unit == ReviewUnit::Chance {
        let start = (first.ply, vec![own(first, first.before)]);
        let rest = entries.iter().map(|entry| (entry.ply + 1, vec![own(entry, entry.after)]));
        return std::iter::once(start).chain(rest).collect();
    }
    let begins = |seat: u8| {
        let first = entries.iter().find(|entry| entry.seat == Seat::at(seat));
        first.map_or(0.0, |entry| if entry.shown.is_some() { 0.0 } else { entry.before })
    };
    let mut values: Vec<f64> = (0..plan.seats).map(begins).collect();
    let mut course = vec![(first.ply, values.clone())];
    for entry in entries {
        if let Some(value) = values.get_mut(entry.seat.index()) {
            *value = entry.shown.unwrap_or(entry.after);
        }
        course.push((entry.ply + 1, values.clone()));
    }
    course
}

/// The dearest decisions that were not good, apart from each other.
fn moments(entries: &[ReviewEntry]) -> Vec<Moment> {
    let mut dear: Vec<&ReviewEntry> =
        entries.iter().filter(|entry| entry.grade() >= Grade::Inaccuracy).collect();
    dear.sort_by(|one, other| other.loss.total_cmp(&one.loss).then(one.ply.cmp(&other.ply)));
    let mut chosen: Vec<&ReviewEntry> = Vec::new();
    for entry in dear {
        if chosen.len() < MOMENTS && chosen.iter().all(|other| other.ply.abs_diff(entry.ply) >= APART) {
            chosen.push(entry);
        }
    }
    chosen.sort_by_key(|entry| entry.ply);
    chosen.into_iter().filter_map(moment).collect()
}

fn moment(entry: &ReviewEntry) -> Option<Moment> {
    Some(Moment {
        ply: entry.ply,
        seat: entry.seat,
        text: entry.played.text.clone(),
        grade: entry.grade(),
        loss: entry.loss,
        lost: entry.lost,
        better: entry.best.first()?.clone(),
        why: entry.why.clone()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(ply: usize, loss: f64) -> ReviewEntry {
        let option = Appraised { text: format!("m{ply}"), ..Appraised::default() };
        ReviewEntry {
            ply,
            seat: Seat::at((ply % 2) as u8),
            loss,
            lost: None,
            is_forced: false,
            before: 0.5,
            after: 0.5 - loss,
            shown: None,
            played: option.clone(),
            best: vec![option],
            luck: None,
            why: (loss > 0.0).then(|| Saying::new("review-better")),
        }
    }

    fn plan() -> Plan {
        Plan { measure: Measure::CHANCE, seats: 2, parts: Vec::new() }
    }

    #[test]
    fn the_dearest_moments_are_apart_and_in_the_order_of_play() {
        let losses = [0.0, 0.3, 0.4, 0.06, 0.02, 0.25, 0.0, 0.2];
        let pieces =
            losses.into_iter().enumerate().map(|(ply, loss)| Piece::Decision(Box::new(entry(ply, loss))));
        let review = Review::of(&plan(), pieces);
        let told: Vec<usize> = review.moments.iter().map(|moment| moment.ply).collect();
        assert_eq!(told, [2, 5, 7]);
        assert_eq!(review.moments[0].grade, Grade::Blunder);
        assert_eq!(review.course[0], (0, vec![0.5]));
        assert_eq!(review.course[2], (2, vec![0.8]), "what the second seat loses, the first wins");
        assert_eq!(review.seats[0].grades, [2, 1, 0, 0, 1]);
        let good = Review::of(&plan(), [Piece::Decision(Box::new(entry(0, 0.01)))]);
        assert!(good.moments.is_empty());
    }

    #[test]
    fn pieces_come_in_any_order_and_one_by_one() {
        let pieces = [entry(3, 0.1), entry(0, 0.0)].map(|entry| Piece::Decision(Box::new(entry)));
        let review = Review::of(&plan(), pieces.clone());
        assert_eq!(review.entries.iter().map(|entry| entry.ply).collect::<Vec<_>>(), [0, 3]);
        let again = serde_json::to_string(&pieces).unwrap();
        let again: Vec<Piece> = serde_json::from_str(&again).unwrap();
        assert_eq!(Review::of(&plan(), again), review);
        assert_eq!(Review::of(&plan(), []).seats.len(), 2);
    }
}
