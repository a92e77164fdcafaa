//! What each command does.

use std::env;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use clap::CommandFactory;
use serde_json::{Map, Value, json};
use tabla_console::{BoardStyle, Console, Finish, Interrupts, Options, tell, terminal};
use tabla_core::{Say, Saying, Viewer};
use tabla_games::kits::registry;
use tabla_games::workshop::{self as shop};
use tabla_games::{Words, in_english, open_file};
use tabla_table::{HUMAN, Kit, Pace, Registry, Secret, Setup, Table, Waiting, ugi};

use crate::cli::{
    AnalyseArgs, BoardArg, CheckArgs, Cli, Command, CompletionsArgs, GameAction, HelpArgs, MiceAction,
    PerftArgs, TablesArgs,
};
use crate::{
    DONE, Failure, INTERRUPTED, arena, bench, help, jamb, jamb_scripts, jewels, man, mice, play, review,
    rules, santorini_net, scrabble, shelf, trainer, usage, workshop,
};

/// What every command gets.
pub struct Context<'a> {
    pub words: &'a Words,
    /// How boards are drawn.
    pub board: BoardStyle,
    /// Whether everything is printed line by line, also on a terminal.
    pub plain: bool,
    pub games: Registry,
}

impl Context<'_> {
    /// The duel with this word.
    fn duel(&self, id: &str) -> Result<Arc<dyn Kit>, Failure> {
        one_of(&self.games, &DUELS, id)
    }
}

/// The games whose searches look ahead ply by ply.
const DUELS: [&str; 2] = ["santorini", "mice"];

/// The game with this word, if it is one of these.
fn one_of(games: &Registry, ids: &[&str], id: &str) -> Result<Arc<dyn Kit>, Failure> {
    let known = ids.iter().any(|known| known.eq_ignore_ascii_case(id.trim()));
    let found = games.find(id).ok().filter(|_| known);
    found.ok_or_else(|| Failure::Refused(usage::no_game(id, ids)))
}

