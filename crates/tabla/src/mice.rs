//! What only Mice has: positions of known value, networks, openings, and random games.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use indicatif::ProgressBar;
use serde_json::{Map, Value, json};
use tabla_console::tell::{digits, seconds};
use tabla_core::{Game, Notation, Say, Saying, Viewer};
use tabla_games::kits::{Shelf, registry};
use tabla_games::workshop::{Share, find_openings, measure_playouts, mice_by, read_suite, run_suite};
use tabla_games::{
    LabelSettings, Layers, MiceSolution, MiceTables, PairTally, SaveFolder, StorageError, TablesAddress,
    TablesNews, Timer, Told, Words, label_positions, read_text, replace_bytes,
};
use tabla_mice::net::Nets;
use tabla_mice::solve::{Material, Outcome};
use tabla_mice::{MEN, Mice, Move};
use tabla_table::{Kit, Pace, Registry, Table};

use crate::cli::{LabelsArgs, OpeningsArgs, RuleArgs, SolveArgs, SuiteArgs, TablesArgs, ValueArgs};
use crate::workshop::{Telling, bar, computer, follow, number};
use crate::{DONE, Failure, UNFINISHED};

/// The rules that were asked for, if the game has them.
pub fn options(kit: &dyn Kit, args: RuleArgs) -> Result<Map<String, Value>, Failure> {
    let asked = [("flying", args.flying), ("no-repetition", args.no_repetition), ("no-quiet", args.no_quiet)];
    let words: Vec<&str> = asked.iter().filter(|(_, is_asked)| *is_asked).map(|(word, _)| *word).collect();
    Ok(kit.choices().read(&words.join(","))?)
}

/// How many random games of the bench are played.
const PLAYOUTS: u64 = 500_000;

pub fn playouts(game: &Mice, words: &Words) -> Result<u8, Failure> {
    let bar = bar(PLAYOUTS);
    let report = measure_playouts(game, PLAYOUTS, &|done, _| bar.set_position(done));
    bar.finish_and_clear();
    let saying = Saying::new("playouts-speed")
        .with("speed", digits(report.games_per_second() as u64))
        .with("games", digits(report.games))
        .with("time", seconds(report.spent, words));
    writeln!(anstream::stdout(), "{}", words.say(&saying))?;
    Ok(DONE)
}

/// Measures how often a player's move keeps the value of a position.
pub fn suite(kit: &Arc<dyn Kit>, args: &SuiteArgs, words: &Words) -> Result<u8, Failure> {
    let options = options(&**kit, args.rules)?;
    let time = Pace::read_time(&args.time).map_err(|error| error.say())?;
    let player = computer(&**kit, &args.player)?.or_pace(time);
    let limit = args.limit.as_deref().map(|text| number(text, "--limit", 1, usize::MAX)).transpose()?;
    fetch(&args.tables, &options, words)?;
    let game = mice_by(&options);
    let path = args.file.display().to_string();
    let text = read_text(&args.file)?;
    let mut lines = read_suite(&game, &text).map_err(|(line, text, because)| {
        Saying::new("suite-line")
            .with("path", path.as_str())
            .with("line", line)
            .with("text", text)
            .with("because", because)
    })?;
    lines.truncate(limit.unwrap_or(usize::MAX));
    if lines.is_empty() {
        return Err(Saying::new("suite-empty").with("path", path).into());
    }
    let bar = bar(lines.len() as u64);
    let report = run_suite(kit, &options, &lines, &player, &follow(&bar, words))?;
    bar.finish_and_clear();
    let mut out = io::stdout().lock();
    if args.json {
        let share =
            |share: Share| json!({ "kept": share.kept, "all": share.all, "percent": share.percent() });
        let misses: Vec<_> = report
            .misses
            .iter()
            .map(|miss| json!({ "position": miss.position, "played": miss.played, "keeps": miss.keeps }))
            .collect();
        let answer = json!({
            "file": path,
            "player": player.to_string(),
            "rules": kit.choices().write(&options),
            "placing": share(report.placing),
            "moving": share(report.moving),
            "all": share(report.all()),
            "misses": misses,
        });
        writeln!(out, "{answer:#}")?;
        return Ok(DONE);
    }
    let shares = [
        (Saying::new("suite-placing"), report.placing),
        (Saying::new("suite-moving"), report.moving),
        (Saying::new("suite-all"), report.all()),
    ];
    for (saying, share) in shares {
        let told = saying.with("kept", share.kept.to_string()).with("all", share.all.to_string());
        writeln!(out, "{}", words.say(&told.with("share", format!("{:.2}", share.percent()))))?;
    }
    Ok(DONE)
}

