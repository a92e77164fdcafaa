//! What is kept, in which order, and what becomes of what the first edition kept.

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};
use tabla_core::Seat;
use tabla_games::kits::{Shelf, registry};
use tabla_table::{Event, Happening, Saved, SeatPlayers, Secret, Setup};

use super::legacy::{Deed, replay};
use super::*;
use crate::keys::Key;
use crate::table::{HouseTable, Outfit, Showing};

/// The tables of the file as the first edition made them.
const FIRST_SCHEMA: &str = "
create table tables (
    id text primary key,
    game text not null,
    setup text not null,
    branch_of text,
    branch_ply integer,
    opened integer not null,
    changed integer not null
) strict;
create index tables_by_change on tables (changed);
create table seats (
    digest blob primary key,
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    is_open integer not null default 0
) strict;
create index seats_by_table on seats (table_id);
create table deeds (
    table_id text not null references tables (id) on delete cascade,
    number integer not null,
    deed text not null,
    word text,
    at integer not null,
    primary key (table_id, number)
) strict, without rowid;
create unique index deeds_by_word on deeds (table_id, word) where word is not null;
create table house (name text primary key, number integer not null) strict;
insert into house values ('starts', 41);
";

/// How the games of the corpus end.
const EXPECTED: &str = include_str!("../../../tabla/tests/siege/corpus/expected.txt");

fn outfit() -> Outfit {
    Outfit { registry: registry(&Shelf::default()), players: SeatPlayers::new(1 << 20) }
}

/// A file of the first edition.
struct First {
    folder: tempfile::TempDir,
}

impl First {
    fn new() -> First {
        let first = First { folder: tempfile::tempdir().unwrap() };
        let connection = first.connection();
        connection.execute_batch(FIRST_SCHEMA).unwrap();
        connection.pragma_update(None, "application_id", OURS).unwrap();
        connection.pragma_update(None, "user_version", 1).unwrap();
        first
    }

    /// A way to the file, while no store has it.
    fn connection(&self) -> Connection {
        let connection = Connection::open(self.folder.path().join(FILE)).unwrap();
        connection.pragma_update(None, "foreign_keys", true).unwrap();
        connection
    }

    /// A table whose first seat has this key; every deed has a word.
    fn keep(&self, id: &str, game: &str, setup: &str, deeds: &[String]) -> Key {
        let (key, connection) = (Key::new().unwrap(), self.connection());
        let add = "insert into tables values (?1, ?2, ?3, 'elsewhere', 3, 1000, 2000)";
        connection.execute(add, params![id, game, setup]).unwrap();
        let seat = "insert into seats values (?1, ?2, 1, 1)";
        connection.execute(seat, params![key.digest().bytes(), id]).unwrap();
        for (number, deed) in deeds.iter().enumerate() {
            let add = "insert into deeds values (?1, ?2, ?3, ?4, 2000)";
            connection.execute(add, params![id, number as i64, deed, format!("word {number}")]).unwrap();
        }
        key
    }

    /// What a later edition finds.
    fn open(&self) -> Store {
        Store::open(self.folder.path(), &outfit().registry).unwrap()
    }
}

/// The tables of the web in the corpus: names, games, wishes and deeds.
fn corpus() -> Vec<(String, String, Value, Vec<Deed>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tabla/tests/siege/corpus");
    let mut tables = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        if name.starts_with("web-") {
            let table: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
            let deeds = serde_json::from_value(table["deeds"].clone()).unwrap();
            tables.push((name, table["game"].as_str().unwrap().to_owned(), table["setup"].clone(), deeds));
        }
    }
    assert!(tables.len() >= 6);
    tables
}

fn written(deeds: &[Deed]) -> Vec<String> {
    deeds.iter().map(|deed| serde_json::to_string(deed).unwrap()).collect()
}

/// All that the people of a table may see, now and looking back.
fn shown(table: &HouseTable) -> Vec<Showing> {
    let last = table.show(&[], None).unwrap().ply;
    let looks = [None].into_iter().chain((0..=last).map(Some));
    looks.flat_map(|ply| [&[][..], &[1], &[1, 2]].map(|held| table.show(held, ply).unwrap())).collect()
}

