//! A turn: the board, the tiles, what is typed, and what came of it.

use std::io;
use std::rc::Rc;

use tabla_core::{Saying, Seat, SeededRng, shuffle};
use tabla_games::kits::scrabble::{knows, ranking, review_last, turns};
use tabla_games::scrabble::{Adviser, Move, Ranked, Review, WithChances, adviser};
use tabla_table::{Act, Snapshot, Table};

use super::board::scrabble_board;
use super::typed::{self, Typed};
use super::{aside, board, board_of, legend, public, tell};
use crate::commands::{self, Verb};
use crate::game::{Flow, Game};
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::{Canvas, Drawn, Input, Spot, Touch};
use crate::text::{beside, width, wrap};
use crate::{Console, Look};

/// So many plays a hint lists, and so many stand beside one's own after a turn.
const HINTS: usize = 5;
const REVIEWED: usize = 3;
/// So many a longer list has.
const LISTED: usize = 20;

/// The commands of the house that make sense here.
const VERBS: [Verb; 13] = [
    Verb::Help,
    Verb::Moves,
    Verb::Hint,
    Verb::Undo,
    Verb::Board,
    Verb::Position,
    Verb::Record,
    Verb::Save,
    Verb::Load,
    Verb::Resign,
    Verb::Lang,
    Verb::Rules,
    Verb::Quit,
];

