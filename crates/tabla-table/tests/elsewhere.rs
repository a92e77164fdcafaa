//! The same work in another process, and the same player and clock as text.

use std::process::Command as Process;
use std::time::Duration;

use crate::common::*;
use tabla_core::*;
use tabla_table::*;

/// In this variable the other process finds its work.
const WORK: &str = "TABLA_TABLE_TEST_WORK";

#[test]
fn a_job_is_done_in_another_process() {
    if let Ok(work) = std::env::var(WORK) {
        let (saved, job): (Saved, Job) = serde_json::from_str(&work).unwrap();
        let answer = run_job(&*registry().restore(&saved).unwrap(), &job, None).unwrap();
        println!("\nanswer {}", serde_json::to_string(&answer).unwrap());
        return;
    }
    let mut table =
        registry().open(setup("tiles", &["random", "random", "human"]), Secret::new([1, 2, 3, 4])).unwrap();
    for _ in 0..2 {
        let Waiting::Move(seat) = table.waiting() else { panic!() };
        let job = job("t", &*table, Viewer::Seat(seat), JobKind::Move);
        let work = serde_json::to_string(&(table.saved(), &job)).unwrap();
        let there = Process::new(std::env::current_exe().unwrap())
            .args(["--exact", "elsewhere::a_job_is_done_in_another_process", "--nocapture"])
            .env(WORK, work)
            .output()
            .unwrap();
        let told = String::from_utf8(there.stdout).unwrap();
        let answer = told.lines().find_map(|line| line.strip_prefix("answer ")).unwrap();
        let mut answer: JobAnswer = serde_json::from_str(answer).unwrap();
        let mut here = run_job(&*table, &job, None).unwrap();
        for answer in [&mut answer, &mut here] {
            if let JobAnswer::Acts { thought: Some(thought), .. } = answer {
                thought.spent = 0;
            }
        }
        assert_eq!(answer, here, "the same answer there as here");
        let JobAnswer::Acts { seat, acts, .. } = answer else { panic!() };
        for act in acts {
            table.perform(&Command { seat: Some(seat), at: 0, revision: Some(job.revision), act }).unwrap();
        }
    }
    assert_eq!(table.plies(), 2);
}

#[test]
fn matches_in_pieces_are_the_same_match_whatever_the_seats_leave_to_chance() {
    let plan = MatchPlan {
        setup: setup("tiles", &["random", "random:seed=9", "random"]),
        seed: 3,
        openings: vec![],
    };
    let whole = play_range(&registry(), &plan, 0..9).unwrap();
    let pieces = [0..1, 1..4, 4..9].map(|range| play_range(&registry(), &plan, range).unwrap());
    assert_eq!(pieces.concat(), whole);
    assert_eq!(whole[1].players[0], "random:seed=9", "the seats change");
    let dealt = |game: usize| whole[game].log[0].what.clone();
    assert!(
        dealt(0) == dealt(1) && dealt(0) == dealt(2) && dealt(0) != dealt(3),
        "three games by the same chance"
    );
}

fn kinds() -> PlayerKinds {
    const FIGURES: &[Setting] = &[
        Setting::word("odds", &["exact", "rough"]),
        Setting::text("threshold", |text| match text.parse::<u8>() {
            Ok(number) => Ok(number.to_string()),
            Err(_) => Err(Saying::new("toy-threshold").with("text", text)),
        }),
        Setting::SEED,
    ];
    const SAMPLES: &[Setting] =
        &[Setting::TIME, Setting::whole("samples", 1, 5_000), Setting::flag("memory")];
    PlayerKinds::new(vec![
        PlayerKind::new("simple").aliases(&["minimax"]).settings(Setting::SEARCH).pace(Pace::Depth(2)),
        PlayerKind::new("champion").settings(Setting::CHAMPION).pace(Pace::Time(Duration::from_secs(1))),
        PlayerKind::new("friend").settings(FIGURES),
        PlayerKind::new("ai").settings(SAMPLES),
        PlayerKind::new("greedy"),
    ])
}

