//! The page: who gets which rows, and everything drawn in its place.
//!
//! The board stands on the left. Beside it share the rows: what matters now, the newest answer, and a menu. What is
//! most important shrinks last, and what does not fit is a few rows further down, not gone.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::ansi;
use super::field::Field;
use super::log::Log;
use crate::screen::{Canvas, Captions, Drawn, Spot};
use crate::text::{clip, width, wrap};

/// The fewest rows of a menu: its title, and a few of its choices.
const MENU: usize = 4;
/// The fewest columns for what is typed after a prompt.
const TYPED: usize = 12;

/// A menu as it stands on the page.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    pub title: String,
    pub items: Vec<String>,
    pub note: String,
    pub selected: usize,
    /// Whether the choices have numbers.
    pub is_numbered: bool,
}

/// Everything that is on the page.
pub struct Page<'a> {
    pub drawn: Option<&'a Drawn>,
    pub log: &'a Log,
    pub choices: Option<&'a Choices>,
    pub prompt: &'a str,
    pub field: &'a Field,
    /// The last row: what is going on, or which keys there are.
    pub foot: &'a str,
    /// The spot that the cursor keys are at.
    pub cursor: Option<usize>,
    pub marked: &'a [usize],
    /// Whether the text covers the board; `None`: where it needs to.
    pub covers: Option<bool>,
    /// Whether the newest text answers something that was typed.
    pub is_answer: bool,
    /// So many rows the person has scrolled down.
    pub scroll: isize,
    pub captions: &'a Captions,
}

/// What is where on the page.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The spots that are to be seen, by their number: those of the board, then those beside it.
    pub spots: Vec<(Rect, usize)>,
    pub items: Vec<(Rect, usize)>,
    /// So many rows of text are to be seen.
    pub rows: usize,
    /// How far the text can be scrolled, up and down.
    pub reach: (isize, isize),
    /// Whether the text covers the board.
    pub is_covered: bool,
    pub cursor: Position,
}

/// How the rows beside a board are shared.
struct Shares {
    side: usize,
    text: usize,
    menu: usize,
}

/// First come the most important parts of everybody, then the newest answer, then the rest of the others; what is
/// left is for older answers.
fn share(rows: usize, (side, firm): (usize, usize), newest: usize, menu: usize) -> Shares {
    let mut left = rows;
    let mut take = |wanted: usize| {
        let taken = wanted.min(left);
        left -= taken;
        taken
    };
    let mut shares = Shares { menu: take(menu.min(MENU)), side: take(side.min(firm)), text: take(newest) };
    shares.menu += take(menu - shares.menu.min(menu));
    shares.side += take(side - shares.side.min(side));
    shares.text += left;
    shares
}

/// The room for a picture on a page of this size, under this prompt.
pub fn canvas(area: Rect, prompt: &str) -> Canvas {
    let rows = usize::from(area.height).saturating_sub(1 + prompt_rows(prompt, area.width.into()));
    Canvas { columns: area.width.into(), rows }
}

fn prompt_rows(prompt: &str, columns: usize) -> usize {
    let lines = ansi::folded(prompt, columns);
    let last = lines.last().map_or(0, Line::width);
    lines.len().max(1) + usize::from(last + TYPED > columns)
}

/// Draws the page.
pub fn draw(page: &Page, area: Rect, buffer: &mut Buffer) -> Places {
    let columns = usize::from(area.width);
    let mut places = Places::default();
    let rows = canvas(area, page.prompt).rows;
    let foot = fitting(page.foot, columns);
    if area.height > 0 {
        let dim = Style::new().add_modifier(Modifier::DIM);
        buffer.set_stringn(0, area.height - 1, &foot, columns, dim);
    }
    places.cursor = draw_prompt(page, rows, columns, area, buffer);
    let board = page.drawn.map_or(0, |drawn| drawn.board.iter().map(|line| width(line)).max().unwrap_or(0));
    let gap = Canvas { columns, rows }.gap();
    let beside = columns.saturating_sub(board + gap);
    let menu =
        page.choices.map(|choices| menu_lines(choices, if board > 0 { beside } else { columns }, rows));
    let wanted = menu.as_ref().map_or(0, |menu| menu.len() + 1);
    if let (Some(drawn), true) = (page.drawn, board > 0) {
        let laid = page.log.lay(beside, false);
        let newest = laid.lines.len() - laid.newest;
        let side = drawn.side.len() + usize::from(!drawn.side.is_empty());
        let is_wide = page.log.is_wider_than(beside);
        // What nobody has asked for, or does not want to see any more, takes what is left.
        let urgent = if page.is_answer && page.covers.is_none() { newest } else { 0 };
        let shares = share(rows, (side, drawn.firm.min(drawn.side.len())), urgent, wanted);
        let needs = page.is_answer && (is_wide || shares.text < newest);
        places.is_covered = page.covers.unwrap_or(needs);
        if !places.is_covered {
            let text = Rect::new((board + gap) as u16, 0, beside as u16, rows as u16);
            draw_board(page, drawn, rows, buffer, &mut places);
            draw_side(page, drawn, shares.side, text, buffer, &mut places);
            let log = Rect { y: shares.side as u16, height: shares.text as u16, ..text };
            if !is_wide {
                draw_text(page, &laid, log, buffer, &mut places);
            }
            let below = Rect { y: log.y + log.height, height: shares.menu as u16, ..text };
            draw_menu(page, menu.as_deref(), below, buffer, &mut places);
            return places;
        }
    }
    let laid = page.log.lay(columns, true);
    let menu = page.choices.map(|choices| menu_lines(choices, columns, rows));
    let wanted = menu.as_ref().map_or(0, |menu| menu.len() + 1);
    let mut shares = share(rows, (0, 0), laid.lines.len() - laid.newest, wanted);
    // A text that is shorter than the page stands above its menu, not far away from it.
    shares.text = shares.text.min(laid.lines.len());
    let log = Rect::new(0, 0, area.width, shares.text as u16);
    draw_text(page, &laid, log, buffer, &mut places);
    let below = Rect { y: log.height, height: shares.menu as u16, ..log };
    draw_menu(page, menu.as_deref(), below, buffer, &mut places);
    places
}

