//! From a game to a file.

use std::fmt::Write;

use tabla_core::{Seat, Viewer};

use crate::{Move, Play, Rack, Scrabble, State, Style};

use super::Player;

/// One decision and the position in which it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub state: State,
    pub mv: Move,
}

/// Writes a game: every decision with the position before it, and the position at the end.
pub fn write(game: &Scrabble, players: &[Player], steps: &[Step], last: &State) -> String {
    write_for(game, players, steps, last, Viewer::Everything)
}

/// The same as the viewer may know it: of other racks only what is laid. Once the game is over nothing is hidden.
pub fn write_for(
    game: &Scrabble,
    players: &[Player],
    steps: &[Step],
    last: &State,
    viewer: Viewer,
) -> String {
    let viewer = if last.is_over() { Viewer::Everything } else { viewer };
    let mut writer = Writer { game, players, viewer, text: String::from("#character-encoding UTF-8\n") };
    for (index, player) in players.iter().enumerate() {
        let _ = writeln!(writer.text, "#player{} {} {}", index + 1, player.nick, player.name);
    }
    for (index, step) in steps.iter().enumerate() {
        let next = steps.get(index + 1).map_or(last, |next| &next.state);
        writer.step(step, next);
    }
    writer.end(last);
    writer.text
}

struct Writer<'a> {
    game: &'a Scrabble,
    players: &'a [Player],
    viewer: Viewer,
    text: String,
}

impl Writer<'_> {
    fn line(&mut self, seat: Seat, rack: &Rack, action: &str, points: i32, total: i32) {
        let nick = self.players.get(seat.index()).map_or("?", |player| player.nick.as_str());
        let gap = if rack.is_empty() { "" } else { " " };
        let _ = writeln!(self.text, ">{nick}: {rack}{gap}{action} {points:+} {total}");
    }

    fn step(&mut self, step: &Step, next: &State) {
        let state = &step.state;
        let seat = state.mover();
        let (rack, score) = (&self.known(seat, state.rack(seat)), state.score(seat));
        let is_known = self.viewer.knows(seat);
        match step.mv {
            Move::Lay(play) => {
                let points = self.game.count(state.board(), &play).1 as i32;
                let action =
                    format!("{} {}", Style::Gcg.start(play.start(), play.direction()), dotted(state, &play));
                let rack = if is_known { rack } else { &play.used() };
                self.line(seat, rack, &action, points, score + points);
            }
            Move::Exchange(tiles) if !is_known => {
                self.line(seat, rack, &format!("-{}", tiles.len()), 0, score);
            }
            Move::Exchange(tiles) => self.line(seat, rack, &format!("-{tiles}"), 0, score),
            Move::Pass => self.line(seat, rack, "-", 0, score),
            Move::Accept => {}
            Move::Challenge => self.challenge(state, next),
        }
    }

    /// A wrong play is taken back; a wrong challenge is a turn without a move.
    fn challenge(&mut self, state: &State, next: &State) {
        let Some((play, asked)) = state.doubt() else { return };
        let withdrawn = play.placed().any(|(square, _)| next.board().tile(square).is_none());
        let seat = state.mover();
        let mut before = state.board().clone();
        play.placed().for_each(|(square, _)| before.set(square, None));
        let points = self.game.count(&before, &play).1 as i32;
        let rack = self.known(seat, &state.rack(seat).with(&play.used()));
        if withdrawn {
            self.line(seat, &rack, "--", -points, state.score(seat));
        } else {
            self.line(asked, &self.known(asked, state.rack(asked)), "-", 0, state.score(asked));
        }
    }

    /// The rack, if the viewer knows it.
    fn known(&self, seat: Seat, rack: &Rack) -> Rack {
        if self.viewer.knows(seat) { *rack } else { Rack::EMPTY }
    }

    /// What is settled when the game is over.
    fn end(&mut self, last: &State) {
        if !last.is_over() {
            return;
        }
        let changes = self.game.settlement(last);
        let others = |seat: Seat| {
            last.all_seats()
                .filter(|&other| other != seat)
                .fold(Rack::EMPTY, |all, other| all.with(last.rack(other)))
        };
        for (seat, &change) in last.all_seats().zip(&changes) {
            let rack = *last.rack(seat);
            let left = if rack.is_empty() { others(seat) } else { rack };
            if !left.is_empty() {
                self.line(seat, &rack, &format!("({left})"), change, last.score(seat));
            }
        }
    }
}

/// The word with dots for the letters that lay there.
fn dotted(state: &State, play: &Play) -> String {
    let word = play.word(state.board()).into_iter().enumerate();
    word.map(|(offset, tile)| if play.fills() >> offset & 1 == 0 { ".".to_owned() } else { tile.to_string() })
        .collect()
}
