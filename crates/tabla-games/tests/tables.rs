//! Santorini at the table: turns, taking back, clocks, and players of every kind.

use std::sync::LazyLock;

use proptest::prelude::*;
use tabla_core::{ErrorKind, Game, GameEnd, Notation, Outcome, Saying, Seat, TableError, Turn, Viewer};
use tabla_games::kits::{Shelf, registry};
use tabla_games::{Language, SantoriniView, Words};
use tabla_santorini::Santorini;
use tabla_table::{
    Act, Cause, Command, Ending, JobAnswer, JobKind, Registry, SeatPlayers, Secret, Setup, Snapshot, Table,
    Thinking, Thought, Waiting, job, run_computers,
};
use tabla_testkit::effort::config;

static GAMES: LazyLock<Registry> =
    LazyLock::new(|| registry(&Shelf { champion_mb: Some(1), ..Shelf::default() }));

fn setup(first: &str, second: &str) -> Setup {
    let players = vec![first.to_owned(), second.to_owned()];
    Setup { game: "santorini".to_owned(), players, ..Setup::default() }
}

fn open(setup: Setup) -> Result<Box<dyn Table>, TableError> {
    GAMES.open(setup, Secret::default())
}

fn table(first: &str, second: &str) -> Box<dyn Table> {
    open(setup(first, second)).unwrap()
}

fn people() -> Box<dyn Table> {
    table("human", "human")
}

fn load(first: &str, second: &str, text: &str) -> Result<Box<dyn Table>, TableError> {
    GAMES.find("santorini").unwrap().load(setup(first, second), Secret::default(), "txt", text)
}

fn mover(table: &dyn Table) -> Seat {
    match table.waiting() {
        Waiting::Move(seat) => seat,
        _ => Seat::FIRST,
    }
}

fn act(table: &mut dyn Table, seat: Seat, at: u64, act: Act) -> Result<(), TableError> {
    table.perform(&Command { seat: Some(seat), at, revision: None, act }).map(drop)
}

fn try_play(table: &mut dyn Table, text: &str, at: u64) -> Result<(), TableError> {
    let mover = mover(table);
    act(table, mover, at, Act::Play { text: text.to_owned(), by: None, because: Vec::new() })
}

fn play(table: &mut dyn Table, turns: &[&str]) {
    for turn in turns {
        let at = table.at();
        try_play(table, turn, at).unwrap_or_else(|error| panic!("{turn}: {}", english(&error.saying)));
    }
}

fn undo(table: &mut dyn Table) -> bool {
    let at = table.at();
    act(table, Seat::FIRST, at, Act::Undo).is_ok()
}

fn redo(table: &mut dyn Table) -> bool {
    let at = table.at();
    act(table, Seat::FIRST, at, Act::Redo).is_ok()
}

fn shown(table: &dyn Table) -> Snapshot {
    table.show(Viewer::Everything, None).unwrap()
}

fn record(table: &dyn Table) -> String {
    table.export("txt", Viewer::Everything).unwrap()
}

fn moves(table: &dyn Table) -> Vec<String> {
    table.legal(mover(table))
}

fn ending(table: &dyn Table) -> Option<Ending> {
    match table.waiting() {
        Waiting::Nothing(ending) => Some(ending),
        _ => None,
    }
}

fn english(saying: &Saying) -> String {
    Words::new(Language::En).say(saying)
}

fn asked(table: &dyn Table, player: &str) -> Thinking {
    let kind = JobKind::Think { player: player.to_owned() };
    Thinking::begin(table.copy(), job("", table, Viewer::Seat(mover(table)), kind), None)
}

fn think(table: &dyn Table, player: &str) -> Thought {
    match asked(table, player).answer().unwrap() {
        JobAnswer::Thought(thought) => thought,
        other => panic!("{other:?}"),
    }
}

/// The game with which the file format is usually shown.
const SAMPLE: &str = "\
C3 B2        // here I stand
C2 D2        // and here are you
C3 B3 A3     // away, and up it goes
C2 D3 E3
";