/// Does what the arguments say. The exit code.
pub fn run(cli: Cli, words: &Words) -> Result<u8, Failure> {
    let board = match cli.board {
        BoardArg::Auto if terminal::is_unicode() => BoardStyle::Unicode,
        BoardArg::Unicode => BoardStyle::Unicode,
        BoardArg::Auto | BoardArg::Ascii => BoardStyle::Ascii,
        BoardArg::Words => BoardStyle::Words,
    };
    let plain = cli.plain || board == BoardStyle::Words;
    let context = Context { words, board, plain, games: shelf::games() };
    match cli.command {
        None => house(&context, None),
        Some(Command::Santorini(args)) => {
            let kit = context.duel("santorini")?;
            match args.action {
                None => house(&context, Some(kit.id())),
                Some(GameAction::Play(args)) => play::play(&context, &kit, args, Map::new()),
                Some(GameAction::Analyse(args)) => analyse(&context, &kit, &args, Map::new()),
                Some(GameAction::Rules) => rules::show(&context, kit.id()),
                Some(GameAction::Check(args)) => check(&context, &kit, &args, Map::new()),
                Some(GameAction::Book(args)) => workshop::book(&args, words),
                Some(GameAction::Tune(args)) => workshop::tune(&args, words),
                Some(GameAction::Selfplay(args)) => santorini_net::selfplay(&args, words),
                Some(GameAction::Measure(args)) => santorini_net::measure(&args, words),
                Some(GameAction::Trial(args)) => santorini_net::trial(&args, words),
            }
        }
        Some(Command::Mice(args)) => mice(&context, args.action),
        Some(Command::Jamb(args)) => jamb::jamb(&context, args),
        Some(Command::Bench(args)) if args.game.eq_ignore_ascii_case("jamb") => jamb_scripts::bench(words),
        Some(Command::Jewels(args)) => jewels::act(&context, args.action),
        Some(Command::Scrabble(args)) => scrabble::act(&context, args.action),
        #[cfg(feature = "web")]
        Some(Command::Serve(args)) => crate::serve::serve(&args, words),
        #[cfg(not(feature = "web"))]
        Some(Command::Serve(_)) => Err(crate::no_browser()),
        Some(Command::Rules(args)) => rules::rules(&context, &args),
        Some(Command::Review(args)) => review::act(&context, &args),
        Some(Command::Arena(args)) => arena::act(args.action, words),
        Some(Command::Perft(args)) => perft(&context, &args),
        Some(Command::Bench(args)) if args.game.eq_ignore_ascii_case(jewels::ID) => {
            jewels::bench(&args, words)
        }
        Some(Command::Bench(args)) => {
            let measured = [DUELS[0], DUELS[1], "jamb", jewels::ID];
            bench::bench(&one_of(&context.games, &measured, &args.game)?, &args, words)
        }
        Some(Command::Match(args)) => {
            let games = mice::games(&args.tables, None)?;
            let kit = one_of(&games, &DUELS, &args.game)?;
            mice::fetch(&args.tables, &mice::options(&*kit, args.rules)?, words)?;
            workshop::play_match(&kit, &args, words)
        }
        Some(Command::Deadline(args)) => {
            workshop::deadline(&one_of(&shelf::bare_games(), &DUELS, &args.game)?, &args, words)
        }
        Some(Command::Solve(args)) => mice::solve(&context.duel(&args.game)?, &args, words),
        Some(Command::Puzzles(args)) => crate::puzzles::puzzles(&args, words),
        Some(Command::Engine(args)) => {
            let games = registry(&shelf::shelf_with(&args.tables)?);
            let kit = one_of(&games, &DUELS, &args.game)?;
            let options = mice::options(&*kit, args.rules)?;
            mice::fetch(&args.tables, &options, words)?;
            let engine = ugi::Engine::open(kit, options)?;
            engine.serve(&in_english, BufReader::new(io::stdin()), io::stdout())?;
            Ok(DONE)
        }
        Some(Command::Languages) => {
            with_console(&context, None, |console| console.languages()).map(|()| DONE)
        }
        Some(Command::Completions(args)) => completions(&args, words),
        Some(Command::Man(args)) => man::man(&args, words),
        Some(Command::Help(args)) => show_help(&args, words),
    }
}

/// The same with the tables of Mice that somebody names, and the game that knows them.
fn with_tables<'a>(
    context: &Context<'a>,
    tables: &TablesArgs,
) -> Result<(Context<'a>, Arc<dyn Kit>), Failure> {
    let games = registry(&shelf::shelf_with(tables)?);
    let kit = games.find("mice")?;
    Ok((Context { games, ..*context }, kit))
}

fn mice(context: &Context, action: Option<MiceAction>) -> Result<u8, Failure> {
    let kit = context.duel("mice")?;
    match action {
        None => house(context, Some(kit.id())),
        Some(MiceAction::Play(ruled)) => {
            let (context, kit) = with_tables(context, &ruled.tables)?;
            play::play(&context, &kit, ruled.args, mice::options(&*kit, ruled.rules)?)
        }
        Some(MiceAction::Analyse(ruled)) => {
            let (context, kit) = with_tables(context, &ruled.tables)?;
            let options = mice::options(&*kit, ruled.rules)?;
            mice::fetch(&ruled.tables, &options, context.words)?;
            analyse(&context, &kit, &ruled.args, options)
        }
        Some(MiceAction::Rules) => rules::show(context, kit.id()),
        Some(MiceAction::Check(ruled)) => {
            check(context, &kit, &ruled.args, mice::options(&*kit, ruled.rules)?)
        }
        Some(MiceAction::Suite(args)) => {
            let games = mice::games(&args.tables, args.nets.as_deref())?;
            mice::suite(&games.find("mice")?, &args, context.words)
        }
        Some(MiceAction::Trainer(args)) => trainer::trainer(context, &kit, &args),
        Some(MiceAction::Labels(args)) => mice::labels(&*kit, &args, context.words),
        Some(MiceAction::Openings(args)) => mice::openings(&args, context.words),
        Some(MiceAction::Value(args)) => {
            let options = mice::flying(&*kit, args.flying)?;
            mice::fetch(&args.tables, &options, context.words)?;
            let table = position_or_file(context, &kit, &args.what, &options)?;
            mice::value(&*table, &args, context.words)
        }
    }
}

