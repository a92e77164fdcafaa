//! The desk of Jamb: one to eight people with a talon each, the dice, and the friends who help.
//!
//! A move is what somebody decided: dice kept, a field written, or the end. Dice that are kept go with a throw
//! of the others, so that nobody has to say it twice; only the first throw of a turn is asked for. A look
//! back shows the dice that lay when the next decision was made.

mod answers;
#[cfg(test)]
mod tests;

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabla_core::{Game, Notation, Say, Saying};
use tabla_play::jamb::{
    Advised, Column, Decided, Event, Fraction, FriendKind, Friends, GAME, Generator, HouseRules, Jamb,
    Layout, Move, Party, PartySetup, Person, Reckoning, Refusal, Row, SavedParty, Seeded, optimum, prepare,
    situation, view,
};
use tabla_table::Board;

use self::answers::{Question, no_dice};
use super::fault::DeskFault;
use super::shared::{
    Upload, file_name, no_format, read_question, read_setup, save_file, to_answer, write_setup,
};
use crate::desk::{Branch, Deed, Desk, Eye, SeatState, Showing, Stop, Task};
use crate::wire::{
    Act, AdviceView, BoardView, CanView, EndingView, JambBoard, JambPerson, JambStatistics, LineView,
    MoveView, SayingView,
};

/// The formats in which a game can be saved.
pub(crate) const FORMATS: [&str; 2] = ["jamb", "json"];
/// Seeds that are not chosen have at most nine digits, so that they can be read out.
const SEEDS: u64 = 1_000_000_000;

/// What a game is begun with, as somebody wishes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    #[serde(default)]
    people: Vec<String>,
    #[serde(default)]
    generator: Option<String>,
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    shared: bool,
    #[serde(default)]
    jamb_is_ful: Option<bool>,
    #[serde(default)]
    jamb_is_poker: Option<bool>,
    #[serde(default)]
    storage: Option<String>,
    #[serde(default)]
    friend_odds: Option<String>,
    #[serde(default)]
    friend_threshold: Option<String>,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    load: Option<Upload>,
}

/// What is kept: a save, and how the friend reckons.
#[derive(Serialize, Deserialize)]
struct Kept {
    #[serde(flatten)]
    party: SavedParty,
    friend_odds: String,
    friend_threshold: String,
}

/// Checks what somebody wishes, and completes it: `seed` is for the dice.
pub fn fill_in(setup: Value, seed: u64, _now: u64) -> Result<Value, Saying> {
    let wish: Wish = read_setup(&setup)?;
    let friends = wish.friends()?;
    let party = match &wish.load {
        Some(file) => {
            Party::of_text(file.path(), &file.text, &wish.names()[0]).map_err(|error| error.say())?
        }
        None => Party::new(wish.begin(seed)?).map_err(|error| error.say())?,
    };
    write_setup(&kept(&party, &friends))
}

/// Sets up the desk that a kept setup describes.
pub fn open(setup: &Value) -> Result<Box<dyn Desk>, Saying> {
    let kept: Kept = read_setup(setup)?;
    let party = kept.party.restore().map_err(|error| error.say())?;
    let friends = read_friends(Some(&kept.friend_odds), Some(&kept.friend_threshold))?;
    prepare(party.game().rules);
    let decisions = party.decisions();
    let spent = vec![0; decisions.len()];
    Ok(Box::new(JambDesk {
        party,
        decisions,
        friends,
        spent,
        waited: 0,
        explained: Vec::new(),
        undone: None,
    }))
}

/// The talon and the dice of this position, or why they cannot be.
pub fn check(position: &str) -> Result<BoardView, Saying> {
    let game = Jamb::default();
    let state = game.read_state(position).map_err(|error| error.say())?;
    let view = view(&game, &state, None);
    let is_done = state.talon().is_full();
    Ok(BoardView::Jamb(JambBoard {
        people: vec![JambPerson { name: String::new(), view, is_done }],
        fallen: state.lying().map_or_else(Vec::new, |(dice, _)| dice.faces().map(|die| die.pips()).collect()),
        kept: 0,
        is_advised: false,
        friends: Vec::new(),
        statistics: JambStatistics { faces: vec![0; 6], chi_square: None, pair_chi_square: None },
        dice: None,
        explained: Vec::new(),
    }))
}

