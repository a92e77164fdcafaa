//! Tables that whoever plays keeps themselves, such as a page that needs no server: what is asked comes as data, and
//! what happens goes out as data before it happens, so that it can be kept first.
//!
//! Everything is answered at once and on the thread of whoever asks. Whoever asks holds the seats of all people, names
//! the tables, brings chance, and keeps the log.

mod answers;
mod record;
mod thoughts;

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::Deserialize;
use serde_json::{Map, Value};
use tabla_core::Saying;
use tabla_games::daily::{Standing, Task};
use tabla_games::kits;
use tabla_table::{Act as TableAct, SeatPlayers, Secret, unix_now};

use crate::daily;
use crate::manners::{MOST_EVENTS, check_text, clean_name};
use crate::problem::Refusal;
use crate::table::{HOST, HouseTable, Opening, Outfit};
use crate::wire::{
    Act, AdviceRequest, AdviceView, BranchView, CheckRequest, NewGame, Problem, SayingView, ScoreRequest,
    StudyQuestion, StudyRequest, TryRequest,
};

pub use record::{Change, Kept, Record};

/// What is asked of a desk.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Ask {
    Health,
    Catalogue,
    Words {
        lang: String,
    },
    /// A rule book as HTML.
    Rules {
        game: String,
        lang: String,
    },
    Examples {
        game: String,
    },
    Daily {
        date: String,
    },
    Study {
        study: StudyRequest,
    },
    StudyQuestion {
        asked: StudyQuestion,
    },
    Check {
        check: CheckRequest,
    },
    Sample,
    Score {
        score: ScoreRequest,
    },
    /// What a new table begins with: its record, which is kept and then loaded.
    Open {
        id: String,
        new: Box<NewGame>,
        secret: Secret,
    },
    /// The same for a branch of a table.
    Branch {
        id: String,
        from: String,
        ply: usize,
        seat: Option<u8>,
        secret: Secret,
    },
    /// Sets a table up, or lets it catch up with what was kept since.
    Load {
        record: Box<Record>,
    },
    /// How a table is kept, as it stands here.
    Record {
        id: String,
    },
    /// Puts a table away.
    Leave {
        id: String,
    },
    Show {
        id: String,
        ply: Option<usize>,
        thinking: bool,
    },
    /// A line for a list of tables.
    Summary {
        id: String,
    },
    /// What an act brings about. It happens when it is loaded.
    Act {
        id: String,
        key: String,
        act: Act,
    },
    /// What happens when somebody comes to a table whose clock stood.
    Come {
        id: String,
    },
    /// What happens when the time is up.
    Ring {
        id: String,
    },
    /// What advice leaves behind, where a game keeps that in mind; for a question of a game's own, the same.
    Mark {
        id: String,
        question: Option<Value>,
    },
    /// Who has to do something, and until when.
    Due {
        id: String,
    },
    File {
        id: String,
        format: Option<String>,
    },
    /// What enters the list of the best.
    Best {
        id: String,
    },
    /// The review as far as these pieces tell it.
    Review {
        id: String,
        pieces: Vec<(String, String)>,
        running: bool,
    },
    /// The next piece of a review: its name and text.
    Piece {
        id: String,
        pieces: Vec<(String, String)>,
    },
    Try {
        id: String,
        pieces: Vec<(String, String)>,
        asked: TryRequest,
    },
    /// What the computer whose turn it is decides on: what it brings about.
    Think {
        id: String,
    },
    Advice {
        id: String,
        asked: AdviceRequest,
    },
    Question {
        id: String,
        question: Map<String, Value>,
    },
    /// Computers play a table to its end by nodes: its record.
    PlayOut {
        id: String,
        game: String,
        setup: Map<String, Value>,
        seed: u64,
    },
    /// How many positions the champion visits in each of these positions of a game, at so many nodes.
    Measure {
        game: String,
        positions: Vec<String>,
        nodes: u64,
    },
}

/// Somebody who hears what is thought meanwhile.
pub type Tell<'t> = &'t dyn Fn(AdviceView);

/// Tables of one person.
pub struct Desk {
    outfit: Outfit,
    tables: HashMap<String, Place>,
    /// The number of the newest thing that happened.
    version: u64,
}

