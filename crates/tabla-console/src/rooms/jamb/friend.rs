//! A friend helps: plays a whole turn, or the rest of one, and says why.

use std::io;

use tabla_core::{Say, Saying};
use tabla_play::jamb::{Advised, Column, FriendKind, Move, Player, RuleFriend, optimum, situation};

use super::turn::fell;
use super::{Next, Visit, advice, dice};
use crate::text::wrap;

/// What the friend is called.
pub(super) fn name(friend: FriendKind) -> Saying {
    Saying::new(match friend {
        FriendKind::Rule => "jamb-friend-rule",
        FriendKind::Optimal => "jamb-friend-optimal",
        FriendKind::Greedy => "jamb-friend-greedy",
    })
}

impl Visit<'_, '_> {
    /// Lets the friend play until a field is written.
    pub(super) fn help(&mut self) -> io::Result<Next> {
        if self.party.is_over() {
            self.refuse(&Saying::new("jamb-over"))?;
            return Ok(Next::Menu);
        }
        let kind = self.options.friend;
        let place = self.party.mover();
        let mut aim = None;
        loop {
            self.throw()?;
            self.tell_throw()?;
            let Some((mv, because)) = self.decide(kind, &mut aim) else { break };
            for reason in because {
                self.say(&reason)?;
            }
            let written = match self.party.play(mv, Some(kind)) {
                Ok(written) => written,
                Err(refusal) => {
                    self.refuse(&refusal.say())?;
                    break;
                }
            };
            self.changed()?;
            if let Some(written) = written {
                self.tell_written(place, mv, written)?;
                self.tell_if_over()?;
                break;
            }
        }
        Ok(Next::Menu)
    }

    fn tell_throw(&mut self) -> io::Result<()> {
        let Some(fallen) = self.party.fallen() else { return Ok(()) };
        let look = self.look();
        let said = self.words().say(&fell(&fallen));
        let mut lines = vec![String::new()];
        if !look.is_spoken() {
            lines.extend(dice::drawn(&fallen, &look, look.columns));
        }
        lines.extend(wrap(&said, look.columns));
        self.console.print_lines(&lines)
    }

    /// What the friend does with the dice on the table, and why.
    fn decide(&self, kind: FriendKind, aim: &mut Option<Column>) -> Option<(Move, Vec<Saying>)> {
        let game = self.party.game();
        let state = self.party.person()?.state();
        match kind {
            FriendKind::Rule => {
                let friend = RuleFriend::new(game.rules)
                    .with_reckoning(self.options.reckoning)
                    .with_threshold(self.options.threshold);
                let decision = friend.decide(game, state, *aim)?;
                *aim = decision.aim;
                Some((decision.mv, decision.because.iter().map(Say::say).collect()))
            }
            FriendKind::Optimal => {
                let advice = optimum(game.rules).advise(situation(state)?)?;
                let best = advice.best()?;
                Some((best.mv, vec![self.because_best(best, advice.choices.get(1))]))
            }
            FriendKind::Greedy => {
                let player = Player::greedy(game.rules);
                let (dice, throw) = state.lying()?;
                let mv = player.plan(state.filled())?.choice(throw, dice, 0)?;
                let what = advice::what(mv, advice::points(game, state, mv), self.words());
                Some((mv, vec![Saying::new("jamb-friend-because-greedy").with("what", what)]))
            }
        }
    }

    fn because_best(&self, best: &Advised, second: Option<&Advised>) -> Saying {
        let words = self.words();
        let total = advice::decimal(best.total, words);
        let what = advice::what_advised(best, words);
        match second {
            None => Saying::new("jamb-friend-because-only").with("what", what).with("total", total),
            Some(second) => Saying::new("jamb-friend-because-best")
                .with("what", what)
                .with("total", total)
                .with("other", advice::what_advised(second, words))
                .with("loss", advice::hundredths(second.loss, words)),
        }
    }
}
