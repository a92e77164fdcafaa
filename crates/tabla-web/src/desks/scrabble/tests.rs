use std::sync::LazyLock;

use serde_json::json;

use super::super::trial::{again, answer, deed, english, eye, play, shown};
use super::*;

fn begin(setup: Value) -> Value {
    fill_in(setup, 7, 0).expect("a good setup")
}

fn board(showing: &Showing) -> &ScrabbleBoard {
    let Some(BoardView::Scrabble(board)) = showing.board.typed() else { panic!("another game's board") };
    board
}

/// What the computer decides.
fn decided(desk: &dyn Desk) -> Option<Act> {
    Some(desk.computer()?(&Stop::new(true)).unwrap())
}

/// What a person of few words does: the best play of all, or nothing.
fn best(desk: &dyn Desk, seat: u8) -> Act {
    if board(&shown(desk, &[seat])).view.doubt.is_some() {
        return play("accept");
    }
    let plays = answer(desk, &eye(&[seat]), json!({ "plays": 1 })).unwrap();
    play(plays[0]["text"].as_str().unwrap())
}

/// Plays until the game is over; the deeds, and what each seat saw after each of them.
fn play_out(desk: &mut dyn Desk) -> Vec<Deed> {
    let mut deeds = Vec::new();
    while let Some(seat) = shown(desk, &[]).to_move {
        let computer = decided(desk);
        let by_computer = computer.is_some();
        let act = computer.unwrap_or_else(|| best(desk, seat));
        let deed = Deed { by_computer, ..deed(seat, act, 7) };
        desk.perform(&deed).unwrap();
        deeds.push(deed);
        assert!(deeds.len() < 200);
    }
    deeds
}

/// A whole game of a person against the greedy player.
static PLAYED: LazyLock<(Value, Vec<Deed>)> = LazyLock::new(|| {
    let setup = begin(json!({ "players": ["human", "greedy"], "seed": 5 }));
    let mut desk = open(&setup).unwrap();
    let deeds = play_out(&mut *desk);
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
        assert_eq!((past.ply, past.moves.len()), (ply, end.ply));
    }
    assert!(one.show(&eye(&[1]), Some(end.ply + 1)).is_err());
    assert_eq!(one.formats(), FORMATS);
}

#[test]
fn nobody_is_told_of_other_racks() {
    let setup = begin(json!({ "players": ["human", "human", "greedy"], "seed": 11, "challenge": "double" }));
    let mut desk = open(&setup).unwrap();
    let racks = |desk: &dyn Desk| [1, 2].map(|seat| board(&shown(desk, &[seat])).view.rack.clone());
    for _ in 0..20 {
        let [first, second] = racks(&*desk);
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
            assert_eq!(board(&showing).has_rack, has_rack);
            assert!(has_rack || board(&showing).view.rack.is_empty());
            let unseen: u32 = board(&showing).letters.iter().map(|letter| letter.unseen).sum();
            assert_eq!(unseen as usize, board(&showing).view.unseen.chars().count());
            for ply in 0..showing.ply {
                let past = board(&desk.show(&eye(seats), Some(ply)).unwrap()).clone();
                assert_eq!(past.has_rack, seats.len() == 1);
            }
        }
        assert!(answer(&*desk, &eye(&[]), json!({ "plays": 3 })).is_err());
        assert!(answer(&*desk, &eye(&[]), json!({ "preview": "h8 AT" })).is_err());
        let other = if mover == 1 { 2 } else { 1 };
        assert!(desk.advise(&eye(&[other]), None, Duration::ZERO).is_err());
        let act = decided(&*desk).unwrap_or_else(|| best(&*desk, mover));
        desk.perform(&deed(mover, act, 1)).unwrap();
    }
    assert!(desk.hides());
}

#[test]
fn exchanged_tiles_are_the_own_business() {
    let mut desk = open(&begin(json!({ "players": ["human", "human"], "seed": 2 }))).unwrap();
    let rack = board(&shown(&*desk, &[1])).view.rack.clone();
    let text = format!("-{}", &rack[..3]);
    desk.perform(&deed(1, play(&text), 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]).moves[0].text, text);
    for seats in [&[][..], &[2]] {
        let mv = shown(&*desk, seats).moves[0].clone();
        assert_eq!((mv.text.as_str(), mv.note.unwrap().key.as_str()), ("-3", "desk-scrabble-exchanged"));
    }
    assert_eq!(
        english(&desk.perform(&deed(1, Act::Undo, 1)).unwrap_err()),
        "moves are taken back only in games of one person against computers"
    );
}

