//! Scrabble on a desk: who sees which tiles, when people share a screen and when they do not.

use std::sync::LazyLock;
use std::time::Duration;

use serde_json::{Value, json};
use tabla_core::Saying;
use tabla_play::kits;

use super::table::{self, Outfit};
use super::trial::{again, answer, deed, english, eye, play, shown};
use crate::desk::{Deed, Desk, Showing, Stop};
use crate::wire::Act;

static OUTFIT: LazyLock<Outfit> = LazyLock::new(Outfit::small);

fn begin(wish: Value) -> Value {
    kits::fill_in(&OUTFIT.registry, "scrabble", wish, 7, 0).expect("a good setup")
}

fn open(setup: &Value) -> Result<Box<dyn Desk>, Saying> {
    table::open(&OUTFIT, "", "scrabble", setup)
}

fn board(showing: &Showing) -> Value {
    showing.board.json()
}

/// What the computer decides.
fn decided(desk: &dyn Desk) -> Option<Act> {
    Some(desk.computer()?(&Stop::new(true)).unwrap())
}

/// What a person of few words does: the best play of all, or nothing.
fn best(desk: &dyn Desk, seat: u8) -> Act {
    if !board(&shown(desk, &[seat]))["view"]["doubt"].is_null() {
        return play("accept");
    }
    let plays = answer(desk, &eye(&[seat]), json!({ "plays": 1 })).unwrap();
    play(plays[0]["text"].as_str().unwrap())
}

/// A whole game of a person against the greedy player.
static PLAYED: LazyLock<(Value, Vec<Deed>)> = LazyLock::new(|| {
    let setup = begin(json!({ "players": ["human", "greedy"], "seed": 5 }));
    let (mut desk, mut deeds) = (open(&setup).unwrap(), Vec::new());
    while let Some(seat) = shown(&*desk, &[]).to_move {
        let computer = decided(&*desk);
        let by_computer = computer.is_some();
        let act = computer.unwrap_or_else(|| best(&*desk, seat));
        let deed = Deed { by_computer, ..deed(seat, act, 7) };
        desk.perform(&deed).unwrap();
        deeds.push(deed);
        assert!(deeds.len() < 200);
    }
    (setup, deeds)
});

#[test]
fn a_whole_game_is_the_same_game_again() {
    let (setup, deeds) = &*PLAYED;
    let (one, two) = (again(open, setup, deeds), again(open, setup, deeds));
    let end = shown(&*one, &[1]);
    assert_eq!(shown(&*two, &[1]), end);
    assert_eq!((end.to_move, end.ply), (None, deeds.len()));
    let ending = end.ending.as_ref().unwrap();
    assert!(ending.winner.is_some() && ending.saying.key == "ending-won");
    assert!(end.moves.iter().all(|mv| mv.spent == 7));
    for ply in 0..=end.ply {
        let past = one.show(&eye(&[1]), Some(ply)).unwrap();
        assert_eq!((past.ply, past.moves.len(), past.ending.as_ref()), (ply, end.ply, Some(ending)));
    }
    assert!(one.show(&eye(&[1]), Some(end.ply + 1)).is_err());
    assert_eq!(one.formats(), ["gcg", "cgp", "json"]);
}

