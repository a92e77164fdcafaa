//! Rule books that are tests: the fenced examples of a `RULES.md`.
//!
//! A block tagged with the game's name has a position on its first line (or `start`), then what is true
//! of it, one thing a line. Where a move or a position is followed by what becomes of it, at least two
//! blanks stand between them.
//!
//! ````text
//! ```heap
//! 2/1
//! moves 2                       so many moves are legal
//! to move: 1                    or `to move: chance`
//! play take 1    ok             the move is legal, and the game goes on
//! play take 2    ok → won by 1  the move is legal, and the game is over
//! play take 1    ok → 1/2       the move is legal and leads to this position
//! play 1         means take 1   the text is read as this move
//! play take 3    illegal: only 2 stones are left
//! play take all  unreadable: one takes 1, 2 or 3
//! then take 2                   plays the move; what follows is about the new position
//! now 0/2                       the position, written as text
//! over: won by 1
//! 99/1           refused: 99 stones are too many
//! ```
//! ````
//!
//! (The comments on the right are only here.) `play` tries a move and takes it back. A position may
//! stand on any line; what follows is about it.
//!
//! A block tagged with the game's name and `-game` is a whole game file. It must load, unless a comment
//! says `// illegal: …` or `// unreadable: …`: then it must be refused at that line, and so. A comment
//! that is a result, such as `// won by 2`, must be the result after that line.
//!
//! Blocks tagged `text` are pictures. Any other tag is a mistake.

use std::fmt;

use tabla_core::{
    Example, ExampleLine, Game, MoveError, Notation, Say, Turn, examples, read_record, replay, write_record,
};

use crate::{english, result_text};

/// What the examples of a rule book showed.
#[derive(Debug)]
pub struct Report<G: Notation> {
    /// How many things were checked.
    pub examples: usize,
    /// Every reason for which a move was refused, as an example says it.
    pub refusals: Vec<G::Refusal>,
    /// Every reason for which a position was refused.
    pub faults: Vec<G::Fault>,
    /// What is not as the book says.
    pub failures: Vec<Failure>,
}

/// An example that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Its line in the book, counted from 1.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RULES.md:{}: {}", self.line, self.what)
    }
}

/// Runs every example of a rule book and panics with all that are wrong; a book without examples is
/// wrong too.
pub fn check<G: Notation>(game: &G, tag: &str, book: &str) -> Report<G> {
    let report = run(game, tag, book);
    let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "\n{}\n", failures.join("\n"));
    assert!(report.examples > 0, "RULES.md has no examples: there is no block tagged {tag}");
    report
}

/// Runs every example of a rule book; `tag` is what the game's blocks are tagged with.
pub fn run<G: Notation>(game: &G, tag: &str, book: &str) -> Report<G> {
    let report = Report { examples: 0, refusals: Vec::new(), faults: Vec::new(), failures: Vec::new() };
    let mut runner = Runner { game, state: None, report };
    for block in examples(book) {
        runner.block(&block, tag);
    }
    runner.report
}

struct Runner<'g, G: Notation> {
    game: &'g G,
    state: Option<G::State>,
    report: Report<G>,
}

