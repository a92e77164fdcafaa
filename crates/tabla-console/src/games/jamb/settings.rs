//! What can be chosen: who helps and how, and what the next talon is like.

use std::io;

use tabla_core::{Say, Saying};
use tabla_games::Words;
use tabla_games::jamb::{Fraction, FriendKind, Generator, Layout, MOST_PEOPLE, Reckoning};

use super::{JambOptions, Next, Visit, nameless};
use crate::menu::Leave;
use crate::screen::Input;

/// What the menu of options offers, in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Setting {
    Friend,
    Reckoning,
    Threshold,
    Storage,
    JambIsFul,
    JambIsPoker,
    People,
    Shared,
    Generator,
    Seed,
    Back,
}

impl Setting {
    const ALL: [Setting; 11] = [
        Setting::Friend,
        Setting::Reckoning,
        Setting::Threshold,
        Setting::Storage,
        Setting::JambIsFul,
        Setting::JambIsPoker,
        Setting::People,
        Setting::Shared,
        Setting::Generator,
        Setting::Seed,
        Setting::Back,
    ];

    fn text(self, options: &JambOptions, words: &Words) -> String {
        let yes = |yes: bool| Saying::new(if yes { "setup-rule-on" } else { "setup-rule-off" });
        let saying = match self {
            Setting::Friend => Saying::new("jamb-options-friend").with("value", options.friend.say()),
            Setting::Reckoning => {
                Saying::new("jamb-options-reckoning").with("value", options.reckoning.say())
            }
            Setting::Threshold => Saying::new("jamb-options-threshold")
                .with("value", super::advice::percent(options.threshold.to_f64(), words)),
            Setting::Storage => {
                Saying::new("jamb-options-storage").with("value", options.layout.name().to_uppercase())
            }
            Setting::JambIsFul => {
                Saying::new("jamb-options-ful").with("value", yes(options.rules.jamb_is_ful))
            }
            Setting::JambIsPoker => {
                Saying::new("jamb-options-poker").with("value", yes(options.rules.jamb_is_poker))
            }
            Setting::People => {
                let people = match options.people.as_slice() {
                    [] => nameless(words),
                    people => people.join(", "),
                };
                Saying::new("jamb-options-people").with("value", people)
            }
            Setting::Shared => Saying::new("jamb-options-shared").with("value", yes(options.shared)),
            Setting::Generator => {
                Saying::new("jamb-options-generator").with("value", options.generator.name().to_uppercase())
            }
            Setting::Seed => Saying::new("jamb-options-seed").with(
                "value",
                match options.seed {
                    Some(seed) => seed.to_string(),
                    None => words.text("jamb-options-seed-next"),
                },
            ),
            Setting::Back => Saying::new("setup-back"),
        };
        words.say(&saying)
    }
}

impl Visit<'_, '_> {
    /// Shows the options until the person goes back.
    pub(super) fn settings(&mut self) -> io::Result<Next> {
        loop {
            let items: Vec<String> =
                Setting::ALL.iter().map(|setting| setting.text(&self.options, self.words())).collect();
            let title = self.words().text("jamb-options-title");
            let back = Setting::ALL.len() - 1;
            let setting = match self.console.pick_one(&title, &items, back)? {
                Ok(pick) => Setting::ALL.get(pick).copied().unwrap_or(Setting::Back),
                Err(Leave::Quit | Leave::End) => Setting::Back,
                Err(leave) => return Ok(Next::Leave(leave)),
            };
            let left = match setting {
                Setting::Back => return Ok(Next::Menu),
                Setting::Friend => self.choose_friend()?,
                Setting::Reckoning => self.choose_reckoning()?,
                Setting::Threshold => self.ask_threshold()?,
                Setting::Storage => self.choose_storage()?,
                Setting::JambIsFul => {
                    self.options.rules.jamb_is_ful = !self.options.rules.jamb_is_ful;
                    None
                }
                Setting::JambIsPoker => {
                    self.options.rules.jamb_is_poker = !self.options.rules.jamb_is_poker;
                    None
                }
                Setting::People => self.ask_people()?,
                Setting::Shared => {
                    self.options.shared = !self.options.shared;
                    None
                }
                Setting::Generator => {
                    self.options.generator = match self.options.generator {
                        Generator::Lcg => Generator::Bbs,
                        Generator::Bbs => Generator::Lcg,
                    };
                    None
                }
                Setting::Seed => self.ask_seed()?,
            };
            if let Some(leave) = left {
                return Ok(Next::Leave(leave));
            }
        }
    }

