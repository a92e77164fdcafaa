//! Tables that nobody keeps: where a beginner tries something out, and where the examples of a rule book stand.
//!
//! Whoever tries something sends the position and all that was done since; the same acts always give the same table,
//! so that nothing has to be remembered between two questions.

use serde_json::Value;
use tabla_core::{ExampleLine, Saying};
use tabla_games::{RuleExample, kits, rule_examples};

use crate::table::{HouseTable, Opening, Outfit, Work};
use crate::wire::{
    Act, CanView, ExampleLineView, ExampleView, MoveView, OnlookersView, Presence, SayingView, SeatView,
    StudyQuestion, StudyRequest, TableView,
};

/// What such a table is called: no table of the house has so short a name.
const NAME: &str = "study";
/// Whose eyes see it: a beginner sits in the first seat.
const BEGINNER: u8 = 1;

/// The table after everything that was done there.
pub fn study(outfit: &Outfit, request: &StudyRequest) -> Result<TableView, Saying> {
    let mut table = open(outfit, &request.game, &request.rules, &request.position)?;
    for act in &request.acts {
        perform(&mut table, act)?;
    }
    view(&table, BEGINNER)
}

/// What the game has to do to answer a question about this position; nothing where it is asked nothing.
pub fn question(outfit: &Outfit, asked: &StudyQuestion) -> Result<Option<Work>, Saying> {
    let table = open(outfit, &asked.game, &asked.rules, &asked.position)?;
    table.ask(&[BEGINNER], &Value::Object(asked.question.clone()))
}

/// The examples of a game's numbered rule book, played.
pub fn examples(outfit: &Outfit, game: &str) -> Result<Vec<ExampleView>, Saying> {
    rule_examples(game).iter().map(|example| played(outfit, game, example)).collect()
}

fn open(outfit: &Outfit, game: &str, rules: &str, position: &str) -> Result<HouseTable, Saying> {
    let table = kits::study(&outfit.registry, game, rules, position).map_err(|error| error.saying)?;
    HouseTable::restore(outfit, NAME, &Opening { saved: table.saved(), started: None, noted: None })
}

/// Lets whoever is to move do this.
fn perform(table: &mut HouseTable, act: &Act) -> Result<(), Saying> {
    let all: Vec<u8> = (1..=table.seats()).collect();
    let seat = table.acting(&all).unwrap_or(BEGINNER);
    let events = table.decide(seat, act, table.at_after(0))?;
    table.apply(&events)
}

fn played(outfit: &Outfit, game: &str, example: &RuleExample) -> Result<ExampleView, Saying> {
    let RuleExample { rule, rules, position, refused, lines } = example;
    let opened = open(outfit, game, rules, position);
    let (table, lines) = match opened {
        Ok(mut table) if refused.is_none() => {
            let shown = view(&table, table.to_move().unwrap_or(BEGINNER))?;
            (Some(shown), lines.iter().filter_map(|line| told(outfit, &mut table, line)).collect())
        }
        Ok(_) => (None, Vec::new()),
        Err(why) => (None, vec![ExampleLineView::refused(position, &why)]),
    };
    Ok(ExampleView { rule: (*rule).to_owned(), table, lines })
}

/// What becomes of a line; nothing where it tells only what the picture shows.
fn told(outfit: &Outfit, table: &mut HouseTable, line: &ExampleLine) -> Option<ExampleLineView> {
    match *line {
        ExampleLine::Play { text, .. } => {
            let mut tried = HouseTable::restore(outfit, NAME, &table.opening()).ok()?;
            Some(tried_out(&mut tried, text))
        }
        ExampleLine::Then { text } => Some(ExampleLineView { is_kept: true, ..tried_out(table, text) }),
        ExampleLine::Moves { told } => {
            let count: i64 = told.parse().ok()?;
            let saying = SayingView::from(Saying::new("web-rules-moves").with("count", count));
            Some(ExampleLineView { is_good: true, saying: Some(saying), ..ExampleLineView::default() })
        }
        ExampleLine::Turn { .. } => {
            let ending = table.show(&[BEGINNER], None).ok()?.ending?;
            Some(ExampleLineView { is_good: true, saying: Some(ending.saying), ..ExampleLineView::default() })
        }
        ExampleLine::Now { .. } | ExampleLine::Position { .. } => None,
    }
}