/// One table.
struct Place {
    game: String,
    table: HouseTable,
    names: BTreeMap<u8, String>,
    /// Whether computers wait to be told.
    step: bool,
    /// Whether the one whose turn it is was told.
    is_told: bool,
    words: HashSet<String>,
    branch_of: Option<BranchView>,
    remarks: Vec<SayingView>,
    task: Option<Task>,
    /// When the table began to wait, in milliseconds since 1970.
    since: u64,
    version: u64,
}

impl Desk {
    /// A desk for these games; all computer players together remember so many bytes.
    pub fn new(registry: tabla_table::Registry, remembered: usize) -> Desk {
        let outfit = Outfit { registry, players: SeatPlayers::new(remembered) };
        Desk { outfit, tables: HashMap::new(), version: 0 }
    }

    /// Answers; `tell` hears the newest thought meanwhile.
    pub fn answer(&mut self, ask: Ask, tell: Tell<'_>) -> Result<Value, Refusal> {
        match ask {
            Ask::Open { id, new, secret } => value(&self.open(id, *new, secret)?),
            Ask::Branch { id, from, ply, seat, secret } => value(&self.branch(id, &from, ply, seat, secret)?),
            Ask::Load { record } => self.load(*record).map(|()| Value::Null),
            Ask::Record { id } => value(&self.place(&id)?.record(&id)),
            Ask::Leave { id } => {
                self.tables.remove(&id);
                self.outfit.players.forget(&id);
                Ok(Value::Null)
            }
            Ask::Act { id, key, act } => value(&self.act(&id, key, act)?),
            Ask::Come { id } => value(&self.place_mut(&id)?.come()),
            Ask::Ring { id } => value(&self.place(&id)?.ring()),
            Ask::Mark { id, question } => value(&self.place(&id)?.mark(question.as_ref())?),
            Ask::Think { id } => value(&self.think(&id, tell)?),
            Ask::Advice { id, asked } => value(&self.advise(&id, &asked, tell)?),
            Ask::Question { id, question } => self.question(&id, question),
            Ask::Review { id, pieces, running } => value(&self.review(&id, pieces, running)?),
            Ask::Piece { id, pieces } => value(&self.piece(&id, pieces)?),
            Ask::Try { id, pieces, asked } => value(&self.try_move(&id, pieces, &asked)?),
            Ask::PlayOut { id, game, setup, seed } => value(&self.play_out(id, game, setup, seed)?),
            Ask::Measure { game, positions, nodes } => self.measure(&game, &positions, nodes),
            ask => self.tell(ask),
        }
    }

    /// Lets all computer players go: what they were made of was not whole.
    pub fn forget_players(&self) {
        self.tables.keys().for_each(|id| self.outfit.players.forget(id));
    }

    /// What a new table begins with.
    fn open(&self, id: String, new: NewGame, secret: Secret) -> Result<Record, Refusal> {
        if new.invite.is_some() {
            return Err(Saying::new("server-nobody-to-invite").into());
        }
        let mut names = BTreeMap::new();
        for (name, seat) in new.names.iter().zip(1..) {
            let name = clean_name(name)?;
            if !name.is_empty() {
                names.insert(seat, name);
            }
        }
        let task = new.daily.as_deref().map(|day| daily::task_of(day, &new.game)).transpose()?;
        let setup = task.as_ref().map_or(new.setup, Task::wish);
        let wishes_steps = setup.get("step").and_then(Value::as_bool) == Some(true);
        let step = wishes_steps || task.as_ref().is_some_and(Task::is_one_play);
        let wish = Value::Object(setup);
        let opening = Opening::wished(&self.outfit, &new.game, wish, secret, unix_now())?;
        let mut table = HouseTable::restore(&self.outfit, &id, &opening)?;
        for (seat, name) in &names {
            let act = Act::Name { seat: *seat, name: name.clone() };
            let events = table.decide(*seat, &act, table.at_after(0)).unwrap_or_default();
            table.apply(&events)?;
        }
        let day = task.map(|task| task.day.to_string());
        Ok(Record { day, ..Record::new(id, new.game, table.opening(), names, step) })
    }

