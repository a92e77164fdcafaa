//! `tabla jamb solve`, `advise`, `simulate`, `distribution`, and `tabla bench jamb`.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tabla_console::tell::{decimal, digits, seconds};
use tabla_console::text::{pad, pad_left, width};
use tabla_core::Saying;
use tabla_games::jamb::{
    Advice, Advised, Band, Dice, Die, Distribution, Filled, HouseRules, Move, Optimum, Player, Reckoning,
    Row, RuleFriend, STATES, Situation, Spread, Throw, optimum,
};
use tabla_games::workshop::{bench_jamb, simulate_jamb};
use tabla_games::{Words, replace_bytes};

use crate::cli::{
    JambAdviseArgs, JambDistributionArgs, JambPlayerArgs, JambSimulateArgs, JambSolveArgs, JambTalonArgs,
};
use crate::jamb::{rules, threshold};
use crate::workshop::{bar, number};
use crate::{DONE, Failure};

/// The shares whose totals are told.
const SHARES: [f64; 7] = [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99];

/// How often the solver is measured.
const RUNS: u32 = 5;

pub fn solve(args: &JambSolveArgs, words: &Words) -> Result<u8, Failure> {
    let rules = rules(args.rules);
    let began = Instant::now();
    let optimum = Optimum::solve(rules);
    let spent = began.elapsed();
    if let Some(path) = &args.values {
        let bytes: Vec<u8> = optimum.values().iter().flat_map(|value| value.to_le_bytes()).collect();
        replace_bytes(path, &[&bytes])?;
    }
    let total = optimum.value(Filled::EMPTY);
    let mut out = anstream::stdout();
    if args.json {
        let answer = json!({
            "expected": total,
            "seconds": spent.as_secs_f64(),
            "states": STATES,
            "rules": rules_json(rules),
            "hand_alone": Filled::new(10, 10, 0).map(|filled| optimum.value(filled)),
            "down_alone": Filled::new(0, 10, 1023).map(|filled| optimum.value(filled)),
            "up_alone": Filled::new(10, 0, 1023).map(|filled| optimum.value(filled)),
        });
        writeln!(out, "{answer:#}")?;
        return Ok(DONE);
    }
    let saying = Saying::new("jamb-solved")
        .with("total", decimal(total, 6, words))
        .with("states", digits(STATES as u64))
        .with("time", milliseconds(spent, words));
    writeln!(out, "{}", words.say(&saying))?;
    if let Some(path) = &args.values {
        writeln!(out, "{}", words.say(&Saying::new("jamb-values").with("path", path.display().to_string())))?;
    }
    Ok(DONE)
}

/// Says what every choice is worth.
pub fn advise(args: &JambAdviseArgs, words: &Words) -> Result<u8, Failure> {
    let rules = rules(args.rules);
    let (filled, written) = talon(&args.talon)?;
    let throw = match number::<u8>(&args.throw, "--throw", 1, 3)? {
        1 => Throw::First,
        2 => Throw::Second,
        _ => Throw::Third,
    };
    let situation = Situation { filled, written, throw, dice: read_dice(&args.dice)? };
    let optimum = optimum(rules);
    let advice = optimum.advise(situation).ok_or_else(|| {
        let key = if filled == Filled::FULL { "jamb-advise-full" } else { "jamb-advise-no-throw" };
        Failure::Refused(Saying::new(key))
    })?;
    let advice = if args.no_range { advice } else { with_range(advice, optimum) };
    if args.json {
        writeln!(io::stdout().lock(), "{:#}", advice_json(&advice))?;
        return Ok(DONE);
    }
    show_advice(&advice, words)
}

fn with_range(advice: Advice, optimum: &Optimum) -> Advice {
    let player = Player::optimal(optimum);
    let bar = bar(1);
    let spread = Spread::of(&player, advice.situation.filled, |done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
        true
    });
    bar.finish_and_clear();
    match spread {
        Some(spread) => advice.with_range(&spread),
        None => advice,
    }
}

fn show_advice(advice: &Advice, words: &Words) -> Result<u8, Failure> {
    let mut out = anstream::stdout();
    let expected = Saying::new("jamb-advise-expected").with("total", decimal(advice.expected, 2, words));
    writeln!(out, "{}", words.say(&expected))?;
    if let Some(band) = advice.range {
        let saying = Saying::new("jamb-advise-range")
            .with("low", i64::from(band.low))
            .with("median", i64::from(band.median))
            .with("high", i64::from(band.high));
        writeln!(out, "{}", words.say(&saying))?;
    }
    let heads = [
        "jamb-head-choice",
        "jamb-head-total",
        "jamb-head-loss",
        "jamb-head-points",
        "jamb-head-down",
        "jamb-head-up",
    ]
    .map(|key| words.text(key));
    let mut rows = vec![heads];
    rows.extend(advice.choices.iter().map(|advised| {
        let percent =
            |chance: Option<f64>| chance.map_or_else(String::new, |chance| decimal(100.0 * chance, 1, words));
        let is_write = matches!(advised.mv, Move::Write { .. });
        [
            move_text(advised),
            decimal(advised.total, 3, words),
            decimal(advised.loss, 3, words),
            if is_write { advised.points.to_string() } else { String::new() },
            percent(advised.makes_down),
            percent(advised.makes_up),
        ]
    }));
    let widths: [usize; 6] =
        std::array::from_fn(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0));
    for [first, rest @ ..] in &rows {
        let rest: Vec<String> =
            rest.iter().zip(&widths[1..]).map(|(text, width)| pad_left(text, *width)).collect();
        writeln!(out, "{}  {}", pad(first, widths[0]), rest.join("  ").trim_end())?;
    }
    Ok(DONE)
}

