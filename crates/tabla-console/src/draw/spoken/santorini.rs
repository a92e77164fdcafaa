//! Santorini's board in sentences.

use tabla_core::{Arg, Seat};
use tabla_games::{SantoriniView as View, Trace, Words};

use crate::tell;

/// The position in sentences.
pub fn sentences(view: &View, words: &Words) -> Vec<String> {
    let mut sentences: Vec<String> = last_turn(view, words).into_iter().collect();
    sentences.extend(Seat::DUEL.iter().map(|&seat| workers(view, seat, words)));
    sentences.extend(buildings(view, words));
    sentences
}

fn last_turn(view: &View, words: &Words) -> Option<String> {
    let traced = |wanted: &[Trace]| {
        let squares = view.squares.iter().filter(|square| square.last.is_some_and(|t| wanted.contains(&t)));
        squares.map(|square| square.name.as_str()).collect::<Vec<_>>()
    };
    let placed = traced(&[Trace::Placed]);
    if !placed.is_empty() {
        let squares = tell::list(&placed, words);
        return Some(words.text_with("spoken-placed", &[("squares", Arg::from(squares))]));
    }
    let from = *traced(&[Trace::From, Trace::FromAndBuilt]).first()?;
    let to = *traced(&[Trace::To]).first()?;
    let mut args = vec![("from", Arg::from(from)), ("to", Arg::from(to))];
    let built = view.squares.iter().find(|s| matches!(s.last, Some(Trace::Built | Trace::FromAndBuilt)));
    match built {
        None => Some(words.text_with("spoken-climbed", &args)),
        Some(square) => {
            args.push(("build", Arg::from(square.name.as_str())));
            args.push(("level", Arg::from(i64::from(square.level))));
            let key = if square.level == 4 { "spoken-moved-dome" } else { "spoken-moved" };
            Some(words.text_with(key, &args))
        }
    }
}

fn workers(view: &View, seat: Seat, words: &Words) -> String {
    let player = ("player", Arg::from(i64::from(seat.number())));
    let standing: Vec<String> = view
        .squares
        .iter()
        .filter(|square| square.worker == Some(seat.number()))
        .map(|square| {
            let args =
                [("square", Arg::from(square.name.as_str())), ("level", Arg::from(i64::from(square.level)))];
            words.text_with("spoken-worker", &args)
        })
        .collect();
    if standing.is_empty() {
        return words.text_with("spoken-no-workers", &[player]);
    }
    let standing: Vec<&str> = standing.iter().map(String::as_str).collect();
    words.text_with("spoken-workers", &[player, ("workers", Arg::from(tell::list(&standing, words)))])
}

fn buildings(view: &View, words: &Words) -> Vec<String> {
    let at = |level: u8| {
        let squares = view.squares.iter().filter(|square| square.level == level);
        squares.map(|square| square.name.as_str()).collect::<Vec<_>>()
    };
    let mut sentences = Vec::new();
    for level in 1..=3 {
        let squares = at(level);
        if !squares.is_empty() {
            let args =
                [("level", Arg::from(i64::from(level))), ("squares", Arg::from(tell::list(&squares, words)))];
            sentences.push(words.text_with("spoken-level", &args));
        }
    }
    let domes = at(4);
    if !domes.is_empty() {
        sentences.push(words.text_with("spoken-domes", &[("squares", Arg::from(tell::list(&domes, words)))]));
    }
    sentences.push(words.text(if sentences.is_empty() { "spoken-all-ground" } else { "spoken-rest-ground" }));
    sentences
}
