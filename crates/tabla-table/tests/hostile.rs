//! Logs that did not come about at a table: whatever is damaged is refused, and nothing has changed.

use crate::common::*;
use proptest::prelude::*;
use tabla_core::*;
use tabla_table::*;
use tabla_testkit::effort::config;

/// A game with everything in it that can be in a log.
fn eventful(game: &str, seed: u64) -> Saved {
    let people = if game == "pile" { 2 } else { 3 };
    let clock = (game != "stones").then_some(Clock::PerSeat { time: 10_000, increment: 5 });
    let agreed = Setup { clock, by_hand: seed.is_multiple_of(2), ..setup(game, &["human"; 3][..people]) };
    let mut table = registry().open(agreed, Secret::from_seed(seed)).unwrap();
    let mut rng = SeededRng::split(seed, 5);
    for now in 0..70 {
        let seat = below(&mut rng, people as u64) as u8;
        let moves = table.legal(Seat::at(seat));
        let act = match below(&mut rng, 16) {
            0 => Act::Undo,
            1 => Act::Redo,
            2 => Act::TakeAdvice { question: "hint".into() },
            3 => Act::Offer { offer: Offer::TakeBack { plies: 1 } },
            4 => Act::Offer { offer: Offer::MoreTime { milliseconds: 50 } },
            5 => Act::Answer { accept: !seed.is_multiple_of(5) },
            6 => Act::Name { name: "Ana".into() },
            7 if now > 50 => Act::Resign,
            8 | 9 => Act::Throw { told: None },
            10 if now > 60 => Act::Sit { player: "random".into() },
            11 if now > 66 => Act::CheckTime,
            _ => match pick(&mut rng, &moves) {
                Some(mv) => play(mv),
                None => continue,
            },
        };
        let late = if now > 66 { 100_000 } else { 0 };
        let _ = table.perform(&at(seat, now * 10 + late, act));
    }
    table.saved()
}

/// The table just before this event.
fn before(saved: &Saved, place: usize) -> Box<dyn Table> {
    registry().restore(&saved.clone().until(place as u64)).unwrap()
}

#[derive(Clone, Copy, Debug)]
enum Damage {
    Revision(u64),
    Seat(u8),
    Plies(u32),
    Text(usize),
    NoSeat,
}

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        any::<u64>().prop_map(Damage::Revision),
        (3u8..255).prop_map(Damage::Seat),
        prop_oneof![Just(0), 1_000u32.., Just(u32::MAX)].prop_map(Damage::Plies),
        (0usize..5).prop_map(Damage::Text),
        Just(Damage::NoSeat),
    ]
}

/// The damaged event; `None` where this damage says nothing about such an event.
fn damaged(event: &StoredEvent, damage: Damage) -> Option<StoredEvent> {
    let mut event = event.clone();
    match damage {
        Damage::Revision(revision) => {
            let is_same = std::mem::replace(&mut event.revision, revision) == revision;
            return (!is_same).then_some(event);
        }
        Damage::Seat(seat) => event.seat = Some(Seat::at(seat)),
        Damage::Plies(number) => match &mut event.what {
            Happening::Undone { plies } | Happening::Redone { plies } => *plies = number,
            Happening::Offered { offer: Offer::TakeBack { plies } } => *plies = number,
            _ => return None,
        },
        Damage::Text(which) => {
            let text = ["", "nonsense", "9 9 9 9", "-7", "\u{0}{}[]"][which].to_owned();
            match &mut event.what {
                Happening::Played { mv, .. } => *mv = text,
                Happening::Chance { brought } => *brought = text,
                Happening::Seated { player } => *player = text,
                _ => return None,
            }
        }
        Damage::NoSeat => match event.what {
            // Those may be the house's.
            Happening::Undone { .. } | Happening::Redone { .. } => return None,
            Happening::Chance { .. } | Happening::FlagFell if event.seat.is_none() => return None,
            _ => event.seat = None,
        },
    }
    Some(event)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: ProptestConfig::default().failure_persistence, ..config(300) })]

    #[test]
    fn a_damaged_event_is_refused_and_nothing_has_changed(
        game in prop_oneof![Just("pile"), Just("dice"), Just("stones"), Just("tiles")],
        seed in 0u64..40,
        place in any::<prop::sample::Index>(),
        damage in damage(),
    ) {
        let saved = eventful(game, seed);
        let place = place.index(saved.log.len());
        if let Some(event) = damaged(&saved.log[place], damage) {
            let mut table = before(&saved, place);
            let untouched = table.saved();
            prop_assert!(table.apply(&event).is_err(), "{:?} for {:?}", event, saved.log[place]);
            prop_assert_eq!(table.saved(), untouched);
            prop_assert!(table.apply(&saved.log[place]).is_ok(), "and it goes on as it did");
            let mut forged = saved.clone();
            forged.log[place] = event;
            let refused = registry().restore(&forged).err().map(|error| error.saying.key.into_owned());
            prop_assert_eq!(refused.as_deref(), Some("table-log"));
        }
    }

    /// Events in any order, of any kind: most are refused, none breaks anything, and what was taken is a table.
    #[test]
    fn a_log_of_nonsense_breaks_nothing(
        game in prop_oneof![Just("pile"), Just("dice"), Just("stones"), Just("tiles")],
        seed in 0u64..10,
        order in prop::collection::vec((any::<prop::sample::Index>(), 0u8..5), 1..60),
    ) {
        let pool = eventful(game, seed);
        let mut table = registry().open(pool.setup.clone(), pool.secret).unwrap();
        for (which, seat) in order {
            let mut event = pool.log[which.index(pool.log.len())].clone();
            event.revision = table.revision() + 1;
            if seat < 4 {
                event.seat = Some(Seat::at(seat));
            }
            let untouched = table.saved();
            if table.apply(&event).is_err() {
                prop_assert_eq!(table.saved(), untouched);
            }
            for viewer in [Viewer::Public, Viewer::Everything, Viewer::Seat(Seat::SECOND)] {
                prop_assert!(table.show(viewer, None).is_ok());
            }
        }
        let saved = table.saved();
        prop_assert_eq!(registry().restore(&saved).unwrap().saved(), saved);
    }

    /// Whatever a file says, reading it is an answer and not an accident.
    #[test]
    fn saves_that_were_good_once_are_read_or_refused(
        seed in 0u64..6,
        at in any::<prop::sample::Index>(),
        with in any::<u8>(),
    ) {
        let text = serde_json::to_string(&eventful("dice", seed)).unwrap();
        let mut bytes = text.into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = with;
        if let Ok(saved) = serde_json::from_slice::<Saved>(&bytes)
            && let Ok(table) = registry().restore(&saved)
        {
            prop_assert!(registry().restore(&table.saved()).is_ok());
        }
    }
}

