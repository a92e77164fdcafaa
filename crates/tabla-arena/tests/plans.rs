//! Bots as text and from files, plans, and tables that follow from games.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use tabla_arena::stats::{Pairs, Trend};
use tabla_arena::{
    Bot, BotKind, Fixture, Format, GameRecord, MatchEnd, Plan, Settings, Store, StoreError, check_settings,
    is_named, measured, read_bots_file, standings, tell_apart,
};
use tabla_core::Say;
use tabla_games::{Language, Words, kits};
use tempfile::TempDir;

fn settings(game: &str, bots: &[&str], format: Format, games: u64) -> Settings {
    Settings {
        game: game.to_owned(),
        rules: String::new(),
        bots: bots.iter().map(|text| Bot::read(text).unwrap()).collect(),
        format,
        games,
        openings: Vec::new(),
        budget: None,
        margin: 50,
        patience: 1000,
        seed: 1,
        sprt: None,
        trust: false,
        read: Vec::new(),
        edition: Plan::EDITION,
    }
}

/// The record of a game in which seat 1 got so many half points.
fn record(fixture: &Fixture, halves: u8) -> GameRecord {
    GameRecord {
        number: fixture.number,
        bots: fixture.bots,
        opening: None,
        luck: fixture.luck,
        halves: [halves, 2 - halves],
        ending: MatchEnd::Rules("won".to_owned()),
        points: None,
        moves: Vec::new(),
        measured: Default::default(),
    }
}

#[test]
fn what_is_no_bot_is_told() {
    let words = Words::new(Language::En);
    let mut told = String::new();
    for text in [
        "champion",
        "name=strong,champion:time=0.1s",
        "time=60s+0.5s, line:'my bot' --fast \"a b\"",
        "depth=4,option.Hash=16,option.Player=alphabeta,ugi:engine",
        "files:./bot",
        "",
        "name=x",
        "name=,champion",
        "nmae=x,champion",
        "nodes=0,ugi:x",
        "time=never,ugi:x",
        "option.=1,ugi:x",
        "ugi:",
        "line:   ",
        "line:'open",
    ] {
        let read = match Bot::read(text) {
            Ok(bot) => format!("{bot:?}"),
            Err(error) => words.say(&error.say()),
        };
        writeln!(told, "{text:?}\n    {read}").unwrap();
    }
    insta::assert_snapshot!("bots", told);
}

#[test]
fn bots_that_are_alike_get_numbers_unless_they_were_named() {
    let bots = |texts: &[&str]| {
        let mut bots: Vec<Bot> = texts.iter().map(|text| Bot::read(text).unwrap()).collect();
        let named: Vec<bool> = texts.iter().map(|text| is_named(text)).collect();
        tell_apart(&mut bots, &named).map(|()| bots.into_iter().map(|bot| bot.name).collect::<Vec<_>>())
    };
    assert_eq!(
        bots(&["champion", "champion", "champion"]).unwrap(),
        ["champion", "champion 2", "champion 3"]
    );
    assert!(bots(&["champion", "name=champion,alphabeta"]).is_err());
    assert_eq!(bots(&["nodes=5,name=a,champion", "champion"]).unwrap(), ["a", "champion"]);
}

#[test]
fn words_that_name_files_here_are_written_in_full() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("bot.py"), "").unwrap();
    let full = folder.path().join("bot.py").to_str().unwrap().to_owned();
    let bot = Bot::read("line:python3 bot.py --flag missing.py").unwrap().from_folder(folder.path());
    assert_eq!(bot.kind.command().unwrap(), ["python3", &full, "--flag", "missing.py"]);
    assert_eq!(bot.folders(), [folder.path().canonicalize().unwrap()]);
    assert_eq!((bot.named(), bot.missing_script()), (vec![full.clone().into()], None));
    // Where everybody may write, what lies beside the program belongs to others.
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o1777)).unwrap();
    assert_eq!(bot.folders(), Vec::<PathBuf>::new());
    // An interpreter is nobody's own.
    let command = vec![folder.path().join("bot.py").display().to_string(); 2];
    let kind = BotKind::Line([vec!["/usr/bin/python3".to_owned()], command].concat());
    assert!(Bot { kind, ..bot.clone() }.named().iter().all(|path| path.ends_with("bot.py")));
    // What only happens to be called like a folder stays as it is.
    fs::create_dir(folder.path().join("mice")).unwrap();
    let bot = Bot::read("ugi:tabla engine mice").unwrap().from_folder(folder.path());
    assert_eq!(bot.kind.command().unwrap(), ["tabla", "engine", "mice"]);
    // A program in this folder takes a slash, as in a shell.
    let bot = Bot::read("line:bot.py").unwrap().from_folder(folder.path());
    assert_eq!(bot.kind.command().unwrap(), ["bot.py"]);
    let bot = Bot::read("line:./bot.py").unwrap().from_folder(folder.path());
    assert!(bot.kind.command().unwrap()[0].starts_with('/'));
}

