//! Jewels at the table, seen through the registry alone, and beside what the rules make of the same.

mod files;

use serde_json::{Value, json};
use tabla_core::{Arg, ErrorKind, Game, Say, Saying, Seat, SeededRng, TableError, Viewer};
use tabla_games::jewels::{Jewels, Layout, Record, State, Swap, View, contest_boards, generate};
use tabla_games::kits::jewels::JewelsBoard;
use tabla_games::kits::{self, Shelf, fill_in, open, registry, set_up, started};
use tabla_games::workshop::JewelsBot;
use tabla_games::{Language, Words};
use tabla_jewels::{Journal, JournalView, view};
use tabla_table::{
    Act, Asked, Clock, Command, JobAnswer, JobKind, Registry, Saved, SeatPlayer, Secret, Setup, Snapshot,
    Table, Waiting, job, run_job,
};

/// What enters the list of the best.
fn score(table: &dyn Table, name: &str) -> Option<Record> {
    kits::score(&games(), table, name)
}

/// The moment at which games are opened here, since 1970.
const START: u64 = 1_000_000;
const ALONE: Viewer = Viewer::Seat(Seat::FIRST);

fn games() -> Registry {
    registry(&Shelf::default())
}

fn wished(wish: Value) -> Result<Box<dyn Table>, TableError> {
    open(&games(), "jewels", &filled(wish, START)?)
}

fn filled(wish: Value, now: u64) -> Result<Value, TableError> {
    fill_in(&games(), "jewels", wish, 7, now)
}

fn table(wish: Value) -> Box<dyn Table> {
    wished(wish).unwrap()
}

fn race(people: usize, turns: u32) -> Box<dyn Table> {
    let options = json!({ "turns": turns }).as_object().cloned().unwrap();
    let players = vec!["human".to_owned(); people];
    let setup = Setup { game: "jewels".to_owned(), options, players, ..Setup::default() };
    games().open(setup, Secret::from_seed(48_446)).unwrap()
}

fn command(seat: u8, at: u64, act: Act) -> Command {
    Command { seat: Some(Seat::at(seat)), at, revision: None, act }
}

fn play(text: &str) -> Act {
    Act::Play { text: text.to_owned(), by: None, because: Vec::new() }
}

fn act(table: &mut dyn Table, at: u64, act: Act) -> Result<(), TableError> {
    table.perform(&command(0, at, act)).map(drop)
}

fn shown(table: &dyn Table) -> Snapshot {
    table.show(ALONE, None).unwrap()
}

fn board(shown: &Snapshot) -> &JewelsBoard {
    shown.board.typed().unwrap()
}

fn first(table: &dyn Table) -> Option<String> {
    board(&shown(table)).view.moves.first().cloned()
}

/// Plays the first swap until none is left to be played.
fn play_out(table: &mut dyn Table, at: u64) {
    while let Some(text) = first(table) {
        act(table, at, play(&text)).unwrap();
    }
}

fn ending(table: &dyn Table) -> String {
    match table.waiting() {
        Waiting::Nothing(ending) => ending.reason.key.into_owned(),
        _ => String::new(),
    }
}

fn english(saying: &Saying) -> String {
    Words::new(Language::En).say(saying)
}

fn refusal(result: Result<(), TableError>) -> String {
    english(&result.unwrap_err().saying)
}

fn ask(table: &dyn Table, viewer: Viewer, name: &str, with: Value) -> Result<Value, TableError> {
    let asked = JobKind::Ask(Asked { name: name.to_owned(), with });
    match run_job(table, &job("t", table, viewer, asked), None)? {
        JobAnswer::Reply(reply) => Ok(reply),
        other => panic!("{other:?}"),
    }
}

/// Every board of the contest, and some of chance.
fn layouts() -> Vec<Layout> {
    let random = (0..6).map(|seed| generate(&mut SeededRng::new(seed), 8 + seed as usize).unwrap());
    contest_boards().into_iter().map(|(_, layout)| layout).chain(random).collect()
}

/// A game by the rules alone.
struct Bare {
    game: Jewels,
    /// The start, and the state after each round.
    states: Vec<State>,
    rounds: Vec<Journal>,
}

impl Bare {
    fn new(layout: Layout, turns: Option<u32>) -> Bare {
        let game = Jewels { layout, turns };
        Bare { states: vec![game.start()], game, rounds: Vec::new() }
    }

