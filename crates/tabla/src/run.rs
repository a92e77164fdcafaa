//! What each command does.

use std::env;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::time::SystemTime;

use clap::CommandFactory;
use tabla_console::{BoardStyle, Console, Finish, Interrupts, Options, terminal};
use tabla_core::{BySeat, Say, Saying};
use tabla_play::{
    GameInfo, Pace, PlayerError, PlayerSpec, RuleChoice, SaveFolder, Table, TableTurn, Words, catalogue,
    find, load_game_by, ugi,
};

use crate::cli::{
    AnalyseArgs, BoardArg, CheckArgs, Cli, Command, CompletionsArgs, GameAction, HelpArgs, MiceAction,
    PerftArgs,
};
use crate::{
    DONE, Failure, INTERRUPTED, arena, bench, help, jamb, jamb_scripts, jewels, man, mice, play, rules,
    scrabble, serve, usage, workshop,
};

/// What every command gets.
pub struct Context<'a> {
    /// The person's language.
    pub words: &'a Words,
    /// How boards are drawn.
    pub board: BoardStyle,
}

/// Does what the arguments say. The exit code.
pub fn run(cli: Cli, words: &Words) -> Result<u8, Failure> {
    let board = match cli.board {
        BoardArg::Auto if terminal::is_unicode() => BoardStyle::Unicode,
        BoardArg::Unicode => BoardStyle::Unicode,
        BoardArg::Auto | BoardArg::Ascii => BoardStyle::Ascii,
        BoardArg::Words => BoardStyle::Words,
    };
    let context = Context { words, board };
    match cli.command {
        None => house(&context, None),
        Some(Command::Santorini(args)) => {
            let info = game("santorini")?;
            match args.action {
                None => house(&context, Some(info.id)),
                Some(GameAction::Play(args)) => play::play(&context, info, args, &info.usual_rules()),
                Some(GameAction::Analyse(args)) => analyse(&context, info, &args, &info.usual_rules()),
                Some(GameAction::Rules) => rules::show(&context, info.id),
                Some(GameAction::Check(args)) => check(&context, info, &args, &info.usual_rules()),
                Some(GameAction::Book(args)) => workshop::book(&args, words),
                Some(GameAction::Tune(args)) => workshop::tune(&args, words),
            }
        }
        Some(Command::Mice(args)) => mice(&context, args.action),
        Some(Command::Jamb(args)) => jamb::jamb(&context, args),
        Some(Command::Bench(args)) if args.game.eq_ignore_ascii_case("jamb") => jamb_scripts::bench(words),
        Some(Command::Jewels(args)) => jewels::act(&context, args.action),
        Some(Command::Scrabble(args)) => scrabble::act(&context, args.action),
        Some(Command::Serve(args)) => serve::serve(&args, words),
        Some(Command::Rules(args)) => rules::rules(&context, &args),
        Some(Command::Arena(args)) => arena::act(args.action, words),
        Some(Command::Perft(args)) => perft(&args),
        Some(Command::Bench(args)) if args.game.eq_ignore_ascii_case(jewels::ID) => {
            jewels::bench(&args, words)
        }
        Some(Command::Bench(args)) => bench::bench(measured(&args.game)?, &args, words),
        Some(Command::Match(args)) => workshop::play_match(game(&args.game)?, &args, words),
        Some(Command::Deadline(args)) => workshop::deadline(game(&args.game)?, &args, words),
        Some(Command::Solve(args)) => mice::solve(game(&args.game)?, &args, words),
        Some(Command::Engine(args)) => {
            let info = game(&args.game)?;
            let rules = mice::rules(info, args.rules)?;
            mice::know_endings();
            ugi::serve_by(info, &rules, BufReader::new(io::stdin()), io::stdout())?;
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

fn mice(context: &Context, action: Option<MiceAction>) -> Result<u8, Failure> {
    let info = game("mice")?;
    match action {
        None => house(context, Some(info.id)),
        Some(MiceAction::Play(ruled)) => {
            play::play(context, info, ruled.args, &mice::rules(info, ruled.rules)?)
        }
        Some(MiceAction::Analyse(ruled)) => {
            analyse(context, info, &ruled.args, &mice::rules(info, ruled.rules)?)
        }
        Some(MiceAction::Rules) => rules::show(context, info.id),
        Some(MiceAction::Check(ruled)) => check(context, info, &ruled.args, &mice::rules(info, ruled.rules)?),
        Some(MiceAction::Suite(args)) => mice::suite(info, &args, context.words),
        Some(MiceAction::Train(args)) => mice::train(&args, context.words),
        Some(MiceAction::Openings(args)) => mice::openings(&args, context.words),
    }
}

/// The game of two with this word.
fn game(id: &str) -> Result<&'static GameInfo, Failure> {
    let games: Vec<&str> = catalogue().iter().map(|info| info.id).collect();
    find(id).ok_or_else(|| Failure::Refused(usage::no_game(id, &games)))
}

/// The game with this word whose search can be measured.
fn measured(id: &str) -> Result<&'static GameInfo, Failure> {
    let games: Vec<&str> = catalogue().iter().map(|info| info.id).chain(["jamb", jewels::ID]).collect();
    find(id).ok_or_else(|| Failure::Refused(usage::no_game(id, &games)))
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
    mice::know_endings();
    let interrupts = Interrupts::default();
    terminal::watch(&interrupts);
    let mut screen = terminal::open(interrupts);
    let options = Options {
        board: context.board,
        colours: terminal::colours(),
        adviser: adviser()?,
        saves: SaveFolder::find(None, |name| env::var(name).ok()).ok(),
        folder: Path::new("").to_owned(),
        seed: seed.unwrap_or_else(chance),
    };
    let mut console = Console::new(&mut *screen, context.words.language(), options);
    Ok(act(&mut console)?)
}

/// Who gives hints: the champion for a second, or whoever is in `TABLA_ADVISER`.
fn adviser() -> Result<PlayerSpec, Failure> {
    match env::var("TABLA_ADVISER") {
        Ok(text) if !text.trim().is_empty() => Ok(text.parse().map_err(|error: PlayerError| error.say())?),
        _ => Ok(PlayerSpec::new(tabla_play::PlayerKind::Champion)),
    }
}

/// A number that nobody knows before.
pub fn chance() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64
}

