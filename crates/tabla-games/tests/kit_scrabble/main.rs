//! Scrabble at the one table of all games: the same games as at the table of its own that it had once, and nobody sees
//! more than they may.

mod files;
mod secrets;

use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use tabla_core::{
    ErrorKind, Game, Limits, Notation, Say, Saying, Seat, SeededRng, TableError, Turn, Viewer, below, shuffle,
};
use tabla_games::kits::{self, Shelf, registry};
use tabla_games::scrabble::{Kind, Outfit, Rack, Scrabble, State, WordLists};
use tabla_games::{Language, Words};
use tabla_table::{
    Act, Asked, Command, Happening, Job, JobAnswer, JobContext, JobKind, Registry, Saved, Secret, Setup,
    Snapshot, Table, Waiting, job, run_job,
};

use files::{check, fill_in};

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

/// The English game for two.
fn game() -> Scrabble {
    Outfit::english().game(&WordLists::default(), 2).expect("a game")
}

/// The same seeds deal the same tiles, and the same players decide the same, at every level: the files are those of the
/// games at the old table, decision by decision, with every rack.
#[test]
fn games_are_those_of_the_old_table() {
    let cases = [
        ("greedy,greedy", "void", 7),
        ("greedy,greedy,greedy,greedy", "double", 11),
        ("champion:level=beginner,champion:level=easy", "double", 5),
        ("champion:level=medium,champion:level=hard,greedy", "void", 2),
        ("champion,greedy", "void", 3),
    ];
    for (players, challenge, seed) in cases {
        let names: Vec<&str> = players.split(',').collect();
        let mut table = open(&names, json!({ "challenge": challenge }), seed);
        finish(&mut *table);
        let Waiting::Nothing(ending) = table.waiting() else { panic!("it is over") };
        let name = format!("game_{}", players.replace([':', '=', ','], "_"));
        insta::assert_snapshot!(name, table.export("gcg", Viewer::Public).expect("a file"));
        let points = table.show(Viewer::Public, None).expect("a look").extras.seats;
        let points: Vec<i64> = points.iter().filter_map(|seat| seat.points).collect();
        let best = points.iter().max().expect("somebody plays");
        let winners: Vec<usize> = (0..points.len()).filter(|&seat| points[seat] == *best).collect();
        let winner = if let [only] = winners[..] { Some(only) } else { None };
        assert_eq!(ending.outcome.winner().map(Seat::index), winner);
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
        while let Turn::Chance(chance) = self.game.turn(&self.state) {
            let drawn: Rack = (0..chance.count()).map_while(|_| self.bag.pop()).collect();
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
        let mut before = OldBag::open(game(), seed);
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

/// A player with a seed has its own stream of chance, as players of the arena had, who were told a position and nothing
/// else.
#[test]
fn players_with_seeds_decide_as_in_the_arena() {
    let names = ["champion:level=easy,seed=5", "greedy"];
    let setup = Setup { dealer: Some("bag".to_owned()), ..setup(&names, json!({})) };
    let mut table = REGISTRY.open(setup, Secret::from_seed(5)).expect("a table");
    let mut own = table.make_player(names[0]).expect("a player");
    let mut decided = Vec::new();
    for _ in 0..12 {
        let Waiting::Move(seat) = table.waiting() else { break };
        if seat == Seat::SECOND {
            let text = decide(&*table).expect("a decision");
            play(&mut *table, &text);
            continue;
        }
        let job = job("t", &*table, Viewer::Seat(seat), JobKind::Move);
        let answer = run_job(&*table, &job, Some(&mut *own)).expect("a decision");
        let text = answer.thought().expect("a thought").best.clone();
        play(&mut *table, &text);
        decided.push(text);
    }
    insta::assert_snapshot!(decided.join("\n"));
    assert_eq!(
        table.show(Viewer::Public, None).expect("a look").extras.seats[0].player,
        "champion:level=easy"
    );
}

const CAT: &str = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15";

/// A table where chance is told, so that tiles can be chosen.
fn told(players: usize) -> Box<dyn Table> {
    let setup = Setup { dealer: Some("told".to_owned()), ..setup(&vec!["human"; players], json!({})) };
    REGISTRY.open(setup, Secret::default()).expect("a table")
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
