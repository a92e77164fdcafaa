//! What may be played, and what may stand.

use std::collections::BTreeSet;

use tabla_core::Seat;

use crate::state::{Doubt, Player};
use crate::{
    Board, Challenge, Direction, Grid, Kind, Move, Play, RACK, Rack, SCORELESS_END, Scored, Scrabble, Setup,
    Square, State,
};

use super::{Fault, Refusal};

/// Whether the tiles are on the rack, and the bag has enough.
pub(crate) fn check_exchange(state: &State, tiles: Rack) -> Result<(), Refusal> {
    let rack = state.rack(state.mover());
    if !rack.has_all(&tiles) {
        return Err(Refusal::NotOnRack(tiles.without(rack)));
    }
    if state.bag().len() < crate::EXCHANGE_BAG {
        return Err(Refusal::SmallBag(state.bag().len()));
    }
    Ok(())
}

/// The rules that a play must keep, one after the other.
pub(super) fn worth(game: &Scrabble, state: &State, play: &Play) -> Result<u32, Refusal> {
    let board = state.board();
    let placed: Vec<Square> = play.placed().map(|(square, _)| square).collect();
    if placed.is_empty() {
        return Err(Refusal::NothingLaid);
    }
    for &square in &placed {
        match board.tile(square) {
            _ if !board.has(square) => return Err(Refusal::OffBoard(square)),
            Some(there) => return Err(Refusal::Occupied { square, there: there.letter() }),
            None => {}
        }
    }
    let rack = state.rack(state.mover());
    if !rack.has_all(&play.used()) {
        return Err(Refusal::NotOnRack(play.used().without(rack)));
    }
    check_line(board, play, &placed)?;
    let (words, points) = game.count(board, play);
    if board.is_empty() {
        if !placed.contains(&game.layout().centre()) {
            return Err(Refusal::OffCentre(game.layout().centre()));
        }
        if placed.len() == 1 {
            return Err(Refusal::OneLetter);
        }
    } else if !placed.iter().any(|&square| board.touches(square)) {
        return Err(Refusal::TouchesNothing);
    }
    if game.challenge() == Challenge::Void {
        let unknown: Vec<String> = words
            .iter()
            .filter(|word| !game.knows(&word.tiles))
            .map(|word| word.tiles.iter().map(|tile| tile.letter().upper()).collect())
            .collect();
        if !unknown.is_empty() {
            return Err(Refusal::NotWords(unknown));
        }
    }
    Ok(points)
}

/// No gap between the tiles, and the play begins where its word does.
fn check_line(board: &Board, play: &Play, placed: &[Square]) -> Result<(), Refusal> {
    let length = play.word(board).len();
    let last = play.laid().last().map_or(0, |(offset, _)| offset);
    if last >= length {
        let gap = board.step(play.start(), play.direction(), length as isize);
        return Err(Refusal::Gap(gap.unwrap_or(play.start())));
    }
    let first = placed.first().copied().unwrap_or(play.start());
    let start = board.reach_back(first, play.direction());
    if start != play.start() { Err(Refusal::Elsewhere(start)) } else { Ok(()) }
}

/// A play of a single tile may be told along either line. This is the one that counts: across, if it makes a
/// word across.
pub(crate) fn canonical(board: &Board, play: Play) -> Play {
    let mut placed = play.placed();
    let (Some((square, tile)), None) = (placed.next(), placed.next()) else { return play };
    let turned = |direction: Direction| {
        let start = board.reach_back(square, direction);
        let mut turned = Play::new(start, direction);
        let offset = square.row() + square.column() - start.row() - start.column();
        turned.lay(offset, tile);
        turned
    };
    let across = turned(Direction::Horizontal);
    if across.word(board).len() > 1 || board.is_empty() { across } else { turned(Direction::Vertical) }
}

/// First words in the direction that the list leaves out, because the board is the same either way.
pub(crate) fn other_first_words(plays: &[Scored], moves: &mut Vec<Move>) {
    if plays.iter().any(|scored| scored.play.direction() == Direction::Vertical) {
        return;
    }
    for scored in plays {
        let start = scored.play.start();
        let Some(start) = Square::at(start.column(), start.row()) else { continue };
        let mut mirrored = Play::new(start, Direction::Vertical);
        scored.play.laid().for_each(|(offset, tile)| {
            mirrored.lay(offset, tile);
        });
        moves.push(Move::Lay(mirrored));
    }
}

/// Every choice of tiles that can be exchanged.
pub(super) fn exchanges(rack: &Rack, moves: &mut Vec<Move>) {
    let mut choices = vec![Rack::EMPTY];
    for kind in Kind::ALL {
        let shorter = choices.clone();
        for count in 1..=rack.count(kind) {
            for choice in &shorter {
                let mut choice = *choice;
                (0..count).for_each(|_| choice.add(kind));
                choices.push(choice);
            }
        }
    }
    moves.extend(choices.into_iter().skip(1).map(Move::Exchange));
}

