//! Games at a table: turns, taking back, clocks, and players of every kind.

use std::time::Duration;

use proptest::prelude::*;
use tabla_core::{BySeat, Game, GameEnd, Notation, Outcome, Saying, Seat, Turn};
use tabla_play::{Ending, Language, PlayerSpec, Session, Table, TableTurn, Thought, View, Words, find};
use tabla_santorini::Santorini;

fn table(first: &str, second: &str) -> Box<dyn Table> {
    let player = |text: &str| text.parse().unwrap();
    find("santorini").unwrap().open(BySeat { first: player(first), second: player(second) })
}

fn people() -> Box<dyn Table> {
    table("human", "human")
}

fn play(table: &mut dyn Table, turns: &[&str]) {
    for turn in turns {
        table.play(turn, Duration::ZERO).unwrap_or_else(|refusal| panic!("{turn}: {}", english(&refusal)));
    }
}

fn english(saying: &Saying) -> String {
    Words::new(Language::En).say(saying)
}

fn think(table: &dyn Table, player: &str) -> Thought {
    table.think(&player.parse().unwrap()).unwrap().wait()
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

fn play_out(table: &mut dyn Table) -> Ending {
    loop {
        match table.turn() {
            TableTurn::Over(ending) => return ending,
            TableTurn::Seat(seat) => {
                let thought = table.think(table.player(seat)).unwrap().wait();
                table.play(&thought.best, thought.spent).unwrap();
            }
        }
    }
}

#[test]
fn champion_and_alphabeta_play_to_the_end_and_the_record_replays_to_the_same_position() {
    for (first, second) in [
        ("champion:depth=2,table=1", "alphabeta:depth=1"),
        ("alphabeta:depth=1", "champion:depth=2,table=1"),
        ("simple:depth=1", "champion:nodes=500,table=1"),
    ] {
        let mut game = table(first, second);
        let ending = play_out(&mut *game);
        assert!(matches!(ending, Ending::Won(_)), "{ending:?}");
        let record = game.record().unwrap();
        let mut replayed = people();
        replayed.load_record(&record).unwrap();
        assert_eq!(replayed.position(), game.position());
        assert_eq!(replayed.record().unwrap(), record);
        assert_eq!(replayed.turn(), TableTurn::Over(ending));
        assert_eq!(replayed.moves(), Vec::<String>::new());
    }
}

#[test]
fn the_sample_is_loaded_and_played_on_to_the_end() {
    let mut game = table("champion:depth=2,table=1", "simple:depth=1");
    game.load_record(SAMPLE).unwrap();
    assert_eq!(game.played().len(), 4);
    assert_eq!(game.turn(), TableTurn::Seat(Seat::FIRST));
    play_out(&mut *game);
    assert!(game.record().unwrap().starts_with("B2 C3\nC2 D2\nC3 B3 A3\nC2 D3 E3\n"));
}

#[test]
fn the_same_players_play_the_same_game() {
    let mut records = Vec::new();
    for _ in 0..2 {
        let mut game = table("champion:level=beginner,seed=3", "champion:level=easy,seed=4");
        play_out(&mut *game);
        records.push(game.record());
    }
    assert_eq!(records[0], records[1]);
    let mut other = table("champion:level=beginner,seed=5", "champion:level=easy,seed=4");
    play_out(&mut *other);
    assert_ne!(other.record(), records[0]);
}

#[test]
fn every_skill_takes_a_win_that_it_sees() {
    let mut game = people();
    game.set_position(WON).unwrap();
    for level in ["beginner", "easy", "medium", "hard", "full"] {
        let thought = think(&*game, &format!("champion:level={level},depth=3,seed=1,table=1"));
        assert_eq!(thought.best, "C4 C3", "{level}");
    }
}

#[test]
fn a_thought_has_everything_that_is_shown() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    let simple = think(&*game, "simple:depth=2");
    let alphabeta = think(&*game, "alphabeta:depth=2");
    assert_eq!((simple.verdict, &simple.best), (alphabeta.verdict, &alphabeta.best));
    assert_eq!(simple.depth, 2);
    assert_eq!((simple.candidates.len(), alphabeta.candidates.len()), (59, 59));
    assert!(simple.nodes > alphabeta.nodes);
    assert_eq!((simple.cutoffs, alphabeta.cutoffs > 0), (0, true));
    assert_eq!(simple.line.len(), 2);
    assert_eq!(simple.line[0], simple.best);
    let moves = game.moves();
    for (candidate, text) in simple.candidates.iter().zip(&moves) {
        assert_eq!(&candidate.text, text);
        assert_eq!(text.split(' ').nth(1), Some(candidate.group.as_str()));
    }
    // Without a seed the first of the best moves is played, in the order of the rules.
    let best = simple.candidates.iter().find(|candidate| candidate.verdict == simple.verdict).unwrap();
    assert_eq!(best.text, simple.best);
    let champion = think(&*game, "champion:depth=4,table=1");
    assert!(champion.depth >= 4 && champion.deepest >= 4, "{champion:?}");
    assert!(moves.contains(&champion.best));
}

