//! Several people at a solitary game: each has a place of their own, and all together are a game, too.

mod encode;
mod notation;
mod own_board;

use std::any::TypeId;

use serde::Serialize;
use tabla_core::rand_core::Rng;
use tabla_core::{
    Chance, ChanceOf, ErrorKind, Game, GameEnd, Never, Outcome, Say, Saying, Seat, TableError, Turn, TurnOf,
    Viewer, Withdrawal, Withdrawn,
};

use crate::refusal::refuse;

pub use notation::{SideFault, SideRefusal};
pub use own_board::OnOwnBoard;

/// How the places take turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tempo {
    /// Whoever has finished the fewest turns is next, and everybody may watch.
    ByTurns,
    /// Everybody plays when they like, and nobody sees another's place before the end: a shared board or shared
    /// chance would tell the future. For games without chance, with a clock for the whole game or none.
    Race,
}

/// `G` for several people.
pub struct SideBySide<G: Game> {
    /// The game that each of them plays.
    pub game: G,
    people: u8,
    tempo: Tempo,
    /// Whether equal points of the game bring the same to all.
    shared_chance: bool,
    /// How many turns are finished.
    turns: fn(&G, &G::State) -> u32,
    /// The message when everybody has left.
    left: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place<S> {
    pub state: S,
    /// Whether its person has left; the points stay.
    pub has_left: bool,
}

/// A move at one place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtPlace<M> {
    pub seat: Seat,
    pub mv: M,
}

/// What is known of one place: everything, or how far it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlaceSeen<S> {
    /// What is seen of the game there, where it is seen.
    pub own: Option<S>,
    /// The points so far.
    pub points: i64,
    /// How many turns are finished.
    pub turns: u32,
    /// Whether its person has left.
    pub has_left: bool,
}

/// The chance of one place.
#[derive(Clone, Debug)]
pub struct PlaceChance<C> {
    /// What is due there.
    pub chance: C,
    seat: Seat,
    key: Option<u64>,
}

impl<C: Chance> Chance for PlaceChance<C> {
    type Event = C::Event;

    fn draw(&self, dice: &mut dyn Rng) -> C::Event {
        self.chance.draw(dice)
    }

    fn seat(&self) -> Option<Seat> {
        Some(self.seat)
    }

    fn key(&self) -> Option<u64> {
        self.key
    }
}

/// Why all of it is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("ending")]
pub enum SideReason<R> {
    /// One person played, and the game itself ended.
    #[say(transparent)]
    Own(R),
    /// One person played, and left; the message that says so.
    #[say(saying = Saying::new(_0))]
    Left(&'static str),
    /// Several played, and the points tell who has won.
    Points,
}

type Places<G> = Vec<Place<<G as Game>::State>>;

impl<G: Game> SideBySide<G> {
    /// So many people at this game, each with chance of their own; `turns` counts the turns that one of them has
    /// finished. A race with chance is refused: a place that has to throw would wait for all that are behind it.
    pub fn new(
        game: G,
        people: usize,
        tempo: Tempo,
        turns: fn(&G, &G::State) -> u32,
    ) -> Result<SideBySide<G>, TableError> {
        if tempo == Tempo::Race && TypeId::of::<G::Chance>() != TypeId::of::<Never>() {
            return Err(refuse(ErrorKind::Setup, "table-race-chance"));
        }
        match u8::try_from(people) {
            Ok(people @ 1..) if game.seats() == 1 => {
                Ok(SideBySide { game, people, tempo, shared_chance: false, turns, left: "ending-left" })
            }
            _ => {
                let saying = Saying::new("table-people").with("count", people);
                Err(TableError::new(ErrorKind::Setup, saying))
            }
        }
    }

    /// The same, where equal points of the game bring the same to all.
    #[must_use]
    pub fn sharing_chance(self, shared_chance: bool) -> SideBySide<G> {
        SideBySide { shared_chance, ..self }
    }