#[test]
fn every_kind_of_event_was_damaged() {
    let mut kinds = std::collections::BTreeSet::new();
    for game in ["pile", "dice", "stones", "tiles"] {
        for seed in 0..40 {
            for event in eventful(game, seed).log {
                let json = serde_json::to_value(&event).unwrap();
                kinds.insert(json["event"].as_str().unwrap().to_owned());
            }
        }
    }
    let all = [
        "advised",
        "answered",
        "chance",
        "flag-fell",
        "named",
        "offered",
        "played",
        "redone",
        "seated",
        "time-added",
        "undone",
        "withdrew",
    ];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn another_format_and_a_setup_that_makes_no_game_are_refused() {
    let saved = eventful("pile", 1);
    let newer = Saved { version: 3, ..saved.clone() };
    assert_eq!(registry().restore(&newer).err().unwrap().saying.key, "table-save-version");
    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut saved = saved.clone();
        change(&mut saved.setup);
        registry().restore(&saved).err().unwrap().saying.key.into_owned()
    };
    assert_eq!(refused(&|setup| setup.game = "nim".into()), "server-no-game");
    assert_eq!(refused(&|setup| setup.players.push("human".into())), "table-people");
    assert_eq!(refused(&|setup| setup.players[0] = "nobody".into()), "player-error-unknown-player");
    assert_eq!(refused(&|setup| setup.dealer = Some("fate".into())), "table-no-dealer");
    assert_eq!(refused(&|setup| drop(setup.options.insert("flying".into(), true.into()))), "rules-none");
    assert_eq!(refused(&|setup| setup.start = Some("99/9".into())), "position-refused");
    assert_eq!(refused(&|setup| setup.clock = Some(Clock::PerMove { time: u64::MAX })), "clock-error");
    let unknown = serde_json::from_str::<Setup>(r#"{"game": "pile", "cheat": true}"#);
    assert!(unknown.is_err(), "what nobody reads is no setup");
}

#[test]
fn a_flag_falls_only_where_and_when_it_can() {
    let fallen = |clock: Option<Clock>, at: u64, seat: Option<Seat>| {
        let agreed = Setup { clock, ..setup("pile", &["human", "human"]) };
        let mut table = registry().open(agreed, Secret::default()).unwrap();
        let untouched = table.saved();
        let applied = table.apply(&Event { revision: 1, at, seat, what: Happening::FlagFell });
        assert!(applied.is_ok() || table.saved() == untouched);
        applied.map_err(|error| error.kind)
    };
    let per_seat = Some(Clock::PerSeat { time: 100, increment: 0 });
    let whole = Some(Clock::WholeGame { time: 100 });
    let (first, second) = (Some(Seat::FIRST), Some(Seat::SECOND));
    assert_eq!(fallen(per_seat, 101, first), Ok(()));
    assert_eq!(fallen(per_seat, 100, first), Err(ErrorKind::Damaged), "there was time");
    assert_eq!(fallen(per_seat, 101, second), Err(ErrorKind::Damaged), "it was not that one's turn");
    assert_eq!(fallen(per_seat, 101, None), Err(ErrorKind::Damaged), "nor everybody's clock");
    assert_eq!(fallen(None, u64::MAX, first), Err(ErrorKind::Damaged), "there is no clock");
    assert_eq!(fallen(whole, 101, None), Ok(()));
    assert_eq!(fallen(whole, 101, first), Err(ErrorKind::Damaged));
    assert_eq!(fallen(whole, 100, None), Err(ErrorKind::Damaged));
}

#[test]
fn a_race_with_dice_is_refused_and_so_is_a_game_for_nobody() {
    let race =
        |people| SideBySide::new(Dice, people, Tempo::Race, |_, _| 0).err().map(|error| error.saying.key);
    assert_eq!(race(2).as_deref(), Some("table-race-chance"));
    for people in [0, 256] {
        let refused = SideBySide::new(Dice, people, Tempo::ByTurns, |_, _| 0).err().unwrap();
        assert_eq!((refused.kind, &*refused.saying.key), (ErrorKind::Setup, "table-people"));
    }
}
