//! A champion with helpers: threads that look at the same position and share what they find.
//!
//! The search itself knows no threads. Each helper is a champion of its own with the leader's table of positions, so what
//! one finds out spares the others the work; only the leader's answer counts. With helpers the same search is not the
//! same twice.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::thread;

use tabla_core::{Game, Limits};
use tabla_search::{Champion, Options};

use super::{Enough, Searched};

pub(super) struct Team<G: Searched> {
    leader: Champion<G, G::Guide>,
    helpers: Vec<Champion<G, G::Guide>>,
}

/// What is looked at.
pub(super) struct Look<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) state: &'a G::State,
    /// The positions on the way here.
    pub(super) past: &'a [u64],
    /// The moves that count, where not all do.
    pub(super) among: Option<&'a [G::Move]>,
    pub(super) limits: Limits,
}

impl<G: Searched> Team<G> {
    /// So many threads, at least one.
    pub(super) fn new(threads: usize, options: Options, guide: impl Fn() -> G::Guide) -> Team<G> {
        let leader = Champion::new(guide(), options);
        let helpers = (1..threads).map(|_| leader.helper(guide())).collect();
        Team { leader, helpers }
    }

    /// The leader looks with `search` and within these limits, the helpers look beside it until it is done; and how many
    /// positions they visited. Nodes that are counted are shared out.
    pub(super) fn look<R>(
        &mut self,
        look: &Look<'_, G>,
        search: impl FnOnce(&mut Champion<G, G::Guide>, Limits) -> R,
    ) -> (R, u64) {
        let Look { game, state, past, among, mut limits } = *look;
        let threads = self.helpers.len() as u64 + 1;
        limits.nodes = limits.nodes.map(|nodes| (nodes / threads).max(1));
        if self.helpers.is_empty() {
            return (search(&mut self.leader, limits), 0);
        }
        let (done, visited) = (AtomicBool::new(false), AtomicU64::new(0));
        let found = thread::scope(|scope| {
            let _end = SetWhenOver(&done);
            for (number, helper) in self.helpers.iter_mut().enumerate() {
                let (done, visited) = (&done, &visited);
                let help = move || {
                    let is_done = || done.load(Relaxed);
                    let nodes = helper.help(number, among, past, game, state, limits, &Enough(&is_done));
                    visited.fetch_add(nodes, Relaxed);
                };
                // Where no thread can be had, the leader has one helper less.
                let _ = thread::Builder::new().name("helping".to_owned()).spawn_scoped(scope, help);
            }
            search(&mut self.leader, limits)
        });
        (found, visited.into_inner())
    }
}

/// Tells the helpers that the leader is done, even when it broke down.
struct SetWhenOver<'a>(&'a AtomicBool);

impl Drop for SetWhenOver<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}
