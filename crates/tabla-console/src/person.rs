//! A person's turn: moves typed whole or square by square, numbers, and commands.

use std::io;

use tabla_core::{Saying, Seat};
use tabla_play::{TableTurn, View};

use crate::Console;
use crate::choices::{Choices, squares};
use crate::commands::{self, Verb};
use crate::draw;
use crate::game::{Flow, Game};
use crate::menu::Leave;
use crate::screen::Input;

impl Console<'_> {
    /// Asks a person once, and does what was typed.
    pub(crate) fn person_turn(&mut self, game: &mut Game, seat: Seat) -> io::Result<Flow> {
        let prompt = self.prompt(game, seat);
        let line = match self.ask(&prompt)? {
            Input::Line(line) => line,
            Input::Interrupt => return Ok(Flow::Leave(Leave::Interrupt)),
            Input::End => return Ok(Flow::Leave(Leave::End)),
        };
        let line = line.trim();
        if line.is_empty() {
            return self.nothing_typed(game);
        }
        if let Some((verb, rest)) = commands::read(line, self.words()) {
            return self.act(game, verb, &rest);
        }
        let choices = Choices::of(&game.table.view());
        if let Ok(number) = line.parse::<usize>() {
            let possible = choices.after(&game.begun);
            return match number.checked_sub(1).and_then(|index| possible.get(index)) {
                Some(choice) => self.play_text(game, &choice.text()),
                None => {
                    let count = possible.len();
                    self.refuse(&Saying::new("choice-wrong").with("number", line).with("count", count))?;
                    Ok(Flow::On)
                }
            };
        }
        match squares(line) {
            Some(typed) => self.squares_typed(game, &choices, typed, line),
            None if is_word(line) => {
                self.refuse(&self.no_command(line))?;
                Ok(Flow::On)
            }
            None => self.play_text(game, line),
        }
    }

    fn prompt(&self, game: &Game, seat: Seat) -> Saying {
        if !game.begun.is_empty() {
            return Saying::new("person-prompt-begun").with("begun", game.begun.join(" "));
        }
        // A prompt has no colours: the line editor counts its letters.
        let look = draw::Look { palette: crate::Palette::default(), ..self.look() };
        let View::Santorini(view) = game.table.view();
        let key = if view.placing { "person-prompt-place" } else { "person-prompt" };
        let piece = match draw::piece(seat, &look) {
            piece if piece.is_empty() => piece,
            piece => format!(" {piece}"),
        };
        Saying::new(key).with("player", i64::from(seat.number())).with("piece", piece)
    }

    fn nothing_typed(&mut self, game: &mut Game) -> io::Result<Flow> {
        if game.begun.is_empty() {
            self.say_how(game)?;
        } else {
            game.begun.clear();
            self.say(&Saying::new("person-begun-dropped"))?;
        }
        Ok(Flow::On)
    }

    /// Says how a move is typed.
    pub(crate) fn say_how(&mut self, game: &Game) -> io::Result<()> {
        let View::Santorini(view) = game.table.view();
        let key = if view.placing { "person-nothing-place" } else { "person-nothing" };
        let help = self.name_of(Verb::Help);
        self.say(&Saying::new(key).with("help", help))
    }

    /// Squares that may be a move, the beginning of one, or the rest of the one that was begun.
    fn squares_typed(
        &mut self,
        game: &mut Game,
        choices: &Choices,
        typed: Vec<String>,
        line: &str,
    ) -> io::Result<Flow> {
        let continued = [game.begun.as_slice(), &typed].concat();
        let typed_alone = typed.as_slice();
        for attempt in [continued, typed.clone()] {
            let possible = choices.after(&attempt);
            if possible.iter().any(|choice| choice.squares.len() == attempt.len()) {
                return self.play_text(game, &attempt.join(" "));
            }
            if !possible.is_empty() {
                self.print_lines(&choices.list(&attempt, self.words(), &self.look()))?;
                game.begun = attempt;
                return Ok(Flow::On);
            }
        }
        if let ([only], []) = (typed_alone, game.begun.as_slice()) {
            self.refuse(&Saying::new("person-no-beginning").with("square", only.as_str()))?;
            return Ok(Flow::On);
        }
        // The table says what is wrong with it. What is too long to go on from what was begun was meant
        // to stand alone.
        let longest = choices.longest();
        let text = if game.begun.len() + typed_alone.len() > longest {
            line.to_owned()
        } else {
            [game.begun.join(" "), line.to_owned()].join(" ").trim().to_owned()
        };
        self.play_text(game, &text)
    }

    fn play_text(&mut self, game: &mut Game, text: &str) -> io::Result<Flow> {
        match game.table.play(text, game.since.elapsed()) {
            Err(refusal) => self.refuse(&refusal)?,
            Ok(_) => {
                game.touch();
                self.update(game)?;
                // Before a computer's answer the board would only be shown twice.
                if self.person_is_next(game) {
                    self.show(game)?;
                }
            }
        }
        Ok(Flow::On)
    }
}

impl Console<'_> {
    fn person_is_next(&self, game: &Game) -> bool {
        match game.table.turn() {
            TableTurn::Seat(seat) => game.table.player(seat).is_human(),
            TableTurn::Over(_) => true,
        }
    }
}

/// Whether somebody seems to have meant a command.
fn is_word(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    word.chars().count() > 1 && word.chars().all(char::is_alphabetic)
}
