//! Mice (nine men's morris) at the table.

mod exact;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde_json::{Map, Value};
use tabla_core::{Notation, Say, Saying, Seat};
use tabla_mice::net::Nets;
use tabla_mice::solve::{Exact, Outcome as SolvedOutcome};
use tabla_mice::{Eval, Mice, Move, PlainEval, Point, State, View, view};
use tabla_table::{Choice, Choices, Format, GameKit, ViewInput};

use super::duel::{KnownFate, MakeGuide, Perfect, Searched, reviewer, with_players};
use super::legacy::save_format;
use super::questions::Fate;
use super::{Shelf, questions, wish};
use crate::shipped;

/// What can be agreed on.
const CHOICES: [Choice; 3] = [
    Choice::switch("flying", "mice-rule-flying", false),
    Choice::switch("repetition", "mice-rule-repetition", true),
    Choice::switch("quiet", "mice-rule-quiet", true),
];

/// The computer answers within three seconds: this much is for thinking, the rest for everything else.
const REPLY_LIMIT: Duration = Duration::from_millis(2500);

/// Balanced positions from which a match can begin.
const OPENINGS: &str = include_str!("../../../../data/mice/openings.txt");

/// The champion reads the tables of endings with at most so many men, as soon as it thinks.
const ENDING_MEN: u8 = 9;

impl Searched for Mice {
    type Plain = PlainEval;
    type Guide = Eval;
    type Weak = Eval;

    fn weak(&self, guide: &MakeGuide<Mice>) -> Eval {
        guide(self)
    }

    fn piece(&self, mv: Move) -> Option<usize> {
        mv.from().map(Point::index)
    }
}

/// What guides the champion: the networks that are shipped. Where they are not there, nothing is worth anything.
pub(crate) fn guide() -> Eval {
    static NETS: OnceLock<Arc<Nets>> = OnceLock::new();
    let silent = || Arc::new(Nets::silent());
    Eval::new(match shipped::MICE_NETS.bytes() {
        Some(bytes) => Arc::clone(NETS.get_or_init(|| Nets::read(bytes).map_or_else(silent, Arc::new))),
        None => silent(),
    })
}

/// Mice; its champion knows by heart what is solved in these tables.
pub(super) fn kit(shelf: &Shelf) -> GameKit<Mice> {
    let (endings, known, nets) =
        (shelf.mice_endings.clone(), shelf.mice_endings.clone(), shelf.mice_nets.clone());
    let guide: MakeGuide<Mice> = Arc::new(move |game| {
        let tables = known.as_ref().map(|tables| tables.load(game, ENDING_MEN));
        nets.clone().map_or_else(guide, Eval::new).with_tables(tables)
    });
    let perfect = shelf.mice_endings.clone().map(|tables| -> Perfect<Mice> {
        Arc::new(move |game, state| Some(tables.solution(game).problems(state)?.1))
    });
    let kit = GameKit::new("mice", |setup, _| Ok(by_options(&setup.options)), look);
    let kit = CHOICES.into_iter().fold(kit, GameKit::choice);
    let kit = with_players(kit, &guide, perfect.as_ref(), ("minimax", "player-minimax"), shelf)
        .reply_limit(REPLY_LIMIT)
        .batched()
        .group(|_, _, mv| mv.to().to_string())
        .formats(vec![Format::plain(), save_format()])
        .in_files(crate::in_english)
        .hooks(wish::hooks())
        .openings(|count| {
            OPENINGS.lines().filter(|line| !line.starts_with('#')).take(count).map(str::to_owned).collect()
        });
    let fate: KnownFate<Mice> = Arc::new(move |game: &Mice, state: &State| {
        endings.as_ref()?.probe(game, state).map(|exact| match exact {
            Exact::Win { plies } => Fate::Win { plies: Some(plies) },
            Exact::Draw => Fate::Draw,
            Exact::Loss { plies } => Fate::Loss { plies: Some(plies) },
        })
    });
    let kit = kit.reviewer(reviewer(&guide, Arc::clone(&fate), reason));
    let opinion = |_: &Mice, state: &State| {
        PlainEval.explain(state).into_iter().map(|(term, points)| (term.say(), points)).collect()
    };
    let solved = shelf.mice_endings.clone();
    let kit = questions::with_duel_questions(kit, opinion, move |game, state| {
        let outcome = || solved.as_ref()?.solution(game).value(state);
        fate(game, state).or_else(|| {
            Some(match outcome()? {
                SolvedOutcome::Win => Fate::Win { plies: None },
                SolvedOutcome::Draw => Fate::Draw,
                SolvedOutcome::Loss => Fate::Loss { plies: None },
            })
        })
    });
    exact::with_questions(kit, shelf)
}

/// What was better, in the words of the game: mills that are closed, or prevented.
fn reason(game: &Mice, state: &State, better: Move, (played, reply): (Move, Option<Move>)) -> Option<Saying> {
    let say = |key: &'static str| Saying::new(key).with("better", game.write_move(state, better));
    let takes = |mv: Move| mv.take().is_some();
    match reply {
        _ if takes(better) && !takes(played) => Some(say("review-mice-mill")),
        Some(reply) if takes(reply) && !takes(played) => Some(say("review-mice-lets-mill")),
        _ => None,
    }
}

/// Mice by these rules.
pub(crate) fn by_options(options: &Map<String, Value>) -> Mice {
    let choices = Choices::new(CHOICES.to_vec());
    Mice {
        flying: choices.is_on(options, "flying"),
        repetition: choices.is_on(options, "repetition"),
        quiet: choices.is_on(options, "quiet"),
    }
}

fn look(input: &ViewInput<'_, Mice>) -> View {
    let last = input.accounts.iter().rev().find_map(|account| account.text.as_deref());
    let last = last.and_then(trace);
    let mut view = view(input.game, input.observation, last);
    if let Some(ending) = &input.extras.ending {
        view.to_move = None;
        view.winner = ending.outcome.winner().map(Seat::number);
        view.moves.clear();
        view.points.iter_mut().for_each(|point| point.open = false);
    }
    view
}

/// A turn of the record, without the rules: `d2`, `d2-d3`, `d2-d3xa7`.
fn trace(text: &str) -> Option<Move> {
    let point = |text: &str| text.parse::<Point>().ok();
    let (way, take) = match text.split_once('x') {
        Some((way, take)) => (way, Some(point(take)?)),
        None => (text, None),
    };
    Some(match way.split_once('-') {
        Some((from, to)) => Move::Slide { from: point(from)?, to: point(to)?, take },
        None => Move::Place { to: point(way)?, take },
    })
}

#[cfg(test)]
mod tests {
    use tabla_core::{Game, Notation, SeededRng, pick};

    use super::*;

    /// Whatever was played is traced as it was played.
    #[test]
    fn the_record_is_traced_without_the_rules() {
        let (game, mut dice, mut taken) = (Mice::default(), SeededRng::new(3), 0);
        let mut state = game.start();
        for _ in 0..200 {
            let Some(&mv) = pick(&mut dice, &game.list(&state)) else { break };
            assert_eq!(trace(&game.write_move(&state, mv)), Some(mv));
            taken += u32::from(mv.take().is_some());
            game.play(&mut state, mv);
        }
        assert!(taken > 0);
    }
}
