//! A table with one to eight people, each with a talon of their own, and the dice between them.
//!
//! All that happens is an [`Event`] in one list, and everything else follows from it: a table is read from a
//! file by doing its events again, and a field is taken back by leaving the last event out.

use tabla_core::{Game, MoveError, Notation, Say, Saying};
use tabla_jamb::{
    Conversion, DICE, Dice, DiceStatistics, Die, Jamb, Keep, Layout, Move, Refusal, Seeded, State, Table,
    Throw, Thrown,
};
use thiserror::Error;

use super::FriendKind;
use super::cup::DiceBox;

/// No more people fit round the table.
pub const MOST_PEOPLE: usize = 8;
/// No name is longer, in letters.
pub const LONGEST_NAME: usize = 20;

/// What is agreed on before the first throw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartySetup {
    /// The house rules, and how talons are kept.
    pub game: Jamb,
    /// Where the dice come from.
    pub dice: Seeded,
    /// Whether all people get the same throws.
    pub shared: bool,
    /// The people, in the order of their turns.
    pub people: Vec<String>,
    /// What a game for one begins with, instead of an empty talon.
    pub start: Option<State>,
}

impl PartySetup {
    /// Whether anybody can play so.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        check_people(&self.people, self.start.is_some())
    }
}

/// Whether these people can play together; `is_begun` says that the talon is.
pub(crate) fn check_people(people: &[String], is_begun: bool) -> Result<(), SetupError> {
    match people.len() {
        0 => return Err(SetupError::Nobody),
        count if count > MOST_PEOPLE => return Err(SetupError::TooMany { count }),
        count if count > 1 && is_begun => return Err(SetupError::StartForOne),
        _ => {}
    }
    for (index, name) in people.iter().enumerate() {
        let same = |other: &String| other.to_lowercase() == name.to_lowercase();
        if name.trim().is_empty() || name.chars().any(char::is_control) {
            return Err(SetupError::NoName { number: index + 1 });
        } else if name.chars().count() > LONGEST_NAME {
            return Err(SetupError::LongName { name: name.clone() });
        } else if people.iter().take(index).any(same) {
            return Err(SetupError::SameName { name: name.clone() });
        }
    }
    Ok(())
}

/// Why nobody can play so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Nobody is there.
    #[error("nobody is there to play")]
    Nobody,
    /// More people than fit.
    #[error("{count} people do not fit round a table for {MOST_PEOPLE}")]
    TooMany {
        /// How many.
        count: usize,
    },
    /// Several people and a talon that is begun.
    #[error("a talon that is begun is for one person")]
    StartForOne,
    /// Somebody has no name.
    #[error("person {number} has no name")]
    NoName {
        /// Counted from 1.
        number: usize,
    },
    /// A name that fills the line.
    #[error("the name '{name}' has more than {LONGEST_NAME} letters")]
    LongName {
        /// The name.
        name: String,
    },
    /// Two people who cannot be told apart.
    #[error("two people are called '{name}'")]
    SameName {
        /// The name.
        name: String,
    },
}

impl Say for SetupError {
    fn say(&self) -> Saying {
        match self {
            SetupError::Nobody => Saying::new("jamb-people-nobody"),
            SetupError::TooMany { count } => {
                Saying::new("jamb-people-too-many").with("count", *count).with("most", MOST_PEOPLE)
            }
            SetupError::StartForOne => Saying::new("jamb-people-start"),
            SetupError::NoName { number } => Saying::new("jamb-people-no-name").with("number", *number),
            SetupError::LongName { name } => {
                Saying::new("jamb-people-long-name").with("name", name.as_str()).with("most", LONGEST_NAME)
            }
            SetupError::SameName { name } => Saying::new("jamb-people-same-name").with("name", name.as_str()),
        }
    }
}

/// Something that happened at the table, to the person whose turn it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Dice fell, in this order.
    Threw(Vec<Die>),
    /// The person looked at the advice for the decision that follows.
    Asked,
    /// A decision, of the person or of a friend who helped.
    Played {
        /// What was decided.
        mv: Move,
        /// Who decided instead of the person.
        friend: Option<FriendKind>,
    },
    /// The person stopped before the talon was full.
    Stopped,
}

/// One person at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub(super) name: String,
    pub(super) state: State,
    pub(super) stopped: bool,
}

impl Person {
    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The talon and the dice.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Whether the person stopped before the talon was full.
    pub fn has_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether there is nothing more to do.
    pub fn is_done(&self) -> bool {
        self.stopped || self.state.talon().is_full()
    }

