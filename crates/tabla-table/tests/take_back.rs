//! Taking back, giving up, branching and being helped: the rules of the house, by the policies of kits.

use crate::common::*;
use tabla_core::*;
use tabla_table::*;

fn with<G: Notation>(kit: GameKit<G>, setup: Setup) -> Box<dyn Table> {
    Registry::default().with(kit).open(setup, Secret::from_seed(7)).unwrap()
}

fn refused(table: &mut dyn Table, seat: u8, act: Act) -> String {
    table.perform(&at(seat, 0, act)).unwrap_err().saying.key.into_owned()
}

fn cause(table: &dyn Table) -> Option<Cause> {
    match table.waiting() {
        Waiting::Nothing(ending) => Some(ending.cause),
        _ => None,
    }
}

fn extras(table: &dyn Table) -> Extras {
    table.show(Viewer::Public, None).unwrap().extras
}

fn texts(table: &dyn Table) -> Vec<String> {
    let told = table.show(Viewer::Public, None).unwrap().accounts;
    told.into_iter().filter_map(|account| account.text).collect()
}

#[test]
fn giving_up_is_taken_back_alone_and_what_could_be_played_again_still_can() {
    let mut table = open("pile", &["human", "human"]);
    go(&mut *table, "-1").unwrap();
    go(&mut *table, "-2").unwrap();
    table.perform(&at(0, 0, Act::Undo)).unwrap();
    table.perform(&at(0, 0, Act::Resign)).unwrap();
    assert_eq!((cause(&*table), table.plies()), (Some(Cause::Withdrew(Seat::FIRST)), 1), "it is no ply");
    assert!(extras(&*table).can.undo && !extras(&*table).can.redo && !extras(&*table).can.resign);
    table.perform(&at(1, 0, Act::Undo)).unwrap();
    assert_eq!((cause(&*table), texts(&*table)), (None, vec!["-1".to_owned()]));
    table.perform(&at(1, 0, Act::Redo)).unwrap();
    assert_eq!(texts(&*table), ["-1", "-2"]);
    assert_eq!(refused(&mut *table, 0, Act::Redo), "desk-nothing-to-redo", "giving up is not said again");
}

#[test]
fn a_fallen_flag_can_be_taken_back_where_the_kit_allows_it() {
    let clock = Some(Clock::PerSeat { time: 100, increment: 0 });
    let agreed = Setup { clock, ..setup("pile", &["human", "human"]) };
    let mut table = with(pile(), agreed.clone());
    table.perform(&at(0, 100, play("-1"))).unwrap();
    assert_eq!(cause(&*table), None, "all of the time may be used");
    table.perform(&at(1, 201, play("-1"))).unwrap();
    assert_eq!(cause(&*table), Some(Cause::FlagFell(Seat::SECOND)), "and not more");
    table.perform(&at(1, 300, Act::Undo)).unwrap();
    assert_eq!((cause(&*table), table.deadline()), (None, Some(401)), "with the time that there was");

    let mut table = with(pile().take_back(TakeBack::ALWAYS.keeping_withdrawals()), agreed);
    table.perform(&at(0, 101, Act::CheckTime)).unwrap();
    assert_eq!(refused(&mut *table, 0, Act::Undo), "ending-out-of-time");
    assert!(!extras(&*table).can.undo);
    assert_eq!(refused(&mut *table, 0, Act::CheckTime), "ending-out-of-time");
    assert_eq!(refused(&mut *table, 1, Act::Resign), "ending-out-of-time");
}

