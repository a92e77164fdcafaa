//! The bag of the arena, and the tiles of games that are read from files.

use std::sync::Arc;

use tabla_core::rand_core::Rng;
use tabla_core::{Game, Seat, SeededRng, Turn, below, shuffle};
use tabla_scrabble::{Draw, Kind, Move, Rack, Scrabble, State};
use tabla_table::{ChanceStream, Dealer, Dealt, EventOf, Happening, Past, Secret, Split};

/// The dealer of matches.
pub(super) const BAG: &str = "bag";

/// A bag whose order is decided beforehand, so that both games of a pair draw from the same; tiles that are
/// exchanged go back to places that chance chooses.
pub(super) struct Bag;

impl Dealer<Scrabble> for Bag {
    fn id(&self) -> &'static str {
        BAG
    }

    fn begin(
        &self,
        game: &Scrabble,
        secret: &Secret,
        past: Past<'_, '_, Scrabble>,
    ) -> Option<ChanceStream<Scrabble>> {
        let mut order = Order::new(game, secret.seed());
        for event in past.events {
            match &event.what {
                Happening::Played { mv: Move::Exchange(tiles), .. } => order.aside = *tiles,
                Happening::Chance { brought } => drop(order.take(brought, brought.len())),
                _ => {}
            }
        }
        Some(Box::new(move |draw: &Draw| order.take(draw.bag(), draw.count())))
    }
}

/// The dealer of a game that was read from a file.
pub(super) const FILE: &str = "file";

/// As far as a file tells, the tiles that were drawn in it; then those of the usual dealer.
pub(super) struct FromFile;

impl Dealer<Scrabble> for FromFile {
    fn id(&self) -> &'static str {
        FILE
    }

    fn begin(
        &self,
        game: &Scrabble,
        secret: &Secret,
        past: Past<'_, '_, Scrabble>,
    ) -> Option<ChanceStream<Scrabble>> {
        let is_chance = |event: &&EventOf<Scrabble>| matches!(event.what, Happening::Chance { .. });
        let mut number = past.events.filter(is_chance).count();
        let usual = Past { decisions: past.decisions, events: &mut std::iter::empty() };
        let (told, mut usual) = (Arc::clone(game.told()), Split.begin(game, secret, usual)?);
        Some(Box::new(move |draw: &Draw| {
            // After another move than the file's, what it tells need not be there.
            let fits = |drawn: &&Rack| drawn.len() == draw.count() && draw.bag().has_all(drawn);
            let drawn = told.draws.get(number).filter(fits).copied();
            number += 1;
            drawn.unwrap_or_else(|| usual(draw))
        }))
    }
}

/// Deals the tiles anew that these seats hold in a state: any of those that nobody else can see. In the draws of the line
/// the last tiles of each kind are exchanged, because those were never laid.
pub(super) fn redeal(
    game: &Scrabble,
    state: &State,
    line: &mut [Dealt<Scrabble>],
    hidden: &[Seat],
    dice: &mut dyn Rng,
) {
    let mut unseen = hidden.iter().fold(*state.bag(), |all, &seat| all.with(state.rack(seat)));
    for &seat in hidden {
        let (mut held, mut others) = (*state.rack(seat), Vec::new());
        for _ in 0..held.len() {
            let drawn = unseen.nth(below(dice, unseen.len() as u64) as usize);
            others.extend(drawn.filter(|&kind| unseen.take(kind)));
        }
        let draws_here = |dealt: &&mut Dealt<Scrabble>| matches!(game.turn(&dealt.before), Turn::Chance(draw) if draw.seat() == seat);
        for dealt in line.iter_mut().rev().filter(draws_here) {
            let exchange = |kind| if held.take(kind) { others.pop().unwrap_or(kind) } else { kind };
            dealt.brought = dealt.brought.iter().map(exchange).collect();
        }
    }
}

/// What is in the bag, the next tile last.
struct Order {
    tiles: Vec<Kind>,
    /// Where tiles go that are put back.
    dice: SeededRng,
    /// What is put back after the next draw.
    aside: Rack,
}

impl Order {
    fn new(game: &Scrabble, seed: u64) -> Order {
        let mut dice = SeededRng::new(seed);
        let mut tiles: Vec<Kind> = game.tile_set().tiles().iter().collect();
        shuffle(&mut dice, &mut tiles);
        Order { tiles, dice, aside: Rack::EMPTY }
    }

    /// Takes the next so many of these tiles. Others are in the order only where a game began with some on the
    /// board.
    fn take(&mut self, of: &Rack, count: usize) -> Rack {
        let (mut left, mut taken) = (*of, Rack::EMPTY);
        for place in (0..self.tiles.len()).rev() {
            if taken.len() == count {
                break;
            }
            if self.tiles.get(place).is_some_and(|&kind| left.take(kind)) {
                taken.add(self.tiles.remove(place));
            }
        }
        for kind in std::mem::take(&mut self.aside).iter() {
            let place = below(&mut self.dice, self.tiles.len() as u64 + 1) as usize;
            self.tiles.insert(place, kind);
        }
        taken
    }
}
