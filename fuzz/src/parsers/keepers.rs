//! What keepers and wardens of programs tell each other.

use tabla_arena::process::{Report, Terms, read_plan, write_plan};

use crate::fixtures::seeds;
use crate::promises::text;
use crate::target::Parser;

/// What a keeper reports.
pub const REPORTS: Parser = Parser::new("reports of keepers", reports, |bytes| feed_report(&text(bytes)));
/// What a keeper is told.
pub const PLANS: Parser = Parser::new("plans of keepers", plans, |bytes| feed_plan(&text(bytes)));

fn reports() -> Vec<Vec<u8>> {
    seeds([
        "here",
        "started",
        "unstarted 2",
        "missing network not permitted",
        "ended exited 0 1234567 0 1000 4096 17",
        "ended signalled 9 1 2 3 4 0",
        "ended late 0 1 2 3 4 0",
    ])
}

fn feed_report(line: &str) -> bool {
    let Some((report, _)) = Report::read(line) else { return false };
    let written = text(&report.write());
    let first = written.lines().next().unwrap_or_default();
    assert!(Report::read(first).is_some(), "{line:?} is written as {first:?}");
    true
}

fn plans() -> Vec<Vec<u8>> {
    let plan = |terms: &Terms| {
        let args = write_plan(&["sh".into(), "-c".into()], terms);
        args.iter().map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join("\n")
    };
    let usual = Terms::new("some where");
    let other = Terms { readable: vec!["x".into()], wall: None, trust: true, ..usual.clone() };
    seeds([plan(&usual), plan(&other)])
}

fn feed_plan(text: &str) -> bool {
    let args: Vec<_> = text.lines().map(Into::into).collect();
    let Some((command, terms)) = read_plan(&args) else { return false };
    let again = write_plan(command, &terms);
    assert_eq!(read_plan(&again), Some((command, terms)));
    true
}
