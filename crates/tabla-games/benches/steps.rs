//! What a step of a game costs: on the bare rules, in a stepper, in a batch, in a session, and through the erased table
//! with text.
//!
//! `cargo bench -p tabla-games --bench steps` (a game's name measures that game alone). The same random games are played
//! again on every level and must come out the same; what is told are nanoseconds of processor time for a step, and how
//! many times the bare rules that is.
//!
//! With `--once` everything is played once, for tools that count instructions where a processor's own counters cannot be
//! had: `valgrind --tool=callgrind --toggle-collect='*Bench*stepper*' target/release/deps/steps-* --once mice` counts those
//! of a level; the number of steps is told.

use std::env;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use tabla_core::{Chance, Encode, Game, History, Notation, Outcome, Seat, SeededRng, Turn, below};
use tabla_games::scrabble::{WordLists, WordSource};
use tabla_games::workshop::cpu_time;
use tabla_jamb::Jamb;
use tabla_jewels::{Jewels, generate};
use tabla_mice::Mice;
use tabla_santorini::Santorini;
use tabla_scrabble::Scrabble;
use tabla_table::{
    Act, AnyBatch, Command, GameKit, Kit, SavedBatch, SavedGame, Secret, Session, Setup, SideBySide, Stepper,
    Tempo, Waiting,
};

/// Each level is measured so often, and the best counts.
const RUNS: usize = 3;
/// For so long at least.
const LEAST: Duration = Duration::from_millis(200);
const SEED: u64 = 2026;

/// How a game came out.
type End = (Outcome, Vec<Option<i64>>);

/// A game that was played at random.
struct Played<G: Game> {
    seed: u64,
    moves: Vec<G::Move>,
    texts: Vec<String>,
    actions: Vec<usize>,
    end: End,
}

/// One game with everything that is measured of it.
struct Bench<G: Notation> {
    kit: Arc<GameKit<G>>,
    setup: Setup,
    games: Vec<Played<G>>,
    is_once: bool,
}

fn main() {
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let is_once = args.iter().any(|arg| arg == "--once");
    let named = |game: &str| args.iter().all(|arg| arg.starts_with("--") || arg == game);
    println!("game, level, ns a step, times the bare rules");
    if named("mice") {
        measure("mice", 2, 200, is_once, |_| Mice::default());
    }
    if named("santorini") {
        measure("santorini", 2, 400, is_once, |_| Santorini);
    }
    if named("jamb") {
        let filled = |_: &Jamb, state: &tabla_jamb::State| state.talon().filled() as u32;
        let side = move |_| SideBySide::new(Jamb::default(), 1, Tempo::ByTurns, filled);
        measure("jamb", 1, 100, is_once, move |seed| side(seed).expect("a game for one"));
    }
    if named("jewels") {
        let game = |seed| Jewels {
            layout: generate(&mut SeededRng::new(seed), 64).expect("a board"),
            turns: Some(30),
        };
        let side = move |seed| SideBySide::new(game(seed), 1, Tempo::ByTurns, |_, state| state.turns());
        measure("jewels", 1, 200, is_once, move |seed| side(seed).expect("a game for one"));
    }
    if named("scrabble") {
        let words = WordLists::default().load(&WordSource::English).expect("the list of the house");
        let game = Scrabble::new(words);
        measure("scrabble", 2, 10, is_once, move |_| game.clone());
    }
}

fn measure<G: Encode + Notation>(
    name: &'static str,
    people: usize,
    games: usize,
    is_once: bool,
    game: impl Fn(u64) -> G + Send + Sync + 'static,
) {
    let open = move |_: &Setup, secret: &Secret| Ok(game(secret.seed()));
    let kit = Arc::new(GameKit::new(name, open, |_| ()).batched_apart());
    let players = vec!["human".to_owned(); people];
    let setup = Setup { game: name.to_owned(), players, ..Setup::default() };
    let mut bench = Bench { kit, setup, games: Vec::new(), is_once };
    bench.games = bench.play(if is_once { games.div_ceil(10) } else { games });
    let bare = bench.time(|bench| bench.bare());
    if is_once {
        let steps: usize = bench.games.iter().map(|game| game.moves.len()).sum();
        println!("{name}, {} games, {steps} steps", bench.games.len());
    }
    let tell = |level: &str, nanos: f64| println!("{name}, {level}, {nanos:.0}, {:.2}", nanos / bare);
    tell("bare rules", bare);
    tell("stepper", bench.time(|bench| bench.stepper()));
    tell("batch, steps alone", bench.time(|bench| bench.batch(false, false)));
    tell("batch with masks", bench.time(|bench| bench.batch(true, false)));
    tell("batch with masks and observations", bench.time(|bench| bench.batch(true, true)));
    tell("session", bench.time(|bench| bench.session()));
    tell("erased table with text", bench.time(|bench| bench.table()));
}