/// The second player steps from the second level to the third.
const WON: &str = "0000000000003200000000000/2/A1,A5/C4,E1";

fn from(position: &str) -> Box<dyn Table> {
    open(Setup { start: Some(position.to_owned()), ..setup("human", "human") }).unwrap()
}

fn play_out(table: &mut dyn Table) -> Ending {
    assert!(!run_computers("", table, &SeatPlayers::new(1 << 30)).unwrap());
    ending(table).unwrap()
}

#[test]
fn champion_and_alphabeta_play_to_the_end_and_the_record_replays_to_the_same_position() {
    for (first, second) in [
        ("champion:depth=2,table=1", "alphabeta:depth=1"),
        ("alphabeta:depth=1", "champion:depth=2,table=1"),
        ("simple:depth=1", "champion:nodes=500,table=1"),
    ] {
        let mut game = table(first, second);
        let ended = play_out(&mut *game);
        assert!(matches!((ended.cause, ended.outcome), (Cause::Rules, Outcome::Won(_))), "{ended:?}");
        let replayed = load("human", "human", &record(&*game)).unwrap();
        assert_eq!(shown(&*replayed).position, shown(&*game).position);
        let turns = |table: &dyn Table| record(table).split_once("//").unwrap().0.to_owned();
        assert_eq!(turns(&*replayed), turns(&*game));
        assert_eq!(ending(&*replayed), Some(ended));
        assert_eq!(moves(&*replayed), Vec::<String>::new());
    }
}

#[test]
fn the_sample_is_loaded_and_played_on_to_the_end() {
    let mut game = load("champion:depth=2,table=1", "simple:depth=1", SAMPLE).unwrap();
    assert_eq!((game.plies(), game.waiting()), (4, Waiting::Move(Seat::FIRST)));
    play_out(&mut *game);
    assert!(record(&*game).starts_with("C3 B2\nC2 D2\nC3 B3 A3\nC2 D3 E3\n"));
}

#[test]
fn the_same_players_play_the_same_game() {
    let game = |first: &str| {
        let mut game = table(first, "champion:level=easy,seed=4");
        play_out(&mut *game);
        record(&*game)
    };
    let one = game("champion:level=beginner,seed=3");
    assert_eq!(game("champion:level=beginner,seed=3"), one);
    assert_ne!(game("champion:level=beginner,seed=5"), one);
}

#[test]
fn every_skill_takes_a_win_that_it_sees() {
    for level in ["beginner", "easy", "medium", "hard", "full"] {
        let thought = think(&*from(WON), &format!("champion:level={level},depth=3,seed=1,table=1"));
        assert_eq!(thought.best, "C4 C3", "{level}");
    }
}

#[test]
fn a_thought_has_everything_that_is_shown() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    let simple = think(&*game, "simple:depth=2");
    let alphabeta = think(&*game, "alphabeta:depth=2");
    assert_eq!((simple.worth, &simple.best), (alphabeta.worth, &alphabeta.best));
    assert_eq!(simple.depth, 2);
    assert_eq!((simple.candidates.len(), alphabeta.candidates.len()), (59, 59));
    assert!(simple.nodes > alphabeta.nodes);
    assert_eq!((simple.cutoffs, alphabeta.cutoffs > 0), (0, true));
    assert_eq!(simple.line.len(), 2);
    assert_eq!(simple.line[0], simple.best);
    let moves = moves(&*game);
    for ((candidate, group), text) in simple.candidates.iter().zip(&simple.groups).zip(&moves) {
        assert_eq!(&candidate.mv, text);
        assert_eq!(text.split(' ').nth(1), Some(group.as_str()));
    }
    // Without a seed the first of the best moves is played, in the order of the rules.
    let best = simple.candidates.iter().find(|candidate| Some(candidate.worth) == simple.worth).unwrap();
    assert_eq!(best.mv, simple.best);
    let champion = think(&*game, "champion:depth=4,table=1");
    assert!(champion.depth >= 4 && champion.deepest >= 4, "{champion:?}");
    assert!(moves.contains(&champion.best));
}

