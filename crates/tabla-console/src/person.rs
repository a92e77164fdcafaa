//! A person's turn: moves typed whole or square by square, numbers, and commands.

use std::io;

use tabla_core::{Saying, Seat};
use tabla_play::TableTurn;

use crate::Console;
use crate::choices::Choices;
use crate::commands;
use crate::draw;
use crate::game::{Flow, Game};
use crate::games::face_of;
use crate::menu::Leave;
use crate::screen::Input;

impl Console<'_> {
    /// Asks a person once, and does what was typed.
    pub(crate) fn person_turn(&mut self, game: &mut Game, seat: Seat) -> io::Result<Flow> {
        self.offer(game)?;
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
        let choices = Choices::of(game.table.view());
        if let Ok(number) = line.parse::<usize>() {
            let possible = choices.after(&game.begun);
            return match number.checked_sub(1).and_then(|index| possible.get(index)) {
                Some(choice) => self.choose(game, &choices, choice.squares.clone()),
                None => {
                    let count = possible.len();
                    self.refuse(&Saying::new("choice-wrong").with("number", line).with("count", count))?;
                    Ok(Flow::On)
                }
            };
        }
        match choices.face().read(line) {
            Some(typed) => self.squares_typed(game, &choices, typed, line),
            None if is_word(line) => {
                self.refuse(&self.no_command(line))?;
                Ok(Flow::On)
            }
            None => self.play_text(game, line),
        }
    }

    /// Lists what can be played, once after every board, where the game does so.
    fn offer(&mut self, game: &mut Game) -> io::Result<()> {
        if !std::mem::take(&mut game.shown) {
            return Ok(());
        }
        let choices = Choices::of(game.table.view());
        match choices.face().list_title(&game.begun, &self.look()) {
            None => Ok(()),
            Some(title) => {
                self.say(&title)?;
                self.print_lines(&choices.list(&game.begun, self.words(), &self.look()))
            }
        }
    }

    fn prompt(&self, game: &Game, seat: Seat) -> Saying {
        let face = face_of(&*game.table);
        if !game.begun.is_empty() {
            return face.prompt_begun(&game.begun);
        }
        // A prompt has no colours: the line editor counts its letters.
        let look = draw::Look { palette: crate::Palette::default(), ..self.look() };
        let piece = match draw::piece(&*face, seat, &look) {
            piece if piece.is_empty() => piece,
            piece => format!(" {piece}"),
        };
        Saying::new(face.prompt()).with("player", i64::from(seat.number())).with("piece", piece)
    }

    fn nothing_typed(&mut self, game: &mut Game) -> io::Result<Flow> {
        if game.begun.is_empty() || face_of(&*game.table).is_held(&game.begun) {
            self.say_how(game)?;
        } else {
            game.begun.clear();
            self.say(&Saying::new("person-begun-dropped"))?;
        }
        Ok(Flow::On)
    }

    /// Says how a move is typed.
    pub(crate) fn say_how(&mut self, game: &Game) -> io::Result<()> {
        let how = face_of(&*game.table).how(&game.begun, &|verb| self.name_of(verb));
        self.say(&how)
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
        // One square belongs to a turn that waits for nothing else.
        let held = typed.len() == 1 && choices.face().is_held(&game.begun);
        let attempts = if held { vec![continued] } else { vec![continued, typed.clone()] };
        for attempt in attempts {
            if !choices.after(&attempt).is_empty() {
                return self.choose(game, choices, attempt);
            }
        }
        if let ([only], []) = (typed.as_slice(), game.begun.as_slice())
            && let Some(refusal) = choices.face().no_beginning(only)
        {
            self.refuse(&refusal)?;
            return Ok(Flow::On);
        }
        // The table says what is wrong with it.
        let text = choices.face().go_on(&game.begun, line);
        self.play_text(game, &text)
    }

    /// Plays these squares if they are a whole move, or goes on from them.
    fn choose(&mut self, game: &mut Game, choices: &Choices, squares: Vec<String>) -> io::Result<Flow> {
        if let Some(text) = choices.whole(&squares) {
            return self.play_text(game, &text);
        }
        // In the game's own writing.
        let chosen = choices.after(&squares).into_iter().next();
        game.begun = chosen.map_or(squares.clone(), |choice| choice.squares[..squares.len()].to_vec());
        if choices.face().is_held(&game.begun) {
            self.show(game)?;
        } else {
            self.print_lines(&choices.list(&game.begun, self.words(), &self.look()))?;
        }
        Ok(Flow::On)
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