#[test]
fn players_are_written_as_they_are_read() {
    for (text, written) in [
        ("human", "human"),
        (" Champion : level=Easy , seed=3", "champion:level=easy,seed=3"),
        ("champion:seed=3,level=easy,table=128,depth=4", "champion:depth=4,level=easy,table=128,seed=3"),
        ("champion:time=0.50s", "champion:time=500ms"),
        ("champion:level=full", "champion"),
        ("minimax", "simple"),
        ("SIMPLE:nodes=7", "simple:nodes=7"),
        ("friend:odds=rough,threshold=007", "friend:odds=rough,threshold=7"),
        ("friend:odds=exact", "friend"),
        ("ai:memory,time=50ms", "ai:time=50ms,memory"),
        ("ai:samples=2000", "ai:samples=2000"),
        ("greedy", "greedy"),
    ] {
        let player = kinds().read(text).unwrap();
        assert_eq!(player.to_string(), written);
        assert_eq!(kinds().read(written).unwrap(), player);
    }
    let player = kinds().read("ai:memory,samples=9").unwrap();
    assert!(player.has("memory") && player.number("samples") == Some(9) && !player.is_human());
    assert_eq!(kinds().read("friend").unwrap().text("odds"), Some("exact"));
}

#[test]
fn what_is_wrong_with_a_player_is_said_with_what_there_is() {
    let wrong = |text: &str| kinds().read(text).unwrap_err().say();
    let players = "human, simple, champion, friend, ai, greedy";
    for (text, key, name, value) in [
        ("nobody", "player-error-unknown-player", "players", players),
        ("champion:", "player-error-not-a-setting", "text", ""),
        ("champion:depth", "player-error-not-a-setting", "text", "depth"),
        ("ai:memory=1", "player-error-not-a-setting", "text", "memory=1"),
        ("simple:table=4", "player-error-unknown-setting", "settings", "depth, time, nodes, seed"),
        ("friend:aim=1", "player-error-unknown-setting", "settings", "odds, threshold, seed"),
        ("human:seed=1", "player-error-no-settings", "player", "human"),
        ("greedy:x=1", "player-error-no-settings", "player", "greedy"),
        ("champion:seed=1,seed=2", "player-error-set-twice", "setting", "seed"),
        ("champion:depth=1,time=1s", "player-error-two-paces", "other", "time"),
        ("champion:depth=65", "player-error-depth", "text", "65"),
        ("champion:time=2h", "player-error-time", "text", "2h"),
        ("champion:nodes=0", "player-error-nodes", "text", "0"),
        ("champion:level=mad", "player-error-level", "levels", "beginner, easy, medium, hard, full"),
        ("champion:table=4097", "player-error-table", "text", "4097"),
        ("champion:seed=-1", "player-error-seed", "text", "-1"),
        ("ai:samples=5001", "player-error-setting", "values", "1 … 5000"),
        ("friend:odds=fair", "player-error-setting", "values", "exact, rough"),
        ("friend:threshold=x", "toy-threshold", "text", "x"),
    ] {
        let said = wrong(text);
        assert_eq!((&*said.key, said.args.get(name)), (key, Some(&Arg::Text(value.into()))), "{text}");
    }
}

#[test]
fn a_player_is_changed_only_where_it_can_be() {
    let read = |text: &str| kinds().read(text).unwrap();
    let second = Pace::Time(Duration::from_secs(1));
    assert_eq!(read("human").with_seed(3).with_pace(second), PlayerSpec::human());
    assert_eq!(read("champion:depth=3").with_pace(Pace::Depth(900)).to_string(), "champion:depth=64");
    assert_eq!(read("champion:depth=3").or_pace(second).to_string(), "champion:depth=3");
    assert_eq!(read("champion").or_pace(second).to_string(), "champion:time=1s");
    assert_eq!(read("ai").with_pace(Pace::Depth(3)).to_string(), "ai", "it takes no depth");
    assert_eq!(read("champion:level=easy").or_seed(5).to_string(), "champion:level=easy,seed=5");
    assert_eq!(read("champion:level=easy,seed=2").or_seed(5).to_string(), "champion:level=easy,seed=2");
    assert_eq!(read("champion").or_seed(5).to_string(), "champion", "it leaves nothing to chance");
    assert_eq!(read("champion:level=easy,seed=2").shown().to_string(), "champion:level=easy");
    assert_eq!(read("champion").with_table_mb(9_999).table_mb(), 4096);
    assert_eq!(read("champion").with_skill(Skill::Hard).skill(), Skill::Hard);
    assert_eq!(read("simple").with_skill(Skill::Hard).to_string(), "simple");
}

