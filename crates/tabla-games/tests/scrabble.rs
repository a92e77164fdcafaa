//! Tables of Scrabble with a list of words in a file: what may be seen, what is taken back, what is kept.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use tabla_core::{ErrorKind, Notation, Say, Seat, TableError, Viewer};
use tabla_games::kits::scrabble::{Turned, going_on_with, ranking, settled, setup, turns};
use tabla_games::kits::{Shelf, registry};
use tabla_games::scrabble::{
    ByScore, Challenge, ListProblem, Move, Outfit, OutfitProblem, Scrabble, WordLists, WordSource, gcg,
    read_seats, review,
};
use tabla_games::{Opened, open_file, open_save, save_table};
use tabla_table::{
    Act, Command, Job, JobAnswer, JobKind, Kit, Registry, SeatPlayers, Secret, Session, Setup, Table,
    Waiting, job, run_computers, run_job,
};
use tempfile::{TempDir, tempdir};

const WORDS: &str =
    "cat\ncats\nact\nacts\nscat\nat\nas\ntat\nta\ntas\nace\naces\nate\neat\neats\nsea\nseat\ntea\nteas\n";

struct Place {
    folder: TempDir,
    registry: Registry,
}

impl Place {
    fn new() -> Place {
        let folder = tempdir().expect("a folder");
        fs::write(folder.path().join("few.txt"), WORDS).expect("a file");
        Place { folder, registry: registry(&Shelf { word_files: true, ..Shelf::default() }) }
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn kit(&self) -> Arc<dyn Kit> {
        self.registry.find("scrabble").expect("the house has the game")
    }

    fn outfit(&self) -> Outfit {
        Outfit { words: WordSource::File(self.path("few.txt")), ..Outfit::english() }
    }

    fn setup(&self, players: &str, challenge: Challenge) -> Setup {
        setup(&self.outfit(), challenge, &read_seats(players).expect("players"))
    }

    fn open(&self, players: &str, seed: u64) -> Box<dyn Table> {
        self.open_as(self.setup(players, Challenge::Void), seed).expect("a table")
    }

    fn open_as(&self, setup: Setup, seed: u64) -> Result<Box<dyn Table>, TableError> {
        self.kit().open(setup, Secret::from_seed(seed))
    }

    fn at(&self, position: &str, players: &str) -> Box<dyn Table> {
        let setup = Setup { start: Some(position.to_owned()), ..self.setup(players, Challenge::Void) };
        self.open_as(setup, 1).expect("a table")
    }
}

fn game(table: &dyn Table) -> &Scrabble {
    (table as &dyn std::any::Any).downcast_ref::<Session<Scrabble>>().expect("Scrabble").game()
}

fn perform(table: &mut dyn Table, seat: Seat, act: Act) -> Result<(), TableError> {
    table.perform(&Command { seat: Some(seat), at: 0, revision: None, act }).map(drop)
}

/// Plays this for whoever is to move.
fn play(table: &mut dyn Table, text: &str) -> Turned {
    let Waiting::Move(seat) = table.waiting() else { panic!("{text}: nobody is to move") };
    let act = Act::Play { text: text.to_owned(), by: None, because: Vec::new() };
    perform(table, seat, act).unwrap_or_else(|error| panic!("{text}: {error}"));
    turns(table).pop().expect("a decision")
}

/// Lets the computer play whose turn it is; whether it is one's.
fn let_computer_play(table: &mut dyn Table) -> bool {
    let Waiting::Move(seat) = table.waiting() else { return false };
    if table.player(seat) == "human" {
        return false;
    }
    let job: Job = job("t", table, Viewer::Seat(seat), JobKind::Move);
    let Ok(JobAnswer::Acts { acts, .. }) = run_job(table, &job, None) else { panic!("no decision") };
    acts.into_iter().for_each(|act| perform(table, seat, act).expect("a legal move"));
    true
}

fn finish(table: &mut dyn Table) {
    for _ in 0..500 {
        if !let_computer_play(table) {
            return;
        }
    }
    panic!("the game does not end");
}

fn to_gcg(table: &dyn Table) -> String {
    table.export("gcg", Viewer::Everything).expect("a file")
}

/// The position with everything in it.
fn position(table: &dyn Table) -> String {
    table.show(Viewer::Everything, None).expect("a look").position
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let place = Place::new();
    let [mut one, mut other, mut third] = [7, 7, 8].map(|seed| place.open("greedy,greedy", seed));
    [&mut one, &mut other, &mut third].into_iter().for_each(|table| finish(&mut **table));
    assert_eq!(to_gcg(&*one), to_gcg(&*other));
    assert_ne!(to_gcg(&*one), to_gcg(&*third));
    let Waiting::Nothing(ending) = one.waiting() else { panic!("it is over") };
    let seats = one.show(Viewer::Public, None).expect("a look").extras.seats;
    let scores: Vec<i64> = seats.iter().filter_map(|seat| seat.points).collect();
    let best = scores.iter().max();
    assert_eq!(
        ending.outcome.winner().is_some(),
        scores.iter().filter(|score| Some(*score) == best).count() == 1
    );
    assert_eq!(settled(&*one).len(), 2);
}

/// In the form of today, and in that of the first edition.
#[test]
fn a_saved_game_is_the_same_game() {
    let place = Place::new();
    for (players, challenge) in
        [("greedy,greedy", Challenge::Void), ("greedy,greedy,greedy", Challenge::Double)]
    {
        let mut table = place.open_as(place.setup(players, challenge), 11).expect("a table");
        let (path, first) = (place.path("save.json"), place.path("first.json"));
        loop {
            save_table(&path, &*table, "gcg", true).expect("a save");
            let Opened { table: again, .. } = open_save(&place.registry, &path).expect("the same game");
            assert_eq!((again.saved(), turns(&*again)), (table.saved(), turns(&*table)));
            fs::write(&first, table.export("json", Viewer::Everything).expect("a save")).expect("a file");
            let wish = serde_json::Value::Null;
            let again = open_file(&place.registry, "scrabble", &first, wish, (0, 0)).expect("the same game");
            assert_eq!(position(&*again.table), position(&*table));
            assert_eq!(turns(&*again.table), turns(&*table));
            if !let_computer_play(&mut *table) {
                break;
            }
        }
    }
}

/// A save that names a file of words is read only where such files may be read.
#[test]
fn saves_with_words_of_their_own_need_a_shelf_that_reads_them() {
    let place = Place::new();
    let mut table = place.open("human,greedy", 4);
    play(&mut *table, "pass");
    let (path, first) = (place.path("save.json"), place.path("first.json"));
    save_table(&path, &*table, "gcg", true).expect("a save");
    fs::write(&first, table.export("json", Viewer::Everything).expect("a save")).expect("a file");
    let strict = registry(&Shelf::default());
    for path in [&path, &first] {
        assert!(open_save(&place.registry, path).is_ok(), "{}", path.display());
        let refusal = open_save(&strict, path).map(drop).expect_err("no word file is read");
        assert!(format!("{:?}", refusal.saying).contains("desk-scrabble-list"), "{refusal:?}");
    }
}

/// Whoever takes a move back and plays it again draws the same tiles.
#[test]
fn undo_leads_back_and_luck_stays_the_same() {
    let place = Place::new();
    let mut table = place.open("human,greedy", 5);
    let undo = |table: &mut dyn Table| perform(table, Seat::FIRST, Act::Undo);
    assert_eq!(undo(&mut *table).expect_err("nothing").saying.key, "scrabble-nothing-to-undo");
    let before = position(&*table);
    let rack = |table: &dyn Table| {
        let state = position(table);
        state.split_whitespace().nth(1).and_then(|racks| racks.split('/').next()).expect("a rack").to_owned()
    };
    let exchange = format!("exchange {}", rack(&*table));
    play(&mut *table, &exchange);
    let drawn = position(&*table);
    assert!(let_computer_play(&mut *table), "the computer plays");
    assert_eq!(table.plies(), 2);
    undo(&mut *table).expect("it is taken back");
    assert_eq!((table.plies(), position(&*table)), (0, before));
    play(&mut *table, &exchange);
    assert_eq!(position(&*table), drawn);
    let mut people = place.open("human,human", 5);
    play(&mut *people, "pass");
    assert_eq!(undo(&mut *people).expect_err("not with others").saying.key, "scrabble-no-undo");
    assert_eq!(people.plies(), 1);
}

/// What one seat is told must not depend on what only the others know.
#[test]
fn a_seat_learns_nothing_of_the_other_racks() {
    let place = Place::new();
    let with = |rack: &str| {
        let text = format!("15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 AEINRST/{rack} 10/0 0");
        place.at(&text, "human,human")
    };
    let [one, other] = [with("QZXJKVW"), with("AEIOUEE")];
    assert_ne!(position(&*one), position(&*other));
    let seen = |table: &dyn Table, seat| {
        let shown = table.show(Viewer::Seat(seat), None).expect("a look");
        (shown.board, shown.position)
    };
    assert_eq!(seen(&*one, Seat::FIRST), seen(&*other, Seat::FIRST));
    assert_ne!(seen(&*one, Seat::SECOND), seen(&*other, Seat::SECOND));
}

#[test]
fn decisions_are_found_in_the_ranking() {
    let place = Place::new();
    let text = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 CATSXYZ/ 0/0 0";
    let mut table = place.at(text, "human,greedy");
    let found = ranking(&*table, &ByScore, usize::MAX).expect("somebody is to decide");
    let (ranking, texts) = (found.list, found.texts);
    assert!(ranking.windows(2).all(|pair| pair[0].equity >= pair[1].equity));
    assert_eq!(ranking.last().map(|ranked| ranked.mv), Some(Move::Pass));
    let best = &ranking[0];
    // Down instead of across: the same word, and it costs nothing.
    assert_eq!(texts[0], "h5 ACTS");
    let turned = play(&mut *table, "8e ACTS");
    let found = review(&ranking, turned.mv, turned.points, 3).expect("a review");
    assert_eq!((found.place, found.cost, found.list.len()), (Some(1), 0, 3));
    perform(&mut *table, Seat::FIRST, Act::Undo).expect("it is taken back");
    let turned = play(&mut *table, "h8 AT");
    let found = review(&ranking, turned.mv, turned.points, 3).expect("a review");
    assert_eq!(found.cost, (best.score - turned.points) * 1000);
    assert_eq!(found.list.len(), 4);
    perform(&mut *table, Seat::FIRST, Act::Undo).expect("it is taken back");
    let turned = play(&mut *table, "exchange XYZ");
    let found = review(&ranking, turned.mv, turned.points, 3).expect("a review");
    assert_eq!((found.place, found.cost), (None, best.equity));
}

#[test]
fn games_that_cannot_be_set_up_are_refused() {
    let place = Place::new();
    let refused = |setup: Setup| place.open_as(setup, 1).map(drop).expect_err("no game").kind;
    let lost = Outfit { words: WordSource::File("no such file".into()), ..place.outfit() };
    assert!(matches!(
        lost.game(&WordLists::default(), 2),
        Err(OutfitProblem::Words(ListProblem::Storage(_)))
    ));
    let two = read_seats("human,greedy").expect("players");
    assert_eq!(refused(setup(&lost, Challenge::Void, &two)), ErrorKind::Setup);
    let crowd = place.outfit().game(&WordLists::default(), 5);
    assert!(matches!(crowd, Err(OutfitProblem::FewTiles { seats: 5, .. })));
    let crowd =
        Setup { players: vec!["greedy".to_owned(); 5], ..place.setup("human,greedy", Challenge::Void) };
    assert_eq!(refused(crowd), ErrorKind::Setup);
    let nonsense = Setup { start: Some("x".to_owned()), ..place.setup("human,greedy", Challenge::Void) };
    let two = place.outfit().game(&WordLists::default(), 2).expect("a game");
    let because = two.read_state("x").expect_err("no position").say();
    let refusal = place.open_as(nonsense, 1).map(drop).expect_err("no game");
    assert_eq!((refusal.kind, refusal.saying), (ErrorKind::Setup, because));
    assert!(open_save(&place.registry, Path::new("no such file")).is_err());
}

/// A whole game goes through its file: all turns, points and words.
#[test]
fn games_are_written_so_that_they_can_be_read() {
    let place = Place::new();
    for seed in 0..20 {
        let mut table = place.open("greedy,greedy", seed);
        finish(&mut *table);
        let text = to_gcg(&*table);
        let read = gcg::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let replayed = gcg::replay(game(&*table), &read).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let played = turns(&*table);
        assert_eq!(replayed.len(), played.len(), "{text}");
        for (turn, turned) in replayed.iter().zip(&played) {
            assert_eq!((turn.mv, turn.points), (Some(turned.mv), turned.points), "{text}");
        }
        let loaded = going_on_with(place.setup("greedy,greedy", Challenge::Void), &text);
        let again = place.open_as(loaded, 1).expect("a table");
        assert_eq!(again.waiting(), table.waiting(), "{text}");
        assert_eq!(to_gcg(&*again), text);
    }
}

/// Every level plays whole games by the rules; the weaker ones leave nothing to the clock.
#[test]
fn champions_of_every_level_play() {
    let place = Place::new();
    for level in ["beginner", "easy", "medium", "hard"] {
        let mut table = place.open(&format!("champion:level={level},greedy"), 2);
        finish(&mut *table);
        assert!(matches!(table.waiting(), Waiting::Nothing(_)), "{level}");
    }
    let mut table = place.open("champion,human", 2);
    assert!(let_computer_play(&mut *table));
}

/// Whatever the first levels lay is a common word, and so is whatever comes of it on the way across.
#[test]
fn the_first_levels_lay_common_words_alone() {
    let english = include_str!("../../../data/lexicons/english-common.txt");
    let romanian = include_str!("../../../data/lexicons/romanian-common.txt");
    for (language, list) in [("en", english), ("ro", romanian)] {
        let common: HashSet<&str> = list.lines().collect();
        for (level, longest) in [("beginner", 5), ("easy", 7)] {
            lay_common_words(language, &format!("champion:level={level}"), &common, longest);
        }
    }
}

fn lay_common_words(language: &str, player: &str, common: &HashSet<&str>, longest: usize) {
    let players = vec![player.to_owned(); 2];
    let options = serde_json::Map::from_iter([("language".to_owned(), language.into())]);
    let setup = Setup { game: "scrabble".to_owned(), players, options, ..Setup::default() };
    let mut table = registry(&Shelf::default()).open(setup, Secret::from_seed(3)).unwrap();
    let minds = SeatPlayers::new(1 << 30);
    assert!(!run_computers("common", &mut *table, &minds).unwrap(), "the game is over");
    let position = table.show(Viewer::Everything, None).unwrap().position;
    let rows: Vec<String> = position.split(' ').next().unwrap().split('/').map(written_out).collect();
    let columns = (0..rows.len()).map(|at| rows.iter().map(|row| row.as_bytes()[at] as char).collect());
    let lines: Vec<String> = rows.iter().cloned().chain(columns).collect();
    let words: Vec<&str> =
        lines.iter().flat_map(|line| line.split(' ')).filter(|word| word.len() > 1).collect();
    assert!(words.len() >= 10, "{words:?}");
    for word in words {
        assert!(common.contains(word.to_ascii_uppercase().as_str()), "{player} {word}");
        assert!(word.len() <= longest, "{player} {word}");
    }
}

/// A row of a position with a blank for every empty square.
fn written_out(row: &str) -> String {
    let (mut out, mut number) = (String::new(), String::new());
    for letter in row.chars().chain(['/']) {
        if letter.is_ascii_digit() {
            number.push(letter);
            continue;
        }
        out += &" ".repeat(number.parse().unwrap_or(0));
        number.clear();
        out.extend(Some(letter).filter(|letter| letter.is_ascii_alphabetic()));
    }
    out
}
