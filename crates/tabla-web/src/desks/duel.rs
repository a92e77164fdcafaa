//! Santorini and Mice: games of two with nothing hidden and nothing left to chance.

mod advice;
#[cfg(test)]
mod tests;

use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};
use tabla_core::{BySeat, Say, Saying, Seat};
use tabla_play::{
    Clock, ClockError, Ending, GameInfo, PlayerError, PlayerSpec, RuleChoice, Saved, StorageError, Table,
    TableTurn, View, find,
};

use super::fault::DeskFault;
use super::no_game;
use super::shared::{Upload, at_once, no_format, read_question, read_setup};
use crate::desk::{Branch, Deed, Desk, Eye, SeatState, Showing, Stop, Task};
use crate::wire::{Act, AdviceView, BoardView, CanView, EndingView, MoveView};

/// What a game of two is to be like.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Setup {
    /// The two players as text; a person and the champion when nothing is said.
    players: Option<[String; 2]>,
    /// The rules as text.
    rules: String,
    /// The clock as text.
    clock: Option<String>,
    /// The position from which the game begins.
    position: Option<String>,
    /// A game that was begun elsewhere.
    load: Option<Upload>,
    /// Whether computer players wait to be told; kept by the room.
    #[serde(rename = "step")]
    _step: bool,
}

/// What can be asked here.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    /// The champion's opinion of the position, term by term.
    #[serde(default)]
    opinion: bool,
    /// The exact value of each move of which one is known.
    #[serde(default)]
    values: bool,
}

/// The largest table of positions that a computer player may have here, in megabytes.
const MOST_TABLE_MB: usize = 64;
/// The table of positions when nothing is said. It lives only as long as the player thinks.
const USUAL_TABLE_MB: usize = 32;

/// The formats in which a game can be saved.
pub(crate) const FORMATS: [&str; 2] = ["txt", "json"];

/// Sets up a game of two.
pub fn open(game: &str, setup: &Value) -> Result<Box<dyn Desk>, Saying> {
    let info = find(game).ok_or_else(|| no_game(game))?;
    let setup: Setup = read_setup(setup)?;
    let players = match &setup.players {
        Some([first, second]) => Some(BySeat { first: player(first)?, second: player(second)? }),
        None => None,
    };
    let mut table = set_up(info, &setup, players.clone())?;
    if let Some(players) = players {
        table.seat_player(Seat::FIRST, players.first);
        table.seat_player(Seat::SECOND, players.second);
    }
    if let Some(clock) = &setup.clock {
        table.set_clock(Some(clock.parse().map_err(|error: ClockError| error.say())?));
    }
    Ok(Box::new(Duel { table, again: 0 }))
}

fn set_up(
    info: &'static GameInfo,
    setup: &Setup,
    players: Option<BySeat<PlayerSpec>>,
) -> Result<Box<dyn Table>, Saying> {
    let usual =
        || BySeat { first: PlayerSpec::human(), second: PlayerSpec::new(tabla_play::PlayerKind::Champion) };
    let rules = info.read_rules(&setup.rules)?;
    let mut table = info.open_with(players.unwrap_or_else(usual), &rules);
    match &setup.load {
        Some(load) if load.is_save() => table = restore(info, load)?,
        Some(load) => table.load_record(&load.text).map_err(|because| load.refused(because))?,
        None => {}
    }
    if let Some(position) = &setup.position {
        table.set_position(position)?;
    }
    Ok(table)
}

fn restore(info: &GameInfo, load: &Upload) -> Result<Box<dyn Table>, Saying> {
    let path = load.path();
    let damaged = |detail: String| StorageError::Damaged { path: path.into(), detail }.say();
    let saved: Saved = serde_json::from_str(&load.text).map_err(|error| damaged(error.to_string()))?;
    if saved.game != info.id {
        let (game, expected) = (saved.game, info.id.to_owned());
        return Err(StorageError::OtherGame { path: path.into(), game, expected }.say());
    }
    saved.restore(path).map_err(|error| error.say())
}