impl Console<'_> {
    /// Waits until the next person sits at the keyboard.
    pub(super) fn hand_over(&mut self, game: &mut Game, seat: Seat) -> io::Result<Option<Leave>> {
        if self.screen.is_interactive() && aside(game).seen_by.is_some() {
            self.screen.hide()?;
        }
        let prompt = Saying::new("scrabble-hand-over").with("player", tell::player(&*game.table, seat));
        Ok(match self.ask(&prompt)? {
            Input::Line(_) => None,
            Input::Interrupt => Some(Leave::Interrupt),
            Input::End => Some(Leave::End),
        })
    }

    /// The board, the players beside it, and the tiles of the person whose turn it is.
    pub(super) fn show_scrabble(&mut self, game: &mut Game) -> io::Result<()> {
        let (look, shown) = (self.look(), game.look());
        let seen = &board_of(&shown).view;
        if aside(game).at != Some(shown.revision) {
            let aside = aside(game);
            aside.at = Some(shown.revision);
            aside.order = seen.rack.chars().collect();
        }
        if self.screen.has_place() {
            let tiles = self.tiles(game);
            return self.place_scrabble(&*game.table, shown, tiles);
        }
        let board = scrabble_board(&seen.squares, self.words(), &look);
        let panel = tell::panel(&*game.table, seen, self.words(), &look);
        let room = look.columns.saturating_sub(board.iter().map(|line| width(line)).max().unwrap_or(0) + 2);
        let fits = !look.is_spoken() && panel.iter().all(|line| width(line) <= room);
        self.print("")?;
        if fits {
            self.print_lines(&beside(&board, &panel, 2))?;
        } else {
            self.print_lines(&board)?;
            self.print_lines(&panel)?;
        }
        self.show_rack(game)?;
        if seen.doubt.is_some() {
            let doubt = self.doubt();
            self.say(&doubt)?;
        }
        Ok(())
    }

    fn first_word(&self, typed: Typed) -> String {
        typed.words(self.words()).into_iter().next().unwrap_or_default()
    }

    /// What can be said to a play that may be wrong.
    fn doubt(&self) -> Saying {
        let [accept, challenge] = [Typed::Accept, Typed::Challenge].map(|typed| self.first_word(typed));
        Saying::new("scrabble-doubt").with("accept", accept).with("challenge", challenge)
    }

    /// The board in its place, with the players and these tiles beside it.
    fn place_scrabble(
        &mut self,
        table: &dyn Table,
        shown: Snapshot,
        tiles: Option<Vec<String>>,
    ) -> io::Result<()> {
        let (words, look) = (Rc::clone(&self.words), self.look());
        let mut side = tell::panel(table, &board_of(&shown).view, &words, &look);
        if board_of(&shown).view.doubt.is_some() {
            side.push(words.say(&self.doubt()));
        }
        let picture = move |canvas: Canvas| {
            let squares = &board_of(&shown).view.squares;
            let board = scrabble_board(squares, &words, &Look { columns: canvas.for_board(), ..look });
            let spots = board::spots(squares, &board);
            let room = canvas.beside(&board);
            let mut side: Vec<String> = side.iter().flat_map(|line| wrap(line, room)).collect();
            side.push(String::new());
            let mut side_spots = Vec::new();
            if let Some(tiles) = &tiles {
                let title = words.say(&Saying::new("scrabble-rack").with("tiles", ""));
                side.extend(wrap(&title, room).iter().map(|line| look.palette.ink(Ink::Strong, line)));
                let mut column = 0;
                for tile in tiles {
                    let letter: String = tile.chars().take(1).collect();
                    side_spots.push(Spot::new(side.len(), column, width(tile), Touch::Add(letter)));
                    column += width(tile) + 1;
                }
                side.push(look.palette.ink(Ink::Strong, &tiles.join(" ")));
            }
            let firm = side.len();
            Drawn { board, spots, side, side_spots, firm }
        };
        self.screen.place(Some(Box::new(picture)))
    }

    fn show_rack(&mut self, game: &mut Game) -> io::Result<()> {
        if self.screen.has_place() {
            return self.show(game);
        }
        let tiles = self.tiles(game);
        let saying = Saying::new("scrabble-rack").with("tiles", tiles.unwrap_or_default().join(" "));
        let text = self.words().say(&saying);
        let text = self.look().palette.ink(Ink::Strong, &text);
        self.print(&text)
    }

    /// The tiles of the person whose turn it is, in their own order, each with its points.
    fn tiles(&self, game: &mut Game) -> Option<Vec<String>> {
        let shown = public(game);
        let letters = &board_of(&shown).letters;
        let tile = |tile: &char| {
            let letter = letters.iter().find(|known| known.letter.chars().eq([*tile]));
            match letter.filter(|_| tile.is_alphabetic()) {
                Some(letter) => format!("{tile}{}", letter.value),
                None => tile.to_string(),
            }
        };
        Some(aside(game).order.iter().map(tile).collect())
    }

    /// What was typed, unless it is a command of the house.
    pub(super) fn scrabble_line(&mut self, game: &mut Game, line: &str) -> io::Result<Option<Flow>> {
        if line.is_empty() {
            return self.show(game).map(|()| Some(Flow::On));
        }
        if let Some((typed, rest)) = typed::read(line, self.words()) {
            return self.scrabble_word(game, typed, line, &rest).map(Some);
        }
        if commands::read(line, self.words()).is_some() {
            return Ok(None);
        }
        match line.parse::<usize>() {
            Ok(number) => match number.checked_sub(1).and_then(|index| game.listed.get(index)).cloned() {
                Some(text) => self.play_text(game, &text).map(Some),
                None => {
                    let count = game.listed.len();
                    self.refuse(
                        &Saying::new("scrabble-no-number").with("number", line).with("count", count),
                    )?;
                    Ok(Some(Flow::On))
                }
            },
            // A start has a number: what has none was meant to be a command.
            Err(_) if line.chars().all(|letter| letter.is_alphabetic()) => {
                self.refuse(&self.no_command(line))?;
                Ok(Some(Flow::On))
            }
            Err(_) => self.play_text(game, line).map(Some),
        }
    }

    /// The game reads these words too, so that what it refuses is quoted as it was typed.
    fn scrabble_word(&mut self, game: &mut Game, typed: Typed, line: &str, rest: &str) -> io::Result<Flow> {
        match typed {
            Typed::Exchange if rest.is_empty() => {
                let word = self.first_word(Typed::Exchange);
                self.refuse(&Saying::new("scrabble-exchange-how").with("word", word))?;
            }
            Typed::Exchange | Typed::Pass | Typed::Accept | Typed::Challenge => {
                return self.play_text(game, line);
            }
            Typed::Shuffle => {
                let seed = self.options.seed;
                let aside = aside(game);
                aside.shuffles += 1;
                shuffle(&mut SeededRng::new(seed ^ aside.shuffles), &mut aside.order);
                self.show_rack(game)?;
            }
            Typed::Words => {
                if rest.is_empty() {
                    let word = self.first_word(Typed::Words);
                    self.refuse(&Saying::new("scrabble-words-how").with("word", word))?;
                }
                for word in rest.split_whitespace() {
                    let known = knows(&*game.table, word);
                    let key = if known { "scrabble-word-known" } else { "scrabble-word-unknown" };
                    self.say(&Saying::new(key).with("word", word.to_uppercase()))?;
                }
            }
        }
        Ok(Flow::On)
    }

    /// The commands of the house, as far as they are different here.
    pub(super) fn scrabble_command(
        &mut self,
        game: &mut Game,
        verb: Verb,
        rest: &str,
    ) -> io::Result<Option<Flow>> {
        match verb {
            Verb::Help => self.scrabble_help(game)?,
            Verb::Hint => self.list_plays(game, &WithChances, HINTS)?,
            Verb::Moves => self.list_plays(game, &*adviser(), LISTED)?,
            Verb::Board => {
                self.show(game)?;
                let lines = legend(game, self, &self.look());
                self.print_lines(&lines)?;
            }
            Verb::Record => self.scrabble_record(game)?,
            Verb::Undo => self.take_back(game)?,
            Verb::Save => self.save_scrabble(game, rest)?,
            Verb::Load => self.load_scrabble(game, rest)?,
            Verb::Position | Verb::Resign | Verb::Lang | Verb::Rules | Verb::Quit => return Ok(None),
            Verb::Redo | Verb::Eval | Verb::Players | Verb::New => {
                self.refuse(&Saying::new("scrabble-not-here").with("word", self.name_of(verb)))?;
            }
        }
        Ok(Some(Flow::On))
    }

    fn scrabble_help(&mut self, game: &Game) -> io::Result<()> {
        self.say(&Saying::new("scrabble-help"))?;
        let look = self.look();
        let own = Typed::ALL.map(|typed| (typed.words(self.words()), typed.about(self.words())));
        let shared = VERBS.map(|verb| (verb.words(self.words()), verb.about(self.words())));
        let rows: Vec<(String, String)> =
            own.into_iter().chain(shared).map(|(words, about)| (words.join(", "), about)).collect();
        self.screen.print_laid(&|columns| commands::list(&rows, &Look { columns, ..look }))?;
        self.print_lines(&legend(game, self, &look))
    }

    /// Lists the best plays; a number chooses one of them.
    fn list_plays(&mut self, game: &mut Game, adviser: &dyn Adviser, count: usize) -> io::Result<()> {
        let Some(found) = ranking(&*game.table, adviser, count).filter(|found| !found.list.is_empty()) else {
            let doubt = self.doubt();
            return self.refuse(&doubt);
        };
        let list: Vec<(usize, Ranked)> = (1..).zip(found.list).collect();
        game.listed = found.texts;
        let lines = tell::scrabble_ranking(&found.board, &list, None, self.words());
        self.print_lines(&lines)
    }

    /// Says what was decided, and to a person what it cost.
    pub(super) fn after_turn(&mut self, game: &Game) -> io::Result<()> {
        let table = &*game.table;
        let Some(turned) = turns(table).pop() else { return Ok(()) };
        self.say(&tell::turned(table, &turned))?;
        if game.is_person(turned.seat) { self.review_turn(game) } else { Ok(()) }
    }

    /// Shows what could have been played, and what the decision cost. With several people at the keyboard
    /// only the cost: the rest would tell what is on the rack.
    fn review_turn(&mut self, game: &Game) -> io::Result<()> {
        let Some((board, found)) = review_last(&*game.table, REVIEWED) else { return Ok(()) };
        if game.people().len() == 1 {
            let lines = tell::scrabble_ranking(&board, &found.list, made(&found), self.words());
            self.print_lines(&lines)?;
        }
        self.say(&tell::cost(&found, self.words()))
    }

    fn scrabble_record(&mut self, game: &Game) -> io::Result<()> {
        let played = turns(&*game.table);
        if played.is_empty() {
            return self.say(&Saying::new("board-nothing-played"));
        }
        played.iter().try_for_each(|turned| self.say(&tell::turned(&*game.table, turned)))
    }

    fn take_back(&mut self, game: &mut Game) -> io::Result<()> {
        let before = game.table.plies();
        match game.perform(game.mover(), Act::Undo) {
            Err(refusal) => self.refuse(&refusal.saying),
            Ok(()) => {
                self.update(game)?;
                let count = before.saturating_sub(game.table.plies());
                self.say(&Saying::new("scrabble-undone").with("count", count))
            }
        }
    }

    /// The game is over: the board, and everybody's points.
    pub(super) fn end_scrabble(&mut self, game: &Game) -> io::Result<()> {
        let (look, shown) = (self.look(), public(game));
        if self.screen.has_place() {
            self.place_scrabble(&*game.table, public(game), None)?;
        } else {
            self.print("")?;
            let lines = scrabble_board(&board_of(&shown).view.squares, self.words(), &look);
            self.print_lines(&lines)?;
        }
        for saying in tell::ending(&*game.table, &shown) {
            for line in wrap(&self.words.say(&saying), look.columns) {
                let line = look.palette.ink(Ink::Strong, &line);
                self.print(&line)?;
            }
        }
        Ok(())
    }
}

/// The decision that was made, as the list has it.
fn made(found: &Review) -> Option<Move> {
    let place = found.place?;
    found.list.iter().find(|(number, _)| *number == place).map(|(_, ranked)| ranked.mv)
}
