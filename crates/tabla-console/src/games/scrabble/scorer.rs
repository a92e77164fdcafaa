//! The scorer's room: a game in three files, replayed placement by placement.

use std::io;
use std::rc::Rc;

use tabla_core::{Say, Saying};
use tabla_games::scrabble::scorer::{File, Placement, Remark, SAMPLE, Scorecard, Texts, score};
use tabla_games::scrabble::{SquareView, score_squares_after};
use tabla_games::{Words, read_text};

use super::board::{legend, scrabble_board};
use crate::commands::{self, Verb};
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::{Canvas, Drawn, Input};
use crate::text::{beside, width, wrap};
use crate::{Console, Look};

/// Beside the board there must be so many columns for the arithmetic.
const NARROWEST: usize = 20;

/// The three files as they were read.
struct Sources([String; 3]);

impl Sources {
    fn texts(&self) -> Texts<'_> {
        let [tiles, board, game] = &self.0;
        Texts { tiles, board, game }
    }
}

/// One placement: the letters, the factor, the bonus, and all together.
pub fn scrabble_arithmetic(placement: &Placement, words: &Words) -> Vec<String> {
    let part = |key, text: String| format!("  {}", words.say(&Saying::new(key).with("text", text)));
    let head = Saying::new("scrabble-placement")
        .with("player", i64::from(placement.player()))
        .with("start", placement.start_text())
        .with("word", placement.word());
    let mut lines = vec![
        words.say(&head),
        part("scrabble-letter-sum", placement.sum_text()),
        part("scrabble-word-factor", placement.word_factor().to_string()),
    ];
    if placement.bonus() > 0 {
        lines.push(part("scrabble-bonus", placement.bonus().to_string()));
    }
    lines.push(part("scrabble-score-sum", placement.score_text()));
    lines
}

