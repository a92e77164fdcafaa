//! Tournaments of bots that misbehave, killed and gone on with.
#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use tabla_arena::process::{Keeper, RunError};
use tabla_arena::{
    Bot, BotKind, Budget, Format, Foul, GameRecord, Live, MatchEnd, Plan, Settings, Standings, Store,
    TournamentError, standings, try_bots,
};
use tabla_core::Seat;
use tabla_games::kits::{self, Shelf, registry};
use tempfile::TempDir;

const MOCK: &str = env!("CARGO_BIN_EXE_tabla-mock");

fn mock(kind: &str) -> Bot {
    let kind = BotKind::Line(vec![MOCK.to_owned(), kind.to_owned()]);
    let name = kind.command().unwrap()[1].clone();
    Bot { name, budget: None, options: Vec::new(), kind }
}

fn settings(bots: Vec<Bot>, games: u64) -> Settings {
    let game = kits::variant("santorini", "").unwrap();
    Settings {
        game: "santorini".to_owned(),
        rules: String::new(),
        bots,
        format: Format::RoundRobin,
        games,
        openings: game.kit.openings(10),
        budget: Some(Budget::Move(Duration::from_millis(500))),
        margin: 1000,
        patience: 20_000,
        seed: 7,
        sprt: None,
        trust: false,
        read: Vec::new(),
        edition: Plan::EDITION,
    }
}

fn table(folder: &Path) -> (Standings, BTreeMap<u64, GameRecord>) {
    let store = Store::open(folder).unwrap();
    let game = store.settings().variant().unwrap();
    let records = store.records().unwrap();
    (standings(store.settings(), &game, &records), records)
}

fn start(folder: &Path) -> Child {
    let mut arena = Command::new(MOCK);
    arena.args(["arena".as_ref(), folder.as_os_str(), "10".as_ref()]);
    arena.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap()
}

fn finished(folder: &Path) -> usize {
    let files = fs::read_dir(folder.join("games")).unwrap();
    let names = files.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names.filter(|name| name.ends_with(".json") && !name.starts_with('.')).count()
}

/// Kills the arena in the middle of things, once so many games are over.
fn kill_after(folder: &Path, games: usize) {
    let mut arena = start(folder);
    while finished(folder) < games {
        assert_eq!(arena.try_wait().unwrap(), None, "the arena has ended with {} games", finished(folder));
        sleep(Duration::from_millis(5));
    }
    arena.kill().unwrap();
    arena.wait().unwrap();
    assert!(finished(folder) < 200, "there was nothing left to kill");
}

/// What is the same every time: everything but the times.
fn without_times(records: BTreeMap<u64, GameRecord>) -> Vec<GameRecord> {
    let forget = |mut record: GameRecord| {
        record.measured = Default::default();
        record.moves.iter_mut().for_each(|mv| mv.micros = 0);
        record
    };
    records.into_values().map(forget).collect()
}

#[test]
fn two_hundred_games_of_five_bots_killed_twice_end_with_the_same_table() {
    let kinds = ["obedient", "random", "hanging", "crashing", "cheating"];
    let settings = settings(kinds.map(mock).to_vec(), 20);
    let (killed, whole) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    drop(Store::create(killed.path(), settings.clone()).unwrap());
    drop(Store::create(whole.path(), settings).unwrap());
    kill_after(killed.path(), 40);
    kill_after(killed.path(), 120);
    for folder in [killed.path(), whole.path()] {
        assert!(start(folder).wait().unwrap().success());
    }
    let (table_of_killed, records_of_killed) = table(killed.path());
    let (table, records) = table(whole.path());
    assert_eq!((table.games, table.planned, table.finished), (200, 200, true));
    assert_eq!(table_of_killed, table);
    assert_eq!(serde_json::to_string(&table_of_killed).unwrap(), serde_json::to_string(&table).unwrap());
    for record in records.values() {
        judge_rightly(record, &kinds);
    }
    // What the crashing bot had to say is kept beside its games.
    let (number, seat) = game_with(&records, "killed");
    let said = Store::open(whole.path()).unwrap().stderr(number, seat).unwrap();
    assert!(String::from_utf8_lossy(&said).contains("something is terribly wrong"));
    assert_eq!(without_times(records_of_killed), without_times(records));
    let row = |name: &str| table.rows.iter().find(|row| row.name == name).unwrap();
    for name in ["obedient", "random"] {
        assert!(row(name).fouls.is_empty(), "{name}: {:?}", row(name).fouls);
        assert!(row(name).tally.wins >= 60);
    }
    for (name, foul) in [("hanging", "silent"), ("crashing", "killed"), ("cheating", "illegal")] {
        assert_eq!(row(name).fouls.keys().copied().collect::<Vec<_>>(), [foul], "{name}");
    }
}

