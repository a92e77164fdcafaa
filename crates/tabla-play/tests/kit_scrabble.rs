//! Scrabble at the one table of all games: the same games as at the table of its own, and nobody sees more than they
//! may.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use tabla_core::{
    ErrorKind, Game, Limits, Notation, Say, Seat, SeededRng, TableError, Turn, Viewer, below, shuffle,
};
use tabla_play::kits::{self, Shelf, registry};
use tabla_play::scrabble::{
    Challenge, Kind, Rack, Scrabble, ScrabbleSave, ScrabbleSetup, ScrabbleTable, ScrabbleTurn, State,
    WordLists, read_seats,
};
use tabla_play::{Language, Words, read_save};
use tabla_table::{
    Act, Asked, Command, Happening, Job, JobAnswer, JobContext, JobKind, Registry, Saved, Secret, Setup,
    Snapshot, Table, Waiting, job, run_job,
};

static REGISTRY: LazyLock<Registry> = LazyLock::new(|| registry(&Shelf::default()));

fn setup(players: &[&str], options: Value) -> Setup {
    let Value::Object(options) = options else { panic!("options are an object") };
    Setup {
        game: "scrabble".to_owned(),
        options,
        players: players.iter().map(|player| (*player).to_owned()).collect(),
        ..Setup::default()
    }
}

fn open(players: &[&str], options: Value, seed: u64) -> Box<dyn Table> {
    REGISTRY.open(setup(players, options), Secret::from_seed(seed)).expect("a table")
}

fn at(position: &str, players: &[&str], options: Value) -> Box<dyn Table> {
    let setup = Setup { start: Some(position.to_owned()), ..setup(players, options) };
    REGISTRY.open(setup, Secret::from_seed(3)).expect("a table")
}

fn command(seat: Seat, act: Act) -> Command {
    Command { seat: Some(seat), at: 0, revision: None, act }
}

fn play(table: &mut dyn Table, text: &str) {
    let Waiting::Move(seat) = table.waiting() else { panic!("nobody is to move") };
    let act = Act::Play { text: text.to_owned(), by: None, because: Vec::new() };
    table.perform(&command(seat, act)).unwrap_or_else(|error| panic!("{text}: {error}"));
}

fn refusal(table: &mut dyn Table, seat: Seat, act: Act) -> String {
    let before = table.saved();
    let error = table.perform(&command(seat, act)).expect_err("it is refused");
    assert_eq!(table.saved(), before, "nothing has changed");
    error.saying.key.into_owned()
}

/// What the computer at the seat to move decides, if it has no time at all.
fn decide(table: &dyn Table) -> Option<String> {
    let Waiting::Move(seat) = table.waiting() else { return None };
    let job = job("t", table, Viewer::Seat(seat), JobKind::Move);
    let context = JobContext { stop: &AtomicBool::new(true), until: None, progress: &|_| () };
    match table.work(&job, None, &context).expect("a decision") {
        JobAnswer::Acts { acts, thought, .. } => match acts.into_iter().next() {
            Some(Act::Play { text, .. }) => {
                let thought = thought.expect("a thought");
                assert_eq!((&thought.best, thought.line.first()), (&text, Some(&text)));
                assert!(thought.worth.is_some());
                Some(text)
            }
            other => panic!("{other:?} is no move"),
        },
        other => panic!("{other:?} is no decision"),
    }
}

fn finish(table: &mut dyn Table) {
    while let Some(text) = decide(table) {
        play(table, &text);
    }
}

fn ask(table: &dyn Table, viewer: Viewer, question: Value) -> Result<Value, String> {
    let name = question.as_object().and_then(|question| question.keys().next().cloned()).unwrap_or_default();
    let kind = JobKind::Ask(Asked { name, with: question });
    match run_job(table, &job("t", table, viewer, kind), None) {
        Ok(JobAnswer::Reply(reply)) => Ok(reply),
        Ok(other) => panic!("{other:?} is no reply"),
        Err(error) => Err(error.saying.key.into_owned()),
    }
}

/// Everything that a viewer gets.
fn shown_json(shown: &Snapshot) -> Value {
    json!({"game": shown.game, "rules": shown.rules, "version": shown.revision, "table": shown.extras,
           "moves": shown.accounts, "legal": shown.legal, "position": shown.position, "board": shown.board.json()})
}

fn seen(table: &dyn Table, viewer: Viewer, ply: Option<usize>) -> Value {
    shown_json(&table.show(viewer, ply).expect("a look"))
}

fn viewers(table: &dyn Table) -> Vec<Viewer> {
    let seats = (0..table.seats()).map(|seat| Viewer::Seat(Seat::at(seat)));
    seats.chain([Viewer::Public, Viewer::Everything]).collect()
}

