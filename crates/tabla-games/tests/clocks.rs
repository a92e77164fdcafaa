//! Every clock at a table of every game: it runs, its flag falls by a call, and a table on disk knows it.

use tabla_games::kits::{Shelf, registry};
use tabla_table::{Act, Clock, Command, Secret, Setup, Table, Waiting};

/// What somebody does at this moment.
fn perform(table: &mut dyn Table, at: u64, act: Act) {
    let seat = match table.waiting() {
        Waiting::Move(seat) => Some(seat),
        Waiting::Throw(seat) => seat,
        Waiting::Nothing(ending) => panic!("it is over: {ending:?}"),
    };
    let seat = seat.filter(|_| act != Act::CheckTime);
    let name = table.game().to_owned();
    table
        .perform(&Command { seat, at, revision: None, act })
        .unwrap_or_else(|error| panic!("{name}: {error:?}"));
}

/// Plays the first of the legal moves, after the dice have fallen where some must.
fn turn(table: &mut dyn Table, at: u64) {
    while let Waiting::Throw(_) = table.waiting() {
        perform(table, at, Act::Throw { told: None });
    }
    let Waiting::Move(seat) = table.waiting() else { panic!("{}: nobody decides", table.game()) };
    let text = table.legal(seat).into_iter().next().unwrap_or_else(|| panic!("{}: no move", table.game()));
    perform(table, at, Act::Play { text, by: None, because: Vec::new() });
}

/// What a call brings when a flag has fallen, as the rules of the game have it.
fn fallen(table: &dyn Table) -> String {
    match table.waiting() {
        Waiting::Nothing(ending) => format!("{:?}, {:?}", ending.outcome, ending.cause),
        Waiting::Move(seat) => format!("{} goes on", seat.number()),
        Waiting::Throw(_) => "a throw is due".to_owned(),
    }
}

#[test]
fn every_game_has_every_clock() {
    let games = registry(&Shelf::default());
    let by_turns = "Won(Seat(1)), FlagFell(Seat(2))";
    let seats = [
        ("santorini", 2, by_turns, "Ended, TimeIsUp"),
        ("mice", 2, by_turns, "Ended, TimeIsUp"),
        // Whoever has no time left stops, and the others fill their talons.
        ("jamb", 2, "1 goes on", "Won(Seat(1)), TimeIsUp"),
        ("jewels", 1, "Ended, FlagFell(Seat(1))", "Ended, TimeIsUp"),
        ("scrabble", 2, by_turns, "Won(Seat(1)), TimeIsUp"),
    ];
    assert_eq!(games.kits().count(), seats.len(), "all games of the house");
    for (game, seats, flag, time) in seats {
        // Alone, the same seat goes on with what it has left.
        let left = if seats == 1 { 600 + 400 + 100 } else { 600 + 1_000 };
        for (clock, due, expected) in [
            (Clock::PerSeat { time: 1_000, increment: 100 }, left, flag),
            (Clock::PerMove { time: 1_000 }, 600 + 1_000, flag),
            (Clock::WholeGame { time: 2_500 }, 2_500, time),
        ] {
            let players = vec!["human".to_owned(); seats];
            let setup = Setup { game: game.to_owned(), players, clock: Some(clock), ..Setup::default() };
            let mut table = games.open(setup, Secret::from_seed(7)).unwrap();
            turn(&mut *table, 600);
            let deadline = table.deadline().unwrap();
            assert!(deadline.abs_diff(due) <= 1, "{game} {clock:?}: {deadline} instead of {due}");
            let mut again = games.restore(&table.saved()).unwrap();
            assert_eq!(again.deadline(), Some(deadline), "{game} {clock:?}: kept");
            for table in [&mut table, &mut again] {
                perform(&mut **table, deadline, Act::CheckTime);
                assert_eq!(fallen(&**table), expected, "{game} {clock:?}");
            }
            assert_eq!(table.saved(), again.saved(), "{game} {clock:?}");
        }
    }
}
