//! Four games in small, one for each shape of the product's five.
#![allow(dead_code)]

pub mod faces;
pub mod store;
mod tiles;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::json;
use tabla_core::rand_core::Rng;
use tabla_core::*;
use tabla_table::*;
use tiles::Tiles;

/// One type of reasons for all toys; the sixth game has its own enum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say(saying = Saying::new(_0), error)]
pub struct Because(&'static str);

/// Moves are read by looking for them in the list; positions are not read.
macro_rules! read_by_list {
    () => {
        type Refusal = Because;
        type Fault = Because;

        fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, MoveError<Because>> {
            let found = self.list(state).into_iter().find(|&mv| self.write_move(state, mv) == text.trim());
            found.ok_or_else(|| MoveError::Illegal {
                text: text.to_owned(),
                because: Because("toy-not-listed"),
            })
        }
    };
}
pub(crate) use read_by_list;

macro_rules! no_positions {
    () => {
        fn write_state(&self, state: &Self::State) -> String {
            format!("{state:?}")
        }
        fn read_state(&self, text: &str) -> Result<Self::State, StateError<Because>> {
            Err(StateError { text: text.to_owned(), because: vec![Because("toy-no-positions")] })
        }
    };
}
pub(crate) use no_positions;

fn ended(reason: &'static str) -> GameEnd<Because> {
    GameEnd { outcome: Outcome::Ended, reason: Because(reason) }
}

/// A duel: a pile; take one or two, or put one back (at most 6). Drawn when a position stands three times, or when
/// nobody has taken two for eight turns.
pub struct Pile(pub u8);

impl Game for Pile {
    type State = (u8, u8);
    type Move = i8;
    type Chance = Never;
    type Observation = (u8, u8);
    type EndReason = Because;

    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> (u8, u8) {
        (self.0, 0)
    }
    fn turn(&self, &(pile, mover): &(u8, u8)) -> TurnOf<Self> {
        let end = GameEnd { outcome: Outcome::Won(Seat::at(1 - mover)), reason: Because("pile-empty") };
        if pile == 0 { Turn::Over(end) } else { Turn::Seat(Seat::at(mover)) }
    }
    fn moves(&self, &(pile, _): &(u8, u8), moves: &mut Vec<i8>) {
        moves.extend([-1, -2, 1].into_iter().filter(|mv| (0..=6).contains(&(pile as i8 + mv)) && pile > 0));
    }
    fn play(&self, state: &mut (u8, u8), mv: i8) {
        *state = ((state.0 as i8 + mv) as u8, 1 - state.1);
    }
    fn apply_chance(&self, _: &mut (u8, u8), event: Never) {
        match event {}
    }
    fn observe(&self, state: &(u8, u8), _: Viewer) -> (u8, u8) {
        *state
    }
    fn draw_rules(&self) -> DrawRules {
        DrawRules { repetition: Some(3), quiet: Some(8) }
    }
    fn is_lasting(&self, mv: i8) -> bool {
        mv == -2
    }
}

impl Notation for Pile {
    read_by_list!();

    fn write_move(&self, _: &(u8, u8), mv: i8) -> String {
        mv.to_string()
    }
    fn write_state(&self, state: &(u8, u8)) -> String {
        format!("{}/{}", state.0, state.1)
    }
    fn read_state(&self, text: &str) -> Result<(u8, u8), StateError<Because>> {
        let read =
            text.split_once('/').and_then(|(pile, mover)| Some((pile.parse().ok()?, mover.parse().ok()?)));
        let real = read.filter(|&(pile, mover)| pile <= 6 && mover <= 1);
        real.ok_or_else(|| StateError { text: text.to_owned(), because: vec![Because("pile-position")] })
    }
}

impl Encode for Pile {
    fn actions(&self) -> usize {
        3
    }
    fn action(&self, _: &(u8, u8), mv: i8) -> Option<usize> {
        Some(if mv == 1 { 2 } else { (-mv - 1) as usize })
    }
    fn move_of(&self, state: &(u8, u8), action: usize) -> Option<i8> {
        let mv = *[-1, -2, 1].get(action)?;
        (0..=6).contains(&(state.0 as i8 + mv)).then_some(mv)
    }
    fn features(&self) -> usize {
        1
    }
    fn encode(&self, seen: &(u8, u8), _: Seat, out: &mut [f32]) {
        out[0] = f32::from(seen.0);
    }
}

/// Its answer depends on how often it was asked, and it holds a kilobyte: what a champion's memory does.
struct Counting(u64);

impl Player<Pile> for Counting {
    fn choose(
        &mut self,
        _: &Pile,
        _: &(u8, u8),
        context: &mut PlayerContext<'_, Pile>,
    ) -> Option<Answer<i8>> {
        self.0 += 1;
        let moves = (context.moves)();
        let best = moves[self.0 as usize % moves.len()];
        let words = vec![Saying::new("asked").with("past", context.history.past().len())];
        Some(Answer { nodes: self.0, words, ..Answer::new(best) })
    }
    fn bytes(&self) -> usize {
        1000
    }
}

/// Publishes a thought, then does not notice for a while that its time is up.
fn sluggish(_: &Pile, _: &(u8, u8), context: &mut PlayerContext<'_, Pile>) -> Option<Answer<i8>> {
    let mv = *(context.moves)().first()?;
    (context.report)(&Answer { depth: 1, line: vec![mv, -1], ..Answer::new(mv) });
    std::thread::sleep(Duration::from_millis(400));
    Some(Answer::new(mv))
}

/// Solitary with dice: three turns of one or two throws of two dice; what is written counts.
pub struct Dice;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Sheet {
    turn: u32,
    throw: u64,
    lying: Option<(u8, u8)>,
    points: i64,
}

impl Sheet {
    /// How many throws of this turn have fallen.
    pub fn throws(&self) -> u64 {
        self.throw
    }
}

#[derive(Clone, Debug)]
pub struct Cup {
    key: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DiceMove {
    Write,
    Again,
}

impl Chance for Cup {
    type Event = (u8, u8);

    fn draw(&self, rng: &mut dyn Rng) -> (u8, u8) {
        (below(rng, 6) as u8 + 1, below(rng, 6) as u8 + 1)
    }
    fn seat(&self) -> Option<Seat> {
        Some(Seat::at(0))
    }
    fn key(&self) -> Option<u64> {
        Some(self.key)
    }
}

impl Game for Dice {
    type State = Sheet;
    type Move = DiceMove;
    type Chance = Cup;
    type Observation = Sheet;
    type EndReason = Because;

    fn seats(&self) -> u8 {
        1
    }
    fn start(&self) -> Sheet {
        Sheet { turn: 0, throw: 0, lying: None, points: 0 }
    }
    fn turn(&self, state: &Sheet) -> TurnOf<Self> {
        match state.lying {
            _ if state.turn == 3 => Turn::Over(ended("dice-full")),
            None => Turn::Chance(Cup { key: u64::from(state.turn) * 2 + state.throw }),
            Some(_) => Turn::Seat(Seat::at(0)),
        }
    }
    fn moves(&self, state: &Sheet, moves: &mut Vec<DiceMove>) {
        if !matches!(self.turn(state), Turn::Seat(_)) {
            return;
        }
        moves.push(DiceMove::Write);
        moves.extend((state.throw < 2).then_some(DiceMove::Again));
    }
    fn play(&self, state: &mut Sheet, mv: DiceMove) {
        let (one, two) = state.lying.take().unwrap_or_default();
        if mv == DiceMove::Write {
            let points = state.points + i64::from(one + two);
            *state = Sheet { turn: state.turn + 1, throw: 0, lying: None, points };
        }
    }
    /// The dice lie sorted; the order in which they fell is in the event alone.
    fn apply_chance(&self, state: &mut Sheet, (one, two): (u8, u8)) {
        (state.lying, state.throw) = (Some((one.min(two), one.max(two))), state.throw + 1);
    }
    fn observe(&self, state: &Sheet, _: Viewer) -> Sheet {
        state.clone()
    }
    fn points(&self, state: &Sheet, _: Seat) -> Option<i64> {
        Some(state.points)
    }
}

impl Notation for Dice {
    read_by_list!();
    no_positions!();

    fn write_move(&self, _: &Sheet, mv: DiceMove) -> String {
        format!("{mv:?}").to_lowercase()
    }
    fn write_chance(&self, event: &(u8, u8)) -> String {
        format!("{} {}", event.0, event.1)
    }
    fn read_chance(&self, _: &Sheet, text: &str) -> Option<(u8, u8)> {
        let dice = text.split_once(' ').and_then(|(one, two)| Some((one.parse().ok()?, two.parse().ok()?)));
        dice.filter(|(one, two)| (1..=6).contains(one) && (1..=6).contains(two))
    }
}

impl Encode for Dice {
    fn actions(&self) -> usize {
        2
    }
    fn action(&self, _: &Sheet, mv: DiceMove) -> Option<usize> {
        Some(mv as usize)
    }
    fn move_of(&self, state: &Sheet, action: usize) -> Option<DiceMove> {
        self.list(state).get(action).copied()
    }
    fn features(&self) -> usize {
        3
    }
    fn encode(&self, seen: &Sheet, _: Seat, out: &mut [f32]) {
        let (one, two) = seen.lying.unwrap_or_default();
        out.copy_from_slice(&[f32::from(one), f32::from(two), seen.turn as f32]);
    }
}

/// An answer with one word to it.
pub fn said<M>(best: M, why: &'static str) -> Answer<M> {
    Answer { words: vec![Saying::new(why)], ..Answer::new(best) }
}

/// A friend with an aim that must last a turn: it decides at the first throw whether to throw twice.
#[derive(Default)]
struct Friend {
    aim: Option<u32>,
}

impl Player<Dice> for Friend {
    fn choose(
        &mut self,
        _: &Dice,
        sheet: &Sheet,
        context: &mut PlayerContext<'_, Dice>,
    ) -> Option<Answer<DiceMove>> {
        if self.aim == Some(sheet.turn) {
            return Some(said(DiceMove::Write, "as-i-aimed"));
        }
        self.aim = Some(sheet.turn);
        let again = (context.moves)().contains(&DiceMove::Again);
        Some(said(if again { DiceMove::Again } else { DiceMove::Write }, "i-aim-higher"))
    }
}

/// Solitary without chance, with a hidden refill: take a stone for its number, the next of the line falls into its
/// place.
pub struct Stones {
    line: Vec<u8>,
    turns: u32,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    stones: [u8; 3],
    fallen: usize,
    points: i64,
}

impl Game for Stones {
    type State = Row;
    type Move = usize;
    type Chance = Never;
    type Observation = [u8; 3];
    type EndReason = Because;

    fn seats(&self) -> u8 {
        1
    }
    fn start(&self) -> Row {
        Row { stones: [1, 2, 3], fallen: 0, points: 0 }
    }
    fn turn(&self, row: &Row) -> TurnOf<Self> {
        if row.fallen as u32 >= self.turns {
            Turn::Over(ended("stones-turns"))
        } else {
            Turn::Seat(Seat::at(0))
        }
    }
    fn moves(&self, row: &Row, moves: &mut Vec<usize>) {
        if matches!(self.turn(row), Turn::Seat(_)) {
            moves.extend(0..3);
        }
    }
    fn play(&self, row: &mut Row, mv: usize) {
        let next = self.line[row.fallen % self.line.len()];
        row.points += i64::from(std::mem::replace(&mut row.stones[mv], next));
        row.fallen += 1;
    }
    fn apply_chance(&self, _: &mut Row, event: Never) {
        match event {}
    }
    fn observe(&self, row: &Row, _: Viewer) -> [u8; 3] {
        row.stones
    }
    fn points(&self, row: &Row, _: Seat) -> Option<i64> {
        Some(row.points)
    }
    fn withdraw(&self, _: &Row, how: Withdrawal) -> Withdrawn<Row> {
        let key = if how == Withdrawal::TimeIsUp { "stones-ending-time" } else { "stones-left" };
        Withdrawn::Over(Outcome::Ended, Saying::new(key))
    }
}

impl Notation for Stones {
    read_by_list!();
    no_positions!();

    fn write_move(&self, _: &Row, mv: usize) -> String {
        mv.to_string()
    }
}

impl Encode for Stones {
    fn actions(&self) -> usize {
        3
    }
    fn action(&self, _: &Row, mv: usize) -> Option<usize> {
        Some(mv)
    }
    fn move_of(&self, _: &Row, action: usize) -> Option<usize> {
        (action < 3).then_some(action)
    }
    fn features(&self) -> usize {
        3
    }
    fn encode(&self, seen: &[u8; 3], _: Seat, out: &mut [f32]) {
        out.copy_from_slice(&seen.map(f32::from));
    }
}

#[derive(Deserialize)]
struct ValueOf {
    tile: u8,
}

fn side_by_side<G: Game>(
    setup: &Setup,
    game: G,
    tempo: Tempo,
    turns: fn(&G, &G::State) -> u32,
) -> Result<SideBySide<G>, TableError> {
    let shared_chance = setup.options.get("dice").is_some_and(|dice| dice == "same");
    Ok(SideBySide::new(game, setup.players.len(), tempo, turns)?.sharing_chance(shared_chance))
}

const COUNTING: PlayerKind = PlayerKind::new("counting").settings(Setting::SEARCH);
const SLUGGISH: PlayerKind =
    PlayerKind::new("sluggish").settings(Setting::SEARCH).pace(Pace::Time(Duration::from_secs(1)));

pub fn pile() -> GameKit<Pile> {
    GameKit::new("pile", |_, _| Ok(Pile(5)), |input| {
        // The last move is in the accounts, as the duels' JSON wants it.
        json!({"pile": input.observation.0, "last": input.accounts.last().and_then(|last| last.text.clone())})
    })
    .player(COUNTING, |_, _| Box::new(Counting(0)))
    .player(SLUGGISH, |_, _| Box::new(sluggish))
    .question("report", false, |input: &mut QuestionInput<'_, Pile>, (): ()| {
        Ok(json!({"plies": input.session.plies(), "asked about": input.ply, "pile": input.observation()?.0}))
    })
    .schema(|| json!({"type": "object", "properties": {"pile": {"type": "integer"}}}))
    .batched()
}

/// A game as it was written down at a real table: throws and decisions, one a line.
fn write_sheet(session: &Session<SideBySide<Dice>>, viewer: Viewer) -> Result<String, TableError> {
    let line = |account: Account| match (account.what, account.text) {
        (AccountKind::Chance, Some(text)) => format!("threw {text}\n"),
        (_, text) => text.unwrap_or_default() + "\n",
    };
    Ok(session.accounts(viewer, session.plies())?.into_iter().map(line).collect())
}

fn read_sheet(_: &GameKit<SideBySide<Dice>>, setup: Setup, text: &str) -> Result<Loaded, TableError> {
    let event = |(revision, line): (u64, &str)| {
        let what = match line.strip_prefix("threw ") {
            Some(dice) => Happening::Chance { brought: dice.to_owned() },
            None => Happening::Played { mv: line.to_owned(), by: None, because: Vec::new() },
        };
        Event { revision, at: 0, seat: Some(Seat::at(0)), what }
    };
    let setup = Setup { dealer: Some("told".into()), by_hand: true, ..setup };
    Ok(Loaded { setup, events: (1..).zip(text.lines()).map(event).collect() })
}

pub fn dice() -> GameKit<SideBySide<Dice>> {
    GameKit::new(
        "dice",
        |setup, _| side_by_side(setup, Dice, Tempo::ByTurns, |_, sheet| sheet.turn),
        |input| {
            let thrown: Vec<_> = input.accounts.iter().filter(|account| account.what == AccountKind::Chance).collect();
            let friend = input.accounts.last().filter(|account| account.by.is_some());
            json!({"places": input.observation, "helped": input.extras.seats[0].helped,
                   "thrown": thrown.last().map(|account| &account.text), "because": friend.map(|last| &last.because)})
        },
    )
    .choice(Choice::word("dice", "toy-dice", &["own", "same"]))
    .player("friend", |_, _| Box::new(OnOwnBoard(Friend::default())))
    .same_turn(|game, before, after| game.turn_number(before) == game.turn_number(after))
    .format(Format::new("sheet", write_sheet).read(read_sheet))
    .take_back(TakeBack::BEFORE_CHANCE)
    .batched()
}

pub fn stones() -> GameKit<SideBySide<Stones>> {
    let line = |seed| (0..32).map(|at| below(&mut SeededRng::split(seed, at), 9) as u8 + 1).collect();
    GameKit::new(
        "stones",
        move |setup, secret| {
            let game = Stones { line: line(secret.seed()), turns: 4 };
            side_by_side(setup, game, Tempo::Race, |_, row| row.fallen as u32)
        },
        |input| json!({"places": input.observation, "journal": input.accounts.last().map(|last| &last.extra)}),
    )
    // The journal of a round: which stone fell. No observation has it.
    .account(|step| match &step.event.what {
        Happening::Played { mv, .. } if step.viewer.knows(mv.seat) => {
            let (before, after) = (&step.before[mv.seat.index()].state, &step.after[mv.seat.index()].state);
            json!({"fell": after.stones[mv.mv], "points": after.points - before.points})
        }
        _ => json!(null),
    })
    .batched_apart()
}

pub fn tiles() -> GameKit<Tiles> {
    GameKit::new(
        "tiles",
        |setup, _| match setup.players.len() {
            people @ 2..=4 => Ok(Tiles(people as u8)),
            people => {
                Err(TableError::new(ErrorKind::Setup, Saying::new("tiles-people").with("count", people)))
            }
        },
        |input| input.observation.clone(),
    )
    .take_back(TakeBack::ALONE)
    .legal_moves(LegalMoves::Untold)
    .question("held", true, |input: &mut QuestionInput<'_, Tiles>, asked: ValueOf| {
        let seen = input.observation()?;
        Ok(seen.racks.iter().flatten().flatten().filter(|&&tile| tile == asked.tile).count())
    })
    .batched()
}

