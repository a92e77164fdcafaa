//! A job that runs in the background, and hands out its answer in time.
//!
//! The player publishes every improvement. Whoever waits takes the newest one when the time is up and does not wait
//! for the search to notice, so the answer is on time on a loaded machine too.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tabla_core::{ErrorKind, Seat, TableError};

use crate::clock::whole_millis;
use crate::job::{Job, JobAnswer, JobContext, JobKind, Thought, decided};
use crate::moment::Instant;
use crate::players::Lease;
use crate::refusal::refuse;
use crate::table::Table;

/// A job at work on a thread of its own. Dropping it stops the work.
pub struct Thinking {
    shared: Arc<Shared>,
    deadline: Option<Instant>,
    kind: JobKind,
    /// Whose decision it is, and who decides.
    mover: Option<(Seat, String)>,
    /// The number of the newest thought that somebody has looked at.
    seen: AtomicU64,
}

/// Somebody who hears every thought, in order, until the answer is fixed.
pub type Listener = Box<dyn Fn(&Thought) + Send + Sync>;

/// How the work is done.
#[derive(Default)]
struct Manner {
    listener: Option<Listener>,
    is_polite: bool,
}

#[derive(Default)]
struct Progress {
    /// Shared, so that nobody holds the lock for longer than it takes to count to one.
    latest: Option<Arc<Thought>>,
    number: u64,
    /// What the work came to; `None` with `is_done` is a search that broke down.
    answer: Option<Result<JobAnswer, TableError>>,
    /// Whether the work has ended.
    is_done: bool,
    /// Whether the answer is fixed: a later thought comes too late.
    is_closed: bool,
}

struct Shared {
    progress: Mutex<Progress>,
    /// Rings at every thought, and at the end.
    news: Condvar,
    /// Rings at the end, and at the first thought: whoever waits for the answer is not woken in between.
    end: Condvar,
    started: Instant,
    stop: AtomicBool,
    listener: Option<Listener>,
}

impl Thinking {
    /// Starts the work at a copy of the table, so that nothing is shared with whoever runs it. The player on loan
    /// goes back by itself when the work has ended.
    pub fn begin(table: Box<dyn Table>, job: Job, player: Option<Lease>) -> Thinking {
        Thinking::start(table, job, player, Manner::default())
    }

    /// The same on a thread that lets everybody else go first: a server must answer while its players think. Where the
    /// system has no such order among threads, nothing is different.
    pub fn begin_politely(table: Box<dyn Table>, job: Job, player: Option<Lease>) -> Thinking {
        Thinking::start(table, job, player, Manner { is_polite: true, ..Manner::default() })
    }

    /// The same, with somebody who hears every thought.
    pub fn begin_heard(
        table: Box<dyn Table>,
        job: Job,
        player: Option<Lease>,
        listener: Option<Listener>,
    ) -> Thinking {
        Thinking::start(table, job, player, Manner { listener, ..Manner::default() })
    }

    fn start(table: Box<dyn Table>, job: Job, player: Option<Lease>, manner: Manner) -> Thinking {
        let started = Instant::now();
        let shared = Arc::new(Shared {
            progress: Mutex::default(),
            news: Condvar::new(),
            end: Condvar::new(),
            started,
            stop: AtomicBool::new(false),
            listener: manner.listener,
        });
        let is_one = matches!(job.kind, JobKind::Move | JobKind::Think { .. });
        // A whole turn is several decisions, and each has its own time; a question has what its asker waits for.
        let time = match table.limits(&job) {
            Ok(limits) if is_one => limits.time,
            _ => job.limits.time,
        };
        let deadline =
            time.and_then(|time| started.checked_add(time - head_start(time, expected_lateness())));
        let thinking = Thinking {
            shared: Arc::clone(&shared),
            deadline,
            kind: job.kind.clone(),
            mover: mover(&*table, &job),
            seen: AtomicU64::new(0),
        };
        let body = move || {
            if manner.is_polite {
                step_back();
            }
            let done = MarkDone(shared);
            let mut player = player;
            let publish = |thought: Thought| done.0.publish(thought);
            let context = JobContext { stop: &done.0.stop, until: deadline, progress: &publish };
            let answer = table.work(&job, player.as_mut().and_then(Lease::player), &context);
            // The player is back before anybody hears that the work has ended.
            drop(player);
            done.0.conclude(answer);
        };
        if thread::Builder::new().name("thinking".to_owned()).spawn(body).is_err() {
            let mut progress = thinking.shared.lock();
            progress.answer = Some(Err(refuse(ErrorKind::Illegal, "table-player-erred")));
            progress.is_done = true;
        }
        thinking
    }

