//! The games of a match in pieces are those that the arena plays.

use std::sync::LazyLock;
use std::time::Duration;

use serde_json::{Map, Value};
use tabla_arena::process::Keeper;
use tabla_arena::{Bot, BotKind, Case, Cores, Format, GameRecord, Plan, Seating, referee};
use tabla_core::Seat;
use tabla_games::kits::{Shelf, registry};
use tabla_table::{Happening, MatchPlan, Registry, Setup, Variant, play_range};

static REGISTRY: LazyLock<Registry> =
    LazyLock::new(|| registry(&Shelf { champion_mb: Some(1), ..Shelf::default() }));

const SEED: u64 = 7;
const OPENINGS: usize = 2;

fn bot(player: &str) -> Bot {
    let kind = BotKind::Own(player.to_owned());
    Bot { name: player.to_owned(), budget: None, options: Vec::new(), kind }
}

/// What the arena plays.
fn in_the_arena(game: &Variant, players: [&str; 2], games: u64) -> Vec<GameRecord> {
    let plan = Plan::new(game, Format::RoundRobin, 2, games, game.kit.openings(OPENINGS), SEED);
    // Players of the house need no program.
    let seating = Seating::new(Keeper::at("/no/keeper"), true, Duration::from_secs(60));
    let bots = players.map(bot);
    let fixtures = plan.fixtures(&|_| None).into_iter();
    let record = |fixture: tabla_arena::Fixture| {
        let case = Case {
            number: fixture.number,
            game,
            places: fixture.bots,
            bots: fixture.bots.map(|place| &bots[place]),
            opening: fixture.opening.as_deref(),
            luck: fixture.luck,
            budget: None,
            margin: Duration::from_secs(60),
            cores: Cores::default(),
        };
        referee(&case, &seating, &()).expect("a game").record
    };
    fixtures.map(record).collect()
}

/// The arena keeps moves as single words, a log as game files write them.
fn as_token(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

fn check(game: &str, rules: &str, setup: Setup, players: [&str; 2]) {
    let variant = Variant::of(&REGISTRY, game, rules).unwrap();
    let setup = Setup {
        game: game.to_owned(),
        players: players.map(str::to_owned).to_vec(),
        options: setup.options.into_iter().chain(variant.options.clone()).collect(),
        ..setup
    };
    let plan = MatchPlan { setup, seed: SEED, openings: variant.kit.openings(OPENINGS) };
    let records = in_the_arena(&variant, players, 4);
    let ranges = [0..1, 1..4].map(|range| play_range(&REGISTRY, &plan, range).unwrap()).concat();
    assert_eq!((records.len(), ranges.len()), (4, 4));
    for (arena, range) in records.iter().zip(&ranges) {
        assert_eq!(arena.number, range.number + 1);
        let played = range.log.iter().filter_map(|event| match &event.what {
            Happening::Played { mv, .. } => Some((event.seat.map_or(0, Seat::number), as_token(mv))),
            _ => None,
        });
        let played: Vec<(u8, String)> = played.collect();
        let there: Vec<(u8, String)> = arena.moves.iter().map(|mv| (mv.seat, as_token(&mv.text))).collect();
        assert_eq!(played, there, "{game}: the game {}", arena.number);
        let halves = Seat::DUEL.map(|seat| match range.ending.outcome.winner() {
            None => 1,
            Some(winner) => 2 * u8::from(winner == seat),
        });
        assert_eq!(halves, arena.halves, "{game}: the game {}", arena.number);
        let points: Option<Vec<i64>> = range.points.iter().copied().collect();
        assert_eq!(points, arena.points.map(|points| points.to_vec()), "{game}: the game {}", arena.number);
    }
    let texts = |game: &GameRecord| game.moves.iter().map(|mv| mv.text.clone()).collect::<Vec<_>>();
    assert!(
        (1..4).any(|other| texts(&records[0]) != texts(&records[other])),
        "{game}: not all games are equal"
    );
}

fn with(options: &[(&str, Value)], dealer: Option<&str>) -> Setup {
    let options: Map<String, Value> =
        options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    Setup { options, dealer: dealer.map(str::to_owned), ..Setup::default() }
}

#[test]
fn duels_are_the_same_games() {
    check("mice", "", Setup::default(), ["alphabeta:depth=2", "champion:nodes=300"]);
    check("santorini", "", Setup::default(), ["champion:depth=2", "simple:depth=1"]);
}

#[test]
fn players_who_leave_something_to_chance_draw_the_same() {
    check(
        "mice",
        "flying",
        Setup::default(),
        ["champion:depth=3,level=easy", "champion:depth=2,level=beginner"],
    );
}

#[test]
fn solitary_games_are_the_same_games() {
    check("jewels", "turns=6", Setup::default(), ["greedy", "random"]);
    check("jamb", "", with(&[("shared-dice", true.into())], Some("lcg")), ["rule", "greedy"]);
}

/// What depends on a clock cannot be the same everywhere, and is refused by name.
#[test]
fn players_by_the_clock_are_refused() {
    for (game, player) in
        [("mice", "champion"), ("santorini", "alphabeta:time=1s"), ("jewels", "ai:time=50ms")]
    {
        let other = if game == "jewels" { "greedy" } else { "simple" };
        let players = vec![other.to_owned(), player.to_owned()];
        let setup = Setup { game: game.to_owned(), players, ..Setup::default() };
        let plan = MatchPlan { setup, seed: SEED, openings: Vec::new() };
        let refused = play_range(&REGISTRY, &plan, 0..1).unwrap_err();
        assert_eq!(refused.saying.key, "table-match-clock", "{game} {player}");
        assert!(refused.saying.args.iter().any(|(name, _)| *name == "player"), "it names the player");
    }
}