fn analyse(
    context: &Context,
    info: &'static GameInfo,
    args: &AnalyseArgs,
    rules: &RuleChoice,
) -> Result<u8, Failure> {
    let player: PlayerSpec = args.player.parse().map_err(|error: PlayerError| error.say())?;
    let player = match pace(args.depth.as_deref(), args.time.as_deref())? {
        Some(pace) => player.or_pace(pace),
        None => player,
    };
    let mut table = position_or_file(info, &args.what, rules)?;
    if let Some(text) = &args.turn {
        go_back(&mut *table, text)?;
    } else if let (TableTurn::Over(_), turn @ 1..) = (table.turn(), table.played().len()) {
        let over = Saying::new("analyse-file-over").with("path", args.what.as_str());
        return Err(Failure::Refused(over.with("turn", turn.to_string())));
    }
    if info.id == "mice" && player.kind() == tabla_play::PlayerKind::Champion {
        mice::solve_on_demand(&table.position(), &table.rule_choice(), context.words)?;
    }
    let answer = with_console(context, None, |console| console.analyse(table, &player, args.json))?;
    answer.map(|()| DONE).map_err(Failure::Refused)
}

/// Takes turns back until this one comes next; the text is that of `--turn`.
fn go_back(table: &mut dyn Table, text: &str) -> Result<(), Failure> {
    let count = table.played().len();
    let turn = workshop::number(text, "--turn", 1, count + 1)?;
    for _ in turn..=count {
        table.undo();
    }
    Ok(())
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
    info: &'static GameInfo,
    text: &str,
    rules: &RuleChoice,
) -> Result<Box<dyn Table>, Failure> {
    let path = Path::new(text);
    let people = BySeat::new(|_| PlayerSpec::human());
    if !path.exists() {
        let mut table = info.open_with(people.clone(), rules);
        match table.set_position(text) {
            Ok(()) => return Ok(table),
            Err(refusal) if looks_like_position(text) => return Err(Failure::Refused(refusal)),
            Err(_) => {}
        }
    }
    Ok(load_game_by(path, info, people, rules)?)
}

fn looks_like_position(text: &str) -> bool {
    let is_mice = text.ends_with("/w") || text.ends_with("/b");
    text.matches('/').count() == 3 && (is_mice || text.starts_with(|letter: char| letter.is_ascii_digit()))
}

fn check(
    context: &Context,
    info: &'static GameInfo,
    args: &CheckArgs,
    rules: &RuleChoice,
) -> Result<u8, Failure> {
    let people = BySeat::new(|_| PlayerSpec::human());
    let table = load_game_by(&args.file, info, people, rules)?;
    let state = match table.turn() {
        TableTurn::Seat(seat) => Saying::new("check-to-move").with("player", i64::from(seat.number())),
        TableTurn::Over(ending) => ending.say(),
    };
    let saying = Saying::new("check-right")
        .with("path", args.file.display().to_string())
        .with("turns", table.played().len())
        .with("state", state);
    writeln!(anstream::stdout(), "{}\n{}", context.words.say(&saying), table.position())?;
    Ok(DONE)
}

fn perft(args: &PerftArgs) -> Result<u8, Failure> {
    let info = game(&args.game)?;
    let rules = mice::rules(info, args.rules)?;
    let depth: u32 = args
        .depth
        .trim()
        .parse()
        .map_err(|_| Saying::new("perft-depth").with("text", args.depth.as_str()))?;
    let position = args.position.as_deref();
    let mut out = io::stdout().lock();
    if args.divide && depth > 0 {
        let people = BySeat::new(|_| PlayerSpec::human());
        let mut table = info.open_with(people, &rules);
        if let Some(position) = position {
            table.set_position(position)?;
        }
        for text in table.moves() {
            table.play(&text, std::time::Duration::ZERO)?;
            let count = (info.perft)(&rules, Some(&table.position()), depth - 1)?;
            table.undo();
            writeln!(out, "{text}: {count}")?;
        }
    }
    let count = (info.perft)(&rules, position, depth)?;
    writeln!(out, "{count}")?;
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
