//! Luck and skill in words: what the dice gave, where points were lost, who was helped; and the end of a game.

use std::io;

use tabla_core::Saying;
use tabla_play::jamb::{Account, FIELDS, Grade, Judged, Move, Person};

use super::Visit;
use super::advice::{decimal, hundredths, signed, what};
use super::sheet::{sentences, sheet};
use crate::palette::Ink;
use crate::tell;
use crate::text::{beside, pad, pad_left, width, wrap};

/// So many of the dearest choices are told, and so many of the luckiest and the unluckiest throws.
const TOLD: usize = 5;
const THROWS: usize = 3;
/// Less luck than this is shown as 0.0, and would only puzzle.
const WORTH_TELLING: f64 = 0.05;

/// A grade in words.
pub(super) fn grade(grade: Grade) -> Saying {
    Saying::new(match grade {
        Grade::Perfect => "jamb-grade-perfect",
        Grade::Good => "jamb-grade-good",
        Grade::Inaccuracy => "jamb-grade-inaccuracy",
        Grade::Mistake => "jamb-grade-mistake",
        Grade::Blunder => "jamb-grade-blunder",
    })
}

impl Visit<'_, '_> {
    /// The sheets of all people, and the points.
    pub(super) fn show_all(&mut self) -> io::Result<()> {
        let look = self.look();
        let mut lines = Vec::new();
        let several = self.party.people().len() > 1;
        for person in self.party.people() {
            if several {
                lines.push(look.palette.ink(Ink::Strong, person.name()));
            }
            if look.is_spoken() {
                let told = sentences(person, self.party.game(), self.words());
                lines.extend(told.iter().flat_map(|line| wrap(line, look.columns)));
            } else {
                let sheet = sheet(person.state(), self.party.game(), self.words(), &look);
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
        let several = self.party.people().len() > 1;
        let told: Vec<Saying> = self.party.people().iter().map(|person| total(person, several)).collect();
        for saying in told {
            self.say(&saying)?;
        }
        Ok(())
    }

    /// When all are done: the result, and how it came about.
    pub(super) fn tell_if_over(&mut self) -> io::Result<()> {
        if !self.party.is_over() {
            return Ok(());
        }
        let title = self.words().text("jamb-end-title");
        let title = self.look().palette.ink(Ink::Strong, &title);
        self.show_all()?;
        self.console.print("")?;
        self.console.print(&title)?;
        self.report()?;
        if let Some(save) = &mut self.save {
            // A save that cannot be removed is offered once more, which does no harm.
            let _ = save.finish();
        }
        Ok(())
    }

    /// Luck and skill so far, for everybody.
    pub(super) fn report(&mut self) -> io::Result<()> {
        let accounts: Vec<Account> =
            (0..self.party.people().len()).map(|place| self.party.account(place)).collect();
        if accounts.iter().all(|account| account.decisions().is_empty()) {
            return self.say(&Saying::new("jamb-report-nothing"));
        }
        self.told_best = self.party.can_undo();
        let mut lines = Vec::new();
        for (person, account) in self.party.people().iter().zip(&accounts) {
            if accounts.len() > 1 {
                lines.push(String::new());
                lines.push(self.look().palette.ink(Ink::Strong, person.name()));
            }
            lines.extend(self.account_lines(person, account));
        }
        if accounts.len() > 1 {
            lines.push(String::new());
            lines.extend(self.ranking(&accounts));
        }
        self.console.print_lines(&lines)
    }

    fn account_lines(&self, person: &Person, account: &Account) -> Vec<String> {
        let (words, look) = (self.words(), self.look());
        let mut sums = vec![
            (words.text("jamb-report-start"), decimal(account.start(), words)),
            (words.text("jamb-report-luck"), signed(account.luck(), words)),
            (words.text("jamb-report-loss"), signed(-account.loss(), words)),
        ];
        if person.has_stopped() {
            sums.push((words.text("jamb-report-given-up"), signed(-account.given_up(), words)));
        }
        let key = if person.is_done() { "jamb-report-total" } else { "jamb-report-expected" };
        sums.push((words.text(key), decimal(account.outlook(), words)));
        let columns = sums.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
        let numbers = sums.iter().map(|(_, number)| width(number)).max().unwrap_or(0);
        let mut lines: Vec<String> = sums
            .iter()
            .map(|(name, number)| format!("  {}  {}", pad(name, columns), pad_left(number, numbers)))
            .collect();
        let mut told = vec![self.grades(account)];
        let dear = account.dearest(TOLD);
        told.push(words.text(if dear.is_empty() { "jamb-report-no-loss" } else { "jamb-report-dearest" }));
        told.extend(dear.iter().map(|judged| format!("  {}", self.dear(judged, account))));
        told.extend(self.lucky(account));
        told.extend(self.marks(account));
        lines.extend(told.iter().flat_map(|line| {
            let indent = if line.starts_with("  ") { "  " } else { "" };
            let wrapped = wrap(line, look.columns.saturating_sub(indent.len()));
            wrapped.into_iter().map(move |line| format!("{indent}{line}"))
        }));
        lines
    }

    fn grades(&self, account: &Account) -> String {
        let words = self.words();
        let counted: Vec<String> = Grade::ALL
            .into_iter()
            .zip(account.grades())
            .map(|(grade, count)| format!("{} {count}", words.say(&self::grade(grade))))
            .collect();
        words.say(&Saying::new("jamb-report-grades").with("grades", counted.join(", ")))
    }

    fn dear(&self, judged: &Judged, account: &Account) -> String {
        let words = self.words();
        let text = |mv| {
            let points = match mv {
                Move::Write { row, .. } => self.party.game().rules.worth(row, judged.dice, judged.throw),
                Move::Again { .. } => None,
            };
            what(mv, points, words)
        };
        let saying = Saying::new("jamb-report-choice")
            .with("turn", judged.turn + 1)
            .with("throw", i64::from(judged.throw.number()))
            .with("dice", judged.dice.to_string())
            .with("did", text(judged.mv))
            .with("best", text(judged.best))
            .with("loss", hundredths(judged.loss, words))
            .with("grade", grade(judged.grade()));
        let mut said = words.say(&saying);
        if judged.advised {
            said = format!("{said} {}", words.text("jamb-report-advised-mark"));
        }
        if account.friend(judged).is_some() {
            said = format!("{said} {}", words.text("jamb-report-friend-mark"));
        }
        said
    }

    fn lucky(&self, account: &Account) -> Vec<String> {
        let words = self.words();
        let mut throws: Vec<&Judged> = account.decisions().iter().collect();
        throws.sort_by(|one, other| other.luck.total_cmp(&one.luck));
        let told = |judged: &&Judged| {
            let saying = Saying::new("jamb-report-throw")
                .with("turn", judged.turn + 1)
                .with("throw", i64::from(judged.throw.number()))
                .with("dice", judged.dice.to_string())
                .with("luck", signed(judged.luck, words));
            words.say(&saying)
        };
        let best: Vec<String> =
            throws.iter().filter(|judged| judged.luck > WORTH_TELLING).take(THROWS).map(told).collect();
        let worst: Vec<String> = throws
            .iter()
            .rev()
            .filter(|judged| judged.luck < -WORTH_TELLING)
            .take(THROWS)
            .map(told)
            .collect();
        [("jamb-report-luckiest", best), ("jamb-report-unluckiest", worst)]
            .into_iter()
            .filter(|(_, throws)| !throws.is_empty())
            .map(|(key, throws)| words.say(&Saying::new(key).with("throws", throws.join("; "))))
            .collect()
    }

    fn marks(&self, account: &Account) -> Vec<String> {
        let words = self.words();
        let mut marks = Vec::new();
        if account.advised() > 0 {
            let saying = Saying::new("jamb-report-advised")
                .with("count", account.advised())
                .with("all", account.decisions().len());
            marks.push(words.say(&saying));
        }
        if account.helped() > 0 {
            marks.push(words.say(&Saying::new("jamb-report-helped").with("count", account.helped())));
        }
        if marks.is_empty() {
            marks.push(words.text("jamb-report-alone"));
        }
        marks
    }

    /// Everybody by points, with luck, losses and marks.
    fn ranking(&self, accounts: &[Account]) -> Vec<String> {
        let (words, look) = (self.words(), self.look());
        let mut order: Vec<(&Person, &Account)> = self.party.people().iter().zip(accounts).collect();
        order.sort_by_key(|(person, _)| std::cmp::Reverse(person.points()));
        let heads = [
            "jamb-ranking-name",
            "jamb-ranking-points",
            "jamb-ranking-luck",
            "jamb-ranking-loss",
            "jamb-ranking-marks",
        ];
        let signs = ["jamb-ranking-advice", "jamb-ranking-friend"].map(|key| words.text(key));
        let mut rows = vec![heads.map(|key| words.text(key))];
        for (person, account) in &order {
            // Whoever has as many points as somebody before has the same place.
            let place = order.iter().filter(|(other, _)| other.points() > person.points()).count() + 1;
            let marks = signs.iter().zip([account.advised(), account.helped()]);
            let marks = marks.filter(|(_, count)| *count > 0).map(|(sign, count)| format!("{sign}{count}"));
            rows.push([
                format!("{place}. {}", person.name()),
                person.points().to_string(),
                signed(account.luck(), words),
                signed(-account.loss() - account.given_up(), words),
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
        let first = order.first().map_or(0, |(person, _)| person.points());
        let winners: Vec<&str> = order
            .iter()
            .filter(|(person, _)| person.points() == first)
            .map(|(person, _)| person.name())
            .collect();
        if self.party.is_over() {
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

fn total(person: &Person, several: bool) -> Saying {
    let key = match (several, person.is_done()) {
        (false, false) => "jamb-total",
        (false, true) => "jamb-total-final",
        (true, false) => "jamb-total-of",
        (true, true) => "jamb-total-final-of",
    };
    let saying = Saying::new(key)
        .with("points", usize::from(person.points()))
        .with("filled", person.state().talon().filled())
        .with("fields", FIELDS);
    if several { saying.with("name", person.name()) } else { saying }
}
