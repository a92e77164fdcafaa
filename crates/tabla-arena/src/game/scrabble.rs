//! Scrabble for two, with a bag whose order the luck decides beforehand.

use std::sync::{Arc, OnceLock};

use tabla_core::{Game, Notation, Outcome as Won, Say, Seat, SeededRng, Turn, below, shuffle};
use tabla_play::scrabble::{
    Kind, Lexicon, Move, Rack, Scrabble, State, TileSet, WordLists, WordSource, seat_position,
};

use super::{Details, Host, Outcome, Refused, Scene};

/// The words and tiles of one of the two languages of the house.
#[derive(Clone)]
pub struct Outfit {
    source: WordSource,
    game: Scrabble,
}

impl Outfit {
    /// `english` or `romanian`.
    pub fn read(text: &str) -> Option<Outfit> {
        static LISTS: [OnceLock<Option<Arc<Lexicon>>>; 2] = [const { OnceLock::new() }; 2];
        let (place, source, tiles) = match text {
            "" | "english" => (0, WordSource::English, TileSet::english()),
            "romanian" => (1, WordSource::Romanian, TileSet::romanian()),
            _ => return None,
        };
        let lexicon = LISTS[place].get_or_init(|| WordLists::default().load(&source).ok()).clone()?;
        let game = Scrabble::new(lexicon).with_tiles(tiles.clone())?;
        Some(Outfit { source, game })
    }

    /// The name of the language.
    pub fn name(&self) -> &'static str {
        if self.source == WordSource::Romanian { "romanian" } else { "english" }
    }

    /// The game that is played with it.
    pub fn game(&self) -> &Scrabble {
        &self.game
    }
}

/// A game under way.
pub struct ScrabbleGame {
    game: Scrabble,
    state: State,
    /// What is in the bag, the next tile last.
    bag: Vec<Kind>,
    /// Where tiles go that are put back.
    dice: SeededRng,
}

impl ScrabbleGame {
    pub fn open(game: &Scrabble, luck: u64) -> ScrabbleGame {
        let mut dice = SeededRng::new(luck);
        let mut bag: Vec<Kind> = game.tile_set().tiles().iter().collect();
        shuffle(&mut dice, &mut bag);
        let mut table = ScrabbleGame { game: game.clone(), state: game.start(), bag, dice };
        table.deal();
        table
    }

    /// Hands out what the bag has next.
    fn deal(&mut self) {
        while let Turn::Chance(luck) = self.game.turn(&self.state) {
            let drawn: Rack = (0..luck.count()).map_while(|_| self.bag.pop()).collect();
            if drawn.is_empty() {
                return;
            }
            let aside = *self.state.aside();
            self.game.apply_chance(&mut self.state, drawn);
            if !aside.is_empty() && self.state.aside().is_empty() {
                self.put_back(&aside);
            }
        }
    }

    fn read(&self, text: &str) -> Result<Move, Refused> {
        // A token has a colon where a person would leave a blank.
        let text = text.replacen(':', " ", 1);
        self.game.read_move(&self.state, &text).map_err(|error| Refused::new(error.say()))
    }

    fn put_back(&mut self, tiles: &Rack) {
        for kind in tiles.iter() {
            let place = below(&mut self.dice, self.bag.len() as u64 + 1) as usize;
            self.bag.insert(place, kind);
        }
    }
}

impl Host for ScrabbleGame {
    fn turn(&self) -> Option<Seat> {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance(_) | Turn::Over(_) => None,
        }
    }

    fn sight(&self, seat: Seat) -> String {
        seat_position(&self.game, &self.state, Some(seat))
    }

    fn moves(&self) -> Vec<String> {
        let moves = self.game.list(&self.state);
        moves.into_iter().map(|mv| self.game.write_token(&self.state, mv)).collect()
    }

    fn play(&mut self, text: &str) -> Result<String, Refused> {
        let mv = self.read(text)?;
        let word = self.game.write_token(&self.state, mv);
        self.game.play(&mut self.state, mv);
        self.deal();
        Ok(word)
    }

    /// The points of a play are its own: what is settled for the racks at the end is only in the totals.
    fn details(&self, text: &str) -> Details {
        let (points, exchanged) = match self.read(text) {
            Ok(Move::Lay(play)) => (self.game.check(&self.state, &play).ok().map(i64::from), None),
            Ok(Move::Exchange(rack)) => (Some(0), Some(rack.iter().count())),
            Ok(_) => (Some(0), None),
            Err(_) => (None, None),
        };
        Details { dice: None, points, exchanged }
    }

    fn scene(&self) -> Scene<'_> {
        Scene::Scrabble(&self.game, &self.state)
    }

    fn result(&self) -> Outcome {
        let points = Seat::DUEL.map(|seat| i64::from(self.state.score(seat)));
        let winner = self.game.turn(&self.state).outcome().and_then(Won::winner);
        Outcome { winner, points: Some(points), how: "points" }
    }
}
