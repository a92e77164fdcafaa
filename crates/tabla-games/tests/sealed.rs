//! Chance between people: nobody can work it out from what was seen, and nobody is told what it follows from before the
//! end. Whoever names a seed, and whoever plays alone, has what they always had.

use serde_json::{Value, json};
use tabla_core::{Seat, Viewer};
use tabla_games::kits::{Shelf, fill_in, open, registry};
use tabla_table::{Act, Command, Registry, SEALED, Secret, Table, Waiting};

const SECRET: Secret = Secret::new([0x1111_2222_3333_4444, 0x5555_6666_7777_8888, 0x9999_aaaa_bbbb_cccc, 7]);

/// How each word of the secret would be written, and the number that is made of all.
fn traces() -> Vec<String> {
    let words = SECRET.to_string();
    assert_eq!(words.len(), 64);
    let hex = [0, 16, 32].map(|at| words[at..at + 16].to_owned());
    let numbers = [0x1111_2222_3333_4444_u64, 0x5555_6666_7777_8888, 0x9999_aaaa_bbbb_cccc]
        .map(|word| word.to_string());
    hex.into_iter().chain(numbers).chain([SECRET.seed().to_string()]).collect()
}

fn games() -> Registry {
    registry(&Shelf::default())
}

fn table(game: &str, wish: Value, secret: Secret) -> Box<dyn Table> {
    let games = games();
    let filled = fill_in(&games, game, wish, secret, 0).unwrap_or_else(|error| panic!("{game}: {error:?}"));
    open(&games, game, &filled).unwrap_or_else(|error| panic!("{game}: {error:?}"))
}

/// Every game with chance, as several play it.
fn shared() -> Vec<(&'static str, Value)> {
    vec![
        ("jamb", json!({ "people": ["Ana", "Boba"] })),
        ("jamb", json!({ "people": ["Ana"], "players": ["human", "greedy"], "shared": true })),
        ("scrabble", json!({ "players": ["human", "human"] })),
        ("jewels", json!({ "players": ["human", "human"], "turns": 3 })),
    ]
}

/// Plays so many decisions, or to the end.
fn play_on(table: &mut dyn Table, most: usize) {
    for _ in 0..most {
        let (seat, act) = match table.waiting() {
            Waiting::Nothing(_) => return,
            Waiting::Throw(seat) => (seat, Act::Throw { told: None }),
            Waiting::Move(seat) => {
                let text = table.legal(seat).into_iter().next().unwrap_or_else(|| "pass".to_owned());
                (Some(seat), Act::Play { text, by: None, because: Vec::new() })
            }
        };
        table.perform(&Command { seat, at: table.at(), revision: None, act }).unwrap();
    }
}

/// All that this viewer can get of a table.
fn told(table: &dyn Table, viewer: Viewer) -> String {
    let mut told = String::new();
    for ply in [None, Some(0)] {
        let shown = table.show(viewer, ply).unwrap();
        told += &shown.board.json().to_string();
        told += &serde_json::to_string(&shown.accounts).unwrap();
        told += &serde_json::to_string(&shown.extras).unwrap();
        told += &shown.position;
        told += &format!("{:?}", shown.legal);
    }
    for format in games().find(table.game()).unwrap().info().formats {
        told += &table.export(format, viewer).unwrap_or_default();
        told += &table.file_name(format).unwrap_or_default();
    }
    told + &format!("{:?} {:?}", table.saved().secret, table.setup())
}

