//! Wins by threats alone, proved far beyond where the other search ends.
//!
//! One side does nothing but threaten to win at once, the other has every defence. Such lines are narrow, so they can be
//! followed to the end: always where the fewest defences are left to be refuted, and where the fewest threats would have
//! to fail (depth-first proof-number search). What is proved is a win; where nothing is, there may be one all the same.
//! Only for games in which nothing comes again: a proof does not know how its positions were reached.

use tabla_core::{Duel, Guide, Seat, Turn};

use crate::{NeverStop, StopSignal};

/// What is known of whether the side to move reaches its aim: how many ends of lines must at least be looked at to show
/// that it does, and how many to show that it does not. The threatening side's aim is to win, the other's not to lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Worth {
    does: u32,
    does_not: u32,
    /// After how many plies at the latest the threatening side has won, where that is shown.
    plies: u16,
}

/// There is no end that would show it.
const NEVER: u32 = u32::MAX / 2;

impl Worth {
    const OPEN: Worth = Worth { does: 1, does_not: 1, plies: 0 };
    const REACHED: Worth = Worth { does: 0, does_not: NEVER, plies: 0 };
    const MISSED: Worth = Worth { does: NEVER, does_not: 0, plies: 0 };

    fn within(self, plies: u16) -> Worth {
        Worth { plies, ..self }
    }
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    worth: Worth,
}

/// What was found out about positions, kept for the next search.
#[derive(Default)]
pub(crate) struct Threats {
    slots: Vec<Slot>,
}

/// How many positions are remembered; a power of two.
const SLOTS: usize = 1 << 16;
/// Lines are not followed longer than this.
const MOST_PLIES: u16 = 120;
/// How many positions pass between two questions to the stop.
const ASK_EVERY: u64 = 512;

impl Threats {
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
    }
}

/// A win by threats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreatWin<M> {
    /// What is played if the other side defends as long as it can; begins with the move that wins.
    pub line: Vec<M>,
    /// After how many plies the game is won at the latest.
    pub plies: u32,
}

/// Looks for a win by threats alone for the side to move, at so many positions at most.
///
/// ```
/// # use tabla_core::{Duel, Guide};
/// # fn told<G: Duel, E: Guide<G>>(game: &G, guide: &E, state: &G::State) {
/// if let Some(win) = tabla_search::threat_win(game, guide, state, 10_000) {
///     assert!(win.line.len() <= win.plies as usize);
/// }
/// # }
/// ```
pub fn threat_win<G: Duel, E: Guide<G>>(
    game: &G,
    guide: &E,
    state: &G::State,
    most: u64,
) -> Option<ThreatWin<G::Move>> {
    let mut threats = Threats::default();
    let mut proof = Proof::new(game, guide, &mut threats, state, most, &NeverStop)?;
    proof.run(state, &|_| true).win
}

/// A proof under way.
pub(crate) struct Proof<'a, G, E> {
    game: &'a G,
    guide: &'a E,
    slots: &'a mut Vec<Slot>,
    winner: Seat,
    /// How many positions were looked at, and how many may be.
    visited: u64,
    most: u64,
    /// When the stop was asked last.
    asked: u64,
    stop: &'a dyn StopSignal,
}

/// What came of it.
pub(crate) struct Proved<M> {
    pub(crate) win: Option<ThreatWin<M>>,
    /// Whether there is nothing more to find out.
    pub(crate) is_settled: bool,
    pub(crate) visited: u64,
}

/// A position after a move.
struct Child<G: Duel> {
    mv: G::Move,
    state: G::State,
    key: u64,
}

impl<'a, G: Duel, E: Guide<G>> Proof<'a, G, E> {
    /// `None` when the game is over.
    pub(crate) fn new(
        game: &'a G,
        guide: &'a E,
        threats: &'a mut Threats,
        state: &G::State,
        most: u64,
        stop: &'a dyn StopSignal,
    ) -> Option<Self> {
        let winner = game.mover(state)?;
        if threats.slots.is_empty() {
            threats.slots = vec![Slot { key: 0, worth: Worth::OPEN }; SLOTS];
        }
        Some(Proof { game, guide, slots: &mut threats.slots, winner, visited: 0, most, asked: 0, stop })
    }

    /// Looks for a win with one of the moves that may be played.
    pub(crate) fn run(&mut self, state: &G::State, may: &dyn Fn(G::Move) -> bool) -> Proved<G::Move> {
        if let Some(win) = self.guide.win(self.game, state).filter(|&win| may(win)) {
            let win = Some(ThreatWin { line: vec![win], plies: 1 });
            return Proved { win, is_settled: true, visited: 1 };
        }
        let mut children = self.children(state, true);
        children.retain(|child| may(child.mv));
        let worth = self.look(&children, true, NEVER, NEVER, 0);
        let is_won = worth.does == 0;
        let win = is_won.then(|| ThreatWin { line: self.line(children), plies: worth.plies.into() });
        // The line may have been forgotten on the way; then another look finds it again.
        let win = win.filter(|win| !win.line.is_empty());
        Proved { is_settled: win.is_some() || worth.does_not == 0, win, visited: self.visited }
    }