/// Opens the house, or one game of it.
pub fn house(context: &Context, only: Option<&str>) -> Result<u8, Failure> {
    with_console(context, None, |console| console.house(only)).map(|finish| match finish {
        Finish::Interrupted => INTERRUPTED,
        Finish::Over | Finish::Unfinished => DONE,
    })
}

/// Opens a console and lets it do something.
pub fn with_console<T>(
    context: &Context,
    seed: Option<u64>,
    act: impl FnOnce(&mut Console) -> io::Result<T>,
) -> Result<T, Failure> {
    let interrupts = Interrupts::default();
    terminal::watch(&interrupts);
    let mut screen = terminal::open(interrupts, context.plain);
    let options = Options {
        registry: context.games.clone(),
        board: context.board,
        colours: terminal::colours(),
        adviser: adviser(context)?,
        saves: shelf::saves(),
        folder: Path::new("").to_owned(),
        seed: seed.unwrap_or_else(chance),
        secrets: seed.is_none().then_some(secret),
    };
    let mut console = Console::new(&mut *screen, context.words.language(), options);
    Ok(act(&mut console)?)
}

/// Who gives hints: the champion for a second, or whoever is in `TABLA_ADVISER`.
fn adviser(context: &Context) -> Result<String, Failure> {
    match env::var("TABLA_ADVISER") {
        Ok(text) if !text.trim().is_empty() => Ok(context.duel(DUELS[0])?.read_player(&text)?.to_string()),
        _ => Ok("champion".to_owned()),
    }
}

/// What nobody knows before and nobody can guess; `None` where the system has no such thing.
fn secret() -> Option<Secret> {
    let word = || getrandom::u64().ok();
    Some(Secret::new([word()?, word()?, word()?, word()?]))
}

/// A number that nobody knows before.
pub fn chance() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64
}

fn analyse(
    context: &Context,
    kit: &Arc<dyn Kit>,
    args: &AnalyseArgs,
    options: Map<String, Value>,
) -> Result<u8, Failure> {
    let player = kit.read_player(&args.player)?;
    let player = match pace(args.depth.as_deref(), args.time.as_deref())? {
        Some(pace) => player.or_pace(pace),
        None => player,
    };
    let mut table = position_or_file(context, kit, &args.what, &options)?;
    let played = table.plies();
    if let Some(text) = &args.turn {
        // The position before this turn.
        table = table.branch(workshop::number(text, "--turn", 1, played + 1)? - 1)?;
    } else if let (Waiting::Nothing(_), 1..) = (table.waiting(), played) {
        let over = Saying::new("analyse-file-over").with("path", args.what.as_str());
        return Err(Failure::Refused(over.with("turn", played.to_string())));
    }
    if kit.id() == "mice" && player.name() == "champion" {
        let position = table.show(Viewer::Everything, None)?.position;
        mice::solve_on_demand(&position, &table.setup().options, context.words)?;
    }
    let answer = with_console(context, None, |console| console.analyse(kit, table, &player, args.json))?;
    answer.map(|()| DONE).map_err(Failure::Refused)
}

/// What `--depth` and `--time` say.
pub fn pace(depth: Option<&str>, time: Option<&str>) -> Result<Option<Pace>, Failure> {
    let pace = match (depth, time) {
        (Some(depth), _) => Pace::read_depth(depth).map(Some),
        (None, Some(time)) => Pace::read_time(time).map(Some),
        (None, None) => Ok(None),
    };
    pace.map_err(|error| Failure::Refused(error.say()))
}

