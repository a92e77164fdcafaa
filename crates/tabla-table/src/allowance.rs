//! How much a computer player may use for one decision: what it was told, what the clock leaves, and what the
//! game lets anybody have. It is decided here and nowhere else.

use std::time::Duration;

use tabla_core::{Answer, Limits, Notation, Seat};

use crate::clock::Clock;
use crate::player_spec::PlayerSpec;
use crate::session::Session;
use crate::setting::Pace;
use crate::skill::Skill;

/// What the clock allows for one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowed {
    /// A sensible share of what is left.
    pub share: Duration,
    /// The most for a hard decision; the share, where all take the same.
    pub longest: Duration,
    /// The most, so that the flag does not fall.
    pub most: Duration,
}

impl Allowed {
    /// The share, where not every decision takes the same.
    pub(crate) fn uneven_share(self) -> Option<Duration> {
        Some(self.share).filter(|share| *share < self.longest)
    }

    /// These as limits of somebody who has no others.
    pub fn limits(self) -> Limits {
        Limits { time: Some(self.longest), share: self.uneven_share(), ..Limits::default() }
    }
}

/// How the players of a game divide a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pacing {
    /// About so many moves are still to be made.
    pub moves: u32,
    /// Whether a hard decision may take up to three shares, and an easy one less than its own.
    pub is_uneven: bool,
}

impl Pacing {
    /// The same for every decision, when nobody knows better.
    pub const EVEN: Pacing = Pacing { moves: 20, is_uneven: false };

    /// What a clock allows on which so much is left.
    pub fn allow(self, left: Duration, increment: Duration) -> Allowed {
        let most = left.saturating_sub(RESERVE).max(LEAST);
        let share = allot(left, increment, self.moves);
        let longest = if self.is_uneven { share.saturating_mul(3).min(most / 2).max(share) } else { share };
        Allowed { share, longest, most }
    }
}

/// Kept back for making the move.
const RESERVE: Duration = Duration::from_millis(50);
/// Nobody is asked to answer faster.
const LEAST: Duration = Duration::from_millis(1);

/// How long to think when so much is left on the clock, with `moves` still to be made in that time. A little is
/// kept back, so that the flag does not fall while the move is being made.
fn allot(left: Duration, increment: Duration, moves: u32) -> Duration {
    let spare = left.saturating_sub(RESERVE);
    let fair = (left / moves.max(1)).saturating_add(increment.saturating_mul(3) / 4);
    fair.min(spare).max(LEAST)
}

impl<G: Notation> Session<G> {
    /// What the clock of this seat allows for the decision that is due; `None` without a clock.
    pub fn allowed(&self, seat: Seat) -> Option<Allowed> {
        let left = Duration::from_millis(self.time_left(seat)?);
        let pacing = self.kit().pacing;
        Some(match self.setup().clock? {
            Clock::PerSeat { increment, .. } => pacing.allow(left, Duration::from_millis(increment)),
            Clock::PerMove { .. } => Pacing { moves: 1, is_uneven: false }.allow(left, Duration::ZERO),
            Clock::WholeGame { .. } => pacing.allow(left, Duration::ZERO),
        })
    }

    /// The limits of this player for the decision that is due at this seat, when `asked` is the most that whoever
    /// asks will wait for.
    pub fn limits_of(&self, seat: Seat, player: &PlayerSpec, asked: Limits) -> Limits {
        limits(player, asked, self.allowed(seat), self.kit().reply_limit)
    }
}

/// The limits of a player.
pub(crate) fn limits(
    player: &PlayerSpec,
    asked: Limits,
    clock: Option<Allowed>,
    reply_limit: Option<Duration>,
) -> Limits {
    let skill = player.skill();
    let mut limits = Limits {
        depth: least(skill.max_depth(), asked.depth),
        nodes: least(skill.max_nodes(), asked.nodes),
        time: allowance(player, asked.time, clock, reply_limit),
        // Whoever was told a pace keeps it.
        share: player.own_pace().map_or(asked.share.or(clock.and_then(Allowed::uneven_share)), |_| None),
    };
    match player.pace() {
        Some(Pace::Depth(depth)) => limits.depth = least(limits.depth, Some(depth)),
        Some(Pace::Nodes(nodes)) => limits.nodes = least(limits.nodes, Some(nodes)),
        Some(Pace::Time(_)) | None => {}
    }
    limits
}