    /// The same, with this message when the only person has left.
    #[must_use]
    pub fn saying_left(self, left: &'static str) -> SideBySide<G> {
        SideBySide { left, ..self }
    }

    /// How the places take turns.
    pub fn tempo(&self) -> Tempo {
        self.tempo
    }

    /// Whether equal points of the game bring the same to all.
    pub fn shares_chance(&self) -> bool {
        self.shared_chance
    }

    /// The place that is next, if anybody plays on; in a race, the one that is furthest behind.
    pub fn next_place(&self, places: &Places<G>) -> Option<Seat> {
        let going = (0..).zip(places).filter(|(_, place)| self.end(place).is_none());
        let next = going.min_by_key(|(at, place)| ((self.turns)(&self.game, &place.state), *at));
        next.map(|(at, _)| Seat::at(at))
    }

    /// The place that is next and the number of its turn, for a friend who plays a whole one.
    pub fn turn_number(&self, places: &Places<G>) -> Option<(Seat, u32)> {
        let next = self.next_place(places)?;
        Some((next, (self.turns)(&self.game, self.at(places, next)?)))
    }

    fn end(&self, place: &Place<G::State>) -> Option<SideReason<G::EndReason>> {
        match self.game.turn(&place.state) {
            // Who left a game that was over all the same has not ended it.
            Turn::Over(end) => Some(SideReason::Own(end.reason)),
            _ if place.has_left => Some(SideReason::Left(self.left)),
            _ => None,
        }
    }

    fn best(&self, places: &Places<G>) -> Outcome {
        if self.people == 1 {
            return Outcome::Ended;
        }
        let points = |place: &Place<G::State>| self.game.points(&place.state, Seat::FIRST);
        let most = places.iter().map(points).max().flatten();
        let mut best = (0..).zip(places).filter(|(_, place)| points(place) == most);
        match (best.next(), best.next()) {
            (Some((one, _)), None) => Outcome::Won(Seat::at(one)),
            _ => Outcome::Drawn,
        }
    }

    fn at<'a>(&self, places: &'a Places<G>, seat: Seat) -> Option<&'a G::State> {
        places.get(seat.index()).map(|place| &place.state)
    }

    /// The only one who is left when this one is not.
    fn last_without(&self, places: &Places<G>, gone: Seat) -> Option<Seat> {
        let seats = (0..).map(Seat::at).zip(places);
        let mut left = seats.filter(|(seat, place)| *seat != gone && !place.has_left);
        left.next().filter(|_| left.next().is_none()).map(|(seat, _)| seat)
    }

    /// Whether everybody may see every place.
    fn is_open(&self, places: &Places<G>) -> bool {
        self.tempo == Tempo::ByTurns || self.next_place(places).is_none()
    }
}

/// Who the viewer is to the game at this place.
fn inner(viewer: Viewer, seat: Seat) -> Viewer {
    match viewer {
        Viewer::Seat(looks) if looks == seat => Viewer::Seat(Seat::FIRST),
        Viewer::Seat(_) | Viewer::Public => Viewer::Public,
        Viewer::Everything => Viewer::Everything,
    }
}

impl<G: Game> Game for SideBySide<G> {
    type State = Places<G>;
    type Move = AtPlace<G::Move>;
    type Chance = PlaceChance<G::Chance>;
    type Observation = Vec<PlaceSeen<G::Observation>>;
    type EndReason = SideReason<G::EndReason>;

    fn seats(&self) -> u8 {
        self.people
    }

    fn start(&self) -> Self::State {
        vec![Place { state: self.game.start(), has_left: false }; self.people.into()]
    }

