//! Where chance comes from.

use tabla_core::{Chance, ChanceOf, Game};

use crate::event::EventOf;
use crate::secret::Secret;

/// Deals one run of chance, up to the next decision.
pub type ChanceStream<G> = Box<dyn FnMut(&<G as Game>::Chance) -> ChanceOf<G>>;

/// What happened before a run of chance, on the line that counts.
pub struct Past<'a, 'e, G: Game> {
    /// How many decisions were made; whoever left counts as well.
    pub decisions: u64,
    /// All of it, chance included.
    pub events: &'a mut (dyn Iterator<Item = &'e EventOf<G>> + 'a),
}

/// Where chance comes from. It knows the secret and what was played before, and has no memory: whoever takes back
/// and plays again draws the same. An older edition of chance is another dealer, named in the setup.
pub trait Dealer<G: Game>: Send + Sync {
    /// Its name in setups.
    fn id(&self) -> &'static str;

    /// A run of chance after these events; `None` where chance is told from outside and believed.
    fn begin(&self, game: &G, secret: &Secret, past: Past<'_, '_, G>) -> Option<ChanceStream<G>>;
}

/// The usual dealer: chance with a key falls by its key, other chance by the number of decisions before it.
pub struct Split;

impl<G: Game> Dealer<G> for Split {
    fn id(&self) -> &'static str {
        "split"
    }

    fn begin(&self, _: &G, secret: &Secret, past: Past<'_, '_, G>) -> Option<ChanceStream<G>> {
        let secret = *secret;
        let mut rng = secret.stream(past.decisions.wrapping_add(1));
        Some(Box::new(move |chance| match chance.key() {
            Some(key) => chance.draw(&mut secret.keyed(key)),
            None => chance.draw(&mut rng),
        }))
    }
}

/// Real dice, or a game written down elsewhere: what chance brought is told.
pub struct Told;

impl<G: Game> Dealer<G> for Told {
    fn id(&self) -> &'static str {
        "told"
    }

    fn begin(&self, _: &G, _: &Secret, _: Past<'_, '_, G>) -> Option<ChanceStream<G>> {
        None
    }
}
