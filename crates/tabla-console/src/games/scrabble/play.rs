//! One game of Scrabble at the console.

use std::io;
use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying, Seat, SeededRng, shuffle};
use tabla_play::scrabble::{
    Adviser, GAME, Kind, Move, Ranked, Review, ScrabbleEnding, ScrabbleTable, ScrabbleTurn, Turned,
    WithChances, adviser, review,
};
use tabla_play::{AutoSave, Language, StorageError, Words, replace_bytes, write_save};

use super::board::{legend, scrabble_board};
use super::typed::{self, Typed};
use super::{lists, tell};
use crate::Console;
use crate::acts::no_language;
use crate::commands::{self, Verb};
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::Input;
use crate::text::{beside, width, wrap};

/// So many plays a hint lists, and so many stand beside one's own after a turn.
const HINTS: usize = 5;
const REVIEWED: usize = 3;
/// So many a longer list has.
const LISTED: usize = 20;
/// So many empty lines hide a rack from the next person.
const CURTAIN: usize = 60;

/// The commands of the house that make sense here.
const VERBS: [Verb; 12] = [
    Verb::Help,
    Verb::Moves,
    Verb::Hint,
    Verb::Undo,
    Verb::Board,
    Verb::Position,
    Verb::Record,
    Verb::Save,
    Verb::Load,
    Verb::Lang,
    Verb::Rules,
    Verb::Quit,
];

/// A game at the console, and where it is kept.
struct Sitting {
    table: ScrabbleTable,
    save: Option<AutoSave>,
    out: Option<PathBuf>,
    /// The person who saw a rack last.
    seen_by: Option<Seat>,
    /// The own tiles in the order in which the person laid them out.
    order: Vec<Kind>,
    /// The decisions that were listed last: a number means one of them.
    listed: Vec<String>,
    shuffles: u64,
}

/// What comes after a line.
enum Flow {
    /// The same person types on.
    Stay,
    /// Something was decided, or the position is another.
    On,
    Leave(Leave),
}

