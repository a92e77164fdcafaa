//! What can be asked at the desk of Jamb, and the answers.

use serde::{Deserialize, Serialize};
use tabla_core::{Notation, Say, Saying};
use tabla_play::jamb::{
    Account, Advised, Band, ChiSquare, Column, Compressed, FIELDS, Friends, Grade, Jamb, Judged, Layout,
    Move, Odds, Party, Refusal, Row, Situation, State, Store, Talon, TurnSum, optimum, range_of, situation,
    spread_from, what,
};

use super::super::fault::DeskFault;
use crate::wire::SayingView;

/// So many of the dearest choices are told.
const DEAREST: usize = 5;

/// A question.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Question {
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

/// An answer.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Advice(AdviceTable),
    Range(RangeView),
    Report(Report),
    Statistics(Statistics),
    Storage(Storage),
    Odds(OddsTable),
}

impl Question {
    /// Whether it leaves a mark.
    pub(super) fn is_for_advice(&self) -> bool {
        self.advice || self.range.is_some()
    }

    /// The answer; `go_on` says no when nobody waits for it any more.
    pub(super) fn answer(
        &self,
        party: &Party,
        friends: &Friends,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Answer, Saying> {
        match self {
            Question { range: Some(RangeOf::One(text)), .. } => range(party, text, go_on).map(Answer::Range),
            Question { advice: true, range, .. } => {
                let with_range = matches!(range, Some(RangeOf::All(true)));
                advice(party, with_range, go_on).map(Answer::Advice)
            }
            Question { report: Some(place), .. } => report(party, *place).map(Answer::Report),
            Question { statistics: true, .. } => Ok(Answer::Statistics(statistics(party))),
            Question { storage: true, .. } => Ok(Answer::Storage(storage(party))),
            Question { odds: true, .. } => odds(party, friends).map(Answer::Odds),
            _ => Err(DeskFault::Question { detail: "-".to_owned() }.say()),
        }
    }
}

/// The adviser's table.
#[derive(Serialize)]
pub(super) struct AdviceTable {
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
pub(super) struct RangeView {
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

fn advice(party: &Party, with_range: bool, go_on: &dyn Fn() -> bool) -> Result<AdviceTable, Saying> {
    let (state, asked) = lying(party)?;
    let game = party.game();
    let advice = optimum(game.rules).advise(asked).ok_or_else(|| Refusal::Over.say())?;
    let spread = with_range.then(|| spread_from(game.rules, asked.filled, |_, _| go_on())).flatten();
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

fn range(party: &Party, text: &str, go_on: &dyn Fn() -> bool) -> Result<RangeView, Saying> {
    let (_, asked) = lying(party)?;
    let mv = party.read(text).map_err(|error| error.say())?;
    let spread = spread_from(party.game().rules, asked.filled, |_, _| go_on());
    let band = spread.and_then(|spread| range_of(&spread, asked, mv));
    band.map(RangeView::from).ok_or_else(|| Saying::new("desk-jamb-no-range"))
}

/// The state and the dice that somebody must decide about.
fn lying(party: &Party) -> Result<(&State, Situation), Saying> {
    let state = party.person().map(|person| person.state());
    state.and_then(|state| Some((state, situation(state)?))).ok_or_else(no_dice)
}

/// That there is nothing to give advice about.
pub(super) fn no_dice() -> Saying {
    Saying::new("desk-jamb-no-dice")
}

fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Perfect => "perfect",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

/// Luck and skill: `outlook` is `start + luck − loss − given_up`.
#[derive(Serialize)]
pub(super) struct Report {
    name: String,
    start: f64,
    luck: f64,
    loss: f64,
    given_up: f64,
    outlook: f64,
    written: u32,
    is_done: bool,
    has_stopped: bool,
    advised: usize,
    helped: usize,
    grades: Vec<GradeCount>,
    turns: Vec<TurnView>,
    decisions: Vec<DecisionView>,
    dearest: Vec<DecisionView>,
}

#[derive(Serialize)]
struct GradeCount {
    grade: &'static str,
    count: u32,
}

/// One turn of the chart, with the expected total after it and the points written by then.
#[derive(Serialize)]
struct TurnView {
    turn: usize,
    luck: f64,
    loss: f64,
    points: u8,
    expected: f64,
    written: u32,
}

#[derive(Serialize)]
struct DecisionView {
    turn: usize,
    throw: u8,
    dice: Vec<u8>,
    luck: f64,
    text: String,
    what: SayingView,
    best: String,
    best_what: SayingView,
    loss: f64,
    grade: &'static str,
    points: u8,
    is_advised: bool,
    friend: Option<&'static str>,
}

fn report(party: &Party, place: usize) -> Result<Report, Saying> {
    let nobody = || DeskFault::Question { detail: place.to_string() }.say();
    let index = place.checked_sub(1).ok_or_else(nobody)?;
    let person = party.people().get(index).ok_or_else(nobody)?;
    let account = party.account(index);
    let decision = |judged: &Judged| decision(party.game(), person.state(), &account, judged);
    let grades = Grade::ALL.into_iter().zip(account.grades());
    Ok(Report {
        name: person.name().to_owned(),
        start: account.start(),
        luck: account.luck(),
        loss: account.loss(),
        given_up: account.given_up(),
        outlook: account.outlook(),
        written: account.written(),
        is_done: person.is_done(),
        has_stopped: person.has_stopped(),
        advised: account.advised(),
        helped: account.helped(),
        grades: grades.map(|(of, count)| GradeCount { grade: grade(of), count }).collect(),
        turns: turns(&account),
        decisions: account.decisions().iter().map(decision).collect(),
        dearest: account.dearest(DEAREST).iter().map(decision).collect(),
    })
}

fn turns(account: &Account) -> Vec<TurnView> {
    let (mut expected, mut written) = (account.start(), 0);
    let turn = |(index, TurnSum { luck, loss, points })| {
        expected += luck - loss;
        written += u32::from(points);
        TurnView { turn: index + 1, luck, loss, points, expected, written }
    };
    account.turns().into_iter().enumerate().map(turn).collect()
}

fn decision(game: &Jamb, state: &State, account: &Account, judged: &Judged) -> DecisionView {
    let best_points = match judged.best {
        Move::Write { row, .. } => game.rules.worth(row, judged.dice, judged.throw),
        Move::Again { .. } => None,
    };
    DecisionView {
        turn: judged.turn + 1,
        throw: judged.throw.number(),
        dice: judged.dice.faces().map(|die| die.pips()).collect(),
        luck: judged.luck,
        text: game.write_move(state, judged.mv),
        what: what(judged.mv, Some(judged.points)).into(),
        best: game.write_move(state, judged.best),
        best_what: what(judged.best, best_points).into(),
        loss: judged.loss,
        grade: grade(judged.grade()),
        points: judged.points,
        is_advised: judged.advised,
        friend: account.friend(judged).map(|friend| friend.name()),
    }
}

/// How the dice fell.
#[derive(Serialize)]
pub(super) struct Statistics {
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

fn statistics(party: &Party) -> Statistics {
    let statistics = party.statistics();
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
pub(super) struct Storage {
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

fn storage(party: &Party) -> Storage {
    let person = party.person().or_else(|| party.people().first());
    let talon = person.map(|person| person.state().talon().clone());
    let talon = talon.unwrap_or_else(|| Talon::new(party.game().layout));
    let layout = |layout: Layout| LayoutView {
        layout: layout.name(),
        bytes: layout.bytes(talon.filled()),
        full: layout.bytes(FIELDS),
        conversion_point: layout.conversion_point(),
    };
    Storage {
        layout: talon.layout().name(),
        filled: talon.filled(),
        bytes: talon.bytes(),
        dense_bytes: talon.dense_bytes(),
        layouts: Layout::ALL.into_iter().map(layout).collect(),
        content: content(talon.store()),
    }
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
pub(super) struct OddsTable {
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

fn odds(party: &Party, friends: &Friends) -> Result<OddsTable, Saying> {
    let (state, asked) = lying(party)?;
    let game = party.game();
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
