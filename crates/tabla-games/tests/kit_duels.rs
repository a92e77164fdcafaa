//! Mice and Santorini at the table: what their champions remember, and what is kept of a game.

use tabla_core::{Seat, Viewer, Worth};
use tabla_games::kits::{Shelf, registry};
use tabla_table::{
    Act, Command, JobKind, Registry, Saved, SeatPlayers, Secret, Setup, Table, Waiting, job, run_job,
};

fn games() -> Registry {
    registry(&Shelf { champion_mb: Some(1), ..Shelf::default() })
}

fn open(game: &str, players: [&str; 2]) -> Box<dyn Table> {
    let players = players.map(str::to_owned).to_vec();
    games().open(Setup { game: game.to_owned(), players, ..Setup::default() }, Secret::default()).unwrap()
}

fn play(table: &mut dyn Table, text: &str) {
    let Waiting::Move(seat) = table.waiting() else { panic!("the game is over before {text}") };
    let act = Act::Play { text: text.to_owned(), by: None, because: Vec::new() };
    table.perform(&Command { seat: Some(seat), at: 0, revision: None, act }).unwrap();
}

/// How many positions the player of the seat to move visits.
fn nodes(table: &dyn Table, players: &SeatPlayers) -> u64 {
    let seat = Seat::SECOND;
    let mut lease = players.lend("table", table, seat).unwrap();
    let job = job("table", table, Viewer::Seat(seat), JobKind::Move);
    run_job(table, &job, lease.player()).unwrap().thought().expect("a thought").nodes
}

#[test]
fn a_champion_that_was_kept_finds_the_same_again_with_less_work() {
    for (game, first) in [("mice", "d2"), ("santorini", "A1 B2")] {
        let mut table = open(game, ["human", "champion:depth=5"]);
        play(&mut *table, first);
        if game == "santorini" {
            // The book knows the answer to the first placement.
            play(&mut *table, "C3 D4");
            play(&mut *table, "A1 A2 A1");
        }
        let (kept, poor) = (SeatPlayers::new(1 << 30), SeatPlayers::new(0));
        let fresh = nodes(&*table, &kept);
        assert_eq!(nodes(&*table, &poor), fresh, "{game}: somebody new looks at everything");
        assert_eq!(nodes(&*table, &poor), fresh, "{game}: and so does the next, where nobody is kept");
        let again = nodes(&*table, &kept);
        assert!(again < fresh, "{game}: {again} positions the second time, {fresh} the first");
    }
}

#[test]
fn a_thousand_tables_against_the_champion_stay_within_the_budget() {
    const BUDGET: usize = 16 << 20;
    let (players, mut table) = (SeatPlayers::new(BUDGET), open("mice", ["human", "champion:depth=1"]));
    play(&mut *table, "d2");
    for number in 0..1_000 {
        let id = number.to_string();
        let mut lease = players.lend(&id, &*table, Seat::SECOND).unwrap();
        let job = job(&id, &*table, Viewer::Seat(Seat::SECOND), JobKind::Move);
        run_job(&*table, &job, lease.player()).unwrap();
        drop(lease);
        assert!(players.bytes() <= BUDGET);
    }
    assert!(players.len() > 1, "somebody is kept");
}

/// Repetition is counted from the log: a game that was saved and restored is drawn at the same move.
#[test]
fn a_game_is_restored_with_its_history() {
    let start = Some("a7,g7,a1,g1/b6,f6,b2,f2/0,0/w".to_owned());
    let setup = Setup { game: "mice".to_owned(), start, ..Setup::default() };
    let mut table = games().open(setup, Secret::default()).unwrap();
    let steps = ["a7-d7", "b6-d6", "d7-a7", "d6-b6"];
    let mut played = 0;
    while let Waiting::Move(_) = table.waiting() {
        let text = serde_json::to_string(&table.saved()).unwrap();
        let saved: Saved = serde_json::from_str(&text).unwrap();
        let mut restored = games().restore(&saved).unwrap();
        assert_eq!(restored.waiting(), table.waiting());
        let step = steps[played % steps.len()];
        play(&mut *table, step);
        play(&mut *restored, step);
        assert_eq!(restored.waiting(), table.waiting());
        played += 1;
        assert!(played < 20, "nobody calls it a draw");
    }
    let Waiting::Nothing(ending) = table.waiting() else { panic!("the game goes on") };
    assert_eq!(ending.reason.key, "ending-drawn-repetition");
}

/// With helpers the leader visits its share of the nodes, and those of the helpers are counted.
#[test]
fn a_champion_with_threads_finds_the_win_and_counts_all_that_was_visited() {
    let start = Some("1244243102414200022010000/2/A2,A5/B5,C2".to_owned());
    let setup = Setup { game: "santorini".to_owned(), start, ..Setup::default() };
    let answer = |player: &str| {
        let players = vec![player.to_owned(); 2];
        let table = games().open(Setup { players, ..setup.clone() }, Secret::default()).unwrap();
        let players = SeatPlayers::new(0);
        let mut lease = players.lend("table", &*table, Seat::SECOND).unwrap();
        let job = job("table", &*table, Viewer::Seat(Seat::SECOND), JobKind::Move);
        run_job(&*table, &job, lease.player()).unwrap().thought().expect("a thought").clone()
    };
    let (alone, together) = (answer("champion:depth=5"), answer("champion:depth=5,threads=3"));
    assert_eq!((alone.best.as_str(), alone.worth), ("C2 B3 B2", Some(Worth::Win { plies: 5 })));
    assert_eq!((&together.best, together.worth), (&alone.best, alone.worth));
    let shared = answer("champion:nodes=3000,threads=3");
    assert!(shared.nodes > 0 && shared.nodes <= 3_100, "{} nodes", shared.nodes);
}
