//! The room of Jamb: a numbered menu round one table.

mod advice;
mod counts;
mod dice;
mod files;
mod friend;
mod report;
mod settings;
mod sheet;
mod turn;
mod typed;

use std::io;
use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};
use tabla_play::jamb::{
    Event, Fraction, FriendKind, GAME, Generator, HouseRules, Jamb, Layout, Move, Party, PartySetup,
    Reckoning, SavedParty, Seeded, SetupError, Spread, prepare,
};
use tabla_play::{AutoSave, StorageError, Words};

use super::Room;
use crate::game::Finish;
use crate::menu::{Leave, Picked, wrong_choice};
use crate::palette::Ink;
use crate::text::{pad, pad_left, width};
use crate::{Console, Look};
use typed::Verb;

pub use sheet::sheet as jamb_sheet;

/// The room itself, for the list of rooms.
pub(super) struct JambRoom;

/// With what the room is opened: what a new talon gets, and who helps.
#[derive(Clone, PartialEq, Debug)]
pub struct JambOptions {
    /// What counts as what.
    pub rules: HouseRules,
    /// How a talon is kept.
    pub layout: Layout,
    /// What throws the dice.
    pub generator: Generator,
    /// From which seed; without one, from the console's own.
    pub seed: Option<u64>,
    /// Whether all people get the same throws.
    pub shared: bool,
    /// The people; nobody stands for one person without a name.
    pub people: Vec<String>,
    /// The friend who helps.
    pub friend: FriendKind,
    /// By which figure the friend goes.
    pub reckoning: Reckoning,
    /// How likely a combination must be for the friend.
    pub threshold: Fraction,
}

impl Default for JambOptions {
    fn default() -> JambOptions {
        JambOptions {
            rules: HouseRules::default(),
            layout: Layout::default(),
            generator: Generator::default(),
            seed: None,
            shared: false,
            people: Vec::new(),
            friend: FriendKind::default(),
            reckoning: Reckoning::default(),
            threshold: Fraction::THRESHOLD,
        }
    }
}

impl Room for JambRoom {
    fn id(&self) -> &'static str {
        GAME
    }

    fn name(&self) -> Saying {
        Saying::new("game-jamb")
    }

    fn offer(&self, save: &Path) -> Result<Saying, StorageError> {
        let party = Party::load(save)?;
        let people: Vec<&str> = party.people().iter().map(|person| person.name()).collect();
        let turn = party.person().map_or(0, |person| person.state().talon().filled() + 1);
        Ok(Saying::new("jamb-room-continue").with("people", people.join(", ")).with("turn", turn))
    }

    fn enter(&self, console: &mut Console, save: Option<PathBuf>) -> io::Result<Finish> {
        let options = JambOptions::default();
        match save {
            None => console.jamb(options).map(|finish| finish.unwrap_or(Finish::Over)),
            Some(path) => match Party::load(&path) {
                Ok(party) => Visit::new(console, party, options, Some(path)).stay(),
                Err(error) => {
                    console.refuse(&error.say())?;
                    Ok(Finish::Over)
                }
            },
        }
    }
}

impl Console<'_> {
    /// Opens the room of Jamb with an empty talon for everybody. The people may not fit round the table.
    pub fn jamb(&mut self, options: JambOptions) -> io::Result<Result<Finish, SetupError>> {
        let seed = options.seed.unwrap_or(self.options.seed);
        let party = match new_party(&options, seed, self.words()) {
            Ok(party) => party,
            Err(error) => return Ok(Err(error)),
        };
        let options = JambOptions { seed: None, ..options };
        Visit::new(self, party, options, None).stay().map(Ok)
    }
}

/// A table as the options want it.
fn new_party(options: &JambOptions, seed: u64, words: &Words) -> Result<Party, SetupError> {
    Party::new(PartySetup {
        start: None,
        game: Jamb { rules: options.rules, layout: options.layout },
        dice: Seeded { generator: options.generator, seed },
        shared: options.shared,
        people: if options.people.is_empty() { vec![nameless(words)] } else { options.people.clone() },
    })
}

/// What somebody without a name is called.
fn nameless(words: &Words) -> String {
    words.say(&Saying::new("jamb-people-name").with("number", 1usize))
}

