//! The workshop of Santorini's network: games against itself, measurements, trials.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use serde_json::json;
use tabla_core::Saying;
use tabla_games::workshop::{Effort, SelfplayJob, SelfplaySettings, measure_net, read_selfplay, try_nets};
use tabla_games::{StorageError, Words};
use tabla_santorini::{Net, NetFault};

use crate::cli::{MeasureArgs, SelfplayArgs, TrialArgs};
use crate::workshop::{bar, follow, number, read_time};
use crate::{DONE, Failure};

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| StorageError::read(path, &error).into())
}

/// A network from a file, with the checksum that tells it from others.
fn read_net(path: &Path) -> Result<(Arc<Net>, u32), Failure> {
    let bytes = read(path)?;
    let refuse = |fault: NetFault| {
        let saying = Saying::new("net-fault").with("path", path.display().to_string());
        let (kind, bytes) = match fault {
            NetFault::Length { bytes } => ("length", bytes),
            NetFault::Head => ("head", 0),
            NetFault::Checksum => ("checksum", 0),
            NetFault::TooLarge => ("large", 0),
        };
        Failure::Refused(saying.with("kind", kind).with("bytes", bytes))
    };
    let net = Net::read(&bytes).map_err(refuse)?;
    let mark = bytes.get(8..12).and_then(|mark| mark.try_into().ok()).map_or(0, u32::from_le_bytes);
    Ok((Arc::new(net), mark))
}

/// Plays games against itself; goes on where an earlier run with the same file stopped.
pub fn selfplay(args: &SelfplayArgs, words: &Words) -> Result<u8, Failure> {
    let (net, mark) = match &args.net {
        Some(path) => read_net(path).map(|(net, mark)| (Some(net), mark))?,
        None => (None, 0),
    };
    let settings = SelfplaySettings {
        games: number(&args.games, "--games", 1, 1_000_000_000)?,
        nodes: number(&args.nodes, "--nodes", 1, 65_535)?,
        seed: number(&args.seed, "--seed", 0, u64::MAX)?,
        net,
        mark,
    };
    let there = match fs::read(&args.out) {
        Ok(there) => there,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(StorageError::read(&args.out, &error).into()),
    };
    let Some((mut job, whole)) = SelfplayJob::resume(&settings, &there) else {
        let refusal = Saying::new("selfplay-other").with("path", args.out.display().to_string());
        return Err(Failure::Refused(refusal));
    };
    let unwritable = |error: io::Error| StorageError::write(&args.out, &error);
    let mut file = OpenOptions::new().create(true).append(true).open(&args.out).map_err(unwritable)?;
    file.set_len(whole as u64).map_err(unwritable)?;
    let bar = bar(settings.games);
    bar.set_position(job.done());
    let progress = follow(&bar, words);
    while let Some(block) = job.next_block(&progress) {
        file.write_all(&block).map_err(unwritable)?;
    }
    bar.finish_and_clear();
    let saying = Saying::new("selfplay-written").with("path", args.out.display().to_string());
    writeln!(io::stdout().lock(), "{}", words.say(&saying.with("games", job.done())))?;
    Ok(DONE)
}

/// Measures how well a network foretells.
pub fn measure(args: &MeasureArgs, words: &Words) -> Result<u8, Failure> {
    let (net, _) = read_net(&args.net)?;
    let refuse = |path: &Path| {
        Failure::Refused(Saying::new("selfplay-broken").with("path", path.display().to_string()))
    };
    let positions = read_selfplay(&read(&args.data)?).ok_or_else(|| refuse(&args.data))?;
    let told = match &args.told {
        Some(path) => read_npy(&read(path)?).ok_or_else(|| refuse(path))?,
        None => Vec::new(),
    };
    let found = measure_net(&net, &positions, &told);
    let mut out = io::stdout().lock();
    if args.json {
        let answer = json!({
            "positions": found.positions,
            "loss": found.loss,
            "plain_loss": found.plain_loss,
            "largest_off": found.off.map(|(largest, _)| largest),
            "mean_off": found.off.map(|(_, mean)| mean),
        });
        writeln!(out, "{answer:#}")?;
        return Ok(DONE);
    }
    let saying = Saying::new("measure-loss")
        .with("positions", found.positions)
        .with("loss", format!("{:.5}", found.loss))
        .with("plain", format!("{:.5}", found.plain_loss));
    writeln!(out, "{}", words.say(&saying))?;
    if let Some((largest, mean)) = found.off {
        let saying = Saying::new("measure-off")
            .with("largest", format!("{largest:.1}"))
            .with("mean", format!("{mean:.2}"));
        writeln!(out, "{}", words.say(&saying))?;
    }
    Ok(DONE)
}

/// The numbers of a file as NumPy writes one row of 32-bit numbers.
fn read_npy(bytes: &[u8]) -> Option<Vec<f32>> {
    let rest = bytes.strip_prefix(b"\x93NUMPY\x01\x00")?;
    let (length, rest) = rest.split_at_checked(2)?;
    let (head, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes([length[0], length[1]])))?;
    let head = std::str::from_utf8(head).ok()?;
    let is_row = head.contains("'<f4'") && rest.len().is_multiple_of(4);
    let four = |four: &[u8]| f32::from_le_bytes([four[0], four[1], four[2], four[3]]);
    is_row.then(|| rest.chunks_exact(4).map(four).collect())
}

/// Games of one network against another, or against the hand-made evaluation.
pub fn trial(args: &TrialArgs, words: &Words) -> Result<u8, Failure> {
    let (net, _) = read_net(&args.net)?;
    let other = args.other.as_deref().map(read_net).transpose()?.map(|(net, _)| net);
    let games = number(&args.games, "--games", 2, 1_000_000)?;
    let seed = number(&args.seed, "--seed", 0, u64::MAX)?;
    let effort = match &args.time {
        Some(text) => Effort::Time(read_time(text)?),
        None => Effort::Nodes(number(&args.nodes, "--nodes", 1, 1_000_000_000)?),
    };
    let bar = bar(games);
    let found = try_nets([&Some(net), &other], games, effort, seed, &follow(&bar, words));
    bar.finish_and_clear();
    let (elo, off) = found.elo();
    let mut out = io::stdout().lock();
    if args.json {
        let answer = json!({ "won": found.won, "played": found.played, "elo": elo, "off": off });
        writeln!(out, "{answer}")?;
        return Ok(DONE);
    }
    let saying = Saying::new("trial-result")
        .with("won", found.won)
        .with("played", found.played)
        .with("elo", format!("{elo:+.0}"))
        .with("off", format!("{off:.0}"));
    writeln!(out, "{}", words.say(&saying))?;
    Ok(DONE)
}