/// The table of its own that this game had before.
fn old(players: &str, challenge: Challenge, seed: u64) -> ScrabbleTable {
    let seats = read_seats(players).expect("players");
    let setup = ScrabbleSetup { seats, challenge, seed, ..ScrabbleSetup::default() };
    ScrabbleTable::open(setup, &WordLists::default()).expect("a table")
}

/// The same seeds deal the same tiles, and the same players decide the same, at every level: both tables are compared
/// after every decision, and so are their files.
#[test]
fn games_are_those_of_the_old_table() {
    let cases = [
        ("greedy,greedy", Challenge::Void, 7),
        ("greedy,greedy,greedy,greedy", Challenge::Double, 11),
        ("champion:level=beginner,champion:level=easy", Challenge::Double, 5),
        ("champion:level=medium,champion:level=hard,greedy", Challenge::Void, 2),
        ("champion,greedy", Challenge::Void, 3),
    ];
    for (players, challenge, seed) in cases {
        let mut before = old(players, challenge, seed);
        let word = if challenge == Challenge::Double { "double" } else { "void" };
        let names: Vec<&str> = players.split(',').collect();
        let mut table = open(&names, json!({ "challenge": word }), seed);
        let mut choosers: Vec<_> = before.seats().iter().map(|seat| seat.chooser(before.game())).collect();
        loop {
            let everything = table.show(Viewer::Everything, None).expect("a look");
            assert_eq!(everything.position, before.game().write_state(before.state()));
            let ScrabbleTurn::Seat(seat) = before.turn() else { break };
            let (sight, mut dice) = (before.sight(seat), before.dice_of_players());
            let chooser = choosers[seat.index()].as_mut().expect("a computer");
            let mv = chooser.choose_until(before.game(), &sight, &mut dice, &|| true);
            let text = before.game().write_move(before.state(), mv);
            assert_eq!(decide(&*table).as_ref(), Some(&text), "{players}, move {}", before.turns() + 1);
            before.play(&text).expect("a legal move");
            play(&mut *table, &text);
        }
        let Waiting::Nothing(ending) = table.waiting() else { panic!("it is over") };
        let ScrabbleTurn::Over(was) = before.turn() else { panic!("it is over") };
        assert_eq!(ending.outcome.winner(), was.winner);
        assert_eq!(table.export("gcg", Viewer::Public).expect("a file"), before.to_gcg());
        let points = table.show(Viewer::Public, None).expect("a look").extras.seats;
        let points: Vec<i64> = points.iter().filter_map(|seat| seat.points).collect();
        assert_eq!(points, was.scores.iter().map(|&score| i64::from(score)).collect::<Vec<_>>());
    }
}

/// The strongest player looks ahead as far as it may, the same each time if that is counted and not timed.
#[test]
fn a_counted_look_ahead_comes_out_the_same() {
    let table = open(&["champion", "greedy"], json!({}), 4);
    let limits = Limits { nodes: Some(2000), ..Limits::default() };
    let job = Job { limits, untimed: true, ..job("t", &*table, Viewer::Seat(Seat::FIRST), JobKind::Move) };
    let think = || match run_job(&*table, &job, None).expect("a decision") {
        JobAnswer::Acts { thought: Some(thought), .. } => thought.answer,
        other => panic!("{other:?} is no decision"),
    };
    let answer = think();
    assert_eq!(answer, think());
    assert_eq!((answer.nodes, answer.candidates.len()), (33, 15));
}

/// The bag of the arena, as it was dealt there before.
struct OldBag {
    game: Scrabble,
    state: State,
    bag: Vec<Kind>,
    dice: SeededRng,
}

impl OldBag {
    fn open(game: Scrabble, luck: u64) -> OldBag {
        let mut dice = SeededRng::new(luck);
        let mut bag: Vec<Kind> = game.tile_set().tiles().iter().collect();
        shuffle(&mut dice, &mut bag);
        let mut table = OldBag { state: game.start(), game, bag, dice };
        table.deal();
        table
    }

    fn deal(&mut self) {
        while let Turn::Chance(luck) = self.game.turn(&self.state) {
            let drawn: Rack = (0..luck.count()).map_while(|_| self.bag.pop()).collect();
            let aside = *self.state.aside();
            self.game.apply_chance(&mut self.state, drawn);
            if !aside.is_empty() && self.state.aside().is_empty() {
                for kind in aside.iter() {
                    let place = below(&mut self.dice, self.bag.len() as u64 + 1) as usize;
                    self.bag.insert(place, kind);
                }
            }
        }
    }

    fn play(&mut self, text: &str) {
        let mv = self.game.read_move(&self.state, text).expect("a legal move");
        self.game.play(&mut self.state, mv);
        self.deal();
    }
}

