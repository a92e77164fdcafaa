//! Tasks for whoever trains Mice: positions in which exactly one move holds the win or the draw, by how hard it is to find.
//!
//! ```
//! use tabla_games::mice_trainer::{Found, TrainerTask};
//! use tabla_games::puzzles::Grade;
//!
//! let task = TrainerTask::stock(false, Some(Grade::Easy)).next().unwrap();
//! assert!(matches!(task.answer(&task.key), Ok(Found::Right)));
//! ```

use std::sync::OnceLock;

use tabla_core::{Duel, Game, Notation, Say, Saying};
use tabla_mice::solve::Outcome;
use tabla_mice::{Mice, Move, State};
use tabla_search::{Champion, Limits, NeverStop, Options};

use crate::MiceSolution;
use crate::kits::mice::guide;
use crate::puzzles::Grade;
use crate::shipped;

/// One task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrainerTask {
    pub flying: bool,
    pub grade: Grade,
    /// The position as text.
    pub position: String,
    /// Whether a win is to be held; else it is a draw.
    pub wins: bool,
    /// The move that holds it.
    pub key: String,
}

/// What came of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    Right,
    Wrong {
        /// The move as the game writes it.
        played: String,
        /// What the opponent answers, if there is anything left to do.
        refutation: Option<String>,
    },
}

/// How much the champion looks at to refute a wrong answer where the game is not solved.
const NODES: u64 = 200_000;
const TABLE_MB: usize = 16;

impl TrainerTask {
    /// All tasks that are shipped.
    pub fn all() -> &'static [TrainerTask] {
        static STOCK: OnceLock<Vec<TrainerTask>> = OnceLock::new();
        // A test reads the file, and finds every line that is skipped here.
        let read = |line: &str| (!line.starts_with('#')).then(|| TrainerTask::read(line))?;
        shipped::MICE_TRAINER
            .text()
            .map_or(&[], |text| STOCK.get_or_init(|| text.lines().filter_map(read).collect()))
    }

    /// The tasks that are shipped, of one set of rules.
    pub fn stock(flying: bool, grade: Option<Grade>) -> impl Iterator<Item = &'static TrainerTask> {
        let fits =
            move |task: &&TrainerTask| task.flying == flying && grade.is_none_or(|grade| grade == task.grade);
        TrainerTask::all().iter().filter(fits)
    }

    /// A line of the file: rules, grade, position, value and key, with tabs between them.
    pub fn read(line: &str) -> Option<TrainerTask> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [rules, grade, position, value, key] = columns[..] else { return None };
        Some(TrainerTask {
            flying: match rules {
                "noflying" => false,
                "flying" => true,
                _ => return None,
            },
            grade: Grade::ALL.into_iter().find(|known| known.id() == grade)?,
            position: position.to_owned(),
            wins: match value {
                "win" => true,
                "draw" => false,
                _ => return None,
            },
            key: key.to_owned(),
        })
    }

    /// The rules of the task.
    pub fn rules(&self) -> Mice {
        if self.flying { Mice::FLYING } else { Mice::default() }
    }

    /// Judges an answer with the champion's search alone; what is no move is refused.
    pub fn answer(&self, text: &str) -> Result<Found, Saying> {
        self.answer_with(None, text)
    }

    /// The same; where the game is solved, what refutes a wrong answer is sure.
    pub fn answer_with(&self, solution: Option<&MiceSolution>, text: &str) -> Result<Found, Saying> {
        let game = self.rules();
        let state = game.read_state(&self.position).map_err(|error| error.say())?;
        let mv = game.read_move(&state, text).map_err(|error| error.say())?;
        let played = game.write_move(&state, mv);
        if played == self.key {
            return Ok(Found::Right);
        }
        let after = game.after(&state, mv);
        let refutation = refutation(&game, solution, &after).map(|mv| game.write_move(&after, mv));
        Ok(Found::Wrong { played, refutation })
    }
}

/// The best that the opponent can do.
fn refutation(game: &Mice, solution: Option<&MiceSolution>, after: &State) -> Option<Move> {
    game.mover(after)?;
    let among = solution.and_then(|solution| solution.problems(after));
    let among = among.filter(|(value, _)| *value != Outcome::Loss).map(|(_, moves)| moves);
    let mut champion = Champion::new(guide(), Options { table_mb: TABLE_MB, ..Options::default() });
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let found = champion.think_among(among.as_deref(), &[], game, after, limits, &NeverStop, &mut |_| {});
    found.map(|answer| answer.best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_has_one_answer_and_every_wrong_one_a_reply() {
        let all = TrainerTask::all();
        let lines =
            shipped::MICE_TRAINER.text().unwrap().lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(lines, all.len());
        for flying in [false, true] {
            for grade in Grade::ALL {
                assert!(TrainerTask::stock(flying, Some(grade)).count() >= 20, "{flying} {grade:?}");
            }
        }
        for task in TrainerTask::all() {
            let game = task.rules();
            let state = game.read_state(&task.position).unwrap();
            let key = game.read_move(&state, &task.key).unwrap();
            assert_eq!(game.write_move(&state, key), task.key);
            assert!(game.list(&state).len() > 1, "{}", task.position);
        }
        for task in TrainerTask::all().iter().step_by(TrainerTask::all().len() / 4) {
            assert_eq!(task.answer(&task.key), Ok(Found::Right));
            let game = task.rules();
            let state = game.read_state(&task.position).unwrap();
            let mut other = game.list(&state).into_iter().map(|mv| game.write_move(&state, mv));
            let other = other.find(|text| *text != task.key).unwrap();
            let Ok(Found::Wrong { played, refutation }) = task.answer(&other) else { panic!("{other}") };
            assert_eq!(played, other);
            let mv = game.read_move(&state, &other).unwrap();
            let after = game.after(&state, mv);
            assert_eq!(refutation.is_some(), game.mover(&after).is_some());
            assert!(refutation.is_none_or(|text| game.read_move(&after, &text).is_ok()));
        }
        assert!(TrainerTask::all()[0].answer("z9").is_err());
    }
}
