//! What each command does.

use std::io;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::json;
use tabla_core::{Saying, Seat, TableError};
use tabla_games::{Language, open_file, rule_book, save_table};
use tabla_table::{Act, PLAIN, PlayerSpec, Setup, Table};

use crate::choices::Choices;
use crate::commands::{self, Verb};
use crate::game::{Flow, Game, turns};
use crate::games::face_of;
use crate::keep::Keep;
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::Input;
use crate::text::{pad, pad_left, width, wrap};
use crate::{Console, Look, book, tell, thought};

impl Console<'_> {
    /// Does what a command says.
    pub(crate) fn act(&mut self, game: &mut Game, verb: Verb, rest: &str) -> io::Result<Flow> {
        if let Some(flow) = game.customs().act(self, game, verb, rest)? {
            return Ok(flow);
        }
        match verb {
            Verb::Help => self.help(game)?,
            Verb::Hint => self.hint(game)?,
            Verb::Undo => self.undo(game)?,
            Verb::Redo => self.redo(game)?,
            Verb::Save => self.save(game, rest)?,
            Verb::Load => self.load(game, rest)?,
            Verb::Moves => self.list_moves(game)?,
            Verb::Eval => self.judge(game)?,
            Verb::Board => self.show(game)?,
            Verb::Position => self.print(&game.look().position)?,
            Verb::Record => self.record(game)?,
            Verb::Rules => self.rules(game.table.game())?,
            Verb::Lang => self.change_language(game, rest)?,
            Verb::Players => return self.change_players(game, rest),
            Verb::Resign => self.resign(game)?,
            Verb::New => self.new_game(game)?,
            Verb::Quit => return Ok(Flow::Leave(Leave::Quit)),
        }
        Ok(Flow::On)
    }

    fn help(&mut self, game: &Game) -> io::Result<()> {
        let look = self.look();
        let rows: Vec<(String, String)> = Verb::ALL
            .iter()
            .map(|verb| (verb.words(self.words()).join(", "), verb.about(self.words())))
            .collect();
        let moves = self.words().text(face_of(&game.look()).help());
        self.screen.print_laid(&|columns| {
            let mut lines: Vec<String> = vec![String::new()];
            lines.extend(wrap(&moves, columns));
            lines.push(String::new());
            lines.extend(commands::list(&rows, &Look { columns, ..look }));
            lines
        })
    }

    fn hint(&mut self, game: &mut Game) -> io::Result<()> {
        let adviser = self.adviser(game);
        match self.think(game, &adviser)? {
            Err(refusal) => self.refuse(&refusal.saying),
            Ok((thought, _)) => {
                let saying = Saying::new("hint")
                    .with("text", thought.best.as_str())
                    .with("summary", thought::summary(&thought, &adviser, self.words()));
                self.say(&saying)?;
                if thought.line.len() > 1 {
                    self.say(&Saying::new("thought-line").with("line", thought::line(&thought)))?;
                }
                Ok(())
            }
        }
    }

    /// Whose hand takes back: the person's whose turn it is or was; nobody's where computers play alone.
    fn hand(&self, game: &Game) -> Option<Seat> {
        let people = game.people();
        game.mover().filter(|seat| people.contains(seat)).or(people.first().copied())
    }

    fn undo(&mut self, game: &mut Game) -> io::Result<()> {
        if face_of(&game.look()).is_held(&game.begun) {
            game.begun.clear();
            self.say(&Saying::new("person-begun-dropped"))?;
            return self.show(game);
        }
        if game.perform(self.hand(game), Act::Undo).is_err() {
            return self.refuse(&Saying::new("undo-nothing"));
        }
        self.update(game)?;
        self.show(game)
    }

    fn redo(&mut self, game: &mut Game) -> io::Result<()> {
        if game.perform(self.hand(game), Act::Redo).is_err() {
            return self.refuse(&Saying::new("redo-nothing"));
        }
        self.update(game)?;
        self.show(game)
    }

    fn save(&mut self, game: &mut Game, rest: &str) -> io::Result<()> {
        self.update(game)?;
        if rest.is_empty() {
            return match game.keep.path() {
                Some(_) => self.tell_file(game),
                None => self.refuse(&Saying::new("save-nothing")),
            };
        }
        let path = PathBuf::from(unquote(rest));
        self.save_as(game, &path, PLAIN)
    }

    /// Writes the game under this name, over another file only if the person says so.
    pub(crate) fn save_as(&mut self, game: &Game, path: &Path, format: &str) -> io::Result<()> {
        let shown = path.display().to_string();
        if path.exists() && !self.confirm(&Saying::new("save-over").with("path", shown.as_str()))? {
            return self.say(&Saying::new("save-not"));
        }
        match save_table(path, &*game.table, format, true) {
            Ok(()) => self.say(&Saying::new("game-file").with("path", shown)),
            Err(error) => self.refuse(&error.saying),
        }
    }

    fn load(&mut self, game: &mut Game, rest: &str) -> io::Result<()> {
        if rest.is_empty() {
            let load = self.name_of(Verb::Load);
            return self.refuse(&Saying::new("load-what").with("load", load));
        }
        let path = PathBuf::from(unquote(rest));
        let players: Vec<&str> = game.seats().map(|seat| game.table.player(seat)).collect();
        let chance = (self.options.seed, 0);
        let id = game.table.game();
        match open_file(&self.options.registry, id, &path, json!({ "players": players }), chance) {
            Err(error) => self.refuse(&error.saying),
            Ok(opened) => {
                self.begin_again(game, opened.table)?;
                let turns = turns(&game.look());
                self.say(
                    &Saying::new("load-done").with("path", path.display().to_string()).with("turns", turns),
                )
            }
        }
    }

    fn list_moves(&mut self, game: &Game) -> io::Result<()> {
        let choices = Choices::of(&game.look());
        if choices.is_empty() {
            return self.refuse(&Saying::new("moves-none"));
        }
        let lines = choices.list(&game.begun, self.words(), &self.look());
        self.print_lines(&lines)?;
        self.say(&Saying::new(choices.face().list_note()))
    }

    fn judge(&mut self, game: &mut Game) -> io::Result<()> {
        let Some(seat) = game.mover() else {
            return self.refuse(&Saying::new("moves-none"));
        };
        if let Ok(opinion) = self.inquire(game, "opinion", serde_json::Value::Null)?
            && let Ok(opinion) = serde_json::from_value::<Opinion>(opinion)
        {
            self.tell_opinion(seat, &opinion)?;
        }
        let adviser = self.adviser(game);
        match self.think(game, &adviser)? {
            Err(refusal) => self.refuse(&refusal.saying),
            Ok((thought, _)) => {
                let saying = Saying::new("eval-search")
                    .with("text", thought.best.as_str())
                    .with("summary", thought::summary(&thought, &adviser, self.words()));
                self.say(&saying)
            }
        }
    }

    /// An opinion term by term.
    fn tell_opinion(&mut self, seat: Seat, Opinion { terms }: &Opinion) -> io::Result<()> {
        let names: Vec<String> = terms.iter().map(|term| self.words().say(&term.name)).collect();
        let total: i32 = terms.iter().map(|term| term.points).sum();
        let sum = self.words().text("eval-sum");
        let columns = names.iter().map(|name| width(name)).chain([width(&sum)]).max().unwrap_or(0);
        let title = Saying::new("eval-title").with("player", tell::seat(seat, self.words()));
        let mut lines = vec![self.words().say(&title)];
        let row = |name: &str, points: i32| {
            format!("  {}  {}", pad(name, columns), pad_left(&tell::signed(points), 6))
        };
        lines.extend(names.iter().zip(terms).map(|(name, term)| row(name, term.points)));
        lines.push(self.look().palette.ink(Ink::Strong, &row(&sum, total)));
        self.print_lines(&lines)
    }

    fn record(&mut self, game: &Game) -> io::Result<()> {
        match game.table.export(PLAIN, game.viewer()) {
            Ok(record) if !record.is_empty() => self.print(record.trim_end()),
            _ => self.say(&Saying::new("board-nothing-played")),
        }
    }

    /// Shows the rule book of the game with this word; nothing when there is no such game.
    pub fn rules(&mut self, game: &str) -> io::Result<()> {
        match rule_book(game, self.words().language()) {
            Some(book) => {
                let look = self.look();
                self.screen.print_laid(&|columns| book::lay_out(book, &Look { columns, ..look }))
            }
            None => Ok(()),
        }
    }

    fn change_language(&mut self, game: &mut Game, rest: &str) -> io::Result<()> {
        let language = if rest.is_empty() {
            match self.pick_language()? {
                Ok(language) => language,
                Err(_) => return Ok(()),
            }
        } else {
            match Language::of_tag(rest) {
                Some(language) => language,
                None => return self.refuse(&no_language(rest)),
            }
        };
        self.speak(language)?;
        self.show(game)
    }

    fn change_players(&mut self, game: &mut Game, rest: &str) -> io::Result<Flow> {
        let players: Vec<&str> = rest.split_whitespace().collect();
        let chosen = match players.as_slice() {
            [] => match self.pick_players(&game.kit)? {
                Ok(None) | Err(Leave::End) => return Ok(Flow::On),
                Err(leave) => return Ok(Flow::Leave(leave)),
                Ok(Some(players)) => Ok(players),
            },
            texts if texts.len() == usize::from(game.table.seats()) => {
                texts.iter().map(|text| game.kit.read_player(text)).collect::<Result<Vec<_>, _>>()
            }
            _ => {
                let players = self.name_of(Verb::Players);
                self.refuse(&Saying::new("players-how").with("players", players))?;
                return Ok(Flow::On);
            }
        };
        match chosen {
            Err(error) => self.refuse(&error.saying)?,
            Ok(players) => {
                let players = self.seeded(players);
                if let Err(error) = seat_all(game, &players) {
                    self.refuse(&error.saying)?;
                }
                self.update(game)?;
                self.show(game)?;
            }
        }
        Ok(Flow::On)
    }

    fn resign(&mut self, game: &mut Game) -> io::Result<()> {
        let Some(seat) = game.mover() else {
            return self.refuse(&Saying::new("moves-none"));
        };
        if !self.confirm(&Saying::new("resign-sure"))? {
            return self.say(&Saying::new("resign-not"));
        }
        match game.perform(Some(seat), Act::Resign) {
            Err(refusal) => self.refuse(&refusal.saying),
            Ok(()) => {
                self.update(game)?;
                self.show(game)
            }
        }
    }

    /// Says where the game is that another one takes the place of; it is not offered again.
    fn tell_left(&mut self, game: &mut Game) -> io::Result<()> {
        if !game.keep.is_saved() {
            return Ok(());
        }
        game.keep.drop_save();
        match game.keep.path().map(|path| path.display().to_string()) {
            None => Ok(()),
            Some(path) => self.say(&Saying::new("game-left").with("path", path)),
        }
    }

    fn new_game(&mut self, game: &mut Game) -> io::Result<()> {
        let players = game.seats().map(|seat| game.table.player(seat).to_owned()).collect();
        let setup = Setup { players, start: None, ..game.table.setup().clone() };
        match self.open(&game.kit, setup)? {
            Err(refusal) => self.refuse(&refusal.saying),
            Ok(table) => self.begin_again(game, table),
        }
    }

    /// Another game is on the table: it gets a file of its own.
    pub(crate) fn begin_again(&mut self, game: &mut Game, table: Box<dyn Table>) -> io::Result<()> {
        self.tell_left(game)?;
        let keep = Keep::begin(&game.kit, &*table, None, &self.options.folder, self.options.saves.clone());
        game.sit_at(table, keep);
        if let Some(trouble) = game.keep.trouble().cloned() {
            self.refuse(&trouble.saying)?;
        }
        self.update(game)?;
        self.show(game)
    }

    /// Asks a question that is answered with yes or no; Enter is no.
    pub(crate) fn confirm(&mut self, question: &Saying) -> io::Result<bool> {
        let Input::Line(line) = self.ask(question)? else { return Ok(false) };
        Ok(commands::lists("yes-words", &line, self.words()))
    }
}

/// What is said to a language that the house does not speak.
pub(crate) fn no_language(text: &str) -> Saying {
    let tags = Language::ALL.map(Language::tag).join(", ");
    Saying::new("language-unknown").with("text", text).with("tags", tags)
}

/// Everybody takes their seat.
pub(crate) fn seat_all(game: &mut Game, players: &[PlayerSpec]) -> Result<(), TableError> {
    for (seat, player) in game.seats().zip(players) {
        if game.table.player(seat) != player.to_string() {
            game.perform(Some(seat), Act::Sit { player: player.to_string() })?;
        }
    }
    Ok(())
}

/// An opinion of a position, as the question `opinion` answers it.
#[derive(Deserialize)]
struct Opinion {
    terms: Vec<Term>,
}

/// One term of it.
#[derive(Deserialize)]
struct Term {
    name: Saying,
    points: i32,
}

/// A file name without the quotes that people put around blanks.
fn unquote(text: &str) -> &str {
    let inside = |quote| text.strip_prefix(quote).and_then(|text| text.strip_suffix(quote));
    inside('"').or_else(|| inside('\'')).unwrap_or(text)
}
