//! `tabla bench`: fixed positions at fixed depths, and how fast they were searched.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use tabla_console::tell::{digits, seconds};
use tabla_console::text::{pad, pad_left, width};
use tabla_core::Saying;
use tabla_games::Words;
use tabla_games::workshop::{BenchReport, bench_mice, bench_santorini, mice_by};
use tabla_table::Kit;

use crate::cli::BenchArgs;
use crate::workshop::read_time;
use crate::{DONE, Failure, mice};

/// Measures a game's search and shows what came out.
pub fn bench(kit: &Arc<dyn Kit>, args: &BenchArgs, words: &Words) -> Result<u8, Failure> {
    let options = mice::options(&**kit, args.rules)?;
    let time = args.time.as_deref().map(read_time).transpose()?;
    match (kit.id(), args.playouts) {
        ("santorini", false) => show(&bench_santorini(time, &|_, _| {}), time, words),
        ("mice", false) => show(&bench_mice(&mice_by(&options), time, &|_, _| {}), time, words),
        ("mice", true) => mice::playouts(&mice_by(&options), words),
        (id, _) => Err(Failure::Refused(Saying::new("bench-missing").with("game", id))),
    }
}

fn show(report: &BenchReport, time: Option<Duration>, words: &Words) -> Result<u8, Failure> {
    let heads = ["bench-position", "bench-best", "bench-depth", "bench-nodes"].map(|key| words.text(key));
    let mut rows: Vec<[String; 4]> = vec![heads];
    rows.extend(report.lines.iter().map(|line| {
        [line.position.to_owned(), line.best.clone(), line.depth.to_string(), digits(line.nodes)]
    }));
    let widths: [usize; 4] =
        std::array::from_fn(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0));
    let mut out = anstream::stdout();
    for [position, best, depth, nodes] in &rows {
        writeln!(
            out,
            "{}  {}  {}  {}",
            pad(position, widths[0]),
            pad(best, widths[1]),
            pad_left(depth, widths[2]),
            pad_left(nodes, widths[3]),
        )?;
    }
    let speed = Saying::new("bench-speed")
        .with("speed", report.nodes_per_second() as u64)
        .with("time", seconds(report.spent, words));
    writeln!(out, "{}", words.say(&speed))?;
    if time.is_some() {
        let mean = Saying::new("bench-mean-depth").with("depth", format!("{:.1}", report.mean_depth));
        writeln!(out, "{}", words.say(&mean))?;
        return Ok(DONE);
    }
    // The checksum comes last and in one piece, for scripts.
    writeln!(out, "{}", words.say(&Saying::new("bench-total").with("nodes", report.nodes.to_string())))?;
    Ok(DONE)
}
