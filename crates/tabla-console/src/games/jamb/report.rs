//! Luck and skill in words: what the dice gave, where points were lost, who was helped; and the end of a game.

use std::io;

use serde_json::json;
use tabla_core::Saying;
use tabla_games::jamb::FIELDS;
use tabla_games::kits::jamb::JambPerson;

use super::advice::{decimal, hundredths, signed};
use super::answers::{Decision, Report};
use super::sheet::{sentences, sheet};
use super::{Seen, Visit};
use crate::palette::Ink;
use crate::tell;
use crate::text::{beside, pad, pad_left, width, wrap};

/// So many of the luckiest and the unluckiest throws are told.
const THROWS: usize = 3;
/// Less luck than this is shown as 0.0, and would only puzzle.
const WORTH_TELLING: f64 = 0.05;

/// A grade in words.
pub(super) fn grade(grade: &str) -> Saying {
    Saying::new(match grade {
        "perfect" => "jamb-grade-perfect",
        "good" => "jamb-grade-good",
        "inaccuracy" => "jamb-grade-inaccuracy",
        "mistake" => "jamb-grade-mistake",
        _ => "jamb-grade-blunder",
    })
}

impl Visit<'_, '_> {
    /// The sheets of all people, and the points.
    pub(super) fn show_all(&mut self) -> io::Result<()> {
        let look = self.look();
        let mut lines = Vec::new();
        let seen = self.seen();
        let several = seen.people().len() > 1;
        let has_place = self.console.screen.has_place();
        if has_place {
            self.place_sheet()?;
        }
        if has_place && !several {
            return self.tell_totals();
        }
        for person in seen.people() {
            if several {
                lines.push(look.palette.ink(Ink::Strong, &person.name));
            }
            if look.is_spoken() {
                let told = sentences(&person.view, self.words());
                lines.extend(told.iter().flat_map(|line| wrap(line, look.columns)));
            } else {
                let sheet = sheet(&person.view, self.words(), &look);
                let taken = sheet.iter().map(|line| width(line)).max().unwrap_or(0) + 3;
                let ascii = look.is_ascii();
                let legend = if ascii { "jamb-sheet-legend-ascii" } else { "jamb-sheet-legend" };
                let legend = self.words().text(legend);
                let room = look.columns.saturating_sub(taken).max(20);
                let legend: Vec<String> =
                    wrap(&legend, room).iter().map(|line| look.palette.ink(Ink::Soft, line)).collect();
                if taken + 20 <= look.columns {
                    lines.extend(beside(&sheet, &legend, 3));
                } else {
                    lines.extend(sheet);
                }
            }
        }
        self.console.print("")?;
        self.console.print_lines(&lines)?;
        self.tell_totals()
    }

    /// The points of everybody.
    pub(super) fn tell_totals(&mut self) -> io::Result<()> {
        let seen = self.seen();
        let several = seen.people().len() > 1;
        seen.people().iter().try_for_each(|person| self.say(&total(person, several)))
    }

    /// When all are done: the result, and how it came about.
    pub(super) fn tell_if_over(&mut self) -> io::Result<()> {
        if !self.game.is_over() {
            return Ok(());
        }
        let title = self.words().text("jamb-end-title");
        let title = self.look().palette.ink(Ink::Strong, &title);
        self.show_all()?;
        self.console.print("")?;
        self.console.print(&title)?;
        self.report()?;
        self.game.keep.finish();
        Ok(())
    }

    /// Luck and skill so far, for everybody.
    pub(super) fn report(&mut self) -> io::Result<()> {
        let seen = self.seen();
        let mut reports = Vec::new();
        for place in 1..=seen.people().len() {
            let Some(report) = self.inquire::<Report>("report", json!({ "report": place }))? else {
                return Ok(());
            };
            reports.push(report);
        }
        if reports.iter().all(|report| report.decisions.is_empty()) {
            return self.say(&Saying::new("jamb-report-nothing"));
        }
        self.told_best = seen.0.extras.can.undo;
        let mut lines = Vec::new();
        for report in &reports {
            if reports.len() > 1 {
                lines.push(String::new());
                lines.push(self.look().palette.ink(Ink::Strong, &report.name));
            }
            lines.extend(self.account_lines(report));
        }
        if reports.len() > 1 {
            lines.push(String::new());
            lines.extend(self.ranking(&seen, &reports));
        }
        self.console.print_lines(&lines)
    }

