//! What a desk tells without thinking about a move.

use serde_json::{Value, json};
use tabla_core::Saying;
use tabla_games::{Language, illustrated_book, today};
use tabla_table::Waiting;

use super::{Ask, Desk, Place, value};
use crate::problem::Refusal;
use crate::table::{Pieces, read_pieces, review_view};
use crate::wire::{
    BestView, CanView, Health, MOST_ACTS, OnlookersView, Presence, ReviewView, SeatView, TableView,
};
use crate::{catalogue, daily, named, rules, scored, study, table, words};

impl Desk {
    /// What changes nothing.
    pub(super) fn tell(&self, ask: Ask) -> Result<Value, Refusal> {
        let outfit = &self.outfit;
        match ask {
            Ask::Health => value(&Health {
                ok: true,
                version: env!("CARGO_PKG_VERSION"),
                tables: self.tables.len(),
                thinking: 0,
                connections: 0,
                arena: false,
            }),
            Ask::Catalogue => value(&catalogue::catalogue(&outfit.registry)),
            Ask::Words { lang } => value(&words::messages(language(&lang)?)),
            Ask::Rules { game, lang } => {
                let book = illustrated_book(&game, language(&lang)?).ok_or_else(Refusal::not_found)?;
                Ok(rules::html(book).into())
            }
            Ask::Examples { game } => value(&study::examples(outfit, &game)?),
            Ask::Daily { date } => {
                let day = daily::has_begun(date.parse().map_err(|_| Refusal::not_found())?)?;
                value(&daily::daily(outfit, day)?)
            }
            Ask::Study { study } if study.acts.len() > MOST_ACTS => {
                Err(Refusal::out_of_limits(Saying::new("server-study").with("most", MOST_ACTS as i64)))
            }
            Ask::Study { study } => value(&study::study(outfit, &study)?),
            Ask::StudyQuestion { asked } => match study::question(outfit, &asked)? {
                Some(work) => Ok(table::reply(work.run_here(&|_| ())?)?),
                None => Ok(Value::Null),
            },
            Ask::Check { check } => {
                Ok(table::check(&outfit.registry, &check.game, &check.rules, &check.position)?)
            }
            Ask::Sample => value(&scored::sample()),
            Ask::Score { score } => value(&scored::score(&score)?),
            Ask::Show { id, ply, thinking } => value(&self.place(&id)?.view(&id, ply, thinking)?),
            Ask::Summary { id } => self.place(&id)?.summary(),
            Ask::Due { id } => Ok(self.place(&id)?.due()),
            Ask::File { id, format } => self.place(&id)?.file(format.as_deref()),
            Ask::Best { id } => value(&self.place(&id)?.best()),
            _ => Err(Refusal::not_found()),
        }
    }

    pub(super) fn review(
        &self,
        id: &str,
        pieces: Vec<(String, String)>,
        is_running: bool,
    ) -> Result<ReviewView, Refusal> {
        let place = self.place(id)?;
        let (plan, pieces) = place.reviewed(pieces)?;
        Ok(review_view(&plan, pieces, is_running))
    }
}

impl Place {
    /// What there is to review, and what is known of it.
    pub(super) fn reviewed(
        &self,
        pieces: Vec<(String, String)>,
    ) -> Result<(tabla_table::Plan, Pieces), Refusal> {
        if self.table.to_move().is_some() {
            self.may_be_helped()?;
        }
        let plan = self.table.review_plan()?;
        let pieces = read_pieces(&plan, pieces);
        Ok((plan, pieces))
    }