#[test]
fn a_seed_chooses_among_the_best() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    let plain = think(&*game, "simple:depth=1");
    let equals: Vec<&str> = plain
        .candidates
        .iter()
        .filter(|candidate| candidate.verdict == plain.verdict)
        .map(|candidate| candidate.text.as_str())
        .collect();
    assert!(equals.len() > 3, "{equals:?}");
    let chosen: std::collections::BTreeSet<String> =
        (0..20).map(|seed| think(&*game, &format!("simple:depth=1,seed={seed}")).best).collect();
    assert!(chosen.len() > 1);
    assert!(chosen.iter().all(|text| equals.contains(&text.as_str())), "{chosen:?} {equals:?}");
}

#[test]
fn placing_is_looked_at_three_plies_at_most() {
    let thought = think(&*people(), "alphabeta:depth=9");
    assert_eq!(thought.depth, 3);
}

#[test]
fn a_time_for_the_move_gives_a_move() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    for player in ["champion:time=1ms,table=1", "simple:time=1ms", "alphabeta:time=30ms"] {
        let thought = think(&*game, player);
        assert!(game.moves().contains(&thought.best), "{player}");
        assert!(thought.depth >= 1);
    }
}

#[test]
fn a_search_that_is_dropped_does_not_hold_up_the_next_one() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    let player: PlayerSpec = "champion:depth=64,table=1".parse().unwrap();
    for _ in 0..3 {
        drop(game.think(&player).unwrap());
    }
    assert!(think(&*game, "champion:depth=3,table=2").depth >= 3);
}

#[test]
fn people_and_finished_games_do_not_think() {
    let mut game = people();
    let refusal = game.think(&PlayerSpec::human()).unwrap_err();
    assert_eq!(english(&refusal), "a person thinks alone; ask a computer player");
    game.resign(Seat::FIRST).unwrap();
    let refusal = game.think(&"simple".parse().unwrap()).unwrap_err();
    assert_eq!(english(&refusal), "player 1 has resigned");
}

#[test]
fn a_move_is_refused_with_its_reason_and_changes_nothing() {
    let mut game = people();
    play(&mut *game, &["C3 D3", "D2 D4"]);
    let before = game.position();
    for (text, expected) in [
        ("", "'' is not a move: a placement is two squares, a turn three, as in C3 B3 A3"),
        ("C3 C9 C1", "'C3 C9 C1' is not a move: 'C9' is not a square from A1 to E5"),
        ("d2 c2 c1", "'d2 c2 c1' is not allowed: the worker on D2 is the opponent's"),
        ("C3 B3", "'C3 B3' is not allowed: a third square is missing: after the step one must build"),
    ] {
        let refusal = game.play(text, Duration::ZERO).unwrap_err();
        assert_eq!(english(&refusal), expected);
        assert_eq!(game.position(), before);
        assert_eq!(game.played().len(), 2);
    }
}