impl<G: Encode + Notation> Bench<G> {
    fn new_batch(&self, count: usize) -> Box<dyn AnyBatch> {
        Arc::clone(&self.kit).batch(&self.setup, count, SEED).expect("a batch")
    }

    fn seats(&self) -> Vec<Seat> {
        (0..self.setup.players.len() as u8).map(Seat::at).collect()
    }

    /// Games at random, by masks.
    fn play(&self, count: usize) -> Vec<Played<G>> {
        let mut batch = self.new_batch(count);
        let mut masks = vec![false; count * batch.actions()];
        let (mut dice, mut played) = (SeededRng::new(SEED), vec![Vec::new(); count]);
        while batch.outcomes().iter().any(Option::is_none) {
            batch.masks(&mut masks);
            let mut actions = Vec::with_capacity(count);
            for (mask, played) in masks.chunks(batch.actions()).zip(&mut played) {
                let legal: Vec<usize> = (0..mask.len()).filter(|&at| mask[at]).collect();
                let chosen = legal.get(below(&mut dice, legal.len().max(1) as u64) as usize).copied();
                played.extend(chosen);
                actions.push(chosen.unwrap_or(0));
            }
            batch.step(&actions).expect("legal actions");
        }
        let ends = self.ends(&*batch);
        let games = batch.saved().games.into_iter().zip(played).zip(ends);
        games
            .map(|((saved, actions), end)| {
                let game = Arc::new(self.game(saved.seed));
                let moves = Stepper::restore(game, &saved).expect("what was saved").moves().to_vec();
                Played { seed: saved.seed, moves, texts: saved.moves, actions, end }
            })
            .collect()
    }

    fn game(&self, seed: u64) -> G {
        self.kit.game(&self.setup, &Secret::from_seed(seed)).expect("a game")
    }

    fn ends(&self, batch: &dyn AnyBatch) -> Vec<End> {
        let seats = self.seats();
        let points = |lane: usize| seats.iter().map(|&seat| batch.points(lane, seat)).collect();
        let ends = batch.outcomes().into_iter().enumerate();
        ends.map(|(lane, outcome)| (outcome.expect("it is over"), points(lane))).collect()
    }

    /// Nanoseconds for a step of all games, at best.
    fn time(&self, level: impl Fn(&Bench<G>) -> Vec<End>) -> f64 {
        let check = |ends: Vec<End>| {
            let is_same = ends.iter().zip(&self.games).all(|(end, game)| *end == game.end);
            assert!(is_same && ends.len() == self.games.len(), "the games came out differently");
        };
        if self.is_once {
            check(level(self));
            return f64::NAN;
        }
        let steps: usize = self.games.iter().map(|game| game.moves.len()).sum();
        let mut best = f64::INFINITY;
        for _ in 0..RUNS {
            let (begin, mut rounds) = (cpu_time(), 0u32);
            while cpu_time().saturating_sub(begin) < LEAST {
                check(black_box(level(self)));
                rounds += 1;
            }
            let spent = cpu_time().saturating_sub(begin).as_secs_f64();
            best = best.min(1e9 * spent / f64::from(rounds) / steps as f64);
        }
        best
    }

