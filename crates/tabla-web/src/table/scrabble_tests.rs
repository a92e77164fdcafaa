//! Scrabble on a desk: who sees which tiles, when people share a screen and when they do not.

use std::collections::HashSet;
use std::sync::LazyLock;
use std::time::Duration;

use serde_json::{Value, json};
use tabla_table::{Act as TableAct, Secret};

use super::trial::{OUTFIT, again, answer, deed, english, fill_in, folded, play, shown};
use super::{Help, HouseTable, Opening, Showing, Stop, check, trial};
use crate::legacy::{Deed, Replayed};
use crate::wire::Act;

const GAME: &str = "scrabble";

fn begin(wish: Value) -> Value {
    fill_in(GAME, wish, 0).expect("a good setup")
}

fn open(setup: &Value) -> Replayed {
    trial::open(GAME, setup).expect("a good setup")
}

fn board(showing: &Showing) -> &Value {
    &showing.board
}

/// What the computer decides.
fn decided(table: &HouseTable) -> Option<Act> {
    match table.computer()?.decide(&Stop::new(true)).unwrap() {
        TableAct::Play { text, .. } => Some(Act::Play { text }),
        other => panic!("{other:?}"),
    }
}

/// What a person of few words does: the best play of all, or nothing.
fn best(table: &HouseTable, seat: u8) -> Act {
    if !board(&shown(table, &[seat]))["view"]["doubt"].is_null() {
        return play("accept");
    }
    let plays = answer(table, &[seat], json!({ "plays": 1 })).unwrap();
    play(plays[0]["text"].as_str().unwrap())
}

