//! `tabla arena`: bots play bots.
//!
//! Exit codes: 0 when everything was played; 1 when the system failed us, or a bot did not pass its check; 2
//! when what was asked for makes no sense; 130 after Ctrl-C. Whatever happens, finished games are kept.

mod board;
mod check;
mod show;
mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{self, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};
use tabla_arena::process::Keeper;
use tabla_arena::stats::SprtError;
use tabla_arena::{
    Bot, Budget, BudgetError, Discipline, FormatError, Foul, GameRecord, Live, Plan, Running, Settings,
    Standings, Store, TournamentError, check_settings, is_named, read_bots_file, suspects_sandbox,
    tell_apart, try_bots, visible, watch,
};
use tabla_console::{Interrupts, terminal};
use tabla_core::{Say, Saying, Seat};
use tabla_games::kits::registry;
use tabla_games::{Words, read_text};
use tabla_table::read_duration;

use crate::cli::{ArenaAction, ArenaPlayArgs, ArenaRunArgs};
use crate::judge::heed_signals;
use crate::shelf::shelf;
use crate::workshop::number;
use crate::{DONE, Failure, INTERRUPTED, UNFINISHED};

/// How often the table is drawn anew.
const GLANCE: Duration = Duration::from_millis(200);
/// The longest margin and the longest patience.
const LONGEST: Duration = Duration::from_secs(3600);

/// Does what the arguments say. The exit code.
pub fn act(action: ArenaAction, words: &Words) -> Result<u8, Failure> {
    match action {
        ArenaAction::Run(args) => run(&args, words),
        ArenaAction::Resume(args) => {
            let mut store = Store::open(&args.folder).map_err(|error| error.say())?;
            store.hold().map_err(|error| error.say())?;
            try_bots(store.settings(), &Keeper::own()).map_err(refusal)?;
            play(store, &args.play, words)
        }
        ArenaAction::Table(args) => table::table(&args, words),
        ArenaAction::Show(args) => show::show(&args, words),
        ArenaAction::Check(args) => check::check(&args, words),
    }
}

fn run(args: &ArenaRunArgs, words: &Words) -> Result<u8, Failure> {
    let settings = settings(args)?;
    check_settings(&settings).map_err(refusal)?;
    jobs(&args.play)?;
    address(&args.play)?;
    try_bots(&settings, &Keeper::own()).map_err(refusal)?;
    let folder = match &args.out {
        Some(folder) => folder.clone(),
        None => free_folder(),
    };
    let store = Store::create(&folder, settings).map_err(|error| error.say())?;
    play(store, &args.play, words)
}

/// The first of `arena-1`, `arena-2` and so on that is not there.
fn free_folder() -> PathBuf {
    let mut names = (1u32..).map(|number| PathBuf::from(format!("arena-{number}")));
    names.find(|path| !path.exists()).unwrap_or_else(|| PathBuf::from("arena"))
}

fn settings(args: &ArenaRunArgs) -> Result<Settings, Failure> {
    let game = Discipline::read(&args.game, &args.terms.rules).map_err(|error| error.say())?;
    let games = number::<u64>(&args.games, "--games", 1, 1_000_000)?;
    let openings = openings(&args.openings, &game, games)?;
    let format = args.format.parse().map_err(|error: FormatError| error.say())?;
    let sprt = args.sprt.as_deref().map(str::parse).transpose();
    Ok(Settings {
        game: game.id().to_owned(),
        rules: game.rules(),
        bots: bots(args)?,
        format,
        games,
        openings,
        budget: budget(args.terms.time.as_deref())?,
        margin: milliseconds(&args.terms.margin, "--margin")?,
        patience: milliseconds(&args.terms.patience, "--patience")?.max(1),
        seed: number(&args.seed, "--seed", 0, u64::MAX)?,
        sprt: sprt.map_err(|error: SprtError| error.say())?,
        trust: args.terms.trust,
        read: readable(&args.terms.read)?,
        edition: Plan::EDITION,
    })
}

/// What programs may read, by names that mean the same wherever the tournament is gone on with.
fn readable(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    Ok(paths.iter().map(path::absolute).collect::<io::Result<_>>()?)
}

fn budget(text: Option<&str>) -> Result<Option<Budget>, Failure> {
    let budget = text.map(str::parse).transpose();
    Ok(budget.map_err(|error: BudgetError| error.say())?)
}