    fn account_lines(&self, report: &Report) -> Vec<String> {
        let (words, look) = (self.words(), self.look());
        let mut sums = vec![
            (words.text("jamb-report-start"), decimal(report.start, words)),
            (words.text("jamb-report-luck"), signed(report.luck, words)),
            (words.text("jamb-report-loss"), signed(-report.loss, words)),
        ];
        if report.has_stopped {
            sums.push((words.text("jamb-report-given-up"), signed(-report.given_up, words)));
        }
        let key = if report.is_done { "jamb-report-total" } else { "jamb-report-expected" };
        sums.push((words.text(key), decimal(report.outlook, words)));
        let columns = sums.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
        let numbers = sums.iter().map(|(_, number)| width(number)).max().unwrap_or(0);
        let mut lines: Vec<String> = sums
            .iter()
            .map(|(name, number)| format!("  {}  {}", pad(name, columns), pad_left(number, numbers)))
            .collect();
        let mut told = vec![self.grades(report)];
        let dear = &report.dearest;
        told.push(words.text(if dear.is_empty() { "jamb-report-no-loss" } else { "jamb-report-dearest" }));
        told.extend(dear.iter().map(|decision| format!("  {}", self.dear(decision))));
        told.extend(self.lucky(report));
        told.extend(self.marks(report));
        lines.extend(told.iter().flat_map(|line| {
            let indent = if line.starts_with("  ") { "  " } else { "" };
            let wrapped = wrap(line, look.columns.saturating_sub(indent.len()));
            wrapped.into_iter().map(move |line| format!("{indent}{line}"))
        }));
        lines
    }

    fn grades(&self, report: &Report) -> String {
        let words = self.words();
        let counted: Vec<String> = report
            .grades
            .iter()
            .map(|counted| format!("{} {}", words.say(&grade(&counted.grade)), counted.count))
            .collect();
        words.say(&Saying::new("jamb-report-grades").with("grades", counted.join(", ")))
    }

    fn dear(&self, decision: &Decision) -> String {
        let words = self.words();
        let saying = Saying::new("jamb-report-choice")
            .with("turn", decision.turn)
            .with("throw", i64::from(decision.throw))
            .with("dice", decision.dice())
            .with("did", decision.what.clone())
            .with("best", decision.best_what.clone())
            .with("loss", hundredths(decision.loss, words))
            .with("grade", grade(&decision.grade));
        let mut said = words.say(&saying);
        if decision.is_advised {
            said = format!("{said} {}", words.text("jamb-report-advised-mark"));
        }
        if decision.friend.is_some() {
            said = format!("{said} {}", words.text("jamb-report-friend-mark"));
        }
        said
    }

    fn lucky(&self, report: &Report) -> Vec<String> {
        let words = self.words();
        let mut throws: Vec<&Decision> = report.decisions.iter().collect();
        throws.sort_by(|one, other| other.luck.total_cmp(&one.luck));
        let told = |decision: &&Decision| {
            let saying = Saying::new("jamb-report-throw")
                .with("turn", decision.turn)
                .with("throw", i64::from(decision.throw))
                .with("dice", decision.dice())
                .with("luck", signed(decision.luck, words));
            words.say(&saying)
        };
        let best: Vec<String> =
            throws.iter().filter(|decision| decision.luck > WORTH_TELLING).take(THROWS).map(told).collect();
        let worst: Vec<String> = throws
            .iter()
            .rev()
            .filter(|decision| decision.luck < -WORTH_TELLING)
            .take(THROWS)
            .map(told)
            .collect();
        [("jamb-report-luckiest", best), ("jamb-report-unluckiest", worst)]
            .into_iter()
            .filter(|(_, throws)| !throws.is_empty())
            .map(|(key, throws)| words.say(&Saying::new(key).with("throws", throws.join("; "))))
            .collect()
    }