#[test]
fn what_the_first_edition_kept_is_converted_once() {
    let first = First::new();
    let tables = corpus();
    let keys: BTreeMap<&str, Key> = tables
        .iter()
        .map(|(id, game, setup, deeds)| {
            (id.as_str(), first.keep(id, game, &setup.to_string(), &written(deeds)))
        })
        .collect();
    let outfit = outfit();
    for start in [42, 43] {
        let store = first.open();
        assert_eq!((store.unread(), store.start()), (&[][..], start));
        for (id, game, setup, deeds) in &tables {
            let kept = store.load(id).unwrap().unwrap();
            let replayed = replay(&outfit, game, setup, deeds).unwrap();
            assert_eq!(kept.opening, replayed.table.opening(), "{id}");
            assert_eq!((kept.step, kept.branch_of), (replayed.step, Some(("elsewhere".to_owned(), 3))));
            assert_eq!(BTreeMap::from_iter(kept.names), replayed.names);
            assert_eq!(kept.words.len(), deeds.len());
            let digest = keys[id.as_str()].digest();
            assert_eq!(kept.seats, [StoredSeat { seat: 1, digest, seen: None }]);
            let table = HouseTable::restore(&outfit, id, &kept.opening).unwrap();
            assert_eq!(shown(&table), shown(&replayed.table), "{id}");
            let end = table.show(&[1, 2], None).unwrap();
            let ending = if end.ending.is_some() { "is over" } else { "goes on" };
            let end = format!("{id}.json\t{} after {}, {ending}", end.position, end.moves.len());
            assert!(EXPECTED.lines().any(|line| line == end), "{end}");
            assert_eq!(store.known(&[digest], 5).unwrap()[0].changed, 2000);
        }
        store.close();
        let left = "select count(*) from sqlite_schema where name like 'old%' or name like 'deeds%'";
        assert_eq!(first.connection().query_row(left, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
    }
}

/// A friend's turn was kept as its name; it is kept as the moves that this friend decided on, with the reasons.
#[test]
fn the_turns_of_friends_are_filled_in() {
    let (_, game, setup, deeds) = corpus().into_iter().find(|(id, ..)| id == "web-jamb").unwrap();
    let turns = written(&deeds).iter().filter(|deed| deed.contains("\"friend\"")).count();
    let log = replay(&outfit(), &game, &setup, &deeds).unwrap().table.opening().saved.log;
    let mut helped = 0;
    for event in &log {
        if let Happening::Played { mv, by: Some(by), because } = &event.what {
            assert!(["rule", "greedy", "optimal"].contains(&by.as_str()) && !because.is_empty(), "{mv}");
            helped += usize::from(!mv.starts_with("keep") && !mv.starts_with("throw"));
        }
    }
    assert!(turns > 0);
    assert_eq!(helped, turns, "every turn ends with a field");
}

#[test]
fn a_table_that_cannot_be_converted_is_kept_as_it_is() {
    let first = First::new();
    let (_, game, setup, deeds) = corpus().into_iter().find(|(id, ..)| id == "web-mice").unwrap();
    let (setup, deeds) = (setup.to_string(), written(&deeds));
    let mut wrong = deeds.clone();
    wrong.push(json!({ "seat": 1, "act": { "act": "play", "text": "z9" }, "spent": 1 }).to_string());
    first.keep("good", &game, &setup, &deeds);
    first.keep("illegal", &game, &setup, &wrong);
    first.keep("unreadable", &game, "{\"players\":", &deeds);
    first.keep("unknown", "halma", &setup, &deeds);
    let everything = |connection: &Connection, names: [&str; 3]| -> Vec<String> {
        let [tables, seats, deeds] = names;
        let query = format!(
            "select id || game || setup || branch_of || branch_ply || opened || changed from {tables}
             where id <> 'good' union all
             select hex(digest) || table_id || seat || is_open from {seats} where table_id <> 'good' union all
             select table_id || number || deed || word || at from {deeds} where table_id <> 'good'"
        );
        let mut rows: Vec<String> = connection
            .prepare(&query)
            .unwrap()
            .query_map([], |row| row.get(0))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap();
        rows.sort();
        rows
    };
    let before = everything(&first.connection(), ["tables", "seats", "deeds"]);
    for _ in 0..2 {
        let store = first.open();
        let unread: Vec<&str> = store.unread().iter().map(|unread| unread.id.as_str()).collect();
        assert_eq!(unread, ["illegal", "unknown", "unreadable"]);
        assert!(store.load("good").unwrap().is_some());
        let Err(StoreError::Unread(why)) = store.load("illegal") else { panic!("it was read") };
        let said = tabla_games::Words::new(tabla_games::Language::En).say(&why.say());
        assert!(said.contains("'illegal'") && said.contains("z9") && said.contains("kept"), "{said}");
        assert_eq!(store.count().unwrap(), 1);
        store.close();
        let after = everything(&first.connection(), ["old_tables", "old_seats", "old_deeds"]);
        assert_eq!(after, before);
    }
    // An edition that can read them finds everything.
    first.connection().execute("delete from old_deeds where deed like '%z9%'", []).unwrap();
    let store = first.open();
    assert_eq!(store.unread().len(), 2);
    assert_eq!(store.load("illegal").unwrap().unwrap().opening, store.load("good").unwrap().unwrap().opening);
}

fn named(revision: u64, name: &str) -> StoredEvent {
    let what = Happening::Named { name: name.to_owned() };
    Event { revision, at: 7, seat: Some(Seat::FIRST), what }
}

fn change(revision: u64, name: &str, word: &str) -> Change {
    let events = vec![named(revision, name), named(revision + 1, name)];
    Change { events, word: Some(word.to_owned()), ..Change::default() }
}

fn table(id: &str) -> StoredTable {
    let setup = Setup { game: "mice".to_owned(), ..Setup::default() };
    let saved = Saved::new(setup, Secret::from_seed(3));
    StoredTable {
        id: id.to_owned(),
        game: "mice".to_owned(),
        opening: Opening { saved, started: Some(5), noted: None },
        step: false,
        names: Vec::new(),
        branch_of: None,
        seats: Vec::new(),
        words: Vec::new(),
        meeting: Meeting::default(),
        day: Some("2026-11-18".parse().unwrap()),
    }
}

/// What the second edition kept of seats, and its version.
const SECOND: &str = "
drop table invitations;
drop table seats;
alter table tables drop column patience;
alter table tables drop column evening;
alter table tables drop column next;
create table seats (
    digest blob primary key,
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    is_open integer not null default 0
) strict;
create index seats_by_table on seats (table_id);
pragma user_version = 2;
";

#[test]
fn tables_of_the_second_edition_are_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let open = || Store::open(folder.path(), &outfit().registry).unwrap();
    let store = open();
    store.add(&table("t")).unwrap();
    store.append("t", 0, &change(1, "Ana", "one")).unwrap();
    store.close();
    let key = Key::new().unwrap();
    let connection = Connection::open(folder.path().join(FILE)).unwrap();
    connection.execute_batch(SECOND).unwrap();
    connection.execute("insert into seats values (?1, 't', 2, 1)", [key.digest().bytes()]).unwrap();
    drop(connection);
    for _ in 0..2 {
        let store = open();
        let kept = store.load("t").unwrap().unwrap();
        assert_eq!(kept.seats, [StoredSeat { seat: 2, digest: key.digest(), seen: None }]);
        assert_eq!((kept.opening.saved.log.len(), kept.meeting), (2, Meeting::default()));
        assert_eq!(store.known(&[key.digest()], 5).unwrap()[0].seats, [2]);
        store.close();
    }
    // From now on there can be invitations and rematches, for the same key.
    let store = open();
    let invitation = Invitation {
        code: store.new_code().unwrap(),
        id: "t".to_owned(),
        seat: None,
        expires: now() + 60_000,
        is_used: false,
    };
    assert!(store.invite(&invitation).unwrap());
    let seats = vec![StoredSeat { seat: 1, digest: key.digest(), seen: Some(7) }];
    let evening = Some(Evening { wins: vec![1, 2], draws: 3 });
    let meeting = Meeting { patience: Some(5), evening, ..Meeting::default() };
    let next = StoredTable { seats, meeting, ..table("u") };
    store.add_next("t", &next).unwrap();
    assert_eq!(
        store.add_next("t", &StoredTable { id: "v".to_owned(), ..next.clone() }),
        Err(StoreError::Stale)
    );
    store.close();
    let store = open();
    assert_eq!(store.load("u").unwrap(), Some(next));
    let kept = store.load("t").unwrap().unwrap();
    assert_eq!(
        (kept.meeting.next.as_deref(), kept.meeting.invitation.as_ref()),
        (Some("u"), Some(&invitation))
    );
    assert_eq!(store.invitation(&invitation.code).unwrap(), Some(invitation));
    assert_eq!(store.known(&[key.digest()], 5).unwrap().len(), 2);
    assert!(store.load("v").unwrap().is_none());
}

#[test]
fn an_invitation_that_is_too_old_is_none() {
    let store = Store::in_memory().unwrap();
    store.add(&table("t")).unwrap();
    let code = store.new_code().unwrap();
    let old =
        Invitation { code: code.clone(), id: "t".to_owned(), seat: None, expires: now() - 1, is_used: false };
    assert!(store.invite(&old).unwrap());
    assert_eq!(store.invitation(&code).unwrap(), None);
    let (other, fresh) = (store.new_code().unwrap(), now() + 60_000);
    assert!(store.invite(&Invitation { code: other.clone(), expires: fresh, ..old.clone() }).unwrap());
    // A new invitation to the same takes the place of the one before.
    assert!(store.invite(&Invitation { expires: fresh, ..old.clone() }).unwrap());
    assert_eq!(store.invitation(&other).unwrap(), None);
    assert!(
        !store.invite(&Invitation { seat: Some(1), expires: fresh, ..old }).unwrap(),
        "the code is another's"
    );
}

#[test]
fn whoever_follows_an_older_revision_is_refused() {
    let store = Store::in_memory().unwrap();
    store.add(&table("t")).unwrap();
    store.append("t", 0, &change(1, "Ana", "one")).unwrap();
    let kept = store.load("t").unwrap().unwrap();
    // Both decided after the same revision, and one was first.
    assert_eq!(store.append("t", 0, &change(1, "Eva", "two")), Err(StoreError::Stale));
    assert_eq!(store.append("t", 1, &change(2, "Eva", "two")), Err(StoreError::Stale));
    assert_eq!(store.append("t", 3, &change(4, "Eva", "two")), Err(StoreError::Stale));
    let aside = Change { step: Some(true), name: Some((1, "Eva".to_owned())), ..Change::default() };
    assert_eq!(store.append("t", 0, &aside), Err(StoreError::Stale));
    assert_eq!(store.load("t").unwrap().unwrap(), kept);
    store.append("t", 2, &aside).unwrap();
    store.append("t", 2, &change(3, "Eva", "two")).unwrap();
    let kept = store.load("t").unwrap().unwrap();
    let revisions: Vec<u64> = kept.opening.saved.log.iter().map(|event| event.revision).collect();
    assert_eq!((revisions.as_slice(), kept.step), (&[1, 2, 3, 4][..], true));
    assert_eq!(kept.names, [(1, "Eva".to_owned())]);
    assert_eq!(kept.words, ["one", "two"]);
    // A word that was used is no reason to keep half of a change.
    assert!(store.append("t", 4, &change(5, "Iva", "one")).is_err());
    assert_eq!(store.load("t").unwrap().unwrap(), kept);
}

/// A server has its file alone; should there ever be two of them, the transaction itself lets one win.
#[test]
fn of_two_who_write_at_once_one_wins() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(FILE);
    let store = Store::open(folder.path(), &outfit().registry).unwrap();
    store.add(&table("t")).unwrap();
    store.close();
    let write = |name: &'static str| {
        let path = path.clone();
        move || {
            let mut connection = Connection::open(path).unwrap();
            connection.busy_timeout(std::time::Duration::from_secs(20)).unwrap();
            let mut won = 0;
            for after in (0..40).step_by(2) {
                let transaction =
                    connection.transaction_with_behavior(TransactionBehavior::Immediate).unwrap();
                let word = format!("{name} {after}");
                won += usize::from(
                    append(&transaction, "t", after, &change(after + 1, name, &word), 9).unwrap(),
                );
                transaction.commit().unwrap();
            }
            won
        }
    };
    let (ana, eva) = (std::thread::spawn(write("Ana")), std::thread::spawn(write("Eva")));
    assert_eq!(ana.join().unwrap() + eva.join().unwrap(), 20, "every place has one winner");
    let store = Store::open(folder.path(), &outfit().registry).unwrap();
    let kept = store.load("t").unwrap().unwrap();
    let revisions: Vec<u64> = kept.opening.saved.log.iter().map(|event| event.revision).collect();
    assert_eq!(revisions, (1..=40).collect::<Vec<u64>>());
    assert_eq!(kept.words.len(), 20);
    for two in kept.opening.saved.log.chunks(2) {
        assert_eq!(two[0].what, two[1].what, "what belongs together was written together");
    }
}

#[test]
fn tables_at_which_nothing_was_done_are_known_and_go() {
    let store = Store::in_memory().unwrap();
    for id in ["used", "unused"] {
        store.add(&table(id)).unwrap();
    }
    store.append("used", 0, &Change { word: Some("w".to_owned()), ..Change::default() }).unwrap();
    assert!(store.untouched(now() - 1000).unwrap().is_empty());
    assert_eq!(store.oldest(9).unwrap().len(), 2);
    store.remove(&store.untouched(now() + 1000).unwrap()).unwrap();
    assert_eq!(store.oldest(9).unwrap(), ["used"]);
    assert!(store.load("used").unwrap().is_some() && store.load("unused").unwrap().is_none());
}