/// As much of the last row as fits: whole parts of it.
fn fitting(foot: &str, columns: usize) -> String {
    const BETWEEN: &str = " · ";
    let mut parts: Vec<&str> = foot.split(BETWEEN).collect();
    while parts.len() > 1 && width(&parts.join(BETWEEN)) > columns {
        parts.pop();
    }
    clip(&parts.join(BETWEEN), columns)
}

fn draw_prompt(page: &Page, top: usize, columns: usize, area: Rect, buffer: &mut Buffer) -> Position {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = ansi::folded(page.prompt, columns);
    if lines.last().map_or(0, Line::width) + TYPED > columns {
        lines.push(Line::default());
    }
    for (row, line) in lines.iter().enumerate() {
        let style = line.clone().patch_style(bold);
        put(buffer, 0, top + row, &style, columns);
    }
    let (row, before) = (top + lines.len().max(1) - 1, lines.last().map_or(0, Line::width));
    let before =
        if before == 0 || page.prompt.ends_with(' ') && before < columns { before } else { before + 1 };
    let (text, at) = page.field.shown(columns.saturating_sub(before + 1));
    put(buffer, before, row, &Line::from(text), columns);
    Position::new(((before + at) as u16).min(area.width.saturating_sub(1)), row as u16)
}

fn put(buffer: &mut Buffer, x: usize, y: usize, line: &Line<'_>, columns: usize) {
    let area = buffer.area;
    if x < usize::from(area.width) && y < usize::from(area.height) {
        let room = columns.min(usize::from(area.width) - x);
        buffer.set_line(x as u16, y as u16, line, room as u16);
    }
}

fn draw_board(page: &Page, drawn: &Drawn, rows: usize, buffer: &mut Buffer, places: &mut Places) {
    for (row, line) in drawn.board.iter().take(rows).enumerate() {
        put(buffer, 0, row, &ansi::line(line), usize::from(buffer.area.width));
    }
    draw_spots(page, &drawn.spots, 0, Rect::new(0, 0, buffer.area.width, rows as u16), buffer, places);
}

fn draw_side(page: &Page, drawn: &Drawn, rows: usize, area: Rect, buffer: &mut Buffer, places: &mut Places) {
    // The last row stays empty, for what follows.
    let shown = if rows > drawn.side.len() { drawn.side.len() } else { rows };
    for (row, line) in drawn.side.iter().take(shown).enumerate() {
        put(buffer, area.x.into(), row, &ansi::line(line), area.width.into());
    }
    if shown < drawn.side.len() && shown > 0 {
        let sign = if page.captions.is_ascii { "..." } else { "…" };
        put(
            buffer,
            usize::from(area.x + area.width).saturating_sub(sign.len()),
            shown - 1,
            &Line::from(sign),
            3,
        );
    }
    let area = Rect { height: shown as u16, ..area };
    draw_spots(page, &drawn.side_spots, drawn.spots.len(), area, buffer, places);
}

fn draw_spots(
    page: &Page,
    spots: &[Spot],
    first: usize,
    area: Rect,
    buffer: &mut Buffer,
    places: &mut Places,
) {
    for (index, spot) in spots.iter().enumerate() {
        let [x, y, columns, rows] =
            [spot.column, spot.row, spot.columns, spot.rows].map(|number| number as u16);
        let place =
            Rect::new(area.x + x, area.y + y, columns, rows).intersection(area).intersection(buffer.area);
        if place.is_empty() {
            continue;
        }
        let number = first + index;
        if page.marked.contains(&number) {
            buffer.set_style(place, Style::new().add_modifier(Modifier::UNDERLINED | Modifier::REVERSED));
        }
        if page.cursor == Some(number) {
            buffer.set_style(place, Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD));
        }
        places.spots.push((place, number));
    }
}

