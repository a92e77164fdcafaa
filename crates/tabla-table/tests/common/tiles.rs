//! Racks, a bag and hidden tiles.

use serde::Serialize;
use tabla_core::rand_core::Rng;
use tabla_core::*;

use super::{Because, no_positions, read_by_list};

/// Racks and a bag, for 2 to 4: lay a tile for its number, or exchange the rack. Over when a rack is empty.
pub struct Tiles(pub u8);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bag {
    bag: Vec<u8>,
    racks: Vec<Vec<u8>>,
    aside: Vec<u8>,
    points: Vec<i64>,
    mover: u8,
}

#[derive(Clone, Debug)]
pub struct Draw {
    bag: Vec<u8>,
    count: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TilesMove {
    Lay(u8),
    Swap,
}

#[derive(Clone, Serialize)]
pub struct Seen {
    pub racks: Vec<Option<Vec<u8>>>,
    pub bag: usize,
}

impl Chance for Draw {
    type Event = Vec<u8>;

    fn draw(&self, rng: &mut dyn Rng) -> Vec<u8> {
        let mut bag = self.bag.clone();
        (0..self.count).map(|_| bag.swap_remove(below(rng, bag.len() as u64) as usize)).collect()
    }
}

impl Tiles {
    fn short(&self, state: &Bag) -> Option<usize> {
        state.racks.iter().position(|rack| rack.len() < 3).filter(|_| !state.bag.is_empty())
    }
}

impl Game for Tiles {
    type State = Bag;
    type Move = TilesMove;
    type Chance = Draw;
    type Observation = Seen;
    type EndReason = Because;

    fn seats(&self) -> u8 {
        self.0
    }
    fn start(&self) -> Bag {
        let (racks, points) = (vec![vec![]; self.0.into()], vec![0; self.0.into()]);
        Bag { bag: (1..=9).chain(1..=9).collect(), racks, aside: vec![], points, mover: 0 }
    }
    fn turn(&self, state: &Bag) -> TurnOf<Self> {
        if let Some(at) = self.short(state) {
            let count = (3 - state.racks[at].len()).min(state.bag.len());
            return Turn::Chance(Draw { bag: state.bag.clone(), count });
        }
        let best = (0..self.0).max_by_key(|&at| state.points[usize::from(at)]).unwrap_or(0);
        let end = GameEnd { outcome: Outcome::Won(Seat::at(best)), reason: Because("tiles-out") };
        if state.racks.iter().any(Vec::is_empty) {
            Turn::Over(end)
        } else {
            Turn::Seat(Seat::at(state.mover))
        }
    }
    fn moves(&self, state: &Bag, moves: &mut Vec<TilesMove>) {
        if !matches!(self.turn(state), Turn::Seat(_)) {
            return;
        }
        let mut rack = state.racks[usize::from(state.mover)].clone();
        rack.dedup();
        moves.extend(rack.into_iter().map(TilesMove::Lay));
        moves.extend((state.bag.len() >= 3).then_some(TilesMove::Swap));
    }
    fn play(&self, state: &mut Bag, mv: TilesMove) {
        let at = usize::from(state.mover);
        match mv {
            TilesMove::Lay(tile) => {
                let place = state.racks[at].iter().position(|&held| held == tile).expect("a legal move");
                state.racks[at].remove(place);
                state.points[at] += i64::from(tile);
            }
            TilesMove::Swap => state.aside = std::mem::take(&mut state.racks[at]),
        }
        state.mover = (state.mover + 1) % self.0;
    }
    fn apply_chance(&self, state: &mut Bag, drawn: Vec<u8>) {
        let at = self.short(state).expect("chance was asked for");
        for tile in drawn {
            let place = state.bag.iter().position(|&held| held == tile).expect("drawn from the bag");
            state.bag.swap_remove(place);
            state.racks[at].push(tile);
        }
        state.racks[at].sort_unstable();
        state.bag.append(&mut state.aside);
        state.bag.sort_unstable();
    }
    fn observe(&self, state: &Bag, viewer: Viewer) -> Seen {
        let rack = |(at, rack): (u8, &Vec<u8>)| viewer.knows(Seat::at(at)).then(|| rack.clone());
        Seen { racks: (0..).zip(&state.racks).map(rack).collect(), bag: state.bag.len() }
    }
    fn points(&self, state: &Bag, seat: Seat) -> Option<i64> {
        state.points.get(seat.index()).copied()
    }
}

impl Notation for Tiles {
    read_by_list!();
    no_positions!();

    fn write_move(&self, state: &Bag, mv: TilesMove) -> String {
        self.tell_move(state, mv, Viewer::Everything)
    }
    fn tell_move(&self, state: &Bag, mv: TilesMove, viewer: Viewer) -> String {
        match mv {
            TilesMove::Lay(tile) => tile.to_string(),
            TilesMove::Swap if !viewer.knows(Seat::at(state.mover)) => "swap 3".to_owned(),
            TilesMove::Swap => format!("swap {:?}", state.racks[usize::from(state.mover)]),
        }
    }
    fn tell_state(&self, state: &Bag, viewer: Viewer) -> String {
        let seen = self.observe(state, viewer);
        format!("{:?} {:?} bag {}", seen.racks, state.points, seen.bag)
    }
    fn tell_chance(&self, state: &Bag, event: &Vec<u8>, viewer: Viewer) -> Option<String> {
        viewer.knows(Seat::at(self.short(state)? as u8)).then(|| self.write_chance(event))
    }
}

impl Encode for Tiles {
    fn actions(&self) -> usize {
        4
    }
    fn action(&self, state: &Bag, mv: TilesMove) -> Option<usize> {
        rank(self, state, mv, 4)
    }
    fn move_of(&self, state: &Bag, action: usize) -> Option<TilesMove> {
        ranked(self, state, action, 4)
    }
    fn features(&self) -> usize {
        10
    }
    fn encode(&self, seen: &Seen, seat: Seat, out: &mut [f32]) {
        out.fill(0.0);
        seen.racks[seat.index()].iter().flatten().for_each(|&tile| out[usize::from(tile)] += 1.0);
    }
}
