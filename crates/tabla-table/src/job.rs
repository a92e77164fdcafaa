//! Work for computers, as data: it can be stored, sent and done anywhere.

use std::any::Any;
use std::cell::Cell;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabla_core::{
    Answer, Candidate, Chance, ErrorKind, Limits, Notation, PlayerContext, Seat, TableError, Turn, Viewer,
};

use crate::allowance::Patience;
use crate::clock::whole_millis;
use crate::event::{Act, Command, Happening};
use crate::kit::QuestionInput;
use crate::moment::Instant;
use crate::player_spec::PlayerSpec;
use crate::players::{SeatPlayer, Typed};
use crate::refusal::{moved_on, over, refuse};
use crate::review::{Part, Piece};
use crate::session::Session;
use crate::table::Table;

/// A question to a table from outside.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Asked {
    pub name: String,
    /// What it is about, as the kit understands it.
    #[serde(default)]
    pub with: Value,
}

/// Something to think about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The name of the table, for whoever sends the job.
    pub table: String,
    /// The revision it is about; once the table has moved on the answer is worth nothing.
    pub revision: u64,
    /// An earlier position, to look back.
    #[serde(default)]
    pub ply: Option<usize>,
    /// The answer tells no more than this viewer may know.
    pub viewer: Viewer,
    /// What is asked for.
    pub kind: JobKind,
    /// The most that whoever asks will wait for.
    #[serde(default)]
    pub limits: Limits,
    /// No clock and no habit of the game limits it, only what whoever asks will wait for: for games that must come
    /// out the same on every machine, and for whoever counts the time itself.
    #[serde(default)]
    pub untimed: bool,
    /// So many of the best moves are to have true values, for whoever looks at more than the best; not for play.
    #[serde(default)]
    pub compare: usize,
}

/// What is asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JobKind {
    /// The decision of the computer at the seat to move; in a race, at the seat that looks.
    Move,
    /// A whole turn by a friend, throws included.
    Turn {
        /// The friend, as text.
        player: String,
    },
    /// What this player thinks of the position.
    Think {
        /// The player, as text.
        player: String,
    },
    /// A question of the game's own.
    Ask(Asked),
    /// A part of the review of what was played.
    Review(Part),
}

/// An answer in text, with what a board and a clock want to know besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thought {
    #[serde(flatten)]
    pub answer: Answer<String>,
    /// The square of each candidate on the board, in the same order; empty where the kit groups nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<String>,
    /// How long it took so far, in milliseconds.
    #[serde(default)]
    pub spent: u64,
}

impl Deref for Thought {
    type Target = Answer<String>;

    fn deref(&self) -> &Answer<String> {
        &self.answer
    }
}

/// What comes of a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JobAnswer {
    /// To be performed for this seat, one after another.
    Acts {
        seat: Seat,
        acts: Vec<Act>,
        /// What the player thought, where one decision was asked for.
        thought: Option<Thought>,
    },
    /// What a player thinks.
    Thought(Thought),
    /// The answer to a question.
    Reply(Value),
    /// A piece of a review.
    Reviewed(Piece),
}

impl JobAnswer {
    /// What the player thought, if it said so.
    pub fn thought(&self) -> Option<&Thought> {
        match self {
            JobAnswer::Acts { thought, .. } => thought.as_ref(),
            JobAnswer::Thought(thought) => Some(thought),
            JobAnswer::Reply(_) | JobAnswer::Reviewed(_) => None,
        }
    }
}

/// What whoever works on a job is told meanwhile, and tells.
pub struct JobContext<'a> {
    /// Whether somebody has stopped it.
    pub stop: &'a AtomicBool,
    /// The moment at which the answer is due, if there is one.
    pub until: Option<Instant>,
    /// Hears every better thought.
    pub progress: &'a (dyn Fn(Thought) + 'a),
}

