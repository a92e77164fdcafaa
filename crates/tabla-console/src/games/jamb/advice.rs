//! The adviser's table: every choice with what it is worth to the end of the game.

use std::io;
use std::time::{Duration, Instant};

use tabla_core::Saying;
use tabla_play::Words;
use tabla_play::jamb::{Advice, Advised, Column, Move, Situation, Spread, best_player, optimum, situation};

use super::Visit;
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
        let state = self.party.person().map(|person| person.state().clone());
        let Some(asked) = state.as_ref().and_then(situation) else {
            let key = if self.party.is_over() { "jamb-over" } else { "jamb-advice-no-dice" };
            return self.refuse(&Saying::new(key));
        };
        let rules = self.party.game().rules;
        let Some(advice) = optimum(rules).advise(asked) else { return Ok(()) };
        self.party.note_advice();
        self.changed()?;
        self.advised = advice.best().map(|best| best.mv);
        let lines = self.advice_table(&advice, all);
        self.console.print("")?;
        self.console.print_lines(&lines)?;
        self.tell_range(advice, asked)?;
        self.say(&Saying::new("jamb-advice-enter"))
    }

    /// Says between which totals most games end from here.
    fn tell_range(&mut self, advice: Advice, asked: Situation) -> io::Result<()> {
        if self.spread.as_ref().is_none_or(|spread| spread.root() != asked.filled) {
            self.spread = self.reckon_spread(asked)?;
        }
        let expected = decimal(advice.expected, self.words());
        let range = match &self.spread {
            Some(spread) => advice.with_range(spread).range,
            None => None,
        };
        let saying = match range {
            Some(band) => Saying::new("jamb-advice-range")
                .with("low", band.low.to_string())
                .with("high", band.high.to_string()),
            None => Saying::new("jamb-advice-expected"),
        };
        self.say(&saying.with("expected", expected))
    }

    /// Takes seconds at the beginning of a game, and nothing at its end; Ctrl-C does without.
    fn reckon_spread(&mut self, asked: Situation) -> io::Result<Option<Spread<'static>>> {
        const BEAT: Duration = Duration::from_millis(200);
        let player = best_player(self.party.game().rules);
        let mut told = Instant::now();
        let mut failed = Ok(());
        let console = &mut *self.console;
        let is_spoken = console.look().is_spoken();
        let spread = Spread::of(player, asked.filled, |done, of| {
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
        failed.map(|()| spread)
    }

    fn advice_table(&self, advice: &Advice, all: bool) -> Vec<String> {
        let (words, look) = (self.words(), self.look());
        let shown = if all { advice.choices.len() } else { SHOWN.min(advice.choices.len()) };
        let rows: Vec<Cells> = advice.choices[..shown].iter().map(|advised| row(advised, words)).collect();
        if look.is_spoken() {
            return rows.iter().flat_map(|row| wrap(&spoken(row, words), look.columns)).collect();
        }
        let mut lines = table(&heads(advice, words, &look), &rows, &look);
        if shown < advice.choices.len() {
            let more = Saying::new("jamb-advice-more").with("count", advice.choices.len() - shown);
            lines.extend(wrap(&words.say(&more), look.columns));
        }
        lines
    }
}

/// A line of the table: the choice, the expected total, the loss, the points now, the chances of the next
/// fields down and up, and the grade.
type Cells = [String; 7];

fn heads(advice: &Advice, words: &Words, look: &Look) -> Cells {
    let next = |column, arrow: &str| {
        let row = advice.situation.filled.next(column);
        row.map_or_else(String::new, |row| format!("{arrow} {}", row_name(row, words)))
    };
    [
        words.text("jamb-advice-choice"),
        words.text("jamb-advice-total"),
        words.text("jamb-advice-loss"),
        words.text("jamb-advice-now"),
        next(Column::Down, look.sign("↓", "v")),
        next(Column::Up, look.sign("↑", "^")),
        String::new(),
    ]
}

fn row(advised: &Advised, words: &Words) -> Cells {
    let chance = |chance: Option<f64>| chance.map_or_else(String::new, |chance| percent(chance, words));
    [
        what_advised(advised, words),
        decimal(advised.total, words),
        hundredths(advised.loss, words),
        match advised.mv {
            Move::Write { .. } => advised.points.to_string(),
            Move::Again { .. } => String::new(),
        },
        chance(advised.makes_down),
        chance(advised.makes_up),
        words.say(&grade(advised.grade)),
    ]
}

/// The lines of the table; the best choice comes first and shines.
fn table(heads: &Cells, rows: &[Cells], look: &Look) -> Vec<String> {
    let widest = |index: usize| rows.iter().chain([heads]).map(|row| width(&row[index])).max().unwrap_or(0);
    let columns: [usize; 7] = std::array::from_fn(widest);
    // The grade says in a word what the loss says in a number; where there is no room, it goes.
    let has_room = columns.iter().map(|columns| columns + 2).sum::<usize>() <= look.columns;
    let line = |[choice, numbers @ .., grade]: &Cells| {
        let mut line = pad(choice, columns[0]);
        for (number, &columns) in numbers.iter().zip(&columns[1..]).filter(|(_, columns)| **columns > 0) {
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

/// What a move does, in words: `keep 2 2`, `write 9 into 3, down`.
pub(super) fn what(mv: Move, points: Option<u8>, words: &Words) -> String {
    words.say(&tabla_play::jamb::what(mv, points))
}

/// The same of something that was advised.
pub(super) fn what_advised(advised: &Advised, words: &Words) -> String {
    what(advised.mv, Some(advised.points), words)
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
