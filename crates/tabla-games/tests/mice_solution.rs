//! The solution of Mice on the disk: made once, read byte by byte, made anew where it is damaged, and stopped at any time.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use std::{env, fs, thread};

use serde_json::Map;
use tabla_core::{Notation, SeededRng, below};
use tabla_games::kits::{Shelf, registry};
use tabla_games::workshop::{SuiteLine, read_suite, run_suite};
use tabla_games::{
    FetchError, Labelled, Making, MakingState, MiceSolution, MiceTables, PairTally, SaveFolder,
    TablesAddress, TablesError, TablesNews, Timer, read_labelled,
};
use tabla_mice::solve::{Exact, Material, Outcome, OutcomeTables, Tables, solve};
use tabla_mice::{Mice, Numbering};
use tabla_search::StopSignal;

/// Solves the pairs with up to seven men: what was told, and the counts.
fn solved(folder: &Path, rules: &Mice) -> (Vec<TablesNews>, Vec<PairTally>) {
    let (mut news, mut tallies) = (Vec::new(), Vec::new());
    let solution = MiceSolution::open(folder, rules);
    let mut hear = |told: TablesNews| {
        if !matches!(told, TablesNews::Solving { .. }) {
            news.push(told);
        }
    };
    solution.solve_pairs(7, &mut hear, &mut |tally| tallies.push(tally), &Timer::default()).unwrap();
    (news, tallies)
}

fn material(one: u8, other: u8) -> Material {
    Material::new(one, other).unwrap()
}

fn outcome_of(exact: Exact) -> Outcome {
    match exact {
        Exact::Win { .. } => Outcome::Win,
        Exact::Draw => Outcome::Draw,
        Exact::Loss { .. } => Outcome::Loss,
    }
}

#[test]
fn what_is_kept_tells_who_wins_as_the_endings_with_distances_do() {
    for rules in [Mice::default(), Mice::FLYING] {
        let folder = tempfile::tempdir().unwrap();
        let (news, tallies) = solved(folder.path(), &rules);
        let made = [material(3, 3), material(4, 3)].map(|material| TablesNews::Made { material });
        assert_eq!(news, made);
        let mut tables = Tables::new(rules);
        for tally in &tallies {
            let exact = solve(&tables, tally.material).unwrap();
            let counts = exact.tally();
            assert_eq!((tally.won, tally.lost, tally.drawn), (counts.won, counts.lost, counts.drawn));
            tables.add(exact).unwrap();
        }
        // Somebody new reads single bytes.
        let (solution, numbering) = (MiceSolution::open(folder.path(), &rules), Numbering::new(4));
        let mut dice = SeededRng::new(3);
        for (mover, other) in [(3, 3), (4, 3), (3, 4)] {
            for _ in 0..200 {
                let number = below(&mut dice, numbering.size(mover, other) as u64) as usize;
                let state = numbering.state(mover, other, number).unwrap();
                assert_eq!(solution.value(&state), tables.probe(&state).map(outcome_of), "{state:?}");
                let moves = tables.moves_with_values(&state).into_iter();
                let moves: Vec<_> = moves.map(|(mv, exact)| (mv, exact.map(outcome_of))).collect();
                assert_eq!(solution.moves_with_values(&state), moves, "{state:?}");
            }
        }
        assert_eq!(solution.check(50, 1), Ok(100));
        // What is not kept is not said.
        assert_eq!(solution.value(&rules.read_state("//9,9/w").unwrap()), None);
    }
}

