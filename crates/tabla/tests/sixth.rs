//! A sixth game, noughts and crosses: rules, notation, numbers, a view, a player and one call, and the product has it:
//! the line console, the server with its live connections, the arena, the engine, jobs and saves. No other file knows it.

#![cfg(unix)]
use std::io::Cursor;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tabla_arena::process::Keeper;
use tabla_arena::{Bot, Case, Cores, Seating, referee};
use tabla_console::{
    BoardStyle, Colours, Console, Finish, Game as AtConsole, Interrupts, Keep, Options, Plain, Steps,
};
use tabla_core::*;
use tabla_games::kits::{Shelf, registry};
use tabla_games::{Language, SaveFolder, open_save};
use tabla_table::*;
use tabla_web::{Server, Settings};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

struct Crosses;
type Squares = [Option<u8>; 9];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("crosses", error)]
enum Reason {
    Three,
    Full,
    Taken,
}

fn has_won(board: &Squares, who: u8) -> bool {
    let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    lines.iter().any(|line| line.iter().all(|&at| board[at] == Some(who)))
}

fn mover(board: &Squares) -> u8 {
    board.iter().flatten().count() as u8 % 2
}

impl Game for Crosses {
    type State = Squares;
    type Move = usize;
    type Chance = Never;
    type Observation = Squares;
    type EndReason = Reason;

    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> Squares {
        [None; 9]
    }
    fn turn(&self, board: &Squares) -> TurnOf<Self> {
        match (0..2).find(|&who| has_won(board, who)) {
            Some(who) => Turn::Over(GameEnd { outcome: Outcome::Won(Seat::at(who)), reason: Reason::Three }),
            None if board.iter().all(Option::is_some) => {
                Turn::Over(GameEnd { outcome: Outcome::Drawn, reason: Reason::Full })
            }
            None => Turn::Seat(Seat::at(mover(board))),
        }
    }
    fn moves(&self, board: &Squares, moves: &mut Vec<usize>) {
        if let Turn::Seat(_) = self.turn(board) {
            moves.extend((0..9).filter(|&at| board[at].is_none()));
        }
    }
    fn play(&self, board: &mut Squares, at: usize) {
        board[at] = Some(mover(board));
    }
    fn apply_chance(&self, _: &mut Squares, event: Never) {
        match event {}
    }
    fn observe(&self, board: &Squares, _: Viewer) -> Squares {
        *board
    }
}

impl Notation for Crosses {
    type Refusal = Reason;
    type Fault = Reason;

    fn read_move(&self, board: &Squares, text: &str) -> Result<usize, MoveError<Reason>> {
        let found = self.list(board).into_iter().find(|&at| self.write_move(board, at) == text);
        found.ok_or_else(|| MoveError::Illegal { text: text.to_owned(), because: Reason::Taken })
    }
    fn read_state(&self, text: &str) -> Result<Squares, StateError<Reason>> {
        Err(StateError { text: text.to_owned(), because: vec![Reason::Taken] })
    }
    fn write_move(&self, _: &Squares, at: usize) -> String {
        ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"][at].into()
    }
    fn write_state(&self, board: &Squares) -> String {
        board.map(|mark| mark.map_or('-', |who| ['x', 'o'][usize::from(who)])).iter().collect()
    }
}

impl Encode for Crosses {
    fn actions(&self) -> usize {
        9
    }
    fn action(&self, _: &Squares, at: usize) -> Option<usize> {
        Some(at)
    }
    fn move_of(&self, board: &Squares, action: usize) -> Option<usize> {
        board.get(action)?.is_none().then_some(action)
    }
    fn features(&self) -> usize {
        18
    }
    fn encode(&self, board: &Squares, seat: Seat, out: &mut [f32]) {
        let is =
            |at: usize, own: bool| board[at].is_some_and(|who| (usize::from(who) == seat.index()) == own);
        (0..18).for_each(|at| out[at] = f32::from(u8::from(is(at % 9, at < 9))));
    }
}

fn worth(game: &Crosses, board: &Squares) -> f64 {
    match game.turn(board) {
        Turn::Over(GameEnd { reason: Reason::Three, .. }) => -1.0,
        Turn::Over(_) => 0.0,
        _ => children(game, board).map(|(_, worth)| worth).fold(-1.0, f64::max),
    }
}

fn children(game: &Crosses, board: &Squares) -> impl Iterator<Item = (usize, f64)> {
    game.list(board).into_iter().map(|at| {
        let mut next = *board;
        game.play(&mut next, at);
        (at, -worth(game, &next))
    })
}

