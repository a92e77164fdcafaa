//! What is counted: the dice that fell, and the bytes of the talon.

use std::io;

use serde_json::json;
use tabla_core::Saying;
use tabla_games::Words;

use super::Visit;
use super::advice::{decimal, hundredths, percent};
use super::answers::{Array, Statistics, Storage, Test};
use crate::palette::Ink;
use crate::text::{pad_left, wrap};

/// The longest bar, in columns.
const BAR: usize = 30;

impl Visit<'_, '_> {
    /// How often each face fell, and whether that is fair.
    pub(super) fn show_statistics(&mut self) -> io::Result<()> {
        self.greet()?;
        let Some(statistics) = self.inquire::<Statistics>("statistics", json!({ "statistics": true }))?
        else {
            return Ok(());
        };
        if statistics.dice == 0 {
            return self.say(&Saying::new("jamb-dice-none"));
        }
        let (words, look) = (self.words(), self.look());
        let (faces, all) = (&statistics.faces, statistics.dice);
        let most = faces.iter().copied().max().unwrap_or(1).max(1);
        let mut lines = Vec::new();
        for (die, &count) in (1u8..).zip(faces) {
            let share = percent(count as f64 / all as f64, words);
            if look.is_spoken() {
                let saying = Saying::new("jamb-dice-spoken")
                    .with("face", die.to_string())
                    .with("count", i64::try_from(count).unwrap_or(i64::MAX))
                    .with("share", share);
                lines.push(words.say(&saying));
            } else {
                let bar = look.sign("█", "#").repeat((count as usize * BAR).div_ceil(most as usize));
                let bar = look.palette.ink(Ink::Accent, &bar);
                lines.push(format!(
                    "  {die}  {}  {}  {bar}",
                    pad_left(&count.to_string(), 5),
                    pad_left(&share, 7)
                ));
            }
        }
        let told = Saying::new("jamb-dice-told")
            .with("count", i64::try_from(all).unwrap_or(i64::MAX))
            .with("even", decimal(all as f64 / 6.0, words));
        lines.extend(wrap(&words.say(&told), look.columns));
        let tests = [
            ("jamb-dice-faces", "jamb-dice-few-faces", statistics.face_test),
            ("jamb-dice-pairs", "jamb-dice-few-pairs", statistics.pair_test),
        ];
        for (key, few, test) in tests {
            let text = match test {
                Some(test) => words.say(&told_test(key, &test, words)),
                None => words.text(few),
            };
            lines.extend(wrap(&text, look.columns));
        }
        self.console.print_lines(&lines)
    }

    /// How the talon lies in memory, and when it becomes dense.
    pub(super) fn show_storage(&mut self) -> io::Result<()> {
        let Some(storage) = self.inquire::<Storage>("storage", json!({ "storage": true }))? else {
            return Ok(());
        };
        let (words, look) = (self.words(), self.look());
        let now = Saying::new("jamb-storage-now")
            .with("layout", storage.layout.to_uppercase())
            .with("filled", storage.filled)
            .with("bytes", storage.bytes)
            .with("dense", storage.dense_bytes);
        let mut lines = wrap(&words.say(&now), look.columns);
        for layout in &storage.layouts {
            let point = match layout.conversion_point {
                Some(point) => Saying::new("jamb-storage-point").with("filled", point),
                None => Saying::new("jamb-storage-never"),
            };
            let saying = Saying::new("jamb-storage-layout")
                .with("layout", layout.layout.to_uppercase())
                .with("bytes", layout.bytes)
                .with("full", layout.full)
                .with("point", point);
            let is_own = layout.layout == storage.layout;
            let mark = if is_own { look.palette.ink(Ink::Accent, "*") } else { " ".to_owned() };
            let told = wrap(&words.say(&saying), look.columns.saturating_sub(2));
            lines.extend(told.iter().enumerate().map(|(row, line)| {
                let mark = if row == 0 { mark.as_str() } else { " " };
                format!("{mark} {line}")
            }));
        }
        lines.extend(content(&storage.content, words).iter().flat_map(|line| wrap(line, look.columns)));
        self.console.print_lines(&lines)
    }
}

fn told_test(key: &'static str, test: &Test, words: &Words) -> Saying {
    let verdict = if test.statistic <= test.rare {
        "jamb-dice-fair"
    } else if test.is_fair {
        "jamb-dice-rare"
    } else {
        "jamb-dice-very-rare"
    };
    Saying::new(key)
        .with("statistic", hundredths(test.statistic, words))
        .with("rare", hundredths(test.rare, words))
        .with("veryrare", hundredths(test.very_rare, words))
        .with("verdict", Saying::new(verdict))
}

/// The arrays themselves; a dense matrix has none.
fn content(arrays: &[Array], words: &Words) -> Vec<String> {
    let join = |numbers: &[u8]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    match arrays {
        [] => vec![words.text("jamb-storage-dense")],
        [Array { name, numbers }] if name.len() == 3 => {
            let triples = numbers.chunks(3).map(|triple| format!("({})", join(triple)));
            vec![format!("[{}]", triples.collect::<Vec<_>>().join(" "))]
        }
        arrays => arrays.iter().map(|array| format!("{} = [{}]", array.name, join(&array.numbers))).collect(),
    }
}
