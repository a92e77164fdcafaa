//! Two rooms of one table, which should never be: whoever missed something is refused, and given up.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::json;
use tabla_games::kits::{Shelf, registry};

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