#[test]
fn several_have_sealed_chance_and_no_view_tells_what_it_follows_from() {
    for (game, wish) in shared() {
        let mut table = table(game, wish, SECRET);
        assert_eq!(table.setup().dealer.as_deref(), Some(SEALED), "{game}");
        for _ in 0..3 {
            for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Public] {
                let told = told(&*table, viewer);
                for trace in traces() {
                    assert!(!told.contains(&trace), "{game}: {viewer:?} finds {trace} in {told}");
                }
            }
            let formats = games().find(game).unwrap().info().formats;
            let saves = formats.iter().filter(|format| **format == "json");
            for save in saves {
                let refused = table.export(save, Viewer::Everything).unwrap_err();
                assert_eq!(refused.saying.key, "table-sealed", "{game}");
            }
            play_on(&mut *table, 2);
        }
        // The same table comes back from the disk, and the same would fall.
        let mut again = games().restore(&table.saved()).unwrap();
        play_on(&mut *table, 4);
        play_on(&mut *again, 4);
        assert_eq!(table.saved(), again.saved(), "{game}");
    }
}

#[test]
fn once_it_is_over_everybody_may_know() {
    let mut table = table("jamb", json!({ "people": ["Ana", "Boba"] }), SECRET);
    for seat in Seat::DUEL {
        let act = Act::Resign;
        table.perform(&Command { seat: Some(seat), at: 0, revision: None, act }).unwrap();
    }
    let shown = table.show(Viewer::Public, None).unwrap().board.json();
    assert_eq!(shown["dice"], format!("{SEALED} {SECRET}"));
    let save = table.export("json", Viewer::Public).unwrap();
    let load = json!({ "load": { "name": "jamb.json", "text": save } });
    let back = self::table("jamb", load, 1.into());
    assert_eq!(back.saved().log, table.saved().log, "a save of ours is read again");
}

/// Seeds that are known, and whoever plays alone, have the chance that they always had.
#[test]
fn older_chance_stays_as_it_was() {
    let alone = table("jamb", json!({ "people": ["Ana"] }), SECRET);
    assert_eq!(alone.setup().dealer.as_deref(), Some("lcg"));
    let chosen = table("jamb", json!({ "people": ["Ana"], "generator": "bbs" }), SECRET);
    assert_eq!(chosen.setup().dealer.as_deref(), Some("bbs"));
    let seeded = table("jamb", json!({ "people": ["Ana", "Boba"], "generator": "bbs", "seed": 4 }), SECRET);
    assert_eq!((seeded.setup().dealer.as_deref(), seeded.saved().secret.seed()), (Some("bbs"), 4));
    let tiles = table("scrabble", json!({ "players": ["human", "human"], "seed": 9 }), SECRET);
    assert_eq!((&tiles.setup().dealer, tiles.saved().secret.seed()), (&None, 9));
    let alone = table("jewels", json!({}), SECRET);
    assert_eq!(alone.setup().dealer, None);
    let named = table(
        "jewels",
        json!({ "players": ["human", "ai"], "turns": 5, "board": { "random": { "seed": 8 } } }),
        SECRET,
    );
    assert_eq!(named.setup().dealer, None);
    for (game, wish) in shared() {
        let known = table(game, wish, 7.into());
        assert_ne!(known.setup().dealer.as_deref(), Some(SEALED), "{game}: a seed that is known");
    }
    let both = json!({ "people": ["Ana", "Boba"], "generator": "lcg" });
    let refused = fill_in(&games(), "jamb", both, SECRET, 0).unwrap_err();
    assert_eq!(refused.saying.key, "jamb-dice-alone");
}

/// Two secrets that differ in one bit are two games.
#[test]
fn every_bit_of_the_secret_counts_at_the_table() {
    for (game, wish) in shared() {
        let play = |secret| {
            let mut table = table(game, wish.clone(), secret);
            play_on(&mut *table, 12);
            let shown = table.show(Viewer::Everything, None).unwrap();
            (shown.position, shown.board.json())
        };
        let other = Secret::new([0x1111_2222_3333_4444, 0x5555_6666_7777_8888, 0x9999_aaaa_bbbb_cccc, 6]);
        assert_eq!(play(SECRET), play(SECRET), "{game}");
        assert_ne!(play(SECRET), play(other), "{game}");
    }
}
