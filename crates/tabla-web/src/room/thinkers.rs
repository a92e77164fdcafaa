//! Computer players at work for a room: one on its move, one on advice. They think on threads of their own,
//! in the places that the house has for that, and stop when the position changes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tabla_core::Saying;
use tokio::sync::watch;

use super::{Inside, Job, Reader, Room};
use crate::house::aside;
use crate::manners::{SHORTEST_ADVICE, advice_time};
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::queue::{Asker, Place, Queue};
use crate::table::{AdviceWork, Help, Stop};
use crate::wire::{AdviceRequest, AdviceView};

/// No computer player thinks longer about a move, whatever it was told.
const LONGEST_MOVE: Duration = Duration::from_secs(60);
/// Advice by a player with a pace of its own may take longer, but not for ever.
const PATIENCE: Duration = Duration::from_secs(20);
/// Whoever had to wait for advice gets it the sooner, but this part of the time is thought in any case.
const LEAST_SHARE: u32 = 4;
/// A question of a game's own is answered within this time, as a rule.
pub const USUAL_ANSWER: Duration = Duration::from_secs(1);
/// How often it is noted what the clock of a whole game shows.
const NOTE: Duration = Duration::from_secs(1);
/// How much later than due the flag falls: a move under way arrives.
const GRACE: Duration = Duration::from_millis(100);

impl Room {
    /// Lets the computer player begin whose turn it is, and sets the alarm of the clock.
    pub(super) fn go_on(self: &Arc<Self>, inside: &mut Inside) {
        self.set_alarm(inside);
        // Where that cannot be kept, it is tried again when somebody looks.
        let _ = self.play_again(inside);
        if inside.is_waiting
            || inside.mover.is_some()
            || self.is_broken()
            || (inside.step && inside.told.is_none())
        {
            return;
        }
        let Some(work) = inside.table.computer() else { return };
        let stop = Arc::new(AtomicBool::new(false));
        inside.mover = Some(Job(Arc::clone(&stop)));
        let (room, changes, length) =
            (Arc::clone(self), inside.changes, inside.table.reply_time(LONGEST_MOVE));
        self.house.spawn(async move {
            let decide = move |stop: &Stop| work.decide(stop);
            let answer = match room.place(Asker::Table(room.id.clone()), length).await {
                Ok(place) => room.think(decide, stop, LONGEST_MOVE, place).await,
                Err(refusal) => Err(refusal),
            };
            let _ = aside(move || {
                match answer {
                    Ok(act) => room.answer(changes, act),
                    Err(_) => room.give_up(changes),
                }
                Ok(())
            })
            .await;
        });
    }

    /// Tells the computer player whose turn it is to make its move. The sender's word is kept with the move: told
    /// again under the same word, the computer does not make another one.
    pub(super) fn tell_computer(self: &Arc<Self>, inside: &mut Inside, word: &str) -> Result<(), Refusal> {
        if inside.mover.is_some() {
            return Ok(());
        }
        inside.told = Some(word.to_owned());
        self.go_on(inside);
        if inside.mover.is_none() {
            inside.told = None;
            return Err(Refusal::conflict(Saying::new("server-no-computer")));
        }
        self.publish();
        Ok(())
    }

    /// What the position is worth, for somebody who may ask. An earlier question of the room is given up. The time
    /// that was asked for runs while the question waits for a place, too.
    pub async fn advise(
        self: &Arc<Self>,
        reader: Reader,
        asked: AdviceRequest,
        person: Person,
    ) -> Result<AdviceView, Refusal> {
        let since = Instant::now();
        let time = advice_time(asked.time)?;
        let stop = Arc::new(AtomicBool::new(false));
        let (room, flag, by) = (Arc::clone(self), Arc::clone(&stop), reader.clone());
        let question = asked.clone();
        aside(move || {
            let mut inside = room.lock();
            room.alone_or_over(&inside, &by)?;
            advice(&inside, &by, &question, time)?;
            if inside.table.marks_advice() {
                room.mark_advice(&mut inside, &by)?;
            }
            inside.adviser = Some(Job(flag));
            Ok(())
        })
        .await?;
        // Whoever goes away does not wait for the answer.
        let _gone = Job(Arc::clone(&stop));
        let place = self.place(Asker::Person(person.address), time).await?;
        let left = time.saturating_sub(since.elapsed()).max(time / LEAST_SHARE).max(SHORTEST_ADVICE);
        let room = Arc::clone(self);
        let work = aside(move || Ok(advice(&room.lock(), &reader, &asked, left)?)).await?;
        let answer = self.think(move |stop: &Stop| work.run(stop), Arc::clone(&stop), PATIENCE, place).await;
        if stop.load(Ordering::Relaxed) && answer.is_err() {
            return Err(stopped());
        }
        answer
    }