fn milliseconds(text: &str, option: &'static str) -> Result<u64, Failure> {
    let time = read_duration(text).filter(|time| *time <= LONGEST);
    let wrong = || Saying::new("arena-time-wrong").with("option", option).with("text", text);
    let time = time.ok_or_else(wrong)?;
    Ok(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

/// The bots of the arguments, then those of the file.
fn bots(args: &ArenaRunArgs) -> Result<Vec<Bot>, Failure> {
    let mut bots = Vec::new();
    for text in &args.bots {
        bots.push((Bot::read(text).map_err(|error| error.say())?, is_named(text)));
    }
    if let Some(path) = &args.file {
        bots.extend(read_bots_file(path).map_err(|error| error.say())?);
    }
    let here = env::current_dir()?;
    let (mut bots, named): (Vec<Bot>, Vec<bool>) =
        bots.into_iter().map(|(bot, named)| (bot.from_folder(&here), named)).unzip();
    tell_apart(&mut bots, &named).map_err(|error| error.say())?;
    Ok(bots)
}

/// The positions in which games begin: those of the house, none, or those of a file, one a line.
fn openings(text: &str, game: &Discipline, games: u64) -> Result<Vec<String>, Failure> {
    let pairs = usize::try_from(games.div_ceil(2)).unwrap_or(usize::MAX);
    match text {
        "auto" => Ok(game.usual_openings(pairs)),
        "none" => Ok(Vec::new()),
        _ if !game.has_openings() => Err(Saying::new("arena-no-openings").with("game", game.id()).into()),
        path => {
            let text = read_text(Path::new(path)).map_err(|error| error.say())?;
            let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
            let lines: Vec<String> = lines.map(str::to_owned).collect();
            if lines.is_empty() {
                return Err(Saying::new("arena-openings-empty").with("path", path).into());
            }
            Ok(lines)
        }
    }
}

fn jobs(args: &ArenaPlayArgs) -> Result<usize, Failure> {
    number(&args.jobs, "--jobs", 1, 256)
}

fn address(args: &ArenaPlayArgs) -> Result<Option<SocketAddr>, Failure> {
    let wrong = |text: &str| Saying::new("arena-address-wrong").with("text", text);
    args.watch.as_deref().map(|text| text.parse().map_err(|_| wrong(text).into())).transpose()
}

/// What cannot be played: the system's failures are told from those of whoever asked.
fn refusal(error: TournamentError) -> Failure {
    match error {
        TournamentError::Thread(error) => Failure::Io(error),
        error => Failure::Refused(error.say()),
    }
}

/// Plays the tournament of a folder to its end, and shows its table.
fn play(store: Store, args: &ArenaPlayArgs, words: &Words) -> Result<u8, Failure> {
    let (jobs, address) = (jobs(args)?, address(args)?);
    let live = Live::new(&registry(&shelf()), store, Keeper::own()).map_err(refusal)?;
    let live = Arc::new(live);
    if let Some(address) = address {
        serve(&live, address, words)?;
    }
    let interrupts = Interrupts::default();
    terminal::watch(&interrupts);
    let ended = Arc::new(AtomicBool::new(false));
    heed_signals(&ended);
    live.start(jobs).map_err(refusal)?;
    let mut teller = Teller::new(&live, args.json, words);
    loop {
        let is_over = live.wait(GLANCE);
        teller.tell(is_over);
        if is_over {
            break;
        }
        if interrupts.take() || ended.load(Ordering::Relaxed) {
            // Games under way are not waited for: they are played again when somebody goes on.
            live.stop();
            teller.end();
            teller.leave();
            clear(&live, words)?;
            let folder = live.store().folder().display().to_string();
            let saying = Saying::new("arena-interrupted").with("folder", folder);
            writeln!(anstream::stderr(), "{}", words.say(&saying))?;
            return Ok(INTERRUPTED);
        }
    }
    teller.end();
    clear(&live, words)?;
    if let Some(error) = live.failure() {
        return Err(refusal(error));
    }
    let standings = live.standings();
    table::print(live.store(), &standings, &live.measured(), args.json, words)?;
    Ok(if standings.finished { DONE } else { UNFINISHED })
}

/// Removes what bots have left, or says why not.
fn clear(live: &Live, words: &Words) -> io::Result<()> {
    match live.clear() {
        Ok(()) => Ok(()),
        Err(leftover) => writeln!(anstream::stderr(), "{}", words.say(&leftover.say())),
    }
}

/// Serves the page, and says where.
fn serve(live: &Arc<Live>, address: SocketAddr, words: &Words) -> Result<(), Failure> {
    let watched = Arc::clone(live);
    let about = table::about(live.store().settings(), words);
    let names: Vec<String> = live.store().settings().bots.iter().map(|bot| visible(&bot.name)).collect();
    let language = words.language();
    let kinds: BTreeMap<&str, String> =
        Foul::KINDS.into_iter().map(|kind| (kind, words.say(&Foul::short(kind)))).collect();
    let state = move || {
        let words = Words::new(language);
        let running: Vec<Value> =
            watched.running().iter().map(|running| under_way(&watched, running, &words)).collect();
        let state = json!({
            "about": about,
            "names": names,
            "kinds": kinds,
            "standings": watched.standings(),
            "running": running,
        });
        state.to_string()
    };
    let served = watch::serve(address, watch::page(words), state).map_err(|error| {
        Saying::new("arena-address-taken")
            .with("address", address.to_string())
            .with("error", error.to_string())
    })?;
    let saying = Saying::new("arena-watch-at").with("address", format!("http://{served}/"));
    writeln!(anstream::stderr(), "{}", words.say(&saying))?;
    Ok(())
}

/// A game under way, for the page.
fn under_way(live: &Live, running: &Running, words: &Words) -> Value {
    let count = Saying::new("arena-watch-moves").with("count", running.moves.len().to_string());
    // What is exchanged in Scrabble is hidden but for its number.
    let last = running.moves.last().map(|text| match text.strip_prefix('-') {
        Some(tiles) if !tiles.is_empty() => format!("-{}", tiles.chars().count()),
        _ => text.clone(),
    });
    let said = last.as_deref().map(|text| Saying::new("arena-watch-last").with("text", text));
    let told: Vec<String> = [Some(count), said].iter().flatten().map(|saying| words.say(saying)).collect();
    json!({
        "number": running.number,
        "bots": running.bots,
        "moves": running.moves.len(),
        "last": last,
        "told": told.join("; "),
        "pictures": board::pictures(live.game(), running, words),
    })
}

/// Tells how it goes: a table that is drawn again and again on a terminal, else a line for each game.
struct Teller<'a> {
    live: &'a Live,
    words: &'a Words,
    bar: Option<ProgressBar>,
    lines: bool,
    told: Vec<u64>,
    /// The bots of which the sandbox was suspected.
    suspected: BTreeSet<usize>,
}

impl<'a> Teller<'a> {
    fn new(live: &'a Live, json: bool, words: &'a Words) -> Teller<'a> {
        let is_terminal = io::stderr().is_terminal();
        let bar = is_terminal.then(|| {
            let bar = ProgressBar::new(0);
            bar.set_draw_target(ProgressDrawTarget::stderr());
            let template = "{msg}\n{wide_bar} {pos}/{len}  {elapsed_precise} / {eta_precise}";
            let style = ProgressStyle::with_template(template);
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
            bar
        });
        // Games that were over before are not told again.
        let (told, suspected) = (live.finished(), BTreeSet::new());
        Teller { live, words, bar, lines: !is_terminal && !json, told, suspected }
    }

    fn tell(&mut self, is_over: bool) {
        if let Some(bar) = &self.bar {
            let standings = self.live.standings();
            bar.set_length(standings.planned);
            bar.set_position(standings.games);
            bar.set_message(self.table(&standings).join("\n"));
        }
        let finished = self.live.finished();
        let new: Vec<u64> =
            finished.iter().copied().filter(|number| self.told.binary_search(number).is_err()).collect();
        for record in new.iter().filter_map(|&number| self.live.record(number)) {
            if self.lines {
                self.print(&self.line(&record));
            }
            self.suspect(&record);
        }
        self.told = finished;
        if is_over {
            self.end();
        }
    }

    /// Says once of each bot that the sandbox may be why it does not play.
    fn suspect(&mut self, record: &GameRecord) {
        let settings = self.live.store().settings();
        for seat in Seat::DUEL {
            let bot = record.bots[seat.index()];
            let said = self.live.store().stderr(record.number, seat.number()).unwrap_or_default();
            if !settings.trust && suspects_sandbox(record, seat, &said) && self.suspected.insert(bot) {
                let name = &settings.bots[bot].name;
                self.print(&format!("{name}: {}", self.words.text("sandbox-suspected")));
            }
        }
    }

    fn print(&self, line: &str) {
        // When nobody reads, the games go on.
        let write = || drop(writeln!(anstream::stderr(), "{line}"));
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    fn line(&self, record: &GameRecord) -> String {
        table::game_line(self.live.store().settings(), record, self.words)
    }

    /// One column stays free: a line that fills the last one may be counted as two when it is wiped away.
    fn table(&self, standings: &Standings) -> Vec<String> {
        table::lines(standings, terminal::columns().saturating_sub(1), self.words)
    }

    /// Leaves the table behind where it was drawn.
    fn leave(&self) {
        if self.bar.is_some() {
            for line in self.table(&self.live.standings()) {
                // When nobody reads, nothing is lost.
                let _ = writeln!(anstream::stderr(), "{line}");
            }
        }
    }

    fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