pub fn registry() -> Registry {
    Registry::default().with(pile()).with(dice()).with(stones()).with(tiles())
}

pub fn setup(game: &str, players: &[&str]) -> Setup {
    Setup {
        game: game.into(),
        players: players.iter().map(|&name| name.into()).collect(),
        ..Setup::default()
    }
}

pub fn open(game: &str, players: &[&str]) -> Box<dyn Table> {
    registry().open(setup(game, players), Secret::from_seed(7)).unwrap()
}

pub fn at(seat: u8, at: u64, act: Act) -> Command {
    Command { seat: Some(Seat::at(seat)), at, revision: None, act }
}

pub fn play(text: &str) -> Act {
    Act::Play { text: text.into(), by: None, because: Vec::new() }
}

/// Plays for whoever is to move, and throws for whoever has to.
pub fn go(table: &mut dyn Table, text: &str) -> Result<Vec<StoredEvent>, TableError> {
    match table.waiting() {
        Waiting::Move(seat) => {
            let now = table.at();
            table.perform(&Command { seat: Some(seat), at: now, revision: None, act: play(text) })
        }
        _ => table.perform(&Command { seat: None, at: 0, revision: None, act: Act::Throw { told: None } }),
    }
}

pub fn is_data<G: Notation>(session: &Session<G>) -> Session<G> {
    fn check<T: Clone + Send + Sync>(value: &T) -> T {
        value.clone()
    }
    check(session)
}