/// How much time there is for the move, if time is what limits it.
fn allowance(
    player: &PlayerSpec,
    asked: Option<Duration>,
    clock: Option<Allowed>,
    reply_limit: Option<Duration>,
) -> Option<Duration> {
    let paced = match player.own_pace() {
        Some(Pace::Time(time)) => Some(time),
        Some(Pace::Depth(_) | Pace::Nodes(_)) => None,
        // With a clock on the table, a player to whom nothing was said divides its time.
        None if clock.is_some() => clock.map(|clock| clock.longest),
        // The limits of a weak player are its own; the clock on the wall must not change its play.
        None if player.skill() != Skill::Full => None,
        None => match (player.pace(), asked) {
            (Some(Pace::Time(_)), Some(asked)) => Some(asked),
            (Some(Pace::Time(time)), None) => Some(reply_limit.unwrap_or(time)),
            (Some(Pace::Depth(_) | Pace::Nodes(_)) | None, _) => None,
        },
    };
    [paced, asked, reply_limit, clock.map(|clock| clock.most)].into_iter().flatten().min()
}

/// When a decision is over that has a share of a clock: early where the best move stays the best, late where it has just
/// changed, or turned out to be worse. What it hears is the best move of every depth.
pub(crate) struct Patience<M> {
    share: Duration,
    last: Option<Depth<M>>,
    /// At so many depths in a row it was the same.
    same: u32,
}

struct Depth<M> {
    depth: u32,
    best: M,
    points: i32,
}

impl<M: Copy + PartialEq> Patience<M> {
    pub(crate) fn new(share: Duration) -> Patience<M> {
        Patience { share, last: None, same: 0 }
    }

    /// Whether no other depth is worth beginning. One takes longer than all before it.
    pub(crate) fn hears(&mut self, answer: &Answer<M>, spent: Duration) -> bool {
        let &Answer { depth, best, worth, .. } = answer;
        let points = worth.map_or(0, |worth| worth.on_scale(DECIDED));
        let Some(last) = &self.last else {
            self.last = Some(Depth { depth, best, points });
            return false;
        };
        if depth <= last.depth {
            return false;
        }
        self.same = if last.best == best { self.same + 1 } else { 0 };
        let usual = match self.same {
            0 => 150,
            1 => 100,
            2 => 80,
            _ => 60,
        };
        let worse = if points < last.points - 25 { 40 } else { 0 };
        self.last = Some(Depth { depth, best, points });
        spent > self.share.saturating_mul(65 * (usual + worse)) / 10_000
    }
}

/// A decided game in points.
const DECIDED: i32 = 3_000;

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    [one, other].into_iter().flatten().min()
}