    /// The newest thought, if there is one yet.
    pub fn latest(&self) -> Option<Thought> {
        let progress = self.shared.lock();
        self.seen.store(progress.number, Ordering::Relaxed);
        let latest = progress.latest.clone();
        drop(progress);
        latest.map(|latest| Thought::clone(&latest))
    }

    /// Whether the answer is final: the work has ended, or there is a thought and the work was stopped or its time
    /// is up.
    pub fn is_done(&self) -> bool {
        self.close_if_over(&mut self.shared.lock())
    }

    /// Ends the work; the newest thought is the answer, or the first, if there is none yet.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
        self.close_if_over(&mut self.shared.lock());
        self.shared.ring_the_end();
    }

    /// Whether the work was told to stop.
    pub fn is_stopped(&self) -> bool {
        self.shared.stop.load(Ordering::Relaxed)
    }

    /// The moment at which the newest thought becomes the answer, if there is one.
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// Waits until there is news, at most so long. `true` when the answer is final.
    pub fn wait_for(&self, time: Duration) -> bool {
        let until = Instant::now().checked_add(time);
        let mut progress = self.shared.lock();
        loop {
            let is_done = self.close_if_over(&mut progress);
            let now = Instant::now();
            let is_news = progress.number != self.seen.load(Ordering::Relaxed);
            if is_done || is_news || until.is_some_and(|until| now >= until) {
                self.seen.store(progress.number, Ordering::Relaxed);
                return is_done;
            }
            let next = [until, self.alarm(now)].into_iter().flatten().min();
            progress = self.shared.wait(&self.shared.news, progress, next);
        }
    }

    /// Waits for the answer. When the time is up, or after a stop, the newest thought is the answer; if nothing was
    /// thought by then, the first one is waited for.
    pub fn answer(&self) -> Result<JobAnswer, TableError> {
        let mut progress = self.shared.lock();
        while !self.close_if_over(&mut progress) {
            let alarm = self.alarm(Instant::now());
            progress = self.shared.wait(&self.shared.end, progress, alarm);
        }
        // A search that was stopped and has ended since says the same as its last thought, and more.
        let answer = progress.answer.clone().filter(|_| !progress.is_closed);
        let latest = progress.latest.clone();
        drop(progress);
        if let Some(deadline) = self.deadline {
            let late = Instant::now().saturating_duration_since(deadline);
            // Who waited for a first thought was not woken late.
            if late < Duration::from_secs(1) {
                note_lateness(late);
            }
        }
        match (answer, latest) {
            (Some(answer), _) => answer,
            (None, Some(thought)) => Ok(self.answer_of(&thought)),
            // The search broke down before it said anything.
            (None, None) => Err(refuse(ErrorKind::Illegal, "table-player-erred")),
        }
    }

    fn answer_of(&self, thought: &Thought) -> JobAnswer {
        match (&self.kind, &self.mover) {
            (JobKind::Move, Some((seat, by))) => decided(*seat, by.clone(), thought.clone()),
            _ => JobAnswer::Thought(thought.clone()),
        }
    }

    /// When to look again; never after the deadline, from which on only a thought is waited for.
    fn alarm(&self, now: Instant) -> Option<Instant> {
        self.deadline.filter(|&deadline| deadline > now)
    }

    /// Fixes the answer once the time is up, if one thought can be an answer and there is one.
    fn close_if_over(&self, progress: &mut Progress) -> bool {
        let is_late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if is_late {
            self.shared.stop.store(true, Ordering::Relaxed);
        }
        let is_one = matches!(self.kind, JobKind::Move | JobKind::Think { .. });
        if (is_late || self.is_stopped()) && !progress.is_done && is_one && progress.latest.is_some() {
            progress.is_closed = true;
        }
        progress.is_done || progress.is_closed
    }
}

