//! The solution of Mice on the disk: made once, read byte by byte, made anew where it is damaged, and stopped at any time.

use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

use serde_json::Map;
use tabla_core::{Notation, SeededRng, below};
use tabla_games::kits::{Shelf, registry};
use tabla_games::workshop::{SuiteLine, read_suite, run_suite};
use tabla_games::{
    Labelled, MiceSolution, MiceTables, PairTally, SaveFolder, TablesNews, Timer, read_labelled,
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
