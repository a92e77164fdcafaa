//! What each command does.

use std::io;
use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying, Seat};
use tabla_play::{Language, PlayerSpec, StorageError, TableTurn, Words, load_game, rule_book, save_game};

use crate::choices::Choices;
use crate::commands::{self, Verb};
use crate::game::{Flow, Game};
use crate::games::face_of;
use crate::keep::Keep;
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::Input;
use crate::text::{pad, pad_left, width, wrap};
use crate::{Console, book, tell, thought};

impl Console<'_> {
    /// Does what a command says.
    pub(crate) fn act(&mut self, game: &mut Game, verb: Verb, rest: &str) -> io::Result<Flow> {
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
            Verb::Position => self.print(&game.table.position())?,
            Verb::Record => self.record(game)?,
            Verb::Rules => self.rules(game.table.game().id)?,
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
        let mut lines: Vec<String> = vec![String::new()];
        lines.extend(wrap(&self.words().text(face_of(&*game.table).help()), look.columns));
        lines.push(String::new());
        lines.extend(commands::list(&rows, &look));
        self.print_lines(&lines)
    }

    fn hint(&mut self, game: &mut Game) -> io::Result<()> {
        let adviser = self.options.adviser.clone();
        match self.think(game, &adviser)? {
            Err(refusal) => self.refuse(&refusal),
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

    fn undo(&mut self, game: &mut Game) -> io::Result<()> {
        if face_of(&*game.table).is_held(&game.begun) {
            game.begun.clear();
            self.say(&Saying::new("person-begun-dropped"))?;
            return self.show(game);
        }
        if !take_back(game) {
            return self.refuse(&Saying::new("undo-nothing"));
        }
        game.touch();
        self.update(game)?;
        self.show(game)
    }

    fn redo(&mut self, game: &mut Game) -> io::Result<()> {
        if !game.table.redo() {
            return self.refuse(&Saying::new("redo-nothing"));
        }
        while !is_persons_turn(game) && !game.is_automatic() && game.table.redo() {}
        game.touch();
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
        let mut result = save_game(&path, &*game.table, false);
        if let Err(StorageError::Exists { path }) = &result {
            let shown = path.display().to_string();
            if !self.confirm(&Saying::new("save-over").with("path", shown))? {
                return self.say(&Saying::new("save-not"));
            }
            result = save_game(path, &*game.table, true);
        }
        match result {
            Ok(()) => self.say(&Saying::new("game-file").with("path", path.display().to_string())),
            Err(error) => self.refuse(&error.say()),
        }
    }

    fn load(&mut self, game: &mut Game, rest: &str) -> io::Result<()> {
        if rest.is_empty() {
            let load = self.name_of(Verb::Load);
            return self.refuse(&Saying::new("load-what").with("load", load));
        }
        let path = PathBuf::from(unquote(rest));
        let players = tabla_core::BySeat::new(|seat| game.table.player(seat).clone());
        match load_game(&path, game.table.game(), players) {
            Err(error) => self.refuse(&error.say()),
            Ok(table) => {
                game.table = table;
                self.begin_again(game, None)?;
                let turns = game.table.played().len();
                self.say(
                    &Saying::new("load-done").with("path", path.display().to_string()).with("turns", turns),
                )
            }
        }
    }

    fn list_moves(&mut self, game: &Game) -> io::Result<()> {
        let choices = Choices::of(game.table.view());
        if choices.is_empty() {
            return self.refuse(&Saying::new("moves-none"));
        }
        let lines = choices.list(&game.begun, self.words(), &self.look());
        self.print_lines(&lines)?;
        self.say(&Saying::new(choices.face().list_note()))
    }

    fn judge(&mut self, game: &mut Game) -> io::Result<()> {
        let TableTurn::Seat(seat) = game.table.turn() else {
            return self.refuse(&Saying::new("moves-none"));
        };
        let terms = game.table.opinion();
        let names: Vec<String> = terms.iter().map(|term| self.words().say(&term.name)).collect();
        let total: i32 = terms.iter().map(|term| term.points).sum();
        let sum = self.words().text("eval-sum");
        let columns = names.iter().map(|name| width(name)).chain([width(&sum)]).max().unwrap_or(0);
        let title = Saying::new("eval-title").with("player", tell::seat(seat, self.words()));
        let mut lines = vec![self.words().say(&title)];
        let row = |name: &str, points: i32| {
            format!("  {}  {}", pad(name, columns), pad_left(&tell::signed(points), 6))
        };
        lines.extend(names.iter().zip(&terms).map(|(name, term)| row(name, term.points)));
        lines.push(self.look().palette.ink(Ink::Strong, &row(&sum, total)));
        self.print_lines(&lines)?;
        let adviser = self.options.adviser.clone();
        match self.think(game, &adviser)? {
            Err(refusal) => self.refuse(&refusal),
            Ok((thought, _)) => {
                let saying = Saying::new("eval-search")
                    .with("text", thought.best.as_str())
                    .with("summary", thought::summary(&thought, &adviser, self.words()));
                self.say(&saying)
            }
        }
    }

    fn record(&mut self, game: &Game) -> io::Result<()> {
        match game.table.record().filter(|record| !record.is_empty()) {
            Some(record) => self.print(record.trim_end()),
            None => self.say(&Saying::new("board-nothing-played")),
        }
    }

    /// Shows the rule book of the game with this word; nothing when there is no such game.
    pub fn rules(&mut self, game: &str) -> io::Result<()> {
        match rule_book(game, self.words().language()) {
            Some(book) => self.print_lines(&book::lay_out(book, &self.look())),
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
        self.words = Words::new(language);
        self.show(game)
    }

    fn change_players(&mut self, game: &mut Game, rest: &str) -> io::Result<Flow> {
        let players: Vec<&str> = rest.split_whitespace().collect();
        let chosen = match players.as_slice() {
            [] => match self.pick_players(game.table.game())? {
                Err(leave) => return Ok(Flow::Leave(leave)),
                Ok(None) => return Ok(Flow::On),
                Ok(Some(players)) => Ok(players),
            },
            [first, second] => first.parse().and_then(|first: PlayerSpec| {
                second.parse().map(|second| tabla_core::BySeat { first, second })
            }),
            _ => {
                let players = self.name_of(Verb::Players);
                self.refuse(&Saying::new("players-how").with("players", players))?;
                return Ok(Flow::On);
            }
        };
        match chosen {
            Err(error) => self.refuse(&error.say())?,
            Ok(players) => {
                let players = self.seeded(players);
                game.table.seat_player(Seat::FIRST, players.first);
                game.table.seat_player(Seat::SECOND, players.second);
                game.touch();
                self.update(game)?;
                self.show(game)?;
            }
        }
        Ok(Flow::On)
    }

    fn resign(&mut self, game: &mut Game) -> io::Result<()> {
        let TableTurn::Seat(seat) = game.table.turn() else {
            return self.refuse(&Saying::new("moves-none"));
        };
        match game.table.resign(seat) {
            Err(refusal) => self.refuse(&refusal),
            Ok(()) => {
                game.touch();
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
        let players = tabla_core::BySeat::new(|seat| game.table.player(seat).clone());
        let clock = game.table.clock();
        game.table = game.table.game().open_with(players, &game.table.rule_choice());
        game.table.set_clock(clock);
        self.begin_again(game, None)
    }

    /// Another game is on the table: it gets a file of its own.
    fn begin_again(&mut self, game: &mut Game, out: Option<&Path>) -> io::Result<()> {
        self.tell_left(game)?;
        game.keep = Keep::begin(&*game.table, out, &self.options.folder, self.options.saves.clone());
        if let Some(trouble) = game.keep.trouble().map(Say::say) {
            self.refuse(&trouble)?;
        }
        game.touch();
        self.update(game)?;
        self.show(game)
    }

    /// Asks a question that is answered with yes or no; Enter is no.
    pub(crate) fn confirm(&mut self, question: &Saying) -> io::Result<bool> {
        let Input::Line(line) = self.ask(question)? else { return Ok(false) };
        let line = line.trim().to_lowercase();
        let yes = self.words().text("yes-words");
        Ok(yes.split(',').any(|word| word.trim().to_lowercase() == line))
    }
}

/// What is said to a language that the house does not speak.
pub(crate) fn no_language(text: &str) -> Saying {
    let tags = Language::ALL.map(Language::tag).join(", ");
    Saying::new("language-unknown").with("text", text).with("tags", tags)
}

/// Takes back to the person's own last decision; one turn where computers play alone. `false`, and
/// nothing is changed, when there is no such decision.
fn take_back(game: &mut Game) -> bool {
    let mut taken = 0;
    while game.table.undo() {
        taken += 1;
        if game.is_automatic() || is_persons_turn(game) {
            return true;
        }
    }
    for _ in 0..taken {
        game.table.redo();
    }
    false
}

fn is_persons_turn(game: &Game) -> bool {
    match game.table.turn() {
        TableTurn::Seat(seat) => game.table.player(seat).is_human(),
        TableTurn::Over(_) => false,
    }
}

/// A file name without the quotes that people put around blanks.
fn unquote(text: &str) -> &str {
    let inside = |quote| text.strip_prefix(quote).and_then(|text| text.strip_suffix(quote));
    inside('"').or_else(|| inside('\'')).unwrap_or(text)
}