#[test]
fn a_preview_tells_points_words_and_why_not() {
    let position = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 ADEINRS/ 0/10 0";
    let ask = |challenge: &str, text: &str| {
        let setup = json!({ "players": ["human", "greedy"], "position": position, "challenge": challenge, "seed": 3 });
        answer(&*open(&begin(setup)).unwrap(), &eye(&[1]), json!({ "preview": text })).unwrap()
    };
    let good = ask("void", "h7 CATS");
    assert_eq!((good["points"].as_u64(), &good["problem"]), (Some(6), &Value::Null));
    assert_eq!(good["words"], json!([{ "word": "CATS", "points": 6, "is_known": true }]));
    assert_eq!(good["leave"], "ADEINR");
    assert_eq!(ask("void", "h7 ...S")["text"], "h7 CATS");
    let unknown = ask("void", "h7 CATSD");
    assert_eq!(unknown["problem"]["key"], "scrabble-refusal-not-words");
    assert_eq!((unknown["points"].is_u64(), &unknown["words"][0]["is_known"]), (true, &json!(false)));
    let doubtful = ask("double", "h7 CATSD");
    assert_eq!((&doubtful["problem"], &doubtful["words"][0]["is_known"]), (&Value::Null, &Value::Null));
    for (text, key) in [
        ("a1 RAIN", "scrabble-oddity-touches-nothing"),
        ("h7 CATZ", "scrabble-refusal-not-on-rack"),
        ("h7 ....S", "scrabble-refusal-nothing-there"),
        ("hello", "scrabble-refusal-start"),
    ] {
        let refused = ask("void", text);
        assert_eq!(
            (refused["problem"]["key"].as_str(), &refused["points"]),
            (Some(key), &Value::Null),
            "{text}"
        );
    }
    assert_eq!(ask("void", "-AD")["leave"], "EINRS");
}

#[test]
fn one_may_try_words_while_another_thinks() {
    let desk = open(&begin(json!({ "players": ["human", "human"], "seed": 4 }))).unwrap();
    assert_eq!(shown(&*desk, &[]).to_move, Some(1));
    let plays = answer(&*desk, &eye(&[2]), json!({ "plays": 1 })).unwrap();
    let preview = answer(&*desk, &eye(&[2]), json!({ "preview": plays[0]["text"] })).unwrap();
    assert_eq!((&preview["problem"], &preview["points"]), (&Value::Null, &plays[0]["points"]));
}

#[test]
fn words_are_looked_up_unless_they_can_be_challenged() {
    let ask = |setup: Value| answer(&*open(&begin(setup)).unwrap(), &eye(&[]), json!({ "words": "qi xqz" }));
    let known = json!([{ "word": "QI", "is_known": true }, { "word": "XQZ", "is_known": false }]);
    assert_eq!(ask(json!({})).unwrap()[1], known[1]);
    assert!(ask(json!({ "challenge": "double" })).is_err());
    let desk = open(&begin(json!({}))).unwrap();
    for question in [json!({}), json!({ "words": 1 }), json!({ "word": "QI" })] {
        assert!(answer(&*desk, &eye(&[1]), question).is_err());
    }
}

#[test]
fn a_wrong_play_is_taken_back_and_brings_nothing() {
    let position = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 ADEINRS/ 0/10 0";
    let setup = json!({ "players": ["human", "human"], "position": position, "challenge": "double" });
    let mut desk = open(&begin(setup)).unwrap();
    desk.perform(&deed(1, play("h7 CATSD"), 1)).unwrap();
    assert_eq!(shown(&*desk, &[2]).to_move, Some(2));
    assert!(shown(&*desk, &[2]).moves[0].points > Some(0));
    desk.perform(&deed(2, play("challenge"), 1)).unwrap();
    let after = shown(&*desk, &[1]);
    assert_eq!(after.moves.iter().map(|mv| mv.points).collect::<Vec<_>>(), [Some(0), Some(0)]);
    let notes: Vec<&str> = after.moves.iter().map(|mv| mv.note.as_ref().unwrap().key.as_str()).collect();
    assert_eq!(notes, ["desk-scrabble-taken-back", "desk-scrabble-right"]);
    assert_eq!(after.seats[0].points, Some(0));
}

#[test]
fn a_person_takes_back_to_the_last_decision_and_may_resign() {
    let (setup, deeds) = &*PLAYED;
    let mut desk = again(open, setup, &deeds[..4]);
    let before = shown(&*again(open, setup, &deeds[..2]), &[1]);
    let played = shown(&*desk, &[1]);
    assert!(desk.perform(&deed(1, Act::Redo, 1)).is_err());
    desk.perform(&deed(1, Act::Undo, 1)).unwrap();
    let taken_back = shown(&*desk, &[1]);
    assert!(taken_back.can.redo);
    assert_eq!(Showing { can: before.can.clone(), ..taken_back }, before);
    desk.perform(&deed(1, Act::Redo, 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]), played);
    desk.perform(&deed(1, Act::Undo, 1)).unwrap();
    desk.perform(&deed(1, Act::Resign, 1)).unwrap();
    let end = shown(&*desk, &[1]);
    let ending = end.ending.unwrap();
    assert_eq!((end.to_move, ending.winner, ending.saying.key.as_str()), (None, Some(2), "ending-resigned"));
    assert!(desk.computer().is_none());
    for act in [play("-"), Act::Undo, Act::Resign, Act::Throw] {
        assert!(desk.perform(&deed(1, act, 1)).is_err());
    }
}