    fn branch(
        &self,
        id: String,
        from: &str,
        ply: usize,
        seat: Option<u8>,
        secret: Secret,
    ) -> Result<Record, Refusal> {
        let place = self.place(from)?;
        place.may_be_helped()?;
        let opening = match seat {
            None => place.table.branch(ply, secret)?,
            Some(seat) => place.table.branch_alone(ply, seat, secret)?,
        };
        let record = Record::new(id, place.game.clone(), opening, place.names.clone(), place.step);
        Ok(Record { branch_of: Some((from.to_owned(), ply)), ..record })
    }

    /// Sets a table up as it was kept; what is here already only catches up.
    fn load(&mut self, record: Record) -> Result<(), Refusal> {
        let version = self.next_version();
        let known = self.tables.get_mut(&record.id);
        if let Some(place) = known.filter(|place| place.table.revision() <= record.revision()) {
            return place.catch_up(record, version);
        }
        let id = record.id.clone();
        let place = Place::restore(&self.outfit, record, version)?;
        self.tables.insert(id, place);
        Ok(())
    }

    fn act(&mut self, id: &str, key: String, act: Act) -> Result<Option<Change>, Refusal> {
        let version = self.next_version();
        let place = self.place_mut(id)?;
        if place.words.contains(&key) {
            return Ok(None);
        }
        if place.task.is_some() && daily::is_apart(&act) {
            return Err(Refusal::forbidden(Saying::new("daily-no-help")));
        }
        if act == Act::Step {
            if !place.table.is_computers_turn() {
                return Err(Refusal::conflict(Saying::new("server-no-computer")));
            }
            (place.is_told, place.version) = (true, version);
            return Ok(None);
        }
        place.decide(key, act).map(Some)
    }

    fn next_version(&mut self) -> u64 {
        self.version = unix_now().max(self.version + 1);
        self.version
    }

    fn place(&self, id: &str) -> Result<&Place, Refusal> {
        self.tables.get(id).ok_or_else(Refusal::not_found)
    }

    fn place_mut(&mut self, id: &str) -> Result<&mut Place, Refusal> {
        self.tables.get_mut(id).ok_or_else(Refusal::not_found)
    }
}

impl Place {
    fn restore(outfit: &Outfit, record: Record, version: u64) -> Result<Place, Refusal> {
        let Record { id, game, kept, step, names, branch_of, day, words, .. } = record;
        let task = day.map(|day| daily::task_kept(&day, &game)).transpose()?;
        let table = HouseTable::restore(outfit, &id, &kept.opening())?;
        // Whoever branches has read them.
        let remarks = if branch_of.is_none() { table.remarks() } else { Vec::new() };
        Ok(Place {
            task,
            game,
            table,
            names: names.into_iter().collect(),
            step,
            is_told: false,
            words: words.into_iter().collect(),
            branch_of: branch_of.map(|(id, ply)| BranchView { id, ply }),
            remarks: remarks.into_iter().map(SayingView::from).collect(),
            since: unix_now(),
            version,
        })
    }

    /// Lets happen what was kept since.
    fn catch_up(&mut self, record: Record, version: u64) -> Result<(), Refusal> {
        let news = record.kept.saved.log.into_iter().filter(|event| event.revision > self.table.revision());
        let news: Vec<_> = news.collect();
        let since = self.table.since();
        self.table.apply(&news)?;
        if let Some(started) = record.kept.started.filter(|_| record.kept.noted.is_none()) {
            self.table.count_from(started);
        }
        if self.table.since() != since {
            self.since = unix_now();
        }
        self.is_told &= news.is_empty();
        (self.step, self.version) = (record.step, version);
        self.names.extend(record.names);
        self.words.extend(record.words);
        Ok(())
    }

    /// What this table is kept as.
    fn record(&self, id: &str) -> Record {
        let opening = self.table.opening();
        let record = Record::new(id.to_owned(), self.game.clone(), opening, self.names.clone(), self.step);
        Record {
            branch_of: self.branch_of.as_ref().map(|branch| (branch.id.clone(), branch.ply)),
            day: self.task.as_ref().map(|task| task.day.to_string()),
            words: self.words.iter().cloned().collect(),
            ..record
        }
    }

    /// The seats of people: whoever asks holds them all.
    fn seats(&self) -> Vec<u8> {
        self.table.people()
    }

    fn at(&self) -> u64 {
        self.table.at(self.since, unix_now())
    }