    fn turn(&self, places: &Self::State) -> TurnOf<Self> {
        let next = self.next_place(places).and_then(|seat| Some((seat, self.at(places, seat)?)));
        let Some((seat, state)) = next else {
            let own = places.first().and_then(|place| self.end(place)).filter(|_| self.people == 1);
            let reason = own.unwrap_or(SideReason::Points);
            return Turn::Over(GameEnd { outcome: self.best(places), reason });
        };
        let own = |key: u64| match self.shared_chance {
            true => key,
            false => key.wrapping_mul(u64::from(self.people)).wrapping_add(seat.index() as u64),
        };
        match self.game.turn(state) {
            Turn::Chance(chance) => Turn::Chance(PlaceChance { key: chance.key().map(own), chance, seat }),
            Turn::Seat(_) | Turn::Over(_) => Turn::Seat(seat),
        }
    }

    fn moves(&self, places: &Self::State, moves: &mut Vec<Self::Move>) {
        if let Some(seat) = self.next_place(places) {
            self.moves_of(places, seat, moves);
        }
    }

    fn may_move(&self, places: &Self::State, seat: Seat) -> bool {
        let Some(place) = places.get(seat.index()) else { return false };
        let is_free = self.end(place).is_none() && matches!(self.game.turn(&place.state), Turn::Seat(_));
        is_free && (self.tempo == Tempo::Race || self.next_place(places) == Some(seat))
    }

    fn moves_of(&self, places: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        if self.may_move(places, seat)
            && let Some(state) = self.at(places, seat)
        {
            moves.extend(self.game.list(state).into_iter().map(|mv| AtPlace { seat, mv }));
        }
    }

    fn play(&self, places: &mut Self::State, mv: Self::Move) {
        if let Some(place) = places.get_mut(mv.seat.index()) {
            self.game.play(&mut place.state, mv.mv);
        }
    }

    fn apply_chance(&self, places: &mut Self::State, event: ChanceOf<G>) {
        let next = self.next_place(places);
        if let Some(place) = next.and_then(|seat| places.get_mut(seat.index())) {
            self.game.apply_chance(&mut place.state, event);
        }
    }

    fn observe(&self, places: &Self::State, viewer: Viewer) -> Self::Observation {
        let is_open = self.is_open(places);
        let see = |(at, place): (u8, &Place<G::State>)| {
            let seat = Seat::at(at);
            let is_seen = is_open || viewer.knows(seat);
            PlaceSeen {
                own: is_seen.then(|| self.game.observe(&place.state, inner(viewer, seat))),
                points: self.game.points(&place.state, Seat::FIRST).unwrap_or(0),
                turns: (self.turns)(&self.game, &place.state),
                has_left: place.has_left,
            }
        };
        (0..).zip(places).map(see).collect()
    }

    fn points(&self, places: &Self::State, seat: Seat) -> Option<i64> {
        self.game.points(self.at(places, seat)?, Seat::FIRST)
    }

    /// Whoever leaves keeps their points, and the others play on until nobody is left. Of two, the other one has won if
    /// one is gone.
    fn withdraw(&self, places: &Self::State, how: Withdrawal) -> Withdrawn<Self::State> {
        match how {
            Withdrawal::TimeIsUp => {
                let first = places.first().map(|place| self.game.withdraw(&place.state, how));
                let reason = match first {
                    Some(Withdrawn::Over(_, reason)) => reason,
                    Some(Withdrawn::PlayOn(_)) | None => Saying::new("ending-time"),
                };
                Withdrawn::Over(self.best(places), reason)
            }
            Withdrawal::Gone(seat) if let Some(winner) = self.last_without(places, seat) => {
                let reason = Saying::new("ending-gone").with("player", i64::from(seat.number()));
                let reason = reason.with("winner", i64::from(winner.number()));
                Withdrawn::Over(Outcome::Won(winner), reason)
            }
            Withdrawal::Resigned(seat) | Withdrawal::FlagFell(seat) | Withdrawal::Gone(seat) => {
                let mut after = places.clone();
                if let Some(place) = after.get_mut(seat.index()) {
                    place.has_left = true;
                }
                Withdrawn::PlayOn(after)
            }
        }
    }
}
