//! A person's turn: moves typed whole or square by square, numbers, and commands.

use std::io;
use std::time::{Duration, Instant};

use tabla_core::{Saying, Seat};
use tabla_table::Act;

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
        let line = match self.ask_person(game, seat)? {
            None => return self.check_time(game),
            Some(Input::Line(line)) => line,
            Some(Input::Interrupt) => return Ok(Flow::Leave(Leave::Interrupt)),
            Some(Input::End) => return Ok(Flow::Leave(Leave::End)),
        };
        let line = line.trim();
        if let Some(flow) = game.customs().line(self, game, line)? {
            return Ok(flow);
        }
        if line.is_empty() {
            return self.nothing_typed(game);
        }
        if let Some((verb, rest)) = commands::read(line, self.words()) {
            return self.act(game, verb, &rest);
        }
        let choices = Choices::of(&game.look());
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

    /// Asks a person; `None` when their time is over before they answer.
    fn ask_person(&mut self, game: &mut Game, seat: Seat) -> io::Result<Option<Input>> {
        let prompt = self.prompt(game, seat);
        let Some(deadline) = game.table.deadline() else { return self.ask(&prompt).map(Some) };
        let prompt = format!("{} ", self.words.say(&prompt));
        let left = Duration::from_millis(deadline.saturating_sub(game.now()));
        let until = Instant::now() + left;
        let (words, customs) = (&self.words, game.customs());
        let mut trouble = None;
        let mut noted = String::new();
        let mut tick = || {
            let shown = words.say(&customs.time_left(until.saturating_duration_since(Instant::now())));
            // What is shown is on the disk before: whoever is cut off gets nothing back.
            if shown != noted {
                game.pass_time();
                trouble = game.keep.update(&*game.table).or(trouble.take());
                noted.clone_from(&shown);
            }
            shown
        };
        let input = self.screen.ask_until(&prompt, until, &mut tick)?;
        trouble.map_or(Ok(()), |trouble| self.refuse(&trouble))?;
        Ok(input)
    }

    /// The time of whoever is asked is over.
    fn check_time(&mut self, game: &mut Game) -> io::Result<Flow> {
        match game.perform(None, Act::CheckTime) {
            Err(refusal) => self.refuse(&refusal.saying)?,
            Ok(()) => {
                self.update(game)?;
                game.customs().time_over(self, game)?;
            }
        }
        Ok(Flow::On)
    }

    /// Lists what can be played, once after every board, where the game does so.
    fn offer(&mut self, game: &mut Game) -> io::Result<()> {
        // A board in its place has them beside it.
        if !std::mem::take(&mut game.shown) || self.screen.has_place() {
            return Ok(());
        }
        let choices = Choices::of(&game.look());
        match choices.face().list_title(&game.begun, &self.look()) {
            None => Ok(()),
            Some(title) => {
                self.say(&title)?;
                self.print_lines(&choices.list(&game.begun, self.words(), &self.look()))
            }
        }
    }

    fn prompt(&self, game: &Game, seat: Seat) -> Saying {
        if let Some(prompt) = game.customs().prompt(game, seat) {
            return prompt;
        }
        let face = face_of(&game.look());
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
        if game.begun.is_empty() || face_of(&game.look()).is_held(&game.begun) {
            self.say_how(game)?;
        } else {
            game.begun.clear();
            self.say(&Saying::new("person-begun-dropped"))?;
            if self.screen.has_place() {
                self.show(game)?;
            }
        }
        Ok(Flow::On)
    }

    /// Says how a move is typed.
    pub(crate) fn say_how(&mut self, game: &Game) -> io::Result<()> {
        let how = face_of(&game.look()).how(&game.begun, &|verb| self.name_of(verb));
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
        if choices.face().is_held(&game.begun) || self.screen.has_place() {
            self.show(game)?;
        } else {
            self.print_lines(&choices.list(&game.begun, self.words(), &self.look()))?;
        }
        Ok(Flow::On)
    }

    pub(crate) fn play_text(&mut self, game: &mut Game, text: &str) -> io::Result<Flow> {
        let Some(seat) = game.mover() else { return Ok(Flow::On) };
        let before = game.look();
        match game.play(seat, text) {
            Err(refusal) => self.refuse(&refusal.saying)?,
            Ok(()) => {
                self.update(game)?;
                if game.customs().played(self, game, &before)? {
                    return Ok(Flow::On);
                }
                // Before a computer's answer the board would only be shown twice, where it has no place of its own.
                if game.is_over() || game.is_persons_turn() || self.screen.has_place() {
                    self.show(game)?;
                }
            }
        }
        Ok(Flow::On)
    }
}

/// Whether somebody seems to have meant a command.
fn is_word(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    word.chars().count() > 1 && word.chars().all(char::is_alphabetic)
}
