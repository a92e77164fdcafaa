//! What a table of the house shows of itself.

use serde_json::Value;
use tabla_core::{Saying, Seat};
use tabla_table::{Account, AccountKind, Can, Clock, Ending, Extras, Offer};

use super::{HouseTable, said, with_game};
use crate::wire::{CanView, EndingView, MoveView, OfferKind, OfferView, SayingView};

/// The part of a seat that its game knows.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatState {
    /// The player as text.
    pub player: String,
    /// Whether a person sits here.
    pub is_person: bool,
    /// The person's name, where the game keeps names.
    pub name: Option<String>,
    /// The points so far.
    pub points: Option<i64>,
    /// Whether the seat may move now.
    pub may_move: bool,
    /// What the clock shows, in milliseconds.
    pub clock: Option<u64>,
}

/// What a table shows of itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Showing {
    /// The seats in the order of play.
    pub seats: Vec<SeatState>,
    /// Whose decision it is.
    pub to_move: Option<u8>,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// What was played; only as much as whoever looks may know.
    pub moves: Vec<MoveView>,
    /// The number of moves before the board shown.
    pub ply: usize,
    /// Whether that is the board that is played on.
    pub is_now: bool,
    /// When the decision that is due became due, by the table's clock.
    pub since: u64,
    /// The offer that waits for an answer.
    pub offer: Option<OfferView>,
    /// What can be done (by rights; who may do it is looked at elsewhere).
    pub can: CanView,
    /// The time left of the whole game, in milliseconds.
    pub time_left: Option<u64>,
    /// The position as text, as far as whoever looks may know.
    pub position: String,
    /// What is on the table.
    pub board: Value,
}

impl HouseTable {
    /// What there is to see for whoever holds these seats, counted from 1; `ply` looks back at an earlier board, where
    /// only the past is shown and nothing can be done.
    pub fn show(&self, held: &[u8], ply: Option<usize>) -> Result<Showing, Saying> {
        let over = self.out_of_time_now();
        let table = over.as_deref().unwrap_or(&*self.table);
        let now = table.show(self.viewer(held, None), None).map_err(said)?;
        let look = |ply| table.show(self.viewer(held, Some(ply)), Some(ply));
        let then = ply.map(look).transpose().map_err(said)?;
        let shown = then.as_ref().unwrap_or(&now);
        let Extras { to_move, thrower, can, ending, final_ending, .. } = &shown.extras;
        let mover = to_move.or(*thrower);
        let (can, ending) = if self.has_own_advice() {
            // Nothing is searched here: looking back one sees how it ended, and may play on from there.
            let past = CanView { branch: can.branch, ..CanView::default() };
            let Can { undo, redo, resign, advice, branch, .. } = *can;
            let now = CanView { undo, redo, resign, advice, branch, ..CanView::default() };
            (if shown.extras.is_now { now } else { past }, final_ending)
        } else {
            let (is_now, is_on) = (ply.is_none(), ending.is_none());
            let can = CanView {
                undo: is_now && can.undo,
                redo: is_now && can.redo,
                resign: is_now && can.resign,
                step: is_now && mover.is_some_and(|seat| !self.is_person(seat)),
                advice: is_on,
                evaluate: is_on,
                branch: is_now && can.branch,
                ..CanView::default()
            };
            (can, ending)
        };
        let time_left = self.time_left(&now.extras);
        let may_move = |place: u8| ply.is_none() && table.may_move(Seat::at(place));
        let seats = (0..).zip(&shown.extras.seats).map(|(place, seat)| SeatState {
            player: self.listed(&seat.player),
            is_person: seat.is_person,
            name: seat.name.clone(),
            points: seat.points,
            may_move: may_move(place),
            clock: seat.clock.filter(|_| time_left.is_none()),
        });
        Ok(Showing {
            seats: seats.collect(),
            to_move: mover.map(Seat::number),
            ending: ending.as_ref().map(ending_view),
            moves: move_views(&now.accounts),
            ply: shown.extras.ply,
            is_now: ply.is_none(),
            since: now.extras.since,
            offer: now.extras.offer.map(offer_view),
            can,
            time_left,
            position: shown.position.clone(),
            board: with_game(shown.board.json(), shown.game),
        })
    }

    /// A player under the word by which the catalogue lists it.
    fn listed(&self, player: &str) -> String {
        let (name, settings) = player.split_at(player.find(':').unwrap_or(player.len()));
        let kinds = self.info().map_or_else(Vec::new, |info| info.players);
        let listed = kinds.iter().find(|kind| kind.name == name).map_or(name, |kind| kind.listed);
        format!("{listed}{settings}")
    }

    /// What is left of the time of the whole game, in milliseconds, where there is one clock for everybody.
    fn time_left(&self, extras: &Extras) -> Option<u64> {
        self.table.setup().clock.filter(|clock| matches!(clock, Clock::WholeGame { .. }))?;
        let end = extras.seats.first()?.clock?.saturating_add(extras.since);
        Some(end.saturating_sub(self.lasted()?))
    }
}

/// The list of moves. Whoever threw by hand before a decision took that time as well.
fn move_views(accounts: &[Account]) -> Vec<MoveView> {
    let (mut moves, mut thrown) = (Vec::new(), 0u64);
    for account in accounts {
        if account.what == AccountKind::Chance {
            thrown = thrown.saturating_add(account.spent);
        } else if let Some(view) = move_view(account) {
            let spent = view.spent.saturating_add(std::mem::take(&mut thrown));
            moves.push(MoveView { spent, ..view });
        }
    }
    moves
}

/// What is listed as a move, with what its kit says of it; whoever left is listed where the kit has a note on it.
fn move_view(account: &Account) -> Option<MoveView> {
    let extra = |name: &str| account.extra.get(name).filter(|value| !value.is_null());
    Some(MoveView {
        seat: account.seat?.number(),
        text: match account.what {
            AccountKind::Played => account.text.clone()?,
            AccountKind::Withdrew | AccountKind::Gone if extra("note").is_some() => String::new(),
            _ => return None,
        },
        points: extra("points").and_then(Value::as_i64),
        spent: account.spent,
        note: extra("note")
            .and_then(|note| serde_json::from_value::<Saying>(note.clone()).ok())
            .map(SayingView::from),
    })
}

pub(super) fn offer_view((seat, offer): (Seat, Offer)) -> OfferView {
    let offer = match offer {
        Offer::TakeBack { .. } => OfferKind::TakeBack,
        Offer::Draw => OfferKind::Draw,
        Offer::Rematch => OfferKind::Rematch,
        Offer::MoreTime { .. } => OfferKind::MoreTime,
    };
    OfferView { seat: seat.number(), offer }
}

fn ending_view(ending: &Ending) -> EndingView {
    EndingView { saying: ending.reason.clone().into(), winner: ending.outcome.winner().map(Seat::number) }
}