#[test]
fn what_is_kept_is_read_and_what_is_damaged_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let rules = Mice::default();
    let (_, first) = solved(folder.path(), &rules);
    let (news, again) = solved(folder.path(), &rules);
    assert_eq!(again, first);
    assert_eq!(news, [material(3, 3), material(4, 3)].map(|material| TablesNews::Loaded { material }));

    let path = folder.path().join("sliding-4-3.outcomes.v1");
    let good = fs::read(&path).unwrap();
    assert_eq!(good.len(), 28 + OutcomeTables::new(rules).len_of(material(4, 3)));
    let damages: [fn(&mut Vec<u8>); 4] = [
        |bytes| bytes[5000] ^= 1,
        |bytes| bytes.truncate(100),
        |bytes| bytes[15] = 0,
        |bytes| bytes[..8].copy_from_slice(b"SOMEBODY"),
    ];
    for damage in damages {
        let mut bytes = good.clone();
        damage(&mut bytes);
        fs::write(&path, bytes).unwrap();
        let (news, again) = solved(folder.path(), &rules);
        assert!(matches!(news[1], TablesNews::Damaged { .. }), "{news:?}");
        assert_eq!(news[2], TablesNews::Made { material: material(4, 3) });
        assert_eq!(again, first);
        assert_eq!(fs::read(&path).unwrap(), good);
    }
}

#[test]
fn the_check_finds_a_value_that_does_not_follow() {
    let folder = tempfile::tempdir().unwrap();
    let rules = Mice::default();
    solved(folder.path(), &rules);
    let path = folder.path().join("sliding-4-3.outcomes.v1");
    let mut bytes = fs::read(&path).unwrap();
    // All that is won is lost, and the other way round; single bytes are read without their checksum.
    bytes[28..].iter_mut().for_each(|byte| *byte = (*byte & 0x55) << 1 | (*byte & 0xaa) >> 1);
    fs::write(&path, bytes).unwrap();
    assert!(MiceSolution::open(folder.path(), &rules).check(200, 1).is_err());
}

#[test]
fn work_that_is_stopped_keeps_what_is_finished() {
    let folder = tempfile::tempdir().unwrap();
    let (rules, timer) = (Mice::default(), Timer::default());
    let solution = MiceSolution::open(folder.path(), &rules);
    let mut hear = |news: TablesNews| {
        if matches!(news, TablesNews::Solving { material, .. } if material.men() == 7) {
            timer.stop();
        }
    };
    let stopped = solution.solve_pairs(8, &mut hear, &mut |_| (), &timer);
    assert!(stopped.is_err_and(|error| error.is_stopped()));
    assert!(timer.is_stopped());
    let names: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(names, ["sliding-3-3.outcomes.v1"]);
}

/// Somebody who gives files away, as plain servers do: parts of them, too.
fn give_away(folder: &Path) -> TablesAddress {
    let (listener, folder) = (TcpListener::bind("127.0.0.1:0").unwrap(), folder.to_owned());
    let address = TablesAddress::read(&format!("http://{}/tables", listener.local_addr().unwrap())).unwrap();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let lines: Vec<String> = BufReader::new(&stream)
                .lines()
                .map_while(Result::ok)
                .take_while(|line| !line.is_empty())
                .collect();
            let name = lines[0].split(['/', ' ']).nth(3).unwrap();
            let from = lines
                .iter()
                .find_map(|line| line.strip_prefix("Range: bytes=")?.strip_suffix('-')?.parse().ok());
            let answer = match (fs::read(folder.join(name)), from) {
                (Err(_), _) => b"HTTP/1.0 404 Not Found\r\n\r\nno".to_vec(),
                (Ok(bytes), None) => [b"HTTP/1.0 200 OK\r\n\r\n", &bytes[..]].concat(),
                (Ok(bytes), Some(from)) => {
                    [b"HTTP/1.0 206 Partial Content\r\nX: y\r\n\r\n", &bytes[from..]].concat()
                }
            };
            let _ = stream.write_all(&answer);
        }
    });
    address
}