fn player(text: &str) -> Result<PlayerSpec, Saying> {
    let player: PlayerSpec = text.parse().map_err(|error: PlayerError| error.say())?;
    if player.table_mb() > MOST_TABLE_MB && player != PlayerSpec::new(player.kind()) {
        return Err(Saying::new("server-table-too-large").with("most", MOST_TABLE_MB));
    }
    Ok(player)
}

/// Gives a seed to every player who leaves something to chance.
pub fn fill_in(mut setup: Value, seed: u64) -> Result<Value, Saying> {
    let _: Setup = read_setup(&setup)?;
    if let Some(Value::Array(players)) = setup.get_mut("players") {
        for (player, place) in players.iter_mut().zip(0..) {
            if let Some(spec) = player.as_str().and_then(|text| text.parse::<PlayerSpec>().ok()) {
                *player = json!(spec.or_seed(seed.wrapping_add(place)).to_string());
            }
        }
    }
    Ok(setup)
}

/// The board with this position.
pub fn check(game: &str, rules: &str, position: &str) -> Result<BoardView, Saying> {
    let info = find(game).ok_or_else(|| no_game(game))?;
    let mut table = info.open_with(BySeat::new(|_| PlayerSpec::human()), &info.read_rules(rules)?);
    table.set_position(position)?;
    Ok(board(table.view()))
}

fn board(view: View) -> BoardView {
    match view {
        View::Santorini(view) => BoardView::Santorini(view),
        View::Mice(view) => BoardView::Mice(view),
    }
}