#[test]
fn the_bag_of_the_arena_is_dealt_as_before() {
    let mut exchanges = 0;
    for seed in [1, 9] {
        let setup = Setup { dealer: Some("bag".to_owned()), ..setup(&["greedy", "greedy"], json!({})) };
        let mut table = REGISTRY.open(setup, Secret::from_seed(seed)).expect("a table");
        let mut before = OldBag::open(old("greedy,greedy", Challenge::Void, 0).game().clone(), seed);
        let mut turn = 0;
        loop {
            let everything = table.show(Viewer::Everything, None).expect("a look");
            assert_eq!(everything.position, before.game.write_state(&before.state));
            let Some(text) = decide(&*table) else { break };
            // Some turns are exchanges, as long as the bag is full enough.
            let seat = before.state.mover();
            let tiles: Rack = before.state.rack(seat).iter().take(turn % 7 + 1).collect();
            let text = match format!("-{tiles}") {
                exchange if turn % 3 == 1 && before.state.bag().len() >= 7 => exchange,
                _ => text,
            };
            exchanges += usize::from(text.starts_with('-'));
            before.play(&text);
            play(&mut *table, &text);
            turn += 1;
        }
        // A log says what was drawn, and the dealer agrees.
        let again = REGISTRY.restore(&table.saved()).expect("the same table");
        assert_eq!(again.saved(), table.saved());
    }
    assert!(exchanges > 8, "{exchanges}");
}

const CAT: &str = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15";

/// A table where chance is told, so that tiles can be chosen.
fn told(players: usize) -> Box<dyn Table> {
    let setup = Setup { dealer: Some("told".to_owned()), ..setup(&vec!["human"; players], json!({})) };
    REGISTRY.open(setup, Secret::default()).expect("a table")
}

fn tell(table: &mut dyn Table, tiles: &str) {
    let act = Act::Throw { told: Some(tiles.to_owned()) };
    table
        .perform(&Command { seat: None, at: 0, revision: None, act })
        .unwrap_or_else(|error| panic!("{tiles}: {error}"));
}

/// Two games that differ only in tiles which a viewer cannot know look the same to them, at every moment and looking
/// back, in every file: so no hidden tile is in anything that they get.
#[test]
fn no_hidden_tile_is_in_what_anybody_gets() {
    // The third seat has other tiles in the second game, and exchanges others.
    let hidden = [["JKQXZVW", "JKQ", "FVW"], ["AAAEEII", "AEI", "OUU"]];
    let games: Vec<Vec<(Value, Vec<String>)>> = hidden
        .iter()
        .map(|[rack, exchanged, drawn]| {
            let mut table = told(3);
            let mut looks = Vec::new();
            // Whoever begins draws last.
            for tiles in ["BCDEGIL", rack, "AINORST"] {
                tell(&mut *table, tiles);
            }
            let deeds = [("-AI", "EE"), ("pass", ""), (&format!("-{exchanged}"), *drawn), ("pass", "")];
            for (text, drawn) in deeds {
                play(&mut *table, text);
                if !drawn.is_empty() {
                    tell(&mut *table, drawn);
                }
                for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Public] {
                    for ply in (0..table.plies()).map(Some).chain([None]) {
                        let files =
                            ["gcg", "cgp"].map(|format| table.export(format, viewer).expect("a file"));
                        looks.push((seen(&*table, viewer, ply), files.to_vec()));
                        assert!(table.export("json", viewer).is_err());
                    }
                }
            }
            // The seat itself sees the difference.
            let own = seen(&*table, Viewer::Seat(Seat::at(2)), None).to_string();
            assert!(own.contains(&format!("-{exchanged}")));
            looks
        })
        .collect();
    assert!(games[0].len() > 30);
    assert_eq!(games[0], games[1]);
    let all = games[0].iter().map(|(look, files)| format!("{look}{files:?}")).collect::<String>();
    assert!(all.contains("\"-3\"") && all.contains("\"-2\""), "others are told how many");
    for [rack, exchanged, _] in hidden {
        assert!(!all.contains(rack) && !all.contains(&format!("-{exchanged}")));
    }
}

