//! A whole game as text: what was agreed on, where the dice came from, and one turn a line.
//!
//! ```text
//! jamb 1
//! dice lcg 42
//! rules jamb-is-poker
//! storage csr
//!
//! 12233 | keep 3 3 | 316 | keep 3 3 3 | 25 | down 1
//! 66166 | hand poker
//! end
//! ```
//!
//! The first line names the format. `dice` says the generator and its seed; a game with dice from a real table
//! has `dice table`. `rules` lists the house rules that hold, or `none`. In a turn, throws and decisions take
//! turns; dice are written in the order in which they fell. The last turn may be unfinished. `end` says that
//! the player has ended the game. `//` starts a comment, blank lines are skipped.
//!
//! Dice that do not come from the seed that a file names are refused.

use tabla_core::{DieSource, Game, MoveError, Notation, Say, Turn};

use crate::{Cup, Die, Generator, HouseRules, Jamb, Layout, Move, Refusal, Seeded, State, Thrower, Thrown};

/// Something that happened in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// These dice fell, in this order.
    Thrown(Vec<Die>),
    /// The player decided this.
    Chosen(Move),
}

/// A game of one player, with everything that happened in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    game: Jamb,
    dice: Option<Seeded>,
    steps: Vec<Step>,
    state: State,
    is_ended: bool,
}

impl Record {
    /// A game begins; `dice` is `None` when they are thrown on a real table.
    pub fn new(game: Jamb, dice: Option<Seeded>) -> Record {
        Record { game, dice, steps: Vec::new(), state: game.start(), is_ended: false }
    }

    /// What was agreed on.
    pub fn game(&self) -> &Jamb {
        &self.game
    }

    /// Where the dice come from; `None` when they are thrown on a real table.
    pub fn seeded(&self) -> Option<Seeded> {
        self.dice
    }

    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How the game stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Whether it is over: all fields are filled, or the player has ended it.
    pub fn is_over(&self) -> bool {
        self.is_ended || self.state.talon().is_full()
    }

    /// Whether the player has ended it before all fields were filled.
    pub fn is_ended(&self) -> bool {
        self.is_ended
    }

    /// All dice that fell, in order.
    pub fn dice(&self) -> impl Iterator<Item = Die> {
        let thrown = self.steps.iter().filter_map(|step| match step {
            Step::Thrown(dice) => Some(dice.iter().copied()),
            Step::Chosen(_) => None,
        });
        thrown.flatten()
    }

    /// The generator as it stands after the dice that fell.
    pub fn thrower(&self) -> Option<Thrower> {
        let mut thrower = self.dice?.dice();
        self.dice().for_each(|_| {
            thrower.die();
        });
        Some(thrower)
    }

    /// The dice in the cup; `None` when nothing is to be thrown.
    pub fn cup(&self) -> Option<Cup> {
        match self.game.turn(&self.state) {
            Turn::Chance(cup) if !self.is_ended => Some(cup),
            _ => None,
        }
    }

    /// The dice fell so.
    pub fn throw(&mut self, dice: Vec<Die>) -> Result<(), FileFault> {
        let expected = self.cup().map_or(0, Cup::dice);
        let thrown = Thrown::new(&dice).filter(|thrown| expected > 0 && thrown.keep().len() == expected);
        let thrown = thrown.ok_or(FileFault::DiceCount { count: dice.len(), expected })?;
        self.game.apply_chance(&mut self.state, thrown);
        self.steps.push(Step::Thrown(dice));
        Ok(())
    }

