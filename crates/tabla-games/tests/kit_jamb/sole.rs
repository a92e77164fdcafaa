//! A table of Jamb, and everything that people do at it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use tabla_core::{Notation, Seat, SeededRng, TableError, Viewer, below, pick};
use tabla_games::jamb::{FriendKind, Jamb, State};
use tabla_games::kits::jamb::{JambBoard, fill_in, open};
use tabla_games::kits::{Shelf, registry};
use tabla_table::{
    Act, Asked, Command, Job, JobAnswer, JobContext, JobKind, Kit, Saved, Table, Waiting, job,
};

pub fn kit() -> Arc<dyn Kit> {
    registry(&Shelf::default()).find("jamb").unwrap()
}

/// A table of a wish.
pub struct Sole {
    pub table: Box<dyn Table>,
}

pub fn begin(wish: &Value) -> Sole {
    Sole { table: open(&kit(), &fill_in(&kit(), wish, 7, 0).unwrap()).unwrap() }
}

pub fn mover(table: &dyn Table) -> Option<Seat> {
    match table.waiting() {
        Waiting::Move(seat) | Waiting::Throw(Some(seat)) => Some(seat),
        Waiting::Throw(None) | Waiting::Nothing(_) => None,
    }
}

pub fn act(table: &mut dyn Table, seat: Option<Seat>, act: Act) -> Result<(), TableError> {
    table.perform(&Command { seat, at: 0, revision: None, act }).map(|_| ())
}

pub fn play(text: &str) -> Act {
    Act::Play { text: text.to_owned(), by: None, because: Vec::new() }
}

pub fn throw() -> Act {
    Act::Throw { told: None }
}

pub fn context(stop: &AtomicBool) -> JobContext<'_> {
    JobContext { stop, until: None, progress: &|_| {} }
}

pub fn work(table: &dyn Table, kind: JobKind) -> Result<JobAnswer, TableError> {
    let viewer = mover(table).map_or(Viewer::Public, Viewer::Seat);
    let job: Job = job("t", table, viewer, kind);
    table.work(&job, None, &context(&AtomicBool::new(false)))
}

pub fn ask(table: &dyn Table, question: Value) -> Result<Value, TableError> {
    let name = question.as_object().unwrap().keys().next().unwrap().clone();
    match work(table, JobKind::Ask(Asked { name, with: question }))? {
        JobAnswer::Reply(reply) => Ok(reply),
        other => panic!("{other:?}"),
    }
}

pub fn let_friend_play(table: &mut dyn Table, friend: &str) -> Result<(), TableError> {
    let JobAnswer::Acts { seat, acts, .. } = work(table, JobKind::Turn { player: friend.to_owned() })? else {
        panic!("a turn has acts")
    };
    acts.into_iter().try_for_each(|one| act(table, Some(seat), one))
}

pub fn board(table: &dyn Table, viewer: Viewer, ply: Option<usize>) -> JambBoard {
    table.show(viewer, ply).unwrap().board.typed::<JambBoard>().unwrap().clone()
}

impl Sole {
    pub fn seat(&self) -> Option<Seat> {
        mover(&*self.table)
    }

    pub fn place(&self) -> Option<usize> {
        self.seat().map(Seat::index)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.table.waiting(), Waiting::Nothing(_))
    }

    /// Whether dice lie on the table, and somebody must decide.
    pub fn is_lying(&self) -> bool {
        matches!(self.table.waiting(), Waiting::Move(_))
    }

    pub fn board(&self) -> JambBoard {
        board(&*self.table, Viewer::Public, None)
    }

    /// The talon and the dice of the person in this place.
    pub fn state(&self, place: usize) -> State {
        Jamb::default().read_state(&self.board().people[place].view.position).unwrap()
    }

    pub fn filled(&self, place: usize) -> usize {
        self.board().people[place].view.storage.filled
    }

    pub fn names(&self) -> Vec<String> {
        self.board().people.into_iter().map(|person| person.name).collect()
    }

    pub fn act(&mut self, done: Act) -> Result<(), TableError> {
        let seat = self.seat().or(Some(Seat::FIRST));
        act(&mut *self.table, seat, done)
    }

    pub fn throw(&mut self) {
        self.act(throw()).unwrap();
    }

    pub fn play(&mut self, text: &str) {
        self.act(play(text)).unwrap();
    }

    pub fn friend(&mut self, kind: FriendKind) {
        let_friend_play(&mut *self.table, kind.name()).unwrap();
    }

    pub fn ask_advice(&mut self) {
        self.act(Act::TakeAdvice { question: "advice".to_owned() }).unwrap();
    }

    /// Takes back, and says whether that was possible.
    pub fn undo(&mut self) -> bool {
        let can = self.table.show(Viewer::Public, None).unwrap().extras.can.undo;
        assert_eq!(self.act(Act::Undo).is_ok(), can);
        can
    }

    pub fn stop(&mut self) {
        self.act(Act::Resign).unwrap();
    }

    pub fn report(&self, place: usize) -> Value {
        ask(&*self.table, json!({ "report": place + 1 })).unwrap()
    }

    /// Everybody sees the same, and a table is what its log says.
    pub fn check(&self) {
        let table = &*self.table;
        for viewer in [Viewer::Everything, Viewer::Seat(Seat::FIRST)] {
            assert_eq!(board(table, viewer, None), self.board());
        }
        let saved = serde_json::to_string(&table.saved()).unwrap();
        let saved: Saved = serde_json::from_str(&saved).unwrap();
        let again = registry(&Shelf::default()).restore(&saved).unwrap();
        assert_eq!(board(&*again, Viewer::Public, None), self.board());
        assert_eq!(again.saved(), table.saved());
    }
}

pub fn wishes() -> Vec<Value> {
    vec![
        json!({ "people": ["Ana"], "seed": 7 }),
        json!({ "people": ["Ana", "Боба"], "seed": 12, "shared": true }),
        json!({ "people": [""], "generator": "bbs", "storage": "csr", "jamb_is_ful": true }),
        json!({ "people": ["a", "b", "c"], "generator": "bbs", "storage": "csc", "jamb_is_poker": false }),
        json!({ "people": ["a", "b", "c"], "generator": "bbs", "shared": true, "storage": "dense" }),
        json!({ "seed": 9, "position": "3/0,48/kenta=66/1:12233" }),
        json!({ "seed": 9, "position": "3,4/0/kenta=66/2:12???" }),
        json!({ "people": ["1", "2", "3", "4", "5", "6", "7", "8"], "seed": 3, "friend_threshold": "1/2" }),
    ]
}

/// One step of everything that people do, as dice say.
pub fn step(sole: &mut Sole, dice: &mut SeededRng) {
    let is_lying = sole.is_lying();
    match below(dice, 12) {
        0..=2 if !is_lying => sole.friend(FriendKind::Rule),
        3 => sole.friend(FriendKind::Greedy),
        4 => sole.friend(FriendKind::Optimal),
        5 if is_lying => sole.ask_advice(),
        6 | 7 => {
            if sole.undo() && below(dice, 2) == 0 {
                sole.act(Act::Redo).unwrap();
            }
        }
        8 if below(dice, 25) == 0 => sole.stop(),
        _ if is_lying => {
            let moves = sole.table.legal(sole.seat().unwrap());
            let text = pick(dice, &moves).unwrap().clone();
            sole.play(&text);
        }
        _ => sole.throw(),
    }
}
