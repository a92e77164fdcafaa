//! Players on loan, and jobs that answer on time.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::common::*;
use tabla_core::*;
use tabla_table::*;

/// A player that knows what it has looked at: the second look at a position costs nothing.
#[derive(Default)]
struct Knowing(std::collections::HashMap<(u8, u8), i8>);

impl Player<Pile> for Knowing {
    fn choose(
        &mut self,
        game: &Pile,
        seen: &(u8, u8),
        context: &mut PlayerContext<'_, Pile>,
    ) -> Option<Answer<i8>> {
        let before = self.0.len();
        let mut open = vec![*seen];
        while let Some(state) = open.pop() {
            if self.0.contains_key(&state) || !matches!(game.turn(&state), Turn::Seat(_)) {
                continue;
            }
            let moves = game.list(&state);
            self.0.insert(state, moves[0]);
            open.extend(moves.into_iter().map(|mv| game.after(&state, mv)));
        }
        let nodes = (self.0.len() - before) as u64;
        Some(Answer { nodes, ..Answer::new((context.moves)()[0]) })
    }

    fn bytes(&self) -> usize {
        100 * self.0.len()
    }
}

/// What a scripted player does next.
enum Order {
    Report(i8),
    Answer(i8),
    Break,
    /// Goes on until it is told that it is enough, then answers.
    UntilEnough(i8),
}

fn scripted(orders: Receiver<Order>) -> GameKit<Pile> {
    let orders = Mutex::new(Some(orders));
    const SCRIPTED: PlayerKind = PlayerKind::new("scripted").settings(Setting::SEARCH);
    pile().player(SCRIPTED, move |_, _| {
        let orders = orders.lock().unwrap().take();
        Box::new(move |_: &Pile, _: &(u8, u8), context: &mut PlayerContext<'_, Pile>| {
            for order in orders.as_ref()? {
                match order {
                    Order::Report(mv) => (context.report)(&Answer { depth: 1, ..Answer::new(mv) }),
                    Order::Answer(mv) => return Some(Answer { depth: 9, ..Answer::new(mv) }),
                    // Not a panic, which would be reported among the results of the tests.
                    Order::Break => std::panic::resume_unwind(Box::new("broken")),
                    Order::UntilEnough(mv) => {
                        while !(context.enough)() {
                            std::thread::sleep(Duration::from_millis(1));
                        }
                        return Some(Answer::new(mv));
                    }
                }
            }
            None
        })
    })
}

fn begin(
    player: &str,
    time: Option<Duration>,
    orders: Receiver<Order>,
    players: &SeatPlayers,
) -> (Thinking, Box<dyn Table>) {
    let registry = Registry::default().with(scripted(orders));
    let table = registry.open(setup("pile", &[player, "human"]), Secret::default()).unwrap();
    let job = job("t", &*table, Viewer::Seat(Seat::FIRST), JobKind::Move);
    let job = Job { limits: Limits { time, ..Limits::default() }, ..job };
    let lease = players.lend("t", &*table, Seat::FIRST).unwrap();
    (Thinking::begin(table.copy(), job, Some(lease)), table)
}

fn best(answer: Result<JobAnswer, TableError>) -> (String, u32) {
    let answer = answer.unwrap();
    let JobAnswer::Acts { seat: Seat::FIRST, acts, thought: Some(thought) } = answer else {
        panic!("{answer:?}")
    };
    assert!(
        matches!(&acts[..], [Act::Play { text, by: Some(by), .. }] if *text == thought.best && by.starts_with("scripted"))
    );
    (thought.best.clone(), thought.depth)
}

#[test]
fn what_a_player_remembers_makes_the_second_look_cheap() {
    let registry = Registry::default().with(pile().player("knowing", |_, _| Box::new(Knowing::default())));
    let mut table = registry.open(setup("pile", &["knowing", "human"]), Secret::default()).unwrap();
    let players = SeatPlayers::new(1 << 20);
    let think = |players: &SeatPlayers, table: &dyn Table| {
        let job = job("t", table, Viewer::Seat(Seat::FIRST), JobKind::Move);
        let mut lease = players.lend("t", table, Seat::FIRST).unwrap();
        run_job(table, &job, lease.player()).unwrap().thought().unwrap().nodes
    };
    assert!(think(&players, &*table) > 3);
    assert_eq!(think(&players, &*table), 0, "the same player, with what it knows");
    assert!(think(&SeatPlayers::new(0), &*table) > 3, "somebody new");
    assert!(players.bytes() > 300 && players.len() == 1);
    table.perform(&at(0, 0, Act::Sit { player: "counting".into() })).unwrap();
    assert_eq!(think(&players, &*table), 1, "another player took the seat");
    players.forget("t");
    assert!(players.is_empty() && players.bytes() == 0);
}

