//! What can be agreed on, commanded, and what happens: plain data, and all that is stored.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabla_core::{ChanceOf, Game, Outcome, Saying, Seat};

use crate::clock::Clock;
use crate::secret::Secret;

/// What is agreed on before a game begins. Everybody may know it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The word of the game.
    pub game: String,
    /// What the rules leave open, by the names of the kit's choices.
    pub options: Map<String, Value>,
    /// Who plays, in the order of play: `human`, or a computer player as text. Seats without one are people's.
    pub players: Vec<String>,
    /// What people call themselves, in the same order; empty where nothing was said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// A position to begin with, if not the usual one.
    pub start: Option<String>,
    /// Where chance comes from; without a word, the first dealer of the kit. An older edition has another name.
    pub dealer: Option<String>,
    /// How time is counted, if it is.
    pub clock: Option<Clock>,
    /// Whether people throw themselves; then what is theirs to throw waits for [`Act::Throw`].
    pub by_hand: bool,
}

/// Something that one person proposes to the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// To take so many decisions back.
    TakeBack {
        /// How many, by everybody together.
        plies: u32,
    },
    /// To call it a draw.
    Draw,
    /// To play again, once the game is over.
    Rematch,
    /// To have more time, for the one who asks.
    MoreTime { milliseconds: u64 },
}

/// What a command wants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// Plays the move that this text means.
    Play {
        text: String,
        /// The computer that decided, at its own seat or for a person who asked a friend.
        #[serde(default)]
        by: Option<String>,
        /// Why, in the words of whoever decided.
        #[serde(default)]
        because: Vec<Saying>,
    },
    /// Lets chance decide, or says what it brought where nothing of ours deals.
    Throw {
        /// What chance brought at the table of whoever throws.
        #[serde(default)]
        told: Option<String>,
    },
    /// Takes back to the last decision of a person; with computers alone, one decision.
    Undo,
    /// Plays again what was taken back, to the next decision of a person.
    Redo,
    Resign,
    /// The seat was gone for too long, and the others go on without it: whether that is so whoever runs the table knows.
    Gone,
    /// Time has passed; whether a flag has fallen the table knows.
    CheckTime,
    /// The seat is about to see the answer to this question, which leaves a mark.
    TakeAdvice {
        /// The name of the question.
        question: String,
    },
    /// Proposes something to all other people.
    Offer {
        offer: Offer,
    },
    /// Answers the offer that is open.
    Answer {
        /// Whether the seat agrees.
        accept: bool,
    },
    /// Takes the seat's own offer back, which is open.
    Retract,
    /// Another player takes the seat.
    Sit {
        /// The player as text.
        player: String,
    },
    /// Whoever sits here is called so.
    Name {
        name: String,
    },
    /// Everybody leaves, and comes back another time: meanwhile no clock runs.
    Leave,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Command {
    /// Who; `None` is the house itself.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Milliseconds since the table was opened, by the clock of whoever runs it.
    pub at: u64,
    /// What the person was looking at; if something else has happened since, the command is refused.
    #[serde(default)]
    pub revision: Option<u64>,
    #[serde(flatten)]
    pub act: Act,
}

/// Something that happened. `M` and `C` are moves and chance, as text once stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Event<M, C> {
    /// Counts the events of this table, from 1.
    pub revision: u64,
    /// When, as in [`Command::at`].
    pub at: u64,
    /// Who it is about; `None` is the house, or everybody.
    #[serde(default)]
    pub seat: Option<Seat>,
    #[serde(flatten)]
    pub what: Happening<M, C>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Happening<M, C> {
    Played {
        mv: M,
        /// The computer that decided it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        because: Vec<Saying>,
    },
    Chance {
        brought: C,
    },
    /// So many decisions were taken back; giving up counts as one.
    Undone {
        plies: u32,
    },
    /// So many were played again.
    Redone {
        plies: u32,
    },
    /// The seat gave up.
    Withdrew,
    /// The seat was gone for too long, and the others went on without it.
    Gone,
    /// The seat's time has run out; without a seat, the time of the whole game.
    FlagFell,
    /// The seat was helped.
    Advised {
        /// The name of the question.
        question: String,
    },
    /// The seat proposed something.
    Offered {
        offer: Offer,
    },
    /// The seat answered the open offer.
    Answered {
        accepted: bool,
    },
    /// The seat took its offer back.
    Retracted,
    /// The seat was given time that everybody had agreed on.
    TimeAdded {
        milliseconds: u64,
    },
    /// Another player took the seat.
    Seated {
        /// The player as text.
        player: String,
    },
    /// Whoever sits here is called so.
    Named {
        name: String,
    },
    /// Everybody left, at the moment that the clock showed when they came back.
    Left,
    /// The next so many events are retold from another table, first of all: the chance among them is believed, because it
    /// follows from another secret.
    Retold {
        events: u64,
    },
}

/// An event of a game.
pub type EventOf<G> = Event<<G as Game>::Move, ChanceOf<G>>;
/// An event as it is stored.
pub type StoredEvent = Event<String, String>;

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The rules of the position.
    Rules,
    /// How often a position stood, or how long nothing lasting happened.
    Course,
    /// Somebody gave up, and nobody is left to play on.
    Withdrew(Seat),
    /// Somebody was gone for too long, and nobody is left to play on.
    Gone(Seat),
    /// Somebody's time ran out, and nobody is left to play on.
    FlagFell(Seat),
    /// The time of the whole game ran out.
    TimeIsUp,
    /// All agreed on a draw.
    Agreed,
}

impl Cause {
    /// Whether what ended the game was a move, and not something said or a clock.
    pub fn is_play(self) -> bool {
        matches!(self, Cause::Rules | Cause::Course)
    }
}

/// How a game ended, whoever or whatever ended it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    pub outcome: Outcome,
    pub reason: Saying,
    pub cause: Cause,
}

/// The version of [`Saved`] that is written now.
pub const FORMAT: u32 = 2;

/// A table on disk: what was agreed on, what chance follows from, and what happened. It holds the secret, so it
/// is for the house alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// [`FORMAT`].
    #[serde(rename = "tabla-save")]
    pub version: u32,
    /// What was agreed on.
    pub setup: Setup,
    /// What chance follows from.
    #[serde(default)]
    pub secret: Secret,
    /// What the clock of the table showed when it was saved.
    #[serde(default)]
    pub at: u64,
    /// Everything that happened, in order.
    #[serde(default)]
    pub log: Vec<StoredEvent>,
}

impl Saved {
    /// A table at which nothing has happened.
    pub fn new(setup: Setup, secret: Secret) -> Saved {
        Saved { version: FORMAT, setup, secret, at: 0, log: Vec::new() }
    }

    /// The table as it was at this revision.
    #[must_use]
    pub fn until(mut self, revision: u64) -> Saved {
        self.log.truncate(usize::try_from(revision).unwrap_or(usize::MAX));
        self.at = self.log.iter().map(|event| event.at).max().unwrap_or(0);
        self
    }
}