/// The player as others may know it: its chance is its own.
fn shown(player: &PlayerSpec) -> String {
    let text = player.to_string();
    let (kind, settings) = text.split_once(':').unwrap_or((&text, ""));
    let settings: Vec<&str> = settings.split(',').filter(|setting| !setting.starts_with("seed=")).collect();
    let settings = settings.join(",");
    if settings.is_empty() { kind.to_owned() } else { format!("{kind}:{settings}") }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// A game of two on the desk.
struct Duel {
    table: Box<dyn Table>,
    /// How many turns that were taken back can be played again.
    again: usize,
}

/// A game as it stood after some of its moves, from which a table can be set up elsewhere: a computer player
/// gets a table of its own, and what it remembers goes with it.
#[derive(Clone)]
struct Copied {
    info: &'static GameInfo,
    rules: RuleChoice,
    players: BySeat<PlayerSpec>,
    start: Option<String>,
    moves: Vec<(String, Duration)>,
    clock: Option<Clock>,
}

impl Copied {
    fn set_up(&self) -> Result<Box<dyn Table>, Saying> {
        let mut table = self.info.open_with(self.players.clone(), &self.rules);
        if let Some(start) = &self.start {
            table.set_position(start)?;
        }
        table.set_clock(self.clock);
        for (text, spent) in &self.moves {
            table.play(text, *spent)?;
        }
        Ok(table)
    }
}

impl Duel {
    fn copied(&self, ply: usize) -> Result<Copied, Saying> {
        let played = self.table.played();
        if ply > played.len() {
            return Err(DeskFault::Ply { ply, last: played.len() }.say());
        }
        Ok(Copied {
            info: self.table.game(),
            rules: self.table.rule_choice(),
            players: BySeat::new(|seat| self.table.player(seat).clone()),
            start: self.table.start_position(),
            moves: played.into_iter().take(ply).map(|turn| (turn.text, turn.spent)).collect(),
            clock: self.table.clock(),
        })
    }

    fn ply(&self) -> usize {
        self.table.played().len()
    }

    fn mover(&self) -> Option<Seat> {
        match self.table.turn() {
            TableTurn::Seat(seat) => Some(seat),
            TableTurn::Over(_) => None,
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.table.player(seat).is_human()
    }

    fn has_people(&self) -> bool {
        Seat::DUEL.into_iter().any(|seat| self.is_person(seat))
    }

    /// Whether the game ended by something that is no turn, and so is taken back alone.
    fn ended_otherwise(&self) -> bool {
        matches!(self.table.turn(), TableTurn::Over(Ending::Resigned(_) | Ending::OutOfTime(_)))
    }

    fn can_undo(&self) -> bool {
        let played = self.table.played();
        self.ended_otherwise()
            || if self.has_people() {
                played.iter().any(|turn| self.is_person(turn.seat))
            } else {
                !played.is_empty()
            }
    }

    fn can_redo(&self) -> bool {
        self.again > 0 && !self.ended_otherwise()
    }

    fn play(&mut self, seat: u8, text: &str, spent: Duration) -> Result<(), Saying> {
        if self.mover().is_some_and(|mover| mover.number() != seat) {
            return Err(Saying::new("server-not-your-turn"));
        }
        match self.table.play(text, spent) {
            Ok(_) => {
                self.again = 0;
                Ok(())
            }
            // The flag fell before the move was made: that has happened too.
            Err(_) if self.ended_otherwise() && self.mover().is_none() && self.fell_now(spent) => Ok(()),
            Err(saying) => Err(saying),
        }
    }

    /// Whether the time that was just spent ended the game.
    fn fell_now(&self, spent: Duration) -> bool {
        match self.table.turn() {
            TableTurn::Over(Ending::OutOfTime(seat)) => {
                self.table.time_left(seat).is_some_and(|left| spent > left)
            }
            _ => false,
        }
    }

    fn time_up(&mut self, spent: Duration) -> Result<(), Saying> {
        let Some(seat) = self.mover() else { return Err(Saying::new("table-over")) };
        let left = self.table.time_left(seat).filter(|left| spent >= *left);
        let Some(left) = left else { return Err(Saying::new("server-time-left")) };
        // Any move is too late now.
        let text = self.table.moves().into_iter().next().unwrap_or_default();
        let _ = self.table.play(&text, left.saturating_add(Duration::from_millis(1)).max(spent));
        if self.ended_otherwise() { Ok(()) } else { Err(Saying::new("server-time-left")) }
    }

    /// Takes back up to the last decision of a person.
    fn undo(&mut self) -> Result<(), Saying> {
        if !self.can_undo() {
            return Err(DeskFault::NothingToUndo.say());
        }
        if self.ended_otherwise() {
            self.table.undo();
            return Ok(());
        }
        loop {
            self.table.undo();
            self.again += 1;
            if !self.has_people() || self.mover().is_some_and(|seat| self.is_person(seat)) {
                return Ok(());
            }
        }
    }

    /// Plays again up to the next decision of a person.
    fn redo(&mut self) -> Result<(), Saying> {
        if !self.can_redo() {
            return Err(DeskFault::NothingToRedo.say());
        }
        while self.again > 0 && self.table.redo() {
            self.again -= 1;
            if !self.has_people() || self.mover().is_none_or(|seat| self.is_person(seat)) {
                break;
            }
        }
        Ok(())
    }
}

impl Desk for Duel {
    fn game(&self) -> &'static str {
        self.table.game().id
    }

    fn rules(&self) -> String {
        self.table.rules()
    }

    fn show(&self, _: &Eye, ply: Option<usize>) -> Result<Showing, Saying> {
        let past = match ply {
            Some(ply) => Some(self.copied(ply)?.set_up()?),
            None => None,
        };
        let table = past.as_ref().unwrap_or(&self.table);
        let (to_move, ending) = match table.turn() {
            TableTurn::Seat(seat) => (Some(seat.number()), None),
            TableTurn::Over(ending) => {
                let winner = ending.winner().map(Seat::number);
                // How it was won says more than who has won, which is said beside it.
                let by_rules = matches!(ending, Ending::Won(_)).then(|| table.view().won_by()).flatten();
                let saying = by_rules.unwrap_or_else(|| ending.say());
                (None, Some(EndingView { saying: saying.into(), winner }))
            }
        };
        let moves: Vec<MoveView> = self
            .table
            .played()
            .into_iter()
            .map(|turn| MoveView {
                seat: turn.seat.number(),
                text: turn.text,
                points: None,
                spent: millis(turn.spent),
                note: None,
            })
            .collect();
        let can = match ply {
            Some(_) => CanView { advice: ending.is_none(), evaluate: ending.is_none(), ..CanView::default() },
            None => CanView {
                undo: self.can_undo(),
                redo: self.can_redo(),
                resign: ending.is_none(),
                step: self.mover().is_some_and(|seat| !self.is_person(seat)),
                advice: ending.is_none(),
                evaluate: ending.is_none(),
                branch: !moves.is_empty(),
            },
        };
        let seats = Seat::DUEL.map(|seat| SeatState {
            player: shown(self.table.player(seat)),
            is_person: self.is_person(seat),
            name: None,
            points: None,
            clock: self.table.time_left(seat).map(millis),
        });
        Ok(Showing {
            seats: seats.to_vec(),
            to_move,
            ending,
            ply: ply.unwrap_or(moves.len()),
            moves,
            can,
            time_left: None,
            position: table.position(),
            board: board(table.view()),
        })
    }

    fn perform(&mut self, deed: &Deed) -> Result<(), Saying> {
        let spent = Duration::from_millis(deed.spent);
        match &deed.act {
            Act::Play { text } => self.play(deed.seat, text, spent),
            Act::TimeUp => self.time_up(spent),
            Act::Undo => self.undo(),
            Act::Redo => self.redo(),
            Act::Resign => {
                let seat = Seat::DUEL.into_iter().find(|seat| seat.number() == deed.seat);
                self.table.resign(seat.ok_or_else(|| DeskFault::Act.say())?)
            }
            _ => Err(DeskFault::Act.say()),
        }
    }

    fn computer(&self) -> Option<Task<Act>> {
        let player = self.mover().map(|seat| self.table.player(seat)).filter(|player| !player.is_human())?;
        let player = advice::modest(player);
        let copied = self.copied(self.ply()).ok()?;
        Some(Box::new(move |stop: &Stop| {
            let thought = advice::think(copied.set_up()?.as_ref(), &player, stop)?;
            Ok(Act::Play { text: thought.best })
        }))
    }

    fn advise(&self, _: &Eye, ply: Option<usize>, time: Duration) -> Result<Task<AdviceView>, Saying> {
        let ply = ply.unwrap_or_else(|| self.ply());
        let copied = self.copied(ply)?;
        Ok(Box::new(move |stop: &Stop| advice::advise(copied.set_up()?.as_ref(), ply, time, stop)))
    }

    fn own_thought(&self, _: &Eye, ply: Option<usize>, time: Duration) -> Result<Task<AdviceView>, Saying> {
        let ply = ply.unwrap_or_else(|| self.ply());
        let copied = self.copied(ply)?;
        Ok(Box::new(move |stop: &Stop| advice::own_thought(copied.set_up()?.as_ref(), ply, time, stop)))
    }

    fn due(&self) -> Option<Duration> {
        self.mover().and_then(|seat| self.table.time_left(seat))
    }

    fn formats(&self) -> &'static [&'static str] {
        &FORMATS
    }

    fn file(&self, format: &str) -> Result<(String, String), Saying> {
        let content = match format {
            "txt" => self.table.record(),
            "json" => serde_json::to_string_pretty(&Saved::of(self.table.as_ref(), None)).ok(),
            _ => None,
        };
        let content = content.ok_or_else(|| no_format(format, &FORMATS))?;
        Ok((format!("{}.{format}", self.game()), content))
    }

    fn ask(&self, _: &Eye, question: &Value) -> Result<Task<Value>, Saying> {
        let Question { opinion, values } = read_question(question)?;
        if values {
            let copied = self.copied(self.ply())?;
            return Ok(Box::new(move |_| Ok(advice::values(copied.set_up()?.as_ref()))));
        }
        at_once(&if opinion { advice::opinion(self.table.as_ref()) } else { Value::Null })
    }

    fn branch(&self, ply: usize) -> Result<Branch, Saying> {
        let copied = self.copied(ply)?;
        let players = Seat::DUEL.map(|seat| copied.players[seat].to_string());
        let deed = |(text, spent): (String, Duration), seat: Seat| Deed {
            seat: seat.number(),
            act: Act::Play { text },
            spent: millis(spent),
            by_computer: !self.is_person(seat),
        };
        let seats: Vec<Seat> = self.table.played().iter().map(|turn| turn.seat).collect();
        Ok(Branch {
            setup: json!({
                "players": players,
                "rules": copied.rules.to_string(),
                "clock": copied.clock.map(|clock| clock.to_string()),
                "position": copied.start,
            }),
            deeds: copied.moves.into_iter().zip(seats).map(|(turn, seat)| deed(turn, seat)).collect(),
        })
    }
}