#[test]
fn a_seed_chooses_among_the_best() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    let plain = think(&*game, "simple:depth=1");
    let is_best = |worth| Some(worth) == plain.worth;
    let best = plain.candidates.iter().filter(|candidate| is_best(candidate.worth));
    let equals: Vec<&str> = best.map(|candidate| candidate.mv.as_str()).collect();
    assert!(equals.len() > 3, "{equals:?}");
    let chosen: std::collections::BTreeSet<String> =
        (0..20).map(|seed| think(&*game, &format!("simple:depth=1,seed={seed}")).best.clone()).collect();
    assert!(chosen.len() > 1);
    assert!(chosen.iter().all(|text| equals.contains(&text.as_str())), "{chosen:?} {equals:?}");
}

#[test]
fn placing_is_looked_at_three_plies_at_most() {
    assert_eq!(think(&*people(), "alphabeta:depth=9").depth, 3);
}

#[test]
fn a_time_for_the_move_gives_a_move() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    for player in ["champion:time=1ms,table=1", "simple:time=1ms", "alphabeta:time=30ms"] {
        let thought = think(&*game, player);
        assert!(moves(&*game).contains(&thought.best), "{player}");
        assert!(thought.depth >= 1);
    }
}

#[test]
fn a_search_that_is_dropped_does_not_hold_up_the_next_one() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    for _ in 0..3 {
        drop(asked(&*game, "champion:depth=64,table=1"));
    }
    assert!(think(&*game, "champion:depth=3,table=2").depth >= 3);
}

#[test]
fn people_and_finished_games_do_not_think() {
    let mut game = people();
    let refusal = asked(&*game, "human").answer().unwrap_err();
    assert_eq!(english(&refusal.saying), "a person thinks alone; ask a computer player");
    act(&mut *game, Seat::FIRST, 0, Act::Resign).unwrap();
    assert_eq!(asked(&*game, "simple").answer().unwrap_err().kind, ErrorKind::Over);
}

#[test]
fn a_move_is_refused_with_its_reason_and_changes_nothing() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    let before = shown(&*game).position;
    for (text, expected) in [
        ("", "'' is not a move: a placement is two squares, a turn three, as in C3 B3 A3"),
        ("C3 C9 C1", "'C3 C9 C1' is not a move: 'C9' is not a square from A1 to E5"),
        ("d2 c2 c1", "'d2 c2 c1' is not allowed: the worker on D2 is the opponent's"),
        ("C3 B3", "'C3 B3' is not allowed: a third square is missing: after the step one must build"),
    ] {
        let refusal = try_play(&mut *game, text, 0).unwrap_err();
        assert_eq!(english(&refusal.saying), expected);
        assert_eq!((shown(&*game).position, game.plies()), (before.clone(), 2));
    }
}

#[test]
fn whoever_resigns_has_lost_and_may_take_it_back() {
    let mut game = people();
    play(&mut *game, &["C3 D3"]);
    act(&mut *game, Seat::FIRST, 0, Act::Resign).unwrap();
    let ended = ending(&*game).unwrap();
    assert_eq!((ended.cause, ended.outcome), (Cause::Withdrew(Seat::FIRST), Outcome::Won(Seat::SECOND)));
    assert_eq!(moves(&*game), Vec::<String>::new());
    let look = shown(&*game);
    let view = look.board.typed::<SantoriniView>().unwrap();
    assert_eq!((view.to_move, view.winner, view.moves.len()), (None, Some(2), 0));
    let again = act(&mut *game, Seat::SECOND, 0, Act::Resign).unwrap_err();
    assert_eq!(english(&again.saying), "player 1 has resigned");
    assert_eq!(english(&try_play(&mut *game, "A1 A2", 0).unwrap_err().saying), "player 1 has resigned");
    assert!(!redo(&mut *game));
    assert!(undo(&mut *game));
    assert_eq!((game.waiting(), game.plies()), (Waiting::Move(Seat::SECOND), 1));
}

