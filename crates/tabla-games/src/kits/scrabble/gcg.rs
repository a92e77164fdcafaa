//! GCG files: whole games as events, or the position after the last turn to go on with.
//!
//! In a game that is read as events what was drawn is told by the racks that stand in the file.
//!
//! A file need not tell every rack in full. Whatever is missing is filled with tiles that the same player shows
//! later, and else with tiles that nobody shows any more: any game that fits the file will do. What is played must
//! keep the rules; words that the list does not have are odd, and stand.

use std::any::Any;

use tabla_core::{
    Chance, ErrorKind, Game, Notation, Say, Saying, Seat, SeededRng, TableError, Turn, shuffle,
};
use tabla_scrabble::gcg::{self, Action, Gcg};
use tabla_scrabble::{Challenge, Draw, Kind, Move, Rack, Scrabble, Setup as Standing, State, Told};
use tabla_table::{Event, GameKit, HUMAN, Happening, Loaded, Secret, Session, Setup, StoredEvent, Table};

use super::dealer::FILE;
use super::{LOADED, RETOLD, is_retold};

/// Reads a file as a game: every turn as an event, and what comes after the last is dealt as in any other game.
pub(super) fn read_gcg(kit: &GameKit<Scrabble>, mut setup: Setup, text: &str) -> Result<Loaded, TableError> {
    let damaged = |saying| TableError::new(ErrorKind::Damaged, saying);
    let file = gcg::read(text).map_err(|error| damaged(error.say()))?;
    setup.players.resize(file.players.len().max(2), HUMAN.to_owned());
    setup.names = file.players.iter().map(|player| player.name.clone()).collect();
    setup.dealer = Some(FILE.to_owned());
    setup.start = None;
    setup.options.insert(LOADED.to_owned(), text.into());
    setup.options.insert(RETOLD.to_owned(), true.into());
    let game = kit.game(&setup, &Secret::default()).map_err(|error| damaged(error.saying))?;
    let retold = retell(&game, &file, text).map_err(damaged)?;
    Ok(Loaded { setup, events: retold.events })
}

/// What a file tells of the game that was played by these rules.
pub(super) fn told(game: &Scrabble, text: &str) -> Result<Told, Saying> {
    let file = gcg::read(text).map_err(|error| error.say())?;
    let turns = gcg::replay(game, &file).map_err(|error| error.say())?;
    let stood = turns.iter().filter(|turn| !is_withdrawn(&file, turn.line));
    let words = stood.filter_map(|turn| match turn.mv? {
        Move::Lay(play) => Some(game.count(turn.state.board(), &play).0),
        _ => None,
    });
    let letters = |word: tabla_scrabble::Word| word.tiles.iter().map(|tile| tile.letter()).collect();
    let told = Told { draws: Vec::new(), words: words.flatten().map(letters).collect() };
    let game = game.clone().with_told(told.clone());
    let draws = retell(&game, &file, text)?.draws;
    Ok(Told { draws, ..told })
}

/// What is odd about the file that this table was loaded from, line by line.
pub(super) fn file_remarks(table: &dyn Table) -> Vec<Saying> {
    let Some((session, file, _)) = file_of(table) else { return Vec::new() };
    let turns = gcg::replay(session.game(), &file).unwrap_or_default();
    gcg::remarks(session.game(), &file, &turns).iter().map(Say::say).collect()
}

/// The last revision that stands in the file that this table was loaded from: what follows from a file hides nothing from
/// whoever has it.
pub(super) fn told_by_file(table: &dyn Table) -> u64 {
    let events = file_of(table).and_then(|(session, file, text)| {
        let events = retell(session.game(), &file, text).ok()?.events;
        is_retold(&session.setup().options).then_some(events)
    });
    events.and_then(|events| Some(events.last()?.revision)).unwrap_or(0)
}

/// A table that was loaded from a file, with it.
fn file_of(table: &dyn Table) -> Option<(&Session<Scrabble>, Gcg, &str)> {
    let session = (table as &dyn Any).downcast_ref::<Session<Scrabble>>()?;
    let text = session.setup().options.get(LOADED)?.as_str()?;
    Some((session, gcg::read(text).ok()?, text))
}

/// Whether the play in this line was taken back.
fn is_withdrawn(file: &Gcg, line: usize) -> bool {
    let after = file.events.iter().find(|event| event.line > line);
    after.is_some_and(|event| event.action == Action::Withdrawn)
}