#[test]
fn a_thousand_tables_share_a_budget_and_the_busiest_stay() {
    let (table, players) = (open("pile", &["counting", "human"]), SeatPlayers::new(10_000));
    let nodes = |id: &str| {
        let mut lease = players.lend(id, &*table, Seat::FIRST).unwrap();
        let job = job(id, &*table, Viewer::Seat(Seat::FIRST), JobKind::Move);
        run_job(&*table, &job, lease.player()).unwrap().thought().unwrap().nodes
    };
    for id in 0..1000 {
        assert_eq!(nodes(&id.to_string()), 1);
        nodes("busy");
        assert!(players.bytes() <= 10_000);
    }
    assert_eq!(players.len(), 10);
    assert_eq!(
        (nodes("busy"), nodes("998"), nodes("5")),
        (1001, 2, 1),
        "whoever was not asked for longest goes"
    );
    assert!(SeatPlayers::new(999).lend("t", &*table, Seat::FIRST).is_ok());
}

#[test]
fn a_player_whose_thread_died_is_missed_by_nobody() {
    let (table, players) = (open("pile", &["counting", "human"]), SeatPlayers::new(1 << 20));
    let lease = players.lend("t", &*table, Seat::FIRST).unwrap();
    let died = std::thread::spawn(move || {
        let _lease = lease;
        std::panic::resume_unwind(Box::new("broken"));
    });
    assert!(died.join().is_err());
    assert!(players.is_empty(), "what it remembers may be half done");
    let lease = players.lend("t", &*table, Seat::FIRST).unwrap();
    drop(lease);
    assert_eq!(players.len(), 1, "the seat is not lost: whoever came next is kept");
    let wrong = table.make_player("human").err().unwrap();
    assert_eq!(wrong.saying.key, "player-error-not-a-computer");
    assert!(players.lend("t", &*table, Seat::SECOND).is_err(), "a person is not lent");
    assert_eq!(players.len(), 1);
}

#[test]
fn who_is_told_to_stop_is_waited_for() {
    let (table, players) = (open("pile", &["counting", "human"]), SeatPlayers::new(1 << 20));
    let mut first = players.lend("t", &*table, Seat::FIRST).unwrap();
    let job = job("t", &*table, Viewer::Seat(Seat::FIRST), JobKind::Move);
    run_job(&*table, &job, first.player()).unwrap();
    let waiting = std::thread::spawn({
        let (players, table, job) = (players.clone(), table.copy(), job.clone());
        move || {
            let mut lease = players.lend_within("t", &*table, Seat::FIRST, Duration::from_secs(20)).unwrap();
            run_job(&*table, &job, lease.player()).unwrap().thought().unwrap().nodes
        }
    });
    std::thread::sleep(Duration::from_millis(20));
    players.give_back(first);
    assert_eq!(waiting.join().unwrap(), 2, "it was the seat's own");
}

#[test]
fn at_the_deadline_the_newest_thought_is_the_answer_though_the_search_goes_on() {
    let (orders, script) = channel();
    let (thinking, _) =
        begin("scripted", Some(Duration::from_millis(80)), script, &SeatPlayers::new(1 << 20));
    orders.send(Order::Report(1)).unwrap();
    orders.send(Order::Report(-2)).unwrap();
    assert_eq!(best(thinking.answer()), ("-2".into(), 1));
    assert!(thinking.is_stopped() && thinking.is_done());
    // What is thought later does not count.
    let _ = orders.send(Order::Report(-1));
    std::thread::sleep(Duration::from_millis(5));
    assert_eq!(thinking.latest().unwrap().best, "-2");
}

#[test]
fn if_nothing_was_thought_in_time_the_first_thought_is_waited_for() {
    let (orders, script) = channel();
    let (thinking, _) = begin("scripted:time=1ms", None, script, &SeatPlayers::new(1 << 20));
    assert!(!thinking.wait_for(Duration::from_millis(30)), "its time is up, and there is nothing to play");
    let begun = Instant::now();
    orders.send(Order::Report(-1)).unwrap();
    assert_eq!(best(thinking.answer()).0, "-1");
    assert!(begun.elapsed() < Duration::from_secs(10), "and not for the last");
}

#[test]
fn a_search_that_ends_says_its_last_word_and_gives_its_player_back() {
    let ((orders, script), players) = (channel(), SeatPlayers::new(1 << 20));
    let (thinking, table) = begin("scripted", None, script, &players);
    orders.send(Order::Report(1)).unwrap();
    orders.send(Order::Answer(-2)).unwrap();
    assert_eq!(best(thinking.answer()), ("-2".into(), 9));
    assert_eq!(players.len(), 1, "back before the answer is heard");
    assert_eq!(table.revision(), 0, "thinking changes nothing");
}

