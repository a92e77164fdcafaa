//! Mice at a table: rules, draws by the course of the game, files, the engine, and the workshop.

use std::io::{BufReader, Cursor};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use tabla_core::{ErrorKind, Seat, TableError, Viewer};
use tabla_games::kits::{Shelf, registry};
use tabla_games::workshop::{mice_by, read_suite, run_suite};
use tabla_games::{MiceView, in_english};
use tabla_mice::Mice;
use tabla_table::ugi::Engine;
use tabla_table::{
    Act, Asked, Command, JobAnswer, JobKind, Kit, Secret, Setup, Table, Thinking, Waiting, job, run_job,
};

static MICE: LazyLock<Arc<dyn Kit>> = LazyLock::new(|| registry(&Shelf::default()).find("mice").unwrap());

fn setup(rules: &str, start: Option<&str>) -> Setup {
    let options = MICE.choices().read(rules).unwrap();
    Setup { game: "mice".to_owned(), options, start: start.map(str::to_owned), ..Setup::default() }
}

fn table(rules: &str, start: Option<&str>) -> Box<dyn Table> {
    Arc::clone(&MICE).open(setup(rules, start), Secret::default()).unwrap()
}

fn load(rules: &str, text: &str) -> Result<Box<dyn Table>, TableError> {
    Arc::clone(&MICE).load(setup(rules, None), Secret::default(), "txt", text)
}

fn record(table: &dyn Table) -> String {
    table.export("txt", Viewer::Everything).unwrap()
}

fn position(table: &dyn Table) -> String {
    table.show(Viewer::Everything, None).unwrap().position
}

/// Four men each; the four turns of `ROUND` lead back to it.
const CALM: &str = "a7,d7,g4,b4/d1,d6,f6,c5/0,0/w";
const ROUND: [&str; 4] = ["b4-a4", "d1-g1", "a4-b4", "g1-d1"];

fn act(table: &mut dyn Table, act: Act) -> Result<(), TableError> {
    let seat = match table.waiting() {
        Waiting::Move(seat) => Some(seat),
        _ => Some(Seat::FIRST),
    };
    table.perform(&Command { seat, at: 0, revision: None, act }).map(drop)
}

fn play_one(table: &mut dyn Table, text: &str) -> Result<(), TableError> {
    act(table, Act::Play { text: text.to_owned(), by: None, because: Vec::new() })
}

