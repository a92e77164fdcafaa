//! The talon as a printed sheet: empty fields are blank, crossed-out ones have a cross, those that can be
//! written now show in brackets what they would bring.

use tabla_core::{Say, Saying};
use tabla_games::Words;
use tabla_games::jamb::{Column, FieldView, Mark, Mover, Row, View};

use crate::draw::Look;
use crate::palette::Paint;
use crate::screen::{Spot, Touch};
use crate::tell;
use crate::text::{pad, pad_left, width};

/// The narrowest a column is.
const COLUMN: usize = 7;

/// How many rows a sheet takes with all its rules.
const HIGH: usize = 21;

/// The sheet in lines. Where it would be too high, it does with fewer rules.
pub fn sheet(view: &View, words: &Words, look: &Look) -> Vec<String> {
    let heads = Column::ALL.map(|column| head(column, words, look));
    let sums = sum_names(words, look);
    let rows = Row::ALL.map(|row| row_name(row, words));
    let grid = Grid::new(words, look);
    let totals = &view.sums;
    let sum =
        |label: &str, sums: [u16; 3]| grid.line(label, sums.map(|sum| (sum.to_string(), Paint::Figure)));
    let between = || grid.rule(["├", "┼", "┤"]);
    let is_high = !look.is_lower_than(HIGH);
    let rule = |line: String| Some(line).filter(|_| is_high);
    let mut lines = Vec::from_iter(rule(grid.rule(["┌", "┬", "┐"])));
    lines.extend([grid.line("", heads.map(|head| (head, Paint::Figure))), between()]);
    for (row, name) in Row::ALL.into_iter().zip(&rows) {
        if row == Row::Kenta {
            lines.push(sum(&sums[0], totals.upper));
            lines.extend(rule(between()));
        }
        lines.push(grid.line(name, Column::ALL.map(|column| drawn(view, row, column, look))));
    }
    lines.push(sum(&sums[0], totals.lower));
    lines.extend(rule(between()));
    lines.push(sum(&sums[1], totals.columns));
    let [above, all, below] = grid.whole(&sums[2], &totals.grand.to_string());
    lines.extend(rule(above));
    lines.extend([all, below]);
    lines
}

/// What can be touched on a sheet that is drawn so: the fields that can be written.
pub(super) fn spots(view: &View, words: &Words, look: &Look) -> Vec<Spot> {
    let grid = Grid::new(words, look);
    let rules = usize::from(!look.is_lower_than(HIGH));
    let spot = |(column, row, _): (Column, Row, Option<u8>)| {
        let before: usize = grid.widths[..column.index()].iter().map(|columns| columns + 1).sum();
        // Above the second half there is a sum, with a rule below it.
        let sums = if row.index() >= Row::Kenta.index() { 1 + rules } else { 0 };
        let y = 2 + rules + row.index() + sums;
        let touch = Touch::Begin(vec![format!("{} {}", column.name(), row.name())]);
        Spot::new(y, grid.labels + 2 + before, grid.widths[column.index()], touch)
    };
    legal_fields(view).into_iter().map(spot).collect()
}

