//! The hall with all tables. A table is set up when somebody asks for it, and put away when nobody is there.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use tabla_core::Saying;
use tabla_games::daily::{Day, Task};
use tabla_table::unix_now;
use tokio::sync::OnceCell;

use crate::daily::task_of;
use crate::house::{House, aside};
use crate::keys::{self, Code, Key};
use crate::manners::clean_name;
use crate::problem::Refusal;
use crate::room::{HOST, INVITED, PATIENCE, Reader, Room, new_invitation, patience};
use crate::store::{Invitation, Meeting, StoredSeat, StoredTable, now};
use crate::sweep;
use crate::table::{HouseTable, Opening};
use crate::wire::{Act, BranchRequest, ClaimRequest, Created, Invite, NewGame, TableSummary};

/// The most tables in a list.
const MOST_LISTED: usize = 50;
/// The most keys in a question.
pub const MOST_KEYS: usize = 400;
/// How often it is looked which tables nobody uses.
const ROUND: Duration = Duration::from_secs(60);

/// The hall with all tables.
pub struct Hall {
    house: Arc<House>,
    rooms: Mutex<HashMap<String, Arc<OnceCell<Arc<Room>>>>>,
}

impl Hall {
    /// The hall of a house.
    pub fn new(house: Arc<House>) -> Hall {
        Hall { house, rooms: Mutex::default() }
    }

    /// What all tables share.
    pub fn house(&self) -> &Arc<House> {
        &self.house
    }

    /// How many tables are set up.
    pub fn count(&self) -> usize {
        self.rooms().len()
    }

