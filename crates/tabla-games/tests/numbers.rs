//! All games of the house by numbers: the same games as at a table, however many are played at once.

use std::sync::{Arc, LazyLock};

use serde_json::{Value, json};
use tabla_core::{Notation, Outcome, Seat, SeededRng, Viewer, below};
use tabla_games::kits::{Shelf, registry};
use tabla_mice::Mice;
use tabla_table::{Act, AnyBatch, Command, Registry, SavedBatch, SavedGame, Secret, Setup, Stepper, Waiting};

static REGISTRY: LazyLock<Registry> = LazyLock::new(|| registry(&Shelf::default()));

fn setup(game: &str, people: usize, options: Value) -> Setup {
    let Value::Object(options) = options else { panic!("options are an object") };
    Setup { game: game.to_owned(), options, players: vec!["human".to_owned(); people], ..Setup::default() }
}

/// Every game in two shapes.
fn shapes() -> Vec<Setup> {
    let mut opening = setup("mice", 2, json!({ "flying": true }));
    opening.start = Some("a7,g7,a1,g1/b6,f6,b2,f2/0,0/b".to_owned());
    vec![
        setup("mice", 2, json!({})),
        opening,
        setup("santorini", 2, json!({})),
        setup("jamb", 1, json!({ "jamb-is-ful": true })),
        setup("jamb", 3, json!({ "shared-dice": true })),
        setup("jewels", 1, json!({ "turns": 12 })),
        setup("jewels", 2, json!({ "turns": 8 })),
        setup("scrabble", 2, json!({})),
        setup("scrabble", 3, json!({ "language": "ro", "challenge": "double" })),
    ]
}

fn batch(setup: &Setup, count: usize, seed: u64) -> Box<dyn AnyBatch> {
    REGISTRY.find(&setup.game).unwrap().batch(setup, count, seed).unwrap()
}

fn is_over(batch: &dyn AnyBatch) -> bool {
    batch.outcomes().iter().all(Option::is_some)
}

/// One legal action in every game that goes on; which one depends on the seed of that game alone.
fn step(batch: &mut dyn AnyBatch, number: u64, masks: &mut [bool], seen: &mut [f32]) {
    batch.masks(masks);
    batch.observe(seen);
    assert!(seen.iter().all(|number| number.is_finite()));
    let choose = |(lane, mask): (usize, &[bool])| {
        let legal: Vec<usize> = (0..mask.len()).filter(|&at| mask[at]).collect();
        let mut dice = SeededRng::split(batch.seed(lane).unwrap(), number);
        legal.get(below(&mut dice, legal.len().max(1) as u64) as usize).copied().unwrap_or(0)
    };
    let actions: Vec<usize> = masks.chunks(batch.actions()).enumerate().map(choose).collect();
    batch.step(&actions).unwrap();
}

type End = (Outcome, Vec<Option<i64>>, SavedGame);

fn ends(batch: &dyn AnyBatch, people: usize) -> Vec<End> {
    let seats: Vec<Seat> = (0..people as u8).map(Seat::at).collect();
    let points = |lane: usize| seats.iter().map(|&seat| batch.points(lane, seat)).collect();
    let outcomes = batch.outcomes().into_iter().enumerate();
    let games = outcomes.zip(batch.saved().games);
    games.map(|((lane, outcome), game)| (outcome.expect("it is over"), points(lane), game)).collect()
}

/// Plays so many games to their end; once, everything is written down and read back.
fn play(setup: &Setup, count: usize, kept_at: u64) -> Vec<End> {
    let mut games = batch(setup, count, 11);
    let (mut masks, mut seen) = (vec![false; count * games.actions()], vec![0.0; count * games.features()]);
    let mut number = 0;
    while !is_over(&*games) {
        if number == kept_at {
            let text = serde_json::to_string(&games.saved()).unwrap();
            let saved: SavedBatch = serde_json::from_str(&text).unwrap();
            games = REGISTRY.find(&setup.game).unwrap().restore_batch(setup, &saved).unwrap();
            assert_eq!(games.saved(), saved);
        }
        step(&mut *games, number, &mut masks, &mut seen);
        number += 1;
        assert!(number < 2_000, "{}: it does not end", setup.game);
    }
    ends(&*games, setup.players.len())
}

