//! Jamb at the console: a numbered menu round one table.

mod advice;
mod answers;
mod counts;
mod dice;
mod files;
mod friend;
mod options;
mod report;
mod seen;
mod settings;
mod sheet;
mod turn;
mod typed;

use std::io;

use tabla_core::{ErrorKind, Say, Saying, TableError, Viewer};
use tabla_games::jamb::{GAME, HouseRules, prepare};
use tabla_games::kits::jamb::{FUL, JambPerson, POKER, SHARED};
use tabla_games::{Words, kits};
use tabla_table::{AccountKind, Act, SEALED, Snapshot, Table};

use super::{Customs, Face};
use crate::game::{Finish, Game};
use crate::keep::Keep;
use crate::menu::{Leave, Picked, wrong_choice};
use crate::palette::Ink;
use crate::screen::Menu;
use crate::steps::Steps;
use crate::text::{pad, pad_left, width};
use crate::{Console, Look};
use options::nameless;
use seen::{Seen, reason};
use typed::Verb;

pub use options::JambOptions;
pub use sheet::sheet as jamb_sheet;

/// Jamb at a table of the console.
pub(super) struct AtTable;

impl Customs for AtTable {
    fn id(&self) -> &'static str {
        GAME
    }

    fn face(&self, _: &Snapshot) -> Option<Box<dyn Face>> {
        None
    }

    fn offer(&self, table: &dyn Table) -> Option<Saying> {
        let seen = Seen(table.show(Viewer::Everything, None).ok()?);
        let people: Vec<&str> = seen.people().iter().map(|person| person.name.as_str()).collect();
        let turn = seen.person().map_or(0, |person| person.view.storage.filled + 1);
        Some(Saying::new("jamb-room-continue").with("people", people.join(", ")).with("turn", turn))
    }

    fn enter(&self, console: &mut Console<'_>) -> Option<io::Result<Finish>> {
        Some(match console.jamb(JambOptions::default()) {
            Ok(Err(refusal)) => console.refuse(&refusal.saying).map(|()| Finish::Over),
            Ok(Ok(finish)) => Ok(finish),
            Err(error) => Err(error),
        })
    }

    /// Whoever leaves the menu round the table leaves the game.
    fn after(&self, _: &mut Console<'_>) -> Option<io::Result<Finish>> {
        Some(Ok(Finish::Over))
    }

    fn play(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<Finish> {
        let options = game.aside.take().and_then(|aside| aside.downcast::<JambOptions>().ok());
        let options = options.map(|options| *options).unwrap_or_default();
        // The report of a game that is over may still make somebody take back.
        game.keep.until_finished();
        let mut visit = Visit { console, game, options, advised: None, told_best: false };
        prepare(visit.rules());
        visit.stay()
    }
}

impl Console<'_> {
    /// Opens the menu of Jamb with an empty talon for everybody. The people may not fit round the table.
    pub fn jamb(&mut self, options: JambOptions) -> io::Result<Result<Finish, TableError>> {
        let seed = options.seed.unwrap_or(self.options.seed);
        let opened = self.new_jamb(&options, seed);
        match opened.and_then(|table| Ok((self.options.registry.find(GAME)?, table))) {
            Err(refusal) => Ok(Err(refusal)),
            Ok((kit, table)) => {
                let mut game = self.begin(&kit, table, Steps::Ask);
                game.aside = Some(Box::new(JambOptions { seed: None, ..options }));
                self.play(&mut game).map(Ok)
            }
        }
    }

    /// The same, but offers unfinished games first, where nothing special is asked for.
    pub fn jamb_room(&mut self, options: JambOptions) -> io::Result<Result<Finish, TableError>> {
        match options == JambOptions::default() {
            true => self.house(Some(GAME)).map(Ok),
            false => self.jamb(options),
        }
    }

    /// A table as the options want it.
    fn new_jamb(&self, options: &JambOptions, seed: u64) -> Result<Box<dyn Table>, TableError> {
        options.check().map_err(|saying| TableError::new(ErrorKind::Setup, saying))?;
        let registry = &self.options.registry;
        let secret = self.secret().filter(|_| options.people.len() > 1 && options.seed.is_none());
        let seed = if secret.is_none() { Some(seed) } else { None };
        let wish = options.wish(seed, self.words());
        let wish = kits::fill_in(registry, GAME, wish, secret.unwrap_or_default(), 0)?;
        kits::open(registry, GAME, &wish)
    }
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
            Item::Turn if visit.seen().is_mid_turn() => words.text("jamb-menu-turn-on"),
            Item::Turn => words.text("jamb-menu-turn"),
            Item::Friend => {
                let friend = visit.options.friend.say();
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
    Menu,
    Leave(Leave),
}

