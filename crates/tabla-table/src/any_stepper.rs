//! One game on the bare rules whose type is forgotten: what Python holds of a single game.

use tabla_core::{Encode, ErrorKind, Lot, Notation, Outcome, Saying, Seat, TableError, Viewer};

use crate::refusal::over;
use crate::stepper::{SavedGame, Stepper};

/// A [`Stepper`] whose game is forgotten: moves are texts or numbers.
pub trait AnyStepper: Send + Sync {
    /// The seat to move; nobody's when the game is over.
    fn mover(&self) -> Option<Seat>;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    fn points(&self, seat: Seat) -> Option<i64>;
    fn seats(&self) -> u8;
    /// What chance follows from.
    fn seed(&self) -> u64;
    /// How many decisions were made.
    fn plies(&self) -> usize;
    /// How many actions there are.
    fn actions(&self) -> usize;
    /// How many numbers describe what a seat sees.
    fn features(&self) -> usize;
    /// What this seat sees, over whatever stood there.
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// Marks the legal actions; none when the game is over.
    fn mask(&self, out: &mut [bool]);
    /// Appends the legal actions; none when the game is over.
    fn legal(&self, out: &mut Vec<u32>);
    /// One of the legal actions, all equally likely; none when the game is over. What is drawn depends on the game, how far
    /// it is, and this seed alone.
    fn draw(&self, seed: u64) -> Option<u32>;
    /// The legal moves as text, in the order of the rules.
    fn texts(&self) -> Vec<String>;
    /// A legal action as text.
    fn text_of(&self, action: usize) -> Result<String, TableError>;
    /// The number of a legal move; `None` where it has none.
    fn action_of(&self, text: &str) -> Result<Option<usize>, TableError>;
    fn play(&mut self, action: usize) -> Result<(), TableError>;
    fn play_text(&mut self, text: &str) -> Result<(), TableError>;
    /// Takes the last decision back; `false` where nothing was played.
    fn undo(&mut self) -> bool;
    /// The whole position as text: what is hidden is in it.
    fn position(&self) -> String;
    /// A number that equal positions share.
    fn key(&self) -> u64;
    fn copied(&self) -> Box<dyn AnyStepper>;
    /// The game as data, to be kept or sent elsewhere.
    fn saved(&self) -> SavedGame;
}

fn not_legal(action: usize) -> TableError {
    TableError::new(ErrorKind::Illegal, Saying::new("table-no-action").with("action", action))
}

impl<G: Encode> Stepper<G> {
    /// What the next draw with this seed depends on.
    #[inline]
    fn lot(&self, seed: u64) -> Lot {
        // Turned, so that small seeds of games and of draws do not stand for each other.
        Lot::new(Stepper::seed(self) ^ seed.rotate_left(32), self.moves().len() as u64)
    }

    /// Draws a legal action as `AnyStepper::draw` does, and plays it.
    #[inline]
    pub(crate) fn play_drawn(&mut self, seed: u64) -> Option<u32> {
        self.mover()?;
        let (mv, action) = self.game().draw_move(self.state(), &mut self.lot(seed))?;
        self.play(mv);
        Some(action)
    }

    fn move_of(&self, action: usize) -> Result<G::Move, TableError> {
        self.mover().ok_or_else(over)?;
        self.game().move_of(self.state(), action).ok_or_else(|| not_legal(action))
    }
}

impl<G: Encode + Notation> AnyStepper for Stepper<G> {
    fn mover(&self) -> Option<Seat> {
        Stepper::mover(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Stepper::outcome(self)
    }

    fn points(&self, seat: Seat) -> Option<i64> {
        self.game().points(self.state(), seat)
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn seed(&self) -> u64 {
        Stepper::seed(self)
    }

    fn plies(&self) -> usize {
        self.moves().len()
    }

    fn actions(&self) -> usize {
        self.game().actions()
    }

    fn features(&self) -> usize {
        self.game().features()
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.game().encode(&self.game().observe(self.state(), Viewer::Seat(seat)), seat, out);
    }

    fn mask(&self, out: &mut [bool]) {
        match Stepper::mover(self) {
            Some(_) => self.game().mask(self.state(), out),
            None => out.fill(false),
        }
    }

    fn legal(&self, out: &mut Vec<u32>) {
        if Stepper::mover(self).is_some() {
            self.game().legal(self.state(), out);
        }
    }

    fn draw(&self, seed: u64) -> Option<u32> {
        Stepper::mover(self)?;
        self.game().draw(self.state(), &mut self.lot(seed))
    }

    fn texts(&self) -> Vec<String> {
        let moves = Stepper::mover(self).map_or_else(Vec::new, |_| self.game().list(self.state()));
        moves.into_iter().map(|mv| self.game().write_move(self.state(), mv)).collect()
    }

    fn text_of(&self, action: usize) -> Result<String, TableError> {
        Ok(self.game().write_move(self.state(), self.move_of(action)?))
    }

    fn action_of(&self, text: &str) -> Result<Option<usize>, TableError> {
        let seat = Stepper::mover(self).ok_or_else(over)?;
        let mv = self.game().read_move_of(self.state(), seat, text)?;
        Ok(self.game().action(self.state(), mv))
    }

    fn play(&mut self, action: usize) -> Result<(), TableError> {
        let mv = self.move_of(action)?;
        Stepper::play(self, mv);
        Ok(())
    }

    fn play_text(&mut self, text: &str) -> Result<(), TableError> {
        let seat = Stepper::mover(self).ok_or_else(over)?;
        let mv = self.game().read_move_of(self.state(), seat, text)?;
        Stepper::play(self, mv);
        Ok(())
    }

    fn undo(&mut self) -> bool {
        Stepper::undo(self)
    }

    fn position(&self) -> String {
        self.game().write_state(self.state())
    }

    fn key(&self) -> u64 {
        self.game().key(self.state())
    }

    fn copied(&self) -> Box<dyn AnyStepper> {
        Box::new(self.copy())
    }

    fn saved(&self) -> SavedGame {
        Stepper::saved(self)
    }
}
