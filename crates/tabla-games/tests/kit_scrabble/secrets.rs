//! Nobody sees more than they may.

use super::*;

fn tell(table: &mut dyn Table, tiles: &str) {
    let act = Act::Throw { told: Some(tiles.to_owned()) };
    table
        .perform(&Command { seat: None, at: 0, revision: None, act })
        .unwrap_or_else(|error| panic!("{tiles}: {error}"));
}

/// Two games that differ only in tiles which a viewer cannot know look the same to them, at every moment and looking
/// back, in every file: so no hidden tile is in anything that they get.
#[test]
fn no_hidden_tile_is_in_what_anybody_gets() {
    // The third seat has other tiles in the second game, and exchanges others.
    let hidden = [["JKQXZVW", "JKQ", "FVW"], ["AAAEEII", "AEI", "OUU"]];
    let games: Vec<Vec<(Value, Vec<String>)>> = hidden
        .iter()
        .map(|[rack, exchanged, drawn]| {
            let mut table = told(3);
            let mut looks = Vec::new();
            // Whoever begins draws last.
            for tiles in ["BCDEGIL", rack, "AINORST"] {
                tell(&mut *table, tiles);
            }
            let deeds = [("-AI", "EE"), ("pass", ""), (&format!("-{exchanged}"), *drawn), ("pass", "")];
            for (text, drawn) in deeds {
                play(&mut *table, text);
                if !drawn.is_empty() {
                    tell(&mut *table, drawn);
                }
                for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Public] {
                    for ply in (0..table.plies()).map(Some).chain([None]) {
                        let files =
                            ["gcg", "cgp"].map(|format| table.export(format, viewer).expect("a file"));
                        looks.push((seen(&*table, viewer, ply), files.to_vec()));
                        assert!(table.export("json", viewer).is_err());
                    }
                }
            }
            // The seat itself sees the difference.
            let own = seen(&*table, Viewer::Seat(Seat::at(2)), None).to_string();
            assert!(own.contains(&format!("-{exchanged}")));
            looks
        })
        .collect();
    assert!(games[0].len() > 30);
    assert_eq!(games[0], games[1]);
    let all = games[0].iter().map(|(look, files)| format!("{look}{files:?}")).collect::<String>();
    assert!(all.contains("\"-3\"") && all.contains("\"-2\""), "others are told how many");
    for [rack, exchanged, _] in hidden {
        assert!(!all.contains(rack) && !all.contains(&format!("-{exchanged}")));
    }
}

/// In a whole game of three nobody's snapshots have another rack in them, nor what another seat drew or exchanged.
#[test]
fn nobody_sees_more_than_they_may() {
    let mut table = open(&["human", "greedy", "human"], json!({ "challenge": "double" }), 11);
    let mut checked = 0;
    for _ in 0..14 {
        let events = table.saved().log;
        let state = table.show(Viewer::Everything, None).expect("a look").position;
        let racks: Vec<String> =
            state.split_whitespace().nth(1).unwrap().split('/').map(str::to_owned).collect();
        let Waiting::Move(mover) = table.waiting() else { panic!("it goes on") };
        // The racks in a position begin with the one whose turn it is to lay tiles.
        let first = state.split("seat ").nth(1).and_then(|rest| rest[..1].parse::<usize>().ok()).unwrap_or(1);
        for (place, rack) in racks.iter().enumerate().filter(|(_, rack)| rack.len() == 7) {
            let seat = Seat::at(((place + first - 1) % 3) as u8);
            for viewer in viewers(&*table) {
                let shown = table.show(viewer, None).expect("a look");
                assert_eq!(
                    shown_json(&shown).to_string().contains(rack),
                    viewer.knows(seat),
                    "{viewer:?} {rack}"
                );
                assert_eq!(shown.legal, None, "finding plays is the game");
                checked += 1;
            }
        }
        assert!(!table.legal(mover).is_empty(), "referees get the list");
        for event in &events {
            if let Happening::Chance { brought } = &event.what
                && brought.len() > 4
            {
                assert!(!seen(&*table, Viewer::Public, None).to_string().contains(brought));
            }
        }
        let text = if table.player(mover) == "human" {
            let plays = ask(&*table, Viewer::Seat(mover), json!({ "plays": 1 })).expect("plays");
            let is_doubt = !seen(&*table, Viewer::Public, None)["board"]["view"]["doubt"].is_null();
            if is_doubt { "accept".to_owned() } else { plays[0]["text"].as_str().unwrap().to_owned() }
        } else {
            decide(&*table).expect("a decision")
        };
        play(&mut *table, &text);
    }
    assert!(checked > 100, "{checked}");
}

/// Exchanged tiles are told to everybody once nothing is a secret any more.
#[test]
fn when_the_game_is_over_everything_is_told() {
    let mut table = open(&["human", "human"], json!({}), 2);
    let rack =
        seen(&*table, Viewer::Seat(Seat::FIRST), None)["board"]["view"]["rack"].as_str().unwrap().to_owned();
    let text = format!("-{}", &rack[..3]);
    play(&mut *table, &text);
    let first = |table: &dyn Table| -> String {
        let accounts = table.show(Viewer::Public, None).expect("a look").accounts;
        accounts.iter().find(|account| account.extra.is_object()).unwrap().text.clone().unwrap()
    };
    assert_eq!(first(&*table), "-3");
    (0..5).for_each(|_| play(&mut *table, "-"));
    let Waiting::Nothing(ending) = table.waiting() else { panic!("six turns without points") };
    assert_eq!(ending.reason.key, "scrabble-ending-scoreless");
    assert_eq!(first(&*table), text);
}

/// Why a computer played something may speak of its tiles: it is told to whoever sees them, and to all at the end.
#[test]
fn reasons_are_told_to_whoever_sees_the_tiles() {
    let mut table = open(&["human", "greedy", "human"], json!({}), 11);
    let why = Saying::new("scrabble-refusal-over");
    play(&mut *table, "pass");
    let act =
        Act::Play { text: "pass".to_owned(), by: Some("greedy".to_owned()), because: vec![why.clone()] };
    table.perform(&command(Seat::SECOND, act)).expect("a pass");
    let told = |table: &dyn Table, viewer| -> Vec<Saying> {
        let accounts = table.show(viewer, None).expect("a look").accounts;
        assert_eq!(accounts.iter().filter(|account| account.by.is_some()).count(), 1);
        accounts.into_iter().flat_map(|account| account.because).collect()
    };
    for viewer in viewers(&*table) {
        let expected = if viewer.knows(Seat::SECOND) { vec![why.clone()] } else { Vec::new() };
        assert_eq!(told(&*table, viewer), expected, "{viewer:?}");
    }
    while matches!(table.waiting(), Waiting::Move(_)) {
        play(&mut *table, "pass");
    }
    for viewer in viewers(&*table) {
        assert_eq!(told(&*table, viewer), std::slice::from_ref(&why), "{viewer:?}");
    }
}