    /// The moves that count: threats, or, where one is threatened oneself, what is to be done about that. Those that
    /// turn out to threaten nothing are missed aims.
    fn children(&self, state: &G::State, attacks: bool) -> Vec<Child<G>> {
        let mut moves = Vec::new();
        if attacks && !self.guide.in_danger(self.game, state) {
            self.guide.loud(self.game, state, &mut moves);
        } else {
            self.guide.candidates(self.game, state, &mut moves);
        }
        let role = if self.winner == Seat::FIRST { 0 } else { 0x9e37_79b9_7f4a_7c15 };
        let child = |mv| {
            let state = self.game.after(state, mv);
            Child { mv, key: self.game.key(&state) ^ role, state }
        };
        moves.into_iter().map(child).collect()
    }

    /// Looks at what follows until one of both numbers is reached.
    fn look(&mut self, children: &[Child<G>], attacks: bool, does: u32, does_not: u32, ply: u16) -> Worth {
        if ply >= MOST_PLIES {
            return if attacks { Worth::MISSED } else { Worth::REACHED };
        }
        loop {
            // The side to move needs one child in which the other misses its aim.
            let (mut best, mut least, mut second, mut sum, mut part) = (0, NEVER, NEVER, 0u32, 0);
            let (mut soonest, mut latest) = (u16::MAX, 0);
            for (index, child) in children.iter().enumerate() {
                let worth = self.worth(child, !attacks);
                if worth.does_not < least {
                    (second, least, best, part) = (least, worth.does_not, index, worth.does);
                } else {
                    second = second.min(worth.does_not);
                }
                sum = (sum + worth.does).min(NEVER);
                if worth.does_not == 0 {
                    soonest = soonest.min(worth.plies);
                }
                latest = latest.max(worth.plies);
            }
            let plies = match (attacks, least, sum) {
                (true, 0, _) => soonest + 1,
                (false, _, 0) => latest + 1,
                _ => 0,
            };
            let here = Worth { does: least, does_not: sum, plies };
            if here.does >= does || here.does_not >= does_not || self.is_over() {
                return here;
            }
            let child = &children[best];
            let grandchildren = self.children(&child.state, !attacks);
            let limit = (does_not - (sum - part), does.min(second.saturating_add(1)));
            let worth = self.look(&grandchildren, !attacks, limit.0, limit.1, ply + 1);
            self.keep(child.key, worth);
        }
    }

    fn is_over(&mut self) -> bool {
        if self.visited >= self.asked + ASK_EVERY {
            self.asked = self.visited;
            if self.stop.is_stopped() {
                self.most = 0;
            }
        }
        self.visited >= self.most
    }

    /// What is known of a position, after a first look where nothing is.
    fn worth(&mut self, child: &Child<G>, attacks: bool) -> Worth {
        let slot = self.slots[child.key as usize & (SLOTS - 1)];
        if slot.key == child.key {
            return slot.worth;
        }
        self.visited += 1;
        let worth = self.first_look(&child.state, attacks);
        self.keep(child.key, worth);
        worth
    }

    fn first_look(&self, state: &G::State, attacks: bool) -> Worth {
        if let Turn::Over(end) = self.game.turn(state) {
            let has_won = end.outcome.winner() == Some(self.winner);
            return if has_won == attacks { Worth::REACHED } else { Worth::MISSED };
        }
        let wins = self.guide.win(self.game, state).is_some();
        if attacks {
            return if wins { Worth::REACHED.within(1) } else { Worth::OPEN };
        }
        // Who can win, or is not threatened at all, does not lose by threats.
        if wins || !self.guide.in_danger(self.game, state) {
            return Worth::REACHED;
        }
        let mut defences = Vec::new();
        self.guide.candidates(self.game, state, &mut defences);
        match defences.len() as u32 {
            0 => Worth::MISSED.within(2),
            count => Worth { does_not: count, ..Worth::OPEN },
        }
    }

    fn keep(&mut self, key: u64, worth: Worth) {
        self.slots[key as usize & (SLOTS - 1)] = Slot { key, worth };
    }

    /// The line from here, as far as it is remembered.
    fn line(&mut self, mut children: Vec<Child<G>>) -> Vec<G::Move> {
        let (mut line, mut attacks) = (Vec::new(), true);
        loop {
            let known = |child: &Child<G>| {
                let slot = self.slots[child.key as usize & (SLOTS - 1)];
                (slot.key == child.key).then_some(slot.worth)
            };
            let next = if attacks {
                let proved = |child: &Child<G>| known(child).filter(|worth| worth.does_not == 0);
                let won = children.iter().filter_map(|child| proved(child).map(|worth| (worth.plies, child)));
                won.min_by_key(|&(plies, _)| plies)
            } else {
                let told = children.iter().filter_map(|child| known(child).map(|worth| (worth.plies, child)));
                told.max_by_key(|&(plies, _)| plies)
            };
            let Some((_, child)) = next else { return line };
            line.push(child.mv);
            let state = child.state.clone();
            attacks = !attacks;
            let win = if attacks { self.guide.win(self.game, &state) } else { None };
            line.extend(win);
            if win.is_some() || self.game.mover(&state).is_none() {
                return line;
            }
            children = self.children(&state, attacks);
        }
    }
}