/// Somebody's stay at the table.
struct Visit<'v, 'c> {
    console: &'v mut Console<'c>,
    game: &'v mut Game,
    options: JambOptions,
    /// What the adviser said last, as long as the same dice lie.
    advised: Option<String>,
    /// Whether the report told what would have been best for the field that was written last.
    told_best: bool,
}

impl Visit<'_, '_> {
    /// What is to be seen now.
    fn seen(&self) -> Seen {
        Seen(self.game.look())
    }

    /// By which rules this table plays.
    fn rules(&self) -> HouseRules {
        let options = &self.game.table.setup().options;
        let is_on = |id| self.game.kit.choices().is_on(options, id);
        HouseRules { jamb_is_ful: is_on(FUL), jamb_is_poker: is_on(POKER) }
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
        if self.seen().is_fresh() && !self.unfinished().is_empty() {
            self.say(&Saying::new("jamb-room-unfinished").with("number", Item::Load.index() + 1))?;
        }
        // The program was ended before it could say so.
        self.tell_if_over()?;
        loop {
            let next = match self.computers()? {
                Some(leave) => Next::Leave(leave),
                None => self.choice()?,
            };
            if let Next::Leave(leave) = next {
                return self.leave(leave);
            }
        }
    }

    /// One choice of the menu, and what follows from it.
    fn choice(&mut self) -> io::Result<Next> {
        match self.menu()? {
            Err(leave) => Ok(Next::Leave(leave)),
            Ok(None) => Ok(Next::Menu),
            Ok(Some(item)) => self.act(item),
        }
    }

    /// Says where the dice come from, so that the game can be played again.
    fn greet(&mut self) -> io::Result<()> {
        let table = &*self.game.table;
        let (setup, secret) = (table.setup(), table.saved().secret);
        let dice = match setup.dealer.as_deref() {
            Some(SEALED) => Saying::new("jamb-room-sealed"),
            dealer => Saying::new("jamb-room-dice")
                .with("generator", dealer.unwrap_or_default())
                .with("seed", secret.to_string()),
        };
        let shared = self.game.kit.choices().is_on(&setup.options, SHARED) && table.seats() > 1;
        self.say(&dice)?;
        if shared {
            self.say(&Saying::new("jamb-room-shared"))?;
        }
        Ok(())
    }

