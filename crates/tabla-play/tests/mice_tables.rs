//! Mice at a table: rules, draws by the course of the game, files, the engine, and the workshop.

use std::io::{BufReader, Cursor};
use std::time::{Duration, Instant};

use tabla_core::{BySeat, Seat};
use tabla_mice::Mice;
use tabla_play::kits::{Shelf, registry};
use tabla_play::workshop::{mice_by, read_suite, run_suite};
use tabla_play::{
    Ending, GameInfo, HistoryDraw, PlayerKind, PlayerSpec, Saved, Table, TableTurn, View, find, in_english,
    load_game, save_game,
};
use tabla_table::ugi::Engine;

fn mice() -> &'static GameInfo {
    find("mice").unwrap()
}

fn people() -> BySeat<PlayerSpec> {
    BySeat::new(|_| PlayerSpec::human())
}

fn table(rules: &str) -> Box<dyn Table> {
    mice().open_with(people(), &mice().read_rules(rules).unwrap())
}

/// Four men each; the four turns of `ROUND` lead back to it.
const CALM: &str = "a7,d7,g4,b4/d1,d6,f6,c5/0,0/w";
const ROUND: [&str; 4] = ["b4-a4", "d1-g1", "a4-b4", "g1-d1"];

fn play(table: &mut dyn Table, turns: usize) {
    for text in ROUND.iter().cycle().take(turns) {
        table.play(text, Duration::ZERO).unwrap_or_else(|saying| panic!("{text}: {saying:?}"));
    }
}

#[test]
fn the_third_time_is_a_draw() {
    let mut table = table("");
    table.set_position(CALM).unwrap();
    play(&mut *table, 7);
    assert!(matches!(table.turn(), TableTurn::Seat(Seat::SECOND)));
    play_last(&mut *table);
    let drawn = TableTurn::Over(Ending::DrawnBy(HistoryDraw::Repetition));
    assert_eq!(table.turn(), drawn);
    assert!(table.moves().is_empty() && table.opinion().is_empty());
    let View::Mice(view) = table.view() else { panic!("not Mice") };
    assert_eq!((view.to_move, view.winner, view.moves.len()), (None, None, 0));
    assert_eq!(table.play("b4-a4", Duration::ZERO).unwrap_err().key, "ending-drawn-repetition");
    assert!(table.think(&PlayerSpec::new(PlayerKind::Champion)).is_err());
    // A turn back, the game goes on; and forth again, it is drawn again.
    assert!(table.undo());
    assert_eq!(table.turn(), TableTurn::Seat(Seat::SECOND));
    assert!(table.redo());
    assert_eq!(table.turn(), drawn);
    assert!(table.undo());
    table.play("d6-d5", Duration::ZERO).unwrap();
    assert_eq!(table.turn(), TableTurn::Seat(Seat::FIRST));
}

fn play_last(table: &mut dyn Table) {
    table.play(ROUND[3], Duration::ZERO).unwrap();
}

#[test]
fn two_hundred_turns_without_a_mill_are_a_draw() {
    let mut quiet = table("no-repetition");
    quiet.set_position(CALM).unwrap();
    play(&mut *quiet, 199);
    assert!(matches!(quiet.turn(), TableTurn::Seat(_)));
    play_last(&mut *quiet);
    assert_eq!(quiet.turn(), TableTurn::Over(Ending::DrawnBy(HistoryDraw::Quiet)));
    assert!(quiet.undo());
    assert!(matches!(quiet.turn(), TableTurn::Seat(_)));
    let mut endless = table("no-repetition,no-quiet");
    endless.set_position(CALM).unwrap();
    play(&mut *endless, 404);
    assert!(matches!(endless.turn(), TableTurn::Seat(_)));
}

#[test]
fn rules_are_read_and_written() {
    let canonical = |text: &str| mice().read_rules(text).map(|rules| rules.to_string());
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
    assert_eq!(canonical("no-").unwrap_err().key, "rules-unknown");
    assert_eq!(find("santorini").unwrap().read_rules("flying").unwrap_err().key, "rules-none");
    let kit = registry(&Shelf::default()).find("mice").unwrap();
    assert_eq!(mice_by(&kit.choices().read("flying").unwrap()), Mice::FLYING);
    assert_eq!(table("flying").rules(), "flying");
}

