//! Counting the plays of recorded positions.

use std::io::{self, Write};

use tabla_core::Saying;
use tabla_games::workshop::{count_plays, read_positions};
use tabla_games::{Language, Words, read_text};

use super::{lists, read_game};
use crate::cli::CountArgs;
use crate::{DONE, Failure, UNFINISHED};

/// Counts, and shows the numbers of every line, the totals and the time. The exit code is 1 when the file has
/// other numbers.
pub fn count(args: &CountArgs, words: &Words) -> Result<u8, Failure> {
    let text = read_text(&args.positions)?;
    // The same arguments count the same for everybody.
    let game = read_game(&args.outfit, &lists(), Language::En)?;
    let path = args.positions.display().to_string();
    let lines = read_positions(&game, &text).map_err(|(line, text, because)| {
        Saying::new("scrabble-count-line")
            .with("path", path.as_str())
            .with("line", line)
            .with("text", text)
            .with("because", because)
    })?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut written = Ok(());
    let report = count_plays(&game, &lines, |counted| {
        let tally = counted.tally;
        let mut line = format!("{}\t{}\t{}\t{}", counted.line, tally.plays, tally.sum, tally.best);
        if let Some(expected) = counted.expected {
            let other = format!("{}\t{}\t{}", expected.plays, expected.sum, expected.best);
            line += &format!("\t{}", words.say(&Saying::new("scrabble-count-other").with("numbers", other)));
        }
        if written.is_ok() {
            written = writeln!(out, "{line}");
        }
    });
    written?;
    let totals = Saying::new("scrabble-count-totals")
        .with("positions", report.positions.to_string())
        .with("plays", report.plays.to_string())
        .with("sum", report.sum.to_string())
        .with("best", report.best.to_string());
    let [all, best] = report.micros().map(|micros| format!("{micros:.1}"));
    let times = Saying::new("scrabble-count-times").with("all", all).with("best", best);
    writeln!(out, "{}\n{}", words.say(&totals), words.say(&times))?;
    if report.different > 0 {
        let saying = Saying::new("scrabble-count-different").with("count", report.different);
        writeln!(out, "{}", words.say(&saying))?;
    }
    out.flush()?;
    Ok(if report.different > 0 { UNFINISHED } else { DONE })
}
