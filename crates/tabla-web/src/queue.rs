//! The queue of those who want a computer to think. There are as many places as the machine has cores; who gets the
//! next one is decided by fairness between people first and by the length of the work then.
//!
//! Somebody who asks for much waits behind those who ask for little: whoever has the fewest at work comes first, then
//! whoever was thought for the least since the queue was last empty, then the shortest work, then the oldest; reviews,
//! for which nobody waits, come after all of them. Long work never takes the last place, so that a hint does not wait for somebody's long analysis.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{oneshot, watch};

/// What takes longer than this is long.
pub const SHORT: Duration = Duration::from_secs(3);

/// For whom is thought: whoever asks, or a table where a computer player is to move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Asker {
    Person(IpAddr),
    Table(String),
    /// The review of a table, which nobody waits for: everybody else comes first.
    Review(String),
}

/// The places for thinking, and who waits for one.
#[derive(Debug)]
pub struct Queue {
    places: usize,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    is_closed: bool,
    running: Vec<(Asker, bool)>,
    /// How long was thought for everybody since nobody waited.
    served: HashMap<Asker, Duration>,
    waiting: Vec<Waiting>,
    next: u64,
}

#[derive(Debug)]
struct Waiting {
    number: u64,
    asker: Asker,
    length: Duration,
    /// How many come before, itself included.
    place: watch::Sender<usize>,
    begin: oneshot::Sender<Place>,
}

impl Queue {
    /// A queue for so many thinkers at once. There are at least two places: one is kept free of long work.
    pub fn new(places: usize) -> Arc<Queue> {
        Arc::new(Queue { places: places.max(2), inside: Mutex::default() })
    }

    /// How many think at the moment.
    pub fn thinking(&self) -> usize {
        self.lock().running.len()
    }

    /// Lets nobody begin any more: whoever waits is sent away.
    pub fn close(&self) {
        let mut inside = self.lock();
        inside.is_closed = true;
        inside.waiting.clear();
    }

    /// Queues up for work that takes so long.
    pub fn enter(self: &Arc<Queue>, asker: Asker, length: Duration) -> Ticket {
        let (begin, begins) = oneshot::channel();
        let (place, places) = watch::channel(0);
        let mut inside = self.lock();
        let number = inside.next;
        inside.next += 1;
        if !inside.is_closed {
            inside.waiting.push(Waiting { number, asker, length, place, begin });
            self.go_on(&mut inside);
        }
        drop(inside);
        Ticket { queue: Arc::clone(self), number, begins, place: places }
    }

    /// Lets begin whoever can, and tells the others where they stand.
    fn go_on(self: &Arc<Queue>, inside: &mut Inside) {
        while let Some(at) = self.next(inside) {
            let Waiting { asker, length, place, begin, .. } = inside.waiting.remove(at);
            let is_long = length > SHORT;
            *inside.served.entry(asker.clone()).or_default() += length;
            inside.running.push((asker.clone(), is_long));
            place.send_replace(0);
            // Whoever has gone away gives the place back at once, when nobody holds the lock any more.
            if let Err(place) = begin.send(Place { queue: Some(Arc::clone(self)), asker, is_long }) {
                leave(inside, place);
            }
        }
        if inside.waiting.is_empty() && inside.running.is_empty() {
            inside.served.clear();
        }
        let mut order: Vec<usize> = (0..inside.waiting.len()).collect();
        order.sort_by_key(|&at| inside.rank(&inside.waiting[at]));
        for (place, at) in order.into_iter().enumerate() {
            let told = &inside.waiting[at].place;
            told.send_if_modified(|known| std::mem::replace(known, place + 1) != place + 1);
        }
    }