/// In a whole game of three nobody's snapshots have another rack in them, nor what another seat drew or exchanged.
#[test]
fn nobody_sees_more_than_they_may() {
    let mut table = open(&["human", "greedy", "human"], json!({ "challenge": "double" }), 11);
    let mut checked = 0;
    for _ in 0..14 {
        let events = table.saved().log;
        let state = table.show(Viewer::Everything, None).expect("a look").position;
        let racks: Vec<String> =
            state.split_whitespace().nth(1).unwrap().split('/').map(str::to_owned).collect();
        let Waiting::Move(mover) = table.waiting() else { panic!("it goes on") };
        // The racks in a position begin with the one whose turn it is to lay tiles.
        let first = state.split("seat ").nth(1).and_then(|rest| rest[..1].parse::<usize>().ok()).unwrap_or(1);
        for (place, rack) in racks.iter().enumerate().filter(|(_, rack)| rack.len() == 7) {
            let seat = Seat::at(((place + first - 1) % 3) as u8);
            for viewer in viewers(&*table) {
                let shown = table.show(viewer, None).expect("a look");
                assert_eq!(
                    shown_json(&shown).to_string().contains(rack),
                    viewer.knows(seat),
                    "{viewer:?} {rack}"
                );
                assert_eq!(shown.legal, None, "finding plays is the game");
                checked += 1;
            }
        }
        assert!(!table.legal(mover).is_empty(), "referees get the list");
        for event in &events {
            if let Happening::Chance { brought } = &event.what
                && brought.len() > 4
            {
                assert!(!seen(&*table, Viewer::Public, None).to_string().contains(brought));
            }
        }
        let text = if table.player(mover) == "human" {
            let plays = ask(&*table, Viewer::Seat(mover), json!({ "plays": 1 })).expect("plays");
            let is_doubt = !seen(&*table, Viewer::Public, None)["board"]["view"]["doubt"].is_null();
            if is_doubt { "accept".to_owned() } else { plays[0]["text"].as_str().unwrap().to_owned() }
        } else {
            decide(&*table).expect("a decision")
        };
        play(&mut *table, &text);
    }
    assert!(checked > 100, "{checked}");
}

/// Any prefix of a log is a table, through JSON, and looks the same to everybody.
#[test]
fn every_prefix_of_a_log_is_restored() {
    let mut table = open(&["human", "greedy"], json!({ "challenge": "double", "language": "ro" }), 6);
    let person = Seat::FIRST;
    let mut looks = vec![(
        table.revision(),
        viewers(&*table).into_iter().map(|v| seen(&*table, v, None)).collect::<Vec<_>>(),
    )];
    let acts = ["-", "computer", "undo", "redo", "undo", "advice", "pass", "computer", "accept", "resign"];
    for act in acts {
        let act = match act {
            "undo" => Act::Undo,
            "redo" => Act::Redo,
            "resign" => Act::Resign,
            "advice" => Act::TakeAdvice { question: "advice".to_owned() },
            "computer" => {
                let text = decide(&*table).expect("a decision");
                Act::Play { text, by: Some("greedy".to_owned()), because: Vec::new() }
            }
            text => Act::Play { text: text.to_owned(), by: None, because: Vec::new() },
        };
        let seat = match (&act, table.waiting()) {
            (Act::Play { .. }, Waiting::Move(seat)) => seat,
            _ => person,
        };
        table.perform(&command(seat, act)).expect("it can be done");
        let seen_now = viewers(&*table).into_iter().map(|v| seen(&*table, v, None)).collect();
        looks.push((table.revision(), seen_now));
    }
    assert!(looks.len() > 8, "{}", looks.len());
    let saved = table.saved();
    for revision in 0..=table.revision() {
        let text = serde_json::to_string(&saved.clone().until(revision)).expect("JSON");
        let saved: Saved = serde_json::from_str(&text).expect("a save");
        let again = REGISTRY.restore(&saved).expect("the same table");
        assert_eq!(again.saved(), saved);
        if let Some((_, looks)) = looks.iter().find(|(seen_at, _)| *seen_at == revision) {
            let seen_again: Vec<Value> =
                viewers(&*again).into_iter().map(|v| seen(&*again, v, None)).collect();
            assert_eq!(&seen_again, looks, "revision {revision}");
        }
    }
    let mut wrong = saved;
    if let Some(Happening::Chance { brought }) = wrong.log.first_mut().map(|event| &mut event.what) {
        *brought = "ZZ".to_owned();
    }
    assert_eq!(REGISTRY.restore(&wrong).map(|_| ()).expect_err("other tiles").kind, ErrorKind::Damaged);
}

