//! Tables of Scrabble: what may be seen, what is taken back, what is kept.

use std::fs;
use std::path::Path;

use tabla_core::Seat;
use tabla_play::scrabble::{
    Adviser, ByScore, Challenge, Move, ScrabbleSeat, ScrabbleSetup, ScrabbleTable, ScrabbleTurn,
    SetupProblem, WordLists, WordSource, gcg, read_seats, review,
};
use tabla_play::write_save;
use tempfile::{TempDir, tempdir};

const WORDS: &str =
    "cat\ncats\nact\nacts\nscat\nat\nas\ntat\nta\ntas\nace\naces\nate\neat\neats\nsea\nseat\ntea\nteas\n";

struct Place {
    folder: TempDir,
    lists: WordLists,
}

impl Place {
    fn new() -> Place {
        let folder = tempdir().expect("a folder");
        fs::write(folder.path().join("few.txt"), WORDS).expect("a file");
        Place { folder, lists: WordLists::default() }
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn setup(&self, players: &str, seed: u64) -> ScrabbleSetup {
        ScrabbleSetup {
            words: WordSource::File(self.path("few.txt")),
            seats: read_seats(players).expect("players"),
            seed,
            ..ScrabbleSetup::default()
        }
    }

    fn open(&self, players: &str, seed: u64) -> ScrabbleTable {
        ScrabbleTable::open(self.setup(players, seed), &self.lists).expect("a table")
    }
}

fn finish(table: &mut ScrabbleTable) {
    for _ in 0..500 {
        if table.let_computer_play().is_none() {
            return;
        }
    }
    panic!("the game does not end");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let place = Place::new();
    let [mut one, mut other, mut third] = [7, 7, 8].map(|seed| place.open("greedy,greedy", seed));
    [&mut one, &mut other, &mut third].into_iter().for_each(finish);
    assert_eq!(one.to_gcg(), other.to_gcg());
    assert_ne!(one.to_gcg(), third.to_gcg());
    let ScrabbleTurn::Over(ending) = one.turn() else { panic!("it is over") };
    let best = ending.scores.iter().max();
    assert_eq!(
        ending.winner.is_some(),
        ending.scores.iter().filter(|score| Some(*score) == best).count() == 1
    );
}

#[test]
fn a_saved_game_is_the_same_game() {
    let place = Place::new();
    for (players, challenge) in
        [("greedy,greedy", Challenge::Void), ("greedy,greedy,greedy", Challenge::Double)]
    {
        let setup = ScrabbleSetup { challenge, ..place.setup(players, 11) };
        let mut table = ScrabbleTable::open(setup, &place.lists).expect("a table");
        let path = place.path("save.json");
        loop {
            write_save(&path, "scrabble", &table.save()).expect("a save");
            let again = ScrabbleTable::restore(&path, &place.lists).expect("the same game");
            assert_eq!((again.state(), again.played()), (table.state(), table.played()));
            if table.let_computer_play().is_none() {
                break;
            }
        }
    }
}

/// Whoever takes a move back and plays it again draws the same tiles.
#[test]
fn undo_leads_back_and_luck_stays_the_same() {
    let place = Place::new();
    let mut table = place.open("human,greedy", 5);
    assert_eq!((table.may_undo(), table.undo()), (false, 0));
    let before = table.state().clone();
    let exchange = format!("exchange {}", table.state().rack(Seat::FIRST));
    table.play(&exchange).expect("an exchange");
    let drawn = *table.state().rack(Seat::FIRST);
    table.let_computer_play().expect("the computer plays");
    assert_eq!(table.undo(), 2);
    assert_eq!(table.state(), &before);
    table.play(&exchange).expect("an exchange");
    assert_eq!(table.state().rack(Seat::FIRST), &drawn);
    let mut people = place.open("human,human", 5);
    people.play("pass").expect("a pass");
    assert_eq!((people.may_undo(), people.undo()), (false, 0));
}

/// What one seat is told must not depend on what only the others know.
#[test]
fn a_seat_learns_nothing_of_the_other_racks() {
    let place = Place::new();
    let position = |rack: &str| {
        let text = format!("15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 AEINRST/{rack} 10/0 0");
        let setup = ScrabbleSetup { position: Some(text), ..place.setup("human,human", 1) };
        ScrabbleTable::open(setup, &place.lists).expect("a table")
    };
    let [one, other] = [position("QZXJKVW"), position("AEIOUEE")];
    assert_ne!(one.state(), other.state());
    assert_eq!(one.view(Seat::FIRST), other.view(Seat::FIRST));
    assert_eq!(one.position(Seat::FIRST), other.position(Seat::FIRST));
    assert_ne!(one.view(Seat::SECOND), other.view(Seat::SECOND));
}

#[test]
fn decisions_are_found_in_the_ranking() {
    let place = Place::new();
    let text = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 CATSXYZ/ 0/0 0".to_owned();
    let setup = ScrabbleSetup { position: Some(text), ..place.setup("human,greedy", 1) };
    let mut table = ScrabbleTable::open(setup, &place.lists).expect("a table");
    let ranking = ByScore.rank(table.game(), &table.sight(Seat::FIRST));
    assert!(ranking.windows(2).all(|pair| pair[0].equity >= pair[1].equity));
    assert_eq!(ranking.last().map(|ranked| ranked.mv), Some(Move::Pass));
    let best = &ranking[0];
    // Down instead of across: the same word, and it costs nothing.
    let across = tabla_core::Notation::write_move(table.game(), table.state(), best.mv);
    assert_eq!(across, "h5 ACTS");
    let turned = table.play("8e ACTS").expect("the same word down");
    let found = review(&ranking, turned.mv, turned.points, 3).expect("a review");
    assert_eq!((found.place, found.cost, found.list.len()), (Some(1), 0, 3));
    table.undo();
    let turned = table.play("h8 AT").expect("a word");
    let found = review(&ranking, turned.mv, turned.points, 3).expect("a review");
    assert_eq!(found.cost, (best.score - turned.points) * 1000);
    assert_eq!(found.list.len(), 4);
    table.undo();
    let turned = table.play("exchange XYZ").expect("an exchange");
    let found = review(&ranking, turned.mv, turned.points, 3).expect("a review");
    assert_eq!((found.place, found.cost), (None, best.equity));
}

#[test]
fn games_that_cannot_be_set_up_are_refused() {
    let place = Place::new();
    let refused = |setup: ScrabbleSetup| ScrabbleTable::open(setup, &place.lists).err();
    let lost =
        ScrabbleSetup { words: WordSource::File("no such file".into()), ..place.setup("human,greedy", 1) };
    assert!(matches!(refused(lost), Some(SetupProblem::Words(_))));
    let crowd = ScrabbleSetup { seats: vec![ScrabbleSeat::Greedy; 5], ..place.setup("human,greedy", 1) };
    assert!(matches!(refused(crowd), Some(SetupProblem::FewTiles { seats: 5, .. })));
    let nonsense = ScrabbleSetup { position: Some("x".to_owned()), ..place.setup("human,greedy", 1) };
    assert!(matches!(refused(nonsense), Some(SetupProblem::Start(_))));
    assert!(ScrabbleTable::restore(Path::new("no such file"), &place.lists).is_err());
}

/// A whole game goes through its file: all turns, points and words.
#[test]
fn games_are_written_so_that_they_can_be_read() {
    let place = Place::new();
    for seed in 0..20 {
        let mut table = place.open("greedy,greedy", seed);
        finish(&mut table);
        let text = table.to_gcg();
        let read = gcg::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let turns = gcg::replay(table.game(), &read).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let played = table.played();
        assert_eq!(turns.len(), played.len(), "{text}");
        for (turn, turned) in turns.iter().zip(&played) {
            assert_eq!((turn.mv, turn.points), (Some(turned.mv), turned.points), "{text}");
        }
        let loaded = ScrabbleSetup { loaded: Some(text.clone()), ..place.setup("greedy,greedy", 1) };
        let again = ScrabbleTable::open(loaded, &place.lists).expect("a table");
        assert_eq!(again.turn(), table.turn(), "{text}");
        assert_eq!(again.to_gcg(), text);
    }
}

/// Every level plays whole games by the rules; the weaker ones leave nothing to the clock.
#[test]
fn champions_of_every_level_play() {
    let place = Place::new();
    for level in ["beginner", "easy", "medium", "hard"] {
        let mut table = place.open(&format!("champion:level={level},greedy"), 2);
        finish(&mut table);
        assert!(matches!(table.turn(), ScrabbleTurn::Over(_)), "{level}");
    }
    let mut table = place.open("champion,human", 2);
    assert!(table.let_computer_play().is_some());
}
