//! `tabla jamb` and its commands.

use std::io;

use tabla_console::{Console, Finish, JambOptions};
use tabla_core::{Saying, TableError};
use tabla_games::jamb::{Fraction, FriendKind, Generator, HouseRules, Layout, Reckoning};

use crate::cli::{JambAction, JambArgs, JambPlayArgs, JambRuleArgs};
use crate::run::{Context, with_console};
use crate::{DONE, Failure, INTERRUPTED, UNFINISHED, jamb_scripts, rules};

/// Does what the arguments say. The exit code.
pub fn jamb(context: &Context, args: JambArgs) -> Result<u8, Failure> {
    match args.action {
        None => play(context, &args.play, |console, options| console.jamb_room(options)),
        Some(JambAction::Play(args)) => play(context, &args, |console, options| console.jamb(options)),
        Some(JambAction::Rules) => rules::show(context, "jamb"),
        Some(JambAction::Solve(args)) => jamb_scripts::solve(&args, context.words),
        Some(JambAction::Advise(args)) => jamb_scripts::advise(&args, context.words),
        Some(JambAction::Simulate(args)) => jamb_scripts::simulate(&args, context.words),
        Some(JambAction::Distribution(args)) => jamb_scripts::distribution(&args, context.words),
    }
}

/// Opens the menu. The exit code says how it was left.
fn play(
    context: &Context,
    args: &JambPlayArgs,
    enter: impl FnOnce(&mut Console, JambOptions) -> io::Result<Result<Finish, TableError>>,
) -> Result<u8, Failure> {
    let options = options(args)?;
    let finish = with_console(context, None, |console| enter(console, options))?;
    match finish {
        Err(refusal) => Err(Failure::Refused(refusal.saying)),
        Ok(Finish::Over) => Ok(DONE),
        Ok(Finish::Unfinished) => Ok(UNFINISHED),
        Ok(Finish::Interrupted) => Ok(INTERRUPTED),
    }
}

/// The house rules that are asked for.
pub fn rules(args: JambRuleArgs) -> HouseRules {
    HouseRules { jamb_is_ful: args.jamb_is_ful, jamb_is_poker: !args.jamb_is_not_poker }
}

fn options(args: &JambPlayArgs) -> Result<JambOptions, Saying> {
    let usual = JambOptions::default();
    let seed = match args.seed.as_deref() {
        None => None,
        Some(text) => {
            let bad = |_| Saying::new("jamb-options-bad-seed").with("text", text);
            Some(text.trim().parse().map_err(bad)?)
        }
    };
    let names = args.players.as_deref().map(|names| names.split(',').map(|name| name.trim().to_owned()));
    Ok(JambOptions {
        rules: rules(args.rules),
        layout: Layout::named(&args.storage).unwrap_or(usual.layout),
        generator: Generator::named(&args.rng).unwrap_or(usual.generator),
        seed,
        shared: args.shared_dice,
        people: names.map(Iterator::collect).unwrap_or_default(),
        friend: FriendKind::named(&args.friend).unwrap_or(usual.friend),
        reckoning: Reckoning::named(&args.reckoning.odds).unwrap_or(usual.reckoning),
        threshold: threshold(args.reckoning.threshold.as_deref())?,
    })
}

/// The threshold of the friend that is asked for, or the usual one.
pub fn threshold(text: Option<&str>) -> Result<Fraction, Saying> {
    let bad = |text: &str| Saying::new("jamb-options-bad-threshold").with("text", text);
    text.map_or(Ok(Fraction::THRESHOLD), |text| text.parse().map_err(|_| bad(text)))
}