fn kept(party: &Party, friends: &Friends) -> Kept {
    Kept {
        party: SavedParty::of(party),
        friend_odds: friends.reckoning.name().to_owned(),
        friend_threshold: friends.threshold.to_string(),
    }
}

fn read_friends(odds: Option<&str>, threshold: Option<&str>) -> Result<Friends, Saying> {
    let mut friends = Friends::default();
    if let Some(text) = odds {
        let unknown = || Saying::new("desk-jamb-odds").with("text", text).with("figures", figures());
        friends.reckoning = Reckoning::named(text).ok_or_else(unknown)?;
    }
    if let Some(text) = threshold {
        let wrong = |_| Saying::new("jamb-options-bad-threshold").with("text", text);
        friends.threshold = text.parse::<Fraction>().map_err(wrong)?;
    }
    Ok(friends)
}

fn figures() -> String {
    Reckoning::ALL.map(Reckoning::name).join(", ")
}

impl Wish {
    fn friends(&self) -> Result<Friends, Saying> {
        read_friends(self.friend_odds.as_deref(), self.friend_threshold.as_deref())
    }

    /// The names; whoever has none is called by the number of the place.
    fn names(&self) -> Vec<String> {
        let named = |(place, name): (usize, &String)| match name.trim() {
            "" => (place + 1).to_string(),
            name => name.to_owned(),
        };
        let names: Vec<String> = self.people.iter().enumerate().map(named).collect();
        if names.is_empty() { vec!["1".to_owned()] } else { names }
    }

    fn begin(&self, seed: u64) -> Result<PartySetup, Saying> {
        let usual = HouseRules::default();
        let rules = HouseRules {
            jamb_is_ful: self.jamb_is_ful.unwrap_or(usual.jamb_is_ful),
            jamb_is_poker: self.jamb_is_poker.unwrap_or(usual.jamb_is_poker),
        };
        let layout = match self.storage.as_deref() {
            None => Layout::default(),
            Some(text) => {
                Layout::named(text).ok_or_else(|| Saying::new("jamb-save-storage").with("text", text))?
            }
        };
        let generator = match self.generator.as_deref() {
            None => Generator::default(),
            Some(text) => {
                Generator::named(text).ok_or_else(|| Saying::new("jamb-save-generator").with("text", text))?
            }
        };
        let game = Jamb { rules, layout };
        let start = self.position.as_deref().map(|text| game.read_state(text)).transpose();
        Ok(PartySetup {
            start: start.map_err(|error| error.say())?,
            game,
            dice: Seeded { generator, seed: self.seed.unwrap_or(seed % SEEDS) },
            shared: self.shared,
            people: self.names(),
        })
    }
}

/// The desk.
struct JambDesk {
    party: Party,
    /// What was decided there, in order.
    decisions: Vec<Decided>,
    friends: Friends,
    /// How long each decision took.
    spent: Vec<u64>,
    /// What was spent since the last decision.
    waited: u64,
    /// What a friend said about the turn just played.
    explained: Vec<Saying>,
    /// What was taken back, until something else happens.
    undone: Option<Event>,
}

impl JambDesk {
    fn play(&mut self, text: &str) -> Result<(), Saying> {
        let mv = self.party.read(text).map_err(|error| error.say())?;
        self.party.play(mv, None).map_err(|refusal| refusal.say())?;
        if matches!(mv, Move::Again { .. }) {
            self.party.throw();
        }
        Ok(())
    }

    fn throw(&mut self) -> Result<(), Saying> {
        if self.party.is_over() {
            return Err(Refusal::Over.say());
        }
        self.party.throw().map(|_| ()).ok_or_else(|| Saying::new("jamb-save-no-throw"))
    }