    fn state(&self) -> &State {
        self.states.last().unwrap()
    }

    fn view(&self) -> View {
        self.view_at(self.rounds.len())
    }

    fn view_at(&self, rounds: usize) -> View {
        let last = rounds.checked_sub(1).map(|last| JournalView::from(&self.rounds[last]));
        view(&self.game, &self.game.observe(&self.states[rounds], Viewer::Everything), last)
    }

    fn hints(&self) -> Vec<Swap> {
        if self.game.ending(self.state()).is_some() { Vec::new() } else { self.game.list(self.state()) }
    }

    fn play(&mut self, swap: Swap) {
        let mut state = self.state().clone();
        self.rounds.push(self.game.play_out(&mut state, swap));
        self.states.push(state);
    }
}

#[test]
fn every_view_is_that_of_the_rules() {
    for layout in layouts() {
        let text = tabla_games::jewels::write_layout(&layout);
        let mut bare = Bare::new(layout, Some(15));
        let mut new = table(json!({ "board": { "file": { "name": "b.txt", "text": text } }, "turns": 15 }));
        loop {
            let now = shown(&*new);
            assert_eq!(board(&now).view, bare.view());
            assert_eq!(now.position, bare.view().rows.join(","));
            assert_eq!(now.extras.seats[0].points, i64::try_from(bare.view().points).ok());
            let watched = new.show(Viewer::Public, None).unwrap();
            assert_eq!(watched.board.json(), now.board.json(), "whoever plays alone may be watched");
            let hints = bare.hints();
            let Some(&swap) = hints.get(bare.rounds.len() % 3).or(hints.first()) else { break };
            bare.play(swap);
            act(&mut *new, 0, play(&swap.to_string())).unwrap();
        }
        assert_eq!(english(&new_ending(&*new)), english(&bare.game.ending(bare.state()).unwrap().say()));
        for ply in 0..=bare.rounds.len() {
            let then = new.show(ALONE, Some(ply)).unwrap();
            let mut expected = bare.view_at(ply);
            expected.moves.clear();
            assert_eq!(board(&then).view, expected);
            let before = ply.checked_sub(1).map(|before| bare.view_at(before));
            assert_eq!(board(&then).before, before.as_ref().map(|view| view.rows.clone()));
            assert_eq!(board(&then).preview_before, before.map(|view| view.preview));
            assert_eq!(then.accounts.len(), ply);
        }
        assert!(new.show(ALONE, Some(bare.rounds.len() + 1)).is_err());
        let told = shown(&*new).accounts;
        let points: Vec<u64> = told.iter().map(|account| account.extra["points"].as_u64().unwrap()).collect();
        assert_eq!(points, bare.rounds.iter().map(|round| round.points).collect::<Vec<_>>());
        assert_eq!(told.iter().filter(|account| !account.extra["round"].is_null()).count(), 1);
    }
}