/// A game that ended by this foul, and who did it.
fn game_with(records: &BTreeMap<u64, GameRecord>, kind: &str) -> (u64, u8) {
    let found = records.values().find_map(|record| match &record.ending {
        MatchEnd::Foul { seat, foul } if foul.kind() == kind => Some((record.number, *seat)),
        _ => None,
    });
    found.unwrap()
}

/// Whoever does wrong loses, by what it did, in its third turn; if both do, the one that comes to it first.
fn judge_rightly(record: &GameRecord, kinds: &[&str]) {
    let names = record.bots.map(|bot| kinds[bot]);
    let wrong = Seat::DUEL.into_iter().find(|seat| !["obedient", "random"].contains(&names[seat.index()]));
    let Some(seat) = wrong else {
        assert!(matches!(record.ending, MatchEnd::Rules(_)), "{names:?}: {:?}", record.ending);
        return;
    };
    let foul = record.ending.foul_of(seat);
    let right = match names[seat.index()] {
        "hanging" => foul == Some(&Foul::Silent),
        "crashing" => foul == Some(&Foul::Killed { signal: 6 }),
        _ => foul == Some(&Foul::Illegal { text: "A1A1A1".to_owned() }),
    };
    assert!(right, "{names:?}: {:?}", record.ending);
    assert_eq!(record.halves[seat.index()], 0);
    assert_eq!(record.measured[seat.index()].moves, 2);
}

/// The games of a bot against the obedient one, and where it sat.
fn games_of(settings: Settings) -> Vec<(GameRecord, Seat)> {
    let folder = TempDir::new().unwrap();
    try_bots(&settings, &Keeper::at(MOCK)).unwrap();
    let store = Store::create(folder.path(), settings).unwrap();
    let live = Arc::new(Live::new(&registry(&Shelf::default()), store, Keeper::at(MOCK)).unwrap());
    live.start(2).unwrap();
    while !live.wait(Duration::from_millis(100)) {}
    assert!(live.failure().is_none());
    let place = |record: &GameRecord| record.bots.iter().position(|&bot| bot == 1).unwrap() as u8;
    let records = live.finished().into_iter().map(|number| live.record(number).unwrap());
    records.map(|record| (record.clone(), Seat::at(place(&record)))).collect()
}

/// Every way to misbehave ends the game with its own verdict, and the other one wins.
#[test]
fn every_foul_has_its_verdict() {
    for (kind, verdict) in [
        ("leaving", "exited"),
        ("babbling", "garbled"),
        ("flooding", "garbled"),
        ("endless", "long-line"),
        ("binary", "not-text"),
        ("rude", "not-ready"),
        ("ugi-flooding", "flood"),
        ("ugi-leaving", "exited"),
    ] {
        let mut settings = settings(vec![mock("obedient"), mock(kind)], 2);
        if kind.starts_with("ugi") {
            settings.bots[1].kind = BotKind::Ugi(vec![MOCK.to_owned(), kind.to_owned()]);
            settings.budget = Some(Budget::Move(Duration::from_secs(60)));
        }
        let games = games_of(settings);
        assert_eq!(games.len(), 2);
        for (record, seat) in games {
            let foul = record.ending.foul_of(seat).unwrap_or_else(|| panic!("{kind}: {record:?}"));
            assert_eq!((foul.kind(), record.halves[seat.index()]), (verdict, 0), "{kind}: {foul:?}");
        }
    }
}