fn play(table: &mut dyn Table, turns: usize) {
    for text in ROUND.iter().cycle().take(turns) {
        play_one(table, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The message that tells how the game ended.
fn ended(table: &dyn Table) -> Option<String> {
    match table.waiting() {
        Waiting::Nothing(ending) => Some(ending.reason.key.into_owned()),
        _ => None,
    }
}

fn think(table: &dyn Table, player: &str) -> Result<JobAnswer, TableError> {
    let kind = JobKind::Think { player: player.to_owned() };
    Thinking::begin(table.copy(), job("", table, Viewer::Public, kind), None).answer()
}

#[test]
fn the_third_time_is_a_draw() {
    let mut table = table("", Some(CALM));
    play(&mut *table, 7);
    assert_eq!(table.waiting(), Waiting::Move(Seat::SECOND));
    play_one(&mut *table, ROUND[3]).unwrap();
    let drawn = Some("ending-drawn-repetition".to_owned());
    assert_eq!(ended(&*table), drawn);
    let asked = Asked { name: "opinion".to_owned(), with: serde_json::Value::Null };
    let opinion = run_job(&*table, &job("", &*table, Viewer::Public, JobKind::Ask(asked)), None).unwrap();
    assert_eq!(opinion, JobAnswer::Reply(serde_json::json!({ "terms": [] })));
    let shown = table.show(Viewer::Everything, None).unwrap();
    let view = shown.board.typed::<MiceView>().unwrap();
    assert_eq!((view.to_move, view.winner, view.moves.len()), (None, None, 0));
    assert_eq!(shown.legal, Some(Vec::new()));
    assert_eq!(play_one(&mut *table, "b4-a4").unwrap_err().saying.key, "ending-drawn-repetition");
    assert_eq!(think(&*table, "champion").unwrap_err().kind, ErrorKind::Over);
    // A turn back, the game goes on; and forth again, it is drawn again.
    act(&mut *table, Act::Undo).unwrap();
    assert_eq!(table.waiting(), Waiting::Move(Seat::SECOND));
    act(&mut *table, Act::Redo).unwrap();
    assert_eq!(ended(&*table), drawn);
    act(&mut *table, Act::Undo).unwrap();
    play_one(&mut *table, "d6-d5").unwrap();
    assert_eq!(table.waiting(), Waiting::Move(Seat::FIRST));
}

#[test]
fn two_hundred_turns_without_a_mill_are_a_draw() {
    let mut quiet = table("no-repetition", Some(CALM));
    play(&mut *quiet, 199);
    assert_eq!(ended(&*quiet), None);
    play_one(&mut *quiet, ROUND[3]).unwrap();
    assert_eq!(ended(&*quiet).as_deref(), Some("ending-drawn-quiet"));
    act(&mut *quiet, Act::Undo).unwrap();
    assert_eq!(ended(&*quiet), None);
    let mut endless = table("no-repetition,no-quiet", Some(CALM));
    play(&mut *endless, 404);
    assert_eq!(ended(&*endless), None);
}

#[test]
fn whoever_looks_at_positions_plays_on_after_a_draw() {
    let mut table = table("", Some(CALM));
    play(&mut *table, 8);
    assert!(ended(&*table).is_some() && table.is_drawn_by_course());
    table.play_on();
    assert_eq!(table.waiting(), Waiting::Move(Seat::FIRST));
    play(&mut *table, 5);
    assert!(
        ended(&*table).is_none() && table.is_drawn_by_course(),
        "that position has stood three times, too"
    );
    play_one(&mut *table, "d6-d5").unwrap();
    assert!(!table.is_drawn_by_course());
}

#[test]
fn rules_are_read_and_written() {
    let canonical = |text: &str| MICE.choices().read(text).map(|rules| MICE.choices().write(&rules));
    for (text, expected) in [
        ("", "no-flying"),
        ("flying", "flying"),
        ("no-quiet FLYING", "flying,no-quiet"),
        ("no-repetition,no-flying", "no-flying,no-repetition"),
        ("flying,no-flying", "no-flying"),
    ] {
        assert_eq!(canonical(text).unwrap(), expected);
        assert_eq!(canonical(expected).unwrap(), expected);
    }
    assert_eq!(canonical("no-").unwrap_err().saying.key, "rules-unknown");
    let santorini = registry(&Shelf::default()).find("santorini").unwrap();
    assert_eq!(santorini.choices().read("flying").unwrap_err().saying.key, "rules-none");
    assert_eq!(mice_by(&MICE.choices().read("flying").unwrap()), Mice::FLYING);
    assert_eq!(table("flying", None).rules(), "flying");
}

#[test]
fn saves_and_files_keep_the_rules() {
    let mut game = table("flying,no-quiet", Some("a7,d7,g4/d1,d6,f6,c5/0,0/w"));
    play_one(&mut *game, "g4-c3").unwrap();
    let restored = Arc::clone(&MICE).restore(&game.saved()).unwrap();
    for other in [restored, load("", &record(&*game)).unwrap()] {
        assert_eq!((other.rules(), position(&*other)), (game.rules(), position(&*game)));
        assert_eq!(record(&*other), record(&*game));
    }
    let text = record(&*game);
    assert!(text.contains("\n// rules: flying,no-quiet\n// position: a7,d7,g4/"), "{text}");
    // By the usual rules nothing is said, and a file without rules is played by the table's.
    let mut usual = table("", None);
    play_one(&mut *usual, "d2").unwrap();
    assert_eq!(record(&*usual), "d2\n// players: human - human\n");
    assert_eq!(load("flying,no-quiet", "d2\n").unwrap().rules(), "flying,no-quiet");
    assert_eq!(load("", "// rules: castling\n").err().unwrap().saying.key, "record-refused");
    assert_eq!(load("", "// rules: flying\nd2\n").unwrap().rules(), "flying");
}

#[test]
fn nothing_is_played_after_a_draw_in_a_file() {
    let rounds = |count: usize| ROUND.iter().cycle().take(count).copied().collect::<Vec<_>>().join("\n");
    let drawn = load("", &format!("// position: {CALM}\n{}\n", rounds(8))).unwrap();
    assert_eq!(ended(&*drawn).as_deref(), Some("ending-drawn-repetition"));
    let refused = load("", &format!("// position: {CALM}\n{}\n", rounds(9))).err().unwrap();
    assert_eq!(refused.saying.key, "record-refused");
    let on = load("", &format!("// rules: no-repetition\n// position: {CALM}\n{}\n", rounds(9))).unwrap();
    assert_eq!(on.waiting(), Waiting::Move(Seat::SECOND));
}

#[test]
fn no_player_thinks_for_three_seconds() {
    let table = table("", None);
    for text in ["minimax:depth=40", "alphabeta:nodes=9000000000", "champion:time=1m"] {
        let start = Instant::now();
        think(&*table, text).unwrap();
        assert!(start.elapsed() < Duration::from_secs(3), "{text}: {:?}", start.elapsed());
    }
}

#[test]
fn openings_are_many_and_balanced() {
    let openings = MICE.openings(50);
    assert_eq!(openings.len(), 50);
    for opening in openings {
        assert!(matches!(table("", Some(&opening)).waiting(), Waiting::Move(_)));
    }
}

fn talk(rules: &str, lines: &str) -> String {
    let mut output = Vec::new();
    let engine = Engine::open(Arc::clone(&MICE), MICE.choices().read(rules).unwrap()).unwrap();
    engine.serve(&in_english, BufReader::new(Cursor::new(lines.to_owned())), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    // Without what depends on the machine and on the version.
    text.lines().filter(|line| !line.starts_with("info depth") && !line.starts_with("id ")).fold(
        String::new(),
        |mut text, line| {
            text += line;
            text.push('\n');
            text
        },
    )
}

#[test]
fn a_conversation_with_the_engine() {
    let lines = [
        "ugi",
        "position startpos moves a7 d6 a4 b4 a1xd6",
        "query p1turn",
        "position startpos moves a7 d6 a4 b4 a1 d6 b2",
        "query p1turn",
        "position startpos moves a7 d6 a4 b4 a1 xd6 b2",
        "query p1turn",
        "position startpos moves a7 d6 a4 b4 a1",
        "position startpos moves a7 d6 a4 b4 a1 g7",
        "position fen a7,d7,g4/d1,d6,f6,c5/0,0/w moves g4-c3",
        "setoption name Flying value true",
        "position fen a7,d7,g4/d1,d6,f6,c5/0,0/w moves g4-c3",
        "query p1turn",
        "setoption name flying value maybe",
        "setoption name Castling value true",
        "setoption name Player value minimax",
        "position fen a7,d7,g4,b4/d1,d6,f6,c5/0,0/w moves b4-a4 d1-g1 a4-b4 g1-d1 b4-a4 d1-g1 a4-b4 g1-d1",
        "query gameover",
        "query result",
        "setoption name Repetition value false",
        "query gameover",
        "position fen a7,d7,g4,b4/d1,d2,f6,c5/0,0/w",
        "go depth 3",
    ];
    insta::assert_snapshot!(talk("", &lines.join("\n")));
    assert!(talk("flying,no-quiet", "ugi").contains("info string rules flying,no-quiet\n"));
}

#[test]
fn a_suite_tells_the_share_of_kept_values() {
    let game = Mice::default();
    let text = "# a comment\n\na7,d7,g4/d1,d6,f6,c5/0,0/w\twin\t8\tg4-g7xd1 g4-g7xd6 g4-g7xf6 g4-g7xc5\n\
                //9,9/w\tdraw\t24\td2\n";
    let player = MICE.read_player("alphabeta:depth=2").unwrap();
    let lines = match read_suite(&game, text) {
        Ok(lines) => lines,
        Err((line, text, because)) => panic!("{line}: {text}: {because:?}"),
    };
    let report = run_suite(&MICE, &serde_json::Map::new(), &lines, &player, &|_, _| {}).unwrap();
    assert_eq!((report.moving.kept, report.moving.all), (1, 1));
    assert_eq!(report.placing.all, 1);
    assert_eq!(report.all().all, 2);
    for (bad, key) in [
        ("a7/w", "suite-columns"),
        ("a7/b4/0/w\twin\t1\ta7", "position-refused"),
        ("//9,9/w\teven\t24\td2", "suite-value"),
        ("//9,9/w\tdraw\t23\td2", "suite-count"),
        ("//9,9/w\tdraw\t24\td2 z9", "move-unreadable"),
        ("//9,9/w\tdraw\t24\t", "suite-columns"),
    ] {
        let (line, _, because) = read_suite(&game, &format!("# one\n{bad}\n")).unwrap_err();
        assert_eq!((line, &*because.key), (2, key), "{bad}");
    }
}
