//! The adviser's table: every choice with what it is worth to the end of the game.

use std::io;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde_json::json;
use tabla_core::{Notation, Saying};
use tabla_games::Words;
use tabla_games::jamb::{Jamb, Row, spread_from};

use super::Visit;
use super::answers::{Advice, Advised, Range};
use super::report::grade;
use super::sheet::row_name;
use crate::draw::Look;
use crate::palette::Ink;
use crate::text::{clip, pad, pad_left, width, wrap};

/// So many choices are shown unless all are asked for.
const SHOWN: usize = 10;

impl Visit<'_, '_> {
    /// Shows the table for the dice that lie there, and marks the decision.
    pub(super) fn advise(&mut self, all: bool) -> io::Result<()> {
        if !self.seen().is_lying() {
            let key = if self.game.is_over() { "jamb-over" } else { "jamb-advice-no-dice" };
            return self.refuse(&Saying::new(key));
        }
        self.note_advice()?;
        self.changed()?;
        let Some(advice) = self.inquire::<Advice>("advice", json!({ "advice": true }))? else {
            return Ok(());
        };
        self.advised = advice.choices.first().map(|best| best.text.clone());
        self.console.print("")?;
        let (words, look) = (Rc::clone(&self.console.words), self.look());
        self.console
            .screen
            .print_laid(&|columns| advice_table(&advice, all, &words, &Look { columns, ..look }))?;
        self.tell_range(&advice)?;
        self.say(&Saying::new("jamb-advice-enter"))
    }

    /// Says between which totals most games end from here.
    fn tell_range(&mut self, advice: &Advice) -> io::Result<()> {
        let best = advice.choices.first().map(|best| best.text.as_str());
        let range = match best.filter(|_| self.game.is_persons_turn()) {
            Some(best) if self.reckon_spread()? => {
                self.inquire::<Range>("range", json!({ "range": best }))?
            }
            _ => None,
        };
        let saying = match range {
            Some(Range { low, high }) => {
                Saying::new("jamb-advice-range").with("low", low.to_string()).with("high", high.to_string())
            }
            None => Saying::new("jamb-advice-expected"),
        };
        let expected = decimal(advice.expected, self.words());
        self.say(&saying.with("expected", expected))
    }

    /// Reckons how totals are spread, which the game then knows. It takes seconds at the beginning of a game, and
    /// nothing at its end; Ctrl-C does without.
    fn reckon_spread(&mut self) -> io::Result<bool> {
        const BEAT: Duration = Duration::from_millis(200);
        let game = Jamb { rules: self.rules(), ..Jamb::default() };
        let seen = self.seen();
        let state = seen.person().and_then(|person| game.read_state(&person.view.position).ok());
        let Some(state) = state else { return Ok(false) };
        let mut told = Instant::now();
        let mut failed = Ok(());
        let console = &mut *self.console;
        let is_spoken = console.look().is_spoken();
        let spread = spread_from(game.rules, state.filled(), |done, of| {
            if told.elapsed() >= BEAT && !is_spoken {
                told = Instant::now();
                let percent = 100 * done / of.max(1);
                let text =
                    console.words().say(&Saying::new("jamb-advice-reckoning").with("percent", percent));
                failed = console.screen.whisper(&text);
            }
            failed.is_ok() && !console.screen.interrupted()
        });
        console.screen.whisper("")?;
        failed.map(|()| spread.is_some())
    }
}

fn advice_table(advice: &Advice, all: bool, words: &Words, look: &Look) -> Vec<String> {
    let shown = if all { advice.choices.len() } else { SHOWN.min(advice.choices.len()) };
    let rows: Vec<Cells> = advice.choices[..shown].iter().map(|advised| row(advised, words)).collect();
    if look.is_spoken() {
        return rows.iter().flat_map(|row| wrap(&spoken(row, words), look.columns)).collect();
    }
    let mut lines = table(&heads(advice, words, look), &rows, look);
    if shown < advice.choices.len() {
        let more = Saying::new("jamb-advice-more").with("count", advice.choices.len() - shown);
        lines.extend(wrap(&words.say(&more), look.columns));
    }
    lines
}