    fn let_friend_play(&mut self, name: &str) -> Result<(), Saying> {
        let kind =
            FriendKind::named(name).ok_or_else(|| Saying::new("jamb-save-friend").with("text", name))?;
        let mut party = self.party.clone();
        let told = party.let_friend_play(kind, &self.friends).ok_or_else(|| Refusal::Over.say())?;
        self.party = party;
        self.explained = told;
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Saying> {
        let key = if self.spent.is_empty() { "jamb-undo-nothing" } else { "jamb-undo-dice-have-fallen" };
        self.undone = Some(self.party.undo().ok_or_else(|| Saying::new(key))?);
        Ok(())
    }

    fn redo(&mut self) -> Result<(), Saying> {
        match self.undone.take() {
            Some(Event::Played { mv, friend }) => {
                self.party.play(mv, friend).map(|_| ()).map_err(|refusal| refusal.say())
            }
            Some(Event::Stopped) => self.party.stop().map_err(|refusal| refusal.say()),
            _ => Err(DeskFault::NothingToRedo.say()),
        }
    }

    fn rename(&mut self, seat: u8, name: &str) -> Result<(), Saying> {
        let place = usize::from(seat).checked_sub(1).ok_or_else(|| DeskFault::Act.say())?;
        self.party.rename(place, name.trim().to_owned()).map_err(|error| error.say())
    }

    /// Keeps the times beside the decisions, of which a deed makes several, one, none, or one less.
    fn keep_time(&mut self, spent: u64) {
        self.decisions = self.party.decisions();
        let decisions = self.decisions.len();
        self.waited = self.waited.saturating_add(spent);
        if decisions > self.spent.len() {
            self.spent.resize(decisions, 0);
            if let Some(last) = self.spent.last_mut() {
                *last = std::mem::take(&mut self.waited);
            }
        }
        self.spent.truncate(decisions);
    }

    /// The table as it was before this decision; with as many as there are, as it is now.
    fn party_at(&self, ply: Option<usize>) -> Result<(Party, usize, bool), Saying> {
        let last = self.decisions.len();
        match ply.filter(|&ply| ply != last) {
            None => Ok((self.party.clone(), last, true)),
            Some(ply) => {
                let decided = self.decisions.get(ply);
                let past = decided.and_then(|decided| self.party.after(decided.event));
                past.map(|party| (party, ply, false)).ok_or_else(|| DeskFault::Ply { ply, last }.say())
            }
        }
    }

    fn moves(&self) -> Vec<MoveView> {
        let game = self.party.game();
        let text = |decided: &Decided| match (decided.mv, self.party.people().first()) {
            (Some(mv), Some(person)) => game.write_move(person.state(), mv),
            _ => String::new(),
        };
        let told = |(decided, spent): (&Decided, &u64)| MoveView {
            seat: seat_of(decided.place),
            text: text(decided),
            points: match decided.mv {
                Some(Move::Write { .. }) => Some(decided.points.unwrap_or(0).into()),
                _ => None,
            },
            spent: *spent,
            note: note(decided).map(SayingView::from),
        };
        self.decisions.iter().zip(&self.spent).map(told).collect()
    }

    fn ending(&self) -> Option<EndingView> {
        if !self.party.is_over() {
            return None;
        }
        let people = self.party.people();
        let most = people.iter().map(Person::points).max().unwrap_or(0);
        let best: Vec<usize> = (0..people.len()).filter(|&place| people[place].points() == most).collect();
        let saying = match (people, best.as_slice()) {
            ([_], _) => Saying::new("desk-jamb-total").with("points", usize::from(most)),
            (_, [only]) => Saying::new("desk-jamb-won")
                .with("name", people[*only].name())
                .with("points", usize::from(most)),
            _ => Saying::new("desk-jamb-shared").with("points", usize::from(most)),
        };
        let winner = match (people, best.as_slice()) {
            ([_], _) => None,
            (_, [only]) => Some(seat_of(*only)),
            _ => None,
        };
        Some(EndingView { saying: saying.into(), winner })
    }

    fn board(&self, party: &Party, ply: usize, is_now: bool) -> JambBoard {
        let decisions = self.decisions.get(..ply).unwrap_or_default();
        let person = |(place, person): (usize, &Person)| {
            let mut view = view(party.game(), person.state(), last_field(decisions, place));
            if !is_now || party.mover() != Some(place) {
                view.moves.clear();
            }
            JambPerson { name: person.name().to_owned(), view, is_done: person.is_done() }
        };
        let (fallen, kept) = party.fallen().map_or((Vec::new(), 0), |fallen| {
            let kept: Vec<u8> = fallen.kept.faces().map(|die| die.pips()).collect();
            let thrown = fallen.thrown.iter().map(|die| die.pips());
            let count = kept.len();
            (kept.into_iter().chain(thrown).collect(), count)
        });
        let statistics = party.statistics();
        let seeded = self.party.setup().dice;
        let shows_dice = party.people().len() == 1 || self.party.is_over();
        JambBoard {
            people: party.people().iter().enumerate().map(person).collect(),
            fallen,
            kept,
            is_advised: party.is_advised(),
            friends: FriendKind::ALL.map(|friend| friend.name().to_owned()).to_vec(),
            statistics: JambStatistics {
                faces: statistics.faces().to_vec(),
                chi_square: statistics.face_test().map(|test| test.statistic),
                pair_chi_square: statistics.pair_test().map(|test| test.statistic),
            },
            dice: shows_dice.then(|| format!("{} {}", seeded.generator, seeded.seed)),
            explained: if is_now {
                self.explained.iter().map(SayingView::from).collect()
            } else {
                Vec::new()
            },
        }
    }
}

/// The field that the person in this place wrote last.
fn last_field(decisions: &[Decided], place: usize) -> Option<(Column, Row)> {
    decisions.iter().rev().filter(|decided| decided.place == place).find_map(|decided| match decided.mv {
        Some(Move::Write { column, row }) => Some((column, row)),
        _ => None,
    })
}

/// Who helped, or that somebody stopped.
fn note(decided: &Decided) -> Option<Saying> {
    let friend = |friend: FriendKind| match friend {
        FriendKind::Rule => Saying::new("jamb-friend-rule"),
        FriendKind::Optimal => Saying::new("jamb-friend-optimal"),
        FriendKind::Greedy => Saying::new("jamb-friend-greedy"),
    };
    match decided {
        Decided { mv: None, .. } => Some(Saying::new("desk-jamb-stopped")),
        Decided { friend: Some(kind), .. } => {
            Some(Saying::new("desk-jamb-friend").with("friend", friend(*kind)))
        }
        Decided { is_advised: true, .. } => Some(Saying::new("desk-jamb-advised")),
        _ => None,
    }
}

fn seat_of(place: usize) -> u8 {
    u8::try_from(place + 1).unwrap_or(u8::MAX)
}

impl Desk for JambDesk {
    fn game(&self) -> &'static str {
        GAME
    }

