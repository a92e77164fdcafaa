//! A search that runs in the background, and hands out its answer in time.
//!
//! The search publishes every improvement. Whoever waits takes the newest one when the time is up and
//! does not wait for the search to notice, so the answer is on time on a loaded machine too.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Thought, Timer};

/// A computer player at work. Dropping it stops the search.
pub struct Thinking {
    shared: Arc<Shared>,
    timer: Timer,
    /// The number of the newest thought that somebody has looked at.
    seen: AtomicU64,
}

struct Shared {
    progress: Mutex<Progress>,
    /// Rings at every thought, and at the end.
    news: Condvar,
    /// Rings at the end only: whoever waits for the answer is not woken before.
    end: Condvar,
    started: Instant,
    /// Hears every thought, when somebody wants to.
    listener: Option<Listener>,
}

/// Somebody who hears every thought, in order, until the answer is fixed.
pub(crate) type Listener = Box<dyn Fn(&Thought) + Send + Sync>;

struct Progress {
    /// Shared, so that nobody holds the lock for longer than it takes to count to one.
    latest: Arc<Thought>,
    /// Counts the thoughts; 0 is the one that was there at the beginning.
    number: u64,
    /// Whether the search has ended.
    is_done: bool,
    /// Whether the answer is fixed: a later thought comes too late.
    is_closed: bool,
}

/// Where a search publishes what it thinks.
#[derive(Clone)]
pub struct Publisher {
    shared: Arc<Shared>,
}

impl Thinking {
    /// Starts `work` on a thread of its own. `first` is the thought until `work` publishes a better one,
    /// so that there always is one; `work` should end soon after the timer rings.
    pub fn begin(
        first: Thought,
        timer: Timer,
        work: impl FnOnce(&Timer, &Publisher) + Send + 'static,
    ) -> Thinking {
        Thinking::begin_heard(first, timer, None, work)
    }

    /// The same, with a listener.
    pub(crate) fn begin_heard(
        first: Thought,
        timer: Timer,
        listener: Option<Listener>,
        work: impl FnOnce(&Timer, &Publisher) + Send + 'static,
    ) -> Thinking {
        let thinking = Thinking::with_first(first, timer.clone(), listener);
        let publisher = Publisher { shared: Arc::clone(&thinking.shared) };
        let body = move || {
            step_back();
            let _done = MarkDone(&publisher.shared);
            work(&timer, &publisher);
        };
        // Without a thread the first thought is the answer.
        if thread::Builder::new().name("thinking".to_owned()).spawn(body).is_err() {
            thinking.shared.lock().is_done = true;
        }
        thinking
    }

    /// A thought that needs no search: from a book, say.
    pub fn ready(thought: Thought) -> Thinking {
        let thinking = Thinking::with_first(thought, Timer::default(), None);
        thinking.shared.lock().is_done = true;
        thinking
    }

    fn with_first(latest: Thought, timer: Timer, listener: Option<Listener>) -> Thinking {
        let progress = Progress { latest: Arc::new(latest), number: 0, is_done: false, is_closed: false };
        let shared = Shared {
            progress: Mutex::new(progress),
            news: Condvar::new(),
            end: Condvar::new(),
            started: Instant::now(),
            listener,
        };
        Thinking { shared: Arc::new(shared), timer, seen: AtomicU64::new(0) }
    }

    /// The newest thought.
    pub fn latest(&self) -> Option<Thought> {
        let progress = self.shared.lock();
        self.seen.store(progress.number, Ordering::Relaxed);
        let latest = Arc::clone(&progress.latest);
        drop(progress);
        Some(Thought::clone(&latest))
    }

    /// Whether the answer is final: the search has ended, or it was stopped, or its time is up.
    pub fn is_done(&self) -> bool {
        self.close_if_over(&mut self.shared.lock())
    }