#[test]
fn a_setup_is_completed_by_chance() {
    let kit = registry().find("TILES").unwrap();
    let wish = setup("tiles", &["human", "random", "random:seed=1"]);
    let filled = kit.fill_in(wish.clone(), 40, 0).unwrap();
    assert_eq!(filled.players, ["human", "random:seed=41", "random:seed=1"]);
    assert_eq!(kit.fill_in(filled.clone(), 99, 0).unwrap(), filled, "what is there stays");
    let own = tiles().fill_in(|setup, seed, now| Ok(Setup { start: Some(format!("{seed} {now}")), ..setup }));
    let kit = Registry::default().with(own).find("tiles").unwrap();
    assert_eq!(kit.fill_in(wish, 1, 2).unwrap().start.as_deref(), Some("1 2"));
}

#[test]
fn clocks_are_written_as_they_are_read() {
    for (text, written) in [
        ("5m+3s", "300s+3s"),
        ("90", "90s"),
        ("0.5s+100ms", "500ms+100ms"),
        ("10s/move", "10s/move"),
        ("1h/game", "3600s/game"),
    ] {
        let clock: Clock = text.parse().unwrap();
        assert_eq!(clock.to_string(), written);
        assert_eq!(written.parse::<Clock>().unwrap(), clock);
        let json = serde_json::to_string(&clock).unwrap();
        assert_eq!(serde_json::from_str::<Clock>(&json).unwrap(), clock);
    }
    for text in ["", "0", "5m+", "25h", "5m+25h", "3s/week", "-1s", "5m/move+3s", "0.2ms"] {
        let error = text.parse::<Clock>().unwrap_err().say();
        assert_eq!((&*error.key, error.args.get("text")), ("clock-error", Some(&Arg::Text(text.into()))));
    }
}

#[test]
fn a_file_says_by_which_rules_and_from_where_it_was_played() {
    let kit = || pile().choice(Choice::switch("flying", "toy-flying", false));
    let registry = Registry::default().with(kit());
    let find = || registry.find("pile").unwrap();
    let file = "// rules: flying\n// position: 4/1\n-1\n-1\n";
    let load = |text: &str| find().load(setup("pile", &["human", "human"]), Secret::default(), "txt", text);
    let table = load(file).unwrap();
    assert_eq!((table.rules(), table.setup().start.as_deref()), ("flying".into(), Some("4/1")));
    let written = table.export("txt", Viewer::Public).unwrap();
    assert_eq!(
        written, "-1\n-1\n// players: human - human\n// rules: flying\n// position: 4/1\n",
        "turns first"
    );
    assert_eq!(load(&written).unwrap().export("txt", Viewer::Public).unwrap(), written);
    assert_eq!(table.file_name("txt").unwrap(), "pile.txt");
    let table = load("\u{feff}-1 // first\r\n\r\n// so far\r\n-2\r\n").unwrap();
    assert_eq!((table.plies(), table.rules()), (2, "no-flying".into()));
    for (text, line) in [("-1\nx\n", 2), ("// rules: castling\n", 1), ("\n// position: 9/9\n", 2)] {
        let error = load(text).err().unwrap();
        assert_eq!(
            (&*error.saying.key, error.saying.args.get("line")),
            ("record-refused", Some(&Arg::Number(line)))
        );
    }
    let drawn = "-1\n-1\n1\n1\n-1\n-1\n1\n1\n-1\n";
    assert!(
        load(drawn).err().unwrap().to_string().contains("ending-drawn"),
        "nobody plays on in a file, either"
    );
    assert_eq!(load("-1").unwrap().export("pdf", Viewer::Public).unwrap_err().saying.key, "desk-format");
}