/// Plays the game of a file over.
fn retell<'a>(game: &'a Scrabble, file: &Gcg, text: &str) -> Result<Retold<'a>, Saying> {
    let turns = gcg::replay(game, file).map_err(|error| error.say())?;
    let shown = shown(file, &turns);
    // The same file is always the same game.
    let seed = text.bytes().fold(0u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
    let dice = SeededRng::new(seed);
    let mut retold = Retold { state: game.start(), game, shown, dice, events: Vec::new(), draws: Vec::new() };
    for (place, turn) in turns.iter().enumerate() {
        let event = file.events.iter().find(|event| event.line == turn.line);
        let at_line = |because: Saying| {
            let written = text.lines().nth(turn.line.saturating_sub(1)).unwrap_or_default();
            let saying = Saying::new("scrabble-line-fault").with("line", turn.line).with("text", written);
            saying.with("because", because)
        };
        let is_withdrawn = is_withdrawn(file, turn.line);
        retold.deal();
        let mv = match (turn.mv, event.map(|event| &event.action)) {
            // Where nothing can be challenged, what was taken back was never there.
            (Some(Move::Lay(_)), _) if is_withdrawn && game.challenge() == Challenge::Void => Move::Pass,
            (Some(mv), _) => mv,
            (None, Some(Action::ExchangeUnknown(count))) => retold.exchange(turn.state.mover(), *count),
            (None, _) => Move::Pass,
        };
        retold.play(turn.state.mover(), mv).map_err(at_line)?;
        retold.shown.retain(|shown| shown.turn > place);
        let answer = if is_withdrawn { Move::Challenge } else { Move::Accept };
        while let Some((_, asked)) = retold.state.doubt() {
            retold.play(asked, answer).map_err(at_line)?;
        }
    }
    retold.deal_shown();
    let is_on = retold.game.turn(&retold.state).outcome().is_none();
    let seat_of = |nick: &Option<String>| {
        let mut seats = (0..).map(Seat::at).zip(&file.players);
        seats.find(|(_, player)| nick.as_ref() == Some(&player.nick) && is_on).map(|(seat, _)| seat)
    };
    if let Some(seat) = seat_of(&file.resigned) {
        retold.push(Some(seat), Happening::Withdrew);
    } else if let Some(seat) = seat_of(&file.gone) {
        retold.push(Some(seat), Happening::Gone);
    }
    Ok(retold)
}

/// Tiles that a player shows at some turn.
struct Shown {
    turn: usize,
    seat: Seat,
    rack: Rack,
}

/// All that a file tells of racks, in order, and at last what was left.
fn shown(file: &Gcg, turns: &[gcg::Turn]) -> Vec<Shown> {
    let at_turn = |(turn, told): (usize, &gcg::Turn)| {
        let seat = told.state.mover();
        Shown { turn, seat, rack: *told.state.rack(seat) }
    };
    let seats = (0..file.players.len()).filter_map(|seat| u8::try_from(seat).ok()).map(Seat::at);
    let left =
        seats.filter_map(|seat| Some(Shown { turn: turns.len(), seat, rack: left_at_end(file, seat)? }));
    turns.iter().enumerate().map(at_turn).chain(left).collect()
}

/// A game that is played over.
struct Retold<'a> {
    game: &'a Scrabble,
    state: State,
    /// What is still to be shown.
    shown: Vec<Shown>,
    /// For what the file does not tell.
    dice: SeededRng,
    events: Vec<StoredEvent>,
    draws: Vec<Rack>,
}

impl Retold<'_> {
    fn push(&mut self, seat: Option<Seat>, what: Happening<String, String>) {
        self.events.push(Event { revision: self.events.len() as u64 + 1, at: 0, seat, what });
    }

    fn play(&mut self, seat: Seat, mv: Move) -> Result<(), Saying> {
        if !self.game.may_move(&self.state, seat) {
            return Err(Saying::new("server-not-your-turn"));
        }
        let text = self.game.write_move(&self.state, mv);
        let read = self.game.read_move(&self.state, &text).map_err(|error| error.because().say())?;
        self.game.play(&mut self.state, read);
        self.push(Some(seat), Happening::Played { mv: text, by: None, because: Vec::new() });
        Ok(())
    }

    fn deal(&mut self) {
        while let Turn::Chance(draw) = self.game.turn(&self.state) {
            self.draw(&draw);
        }
    }

    /// After the last turn only what the file tells is drawn.
    fn deal_shown(&mut self) {
        while let Turn::Chance(draw) = self.game.turn(&self.state) {
            if !self.shown.iter().any(|shown| shown.seat == draw.seat()) {
                break;
            }
            self.draw(&draw);
        }
    }

    fn draw(&mut self, draw: &Draw) {
        let seat = draw.seat();
        let (mut bag, mut drawn, mut held) = (*draw.bag(), Rack::EMPTY, *self.state.rack(seat));
        let mut take = |kind: Kind, drawn: &mut Rack| {
            if drawn.len() < draw.count() && bag.take(kind) {
                drawn.add(kind);
            }
        };
        for shown in self.shown.iter().filter(|shown| shown.seat == seat) {
            // What is kept of one rack is part of the next.
            for kind in shown.rack.without(&held).iter() {
                take(kind, &mut drawn);
            }
            held = held.with(&shown.rack.without(&held));
        }
        let others = self.shown.iter().filter(|shown| shown.seat != seat);
        let wanted = others.fold(Rack::EMPTY, |all, shown| all.with(&shown.rack.without(&all)));
        let free = draw.bag().without(&drawn).without(&wanted);
        let rest = draw.bag().without(&drawn).without(&free);
        for unknown in [free, rest] {
            let mut kinds: Vec<Kind> = unknown.iter().collect();
            shuffle(&mut self.dice, &mut kinds);
            kinds.into_iter().for_each(|kind| take(kind, &mut drawn));
        }
        self.game.apply_chance(&mut self.state, drawn);
        self.draws.push(drawn);
        let brought = self.game.write_chance(&drawn);
        self.push(None, Happening::Chance { brought });
    }

    /// So many tiles of which the file tells nothing: such as are not shown later.
    fn exchange(&self, seat: Seat, count: usize) -> Move {
        let rack = self.state.rack(seat);
        let later = self.shown.iter().filter(|shown| shown.seat == seat).nth(1).map(|shown| shown.rack);
        let unwanted = rack.without(&later.unwrap_or(Rack::EMPTY));
        let wanted = rack.without(&unwanted);
        Move::Exchange(unwanted.iter().chain(wanted.iter()).take(count).collect())
    }
}