fn mover(table: &dyn Table, job: &Job) -> Option<(Seat, String)> {
    let looks = job.viewer.seat().filter(|&seat| job.ply.is_none() && table.may_move(seat));
    let seat = looks.or(table.to_move())?;
    Some((seat, table.shown_player(seat)))
}

/// How much earlier the answer is fixed than it is due: whoever waits for it must still be woken, and on a loaded
/// machine that takes some milliseconds, now and then dozens.
fn head_start(time: Duration, expected: Duration) -> Duration {
    let usual = (time / 4).min(Duration::from_millis(25));
    usual.max((expected * 3 / 2).min(time / 2))
}

/// Makes this thread a polite one.
fn step_back() {
    // On Linux this is about the calling thread alone. Without it the search goes on as it is.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(POLITENESS);
}

/// How far a polite thread steps back.
#[cfg(target_os = "linux")]
const POLITENESS: i32 = 10;

/// How late waiting threads were woken of late, in microseconds: the worst, fading.
static LATENESS: AtomicU64 = AtomicU64::new(0);

fn note_lateness(late: Duration) {
    let late = u64::try_from(late.as_micros()).unwrap_or(u64::MAX);
    let faded = LATENESS.load(Ordering::Relaxed) / 16 * 15;
    LATENESS.store(faded.max(late), Ordering::Relaxed);
}

/// How late one must expect to be woken on this machine as it is now.
fn expected_lateness() -> Duration {
    Duration::from_micros(LATENESS.load(Ordering::Relaxed))
}

impl fmt::Debug for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinking")
            .field("kind", &self.kind)
            .field("deadline", &self.deadline)
            .finish_non_exhaustive()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

impl Shared {
    // A thought is replaced as a whole, so that a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes this the newest thought, unless the answer is fixed already. Its time is filled in.
    fn publish(&self, mut thought: Thought) {
        thought.spent = whole_millis(self.started.elapsed());
        let thought = Arc::new(thought);
        let mut progress = self.lock();
        if progress.is_closed {
            return;
        }
        let last = progress.latest.replace(Arc::clone(&thought));
        progress.number += 1;
        if let Some(listener) = &self.listener {
            listener(&thought);
        }
        drop(progress);
        self.news.notify_all();
        if last.is_none() {
            self.end.notify_all();
        }
    }

    /// The last word: it is what was published last, with counts up to the end. Listeners hear it when they ask for
    /// the answer.
    fn conclude(&self, mut answer: Result<JobAnswer, TableError>) {
        if let Ok(JobAnswer::Acts { thought: Some(thought), .. } | JobAnswer::Thought(thought)) = &mut answer
        {
            thought.spent = whole_millis(self.started.elapsed());
        }
        let mut progress = self.lock();
        if progress.is_closed {
            return;
        }
        if let Some(thought) = answer.as_ref().ok().and_then(JobAnswer::thought) {
            progress.latest = Some(Arc::new(thought.clone()));
            progress.number += 1;
        }
        progress.answer = Some(answer);
    }

    fn wait<'a>(
        &self,
        bell: &Condvar,
        progress: MutexGuard<'a, Progress>,
        until: Option<Instant>,
    ) -> MutexGuard<'a, Progress> {
        match until {
            None => bell.wait(progress).unwrap_or_else(PoisonError::into_inner),
            Some(until) => {
                let pause = until.saturating_duration_since(Instant::now());
                bell.wait_timeout(progress, pause).unwrap_or_else(PoisonError::into_inner).0
            }
        }
    }

    fn ring_the_end(&self) {
        self.news.notify_all();
        self.end.notify_all();
    }
}

/// Says that the work has ended, however it ends.
struct MarkDone(Arc<Shared>);

impl Drop for MarkDone {
    fn drop(&mut self) {
        self.0.lock().is_done = true;
        self.0.ring_the_end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn an_answer_is_fixed_a_little_before_it_is_due() {
        let millis = Duration::from_millis;
        assert_eq!(head_start(SECOND, Duration::ZERO), millis(25));
        assert_eq!(head_start(millis(40), millis(3)), millis(10));
        assert_eq!(head_start(Duration::ZERO, SECOND), Duration::ZERO);
        // The machine was seen to be slow: earlier, but at most by half.
        assert_eq!(head_start(SECOND, millis(60)), millis(90));
        assert_eq!(head_start(SECOND, SECOND), millis(500));
    }
}
