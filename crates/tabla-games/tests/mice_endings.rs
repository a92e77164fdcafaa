//! Solved endings on the disk: made, kept, read, stopped, damaged, and made anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Instant;

use tabla_core::{Notation, Say, Saying, SeededRng, below};
use tabla_games::{
    Language, MiceTables, SaveFolder, StorageError, TableDamage, TablesError, TablesNews, Timer, Trouble,
    Words,
};
use tabla_mice::solve::{Exact, Material, Pass, SolveError, Tables, Wrong};
use tabla_mice::{Mice, State};
use tempfile::TempDir;

const SLIDING: Mice = Mice { flying: false, repetition: true, quiet: true };

fn three() -> Material {
    Material::new(3, 3).unwrap()
}

fn four_three() -> Material {
    Material::new(4, 3).unwrap()
}

/// Sees to the tables of so many men, and hears all that is not about work going on.
fn ensure(folder: &Path, rules: &Mice, men: u8) -> (Tables, Vec<TablesNews>) {
    let mut heard = Vec::new();
    let tables = MiceTables::open(folder).ensure(rules, men, &mut |news| heard.push(news), &Timer::default());
    heard.retain(|news| !matches!(news, TablesNews::Working { .. }));
    (tables.unwrap(), heard)
}

/// The file of three against three.
static THREE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let (_, heard) = ensure(folder.path(), &SLIDING, 6);
    assert_eq!(heard, [TablesNews::Made { material: three() }]);
    fs::read(folder.path().join("sliding-3-3.v1")).unwrap()
});