/// A line of the table: the choice, the expected total, the loss, the points now, the chances of the next
/// fields down and up, and the grade.
type Cells = [String; 7];

fn heads(advice: &Advice, words: &Words, look: &Look) -> Cells {
    let next = |name: &Option<String>, arrow: &str| {
        let row = Row::ALL.into_iter().find(|row| Some(row.name()) == name.as_deref());
        row.map_or_else(String::new, |row| format!("{arrow} {}", row_name(row, words)))
    };
    [
        words.text("jamb-advice-choice"),
        words.text("jamb-advice-total"),
        words.text("jamb-advice-loss"),
        words.text("jamb-advice-now"),
        next(&advice.next_down, look.sign("↓", "v")),
        next(&advice.next_up, look.sign("↑", "^")),
        String::new(),
    ]
}

fn row(advised: &Advised, words: &Words) -> Cells {
    let chance = |chance: Option<f64>| chance.map_or_else(String::new, |chance| percent(chance, words));
    [
        words.say(&advised.what),
        decimal(advised.total, words),
        hundredths(advised.loss, words),
        if advised.writes { advised.points.to_string() } else { String::new() },
        chance(advised.makes_down),
        chance(advised.makes_up),
        words.say(&grade(&advised.grade)),
    ]
}

/// The lines of the table; the best choice comes first and shines.
fn table(heads: &Cells, rows: &[Cells], look: &Look) -> Vec<String> {
    let widest = |index: usize| rows.iter().chain([heads]).map(|row| width(&row[index])).max().unwrap_or(0);
    let columns: [usize; 7] = std::array::from_fn(widest);
    // The grade says in a word what the loss says in a number; where there is no room, it goes, and then the numbers
    // that matter less.
    let taken = |count: usize| {
        columns[..count].iter().filter(|columns| **columns > 0).map(|columns| columns + 2).sum::<usize>()
    };
    let has_room = taken(columns.len()) <= look.columns;
    let numbers_shown =
        (2..columns.len() - 1).rev().find(|&count| taken(1 + count) <= look.columns + 2).unwrap_or(2);
    let line = |[choice, numbers @ .., grade]: &Cells| {
        let mut line = pad(choice, columns[0]);
        let numbers = numbers.iter().zip(&columns[1..]).take(numbers_shown);
        for (number, &columns) in numbers.filter(|(_, columns)| **columns > 0) {
            line += &format!("  {}", pad_left(number, columns));
        }
        if has_room {
            line += &format!("  {grade}");
        }
        clip(line.trim_end(), look.columns)
    };
    let mut lines = vec![look.palette.ink(Ink::Soft, &line(heads))];
    lines.extend(rows.iter().enumerate().map(|(index, row)| match index {
        0 => look.palette.ink(Ink::Accent, &line(row)),
        _ => line(row),
    }));
    lines
}

fn spoken([what, total, loss, .., grade]: &Cells, words: &Words) -> String {
    let saying = Saying::new("jamb-advice-spoken")
        .with("what", what.as_str())
        .with("total", total.as_str())
        .with("loss", loss.as_str())
        .with("grade", grade.as_str());
    words.say(&saying)
}

/// A number with one decimal.
pub(super) fn decimal(number: f64, words: &Words) -> String {
    places(number, 1, words)
}

/// A number with two decimals.
pub(super) fn hundredths(number: f64, words: &Words) -> String {
    places(number, 2, words)
}

/// A number with one decimal and its sign.
pub(super) fn signed(number: f64, words: &Words) -> String {
    let text = decimal(number, words);
    if number > 0.0 && text.chars().any(|digit| ('1'..='9').contains(&digit)) {
        format!("+{text}")
    } else {
        text
    }
}

fn places(number: f64, places: usize, words: &Words) -> String {
    let text = format!("{number:.places$}");
    let is_nothing = !text.chars().any(|digit| ('1'..='9').contains(&digit));
    let text = if is_nothing { text.trim_start_matches('-').to_owned() } else { text };
    text.replace('.', &words.text("decimal-sign"))
}

/// A chance in per cent.
pub(super) fn percent(chance: f64, words: &Words) -> String {
    words.say(&Saying::new("jamb-percent").with("number", decimal(100.0 * chance, words)))
}