impl JobContext<'_> {
    /// Whether it is time to come to an end.
    pub fn enough(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// A job about a table as it is now.
pub fn job(id: &str, table: &dyn Table, viewer: Viewer, kind: JobKind) -> Job {
    Job {
        table: id.to_owned(),
        revision: table.revision(),
        ply: None,
        viewer,
        kind,
        limits: Limits::default(),
        untimed: false,
        compare: 0,
    }
}

/// Runs a job at once, with somebody new as the player unless the seat's own is handed in.
pub fn run_job(
    table: &dyn Table,
    job: &Job,
    player: Option<&mut dyn SeatPlayer>,
) -> Result<JobAnswer, TableError> {
    let began = Instant::now();
    let context = JobContext { stop: &AtomicBool::new(false), until: None, progress: &|_| () };
    let mut answer = table.work(job, player, &context)?;
    if let JobAnswer::Acts { thought: Some(thought), .. } | JobAnswer::Thought(thought) = &mut answer {
        thought.spent = whole_millis(began.elapsed());
    }
    Ok(answer)
}

/// How much the player of a job may use for one decision; for a question, what whoever asks will wait for.
pub(crate) fn limits<G: Notation>(session: &Session<G>, job: &Job) -> Result<Limits, TableError> {
    let then = job.ply.map(|ply| session.branch(ply)).transpose()?;
    let at = then.as_ref().unwrap_or(session);
    let seat = decider(at, job);
    let spec = match (&job.kind, seat) {
        (JobKind::Move, Some(seat)) => at.kit().read_player(Table::player(at, seat))?,
        (JobKind::Turn { player } | JobKind::Think { player }, _) => at.kit().read_player(player)?,
        (JobKind::Move | JobKind::Ask(_) | JobKind::Review(_), _) => return Ok(job.limits),
    };
    Ok(match seat {
        Some(seat) if !job.untimed => at.limits_of(seat, &spec, job.limits),
        _ => untimed(&spec, job),
    })
}

/// What a player may use when nobody looks at a clock but whoever asks.
fn untimed(spec: &PlayerSpec, job: &Job) -> Limits {
    let Limits { time, share, .. } = job.limits;
    Limits { time, share, ..crate::allowance::limits(spec, job.limits, None, None) }
}

/// Whose decision a job is about.
fn decider<G: Notation>(session: &Session<G>, job: &Job) -> Option<Seat> {
    let looks = job.viewer.seat().filter(|&seat| Table::may_move(session, seat));
    looks.or_else(|| session.mover())
}

/// A line as text, as far as nothing falls in between.
pub fn write_line<G: Notation>(game: &G, state: &G::State, line: &[G::Move]) -> Vec<String> {
    let (mut after, mut texts) = (state.clone(), Vec::new());
    for &mv in line {
        if !matches!(game.turn(&after), Turn::Seat(_)) {
            break;
        }
        texts.push(game.write_move(&after, mv));
        game.play(&mut after, mv);
    }
    texts
}

/// An answer as text; the line is told as far as nothing falls in between.
fn told<G: Notation>(session: &Session<G>, answer: &Answer<G::Move>) -> Thought {
    let (game, state) = (session.game(), session.state());
    let line_of = |line: &[G::Move]| write_line(game, state, line);
    let candidate = |candidate: &Candidate<G::Move>| Candidate {
        mv: game.write_move(state, candidate.mv),
        worth: candidate.worth,
        bound: candidate.bound,
        line: line_of(&candidate.line),
        words: candidate.words.clone(),
    };
    let group = session.kit().group;
    let groups = answer.candidates.iter().filter_map(|candidate| Some(group?(game, state, candidate.mv)));
    Thought {
        groups: groups.collect(),
        spent: 0,
        answer: Answer {
            best: game.write_move(state, answer.best),
            line: line_of(&answer.line),
            candidates: answer.candidates.iter().map(candidate).collect(),
            words: answer.words.clone(),
            worth: answer.worth,
            depth: answer.depth,
            deepest: answer.deepest,
            nodes: answer.nodes,
            cutoffs: answer.cutoffs,
            table_hits: answer.table_hits,
            is_from_book: answer.is_from_book,
        },
    }
}

/// One decision of a player at this seat.
fn think<G: Notation>(
    session: &Session<G>,
    (seat, viewer): (Seat, Viewer),
    typed: &mut Typed<G>,
    job: &Job,
    context: &JobContext<'_>,
) -> Result<Answer<G::Move>, TableError> {
    let (game, state) = (session.game(), session.state());
    let limits = if job.untimed {
        untimed(&typed.spec, job)
    } else {
        session.limits_of(seat, &typed.spec, job.limits)
    };
    let began = Instant::now();
    let own = limits.time.and_then(|time| began.checked_add(time));
    let (mut patience, is_done) = (limits.share.map(Patience::new), Cell::new(false));
    let enough = || is_done.get() || context.enough() || own.is_some_and(|own| Instant::now() >= own);
    let past = || {
        let is_played = |what: &Happening<_, _>| matches!(what, Happening::Played { .. });
        let played = session.steps().filter(|step| is_played(&step.event.what));
        played.map(|step| game.observe(step.before, viewer)).collect()
    };
    let moves = || {
        let mut moves = Vec::new();
        game.moves_of(state, seat, &mut moves);
        moves
    };
    let mut rng = (session.kit().player_chance)(&typed.spec, session.secret(), session.decisions());
    let mut asked = PlayerContext {
        seat,
        limits,
        compare: job.compare,
        ply: session.plies(),
        moves: &moves,
        history: session.history(),
        past: &past,
        enough: &enough,
        rng: &mut rng,
        report: &mut |answer| {
            (context.progress)(told(session, answer));
            is_done.set(patience.as_mut().is_some_and(|patience| patience.hears(answer, began.elapsed())));
        },
    };
    let answer = typed.player.choose(game, &game.observe(state, viewer), &mut asked);
    let erred = || refuse(ErrorKind::Illegal, "table-player-erred");
    let answer = answer.ok_or_else(erred)?;
    // The rules check it again, by its text: a player is never believed.
    let read = game.read_move_of(state, seat, &game.write_move(state, answer.best));
    if read.is_ok_and(|read| read == answer.best) { Ok(answer) } else { Err(erred()) }
}

/// Does the work. The session is a fold of a log and stays as it is.
pub(crate) fn work<G: Notation>(
    session: &Session<G>,
    job: &Job,
    player: Option<&mut dyn SeatPlayer>,
    context: &JobContext<'_>,
) -> Result<JobAnswer, TableError> {
    if job.revision != session.revision() {
        return Err(moved_on());
    }
    let then = job.ply.map(|ply| session.branch(ply)).transpose()?;
    let at = then.as_ref().unwrap_or(session);
    match &job.kind {
        JobKind::Move => {
            let seat = decider(at, job).ok_or_else(over)?;
            let spec = at.kit().read_player(Table::player(at, seat))?;
            let own = player.and_then(|player| (player as &mut dyn Any).downcast_mut::<Typed<G>>());
            let mut stand_in = None;
            let own = match own {
                Some(own) if job.ply.is_none() && own.spec == spec => own,
                _ => stand_in.insert(Typed::new(at, &spec.to_string())?),
            };
            let answer = think(at, (seat, Viewer::Seat(seat)), own, job, context)?;
            Ok(decided(seat, spec.shown().to_string(), told(at, &answer)))
        }
        JobKind::Turn { player } => friend(at, player, job, context),
        JobKind::Think { player } => {
            let seat = decider(at, job).ok_or_else(over)?;
            let answer = think(at, (seat, job.viewer), &mut Typed::new(at, player)?, job, context)?;
            Ok(JobAnswer::Thought(told(at, &answer)))
        }
        JobKind::Ask(asked) => {
            let ply = job.ply.unwrap_or_else(|| session.plies());
            let asked_until = job.limits.time.and_then(|time| Instant::now().checked_add(time));
            let until = [context.until, asked_until].into_iter().flatten().min();
            let context = JobContext { until, ..*context };
            let mut input = QuestionInput { session, viewer: job.viewer, ply, context: &context };
            session.kit().reply(&asked.name, &mut input, asked.with.clone()).map(JobAnswer::Reply)
        }
        JobKind::Review(part) => crate::review::work(session, part, context).map(JobAnswer::Reviewed),
    }
}

/// One decision, ready to be performed.
pub(crate) fn decided(seat: Seat, by: String, thought: Thought) -> JobAnswer {
    let (text, because) = (thought.best.clone(), thought.words.clone());
    let acts = vec![Act::Play { text, by: Some(by), because }];
    JobAnswer::Acts { seat, acts, thought: Some(thought) }
}

/// One player for the whole turn, so that what it aims at lasts; it plays on a copy, where the same chance falls.
fn friend<G: Notation>(
    session: &Session<G>,
    player: &str,
    job: &Job,
    context: &JobContext<'_>,
) -> Result<JobAnswer, TableError> {
    let (mut copy, mut friend, mut acts) = (session.clone(), Typed::new(session, player)?, Vec::new());
    let by = friend.spec.shown().to_string();
    let thrower = session.chance_due().and_then(|chance| chance.seat());
    let seat = decider(session, job).or(thrower).ok_or_else(over)?;
    while copy.ending().is_none() && (session.kit().same_turn)(session.game(), session.state(), copy.state())
    {
        let act = if copy.chance_due().is_some() {
            Act::Throw { told: None }
        } else {
            let answer = think(&copy, (seat, Viewer::Seat(seat)), &mut friend, job, context)?;
            let text = copy.game().write_move(copy.state(), answer.best);
            Act::Play { text, by: Some(by.clone()), because: answer.words }
        };
        let command = Command { seat: Some(seat), at: copy.since(), revision: None, act };
        copy.decide(&command)?.iter().try_for_each(|event| copy.apply(event))?;
        acts.push(command.act);
    }
    Ok(JobAnswer::Acts { seat, acts, thought: None })
}