/// A folder with that file.
fn kept() -> (TempDir, PathBuf, &'static [u8]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sliding-3-3.v1");
    fs::write(&path, &*THREE).unwrap();
    (folder, path, &THREE)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn won_in_one(rules: &Mice) -> State {
    rules.read_state("a7,d7,g4/d1,d2,b6/0,0/w").unwrap()
}

#[test]
fn tables_are_made_once_and_read_after_that() {
    let folder = tempfile::tempdir().unwrap();
    for rules in [SLIDING, Mice::FLYING] {
        let (made, heard) = ensure(folder.path(), &rules, 6);
        assert_eq!(heard, [TablesNews::Made { material: three() }]);
        let (read, heard) = ensure(folder.path(), &rules, 6);
        assert_eq!(heard, [TablesNews::Loaded { material: three() }]);
        assert_eq!(made.solved(three()), read.solved(three()));
        // Asked for again, there is nothing to do.
        let tables = MiceTables::open(folder.path());
        assert!(tables.load(&rules, 18).has(three()));
        let silent = tables.ensure(&rules, 6, &mut |news| panic!("{news:?}"), &Timer::default());
        assert_eq!(silent.unwrap().solved(three()), made.solved(three()));
    }
    assert_eq!(names(folder.path()), ["flying-3-3.v1", "sliding-3-3.v1"]);
    // Nothing to do for fewer men than there can be.
    assert_eq!(ensure(folder.path(), &SLIDING, 5).1, []);
    assert_eq!(ensure(folder.path(), &SLIDING, 0).1, []);
}

#[test]
fn positions_are_looked_up_when_they_are_asked_for() {
    let (folder, ..) = kept();
    let tables = MiceTables::open(folder.path());
    assert_eq!(tables.probe(&SLIDING, &won_in_one(&SLIDING)), Some(Exact::Win { plies: 1 }));
    // Not of these rules, not this many men, not while men are placed.
    assert_eq!(tables.probe(&Mice::FLYING, &won_in_one(&SLIDING)), None);
    let more = SLIDING.read_state("a7,d7,g4,c3/d1,d2,b6/0,0/w").unwrap();
    assert_eq!(tables.probe(&SLIDING, &more), None);
    let placing = SLIDING.read_state("a7,d7,g4/d1,d2,b6/6,6/w").unwrap();
    assert_eq!(tables.probe(&SLIDING, &placing), None);
    let over = SLIDING.read_state("a7,d7/d1,d2,b6/0,0/w").unwrap();
    assert_eq!(tables.probe(&SLIDING, &over), Some(Exact::Loss { plies: 0 }));
    // The draw rules are about the course of a game, not about tables.
    let analysis = Mice { quiet: false, repetition: false, ..SLIDING };
    assert_eq!(tables.probe(&analysis, &won_in_one(&SLIDING)), Some(Exact::Win { plies: 1 }));
    assert!(tables.load(&SLIDING, 8).has(three()));
    // What was not there and is made later, is found.
    tables.ensure(&Mice::FLYING, 6, &mut |_| (), &Timer::default()).unwrap();
    assert_eq!(tables.probe(&Mice::FLYING, &won_in_one(&SLIDING)), Some(Exact::Win { plies: 1 }));
}

#[test]
fn the_folder_is_beside_the_saved_games() {
    let games = SaveFolder::find(Some(Path::new("games")), |_| None).unwrap();
    assert_eq!(MiceTables::beside(&games).folder(), Path::new("games").join("mice-tables"));
    // A folder that is not there is made, with those above it.
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("a").join("b");
    ensure(&deep, &SLIDING, 6);
    assert_eq!(names(&deep), ["sliding-3-3.v1"]);
}

/// The file is told to be damaged in this way, made anew, and as good as before.
fn check_repaired(because: TableDamage, damage: impl FnOnce(&Path, &[u8])) {
    let (folder, path, content) = kept();
    damage(&path, content);
    let (tables, heard) = ensure(folder.path(), &SLIDING, 6);
    assert!(tables.has(three()));
    assert_eq!(
        heard,
        [TablesNews::Damaged { path: path.clone(), because }, TablesNews::Made { material: three() }]
    );
    assert_eq!(fs::read(&path).unwrap(), content);
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn a_file_that_is_no_table_is_made_anew() {
    check_repaired(TableDamage::NotATable, |path, _| fs::write(path, "").unwrap());
    check_repaired(TableDamage::NotATable, |path, _| fs::write(path, "TABLA").unwrap());
    check_repaired(TableDamage::NotATable, |path, content| {
        fs::write(path, [b"Z", &content[1..]].concat()).unwrap();
    });
}

#[test]
fn a_truncated_file_is_made_anew() {
    let whole = THREE.len() as u64;
    let length = |bytes: u64| TableDamage::Length { bytes, expected: whole };
    for bytes in [8, 12, 27, 28, whole - 1] {
        check_repaired(length(bytes), |path, content| fs::write(path, &content[..bytes as usize]).unwrap());
    }
    check_repaired(length(whole + 1), |path, content| fs::write(path, [content, b"x"].concat()).unwrap());
}

#[test]
fn a_file_of_another_format_is_made_anew() {
    for version in [0, 2, 77, u32::MAX] {
        check_repaired(TableDamage::Format { version }, |path, content| {
            fs::write(path, [&content[..8], &version.to_le_bytes(), &content[12..]].concat()).unwrap();
        });
    }
}

#[test]
fn a_file_of_another_table_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    ensure(folder.path(), &Mice::FLYING, 6);
    let flying = folder.path().join("flying-3-3.v1");
    check_repaired(TableDamage::OtherTable, |path, _| {
        fs::copy(&flying, path).unwrap();
    });
    // The men, the byte that is always 0, and the number of positions.
    for at in [12, 13, 14, 15, 16, 23] {
        check_repaired(TableDamage::OtherTable, |path, content| {
            let mut changed = content.to_vec();
            changed[at] ^= 1;
            fs::write(path, changed).unwrap();
        });
    }
}

#[test]
fn a_flipped_bit_is_found_wherever_it_is() {
    let (folder, path, content) = kept();
    let mut dice = SeededRng::new(32);
    let header = 0..28 * 8;
    let somewhere = (0..300).map(|_| below(&mut dice, content.len() as u64 * 8) as usize);
    let ends = [28 * 8, content.len() * 8 - 1];
    for bit in header.chain(somewhere).chain(ends) {
        let mut flipped = content.to_vec();
        flipped[bit / 8] ^= 1 << (bit % 8);
        fs::write(&path, flipped).unwrap();
        let tables = MiceTables::open(folder.path());
        assert_eq!(tables.probe(&SLIDING, &won_in_one(&SLIDING)), None, "bit {bit}");
        assert!(!tables.load(&SLIDING, 6).has(three()), "bit {bit}");
    }
    check_repaired(TableDamage::Checksum, |path, content| {
        let mut flipped = content.to_vec();
        flipped[5_000] ^= 4;
        fs::write(path, flipped).unwrap();
    });
    check_repaired(TableDamage::Checksum, |path, content| {
        let mut flipped = content.to_vec();
        flipped[26] ^= 128;
        fs::write(path, flipped).unwrap();
    });
}

#[test]
fn no_file_breaks_the_program() {
    let (folder, path, content) = kept();
    let mut dice = SeededRng::new(7);
    for _ in 0..300 {
        let mut bytes: Vec<u8> = content[..below(&mut dice, 60) as usize].to_vec();
        for _ in 0..below(&mut dice, 100) {
            bytes.push(below(&mut dice, 256) as u8);
        }
        fs::write(&path, &bytes).unwrap();
        assert!(!MiceTables::open(folder.path()).load(&SLIDING, 18).has(three()), "{bytes:?}");
    }
}

#[test]
fn a_folder_in_the_place_of_a_file_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sliding-3-3.v1");
    fs::create_dir(&path).unwrap();
    let (tables, heard) = ensure(folder.path(), &SLIDING, 6);
    assert!(tables.has(three()));
    let because = StorageError::Write { path: path.clone(), because: Trouble::Folder };
    assert_eq!(
        heard,
        [
            TablesNews::Damaged { path, because: TableDamage::NotATable },
            TablesNews::NotKept { material: three(), because }
        ]
    );
}