/// The names of the sums: of a half, of a column, of all.
fn sum_names(words: &Words, look: &Look) -> [String; 3] {
    let sum = if look.is_ascii() { words.text("jamb-sheet-sum-ascii") } else { words.text("jamb-sheet-sum") };
    [sum, words.text("jamb-sheet-total"), words.text("jamb-sheet-all")]
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

/// A field of the talon.
fn field(view: &View, row: Row, column: Column) -> Option<&FieldView> {
    view.rows.get(row.index()).and_then(|row| row.fields.get(column.index()))
}

/// The row that comes next in this column, where it has an order.
fn next(view: &View, column: Column) -> Option<Row> {
    let name = match column {
        Column::Down => view.next_down.as_deref()?,
        Column::Up => view.next_up.as_deref()?,
        Column::Hand => return None,
    };
    Row::ALL.into_iter().find(|row| row.name() == name)
}

/// Whether only the hand column is left.
pub(super) fn is_hand_only(view: &View) -> bool {
    view.next_down.is_none() && view.next_up.is_none()
}

fn drawn(view: &View, row: Row, column: Column, look: &Look) -> (String, Paint) {
    let cross = look.sign("×", "x");
    let Some(field) = field(view, row, column) else { return (String::new(), Paint::Ground) };
    match (field.mark, field.value) {
        (Mark::Crossed, _) => return (cross.to_owned(), Paint::Ground),
        (Mark::Written, Some(points)) => return (points.to_string(), Paint::Figure),
        _ => {}
    }
    if field.play.is_some() {
        let brings = brought(field).map_or_else(|| cross.to_owned(), |points| points.to_string());
        return (format!("[{brings}]"), Paint::Open);
    }
    let is_next = next(view, column) == Some(row);
    match column {
        Column::Down if is_next => (look.sign("▼", "v").to_owned(), Paint::Open),
        Column::Up if is_next => (look.sign("▲", "^").to_owned(), Paint::Open),
        _ => (String::new(), Paint::Ground),
    }
}

/// What a field would bring; nothing when it would be crossed out.
fn brought(field: &FieldView) -> Option<u8> {
    field.pays.filter(|&points| points > 0)
}

/// The lines of the sheet: a column for the names of rows, and three of fields.
struct Grid<'a> {
    look: &'a Look,
    labels: usize,
    widths: [usize; 3],
}

impl<'a> Grid<'a> {
    fn new(words: &Words, look: &'a Look) -> Grid<'a> {
        let heads = Column::ALL.map(|column| head(column, words, look));
        let widths = heads.each_ref().map(|head| (width(head) + 2).max(COLUMN));
        let rows = Row::ALL.map(|row| row_name(row, words));
        let names = sum_names(words, look);
        let labels = rows.iter().chain(&names).map(|label| width(label)).max().unwrap_or(0) + 2;
        Grid { look, labels, widths }
    }

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
pub(super) fn sentences(view: &View, words: &Words) -> Vec<String> {
    let totals = &view.sums;
    let mut sentences = Vec::new();
    for column in Column::ALL {
        let value = |row: Row| field(view, row, column).and_then(|field| field.value);
        let (filled, open): (Vec<Row>, Vec<Row>) =
            Row::ALL.into_iter().partition(|&row| value(row).is_some());
        let fields: Vec<String> = filled
            .into_iter()
            .map(|row| {
                let name = row_name(row, words);
                words.say(&match value(row) {
                    Some(0) | None => Saying::new("jamb-spoken-crossed").with("row", name),
                    Some(points) => {
                        Saying::new("jamb-spoken-field").with("row", name).with("points", i64::from(points))
                    }
                })
            })
            .collect();
        let rest = match (next(view, column), open.is_empty()) {
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
    sentences.extend(brings(view, words));
    sentences
}

/// What each field that can be written now would bring.
pub(super) fn brings(view: &View, words: &Words) -> Option<String> {
    if view.to_move != Mover::Player {
        return None;
    }
    let fields: Vec<String> = legal_fields(view)
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
pub(super) fn legal_fields(view: &View) -> Vec<(Column, Row, Option<u8>)> {
    let fields = Column::ALL.into_iter().flat_map(|column| Row::ALL.map(|row| (column, row)));
    fields
        .filter_map(|(column, row)| {
            let field = field(view, row, column).filter(|field| field.play.is_some())?;
            Some((column, row, brought(field)))
        })
        .collect()
}

/// The field that was written last, and its points; nothing when it was crossed out.
pub(super) fn written(view: &View) -> Option<(Column, Row, Option<u8>)> {
    let mut fields = Column::ALL.into_iter().flat_map(|column| Row::ALL.map(|row| (column, row)));
    fields.find_map(|(column, row)| {
        let field = field(view, row, column).filter(|field| field.is_last)?;
        Some((column, row, field.value.filter(|&points| points > 0)))
    })
}
