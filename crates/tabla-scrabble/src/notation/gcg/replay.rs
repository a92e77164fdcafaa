//! From a file to positions and moves.

use tabla_core::Seat;

use crate::notation::read;
use crate::rules::legal::canonical;
use crate::{Board, Letter, Move, Play, Rack, SCORELESS_END, Scrabble, Setup, State, Tile};

use super::event::line_of;
use super::{Action, Event, Gcg, GcgError, GcgFault, GcgOddity, GcgRemark};

/// One turn of a game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The position before it, with the mover's rack as far as the file tells and no other.
    pub state: State,
    /// What was played; `None` where the file does not tell it whole.
    pub mv: Option<Move>,
    /// The points that the file tells.
    pub points: i32,
    /// The points by our count, for a play.
    pub counted: Option<u32>,
    /// Its line in the file.
    pub line: usize,
}

/// Plays a game over: every turn with the position before it. Words need not be in the dictionary; tiles must
/// fit the board and be in the box.
pub fn replay(game: &Scrabble, gcg: &Gcg) -> Result<Vec<Turn>, GcgError> {
    let mut replay = Replay {
        game,
        board: Board::empty(game.layout().size()),
        scores: vec![0; game.players()],
        scoreless: 0,
        last: None,
    };
    let mut turns = Vec::new();
    for event in &gcg.events {
        let fault = |because| GcgError { line: event.line, text: shown(event), because };
        if event.player >= game.players() {
            return Err(fault(GcgFault::Seats { found: gcg.players.len(), seats: game.players() }));
        }
        turns.extend(replay.step(event).map_err(fault)?);
    }
    Ok(turns)
}

/// Whether all these tiles are on the rack.
fn has_all(rack: &Rack, tiles: &Rack) -> Result<(), GcgFault> {
    let missing = tiles.without(rack);
    if missing.is_empty() { Ok(()) } else { Err(GcgFault::NotOnRack { rack: *rack, missing }) }
}

/// What is odd about a game that was replayed: points that are not right, and words that are in no list. The play that
/// is taken back at once may be of any words.
pub fn remarks(game: &Scrabble, gcg: &Gcg, turns: &[Turn]) -> Vec<GcgRemark> {
    let mut remarks = Vec::new();
    let mut totals = vec![0; gcg.players.len()];
    for (place, event) in gcg.events.iter().enumerate() {
        let text = format!("{} {:+} {}", shown(event), event.points, event.total);
        let mut odd = |because| remarks.push(GcgRemark { line: event.line, text: text.clone(), because });
        let is_withdrawn = gcg.events.get(place + 1).is_some_and(|next| next.action == Action::Withdrawn);
        let turn = turns.iter().find(|turn| turn.line == event.line);
        if let Some((Turn { state, counted: Some(counted), .. }, Some(Move::Lay(play)))) =
            turn.map(|turn| (turn, turn.mv))
        {
            let right = i32::try_from(*counted).unwrap_or(i32::MAX);
            if right != event.points {
                odd(GcgOddity::Points { written: event.points, right });
            }
            let (words, _) = game.count(state.board(), &play);
            let unknown =
                words.iter().filter(|word| !is_withdrawn && !game.lexicon().has(letters(&word.tiles)));
            for word in unknown {
                odd(GcgOddity::Word(letters(&word.tiles).map(|letter| letter.upper()).collect()));
            }
        }
        if let Some(total) = totals.get_mut(event.player) {
            let right = *total + event.points;
            if right != event.total {
                odd(GcgOddity::Total { written: event.total, right });
            }
            *total = event.total;
        }
    }
    remarks
}

fn letters(tiles: &[Tile]) -> impl Iterator<Item = Letter> {
    tiles.iter().map(|tile| tile.letter())
}

fn shown(event: &Event) -> String {
    match &event.action {
        Action::Lay(text) | Action::Other(text) => text.clone(),
        Action::Exchange(tiles) => format!("-{tiles}"),
        Action::ExchangeUnknown(count) => format!("-{count}"),
        Action::Pass => "-".to_owned(),
        Action::Withdrawn => "--".to_owned(),
        Action::Left(tiles) => format!("({tiles})"),
    }
}

struct Replay<'a> {
    game: &'a Scrabble,
    board: Board,
    scores: Vec<i32>,
    scoreless: u8,
    last: Option<Play>,
}

impl Replay<'_> {
    fn step(&mut self, event: &Event) -> Result<Option<Turn>, GcgFault> {
        let turn = match &event.action {
            Action::Lay(text) => Some(self.lay(event, text)?),
            Action::Exchange(tiles) => {
                has_all(if event.rack.is_empty() { tiles } else { &event.rack }, tiles)?;
                Some(self.quiet_turn(event, Some(Move::Exchange(*tiles)))?)
            }
            Action::ExchangeUnknown(_) => Some(self.quiet_turn(event, None)?),
            Action::Pass => Some(self.quiet_turn(event, Some(Move::Pass))?),
            Action::Withdrawn => {
                let play = self.last.take().ok_or(GcgFault::NothingWithdrawn)?;
                play.placed().for_each(|(square, _)| self.board.set(square, None));
                self.scoreless = (self.scoreless + 1).min(SCORELESS_END - 1);
                None
            }
            Action::Left(_) | Action::Other(_) => None,
        };
        self.scores[event.player] = event.total;
        Ok(turn)
    }

    fn lay(&mut self, event: &Event, text: &str) -> Result<Turn, GcgFault> {
        let line = line_of(text)?;
        let play = read::laid(&self.board, &line).map_err(GcgFault::Move)?;
        let play = canonical(&self.board, play);
        // Of a rack that is not told nothing is known but what is laid.
        let rack = if event.rack.is_empty() { play.used() } else { event.rack };
        has_all(&rack, &play.used())?;
        let state = self.state(event, rack)?;
        let (_, counted) = self.game.count(&self.board, &play);
        play.placed().for_each(|(square, tile)| self.board.set(square, Some(tile)));
        // What was laid must fit what lay there.
        self.state(event, Rack::EMPTY)?;
        self.scoreless = 0;
        self.last = Some(play);
        let mv = Some(Move::Lay(play));
        Ok(Turn { state, mv, points: event.points, counted: Some(counted), line: event.line })
    }

    fn quiet_turn(&mut self, event: &Event, mv: Option<Move>) -> Result<Turn, GcgFault> {
        let state = self.state(event, event.rack)?;
        self.scoreless = (self.scoreless + 1).min(SCORELESS_END - 1);
        self.last = None;
        Ok(Turn { state, mv, points: event.points, counted: None, line: event.line })
    }

    fn state(&self, event: &Event, rack: Rack) -> Result<State, GcgFault> {
        let mut setup = Setup::new(self.game.layout().size(), self.game.players());
        setup.board = self.board.clone();
        setup.mover = Seat::at(event.player as u8);
        setup.racks[event.player] = rack;
        setup.scores.clone_from(&self.scores);
        setup.scoreless = self.scoreless;
        setup.into_state(self.game).map_err(GcgFault::Position)
    }
}