#[test]
fn saves_and_files_keep_the_rules() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = table("flying,no-quiet");
    game.set_position("a7,d7,g4/d1,d6,f6,c5/0,0/w").unwrap();
    game.play("g4-c3", Duration::ZERO).unwrap();
    for name in ["game.json", "game.txt"] {
        let path = folder.path().join(name);
        save_game(&path, &*game, false).unwrap();
        let loaded = load_game(&path, mice(), people()).unwrap();
        assert_eq!((loaded.rules(), loaded.position()), (game.rules(), game.position()), "{name}");
        assert_eq!(loaded.record(), game.record());
    }
    let record = game.record().unwrap();
    assert!(record.starts_with("// rules: flying,no-quiet\n// position: a7,d7,g4/"), "{record}");
    assert_eq!(Saved::of(&*game, None).rules.as_deref(), Some("flying,no-quiet"));
    // By the usual rules nothing is said, and a file without rules is played by the table's.
    let mut usual = table("");
    usual.play("d2", Duration::ZERO).unwrap();
    assert_eq!(usual.record().unwrap(), "d2\n");
    assert_eq!(Saved::of(&*usual, None).rules, None);
    game.load_record("d2\n").unwrap();
    assert_eq!(game.rules(), "flying,no-quiet");
    assert_eq!(usual.load_record("// rules: castling\n").unwrap_err().key, "record-refused");
    usual.load_record("// rules: flying\nd2\n").unwrap();
    assert_eq!(usual.rules(), "flying");
}

#[test]
fn nothing_is_played_after_a_draw_in_a_file() {
    let rounds = |count: usize| ROUND.iter().cycle().take(count).copied().collect::<Vec<_>>().join("\n");
    let mut game = table("");
    game.load_record(&format!("// position: {CALM}\n{}\n", rounds(8))).unwrap();
    assert_eq!(game.turn(), TableTurn::Over(Ending::DrawnBy(HistoryDraw::Repetition)));
    let refused = game.load_record(&format!("// position: {CALM}\n{}\n", rounds(9))).unwrap_err();
    assert_eq!(refused.key, "record-refused");
    game.load_record(&format!("// rules: no-repetition\n// position: {CALM}\n{}\n", rounds(9))).unwrap();
    assert_eq!(game.turn(), TableTurn::Seat(Seat::SECOND));
}

#[test]
fn minimax_is_another_word_for_simple() {
    let player: PlayerSpec = "Minimax:depth=2".parse().unwrap();
    assert_eq!(player.kind(), PlayerKind::Simple);
    assert_eq!(mice().player_word(PlayerKind::Simple), "minimax");
    assert_eq!(find("santorini").unwrap().player_word(PlayerKind::Simple), "simple");
}

#[test]
fn no_player_thinks_for_three_seconds() {
    let table = table("");
    for text in ["minimax:depth=40", "alphabeta:nodes=9000000000", "champion:time=1m"] {
        let start = Instant::now();
        table.think(&text.parse().unwrap()).unwrap().wait();
        assert!(start.elapsed() < Duration::from_secs(3), "{text}: {:?}", start.elapsed());
    }
}

#[test]
fn openings_are_many_and_balanced() {
    let openings = (mice().openings)(50);
    assert_eq!(openings.len(), 50);
    for opening in openings {
        let mut game = table("");
        game.set_position(&opening).unwrap();
        assert!(matches!(game.turn(), TableTurn::Seat(_)));
    }
}

fn talk(rules: &str, lines: &str) -> String {
    let mut output = Vec::new();
    let kit = registry(&Shelf::default()).find("mice").unwrap();
    let options = kit.choices().read(rules).unwrap();
    let engine = Engine::open(kit, options).unwrap();
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
    let kit = registry(&Shelf::default()).find("mice").unwrap();
    let player = kit.read_player("alphabeta:depth=2").unwrap();
    let lines = match read_suite(&game, text) {
        Ok(lines) => lines,
        Err((line, text, because)) => panic!("{line}: {text}: {because:?}"),
    };
    let report = run_suite(&kit, &Default::default(), &lines, &player, &|_, _| {}).unwrap();
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