#[test]
fn back_to_the_last_decision_of_a_person_and_forth_to_the_next() {
    let (mut table, players) = (open("pile", &["counting", "human"]), SeatPlayers::new(1 << 20));
    run_computers("t", &mut *table, &players).unwrap();
    assert_eq!(refused(&mut *table, 1, Act::Undo), "desk-nothing-to-undo", "a computer decided, nobody else");
    go(&mut *table, "-1").unwrap();
    run_computers("t", &mut *table, &players).unwrap();
    assert_eq!(table.plies(), 3);
    table.perform(&at(1, 0, Act::Undo)).unwrap();
    assert_eq!((table.plies(), table.waiting()), (1, Waiting::Move(Seat::SECOND)));
    table.perform(&at(1, 0, Act::Redo)).unwrap();
    assert_eq!((table.plies(), table.waiting()), (3, Waiting::Move(Seat::SECOND)));

    let mut table = open("pile", &["counting", "random"]);
    table.perform(&at(0, 0, play("-1"))).unwrap();
    table.perform(&at(1, 0, play("-1"))).unwrap();
    table.perform(&Command { seat: None, ..at(0, 0, Act::Undo) }).unwrap();
    assert_eq!(table.plies(), 1, "with computers alone, one step");
}

#[test]
fn a_game_that_its_rules_ended_can_be_taken_back() {
    let mut table = open("pile", &["human", "human"]);
    for text in ["-2", "-2", "-1"] {
        go(&mut *table, text).unwrap();
    }
    assert_eq!(cause(&*table), Some(Cause::Rules));
    assert_eq!(refused(&mut *table, 0, play("-1")), "move-illegal", "the game says it itself");
    assert_eq!(refused(&mut *table, 0, Act::Resign), "table-over");
    table.perform(&at(1, 0, Act::Undo)).unwrap();
    assert_eq!(cause(&*table), None);
    table.perform(&at(1, 0, Act::Redo)).unwrap();
    assert_eq!(cause(&*table), Some(Cause::Rules));
}

#[test]
fn where_tiles_are_hidden_only_whoever_plays_alone_takes_back() {
    let words = TakeBack::ALONE.saying("tiles-nothing", "tiles-not-alone");
    let mut table = with(tiles().take_back(words), setup("tiles", &["human", "human"]));
    assert_eq!(refused(&mut *table, 0, Act::Undo), "tiles-not-alone");
    let mut table = with(tiles().take_back(words), setup("tiles", &["human", "random"]));
    assert_eq!(refused(&mut *table, 0, Act::Undo), "tiles-nothing");
    let rack = table.show(Viewer::Seat(Seat::FIRST), None).unwrap().board.json()["racks"][0].clone();
    go(&mut *table, &rack[0].to_string()).unwrap();
    let after = table.saved();
    table.perform(&at(0, 0, Act::Undo)).unwrap();
    assert_eq!(table.show(Viewer::Seat(Seat::FIRST), None).unwrap().board.json()["racks"][0], rack);
    table.perform(&at(0, 0, Act::Redo)).unwrap();
    table.perform(&at(0, 0, Act::Undo)).unwrap();
    go(&mut *table, &rack[0].to_string()).unwrap();
    let last = |saved: &Saved| saved.log.last().unwrap().what.clone();
    assert_eq!(last(&table.saved()), last(&after), "the same tiles are drawn again");
    table.perform(&at(0, 0, Act::Resign)).unwrap();
    assert_eq!(refused(&mut *table, 0, Act::Undo), "ending-resigned");
}