#[test]
fn files_of_bots_are_read_and_what_is_wrong_is_told() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("bots.toml");
    let read = |text: &str| {
        fs::write(&path, text).unwrap();
        read_bots_file(&path)
    };
    let bots = read(
        "[[bot]]\nname = 'strong'\nplayer = 'champion'\n\n[[bot]]\nugi = ['a', 'b c']\nnodes = 7\n\
         options = { Hash = 16, Player = 'alphabeta' }\n",
    )
    .unwrap();
    assert_eq!((bots[0].0.name.as_str(), bots[0].1), ("strong", true));
    assert_eq!(bots[1].0.kind, BotKind::Ugi(vec!["a".to_owned(), "b c".to_owned()]));
    let options = [("Hash", "16"), ("Player", "alphabeta")].map(|(name, value)| (name.into(), value.into()));
    assert_eq!(bots[1].0.options, options);
    let words = Words::new(Language::En);
    let mut told = String::new();
    for text in [
        "[[bot]]\nplayer = 'a'\n\n[[bot]]\nplayer = \n",
        "[[bot]]\ncolour = 'red'\n",
        "[[bot]]\nplayer = 'a'\nugi = 'b'\n",
        "[[bot]]\nname = 'x'\n",
        "[[bot]]\nline = ''\n",
        "[[bot]]\nplayer = 'a'\ntime = 'soon'\n",
        "[[bot]]\nline = \"'open\"\n",
        "[[bot]]\nplayer = 'a'\nnodes = -1\n",
    ] {
        let error = words.say(&read(text).unwrap_err().say());
        writeln!(told, "{text:?}\n    {}", error.replace(path.to_str().unwrap(), "bots.toml")).unwrap();
    }
    insta::assert_snapshot!("bots_files", told);
}

#[test]
fn settings_that_make_no_sense_are_told() {
    let words = Words::new(Language::En);
    let mut told = String::new();
    let robin = Format::RoundRobin;
    let mut cases = vec![
        settings("chess", &["champion", "champion"], robin, 2),
        settings("mice", &["champion"], robin, 2),
        settings("mice", &["champion", "human"], robin, 2),
        settings("mice", &["champion", "grandmaster"], robin, 2),
        settings("mice", &["champion", "files:./bot"], robin, 2),
        settings("jamb", &["optimal", "ugi:engine"], robin, 2),
        settings("jamb", &["optimal", "champion"], robin, 2),
        settings("jewels", &["ai", "aj"], robin, 2),
        settings("scrabble", &["greedy", "human"], robin, 2),
    ];
    let rules = |rules: &str, settings: Settings| Settings { rules: rules.to_owned(), ..settings };
    cases.push(rules("castling", settings("mice", &["champion", "champion"], robin, 2)));
    cases.push(rules("turns=0", settings("jewels", &["ai", "ai"], robin, 2)));
    cases.push(rules("klingon", settings("scrabble", &["greedy", "greedy"], robin, 2)));
    cases.push(rules("long", settings("jamb", &["rule", "rule"], robin, 2)));
    let two = settings("mice", &["champion", "champion"], robin, 2);
    cases.push(Settings { openings: vec!["//9,9/w".to_owned(), "nowhere".to_owned()], ..two });
    let three = settings("mice", &["champion", "champion", "champion"], robin, 2);
    cases.push(Settings { sprt: Some("0,5,0.05,0.05".parse().unwrap()), ..three });
    for settings in cases {
        let names: Vec<&str> = settings.bots.iter().map(|bot| bot.name.as_str()).collect();
        let error = check_settings(&settings).err().unwrap_or_else(|| panic!("{settings:?}"));
        writeln!(told, "{} {:?} {names:?}\n    {}", settings.game, settings.rules, words.say(&error.say()))
            .unwrap();
    }
    insta::assert_snapshot!("settings", told);
    for game in kits::registry(&kits::Shelf::default()).ids() {
        let bots = ["line:./bot", "line:./bot"];
        assert!(check_settings(&settings(game, &bots, robin, 2)).is_ok(), "{game}");
    }
}