/// A bot that sleeps 400 ms in its third turn loses by its time, for each move and for the whole game.
#[test]
fn who_thinks_too_long_loses() {
    for budget in ["200ms", "300ms+0ms"] {
        let mut settings = settings(vec![mock("obedient"), mock("slow")], 2);
        // A slow machine must not be taken for a slow bot: the time of the other one is endless.
        settings.bots[0].budget = Some(Budget::Move(Duration::from_secs(60)));
        settings.budget = Some(budget.parse().unwrap());
        settings.margin = 50;
        for (record, seat) in games_of(settings) {
            assert!(record.ending.foul_of(seat).is_some_and(Foul::is_about_time), "{budget}: {record:?}");
        }
    }
    let mut settings = settings(vec![mock("obedient"), mock("slow")], 2);
    settings.budget = Some("60s+1s".parse().unwrap());
    for (record, _) in games_of(settings) {
        assert!(matches!(record.ending, MatchEnd::Rules(_)), "{record:?}");
    }
}

/// A program that cannot be started is nobody's defeat: nothing is played.
#[test]
fn programs_that_cannot_be_started_are_told_before_the_first_game() {
    for kind in ["ugi:/nowhere/bot", "line:/nowhere/bot", "files:/nowhere/bot"] {
        let bots = vec![Bot::read(kind).unwrap(), Bot::read("champion").unwrap()];
        let refused = try_bots(&settings(bots, 2), &Keeper::at(MOCK));
        assert!(
            matches!(refused, Err(TournamentError::Run(RunError::NotStarted { .. }))),
            "{kind}: {refused:?}"
        );
    }
}

/// What a bot finds that looks around in the folder of its own file, where the tournament is and another bot's folder
/// too; and in one that is another bot's as well.
#[test]
fn a_bot_reads_neither_the_tournament_nor_what_belongs_to_another_bot() {
    for rivals in ["rival", "."] {
        let place = TempDir::new().unwrap();
        let at = |name: &str| place.path().join(name);
        for folder in ["deep", "deep/own", "deep/old", "rival"] {
            fs::create_dir(at(folder)).unwrap();
        }
        let rivals = |name: &str| format!("{rivals}/{name}").trim_start_matches("./").to_owned();
        let (rival, unnamed) = (rivals("rival.txt"), rivals("unnamed.txt"));
        let helpers = ["helper.txt", "deep/helper.txt", "deep/own/helper.txt"];
        let tournaments = ["deep/arena/arena.json", "deep/arena/games/000001.json", "deep/old/arena.json"];
        let others = ["list.txt", "shared.txt", &rival, &unnamed, "deep/old/arena.json"];
        for name in helpers.iter().chain(&others) {
            fs::write(at(name), "").unwrap();
        }
        let is_alone = rival.contains('/');
        let all: Vec<&str> = ["list.txt", "shared.txt", &rival, &unnamed]
            .into_iter()
            .chain(helpers)
            .chain(tournaments)
            .collect();
        let list: Vec<String> = all.iter().map(|name| at(name).display().to_string()).collect();
        fs::write(at("list.txt"), list.join("\n")).unwrap();
        let with = |kind: &str, file: &str| {
            let mut bot = mock(kind);
            let file = at(file).display().to_string();
            bot.kind = BotKind::Line(vec![MOCK.to_owned(), kind.to_owned(), file]);
            bot
        };
        let mut rivals = with("obedient", &rival);
        if let BotKind::Line(command) = &mut rivals.kind
            && !is_alone
        {
            command.push(at("shared.txt").display().to_string());
        }
        let mut settings = settings(vec![with("spying", "list.txt"), rivals], 2);
        settings.read = vec![at("shared.txt")];
        let store = Store::create(&at("deep/arena"), settings).unwrap();
        let live = Arc::new(Live::new(&registry(&Shelf::default()), store, Keeper::at(MOCK)).unwrap());
        live.start(1).unwrap();
        while !live.wait(Duration::from_millis(100)) {}
        assert!(live.failure().is_none());
        let found = live.store().stderr(2, 2).unwrap();
        let may = |name: &str| match name {
            "list.txt" | "shared.txt" => true,
            name => is_alone && helpers.contains(&name),
        };
        let word =
            |name: &&str| format!("{} {}\n", if may(name) { "read" } else { "not" }, at(name).display());
        assert_eq!(String::from_utf8_lossy(&found), all.iter().map(word).collect::<String>(), "{rival}");
    }
}