/// A move as it is typed: `keep 2 2`, `hand kenta`, `down 1`.
fn move_text(advised: &Advised) -> String {
    match advised.mv {
        Move::Write { column, row } => format!("{} {}", column.name(), row.name()),
        Move::Again { keep } if keep.is_empty() => "throw all".to_owned(),
        Move::Again { keep } => format!("keep {keep}"),
    }
}

fn advice_json(advice: &Advice) -> Value {
    let situation = advice.situation;
    let choices: Vec<Value> = advice
        .choices
        .iter()
        .map(|advised| {
            let (kind, keep, column, row) = match advised.mv {
                Move::Write { column, row } => ("write", None, Some(column.name()), Some(row.name())),
                Move::Again { keep } => {
                    ("throw", Some(keep.faces().map(Die::pips).collect::<Vec<_>>()), None, None)
                }
            };
            json!({
                "move": move_text(advised),
                "kind": kind,
                "keep": keep,
                "column": column,
                "row": row,
                "points": advised.points,
                "expected": advised.total,
                "loss": advised.loss,
                "makes_down": advised.makes_down,
                "makes_up": advised.makes_up,
            })
        })
        .collect();
    json!({
        "down": situation.filled.down(),
        "up": situation.filled.up(),
        "hand": hand_rows(situation.filled),
        "written": situation.written,
        "throw": situation.throw.number(),
        "dice": situation.dice.faces().map(Die::pips).collect::<Vec<_>>(),
        "before": advice.before,
        "expected": advice.expected,
        "range": advice.range.map(band_json),
        "choices": choices,
    })
}

fn band_json(band: Band) -> Value {
    json!({ "mean": band.mean, "deviation": band.deviation, "low": band.low, "median": band.median, "high": band.high })
}

pub fn simulate(args: &JambSimulateArgs, words: &Words) -> Result<u8, Failure> {
    let rules = rules(args.rules);
    let games: u64 = number(&args.games, "--games", 1, 10_000_000_000)?;
    let seed: u64 = number(&args.seed, "--seed", 0, u64::MAX)?;
    let friend = friend(rules, &args.player)?;
    let player = player(&args.player.player, rules, &friend);
    let bar = bar(games);
    let began = Instant::now();
    let totals = simulate_jamb(&player, games, seed, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let spent = began.elapsed();
    let mut out = anstream::stdout();
    if args.json {
        let quantiles: Vec<Value> =
            SHARES.iter().map(|&share| json!({ "share": share, "total": totals.quantile(share) })).collect();
        let answer = json!({
            "player": args.player.player.to_ascii_lowercase(),
            "rules": rules_json(rules),
            "games": totals.games(),
            "seed": seed,
            "mean": totals.mean(),
            "standard_error": totals.error(),
            "deviation": totals.deviation(),
            "quantiles": quantiles,
            "seconds": spent.as_secs_f64(),
        });
        writeln!(out, "{answer:#}")?;
        return Ok(DONE);
    }
    let saying = Saying::new("jamb-simulated")
        .with("games", digits(totals.games()))
        .with("mean", decimal(totals.mean(), 3, words))
        .with("error", decimal(totals.error(), 3, words))
        .with("deviation", decimal(totals.deviation(), 2, words))
        .with("time", seconds(spent, words));
    writeln!(out, "{}", words.say(&saying))?;
    show_quantiles(&mut out, |share| totals.quantile(share), words)
}

/// The exact distribution of totals.
pub fn distribution(args: &JambDistributionArgs, words: &Words) -> Result<u8, Failure> {
    let rules = rules(args.rules);
    let (filled, written) = talon(&args.talon)?;
    if args.player.player.eq_ignore_ascii_case("random") {
        return Err(Failure::Refused(Saying::new("jamb-distribution-random")));
    }
    let friend = friend(rules, &args.player)?;
    let player = player(&args.player.player, rules, &friend);
    let bar = bar(1);
    let spread = Spread::of(&player, filled, |done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
        true
    });
    bar.finish_and_clear();
    // Only the player who goes by chance has no plans, and nobody said to stop.
    let Some(spread) = spread else { return Ok(DONE) };
    let spread = spread.distribution();
    let mut out = anstream::stdout();
    if args.json {
        writeln!(out, "{:#}", distribution_json(spread, written, args))?;
        return Ok(DONE);
    }
    let saying = Saying::new("jamb-distribution")
        .with("mean", decimal(spread.mean() + f64::from(written), 4, words))
        .with("deviation", decimal(spread.deviation(), 4, words));
    writeln!(out, "{}", words.say(&saying))?;
    show_quantiles(&mut out, |share| spread.quantile(share) + written, words)
}