    /// Whether this is a task of a day that nothing has decided yet.
    fn is_undecided(&self) -> Result<bool, Saying> {
        let Some(task) = &self.task else { return Ok(false) };
        let moves = self.table.show(&[], None)?.moves;
        Ok(daily::standing(task, &self.table, &moves) == Standing::Open)
    }

    /// Refuses help where it would spoil a task.
    fn may_be_helped(&self) -> Result<(), Refusal> {
        if self.is_undecided()? { Err(Refusal::forbidden(Saying::new("daily-no-help"))) } else { Ok(()) }
    }

    /// What an act brings about.
    fn decide(&mut self, key: String, act: Act) -> Result<Change, Refusal> {
        if self.table.revision() >= MOST_EVENTS as u64 || self.words.len() >= MOST_EVENTS {
            return Err(Saying::new("server-too-long").with("most", MOST_EVENTS).into());
        }
        let seats = self.seats();
        let mine = seats.first().copied().unwrap_or(HOST);
        let to_move = self.table.to_move();
        let not_yours = || Refusal::conflict(Saying::new("server-not-your-turn"));
        let stops = act == Act::Undo && !self.step && seats.is_empty();
        let mut change = Change { after: self.table.revision(), word: Some(key), ..Change::default() };
        let (seat, act) = match act {
            Act::Pace { step } => {
                change.step = Some(step);
                return Ok(change);
            }
            Act::Name { seat, name } => {
                if !seats.contains(&seat) {
                    let saying = Saying::new("server-not-your-seat").with("seat", i64::from(seat));
                    return Err(Refusal::forbidden(saying));
                }
                let act = Act::Name { seat, name: clean_name(&name)? };
                change.events = self.table.decide(seat, &act, self.at()).unwrap_or_default();
                let Act::Name { name, .. } = act else { return Err(Refusal::failed()) };
                change.name = Some((seat, name));
                return Ok(change);
            }
            Act::Undo | Act::Redo => (mine, act),
            Act::Resign => (to_move.filter(|seat| seats.contains(seat)).unwrap_or(mine), act),
            Act::Play { .. } | Act::Throw | Act::Friend { .. } => {
                if let Act::Play { text } | Act::Friend { name: text } = &act {
                    check_text(text)?;
                }
                if to_move.is_none() {
                    return Err(Refusal::conflict(Saying::new("table-over")));
                }
                (self.table.acting(&seats).ok_or_else(not_yours)?, act)
            }
            // There is nobody else of whom something could be asked.
            _ => return Err(Saying::new("desk-act").into()),
        };
        change.events = self.table.decide(seat, &act, self.at())?;
        // Where only computers play, what was taken back would be played again at once.
        change.step = stops.then_some(true);
        Ok(change)
    }

    /// The clock of the whole game runs on.
    fn come(&mut self) -> Option<Change> {
        let after = self.table.revision();
        let (started, events) = self.table.start_clock()?;
        Some(Change { after, events, started: Some(started), ..Change::default() })
    }

    /// The game of the player to move ends when the time is up.
    fn ring(&self) -> Option<Change> {
        let seat = self.table.to_move()?;
        let due = u64::try_from(self.table.due()?.as_millis()).unwrap_or(u64::MAX).saturating_add(1);
        let at = self.at().max(self.table.at_after(due));
        // A refusal means that there is time left after all.
        let events = self.table.decide(seat, &Act::TimeUp, at).ok()?;
        Some(Change { after: self.table.revision(), events, ..Change::default() })
    }

    /// What the computer has decided.
    fn decided(&self, act: TableAct) -> Result<Change, Refusal> {
        let seat = self.table.to_move().ok_or_else(|| Saying::new("table-over"))?;
        let events = self.table.decide_act(seat, act, self.at())?;
        Ok(Change { after: self.table.revision(), events, ..Change::default() })
    }
}

fn value(content: &impl serde::Serialize) -> Result<Value, Refusal> {
    serde_json::to_value(content).map_err(|_| Refusal::failed())
}

/// The games of a page: the champion has so many megabytes for its transposition table.
pub fn games(champion_mb: usize) -> tabla_table::Registry {
    kits::served(kits::Shelf { champion_mb: Some(champion_mb), ..kits::Shelf::default() }, None)
}

/// The problem of a question that cannot be read.
pub fn unreadable(saying: Saying) -> Problem {
    Refusal::new(http::StatusCode::BAD_REQUEST, saying).problem()
}
