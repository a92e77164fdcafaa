//! Files of the first edition: saves, and the game's own format for one person. They are read for ever, and still what
//! a game is exported to.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabla_core::{ErrorKind, MoveError, Notation, Say, Saying, Seat, TableError, Viewer};
use tabla_jamb::{Die, Generator, HouseRules, Jamb, Layout, Move, Record, Refusal, Seeded, Step};
use tabla_table::{
    Act, Command, Event, HUMAN, Happening, Kit, Saved, Secret, Session, Setup, StoredEvent, Table, Waiting,
};

use super::super::wish::{Upload, storage};
use super::{FUL, JambSide, ODDS, POKER, SHARED, STORAGE, THRESHOLD, name_of};
use crate::jamb::{FriendKind, Friends, GAME, check_people};
use crate::{save_from_text, save_to_text};

/// A table as the first edition kept it: what was agreed on, every throw and every decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct FirstSave {
    pub(super) jamb_is_ful: bool,
    pub(super) jamb_is_poker: bool,
    pub(super) storage: String,
    pub(super) generator: String,
    pub(super) seed: u64,
    pub(super) shared_dice: bool,
    pub(super) people: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<String>,
    pub(super) events: Vec<FirstEvent>,
}

/// A step of it, by the person whose turn it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FirstEvent {
    /// Dice fell, in this order.
    Threw(String),
    /// The person looked at the advice for the decision that follows.
    Asked,
    Played(String),
    /// A friend decided instead.
    Friend {
        name: String,
        played: String,
    },
    /// The person stopped before the talon was full.
    Stopped,
}

impl FirstSave {
    pub(super) fn rules(&self) -> HouseRules {
        HouseRules { jamb_is_ful: self.jamb_is_ful, jamb_is_poker: self.jamb_is_poker }
    }

    /// What was agreed on, as the table knows it; people throw by hand.
    pub(super) fn setup(&self, friends: &Friends) -> Result<(Setup, Secret), Saying> {
        let no_storage = || Saying::new("jamb-save-storage").with("text", self.storage.as_str());
        let layout = Layout::named(&self.storage).ok_or_else(no_storage)?;
        let no_generator = || Saying::new("jamb-save-generator").with("text", self.generator.as_str());
        let generator = Generator::named(&self.generator).ok_or_else(no_generator)?;
        let game = Jamb { rules: self.rules(), layout };
        let start = self.position.as_deref().map(|text| game.read_state(text)).transpose();
        let start = start.map_err(|error| error.say())?.map(|start| game.write_state(&start));
        check_people(&self.people, start.is_some()).map_err(|error| error.say())?;
        let options = [
            (FUL, self.jamb_is_ful.into()),
            (POKER, self.jamb_is_poker.into()),
            (SHARED, self.shared_dice.into()),
            (STORAGE, layout.name().into()),
            (ODDS, friends.reckoning.name().into()),
            (THRESHOLD, friends.threshold.to_string().into()),
        ];
        let setup = Setup {
            game: GAME.to_owned(),
            options: options.into_iter().map(|(id, value)| (id.to_owned(), value)).collect(),
            players: vec![HUMAN.to_owned(); self.people.len()],
            names: self.people.clone(),
            start,
            dealer: Some(generator.name().to_owned()),
            clock: None,
            by_hand: true,
        };
        Ok((setup, Secret::from_seed(self.seed)))
    }
}

/// The table of a save, by doing everything again: dice that are not the generator's, a move that breaks the rules, a
/// step after the end are each refused with their place.
pub(super) fn restore(
    kit: &Arc<dyn Kit>,
    saved: &FirstSave,
    friends: &Friends,
) -> Result<Box<dyn Table>, TableError> {
    let refused = |saying: Saying| TableError::new(ErrorKind::Damaged, saying);
    let (setup, secret) = saved.setup(friends).map_err(refused)?;
    // Nothing falls by itself: dice that are in the cup at the beginning are thrown by hand as well.
    let mut table = Arc::clone(kit).restore(&Saved::new(setup, secret))?;
    let mut is_advised = false;
    for (step, number) in saved.events.iter().zip(1usize..) {
        // Asked twice about the same dice, advice is advice.
        if !(is_advised && *step == FirstEvent::Asked) {
            retake(&mut *table, step).map_err(|because| {
                refused(Saying::new("jamb-save-step").with("number", number).with("because", because))
            })?;
        }
        is_advised = *step == FirstEvent::Asked;
    }
    Ok(table)
}