/// Turns a position from outside into a state, or tells everything that is wrong with it.
pub(crate) fn state(game: &Scrabble, setup: Setup) -> Result<State, Vec<Fault>> {
    let faults = faults(game, &setup);
    let (Some(out), true) = (setup.out_of_bag(), faults.is_empty()) else { return Err(faults) };
    let mut players: Vec<Player> = setup
        .racks
        .iter()
        .zip(&setup.scores)
        .map(|(&rack, &score)| Player { rack, score, sits_out: false })
        .collect();
    for seat in &setup.sitting_out {
        players[seat.index()].sits_out = true;
    }
    let doubt = setup.doubt.map(|(play, asked)| {
        let (_, points) = game.count(&without(&setup.board, &play), &play);
        Doubt { play, points, asked }
    });
    Ok(State {
        grid: std::sync::Arc::new(Grid::of(&setup.board, game.layout(), game.tile_set(), game.lexicon())),
        board: setup.board,
        players,
        bag: game.tile_set().tiles().without(&out),
        mover: setup.mover,
        scoreless: setup.scoreless,
        aside: setup.aside,
        doubt,
    })
}

fn without(board: &Board, play: &Play) -> Board {
    let mut before = board.clone();
    play.placed().for_each(|(square, _)| before.set(square, None));
    before
}

fn faults(game: &Scrabble, setup: &Setup) -> Vec<Fault> {
    let mut faults = Vec::new();
    let size = game.layout().size();
    if setup.board.size() != size {
        faults.push(Fault::Size { found: setup.board.size(), size });
        return faults;
    }
    let seats = game.players();
    if setup.racks.len() != seats {
        faults.push(Fault::Seats { found: setup.racks.len(), seats });
    }
    if setup.scores.len() != seats {
        faults.push(Fault::Scores { found: setup.scores.len(), seats });
    }
    let named =
        setup.sitting_out.iter().chain([&setup.mover]).chain(setup.doubt.iter().map(|(_, asked)| asked));
    faults.extend(named.filter(|seat| seat.index() >= seats).map(|seat| Fault::NoSeat(seat.number())));
    for rack in setup.racks.iter().filter(|rack| rack.len() > RACK) {
        faults.push(Fault::LongRack(*rack));
    }
    if setup.scoreless > SCORELESS_END {
        faults.push(Fault::Scoreless(setup.scoreless));
    }
    let all = game.tile_set().tiles();
    let out = setup.out_of_bag();
    match out {
        Some(out) if all.has_all(&out) => {}
        Some(out) => faults.push(Fault::TooManyTiles(out.without(all))),
        None => faults.push(Fault::TooManyTiles(Rack::EMPTY)),
    }
    faults.extend(board_faults(game, setup));
    faults.extend(turn_faults(game, setup, out.map_or(0, |out| all.len().saturating_sub(out.len()))));
    faults
}

/// Whatever lies on the board was laid through the centre and is one piece.
fn board_faults(game: &Scrabble, setup: &Setup) -> Option<Fault> {
    let board = &setup.board;
    let tiles: BTreeSet<Square> =
        game.layout().squares().filter(|&square| board.tile(square).is_some()).collect();
    let centre = game.layout().centre();
    if tiles.is_empty() {
        return None;
    }
    if !tiles.contains(&centre) {
        return Some(Fault::CentreFree(centre));
    }
    if tiles.len() == 1 {
        return Some(Fault::LoneTile(centre));
    }
    let mut reached = BTreeSet::from([centre]);
    let mut open = vec![centre];
    while let Some(square) = open.pop() {
        for direction in Direction::BOTH {
            let beside = [-1, 1].into_iter().filter_map(|side| board.step(square, direction, side));
            for beside in beside.filter(|beside| tiles.contains(beside)) {
                if reached.insert(beside) {
                    open.push(beside);
                }
            }
        }
    }
    tiles.difference(&reached).next().map(|&square| Fault::Apart(square))
}

/// What is not finished must be possible: an exchange, or a play that may be challenged.
fn turn_faults(game: &Scrabble, setup: &Setup, in_bag: usize) -> Vec<Fault> {
    let mut faults = Vec::new();
    let short: usize = setup.racks.iter().map(|rack| RACK.saturating_sub(rack.len())).sum();
    let finished = setup.scoreless >= SCORELESS_END || setup.doubt.is_some();
    if !setup.aside.is_empty() && (finished || setup.aside.len() > short || in_bag < setup.aside.len()) {
        faults.push(Fault::Aside(setup.aside));
    }
    if let Some((play, asked)) = &setup.doubt {
        let lies = |(square, tile)| setup.board.tile(square) == Some(tile);
        let good = game.challenge() == Challenge::Double && *asked != setup.mover && !play.is_empty();
        let fits = setup.racks.get(setup.mover.index()).is_some_and(|rack| rack.len() + play.len() <= RACK);
        if !good || !fits || !play.placed().all(lies) || !is_first_square(setup, play) {
            faults.push(Fault::Doubt);
        }
    }
    if game.challenge() == Challenge::Void {
        faults.extend(setup.sitting_out.iter().map(|seat: &Seat| Fault::SitsOut(seat.number())));
    }
    faults
}

/// The play begins where its word does, on the board without it, and what is left is one piece or nothing.
fn is_first_square(setup: &Setup, play: &Play) -> bool {
    let before = without(&setup.board, play);
    let placed: Vec<Square> = play.placed().map(|(square, _)| square).collect();
    check_line(&before, play, &placed).is_ok() && canonical(&before, *play) == *play
}