    /// The points so far.
    pub fn points(&self) -> u16 {
        self.state.totals().grand
    }
}

/// The throw that lies on the table, as it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fallen {
    /// Which throw it is.
    pub throw: Throw,
    /// All five.
    pub dice: Dice,
    /// What lay there already.
    pub kept: Keep,
    /// What fell, in order.
    pub thrown: Vec<Die>,
}

/// A field was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// The points; `None` when the field was crossed out.
    pub points: Option<u8>,
    /// The talon became dense by it.
    pub conversion: Option<Conversion>,
}

/// People round a table, and all that happened there.
#[derive(Clone, PartialEq, Debug)]
pub struct Party {
    setup: PartySetup,
    dice: DiceBox,
    people: Vec<Person>,
    events: Vec<Event>,
    kept: Keep,
}

impl Party {
    /// A table where nothing has happened yet.
    pub fn new(setup: PartySetup) -> Result<Party, SetupError> {
        setup.check()?;
        let game = setup.game;
        let people = setup.people.iter().map(|name| Person {
            name: name.clone(),
            state: setup.start.clone().unwrap_or_else(|| game.start()),
            stopped: false,
        });
        let people = people.collect();
        let dice = DiceBox::new(setup.dice, setup.shared);
        Ok(Party { setup, dice, people, events: Vec::new(), kept: Keep::NONE })
    }

    /// What was agreed on.
    pub fn setup(&self) -> &PartySetup {
        &self.setup
    }

    /// Calls the person in this place by another name; nothing happens where nobody sits.
    pub fn rename(&mut self, place: usize, name: String) -> Result<(), SetupError> {
        let mut setup = self.setup.clone();
        if let (Some(person), Some(old)) = (self.people.get_mut(place), setup.people.get_mut(place)) {
            old.clone_from(&name);
            setup.check()?;
            self.setup = setup;
            person.name = name;
        }
        Ok(())
    }

    /// The game with its rules.
    pub fn game(&self) -> &Jamb {
        &self.setup.game
    }

    /// The people in the order of their turns.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// All that happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether nothing has happened yet.
    pub fn is_fresh(&self) -> bool {
        self.events.is_empty()
    }

    /// The place of the person whose turn it is; `None` when all are done.
    ///
    /// Turns go round: it is whoever filled the fewest fields, the first of them if there are more.
    pub fn mover(&self) -> Option<usize> {
        let going = self.people.iter().enumerate().filter(|(_, person)| !person.is_done());
        going.min_by_key(|(index, person)| (person.state.talon().filled(), *index)).map(|(index, _)| index)
    }

    /// The person whose turn it is.
    pub fn person(&self) -> Option<&Person> {
        self.mover().and_then(|index| self.people.get(index))
    }

    /// Whether all are done.
    pub fn is_over(&self) -> bool {
        self.mover().is_none()
    }

    /// Whether dice lie on the table, and somebody must decide.
    pub fn is_mid_turn(&self) -> bool {
        self.person().is_some_and(|person| person.state.table() != Table::START)
    }

    /// The throw that lies on the table.
    pub fn fallen(&self) -> Option<Fallen> {
        let (dice, throw) = self.person()?.state.lying()?;
        let thrown = self.events.iter().rev().find_map(|event| match event {
            Event::Threw(thrown) => Some(thrown.clone()),
            _ => None,
        });
        // Dice that lay at the start all fell together, as far as anybody knows.
        let thrown = thrown.unwrap_or_else(|| dice.faces().collect());
        Some(Fallen { throw, dice, kept: self.kept, thrown })
    }

    /// Whether advice was asked for the decision that is due.
    pub fn is_advised(&self) -> bool {
        self.events.last() == Some(&Event::Asked)
    }

    /// Throws the dice that are in the cup; `None` when none are, because they lie or all people are done.
    pub fn throw(&mut self) -> Option<Fallen> {
        let person = self.person()?;
        let Table::Cup { throw, keep } = person.state.table() else { return None };
        let turn = person.state.talon().filled();
        let thrown = self.dice.throw(turn, throw, usize::from(DICE - keep.len()));
        self.take(Event::Threw(thrown)).ok()?;
        self.fallen()
    }

    /// The move that a text means now.
    pub fn read(&self, text: &str) -> Result<Move, MoveError<Refusal>> {
        let over = || MoveError::Illegal { text: text.trim().to_owned(), because: Refusal::Over };
        self.setup.game.read_move(&self.person().ok_or_else(over)?.state, text)
    }