fn plan(game: &str, format: Format, bots: usize, games: u64, openings: &[&str]) -> Plan {
    let game = kits::variant(game, "").unwrap();
    Plan::new(&game, format, bots, games, openings.iter().map(|&text| text.to_owned()).collect(), 3)
}

#[test]
fn pairs_change_seats_and_share_openings_and_luck() {
    let plan = plan("mice", Format::RoundRobin, 3, 5, &["a", "b"]);
    let fixtures = plan.fixtures(&|_| None);
    assert_eq!((fixtures.len() as u64, plan.total()), (15, 15));
    assert!((1..).zip(&fixtures).all(|(number, fixture)| fixture.number == number));
    for meeting in 0..3 {
        let games: Vec<&Fixture> = fixtures.iter().filter(|fixture| fixture.meeting == meeting).collect();
        for pair in games.chunks(2) {
            if let [one, other] = pair {
                assert_eq!([one.bots[1], one.bots[0]], other.bots);
                assert_eq!((one.luck, &one.opening), (other.luck, &other.opening));
            }
        }
        let openings: Vec<&str> = games.iter().filter_map(|game| game.opening.as_deref()).collect();
        assert_eq!(openings, ["a", "a", "b", "b", "a"]);
    }
    // Everybody meets everybody with the same openings and the same luck.
    assert_eq!(fixtures[0].luck, fixtures[2].luck);
    assert_ne!(fixtures[0].luck, fixtures[6].luck);
}

#[test]
fn where_one_plays_alone_every_game_has_luck_of_its_own() {
    let fixtures = plan("jamb", Format::RoundRobin, 2, 4, &[]).fixtures(&|_| None);
    let mut luck: Vec<u64> = fixtures.iter().map(|fixture| fixture.luck).collect();
    luck.sort_unstable();
    luck.dedup();
    assert_eq!(luck.len(), 4);
    assert!(fixtures.iter().all(|fixture| fixture.bots == [0, 1]));
}

#[test]
fn in_a_gauntlet_the_first_meets_all_others() {
    let plan = plan("mice", Format::Gauntlet, 4, 2, &[]);
    let fixtures = plan.fixtures(&|_| None);
    assert_eq!((fixtures.len() as u64, plan.total()), (6, 6));
    assert!(fixtures.iter().all(|fixture| fixture.bots.contains(&0)));
}

/// Plays a knockout in which the higher number wins, or nobody.
fn knock_out(bots: usize, is_drawn: bool) -> (Vec<Fixture>, Vec<usize>) {
    let plan = plan("mice", Format::Knockout, bots, 2, &[]);
    let mut results: BTreeMap<u64, u8> = BTreeMap::new();
    loop {
        let known = plan.fixtures(&|number| results.get(&number).copied());
        let Some(next) = known.iter().find(|fixture| !results.contains_key(&fixture.number)) else {
            assert_eq!(known.len() as u64, plan.total());
            return (known, plan.survived(&|number| results.get(&number).copied()));
        };
        let halves = if is_drawn { 1 } else { 2 * u8::from(next.bots[0] > next.bots[1]) };
        results.insert(next.number, halves);
    }
}

#[test]
fn who_loses_a_knockout_match_is_out() {
    for bots in 2..=9 {
        let (fixtures, survived) = knock_out(bots, false);
        let best = survived.iter().enumerate().max_by_key(|(_, far)| **far).unwrap().0;
        assert_eq!(best, bots - 1);
        let numbers: Vec<u64> = fixtures.iter().map(|fixture| fixture.number).collect();
        assert_eq!(numbers, (1..=2 * (bots as u64 - 1)).collect::<Vec<_>>());
        // With as many points the one that was named first goes on.
        let survived = knock_out(bots, true).1;
        assert_eq!(survived.iter().enumerate().max_by_key(|(_, far)| **far).unwrap().0, 0);
    }
}

#[test]
fn nobody_has_a_second_bye_while_somebody_had_none() {
    for bots in 3..=13 {
        let (fixtures, _) = knock_out(bots, false);
        // The higher number wins: a round is over when its fixtures name somebody again.
        let mut alive: Vec<usize> = (0..bots).collect();
        let mut byes = vec![0; bots];
        let mut matches = fixtures.chunks(2);
        while alive.len() > 1 {
            let round: Vec<[usize; 2]> =
                matches.by_ref().take(alive.len() / 2).map(|two| two[0].bots).collect();
            let idle: Vec<usize> =
                alive.iter().copied().filter(|bot| !round.as_flattened().contains(bot)).collect();
            assert_eq!(idle.len(), alive.len() % 2);
            for bot in idle {
                assert!(
                    alive
                        .iter()
                        .all(|&other| byes[other] > byes[bot] || byes[other] == byes[bot] && other >= bot)
                );
                byes[bot] += 1;
            }
            let lost: Vec<usize> = round.iter().map(|both| both[0].min(both[1])).collect();
            alive.retain(|bot| !lost.contains(bot));
        }
        assert!(bots != 5 || byes == [1, 0, 0, 1, 0], "{byes:?}");
    }
}

