//! Mice as numbers.
//!
//! An action is where the man comes from, where it goes and what it takes, so a number means the same in every position:
//! `(from × 24 + to) × 25 + take`. Points are counted as in [`Point::ALL`]; `from` and `take` are counted from 1, and 0 is
//! the hand, or nothing. A placement on `d2` that takes nothing is `(0 × 24 + 13) × 25 + 0`.
//!
//! What a seat sees is 55 numbers from 0 to 1, its own things first:
//!
//! | from | how many | what |
//! |---|---|---|
//! | 0 | 24 | the own men, a 1 for each |
//! | 24 | 24 | the other's men |
//! | 48 | 2 | men in hand, of nine: own, the other's |
//! | 50 | 2 | men left on board and in hand, of nine: own, the other's |
//! | 52 | 2 | whether the own men may fly, and the other's |
//! | 54 | 1 | whether the seat is to move |
//!
//! How often a position has stood before is not in it: draws by repetition and by quiet turns depend on the history.

use tabla_core::rand_core::Rng;
use tabla_core::{Encode, Seat};

use crate::parts::MEN;
use crate::{Mice, Move, Point, State, Turns};

const POINTS: usize = Point::ALL.len();
/// Every point, and none.
const OR_NONE: usize = POINTS + 1;

#[inline]
fn number(from: Option<Point>, to: Point, take: Option<Point>) -> usize {
    let or_none = |point: Option<Point>| point.map_or(0, |point| point.index() + 1);
    (or_none(from) * POINTS + to.index()) * OR_NONE + or_none(take)
}

impl Encode for Mice {
    fn actions(&self) -> usize {
        OR_NONE * POINTS * OR_NONE
    }

    fn action(&self, _: &State, mv: Move) -> Option<usize> {
        Some(number(mv.from(), mv.to(), mv.take()))
    }

    fn move_of(&self, state: &State, action: usize) -> Option<Move> {
        let or_none = |number: usize| match number {
            0 => Some(None),
            number => Point::ALL.get(number - 1).copied().map(Some),
        };
        let (from, to) = (action / OR_NONE / POINTS, action / OR_NONE % POINTS);
        let mv = Move::new(or_none(from)?, *Point::ALL.get(to)?, or_none(action % OR_NONE)?);
        self.allows(state, mv).then_some(mv)
    }

    fn mask(&self, state: &State, out: &mut [bool]) {
        out.fill(false);
        self.each_turn(state, |from, to, take| {
            if let Some(legal) = out.get_mut(number(from, to, take)) {
                *legal = true;
            }
        });
    }

    fn legal(&self, state: &State, out: &mut Vec<u32>) {
        self.each_turn(state, |from, to, take| out.push(number(from, to, take) as u32));
    }

    fn draw(&self, state: &State, dice: &mut dyn Rng) -> Option<u32> {
        self.draw_move(state, dice).map(|(_, number)| number)
    }

    fn draw_move(&self, state: &State, dice: &mut dyn Rng) -> Option<(Move, u32)> {
        let mv = Turns::of(self, state).draw(dice)?;
        Some((mv, number(mv.from(), mv.to(), mv.take()) as u32))
    }

    fn features(&self) -> usize {
        2 * POINTS + 7
    }

    fn encode(&self, seen: &State, seat: Seat, out: &mut [f32]) {
        let sides = [seat, seat.other()];
        let (boards, rest) = out.split_at_mut(2 * POINTS);
        for (board, side) in boards.chunks_exact_mut(POINTS).zip(sides) {
            for (place, point) in board.iter_mut().zip(Point::ALL) {
                *place = f32::from(u8::from(seen.men(side).has(point)));
            }
        }
        let of_all = |men: u8| f32::from(men) / f32::from(MEN);
        let yes = |is: bool| f32::from(u8::from(is));
        let hands = sides.map(|side| of_all(seen.hand(side)));
        let left = sides.map(|side| of_all(seen.left(side)));
        let flies = sides.map(|side| yes(self.flies(seen, side)));
        let numbers = hands.into_iter().chain(left).chain(flies).chain([yes(seen.side() == seat)]);
        rest.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
    }
}
