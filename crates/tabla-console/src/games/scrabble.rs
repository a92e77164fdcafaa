//! Scrabble at the console: a menu of its own, people who hide their tiles from each other, and moves that are typed.

mod board;
mod files;
mod menu;
mod scorer;
mod tell;
mod turn;
mod typed;

use std::io;

use serde_json::Value;
use tabla_core::{Saying, Seat, Viewer};
use tabla_games::kits::scrabble::ScrabbleBoard;
use tabla_games::scrabble::GAME;
use tabla_table::{Kit, Snapshot};

use super::{Customs, Face};
use crate::commands::Verb;
use crate::game::{Finish, Flow, Game};
use crate::menu::Leave;
use crate::steps::Steps;
use crate::{Console, Look};

pub use board::scrabble_board;
pub use scorer::scrabble_arithmetic;
pub use tell::scrabble_ranking;

/// Scrabble at a table of the console.
pub(super) struct AtTable;

/// What the console keeps in mind of a game.
#[derive(Default)]
struct Aside {
    /// The person who saw a rack last.
    seen_by: Option<Seat>,
    /// The own tiles in the order in which the person laid them out.
    order: Vec<char>,
    /// The revision at which they were taken up, and the board was shown.
    at: Option<u64>,
    shuffles: u64,
}

fn aside(game: &mut Game) -> &mut Aside {
    let kept = game.aside.get_or_insert_with(|| Box::new(Aside::default()));
    kept.downcast_mut().unwrap_or_else(|| unreachable!("nothing else is kept with this game"))
}

/// The game stays saved until everybody has heard how it ended.
fn keep_to_the_end(game: &mut Game) {
    game.keep.until_finished();
}

/// The board as somebody sees it.
fn board_of(shown: &Snapshot) -> &ScrabbleBoard {
    shown.board.typed().unwrap_or_else(|| unreachable!("the customs are those of the game"))
}

/// The board without anybody's tiles.
fn public(game: &Game) -> Snapshot {
    let shown = game.table.show(Viewer::Public, None);
    shown.unwrap_or_else(|_| unreachable!("everybody may see the board"))
}

impl Customs for AtTable {
    fn id(&self) -> &'static str {
        GAME
    }

    /// The tiles of a person stand under the board in their own order, so that the customs draw everything.
    fn face(&self, _: &Snapshot) -> Option<Box<dyn Face>> {
        None
    }

    /// The words need not be made ready for a menu.
    fn offer_unopened(&self, kit: &dyn Kit, save: &Value) -> Option<Saying> {
        let (players, turns) = match save.get("log") {
            Some(log) => {
                let shown =
                    |player: &Value| Some(kit.read_player(player.as_str()?).ok()?.shown().to_string());
                let players: Option<Vec<String>> =
                    save.get("setup")?.get("players")?.as_array()?.iter().map(shown).collect();
                (players?.join(","), turns_in(log.as_array()?))
            }
            // The first edition kept the turns themselves.
            None => (save.get("players")?.as_str()?.to_owned(), save.get("turns")?.as_array()?.len() as u64),
        };
        Some(Saying::new("scrabble-continue").with("players", players).with("turns", turns.cast_signed()))
    }

    fn enter(&self, console: &mut Console<'_>) -> Option<io::Result<Finish>> {
        Some(console.scrabble_menu())
    }

    fn play(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<Finish> {
        keep_to_the_end(game);
        if game.is_automatic() {
            game.steps = Steps::ToEnd;
        } else {
            console.say(&Saying::new("scrabble-how").with("help", console.name_of(Verb::Help)))?;
        }
        console.tell_remarks(game)?;
        console.update(game)?;
        let leave = console.take_turns(game)?.unwrap_or(Leave::Quit);
        if game.is_over() {
            return Ok(Finish::Over);
        }
        game.pass_time();
        console.update(game)?;
        if game.keep.is_saved() {
            console.say(&Saying::new("scrabble-kept"))?;
        }
        Ok(leave.out_of_game())
    }

    /// The board stands before the person whose turn it is, and nobody else.
    fn show(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<()> {
        match game.mover().filter(|&seat| game.is_person(seat)) {
            Some(seat) if game.people().len() == 1 || aside(game).seen_by == Some(seat) => {
                console.show_scrabble(game)
            }
            _ => Ok(()),
        }
    }

    fn turn(&self, console: &mut Console<'_>, game: &mut Game, seat: Seat) -> io::Result<Option<Flow>> {
        if !game.is_person(seat) {
            return Ok(console.screen.interrupted().then_some(Flow::Leave(Leave::Interrupt)));
        }
        if game.people().len() > 1
            && aside(game).seen_by != Some(seat)
            && let Some(leave) = console.hand_over(game, seat)?
        {
            return Ok(Some(Flow::Leave(leave)));
        }
        let revision = game.table.revision();
        let aside = aside(game);
        aside.seen_by = Some(seat);
        if aside.at != Some(revision) {
            console.show(game)?;
        }
        Ok(None)
    }

    fn prompt(&self, _: &Game, seat: Seat) -> Option<Saying> {
        Some(Saying::new("scrabble-prompt").with("player", i64::from(seat.number())))
    }

    fn line(&self, console: &mut Console<'_>, game: &mut Game, line: &str) -> io::Result<Option<Flow>> {
        console.scrabble_line(game, line)
    }

    fn act(
        &self,
        console: &mut Console<'_>,
        game: &mut Game,
        verb: Verb,
        rest: &str,
    ) -> io::Result<Option<Flow>> {
        console.scrabble_command(game, verb, rest)
    }

    fn played(&self, console: &mut Console<'_>, game: &mut Game, _: &Snapshot) -> io::Result<bool> {
        console.after_turn(game).map(|()| true)
    }

    fn ended(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<Option<Flow>> {
        console.end_scrabble(game)?;
        game.keep.finish();
        Ok(Some(Flow::Leave(Leave::Quit)))
    }
}

/// The signs of the board, explained.
fn legend(game: &Game, console: &Console<'_>, look: &Look) -> Vec<String> {
    board::legend(&board_of(&public(game)).view.squares, console.words(), look)
}

/// How many decisions count in a log.
fn turns_in(log: &[Value]) -> u64 {
    log.iter().fold(0, |turns: u64, event| {
        let plies = event.get("plies").and_then(Value::as_u64).unwrap_or(0);
        match event.get("event").and_then(Value::as_str) {
            Some("played") => turns + 1,
            Some("undone") => turns.saturating_sub(plies),
            Some("redone") => turns + plies,
            _ => turns,
        }
    })
}