    fn view(&self, id: &str, ply: Option<usize>, thinking: bool) -> Result<TableView, Refusal> {
        let seats = self.seats();
        let showing = self.table.show(&seats, ply)?;
        let elapsed = match self.table.due() {
            Some(_) => self.at().saturating_sub(showing.since),
            None => 0,
        };
        let is_task = self.task.is_some();
        let is_helped = !self.is_undecided()?;
        let can = CanView {
            undo: showing.can.undo && !is_task,
            redo: showing.can.redo && !is_task,
            resign: showing.can.resign && !seats.is_empty(),
            step: showing.can.step && !is_task,
            advice: showing.can.advice && is_helped,
            evaluate: showing.can.evaluate && is_helped,
            branch: showing.can.branch && is_helped,
            review: is_helped && self.table.has_review(),
            ..CanView::default()
        };
        let seat_view = |(state, seat): (&table::SeatState, u8)| SeatView {
            seat,
            name: self.names.get(&seat).or(state.name.as_ref()).cloned().unwrap_or_default(),
            player: state.player.clone(),
            is_person: state.is_person,
            points: state.points,
            may_move: state.may_move,
            clock: state.clock,
            presence: Presence::Here,
            since: None,
            is_free: false,
        };
        Ok(TableView {
            id: id.to_owned(),
            game: self.game.clone(),
            version: self.version,
            rules: self.table.rules(),
            seats: showing.seats.iter().zip(1..).map(seat_view).collect(),
            can,
            task: self.task.as_ref().and_then(|task| daily::table_task(task, &self.table, &showing)),
            you: seats,
            to_move: showing.to_move,
            ending: showing.ending,
            moves: showing.moves,
            ply: showing.ply,
            thinking,
            step: self.step && !is_task,
            time_left: showing.time_left,
            elapsed,
            branch_of: self.branch_of.clone(),
            remarks: self.remarks.clone(),
            is_waiting: false,
            invitation: None,
            offer: showing.offer,
            patience: None,
            evening: None,
            next: None,
            onlookers: OnlookersView::default(),
            position: showing.position,
            board: showing.board,
        })
    }

    /// What a list of tables says of it.
    fn summary(&self) -> Result<Value, Refusal> {
        let showing = self.table.show(&[], None)?;
        Ok(json!({
            "game": self.game,
            "seats": self.seats(),
            "players": self.players(&showing, true),
            "moves": showing.moves.len(),
            "to_move": showing.to_move,
            "ending": showing.ending,
        }))
    }

    /// What the players are called; without their settings they are no more than named.
    fn players(&self, showing: &table::Showing, is_whole: bool) -> Vec<String> {
        let called = |(state, seat): (&table::SeatState, u8)| {
            let own = self.names.get(&seat).or(state.name.as_ref()).filter(|name| !name.is_empty());
            let player = match state.player.split_once(':') {
                Some((kind, _)) if !is_whole => kind,
                _ => &state.player,
            };
            own.cloned().or_else(|| (is_whole || !state.is_person).then(|| player.to_owned()))
        };
        showing.seats.iter().zip(1..).filter_map(called).collect()
    }

    /// Whether a computer is to think, when the flag falls, and what the clock of the whole game shows.
    fn due(&self) -> Value {
        let is_computers = (!self.step || self.is_told) && self.table.is_computers_turn();
        let left = self.table.due().map(|due| {
            let due = u64::try_from(due.as_millis()).unwrap_or(u64::MAX);
            due.saturating_sub(unix_passed(self.since))
        });
        json!({
            "computer": is_computers,
            "revision": self.table.revision(),
            "rings": left,
            "ends": self.table.ends_in().map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX)),
            "noted": self.table.lasted(),
            "over": self.table.to_move().is_none(),
        })
    }

    fn file(&self, format: Option<&str>) -> Result<Value, Refusal> {
        if self.table.hides() && self.table.to_move().is_some() {
            self.may_be_helped()?;
        }
        let usual = self.table.formats().first().copied().unwrap_or_default();
        let (name, text) = self.table.file(format.unwrap_or(usual))?;
        let showing = self.table.show(&self.seats(), None)?;
        Ok(json!({ "name": named::named(&name, &self.players(&showing, false), &today()), "text": text }))
    }

    fn best(&self) -> Option<BestView> {
        let name = self.names.get(&1).cloned().unwrap_or_default();
        self.table.record(&name).as_ref().map(BestView::from)
    }
}

fn unix_passed(since: u64) -> u64 {
    tabla_table::unix_now().saturating_sub(since)
}

fn language(tag: &str) -> Result<Language, Refusal> {
    Language::ALL.into_iter().find(|language| language.tag() == tag).ok_or_else(Refusal::not_found)
}

/// Whether nothing more can happen.
pub(super) fn is_over(table: &dyn tabla_table::Table) -> bool {
    matches!(table.waiting(), Waiting::Nothing(_))
}