#[test]
fn a_clock_that_runs_out_ends_the_game_before_the_move() {
    let clock = Some("10s+1s".parse().unwrap());
    let mut game = open(Setup { clock, ..setup("human", "human") }).unwrap();
    let left = |game: &dyn Table| {
        shown(game).extras.seats.iter().map(|seat| seat.clock.unwrap() / 1_000).collect::<Vec<_>>()
    };
    assert_eq!(left(&*game), [10, 10]);
    try_play(&mut *game, "C3 D3", 4_000).unwrap();
    try_play(&mut *game, "D2 D4", 13_000).unwrap();
    assert_eq!(left(&*game), [7, 2]);
    try_play(&mut *game, "C3 C2 C1", 20_000).unwrap();
    assert_eq!(left(&*game), [1, 2]);
    // The flag has fallen by then: that is what happens, and not the move.
    let _ = try_play(&mut *game, "D2 E2 E1", 23_000);
    let ended = ending(&*game).unwrap();
    assert_eq!((ended.cause, ended.outcome), (Cause::FlagFell(Seat::SECOND), Outcome::Won(Seat::FIRST)));
    assert_eq!(english(&ended.reason), "player 2 has run out of time");
    assert_eq!(game.plies(), 3);
    // Taking it back gives the time back too.
    assert!(undo(&mut *game) && undo(&mut *game));
    assert_eq!((game.plies(), left(&*game)[0]), (2, 7));
}

#[test]
fn a_computer_on_a_clock_keeps_within_it() {
    let clock = Some("200ms".parse().unwrap());
    let mut game = open(Setup { clock, ..setup("champion:table=1", "champion:time=1h,table=1") }).unwrap();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    for player in ["champion:table=1", "champion:time=1h,table=1"] {
        let begun = std::time::Instant::now();
        assert!(moves(&*game).contains(&think(&*game, player).best), "{player}");
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "{player}");
    }
}

#[test]
fn a_game_may_begin_anywhere_and_says_so() {
    assert_eq!(people().setup().start, None);
    let mut game = from(WON);
    assert_eq!(game.waiting(), Waiting::Move(Seat::SECOND));
    play(&mut *game, &["c4 c3"]);
    assert_eq!(ending(&*game).unwrap().outcome, Outcome::Won(Seat::SECOND));
    let said = "// result: 0-1, a worker stands on the third level";
    let written = format!("C4 C3\n// players: human - human\n// position: {WON}\n{said}\n");
    assert_eq!(record(&*game), written);
    // Older files say first where they begin.
    let older = load("human", "human", &format!("// position: {WON}\nC4 C3\n")).unwrap();
    assert_eq!(record(&*older), written);
    let mut other = load("human", "human", &record(&*game)).unwrap();
    assert_eq!(shown(&*other).position, shown(&*game).position);
    assert_eq!(other.setup().start.as_deref(), Some(WON));
    assert!(undo(&mut *other));
    assert!(!undo(&mut *other));

    let refusal = open(Setup { start: Some("0/1".to_owned()), ..setup("human", "human") }).err().unwrap();
    assert!(english(&refusal.saying).starts_with("'0/1' is not a position: it has 2 parts"));
    let refusal = load("human", "human", "\n// position: 0/1\n").err().unwrap();
    assert!(english(&refusal.saying).starts_with("line 2: '0/1' is not a position"));
}

#[test]
fn an_opinion_adds_up_and_ends_with_the_game() {
    let terms = |table: &dyn Table| {
        let asked = tabla_table::Asked { name: "opinion".to_owned(), with: serde_json::Value::Null };
        let job = job("", table, Viewer::Public, JobKind::Ask(asked));
        let Ok(JobAnswer::Reply(reply)) = tabla_table::run_job(table, &job, None) else { panic!("no reply") };
        reply["terms"].as_array().unwrap().len()
    };
    let mut game = from(WON);
    assert_eq!(terms(&*game), tabla_santorini::Term::ALL.len());
    play(&mut *game, &["C4 C3"]);
    assert_eq!(terms(&*game), 0);
}