fn draw_text(page: &Page, laid: &super::log::Laid, area: Rect, buffer: &mut Buffer, places: &mut Places) {
    let (rows, count) = (usize::from(area.height), laid.lines.len());
    places.rows = rows;
    if rows == 0 {
        return;
    }
    let last = count.saturating_sub(rows);
    // What is longer than the page begins at its top.
    let usual = laid.newest.min(last) as isize;
    places.reach = (-usual, last as isize - usual);
    let top = (usual + page.scroll.clamp(places.reach.0, places.reach.1)) as usize;
    for (row, line) in laid.lines.iter().skip(top).take(rows).enumerate() {
        put(buffer, area.x.into(), usize::from(area.y) + row, line, area.width.into());
    }
    if top + rows < count {
        let mark = format!(" {} {} ", if page.captions.is_ascii { "v" } else { "▼" }, page.captions.more);
        let mark = Line::styled(mark, Style::new().add_modifier(Modifier::REVERSED));
        let x = usize::from(area.x + area.width).saturating_sub(mark.width());
        put(buffer, x, usize::from(area.y) + rows - 1, &mark, mark.width());
    }
}

/// The lines of a menu, each with the choice that it belongs to.
fn menu_lines(choices: &Choices, columns: usize, rows: usize) -> Vec<(Option<usize>, Line<'static>)> {
    // A choice may take two lines, where there is room for them.
    let folded = lines_of(choices, columns, true);
    if folded.len() < rows { folded } else { lines_of(choices, columns, false) }
}

fn lines_of(choices: &Choices, columns: usize, is_folded: bool) -> Vec<(Option<usize>, Line<'static>)> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let dim = Style::new().add_modifier(Modifier::DIM);
    let plain = |text: &str, style| {
        ansi::folded(text, columns).into_iter().map(move |line| (None, line.patch_style(style)))
    };
    let mut lines: Vec<(Option<usize>, Line)> = plain(&choices.title, bold).collect();
    for (index, item) in choices.items.iter().enumerate() {
        let lead = if choices.is_numbered { format!("{:>3}  ", index + 1) } else { "  ".to_owned() };
        let room = columns.saturating_sub(lead.len());
        let parts = if is_folded { wrap(item, room) } else { vec![clip(item, room)] };
        for (row, part) in parts.iter().enumerate() {
            let lead = if row == 0 { lead.clone() } else { " ".repeat(lead.len()) };
            let mut line = ansi::line(&format!("{lead}{part}"));
            if index == choices.selected {
                line = line.patch_style(Style::new().add_modifier(Modifier::REVERSED));
            }
            lines.push((Some(index), line));
        }
    }
    if !choices.note.is_empty() {
        lines.extend(plain(&choices.note, dim));
    }
    lines
}

fn draw_menu(
    page: &Page,
    lines: Option<&[(Option<usize>, Line<'static>)]>,
    area: Rect,
    buffer: &mut Buffer,
    places: &mut Places,
) {
    let (Some(lines), Some(choices)) = (lines, page.choices) else { return };
    let rows = usize::from(area.height);
    // The first row stays empty, the title stays above its choices.
    let titles = lines.iter().take_while(|(item, _)| item.is_none()).count();
    let start = usize::from(rows > lines.len() && area.y > 0);
    let room = rows.saturating_sub(start);
    let titles = if room > titles { titles } else { 0 };
    let body = &lines[lines.iter().take_while(|(item, _)| item.is_none()).count()..];
    let seen = room.saturating_sub(titles);
    let chosen = body.iter().position(|(item, _)| *item == Some(choices.selected)).unwrap_or(0);
    let top = chosen.saturating_sub(seen / 2).min(body.len().saturating_sub(seen));
    let shown = lines[..titles].iter().chain(body.iter().skip(top).take(seen));
    for (row, (item, line)) in shown.enumerate() {
        let y = area.y + (start + row) as u16;
        put(buffer, area.x.into(), y.into(), line, area.width.into());
        if let Some(index) = item {
            places.items.push((Rect::new(area.x, y, area.width, 1), *index));
        }
    }
    let arrow = |y: u16, sign: &str, buffer: &mut Buffer| {
        let x = usize::from(area.x + area.width).saturating_sub(1);
        put(buffer, x, y.into(), &Line::from(sign.to_owned()), 1);
    };
    if top > 0 {
        arrow(area.y + (start + titles) as u16, if page.captions.is_ascii { "^" } else { "▲" }, buffer);
    }
    if top + seen < body.len() && room > 0 {
        arrow(area.y + (rows - 1) as u16, if page.captions.is_ascii { "v" } else { "▼" }, buffer);
    }
}