    /// The answer to a question of the game's own.
    pub async fn ask(
        self: &Arc<Self>,
        reader: Reader,
        question: serde_json::Value,
        person: Person,
    ) -> Result<serde_json::Value, Refusal> {
        let room = Arc::clone(self);
        let work = aside(move || {
            let mut inside = room.lock();
            let work = inside.table.ask(&reader.seats, &question)?;
            match inside.table.help(&question) {
                Help::None => room.may_be_asked(&inside)?,
                Help::Marked => {
                    room.may_be_marked(&inside, &reader)?;
                    room.mark_advice(&mut inside, &reader)?;
                }
                Help::Unmarked => room.alone_or_over(&inside, &reader)?,
            }
            Ok(work)
        });
        let Some(work) = work.await? else { return Ok(serde_json::Value::Null) };
        let stop = Arc::new(AtomicBool::new(false));
        let _gone = Job(Arc::clone(&stop));
        let asker = Asker::Person(person.address);
        let place =
            self.house.answerers.enter(asker, USUAL_ANSWER).begin(|_| {}).await.ok_or_else(stopped)?;
        self.think(move |stop: &Stop| work.reply(stop), stop, PATIENCE, place).await
    }

    /// Waits for a place to think in; everybody at the table hears how many come before.
    pub(super) async fn place(&self, asker: Asker, length: Duration) -> Result<Place, Refusal> {
        let waits = Waits(&self.queued);
        let places: &Arc<Queue> = &self.house.places;
        places.enter(asker, length).begin(|place| waits.tell(place)).await.ok_or_else(stopped)
    }

    /// Lets work be done in this place.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Stop) -> Result<T, Saying> + Send + 'static,
        stop: Arc<Stop>,
        most: Duration,
        place: Place,
    ) -> Result<T, Refusal> {
        if stop.load(Ordering::Relaxed) {
            return Err(stopped());
        }
        let alarm = Arc::clone(&stop);
        let clock = self.house.spawn(async move {
            tokio::time::sleep(most).await;
            alarm.store(true, Ordering::Relaxed);
        });
        let answer = aside(move || {
            let _place = place;
            work(&stop).map_err(Refusal::from)
        })
        .await;
        clock.abort();
        answer
    }

    /// The computer player found no move: it waits until it is told to try again.
    fn give_up(self: &Arc<Self>, changes: usize) {
        let mut inside = self.lock();
        if inside.changes == changes && inside.mover.is_some() {
            inside.mover = None;
            inside.step = true;
            inside.told = None;
            self.publish();
        }
    }

    /// The time of the game is up: everybody hears of it.
    fn end(&self) {
        let mut inside = self.lock();
        if let Some(shown) = inside.table.lasted() {
            self.note_clock(shown);
        }
        self.look_for_place(&mut inside);
        drop(inside);
        self.publish();
    }

    fn set_alarm(self: &Arc<Self>, inside: &mut Inside) {
        if let Some(alarm) = inside.alarm.take() {
            alarm.abort();
        }
        if inside.is_waiting {
            return;
        }
        let due = inside.due();
        let left = match (due, inside.table.ends_in()) {
            (Some(due), _) => (due + GRACE).saturating_sub(inside.began.elapsed()),
            (None, Some(left)) => left + GRACE,
            (None, None) => return,
        };
        let (room, changes) = (Arc::downgrade(self), inside.changes);
        let work = self.house.spawn(async move {
            let until = Instant::now() + left;
            while due.is_none() && until.saturating_duration_since(Instant::now()) > NOTE {
                tokio::time::sleep(NOTE).await;
                let Some(room) = room.upgrade() else { return };
                let note = move || Ok(room.lock().table.lasted().map(|shown| room.note_clock(shown)));
                let _ = aside(note).await;
            }
            tokio::time::sleep(until.saturating_duration_since(Instant::now())).await;
            if let Some(room) = room.upgrade() {
                let _ = aside(move || {
                    match due {
                        Some(due) => room.ring(changes, due),
                        None => room.end(),
                    }
                    Ok(())
                })
                .await;
            }
        });
        inside.alarm = Some(work.abort_handle());
    }
}

/// Work on the advice that was asked for, in so much time.
fn advice(
    inside: &Inside,
    reader: &Reader,
    asked: &AdviceRequest,
    time: Duration,
) -> Result<AdviceWork, Saying> {
    let table = &inside.table;
    if asked.own {
        table.own_thought(&reader.seats, asked.ply, time)
    } else {
        table.advise(&reader.seats, asked.ply, time)
    }
}

/// The refusal of a thought that nobody needs any more.
pub fn stopped() -> Refusal {
    Refusal::conflict(Saying::new("server-advice-stopped"))
}

/// Tells a table how long its queue is; nobody waits any more when it is gone.
struct Waits<'a>(&'a watch::Sender<usize>);

impl Waits<'_> {
    fn tell(&self, place: usize) {
        self.0.send_if_modified(|known| std::mem::replace(known, place) != place);
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.tell(0);
    }
}