/// What the menu offers, in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    New,
    Talon,
    Turn,
    Friend,
    Advice,
    Statistics,
    Storage,
    Undo,
    Report,
    Stop,
    Options,
    Save,
    Load,
    Language,
    Rules,
    Exit,
}

impl Item {
    const ALL: [Item; 16] = [
        Item::New,
        Item::Talon,
        Item::Turn,
        Item::Friend,
        Item::Advice,
        Item::Statistics,
        Item::Storage,
        Item::Undo,
        Item::Report,
        Item::Stop,
        Item::Options,
        Item::Save,
        Item::Load,
        Item::Language,
        Item::Rules,
        Item::Exit,
    ];

    fn index(self) -> usize {
        Item::ALL.iter().position(|&item| item == self).unwrap_or(0)
    }

    fn text(self, visit: &Visit) -> String {
        let words = visit.console.words();
        match self {
            Item::New => words.text("jamb-menu-new"),
            Item::Talon => words.text("jamb-menu-talon"),
            Item::Turn if visit.party.is_mid_turn() => words.text("jamb-menu-turn-on"),
            Item::Turn => words.text("jamb-menu-turn"),
            Item::Friend => {
                let friend = friend::name(visit.options.friend);
                words.say(&Saying::new("jamb-menu-friend").with("friend", friend))
            }
            Item::Advice => words.text("jamb-menu-advice"),
            Item::Statistics => words.text("jamb-menu-statistics"),
            Item::Storage => words.text("jamb-menu-storage"),
            Item::Undo => words.text("jamb-menu-undo"),
            Item::Report => words.text("jamb-menu-report"),
            Item::Stop => words.text("jamb-menu-stop"),
            Item::Options => words.text("jamb-menu-options"),
            Item::Save => words.text("jamb-menu-save"),
            Item::Load => words.text("jamb-menu-load"),
            Item::Language => {
                let language = words.language().own_name();
                words.say(&Saying::new("house-language").with("language", language))
            }
            Item::Rules => words.text("jamb-menu-rules"),
            Item::Exit => words.text("jamb-menu-exit"),
        }
    }
}

/// What comes after something was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// The menu.
    Menu,
    /// The person goes.
    Leave(Leave),
}

/// Somebody's stay in the room.
struct Visit<'v, 'c> {
    console: &'v mut Console<'c>,
    party: Party,
    options: JambOptions,
    save: Option<AutoSave>,
    /// What went wrong with the save the last time, so that it is said once.
    trouble: Option<StorageError>,
    /// What the adviser said last, as long as the same dice lie.
    advised: Option<Move>,
    /// Whether the report told what would have been best for the field that was written last.
    told_best: bool,
    /// How totals are spread from the talon that the adviser was asked about last.
    spread: Option<Spread<'static>>,
}

impl<'v, 'c> Visit<'v, 'c> {
    fn new(
        console: &'v mut Console<'c>,
        party: Party,
        options: JambOptions,
        save: Option<PathBuf>,
    ) -> Visit<'v, 'c> {
        prepare(party.game().rules);
        let folder = console.options.saves.clone();
        let save = folder.map(|folder| match save {
            Some(path) => AutoSave::resumed(folder, path),
            None => AutoSave::new(folder),
        });
        Visit { console, party, options, save, trouble: None, advised: None, told_best: false, spread: None }
    }

    fn look(&self) -> Look {
        self.console.look()
    }

    fn words(&self) -> &Words {
        self.console.words()
    }

    fn say(&mut self, saying: &Saying) -> io::Result<()> {
        self.console.say(saying)
    }

    fn refuse(&mut self, saying: &Saying) -> io::Result<()> {
        self.console.refuse(saying)
    }

    /// Shows the menu and does what is chosen, until the person leaves.
    fn stay(&mut self) -> io::Result<Finish> {
        self.greet()?;
        if self.party.is_fresh() && !self.unfinished().is_empty() {
            self.say(&Saying::new("jamb-room-unfinished").with("number", Item::Load.index() + 1))?;
        }
        // The program was ended before it could say so.
        self.tell_if_over()?;
        loop {
            let next = match self.menu()? {
                Err(leave) => Next::Leave(leave),
                Ok(None) => Next::Menu,
                Ok(Some(item)) => self.act(item)?,
            };
            if let Next::Leave(leave) = next {
                return self.leave(leave);
            }
        }
    }