/// The same moves at a table with the same seed.
fn at_a_table(setup: &Setup, game: &SavedGame) -> (Outcome, Vec<Option<i64>>) {
    let mut table = REGISTRY.open(setup.clone(), Secret::from_seed(game.seed)).unwrap();
    for text in &game.moves {
        let Waiting::Move(seat) = table.waiting() else { panic!("{}: over before {text}", setup.game) };
        let act = Act::Play { text: text.clone(), by: None, because: Vec::new() };
        let command = Command { seat: Some(seat), at: 0, revision: None, act };
        table.perform(&command).unwrap_or_else(|error| panic!("{} {text}: {error}", setup.game));
    }
    let Waiting::Nothing(ending) = table.waiting() else { panic!("{}: the table plays on", setup.game) };
    let shown = table.show(Viewer::Everything, None).unwrap();
    (ending.outcome, shown.extras.seats.iter().map(|seat| seat.points).collect())
}

#[test]
fn all_games_are_played_by_numbers_as_at_a_table() {
    assert!(REGISTRY.games().iter().all(|game| game.can_batch));
    for setup in shapes() {
        let four = play(&setup, 4, u64::MAX);
        assert_eq!(four[..1], play(&setup, 1, 3)[..], "{}: how many and kept or not", setup.game);
        for (outcome, points, game) in &four {
            assert_eq!((*outcome, points.clone()), at_a_table(&setup, game), "{}", setup.game);
        }
        let moves: Vec<&Vec<String>> = four.iter().map(|(_, _, game)| &game.moves).collect();
        assert!(moves.windows(2).all(|pair| pair[0] != pair[1]), "{}: every game is another", setup.game);
    }
}

/// A game that was over is followed by another, and what comes out does not depend on how many are played at once.
#[test]
fn game_after_game_the_seeds_are_the_same_for_any_number_of_lanes() {
    let setup = setup("santorini", 2, json!({}));
    let play = |count: usize| {
        let mut games = batch(&setup, count, 5);
        let (mut masks, mut seen) =
            (vec![false; count * games.actions()], vec![0.0; count * games.features()]);
        let mut found = Vec::new();
        // The step of a game is the number of its moves, whichever step of the batch it is.
        while found.len() < 12 {
            games.masks(&mut masks);
            games.observe(&mut seen);
            let saved = games.saved().games;
            let choose = |(game, mask): (&SavedGame, &[bool])| {
                let legal: Vec<usize> = (0..mask.len()).filter(|&at| mask[at]).collect();
                let mut dice = SeededRng::split(game.seed, game.moves.len() as u64);
                legal.get(below(&mut dice, legal.len().max(1) as u64) as usize).copied().unwrap_or(0)
            };
            let actions: Vec<usize> = saved.iter().zip(masks.chunks(games.actions())).map(choose).collect();
            games.step(&actions).unwrap();
            let outcomes = games.outcomes().into_iter().zip(games.saved().games);
            found.extend(outcomes.filter_map(|(outcome, game)| Some((game.seed, outcome?, game.moves))));
            games.restart().unwrap();
        }
        found
    };
    let (one, five) = (play(1), play(5));
    let same = five.iter().filter(|game| one.contains(game)).count();
    assert!(same >= 8, "{same} of {} games are the same", five.len());
    let differs =
        |game: &&(u64, Outcome, Vec<String>)| one.iter().any(|other| other.0 == game.0 && other != *game);
    assert!(!five.iter().any(|game| differs(&game)));
}