#[test]
fn what_was_written_stays_once_dice_have_fallen() {
    let words = TakeBack::BEFORE_CHANCE.saying("dice-nothing", "dice-have-fallen");
    let agreed = Setup { by_hand: true, ..setup("dice", &["human", "human"]) };
    let mut table = with(dice().take_back(words).counts_withdrawals(), agreed);
    let throw = || Act::Throw { told: None };
    assert_eq!(refused(&mut *table, 0, Act::Undo), "dice-nothing");
    table.perform(&at(0, 0, throw())).unwrap();
    assert_eq!(refused(&mut *table, 0, Act::Undo), "dice-nothing");
    go(&mut *table, "write").unwrap();
    assert!(extras(&*table).can.undo && extras(&*table).can.throw);
    table.perform(&at(0, 0, Act::Undo)).unwrap();
    table.perform(&at(0, 0, Act::Redo)).unwrap();
    table.perform(&at(1, 0, throw())).unwrap();
    assert_eq!(refused(&mut *table, 0, Act::Undo), "dice-have-fallen");
    // Who stops has a place among the moves, keeps the points, and may come back and stop again.
    let points = extras(&*table).seats[0].points;
    table.perform(&at(1, 0, Act::Resign)).unwrap();
    assert_eq!((table.plies(), table.waiting()), (2, Waiting::Throw(Some(Seat::FIRST))));
    assert!(extras(&*table).seats[1].has_left);
    table.perform(&at(1, 0, Act::Undo)).unwrap();
    assert_eq!((table.plies(), table.waiting()), (1, Waiting::Move(Seat::SECOND)));
    table.perform(&at(1, 0, Act::Redo)).unwrap();
    assert_eq!(refused(&mut *table, 1, Act::Resign), "table-over", "nobody leaves twice");
    table.perform(&at(0, 0, Act::Resign)).unwrap();
    assert_eq!(cause(&*table), Some(Cause::Withdrew(Seat::FIRST)), "nobody is left");
    assert_eq!(extras(&*table).seats[0].points, points);
    let Waiting::Nothing(ending) = table.waiting() else { panic!() };
    assert_eq!(ending.outcome, Outcome::Won(Seat::FIRST), "a place that was left keeps its points");
}

#[test]
fn a_throw_that_the_move_asked_for_falls_at_once() {
    let agreed = Setup { by_hand: true, ..setup("dice", &["human"]) };
    let again = |_: &SideBySide<Dice>, places: &Vec<Place<Sheet>>| places[0].state.throws() > 0;
    let mut table = with(dice().deals_at_once(again), agreed);
    table.perform(&at(0, 0, Act::Throw { told: None })).unwrap();
    let events = go(&mut *table, "again").unwrap();
    assert!(matches!(events[1].what, Happening::Chance { .. }), "{events:?}");
    go(&mut *table, "write").unwrap();
    assert_eq!(table.waiting(), Waiting::Throw(Some(Seat::FIRST)), "the next turn waits");
}

#[test]
fn help_is_told_with_the_decision_and_survives_everything() {
    let mut table = open("pile", &["human", "human"]);
    table.perform(&at(0, 0, Act::TakeAdvice { question: "hint".into() })).unwrap();
    let advised = |table: &dyn Table| {
        let told = table.show(Viewer::Public, None).unwrap().accounts;
        told.iter().map(|account| account.advised).collect::<Vec<_>>()
    };
    assert!(extras(&*table).seats[0].advised);
    go(&mut *table, "-1").unwrap();
    go(&mut *table, "-1").unwrap();
    assert_eq!(advised(&*table), [true, false]);
    table.perform(&at(0, 0, Act::Undo)).unwrap();
    table.perform(&at(0, 0, Act::Undo)).unwrap();
    go(&mut *table, "-2").unwrap();
    assert_eq!(advised(&*table), [true], "what was seen was seen");
    let friend = Act::Play { text: "-1".into(), by: Some("counting".into()), because: vec![] };
    table.perform(&at(1, 0, friend)).unwrap();
    table.perform(&at(1, 0, Act::Undo)).unwrap();
    go(&mut *table, "1").unwrap();
    assert_eq!(advised(&*table), [true, true], "and what a friend would have done");
    assert_eq!(extras(&*table).seats.iter().map(|seat| seat.helped).collect::<Vec<_>>(), [1, 1]);

    let branch = table.branch(1).unwrap();
    assert_eq!(
        (branch.plies(), extras(&*branch).seats[0].helped),
        (1, 1),
        "a branch has the marks until then"
    );
    let whole = table.branch(2).unwrap();
    assert_eq!(extras(&*whole).seats[1].helped, 1, "of what was taken back, too");
    for branch in [branch, whole] {
        let again = registry().restore(&branch.saved()).unwrap();
        assert_eq!((again.saved(), extras(&*again)), (branch.saved(), extras(&*branch)));
    }
    let helped = with(pile().branches_are_helped(), setup("pile", &["human", "counting"])).branch(0).unwrap();
    assert_eq!(extras(&*helped).seats.iter().map(|seat| seat.helped).collect::<Vec<_>>(), [1, 0]);
}