    /// Says where the dice come from, so that the game can be played again.
    fn greet(&mut self) -> io::Result<()> {
        let setup = self.party.setup();
        let dice = Saying::new("jamb-room-dice")
            .with("generator", setup.dice.generator.name())
            .with("seed", setup.dice.seed.to_string());
        let shared = setup.shared && setup.people.len() > 1;
        self.say(&dice)?;
        if shared {
            self.say(&Saying::new("jamb-room-shared"))?;
        }
        Ok(())
    }

    /// One choice; nothing when something was typed that is none.
    fn menu(&mut self) -> io::Result<Result<Option<Item>, Leave>> {
        let default = if self.party.is_over() { Item::New } else { Item::Turn };
        let default = default.index();
        let items: Vec<String> = Item::ALL.iter().map(|item| item.text(self)).collect();
        let title = self.title();
        let look = self.look();
        self.console.print("")?;
        self.console.print(&look.palette.ink(Ink::Strong, &title))?;
        self.console.print_lines(&menu_lines(&items, &look))?;
        Ok(match self.console.pick_again(items.len(), default)? {
            Picked::Choice(index) => Ok(Item::ALL.get(index).copied()),
            Picked::Leave(leave) => Err(leave),
            Picked::Text(text) => match typed::verb(&text, self.words()) {
                Some((verb, _)) => return Ok(of_verb(verb)),
                None => {
                    self.refuse(&wrong_choice(&text, items.len(), default))?;
                    Ok(None)
                }
            },
        })
    }

    fn title(&self) -> String {
        let words = self.words();
        let saying = match self.party.person() {
            None => Saying::new("jamb-menu-title-over"),
            Some(person) => Saying::new("jamb-menu-title")
                .with("name", person.name())
                .with("filled", person.state().talon().filled())
                .with("points", usize::from(person.points())),
        };
        words.say(&saying)
    }

    fn act(&mut self, item: Item) -> io::Result<Next> {
        match item {
            Item::New => self.begin()?,
            Item::Talon => self.show_all()?,
            Item::Turn => return self.play_turn(),
            Item::Friend => return self.help(),
            Item::Advice => self.advise(false)?,
            Item::Statistics => self.show_statistics()?,
            Item::Storage => self.show_storage()?,
            Item::Undo => self.undo()?,
            Item::Report => self.report()?,
            Item::Stop => self.stop()?,
            Item::Options => return self.settings(),
            Item::Save => self.save_as()?,
            Item::Load => return self.load(),
            Item::Language => return self.language(),
            Item::Rules => self.console.rules(GAME)?,
            Item::Exit => return Ok(Next::Leave(Leave::Quit)),
        }
        Ok(Next::Menu)
    }

    fn begin(&mut self) -> io::Result<()> {
        let going = !self.party.is_fresh() && !self.party.is_over();
        if going && !self.console.confirm(&Saying::new("jamb-new-sure"))? {
            return self.say(&Saying::new("jamb-new-not"));
        }
        // A seed that was asked for serves once; after it each new talon has the next one.
        let last = self.party.setup().dice.seed;
        let next = if self.party.is_fresh() { last } else { last.wrapping_add(1) };
        let seed = self.options.seed.take().unwrap_or(next);
        match new_party(&self.options, seed, self.console.words()) {
            Err(error) => self.refuse(&error.say()),
            Ok(party) => {
                if going && let Some(save) = &mut self.save {
                    // A save that cannot be removed is offered once more, which does no harm.
                    let _ = save.finish();
                }
                self.sit_at(party);
                self.say(&Saying::new("jamb-new-done"))?;
                self.greet()
            }
        }
    }

    /// Everything that belongs to the last table is forgotten.
    fn sit_at(&mut self, party: Party) {
        prepare(party.game().rules);
        self.party = party;
        self.advised = None;
        self.told_best = false;
        self.spread = None;
        self.save = self.console.options.saves.clone().map(AutoSave::new);
    }

