//! Dice by generator and seed, as Jamb has always thrown them: one stream for all, or the same throws for everybody.

use tabla_core::{Chance, DieSource};
use tabla_jamb::{DICE, Die, Generator, Seeded, Thrown};
use tabla_table::{ChanceStream, Dealer, Happening, Past, Secret};

use super::JambSide;

/// The dice of a generator whose seed is the table's.
///
/// With shared dice every throw of a talon has five dice of its own, and takes as many of them as it needs: the
/// third throw of the tenth turn shows the same to all, whatever they threw again before.
pub(super) struct Seeds(pub(super) Generator);

impl Dealer<JambSide> for Seeds {
    fn id(&self) -> &'static str {
        self.0.name()
    }

    fn begin(
        &self,
        game: &JambSide,
        secret: &Secret,
        past: Past<'_, '_, JambSide>,
    ) -> Option<ChanceStream<JambSide>> {
        let seeded = Seeded { generator: self.0, seed: secret.seed() };
        if game.shares_chance() {
            return Some(Box::new(move |place| {
                let mut dice = seeded.dice();
                skip(&mut dice, place.key().unwrap_or(0).saturating_mul(DICE.into()));
                throw(&mut dice, place.chance.dice())
            }));
        }
        let fallen = past.events.map(|event| match &event.what {
            Happening::Chance { brought } => u64::from(brought.keep().len()),
            _ => 0,
        });
        let mut dice = seeded.dice();
        skip(&mut dice, fallen.sum());
        Some(Box::new(move |place| throw(&mut dice, place.chance.dice())))
    }
}

fn skip(dice: &mut impl DieSource, count: u64) {
    (0..count).for_each(|_| _ = dice.die());
}

fn throw(dice: &mut impl DieSource, count: u8) -> Thrown {
    let fallen: Vec<Die> = (0..count).filter_map(|_| Die::new(dice.die())).collect();
    Thrown::new(&fallen).unwrap_or_default()
}