#[test]
fn every_round_of_a_knockout_has_luck_of_its_own() {
    let (fixtures, _) = knock_out(4, false);
    let luck: Vec<u64> = fixtures.iter().map(|fixture| fixture.luck).collect();
    assert_eq!((luck[0], luck[0], luck[0]), (luck[1], luck[2], luck[3]));
    assert_eq!(luck[4], luck[5]);
    assert_ne!(luck[0], luck[4]);
}

/// What was begun before is gone on with as it was begun: the first bot has every bye.
#[test]
fn knockouts_of_the_first_edition_stay_as_they_were() {
    let old = Plan { edition: 0, ..plan("mice", Format::Knockout, 5, 2, &[]) };
    let won = |number: u64| Some(if number % 2 == 1 { 0 } else { 2 });
    let fixtures = old.fixtures(&won);
    let both: Vec<[usize; 2]> = fixtures.chunks(2).map(|two| two[0].bots).collect();
    assert_eq!(both, [[1, 4], [2, 3], [3, 4], [0, 4]]);
    assert!(fixtures.iter().all(|fixture| fixture.luck == fixtures[0].luck));
    let text =
        serde_json::to_string(&settings("mice", &["champion", "alphabeta"], Format::Knockout, 2)).unwrap();
    let before: Settings = serde_json::from_str(&text.replace(",\"edition\":1", "")).unwrap();
    assert_eq!(before.edition, 0);
}

#[test]
fn tables_follow_from_the_games_in_any_order() {
    let settings = settings("mice", &["champion", "alphabeta", "minimax"], Format::RoundRobin, 4);
    let game = settings.variant().unwrap();
    let fixtures = settings.plan(&game).fixtures(&|_| None);
    // The first beats the others, who draw.
    let halves = |fixture: &Fixture| match fixture.bots {
        [0, _] => 2,
        [_, 0] => 0,
        _ => 1,
    };
    let records: BTreeMap<u64, GameRecord> =
        fixtures.iter().map(|fixture| (fixture.number, record(fixture, halves(fixture)))).collect();
    let table = standings(&settings, &game, &records);
    assert!(table.finished);
    let names: Vec<&str> = table.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["champion", "alphabeta", "minimax"]);
    assert_eq!(table.rows[0].tally.wins, 8);
    assert_eq!((table.rows[1].tally.draws, table.rows[1].tally.losses), (4, 4));
    assert_eq!(table.rows[1].strength.score, Some(0.25));
    assert_eq!(table.meetings[0].pairs, Pairs([0, 0, 0, 0, 2]));
    assert_eq!(table.meetings[2].pairs, Pairs([0, 0, 2, 0, 0]));
    // All counted games are in the score, those without their other half too.
    assert_eq!(fixtures[4].bots, [1, 2]);
    let few = BTreeMap::from(
        [0, 1, 6].map(|place| (fixtures[place].number, records[&fixtures[place].number].clone())),
    );
    let table = standings(&settings, &game, &few);
    assert_eq!((table.rows[0].tally.games(), table.rows[0].strength.score), (3, Some(1.0)));
    assert_eq!((table.rows[0].strength.elo, table.rows[0].strength.high), (None, None));
    assert!(table.rows[0].strength.low.is_some() && table.rows[0].strength.superiority < Some(0.99));
    assert_eq!((table.meetings[0].pairs.count(), table.meetings[0].single.wins), (1, 1));
    let some: BTreeMap<_, _> = records.into_iter().filter(|(number, _)| number % 3 != 0).collect();
    let table = standings(&settings, &game, &some);
    assert_eq!((table.games, table.planned, table.finished), (8, 12, false));
}

