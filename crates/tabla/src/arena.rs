//! `tabla arena`: bots play bots.
//!
//! Exit codes: 0 when everything was played; 1 when the system failed us, or a bot did not pass its check; 2
//! when what was asked for makes no sense; 130 after Ctrl-C. Whatever happens, finished games are kept.

#[cfg(feature = "web")]
mod board;
mod check;
mod new;
mod show;
mod table;
#[cfg(feature = "web")]
mod watch;

use std::collections::BTreeSet;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{self, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tabla_arena::process::Keeper;
use tabla_arena::stats::SprtError;
use tabla_arena::{
    Bot, Budget, BudgetError, FormatError, GameRecord, Live, Plan, Settings, Standings, Store,
    TournamentError, check_settings, is_named, read_bots_file, sharing, suspects_sandbox, tell_apart,
    try_bots, visible,
};
use tabla_console::{Interrupts, terminal};
use tabla_core::{Say, Saying, Seat};
use tabla_games::kits::{registry, variant};
use tabla_games::{Words, read_text};
use tabla_table::{Variant, read_duration};

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
        ArenaAction::New(args) => new::new(&args, words),
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
    let game = variant(&args.game, &args.terms.rules).map_err(|error| error.say())?;
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
fn openings(text: &str, game: &Variant, games: u64) -> Result<Vec<String>, Failure> {
    let pairs = usize::try_from(games.div_ceil(2)).unwrap_or(usize::MAX);
    match text {
        "auto" => Ok(game.kit.openings(pairs)),
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
    #[cfg(not(feature = "web"))]
    if args.watch.is_some() {
        return Err(crate::no_browser());
    }
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
    if let Some(_address) = address {
        #[cfg(feature = "web")]
        watch::open(&live, _address, words)?;
    }
    let interrupts = Interrupts::default();
    terminal::watch(&interrupts);
    let ended = Arc::new(AtomicBool::new(false));
    heed_signals(&ended);
    for (folder, bots) in sharing(&live.store().settings().bots) {
        let names: Vec<String> = bots.iter().map(|bot| visible(&bot.name)).collect();
        let folder = folder.display().to_string();
        let note = Saying::new("arena-one-folder").with("names", names.join(", ")).with("folder", folder);
        writeln!(anstream::stderr(), "{}", words.say(&note))?;
    }
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

/// Tells how it goes: a table that is drawn again and again on a terminal, else a line for each game.
struct Teller<'a> {
    live: &'a Live,
    words: &'a Words,
    bar: Option<ProgressBar>,
    lines: bool,
    told: Vec<u64>,
    /// What was said of bots, once of each.
    said: BTreeSet<(usize, String)>,
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
        let (told, said) = (live.finished(), BTreeSet::new());
        Teller { live, words, bar, lines: !is_terminal && !json, told, said }
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
            self.warn(&record);
        }
        self.told = finished;
        if is_over {
            self.end();
        }
    }

    /// Says once of each bot what its author should know: that the sandbox may be why it does not play, and what it
    /// leaves behind.
    fn warn(&mut self, record: &GameRecord) {
        let trust = self.live.store().settings().trust;
        for seat in Seat::DUEL {
            let said = self.live.store().stderr(record.number, seat.number()).unwrap_or_default();
            if !trust && suspects_sandbox(record, seat, &said) {
                let suspected = Saying::new("sandbox-suspected");
                self.say_once(record.bots[seat.index()], &suspected, &suspected);
            }
        }
        for (bot, because) in self.live.warnings(record.number) {
            let warning = Saying::new("arena-check-warning").with("because", because.clone());
            self.say_once(bot, &because, &warning);
        }
    }

    /// Says something of a bot, unless something of this kind was said before.
    fn say_once(&mut self, bot: usize, kind: &Saying, saying: &Saying) {
        if self.said.insert((bot, kind.key.to_string())) {
            let name = visible(&self.live.store().settings().bots[bot].name);
            self.print(&format!("{name}: {}", self.words.say(saying)));
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