fn new_ending(table: &dyn Table) -> Saying {
    match table.waiting() {
        Waiting::Nothing(ending) => ending.reason,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_whole_game_makes_a_score_and_is_the_same_again_after_every_event() {
    let mut table = table(json!({ "board": { "random": { "seed": 3, "length": 64 } }, "turns": 12 }));
    for count in 1..=12 {
        assert!(score(&*table, "Ana").is_none(), "not before the end");
        let text = first(&*table).unwrap();
        act(&mut *table, 100 * count, play(&text)).unwrap();
    }
    assert_eq!(ending(&*table), "jewels-ending-turns");
    let end = shown(&*table);
    assert_eq!((end.extras.ply, end.extras.to_move), (12, None));
    assert!(end.accounts.iter().all(|account| account.spent == 100));
    let record = score(&*table, "Ana").unwrap();
    assert_eq!((record.turns, record.name.as_str(), record.board.as_str()), (12, "Ana", "3"));
    assert_eq!(record.points, board(&end).view.points);
    act(&mut *table, 1_300, Act::Undo).unwrap();
    act(&mut *table, 1_400, Act::Redo).unwrap();
    act(&mut *table, 1_500, Act::TakeAdvice { question: "advice".to_owned() }).unwrap();
    let saved: Saved = serde_json::from_str(&serde_json::to_string(&table.saved()).unwrap()).unwrap();
    for revision in 0..=table.revision() {
        let again = games().restore(&saved.clone().until(revision)).unwrap();
        let told = again.saved();
        assert_eq!(told, saved.clone().until(revision));
        assert_eq!(shown(&*again).accounts, shown(&*games().restore(&told).unwrap()).accounts);
    }
    let again = games().restore(&saved).unwrap();
    assert_eq!(shown(&*again).board.json(), shown(&*table).board.json());
    let mut forged = saved;
    forged.log.truncate(3);
    forged.log.push(forged.log[0].clone());
    assert!(games().restore(&forged).is_err());
}

#[test]
fn taking_back_and_advice_leave_a_mark_that_stays() {
    let wish = json!({ "board": { "random": { "seed": 5 } }, "turns": 4 });
    let mut taken = table(wish.clone());
    assert_eq!(refusal(act(&mut *taken, 1, Act::Undo)), "there is nothing to take back");
    assert_eq!(refusal(act(&mut *taken, 1, Act::Redo)), "there is nothing to play again");
    let start = shown(&*taken);
    act(&mut *taken, 10, play(&board(&start).view.moves[1])).unwrap();
    let once = shown(&*taken);
    assert!(!board(&once).is_helped && once.extras.can.undo);
    act(&mut *taken, 20, Act::Undo).unwrap();
    let back = shown(&*taken);
    assert_eq!(board(&back).view, board(&start).view);
    assert!(board(&back).is_helped && back.extras.can.redo && !back.extras.can.undo);
    act(&mut *taken, 30, Act::Redo).unwrap();
    assert_eq!(board(&shown(&*taken)).view, board(&once).view);
    play_out(&mut *taken, 40);
    assert!(board(&shown(&*taken)).is_helped);
    assert_eq!(score(&*taken, "Ana"), None);

    let mut asked = table(wish);
    assert!(asked.marks("advice").unwrap() && !asked.marks("hints").unwrap());
    let advice = ask(&*asked, ALONE, "advice", json!({ "time": 0.02 })).unwrap();
    let best = advice["best"].as_str().unwrap().to_owned();
    assert!(board(&start).view.moves.contains(&best));
    assert_eq!(advice["lines"][0]["text"], best.as_str());
    assert!(!board(&shown(&*asked)).is_helped, "the answer alone is no event");
    act(&mut *asked, 1, Act::TakeAdvice { question: "advice".to_owned() }).unwrap();
    play_out(&mut *asked, 2);
    assert!(board(&shown(&*asked)).is_helped);
    assert_eq!(score(&*asked, "Ana"), None);
}

#[test]
fn the_clock_of_the_whole_game_ends_it() {
    let mut table = table(json!({ "board": { "random": {} }, "limit": "0:10" }));
    assert_eq!(table.setup().clock, Some(Clock::WholeGame { time: 10_000 }));
    assert_eq!(table.deadline(), Some(10_001));
    let text = first(&*table).unwrap();
    act(&mut *table, 9_999, play(&text)).unwrap();
    assert_eq!(board(&shown(&*table)).limit.as_deref(), Some("0:10"));
    assert_eq!(table.deadline(), Some(10_001), "the clock runs from the start");
    assert!(act(&mut *table, 10_000, Act::CheckTime).is_err());
    let late = first(&*table).unwrap();
    act(&mut *table, 10_001, play(&late)).unwrap();
    assert_eq!(ending(&*table), "jewels-ending-time");
    let end = shown(&*table);
    assert_eq!((end.extras.plies, end.extras.to_move), (1, None), "what came too late was not played");
    assert!(board(&end).view.moves.is_empty() && !end.extras.can.undo);
    assert!(score(&*table, "Ana").is_some());
    let over = "the game is over: the time has run out";
    for refused in [Act::Undo, Act::Redo, Act::Resign, play(&late), play("no swap at all")] {
        assert_eq!(refusal(act(&mut *table, 10_002, refused)), over);
    }
    assert_eq!(ask(&*table, ALONE, "hints", json!({ "hints": true })).unwrap(), json!({ "swaps": [] }));
    assert_eq!(ending(&*games().restore(&table.saved()).unwrap()), "jewels-ending-time");
}

#[test]
fn whoever_stops_keeps_the_points_and_cannot_go_on() {
    let mut table = table(json!({ "board": { "contest": "checker" } }));
    let text = first(&*table).unwrap();
    act(&mut *table, 1, play(&text)).unwrap();
    act(&mut *table, 5, Act::Resign).unwrap();
    assert_eq!(ending(&*table), "desk-jewels-stopped");
    for refused in [Act::Undo, Act::Redo, Act::Resign, play(&text)] {
        assert_eq!(refusal(act(&mut *table, 6, refused)), "the game is over: it was stopped");
    }
    assert!(board(&shown(&*table)).view.last.is_some(), "the last round is still shown");
    assert!(score(&*table, "Ana").is_some());
}

#[test]
fn a_game_without_a_swap_is_over_and_can_be_taken_back() {
    let mut table = table(json!({ "board": { "random": { "seed": 3, "length": 64 } }, "turns": 2 }));
    play_out(&mut *table, 0);
    let over = "the game is over: all turns are played";
    for refused in [Act::Redo, Act::Resign, play("1 1 1 2"), play("zz")] {
        assert_eq!(refusal(act(&mut *table, 6, refused)), over);
    }
    act(&mut *table, 7, Act::Undo).unwrap();
    assert_eq!((ending(&*table), shown(&*table).extras.can.redo), (String::new(), true));
}

#[test]
fn moves_are_refused_as_before() {
    let mut table = table(json!({ "board": { "contest": "fence" } }));
    let cases = [
        ("1 1 1 3", "'1 1 1 3' is not allowed: 1 1 and 1 3 do not share a side"),
        ("1 1 9 9", "'1 1 9 9' is not a move: there is no column 9: the columns are 1 to 8 from the left"),
        ("hello", "'hello' is not a move: 'hello' is not a whole number"),
        ("1112", "'1112' is not allowed: swapping 1 1 1 2 brings no three equal stones into a line"),
    ];
    for (text, because) in cases {
        assert_eq!(refusal(act(&mut *table, 0, play(text))), because);
    }
    assert_eq!(table.revision(), 0);
}

#[test]
fn hints_are_all_swaps_with_their_first_points() {
    let table = table(json!({ "board": { "contest": "random" } }));
    for viewer in [ALONE, Viewer::Public] {
        let hints = ask(&*table, viewer, "hints", json!({ "hints": true })).unwrap();
        let swaps = hints["swaps"].as_array().unwrap();
        let texts: Vec<&str> = swaps.iter().map(|hint| hint["text"].as_str().unwrap()).collect();
        assert_eq!(texts, board(&shown(&*table)).view.moves);
        assert!(swaps.iter().all(|hint| hint["points"].as_u64().unwrap() >= 3));
    }
    let none = ask(&*table, ALONE, "hints", json!({ "hints": false })).unwrap();
    assert_eq!(none, json!({ "swaps": [] }));
    let unknown = ask(&*table, ALONE, "hints", json!({ "hints": true, "weather": 1 })).unwrap_err();
    assert_eq!(
        english(&unknown.saying),
        "this game does not answer such a question: unknown field `weather`, expected `hints`"
    );
    for odd in [json!({ "time": -1.0 }), json!({ "time": 1e300 }), json!({})] {
        let mut job = job("t", &*table, ALONE, JobKind::Ask(Asked { name: "advice".to_owned(), with: odd }));
        job.limits.time = Some(std::time::Duration::from_millis(5));
        assert!(run_job(&*table, &job, None).is_ok());
    }
}

#[test]
fn what_will_fall_nobody_is_told() {
    let mut table = table(json!({ "board": { "contest": "random" } }));
    let text = first(&*table).unwrap();
    act(&mut *table, 0, play(&text)).unwrap();
    let start = table.setup().start.clone().unwrap();
    let lines: Vec<String> = start.split('/').nth(1).unwrap().split(',').map(str::to_owned).collect();
    assert_eq!(lines.len(), 8);
    for viewer in [ALONE, Viewer::Public] {
        let shown = table.show(viewer, None).unwrap();
        let told = [shown.board.json().to_string(), shown.position.clone(), format!("{:?}", shown.accounts)];
        let swaps = table.export("swaps", viewer).unwrap();
        for line in &lines {
            assert!(told.iter().chain([&swaps]).all(|told| !told.contains(&line[..8])), "{line}");
        }
    }
}

#[test]
fn who_races_sees_their_own_board_until_all_are_done() {
    let mut table = race(2, 3);
    let go = |table: &mut dyn Table, seat: u8, at: usize| {
        let text = table.legal(Seat::at(seat))[at].clone();
        table.perform(&command(seat, 0, play(&text))).unwrap();
        text
    };
    assert_eq!(table.waiting(), Waiting::Move(Seat::FIRST));
    let one = go(&mut *table, 0, 1);
    assert_eq!(table.waiting(), Waiting::Move(Seat::SECOND), "whoever is behind is asked");
    assert!(table.may_move(Seat::FIRST), "but nobody has to wait");
    let other = go(&mut *table, 1, 0);
    let [first, second] =
        [Seat::FIRST, Seat::SECOND].map(|seat| table.show(Viewer::Seat(seat), None).unwrap());
    let rows = |shown: &Snapshot| board(shown).view.rows.join(",");
    assert_ne!(rows(&first), rows(&second));
    assert!(!second.position.contains(&rows(&first)) && second.position.contains(&rows(&second)));
    assert_eq!(board(&second).view.last.as_ref().unwrap().swap, other);
    assert_eq!(board(&first).view.last.as_ref().unwrap().swap, one);
    // The points are told as they come, and nothing else.
    for told in [&first.accounts[1].extra, &second.accounts[0].extra] {
        assert!(told["points"].is_u64() && told["round"].is_null(), "{told}");
    }
    assert_eq!(first.accounts[1].text.as_deref(), Some(""));
    let public = table.show(Viewer::Public, None).unwrap();
    assert!(board(&public).view.rows.is_empty() && board(&public).view.last.is_none());
    assert_eq!(
        ask(&*table, Viewer::Public, "hints", json!({ "hints": true })).unwrap(),
        json!({ "swaps": [] })
    );
    let own = ask(&*table, Viewer::Seat(Seat::SECOND), "hints", json!({ "hints": true })).unwrap();
    assert_eq!(own["swaps"].as_array().unwrap().len(), table.legal(Seat::SECOND).len());
    for format in ["board", "json"] {
        assert_eq!(table.export(format, Viewer::Seat(Seat::FIRST)).unwrap_err().kind, ErrorKind::NotYours);
        assert!(table.export(format, Viewer::Everything).is_ok());
    }
    assert_eq!(table.export("swaps", Viewer::Seat(Seat::SECOND)).unwrap(), format!("{other}\r\n"));
    assert!(table.export("swaps", Viewer::Public).is_err());
    // One stops, the other plays on.
    table.perform(&command(0, 0, Act::Resign)).unwrap();
    assert_eq!(table.waiting(), Waiting::Move(Seat::SECOND));
    assert!(table.perform(&command(0, 0, play(&one))).is_err());
    go(&mut *table, 1, 0);
    go(&mut *table, 1, 0);
    let Waiting::Nothing(end) = table.waiting() else { panic!() };
    let points: Vec<i64> = shown(&*table).extras.seats.iter().filter_map(|seat| seat.points).collect();
    assert_eq!((end.reason.key.as_ref(), points.len()), ("ending-points", 2));
    assert_eq!(end.outcome.winner(), Some(Seat::SECOND).filter(|_| points[1] > points[0]));
    let after = table.show(Viewer::Public, None).unwrap();
    assert!(!board(&after).view.rows.is_empty() && !after.accounts[1].extra.is_null());
}

#[test]
fn chance_makes_the_boards_that_matches_had() {
    for luck in [0, 7, 48_446_306_122_318] {
        let options = json!({ "turns": "30" }).as_object().cloned().unwrap();
        let players = ["greedy".to_owned(), "random".to_owned()].to_vec();
        let setup = Setup { game: "jewels".to_owned(), options, players, ..Setup::default() };
        let table = games().open(setup, Secret::from_seed(luck)).unwrap();
        let layout = generate(&mut SeededRng::new(luck), 64).unwrap();
        let rows = tabla_games::jewels::write_layout(&layout);
        assert_eq!(table.export("board", Viewer::Everything).unwrap(), rows);
        assert_eq!(table.setup().options["turns"], "30");
        let observation = games().find("jewels").unwrap().hooks().observation;
        let told = observation(&table.show(Viewer::Seat(Seat::SECOND), None).unwrap());
        let (first, rest) = told.split_once('/').unwrap();
        assert_eq!(first, rows.lines().take(8).collect::<Vec<_>>().join(","));
        assert!(rest.ends_with("/0/0/30") && rest.len() == 8 + 7, "{told}");
    }
}

/// What a bot of the first edition plays, and what its successor plays at the table with the same number.
#[test]
fn players_play_as_they_did() {
    let bots = ["random", "greedy", "ai:samples=60", "ai:samples=40,memory", "ai:memory,samples=40"];
    for (bot, luck) in bots.into_iter().flat_map(|bot| [(bot, 3), (bot, 2026)]) {
        let options = json!({ "turns": 9 }).as_object().cloned().unwrap();
        let kit = games().find("jewels").unwrap();
        let player = kit.read_player(bot).unwrap().or_seed(luck).to_string();
        let setup = Setup {
            game: "jewels".to_owned(),
            options,
            players: vec![player.clone(); 2],
            ..Setup::default()
        };
        let mut table = kit.open(setup, Secret::from_seed(luck)).unwrap();
        let old: JewelsBot = bot.parse().unwrap();
        let mut minds = [old.mind(luck), old.mind(luck)];
        let mut seated: Vec<Box<dyn SeatPlayer>> =
            (0..2).map(|_| table.make_player(&player).unwrap()).collect();
        while let Waiting::Move(seat) = table.waiting() {
            let job = job("t", &*table, Viewer::Seat(seat), JobKind::Move);
            let answer = run_job(&*table, &job, Some(&mut *seated[seat.index()])).unwrap();
            let shown = table.show(Viewer::Seat(seat), None).unwrap();
            let rows: Vec<&str> = board(&shown).view.rows.iter().map(String::as_str).collect();
            let seen = tabla_games::jewels::Board::from_rows(rows.try_into().unwrap()).unwrap();
            let expected = minds[seat.index()].turn(&seen, board(&shown).view.turns_left.unwrap()).unwrap();
            let thought = answer.thought().unwrap();
            assert_eq!(thought.best, expected.to_string(), "{bot} {luck}");
            assert!(bot == "random" || thought.line == [thought.best.clone()] && thought.nodes > 0);
            let JobAnswer::Acts { acts, .. } = answer else { panic!() };
            for act in acts {
                table.perform(&Command { seat: Some(seat), at: 0, revision: None, act }).unwrap();
            }
        }
        assert_eq!(table.plies(), 18);
        assert_eq!(
            shown(&*table).extras.seats[0].player,
            bot.replace("memory,samples=40", "samples=40,memory")
        );
    }
}

#[test]
fn players_are_read_as_they_were() {
    let kit = games().find("jewels").unwrap();
    let written = |text: &str| kit.read_player(text).ok().map(|player| player.to_string());
    for (text, expected) in [
        ("random", Some("random")),
        ("greedy", Some("greedy")),
        ("ai", Some("ai")),
        ("ai:time=0.05s", Some("ai:time=50ms")),
        ("ai:memory", Some("ai:memory")),
        ("ai:samples=20,memory", Some("ai:samples=20,memory")),
        ("ai:memory,samples=20,seed=4", Some("ai:samples=20,memory,seed=4")),
        ("random:time=1s", None),
        ("greedy:seed=1", None),
        ("ai:time=0", None),
        ("ai:time=soon", None),
        ("ai:samples=-1", None),
        ("ai:samples=20,time=1s", None),
        ("ai:fast", None),
        ("", None),
        ("nobody", None),
    ] {
        assert_eq!(written(text).as_deref(), expected, "{text}");
    }
    assert!(kit.is_timed("ai").unwrap() && !kit.is_timed("ai:samples=20").unwrap());
}

#[test]
fn a_player_without_a_seed_or_a_clock_still_answers() {
    let mut table = table(json!({ "board": { "contest": "squares" } }));
    act(&mut *table, 0, Act::Sit { player: "ai".to_owned() }).unwrap();
    let mut untimed = job("t", &*table, ALONE, JobKind::Move);
    untimed.untimed = true;
    let answer = |table: &dyn Table| run_job(table, &untimed, None).unwrap().thought().unwrap().best.clone();
    assert!(board(&shown(&*table)).view.moves.contains(&answer(&*table)));
    assert_eq!(answer(&*table), answer(&*table));
    let JobAnswer::Acts { acts, .. } = run_job(&*table, &untimed, None).unwrap() else { panic!() };
    act(&mut *table, 0, acts[0].clone()).unwrap();
    assert_eq!(shown(&*table).accounts[0].by.as_deref(), Some("ai"));
}
