//! The draws that a record shows: repetitions and long quiet, as whoever holds the record counts them.

use tabla_core::{DrawRules, Game, History, HistoryDraw, Notation, SeededRng, pick};
use tabla_mice::{Mice, State};

/// A game under way with its history.
struct Record {
    game: Mice,
    state: State,
    history: History,
}

impl Record {
    fn new(game: Mice, position: &str) -> Record {
        let state = game.read_state(position).unwrap();
        Record { game, state, history: History::new(&game, &state) }
    }

    /// Plays the turn and tells whether the game is drawn then.
    fn play(&mut self, text: &str) -> Option<HistoryDraw> {
        let mv = self.game.read_move(&self.state, text).unwrap_or_else(|error| panic!("{error}"));
        self.game.play(&mut self.state, mv);
        self.history.push(&self.game, mv, &self.state);
        self.history.draw(self.game.draw_rules())
    }
}

/// Six men far from each other.
const APART: &str = "a7,d6,d2/g1,f4,e3/0,0/w";

#[test]
fn the_same_position_for_the_third_time_is_a_draw() {
    let mut record = Record::new(Mice::default(), APART);
    let round = ["a7-a4", "g1-g4", "a4-a7", "g4-g1"];
    let drawn: Vec<Option<HistoryDraw>> = round.iter().chain(&round).map(|turn| record.play(turn)).collect();
    // It stood at the beginning, after the first round, and after the second.
    assert_eq!(drawn[..7], [None; 7]);
    assert_eq!(drawn[7], Some(HistoryDraw::Repetition));
}

#[test]
fn another_player_to_move_is_another_position() {
    let white = Mice::default().read_state(APART).unwrap();
    let black = Mice::default().read_state(&APART.replace('w', "b")).unwrap();
    assert_ne!(Mice::default().key(&white), Mice::default().key(&black));
}

#[test]
fn two_hundred_turns_without_a_mill_are_a_draw() {
    let without_repetition = Mice { repetition: false, ..Mice::default() };
    let mut record = Record::new(without_repetition, APART);
    let round = ["a7-a4", "g1-g4", "a4-a7", "g4-g1"];
    for turn in 1..200 {
        assert_eq!(record.play(round[(turn - 1) % 4]), None, "turn {turn}");
    }
    assert_eq!(record.play(round[3]), Some(HistoryDraw::Quiet));
}

#[test]
fn a_mill_starts_the_count_anew_and_a_placement_does_not() {
    let mut record = Record::new(Mice::default(), "//9,9/w");
    for text in ["a7", "a1", "d7", "b4"] {
        record.play(text);
    }
    assert_eq!(record.history.quiet_turns(), 4);
    record.play("g7xa1");
    assert_eq!(record.history.quiet_turns(), 0);
    record.play("a1");
    assert_eq!(record.history.quiet_turns(), 1);
}

/// How often a position has stood is known when it comes; here it is counted.
#[test]
fn positions_stand_as_often_as_their_keys_are_there() {
    // Few men and no end: the same comes again and again, and a long quiet fills every place where a key is noted.
    let mut record = Record::new(Mice { repetition: true, quiet: false, flying: false }, APART);
    let (mut dice, mut most) = (SeededRng::new(5), 0);
    for _ in 0..3_000 {
        let moves = record.game.list(&record.state);
        let Some(&mv) = pick(&mut dice, &moves).filter(|mv| !mv.closes_mill()) else { continue };
        record.game.play(&mut record.state, mv);
        record.history.push(&record.game, mv, &record.state);
        let key = record.game.key(&record.state);
        let times = 1 + record.history.past().iter().filter(|&&past| past == key).count();
        assert_eq!(record.history.times() as usize, times);
        most = most.max(times);
    }
    assert!(most >= 3 && record.history.quiet_turns() > 1_000, "{most} in {}", record.history.quiet_turns());
}

#[test]
fn both_rules_can_be_switched_off() {
    let analysis = Mice { repetition: false, quiet: false, ..Mice::default() };
    assert_eq!(analysis.draw_rules(), DrawRules::default());
    let mut record = Record::new(analysis, APART);
    for _ in 0..100 {
        for turn in ["a7-a4", "g1-g4", "a4-a7", "g4-g1"] {
            assert_eq!(record.play(turn), None);
        }
    }
    assert_eq!(
        Mice::FLYING.draw_rules(),
        DrawRules { repetition: Some(3), quiet: Some(200) },
        "flying changes nothing about draws"
    );
}