/// The games for measurements, with the tables and the networks that somebody names.
pub fn games(tables: &TablesArgs, nets: Option<&Path>) -> Result<Registry, Failure> {
    let bad = |path: &Path| Saying::new("mice-nets-bad").with("path", path.display().to_string());
    let read = |path: &Path| {
        let bytes = fs::read(path).map_err(|error| StorageError::read(path, &error))?;
        Ok::<_, Failure>(Arc::new(Nets::read(&bytes).ok_or_else(|| bad(path))?))
    };
    let mice_endings = tables.mice_tables.as_ref().map(|_| named(tables)).transpose()?.map(Arc::new);
    let mice_nets = nets.map(read).transpose()?;
    Ok(registry(&Shelf { mice_endings, mice_nets, ..Shelf::default() }))
}

/// The tables that are named, by a folder or by an address; else those beside the saved games.
fn tables(tables: &TablesArgs) -> Result<MiceTables, Failure> {
    let beside =
        || SaveFolder::find(None, |name| env::var(name).ok()).map(|saves| MiceTables::beside(&saves));
    match &tables.mice_tables {
        None => Ok(beside()?),
        Some(place) => match address(place)? {
            Some(address) => Ok(beside()?.from_address(address)),
            None => Ok(MiceTables::open(place)),
        },
    }
}

/// The tables that are named: a folder must be there.
pub fn named(args: &TablesArgs) -> Result<MiceTables, Failure> {
    if let Some(place) = &args.mice_tables
        && address(place)?.is_none()
        && !place.is_dir()
    {
        let path = place.display().to_string();
        return Err(Failure::Refused(Saying::new("mice-tables-no-folder").with("path", path)));
    }
    tables(args)
}

/// The address that is meant, if it is no folder.
fn address(place: &Path) -> Result<Option<TablesAddress>, Failure> {
    let Some(text) = place.to_str().filter(|text| TablesAddress::is_meant(text)) else { return Ok(None) };
    let bad = || Failure::Refused(Saying::new("mice-fetch-address").with("text", text));
    TablesAddress::read(text).map(Some).ok_or_else(bad)
}

/// Fetches what is missing of the game by these rules, where the tables have an address.
pub fn fetch(args: &TablesArgs, options: &Map<String, Value>, words: &Words) -> Result<(), Failure> {
    let telling = Telling::begin();
    let tell = |told: Told| telling.tell(told.share, || words.say(&told.fetching()));
    let fetched = tables(args)?.fetch(&mice_by(options), &tell, &Timer::default());
    telling.bar.finish_and_clear();
    fetched.map_err(|error| error.say().into())
}

/// The solution that is there, if it is whole.
pub fn solved(args: &TablesArgs, options: &Map<String, Value>) -> Result<Option<MiceSolution>, Failure> {
    let solution = MiceSolution::open(named(args)?.folder(), &mice_by(options));
    Ok(Some(solution).filter(MiceSolution::is_whole))
}

/// Takes positions with their exact value from games, and writes them.
pub fn labels(kit: &dyn Kit, args: &LabelsArgs, words: &Words) -> Result<u8, Failure> {
    args.over.check(&args.out)?;
    let settings = LabelSettings {
        count: number(&args.count, "--count", 1, 1_000_000_000)?,
        placing: number(&args.placing, "--placing", 0, 100)?,
        seed: number(&args.seed, "--seed", 0, u64::MAX)?,
    };
    let options = flying(kit, args.flying)?;
    fetch(&args.tables, &options, words)?;
    let game = mice_by(&options);
    let solution = MiceSolution::open(named(&args.tables)?.folder(), &game);
    if settings.placing > 0 && !solution.is_whole() {
        return Err(Failure::Refused(Saying::new("labels-unsolved")));
    }
    if args.in_memory {
        solution.load();
    }
    let bar = bar(settings.count as u64);
    let follow = follow(&bar, words);
    let bytes = label_positions(
        &solution,
        settings,
        |done| follow(done as u64, settings.count as u64),
        &Timer::default(),
    );
    bar.finish_and_clear();
    if bytes.is_empty() {
        return Err(Failure::Refused(Saying::new("labels-unsolved")));
    }
    replace_bytes(&args.out, &[&bytes])?;
    let saying = Saying::new("labels-written").with("path", args.out.display().to_string());
    let count = digits(bytes.len() as u64 / 8);
    writeln!(io::stdout().lock(), "{}", words.say(&saying.with("positions", count)))?;
    Ok(DONE)
}