fn perfect(game: &Crosses, board: &Squares, _: &mut PlayerContext<'_, Crosses>) -> Option<Answer<usize>> {
    let (best, worth) =
        children(game, board).reduce(|best, next| if next.1 > best.1 { next } else { best })?;
    let candidate = |(mv, worth)| Candidate {
        mv,
        worth: Worth::Expected(worth),
        bound: Bound::Exact,
        line: Vec::new(),
        words: Vec::new(),
    };
    let candidates = children(game, board).map(candidate).collect();
    Some(Answer {
        candidates,
        worth: Some(Worth::Expected(worth)),
        words: vec![Saying::new("because-best")],
        ..Answer::new(best)
    })
}

/// The games of the house, and one more.
fn games() -> Registry {
    let view = |input: &ViewInput<'_, Crosses>| input.game.write_state(input.observation);
    let kit = GameKit::new("crosses", |_, _| Ok(Crosses), view);
    registry(&Shelf::default()).with(kit.player("perfect", |_, _| Box::new(perfect)).batched())
}

/// What a console with these saves says to these lines.
fn at_console(folder: &std::path::Path, game: Option<AtConsole>, typed: &str) -> (String, Finish) {
    let options = Options {
        registry: games(),
        board: BoardStyle::Ascii,
        colours: Colours::None,
        adviser: "champion".to_owned(),
        saves: SaveFolder::find(Some(&folder.join("saves")), |_| None).ok(),
        folder: folder.to_owned(),
        seed: 1,
        secrets: None,
    };
    let mut said = Vec::new();
    let mut screen = Plain::new(Cursor::new(typed.to_owned()), &mut said, Interrupts::default(), false, 80);
    let mut console = Console::new(&mut screen, Language::En, options);
    let finish = match game {
        Some(mut game) => console.play(&mut game),
        None => console.house(Some("crosses")),
    };
    let finish = finish.expect("a script never fails");
    drop(screen);
    (String::from_utf8(said).expect("words"), finish)
}

#[test]
fn the_line_console_plays_saves_and_goes_on_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    // A new game, the person begins, against the second of the computers.
    let (said, finish) = at_console(folder.path(), None, "1\n1\n2\nb2\nb2\nz9\nmoves\nhint\nquit\n");
    assert!(said.contains("o---x----") && said.contains("not allowed"), "{said}");
    assert!(said.contains("perfect") && finish == Finish::Unfinished, "{said}");
    let record = std::fs::read_dir(folder.path()).expect("a folder");
    let record = record.filter_map(|entry| Some(entry.ok()?.path()));
    let record: Vec<_> = record.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    assert!(std::fs::read_to_string(&record[0]).expect("a file").starts_with("b2\na3\n//"), "{record:?}");
    // It is offered again, taken back, played on and given up.
    let (said, finish) = at_console(folder.path(), None, "1\nundo\nredo\nundo\na1\nresign\ny\n\n");
    assert!(said.contains("---------"), "{said}");
    assert!(said.contains("player 1 has resigned") && finish == Finish::Over, "{said}");
    let saves = SaveFolder::find(Some(&folder.path().join("saves")), |_| None).expect("a folder");
    assert!(saves.entries().expect("a folder").is_empty());
}

#[test]
fn what_the_console_keeps_any_program_restores() {
    let folder = tempfile::tempdir().expect("a folder");
    let kit = games().find("crosses").expect("the game");
    let setup = Setup { game: "crosses".to_owned(), ..Setup::default() };
    let table = kit.clone().open(setup, Secret::default()).expect("a table");
    let saves = SaveFolder::find(Some(&folder.path().join("saves")), |_| None).ok();
    let keep = Keep::begin(&kit, &*table, None, folder.path(), saves.clone());
    at_console(folder.path(), Some(AtConsole::new(kit, table, keep, Steps::Ask)), "a3\nb2\nundo\nquit\n");
    let saved = saves.and_then(|saves| saves.entries().ok()).expect("a save").remove(0).path;
    let table = open_save(&games(), &saved).map_err(|error| error.saying).expect("the table").table;
    let shown = table.show(Viewer::Public, None).expect("a picture");
    assert_eq!((shown.position.as_str(), table.revision()), ("x--------", 3));
    let again = games().restore(&table.saved()).expect("the same");
    assert_eq!(again.saved(), table.saved());
}

