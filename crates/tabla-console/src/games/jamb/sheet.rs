//! The talon as a printed sheet: empty fields are blank, crossed-out ones have a cross, those that can be
//! written now show in brackets what they would bring.

use tabla_core::{Say, Saying};
use tabla_play::Words;
use tabla_play::jamb::{Column, Jamb, Move, Person, Row, State};

use crate::draw::Look;
use crate::palette::Paint;
use crate::tell;
use crate::text::{pad, pad_left, width};

/// The narrowest a column is.
const COLUMN: usize = 7;

/// The sheet in lines.
pub fn sheet(state: &State, game: &Jamb, words: &Words, look: &Look) -> Vec<String> {
    let heads = Column::ALL.map(|column| head(column, words, look));
    let widths = heads.each_ref().map(|head| (width(head) + 2).max(COLUMN));
    let sum = if look.is_ascii() { words.text("jamb-sheet-sum-ascii") } else { words.text("jamb-sheet-sum") };
    let sums = [sum, words.text("jamb-sheet-total"), words.text("jamb-sheet-all")];
    let rows = Row::ALL.map(|row| row_name(row, words));
    let labels = rows.iter().chain(&sums).map(|label| width(label)).max().unwrap_or(0) + 2;
    let grid = Grid { look, labels, widths };
    let totals = state.totals();
    let sum =
        |label: &str, sums: [u16; 3]| grid.line(label, sums.map(|sum| (sum.to_string(), Paint::Figure)));
    let between = || grid.rule(["├", "┼", "┤"]);
    let mut lines =
        vec![grid.rule(["┌", "┬", "┐"]), grid.line("", heads.map(|head| (head, Paint::Figure))), between()];
    for (row, name) in Row::ALL.into_iter().zip(&rows) {
        if row == Row::Kenta {
            lines.extend([sum(&sums[0], totals.upper), between()]);
        }
        lines.push(grid.line(name, Column::ALL.map(|column| field(state, game, row, column, look))));
    }
    lines.extend([sum(&sums[0], totals.lower), between(), sum(&sums[1], totals.columns)]);
    lines.extend(grid.whole(&sums[2], &totals.grand.to_string()));
    lines
}

/// The name of a row as the sheet has it.
pub(super) fn row_name(row: Row, words: &Words) -> String {
    row.face().map_or_else(|| words.say(&row.say()), |face| face.to_string())
}

fn head(column: Column, words: &Words, look: &Look) -> String {
    let name = words.say(&column.say());
    match column {
        Column::Down => format!("{} {name}", look.sign("↓", "v")),
        Column::Up => format!("{} {name}", look.sign("↑", "^")),
        Column::Hand => name,
    }
}

fn field(state: &State, game: &Jamb, row: Row, column: Column, look: &Look) -> (String, Paint) {
    let cross = look.sign("×", "x");
    match state.talon().field(row, column) {
        Some(0) => return (cross.to_owned(), Paint::Ground),
        Some(points) => return (points.to_string(), Paint::Figure),
        None => {}
    }
    if game.judge(state, Move::Write { column, row }).is_ok() {
        let brings = game.worth(state, row).map_or_else(|| cross.to_owned(), |points| points.to_string());
        return (format!("[{brings}]"), Paint::Open);
    }
    let is_next = state.next(column) == Some(row);
    match column {
        Column::Down if is_next => (look.sign("▼", "v").to_owned(), Paint::Open),
        Column::Up if is_next => (look.sign("▲", "^").to_owned(), Paint::Open),
        _ => (String::new(), Paint::Ground),
    }
}

/// The lines of the sheet: a column for the names of rows, and three of fields.
struct Grid<'a> {
    look: &'a Look,
    labels: usize,
    widths: [usize; 3],
}