    fn undo(&mut self) -> io::Result<()> {
        let told_best = self.told_best;
        match self.party.undo() {
            None => {
                let key =
                    if self.party.is_fresh() { "jamb-undo-nothing" } else { "jamb-undo-dice-have-fallen" };
                self.refuse(&Saying::new(key))
            }
            Some(undone) => {
                if told_best && matches!(undone, Event::Played { .. }) {
                    self.party.note_advice();
                }
                self.changed()?;
                self.say(&Saying::new("jamb-undo-done"))
            }
        }
    }

    fn stop(&mut self) -> io::Result<()> {
        if self.party.is_over() {
            return self.refuse(&Saying::new("jamb-over"));
        }
        if !self.console.confirm(&Saying::new("jamb-stop-sure"))? {
            return self.say(&Saying::new("jamb-stop-not"));
        }
        if let Err(refusal) = self.party.stop() {
            return self.refuse(&refusal.say());
        }
        self.changed()?;
        self.tell_if_over()
    }

    fn language(&mut self) -> io::Result<Next> {
        match self.console.pick_language()? {
            Err(Leave::Quit) => {}
            Err(leave) => return Ok(Next::Leave(leave)),
            Ok(language) => {
                let nameless_before = nameless(self.words());
                self.console.words = Words::new(language);
                self.translate_name(&nameless_before)?;
            }
        }
        Ok(Next::Menu)
    }

    /// Somebody without a name is called otherwise in another language.
    fn translate_name(&mut self, nameless_before: &str) -> io::Result<()> {
        let Some(place) = self.party.people().iter().position(|person| person.name() == nameless_before)
        else {
            return Ok(());
        };
        match self.party.rename(place, nameless(self.words())) {
            Ok(()) => Ok(()),
            Err(error) => self.refuse(&error.say()),
        }
    }

    /// Something happened: it is kept on the disk before anything else does.
    fn changed(&mut self) -> io::Result<()> {
        self.advised = None;
        self.told_best = false;
        let Some(save) = &mut self.save else { return Ok(()) };
        let kept = save.keep(GAME, &SavedParty::of(&self.party));
        let before = self.trouble.take();
        self.trouble = kept.err();
        match self.trouble.clone() {
            Some(error) if before.as_ref() != Some(&error) => self.refuse(&error.say()),
            _ => Ok(()),
        }
    }

    fn leave(&mut self, leave: Leave) -> io::Result<Finish> {
        let unfinished = !self.party.is_over() && !self.party.is_fresh();
        if unfinished {
            self.tell_totals()?;
            if self.save.as_ref().is_some_and(AutoSave::is_current) {
                self.say(&Saying::new("game-saved"))?;
            }
        }
        Ok(match leave {
            Leave::Interrupt => Finish::Interrupted,
            Leave::End if unfinished => Finish::Unfinished,
            _ => Finish::Over,
        })
    }
}

/// What a word in the menu means.
fn of_verb(verb: Verb) -> Result<Option<Item>, Leave> {
    Ok(match verb {
        Verb::Advice => Some(Item::Advice),
        Verb::Talon => Some(Item::Talon),
        Verb::Undo => Some(Item::Undo),
        Verb::Friend => Some(Item::Friend),
        Verb::Help | Verb::Rules => Some(Item::Rules),
        Verb::Menu => None,
        Verb::Quit => return Err(Leave::Quit),
    })
}

/// The choices with their numbers, in two columns where there is room.
fn menu_lines(items: &[String], look: &Look) -> Vec<String> {
    let numbered: Vec<String> = items
        .iter()
        .enumerate()
        .map(|(index, item)| {
            let number = look.palette.ink(Ink::Accent, &pad_left(&(index + 1).to_string(), 3));
            format!("{number}  {item}")
        })
        .collect();
    let half = numbered.len().div_ceil(2);
    let (left, right) = numbered.split_at(half);
    let widest = |lines: &[String]| lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let columns = widest(left) + 2;
    if look.is_spoken() || columns + widest(right) > look.columns {
        return numbered;
    }
    (0..half)
        .map(|row| match right.get(row) {
            Some(right) => format!("{}{right}", pad(&left[row], columns)),
            None => left[row].clone(),
        })
        .collect()
}