/// A whole game of a person against the greedy player.
static PLAYED: LazyLock<(Value, Vec<Deed>)> = LazyLock::new(|| {
    let setup = begin(json!({ "players": ["human", "greedy"], "seed": 5 }));
    let (mut desk, mut deeds) = (open(&setup), Vec::new());
    while let Some(seat) = shown(&desk.table, &[]).to_move {
        let computer = decided(&desk.table);
        let by_computer = computer.is_some();
        let act = computer.unwrap_or_else(|| best(&desk.table, seat));
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
    let one = again(GAME, setup, deeds);
    let end = shown(&one, &[1]);
    assert_eq!(shown(&folded(&one), &[1]), end);
    assert_eq!((end.to_move, end.ply), (None, deeds.len()));
    let ending = end.ending.as_ref().unwrap();
    assert!(ending.winner.is_some() && ending.saying.key.starts_with("scrabble-ending-"));
    assert!(end.moves.iter().all(|mv| mv.spent == 7));
    for ply in 0..=end.ply {
        let past = one.show(&[1], Some(ply)).unwrap();
        assert_eq!((past.ply, past.moves.len(), past.ending.as_ref()), (ply, end.ply, Some(ending)));
    }
    assert!(one.show(&[1], Some(end.ply + 1)).is_err());
    assert_eq!(one.formats(), ["gcg", "cgp", "json"]);
}

#[test]
fn nobody_is_told_of_other_racks() {
    let setup = begin(json!({ "players": ["human", "human", "greedy"], "seed": 11, "challenge": "double" }));
    let mut desk = open(&setup);
    let rack_of =
        |table: &HouseTable, seat| board(&shown(table, &[seat]))["view"]["rack"].as_str().unwrap().to_owned();
    for _ in 0..20 {
        let [first, second] = [1, 2].map(|seat| rack_of(&desk.table, seat));
        let mover = shown(&desk.table, &[]).to_move.unwrap();
        for seats in [&[][..], &[1], &[2], &[3], &[1, 2]] {
            let showing = shown(&desk.table, seats);
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
                let past = desk.table.show(seats, Some(ply)).unwrap().board;
                assert_eq!(past["has_rack"], seats.len() == 1);
            }
        }
        assert!(answer(&desk.table, &[], json!({ "plays": 3 })).is_err());
        // The best plays are advice, whatever else is asked for with them.
        for asked in [json!({ "plays": 3 }), json!({ "preview": null, "plays": 3 })] {
            assert_eq!(desk.table.help(&asked), Help::Unmarked);
        }
        assert_eq!(desk.table.help(&json!({ "preview": "-" })), Help::None);
        let other = if mover == 1 { 2 } else { 1 };
        let advice = desk.table.advise(&[other], None, Duration::ZERO).unwrap().run(&Stop::new(false));
        assert_eq!(advice.unwrap_err().key, "desk-scrabble-no-advice");
        // Advice is for whoever holds all seats, so that it is no question like others.
        assert!(answer(&desk.table, &[mover], json!({ "advice": 1 })).is_err());
        let act = decided(&desk.table).unwrap_or_else(|| best(&desk.table, mover));
        desk.perform(&deed(mover, act, 1)).unwrap();
    }
    assert!(desk.table.hides());
}

#[test]
fn advice_is_ranked() {
    let (setup, deeds) = &*PLAYED;
    let desk = again(GAME, setup, &deeds[..2]);
    let time = Duration::from_millis(50);
    let advice = desk.advise(&[1], None, time).unwrap().run(&Stop::new(false)).unwrap();
    assert!(!advice.lines.is_empty() && advice.lines.len() <= 15 && advice.ply == 2);
    assert_eq!(advice.best.as_ref(), Some(&advice.lines[0].text));
    let can = |table: &HouseTable| shown(table, &[1]).can;
    assert!(can(&desk).advice && !can(&desk).evaluate && !can(&again(GAME, setup, deeds)).advice);
}

#[test]
fn no_file_of_a_game_against_a_computer_tells_its_tiles() {
    let (setup, deeds) = &*PLAYED;
    let desk = again(GAME, setup, &deeds[..6]);
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
    let mut people = open(&begin(json!({ "players": ["human", "human"], "seed": 3 })));
    let first = best(&people.table, 1);
    people.perform(&deed(1, first, 1)).unwrap();
    for desk in [people.table, again(GAME, setup, deeds)] {
        let (name, text) = desk.file("json").unwrap();
        let loaded = begin(json!({ "load": { "name": name, "text": text } }));
        assert_eq!(shown(&open(&loaded).table, &[1]).board, shown(&desk, &[1]).board);
    }
}

#[test]
fn a_branch_begins_with_the_same_tiles() {
    let (setup, deeds) = &*PLAYED;
    let desk = again(GAME, setup, deeds);
    let branch = desk.branch(4, crate::keys::secret().unwrap()).unwrap();
    let other = HouseTable::restore(&OUTFIT, "", &branch).unwrap();
    assert_eq!(shown(&other, &[1]).board, shown(&again(GAME, setup, &deeds[..4]), &[1]).board);
    assert!(desk.branch(deeds.len() + 1, crate::keys::secret().unwrap()).is_err());
}

/// A game whose tiles nobody can know before, after so many turns.
fn sealed(turns: usize) -> HouseTable {
    let secret = Secret::new([1, 2, 3, 4]);
    let opening =
        Opening::wished(&OUTFIT, GAME, json!({ "players": ["human", "greedy"] }), secret, 0).unwrap();
    let mut table = HouseTable::restore(&OUTFIT, "", &opening).unwrap();
    for turn in 0..turns {
        go_on(&mut table, turn as u64);
    }
    table
}

/// The next turn, whoever's it is.
fn go_on(table: &mut HouseTable, at: u64) {
    let seat = shown(table, &[]).to_move.unwrap();
    let act = decided(table).unwrap_or_else(|| best(table, seat));
    table.apply(&table.decide(seat, &act, at).unwrap()).unwrap();
}

/// Everybody's tiles, as the house knows them.
fn racks(table: &HouseTable) -> Vec<String> {
    let position = table.table.show(tabla_core::Viewer::Everything, None).unwrap().position;
    position.split(' ').nth(1).unwrap().split('/').map(str::to_owned).collect()
}

#[test]
fn a_branch_of_a_game_under_way_tells_nothing_of_it() {
    let desk = sealed(6);
    let mut ahead = sealed(6);
    (6..8).for_each(|turn| go_on(&mut ahead, turn));
    let (mut others, mut drawn) = (HashSet::new(), HashSet::new());
    for _ in 0..6 {
        let mut branch =
            HouseTable::restore(&OUTFIT, "", &desk.branch(6, crate::keys::secret().unwrap()).unwrap())
                .unwrap();
        // What whoever branches may know is as it was, and it is the same again from the disk.
        let (here, there) = (shown(&desk, &[1]), shown(&branch, &[1]));
        assert_eq!((&here.board, &here.moves, &here.position), (&there.board, &there.moves, &there.position));
        assert_eq!(shown(&folded(&branch), &[1]).board, there.board);
        others.insert(racks(&branch)[1].clone());
        // Once the branch is over everything is shown, the past as well.
        for ply in 0..6 {
            let told =
                |table: &HouseTable| table.table.show(tabla_core::Viewer::Everything, Some(ply)).unwrap();
            let (real, dealt) = (told(&desk).position, told(&branch).position);
            assert_eq!(real.split(' ').next(), dealt.split(' ').next());
        }
        (6..8).for_each(|turn| go_on(&mut branch, turn));
        drawn.insert(racks(&branch)[0].clone());
        // A branch of a branch is read from the disk, too.
        let twig =
            HouseTable::restore(&OUTFIT, "", &branch.branch(7, crate::keys::secret().unwrap()).unwrap())
                .unwrap();
        assert_eq!(shown(&twig, &[1]).moves.len(), 7);
    }
    assert!(others.len() > 3 && drawn.len() > 3, "{others:?} {drawn:?}");
    // Once it is over a branch is the game as it was.
    let mut over = sealed(6);
    over.apply(&over.decide(1, &Act::Resign, 9).unwrap()).unwrap();
    let branch =
        HouseTable::restore(&OUTFIT, "", &over.branch(6, crate::keys::secret().unwrap()).unwrap()).unwrap();
    assert_eq!(racks(&branch), racks(&desk));
}

#[test]
fn positions_are_checked() {
    let good = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 ADEINRS/ 0/10 0";
    assert_eq!(check(&OUTFIT.registry, GAME, "en void", good).unwrap()["view"]["rack"], "ADEINRS");
    let bad = check(&OUTFIT.registry, GAME, "en void", &good.replace("6CAT6", "CAT12")).unwrap_err();
    assert!(english(&bad).contains("centre"), "{}", english(&bad));
}