    /// The room of the table with this name.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Refusal> {
        if !keys::is_table_name(id) {
            return Err(Refusal::not_found());
        }
        let cell = {
            let mut rooms = self.rooms();
            if rooms.get(id).and_then(|cell| cell.get()).is_some_and(|room| room.is_broken()) {
                rooms.remove(id);
            }
            Arc::clone(rooms.entry(id.to_owned()).or_default())
        };
        let (house, name) = (Arc::clone(&self.house), id.to_owned());
        let opened = cell
            .get_or_try_init(|| {
                aside(move || {
                    let stored = house.store.load(&name)?.ok_or_else(Refusal::not_found)?;
                    Room::open(&house, stored).map_err(Refusal::from)
                })
            })
            .await;
        match opened {
            Ok(room) => Ok(Arc::clone(room)),
            Err(refusal) => {
                let mut rooms = self.rooms();
                if rooms.get(id).is_some_and(|cell| !cell.initialized()) {
                    rooms.remove(id);
                }
                Err(refusal)
            }
        }
    }

    /// Opens a new table.
    pub async fn open(&self, new: NewGame) -> Result<Created, Refusal> {
        let mut names = Vec::new();
        for (name, seat) in new.names.iter().zip(1..) {
            let name = clean_name(name)?;
            if !name.is_empty() {
                names.push((seat, name));
            }
        }
        let task = new.daily.as_deref().map(|day| task_of(day, &new.game)).transpose()?;
        let setup = task.as_ref().map_or(new.setup, Task::wish);
        let wishes_steps = setup.get("step").and_then(serde_json::Value::as_bool) == Some(true);
        // Where one play is the whole task, nobody answers it.
        let step = wishes_steps || task.is_some_and(|task| task.is_one_play());
        let (game, wish) = (new.game.clone(), serde_json::Value::Object(setup));
        let house = Arc::clone(&self.house);
        let secret = keys::secret().map_err(|_| Refusal::failed())?;
        let opening = aside(move || Ok(Opening::wished(&house.outfit, &game, wish, secret, unix_now())?));
        let day = task.map(|task| task.day);
        let begun = Begun { opening: opening.await?, names, step, branch_of: None, invite: new.invite, day };
        self.add(new.game, begun).await
    }

    /// To what somebody with this code is invited, and where.
    pub async fn invitation(&self, code: &str) -> Result<(Invitation, Arc<Room>), Refusal> {
        let (house, code) = (Arc::clone(&self.house), Code::read(code));
        let found = aside(move || match code {
            Some(code) => Ok(house.store.invitation(&code)?),
            None => Ok(None),
        });
        let nobody = || Refusal::new(StatusCode::NOT_FOUND, Saying::new("server-no-invitation"));
        let invitation = found.await?.ok_or_else(nobody)?;
        let room = self.room(&invitation.id).await?;
        Ok((invitation, room))
    }

    /// Somebody who is invited takes a seat.
    pub async fn claim(&self, code: &str, claim: ClaimRequest) -> Result<Created, Refusal> {
        let (invitation, room) = self.invitation(code).await?;
        let key = match &claim.key {
            None => Key::new().map_err(|_| Refusal::failed())?,
            Some(text) => {
                Key::read(text).ok_or_else(|| Refusal::out_of_limits(Saying::new("server-bad-seat-key")))?
            }
        };
        aside(move || {
            let (seat, reader) = room.claim(&invitation, &key, &claim.name)?;
            let keys = BTreeMap::from([(seat.to_string(), key.text().to_owned())]);
            Ok(Created { table: room.table(&reader)?, keys })
        })
        .await
    }

    /// Opens a branch of a table: it begins as that one stood after so many moves.
    pub async fn branch(
        &self,
        room: &Arc<Room>,
        reader: Reader,
        asked: BranchRequest,
    ) -> Result<Created, Refusal> {
        let from = Arc::clone(room);
        let begun = aside(move || {
            let branch_of = Some((from.id().to_owned(), asked.ply));
            let opening = from.branch(&reader, asked.ply, asked.seat)?;
            Ok(Begun { opening, names: from.names(), step: from.waits(), branch_of, invite: None, day: None })
        });
        self.add(room.game().to_owned(), begun.await?).await
    }

    async fn add(&self, game: String, begun: Begun) -> Result<Created, Refusal> {
        let (house, in_use) = (Arc::clone(&self.house), self.in_use());
        let (room, keys) = aside(move || {
            sweep::make_room(&house, &in_use)?;
            let id = keys::table_name().map_err(|_| Refusal::failed())?;
            let Begun { opening, names, step, branch_of, invite, day } = begun;
            let mut table = HouseTable::restore(&house.outfit, &id, &opening)?;
            let people = table.people();
            let people = if people.is_empty() { vec![HOST] } else { people };
            let (people, meeting) = match invite {
                None => (people, Meeting::default()),
                Some(invite) => invited(&house, &id, &people, &invite)?,
            };
            for (seat, name) in &names {
                // Where the game keeps names itself, it hears of them; what it refuses is the house's name all the same.
                let act = Act::Name { seat: *seat, name: name.clone() };
                let events = table.decide(*seat, &act, table.at_after(0)).unwrap_or_default();
                table.apply(&events)?;
            }
            let keys = people
                .into_iter()
                .map(|seat| Key::new().map(|key| (seat, key)).map_err(|_| Refusal::failed()))
                .collect::<Result<Vec<_>, _>>()?;
            let seats = keys
                .iter()
                .map(|(seat, key)| StoredSeat { seat: *seat, digest: key.digest(), seen: None })
                .collect();
            let (opening, words) = (table.opening(), Vec::new());
            let stored =
                StoredTable { id, game, opening, step, names, branch_of, seats, words, meeting, day };
            house.store.add(&stored)?;
            Ok((Room::open(&house, stored)?, keys))
        })
        .await?;
        let cell = OnceCell::new_with(Some(Arc::clone(&room)));
        self.rooms().insert(room.id().to_owned(), Arc::new(cell));
        let held: Vec<Key> = keys.iter().map(|(_, key)| key.clone()).collect();
        let table = aside(move || room.table(&room.reader(&held))).await?;
        let keys: BTreeMap<String, String> =
            keys.into_iter().map(|(seat, key)| (seat.to_string(), key.text().to_owned())).collect();
        Ok(Created { table, keys })
    }

    /// The tables to which these keys belong, those with news first.
    pub async fn known(&self, keys: Vec<Key>) -> Result<Vec<TableSummary>, Refusal> {
        let house = Arc::clone(&self.house);
        let lines = aside(move || {
            let digests: Vec<_> = keys.iter().map(Key::digest).collect();
            Ok(house.store.known(&digests, MOST_LISTED)?)
        })
        .await?;
        let mut tables = Vec::with_capacity(lines.len());
        for line in lines {
            // A table that cannot be set up any more is not worth the failure of the whole list.
            let Ok(room) = self.room(&line.id).await else { continue };
            let game = room.game().to_owned();
            let Ok(summary) = aside(move || room.summary()).await else { continue };
            let changed = jiff::Timestamp::from_millisecond(line.changed).unwrap_or_default();
            tables.push(TableSummary {
                id: line.id,
                game,
                seats: line.seats,
                players: summary.players,
                moves: summary.moves,
                to_move: summary.to_move,
                ending: summary.ending,
                changed: changed.to_string(),
            });
        }
        Ok(tables)
    }

    /// Clears away what was never played, and puts tables away that nobody uses, round after round.
    pub async fn tidy(self: Arc<Self>) {
        loop {
            let (house, in_use) = (Arc::clone(&self.house), self.in_use());
            // What cannot be done now is done in the next round.
            let _ = aside(move || Ok(sweep::clear_unplayed(&house, &in_use, now())?)).await;
            tokio::time::sleep(ROUND).await;
            self.rooms().retain(|_, cell| {
                let is_used = Arc::strong_count(cell) > 1;
                let is_busy = |room: &Arc<Room>| Arc::strong_count(room) > 1 || !room.is_idle();
                is_used || cell.get().is_some_and(is_busy)
            });
        }
    }

    /// The names of the tables that are set up.
    fn in_use(&self) -> HashSet<String> {
        self.rooms().keys().cloned().collect()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<OnceCell<Arc<Room>>>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a new table begins with.
struct Begun {
    opening: Opening,
    names: Vec<(u8, String)>,
    /// Whether computer players wait to be told.
    step: bool,
    branch_of: Option<(String, usize)>,
    /// Whether others are invited.
    invite: Option<Invite>,
    /// The day whose task it is.
    day: Option<Day>,
}

/// The seat of whoever invites others to a table with these seats of people, and what is agreed on.
fn invited(house: &House, id: &str, people: &[u8], invite: &Invite) -> Result<(Vec<u8>, Meeting), Refusal> {
    let own = invite.seat.or_else(|| people.first().copied()).filter(|seat| people.contains(seat));
    let Some(own) = own.filter(|_| people.len() > 1) else {
        return Err(Saying::new("server-nobody-to-invite").into());
    };
    let patience = patience(invite.patience.unwrap_or(PATIENCE.as_secs()))?;
    let invitation = new_invitation(house.store.new_code()?, id, None, INVITED);
    let meeting = Meeting { patience, invitation: Some(invitation), ..Meeting::default() };
    Ok((vec![own], meeting))
}
