//! Whether a bot follows its protocol.

use std::env;
use std::io::Write;
use std::time::Duration;

use serde_json::json;
use tabla_arena::process::Keeper;
use tabla_arena::{
    Bot, Breakdown, Examination, Examined, Format, MatchEnd, Plan, Seating, Settings, check_settings,
    has_passed, visible,
};
use tabla_console::tell::decimal;
use tabla_core::{Say, Saying};
use tabla_games::{Words, kits};
use tabla_table::Variant;

use super::{budget, milliseconds, readable, refusal};
use crate::cli::ArenaCheckArgs;
use crate::{DONE, Failure, UNFINISHED};

/// Lets a bot play from both seats, and says what is wrong.
pub fn check(args: &ArenaCheckArgs, words: &Words) -> Result<u8, Failure> {
    let bot = Bot::read(&args.bot).map_err(|error| error.say())?.from_folder(&env::current_dir()?);
    let game = kits::variant(&args.game, &args.terms.rules).map_err(|error| error.say())?;
    let patience = Duration::from_millis(milliseconds(&args.terms.patience, "--patience")?.max(1));
    let margin = Duration::from_millis(milliseconds(&args.terms.margin, "--margin")?);
    let budget = budget(args.terms.time.as_deref())?;
    check_settings(&alone(&bot, &game, args)).map_err(refusal)?;
    let examination = Examination { bot: &bot, game: &game, budget, margin, seed: 1 };
    let mut seating = Seating::new(Keeper::own(), args.terms.trust, patience);
    seating.readable = readable(&args.terms.read)?;
    let games = examination.run(&seating).map_err(|breakdown| match breakdown {
        Breakdown::Run(error) => error.say(),
        Breakdown::Setup(saying) => saying,
    })?;
    let passed = has_passed(&games);
    let mut out = anstream::stdout();
    if args.json {
        let each: Vec<_> = games
            .iter()
            .map(|game| {
                json!({
                    "seat": game.seat.number(),
                    "passed": game.because().is_none(),
                    "turn": game.turn(),
                    "refused": game.refused.as_ref().map(|because| words.say(because)),
                    "warnings": game.warnings().iter().map(|because| words.say(because)).collect::<Vec<_>>(),
                    "record": game.record,
                    "stderr": String::from_utf8_lossy(&game.stderr),
                })
            })
            .collect();
        writeln!(out, "{:#}", json!({ "bot": bot, "passed": passed, "games": each }))?;
    } else {
        for game in &games {
            writeln!(out, "{}", words.say(&line(game, words)))?;
            if let Some(because) = &game.refused {
                let why = Saying::new("arena-check-why").with("because", because.clone());
                writeln!(out, "    {}", words.say(&why))?;
            }
            for because in game.warnings() {
                let warning = Saying::new("arena-check-warning").with("because", because);
                writeln!(out, "    {}", words.say(&warning))?;
            }
            let said = String::from_utf8_lossy(&game.stderr);
            if !said.trim().is_empty() {
                writeln!(
                    out,
                    "{}",
                    words.say(&Saying::new("arena-show-stderr").with("name", visible(&bot.name)))
                )?;
                writeln!(out, "{}", visible(&said).trim_end())?;
            }
        }
        if !args.terms.trust && games.iter().any(Examined::suspects_sandbox) {
            writeln!(out, "{}", words.text("sandbox-suspected"))?;
        }
        let key = if passed { "arena-check-passed" } else { "arena-check-failed" };
        writeln!(out, "{}", words.say(&Saying::of(key).with("name", visible(&bot.name))))?;
    }
    Ok(if passed { DONE } else { UNFINISHED })
}

/// The bot against itself: what would be refused in a tournament is refused here.
fn alone(bot: &Bot, game: &Variant, args: &ArenaCheckArgs) -> Settings {
    Settings {
        game: game.id().to_owned(),
        rules: game.rules(),
        bots: vec![bot.clone(), bot.clone()],
        format: Format::RoundRobin,
        games: 2,
        openings: Vec::new(),
        budget: None,
        margin: 0,
        patience: 0,
        seed: 0,
        sprt: None,
        trust: args.terms.trust,
        read: Vec::new(),
        edition: Plan::EDITION,
    }
}

fn line(game: &Examined, words: &Words) -> Saying {
    let measured = &game.record.measured[game.seat.index()];
    let mean = measured.micros as f64 / 1e3 / measured.moves as f64;
    let how = match (game.because(), &game.record.ending) {
        (Some(because), _) => match game.turn() {
            Some(turn) => {
                Saying::new("arena-check-turn").with("turn", turn.to_string()).with("because", because)
            }
            None => because,
        },
        (None, MatchEnd::Foul { .. }) => Saying::new("arena-check-other"),
        (None, _) => Saying::new("arena-check-fine"),
    };
    let seat = i64::from(game.seat.number());
    if measured.moves == 0 {
        return Saying::new("arena-check-unmoved").with("seat", seat).with("how", how);
    }
    Saying::new("arena-check-game")
        .with("seat", seat)
        .with("moves", measured.moves.to_string())
        .with("mean", decimal(mean, 2, words))
        .with("how", how)
}