#[test]
fn a_person_takes_back_to_the_last_decision_and_marks_stay() {
    let mut table = open(&["human", "greedy"], json!({}), 5);
    assert_eq!(refusal(&mut *table, Seat::FIRST, Act::Undo), "scrabble-nothing-to-undo");
    let begun = seen(&*table, Viewer::Seat(Seat::FIRST), None);
    table.perform(&command(Seat::FIRST, Act::TakeAdvice { question: "advice".to_owned() })).expect("advice");
    play(&mut *table, "-");
    let text = decide(&*table).expect("the computer plays");
    play(&mut *table, &text);
    let played = seen(&*table, Viewer::Seat(Seat::FIRST), None);
    assert_eq!(refusal(&mut *table, Seat::FIRST, Act::Redo), "desk-nothing-to-redo");
    table.perform(&command(Seat::FIRST, Act::Undo)).expect("both are taken back");
    let back = seen(&*table, Viewer::Seat(Seat::FIRST), None);
    assert_eq!((&back["board"], &back["position"]), (&begun["board"], &begun["position"]));
    assert_eq!((&back["table"]["ply"], &back["table"]["can"]["redo"]), (&json!(0), &json!(true)));
    assert_eq!(back["table"]["seats"][0]["helped"], 1, "help is not taken back");
    table.perform(&command(Seat::FIRST, Act::Redo)).expect("both are played again");
    let again = seen(&*table, Viewer::Seat(Seat::FIRST), None);
    assert_eq!((&again["board"], &again["position"]), (&played["board"], &played["position"]));
    table.perform(&command(Seat::FIRST, Act::Resign)).expect("who wants to may give up");
    let Waiting::Nothing(ending) = table.waiting() else { panic!("it is over") };
    assert_eq!((ending.outcome.winner(), &*ending.reason.key), (Some(Seat::SECOND), "ending-resigned"));
    let pass = || Act::Play { text: "-".to_owned(), by: None, because: Vec::new() };
    for act in [pass(), Act::Undo, Act::Resign] {
        assert_eq!(refusal(&mut *table, Seat::FIRST, act), "scrabble-refusal-over");
    }
    let mut people = open(&["human", "human", "human"], json!({}), 5);
    play(&mut *people, "-");
    assert_eq!(refusal(&mut *people, Seat::FIRST, Act::Undo), "scrabble-no-undo");
    people.perform(&command(Seat::FIRST, Act::Resign)).expect("a person gives up");
    let Waiting::Nothing(ending) = people.waiting() else { panic!("it is over") };
    assert_eq!(ending.outcome.winner(), None, "of three nobody has won by that");
}

/// A play that was challenged and taken back brings nothing; a wrong challenge is told as one.
#[test]
fn challenges_are_told() {
    let mut table =
        at(&format!("{CAT} ADEINRS/ 0/10 0"), &["human", "human"], json!({ "challenge": "double" }));
    play(&mut *table, "h7 CATSD");
    let view = seen(&*table, Viewer::Seat(Seat::SECOND), None);
    assert_eq!((&view["table"]["to_move"], &view["board"]["view"]["doubt"]), (&json!(2), &json!("h7 CATSD")));
    assert!(view["moves"][1]["extra"]["points"].as_i64() > Some(0));
    play(&mut *table, "challenge");
    let told = |table: &dyn Table| -> Vec<(i64, String)> {
        let moves = table.show(Viewer::Public, None).expect("a look").accounts;
        let played = moves.iter().filter(|account| account.extra.is_object());
        played
            .map(|account| {
                let (points, note) = (&account.extra["points"], &account.extra["note"]["key"]);
                (points.as_i64().unwrap(), note.as_str().unwrap_or_default().to_owned())
            })
            .collect()
    };
    let both = [(0, "desk-scrabble-taken-back".to_owned()), (0, "desk-scrabble-right".to_owned())];
    assert_eq!(told(&*table), both);
    let view = seen(&*table, Viewer::Public, None);
    assert_eq!(view["table"]["seats"][0]["points"], 0);
    assert!(view["board"]["view"]["squares"].to_string().matches("\"last\":true").next().is_none());
    play(&mut *table, "pass");
    play(&mut *table, "h7 CATS");
    play(&mut *table, "challenge");
    assert_eq!(told(&*table).last().unwrap().1, "desk-scrabble-wrong");
    let squares = seen(&*table, Viewer::Public, None)["board"]["view"]["squares"].to_string();
    assert_eq!(squares.matches("\"last\":true").count(), 1);
}

/// Exchanged tiles are told to everybody once nothing is a secret any more.
#[test]
fn when_the_game_is_over_everything_is_told() {
    let mut table = open(&["human", "human"], json!({}), 2);
    let rack =
        seen(&*table, Viewer::Seat(Seat::FIRST), None)["board"]["view"]["rack"].as_str().unwrap().to_owned();
    let text = format!("-{}", &rack[..3]);
    play(&mut *table, &text);
    let first = |table: &dyn Table| -> String {
        let accounts = table.show(Viewer::Public, None).expect("a look").accounts;
        accounts.iter().find(|account| account.extra.is_object()).unwrap().text.clone().unwrap()
    };
    assert_eq!(first(&*table), "-3");
    (0..5).for_each(|_| play(&mut *table, "-"));
    let Waiting::Nothing(ending) = table.waiting() else { panic!("six turns without points") };
    assert_eq!(ending.reason.key, "scrabble-ending-scoreless");
    assert_eq!(first(&*table), text);
}