    /// One of several, the one that holds now for the Enter key; how the person leaves, if so.
    fn choose<T: Copy + PartialEq>(
        &mut self,
        title: &str,
        all: &[T],
        now: T,
        name: impl Fn(T, &Words) -> String,
        take: impl FnOnce(&mut JambOptions, T),
    ) -> io::Result<Option<Leave>> {
        let title = self.words().text(title);
        let items: Vec<String> = all.iter().map(|&item| name(item, self.words())).collect();
        let default = all.iter().position(|&item| item == now).unwrap_or(0);
        match self.console.pick_one(&title, &items, default)? {
            Ok(pick) => {
                if let Some(&item) = all.get(pick) {
                    take(&mut self.options, item);
                }
                Ok(None)
            }
            Err(Leave::Quit | Leave::End) => Ok(None),
            Err(leave) => Ok(Some(leave)),
        }
    }

    fn choose_friend(&mut self) -> io::Result<Option<Leave>> {
        let about = |kind: FriendKind, words: &Words| {
            let about = words.text(match kind {
                FriendKind::Rule => "jamb-friend-rule-about",
                FriendKind::Optimal => "jamb-friend-optimal-about",
                FriendKind::Greedy => "jamb-friend-greedy-about",
            });
            format!("{}: {about}", words.say(&kind.say()))
        };
        let now = self.options.friend;
        self.choose("jamb-options-which-friend", &FriendKind::ALL, now, about, |options, friend| {
            options.friend = friend;
        })
    }

    fn choose_reckoning(&mut self) -> io::Result<Option<Leave>> {
        let name = |reckoning: Reckoning, words: &Words| words.say(&reckoning.say());
        let now = self.options.reckoning;
        self.choose("jamb-options-which-reckoning", &Reckoning::ALL, now, name, |options, reckoning| {
            options.reckoning = reckoning;
        })
    }

    fn choose_storage(&mut self) -> io::Result<Option<Leave>> {
        let about = |layout: Layout, words: &Words| {
            words.text(match layout {
                Layout::Coo => "jamb-storage-coo",
                Layout::Csr => "jamb-storage-csr",
                Layout::Csc | Layout::Dense => "jamb-storage-csc",
            })
        };
        let now = self.options.layout;
        self.choose("jamb-options-which-storage", &Layout::SPARSE, now, about, |options, layout| {
            options.layout = layout;
        })
    }

    /// Asks for a line until it is understood; Enter leaves everything as it is.
    fn ask_until(
        &mut self,
        question: &Saying,
        take: impl Fn(&mut JambOptions, &str) -> Result<(), Saying>,
    ) -> io::Result<Option<Leave>> {
        loop {
            let line = match self.console.ask(question)? {
                Input::Interrupt => return Ok(Some(Leave::Interrupt)),
                Input::End => return Ok(None),
                Input::Line(line) => line,
            };
            if line.trim().is_empty() {
                return Ok(None);
            }
            match take(&mut self.options, line.trim()) {
                Ok(()) => return Ok(None),
                Err(refusal) => self.refuse(&refusal)?,
            }
        }
    }

    fn ask_threshold(&mut self) -> io::Result<Option<Leave>> {
        self.ask_until(&Saying::new("jamb-options-ask-threshold"), |options, text| {
            let bad = |_| Saying::new("jamb-options-bad-threshold").with("text", text);
            options.threshold = text.parse::<Fraction>().map_err(bad)?;
            Ok(())
        })
    }

    fn ask_seed(&mut self) -> io::Result<Option<Leave>> {
        self.ask_until(&Saying::new("jamb-options-ask-seed"), |options, text| {
            let seed = text.parse().map_err(|_| Saying::new("jamb-options-bad-seed").with("text", text))?;
            options.seed = Some(seed);
            Ok(())
        })
    }

    fn ask_people(&mut self) -> io::Result<Option<Leave>> {
        let question = Saying::new("jamb-options-ask-people").with("most", MOST_PEOPLE);
        self.ask_until(&question, |options, text| {
            let people: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
            let wanted = JambOptions { people, ..options.clone() };
            wanted.check()?;
            *options = wanted;
            Ok(())
        })
    }
}