/// Whether the answers of a player depend on the clock on the wall, even without a clock on the table.
pub(crate) fn is_timed(player: &PlayerSpec) -> bool {
    player.is_human() || limits(player, Limits::default(), None, None).time.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player_spec::{PlayerKind, PlayerKinds};
    use crate::setting::Setting;

    const SECOND: Duration = Duration::from_secs(1);

    fn kinds() -> PlayerKinds {
        PlayerKinds::new(vec![
            PlayerKind::new("simple").settings(Setting::SEARCH).pace(Pace::Depth(2)),
            PlayerKind::new("alphabeta").settings(Setting::SEARCH).pace(Pace::Depth(3)),
            PlayerKind::new("champion").settings(Setting::CHAMPION).pace(Pace::Time(SECOND)),
        ])
    }

    #[test]
    fn time_limits_only_those_whom_it_should() {
        let clock = Some(Allowed { share: SECOND * 3, longest: SECOND * 3, most: SECOND * 40 });
        let cases = [
            ("champion", None, Some(SECOND)),
            ("champion", clock, Some(SECOND * 3)),
            ("champion:time=2s", None, Some(SECOND * 2)),
            ("champion:time=2s", clock, Some(SECOND * 2)),
            ("champion:time=1h", clock, Some(SECOND * 40)),
            ("champion:depth=3", None, None),
            ("champion:depth=3", clock, Some(SECOND * 40)),
            ("champion:level=medium", None, None),
            ("champion:level=medium,time=2s", None, Some(SECOND * 2)),
            ("alphabeta", None, None),
            ("alphabeta", clock, Some(SECOND * 3)),
            ("simple:time=2s", None, Some(SECOND * 2)),
        ];
        for (player, allowed, expected) in cases {
            let spec = kinds().read(player).unwrap();
            assert_eq!(allowance(&spec, None, allowed, None), expected, "{player} {allowed:?}");
        }
    }

    #[test]
    fn a_reply_limit_and_whoever_asks_limit_everybody() {
        let time = |player: &str, asked, limit| allowance(&kinds().read(player).unwrap(), asked, None, limit);
        assert_eq!(time("champion", None, Some(SECOND * 5)), Some(SECOND * 5), "and it is the usual time");
        assert_eq!(time("champion:time=1h", None, Some(SECOND * 5)), Some(SECOND * 5));
        assert_eq!(time("champion:depth=3", None, Some(SECOND * 5)), Some(SECOND * 5));
        assert_eq!(time("champion", Some(SECOND * 4), None), Some(SECOND * 4));
        assert_eq!(time("champion:time=2s", Some(SECOND * 4), None), Some(SECOND * 2));
        assert_eq!(time("champion:level=easy", Some(SECOND * 4), None), Some(SECOND * 4));
    }

    #[test]
    fn the_narrowest_limit_counts() {
        let of = |player: &str, asked| limits(&kinds().read(player).unwrap(), asked, None, None);
        assert_eq!(of("champion:level=hard", Limits::default()).depth, Some(6));
        assert_eq!(of("champion:level=hard,depth=3", Limits::depth(9)).depth, Some(3));
        assert_eq!(of("champion:level=medium,nodes=50000", Limits::default()).nodes, Some(20_000));
        assert_eq!(of("alphabeta", Limits::depth(2)).depth, Some(2));
    }

    #[test]
    fn hard_decisions_take_longer_and_easy_ones_less() {
        let pacing = Pacing { moves: 10, is_uneven: true };
        let allowed = pacing.allow(SECOND * 100, Duration::ZERO);
        assert_eq!((allowed.share, allowed.longest), (SECOND * 10, SECOND * 30));
        let spec = |text: &str| limits(&kinds().read(text).unwrap(), Limits::default(), Some(allowed), None);
        assert_eq!((spec("champion").time, spec("champion").share), (Some(SECOND * 30), Some(SECOND * 10)));
        assert_eq!((spec("champion:time=9s").time, spec("champion:time=9s").share), (Some(SECOND * 9), None));
        let last = pacing.allow(Duration::from_millis(70), Duration::ZERO);
        assert!(last.share <= last.longest && last.longest <= last.most, "{last:?}");
        assert_eq!(Pacing::EVEN.allow(SECOND * 100, SECOND).limits().share, None);

        let answer = |depth, best, points| Answer {
            depth,
            worth: Some(tabla_core::Worth::Opinion(points)),
            ..Answer::new(best)
        };
        // The percentage of its share after which it is over, with this best move and value at each depth.
        let over = |heard: &[(char, i32)]| {
            (1..200).find(|percent| {
                let mut patience = Patience::new(SECOND);
                let mut is_over = false;
                for (depth, &(best, points)) in (1..).zip(heard) {
                    is_over = patience.hears(&answer(depth, best, points), SECOND * *percent / 100);
                }
                is_over
            })
        };
        assert_eq!(over(&[('a', 0)]), None, "one depth is not enough to tell");
        assert_eq!(over(&[('a', 0), ('b', 0)]), Some(98));
        assert_eq!(over(&[('a', 0), ('b', 0), ('b', 0)]), Some(66));
        assert_eq!(over(&[('b', 0), ('b', 9), ('b', 0), ('b', -9)]), Some(40));
        assert_eq!(over(&[('b', 0), ('b', 0), ('b', 0), ('b', -26)]), Some(66));
    }

    #[test]
    fn a_clock_is_divided_and_never_used_up() {
        assert_eq!(allot(SECOND * 60, Duration::ZERO, 20), SECOND * 3);
        assert_eq!(allot(Duration::from_millis(60), SECOND * 3, 20), Duration::from_millis(10));
        assert_eq!(allot(Duration::ZERO, Duration::ZERO, 0), LEAST);
        assert_eq!(allot(Duration::MAX, Duration::MAX, 1), Duration::MAX - RESERVE);
    }
}