#[test]
fn whoever_stops_a_search_has_its_newest_thought_and_dropping_it_stops_it_too() {
    let ((orders, script), players) = (channel(), SeatPlayers::new(1 << 20));
    let (thinking, _) = begin("scripted", None, script, &players);
    orders.send(Order::Report(1)).unwrap();
    while thinking.latest().is_none() {
        assert!(!thinking.wait_for(Duration::from_secs(10)));
    }
    assert!(!thinking.is_done() && thinking.deadline().is_none());
    thinking.stop();
    assert!(thinking.wait_for(Duration::MAX));
    assert_eq!(best(thinking.answer()).0, "1");
    orders.send(Order::UntilEnough(1)).unwrap();
    drop(thinking);
    let until = Instant::now() + Duration::from_secs(20);
    while players.is_empty() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(2));
    }
    assert_eq!(players.len(), 1, "it noticed, and came back");
}

#[test]
fn a_search_that_breaks_down_leaves_its_last_thought_or_an_error() {
    let ((orders, script), players) = (channel(), SeatPlayers::new(1 << 20));
    let (thinking, _) = begin("scripted", None, script, &players);
    orders.send(Order::Report(-1)).unwrap();
    orders.send(Order::Break).unwrap();
    assert_eq!(best(thinking.answer()).0, "-1");
    assert!(players.is_empty());

    let (orders, script) = channel();
    let (thinking, table) = begin("scripted", None, script, &players);
    orders.send(Order::Break).unwrap();
    assert_eq!(thinking.answer().unwrap_err().saying.key, "table-player-erred");
    assert!(players.lend("t", &*table, Seat::FIRST).is_ok());
}

#[test]
fn a_move_that_is_not_allowed_is_never_played() {
    let (orders, script) = channel();
    let (thinking, _) = begin("scripted", None, script, &SeatPlayers::new(1 << 20));
    orders.send(Order::Answer(7)).unwrap();
    assert_eq!(thinking.answer().unwrap_err().saying.key, "table-player-erred");
}

#[test]
fn a_listener_hears_every_thought_in_order() {
    let (orders, script) = channel();
    let registry = Registry::default().with(scripted(script));
    let table = registry.open(setup("pile", &["human", "human"]), Secret::default()).unwrap();
    let kind = JobKind::Think { player: "scripted".into() };
    let (heard, hears) = channel();
    let listener: Listener = Box::new(move |thought| heard.send(thought.best.clone()).unwrap());
    let job = job("t", &*table, Viewer::Public, kind);
    let thinking = Thinking::begin_heard(table, job, None, Some(listener));
    for mv in [1, -1, -2] {
        orders.send(Order::Report(mv)).unwrap();
    }
    orders.send(Order::Answer(-2)).unwrap();
    assert!(matches!(thinking.answer().unwrap(), JobAnswer::Thought(thought) if thought.best == "-2"));
    assert_eq!(hears.try_iter().collect::<Vec<_>>(), ["1", "-1", "-2"]);
}

#[test]
fn candidates_are_grouped_and_seeds_stay_with_the_house() {
    let candid = |game: &Pile, seen: &(u8, u8), context: &mut PlayerContext<'_, Pile>| {
        let bound = Bound::Exact;
        let candidate = |mv| Candidate { mv, worth: Worth::Draw, bound, line: Vec::new(), words: Vec::new() };
        let candidates = game.list(seen).into_iter().map(candidate).collect();
        Some(Answer { candidates, ..Answer::new((context.moves)()[0]) })
    };
    const CANDID: PlayerKind = PlayerKind::new("candid").settings(Setting::SEARCH);
    let kit = pile()
        .player(CANDID, move |_, _| Box::new(candid))
        .group(|_, state, mv| (i16::from(state.0) + i16::from(mv)).to_string());
    let registry = Registry::default().with(kit);
    let mut table =
        registry.open(setup("pile", &["candid:seed=31337", "human"]), Secret::from_seed(4)).unwrap();
    let job = job("t", &*table, Viewer::Seat(Seat::FIRST), JobKind::Move);
    let answer = run_job(&*table, &job, None).unwrap();
    assert_eq!(answer.thought().unwrap().groups, ["4", "3", "6"]);
    let JobAnswer::Acts { acts, .. } = answer else { panic!() };
    table.perform(&at(0, 0, acts[0].clone())).unwrap();
    let shown = table.show(Viewer::Public, None).unwrap();
    assert_eq!((&*shown.extras.seats[0].player, shown.accounts[0].by.as_deref()), ("candid", Some("candid")));
    assert!(serde_json::to_string(&table.saved()).unwrap().contains("31337"), "the disk knows it");
}