    /// The player decides this.
    pub fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        if self.is_ended {
            return Err(Refusal::Over);
        }
        self.game.check(&self.state, mv)?;
        self.game.play(&mut self.state, mv);
        self.steps.push(Step::Chosen(mv));
        Ok(())
    }

    /// The player ends the game; when all fields are filled, it is over already.
    pub fn end(&mut self) {
        self.is_ended = !self.state.talon().is_full();
    }

    /// The game as text, which [`Record::read`] reads.
    pub fn write(&self) -> String {
        let mut text = format!("{FORMAT}\n");
        match self.dice {
            Some(Seeded { generator, seed }) => text += &format!("dice {generator} {seed}\n"),
            None => text += "dice table\n",
        }
        text += &format!("rules {}\nstorage {}\n\n", write_rules(self.game.rules), self.game.layout);
        let mut state = self.game.start();
        for step in &self.steps {
            match step {
                Step::Thrown(dice) => {
                    dice.iter().for_each(|die| text += &die.to_string());
                    self.game.apply_chance(&mut state, Thrown::new(dice).unwrap_or_default());
                }
                Step::Chosen(mv) => {
                    text += &format!(" | {}", self.game.write_move(&state, *mv));
                    text += if matches!(mv, Move::Again { .. }) { " | " } else { "\n" };
                    self.game.play(&mut state, *mv);
                }
            }
        }
        if !text.ends_with('\n') {
            // A turn that waits for its dice needs no mark for them.
            text.truncate(text.trim_end_matches([' ', '|']).len());
            text.push('\n');
        }
        if self.is_ended {
            text += "end\n";
        }
        text
    }

    /// Reads what [`Record::write`] wrote.
    pub fn read(text: &str) -> Result<Record, FileError> {
        let mut reader = Reader::default();
        for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let written = line.split("//").next().unwrap_or_default().trim();
            if !written.is_empty() {
                reader.line(written).map_err(|because| FileError { line: index + 1, because })?;
            }
        }
        let lines = text.lines().count().max(1);
        reader.record().map(|record| record.clone()).map_err(|because| FileError { line: lines, because })
    }
}

const FORMAT: &str = "jamb 1";

/// The names of the two switches in a file.
const SWITCHES: [&str; 2] = ["jamb-is-ful", "jamb-is-poker"];

