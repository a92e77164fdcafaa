//! A friend helps: plays a whole turn, or the rest of one, and says why.

use std::io;

use tabla_core::{Say, Saying};
use tabla_play::jamb::{Column, FriendKind, Friends, Move};

use super::{Next, Visit, dice};
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
        let said = self.words().say(&fallen.say());
        let mut lines = vec![String::new()];
        if !look.is_spoken() {
            lines.extend(dice::drawn(&fallen, &look, look.columns));
        }
        lines.extend(wrap(&said, look.columns));
        self.console.print_lines(&lines)
    }

    /// What the friend does with the dice on the table, and why.
    fn decide(&self, kind: FriendKind, aim: &mut Option<Column>) -> Option<(Move, Vec<Saying>)> {
        let friends = Friends { reckoning: self.options.reckoning, threshold: self.options.threshold };
        friends.decide(kind, self.party.game(), self.party.person()?.state(), aim)
    }
}
