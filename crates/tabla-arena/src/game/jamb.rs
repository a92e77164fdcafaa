//! Jamb: two people with the same dice.

use tabla_core::{Game, Notation, Say, Saying, Seat};
use tabla_play::jamb::{Generator, Jamb, Move, Party, PartySetup, Seeded};

use super::{Details, Host, Outcome, Refused, Scene};

/// Two talons. The third throw of the tenth turn shows the same to both, whatever they threw before.
pub struct JambTable {
    party: Party,
}

impl JambTable {
    pub fn open(luck: u64) -> Result<JambTable, Saying> {
        let setup = PartySetup {
            game: Jamb::default(),
            dice: Seeded { generator: Generator::Lcg, seed: luck },
            shared: true,
            people: vec!["1".to_owned(), "2".to_owned()],
            start: None,
        };
        let mut party = Party::new(setup).map_err(|error| error.say())?;
        party.throw();
        Ok(JambTable { party })
    }
}

impl Host for JambTable {
    fn turn(&self) -> Option<Seat> {
        self.party.mover().map(|place| Seat::at(place as u8))
    }

    fn sight(&self, seat: Seat) -> String {
        let person = self.party.people().get(seat.index());
        person.map_or_else(String::new, |person| self.party.game().write_state(person.state()))
    }

    fn moves(&self) -> Vec<String> {
        let (Some(person), game) = (self.party.person(), self.party.game()) else { return Vec::new() };
        let state = person.state();
        game.list(state).into_iter().map(|mv| game.write_token(state, mv)).collect()
    }

    fn play(&mut self, text: &str) -> Result<String, Refused> {
        let mv = self.party.read(text).map_err(|error| Refused::new(error.say()))?;
        let game = *self.party.game();
        let word = self.party.person().map(|person| game.write_token(person.state(), mv));
        self.party.play(mv, None).map_err(|refusal| Refused::new(refusal.say()))?;
        self.party.throw();
        Ok(word.unwrap_or_default())
    }

    fn details(&self, text: &str) -> Details {
        let dice = self.party.fallen().map(|fallen| fallen.dice.to_string());
        let points = match (self.party.read(text), self.party.person()) {
            (Ok(Move::Write { row, .. }), Some(person)) => {
                Some(self.party.game().worth(person.state(), row).map_or(0, i64::from))
            }
            _ => None,
        };
        Details { dice, points, exchanged: None }
    }

    fn scene(&self) -> Scene<'_> {
        Scene::Jamb(&self.party)
    }

    fn result(&self) -> Outcome {
        let points = |place: usize| self.party.people().get(place).map_or(0, |person| person.points().into());
        Outcome::by_points([points(0), points(1)])
    }
}