/// Lets a step of a save happen.
fn retake(table: &mut dyn Table, step: &FirstEvent) -> Result<(), Saying> {
    let (seat, is_lying) = match table.waiting() {
        Waiting::Move(seat) => (Some(seat), true),
        Waiting::Throw(seat) => (seat, false),
        Waiting::Nothing(_) => (None, false),
    };
    let act = match step {
        FirstEvent::Threw(text) => {
            let dice: Option<Vec<Die>> = text.split_whitespace().map(read_die).collect();
            let no_dice = || Saying::new("jamb-save-dice").with("text", text.as_str());
            let written = join(&dice.ok_or_else(no_dice)?);
            if is_lying || seat.is_none() {
                return Err(Saying::new("jamb-save-no-throw"));
            }
            let events = decided(table, seat, Act::Throw { told: None })?;
            return match events.first().map(|event| &event.what) {
                Some(Happening::Chance { brought }) if *brought != written => {
                    let saying = Saying::new("jamb-save-other-dice").with("written", written);
                    Err(saying.with("right", brought.as_str()))
                }
                _ => apply_first(table, &events),
            };
        }
        FirstEvent::Asked if !is_lying => return Err(Refusal::NotThrown.say()),
        FirstEvent::Asked => Act::TakeAdvice { question: "advice".to_owned() },
        FirstEvent::Played(text) => Act::Play { text: text.clone(), by: None, because: Vec::new() },
        FirstEvent::Friend { name, played } => {
            let unknown = || Saying::new("jamb-save-friend").with("text", name.as_str());
            let friend = FriendKind::named(name).ok_or_else(unknown)?;
            Act::Play { text: played.clone(), by: Some(friend.name().to_owned()), because: Vec::new() }
        }
        FirstEvent::Stopped => Act::Resign,
    };
    if seat.is_none() {
        return Err(match act {
            Act::Play { text, .. } => {
                MoveError::Illegal { text: text.trim().to_owned(), because: Refusal::Over }.say()
            }
            _ => Refusal::Over.say(),
        });
    }
    let events = decided(table, seat, act)?;
    apply_first(table, &events)
}

fn read_die(word: &str) -> Option<Die> {
    word.parse().ok().and_then(Die::new)
}

fn join(dice: &[Die]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn decided(table: &dyn Table, seat: Option<Seat>, act: Act) -> Result<Vec<StoredEvent>, Saying> {
    table.decide(&Command { seat, at: 0, revision: None, act }).map_err(|error| error.saying)
}

/// A save names every throw itself, so what falls by itself after a decision is left for later.
fn apply_first(table: &mut dyn Table, events: &[StoredEvent]) -> Result<(), Saying> {
    events.first().map_or(Ok(()), |event| table.apply(event)).map_err(|error| error.saying)
}

/// What a file holds, a save of ours or a game in its own format. In the latter the person
/// has no name and gets this one.
pub(super) fn read_file(load: &Upload, name: &str) -> Result<FirstSave, TableError> {
    if load.is_save() {
        return save_from_text(load.path(), &load.text, GAME).map_err(|error| storage(&error));
    }
    let record = Record::read(&load.text).map_err(|error| load.refused(error.say()))?;
    // Dice from a real table cannot be thrown again.
    let dice = record.seeded().ok_or_else(|| load.refused(Saying::new("jamb-save-real-dice")))?;
    let game = record.game();
    let step = |step: &Step| match step {
        Step::Thrown(dice) => FirstEvent::Threw(join(dice)),
        Step::Chosen(mv) => FirstEvent::Played(game.write_move(record.state(), *mv)),
    };
    let end = record.is_ended().then_some(FirstEvent::Stopped);
    Ok(FirstSave {
        jamb_is_ful: game.rules.jamb_is_ful,
        jamb_is_poker: game.rules.jamb_is_poker,
        storage: game.layout.name().to_owned(),
        generator: dice.generator.name().to_owned(),
        seed: dice.seed,
        shared_dice: false,
        people: vec![name.to_owned()],
        position: None,
        events: record.steps().iter().map(step).chain(end).collect(),
    })
}

/// What a file of this game is called.
pub(super) fn file_name(session: &Session<JambSide>, extension: &str) -> String {
    // What nobody could know before is no name.
    match session.secret().known_seed() {
        Some(seed) => format!("{GAME}-{seed}.{extension}"),
        None => format!("{GAME}.{extension}"),
    }
}

fn no_room() -> TableError {
    TableError::new(ErrorKind::Illegal, Saying::new("desk-jamb-no-room"))
}

/// Where the dice of a game come from, for whoever may know it: it tells how they will fall.
fn seeded(session: &Session<JambSide>, viewer: Viewer) -> Result<Seeded, TableError> {
    check_open(session, viewer)?;
    let generator = session.setup().dealer.as_deref().and_then(Generator::named).ok_or_else(no_room)?;
    Ok(Seeded { generator, seed: session.secret().seed() })
}

/// Whether this viewer may have a file of the game: with what the dice follow from, it tells how they will fall.
fn check_open(session: &Session<JambSide>, viewer: Viewer) -> Result<(), TableError> {
    let is_open = session.seats().len() == 1 || session.ending().is_some() || viewer == Viewer::Everything;
    let key = if session.is_sealed() { "table-sealed" } else { "server-not-alone" };
    if is_open && !session.is_sealed() {
        return Ok(());
    }
    Err(TableError::new(ErrorKind::NotYours, Saying::new(key)))
}

/// A step of the line with the seat that was to move before it.
struct LineStep<'a> {
    mover: Option<Seat>,
    is_advised: bool,
    event: &'a Event<<JambSide as tabla_core::Game>::Move, tabla_jamb::Thrown>,
}

