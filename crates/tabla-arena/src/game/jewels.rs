//! Jewels: two people with the same board.

use tabla_core::{Game, Notation, Say, Saying, Seat, SeededRng};
use tabla_play::jewels::{Board, Jewels, State, generate};

use super::{Details, Host, Outcome, Refused, Scene};

/// How many stones each refill line has.
const LINE: usize = 64;

/// The same game twice. Turns go round while both have any.
pub struct JewelsPair {
    game: Jewels,
    states: [State; 2],
}

impl JewelsPair {
    pub fn open(luck: u64, turns: u32) -> Result<JewelsPair, Saying> {
        let refused = |faults: Vec<_>| {
            let first = faults.first().map(Say::say);
            first.unwrap_or_else(|| Saying::new("position-no-reason"))
        };
        let layout = generate(&mut SeededRng::new(luck), LINE).map_err(refused)?;
        let game = Jewels { layout, turns: Some(turns) };
        let states = [game.start(), game.start()];
        Ok(JewelsPair { game, states })
    }
}

impl Host for JewelsPair {
    fn turn(&self) -> Option<Seat> {
        let going =
            Seat::DUEL.into_iter().filter(|seat| self.game.ending(&self.states[seat.index()]).is_none());
        going.min_by_key(|seat| self.states[seat.index()].turns())
    }

    /// `BOARD/PREVIEW/POINTS/TURNS/LEFT`: the rows, the next stone of each column, the points, the turns
    /// played and those that are left.
    fn sight(&self, seat: Seat) -> String {
        let state = &self.states[seat.index()];
        let written = self.game.write_state(state);
        let board = written.split('/').next().unwrap_or_default();
        let preview: String = state.preview().iter().map(|stone| char::from(b'0' + stone.number())).collect();
        let left = self.game.turns_left(state).unwrap_or(0);
        format!("{board}/{preview}/{}/{}/{left}", state.points(), state.turns())
    }

    fn moves(&self) -> Vec<String> {
        let Some(seat) = self.turn() else { return Vec::new() };
        let state = &self.states[seat.index()];
        self.game.list(state).into_iter().map(|swap| self.game.write_token(state, swap)).collect()
    }

    fn play(&mut self, text: &str) -> Result<String, Refused> {
        let Some(seat) = self.turn() else { return Err(Refused::new(Saying::new("table-over"))) };
        let state = &mut self.states[seat.index()];
        let swap = self.game.read_move(state, text).map_err(|error| Refused::new(error.say()))?;
        let word = self.game.write_token(state, swap);
        self.game.play(state, swap);
        Ok(word)
    }

    fn details(&self, text: &str) -> Details {
        let points = self.turn().and_then(|seat| {
            let state = &self.states[seat.index()];
            let mut after = state.clone();
            self.game.play(&mut after, self.game.read_move(state, text).ok()?);
            i64::try_from(after.points().checked_sub(state.points())?).ok()
        });
        Details { points, ..Details::default() }
    }

    fn scene(&self) -> Scene<'_> {
        Scene::Jewels(Seat::DUEL.map(|seat| self.sight(seat)))
    }

    fn result(&self) -> Outcome {
        Outcome::by_points(
            [0, 1].map(|place: usize| i64::try_from(self.states[place].points()).unwrap_or(i64::MAX)),
        )
    }
}

/// The board and the turns left that a sight tells.
pub fn read_sight(text: &str) -> Option<(Board, u32)> {
    let parts: Vec<&str> = text.trim().split('/').collect();
    let &[rows, _, _, _, left] = &parts[..] else { return None };
    let rows: [&str; 8] = rows.split(',').collect::<Vec<_>>().try_into().ok()?;
    Some((Board::from_rows(rows)?, left.parse().ok()?))
}
