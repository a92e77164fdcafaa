//! Two rooms of one table, which should never be: whoever missed something is refused, and given up.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::json;
use tabla_games::kits::{Shelf, registry};
use tabla_table::Happening;

use super::{Reader, Room};
use crate::hall::Hall;
use crate::house::House;
use crate::keys::Key;
use crate::store::Store;
use crate::wire::{Act, NewGame};

fn play(text: &str) -> Act {
    Act::Play { text: text.to_owned() }
}

fn moves(room: &Arc<Room>, reader: &Reader) -> Vec<String> {
    room.table(reader).unwrap().moves.into_iter().map(|played| played.text).collect()
}

/// The clock of a game of Jewels stands while nobody is there, gives nothing back, and remembers that it was left.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_stands_while_nobody_is_there() {
    let house = Arc::new(House::new(Store::in_memory().unwrap(), None, registry(&Shelf::default())));
    let setup = json!({ "board": { "contest": "fence" }, "limit": "5:00" });
    let new: NewGame = serde_json::from_value(json!({ "game": "jewels", "setup": setup })).unwrap();
    let hall = Hall::new(Arc::clone(&house));
    let created = hall.open(new).await.unwrap();
    let keys: Vec<Key> = created.keys.values().filter_map(|key| Key::read(key)).collect();
    let room = hall.room(&created.table.id).await.unwrap();
    let reader = room.reader(&keys);
    let left = |room: &Arc<Room>| room.table(&reader).unwrap().time_left.unwrap();
    let was_left = |room: &Arc<Room>| room.table(&reader).unwrap().board["was_left"].as_bool().unwrap();
    let visit = room.visit(&reader, "");
    room.act(&reader, "one", play("3 5 4 5")).unwrap();
    let began = left(&room);
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    drop(visit);
    let stood = left(&room);
    assert!(stood < began);
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    assert_eq!(left(&room), stood, "nobody is there");
    // Whoever is back soon has not left: the clock ran on.
    let visit = room.visit(&reader, "");
    assert!(left(&room) < stood && !was_left(&room));
    drop(visit);
    let stood = left(&room);
    // The server is cut off, and the table is opened again a minute later.
    let later = |stood: u64| {
        let mut stored = house.store.load(&created.table.id).unwrap().unwrap();
        assert_eq!(stored.opening.noted, Some(300_000 - stood));
        stored.opening.started = stored.opening.started.map(|started| started - 60_000);
        Room::open(&house, stored).unwrap()
    };
    let leaves = || {
        let log = house.store.load(&created.table.id).unwrap().unwrap().opening.saved.log;
        log.iter().filter(|event| event.what == Happening::Left).count()
    };
    let room = later(stood);
    assert_eq!((left(&room), was_left(&room)), (stood, false), "nobody has come");
    let visit = room.visit(&reader, "");
    assert!((stood - 10_000..=stood).contains(&left(&room)));
    assert!(was_left(&room) && leaves() == 1);
    drop(visit);
    // Whoever does something is there, too.
    let stood = left(&room);
    let room = later(stood);
    room.act(&reader, "two", Act::Undo).unwrap();
    room.act(&reader, "three", Act::Redo).unwrap();
    assert!((stood - 10_000..=stood).contains(&left(&room)));
    assert_eq!((leaves(), moves(&room, &reader).len()), (2, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_missed_something_is_refused_and_given_up() {
    let house = Arc::new(House::new(Store::in_memory().unwrap(), None, registry(&Shelf::default())));
    let new = json!({ "game": "mice", "setup": { "players": ["human", "human"] }, "names": ["Ana"] });
    let new: NewGame = serde_json::from_value(new).unwrap();
    let created = Hall::new(Arc::clone(&house)).open(new).await.unwrap();
    let keys: Vec<Key> = created.keys.values().filter_map(|key| Key::read(key)).collect();
    let load = || Room::open(&house, house.store.load(&created.table.id).unwrap().unwrap()).unwrap();
    let (one, two) = (load(), load());
    let reader = one.reader(&keys);
    one.act(&reader, "one", play("d2")).unwrap();
    for (word, act) in [("two", play("d6")), ("three", Act::Pace { step: true })] {
        let refused = two.act(&reader, word, act).unwrap_err();
        assert_eq!((refused.status, &*refused.saying.key), (StatusCode::CONFLICT, "table-moved-on"));
    }
    assert!(two.is_broken() && !one.is_broken());
    assert!(moves(&two, &reader).is_empty(), "what was refused has not happened");
    // Whoever comes next gets a room that knows everything.
    let next = load();
    assert_eq!(moves(&next, &reader), ["d2"]);
    assert_eq!(next.names(), [(1, "Ana".to_owned())]);
    next.act(&reader, "one", play("d2")).unwrap();
    assert_eq!(moves(&next, &reader), ["d2"], "the word is known");
    next.act(&reader, "two", play("d6")).unwrap();
    assert_eq!(moves(&load(), &reader), ["d2", "d6"]);
}
