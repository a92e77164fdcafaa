//! What takes thought at a desk: moves of computers, advice, answers, and the pieces of a review.

use serde_json::{Map, Value, json};
use tabla_core::{Limits, Saying, Seat, Viewer};
use tabla_games::kits;
use tabla_table::{Command, Instant, JobContext, JobKind, Secret, Table, job};

use super::answers::is_over;
use super::{Change, Desk, Place, Record, Tell, value};
use crate::manners::{advice_time, check_text};
use crate::problem::Refusal;
use crate::table::{Help, Opening, Stop, decision, reply};
use crate::wire::{Act, AdviceRequest, AdviceView, TryRequest, TryView};

/// A game that takes longer does not end.
const MOST_TURNS: usize = 5_000;

impl Desk {
    /// What the computer whose turn it is decides on.
    pub(super) fn think(&mut self, id: &str, tell: Tell<'_>) -> Result<Change, Refusal> {
        let place = self.place(id)?;
        let work =
            place.table.computer().ok_or_else(|| Refusal::conflict(Saying::new("server-no-computer")))?;
        let _ = tell;
        let act = decision(work.run_here(&|_| ())?)?;
        place.decided(act)
    }

    pub(super) fn advise(
        &self,
        id: &str,
        asked: &AdviceRequest,
        tell: Tell<'_>,
    ) -> Result<AdviceView, Refusal> {
        let time = advice_time(asked.time)?;
        let place = self.place(id)?;
        place.may_be_helped()?;
        let (table, seats) = (&place.table, place.seats());
        let work = match asked.own {
            true => table.own_thought(&seats, asked.ply, time)?,
            false => table.advise(&seats, asked.ply, time)?,
        };
        Ok(work.run_here(tell)?)
    }

    pub(super) fn question(&self, id: &str, question: Map<String, Value>) -> Result<Value, Refusal> {
        let (place, question) = (self.place(id)?, Value::Object(question));
        place.may_ask(&question)?;
        match place.table.ask(&place.seats(), &question)? {
            Some(work) => Ok(reply(work.run_here(&|_| ())?)?),
            None => Ok(Value::Null),
        }
    }

    /// The next piece of a review, by its name; what cannot be said is kept, too, so that nobody tries for ever.
    pub(super) fn piece(
        &self,
        id: &str,
        pieces: Vec<(String, String)>,
    ) -> Result<Option<(String, String)>, Refusal> {
        let place = self.place(id)?;
        let (plan, known) = place.reviewed(pieces)?;
        let Some(next) = plan.parts.into_iter().find(|planned| !known.contains_key(&planned.name)) else {
            return Ok(None);
        };
        let piece = place.table.review_part(next.part).run_here().ok();
        let text = serde_json::to_string(&piece).map_err(|_| Refusal::failed())?;
        Ok(Some((next.name, text)))
    }

    pub(super) fn try_move(
        &self,
        id: &str,
        pieces: Vec<(String, String)>,
        asked: &TryRequest,
    ) -> Result<TryView, Refusal> {
        let text = asked.text.trim().to_owned();
        check_text(&text)?;
        let place = self.place(id)?;
        let (plan, pieces) = place.reviewed(pieces)?;
        let work = place.table.try_move(&plan, pieces, asked.ply, text)?;
        Ok(work.run(|piece| piece.run_here())?)
    }

    /// A game of computers to its end, without any clock, in which everything follows from the seed.
    pub(super) fn play_out(
        &self,
        id: String,
        game: String,
        setup: Map<String, Value>,
        seed: u64,
    ) -> Result<Record, Refusal> {
        let secret = Secret::from_seed(seed);
        let opening = Opening::wished(&self.outfit, &game, Value::Object(setup), secret, 0)?;
        let mut table = self.outfit.registry.restore(&opening.saved).map_err(|error| error.saying)?;
        for _ in 0..MOST_TURNS {
            if is_over(&*table) {
                break;
            }
            turn(&mut *table)?;
        }
        let opening = Opening { saved: table.saved(), ..opening };
        Ok(Record::new(id, game, opening, None, false))
    }

    /// How many positions the champion visits from these positions, and how long that takes.
    pub(super) fn measure(&self, game: &str, positions: &[String], nodes: u64) -> Result<Value, Refusal> {
        let (mut visited, mut spent) = (0, std::time::Duration::ZERO);
        for position in positions {
            let table =
                kits::study(&self.outfit.registry, game, "", position).map_err(|error| error.saying)?;
            let kind = JobKind::Think { player: format!("champion:nodes={nodes}") };
            let job = tabla_table::Job { untimed: true, ..job("", &*table, Viewer::Everything, kind) };
            let context = JobContext { stop: &Stop::new(false), until: None, progress: &|_| () };
            let began = Instant::now();
            let answer = table.work(&job, None, &context).map_err(|error| error.saying)?;
            spent += began.elapsed();
            visited += answer.thought().map_or(0, |thought| thought.nodes);
        }
        value(&json!({ "nodes": visited, "seconds": spent.as_secs_f64() }))
    }
}

/// The next decision or throw of a table of computers.
fn turn(table: &mut dyn Table) -> Result<(), Saying> {
    let seat = (0..table.seats()).map(Seat::at).find(|&seat| table.may_move(seat));
    let seat = seat.or(table.to_move()).ok_or_else(|| Saying::new("table-player-erred"))?;
    let job = tabla_table::Job {
        untimed: true,
        limits: Limits::default(),
        ..job("", table, Viewer::Seat(seat), JobKind::Move)
    };
    let context = JobContext { stop: &Stop::new(false), until: None, progress: &|_| () };
    let act = decision(table.work(&job, None, &context).map_err(|error| error.saying)?)?;
    let command = Command { seat: Some(seat), at: table.at(), revision: None, act };
    table.perform(&command).map(|_| ()).map_err(|error| error.saying)
}

impl Place {
    /// Refuses questions that would spoil a task.
    fn may_ask(&self, question: &Value) -> Result<(), Refusal> {
        use tabla_games::daily::Goal;

        let is_duel = matches!(self.task.as_ref().map(|task| &task.goal), Some(Goal::Win { .. }));
        if is_duel || self.table.help(question) != Help::None { self.may_be_helped() } else { Ok(()) }
    }

    /// What asking leaves behind at the table, where the game keeps in mind who was helped.
    pub(super) fn mark(&self, question: Option<&Value>) -> Result<Option<Change>, Refusal> {
        let marks = match question {
            None => self.table.marks_advice(),
            Some(question) => self.table.help(question) == Help::Marked,
        };
        let seat = self.table.to_move().filter(|seat| self.seats().contains(seat));
        let Some(seat) = seat.filter(|_| marks) else { return Ok(None) };
        self.may_be_helped()?;
        let events = self.table.decide(seat, &Act::Advised, self.at())?;
        let change = Change { after: self.table.revision(), events, ..Change::default() };
        // Where nothing is to be decided nothing is marked.
        Ok(Some(change).filter(|change| !change.events.is_empty()))
    }
}