/// How many players a game in the form of GCG has.
pub(crate) fn seats_in(gcg: &Gcg) -> usize {
    gcg.players.len().max(2)
}

/// The position after the last turn of a game in the form of GCG. What the file does not tell is drawn from
/// the bag.
pub(crate) fn last_state(game: &Scrabble, text: &str, seed: u64) -> Result<State, Saying> {
    let gcg = gcg::read(text).map_err(|error| error.say())?;
    let turns = gcg::replay(game, &gcg).map_err(|error| error.say())?;
    let mut dice = SeededRng::split(seed, 0);
    let Some(last) = turns.last() else { return Ok(game.start()) };
    let mut state = with_leaves(game, &gcg, &turns, &last.state);
    draw(game, &mut state, None, &mut dice);
    let withdrawn = gcg.events.iter().rfind(|event| !matches!(event.action, Action::Other(_)));
    let withdrawn = withdrawn.is_some_and(|event| event.action == Action::Withdrawn);
    match last.mv {
        Some(mv) if !withdrawn => game.play(&mut state, mv),
        _ => game.play(&mut state, Move::Pass),
    }
    // A play from a file has been looked at by those who played.
    while state.doubt().is_some() {
        game.play(&mut state, Move::Accept);
    }
    Ok(state)
}

/// The same position with what the others kept on their racks, as far as the file tells.
fn with_leaves(game: &Scrabble, gcg: &Gcg, turns: &[gcg::Turn], state: &State) -> State {
    let mut setup = Standing::new(game.layout().size(), game.players());
    setup.board = state.board().clone();
    setup.mover = state.mover();
    setup.scores = state.all_seats().map(|seat| state.score(seat)).collect();
    setup.scoreless = state.scoreless();
    for (seat, rack) in state.all_seats().zip(&mut setup.racks) {
        let last = turns.iter().rev().find(|turn| turn.state.mover() == seat);
        let leave = last.and_then(|turn| Some(kept(turn.state.rack(seat), turn.mv?)));
        *rack = match left_at_end(gcg, seat) {
            _ if seat == state.mover() => *state.rack(seat),
            Some(left) => left,
            None => leave.unwrap_or(Rack::EMPTY),
        };
    }
    // Files may tell of tiles that cannot be; then nothing is known.
    setup.into_state(game).unwrap_or_else(|_| state.clone())
}

/// What the file says a player had left when the game was over.
fn left_at_end(gcg: &Gcg, seat: Seat) -> Option<Rack> {
    gcg.events.iter().rev().find_map(|event| match event.action {
        Action::Left(tiles) if event.player == seat.index() && event.rack == tiles => Some(tiles),
        // Of two, one gets points for what the other has left.
        Action::Left(tiles)
            if event.player != seat.index() && event.rack.is_empty() && seats_in(gcg) == 2 =>
        {
            Some(tiles)
        }
        _ => None,
    })
}

/// What stays on a rack.
fn kept(rack: &Rack, mv: Move) -> Rack {
    match mv {
        Move::Lay(play) => rack.without(&play.used()),
        Move::Exchange(tiles) => rack.without(&tiles),
        Move::Pass | Move::Accept | Move::Challenge => *rack,
    }
}

/// Deals what chance decides next, but not to this seat.
pub(crate) fn draw(game: &Scrabble, state: &mut State, but: Option<Seat>, dice: &mut SeededRng) {
    while let Turn::Chance(chance) = game.turn(state) {
        if Some(chance.seat()) == but {
            return;
        }
        let event = chance.draw(dice);
        game.apply_chance(state, event);
    }
}
