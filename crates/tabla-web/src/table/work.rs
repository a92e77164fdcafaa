//! Work for computers at a table of the house: a move, advice, an answer. It is done elsewhere, on a copy of the table,
//! which does not change while somebody thinks.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tabla_core::{Say, Saying, Seat, Viewer};
use tabla_table::{
    ADVICE, Act as TableAct, Asked, BEST_MOVES, HUMAN, Instant, Job, JobAnswer, JobContext, JobKind, Lease,
    QuestionInfo, Table, Thinking, Thought, job,
};

use super::fault::TableFault;
use super::{HouseTable, advice, said};
use crate::wire::AdviceView;

/// How long a computer player thinks about a move when nothing is set for it, as a rule.
const USUAL_REPLY: Duration = Duration::from_secs(2);
/// How often a search looks whether somebody has stopped it.
const GLANCE: Duration = Duration::from_millis(20);

/// No piece of a review takes longer, on any machine; as a rule it takes a part of a second.
pub(super) const LONGEST_PIECE: Duration = Duration::from_secs(10);

/// What a question is to whoever plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    None,
    /// Advice that leaves a mark on the seat, so that only the seat may ask for it.
    Marked,
    /// Advice without a mark, for whoever may have advice.
    Unmarked,
}

/// Tells a computer player to come to an end.
pub type Stop = AtomicBool;

/// Work for a computer player.
pub struct Work {
    table: Box<dyn Table>,
    job: Job,
    /// The player of the seat, where it is the seat's own decision.
    lease: Option<Lease>,
}

impl Work {
    /// Does it; it takes its time, unless somebody stops it.
    pub fn run(self, stop: &Stop) -> Result<JobAnswer, Saying> {
        let thinking = Thinking::begin_politely(self.table, self.job, self.lease);
        while !thinking.wait_for(GLANCE) {
            if stop.load(Ordering::Relaxed) {
                thinking.stop();
            }
        }
        thinking.answer().map_err(said)
    }

    /// Does it at once, on this thread, where there is no other. `tell` hears every better thought.
    pub fn run_here(mut self, tell: &dyn Fn(Thought)) -> Result<JobAnswer, Saying> {
        let (stop, began) = (Stop::new(false), Instant::now());
        let context = JobContext { stop: &stop, until: None, progress: tell };
        let player = self.lease.as_mut().and_then(Lease::player);
        let mut answer = self.table.work(&self.job, player, &context).map_err(said)?;
        if let JobAnswer::Acts { thought: Some(thought), .. } | JobAnswer::Thought(thought) = &mut answer {
            thought.spent = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        }
        Ok(answer)
    }

    /// The same for a move: what the seat does.
    pub fn decide(self, stop: &Stop) -> Result<TableAct, Saying> {
        decision(self.run(stop)?)
    }

    /// The same for a question: the answer.
    pub fn reply(self, stop: &Stop) -> Result<Value, Saying> {
        reply(self.run(stop)?)
    }
}

/// The move in an answer.
pub fn decision(answer: JobAnswer) -> Result<TableAct, Saying> {
    let acts = match answer {
        JobAnswer::Acts { acts, .. } => acts,
        JobAnswer::Thought(_) | JobAnswer::Reply(_) | JobAnswer::Reviewed(_) => Vec::new(),
    };
    acts.into_iter().find(|act| matches!(act, TableAct::Play { .. })).ok_or_else(erred)
}

/// The reply in an answer.
pub fn reply(answer: JobAnswer) -> Result<Value, Saying> {
    match answer {
        JobAnswer::Reply(reply) => Ok(reply),
        JobAnswer::Acts { .. } | JobAnswer::Thought(_) | JobAnswer::Reviewed(_) => Err(erred()),
    }
}

/// Work for somebody who gives advice.
pub struct AdviceWork {
    work: Work,
    /// For whom a player thinks, what kind of player it is and about which position; nobody where the game has an
    /// answer of its own.
    thinker: Option<(Seat, String, usize)>,
}

impl AdviceWork {
    pub fn run(self, stop: &Stop) -> Result<AdviceView, Saying> {
        advised(self.work.run(stop)?, self.thinker.as_ref())
    }