#[test]
fn a_branch_begins_before_the_end_with_the_clocks_of_then() {
    let clock = Some(Clock::PerSeat { time: 1_000, increment: 10 });
    let mut table = with(pile(), Setup { clock, ..setup("pile", &["human", "human"]) });
    table.perform(&at(0, 100, play("-1"))).unwrap();
    table.perform(&at(1, 300, play("-1"))).unwrap();
    table.perform(&at(1, 700, Act::Undo)).unwrap();
    table.perform(&at(0, 800, Act::Offer { offer: Offer::MoreTime { milliseconds: 70 } })).unwrap();
    table.perform(&at(1, 800, Act::Answer { accept: true })).unwrap();
    table.perform(&at(1, 900, play("1"))).unwrap();
    table.perform(&at(0, 950, Act::Resign)).unwrap();
    let branch = table.branch(2).unwrap();
    assert_eq!(branch.waiting(), Waiting::Move(Seat::FIRST), "who gave up there plays here");
    let clocks = |table: &dyn Table| extras(table).seats.iter().map(|seat| seat.clock).collect::<Vec<_>>();
    assert_eq!(clocks(&*branch), [Some(1_000 - 100 + 10 + 70), Some(1_000 - 200 + 10)]);
    assert_eq!(branch.at(), 300, "100 and 200 were spent on this line");
    let again = Registry::default().with(pile()).restore(&branch.saved()).unwrap();
    assert_eq!((again.saved(), clocks(&*again)), (branch.saved(), clocks(&*branch)));
    assert_eq!(table.branch(9).err().unwrap().saying.key, "desk-ply");
}

#[test]
fn an_offer_is_taken_back_by_whoever_made_it() {
    let mut table = open("pile", &["human", "human"]);
    assert_eq!(refused(&mut *table, 0, Act::Retract), "table-nothing-to-retract");
    table.perform(&at(0, 0, Act::Offer { offer: Offer::Draw })).unwrap();
    assert_eq!(refused(&mut *table, 1, Act::Retract), "table-nothing-to-retract");
    let events = table.perform(&at(0, 1, Act::Retract)).unwrap();
    assert_eq!((events[0].seat, &events[0].what), (Some(Seat::FIRST), &Happening::Retracted));
    assert_eq!(extras(&*table).offer, None);
    assert_eq!(refused(&mut *table, 1, Act::Answer { accept: true }), "table-nothing-to-answer");
    table.perform(&at(1, 2, Act::Offer { offer: Offer::Draw })).unwrap();
    let again = Registry::default().with(pile()).restore(&table.saved()).unwrap();
    assert_eq!(extras(&*again).offer, Some((Seat::SECOND, Offer::Draw)));
}

#[test]
fn whoever_was_gone_has_not_given_up() {
    let mut table = open("pile", &["human", "human"]);
    go(&mut *table, "-1").unwrap();
    table.perform(&at(1, 9, Act::Gone)).unwrap();
    assert_eq!(cause(&*table), Some(Cause::Gone(Seat::SECOND)));
    let Waiting::Nothing(ending) = table.waiting() else { panic!("it is over") };
    assert_eq!((ending.outcome, &*ending.reason.key), (Outcome::Won(Seat::FIRST), "ending-gone"));
    let again = Registry::default().with(pile()).restore(&table.saved()).unwrap();
    assert_eq!(again.waiting(), table.waiting());
    assert_eq!(refused(&mut *table, 0, Act::Gone), "ending-gone");
}