#[test]
fn where_nothing_can_be_written_the_tables_are_good_for_this_time() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let below_a_file = folder.path().join("file").join("tables");
    let mut heard = Vec::new();
    let tables = MiceTables::open(&below_a_file);
    tables.ensure(&SLIDING, 6, &mut |news| heard.push(news), &Timer::default()).unwrap();
    assert_eq!(tables.probe(&SLIDING, &won_in_one(&SLIDING)), Some(Exact::Win { plies: 1 }));
    let because = StorageError::Write { path: below_a_file, because: Trouble::NotAFolder };
    assert_eq!(heard.last(), Some(&TablesNews::NotKept { material: three(), because }));
}

#[cfg(unix)]
#[test]
fn a_folder_that_is_read_only_is_left_as_it_is() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().join("tables");
    fs::create_dir(&tables).unwrap();
    fs::set_permissions(&tables, fs::Permissions::from_mode(0o555)).unwrap();
    // The administrator may write everywhere; then there is nothing to be seen here.
    let may_write = fs::write(tables.join("trial"), "").is_ok();
    let (solved, heard) = ensure(&tables, &SLIDING, 6);
    assert!(solved.has(three()));
    if !may_write {
        let path = tables.join("sliding-3-3.v1");
        let because = StorageError::Write { path, because: Trouble::NotAllowed };
        assert_eq!(heard, [TablesNews::NotKept { material: three(), because }]);
        assert_eq!(names(&tables), [""; 0]);
    }
    fs::set_permissions(&tables, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn work_that_was_stopped_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let timer = Timer::default();
    let stop_in = |stop: Pass| {
        let timer = Timer::default();
        let result = MiceTables::open(folder.path()).ensure(
            &SLIDING,
            7,
            &mut |news| {
                if matches!(news, TablesNews::Working { material, pass, .. } if material == four_three() && pass == stop) {
                    timer.stop();
                }
            },
            &timer,
        );
        let error = result.err().unwrap();
        assert!(error.is_stopped());
        assert_eq!(names(folder.path()), ["sliding-3-3.v1"]);
    };
    stop_in(Pass::Prepare);
    stop_in(Pass::Settle { plies: 5 });
    stop_in(Pass::Check);
    let (tables, heard) = ensure(folder.path(), &SLIDING, 7);
    assert_eq!(
        heard,
        [TablesNews::Loaded { material: three() }, TablesNews::Made { material: four_three() }]
    );
    assert_eq!(tables.tally(four_three(), 4).unwrap().longest_win, 33);
    assert_eq!(names(folder.path()), ["sliding-3-3.v1", "sliding-4-3.v1"]);

    // Stopped before it began, by hand or by the clock.
    timer.stop();
    for timer in [timer, Timer::new(Some(Instant::now()))] {
        let error =
            MiceTables::open(folder.path().join("other")).ensure(&SLIDING, 6, &mut |_| (), &timer).err();
        assert_eq!(error, Some(TablesError::Solve(SolveError::Stopped)));
    }
}