    /// What differs from the usual.
    fn rules(&self) -> String {
        let setup = self.party.setup();
        let rules = setup.game.rules;
        let marks = [
            (rules.jamb_is_ful, "jamb-is-ful"),
            (!rules.jamb_is_poker, "jamb-is-not-poker"),
            (setup.shared, "shared-dice"),
        ];
        marks.into_iter().filter(|(holds, _)| *holds).map(|(_, mark)| mark).collect::<Vec<_>>().join(" ")
    }

    fn show(&self, _eye: &Eye, ply: Option<usize>) -> Result<Showing, Saying> {
        let (party, ply, is_now) = self.party_at(ply)?;
        let seat = |person: &Person| SeatState {
            player: "human".to_owned(),
            is_person: true,
            name: Some(person.name().to_owned()),
            points: Some(person.points().into()),
            clock: None,
        };
        let is_on = !party.is_over();
        let can = CanView {
            undo: party.can_undo(),
            redo: self.undone.is_some(),
            resign: is_on,
            advice: party.fallen().is_some(),
            branch: true,
            ..CanView::default()
        };
        let shown = party.person().or_else(|| party.people().first());
        Ok(Showing {
            seats: party.people().iter().map(seat).collect(),
            to_move: party.mover().map(seat_of),
            ending: self.ending(),
            moves: self.moves(),
            ply,
            can: if is_now { can } else { CanView { branch: true, ..CanView::default() } },
            time_left: None,
            position: shown.map_or_else(String::new, |person| party.game().write_state(person.state())),
            board: Board::new(BoardView::Jamb(self.board(&party, ply, is_now))),
        })
    }