/// Draws by repetition depend on everything since the last mill: a game that was kept as data is drawn at the same move.
#[test]
fn repetition_survives_being_kept_as_data() {
    let game = Arc::new(Mice::default());
    let start = game.read_state("a7,g7,a1,g1/b6,f6,b2,f2/0,0/w").unwrap();
    let mut stepper = Stepper::at(Arc::clone(&game), start, 0);
    let steps = ["a7-d7", "b6-d6", "d7-a7", "d6-b6"];
    for (played, text) in steps.iter().cycle().enumerate() {
        let kept = serde_json::to_string(&stepper.saved()).unwrap();
        let mut again = Stepper::restore(Arc::clone(&game), &serde_json::from_str(&kept).unwrap()).unwrap();
        assert_eq!((again.state(), again.history()), (stepper.state(), stepper.history()));
        let Some(_) = stepper.mover() else {
            assert_eq!((played, stepper.outcome()), (8, Some(Outcome::Drawn)), "the third time");
            break;
        };
        let mv = game.read_move(stepper.state(), text).unwrap();
        stepper.play(mv);
        again.play(mv);
        assert_eq!((again.mover(), again.outcome()), (stepper.mover(), stepper.outcome()));
    }
    let mut saved = stepper.saved();
    saved.moves.push("a7-d7".to_owned());
    let refused = Stepper::restore(Arc::clone(&game), &saved).err().unwrap();
    assert_eq!(refused.saying.key, "table-over", "nothing is played after a draw");
    saved.moves = vec!["a7-b6".to_owned()];
    assert!(Stepper::restore(game, &saved).is_err());
}

/// Which chance falls is the usual dealer's affair; a batch does not pretend to throw the dice of another.
#[test]
fn other_dealers_are_refused() {
    let lcg = Setup { dealer: Some("lcg".to_owned()), ..setup("jamb", 1, json!({})) };
    let refused = REGISTRY.find("jamb").unwrap().batch(&lcg, 1, 1).err().unwrap();
    assert_eq!(refused.saying.key, "table-no-batch");
}

/// One game whose type is forgotten: numbers and texts are the same moves, and what is taken back was never played.
#[test]
fn a_game_is_played_by_numbers_and_texts_and_taken_back() {
    for setup in shapes() {
        let mut games = batch(&setup, 1, 3);
        let (mut mask, mut legal) = (vec![false; games.actions()], Vec::new());
        let mut positions = Vec::new();
        let mut game = games.lane(0).unwrap().copied();
        for number in 0..4 {
            games.masks(&mut mask);
            legal.clear();
            game.legal(&mut legal);
            let mut marked: Vec<usize> = legal.iter().map(|&action| action as usize).collect();
            marked.sort_unstable();
            assert_eq!(marked, (0..mask.len()).filter(|&at| mask[at]).collect::<Vec<_>>(), "{}", setup.game);
            assert!((0..20).all(|seed| game.draw(seed).is_some_and(|drawn| legal.contains(&drawn))));
            let action = marked[number % marked.len()];
            let text = game.text_of(action).unwrap();
            assert_eq!(game.action_of(&text).unwrap(), Some(action), "{} {text}", setup.game);
            positions.push((game.position(), game.key()));
            if number % 2 == 0 {
                game.play(action).unwrap()
            } else {
                game.play_text(&text).unwrap()
            }
            games.step(&[action]).unwrap();
            assert_eq!(game.position(), games.lane(0).unwrap().position(), "{}", setup.game);
        }
        let outside = game.actions();
        assert!(
            game.play(outside).is_err() && game.text_of(outside).is_err() && game.play_text("?").is_err()
        );
        let whole = game.copied();
        for before in positions.into_iter().rev() {
            assert!(game.undo());
            assert_eq!((game.position(), game.key()), before, "{}", setup.game);
        }
        assert!(!game.undo() && whole.plies() == 4 && game.plies() == 0);
    }
}