#[test]
fn what_others_have_is_fetched_and_gone_on_with() {
    let (theirs, ours) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let rules = Mice::default();
    solved(theirs.path(), &rules);
    let tables = MiceTables::open(ours.path()).from_address(give_away(theirs.path()));
    let fetch = || tables.fetch(&rules, &|_| (), &Timer::default());
    // Half of the second file came before somebody stopped it.
    let (first, second) = ("sliding-3-3.outcomes.v1", "sliding-4-3.outcomes.v1");
    let whole = fs::read(theirs.path().join(second)).unwrap();
    fs::write(ours.path().join("sliding-4-3.outcomes.part"), &whole[..whole.len() / 2]).unwrap();
    // The others have no third one.
    let refused = fetch().unwrap_err();
    assert!(
        matches!(&refused, TablesError::Fetch(FetchError::Refused { address, status })
        if address.ends_with("/tables/sliding-4-4.outcomes.v1") && status == "404"),
        "{refused}"
    );
    for name in [first, second] {
        assert_eq!(fs::read(ours.path().join(name)).unwrap(), fs::read(theirs.path().join(name)).unwrap());
    }
    assert_eq!(tables.solution(&rules).check(20, 1), Ok(40));
    // What is no table is not kept.
    fs::write(theirs.path().join("sliding-4-4.outcomes.v1"), b"something else").unwrap();
    assert!(matches!(fetch(), Err(TablesError::Fetch(FetchError::Wrong { .. }))));
    assert!(!ours.path().join("sliding-4-4.outcomes.v1").exists());
    // Nobody answers.
    let nobody = TablesAddress::read("http://127.0.0.1:1").unwrap();
    let silent = MiceTables::open(ours.path()).from_address(nobody).fetch(&rules, &|_| (), &Timer::default());
    assert!(matches!(silent, Err(TablesError::Fetch(FetchError::Silent { .. }))));
    let timer = Timer::default();
    timer.stop();
    fs::write(theirs.path().join("sliding-4-4.outcomes.v1"), &whole).unwrap();
    assert!(tables.fetch(&rules, &|_| (), &timer).is_err_and(|error| error.is_stopped()));
}

#[test]
fn an_address_is_read_as_people_write_it() {
    let read = |text: &str| TablesAddress::read(text).map(|address| address.to_string());
    assert_eq!(read("http://example.org/mice/").as_deref(), Some("http://example.org/mice/"));
    assert_eq!(read("http://example.org:8000").as_deref(), Some("http://example.org:8000/"));
    for text in [
        "https://example.org",
        "ftp://example.org",
        "http://",
        "http://a b/",
        "http://me@example.org/",
        "tables",
    ] {
        assert_eq!(read(text), None, "{text}");
    }
    assert!(TablesAddress::is_meant("https://example.org") && !TablesAddress::is_meant("tables"));
}

/// The whole game is begun beside everything else, watched, and paused.
#[test]
fn the_making_is_watched_and_paused() {
    let folder = tempfile::tempdir().unwrap();
    let (rules, tables) = (Mice::FLYING, Arc::new(MiceTables::open(folder.path())));
    let before = tables.making(&rules);
    assert_eq!((before.state, before.kept), (MakingState::Idle, 0));
    assert_eq!(before.bytes, 2_555_792_656);
    assert_eq!(before.say().key, "mice-making-offer");
    tables.make_whole(&rules);
    let until = |is_so: &dyn Fn(&Making) -> bool| loop {
        let making = tables.making(&rules);
        if is_so(&making) {
            return making;
        }
        thread::sleep(Duration::from_millis(10));
    };
    let working = until(&|making| making.kept > 0 && making.rate > 0.0);
    assert_eq!(working.state, MakingState::Working);
    assert!(working.share > 0.0 && working.share < 0.1, "{working:?}");
    // Whoever asks again changes nothing.
    tables.make_whole(&rules);
    tables.pause(&rules);
    let paused = until(&|making| making.state != MakingState::Working);
    assert_eq!((paused.state, paused.say().key.as_ref()), (MakingState::Idle, "mice-making-paused"));
    assert!(paused.because.is_none() && paused.kept < paused.bytes);
    // What can be asked meanwhile is right.
    let state = rules.read_state("a7,d7,g4/d1,d2,b6/0,0/w").unwrap();
    assert_eq!(tables.solution(&rules).value(&state), Some(Outcome::Win));
}

