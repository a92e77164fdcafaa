//! Reviews of games that are known: in each game a blunder is planted, and found.

use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use serde_json::{Map, Value, json};
use tabla_core::{Seat, Worth};
use tabla_games::kits::{Shelf, registry};
use tabla_table::{
    Act, Command, Grade, Measure, Part, Piece, Registry, Review, ReviewEntry, Secret, Setup, Table, Waiting,
    review, review_part,
};

static GAMES: LazyLock<Registry> =
    LazyLock::new(|| registry(&Shelf { champion_mb: Some(1), ..Shelf::default() }));

fn open(game: &str, start: Option<&str>, options: Value, seed: u64) -> Box<dyn Table> {
    let options: Map<String, Value> = options.as_object().cloned().unwrap_or_default();
    let seats = if matches!(game, "jamb" | "jewels") { 1 } else { 2 };
    let players = vec!["human".to_owned(); seats];
    let setup = Setup {
        game: game.to_owned(),
        start: start.map(str::to_owned),
        players,
        options,
        ..Setup::default()
    };
    GAMES.open(setup, Secret::from_seed(seed)).unwrap()
}

fn play(table: &mut dyn Table, moves: &[&str]) {
    for text in moves {
        let Waiting::Move(seat) = table.waiting() else { panic!("{text}: nobody is to move") };
        let act = Act::Play { text: (*text).to_owned(), by: None, because: Vec::new() };
        let command = Command { seat: Some(seat), at: 0, revision: None, act };
        table.perform(&command).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn whole(table: &dyn Table) -> Review {
    let (began, mut told) = (Instant::now(), Vec::new());
    let review = review(table, &AtomicBool::new(false), &mut |done, total| told.push((done, total))).unwrap();
    let parts = table.review_plan().unwrap().parts.len();
    assert_eq!(told, (0..=parts).map(|done| (done, parts)).collect::<Vec<_>>());
    eprintln!("{}: {parts} parts in {:?}", table.game(), began.elapsed());
    review
}

/// What a move would have been worth instead of the one after so many plies.
fn tried(table: &dyn Table, ply: usize, text: &str) -> ReviewEntry {
    let part = Part::Decision { ply, text: Some(text.to_owned()) };
    match review_part(table, &part, &AtomicBool::new(false)).unwrap() {
        Piece::Decision(entry) => *entry,
        Piece::Seat(_) => panic!("that is no decision"),
    }
}

/// The moment of this ply is told, and was a blunder.
fn blunder(review: &Review, ply: usize, why: &str) -> ReviewEntry {
    let entry = review.entries.iter().find(|entry| entry.ply == ply).unwrap();
    assert_eq!(entry.grade(), Grade::Blunder, "{entry:?}");
    let moment = review.moments.iter().find(|moment| moment.ply == ply).expect("a moment");
    assert_eq!(moment.why.key, why);
    assert_eq!(moment.better, entry.best[0]);
    assert!(entry.best.len() <= 3 && entry.best.iter().all(|option| !option.text.is_empty()));
    entry.clone()
}

#[test]
fn santorini_a_win_at_once_is_overlooked() {
    let start = "2300000000000000000010000/1/A1,E5/C3,D3";
    let mut table = open("santorini", Some(start), json!({}), 1);
    play(&mut *table, &["E5E4E5", "C3B3A2"]);
    let review = whole(&*table);
    let entry = blunder(&review, 0, "review-wins-at-once");
    assert_eq!((entry.best[0].text.as_str(), entry.best[0].fate), ("A1 A2", Some(Worth::Win { plies: 1 })));
    assert!(entry.before > 0.99 && entry.after < 0.8);
    assert_eq!(review.course[0], (0, vec![1.0]));
    assert!(review.seats[0].accuracy.unwrap() < review.seats[1].accuracy.unwrap());
    // What was better then is better when it is asked about, and the same again.
    let better = tried(&*table, 0, "A1A2");
    assert_eq!((better.grade(), better.loss), (Grade::Best, 0.0));
    assert_eq!(tried(&*table, 0, "E5E4E5"), entry);
}

#[test]
fn mice_a_win_is_thrown_away() {
    let start = "a7,a1,b4/d6,c5,e5/0,0/w";
    let mut table = open("mice", Some(start), json!({}), 1);
    play(&mut *table, &["a7-d7", "d6-d5xa1"]);
    let review = whole(&*table);
    let entry = blunder(&review, 0, "review-wins-at-once");
    assert!(entry.best[0].text.starts_with("b4-a4x"), "{entry:?}");
    assert!(entry.best.iter().all(|option| option.chance.is_some() && option.line[0] == option.text));
    assert_eq!(entry.played.fate, Some(Worth::Loss { plies: 2 }));
    assert_eq!(review.entries[1].grade(), Grade::Best, "{:?}", review.entries[1]);
    assert_eq!(review.course.last(), Some(&(2, vec![0.0])));
}

#[test]
fn jamb_a_kenta_is_crossed_out() {
    let mut table = open("jamb", Some("///1:23456"), json!({}), 1);
    play(&mut *table, &["down-1"]);
    let review = whole(&*table);
    let entry = blunder(&review, 0, "review-points-lost");
    assert_eq!((entry.best[0].text.as_str(), entry.best[0].gain), ("hand kenta", Some(66)));
    assert!(entry.lost.unwrap() > 20.0);
    assert!((entry.before - entry.after - entry.lost.unwrap()).abs() < 1e-9);
    let balance = review.seats[0].balance.unwrap();
    assert!((balance.start + balance.luck - balance.loss - balance.outlook).abs() < 1e-6);
    assert_eq!(review.seats[0].luck, entry.luck);
    assert_ne!(review.measure, Measure::CHANCE);
}

#[test]
fn scrabble_a_long_word_is_missed() {
    let board = ["15"; 15].join("/");
    let start = format!("{board} AEINRST/EEIIOUU 0/45 0");
    let mut table = open("scrabble", Some(&start), json!({ "language": "en" }), 3);
    play(&mut *table, &["h4 STAIR", "-"]);
    let review = whole(&*table);
    let entry = blunder(&review, 0, "review-missed-word");
    assert!(entry.best[0].gain.unwrap() >= 60, "{entry:?}");
    assert!(entry.lost.unwrap() > 40.0 && entry.loss < 1.0);
    assert_eq!(entry.luck, Some(0.0), "nobody knows how these tiles were drawn");
    assert_eq!(review.course.len(), 3);
}

#[test]
fn jewels_points_are_left_on_the_table_and_a_rival_plays_the_same_board() {
    let worst = |seed: u64| {
        let table = open("jewels", None, json!({ "turns": 8 }), seed);
        let legal = table.legal(Seat::FIRST);
        let part = |text: &String| {
            let mut table = table.copy();
            play(&mut *table, &[text]);
            let part = Part::Decision { ply: 0, text: None };
            match review_part(&*table, &part, &AtomicBool::new(false)).unwrap() {
                Piece::Decision(entry) => (entry.loss, text.clone()),
                Piece::Seat(_) => panic!("that is no decision"),
            }
        };
        legal.iter().map(part).max_by(|one, other| one.0.total_cmp(&other.0)).unwrap()
    };
    let (seed, (_, text)) =
        (0..20).map(|seed| (seed, worst(seed))).find(|(_, (loss, _))| *loss > 0.2).unwrap();
    let mut table = open("jewels", None, json!({ "turns": 8 }), seed);
    play(&mut *table, &[&text]);
    while let Waiting::Move(seat) = table.waiting() {
        let next = table.legal(seat)[0].clone();
        play(&mut *table, &[&next]);
    }
    let review = whole(&*table);
    let entry = blunder(&review, 0, "review-left-on-table");
    assert!(entry.lost.unwrap() >= review.measure.limits[3]);
    let rival = review.seats[0].rival.as_ref().unwrap();
    assert_eq!(rival.moves.len(), 8);
    assert_eq!(rival.moves.last().unwrap().1, rival.points);
    let own = review.course.last().unwrap().1[0];
    assert!(rival.points as f64 > own, "{} and {own}", rival.points);
    // Its moves can be replayed from its start.
    let mut replay = open("jewels", Some(&rival.start), json!({ "turns": 8 }), seed);
    rival.moves.iter().for_each(|(text, _)| play(&mut *replay, &[text]));
    assert_eq!(
        replay.show(tabla_core::Viewer::Everything, None).unwrap().extras.seats[0].points,
        Some(rival.points)
    );
}

#[test]
fn the_same_game_has_the_same_review_and_no_decision_is_made_up() {
    let mut table = open("mice", None, json!({}), 1);
    play(&mut *table, &["d6", "f4", "d2", "b4"]);
    let pieces = |table: &dyn Table| whole(table);
    assert_eq!(pieces(&*table), pieces(&*table));
    let plan = table.review_plan().unwrap();
    let part = Part::Decision { ply: 4, text: None };
    let error = review_part(&*table, &part, &AtomicBool::new(false)).unwrap_err();
    assert_eq!(error.saying.key, "review-no-decision");
    let wrong = Part::Decision { ply: 0, text: Some("zz".to_owned()) };
    assert!(review_part(&*table, &wrong, &AtomicBool::new(false)).is_err());
    // What is taken back and played otherwise has other names.
    let undo = Command { seat: Some(Seat::SECOND), at: 0, revision: None, act: Act::Undo };
    table.perform(&undo).unwrap();
    play(&mut *table, &["b2"]);
    let other = table.review_plan().unwrap();
    assert_eq!(plan.parts[..3], other.parts[..3]);
    assert_ne!(plan.parts[3], other.parts[3]);
}