    /// One choice; nothing when something was typed that is none.
    fn menu(&mut self) -> io::Result<Result<Option<Item>, Leave>> {
        let default = if self.game.is_over() { Item::New } else { Item::Turn };
        let default = default.index();
        let items: Vec<String> = Item::ALL.iter().map(|item| item.text(self)).collect();
        let title = self.title();
        if self.console.screen.has_place() {
            self.place_sheet()?;
        } else {
            let look = self.look();
            self.console.print("")?;
            self.console.print(&look.palette.ink(Ink::Strong, &title))?;
            self.console.print_lines(&menu_lines(&items, &look))?;
        }
        Ok(match self.console.pick_again(&Menu { title: &title, items: &items, note: "", default })? {
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
        let saying = match self.seen().person() {
            None => Saying::new("jamb-menu-title-over"),
            Some(JambPerson { name, view, .. }) => Saying::new("jamb-menu-title")
                .with("name", name.as_str())
                .with("filled", view.storage.filled)
                .with("points", usize::from(view.sums.grand)),
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
        let seen = self.seen();
        let going = !seen.is_fresh() && !seen.is_over();
        if going && !self.console.confirm(&Saying::new("jamb-new-sure"))? {
            return self.say(&Saying::new("jamb-new-not"));
        }
        // A seed that was asked for serves once; after it each new talon has the next one.
        let last = self.game.table.saved().secret.known_seed().unwrap_or(self.console.options.seed);
        let next = if seen.is_fresh() { last } else { last.wrapping_add(1) };
        let seed = self.options.seed.unwrap_or(next);
        let opened = self.console.new_jamb(&self.options, seed);
        self.options.seed = None;
        match opened {
            Err(refusal) => self.refuse(&refusal.saying),
            Ok(table) => {
                if going {
                    self.game.keep.finish();
                }
                let keep = self.new_keep(&*table);
                self.sit_at(table, keep);
                self.say(&Saying::new("jamb-new-done"))?;
                self.greet()
            }
        }
    }

    /// Everything that belongs to the last table is forgotten.
    fn sit_at(&mut self, table: Box<dyn Table>, keep: Keep) {
        self.game.sit_at(table, keep);
        self.game.keep.until_finished();
        prepare(self.rules());
        self.advised = None;
        self.told_best = false;
    }

    /// Keeps a table that has no save yet.
    fn new_keep(&self, table: &dyn Table) -> Keep {
        let options = &self.console.options;
        Keep::begin(&self.game.kit, table, None, &options.folder, options.saves.clone())
    }

    fn undo(&mut self) -> io::Result<()> {
        let (seen, told_best) = (self.seen(), self.told_best);
        let undone = seen.0.accounts.last().map(|account| account.what);
        let hand = seen.mover().or(self.game.people().first().copied());
        if self.game.perform(hand, Act::Undo).is_err() {
            let key = if seen.is_fresh() { "jamb-undo-nothing" } else { "jamb-undo-dice-have-fallen" };
            return self.refuse(&Saying::new(key));
        }
        if told_best && undone == Some(AccountKind::Played) {
            self.note_advice()?;
        }
        self.changed()?;
        self.say(&Saying::new("jamb-undo-done"))
    }

    /// Notes that the person saw what is best; asked twice about the same dice, advice is advice.
    fn note_advice(&mut self) -> io::Result<()> {
        let seen = self.seen();
        if !seen.is_lying() || seen.board().is_advised {
            return Ok(());
        }
        match self.game.perform(seen.mover(), Act::TakeAdvice { question: "advice".to_owned() }) {
            Ok(()) => Ok(()),
            Err(refusal) => self.refuse(&refusal.saying),
        }
    }

    fn stop(&mut self) -> io::Result<()> {
        if self.game.is_over() {
            return self.refuse(&Saying::new("jamb-over"));
        }
        if !self.console.confirm(&Saying::new("jamb-stop-sure"))? {
            return self.say(&Saying::new("jamb-stop-not"));
        }
        if let Err(refusal) = self.game.perform(self.game.mover(), Act::Resign) {
            return self.refuse(reason(&refusal));
        }
        self.changed()?;
        self.tell_if_over()
    }

    fn language(&mut self) -> io::Result<Next> {
        match self.console.pick_language()? {
            Err(Leave::Quit | Leave::End) => {}
            Err(leave) => return Ok(Next::Leave(leave)),
            Ok(language) => {
                let nameless_before = nameless(self.words());
                self.console.speak(language)?;
                self.translate_name(&nameless_before)?;
            }
        }
        Ok(Next::Menu)
    }

    /// Somebody without a name is called otherwise in another language.
    fn translate_name(&mut self, nameless_before: &str) -> io::Result<()> {
        let seen = self.seen();
        let Some(place) = seen.people().iter().position(|person| person.name == nameless_before) else {
            return Ok(());
        };
        let (seat, name) = (self.game.seats().nth(place), nameless(self.words()));
        match self.game.perform(seat, Act::Name { name }) {
            Ok(()) => self.console.update(self.game),
            Err(refusal) => self.refuse(&refusal.saying),
        }
    }

    /// Something happened: it is kept on the disk before anything else does.
    fn changed(&mut self) -> io::Result<()> {
        self.advised = None;
        self.told_best = false;
        self.console.update(self.game)
    }

    fn leave(&mut self, leave: Leave) -> io::Result<Finish> {
        let unfinished = !self.game.is_over() && !self.seen().is_fresh();
        if unfinished {
            self.tell_totals()?;
            if self.game.keep.is_saved() {
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