#[test]
fn one_material_brings_only_what_it_needs() {
    let folder = tempfile::tempdir().unwrap();
    let mut heard = Vec::new();
    let tables = MiceTables::open(folder.path());
    let four =
        tables.ensure_material(&SLIDING, four_three(), &mut |news| heard.push(news), &Timer::default());
    assert!(four.unwrap().has(four_three()));
    assert_eq!(names(folder.path()), ["sliding-3-3.v1", "sliding-4-3.v1"]);

    // How far it has come, pass by pass.
    let mut passes: Vec<Pass> = Vec::new();
    let mut last = 0;
    for news in &heard {
        let TablesNews::Working { material, pass, done, total } = news else { continue };
        if *material == four_three() {
            if passes.last() != Some(pass) {
                passes.push(*pass);
                last = 0;
            }
            assert!(last < *done && done <= total, "{news:?}");
            last = *done;
        }
    }
    assert_eq!((passes.first(), passes.last()), (Some(&Pass::Prepare), Some(&Pass::Check)));
    let settled: Vec<Pass> = (0..passes.len() as u32 - 2).map(|plies| Pass::Settle { plies }).collect();
    assert_eq!(passes[1..passes.len() - 1], settled);
}

#[test]
fn threads_share_the_tables() {
    let (folder, ..) = kept();
    let tables = MiceTables::open(folder.path());
    let state = won_in_one(&SLIDING);
    std::thread::scope(|scope| {
        scope.spawn(|| tables.ensure(&Mice::FLYING, 6, &mut |_| (), &Timer::default()).unwrap());
        for _ in 0..4 {
            scope.spawn(|| assert_eq!(tables.probe(&SLIDING, &state), Some(Exact::Win { plies: 1 })));
        }
    });
    assert_eq!(tables.probe(&Mice::FLYING, &state), Some(Exact::Win { plies: 1 }));
}

#[test]
fn everything_is_said_in_every_language() {
    let (material, path) = (three(), PathBuf::from("tables"));
    let damaged = |because| TablesNews::Damaged { path: path.clone(), because };
    let working = |pass| TablesNews::Working { material, pass, done: 1, total: 2 };
    let because = StorageError::Write { path: path.clone(), because: Trouble::Full };
    let news = [
        TablesNews::Loaded { material },
        TablesNews::Made { material },
        working(Pass::Prepare),
        working(Pass::Settle { plies: 5 }),
        working(Pass::Check),
        TablesNews::NotKept { material, because },
        damaged(TableDamage::Unreadable { because: Trouble::NotAllowed }),
        damaged(TableDamage::NotATable),
        damaged(TableDamage::Format { version: 2 }),
        damaged(TableDamage::OtherTable),
        damaged(TableDamage::Length { bytes: 1, expected: 2 }),
        damaged(TableDamage::Checksum),
    ];
    let solving = [
        SolveError::Missing { material },
        SolveError::TooFar { material },
        SolveError::Stopped,
        SolveError::OtherRules { material },
        SolveError::WrongLength { material, bytes: 3 },
    ];
    let wrong = [Wrong::Value { material, spot: 4 }, Wrong::Missing { material }, Wrong::Stopped];
    let english = Words::new(Language::En);
    let mut sayings: Vec<Saying> = news.iter().map(Say::say).collect();
    for error in solving {
        assert_eq!(TablesError::from(error).say(), error.say());
        sayings.push(TablesError::Solve(error).say());
    }
    for wrong in wrong {
        assert_eq!(TablesError::from(wrong).say(), wrong.say());
        sayings.push(TablesError::Check(wrong).say());
    }
    for language in Language::ALL {
        let words = Words::new(language);
        for saying in &sayings {
            let text = words.say(saying);
            assert!(!text.contains(['<', '{', '}']), "{}: {text}", language.tag());
        }
    }
    assert_eq!(
        english.say(&damaged(TableDamage::Checksum).say()),
        "the table 'tables' cannot be used and is made anew: its content has changed, the checksum is wrong"
    );
}
