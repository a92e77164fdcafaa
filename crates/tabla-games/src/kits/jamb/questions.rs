//! What can be asked at a table of Jamb, and the answers.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabla_core::{ErrorKind, Game, Notation, Say, Saying, TableError};
use tabla_jamb::{
    Advised, Band, ChiSquare, Column, Compressed, DiceStatistics, FIELDS, Grade, Jamb, Layout, Move, Odds,
    Refusal, Row, Situation, State, Store, Talon,
};
use tabla_table::{GameKit, Happening, Instant, QuestionInput};

use super::super::SayingView;
use super::report::report;
use super::{JambSide, friends_of, next_state};
use crate::jamb::{optimum, range_of, situation, spread_from, what};

/// What is asked about.
pub(super) type Input<'a> = QuestionInput<'a, JambSide>;

/// The same kit with all questions. The first key of a question names it, and all of it is passed on.
pub(super) fn with_questions(kit: GameKit<JambSide>) -> GameKit<JambSide> {
    let kit = kit.question("advice", true, |input: &mut Input<'_>, asked: Value| {
        // Whoever asks for advice as in every other game asks no question of Jamb's own.
        if asked.get("advice").is_none() {
            return plain_advice(input);
        }
        let question = Query::deserialize(asked).map_err(|error| no_answer(&error.to_string()))?;
        to_value(&question.answer(input)?)
    });
    [("range", true), ("report", false), ("statistics", false), ("storage", false), ("odds", false)]
        .into_iter()
        .fold(kit, |kit, (name, marks)| {
            kit.question(name, marks, |input: &mut Input<'_>, question: Query| question.answer(input))
        })
}

fn to_value(answer: &impl Serialize) -> Result<Value, TableError> {
    serde_json::to_value(answer).map_err(|error| no_answer(&error.to_string()))
}

/// That the game does not answer such a question.
pub(super) fn no_answer(detail: &str) -> TableError {
    TableError::new(ErrorKind::Unknown, Saying::new("desk-question").with("detail", detail))
}