    /// Does it at once, on this thread; `tell` hears every better opinion.
    pub fn run_here(self, tell: &dyn Fn(AdviceView)) -> Result<AdviceView, Saying> {
        let thinker = self.thinker;
        let told = |thought: Thought| {
            if let Some((mover, kind, ply)) = &thinker {
                tell(advice::view(&thought, *mover, kind, *ply));
            }
        };
        advised(self.work.run_here(&told)?, thinker.as_ref())
    }
}

/// What comes of an answer, by whoever thought.
fn advised(answer: JobAnswer, thinker: Option<&(Seat, String, usize)>) -> Result<AdviceView, Saying> {
    let Some((mover, kind, ply)) = thinker else {
        let unread = |error: serde_json::Error| TableFault::Question { detail: error.to_string() }.say();
        return advice::read(reply(answer)?).map_err(unread);
    };
    let thought = answer.thought().ok_or_else(erred)?;
    Ok(advice::view(thought, *mover, kind, *ply))
}

pub(super) fn erred() -> Saying {
    Saying::new("table-player-erred")
}

impl HouseTable {
    /// The move of the computer player whose turn it is; `None` when it is a person's turn or the game is over.
    pub fn computer(&self) -> Option<Work> {
        let seat = self.mover().filter(|&seat| !self.is_person(seat))?;
        let job = job(&self.id, &*self.table, Viewer::Seat(seat), JobKind::Move);
        let lease = self.outfit.players.lend(&self.id, &*self.table, seat).ok();
        Some(self.work(job, lease))
    }

    /// Whether it is a computer player's turn.
    pub fn is_computers_turn(&self) -> bool {
        self.mover().is_some_and(|seat| !self.is_person(seat))
    }

    /// How long the computer player whose turn it is thinks, as a rule: what was set for it may take it up to `most`,
    /// unless the game has a limit of its own.
    pub fn reply_time(&self, most: Duration) -> Duration {
        let limit = self.info().and_then(|info| info.reply_limit).unwrap_or(most);
        let player = self.mover().map_or("", |seat| self.table.player(seat));
        let is_set = ["time=", "depth=", "nodes="].iter().any(|setting| player.contains(setting));
        if is_set { limit } else { limit.min(USUAL_REPLY) }
    }

    /// What is to be thought of the position after `ply` moves (`None`: now), at most so long, as whoever holds these
    /// seats may know it. Everybody gets the same strong advice, whoever is to move.
    pub fn advise(&self, held: &[u8], ply: Option<usize>, time: Duration) -> Result<AdviceWork, Saying> {
        if self.has_own_advice() {
            let with = json!({ "time": time.as_secs_f64() });
            let job = self.job(held, ply, JobKind::Ask(Asked { name: ADVICE.to_owned(), with }));
            return Ok(AdviceWork { work: self.work(job, None), thinker: None });
        }
        let strongest = self.info().and_then(|info| Some(info.players.last()?.name)).unwrap_or(HUMAN);
        self.thought(held, ply, &format!("{strongest}:time={}ms", time.as_millis().max(1)))
    }

    /// What the computer player whose turn it is thinks, with its own strength, for somebody who watches it step by
    /// step; where no such player is to move, the same as [`HouseTable::advise`].
    pub fn own_thought(&self, held: &[u8], ply: Option<usize>, time: Duration) -> Result<AdviceWork, Saying> {
        let then = self.table.show(self.viewer(held, ply), ply).map_err(said)?;
        match then.extras.to_move.filter(|&seat| !self.is_person(seat)) {
            Some(seat) if !self.has_own_advice() => self.thought(held, ply, self.table.player(seat)),
            _ => self.advise(held, ply, time),
        }
    }

    /// Whether asking for advice leaves a mark in the game, which is an act of its own, [`crate::wire::Act::Advised`].
    pub fn marks_advice(&self) -> bool {
        self.table.marks(ADVICE).unwrap_or(false)
    }