#[test]
fn whoever_resigns_has_lost_and_may_take_it_back() {
    let mut game = people();
    play(&mut *game, &["C3 D3"]);
    game.resign(Seat::FIRST).unwrap();
    assert_eq!(game.turn(), TableTurn::Over(Ending::Resigned(Seat::FIRST)));
    assert_eq!(Ending::Resigned(Seat::FIRST).winner(), Some(Seat::SECOND));
    assert_eq!(game.moves(), Vec::<String>::new());
    let View::Santorini(view) = game.view() else { panic!("not Santorini") };
    assert_eq!((view.to_move, view.winner, view.moves.len()), (None, Some(2), 0));
    assert_eq!(english(&game.resign(Seat::SECOND).unwrap_err()), "player 1 has resigned");
    assert_eq!(english(&game.play("A1 A2", Duration::ZERO).unwrap_err()), "player 1 has resigned");
    assert!(!game.redo());
    assert!(game.undo());
    assert_eq!(game.turn(), TableTurn::Seat(Seat::SECOND));
    assert_eq!(game.played().len(), 1);
}

#[test]
fn a_clock_that_runs_out_ends_the_game_before_the_move() {
    let mut game = people();
    game.set_clock(Some("10s+1s".parse().unwrap()));
    let seconds = Duration::from_secs;
    game.play("C3 D3", seconds(4)).unwrap();
    game.play("D2 D4", seconds(9)).unwrap();
    assert_eq!(game.time_left(Seat::FIRST), Some(seconds(7)));
    assert_eq!(game.time_left(Seat::SECOND), Some(seconds(2)));
    game.play("C3 C2 C1", seconds(7)).unwrap();
    assert_eq!(game.time_left(Seat::FIRST), Some(seconds(1)));
    let late = game.play("D2 E2 E1", seconds(3)).unwrap_err();
    assert_eq!(english(&late), "player 2 has run out of time");
    assert_eq!(game.turn(), TableTurn::Over(Ending::OutOfTime(Seat::SECOND)));
    assert_eq!(Ending::OutOfTime(Seat::SECOND).winner(), Some(Seat::FIRST));
    assert_eq!(game.played().len(), 3);
    // Taking it back gives the time back too.
    assert!(game.undo() && game.undo());
    assert_eq!(game.time_left(Seat::FIRST), Some(seconds(7)));
    game.set_clock(None);
    assert_eq!(game.time_left(Seat::FIRST), None);
}

#[test]
fn a_computer_on_a_clock_keeps_within_it() {
    let mut game = table("champion:table=1", "champion:time=1h,table=1");
    game.set_clock(Some("200ms".parse().unwrap()));
    play(&mut *game, &["C3 D3", "D2 D4"]);
    let thought = think(&*game, "champion:table=1");
    assert!(game.moves().contains(&thought.best));
    let thought = think(&*game, "champion:time=1h,table=1");
    assert!(game.moves().contains(&thought.best));
}

#[test]
fn a_game_may_begin_anywhere_and_says_so() {
    let mut game = people();
    assert_eq!(game.start_position(), None);
    game.set_position(WON).unwrap();
    assert_eq!(game.turn(), TableTurn::Seat(Seat::SECOND));
    play(&mut *game, &["c4 c3"]);
    assert_eq!(game.turn(), TableTurn::Over(Ending::Won(Seat::SECOND)));
    assert_eq!(game.record().unwrap(), format!("// position: {WON}\nC4 C3\n"));
    let mut other = people();
    other.load_record(&game.record().unwrap()).unwrap();
    assert_eq!(other.position(), game.position());
    assert_eq!(other.start_position().as_deref(), Some(WON));
    assert!(other.undo());
    assert!(!other.undo());

    let refusal = other.set_position("0/1").unwrap_err();
    assert!(english(&refusal).starts_with("'0/1' is not a position: it has 2 parts"));
    let refusal = other.load_record("\n// position: 0/1\n").unwrap_err();
    assert!(english(&refusal).starts_with("line 2: '0/1' is not a position"));
    assert_eq!(other.start_position().as_deref(), Some(WON));
}

