//! `tabla santorini play` and its like: a game set up by arguments.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Map, Value, json};
use tabla_console::{Finish, Game, Keep, Steps};
use tabla_core::{Say, Seat};
use tabla_games::open_file;
use tabla_table::{
    Act, Clock, ClockError, Command, HUMAN, Happening, Kit, Pace, PlayerError, PlayerSpec, Secret, Setup,
    Skill, Table,
};

use crate::cli::{OverArgs, PlayArgs};
use crate::run::{Context, chance, pace, with_console};
use crate::{DONE, Failure, INTERRUPTED, UNFINISHED, shelf};

/// What all computer players get that have none of their own.
struct Shared {
    pace: Option<Pace>,
    skill: Option<Skill>,
    seed: Option<u64>,
}

/// Plays a game by these rules. The exit code says how it was left.
pub fn play(
    context: &Context,
    kit: &Arc<dyn Kit>,
    args: PlayArgs,
    options: Map<String, Value>,
) -> Result<u8, Failure> {
    let shared = shared(&args)?;
    let clock = args.clock.as_deref().map(str::parse::<Clock>).transpose();
    let clock = clock.map_err(|error: ClockError| error.say())?;
    let read =
        |text: &str| -> Result<PlayerSpec, Failure> { Ok(with_shared(kit.read_player(text)?, &shared)) };
    let asked = [&args.first, &args.second].map(|text| text.as_deref().map(read).transpose());
    let [first, second] = asked;
    let asked = [first?, second?];
    let strongest = kit.info().players.last().map_or(HUMAN, |player| player.name);
    let usual = [PlayerSpec::human(), read(strongest)?];
    let seated = asked.iter().zip(&usual).map(|(asked, usual)| asked.as_ref().unwrap_or(usual));
    let setup = Setup {
        game: kit.id().to_owned(),
        options,
        players: seated.map(PlayerSpec::to_string).collect(),
        start: args.position.clone(),
        clock,
        ..Setup::default()
    };
    let mut table = set_up(context, kit, &args, setup, shared.seed)?;
    for (seat, player) in Seat::DUEL.into_iter().zip(&asked) {
        // A save brings its own players; those that were asked for take their seats.
        if let Some(player) = player {
            sit(&mut *table, seat, player)?;
        }
    }
    let finish = with_console(context, shared.seed, |console| {
        let players = Seat::DUEL.map(|seat| kit.read_player(table.player(seat)).ok());
        let seeded = console.seeded(players.into_iter().flatten().collect());
        for (seat, player) in Seat::DUEL.into_iter().zip(&seeded) {
            if let Err(error) = sit(&mut *table, seat, player) {
                return Ok(Err(error));
            }
        }
        let keep = match keep(kit, &*table, args.out.as_deref(), &args.over) {
            Ok(keep) => keep,
            Err(failure) => return Ok(Err(failure)),
        };
        let steps = match (args.step, args.to_end) {
            (true, _) => Steps::Ask,
            (_, true) => Steps::ToEnd,
            _ if console.is_interactive() => Steps::Ask,
            _ => Steps::ToEnd,
        };
        console.play(&mut Game::new(Arc::clone(kit), table, keep, steps)).map(Ok)
    })??;
    Ok(match finish {
        Finish::Over => DONE,
        Finish::Unfinished => UNFINISHED,
        Finish::Interrupted => INTERRUPTED,
    })
}

/// Keeps the game in the file that was named. One that cannot be written, or is in the way, is said before anybody plays.
pub fn keep(
    kit: &Arc<dyn Kit>,
    table: &dyn Table,
    out: Option<&Path>,
    over: &OverArgs,
) -> Result<Keep, Failure> {
    let begin = if over.force { Keep::begin_over } else { Keep::begin };
    let keep = begin(kit, table, out, Path::new(""), shelf::saves());
    match keep.trouble().filter(|_| out.is_some()) {
        Some(trouble) => Err(trouble.clone().into()),
        None => Ok(keep),
    }
}

/// Another player takes the seat, unless they sit there already.
fn sit(table: &mut dyn Table, seat: Seat, player: &PlayerSpec) -> Result<(), Failure> {
    let player = player.to_string();
    if table.player(seat) != player {
        let act = Act::Sit { player };
        table.perform(&Command { seat: Some(seat), at: table.at(), revision: None, act })?;
    }
    Ok(())
}

fn set_up(
    context: &Context,
    kit: &Arc<dyn Kit>,
    args: &PlayArgs,
    setup: Setup,
    seed: Option<u64>,
) -> Result<Box<dyn Table>, Failure> {
    let Some(path) = &args.load else {
        return Ok(Arc::clone(kit).open(setup, Secret::from_seed(seed.unwrap_or_else(chance)))?);
    };
    let rules = kit.choices().write(&setup.options);
    let wish = json!({ "players": setup.players, "rules": rules });
    let opened = open_file(&context.games, kit.id(), path, wish, (chance(), 0))?;
    let Some(clock) = setup.clock else { return Ok(opened.table) };
    // Another clock is another agreement: what was played so far took no time, and no flag has fallen.
    let mut saved = opened.table.saved();
    saved.log.retain(|event| event.what != Happening::FlagFell);
    saved.setup.clock = Some(clock);
    Ok(Arc::clone(kit).restore(&saved)?)
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