    /// Ends the search; the newest thought is the answer.
    pub fn stop(&self) {
        self.timer.stop();
        self.shared.lock().is_closed = true;
        self.shared.ring_the_end();
    }

    /// The moment at which the newest thought becomes the answer, if there is one.
    pub fn deadline(&self) -> Option<Instant> {
        self.timer.deadline()
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
            let next = [until, self.deadline()].into_iter().flatten().min();
            progress = self.shared.wait(&self.shared.news, progress, next);
        }
    }

    /// Waits for the answer.
    pub fn wait(self) -> Thought {
        let mut progress = self.shared.lock();
        while !self.close_if_over(&mut progress) {
            progress = self.shared.wait(&self.shared.end, progress, self.deadline());
        }
        let latest = Arc::clone(&progress.latest);
        drop(progress);
        if let Some(deadline) = self.deadline() {
            note_lateness(Instant::now().saturating_duration_since(deadline));
        }
        Thought::clone(&latest)
    }

    /// Whether the search was told to stop.
    pub fn is_stopped(&self) -> bool {
        self.timer.is_stopped()
    }

    fn close_if_over(&self, progress: &mut Progress) -> bool {
        let is_late = self.deadline().is_some_and(|deadline| Instant::now() >= deadline);
        if is_late && !progress.is_done {
            progress.is_closed = true;
            self.timer.stop();
        }
        progress.is_done || progress.is_closed
    }
}

/// Whether searches let everybody else go first.
static IS_POLITE: AtomicBool = AtomicBool::new(false);

/// From now on searches let everybody else go first: a server must answer while its players think. Where
/// the system has no such order among threads, nothing changes.
pub fn think_politely() {
    IS_POLITE.store(true, Ordering::Relaxed);
}

/// Makes this thread a polite one, if that is wanted.
fn step_back() {
    #[cfg(target_os = "linux")]
    if IS_POLITE.load(Ordering::Relaxed) {
        // On Linux this is about the calling thread alone. Without it the search goes on as it is.
        let _ = rustix::process::nice(POLITENESS);
    }
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
pub(crate) fn expected_lateness() -> Duration {
    Duration::from_micros(LATENESS.load(Ordering::Relaxed))
}

impl fmt::Debug for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinking").field("timer", &self.timer).finish_non_exhaustive()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.timer.stop();
    }
}

impl Publisher {
    /// Makes this the newest thought, unless the answer is fixed already. Its time is filled in.
    pub fn publish(&self, thought: Thought) {
        self.note(thought, self.shared.listener.as_ref());
    }

    /// The last word: it is what was published last, with counts up to the end. Listeners hear it when
    /// they ask for the answer.
    pub fn conclude(&self, thought: Thought) {
        self.note(thought, None);
    }

    fn note(&self, mut thought: Thought, listener: Option<&Listener>) {
        thought.spent = self.shared.started.elapsed();
        let thought = Arc::new(thought);
        let mut progress = self.shared.lock();
        if progress.is_closed {
            return;
        }
        let last = std::mem::replace(&mut progress.latest, Arc::clone(&thought));
        progress.number += 1;
        if let Some(listener) = listener {
            listener(&thought);
        }
        drop(progress);
        drop(last);
        self.shared.news.notify_all();
    }
}

impl Shared {
    // A thought is replaced as a whole, so that a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
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

/// Says that the search has ended, however it ends.
struct MarkDone<'a>(&'a Shared);