impl Grid<'_> {
    fn rule(&self, corners: [&'static str; 3]) -> String {
        let (corners, dash) = if self.look.is_ascii() { (["+"; 3], "-") } else { (corners, "─") };
        let [left, middle, right] = corners;
        let parts: Vec<String> =
            [self.labels].iter().chain(&self.widths).map(|&columns| dash.repeat(columns)).collect();
        self.look.palette.paint(Paint::Line, &format!("{left}{}{right}", parts.join(middle)))
    }

    fn line(&self, label: &str, cells: [(String, Paint); 3]) -> String {
        let palette = self.look.palette;
        let bar = self.bar();
        let mut line = format!("{bar}{}", self.label(label));
        for ((text, paint), columns) in cells.into_iter().zip(self.widths) {
            line += &bar;
            line += &palette.paint(paint, &(pad_left(&text, columns - 1) + " "));
        }
        line + &bar
    }

    /// The last row, whose three fields are one.
    fn whole(&self, label: &str, text: &str) -> [String; 3] {
        let palette = self.look.palette;
        let bar = self.bar();
        let columns = self.widths.iter().sum::<usize>() + 2;
        let (corners, dash) = if self.look.is_ascii() {
            (["+"; 6], "-")
        } else {
            (["├", "┼", "┴", "┤", "└", "┘"], "─")
        };
        let [left, cross, foot, right, bottom_left, bottom_right] = corners;
        let parts = self.widths.map(|columns| dash.repeat(columns)).join(foot);
        let labels = dash.repeat(self.labels);
        [
            palette.paint(Paint::Line, &format!("{left}{labels}{cross}{parts}{right}")),
            format!(
                "{bar}{}{bar}{}{bar}",
                self.label(label),
                palette.paint(Paint::BestFigure, &(pad_left(text, columns - 1) + " "))
            ),
            palette.paint(
                Paint::Line,
                &format!("{bottom_left}{labels}{foot}{}{bottom_right}", dash.repeat(columns)),
            ),
        ]
    }

    fn bar(&self) -> String {
        self.look.palette.paint(Paint::Line, self.look.sign("│", "|"))
    }

    fn label(&self, label: &str) -> String {
        self.look.palette.paint(Paint::Figure, &pad(&format!(" {label}"), self.labels))
    }
}

/// The sheet in sentences.
pub(super) fn sentences(person: &Person, game: &Jamb, words: &Words) -> Vec<String> {
    let state = person.state();
    let totals = state.totals();
    let mut sentences = Vec::new();
    for column in Column::ALL {
        let (filled, open): (Vec<Row>, Vec<Row>) =
            Row::ALL.into_iter().partition(|&row| state.talon().field(row, column).is_some());
        let fields: Vec<String> = filled
            .into_iter()
            .map(|row| {
                let name = row_name(row, words);
                words.say(&match state.talon().field(row, column) {
                    Some(0) | None => Saying::new("jamb-spoken-crossed").with("row", name),
                    Some(points) => {
                        Saying::new("jamb-spoken-field").with("row", name).with("points", i64::from(points))
                    }
                })
            })
            .collect();
        let rest = match (state.next(column), open.is_empty()) {
            (_, true) => Saying::new("jamb-spoken-full"),
            (Some(next), _) => Saying::new("jamb-spoken-next").with("row", row_name(next, words)),
            (None, _) => {
                let names: Vec<String> = open.into_iter().map(|row| row_name(row, words)).collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                Saying::new("jamb-spoken-open").with("rows", tell::list(&names, words))
            }
        };
        let fields = if fields.is_empty() { words.text("jamb-spoken-empty") } else { fields.join(", ") };
        let saying = Saying::new("jamb-spoken-column")
            .with("column", column.say())
            .with("fields", fields)
            .with("rest", rest)
            .with("upper", usize::from(totals.upper[column.index()]))
            .with("lower", usize::from(totals.lower[column.index()]))
            .with("total", usize::from(totals.columns[column.index()]));
        sentences.push(words.say(&saying));
    }
    sentences.extend(brings(state, game, words));
    sentences
}

/// What each field that can be written now would bring.
pub(super) fn brings(state: &State, game: &Jamb, words: &Words) -> Option<String> {
    state.lying()?;
    let fields: Vec<String> = legal_fields(state, game)
        .into_iter()
        .map(|(column, row, points)| {
            let key = if points.is_some() { "jamb-field-brings" } else { "jamb-field-crosses" };
            let saying = Saying::new(key).with("column", column.say()).with("row", row_name(row, words));
            words.say(&match points {
                Some(points) => saying.with("points", i64::from(points)),
                None => saying,
            })
        })
        .collect();
    Some(words.say(&Saying::new("jamb-spoken-brings").with("fields", fields.join(", "))))
}

/// The fields that can be written now, and what they would bring: down, up, then the hand column.
pub(super) fn legal_fields(state: &State, game: &Jamb) -> Vec<(Column, Row, Option<u8>)> {
    let fields = Column::ALL.into_iter().flat_map(|column| Row::ALL.map(|row| (column, row)));
    fields
        .filter(|&(column, row)| game.judge(state, Move::Write { column, row }).is_ok())
        .map(|(column, row)| (column, row, game.worth(state, row)))
        .collect()
}