    /// Rules, chance and the history that draws depend on, and nothing around them.
    #[inline(never)]
    fn bare(&self) -> Vec<End> {
        let seats = self.seats();
        let play = |played: &Played<G>| {
            let (game, secret) = (self.game(played.seed), Secret::from_seed(played.seed));
            let (mut state, mut moves) = (game.start(), played.moves.iter());
            let (rules, mut history, mut decisions) = (game.draw_rules(), History::new(&game, &state), 0);
            let mut stream = None;
            let outcome = loop {
                match game.turn(&state) {
                    Turn::Over(end) => break end.outcome,
                    _ if rules.is_any() && history.draw(rules).is_some() => break Outcome::Drawn,
                    Turn::Seat(_) => {
                        let &mv = moves.next().expect("a move");
                        game.play(&mut state, mv);
                        history.push(&game, mv, &state);
                        (decisions, stream) = (decisions + 1, None);
                    }
                    Turn::Chance(chance) => {
                        let brought = match chance.key() {
                            Some(key) => chance.draw(&mut secret.keyed(key)),
                            None => chance.draw(stream.get_or_insert_with(|| secret.stream(decisions + 1))),
                        };
                        game.apply_chance(&mut state, brought);
                    }
                }
            };
            (outcome, seats.iter().map(|&seat| game.points(&state, seat)).collect())
        };
        self.games.iter().map(play).collect()
    }

    #[inline(never)]
    fn stepper(&self) -> Vec<End> {
        let seats = self.seats();
        let play = |played: &Played<G>| {
            let mut stepper = Stepper::new(Arc::new(self.game(played.seed)), played.seed);
            played.moves.iter().for_each(|&mv| stepper.play(mv));
            let points = seats.iter().map(|&seat| stepper.game().points(stepper.state(), seat)).collect();
            (stepper.outcome().expect("it is over"), points)
        };
        self.games.iter().map(play).collect()
    }

    /// Lane after lane, so that nothing is spent on lanes that are over.
    #[inline(never)]
    fn batch(&self, with_masks: bool, with_sights: bool) -> Vec<End> {
        let dimensions = self.new_batch(0);
        let mut mask = vec![false; dimensions.actions()];
        let mut seen = vec![0.0; dimensions.features()];
        let mut play = |played: &Played<G>| {
            let game = SavedGame { seed: played.seed, start: None, moves: Vec::new() };
            let saved = SavedBatch { seed: SEED, begun: 1, games: vec![game] };
            let mut batch = Arc::clone(&self.kit).restore_batch(&self.setup, &saved).expect("a batch");
            for &action in &played.actions {
                if with_masks {
                    batch.masks(&mut mask);
                }
                if with_sights {
                    batch.observe(&mut seen);
                }
                batch.step(&[action]).expect("a legal action");
            }
            self.ends(&*batch).remove(0)
        };
        self.games.iter().map(&mut play).collect()
    }

    #[inline(never)]
    fn session(&self) -> Vec<End> {
        let seats = self.seats();
        let play = |played: &Played<G>| {
            let secret = Secret::from_seed(played.seed);
            let kit = Arc::clone(&self.kit);
            let mut session = Session::open(kit, self.setup.clone(), secret).expect("a session");
            session.deal().expect("what is due");
            for &mv in &played.moves {
                let Turn::Seat(seat) = session.game().turn(session.state()) else { panic!("nobody moves") };
                let events = session.decide_move(seat, mv, 0, None, Vec::new()).expect("a legal move");
                events.iter().for_each(|event| session.apply(event).expect("what was decided"));
            }
            let points = seats.iter().map(|&seat| session.game().points(session.state(), seat)).collect();
            (session.ending().expect("it is over").outcome, points)
        };
        self.games.iter().map(play).collect()
    }

    #[inline(never)]
    fn table(&self) -> Vec<End> {
        let play = |played: &Played<G>| {
            let kit = Arc::clone(&self.kit);
            let mut table = kit.open(self.setup.clone(), Secret::from_seed(played.seed)).expect("a table");
            for text in &played.texts {
                let Waiting::Move(seat) = table.waiting() else { panic!("nobody moves") };
                let act = Act::Play { text: text.clone(), by: None, because: Vec::new() };
                let command = Command { seat: Some(seat), at: 0, revision: None, act };
                table.perform(&command).expect("a legal move");
            }
            let Waiting::Nothing(ending) = table.waiting() else { panic!("it is over") };
            (ending.outcome, played.end.1.clone())
        };
        self.games.iter().map(play).collect()
    }
}