/// A move, and what it brought: points, the end of the game, or the reason why it cannot be played.
fn tried_out(table: &mut HouseTable, text: &str) -> ExampleLineView {
    if let Err(why) = perform(table, &Act::Play { text: text.to_owned() }) {
        return ExampleLineView::refused(text, &why);
    }
    let shown = table.show(&[BEGINNER], None).ok();
    let played: Option<&MoveView> = shown.as_ref().and_then(|shown| shown.moves.last());
    ExampleLineView {
        text: text.to_owned(),
        is_good: true,
        is_kept: false,
        means: played.map(|played| played.text.clone()).filter(|written| written != text),
        points: played.and_then(|played| played.points),
        saying: shown.and_then(|shown| shown.ending).map(|ending| ending.saying),
    }
}

/// The table as somebody in this seat sees it, who may do nothing but play.
fn view(table: &HouseTable, seat: u8) -> Result<TableView, Saying> {
    let shown = table.show(&[seat], None)?;
    let seats = shown.seats.into_iter().zip(1..).map(|(state, seat)| SeatView {
        seat,
        name: String::new(),
        player: state.player,
        is_person: state.is_person,
        points: state.points,
        may_move: state.may_move,
        clock: None,
        presence: Presence::Here,
        since: None,
        is_free: false,
    });
    Ok(TableView {
        id: NAME.to_owned(),
        game: table.game().to_owned(),
        version: table.revision(),
        rules: table.rules(),
        seats: seats.collect(),
        you: vec![seat],
        to_move: shown.to_move,
        ending: shown.ending,
        moves: shown.moves,
        ply: shown.ply,
        can: CanView::default(),
        thinking: false,
        step: false,
        time_left: None,
        elapsed: 0,
        branch_of: None,
        remarks: Vec::new(),
        task: None,
        is_waiting: false,
        invitation: None,
        offer: None,
        patience: None,
        evening: None,
        next: None,
        onlookers: OnlookersView::default(),
        position: shown.position,
        board: shown.board,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabla_core::Arg;
    use tabla_games::kits::ArgView;
    use tabla_games::{GAMES, Language, Words};

    use super::*;
    use crate::table::reply;

    /// A sentence as it was before it travelled.
    fn saying(view: &SayingView) -> Saying {
        let word = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
        view.with.iter().fold(Saying::new(word(&view.key)), |told, (name, value)| {
            let value = match value {
                ArgView::Text(text) => Arg::Text(text.clone()),
                ArgView::Number(number) => Arg::Number(*number),
                ArgView::Saying(inner) => Arg::Saying(Box::new(saying(inner))),
            };
            told.with(word(name), value)
        })
    }

    fn told_of(line: &ExampleLineView) -> String {
        line.saying.as_ref().map_or_else(String::new, |view| Words::new(Language::En).say(&saying(view)))
    }

    /// The page shows what the book tells: whatever a book says of a move is what the table does with it.
    #[test]
    fn every_example_is_shown_as_the_book_tells_it() {
        let outfit = Outfit::small();
        for game in GAMES {
            let (book, shown) = (rule_examples(game), examples(&outfit, game).unwrap());
            assert_eq!(book.len(), shown.len(), "{game}");
            for (example, view) in book.iter().zip(&shown) {
                let place = format!("{game} {} {}", example.rule, example.position);
                assert_eq!(view.table.is_some(), example.refused.is_none(), "{place}");
                let plays = example.lines.iter().filter_map(|line| match line {
                    ExampleLine::Play { text, told } => Some((*text, *told)),
                    _ => None,
                });
                let is_try =
                    |line: &&ExampleLineView| !(line.is_kept || line.is_good && line.text.is_empty());
                let mut tried = view.lines.iter().filter(is_try);
                for (text, told) in plays {
                    let line = tried.next().filter(|line| line.text == text).expect(&place);
                    assert_eq!(
                        line.is_good,
                        told.starts_with("ok") || told.starts_with("means"),
                        "{place}: {text}"
                    );
                    if let Some(meant) = told.strip_prefix("means ") {
                        assert_eq!(line.means.as_deref().unwrap_or(text), meant, "{place}: {text}");
                    }
                    if let Some((_, why)) = told.split_once(": ").filter(|_| !line.is_good) {
                        assert_eq!(told_of(line), why, "{place}: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_game_answers_about_a_position_that_nobody_keeps() {
        let outfit = Outfit::small();
        let ask = |question: Value| {
            let asked =
                json!({ "game": "mice", "position": "a7,d7,g4/d1,d2,c5/0,0/w", "question": question });
            question_of(&outfit, asked)
        };
        let answer = ask(json!({ "opinion": true })).unwrap();
        assert!(answer["terms"].as_array().is_some_and(|terms| !terms.is_empty()), "{answer}");
        assert_eq!(ask(json!({})), Ok(Value::Null));
        assert!(ask(json!({ "nonsense": true })).is_err());
        // The trainer sets a task of this game, and judges.
        let task = ask(json!({ "trainer": { "task": { "seed": 7, "grade": "hard" } } })).unwrap();
        assert_eq!(task["grade"], "hard");
        let judge = |number: &Value, answer: &Value| {
            ask(json!({ "trainer": { "judge": { "number": number, "answer": answer } } }))
        };
        let board = study(
            &outfit,
            &StudyRequest {
                game: "mice".to_owned(),
                rules: String::new(),
                position: task["position"].as_str().unwrap().to_owned(),
                acts: Vec::new(),
            },
        );
        let moves = serde_json::to_value(board.unwrap().board).unwrap()["moves"].clone();
        let moves = moves.as_array().unwrap();
        let judged = judge(&task["number"], &moves[0]).unwrap();
        let (key, played) = (&judged["key"], &judged["played"]);
        assert_eq!(judged["right"], key == played, "{judged}");
        assert_eq!(judge(&task["number"], key).unwrap()["right"], true);
        let wrong = moves.iter().find(|text| *text != key).unwrap();
        let wrong = judge(&task["number"], wrong).unwrap();
        assert!(wrong["right"] == false && wrong["refutation"].is_string(), "{wrong}");
        assert!(judge(&json!(100_000), key).is_err());
        // Nobody has tables here, so that nothing can be made.
        assert_eq!(ask(json!({ "tables": "make" })), Ok(Value::Null));
    }

    fn question_of(outfit: &Outfit, asked: Value) -> Result<Value, Saying> {
        let work = question(outfit, &serde_json::from_value(asked).unwrap())?;
        work.map_or(Ok(Value::Null), |work| reply(work.run_here(&|_| ())?))
    }

    #[test]
    fn a_beginner_plays_on_a_table_that_nobody_keeps() {
        let outfit = Outfit::small();
        let play = |text: &str| Act::Play { text: text.to_owned() };
        let request = |acts: Vec<Act>| StudyRequest {
            game: "mice".to_owned(),
            rules: String::new(),
            position: "a7,d7,g4/d1,d2,c5/0,0/w".to_owned(),
            acts,
        };
        let table = study(&outfit, &request(vec![play("g4-g7xc5")])).unwrap();
        assert_eq!((table.ply, table.to_move, table.you), (1, None, vec![1]));
        assert_eq!(table.ending.and_then(|ending| ending.winner), Some(1));
        assert!(study(&outfit, &request(vec![play("g4-e4")])).is_err());
        assert!(study(&outfit, &request(vec![Act::Step])).is_err(), "nobody thinks at such a table");
    }
}