#[test]
fn a_player_may_change_seats() {
    let mut game = people();
    act(&mut *game, Seat::SECOND, 0, Act::Sit { player: "simple:depth=1".to_owned() }).unwrap();
    assert_eq!((game.player(Seat::FIRST), game.player(Seat::SECOND)), ("human", "simple:depth=1"));
    assert_eq!(game.game(), "santorini");
}

/// What somebody may do at a table.
#[derive(Clone, Debug)]
enum Step {
    /// Plays the legal move at this place of the list, counted round.
    Play(usize),
    Undo,
    Redo,
    Resign,
    Nonsense,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => any::<usize>().prop_map(Step::Play),
        3 => Just(Step::Undo),
        3 => Just(Step::Redo),
        1 => Just(Step::Resign),
        1 => Just(Step::Nonsense),
    ]
}

/// A table as simple as can be: all turns in a list, replayed from the start every time.
#[derive(Default)]
struct Model {
    turns: Vec<String>,
    undone: Vec<String>,
    is_resigned: bool,
}

impl Model {
    fn state(&self) -> tabla_santorini::State {
        let mut state = Santorini.start();
        for turn in &self.turns {
            let mv = Santorini.read_move(&state, turn).unwrap();
            Santorini.play(&mut state, mv);
        }
        state
    }
}

proptest! {
    #![proptest_config(config(64))]

    #[test]
    fn a_session_does_what_a_list_of_turns_does(steps in prop::collection::vec(step(), 1..120)) {
        let mut game = people();
        let mut model = Model::default();
        for step in steps {
            let legal = moves(&*game);
            match step {
                Step::Play(place) if !legal.is_empty() => {
                    let text = &legal[place % legal.len()];
                    try_play(&mut *game, text, 0).unwrap();
                    model.turns.push(text.clone());
                    model.undone.clear();
                }
                Step::Play(_) => prop_assert!(try_play(&mut *game, "A1 A2", 0).is_err()),
                Step::Undo => {
                    let expected = if model.is_resigned {
                        model.is_resigned = false;
                        true
                    } else {
                        let turn = model.turns.pop();
                        model.undone.extend(turn.clone());
                        turn.is_some()
                    };
                    prop_assert_eq!(undo(&mut *game), expected);
                }
                Step::Redo => {
                    let turn = if model.is_resigned { None } else { model.undone.pop() };
                    prop_assert_eq!(redo(&mut *game), turn.is_some());
                    model.turns.extend(turn);
                }
                Step::Resign => {
                    let is_over = ending(&*game).is_some();
                    prop_assert_eq!(act(&mut *game, Seat::FIRST, 0, Act::Resign).is_err(), is_over);
                    model.is_resigned |= !is_over;
                }
                Step::Nonsense => prop_assert!(try_play(&mut *game, "Z9 no", 0).is_err()),
            }
            let state = model.state();
            let look = shown(&*game);
            let played = look.accounts.iter().filter(|account| account.ply < look.extras.plies);
            let texts: Vec<String> = played.filter_map(|account| account.text.clone()).collect();
            prop_assert_eq!(&texts, &model.turns);
            prop_assert_eq!(look.position, Santorini.write_state(&state));
            let over = ending(&*game).map(|ending| (ending.cause, ending.outcome));
            let expected = match Santorini.turn(&state) {
                _ if model.is_resigned => Some((Cause::Withdrew(Seat::FIRST), Outcome::Won(Seat::SECOND))),
                Turn::Seat(_) => None,
                Turn::Over(GameEnd { outcome, .. }) => Some((Cause::Rules, outcome)),
                Turn::Chance(never) => match never {},
            };
            prop_assert_eq!(over, expected);
        }
    }

    #[test]
    fn no_text_makes_a_table_panic(text in "\\PC{0,40}|([A-Fa-f0-9/, ]{0,60}\n?){0,4}") {
        let _ = try_play(&mut *people(), &text, 0);
        let _ = open(Setup { start: Some(text.clone()), ..setup("human", "human") });
        let _ = load("human", "human", &text);
        let _ = load("human", "human", &format!("// position: {text}"));
    }
}