    fn perform(&mut self, deed: &Deed) -> Result<(), Saying> {
        let explained = std::mem::take(&mut self.explained);
        let done = match &deed.act {
            Act::Play { text } => self.play(text),
            Act::Throw => self.throw(),
            Act::Friend { name } => self.let_friend_play(name),
            Act::Undo => self.undo(),
            Act::Redo => self.redo(),
            Act::Resign => self.party.stop().map_err(|refusal| refusal.say()),
            Act::Advised => {
                self.party.note_advice();
                Ok(())
            }
            Act::Name { seat, name } => self.rename(*seat, name),
            _ => Err(DeskFault::Act.say()),
        };
        match done {
            Ok(()) => {
                if !matches!(deed.act, Act::Undo | Act::Name { .. }) {
                    self.undone = None;
                }
                self.keep_time(deed.spent);
            }
            Err(_) => self.explained = explained,
        }
        done
    }

    fn computer(&self) -> Option<Task<Act>> {
        None
    }

    fn advise(&self, _eye: &Eye, ply: Option<usize>, _time: Duration) -> Result<Task<AdviceView>, Saying> {
        let (party, ply, _) = self.party_at(ply)?;
        let state = party.person().map(|person| person.state().clone());
        let asked = state.as_ref().and_then(situation).ok_or_else(no_dice)?;
        let game = *party.game();
        Ok(Box::new(move |_| {
            let began = Instant::now();
            let advice = optimum(game.rules).advise(asked).ok_or_else(|| Refusal::Over.say())?;
            let state = state.unwrap_or_else(|| game.start());
            let line = |advised: &Advised| LineView {
                text: game.write_move(&state, advised.mv),
                value: format!("{:.1}", advised.total),
                number: Some(advised.total),
                is_exact: true,
                points: matches!(advised.mv, Move::Write { .. }).then_some(advised.points.into()),
                loss: Some(advised.loss),
                ..LineView::default()
            };
            let lines: Vec<LineView> = advice.choices.iter().map(line).collect();
            Ok(AdviceView {
                ply,
                best: lines.first().map(|line| line.text.clone()),
                value: Some(format!("{:.1}", advice.expected)),
                lines,
                spent: u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
                ..AdviceView::default()
            })
        }))
    }

    fn marks_advice(&self) -> bool {
        true
    }

    fn ask_marks(&self, question: &Value) -> bool {
        read_question::<Question>(question).is_ok_and(|question| question.is_for_advice())
    }

    /// A save tells how the dice will fall.
    fn hides(&self) -> bool {
        self.party.people().len() > 1
    }

    fn formats(&self) -> Vec<&'static str> {
        FORMATS.to_vec()
    }

    fn file(&self, format: &str) -> Result<(String, String), Saying> {
        let stem = format!("jamb-{}", self.party.setup().dice.seed);
        match format {
            "jamb" => {
                let record = self.party.record().ok_or_else(|| Saying::new("desk-jamb-no-room"))?;
                Ok((file_name(&stem, "txt"), record.write()))
            }
            "json" => save_file(&stem, GAME, &SavedParty::of(&self.party)),
            other => Err(no_format(other, &FORMATS)),
        }
    }

    fn ask(&self, _eye: &Eye, question: &Value) -> Result<Task<Value>, Saying> {
        let question: Question = read_question(question)?;
        let (party, friends) = (self.party.clone(), self.friends);
        Ok(Box::new(move |stop: &Stop| {
            let go_on = || !stop.load(Ordering::Relaxed);
            to_answer(&question.answer(&party, &friends, &go_on)?)
        }))
    }

    fn branch(&self, ply: usize) -> Result<Branch, Saying> {
        let (party, ..) = self.party_at(Some(ply))?;
        Ok(Branch { setup: write_setup(&kept(&party, &self.friends))?, deeds: Vec::new() })
    }
}