async fn ask(request: reqwest::RequestBuilder) -> Value {
    let answer = request.send().await.expect("an answer");
    let text = answer.text().await.expect("a text");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_and_its_live_connection_play_it() {
    let server = Server::open(Settings { port: Some(0), games: games(), ..Settings::default() }).await;
    let server = server.expect("a server");
    let url = server.url().trim_end_matches('/').to_owned();
    tokio::spawn(server.run(std::future::pending()));
    let client = reqwest::Client::new();
    let catalogue = ask(client.get(format!("{url}/api/catalogue"))).await;
    let listed = catalogue["games"].as_array().expect("games").last().expect("the last").clone();
    assert_eq!((&listed["id"], &listed["seats"]), (&json!("crosses"), &json!([2, 2])));
    let wish = json!({ "game": "crosses", "setup": { "players": ["human", "perfect"] } });
    let opened = ask(client.post(format!("{url}/api/games")).json(&wish)).await;
    let keys = opened["keys"].as_object().unwrap_or_else(|| panic!("{opened}"));
    let key = keys.values().find_map(Value::as_str).expect("a key").to_owned();
    let id = text(&opened["table"], "id");
    let live = format!("{}/api/games/{id}/live", url.replace("http:", "ws:"));
    let (mut line, _) = connect_async(live).await.expect("a connection");
    line.send(Message::text(json!({ "hello": { "keys": [key] } }).to_string())).await.expect("it is sent");
    let play = json!({ "act": { "act": "play", "text": "b2" }, "key": key });
    line.send(Message::text(play.to_string())).await.expect("it is sent");
    // The person's move and the computer's answer reach whoever listens.
    let position = async {
        while let Some(Ok(message)) = line.next().await {
            let heard: Value =
                serde_json::from_str(message.to_text().unwrap_or_default()).unwrap_or_default();
            if heard.to_string().contains("o---x----") {
                return true;
            }
        }
        false
    };
    assert!(tokio::time::timeout(Duration::from_secs(60), position).await.expect("in time"));
    let shown =
        ask(client.get(format!("{url}/api/games/{id}")).header("Authorization", format!("Bearer {key}")))
            .await;
    assert_eq!(shown["position"], "o---x----", "{shown}");
    assert_eq!(shown["board"], "o---x----", "{shown}");
    let act =
        client.post(format!("{url}/api/games/{id}/acts")).header("Authorization", format!("Bearer {key}"));
    let after = ask(act.json(&json!({ "act": "play", "text": "a1", "key": "a word of its own" }))).await;
    let played = after["position"].as_str().unwrap_or_else(|| panic!("{after}"));
    assert!(played.starts_with('o') && played.matches('x').count() == 2, "{after}");
}

fn text(value: &Value, name: &str) -> String {
    value[name].as_str().unwrap_or_else(|| panic!("{name}: {value}")).to_owned()
}

#[test]
fn a_line_bot_plays_it_in_the_arena() {
    let game = Variant::of(&games(), "crosses", "").expect("the game");
    let first = "while read word rest; do case $word in tabla) echo ready moves;; \
                 move) rest=${rest#*moves=}; rest=${rest%% *}; echo ${rest%%|*};; esac; done";
    let bots = [Bot::read(&format!("name=first,line:sh -c '{first}'")), Bot::read("perfect")];
    let [one, other] = bots.map(|bot| bot.expect("a bot"));
    let seating = Seating::new(Keeper::at(env!("CARGO_BIN_EXE_tabla")), true, Duration::from_secs(60));
    let case = Case {
        number: 1,
        game: &game,
        places: [0, 1],
        bots: [&one, &other],
        opening: None,
        luck: 1,
        budget: None,
        margin: Duration::from_secs(60),
        cores: Cores::default(),
    };
    let record = referee(&case, &seating, &()).expect("a game").record;
    assert_eq!(record.moves[0].text, "a3", "the first of all moves");
    assert_eq!(record.halves, [0, 2], "the perfect player wins: {record:?}");
}

fn setup(players: [&str; 2]) -> Setup {
    Setup { game: "crosses".into(), players: players.map(str::to_owned).into(), ..Setup::default() }
}

#[test]
fn matches_jobs_and_numbers_come_with_it() {
    let plan = MatchPlan { setup: setup(["perfect", "random"]), seed: 3, openings: Vec::new() };
    let played = play_range(&games(), &plan, 0..6).unwrap();
    let is_lost =
        |game: &&LoggedGame| game.ending.outcome == Outcome::Won(Seat::at((1 - game.number % 2) as u8));
    assert_eq!(played.iter().filter(is_lost).count(), 0, "the perfect player never loses");
    let pieces = [0..2, 2..6].map(|piece| play_range(&games(), &plan, piece).unwrap());
    assert_eq!(played, pieces.concat());

    let table = games().open(setup(["human", "human"]), Secret::default()).unwrap();
    let kind = JobKind::Think { player: "perfect".into() };
    let job = serde_json::to_string(&job("t", &*table, Viewer::Seat(Seat::at(0)), kind)).unwrap();
    let elsewhere = games().restore(&table.saved()).unwrap();
    let answer = run_job(&*elsewhere, &serde_json::from_str(&job).unwrap(), None).unwrap();
    let JobAnswer::Thought(thought) = answer else { panic!() };
    assert_eq!((thought.candidates.len(), thought.worth), (9, Some(Worth::Expected(0.0))));

    let mut batch = games().find("crosses").unwrap().batch(&setup(["human"; 2]), 3, 1).unwrap();
    let (mut masks, mut seen, mut movers) = ([true; 27], [0.0; 54], [0; 3]);
    batch.step(&[4, 0, 8]).unwrap();
    assert!(batch.step(&[4, 1, 1]).is_err() && batch.step(&[0, 1, 1]).is_ok());
    batch.masks(&mut masks);
    batch.observe(&mut seen);
    batch.movers(&mut movers);
    assert!(!masks[4] && masks[1] && seen[4] == 1.0 && movers == [0; 3]);

    let kit = games().find("crosses").unwrap();
    let loaded = kit.load(setup(["human"; 2]), Secret::default(), "txt", "b2\na1\n").unwrap();
    assert_eq!(loaded.export("txt", Viewer::Public).unwrap(), "b2\na1\n// players: human - human\n");
}

/// A game without hooks of its own is wished for by its setup, and set up, shown and counted as usual.
#[test]
fn whoever_runs_tables_needs_to_know_nothing_of_it() {
    let kit = games().find("crosses").unwrap();
    let hooks = *kit.hooks();
    let wish = json!({"players": ["human", "random"]});
    let filled = (hooks.fill_in)(&kit, wish, 7.into(), 0).unwrap();
    assert_eq!(filled["players"], json!(["human", "random:seed=8"]));
    let table = (hooks.open)(&kit, &filled).unwrap();
    assert_eq!((table.game(), table.player(Seat::SECOND)), ("crosses", "random:seed=8"));
    let shown = table.show(Viewer::Public, None).unwrap();
    assert_eq!((hooks.observation)(&shown), shown.position);
    assert!((hooks.score)(&*table, "Ana").is_none());
    assert!((hooks.open)(&kit, &json!({"people": 3})).is_err());
    assert!(check_position(&kit, "", "x-o").is_err());
}

/// What an engine for it says to these lines, without what depends on the machine.
fn talk(lines: &str) -> Vec<String> {
    let engine = ugi::Engine::open(games().find("crosses").unwrap(), serde_json::Map::new()).unwrap();
    let mut output = Vec::new();
    let input = Cursor::new(lines.to_owned());
    engine.serve(&|saying| saying.key.clone().into_owned(), input, &mut output).unwrap();
    let said = String::from_utf8(output).unwrap();
    let line = |line: &str| line.split(" nps ").next().unwrap_or_default().to_owned();
    said.lines().filter(|line| !line.starts_with("id ")).map(line).collect()
}

#[test]
fn an_engine_speaks_for_it() {
    let asked = "ugi\nposition startpos moves b2 a1\nquery p1turn\nquery result\ngo\n";
    let said = talk(asked);
    assert_eq!(said[..2], ["option name Player type combo default perfect var random var perfect", "ugiok"]);
    assert_eq!(said[2..5], ["response true", "response none", "info depth 0 seldepth 0 score cp 0 nodes 0"]);
    assert_eq!(said[5..], ["bestmove a3"], "the first of the best");
    let won = talk("position startpos moves a3 a1 b3 b1 c3\nquery gameover\nquery result\ngo depth 3\n");
    assert_eq!(won, ["response true", "response p1win", "bestmove none"]);
    let wrong =
        talk("position startpos moves b2 b2\nposition fen x\nsetoption name Hash value 4\nquery p1turn\n");
    let refused = ["move-illegal", "position-refused", "ugi-option"].map(|key| format!("info string {key}"));
    assert_eq!(wrong, [&refused[..], &["response true".to_owned()]].concat());
    let other =
        talk("setoption name Player value human\nsetoption name Player value random\ngo movetime 1\n");
    assert!(other[0] == "info string ugi-player" && other[2].starts_with("bestmove "), "{other:?}");
}
