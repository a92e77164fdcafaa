//! A game with the rules that were chosen for it, as matches are about it.

use std::sync::Arc;

use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Saying, Seat, TableError, Viewer};

use crate::event::Setup;
use crate::hooks::MatchRules;
use crate::player_spec::HUMAN;
use crate::registry::{Kit, Registry};
use crate::secret::Secret;
use crate::table::Table;

/// A bag whose order is decided beforehand, where the game has one: both games of a pair draw from the same.
const BAG: &str = "bag";

/// A game with its rules.
#[derive(Clone)]
pub struct Variant {
    /// What is known of the game.
    pub kit: Arc<dyn Kit>,
    /// What was chosen of its rules.
    pub options: Map<String, Value>,
}

impl Variant {
    /// The game of this name by these rules, as a match names them: those of a duel (`flying`), the length of Jewels
    /// (`turns=30`), the language of Scrabble (`romanian`); nothing at all is what is usual.
    pub fn of(registry: &Registry, game: &str, rules: &str) -> Result<Variant, TableError> {
        let refuse = |saying: Saying| TableError::new(ErrorKind::Setup, saying);
        let kit = registry.find(game).map_err(|_| {
            let games = registry.ids().collect::<Vec<_>>().join(", ");
            refuse(Saying::new("arena-game-unknown").with("text", game.trim()).with("games", games))
        })?;
        let rules = rules.trim();
        let options = match kit.hooks().match_rules {
            Some(MatchRules { read, known, .. }) => read(rules).ok_or_else(|| {
                let saying = Saying::new("arena-game-rules").with("game", kit.id()).with("text", rules);
                refuse(saying.with("rules", known))
            })?,
            None => kit.choices().read(rules)?,
        };
        Ok(Variant { kit, options })
    }

    /// The word of the game.
    pub fn id(&self) -> &'static str {
        self.kit.id()
    }

    /// Its rules, as they are read; without blanks.
    pub fn rules(&self) -> String {
        match self.kit.hooks().match_rules {
            Some(rules) => (rules.write)(&self.options),
            None => self.kit.choices().write(&self.options),
        }
    }

    /// Whether it begins from openings, and not from a seed; then everybody may know everything, and a game can be told
    /// by its opening and its moves.
    pub fn has_openings(&self) -> bool {
        !self.kit.openings(1).is_empty()
    }

    /// Whether the two sides play by themselves: then there is nothing to gain by changing seats.
    pub fn is_solitary(&self) -> bool {
        self.kit.info().is_solitary
    }

    /// Sets up a game of two: from this position, or with this seed. Where the game is for one, two people have the
    /// same dice or the same board, and who has more points has won.
    pub fn open(&self, opening: Option<&str>, seed: u64) -> Result<Box<dyn Table>, TableError> {
        let info = self.kit.info();
        let setup = self.kit.match_setup(Setup {
            game: info.id.to_owned(),
            options: self.options.clone(),
            players: vec![HUMAN.to_owned(); Seat::DUEL.len()],
            start: opening.map(str::to_owned),
            dealer: info.dealers.contains(&BAG).then(|| BAG.to_owned()),
            ..Setup::default()
        });
        Arc::clone(&self.kit).open(setup, Secret::from_seed(seed))
    }

    /// What a program at this seat is told, in the game's own notation, on one line.
    pub fn observation(&self, table: &dyn Table, seat: Seat) -> String {
        let shown = table.show(Viewer::Seat(seat), None);
        shown.map(|shown| (self.kit.hooks().observation)(&shown)).unwrap_or_default()
    }
}