#[test]
fn questions_are_answered_as_before() {
    let ask_at = |challenge: &str, text: &str| {
        let table =
            at(&format!("{CAT} ADEINRS/ 0/10 0"), &["human", "greedy"], json!({ "challenge": challenge }));
        ask(&*table, Viewer::Seat(Seat::FIRST), json!({ "preview": text })).expect("a preview")
    };
    let good = ask_at("void", "h7 CATS");
    let expected = json!({ "text": "h7 CATS", "points": 6, "leave": "ADEINR", "problem": null,
                           "words": [{ "word": "CATS", "points": 6, "is_known": true }] });
    assert_eq!(good, expected);
    let unknown = ask_at("void", "h7 CATSD");
    assert_eq!(unknown["problem"]["key"], "scrabble-refusal-not-words");
    let doubtful = ask_at("double", "h7 CATSD");
    assert_eq!((&doubtful["problem"], &doubtful["words"][0]["is_known"]), (&Value::Null, &Value::Null));
    for (text, key) in [
        ("a1 RAIN", "scrabble-oddity-touches-nothing"),
        ("h7 CATZ", "scrabble-refusal-not-on-rack"),
        ("hello", "scrabble-refusal-start"),
    ] {
        assert_eq!(ask_at("void", text)["problem"]["key"], key);
    }
    let table = open(&["human", "human"], json!({}), 4);
    // One may try words out while another thinks.
    let plays = ask(&*table, Viewer::Seat(Seat::SECOND), json!({ "plays": 1 })).expect("plays");
    let preview =
        ask(&*table, Viewer::Seat(Seat::SECOND), json!({ "preview": plays[0]["text"] })).expect("a preview");
    assert_eq!((&preview["problem"], &preview["points"]), (&Value::Null, &plays[0]["points"]));
    for question in [json!({ "plays": 3 }), json!({ "preview": "h8 AT" }), json!({ "advice": null })] {
        assert_eq!(ask(&*table, Viewer::Public, question), Err("desk-scrabble-no-advice".to_owned()));
    }
    assert!(ask(&*table, Viewer::Seat(Seat::SECOND), json!({ "advice": null })).is_err(), "not to move");
    let words = ask(&*table, Viewer::Public, json!({ "words": "qi xqz" })).expect("words");
    assert_eq!(words[1], json!({ "word": "XQZ", "is_known": false }));
    let double = open(&["human", "human"], json!({ "challenge": "double" }), 4);
    assert!(ask(&*double, Viewer::Public, json!({ "words": "qi" })).is_err());
    for question in [json!({}), json!({ "words": 1 }), json!({ "word": "QI" }), json!({ "plays": -1 })] {
        assert_eq!(ask(&*table, Viewer::Seat(Seat::FIRST), question), Err("desk-question".to_owned()));
    }
    let kind = JobKind::Ask(Asked { name: "advice".to_owned(), with: json!({ "time": 0.01 }) });
    let job = job("t", &*table, Viewer::Seat(Seat::FIRST), kind);
    let JobAnswer::Reply(advice) = run_job(&*table, &job, None).expect("advice") else { panic!("no reply") };
    let lines = advice["lines"].as_array().expect("lines");
    assert!(!lines.is_empty() && lines.len() <= 15 && advice["best"] == lines[0]["text"]);
    assert!(lines.iter().all(|line| {
        let sum = line["points"].as_f64().unwrap() + line["leave"].as_f64().unwrap();
        (sum - line["number"].as_f64().unwrap()).abs() < 1e-6
    }));
    assert!(!table.marks("advice").expect("a question"));
}

