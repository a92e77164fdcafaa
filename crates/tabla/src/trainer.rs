//! `tabla mice trainer`: one position after the other in which exactly one move holds.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use serde_json::{Map, Value};
use tabla_console::{Look, Palette, draw, terminal};
use tabla_core::{Saying, SeededRng, shuffle};
use tabla_games::mice_trainer::{Found, TrainerTask};
use tabla_games::puzzles::Grade;
use tabla_games::{MiceSolution, Words};
use tabla_table::{Act, Command, HUMAN, Kit, Secret, Setup, Table};

use crate::cli::TrainerArgs;
use crate::run::Context;
use crate::workshop::number;
use crate::{DONE, Failure, mice};

/// Asks, judges, and shows what refutes a wrong answer.
pub fn trainer(context: &Context<'_>, kit: &Arc<dyn Kit>, args: &TrainerArgs) -> Result<u8, Failure> {
    let words = context.words;
    let grade = args.grade.as_deref().map(read_grade).transpose()?;
    let count: usize = number(&args.count, "--count", 1, 1000)?;
    let mut dice = SeededRng::new(number(&args.seed, "--seed", 0, u64::MAX)?);
    let options = mice::flying(&**kit, args.flying)?;
    mice::fetch(&args.tables, &options, words)?;
    let solution = mice::solved(&args.tables, &options)?;
    let mut tasks: Vec<&TrainerTask> = TrainerTask::stock(args.flying, grade).collect();
    shuffle(&mut dice, &mut tasks);
    tasks.truncate(count);
    let (mut asked, mut right) = (0, 0);
    let mut lines = io::stdin().lock().lines();
    for task in tasks {
        let table = Asked { context, kit, options: &options, task };
        table.draw(&[])?;
        let goal = if task.wins { "trainer-hold-win" } else { "trainer-hold-draw" };
        tell(words, &Saying::new(goal).with("grade", Saying::new(word(task.grade))))?;
        let Some(found) = table.ask(&mut lines, solution.as_ref())? else { break };
        asked += 1;
        right += usize::from(found == Found::Right);
        table.judge(&found)?;
    }
    tell(words, &Saying::new("trainer-sum").with("right", right).with("asked", asked))?;
    Ok(DONE)
}

fn read_grade(text: &str) -> Result<Grade, Failure> {
    let known = Grade::ALL.into_iter().find(|grade| grade.id().eq_ignore_ascii_case(text.trim()));
    known.ok_or_else(|| Failure::Refused(Saying::new("trainer-grade").with("text", text)))
}

const fn word(grade: Grade) -> &'static str {
    match grade {
        Grade::Easy => "trainer-easy",
        Grade::Medium => "trainer-medium",
        Grade::Hard => "trainer-hard",
    }
}

fn tell(words: &Words, saying: &Saying) -> io::Result<()> {
    writeln!(anstream::stdout(), "{}", words.say(saying))
}

/// A task that was set.
struct Asked<'a> {
    context: &'a Context<'a>,
    kit: &'a Arc<dyn Kit>,
    options: &'a Map<String, Value>,
    task: &'a TrainerTask,
}

impl Asked<'_> {
    /// Reads answers until one is a move; `None` when nobody answers any more.
    fn ask(
        &self,
        lines: &mut dyn Iterator<Item = io::Result<String>>,
        solution: Option<&MiceSolution>,
    ) -> Result<Option<Found>, Failure> {
        let words = self.context.words;
        loop {
            let Some(line) = lines.next() else { return Ok(None) };
            let line = line?;
            match line.trim() {
                "" => continue,
                "q" | "quit" => return Ok(None),
                text => match self.task.answer_with(solution, text) {
                    Ok(found) => return Ok(Some(found)),
                    Err(because) => tell(words, &because)?,
                },
            }
        }
    }

    fn judge(&self, found: &Found) -> Result<(), Failure> {
        let words = self.context.words;
        let Found::Wrong { played, refutation } = found else {
            tell(words, &Saying::new("trainer-right"))?;
            return Ok(());
        };
        let lost = if self.task.wins { "trainer-wrong-win" } else { "trainer-wrong-draw" };
        let line: Vec<&str> = [played.as_str()].into_iter().chain(refutation.as_deref()).collect();
        self.draw(&line)?;
        let saying = Saying::new(lost).with("played", played.as_str()).with("key", self.task.key.as_str());
        tell(words, &saying)?;
        if let Some(refutation) = refutation {
            tell(words, &Saying::new("trainer-refutation").with("refutation", refutation.as_str()))?;
        }
        Ok(())
    }

    /// The board of the task, after these moves.
    fn draw(&self, line: &[&str]) -> Result<(), Failure> {
        let setup = Setup {
            game: self.kit.id().to_owned(),
            options: self.options.clone(),
            players: vec![HUMAN.to_owned(), HUMAN.to_owned()],
            start: Some(self.task.position.clone()),
            ..Setup::default()
        };
        let mut table: Box<dyn Table> = Arc::clone(self.kit).open(setup, Secret::default())?;
        for text in line {
            let act = Act::Play { text: (*text).to_owned(), by: None, because: Vec::new() };
            table.perform(&Command { seat: table.to_move(), at: table.at(), revision: None, act })?;
        }
        let look = Look {
            board: self.context.board,
            palette: Palette::new(terminal::colours()),
            columns: terminal::columns(),
            rows: 0,
        };
        let shown = table.show(tabla_core::Viewer::Everything, None)?;
        let mut out = anstream::stdout();
        writeln!(out)?;
        for line in draw::table(&shown, &**self.kit, self.context.words, &look) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