impl Console<'_> {
    /// Asks for a folder until there is a game in it, and replays that; nothing typed leaves, and so does the end.
    pub(super) fn scorer_room(&mut self) -> io::Result<Result<(), Leave>> {
        loop {
            let [tiles, board, game] = [File::Tiles, File::Board, File::Game].map(File::name);
            let prompt =
                Saying::new("scorer-ask").with("tiles", tiles).with("board", board).with("game", game);
            let line = match self.ask(&prompt)? {
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Ok(())),
                Input::Line(line) => line.trim().to_owned(),
            };
            let sources = match line.as_str() {
                "" => return Ok(Ok(())),
                "*" => Sources([SAMPLE.tiles, SAMPLE.board, SAMPLE.game].map(str::to_owned)),
                folder => {
                    let folder = self.options.folder.join(folder);
                    let read = [tiles, board, game].map(|name| read_text(&folder.join(name)));
                    let [Ok(tiles), Ok(board), Ok(game)] = &read else {
                        let refusals: Vec<Saying> =
                            read.iter().filter_map(|read| read.as_ref().err().map(Say::say)).collect();
                        refusals.iter().try_for_each(|refusal| self.refuse(refusal))?;
                        continue;
                    };
                    Sources([tiles, board, game].map(String::clone))
                }
            };
            let replayed = self.replay_score(&sources)?;
            self.screen.place(None)?;
            if let Err(leave) = replayed {
                return Ok(Err(leave));
            }
        }
    }

    fn replay_score(&mut self, sources: &Sources) -> io::Result<Result<(), Leave>> {
        let texts = sources.texts();
        let (card, faults) = match score(&texts) {
            Ok(card) => (card, Vec::new()),
            Err(faults) => {
                // What comes before the first placement that cannot be is shown all the same.
                let first = faults
                    .iter()
                    .find(|fault| fault.file == File::Game)
                    .and_then(|fault| fault.line.as_ref());
                let before = first.map_or(0, |(line, _)| line - 1);
                let game: String = texts.game.lines().take(before).map(|line| format!("{line}\n")).collect();
                match score(&Texts { game: &game, ..texts }) {
                    Ok(card) => (card, faults),
                    Err(_) => {
                        faults.iter().try_for_each(|fault| self.refuse(&fault.say()))?;
                        return self.say(&Saying::new("scrabble-nothing-scored")).map(Ok);
                    }
                }
            }
        };
        let last = card.placements().len();
        let mut at = usize::from(last > 0);
        loop {
            self.show_score(&card, at, sources)?;
            if at == last {
                self.end_score(&card, &faults)?;
            }
            let key = if at == last { "scorer-prompt-end" } else { "scorer-prompt" };
            let prompt = Saying::new(key)
                .with("number", at.to_string())
                .with("count", last.to_string())
                .with("undo", self.name_of(Verb::Undo))
                .with("quit", self.name_of(Verb::Quit));
            let line = match self.ask(&prompt)? {
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Ok(())),
                Input::Line(line) => line.trim().to_owned(),
            };
            match (line.parse::<usize>(), commands::read(&line, self.words())) {
                (Ok(number), _) if (1..=last).contains(&number) => at = number,
                (_, Some((Verb::Quit, _))) => return Ok(Ok(())),
                (_, Some((Verb::Undo, _))) => at = at.saturating_sub(1).max(usize::from(last > 0)),
                _ if line.is_empty() && at == last => return Ok(Ok(())),
                _ if line.is_empty() => at += 1,
                _ => self.refuse(
                    &Saying::new("scorer-not-here").with("text", line).with("count", last.to_string()),
                )?,
            }
        }
    }

    /// The board after so many placements, and the arithmetic of the last of them beside it.
    fn show_score(&mut self, card: &Scorecard, at: usize, sources: &Sources) -> io::Result<()> {
        let look = self.look();
        let squares = score_squares_after(card, at);
        let placement = at.checked_sub(1).and_then(|index| card.placements().get(index));
        let mut panel =
            placement.map_or_else(Vec::new, |placement| scrabble_arithmetic(placement, self.words()));
        let totals = [1, 2].map(|player| {
            let so_far = card.placements().iter().take(at).filter(|placement| placement.player() == player);
            let points: u64 = so_far.map(Placement::score).sum();
            let saying = Saying::new("scrabble-total").with("player", i64::from(player));
            self.words().say(&saying.with("points", points.to_string()))
        });
        panel.push(String::new());
        panel.extend(totals);
        self.show_beside(&squares, panel)?;
        if at <= 1 && !self.screen.has_place() {
            self.print_lines(&legend(&squares, self.words(), &look))?;
        }
        // The line of the file in which this placement stands.
        let lines = sources.texts().game.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let line = at.checked_sub(1).and_then(|index| { lines }.nth(index)).map(|(index, _)| index + 1);
        let odd = |remark: &&Remark<_>| match (&remark.line, remark.file) {
            (Some((number, _)), File::Game) => Some(*number) == line,
            _ => at <= 1,
        };
        for remark in card.oddities().iter().filter(odd) {
            let text = self.words().say(&remark.say());
            self.say(&Saying::new("scrabble-warning").with("text", text))?;
        }
        Ok(())
    }

    fn show_beside(&mut self, squares: &[Vec<SquareView>], panel: Vec<String>) -> io::Result<()> {
        let look = self.look();
        if self.screen.has_place() {
            let (words, squares) = (Rc::clone(&self.words), squares.to_vec());
            let picture = move |canvas: Canvas| {
                let look = Look { columns: canvas.for_board(), ..look };
                let board = scrabble_board(&squares, &words, &look);
                let columns = canvas.beside(&board);
                let mut side = folded(&panel, columns);
                let firm = side.len();
                side.push(String::new());
                side.extend(legend(&squares, &words, &look).iter().flat_map(|line| wrap(line, columns)));
                Drawn { board, side, firm, ..Drawn::default() }
            };
            return self.screen.place(Some(Box::new(picture)));
        }
        self.print("")?;
        let board = scrabble_board(squares, self.words(), &look);
        let room = look.columns.saturating_sub(board.iter().map(|line| width(line)).max().unwrap_or(0) + 2);
        let is_beside = !look.is_spoken() && room >= NARROWEST;
        let panel = folded(&panel, if is_beside { room } else { look.columns });
        if is_beside {
            return self.print_lines(&beside(&board, &panel, 2));
        }
        self.print_lines(&board)?;
        self.print_lines(&panel)
    }

    /// The result; or the first placement that cannot be, at its square.
    fn end_score(
        &mut self,
        card: &Scorecard,
        faults: &[Remark<tabla_games::scrabble::scorer::Fault>],
    ) -> io::Result<()> {
        if let Some(fault) = faults.first() {
            let mut squares = score_squares_after(card, card.placements().len());
            squares.iter_mut().flatten().for_each(|square| square.last = false);
            if let Some(square) = fault.square()
                && let Some(view) = squares.get_mut(square.row()).and_then(|row| row.get_mut(square.column()))
            {
                view.last = true;
                view.letter = view.letter.or(Some('!'));
                self.show_beside(&squares, Vec::new())?;
            }
            for fault in faults {
                self.refuse(&fault.say())?;
            }
            return self.say(&Saying::new("scrabble-nothing-scored"));
        }
        if !card.oddities().is_empty() {
            self.say(&Saying::new("scrabble-warnings").with("count", card.oddities().len()))?;
        }
        let text = self.words().say(&card.say());
        let text = self.look().palette.ink(Ink::Strong, &text);
        self.print(&text)
    }
}

/// These lines in so many columns; empty ones stay.
fn folded(lines: &[String], columns: usize) -> Vec<String> {
    let fold = |line: &String| if line.is_empty() { vec![String::new()] } else { wrap(line, columns) };
    lines.iter().flat_map(fold).collect()
}