/// Finds balanced openings and writes them.
pub fn openings(args: &OpeningsArgs, words: &Words) -> Result<u8, Failure> {
    args.over.check(&args.out)?;
    let count: usize = number(&args.count, "--count", 1, 1_000)?;
    let seed: u64 = number(&args.seed, "--seed", 0, u64::MAX)?;
    let bar = bar(count as u64);
    let found = find_openings(count, seed, &follow(&bar, words));
    bar.finish_and_clear();
    let text =
        format!("# Made by `tabla mice openings --count {count} --seed {seed}`.\n{}\n", found.join("\n"));
    replace_bytes(&args.out, &[text.as_bytes()])?;
    let saying = Saying::new("openings-written").with("path", args.out.display().to_string());
    writeln!(io::stdout().lock(), "{}", words.say(&saying.with("count", found.len())))?;
    Ok(DONE)
}

/// The rules with flying or without it.
pub fn flying(kit: &dyn Kit, flying: bool) -> Result<Map<String, Value>, Failure> {
    options(kit, RuleArgs { flying, ..RuleArgs::default() })
}

/// Solves endings with their distances, or the whole game, and keeps the tables beside the saved games; what is there
/// already is read.
pub fn solve(kit: &Arc<dyn Kit>, args: &SolveArgs, words: &Words) -> Result<u8, Failure> {
    if kit.id() != "mice" {
        return Err(Saying::new("solve-missing").with("game", kit.id()).into());
    }
    let options = flying(&**kit, args.flying)?;
    let (game, tables) = (mice_by(&options), tables(&args.tables)?);
    let men = args.men.as_deref().map(|men| number(men, "--men", 6, MOST)).transpose()?;
    match men.or(args.distances.then_some(MOST)) {
        Some(men) => solve_endings(&game, men, &tables, words),
        None => {
            fetch(&args.tables, &options, words)?;
            solve_all(&game, args, &tables, words)
        }
    }
}

/// The men of both sides together.
const MOST: u8 = 2 * MEN;

fn solve_endings(game: &Mice, men: u8, tables: &MiceTables, words: &Words) -> Result<u8, Failure> {
    let bar = bar(0);
    let mut is_kept = true;
    let mut hear = |news: TablesNews| {
        is_kept &= !matches!(news, TablesNews::NotKept { .. });
        show(&news, &bar, words);
    };
    let tables = tables.ensure(game, men, &mut hear, &Timer::default());
    bar.finish_and_clear();
    let tables = tables.map_err(|error| error.say())?;
    let mut out = io::stdout().lock();
    for solved in Material::up_to(men).filter_map(|material| tables.solved(material)) {
        let tally = solved.tally();
        let saying = Saying::new("solve-tally")
            .with("material", solved.material().to_string())
            .with("won", digits(tally.won))
            .with("lost", digits(tally.lost))
            .with("drawn", digits(tally.drawn))
            .with("plies", i64::from(tally.longest_win));
        writeln!(out, "{}", words.say(&saying))?;
    }
    Ok(if is_kept { DONE } else { UNFINISHED })
}

/// Finds out who wins in every position, from the empty board on.
fn solve_all(game: &Mice, args: &SolveArgs, tables: &MiceTables, words: &Words) -> Result<u8, Failure> {
    if let Some(path) = &args.out {
        args.over.check(path)?;
    }
    let samples = args.check.as_deref().map(|text| number(text, "--check", 1, u64::MAX)).transpose()?;
    let solution = tables.solution(game);
    let layers = if args.every_layer { Layers::Every } else { Layers::Needed };
    let (telling, mut progress) = (Telling::begin(), solution.progress());
    let bar = &telling.bar;
    let (mut is_kept, mut lines, mut broken) = (true, String::from("pair\twon\tlost\tdrawn\n"), None);
    let mut hear = |news: TablesNews| {
        is_kept &= !matches!(news, TablesNews::NotKept { .. });
        if matches!(news, TablesNews::Damaged { .. } | TablesNews::NotKept { .. }) {
            show(&news, bar, words);
        }
        progress.hear(&news);
        let told = progress.told();
        telling.tell(told.share, || format!("{} · {}", words.say(&news.say()), words.say(&told.solving())));
    };
    let mut tell = |tally: PairTally| {
        let PairTally { material, won, lost, drawn } = tally;
        lines += &format!("{material}\t{won}\t{lost}\t{drawn}\n");
        let saying = Saying::new("solve-pair").with("material", material.to_string());
        let counts = saying.with("won", digits(won)).with("lost", digits(lost)).with("drawn", digits(drawn));
        // Told at once, in a pipe too.
        let told = bar.suspend(|| writeln!(io::stdout().lock(), "{}", words.say(&counts)));
        broken = broken.take().or(told.err());
    };
    let solved = solution.solve(layers, &mut hear, &mut tell, &Timer::default());
    bar.finish_and_clear();
    solved.map_err(|error| error.say())?;
    if let Some(error) = broken {
        return Err(error.into());
    }
    if let Some(path) = &args.out {
        replace_bytes(path, &[lines.as_bytes()])?;
    }
    let mut out = io::stdout().lock();
    if let Some(value) = solution.value(&game.start()) {
        writeln!(out, "{}", words.say(&Saying::new("solve-start").with("value", outcome(value))))?;
    }
    if let Some(samples) = samples {
        let looked = solution
            .check(samples, 1)
            .map_err(|state| Saying::new("solve-wrong").with("position", game.write_state(&state)))?;
        writeln!(out, "{}", words.say(&Saying::new("solve-right").with("positions", digits(looked))))?;
    }
    Ok(if is_kept { DONE } else { UNFINISHED })
}