    /// Lets the person whose turn it is, or a friend instead, do this.
    pub fn play(&mut self, mv: Move, friend: Option<FriendKind>) -> Result<Option<Written>, Refusal> {
        let person = self.person().ok_or(Refusal::Over)?;
        self.setup.game.judge(&person.state, mv)?;
        let Move::Write { row, .. } = mv else {
            return self.take(Event::Played { mv, friend }).map(|()| None);
        };
        let points = self.setup.game.worth(&person.state, row);
        let (mover, before) = (self.mover(), person.state.talon().layout());
        self.take(Event::Played { mv, friend })?;
        let talon = mover.and_then(|mover| self.people.get(mover)).map(|person| person.state.talon());
        let converted = talon.filter(|talon| talon.layout() != before);
        let conversion = converted.map(|talon| Conversion {
            from: before,
            filled: talon.filled(),
            sparse_bytes: before.bytes(talon.filled()),
            dense_bytes: Layout::Dense.bytes(talon.filled()),
        });
        Ok(Some(Written { points, conversion }))
    }

    /// Notes that the person looked at the advice.
    pub fn note_advice(&mut self) {
        if self.fallen().is_some() && !self.is_advised() {
            self.events.push(Event::Asked);
        }
    }

    /// The person whose turn it is stops.
    pub fn stop(&mut self) -> Result<(), Refusal> {
        self.take(Event::Stopped)
    }

    /// Whether the last event can be taken back: a field was written, or somebody stopped, and no dice have
    /// fallen since.
    pub fn can_undo(&self) -> bool {
        matches!(self.events.last(), Some(Event::Played { mv: Move::Write { .. }, .. } | Event::Stopped))
    }

    /// Takes the last written field back, and hands out what is undone; `None` when nothing can be.
    ///
    /// Whoever takes back what a friend wrote has seen what the friend would do: that counts as advice.
    pub fn undo(&mut self) -> Option<Event> {
        let undone = self.events.last().filter(|_| self.can_undo())?.clone();
        let mut again = Party::new(self.setup.clone()).ok()?;
        for event in &self.events[..self.events.len() - 1] {
            // They were taken before.
            again.retake(event).ok()?;
        }
        if matches!(undone, Event::Played { friend: Some(_), .. }) {
            again.note_advice();
        }
        *self = again;
        Some(undone)
    }

    /// All dice in the order in which they fell.
    pub fn statistics(&self) -> DiceStatistics {
        let thrown = self.events.iter().filter_map(|event| match event {
            Event::Threw(dice) => Some(dice),
            _ => None,
        });
        thrown.flatten().copied().collect()
    }

    /// Makes an event happen again that is written down: dice must be those that the box throws.
    pub(super) fn retake(&mut self, event: &Event) -> Result<(), Retaken> {
        let refused = Retaken::Refused;
        match event {
            Event::Threw(dice) => {
                let fallen = self.throw().ok_or(Retaken::NoThrow)?;
                if fallen.thrown == *dice {
                    Ok(())
                } else {
                    Err(Retaken::OtherDice { written: dice.clone(), right: fallen.thrown })
                }
            }
            Event::Asked if self.fallen().is_none() => Err(refused(Refusal::NotThrown)),
            Event::Asked => {
                self.note_advice();
                Ok(())
            }
            Event::Played { mv, friend } => self.play(*mv, *friend).map(|_| ()).map_err(refused),
            Event::Stopped => self.stop().map_err(refused),
        }
    }

    fn take(&mut self, event: Event) -> Result<(), Refusal> {
        let mover = self.mover().ok_or(Refusal::Over)?;
        let person = self.people.get_mut(mover).ok_or(Refusal::Over)?;
        match &event {
            Event::Threw(dice) => {
                if let Table::Cup { keep, .. } = person.state.table() {
                    self.kept = keep;
                }
                self.setup.game.apply_chance(&mut person.state, Thrown::new(dice).unwrap_or_default());
            }
            Event::Asked => {}
            Event::Played { mv, .. } => self.setup.game.play(&mut person.state, *mv),
            Event::Stopped => person.stopped = true,
        }
        self.events.push(event);
        Ok(())
    }
}

/// Why an event that is written down cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Retaken {
    Refused(Refusal),
    NoThrow,
    OtherDice { written: Vec<Die>, right: Vec<Die> },
}
