//! Moves and states of several places as text: a move is written as at its own place, because its seat is known.

use tabla_core::{ChanceOf, Game, MoveError, Notation, Say, Seat, StateError, Viewer};

use super::{AtPlace, Place, Places, SideBySide, Tempo, inner};

/// Why a move at a place is refused.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("server", error)]
pub enum SideRefusal<R> {
    /// The game's own reason.
    #[say(transparent)]
    Own(R),
    /// Nobody may move at that place now.
    NotYourTurn,
}

/// Why several places make no position.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("table", error)]
pub enum SideFault<F> {
    /// The game's own reason.
    #[say(transparent)]
    Own(F),
    /// So many places were written, and there are other people.
    Places { found: usize, people: u8 },
}

/// What stands before a place whose person has left.
const LEFT: &str = "left ";
/// What stands between places.
const BETWEEN: &str = "; ";

fn own<R>(error: MoveError<R>) -> MoveError<SideRefusal<R>> {
    match error {
        MoveError::Unreadable { text, because } => {
            MoveError::Unreadable { text, because: SideRefusal::Own(because) }
        }
        MoveError::Illegal { text, because } => {
            MoveError::Illegal { text, because: SideRefusal::Own(because) }
        }
    }
}

fn write_places<S>(places: &[Place<S>], write: impl Fn(Seat, &S) -> String) -> String {
    let place = |(at, place): (u8, &Place<S>)| {
        let left = if place.has_left { LEFT } else { "" };
        left.to_owned() + &write(Seat::at(at), &place.state)
    };
    (0..).zip(places).map(place).collect::<Vec<_>>().join(BETWEEN)
}

impl<G: Notation> Notation for SideBySide<G> {
    type Refusal = SideRefusal<G::Refusal>;
    type Fault = SideFault<G::Fault>;

    fn write_move(&self, places: &Self::State, mv: Self::Move) -> String {
        self.at(places, mv.seat).map_or_else(String::new, |state| self.game.write_move(state, mv.mv))
    }

    fn write_token(&self, places: &Self::State, mv: Self::Move) -> String {
        self.at(places, mv.seat).map_or_else(String::new, |state| self.game.write_token(state, mv.mv))
    }

    fn read_move(&self, places: &Self::State, text: &str) -> Result<Self::Move, MoveError<Self::Refusal>> {
        // Where all is over, the game at the first place says so.
        let seat = self.next_place(places).unwrap_or(Seat::FIRST);
        match self.at(places, seat) {
            Some(state) => self.game.read_move(state, text).map(|mv| AtPlace { seat, mv }).map_err(own),
            None => Err(not_your_turn(text)),
        }
    }

    fn read_move_of(
        &self,
        places: &Self::State,
        seat: Seat,
        text: &str,
    ) -> Result<Self::Move, MoveError<Self::Refusal>> {
        let is_over = self.next_place(places).is_none();
        let state = self.at(places, seat).filter(|_| is_over || self.may_move(places, seat));
        let state = state.ok_or_else(|| not_your_turn(text))?;
        let mv = self.game.read_move_of(state, Seat::FIRST, text).map_err(own)?;
        if is_over { Err(not_your_turn(text)) } else { Ok(AtPlace { seat, mv }) }
    }

    fn write_state(&self, places: &Self::State) -> String {
        write_places(places, |_, state| self.game.write_state(state))
    }

    /// Reads one place for everybody, or as many as there are people.
    fn read_state(&self, text: &str) -> Result<Places<G>, StateError<Self::Fault>> {
        let refused = |because| StateError { text: text.to_owned(), because };
        let mut places = Vec::new();
        for written in text.split(BETWEEN.trim_end()) {
            let written = written.trim();
            let (has_left, written) = match written.strip_prefix(LEFT) {
                Some(rest) => (true, rest),
                None => (false, written),
            };
            let state = self
                .game
                .read_state(written)
                .map_err(|error| refused(error.because.into_iter().map(SideFault::Own).collect()))?;
            places.push(Place { state, has_left });
        }
        match (places.len(), self.people) {
            (found, people) if found == usize::from(people) => Ok(places),
            (1, people) => Ok(places.into_iter().cycle().take(people.into()).collect()),
            (found, people) => Err(refused(vec![SideFault::Places { found, people }])),
        }
    }

    fn write_chance(&self, event: &ChanceOf<G>) -> String {
        self.game.write_chance(event)
    }

    fn read_chance(&self, places: &Self::State, text: &str) -> Option<ChanceOf<G>> {
        self.game.read_chance(self.at(places, self.next_place(places)?)?, text)
    }

    fn tell_move(&self, places: &Self::State, mv: Self::Move, viewer: Viewer) -> String {
        match (self.tempo == Tempo::ByTurns || viewer.knows(mv.seat), self.at(places, mv.seat)) {
            (true, Some(state)) => self.game.tell_move(state, mv.mv, inner(viewer, mv.seat)),
            _ => String::new(),
        }
    }

    /// Who plays alone and has left need not be told so by the position.
    fn tell_state(&self, places: &Self::State, viewer: Viewer) -> String {
        if let ([place], false) = (places.as_slice(), viewer == Viewer::Everything) {
            return self.game.tell_state(&place.state, inner(viewer, Seat::FIRST));
        }
        let is_open = self.is_open(places);
        write_places(places, |seat, state| match is_open || viewer.knows(seat) {
            true => self.game.tell_state(state, inner(viewer, seat)),
            false => "?".to_owned(),
        })
    }

    fn tell_chance(&self, places: &Self::State, event: &ChanceOf<G>, viewer: Viewer) -> Option<String> {
        let seat = self.next_place(places)?;
        let is_told = self.tempo == Tempo::ByTurns || viewer.knows(seat);
        let state = self.at(places, seat).filter(|_| is_told)?;
        self.game.tell_chance(state, event, inner(viewer, seat))
    }
}

fn not_your_turn<R>(text: &str) -> MoveError<SideRefusal<R>> {
    MoveError::Illegal { text: text.to_owned(), because: SideRefusal::NotYourTurn }
}