    fn marks(&self, report: &Report) -> Vec<String> {
        let words = self.words();
        let mut marks = Vec::new();
        if report.advised > 0 {
            let saying = Saying::new("jamb-report-advised")
                .with("count", report.advised)
                .with("all", report.decisions.len());
            marks.push(words.say(&saying));
        }
        if report.helped > 0 {
            marks.push(words.say(&Saying::new("jamb-report-helped").with("count", report.helped)));
        }
        if marks.is_empty() {
            marks.push(words.text("jamb-report-alone"));
        }
        marks
    }

    /// Everybody by points, with luck, losses and marks.
    fn ranking(&self, seen: &Seen, reports: &[Report]) -> Vec<String> {
        let (words, look) = (self.words(), self.look());
        let points = seen.people().iter().map(|person| person.view.sums.grand);
        let mut order: Vec<(u16, &Report)> = points.zip(reports).collect();
        order.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
        let heads = [
            "jamb-ranking-name",
            "jamb-ranking-points",
            "jamb-ranking-luck",
            "jamb-ranking-loss",
            "jamb-ranking-marks",
        ];
        let signs = ["jamb-ranking-advice", "jamb-ranking-friend"].map(|key| words.text(key));
        let mut rows = vec![heads.map(|key| words.text(key))];
        for (points, report) in &order {
            // Whoever has as many points as somebody before has the same place.
            let place = order.iter().filter(|(other, _)| other > points).count() + 1;
            let marks = signs.iter().zip([report.advised, report.helped]);
            let marks = marks.filter(|(_, count)| *count > 0).map(|(sign, count)| format!("{sign}{count}"));
            rows.push([
                format!("{place}. {}", report.name),
                points.to_string(),
                signed(report.luck, words),
                signed(-report.loss - report.given_up, words),
                marks.collect::<Vec<_>>().join(" "),
            ]);
        }
        let columns: [usize; 5] =
            std::array::from_fn(|index| rows.iter().map(|row| width(&row[index])).max().unwrap_or(0));
        let mut lines: Vec<String> = rows
            .iter()
            .map(|[name, points, luck, loss, marks]| {
                let numbers = [points, luck, loss].into_iter().zip(&columns[1..4]);
                let numbers: Vec<String> = numbers.map(|(text, &columns)| pad_left(text, columns)).collect();
                format!("{}  {}  {marks}", pad(name, columns[0]), numbers.join("  ")).trim_end().to_owned()
            })
            .collect();
        if let Some(head) = lines.first_mut() {
            *head = look.palette.ink(Ink::Soft, head);
        }
        let first = order.first().map_or(0, |(points, _)| *points);
        let winners = order.iter().filter(|(points, _)| *points == first);
        let winners: Vec<&str> = winners.map(|(_, report)| report.name.as_str()).collect();
        if seen.is_over() {
            let saying = Saying::new("jamb-ranking-winner")
                .with("count", winners.len())
                .with("names", tell::list(&winners, words));
            lines.push(words.say(&saying));
        }
        let [advice, friend] = signs;
        let legend = Saying::new("jamb-ranking-legend").with("advice", advice).with("friend", friend);
        lines.extend(
            wrap(&words.say(&legend), look.columns).iter().map(|line| look.palette.ink(Ink::Soft, line)),
        );
        lines
    }
}

fn total(person: &JambPerson, several: bool) -> Saying {
    let key = match (several, person.is_done) {
        (false, false) => "jamb-total",
        (false, true) => "jamb-total-final",
        (true, false) => "jamb-total-of",
        (true, true) => "jamb-total-final-of",
    };
    let saying = Saying::new(key)
        .with("points", usize::from(person.view.sums.grand))
        .with("filled", person.view.storage.filled)
        .with("fields", FIELDS);
    if several { saying.with("name", person.name.as_str()) } else { saying }
}