/// A GCG file of a whole game is the game again, as events; one that hides racks is a game that fits it.
#[test]
fn gcg_files_are_read_as_events() {
    let kit = REGISTRY.find("scrabble").expect("a kit");
    let load = |text: &str, challenge: &str| {
        let setup = setup(&[], json!({ "challenge": challenge }));
        kit.clone().load(setup, Secret::default(), "gcg", text)
    };
    let moves = |table: &dyn Table| -> Vec<String> {
        let shown = table.show(Viewer::Everything, None).expect("a look");
        let played = shown.accounts.into_iter().filter(|account| account.extra.is_object());
        played.filter_map(|account| account.text).filter(|text| text != "accept").collect()
    };
    for (players, challenge, seed) in
        [(&["greedy", "greedy"][..], "void", 7), (&["greedy", "champion:level=hard", "greedy"], "double", 8)]
    {
        let mut table = open(players, json!({ "challenge": challenge }), seed);
        for _ in 0..9 {
            let text = decide(&*table).expect("a decision");
            play(&mut *table, &text);
        }
        let masked = table.export("gcg", Viewer::Seat(Seat::FIRST)).expect("a file");
        let loaded = load(&masked, challenge).unwrap_or_else(|error| panic!("{error}\n{masked}"));
        assert_eq!(moves(&*loaded), moves(&*table));
        finish(&mut *table);
        let whole = table.export("gcg", Viewer::Everything).expect("a file");
        let loaded = load(&whole, challenge).unwrap_or_else(|error| panic!("{error}\n{whole}"));
        let position = |table: &dyn Table| table.show(Viewer::Everything, None).expect("a look").position;
        assert_eq!((moves(&*loaded), position(&*loaded)), (moves(&*table), position(&*table)));
        assert_eq!(loaded.setup().dealer.as_deref(), Some("told"));
        let again = loaded.export("gcg", Viewer::Everything).expect("a file");
        let turns = |text: &str| {
            text.lines().filter(|line| line.starts_with('>')).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(turns(&again), turns(&whole));
    }
    for text in [
        "no game",
        ">ana: BEADYIH 8H BEADY",
        "#player1 a A\n>a: QQQQQQQ 8H QQ +5 5\n",
        "#player1 a A\n#player2 b B\n>b: BEADYIH 8H BEADY +30 30\n",
        "#player1 a A\n#player2 b B\n>a: BEADYIH 8H BXADY +30 30\n",
    ] {
        assert_eq!(load(text, "void").map(|_| ()).expect_err(text).kind, ErrorKind::Damaged, "{text}");
    }
}

fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tabla/tests/siege/corpus").join(name)
}

fn fill_in(wish: Value, seed: u64) -> Result<Value, String> {
    kits::fill_in(&REGISTRY, "scrabble", wish, seed)
        .map_err(|error| Words::new(Language::En).say(&error.say()))
}

/// The board with this position as the player to move sees it.
fn check(rules: &str, position: &str) -> Result<Value, TableError> {
    let table = kits::set_up(&REGISTRY, "scrabble", rules, position)?;
    let Waiting::Move(seat) = table.waiting() else { panic!("nobody is to move") };
    Ok(table.show(Viewer::Seat(seat), None)?.board.json())
}

/// Saves of version 1 and GCG files are the games that they were, at every ply, and are kept as before.
#[test]
fn files_of_earlier_versions_are_read() {
    for name in ["scrabble-save.json", "scrabble-romanian-double-save.json"] {
        let save: ScrabbleSave = read_save(&corpus(name), "scrabble").expect("a save");
        let before = save.restore(&WordLists::default()).expect("a game");
        let text = std::fs::read_to_string(corpus(name)).expect("a file");
        let kept = fill_in(json!({ "load": { "name": name, "text": text } }), 1).expect("a table");
        assert_eq!(kept, serde_json::to_value(before.save()).expect("JSON"));
        let table = kits::open(&REGISTRY, "scrabble", &kept).expect("a table");
        assert_eq!(table.plies(), before.turns());
        for ply in 0..=table.plies() {
            let state = before.state_at(ply).expect("a position");
            for seat in state.all_seats() {
                let shown = table.show(Viewer::Seat(seat), Some(ply)).expect("a look");
                let view = before.view_at(ply, seat).expect("a view");
                let mut expected = serde_json::to_value(view).expect("JSON");
                if matches!(before.turn(), ScrabbleTurn::Over(_)) {
                    expected["to_move"] = Value::Null;
                }
                assert_eq!(shown.board.json()["view"], expected, "{name} {ply} {seat:?}");
                assert_eq!(Some(shown.position), before.position_at(ply, Some(seat)));
            }
        }
        let written: Value =
            serde_json::from_str(&table.export("json", Viewer::Everything).expect("a file")).unwrap();
        assert_eq!((&written["turns"], &written["tabla-save"]), (&kept["turns"], &json!(1)));
    }
    for (name, wish) in [
        ("scrabble-seeded.gcg", json!({ "seed": 4, "players": ["human", "human"] })),
        (
            "scrabble-romanian.gcg",
            json!({ "seed": 4, "language": "ro", "players": ["human", "human", "human"] }),
        ),
    ] {
        let text = std::fs::read_to_string(corpus(name)).expect("a file");
        let mut wish = wish;
        wish["load"] = json!({ "name": name, "text": text });
        let kept = fill_in(wish, 1).expect("a table");
        let save: ScrabbleSave = serde_json::from_value(kept.clone()).expect("a save");
        let mut before = save.restore(&WordLists::default()).expect("a game");
        let mut table = kits::open(&REGISTRY, "scrabble", &kept).expect("a table");
        loop {
            let shown = table.show(Viewer::Everything, None).expect("a look");
            assert_eq!(shown.position, before.game().write_state(before.state()), "{name}");
            assert_eq!(table.export("gcg", Viewer::Everything).expect("a file"), before.to_gcg());
            if table.plies() == 3 || !matches!(table.waiting(), Waiting::Move(_)) {
                break;
            }
            before.play("-").expect("a pass");
            play(&mut *table, "-");
        }
        // What nobody knows stands in no setup.
        assert_eq!(table.setup().start, None);
    }
}