fn line(session: &Session<JambSide>) -> impl Iterator<Item = LineStep<'_>> {
    session.positions().zip(session.positions().skip(1)).filter_map(|(before, after)| {
        let mover = session.game().next_place(&before.state);
        Some(LineStep { mover, is_advised: after.advised, event: session.event_of(after)? })
    })
}

/// The game of one person whom nobody helped, in the game's own format.
pub(super) fn write_record(session: &Session<JambSide>, viewer: Viewer) -> Result<String, TableError> {
    let seeded = seeded(session, viewer)?;
    let is_alone = matches!(session.seats(), [person] if person.helped == 0);
    if !is_alone || session.game().shares_chance() || session.setup().start.is_some() {
        return Err(no_room());
    }
    let mut record = Record::new(session.game().game, Some(seeded));
    for LineStep { event, .. } in line(session) {
        match &event.what {
            Happening::Chance { brought } => {
                record.throw(brought.dice().collect()).map_err(|_| no_room())?;
            }
            Happening::Played { mv, .. } => record.play(mv.mv).map_err(|_| no_room())?,
            Happening::Withdrew => record.end(),
            _ => return Err(no_room()),
        }
    }
    Ok(record.write())
}

/// The table as a save of the first edition or, where that has no room for it, of ours.
pub(super) fn write_save(session: &Session<JambSide>, viewer: Viewer) -> Result<String, TableError> {
    check_open(session, viewer)?;
    let Ok(saved) = to_first(session, viewer) else { return super::super::wish::save_text(session) };
    let name = file_name(session, "json");
    save_to_text(Path::new(&name), GAME, &saved).map_err(|error| storage(&error))
}

/// The table as the first edition would have kept it. It has no room for whoever stops while others are to move.
fn to_first(session: &Session<JambSide>, viewer: Viewer) -> Result<FirstSave, TableError> {
    let Seeded { generator, seed } = seeded(session, viewer)?;
    let (side, setup) = (session.game(), session.setup());
    if setup.clock.is_some() || session.seats().iter().any(|seat| !seat.is_person()) {
        return Err(no_room());
    }
    let game = &side.game;
    let mut events = Vec::new();
    let written = |mv: Move| game.write_move(&tabla_core::Game::start(game), mv);
    for LineStep { mover, is_advised, event } in line(session) {
        events.extend(is_advised.then_some(FirstEvent::Asked));
        events.push(match &event.what {
            Happening::Chance { brought } => FirstEvent::Threw(brought.to_string()),
            Happening::Played { mv, by: Some(by), .. } => {
                let friend = FriendKind::named(by).ok_or_else(no_room)?;
                FirstEvent::Friend { name: friend.name().to_owned(), played: written(mv.mv) }
            }
            Happening::Played { mv, by: None, .. } => FirstEvent::Played(written(mv.mv)),
            Happening::Withdrew if mover == event.seat => FirstEvent::Stopped,
            _ => return Err(no_room()),
        });
    }
    let is_advised = session.mover().and_then(|seat| session.seats().get(seat.index()));
    events.extend(is_advised.is_some_and(|record| record.advised).then_some(FirstEvent::Asked));
    let people = session.seats().iter().enumerate();
    Ok(FirstSave {
        jamb_is_ful: game.rules.jamb_is_ful,
        jamb_is_poker: game.rules.jamb_is_poker,
        storage: game.layout.name().to_owned(),
        generator: generator.name().to_owned(),
        seed,
        shared_dice: side.shares_chance(),
        people: people.map(|(place, seat)| name_of(seat.name.as_ref(), place)).collect(),
        position: setup.start.clone(),
        events,
    })
}