impl Drop for MarkDone<'_> {
    fn drop(&mut self) {
        self.0.lock().is_done = true;
        self.0.ring_the_end();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use tabla_core::Verdict;
    use tabla_search::Watch;

    use super::*;

    fn thought(best: &str) -> Thought {
        Thought {
            best: best.to_owned(),
            verdict: Verdict::Opinion(0),
            line: vec![best.to_owned()],
            depth: 1,
            deepest: 1,
            nodes: 1,
            cutoffs: 0,
            table_hits: 0,
            candidates: Vec::new(),
            spent: Duration::ZERO,
            from_book: false,
        }
    }

    /// A search that publishes these thoughts and then hangs: it notices no timer, only what is sent to
    /// it. Each message makes it publish one thought more. Returns once the thoughts are published.
    fn hanging(timer: Timer, thoughts: &'static [&'static str]) -> (Thinking, Sender<&'static str>) {
        let (more, orders) = channel();
        let (ready, is_ready) = channel();
        let thinking = Thinking::begin(thought("first"), timer, move |_, publisher| {
            for best in thoughts {
                publisher.publish(thought(best));
            }
            ready.send(()).unwrap();
            for best in orders {
                publisher.publish(thought(best));
                ready.send(()).unwrap_or_default();
            }
        });
        is_ready.recv().unwrap();
        (thinking, more)
    }

    #[test]
    fn at_the_deadline_the_newest_thought_is_the_answer_though_the_search_goes_on() {
        let timer = Timer::new(Instant::now().checked_add(Duration::from_millis(20)));
        let (thinking, _more) = hanging(timer.clone(), &["a", "b", "c"]);
        assert_eq!(thinking.wait().best, "c");
        assert!(timer.is_stopped());
    }

    #[test]
    fn a_deadline_that_has_passed_is_kept_too() {
        let timer = Timer::new(Some(Instant::now()));
        let (thinking, _more) = hanging(timer.clone(), &[]);
        assert!(thinking.is_done());
        assert_eq!(thinking.wait().best, "first");
        assert!(timer.is_stopped());
    }

    #[test]
    fn whoever_stops_a_search_does_not_wait_for_it() {
        let timer = Timer::new(None);
        let (thinking, _more) = hanging(timer.clone(), &["a"]);
        assert!(!thinking.is_done());
        assert!(!thinking.is_stopped());
        thinking.stop();
        assert!(thinking.is_done());
        assert!(thinking.wait_for(Duration::MAX));
        assert!(timer.is_over());
        assert_eq!(thinking.wait().best, "a");
    }

    #[test]
    fn a_thought_that_comes_too_late_does_not_count() {
        let (thinking, more) = hanging(Timer::new(None), &["a"]);
        thinking.stop();
        more.send("late").unwrap();
        drop(more);
        // The search has ended when it cannot be published to any more.
        while !thinking.shared.lock().is_done {
            thread::yield_now();
        }
        assert_eq!(thinking.wait().best, "a");
    }

    #[test]
    fn news_wakes_whoever_waits() {
        let (thinking, more) = hanging(Timer::new(None), &[]);
        assert_eq!(thinking.latest().map(|thought| thought.best).as_deref(), Some("first"));
        more.send("news").unwrap();
        assert!(!thinking.wait_for(Duration::MAX));
        assert_eq!(thinking.latest().map(|thought| thought.best).as_deref(), Some("news"));
        assert!(!thinking.wait_for(Duration::ZERO));
        drop(more);
        assert!(thinking.wait_for(Duration::MAX));
        assert_eq!(thinking.wait().best, "news");
    }

    #[test]
    fn dropping_it_stops_the_search() {
        let timer = Timer::new(None);
        let (thinking, _more) = hanging(timer.clone(), &[]);
        drop(thinking);
        assert!(timer.is_stopped());
    }

    #[test]
    fn a_search_that_breaks_down_leaves_its_last_thought() {
        let thinking = Thinking::begin(thought("first"), Timer::new(None), |_, publisher| {
            publisher.publish(thought("last"));
            // Not a panic, which would be reported among the results of the tests.
            std::panic::resume_unwind(Box::new("broken"));
        });
        assert_eq!(thinking.wait().best, "last");
    }

    #[test]
    fn an_answer_that_needs_no_search_is_there_at_once() {
        let thinking = Thinking::ready(thought("book"));
        assert!(thinking.is_done());
        assert_eq!(thinking.wait().best, "book");
    }
}