    /// Who begins next, if there is a place.
    fn next(&self, inside: &Inside) -> Option<usize> {
        let long = inside.running.iter().filter(|(_, is_long)| *is_long).count();
        let may_begin = |waiting: &Waiting| {
            inside.running.len() < self.places && (waiting.length <= SHORT || long + 1 < self.places)
        };
        let ready = (0..inside.waiting.len()).filter(|&at| may_begin(&inside.waiting[at]));
        ready.min_by_key(|&at| inside.rank(&inside.waiting[at]))
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    /// The smallest comes first.
    fn rank(&self, waiting: &Waiting) -> (bool, usize, Duration, Duration, u64) {
        let is_review = matches!(waiting.asker, Asker::Review(_));
        let at_work = self.running.iter().filter(|(asker, _)| *asker == waiting.asker).count();
        let served = self.served.get(&waiting.asker).copied().unwrap_or_default();
        (is_review, at_work, served, waiting.length, waiting.number)
    }
}

fn leave(inside: &mut Inside, mut place: Place) {
    place.queue = None;
    let own = (place.asker.clone(), place.is_long);
    if let Some(at) = inside.running.iter().position(|running| *running == own) {
        inside.running.swap_remove(at);
    }
}

/// Somebody in the queue; dropping it leaves the queue.
#[derive(Debug)]
pub struct Ticket {
    queue: Arc<Queue>,
    number: u64,
    begins: oneshot::Receiver<Place>,
    place: watch::Receiver<usize>,
}

impl Ticket {
    /// Waits for a place; `None` when nobody may begin any more. `tell` hears where it stands, 0 when it begins.
    pub async fn begin(&mut self, tell: impl Fn(usize)) -> Option<Place> {
        loop {
            let place = *self.place.borrow_and_update();
            tell(place);
            tokio::select! {
                biased;
                begun = &mut self.begins => {
                    tell(0);
                    return begun.ok();
                }
                _ = self.place.changed(), if place > 0 => {}
            }
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut inside = self.queue.lock();
        let before = inside.waiting.len();
        inside.waiting.retain(|waiting| waiting.number != self.number);
        if inside.waiting.len() != before {
            self.queue.go_on(&mut inside);
        }
    }
}

/// A place, as long as it lives.
#[derive(Debug)]
pub struct Place {
    /// None once it is given back.
    queue: Option<Arc<Queue>>,
    asker: Asker,
    is_long: bool,
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(queue) = self.queue.take() else { return };
        let mut inside = queue.lock();
        leave(&mut inside, Place { queue: None, asker: self.asker.clone(), is_long: self.is_long });
        queue.go_on(&mut inside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HINT: u64 = 1_500;
    const LONG: u64 = 10_000;

    fn ana() -> Asker {
        Asker::Person([192, 0, 2, 1].into())
    }

    fn eva() -> Asker {
        Asker::Person([192, 0, 2, 2].into())
    }

    fn enter(queue: &Arc<Queue>, asker: Asker, millis: u64) -> Ticket {
        queue.enter(asker, Duration::from_millis(millis))
    }

    /// The place of whoever has begun.
    fn begun(ticket: &mut Ticket) -> Option<Place> {
        ticket.begins.try_recv().ok()
    }

    fn places(tickets: &[Ticket]) -> Vec<usize> {
        tickets.iter().map(|ticket| *ticket.place.borrow()).collect()
    }

    /// Lets everybody think in turn: the numbers of the tickets in the order in which they begin.
    fn order(tickets: &mut [Ticket], mut running: Vec<Place>) -> Vec<usize> {
        let mut order = Vec::new();
        loop {
            let before = order.len();
            for (number, ticket) in tickets.iter_mut().enumerate() {
                if let Some(place) = begun(ticket) {
                    order.push(number);
                    running.push(place);
                }
            }
            if order.len() == before && running.is_empty() {
                return order;
            }
            if !running.is_empty() {
                drop(running.remove(0));
            }
        }
    }

    #[test]
    fn whoever_asks_for_much_waits_behind_whoever_asks_for_little() {
        let queue = Queue::new(2);
        let mut tickets: Vec<Ticket> = (0..6).map(|_| enter(&queue, ana(), HINT)).collect();
        tickets.push(enter(&queue, eva(), HINT));
        assert_eq!(queue.thinking(), 2);
        assert_eq!(places(&tickets), [0, 0, 2, 3, 4, 5, 1], "Eva is the next");
        let order = order(&mut tickets, Vec::new());
        assert_eq!(order, [0, 1, 6, 2, 3, 4, 5]);
        assert_eq!(queue.thinking(), 0);
    }

    #[test]
    fn two_people_take_turns_whoever_came_first() {
        let queue = Queue::new(2);
        let first = [enter(&queue, ana(), HINT), enter(&queue, eva(), HINT)];
        let mut tickets: Vec<Ticket> = (0..3).map(|_| enter(&queue, ana(), HINT)).collect();
        tickets.extend((0..3).map(|_| enter(&queue, eva(), HINT)));
        let running = first.map(|mut ticket| begun(&mut ticket).unwrap()).into();
        assert_eq!(order(&mut tickets, running), [0, 3, 1, 4, 2, 5]);
    }

    #[test]
    fn a_hint_never_waits_for_a_long_analysis() {
        for cores in [1, 2, 8] {
            let queue = Queue::new(cores);
            let mut long: Vec<Ticket> = (0..20).map(|_| enter(&queue, eva(), LONG)).collect();
            let thinking: Vec<Place> = long.iter_mut().filter_map(begun).collect();
            assert_eq!(thinking.len(), cores.max(2) - 1);
            let mut hint = enter(&queue, ana(), HINT);
            assert!(begun(&mut hint).is_some(), "{cores}");
        }
    }

    #[test]
    fn a_review_comes_after_everybody_who_waits_and_leaves_a_place_free() {
        let queue = Queue::new(2);
        let review = |name: &str| Asker::Review(name.to_owned());
        let mut first = enter(&queue, review("one"), LONG);
        let running = vec![begun(&mut first).unwrap()];
        let mut second = enter(&queue, review("two"), LONG);
        assert!(begun(&mut second).is_none(), "the last place is for those who wait");
        let mut tickets = vec![second, enter(&queue, ana(), HINT), enter(&queue, ana(), LONG)];
        assert_eq!(order(&mut tickets, running), [1, 2, 0]);
    }

    #[test]
    fn of_two_people_the_one_with_short_work_comes_first() {
        let queue = Queue::new(2);
        let table = |name: &str| Asker::Table(name.to_owned());
        let mut busy = [enter(&queue, table("one"), HINT), enter(&queue, table("two"), HINT)];
        let running: Vec<Place> = busy.iter_mut().filter_map(begun).collect();
        let mut tickets = vec![enter(&queue, ana(), 3_000), enter(&queue, eva(), 600)];
        assert_eq!(places(&tickets), [2, 1]);
        assert_eq!(order(&mut tickets, running), [1, 0]);
    }

    #[test]
    fn whoever_leaves_the_queue_makes_room() {
        let queue = Queue::new(2);
        let mut first = [enter(&queue, ana(), HINT), enter(&queue, eva(), HINT)];
        let running: Vec<Place> = first.iter_mut().filter_map(begun).collect();
        let mut tickets = vec![enter(&queue, ana(), 600), enter(&queue, eva(), 700)];
        assert_eq!(places(&tickets), [1, 2]);
        drop(tickets.remove(0));
        assert_eq!(places(&tickets), [1]);
        // A place that nobody takes any more goes to the next.
        let gone = enter(&queue, Asker::Table("gone".to_owned()), 1);
        drop(gone);
        drop(running);
        assert!(begun(&mut tickets[0]).is_some());
    }

    #[tokio::test]
    async fn nobody_begins_when_the_house_closes() {
        let queue = Queue::new(2);
        let _running: Vec<Place> =
            [ana(), eva()].into_iter().filter_map(|asker| begun(&mut enter(&queue, asker, HINT))).collect();
        let mut waits = enter(&queue, ana(), HINT);
        queue.close();
        let told = Mutex::new(Vec::new());
        let place = waits.begin(|place| told.lock().unwrap().push(place)).await;
        assert!(place.is_none());
        assert_eq!(*told.lock().unwrap(), [1, 0]);
        assert!(enter(&queue, eva(), HINT).begin(|_| {}).await.is_none());
    }
}
