//! Kits whose games can be played by numbers.

use std::sync::Arc;

use tabla_core::{Encode, ErrorKind, Notation, TableError};

use super::GameKit;
use crate::batch::{AnyBatch, Batch, Begin, SavedBatch};
use crate::dealer::{Dealer, Split};
use crate::event::Setup;
use crate::refusal::quote;
use crate::secret::Secret;

/// Whether this is the module of a page, which plays no game by numbers and has no code for that.
const IS_PAGE: bool = cfg!(target_family = "wasm");

/// Makes a batch of a kit's games.
pub(crate) type MakeBatch<G> =
    fn(Arc<GameKit<G>>, &Setup, BatchOf<'_>) -> Result<Box<dyn AnyBatch>, TableError>;

/// Which games a batch has.
pub(crate) enum BatchOf<'a> {
    /// So many new ones, whose seeds follow from this one.
    New(usize, u64),
    /// Those that were saved.
    Saved(&'a SavedBatch),
}

impl BatchOf<'_> {
    fn seed(&self) -> u64 {
        match *self {
            BatchOf::New(_, seed) => seed,
            BatchOf::Saved(saved) => saved.seed,
        }
    }

    fn batch<G: Encode + Notation>(self, begin: Begin<G>) -> Result<Box<dyn AnyBatch>, TableError> {
        Ok(Box::new(match self {
            BatchOf::New(count, seed) => Batch::beginning(begin, count, seed)?,
            BatchOf::Saved(saved) => Batch::restored(begin, saved)?,
        }))
    }
}

impl<G: Notation> GameKit<G> {
    /// The game can be played by numbers, many games at once, all by the rules that one setup describes.
    #[must_use]
    pub fn batched(self) -> Self
    where
        G: Encode,
    {
        if IS_PAGE {
            return self;
        }
        let make: MakeBatch<G> = |kit, setup, of| {
            let game = Arc::new(kit.game(setup, &Secret::from_seed(of.seed()))?);
            let start = GameKit::start(&*game, setup)?;
            of.batch(Box::new(move |_| Ok((Arc::clone(&game), start.clone()))))
        };
        GameKit { make_batch: Some(make), ..self }
    }

    /// The same where the rules follow from the secret, too: every game has a board of its own that chance has made.
    #[must_use]
    pub fn batched_apart(self) -> Self
    where
        G: Encode,
    {
        if IS_PAGE {
            return self;
        }
        let make: MakeBatch<G> = |kit, setup, of| {
            let setup = setup.clone();
            of.batch(Box::new(move |seed| {
                let game = Arc::new(kit.game(&setup, &Secret::from_seed(seed))?);
                let start = GameKit::start(&*game, &setup)?;
                Ok((game, start))
            }))
        };
        GameKit { make_batch: Some(make), ..self }
    }

    /// Where a game of this setup begins.
    pub(crate) fn start(game: &G, setup: &Setup) -> Result<G::State, TableError> {
        Ok(match setup.start.as_deref() {
            Some(text) => game.read_state(text)?,
            None => game.start(),
        })
    }

    pub(crate) fn make_batch(
        self: Arc<Self>,
        setup: &Setup,
        games: BatchOf<'_>,
    ) -> Result<Box<dyn AnyBatch>, TableError> {
        let cannot = |text: &str| quote(ErrorKind::Unknown, "table-no-batch", text);
        let make = self.make_batch.ok_or_else(|| cannot(self.id))?;
        if let Some(other) = setup.dealer.as_deref().filter(|&dealer| dealer != Dealer::<G>::id(&Split)) {
            return Err(cannot(other));
        }
        make(self, setup, games)
    }
}