impl<G: Notation> Runner<'_, G> {
    fn fail(&mut self, line: usize, what: String) {
        self.report.failures.push(Failure { line, what });
    }

    fn block(&mut self, block: &Example, tag: &str) {
        self.state = None;
        if block.tag == tag {
            block.lines.iter().for_each(|(number, line)| self.example(*number, line));
        } else if block.tag.strip_suffix("-game") == Some(tag) {
            let lines = block.lines.iter().map(|(_, line)| format!("{line}\n"));
            self.game_file(block.line, &lines.collect::<String>());
        } else if block.tag != "text" {
            self.fail(block.line, format!("the tag '{}' is not {tag}, {tag}-game or text", block.tag));
        }
        if !block.is_closed {
            self.fail(block.line, "the block is never closed".to_owned());
        }
    }

    fn example(&mut self, number: usize, line: &str) {
        let Some(line) = ExampleLine::read(line) else { return };
        self.report.examples += 1;
        let found = match line {
            ExampleLine::Play { text, told } => self.play(text, told),
            ExampleLine::Then { text } => self.then(text),
            ExampleLine::Moves { told } => {
                self.state().map(|state| agree(told, &self.game.list(state).len().to_string()))
            }
            ExampleLine::Now { told } => self.state().map(|state| agree(told, &self.game.write_state(state))),
            ExampleLine::Turn { told } => self.state().map(|state| agree(told, &turn_text(self.game, state))),
            ExampleLine::Position { text, told } => self.position(text, told),
        };
        if let Err(what) | Ok(Err(what)) = found {
            self.fail(number, what);
        }
    }

    fn state(&self) -> Result<&G::State, String> {
        self.state.as_ref().ok_or_else(|| "no position stands before this line".to_owned())
    }

    /// A position, or a text that is refused as one.
    fn position(&mut self, text: &str, told: &str) -> Found {
        if text == "start" && told.is_empty() {
            self.state = Some(self.game.start());
            return Ok(Ok(()));
        }
        self.state = None;
        match self.game.read_state(text) {
            Ok(state) => {
                self.state = Some(state);
                Ok(agree(told, ""))
            }
            Err(error) => {
                let reasons: Vec<String> = error.because.iter().map(english).collect();
                let same = agree(told, &format!("refused: {}", reasons.join("; ")));
                if same.is_ok() {
                    self.report.faults.extend(error.because);
                }
                Ok(same)
            }
        }
    }

    fn then(&mut self, text: &str) -> Found {
        let state = self.state()?;
        let mv = self.game.read_move(state, text).map_err(|error| english(&error))?;
        self.state = Some(self.game.after(state, mv));
        Ok(Ok(()))
    }

    /// A move and what becomes of it.
    fn play(&mut self, text: &str, told: &str) -> Found {
        let state = self.state()?;
        match self.game.read_move(state, text) {
            Ok(mv) if told.starts_with("means ") => {
                Ok(agree(told, &format!("means {}", self.game.write_move(state, mv))))
            }
            Ok(mv) => {
                let next = self.game.after(state, mv);
                let position = format!("ok → {}", self.game.write_state(&next));
                let result = match self.game.turn(&next) {
                    Turn::Over(end) => format!("ok → {}", result_text(end.outcome)),
                    Turn::Seat(_) | Turn::Chance(_) => "ok".to_owned(),
                };
                Ok(if told == position { Ok(()) } else { agree(told, &result) })
            }
            Err(error) => {
                let same = agree(told, &refusal_text(&error));
                if same.is_ok() {
                    self.report.refusals.push(error.because().clone());
                }
                Ok(same)
            }
        }
    }

    fn game_file(&mut self, start: usize, text: &str) {
        let mut results = Vec::new();
        let mut refused = None;
        for (index, line) in text.lines().enumerate() {
            let Some((_, comment)) = line.split_once("//") else { continue };
            let comment = comment.trim();
            if comment == "drawn" || comment == "ended" || comment.starts_with("won by ") {
                results.push((index + 1, comment));
            } else if comment.starts_with("illegal: ") || comment.starts_with("unreadable: ") {
                refused.get_or_insert((index + 1, comment));
            }
        }
        self.report.examples += 1;
        match (read_record(self.game, text), refused) {
            (Ok(moves), None) => {
                let again = read_record(self.game, &write_record(self.game, &moves));
                if again.as_ref() != Ok(&moves) {
                    self.fail(start, "the game is not the same when it is written and read again".to_owned());
                }
            }
            (Ok(_), Some((line, told))) => {
                self.fail(start + line, format!("the book says '{told}', but the line is accepted"));
            }
            (Err(error), Some((line, told))) => {
                let found = refusal_text(&error.because);
                if error.line != line || found != told {
                    self.fail(
                        start + error.line,
                        format!("the book says '{told}' of line {line}, but: {found}"),
                    );
                } else {
                    self.report.refusals.push(error.because.because().clone());
                }
            }
            (Err(error), None) => self.fail(start + error.line, english(&error.because)),
        }
        for (line, told) in results {
            let head: String = text.split_inclusive('\n').take(line).collect();
            let found = read_record(self.game, &head)
                .map(|moves| turn_text(self.game, &replay(self.game, &moves)))
                .unwrap_or_else(|error| english(&error));
            if let Err(what) = agree(&format!("over: {told}"), &found) {
                self.fail(start + line, what);
            }
        }
    }
}

/// The outer error: the line could not be checked. The inner one: it is wrong.
type Found = Result<Result<(), String>, String>;

fn agree(told: &str, found: &str) -> Result<(), String> {
    let or_nothing = |text: &str| if text.is_empty() { "nothing".to_owned() } else { format!("'{text}'") };
    if told == found {
        Ok(())
    } else {
        Err(format!("the book says {}, the game says {}", or_nothing(told), or_nothing(found)))
    }
}

fn turn_text<G: Game>(game: &G, state: &G::State) -> String {
    match game.turn(state) {
        Turn::Seat(seat) => format!("to move: {}", seat.number()),
        Turn::Chance(_) => "to move: chance".to_owned(),
        Turn::Over(end) => format!("over: {}", result_text(end.outcome)),
    }
}

fn refusal_text<R: Say>(error: &MoveError<R>) -> String {
    match error {
        MoveError::Unreadable { because, .. } => format!("unreadable: {}", english(because)),
        MoveError::Illegal { because, .. } => format!("illegal: {}", english(because)),
    }
}