    /// Whether this question asks for help, whatever else it asks for.
    pub fn help(&self, question: &Value) -> Help {
        let asked = self.asked(question).ok().flatten().map(|asked| asked.name);
        let is_said =
            |name| question.get(name).is_some_and(|with| !matches!(with, Value::Null | Value::Bool(false)));
        let questions = self.info().map_or_else(Vec::new, |info| info.questions);
        let is_asked = |info: &&QuestionInfo| asked.as_deref() == Some(info.name) || is_said(info.name);
        let helping: Vec<&QuestionInfo> =
            questions.iter().filter(is_asked).filter(|info| info.helps).collect();
        match helping.as_slice() {
            [] => Help::None,
            helping if helping.iter().any(|info| info.marks) => Help::Marked,
            _ => Help::Unmarked,
        }
    }

    /// The answer to a question of the game's own, such as what a play would score. It changes nothing. `None` where
    /// nothing is asked.
    pub fn ask(&self, held: &[u8], question: &Value) -> Result<Option<Work>, Saying> {
        let asked = self.asked(question)?;
        Ok(asked.map(|asked| self.work(self.job(held, None, JobKind::Ask(asked)), None)))
    }

    fn job(&self, held: &[u8], ply: Option<usize>, kind: JobKind) -> Job {
        Job { ply, ..job(&self.id, &*self.table, self.viewer(held, ply), kind) }
    }

    pub(super) fn work(&self, job: Job, lease: Option<Lease>) -> Work {
        let table = self.at_present();
        let job = Job { revision: table.revision(), ..job };
        Work { table, job, lease }
    }

    /// What this player thinks of the position.
    fn thought(&self, held: &[u8], ply: Option<usize>, player: &str) -> Result<AdviceWork, Saying> {
        let now = self.table.plies();
        let then = self.table.show(self.viewer(held, ply), ply).map_err(said)?;
        let Some(mover) = then.extras.to_move else { return Err(Saying::new("table-over")) };
        let kind = JobKind::Think { player: player.to_owned() };
        let job = Job { compare: BEST_MOVES, ..self.job(held, ply, kind) };
        let kind = player.split(':').next().unwrap_or_default().to_owned();
        Ok(AdviceWork { work: self.work(job, None), thinker: Some((mover, kind, ply.unwrap_or(now))) })
    }

    /// The question of the game's own that is asked, by the key that is its name; `None` where nothing is asked.
    fn asked(&self, question: &Value) -> Result<Option<Asked>, Saying> {
        let info = self.outfit.registry.find(self.table.game()).map_err(said)?.info();
        // Advice is asked for elsewhere, where it is known who may, unless it is a question of the game's own, too.
        let names = info.questions.iter().map(|question| question.name);
        let names: Vec<&str> = names.filter(|name| *name != ADVICE || info.asks_advice).collect();
        let is_asked = |name: &&&str| question.get(**name).is_some_and(|with| with != &Value::Bool(false));
        // Where there is one question, its own reader knows what to do with everything.
        let only = names.first().filter(|_| names.len() == 1);
        if let Some(name) = names.iter().find(is_asked).or(only) {
            return Ok(Some(Asked { name: (*name).to_owned(), with: question.clone() }));
        }
        let unknown =
            question.as_object().into_iter().flatten().find(|(key, _)| !names.contains(&key.as_str()));
        match unknown {
            Some((key, _)) => Err(TableFault::Question { detail: unexpected(key, &names) }.say()),
            // Games whose advice is their own answer nothing without being asked.
            None if info.asks_advice => Err(TableFault::Question { detail: "-".to_owned() }.say()),
            // Where questions are typed, the game itself says best what is missing.
            None => Ok(names
                .first()
                .filter(|_| self.has_own_advice())
                .map(|name| Asked { name: (*name).to_owned(), with: question.clone() })),
        }
    }
}

/// That this is none of these.
fn unexpected(key: &str, names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    let expected = match names.as_slice() {
        [] => "nothing".to_owned(),
        [one, other] => format!("{one} or {other}"),
        [one] => one.clone(),
        many => format!("one of {}", many.join(", ")),
    };
    format!("unknown field `{key}`, expected {expected}")
}
