//! `tabla santorini play` and its like: a game set up by arguments.

use std::path::Path;

use tabla_console::{Finish, Game, Keep, Steps};
use tabla_core::{BySeat, Say, Seat};
use tabla_play::{
    Clock, ClockError, GameInfo, Pace, PlayerError, PlayerKind, PlayerSpec, RuleChoice, SaveFolder, Skill,
    Table, load_game_by,
};

use crate::cli::PlayArgs;
use crate::run::{Context, pace, with_console};
use crate::{DONE, Failure, INTERRUPTED, UNFINISHED};

/// What all computer players get that have none of their own.
struct Shared {
    pace: Option<Pace>,
    skill: Option<Skill>,
    seed: Option<u64>,
}

/// Plays a game. The exit code says how it was left.
pub fn play(
    context: &Context,
    info: &'static GameInfo,
    args: PlayArgs,
    rules: &RuleChoice,
) -> Result<u8, Failure> {
    let shared = shared(&args)?;
    let clock = args.clock.as_deref().map(str::parse::<Clock>).transpose();
    let clock = clock.map_err(|error: ClockError| error.say())?;
    let asked = BySeat {
        first: args.first.as_deref().map(|text| player(text, &shared)).transpose()?,
        second: args.second.as_deref().map(|text| player(text, &shared)).transpose()?,
    };
    let usual = BySeat {
        first: PlayerSpec::human(),
        second: with_shared(PlayerSpec::new(PlayerKind::Champion), &shared),
    };
    let seated = BySeat::new(|seat| asked[seat].clone().unwrap_or_else(|| usual[seat].clone()));
    let mut table = set_up(info, &args, seated, rules)?;
    for seat in Seat::DUEL {
        // A save brings its own players; those that were asked for take their seats.
        if let Some(player) = &asked[seat] {
            table.seat_player(seat, player.clone());
        }
    }
    if clock.is_some() {
        table.set_clock(clock);
    }
    let finish = with_console(context, shared.seed, |console| {
        let players = console.seeded(BySeat::new(|seat| table.player(seat).clone()));
        table.seat_player(Seat::FIRST, players.first);
        table.seat_player(Seat::SECOND, players.second);
        let saves = SaveFolder::find(None, |name| std::env::var(name).ok()).ok();
        let keep = Keep::begin(&*table, args.out.as_deref(), Path::new(""), saves);
        if let (Some(trouble), true) = (keep.trouble(), args.out.is_some()) {
            return Ok(Err(trouble.clone()));
        }
        let steps = match (args.step, args.to_end) {
            (true, _) => Steps::Ask,
            (_, true) => Steps::ToEnd,
            _ if console.is_interactive() => Steps::Ask,
            _ => Steps::ToEnd,
        };
        console.play(&mut Game::new(table, keep, steps)).map(Ok)
    })??;
    Ok(match finish {
        Finish::Over => DONE,
        Finish::Unfinished => UNFINISHED,
        Finish::Interrupted => INTERRUPTED,
    })
}

fn set_up(
    info: &'static GameInfo,
    args: &PlayArgs,
    players: BySeat<PlayerSpec>,
    rules: &RuleChoice,
) -> Result<Box<dyn Table>, Failure> {
    if let Some(path) = &args.load {
        return Ok(load_game_by(path, info, players, rules)?);
    }
    let mut table = info.open_with(players, rules);
    if let Some(position) = &args.position {
        table.set_position(position)?;
    }
    Ok(table)
}

fn shared(args: &PlayArgs) -> Result<Shared, Failure> {
    let skill = match args.level.as_deref() {
        None => None,
        Some(text) => {
            let bad = || PlayerError::BadLevel { text: text.to_owned() }.say();
            Some(Skill::of_id(text).ok_or_else(bad)?)
        }
    };
    let seed = match args.seed.as_deref() {
        None => None,
        Some(text) => {
            let bad = |_| PlayerError::BadSeed { text: text.to_owned() }.say();
            Some(text.trim().parse::<u64>().map_err(bad)?)
        }
    };
    Ok(Shared { pace: pace(args.depth.as_deref(), args.time.as_deref())?, skill, seed })
}

fn player(text: &str, shared: &Shared) -> Result<PlayerSpec, Failure> {
    let spec: PlayerSpec = text.parse().map_err(|error: PlayerError| error.say())?;
    Ok(with_shared(spec, shared))
}

fn with_shared(mut spec: PlayerSpec, shared: &Shared) -> PlayerSpec {
    let alone = spec.own_pace().is_none() && spec.skill() == Skill::Full;
    if let (Some(skill), true) = (shared.skill, alone) {
        spec = spec.with_skill(skill);
    }
    if let (Some(pace), true) = (shared.pace, alone) {
        spec = spec.or_pace(pace);
    }
    match shared.seed {
        Some(seed) if spec.seed().is_none() => spec.with_seed(seed),
        _ => spec,
    }
}