#[test]
fn wishes_are_completed_as_before() {
    let kept = fill_in(
        json!({ "players": ["human", "champion:level=easy"], "challenge": "double" }),
        12_345_678_901,
    )
    .unwrap();
    let seats = read_seats("human,champion:level=easy").unwrap();
    let setup =
        ScrabbleSetup { seats, challenge: Challenge::Double, seed: 345_678_901, ..ScrabbleSetup::default() };
    let before = ScrabbleTable::open(setup, &WordLists::default()).unwrap();
    assert_eq!(kept, serde_json::to_value(before.save()).unwrap());
    let table = kits::open(&REGISTRY, "scrabble", &kept).unwrap();
    assert_eq!((table.rules(), table.player(Seat::SECOND)), ("en double".to_owned(), "champion:level=easy"));
    assert_eq!(kits::open(&REGISTRY, "scrabble", &json!({ "language": "ro" })).unwrap().rules(), "ro void");
    let good = format!("{CAT} ADEINRS/ 0/10 0");
    let board = check("en void", &good).expect("a board");
    assert_eq!((&board["view"]["rack"], &board["has_rack"]), (&json!("ADEINRS"), &json!(true)));
    assert!(check("en void", &good.replace("6CAT6", "CAT12")).is_err());
}

#[test]
fn bad_setups_are_refused_as_before() {
    let file = |text: &str| json!({ "load": { "name": "g.gcg", "text": text } });
    let save = |words: &str| {
        let mut save = fill_in(json!({}), 7).expect("a table");
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
            format!("{text}\n  {}\n", fill_in(setup, 1).unwrap_err())
        })
        .collect();
    insta::assert_snapshot!(table);
    // Setups of the table itself, too.
    for (players, options) in [
        (&["human"][..], json!({})),
        (&["human", "martian"], json!({})),
        (&["human", "champion:level=divine"], json!({})),
        (&["human", "human"], json!({ "lexicon": "/etc/hostname" })),
        (&["human", "human"], json!({ "tiles": "A 1" })),
        (&["human", "human"], json!({ "tiles": 3 })),
        (&["human", "human"], json!({ "board": "99" })),
        (&["human", "human"], json!({ "loaded": "x" })),
        (&["human", "human"], json!({ "language": "de" })),
        (&["human", "human"], json!({ "colour": "red" })),
    ] {
        let error = REGISTRY.open(setup(players, options.clone()), Secret::default()).map(|_| ());
        let error = error.expect_err("no game");
        assert!(matches!(error.kind, ErrorKind::Setup | ErrorKind::Unknown), "{options} {error}");
    }
}

/// Whatever is typed or told is refused or done, and nothing else.
#[test]
fn nonsense_does_no_harm() {
    let words = [
        "",
        "-",
        "–",
        "?",
        "h8",
        "h8 ",
        "8h é",
        "-é",
        "zz99 A",
        "h8 ........",
        "é8 A",
        "8é A",
        ":",
        "\u{feff}",
        "h8:CAT",
    ];
    let mut table = open(&["human", "human"], json!({}), 1);
    for text in words {
        let _ = table.decide(&command(
            Seat::FIRST,
            Act::Play { text: text.to_owned(), by: None, because: Vec::new() },
        ));
        let _ = table.decide(&Command {
            seat: None,
            at: 0,
            revision: None,
            act: Act::Throw { told: Some(text.to_owned()) },
        });
        let _ = ask(&*table, Viewer::Seat(Seat::FIRST), json!({ "preview": text }));
        let _ = check(text, text);
        let _ =
            REGISTRY.find("scrabble").unwrap().load(setup(&[], json!({})), Secret::default(), "gcg", text);
        assert!(fill_in(json!({ "position": text, "seed": 1 }), 0).is_err());
    }
    let mut told = told(2);
    for text in words {
        let act = Act::Throw { told: Some(text.to_owned()) };
        let error = told.perform(&Command { seat: None, at: 0, revision: None, act }).expect_err(text);
        assert_eq!(error.kind, ErrorKind::Unreadable);
    }
    // Moves of one who is not to move are refused.
    let mv = Act::Play { text: "-".to_owned(), by: None, because: Vec::new() };
    assert_eq!(refusal(&mut *table, Seat::SECOND, mv), "server-not-your-turn");
}