impl Console<'_> {
    /// Plays until the game is over (`None`) or the person leaves.
    pub(super) fn sit_at_scrabble(
        &mut self,
        table: ScrabbleTable,
        save: Option<PathBuf>,
        out: Option<PathBuf>,
    ) -> io::Result<Option<Leave>> {
        let save = self.options.saves.clone().map(|folder| match save {
            Some(path) => AutoSave::resumed(folder, path),
            None => AutoSave::new(folder),
        });
        let mut sitting =
            Sitting { table, save, out, seen_by: None, order: Vec::new(), listed: Vec::new(), shuffles: 0 };
        if sitting.table.people() > 0 {
            self.say(&Saying::new("scrabble-how").with("help", self.name_of(Verb::Help)))?;
        }
        loop {
            match sitting.table.turn() {
                ScrabbleTurn::Over(ending) => {
                    self.end_scrabble(&mut sitting, &ending)?;
                    return Ok(None);
                }
                ScrabbleTurn::Seat(seat) if sitting.table.player(seat).is_human() => {
                    if let Some(leave) = self.persons_turn(&mut sitting, seat)? {
                        self.pause_scrabble(&mut sitting)?;
                        return Ok(Some(leave));
                    }
                }
                ScrabbleTurn::Seat(_) => {
                    if self.screen.interrupted() {
                        self.pause_scrabble(&mut sitting)?;
                        return Ok(Some(Leave::Interrupt));
                    }
                    if let Some(turned) = sitting.table.let_computer_play() {
                        self.after_turn(&mut sitting, &turned)?;
                    }
                }
            }
        }
    }

    /// A person decides; how, if they leave instead.
    fn persons_turn(&mut self, sitting: &mut Sitting, seat: Seat) -> io::Result<Option<Leave>> {
        if sitting.table.people() > 1
            && sitting.seen_by != Some(seat)
            && let Some(leave) = self.hand_over(sitting, seat)?
        {
            return Ok(Some(leave));
        }
        sitting.seen_by = Some(seat);
        sitting.listed.clear();
        sitting.order = sitting.table.state().rack(seat).iter().collect();
        self.show_scrabble(sitting, seat)?;
        loop {
            let line =
                match self.ask(&Saying::new("scrabble-prompt").with("player", i64::from(seat.number())))? {
                    Input::Interrupt => return Ok(Some(Leave::Interrupt)),
                    Input::End => return Ok(Some(Leave::End)),
                    Input::Line(line) => line,
                };
            match self.scrabble_line(sitting, seat, line.trim())? {
                Flow::Stay => {}
                Flow::On => return Ok(None),
                Flow::Leave(leave) => return Ok(Some(leave)),
            }
        }
    }

    /// Waits until the next person sits at the keyboard.
    fn hand_over(&mut self, sitting: &Sitting, seat: Seat) -> io::Result<Option<Leave>> {
        if self.screen.is_interactive() && sitting.seen_by.is_some() {
            self.print(&"\n".repeat(CURTAIN))?;
        }
        let prompt = Saying::new("scrabble-hand-over").with("player", tell::player(&sitting.table, seat));
        Ok(match self.ask(&prompt)? {
            Input::Line(_) => None,
            Input::Interrupt => Some(Leave::Interrupt),
            Input::End => Some(Leave::End),
        })
    }

    fn show_scrabble(&mut self, sitting: &Sitting, seat: Seat) -> io::Result<()> {
        let look = self.look();
        let table = &sitting.table;
        let board = scrabble_board(&table.view(seat).squares, self.words(), &look);
        let panel = tell::panel(table, Some(seat), self.words(), &look);
        let room = look.columns.saturating_sub(board.iter().map(|line| width(line)).max().unwrap_or(0) + 2);
        let fits = !look.is_spoken() && panel.iter().all(|line| width(line) <= room);
        self.print("")?;
        if fits {
            self.print_lines(&beside(&board, &panel, 2))?;
        } else {
            self.print_lines(&board)?;
            self.print_lines(&panel)?;
        }
        self.show_rack(sitting)?;
        if table.state().doubt().is_some() {
            let [accept, challenge] = [Typed::Accept, Typed::Challenge].map(|typed| self.first_word(typed));
            self.say(&Saying::new("scrabble-doubt").with("accept", accept).with("challenge", challenge))?;
        }
        Ok(())
    }

    fn first_word(&self, typed: Typed) -> String {
        typed.words(self.words()).into_iter().next().unwrap_or_default()
    }

    fn show_rack(&mut self, sitting: &Sitting) -> io::Result<()> {
        let tile_set = sitting.table.game().tile_set();
        let tiles: Vec<String> = sitting
            .order
            .iter()
            .map(|kind| {
                let value = tile_set.values()[kind.index()];
                if kind.letter().is_some() { format!("{kind}{value}") } else { kind.to_string() }
            })
            .collect();
        let saying = Saying::new("scrabble-rack").with("tiles", tiles.join(" "));
        let text = self.words().say(&saying);
        let text = self.look().palette.ink(Ink::Strong, &text);
        self.print(&text)
    }

    fn scrabble_line(&mut self, sitting: &mut Sitting, seat: Seat, line: &str) -> io::Result<Flow> {
        if line.is_empty() {
            self.show_scrabble(sitting, seat)?;
            return Ok(Flow::Stay);
        }
        if let Some((typed, rest)) = typed::read(line, self.words()) {
            return self.scrabble_word(sitting, typed, &rest);
        }
        if let Some((verb, rest)) = commands::read(line, self.words()) {
            return self.scrabble_command(sitting, seat, verb, &rest);
        }
        match line.parse::<usize>() {
            Ok(number) => match number.checked_sub(1).and_then(|index| sitting.listed.get(index)).cloned() {
                Some(text) => self.decide(sitting, &text),
                None => {
                    let count = sitting.listed.len();
                    self.refuse(
                        &Saying::new("scrabble-no-number").with("number", line).with("count", count),
                    )?;
                    Ok(Flow::Stay)
                }
            },
            // A start has a number: what has none was meant to be a command.
            Err(_) if line.chars().all(|letter| letter.is_alphabetic()) => {
                self.refuse(&self.no_command(line))?;
                Ok(Flow::Stay)
            }
            Err(_) => self.decide(sitting, line),
        }
    }

    fn scrabble_word(&mut self, sitting: &mut Sitting, typed: Typed, rest: &str) -> io::Result<Flow> {
        match typed {
            Typed::Exchange if rest.is_empty() => {
                let word = self.first_word(Typed::Exchange);
                self.refuse(&Saying::new("scrabble-exchange-how").with("word", word))?;
                Ok(Flow::Stay)
            }
            Typed::Exchange => self.decide(sitting, &format!("exchange {rest}")),
            Typed::Pass => self.decide(sitting, "pass"),
            Typed::Accept => self.decide(sitting, "accept"),
            Typed::Challenge => self.decide(sitting, "challenge"),
            Typed::Shuffle => {
                sitting.shuffles += 1;
                let seed = sitting.table.setup().seed ^ sitting.shuffles;
                shuffle(&mut SeededRng::new(seed), &mut sitting.order);
                self.show_rack(sitting)?;
                Ok(Flow::Stay)
            }
            Typed::Words => {
                if rest.is_empty() {
                    let word = self.first_word(Typed::Words);
                    self.refuse(&Saying::new("scrabble-words-how").with("word", word))?;
                }
                for word in rest.split_whitespace() {
                    let known = sitting.table.game().lexicon().contains(word);
                    let key = if known { "scrabble-word-known" } else { "scrabble-word-unknown" };
                    self.say(&Saying::new(key).with("word", word.to_uppercase()))?;
                }
                Ok(Flow::Stay)
            }
        }
    }

    fn scrabble_command(
        &mut self,
        sitting: &mut Sitting,
        seat: Seat,
        verb: Verb,
        rest: &str,
    ) -> io::Result<Flow> {
        match verb {
            Verb::Help => self.scrabble_help(sitting, seat)?,
            Verb::Hint => self.list_plays(sitting, seat, &WithChances, HINTS)?,
            Verb::Moves => self.list_plays(sitting, seat, &*adviser(), LISTED)?,
            Verb::Board => {
                self.show_scrabble(sitting, seat)?;
                let squares = sitting.table.view(seat).squares;
                let lines = legend(&squares, self.words(), &self.look());
                self.print_lines(&lines)?;
            }
            Verb::Position => {
                let position = sitting.table.position(seat);
                self.print(&position)?;
            }
            Verb::Record => self.scrabble_record(sitting)?,
            Verb::Undo => return self.take_back(sitting),
            Verb::Save => self.save_scrabble(sitting, rest)?,
            Verb::Load => return self.load_scrabble(sitting, rest),
            Verb::Lang => return self.scrabble_language(rest),
            Verb::Rules => self.rules(GAME)?,
            Verb::Quit => return Ok(Flow::Leave(Leave::Quit)),
            Verb::Redo | Verb::Eval | Verb::Players | Verb::Resign | Verb::New => {
                self.refuse(&Saying::new("scrabble-not-here").with("word", self.name_of(verb)))?;
            }
        }
        Ok(Flow::Stay)
    }

    fn scrabble_language(&mut self, rest: &str) -> io::Result<Flow> {
        let language = if rest.is_empty() {
            self.pick_language()?.ok()
        } else {
            let found = Language::of_tag(rest);
            if found.is_none() {
                self.refuse(&no_language(rest))?;
            }
            found
        };
        match language {
            Some(language) => {
                self.words = Words::new(language);
                Ok(Flow::On)
            }
            None => Ok(Flow::Stay),
        }
    }

    fn scrabble_help(&mut self, sitting: &Sitting, seat: Seat) -> io::Result<()> {
        self.say(&Saying::new("scrabble-help"))?;
        let look = self.look();
        let own = Typed::ALL.map(|typed| (typed.words(self.words()), typed.about(self.words())));
        let shared = VERBS.map(|verb| (verb.words(self.words()), verb.about(self.words())));
        let rows: Vec<(String, String)> =
            own.into_iter().chain(shared).map(|(words, about)| (words.join(", "), about)).collect();
        let mut lines = commands::list(&rows, &look);
        lines.extend(legend(&sitting.table.view(seat).squares, self.words(), &look));
        self.print_lines(&lines)
    }

    /// Lists the best plays; a number chooses one of them.
    fn list_plays(
        &mut self,
        sitting: &mut Sitting,
        seat: Seat,
        adviser: &dyn Adviser,
        count: usize,
    ) -> io::Result<()> {
        let ranking = adviser.rank(sitting.table.game(), &sitting.table.sight(seat));
        if ranking.is_empty() {
            let [accept, challenge] = [Typed::Accept, Typed::Challenge].map(|typed| self.first_word(typed));
            return self
                .refuse(&Saying::new("scrabble-doubt").with("accept", accept).with("challenge", challenge));
        }
        let list: Vec<(usize, Ranked)> = (1..).zip(ranking).take(count).collect();
        let state = sitting.table.state();
        sitting.listed = list
            .iter()
            .map(|(_, ranked)| tabla_core::Notation::write_move(sitting.table.game(), state, ranked.mv))
            .collect();
        let lines = tell::scrabble_ranking(state.board(), &list, None, self.words());
        self.print_lines(&lines)
    }

    /// Plays what was typed, or says why not.
    fn decide(&mut self, sitting: &mut Sitting, text: &str) -> io::Result<Flow> {
        match sitting.table.play(text) {
            Err(refusal) => {
                self.refuse(&refusal)?;
                Ok(Flow::Stay)
            }
            Ok(turned) => {
                self.after_turn(sitting, &turned)?;
                self.review_turn(sitting, &turned)?;
                Ok(Flow::On)
            }
        }
    }

    fn after_turn(&mut self, sitting: &mut Sitting, turned: &Turned) -> io::Result<()> {
        self.keep_scrabble(sitting)?;
        self.say(&tell::turned(&sitting.table, turned))
    }

    /// Shows what could have been played, and what the decision cost. With several people at the keyboard
    /// only the cost: the rest would tell what is on the rack.
    fn review_turn(&mut self, sitting: &Sitting, turned: &Turned) -> io::Result<()> {
        if matches!(turned.mv, Move::Accept | Move::Challenge) {
            return Ok(());
        }
        let table = &sitting.table;
        let Some(sight) = table.sight_before(table.turns().saturating_sub(1)) else { return Ok(()) };
        let ranking = adviser().rank(table.game(), &sight);
        let Some(found) = review(&ranking, turned.mv, turned.points, REVIEWED) else { return Ok(()) };
        if table.people() == 1 {
            let lines = tell::scrabble_ranking(&sight.board, &found.list, made(&found), self.words());
            self.print_lines(&lines)?;
        }
        self.say(&tell::cost(&found, self.words()))
    }

    fn scrabble_record(&mut self, sitting: &Sitting) -> io::Result<()> {
        let played = sitting.table.played();
        if played.is_empty() {
            return self.say(&Saying::new("board-nothing-played"));
        }
        for turned in &played {
            self.say(&tell::turned(&sitting.table, turned))?;
        }
        Ok(())
    }

    fn take_back(&mut self, sitting: &mut Sitting) -> io::Result<Flow> {
        if !sitting.table.may_undo() {
            let key =
                if sitting.table.people() == 1 { "scrabble-nothing-to-undo" } else { "scrabble-no-undo" };
            self.refuse(&Saying::new(key))?;
            return Ok(Flow::Stay);
        }
        let count = sitting.table.undo();
        self.keep_scrabble(sitting)?;
        self.say(&Saying::new("scrabble-undone").with("count", count))?;
        Ok(Flow::On)
    }

    fn save_scrabble(&mut self, sitting: &Sitting, name: &str) -> io::Result<()> {
        if name.is_empty() {
            let path = sitting.save.as_ref().and_then(AutoSave::path);
            return match path {
                Some(path) => {
                    let path = path.display().to_string();
                    self.say(&Saying::new("scrabble-kept-in").with("path", path))
                }
                None => self.refuse(&Saying::new("scrabble-save-how")),
            };
        }
        let path = self.options.folder.join(name);
        match write_game(&sitting.table, &path) {
            Ok(()) => self.say(&Saying::new("scrabble-written").with("path", path.display().to_string())),
            Err(error) => self.refuse(&error.say()),
        }
    }

    fn load_scrabble(&mut self, sitting: &mut Sitting, name: &str) -> io::Result<Flow> {
        if name.is_empty() {
            self.refuse(&Saying::new("scrabble-load-how"))?;
            return Ok(Flow::Stay);
        }
        let path = self.options.folder.join(name);
        match super::read_game(&path, sitting.table.setup(), &lists(self)) {
            Ok(table) => {
                sitting.table = table;
                sitting.seen_by = None;
                self.keep_scrabble(sitting)?;
                Ok(Flow::On)
            }
            Err(refusal) => {
                self.refuse(&refusal)?;
                Ok(Flow::Stay)
            }
        }
    }

    fn keep_scrabble(&mut self, sitting: &mut Sitting) -> io::Result<()> {
        let mut trouble = None;
        if let Some(save) = &mut sitting.save {
            trouble = save.keep(GAME, &sitting.table.save()).err();
        }
        if let Some(path) = &sitting.out {
            trouble = trouble.or(replace_bytes(path, &[sitting.table.to_gcg().as_bytes()]).err());
        }
        trouble.map_or(Ok(()), |error| self.refuse(&error.say()))
    }

    fn pause_scrabble(&mut self, sitting: &mut Sitting) -> io::Result<()> {
        if sitting.save.as_ref().is_some_and(AutoSave::is_current) {
            self.say(&Saying::new("scrabble-kept"))?;
        }
        Ok(())
    }

    fn end_scrabble(&mut self, sitting: &mut Sitting, ending: &ScrabbleEnding) -> io::Result<()> {
        self.keep_scrabble(sitting)?;
        let look = self.look();
        self.print("")?;
        let lines = scrabble_board(&sitting.table.view(Seat::FIRST).squares, self.words(), &look);
        self.print_lines(&lines)?;
        for saying in tell::ending(&sitting.table, ending) {
            for line in wrap(&self.words.say(&saying), look.columns) {
                let line = look.palette.ink(Ink::Strong, &line);
                self.print(&line)?;
            }
        }
        if let Some(save) = &mut sitting.save {
            // A save that cannot be removed is offered once more, which does no harm.
            let _ = save.finish();
        }
        Ok(())
    }
}

/// The decision that was made, as the list has it.
fn made(found: &Review) -> Option<Move> {
    let place = found.place?;
    found.list.iter().find(|(number, _)| *number == place).map(|(_, ranked)| ranked.mv)
}

/// Writes the game under this name: a save of ours when it ends in `.json`, else GCG. Nothing is overwritten.
fn write_game(table: &ScrabbleTable, path: &Path) -> Result<(), StorageError> {
    if path.exists() {
        return Err(StorageError::Exists { path: path.into() });
    }
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json")) {
        write_save(path, GAME, &table.save())
    } else {
        replace_bytes(path, &[table.to_gcg().as_bytes()])
    }
}