/// A table with this position, or with the game in this file.
fn position_or_file(
    context: &Context,
    kit: &Arc<dyn Kit>,
    text: &str,
    options: &Map<String, Value>,
) -> Result<Box<dyn Table>, Failure> {
    let path = Path::new(text);
    if !path.exists() {
        let setup = Setup {
            game: kit.id().to_owned(),
            options: options.clone(),
            start: Some(text.to_owned()),
            ..Setup::default()
        };
        match Arc::clone(kit).open(setup, Secret::default()) {
            Ok(table) => return Ok(table),
            Err(refusal) if looks_like_position(text) => return Err(refusal.into()),
            Err(_) => {}
        }
    }
    from_file(context, kit, path, options)
}

/// The game in this file, by these rules if it names none.
fn from_file(
    context: &Context,
    kit: &Arc<dyn Kit>,
    path: &Path,
    options: &Map<String, Value>,
) -> Result<Box<dyn Table>, Failure> {
    let wish = json!({ "players": [HUMAN, HUMAN], "rules": kit.choices().write(options) });
    Ok(open_file(&context.games, kit.id(), path, wish, (0, 0))?.table)
}

fn looks_like_position(text: &str) -> bool {
    let is_mice = text.ends_with("/w") || text.ends_with("/b");
    text.matches('/').count() == 3 && (is_mice || text.starts_with(|letter: char| letter.is_ascii_digit()))
}

fn check(
    context: &Context,
    kit: &Arc<dyn Kit>,
    args: &CheckArgs,
    options: Map<String, Value>,
) -> Result<u8, Failure> {
    let table = from_file(context, kit, &args.file, &options)?;
    let shown = table.show(Viewer::Everything, None)?;
    let state = match (&shown.extras.final_ending, shown.extras.to_move) {
        (None, Some(seat)) => Saying::new("check-to-move").with("player", i64::from(seat.number())),
        (Some(ending), _) => tell::ending(ending),
        (None, None) => Saying::new("table-throw-first"),
    };
    // A file of comments alone is a game that was cut off, unless it says where it begins.
    if table.plies() == 0 && table.setup().start.is_none() && shown.extras.final_ending.is_none() {
        return Err(Failure::Refused(
            Saying::new("check-empty").with("path", args.file.display().to_string()),
        ));
    }
    let saying = Saying::new("check-right")
        .with("path", args.file.display().to_string())
        .with("turns", table.plies())
        .with("state", state);
    writeln!(anstream::stdout(), "{}\n{}", context.words.say(&saying), shown.position)?;
    Ok(DONE)
}

fn perft(context: &Context, args: &PerftArgs) -> Result<u8, Failure> {
    let kit = context.duel(&args.game)?;
    let options = mice::options(&*kit, args.rules)?;
    let depth: u32 = args
        .depth
        .trim()
        .parse()
        .map_err(|_| Saying::new("perft-depth").with("text", args.depth.as_str()))?;
    let counted = shop::perft(kit.id(), &options, args.position.as_deref(), depth)?;
    let mut out = io::stdout().lock();
    if args.divide {
        for (text, count) in &counted.divided {
            writeln!(out, "{text}: {count}")?;
        }
    }
    writeln!(out, "{}", counted.total)?;
    Ok(DONE)
}

fn completions(args: &CompletionsArgs, words: &Words) -> Result<u8, Failure> {
    let mut command = help::localise(Cli::command(), "cli", words);
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "tabla", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(DONE)
}

fn show_help(args: &HelpArgs, words: &Words) -> Result<u8, Failure> {
    let mut command = help::localise(Cli::command(), "cli", words);
    for word in &args.command {
        command = match command.find_subcommand(word) {
            Some(child) => child.clone(),
            None => {
                return Err(Failure::Refused(
                    Saying::new("usage-unknown-command").with("text", word.as_str()),
                ));
            }
        };
    }
    write!(anstream::stdout(), "{}", command.render_help().ansi())?;
    Ok(DONE)
}