#[test]
fn a_test_counts_pairs_in_the_order_of_the_plan() {
    let mut settings = settings("mice", &["champion", "alphabeta"], Format::RoundRobin, 400);
    settings.sprt = Some("0,100,0.05,0.05".parse().unwrap());
    let game = settings.variant().unwrap();
    let fixtures = settings.plan(&game).fixtures(&|_| None);
    let won = |fixture: &Fixture| if fixture.bots[0] == 0 { 2 } else { 0 };
    let all: BTreeMap<u64, GameRecord> =
        fixtures.iter().map(|fixture| (fixture.number, record(fixture, won(fixture)))).collect();
    let table = standings(&settings, &game, &all);
    let sprt = table.sprt.unwrap();
    assert_eq!((sprt.trend, table.finished), (Trend::Upper, true));
    assert!(table.games < 100 && table.games.is_multiple_of(2), "{} games", table.games);
    // What was over later than the decision changes nothing; what is missing before it leaves it open.
    let cut: BTreeMap<_, _> =
        all.clone().into_iter().filter(|(number, _)| *number <= table.games + 7).collect();
    assert_eq!(standings(&settings, &game, &cut), table);
    let mut hole = all;
    hole.remove(&2);
    let table = standings(&settings, &game, &hole);
    assert_eq!((table.sprt.unwrap().trend, table.finished), (Trend::Open, false));
}

#[test]
fn a_folder_has_one_tournament_and_one_who_plays_it() {
    let folder = TempDir::new().unwrap();
    let here = folder.path();
    assert!(matches!(Store::open(here), Err(StoreError::Nothing { .. })));
    let settings = settings("mice", &["name=a,champion", "line:'b c' d"], Format::Gauntlet, 2);
    let store = Store::create(here, settings.clone()).unwrap();
    assert!(matches!(Store::create(here, settings.clone()), Err(StoreError::Busy { .. })));
    let mut other = Store::open(here).unwrap();
    assert_eq!(other.settings(), &settings);
    assert!(matches!(other.hold(), Err(StoreError::Busy { .. })));
    drop(store);
    other.hold().unwrap();
    drop(other);
    assert!(matches!(Store::create(here, settings.clone()), Err(StoreError::Taken { .. })));
    let store = Store::open(here).unwrap();
    let fixture = &settings.plan(&settings.variant().unwrap()).fixtures(&|_| None)[0];
    let kept = record(fixture, 2);
    store.keep(&kept, &[b"oh no".to_vec(), Vec::new()]).unwrap();
    assert_eq!(store.record(1).unwrap(), Some(kept));
    assert_eq!((store.stderr(1, 1).unwrap(), store.stderr(1, 2)), (b"oh no".to_vec(), None));
    assert_eq!(store.records().unwrap().len(), 1);
    // Half a file is no game; a file of something else is told.
    fs::write(here.join("games/.tabla-x.tmp"), "{").unwrap();
    assert_eq!(store.records().unwrap().len(), 1);
    fs::write(here.join("games/000002.json"), "{").unwrap();
    assert!(matches!(store.records(), Err(StoreError::Damaged { .. })));
    fs::copy(here.join("games/000001.json"), here.join("games/000002.json")).unwrap();
    assert!(matches!(store.records(), Err(StoreError::Damaged { .. })));
}

/// What somebody wrote into the files of a tournament is no reason to run out of memory or of numbers.
#[test]
fn a_tournament_with_impossible_numbers_is_damaged() {
    let folder = TempDir::new().unwrap();
    let here = folder.path();
    let settings = settings("mice", &["champion", "alphabeta"], Format::RoundRobin, 2);
    let game = settings.variant().unwrap();
    let store = Store::create(here, settings.clone()).unwrap();
    let fixtures = settings.plan(&game).fixtures(&|_| None);
    for fixture in &fixtures {
        let mut record = record(fixture, 2);
        record.points = Some([i64::MAX, i64::MIN]);
        record.measured[0].micros = u64::MAX;
        record.measured[1].micros = u64::MAX;
        store.keep(&record, &Default::default()).unwrap();
    }
    let records = store.records().unwrap();
    assert_eq!(standings(&settings, &game, &records).games, 2);
    assert_eq!(measured(&settings, &records)[0].micros, u64::MAX);
    let wrong = GameRecord { halves: [200, 100], ..record(&fixtures[0], 2) };
    store.keep(&wrong, &Default::default()).unwrap();
    assert!(matches!(store.records(), Err(StoreError::Damaged { .. })));
    drop(store);
    for games in [0, 1_000_001, u64::MAX] {
        let text = serde_json::to_string(&Settings { games, ..settings.clone() }).unwrap();
        fs::write(here.join("arena.json"), text).unwrap();
        assert!(matches!(Store::open(here), Err(StoreError::Damaged { .. })), "{games}");
    }
}