/// A value in words.
fn outcome(value: Outcome) -> Saying {
    Saying::new(match value {
        Outcome::Win => "mice-value-win",
        Outcome::Draw => "mice-value-draw",
        Outcome::Loss => "mice-value-loss",
    })
}

/// The exact value of a position and of every move, where the game is solved.
pub fn value(table: &dyn Table, args: &ValueArgs, words: &Words) -> Result<u8, Failure> {
    let game = mice_by(&table.setup().options);
    let text = table.show(Viewer::Everything, None)?.position;
    let state = game.read_state(&text).map_err(|error| error.say())?;
    let solution = MiceSolution::open(named(&args.tables)?.folder(), &game);
    let Some(value) = solution.value(&state) else {
        return Err(Failure::Refused(Saying::new("mice-value-unknown").with("position", text)));
    };
    let mut moves = solution.moves_with_values(&state);
    moves.sort_by_key(|(_, value)| match value {
        Some(Outcome::Win) => 0,
        Some(Outcome::Draw) => 1,
        Some(Outcome::Loss) => 2,
        None => 3,
    });
    let mut out = io::stdout().lock();
    if args.json {
        let word = |value: Outcome| match value {
            Outcome::Win => "win",
            Outcome::Draw => "draw",
            Outcome::Loss => "loss",
        };
        let each = |(mv, value): &(Move, Option<Outcome>)| json!({ "move": game.write_move(&state, *mv), "value": value.map(word) });
        let moves: Vec<Value> = moves.iter().map(each).collect();
        let answer = json!({ "position": text, "flying": game.flying, "value": word(value), "moves": moves });
        writeln!(out, "{answer:#}")?;
        return Ok(DONE);
    }
    writeln!(out, "{}", words.say(&outcome(value)))?;
    for (mv, value) in moves {
        let told = value.map_or_else(|| Saying::new("mice-value-not-known"), outcome);
        writeln!(out, "{}: {}", game.write_move(&state, mv), words.say(&told))?;
    }
    Ok(DONE)
}

/// The endings that are solved on demand have at most so many men: that takes seconds.
const ON_DEMAND: u8 = 9;

/// Solves the ending of this position, if it is small and was not solved before.
pub fn solve_on_demand(position: &str, options: &Map<String, Value>, words: &Words) -> Result<(), Failure> {
    let game = mice_by(options);
    let material = game.read_state(position).ok().filter(|state| !state.is_placing());
    let Some(material) = material.and_then(|state| Material::of(&state)) else { return Ok(()) };
    let Ok(folder) = SaveFolder::find(None, |name| env::var(name).ok()) else { return Ok(()) };
    if material.more() + material.fewer() > ON_DEMAND {
        return Ok(());
    }
    let bar = bar(0);
    let mut hear = |news: TablesNews| show(&news, &bar, words);
    let solved = MiceTables::beside(&folder).ensure_material(&game, material, &mut hear, &Timer::default());
    bar.finish_and_clear();
    solved.map(|_| ()).map_err(|error| error.say().into())
}

fn show(news: &TablesNews, bar: &ProgressBar, words: &Words) {
    match news {
        TablesNews::Working { done, total, .. } => {
            bar.set_length(*total as u64);
            bar.set_position(*done as u64);
            bar.set_message(words.say(&news.say()));
        }
        TablesNews::Damaged { .. } | TablesNews::NotKept { .. } => {
            bar.suspend(|| eprintln(&words.say(&news.say())));
        }
        _ => {}
    }
}

fn eprintln(text: &str) {
    // When nobody hears it, nothing is left to do.
    let _ = writeln!(io::stderr().lock(), "{text}");
}
