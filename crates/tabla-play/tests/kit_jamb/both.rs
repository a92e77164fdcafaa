//! The new table and today's party, side by side: whatever is done at one is done at the other.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use tabla_core::{Notation, Say, Saying, Seat, SeededRng, TableError, Viewer, below, pick};
use tabla_play::jamb::{
    Column, Decided, Event, FriendKind, Friends, Move, Party, Person, Row, SavedParty, view,
};
use tabla_play::kits::jamb::{JambBoard, JambPerson, JambStatistics, fill_in, open};
use tabla_play::kits::{SayingView, Shelf, registry};
use tabla_table::{
    Account, AccountKind, Act, Asked, Command, Job, JobAnswer, JobContext, JobKind, Kit, Saved, Table,
    Waiting, job,
};

pub fn kit() -> Arc<dyn Kit> {
    registry(&Shelf::default()).find("jamb").unwrap()
}

/// A table and a party of the same wish.
pub struct Both {
    pub table: Box<dyn Table>,
    pub party: Party,
    pub friends: Friends,
    /// What a friend said about the turn just played.
    pub explained: Vec<Saying>,
}

pub fn begin(wish: &Value) -> Both {
    let kept = fill_in(&kit(), wish, 7).unwrap();
    let table = open(&kit(), &kept).unwrap();
    let saved: SavedParty = serde_json::from_value(kept.clone()).unwrap();
    let threshold = kept["friend_threshold"].as_str().unwrap().parse().unwrap();
    let friends = Friends { threshold, ..Friends::default() };
    Both { table, party: saved.restore().unwrap(), friends, explained: Vec::new() }
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

/// The board as the party's desk drew it.
pub fn drawn(both: &Both, party: &Party, ply: usize, is_now: bool) -> JambBoard {
    let decisions = both.party.decisions();
    let decisions = &decisions[..ply];
    let last = |place: usize| -> Option<(Column, Row)> {
        decisions.iter().rev().filter(|decided| decided.place == place).find_map(|decided| match decided.mv {
            Some(Move::Write { column, row }) => Some((column, row)),
            _ => None,
        })
    };
    let person = |(place, person): (usize, &Person)| {
        let mut view = view(party.game(), person.state(), last(place));
        if !is_now || party.mover() != Some(place) {
            view.moves.clear();
        }
        JambPerson { name: person.name().to_owned(), view, is_done: person.is_done() }
    };
    let (fallen, kept) = party.fallen().map_or((Vec::new(), 0), |fallen| {
        let kept: Vec<u8> = fallen.kept.faces().map(|die| die.pips()).collect();
        let count = kept.len();
        (kept.into_iter().chain(fallen.thrown.iter().map(|die| die.pips())).collect(), count)
    });
    let statistics = party.statistics();
    let seeded = both.party.setup().dice;
    let shows_dice = party.people().len() == 1 || both.party.is_over();
    JambBoard {
        people: party.people().iter().enumerate().map(person).collect(),
        fallen,
        kept,
        is_advised: party.is_advised(),
        friends: FriendKind::ALL.map(|friend| friend.name().to_owned()).to_vec(),
        statistics: JambStatistics {
            faces: statistics.faces().to_vec(),
            chi_square: statistics.face_test().map(|test| test.statistic),
            pair_chi_square: statistics.pair_test().map(|test| test.statistic),
        },
        dice: shows_dice.then(|| format!("{} {}", seeded.generator, seeded.seed)),
        explained: if is_now { both.explained.iter().map(SayingView::from).collect() } else { Vec::new() },
    }
}

pub fn board(table: &dyn Table, viewer: Viewer, ply: Option<usize>) -> JambBoard {
    table.show(viewer, ply).unwrap().board.typed::<JambBoard>().unwrap().clone()
}

pub fn note(decided: &Decided) -> Option<Saying> {
    match decided {
        Decided { mv: None, .. } => Some(Saying::new("desk-jamb-stopped")),
        Decided { friend: Some(kind), .. } => {
            Some(Saying::new("desk-jamb-friend").with("friend", kind.say()))
        }
        Decided { is_advised: true, .. } => Some(Saying::new("desk-jamb-advised")),
        _ => None,
    }
}

impl Both {
    pub fn seat(&self) -> Option<Seat> {
        mover(&*self.table)
    }

    pub fn act(&mut self, done: Act) -> Result<(), TableError> {
        let seat = self.seat().or(Some(Seat::FIRST));
        act(&mut *self.table, seat, done)
    }

    pub fn throw(&mut self) {
        self.act(throw()).unwrap();
        self.party.throw().unwrap();
        self.explained.clear();
    }

    pub fn play(&mut self, text: &str) {
        self.act(play(text)).unwrap();
        let mv = self.party.read(text).unwrap();
        self.party.play(mv, None).unwrap();
        if matches!(mv, Move::Again { .. }) {
            self.party.throw().unwrap();
        }
        self.explained.clear();
    }

    pub fn friend(&mut self, kind: FriendKind) {
        let_friend_play(&mut *self.table, kind.name()).unwrap();
        self.explained = self.party.let_friend_play(kind, &self.friends).unwrap();
    }

    pub fn ask_advice(&mut self) {
        self.act(Act::TakeAdvice { question: "advice".to_owned() }).unwrap();
        self.party.note_advice();
    }

    pub fn undo(&mut self) -> Option<Event> {
        let undone = self.party.undo();
        assert_eq!(self.act(Act::Undo).is_ok(), undone.is_some());
        // What a friend wrote last is explained as long as nothing else has happened since.
        self.explained = explained(&*self.table);
        undone
    }

    pub fn stop(&mut self) {
        self.act(Act::Resign).unwrap();
        self.party.stop().unwrap();
        self.explained.clear();
    }

    /// Everything that can be seen and saved is the same.
    pub fn check(&self) {
        let (table, party) = (&*self.table, &self.party);
        let shown = table.show(Viewer::Public, None).unwrap();
        assert_eq!(self.seat().map(|seat| seat.index()), party.mover());
        assert_eq!(shown.extras.can.undo, party.can_undo());
        let decisions = party.decisions();
        assert_eq!((table.plies(), shown.extras.ply), (decisions.len(), decisions.len()));
        let now = drawn(self, party, decisions.len(), true);
        assert_eq!(*shown.board.typed::<JambBoard>().unwrap(), now);
        let counts = |account: &&Account| account.what != AccountKind::Chance;
        let told: Vec<&Account> = shown.accounts.iter().filter(counts).collect();
        assert_eq!(told.len(), decisions.len());
        for (account, decided) in told.into_iter().zip(&decisions) {
            assert_eq!(account.seat.map(|seat| seat.index()), Some(decided.place));
            let text = decided.mv.map(|mv| party.game().write_move(party.people()[0].state(), mv));
            assert_eq!(account.text, text);
            let points = match decided.mv {
                Some(Move::Write { .. }) => Some(u64::from(decided.points.unwrap_or(0))),
                _ => None,
            };
            assert_eq!(account.extra.get("points").and_then(Value::as_u64), points);
            let told = account.extra.get("note").cloned();
            assert_eq!(told.map(|told| serde_json::from_value(told).unwrap()), note(decided));
        }
        for (place, person) in party.people().iter().enumerate() {
            assert_eq!(shown.extras.seats[place].points, Some(person.points().into()));
        }
    }

    /// What was written down is the same as well, and looking back.
    pub fn check_all(&self) {
        self.check();
        let (table, party) = (&*self.table, &self.party);
        let now = drawn(self, party, party.decisions().len(), true);
        for viewer in [Viewer::Everything, Viewer::Seat(Seat::FIRST)] {
            assert_eq!(board(table, viewer, None), now);
        }
        for (ply, decided) in party.decisions().iter().enumerate() {
            let then = party.after(decided.event).unwrap();
            assert_eq!(board(table, Viewer::Public, Some(ply)), drawn(self, &then, ply, false), "{ply}");
        }
        let mut save: Value =
            serde_json::from_str(&table.export("json", Viewer::Everything).unwrap()).unwrap();
        for head in ["tabla-save", "game", "date"] {
            assert!(save.as_object_mut().unwrap().remove(head).is_some());
        }
        assert_eq!(save, serde_json::to_value(SavedParty::of(party)).unwrap());
        match party.record() {
            Some(record) => assert_eq!(table.export("jamb", Viewer::Everything).unwrap(), record.write()),
            None => {
                let refused = table.export("jamb", Viewer::Everything).unwrap_err();
                assert_eq!(refused.saying.key, "desk-jamb-no-room");
            }
        }
        // A table is what its log says, and so is its past.
        let saved = serde_json::to_string(&table.saved()).unwrap();
        let saved: Saved = serde_json::from_str(&saved).unwrap();
        let again = registry(&Shelf::default()).restore(&saved).unwrap();
        assert_eq!(board(&*again, Viewer::Public, None), board(table, Viewer::Public, None));
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
pub fn step(both: &mut Both, dice: &mut SeededRng) {
    let is_lying = both.party.fallen().is_some();
    match below(dice, 12) {
        0..=2 if !is_lying => both.friend(FriendKind::Rule),
        3 => both.friend(FriendKind::Greedy),
        4 => both.friend(FriendKind::Optimal),
        5 if is_lying => both.ask_advice(),
        6 | 7 => {
            if let Some(undone) = both.undo()
                && below(dice, 2) == 0
            {
                both.act(Act::Redo).unwrap();
                match undone {
                    Event::Played { mv, friend } => drop(both.party.play(mv, friend).unwrap()),
                    _ => both.party.stop().unwrap(),
                }
                // Whatever a friend wrote is explained again.
                both.explained = explained(&*both.table);
            }
        }
        8 if below(dice, 25) == 0 => both.stop(),
        _ if is_lying => {
            let moves = both.table.legal(both.seat().unwrap());
            let text = pick(dice, &moves).unwrap().clone();
            both.play(&text);
        }
        _ => both.throw(),
    }
}

pub fn explained(table: &dyn Table) -> Vec<Saying> {
    let board = board(table, Viewer::Public, None);
    let told = serde_json::to_value(board.explained).unwrap();
    serde_json::from_value(told).unwrap()
}