/// A champion who knows who wins never gives it away, and one that looks one ply ahead without knowing it does.
#[test]
fn whoever_knows_the_solution_gives_nothing_away() {
    let folder = tempfile::tempdir().unwrap();
    let (rules, numbering) = (Mice::default(), Numbering::new(4));
    solved(folder.path(), &rules);
    let tables = Arc::new(MiceTables::open(folder.path()));
    let mut dice = SeededRng::new(4);
    let mut lines = Vec::new();
    while lines.len() < 60 {
        let (mover, other) = if below(&mut dice, 2) == 0 { (4, 3) } else { (3, 4) };
        let number = below(&mut dice, numbering.size(mover, other) as u64) as usize;
        let state = numbering.state(mover, other, number).unwrap();
        let moves = tables.solution(&rules).moves_with_values(&state);
        let Some((value, hardest)) = tables.solution(&rules).problems(&state) else { continue };
        let keeps = moves.iter().filter(|(_, kept)| *kept == Some(value));
        let keeps: Vec<String> = keeps.map(|(mv, _)| rules.write_move(&state, *mv)).collect();
        // The moves that set problems are among those that keep the value.
        assert!(
            hardest.iter().all(|mv| keeps.contains(&rules.write_move(&state, *mv)))
                && hardest.is_empty() == moves.is_empty()
        );
        if keeps.len() < moves.len() {
            lines.push(SuiteLine { state, keeps });
        }
    }
    let missed = |mice_endings: Option<Arc<MiceTables>>| {
        let kit = registry(&Shelf { mice_endings, ..Shelf::default() }).find("mice").unwrap();
        let player = kit.read_player("champion:depth=1").unwrap();
        run_suite(&kit, &Map::new(), &lines, &player, &|_, _| ()).unwrap().misses.len()
    };
    assert_eq!(missed(Some(Arc::clone(&tables))), 0);
    assert!(missed(None) > 0);
}

/// Somebody else's complete solution made the suites and the labels; what is solved on this machine, if anything is,
/// says the same, and follows from itself.
#[test]
fn what_is_installed_agrees_with_the_suites() {
    let folder = SaveFolder::find(None, |name| env::var(name).ok()).unwrap();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/mice");
    for (rules, name) in [(Mice::default(), "noflying"), (Mice::FLYING, "flying")] {
        let solution = MiceSolution::open(MiceTables::beside(&folder).folder(), &rules);
        let suite = fs::read_to_string(data.join(format!("critical-{name}.tsv"))).unwrap();
        let mut known = 0;
        for line in read_suite(&rules, &suite).unwrap() {
            let Some(best) = solution.value(&line.state) else { continue };
            let moves = solution.moves_with_values(&line.state).into_iter();
            let keeps = moves.filter(|(_, value)| *value == Some(best));
            let mut keeps: Vec<String> = keeps.map(|(mv, _)| rules.write_move(&line.state, mv)).collect();
            let mut expected = line.keeps.clone();
            keeps.sort();
            expected.sort();
            assert_eq!(keeps, expected, "{}", rules.write_state(&line.state));
            known += 1;
        }
        let labelled = read_labelled(&fs::read(data.join(format!("labelled-{name}.bin"))).unwrap()).unwrap();
        for Labelled { state, value } in labelled.iter().step_by(40) {
            if let Some(outcome) = solution.value(state) {
                assert_eq!(outcome, *value, "{}", rules.write_state(state));
                known += 1;
            }
        }
        let looked =
            solution.check(10_000 / 29, 1).unwrap_or_else(|state| panic!("{}", rules.write_state(&state)));
        println!("{name}: {known} positions of the suites and labels, {looked} of the tables");
    }
}