fn write_rules(rules: HouseRules) -> String {
    let held = [rules.jamb_is_ful, rules.jamb_is_poker];
    let names: Vec<&str> =
        SWITCHES.into_iter().zip(held).filter(|(_, is_held)| *is_held).map(|(name, _)| name).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

/// A file as far as it is read.
#[derive(Default)]
struct Reader {
    has_format: bool,
    game: Jamb,
    dice: Option<Seeded>,
    thrower: Option<Thrower>,
    record: Option<Record>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), FileFault> {
        if !self.has_format {
            let is_format = line.split_whitespace().eq(FORMAT.split(' '));
            self.has_format = true;
            return is_format.then_some(()).ok_or(FileFault::Format { text: line.to_owned() });
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "dice" | "rules" | "storage" if self.record.is_some() => {
                Err(FileFault::HeadingLate { text: word.to_owned() })
            }
            "dice" => self.read_dice(rest.trim()),
            "rules" => self.read_rules(rest),
            "storage" => {
                let fault = || FileFault::Storage { text: rest.trim().to_owned() };
                self.game.layout = Layout::named(rest).ok_or_else(fault)?;
                Ok(())
            }
            "end" if rest.is_empty() => {
                let record = self.open_record()?;
                record.end();
                Ok(())
            }
            _ if word.starts_with(|letter: char| letter.is_ascii_digit()) => self.turn(line),
            _ => Err(FileFault::Line { text: line.to_owned() }),
        }
    }

    fn read_dice(&mut self, text: &str) -> Result<(), FileFault> {
        let fault = || FileFault::Dice { text: text.to_owned() };
        self.dice = match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["table"] => None,
            [generator, seed] => {
                let generator = Generator::named(generator).ok_or_else(fault)?;
                Some(Seeded { generator, seed: seed.parse().map_err(|_| fault())? })
            }
            _ => return Err(fault()),
        };
        self.thrower = self.dice.map(Seeded::dice);
        Ok(())
    }

    fn read_rules(&mut self, text: &str) -> Result<(), FileFault> {
        let mut held = [false; 2];
        for word in text.split_whitespace().filter(|&word| word != "none") {
            let switch = SWITCHES.iter().position(|&name| name == word);
            held[switch.ok_or_else(|| FileFault::Rule { text: word.to_owned() })?] = true;
        }
        self.game.rules = HouseRules { jamb_is_ful: held[0], jamb_is_poker: held[1] };
        Ok(())
    }

    fn record(&mut self) -> Result<&mut Record, FileFault> {
        if !self.has_format {
            return Err(FileFault::Format { text: String::new() });
        }
        let (game, dice) = (self.game, self.dice);
        Ok(self.record.get_or_insert_with(|| Record::new(game, dice)))
    }

    fn open_record(&mut self) -> Result<&mut Record, FileFault> {
        let record = self.record()?;
        if record.is_over() { Err(FileFault::AfterEnd) } else { Ok(record) }
    }

    fn turn(&mut self, line: &str) -> Result<(), FileFault> {
        let is_new = |record: &Record| record.cup().is_some_and(|cup| cup.dice() == crate::DICE);
        let begins = |record: &Record| {
            let last = record.steps.last();
            is_new(record) && !matches!(last, Some(Step::Chosen(Move::Again { .. })))
        };
        if !begins(self.open_record()?) {
            return Err(FileFault::Unfinished);
        }
        for part in line.split('|').map(str::trim) {
            let record = self.open_record()?;
            if record.cup().is_some() {
                self.thrown(part)?;
            } else {
                let mv = record.game.read_move(&record.state, part).map_err(FileFault::Move)?;
                record.play(mv).map_err(|because| {
                    FileFault::Move(MoveError::Illegal { text: part.to_owned(), because })
                })?;
            }
        }
        Ok(())
    }

    fn thrown(&mut self, text: &str) -> Result<(), FileFault> {
        let fault = || FileFault::Throw { text: text.to_owned() };
        let letters = text.chars().filter(|letter| !letter.is_whitespace());
        let die = |letter: char| letter.to_digit(10).and_then(|pips| Die::new(pips as u8));
        let dice: Vec<Die> = letters.map(die).collect::<Option<_>>().ok_or_else(fault)?;
        self.open_record()?.throw(dice.clone())?;
        if let Some(thrower) = &mut self.thrower {
            let expected: Vec<u8> = dice.iter().map(|_| thrower.die()).collect();
            if dice.iter().map(|die| die.pips()).ne(expected.iter().copied()) {
                let expected = expected.iter().map(u8::to_string).collect();
                return Err(FileFault::OtherDice { text: text.to_owned(), expected });
            }
        }
        Ok(())
    }
}

/// Where and why a text is no game of Jamb.
#[derive(Clone, PartialEq, Debug, Say)]
#[say("record-refused", error)]
pub struct FileError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub because: FileFault,
}

/// What is wrong in a line of a game file.
#[derive(Clone, PartialEq, Debug, Say)]
#[say("jamb-file", error)]
pub enum FileFault {
    /// The first line does not name the format.
    Format { text: String },
    /// A line that is nothing.
    Line { text: String },
    /// A heading after the first turn.
    HeadingLate { text: String },
    /// The source of dice cannot be read.
    Dice { text: String },
    /// A house rule that is none.
    Rule { text: String },
    /// A layout that is none.
    Storage { text: String },
    /// A turn begins before the last one is finished.
    Unfinished,
    /// Something follows the end.
    AfterEnd,
    /// Dice that cannot be read.
    Throw { text: String },
    /// A wrong number of dice.
    DiceCount {
        count: usize,
        /// How many were in the cup.
        expected: u8,
    },
    /// Dice that the seed does not give.
    OtherDice { text: String, expected: String },
    /// A decision that cannot be read or is not allowed.
    #[say(transparent)]
    Move(MoveError<Refusal>),
}
