//! Players of the duels as text: what is read, what is written back, and what is refused.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use proptest::prelude::*;
use tabla_games::kits::{Shelf, registry};
use tabla_games::{Language, Words};
use tabla_table::{
    Clock, Kit, LoggedGame, MatchPlan, Pace, PlayerSpec, Setup, Skill, play_range, read_duration,
    write_duration,
};
use tabla_testkit::effort::config;

static KIT: LazyLock<Arc<dyn Kit>> = LazyLock::new(|| registry(&Shelf::default()).find("santorini").unwrap());

fn read(text: &str) -> PlayerSpec {
    KIT.read_player(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn what_is_written_is_the_shortest_form() {
    let cases = [
        ("human", "human"),
        (" Simple ", "simple"),
        ("Minimax:depth=2", "simple:depth=2"),
        ("ALPHABETA:DEPTH=4", "alphabeta:depth=4"),
        ("champion:time=1s", "champion:time=1s"),
        ("champion:time=0.5s", "champion:time=500ms"),
        ("champion:time=.25", "champion:time=250ms"),
        ("champion:time=1.5ms", "champion:time=1.5ms"),
        ("champion:time=2m", "champion:time=120s"),
        ("champion:time=1h", "champion:time=3600s"),
        ("champion:time=60", "champion:time=60s"),
        ("champion: table = 64 , nodes = 100000", "champion:nodes=100000,table=64"),
        ("champion:level=beginner,seed=7", "champion:level=beginner,seed=7"),
        ("champion:level=full", "champion"),
        ("simple:seed=18446744073709551615", "simple:seed=18446744073709551615"),
    ];
    for (text, expected) in cases {
        assert_eq!(read(text).to_string(), expected);
    }
}

#[test]
fn a_player_to_whom_nothing_is_said_has_the_pace_of_its_kind() {
    assert_eq!(read("simple").pace(), Some(Pace::Depth(2)));
    assert_eq!(read("alphabeta").pace(), Some(Pace::Depth(3)));
    assert_eq!(read("champion").pace(), Some(Pace::Time(Duration::from_secs(1))));
    assert_eq!(read("champion").own_pace(), None);
    assert_eq!(read("champion").or_pace(Pace::Depth(5)).to_string(), "champion:depth=5");
    assert_eq!(read("champion:nodes=9").or_pace(Pace::Depth(5)).to_string(), "champion:nodes=9");
    assert_eq!(PlayerSpec::human().or_pace(Pace::Depth(5)).to_string(), "human");
}

#[test]
fn chance_is_given_only_to_those_who_use_it() {
    assert_eq!(read("champion:level=easy").or_seed(5).seed(), Some(5));
    assert_eq!(read("champion:level=easy,seed=1").or_seed(5).seed(), Some(1));
    assert_eq!(read("champion").or_seed(5).seed(), None);
    assert_eq!(PlayerSpec::human().with_seed(5).seed(), None);
}

/// In Mice the plain player is known by another word; both words are understood in both games.
#[test]
fn minimax_is_another_word_for_simple() {
    let listed = |game: &str| registry(&Shelf::default()).find(game).unwrap().info().players[0].listed;
    assert_eq!((listed("mice"), listed("santorini")), ("minimax", "simple"));
    assert_eq!(read("minimax").name(), "simple");
}

/// Every refusal says what was wrong, quotes it, and says what would be right.
#[test]
fn refusals() {
    let texts = [
        "",
        "bot",
        "champion time=1s",
        "human:depth=3",
        "human:",
        "champion:",
        "champion:time",
        "champion:time=1s,",
        "champion:speed=9",
        "simple:table=64",
        "alphabeta:level=easy",
        "champion:depth=0",
        "champion:depth=65",
        "champion:depth=-3",
        "champion:depth=4.5",
        "champion:depth=99999999999999999999",
        "champion:time=0",
        "champion:time=0.9ms",
        "champion:time=61m",
        "champion:time=-1s",
        "champion:time=1e3",
        "champion:time=1.2.3s",
        "champion:time=infs",
        "champion:time=5 parsecs",
        "champion:time=",
        "champion:nodes=0",
        "champion:nodes=many",
        "champion:level=godlike",
        "champion:table=0",
        "champion:table=4097",
        "champion:seed=-1",
        "champion:depth=3,depth=4",
        "champion:depth=3,time=1s",
    ];
    let mut report = String::new();
    for text in texts {
        let saying = KIT.read_player(text).unwrap_err().saying;
        report += &format!("{text:?}\n  {}\n", Words::new(Language::En).say(&saying));
        for language in Language::ALL {
            assert!(!Words::new(language).say(&saying).contains(['<', '{']));
        }
    }
    insta::assert_snapshot!(report);
}

#[test]
fn clocks_are_read_and_written() {
    let cases = [("5m", "300s"), ("90+2", "90s+2s"), ("0.5m+0.1s", "30s+100ms"), (" 1h + 0s ", "3600s")];
    for (text, expected) in cases {
        let clock: Clock = text.parse().unwrap();
        assert_eq!(clock.to_string(), expected);
        assert_eq!(expected.parse::<Clock>().unwrap(), clock);
    }
    for text in ["", "+", "0s", "5m+", "+3s", "25h", "5m+3s+1s", "soon", "-1s"] {
        assert!(text.parse::<Clock>().is_err(), "{text}");
    }
    let error = tabla_core::Say::say(&"soon".parse::<Clock>().unwrap_err());
    let said = Words::new(Language::En).say(&error);
    assert!(said.starts_with("'soon' is not a clock; "), "{said}");
}

fn any_player() -> impl Strategy<Value = PlayerSpec> {
    let pace = prop_oneof![
        Just(None),
        (0u32..200).prop_map(|depth| Some(Pace::Depth(depth))),
        (0u64..5_000_000_000).prop_map(|micros| Some(Pace::Time(Duration::from_micros(micros)))),
        any::<Duration>().prop_map(|time| Some(Pace::Time(time))),
        any::<u64>().prop_map(|nodes| Some(Pace::Nodes(nodes))),
    ];
    let kind = prop::sample::select(vec!["human", "simple", "alphabeta", "champion"]);
    let skill = prop::sample::select(Skill::ALL.to_vec());
    let settings = (pace, skill, any::<Option<u64>>(), any::<Option<usize>>());
    (kind, settings).prop_map(|(kind, (pace, skill, seed, table))| {
        let mut player = read(kind).with_skill(skill);
        player = pace.into_iter().fold(player, PlayerSpec::with_pace);
        player = seed.into_iter().fold(player, PlayerSpec::with_seed);
        table.into_iter().fold(player, PlayerSpec::with_table_mb)
    })
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn what_is_written_is_read_back(player in any_player()) {
        let text = player.to_string();
        prop_assert_eq!(KIT.read_player(&text).ok(), Some(player), "{}", text);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "(champion|simple|human)?:?[a-z=,.:0-9 ]{0,20}") {
        if let Ok(player) = KIT.read_player(&text) {
            prop_assert_eq!(KIT.read_player(&player.to_string()).ok(), Some(player));
        }
    }

    #[test]
    fn durations_of_whole_microseconds_are_read_back(
        micros in prop_oneof![0u64..10_000_000_000, 0u64..=86_400_000_000_000],
    ) {
        let time = Duration::from_micros(micros);
        prop_assert_eq!(read_duration(&write_duration(time)), Some(time));
    }

    #[test]
    fn no_text_makes_the_reader_of_durations_panic(text in "\\PC{0,12}") {
        let _ = read_duration(&text);
        let _ = text.parse::<Clock>();
    }
}

/// How many games of forty the first of two players wins.
fn wins_of_forty(game: &str, one: &str, other: &str) -> usize {
    let players = [one, other].map(str::to_owned).into();
    let setup = Setup { game: game.to_owned(), players, ..Setup::default() };
    let plan = MatchPlan { setup, seed: 1, openings: Vec::new() };
    let played = play_range(&registry(&Shelf::default()), &plan, 0..40).unwrap();
    let is_won = |record: &&LoggedGame| {
        record.ending.outcome.winner().is_some_and(|seat| record.players[seat.index()].starts_with(one))
    };
    played.iter().filter(is_won).count()
}

/// The first level is for whoever plays for the first time: to see what one's own next move brings is enough.
#[test]
fn whoever_looks_one_move_ahead_beats_the_first_level() {
    for game in ["santorini", "mice"] {
        let won = wins_of_forty(game, "simple:depth=1", "champion:level=beginner");
        assert!(won >= 24, "{game}: {won}");
    }
}

/// The second level is for whoever beats the first: it does so too, and whoever sees the answers wins a fair share.
#[test]
fn the_second_level_is_above_the_first_and_within_reach() {
    for game in ["santorini", "mice"] {
        let above = wins_of_forty(game, "champion:level=easy", "champion:level=beginner");
        let lost = wins_of_forty(game, "simple:depth=2", "champion:level=easy");
        assert!(above >= 34 && (12..=32).contains(&lost), "{game}: {above} won, {lost} lost");
    }
}