#[test]
fn advice_is_ranked() {
    let (setup, deeds) = &*PLAYED;
    let desk = again(open, setup, &deeds[..2]);
    let advice =
        desk.advise(&eye(&[1]), None, Duration::from_millis(50)).unwrap()(&Stop::new(false)).unwrap();
    assert!(!advice.lines.is_empty() && advice.lines.len() <= LINES);
    assert_eq!(advice.best.as_ref(), Some(&advice.lines[0].text));
    for line in &advice.lines {
        let sum = line.points.unwrap() as f64 + line.leave.unwrap();
        assert!((sum - line.number.unwrap()).abs() < 1e-6);
    }
}

#[test]
fn files_are_read_back() {
    let (setup, deeds) = &*PLAYED;
    let mut people = open(&begin(json!({ "players": ["human", "human"], "seed": 3 }))).unwrap();
    let first = best(&*people, 1);
    people.perform(&deed(1, first, 1)).unwrap();
    for desk in [people, again(open, setup, deeds)] {
        let (name, text) = desk.file("json").unwrap();
        let loaded = begin(json!({ "load": { "name": name, "text": text } }));
        assert_eq!(shown(&*open(&loaded).unwrap(), &[1]).board, shown(&*desk, &[1]).board);
    }
    let desk = again(open, setup, &deeds[..6]);
    let (name, text) = desk.file("gcg").unwrap();
    assert!(name.ends_with(".gcg"));
    let setup_of =
        |text: &str| json!({ "players": ["human", "greedy"], "load": { "name": "a", "text": text } });
    let from_gcg = open(&begin(setup_of(&text))).unwrap();
    let (was, is) = (shown(&*desk, &[1]), shown(&*from_gcg, &[1]));
    let letters = |showing: &Showing| -> Vec<Option<char>> {
        board(showing).view.squares.iter().flatten().map(|square| square.letter).collect()
    };
    assert_eq!(letters(&was), letters(&is));
    assert_eq!(was.seats, is.seats);
    // Of the computer's tiles only those are told that lie on the board.
    for line in text.lines().filter(|line| line.starts_with(">player2:")) {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let laid = parts[3].chars().filter(|letter| *letter != '.').count();
        assert_eq!(parts[1].len(), laid, "{line}");
    }
    let (_, position) = desk.file("cgp").unwrap();
    let from_cgp = open(&begin(setup_of(&position))).unwrap();
    assert_eq!(letters(&was), letters(&shown(&*from_cgp, &[1])));
    assert!(desk.file("board").is_err());
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
    assert!(check("en void", good).is_ok());
    let bad = check("en void", &good.replace("6CAT6", "CAT12")).unwrap_err();
    assert!(english(&bad).contains("centre"), "{}", english(&bad));
}

#[test]
fn bad_setups_are_refused() {
    let file = |text: &str| json!({ "load": { "name": "g.gcg", "text": text } });
    let save = |words: &str| {
        let mut save = begin(json!({}));
        save["words"] = words.into();
        save["tabla-save"] = 1.into();
        save["game"] = "scrabble".into();
        save["date"] = "".into();
        json!({ "load": { "name": "s.json", "text": save.to_string() } })
    };
    let setups = [
        json!(3),
        json!({ "players": ["human"] }),
        json!({ "players": ["human", "human", "human", "human", "human"] }),
        json!({ "players": ["human", "martian"] }),
        json!({ "players": ["human,greedy"] }),
        json!({ "language": "de" }),
        json!({ "lexicon": "/etc/hostname" }),
        json!({ "challenge": "triple" }),
        json!({ "seed": 1.5 }),
        json!({ "position": "15/15 A/B 0/0 0" }),
        json!({ "tiles": "english" }),
        file(">ana: BEADYIH 8H BEADY"),
        file("#player1 a A\n>a: ABCDEFG 1A FAD +5 5\n>b: BEADYIH 15H BEADYS +30 30\n"),
        file("no such position"),
        save("/etc/hostname"),
    ];
    let table: String = setups
        .into_iter()
        .map(|setup| {
            // What follows in a save stands in no order.
            let text: String = setup.to_string().chars().take(34).collect();
            format!("{text}\n  {}\n", english(&fill_in(setup, 1, 0).unwrap_err()))
        })
        .collect();
    insta::assert_snapshot!(table);
}

#[test]
fn no_file_of_a_game_against_a_computer_tells_its_tiles() {
    let (setup, deeds) = &*PLAYED;
    let desk = again(open, setup, &deeds[..4]);
    assert_eq!(desk.file("json").unwrap_err().key, "desk-scrabble-no-save");
    for format in ["gcg", "cgp"] {
        let (name, _) = desk.file(format).unwrap();
        assert_eq!(name, format!("scrabble.{format}"), "the name must not tell the seed");
    }
    let two = open(&fill_in(json!({ "players": ["human", "human"] }), 3, 0).unwrap()).unwrap();
    assert!(two.file("json").is_ok());
}
