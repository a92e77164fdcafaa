//! A face that knows no game: a handler of requests, as the web's, in small.
#![allow(dead_code)]

use serde::Deserialize;
use serde_json::{Value, json};
use tabla_core::*;
use tabla_table::*;

use super::store::{MemoryStore, Room, Store};

/// A server in small.
pub struct Server {
    pub registry: Registry,
    pub store: Box<dyn Store>,
    pub rooms: Vec<Room>,
    pub players: SeatPlayers,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Request {
    Games,
    Open { setup: Setup, seed: u64 },
    Show { table: usize, viewer: Viewer, ply: Option<usize> },
    Act { table: usize, command: Command },
    Computer { table: usize },
    Friend { table: usize, player: String },
    Ask { table: usize, seat: Seat, asked: Asked, ply: Option<usize> },
    Export { table: usize, viewer: Viewer, format: String },
    Branch { table: usize, ply: usize },
}

/// What a browser gets of a table.
pub fn snapshot_json(shown: &Snapshot) -> Value {
    json!({"game": shown.game, "version": shown.revision, "table": shown.extras, "moves": shown.accounts,
           "legal": shown.legal, "position": shown.position, "board": shown.board.json()})
}

impl Server {
    /// A server without tables.
    pub fn new(registry: Registry) -> Server {
        let players = SeatPlayers::new(256 << 20);
        Server { registry, store: Box::new(MemoryStore::default()), rooms: Vec::new(), players }
    }

    fn add(&mut self, table: Box<dyn Table>) -> Result<Value, TableError> {
        let id = format!("t{}", self.rooms.len());
        self.store.create(&id, &table.saved())?;
        self.rooms.push(Room { id, table });
        Ok(json!({"table": self.rooms.len() - 1}))
    }

    fn room(&mut self, table: usize) -> Result<(&mut Room, &dyn Store), TableError> {
        let none = || TableError::new(ErrorKind::Unknown, Saying::new("no-table"));
        Ok((self.rooms.get_mut(table).ok_or_else(none)?, &*self.store))
    }

    /// One request of a browser.
    pub fn handle(&mut self, request: Value) -> Value {
        self.answer(request).unwrap_or_else(|error| json!({ "refused": error }))
    }

    fn answer(&mut self, request: Value) -> Result<Value, TableError> {
        let request = serde_json::from_value(request).map_err(|error: serde_json::Error| {
            TableError::new(ErrorKind::Unreadable, Saying::new("json").with("because", error.to_string()))
        })?;
        Ok(match request {
            Request::Games => json!(self.registry.games()),
            Request::Open { setup, seed } => {
                let table = self.registry.open(setup, Secret::from_seed(seed))?;
                self.add(table)?
            }
            Request::Show { table, viewer, ply } => {
                snapshot_json(&self.room(table)?.0.table.show(viewer, ply)?)
            }
            Request::Act { table, command } => {
                let (room, store) = self.room(table)?;
                json!(room.perform(store, &command)?)
            }
            Request::Computer { table } => {
                let players = self.players.clone();
                let (room, store) = self.room(table)?;
                let Waiting::Move(seat) = room.table.waiting() else {
                    return Err(TableError::new(ErrorKind::Over, Saying::new("table-over")));
                };
                let mut lease = players.lend(&room.id, &*room.table, seat)?;
                let job = job(&room.id, &*room.table, Viewer::Seat(seat), JobKind::Move);
                let answer = run_job(&*room.table, &job, lease.player())?;
                room.perform_all(store, &answer, 0)?;
                json!(answer)
            }
            Request::Friend { table, player } => {
                let (room, store) = self.room(table)?;
                let job = job(&room.id, &*room.table, Viewer::Public, JobKind::Turn { player });
                let answer = run_job(&*room.table, &job, None)?;
                json!(room.perform_all(store, &answer, 0)?)
            }
            Request::Ask { table, seat, asked, ply } => {
                let (room, store) = self.room(table)?;
                if room.table.marks(&asked.name)? {
                    // First the mark, then the answer: nobody sees advice without one.
                    let act = Act::TakeAdvice { question: asked.name.clone() };
                    room.perform(store, &Command { seat: Some(seat), at: 0, revision: None, act })?;
                }
                let job = Job { ply, ..job(&room.id, &*room.table, Viewer::Seat(seat), JobKind::Ask(asked)) };
                json!(run_job(&*room.table, &job, None)?)
            }
            Request::Export { table, viewer, format } => {
                json!(self.room(table)?.0.table.export(&format, viewer)?)
            }
            Request::Branch { table, ply } => {
                let branch = self.room(table)?.0.table.branch(ply)?;
                self.add(branch)?
            }
        })
    }
}

/// Draws a typed view.
pub type Painter<'a> = &'a dyn Fn(&Snapshot) -> String;