fn distribution_json(spread: &Distribution, written: u32, args: &JambDistributionArgs) -> Value {
    let quantiles: Vec<Value> = SHARES
        .iter()
        .map(|&share| json!({ "share": share, "total": spread.quantile(share) + written }))
        .collect();
    let chances: Vec<Value> = (written..)
        .zip(spread.chances())
        .filter(|(_, chance)| **chance > 0.0)
        .map(|(total, chance)| json!({ "total": total, "chance": chance }))
        .collect();
    json!({
        "player": args.player.player.to_ascii_lowercase(),
        "rules": rules_json(rules(args.rules)),
        "mean": spread.mean() + f64::from(written),
        "deviation": spread.deviation(),
        "quantiles": quantiles,
        "chances": chances,
    })
}

fn show_quantiles(out: &mut impl Write, quantile: impl Fn(f64) -> u32, words: &Words) -> Result<u8, Failure> {
    for share in SHARES {
        let percent = format!("{:.0}", 100.0 * share);
        let saying =
            Saying::new("jamb-quantile").with("percent", percent).with("total", i64::from(quantile(share)));
        writeln!(out, "{}", words.say(&saying))?;
    }
    Ok(DONE)
}

pub fn bench(words: &Words) -> Result<u8, Failure> {
    let report = bench_jamb(HouseRules::default(), RUNS);
    let saying = Saying::new("jamb-bench")
        .with("time", milliseconds(report.solved, words))
        .with("states", digits(report.effort.states.into()))
        .with("evaluations", digits(report.effort.evaluations.into()))
        .with("megabytes", decimal(report.effort.bytes as f64 / 1e6, 1, words));
    let mut out = anstream::stdout();
    writeln!(out, "{}", words.say(&saying))?;
    // The checksum comes last and in one piece, for scripts.
    writeln!(
        out,
        "{}",
        words.say(&Saying::new("jamb-bench-total").with("total", format!("{:.9}", report.value)))
    )?;
    Ok(DONE)
}

fn friend(rules: HouseRules, args: &JambPlayerArgs) -> Result<RuleFriend, Failure> {
    let reckoning = Reckoning::named(&args.reckoning.odds).unwrap_or_default();
    let threshold = threshold(args.reckoning.threshold.as_deref())?;
    Ok(RuleFriend::new(rules).with_reckoning(reckoning).with_threshold(threshold))
}

fn player<'a>(name: &str, rules: HouseRules, friend: &'a RuleFriend) -> Player<'a> {
    match name.to_ascii_lowercase().as_str() {
        "rule" => Player::rule(rules, friend),
        "greedy" => Player::greedy(rules),
        "random" => Player::random(rules),
        _ => Player::optimal(optimum(rules)),
    }
}

/// The talon that the arguments describe, and the points in it.
fn talon(args: &JambTalonArgs) -> Result<(Filled, u32), Failure> {
    let down: u8 = number(&args.down, "--down", 0, 10)?;
    let up: u8 = number(&args.up, "--up", 0, 10)?;
    let hand = read_rows(&args.hand)?;
    let written: u32 = number(&args.written, "--written", 0, 10_000)?;
    // All three numbers were checked.
    Ok((Filled::new(down, up, hand).unwrap_or(Filled::EMPTY), written))
}

/// Rows by name or number, with commas between them; nothing, or `all`.
fn read_rows(text: &str) -> Result<u16, Failure> {
    if text.trim().eq_ignore_ascii_case("all") {
        return Ok(1023);
    }
    let mut mask = 0;
    for word in text.split([',', ' ']).map(str::trim).filter(|word| !word.is_empty()) {
        let row = Row::ALL.into_iter().find(|row| row.name().eq_ignore_ascii_case(word));
        let row = row.ok_or_else(|| Saying::new("jamb-bad-row").with("text", word).with("whole", text))?;
        mask |= 1 << row.index();
    }
    Ok(mask)
}

/// Five dice: `12233`, or with blanks or commas between them.
fn read_dice(text: &str) -> Result<Dice, Failure> {
    let bad = || Failure::Refused(Saying::new("jamb-bad-dice").with("text", text));
    let letters = text.chars().filter(|letter| !matches!(letter, ' ' | ','));
    let dice: Option<Vec<Die>> =
        letters.map(|letter| letter.to_digit(10).and_then(|pips| Die::new(pips as u8))).collect();
    let dice: [Die; 5] = dice.and_then(|dice| dice.try_into().ok()).ok_or_else(bad)?;
    Ok(Dice::of(dice))
}

fn hand_rows(filled: Filled) -> Vec<&'static str> {
    Row::ALL.into_iter().filter(|row| filled.hand() >> row.index() & 1 == 1).map(Row::name).collect()
}

fn rules_json(rules: HouseRules) -> Value {
    json!({ "jamb_is_ful": rules.jamb_is_ful, "jamb_is_poker": rules.jamb_is_poker })
}

fn milliseconds(time: Duration, words: &Words) -> String {
    decimal(time.as_secs_f64() * 1e3, 1, words)
}