#[test]
fn an_opinion_adds_up_and_ends_with_the_game() {
    let mut game = people();
    game.set_position(WON).unwrap();
    assert_eq!(game.opinion().len(), tabla_santorini::Term::ALL.len());
    play(&mut *game, &["C4 C3"]);
    assert_eq!(game.opinion(), []);
}

#[test]
fn a_player_may_change_seats() {
    let mut game = people();
    game.seat_player(Seat::SECOND, "simple:depth=1".parse().unwrap());
    assert_eq!(game.player(Seat::SECOND).to_string(), "simple:depth=1");
    assert!(game.player(Seat::FIRST).is_human());
    assert_eq!(game.game().id, "santorini");
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
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_session_does_what_a_list_of_turns_does(steps in prop::collection::vec(step(), 1..120)) {
        let mut session = Session::<Santorini>::new(BySeat::new(|_| PlayerSpec::human()));
        let mut model = Model::default();
        for step in steps {
            let legal = session.moves();
            match step {
                Step::Play(place) if !legal.is_empty() => {
                    let text = &legal[place % legal.len()];
                    session.play(text, Duration::from_millis(1)).unwrap();
                    model.turns.push(text.clone());
                    model.undone.clear();
                }
                Step::Play(_) => prop_assert!(session.play("A1 A2", Duration::ZERO).is_err()),
                Step::Undo => {
                    let expected = if model.is_resigned {
                        model.is_resigned = false;
                        true
                    } else {
                        let turn = model.turns.pop();
                        model.undone.extend(turn.clone());
                        turn.is_some()
                    };
                    prop_assert_eq!(session.undo(), expected);
                }
                Step::Redo => {
                    let turn = if model.is_resigned { None } else { model.undone.pop() };
                    prop_assert_eq!(session.redo(), turn.is_some());
                    model.turns.extend(turn);
                }
                Step::Resign => {
                    let is_over = matches!(session.turn(), TableTurn::Over(_));
                    prop_assert_eq!(session.resign(Seat::FIRST).is_err(), is_over);
                    model.is_resigned |= !is_over;
                }
                Step::Nonsense => prop_assert!(session.play("Z9 no", Duration::ZERO).is_err()),
            }
            let state = model.state();
            let texts: Vec<String> = session.played().into_iter().map(|played| played.text).collect();
            prop_assert_eq!(&texts, &model.turns);
            prop_assert_eq!(session.position(), Santorini.write_state(&state));
            let expected = match Santorini.turn(&state) {
                _ if model.is_resigned => TableTurn::Over(Ending::Resigned(Seat::FIRST)),
                Turn::Seat(seat) => TableTurn::Seat(seat),
                Turn::Over(GameEnd { outcome: Outcome::Won(seat), .. }) => TableTurn::Over(Ending::Won(seat)),
                Turn::Over(_) => TableTurn::Over(Ending::Drawn),
                Turn::Chance(never) => match never {},
            };
            prop_assert_eq!(session.turn(), expected);
        }
    }

    #[test]
    fn no_text_makes_a_table_panic(text in "\\PC{0,40}|([A-Fa-f0-9/, ]{0,60}\n?){0,4}") {
        let mut game = people();
        let _ = game.play(&text, Duration::ZERO);
        let _ = game.set_position(&text);
        let _ = game.load_record(&text);
        let _ = game.load_record(&format!("// position: {text}"));
        prop_assert!(matches!(game.turn(), TableTurn::Seat(_) | TableTurn::Over(_)));
    }
}