#[test]
fn offers_are_events_that_make_sense() {
    let mut table = open("pile", &["human", "human"]);
    let offer = |offer| Act::Offer { offer };
    assert_eq!(refused(&mut *table, 0, offer(Offer::TakeBack { plies: 1 })), "table-no-such-offer");
    assert_eq!(refused(&mut *table, 0, offer(Offer::MoreTime { milliseconds: 5 })), "table-no-such-offer");
    assert_eq!(refused(&mut *table, 0, offer(Offer::Rematch)), "table-no-such-offer");
    assert_eq!(refused(&mut *table, 0, Act::Answer { accept: true }), "table-nothing-to-answer");
    table.perform(&at(0, 0, offer(Offer::Draw))).unwrap();
    assert_eq!(extras(&*table).offer, Some((Seat::FIRST, Offer::Draw)));
    assert_eq!(refused(&mut *table, 1, offer(Offer::Draw)), "table-nobody-to-ask");
    go(&mut *table, "-1").unwrap();
    assert_eq!(extras(&*table).offer, None, "who plays on has answered");
    table.perform(&at(1, 0, offer(Offer::Draw))).unwrap();
    let events = table.perform(&at(0, 0, Act::Answer { accept: true })).unwrap();
    assert_eq!(events[0].what, Happening::Answered { accepted: true });
    assert_eq!(cause(&*table), Some(Cause::Agreed));
    table.perform(&at(0, 0, offer(Offer::Rematch))).unwrap();
    table.perform(&at(1, 0, Act::Answer { accept: true })).unwrap();
    assert!(extras(&*table).rematch);
    table.perform(&at(0, 0, Act::Undo)).unwrap();
    assert_eq!((cause(&*table), extras(&*table).rematch), (None, false), "an agreement can be taken back");

    // Three people: all of them have to agree, and more time is for the one who asked.
    let clock = Some(Clock::PerMove { time: 100 });
    let mut table = with(tiles(), Setup { clock, ..setup("tiles", &["human", "human", "human"]) });
    table.perform(&at(2, 10, offer(Offer::MoreTime { milliseconds: 40 }))).unwrap();
    table.perform(&at(0, 20, Act::Answer { accept: true })).unwrap();
    assert_eq!(refused(&mut *table, 0, Act::Answer { accept: true }), "table-not-yours-to-answer");
    let events = table.perform(&at(1, 30, Act::Answer { accept: true })).unwrap();
    assert_eq!(
        (events[1].seat, &events[1].what),
        (Some(Seat::at(2)), &Happening::TimeAdded { milliseconds: 40 })
    );
    assert_eq!(
        extras(&*table).seats.iter().map(|seat| seat.clock).collect::<Vec<_>>(),
        [100, 100, 140].map(Some)
    );
    // Cut before what was agreed on happened: it has lapsed, and the table goes on.
    let mut cut =
        Registry::default().with(tiles()).restore(&table.saved().until(table.revision() - 1)).unwrap();
    cut.perform(&at(0, 40, Act::Name { name: "Ana".into() })).unwrap();
    let added = StoredEvent { revision: cut.revision() + 1, ..events[1].clone() };
    assert_eq!(cut.apply(&added).unwrap_err().kind, ErrorKind::Damaged);
}

#[test]
fn the_count_of_repetitions_is_in_the_save() {
    let mut table = open("pile", &["human", "human"]);
    for text in ["-2", "1", "1", "-1", "-1"] {
        go(&mut *table, text).unwrap();
    }
    let text = serde_json::to_string(&table.saved()).unwrap();
    let mut again = registry().restore(&serde_json::from_str(&text).unwrap()).unwrap();
    go(&mut *again, "1").unwrap();
    assert_eq!(cause(&*again), Some(Cause::Course));
    let mut fresh = open("pile", &["human", "human"]);
    go(&mut *fresh, "-1").unwrap();
    assert_eq!(cause(&*fresh), None);
}