fn illegal(saying: Saying) -> TableError {
    TableError::new(ErrorKind::Illegal, saying)
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Query {
    /// Every choice and what it is worth.
    advice: bool,
    /// With the range of the final total: of all choices, or of the one that this text means.
    range: Option<RangeOf>,
    /// Luck and skill of the person in this place, counted from 1.
    report: Option<usize>,
    /// How the dice fell.
    statistics: bool,
    /// How the talon lies in memory.
    storage: bool,
    /// How likely the combinations are.
    odds: bool,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum RangeOf {
    All(bool),
    One(String),
}

impl Query {
    fn answer(&self, input: &Input<'_>) -> Result<Value, TableError> {
        match self {
            Query { range: Some(RangeOf::One(text)), .. } => to_value(&range(input, text)?),
            Query { advice: true, range, .. } => {
                to_value(&advice(input, matches!(range, Some(RangeOf::All(true))))?)
            }
            Query { report: Some(place), .. } => to_value(&report(input, *place)?),
            Query { statistics: true, .. } => to_value(&statistics(input)),
            Query { storage: true, .. } => to_value(&storage(input)?),
            Query { odds: true, .. } => to_value(&odds(input)?),
            _ => Err(no_answer("-")),
        }
    }
}

/// The state and the dice that somebody must decide about.
fn lying<'a>(input: &Input<'a>) -> Result<(&'a State, Situation), TableError> {
    let places = &*input.session.position_at(input.ply)?.state;
    let state = next_state(input.session.game(), places);
    let found = state.and_then(|state| Some((state, situation(state)?)));
    found.ok_or_else(|| illegal(Saying::new("desk-jamb-no-dice")))
}

/// Advice in the form of every game: the choices, the best first, by the total to be expected.
fn plain_advice(input: &Input<'_>) -> Result<Value, TableError> {
    let began = Instant::now();
    let (state, asked) = lying(input)?;
    let game = &input.session.game().game;
    let advice = optimum(game.rules).advise(asked).ok_or_else(|| illegal(Refusal::Over.say()))?;
    let line = |advised: &Advised| {
        json!({
            "text": game.write_move(state, advised.mv),
            "group": null,
            "line": [],
            "value": format!("{:.1}", advised.total),
            "number": advised.total,
            "is_exact": true,
            "fate": null,
            "points": matches!(advised.mv, Move::Write { .. }).then_some(advised.points),
            "loss": advised.loss,
            "leave": null,
            "range": null,
            "win": null,
        })
    };
    let lines: Vec<Value> = advice.choices.iter().map(line).collect();
    Ok(json!({
        "ply": input.ply,
        "best": lines.first().map(|line| line["text"].clone()),
        "lines": lines,
        "bar": null,
        "value": format!("{:.1}", advice.expected),
        "saying": null,
        "depth": null,
        "nodes": null,
        "cutoffs": null,
        "spent": u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
    }))
}

#[derive(Serialize)]
struct AdviceTable {
    /// The expected total before the turn, and with the best choice.
    before: f64,
    expected: f64,
    range: Option<RangeView>,
    next_down: Option<&'static str>,
    next_up: Option<&'static str>,
    choices: Vec<Choice>,
}

#[derive(Serialize)]
struct Choice {
    text: String,
    what: SayingView,
    points: u8,
    writes: bool,
    total: f64,
    loss: f64,
    grade: &'static str,
    makes_down: Option<f64>,
    makes_up: Option<f64>,
    range: Option<RangeView>,
}

/// How final totals are spread.
#[derive(Clone, Copy, Serialize)]
struct RangeView {
    low: u32,
    median: u32,
    high: u32,
    mean: f64,
    deviation: f64,
}

impl From<Band> for RangeView {
    fn from(band: Band) -> RangeView {
        let Band { mean, deviation, low, median, high } = band;
        RangeView { low, median, high, mean, deviation }
    }
}

fn advice(input: &Input<'_>, with_range: bool) -> Result<AdviceTable, TableError> {
    let (state, asked) = lying(input)?;
    let game = &input.session.game().game;
    let advice = optimum(game.rules).advise(asked).ok_or_else(|| illegal(Refusal::Over.say()))?;
    let go_on = |_, _| !input.context.enough();
    let spread = with_range.then(|| spread_from(game.rules, asked.filled, go_on)).flatten();
    let next = |column| asked.filled.next(column).map(Row::name);
    let told = |advised: &Advised| {
        let range = spread.as_ref().and_then(|spread| range_of(spread, asked, advised.mv));
        choice(game, state, advised, range.map(RangeView::from))
    };
    let choices: Vec<Choice> = advice.choices.iter().map(told).collect();
    Ok(AdviceTable {
        before: advice.before,
        expected: advice.expected,
        range: choices.first().and_then(|best| best.range),
        next_down: next(Column::Down),
        next_up: next(Column::Up),
        choices,
    })
}

fn choice(game: &Jamb, state: &State, advised: &Advised, range: Option<RangeView>) -> Choice {
    Choice {
        text: game.write_move(state, advised.mv),
        what: what(advised.mv, Some(advised.points)).into(),
        points: advised.points,
        writes: matches!(advised.mv, Move::Write { .. }),
        total: advised.total,
        loss: advised.loss,
        grade: grade(advised.grade),
        makes_down: advised.makes_down,
        makes_up: advised.makes_up,
        range,
    }
}

fn range(input: &Input<'_>, text: &str) -> Result<RangeView, TableError> {
    let (state, asked) = lying(input)?;
    let game = &input.session.game().game;
    let mv = game.read_move(state, text)?;
    let spread = spread_from(game.rules, asked.filled, |_, _| !input.context.enough());
    let band = spread.and_then(|spread| range_of(&spread, asked, mv));
    band.map(RangeView::from).ok_or_else(|| illegal(Saying::new("desk-jamb-no-range")))
}

/// The word of a grade.
pub(super) fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Perfect => "perfect",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

/// How the dice fell.
#[derive(Serialize)]
struct Statistics {
    dice: u64,
    faces: Vec<u64>,
    pairs: Vec<Vec<u64>>,
    face_test: Option<Test>,
    pair_test: Option<Test>,
}

/// A chi-square; fair dice pass `rare` once in a hundred times, and `very_rare` once in a thousand.
#[derive(Serialize)]
struct Test {
    statistic: f64,
    freedom: u32,
    rare: f64,
    very_rare: f64,
    is_fair: bool,
}

impl From<ChiSquare> for Test {
    fn from(test: ChiSquare) -> Test {
        let ChiSquare { statistic, freedom, rare, very_rare } = test;
        Test { statistic, freedom, rare, very_rare, is_fair: test.is_fair() }
    }
}

fn statistics(input: &Input<'_>) -> Statistics {
    let line = input.session.positions().take_while(|position| position.ply <= input.ply);
    let throws = line.filter_map(|position| match &input.session.event_of(position)?.what {
        Happening::Chance { brought } => Some(brought.dice()),
        _ => None,
    });
    let statistics: DiceStatistics = throws.flatten().collect();
    Statistics {
        dice: statistics.dice(),
        faces: statistics.faces().to_vec(),
        pairs: statistics.pairs().iter().map(|row| row.to_vec()).collect(),
        face_test: statistics.face_test().map(Test::from),
        pair_test: statistics.pair_test().map(Test::from),
    }
}

/// How the talon of the person whose turn it is lies in memory.
#[derive(Serialize)]
struct Storage {
    layout: &'static str,
    filled: usize,
    bytes: usize,
    dense_bytes: usize,
    layouts: Vec<LayoutView>,
    content: Vec<ArrayView>,
}

#[derive(Serialize)]
struct LayoutView {
    layout: &'static str,
    bytes: usize,
    full: usize,
    conversion_point: Option<usize>,
}

/// An array as it lies in memory.
#[derive(Serialize)]
struct ArrayView {
    name: &'static str,
    numbers: Vec<u8>,
}

fn storage(input: &Input<'_>) -> Result<Storage, TableError> {
    let (game, places) = (input.session.game(), &*input.session.position_at(input.ply)?.state);
    let state = next_state(game, places).or_else(|| places.first().map(|place| &place.state));
    let start = || game.game.start().talon().clone();
    let talon: Talon = state.map_or_else(start, |state| state.talon().clone());
    let layout = |layout: Layout| LayoutView {
        layout: layout.name(),
        bytes: layout.bytes(talon.filled()),
        full: layout.bytes(FIELDS),
        conversion_point: layout.conversion_point(),
    };
    Ok(Storage {
        layout: talon.layout().name(),
        filled: talon.filled(),
        bytes: talon.bytes(),
        dense_bytes: talon.dense_bytes(),
        layouts: Layout::ALL.into_iter().map(layout).collect(),
        content: content(talon.store()),
    })
}

/// The arrays by the letters of what is in them: rows, columns, values.
fn content(store: &Store) -> Vec<ArrayView> {
    let array = |name, numbers: &[u8]| ArrayView { name, numbers: numbers.to_vec() };
    let compressed = |lines: &Compressed, [others, starts]: [&'static str; 2]| {
        vec![array("V", lines.values()), array(others, lines.others()), array(starts, lines.starts())]
    };
    match store {
        Store::Coo(entries) => {
            let triples = entries.iter().flat_map(|entry| [entry.row, entry.column, entry.value]);
            vec![ArrayView { name: "RCV", numbers: triples.collect() }]
        }
        Store::Csr(lines) => compressed(lines, ["C", "R"]),
        Store::Csc(lines) => compressed(lines, ["R", "C"]),
        Store::Dense(_) => Vec::new(),
    }
}

/// How likely the combinations are, and how the friend goes by it.
#[derive(Serialize)]
struct OddsTable {
    throws_left: u8,
    reckoning: &'static str,
    threshold: f64,
    rows: Vec<OddsRow>,
}

/// One combination; `keep` is the move that has the exact chance, where dice can be thrown again.
#[derive(Serialize)]
struct OddsRow {
    row: &'static str,
    exact: String,
    exact_chance: f64,
    source: String,
    source_chance: f64,
    keep: Option<String>,
}

fn odds(input: &Input<'_>) -> Result<OddsTable, TableError> {
    let (state, asked) = lying(input)?;
    let (game, friends) = (&input.session.game().game, friends_of(input.session.setup())?);
    let odds = Odds::new(game.rules);
    let throws_left = 3 - asked.throw.number();
    let row = |row: Row| {
        let (exact, source) = (odds.exact(row, asked.dice, throws_left), odds.source(row, asked.dice));
        let is_made = odds.exact(row, asked.dice, 0).numerator() > 0;
        let keep = odds.best_keep(row, asked.dice, throws_left);
        OddsRow {
            row: row.name(),
            exact: exact.to_string(),
            exact_chance: exact.to_f64(),
            source: source.to_string(),
            source_chance: source.to_f64(),
            keep: (!is_made && throws_left > 0).then(|| game.write_move(state, Move::Again { keep })),
        }
    };
    Ok(OddsTable {
        throws_left,
        reckoning: friends.reckoning.name(),
        threshold: friends.threshold.to_f64(),
        rows: Row::COMBINATIONS.into_iter().map(row).collect(),
    })
}