#[test]
fn nobody_is_told_of_other_racks() {
    let setup = begin(json!({ "players": ["human", "human", "greedy"], "seed": 11, "challenge": "double" }));
    let mut desk = open(&setup).unwrap();
    let rack_of =
        |desk: &dyn Desk, seat| board(&shown(desk, &[seat]))["view"]["rack"].as_str().unwrap().to_owned();
    for _ in 0..20 {
        let [first, second] = [1, 2].map(|seat| rack_of(&*desk, seat));
        let mover = shown(&*desk, &[]).to_move.unwrap();
        for seats in [&[][..], &[1], &[2], &[3], &[1, 2]] {
            let showing = shown(&*desk, seats);
            let told = format!("{showing:?}");
            let may_see =
                |seat: u8| seats == [seat] || (seats.len() > 1 && seats.contains(&seat) && mover == seat);
            // What was laid and may be challenged leaves a short rack, whose letters stand everywhere.
            for (seat, rack) in [(1, &first), (2, &second)].into_iter().filter(|(_, rack)| rack.len() == 7) {
                assert_eq!(told.contains(rack.as_str()), may_see(seat), "{seats:?} {seat}");
            }
            let has_rack = seats.len() == 1 || seats.contains(&mover);
            assert_eq!(board(&showing)["has_rack"], has_rack);
            assert!(has_rack || board(&showing)["view"]["rack"] == "");
            for ply in 0..showing.ply {
                let past = board(&desk.show(&eye(seats), Some(ply)).unwrap());
                assert_eq!(past["has_rack"], seats.len() == 1);
            }
        }
        assert!(answer(&*desk, &eye(&[]), json!({ "plays": 3 })).is_err());
        let other = if mover == 1 { 2 } else { 1 };
        let advice = desk.advise(&eye(&[other]), None, Duration::ZERO).unwrap()(&Stop::new(false));
        assert_eq!(advice.unwrap_err().key, "desk-scrabble-no-advice");
        // Advice is for whoever holds all seats, so that it is no question like others.
        assert!(answer(&*desk, &eye(&[mover]), json!({ "advice": 1 })).is_err());
        let act = decided(&*desk).unwrap_or_else(|| best(&*desk, mover));
        desk.perform(&deed(mover, act, 1)).unwrap();
    }
    assert!(desk.hides());
}

#[test]
fn advice_is_ranked() {
    let (setup, deeds) = &*PLAYED;
    let desk = again(open, setup, &deeds[..2]);
    let time = Duration::from_millis(50);
    let advice = desk.advise(&eye(&[1]), None, time).unwrap()(&Stop::new(false)).unwrap();
    assert!(!advice.lines.is_empty() && advice.lines.len() <= 15 && advice.ply == 2);
    assert_eq!(advice.best.as_ref(), Some(&advice.lines[0].text));
    let can = |desk: &dyn Desk| shown(desk, &[1]).can;
    assert!(can(&*desk).advice && !can(&*desk).evaluate && !can(&*again(open, setup, deeds)).advice);
}

#[test]
fn no_file_of_a_game_against_a_computer_tells_its_tiles() {
    let (setup, deeds) = &*PLAYED;
    let desk = again(open, setup, &deeds[..6]);
    assert_eq!(desk.file("json").unwrap_err().key, "desk-scrabble-no-save");
    let (_, text) = desk.file("gcg").unwrap();
    // Of the computer's tiles only those are told that lie on the board.
    for line in text.lines().filter(|line| line.starts_with(">player2:")) {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let laid = parts[3].chars().filter(|letter| *letter != '.').count();
        assert_eq!(parts[1].len(), laid, "{line}");
    }
    for format in ["gcg", "cgp"] {
        let (name, _) = desk.file(format).unwrap();
        assert_eq!(name, format!("scrabble.{format}"), "the name must not tell the seed");
    }
    assert!(desk.file("board").is_err());
    let people = open(&begin(json!({ "players": ["human", "human"], "seed": 3 }))).unwrap();
    let first = best(&*people, 1);
    let mut people = people;
    people.perform(&deed(1, first, 1)).unwrap();
    for desk in [people, again(open, setup, deeds)] {
        let (name, text) = desk.file("json").unwrap();
        let loaded = begin(json!({ "load": { "name": name, "text": text } }));
        assert_eq!(shown(&*open(&loaded).unwrap(), &[1]).board, shown(&*desk, &[1]).board);
    }
}

#[test]
fn a_branch_begins_with_the_same_tiles() {
    let (setup, deeds) = &*PLAYED;
    let desk = again(open, setup, deeds);
    let branch = desk.branch(4).unwrap();
    let other = open(&branch.setup).unwrap();
    assert_eq!(shown(&*other, &[1]).board, shown(&*again(open, setup, &deeds[..4]), &[1]).board);
    assert!(desk.branch(deeds.len() + 1).is_err());
}

#[test]
fn positions_are_checked() {
    let good = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 ADEINRS/ 0/10 0";
    assert_eq!(table::check(&OUTFIT, "scrabble", "en void", good).unwrap()["view"]["rack"], "ADEINRS");
    let bad = table::check(&OUTFIT, "scrabble", "en void", &good.replace("6CAT6", "CAT12")).unwrap_err();
    assert!(english(&bad).contains("centre"), "{}", english(&bad));
}
