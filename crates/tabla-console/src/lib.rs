#![doc = include_str!("../README.md")]

mod acts;
pub mod analyse;
pub mod book;
pub mod choices;
pub mod commands;
pub mod draw;
mod fullscreen;
mod game;
mod games;
mod house;
mod keep;
mod menu;
mod palette;
mod person;
mod play;
mod screen;
mod setup;
mod steps;
pub mod tell;
pub mod terminal;
pub mod text;
pub mod thought;

use std::io;
use std::path::PathBuf;
use std::rc::Rc;

use tabla_core::{Say, Saying};
use tabla_games::{Language, SaveFolder, Words};
use tabla_table::{Registry, SeatPlayers, Secret};

pub use draw::{BoardStyle, Look};
pub use game::{Finish, Game};
pub use games::jamb::{JambOptions, jamb_sheet};
pub use games::jewels::jewels_board;
pub use games::scrabble::{scrabble_arithmetic, scrabble_board, scrabble_ranking};
pub use keep::Keep;
pub use palette::{Colours, Ink, Paint, Palette};
pub use screen::{Canvas, Captions, Drawn, Input, Interrupts, Menu, Picture, Plain, Screen, Spot, Touch};
pub use steps::Steps;

/// What a console is set up with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The games of the house.
    pub registry: Registry,
    /// How boards are shown.
    pub board: BoardStyle,
    /// How many colours there are.
    pub colours: Colours,
    /// Who gives hints and judges positions, as text; a game without such a player asks its strongest.
    pub adviser: String,
    /// Where unfinished games are kept; without it they are not.
    pub saves: Option<SaveFolder>,
    /// The folder in which games are written.
    pub folder: PathBuf,
    /// The chance of weak players is drawn from this number.
    pub seed: u64,
    /// Where secrets come from that nobody knew before; without it, everything follows from the seed.
    pub secrets: Option<fn() -> Option<Secret>>,
}

/// The house at a screen: says and asks everything in one language.
pub struct Console<'a> {
    screen: &'a mut dyn Screen,
    words: Rc<Words>,
    options: Options,
    /// Who sits at the table, with what they remember.
    players: SeatPlayers,
}

/// Computer players at a console keep at most so many bytes in mind.
const MEMORY: usize = 1 << 30;

impl<'a> Console<'a> {
    /// A console in this language.
    pub fn new(screen: &'a mut dyn Screen, language: Language, options: Options) -> Console<'a> {
        let (words, players) = (Rc::new(Words::new(language)), SeatPlayers::new(MEMORY));
        let mut console = Console { screen, words, options, players };
        console.caption();
        console
    }

    /// Speaks this language from now on, also the next time.
    pub(crate) fn speak(&mut self, language: Language) -> io::Result<()> {
        self.words = Rc::new(Words::new(language));
        self.caption();
        match self.options.saves.as_ref().map(|folder| folder.remember_language(language)) {
            Some(Err(error)) => self.refuse(&error.say()),
            _ => Ok(()),
        }
    }

    /// Hands the screen its own words.
    fn caption(&mut self) {
        let words = &self.words;
        self.screen.caption(Captions {
            more: words.text("screen-more"),
            page: words.text("screen-page"),
            at_board: words.text("screen-keys-board"),
            in_menu: words.text("screen-keys-menu"),
            in_files: words.text("screen-keys-files"),
            in_text: words.text("screen-keys-text"),
            early: words.text("screen-early"),
            is_ascii: self.options.board == BoardStyle::Ascii,
        });
    }

    /// The words that it speaks with.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// How things look now.
    pub fn look(&self) -> Look {
        let palette = Palette::new(self.options.colours);
        Look { board: self.options.board, palette, columns: self.screen.width(), rows: 0 }
    }

    /// Whether a person sits there, not a pipe.
    pub fn is_interactive(&self) -> bool {
        self.screen.is_interactive()
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        self.screen.print(text)
    }

    fn print_lines(&mut self, lines: &[String]) -> io::Result<()> {
        if lines.is_empty() { Ok(()) } else { self.screen.print(&lines.join("\n")) }
    }

    /// Says something, in lines that fit.
    fn say(&mut self, saying: &Saying) -> io::Result<()> {
        let text = self.words.say(saying);
        self.screen.tell(&text)
    }

    /// Says on one line why something cannot be.
    fn refuse(&mut self, saying: &Saying) -> io::Result<()> {
        let text = self.words.say(saying);
        let look = self.look();
        let mark = look.palette.ink(Ink::Loss, "!");
        let text = if look.is_spoken() { text } else { format!("{mark} {text}") };
        self.print(&text)
    }

    /// Asks for a file.
    fn ask_path(&mut self, prompt: &Saying) -> io::Result<Input> {
        let prompt = self.words.say(prompt);
        self.screen.ask_file(&format!("{prompt} "), &self.options.folder)
    }

    fn ask(&mut self, prompt: &Saying) -> io::Result<Input> {
        let prompt = self.words.say(prompt);
        self.screen.ask(&format!("{prompt} "))
    }
}
