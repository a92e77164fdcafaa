//! The review of a game, made piece by piece in the background. Every piece is on the disk before the next is begun, so
//! that whoever goes on with it, also after a restart, begins where it was left.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tabla_core::Saying;
use tabla_table::{Plan, Planned};

use super::{Inside, Job, Reader, Room};
use crate::house::aside;
use crate::manners::check_text;
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::queue::Asker;
use crate::table::{Pieces, ReviewWork, Stop, read_pieces, review_view};
use crate::wire::{ReviewProgress, ReviewRequest, ReviewView, TryRequest, TryView};

/// What a piece is counted as in the queue: long, so that the last place is kept for those who wait for an answer.
const PIECE: Duration = Duration::from_secs(4);
/// How long a proposed move is looked at, as a rule.
const TRY: Duration = Duration::from_secs(1);
/// No piece takes longer than this.
const MOST: Duration = Duration::from_secs(30);

impl Room {
    /// The review as far as it is there.
    pub fn review(&self, reader: &Reader) -> Result<ReviewView, Refusal> {
        let inside = self.lock();
        self.may_review(&inside, reader)?;
        let plan = inside.table.review_plan()?;
        self.review_view(&inside, &plan)
    }

    /// Begins or goes on with the review, or stops; what is there then.
    pub fn work_on_review(
        self: &Arc<Self>,
        reader: &Reader,
        asked: &ReviewRequest,
    ) -> Result<ReviewView, Refusal> {
        let mut inside = self.lock();
        self.may_review(&inside, reader)?;
        let plan = inside.table.review_plan()?;
        if asked.pause {
            inside.reviewer = None;
        } else if !inside.is_reviewed() {
            if inside.table.marks_advice() {
                self.mark_advice(&mut inside, reader)?;
            }
            let stop = Arc::new(AtomicBool::new(false));
            inside.reviewer = Some(Job(Arc::clone(&stop)));
            let room = Arc::clone(self);
            self.house.spawn(async move { room.make_review(stop).await });
        }
        self.review_view(&inside, &plan)
    }

    /// What a move would have been worth instead of one that was played.
    pub async fn try_move(
        self: &Arc<Self>,
        reader: Reader,
        asked: TryRequest,
        person: Person,
    ) -> Result<TryView, Refusal> {
        let text = asked.text.trim().to_owned();
        check_text(&text)?;
        let (room, ply) = (Arc::clone(self), asked.ply);
        let work = aside(move || {
            let inside = room.lock();
            room.may_review(&inside, &reader)?;
            let plan = inside.table.review_plan()?;
            Ok(inside.table.try_move(&plan, room.pieces(&plan)?, ply, text)?)
        })
        .await?;
        let stop = Arc::new(AtomicBool::new(false));
        // Whoever goes away does not wait for the answer.
        let _gone = Job(Arc::clone(&stop));
        let place = self.place(Asker::Person(person.address), TRY).await?;
        self.think(move |stop: &Stop| work.run(|piece| piece.run(stop)), stop, MOST, place).await
    }

    /// Once the game is over a review is for everybody. Before, it is help for somebody who is alone.
    fn may_review(&self, inside: &Inside, reader: &Reader) -> Result<(), Refusal> {
        if inside.table.to_move().is_none() {
            return Ok(());
        }
        if self.is_alone(inside, reader) {
            return self.may_be_helped(inside);
        }
        Err(Refusal::conflict(Saying::new("review-under-way")))
    }

    /// Makes one piece after another until all are there or somebody stops it.
    async fn make_review(self: Arc<Self>, stop: Arc<Stop>) {
        while !stop.load(Ordering::Relaxed) {
            let room = Arc::clone(&self);
            let Ok(Some((planned, work))) = aside(move || room.next_piece()).await else { break };
            let asker = Asker::Review(self.id.clone());
            let Some(place) = self.house.places.enter(asker, PIECE).begin(|_| {}).await else { break };
            let piece =
                self.think(move |stop: &Stop| work.run(stop), Arc::clone(&stop), MOST, place).await.ok();
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let room = Arc::clone(&self);
            let kept = aside(move || {
                // Where nothing can be said, that is kept, so that nobody tries again for ever.
                let text = serde_json::to_string(&piece).map_err(|_| Refusal::failed())?;
                Ok(room.house.store.keep_piece(&room.id, &planned.name, &text)?)
            });
            if kept.await.is_err() {
                break;
            }
            self.tell_reviewed().await;
        }
        let room = Arc::clone(&self);
        let _ = aside(move || {
            // Somebody else may work on it already.
            room.lock().reviewer.take_if(|job| Arc::ptr_eq(&job.0, &stop));
            Ok(())
        })
        .await;
        self.tell_reviewed().await;
    }

    /// Tells everybody at the table how far the review is.
    async fn tell_reviewed(self: &Arc<Self>) {
        let room = Arc::clone(self);
        let progress = aside(move || {
            let plan = room.lock().table.review_plan()?;
            Ok(ReviewProgress { done: room.pieces(&plan)?.len(), total: plan.parts.len() })
        });
        if let Ok(progress) = progress.await {
            self.reviewed.send_replace(progress);
        }
    }

    /// The next part of the work; `None` when nothing is left.
    fn next_piece(&self) -> Result<Option<(Planned, ReviewWork)>, Refusal> {
        let inside = self.lock();
        let plan = inside.table.review_plan()?;
        let known = self.pieces(&plan)?;
        let next = plan.parts.into_iter().find(|planned| !known.contains_key(&planned.name));
        Ok(next.map(|planned| {
            let work = inside.table.review_part(planned.part.clone());
            (planned, work)
        }))
    }

    /// The pieces of this plan that are there. What cannot be read any more is made again.
    fn pieces(&self, plan: &Plan) -> Result<Pieces, Refusal> {
        Ok(read_pieces(plan, self.house.store.pieces(&self.id)?))
    }

    fn review_view(&self, inside: &Inside, plan: &Plan) -> Result<ReviewView, Refusal> {
        Ok(review_view(plan, self.pieces(plan)?, inside.is_reviewed()))
    }
}

impl Inside {
    /// Whether somebody works on the review.
    fn is_reviewed(&self) -> bool {
        self.reviewer.as_ref().is_some_and(|job| !job.0.load(Ordering::Relaxed))
    }
}
