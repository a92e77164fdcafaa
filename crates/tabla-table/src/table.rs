//! The one face that every game shows to consoles, servers and referees.

mod accounts;

use std::any::Any;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabla_core::{Chance, Limits, Notation, Saying, Seat, TableError, Turn, Viewer};

use crate::allowance::Pacing;
use crate::board::Board;
use crate::clock::Clock;
use crate::event::{Act, Command, Ending, Offer, Saved, Setup, StoredEvent};
use crate::job::{Job, JobAnswer, JobContext};
use crate::kit::ViewInput;
use crate::players::{SeatPlayer, Typed};
use crate::policy::LegalMoves;
use crate::review::Plan;
use crate::secret::Secret;
use crate::session::{SeatRecord, Session, all_seats};

/// What an account is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AccountKind {
    Played,
    Chance,
    Withdrew,
    /// Somebody was gone, and the others went on.
    Gone,
    FlagFell,
    /// All agreed on a draw.
    Agreed,
}

/// One event of the line that counts as it is told to a viewer: nothing has to be hidden later.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Account {
    /// The number of the event.
    pub revision: u64,
    /// How many plies lay before it.
    pub ply: usize,
    pub at: u64,
    /// How long it took, in milliseconds.
    pub spent: u64,
    /// Who it is about.
    pub seat: Option<Seat>,
    pub what: AccountKind,
    /// The move or the chance, as far as the viewer may know.
    pub text: Option<String>,
    /// The computer that decided.
    pub by: Option<String>,
    pub because: Vec<Saying>,
    /// Whether the seat had seen advice before it decided.
    pub advised: bool,
    /// Whatever the kit adds.
    pub extra: Value,
}

/// One seat as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatInfo {
    /// The player as text, without its seed.
    pub player: String,
    /// Whether a person sits here.
    pub is_person: bool,
    /// What they call themselves.
    pub name: Option<String>,
    /// The points, in games with points, with the position shown.
    pub points: Option<i64>,
    /// What the clock shows now, in milliseconds, as if the turn had not begun.
    pub clock: Option<u64>,
    /// How often this person was helped.
    pub helped: u32,
    /// Whether this person saw advice since their last decision.
    pub advised: bool,
    /// Whether the seat gave up or ran out of time.
    pub has_left: bool,
}

/// What can be done beside playing, by rights; who may do it is looked at elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Can {
    pub undo: bool,
    /// Play again what was taken back.
    pub redo: bool,
    pub resign: bool,
    pub throw: bool,
    /// Play on from an earlier position as a table of its own.
    pub branch: bool,
    pub advice: bool,
    /// Agree on a draw: where the course of the game can end in one.
    pub draw: bool,
}

/// What a view may need beside the position and the accounts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Extras {
    /// Whose decision the position shown is.
    pub to_move: Option<Seat>,
    /// To whom the position is turned: whoever decides in it or, if nobody does, whom the kit names.
    pub turned_to: Option<Seat>,
    /// Whether a throw is due in it.
    pub throw_due: bool,
    /// Whose throw it is, if it is anybody's.
    pub thrower: Option<Seat>,
    /// How the game ended with the position shown.
    pub ending: Option<Ending>,
    /// How the game ended, also while somebody looks back.
    pub final_ending: Option<Ending>,
    /// How many plies lie before the position shown.
    pub ply: usize,
    /// How many there are.
    pub plies: usize,
    /// Whether the position shown is the one that is played on from.
    pub is_now: bool,
    /// The seats in the order of play.
    pub seats: Vec<SeatInfo>,
    /// The offer that waits for answers, and whose it is.
    pub offer: Option<(Seat, Offer)>,
    /// Whether everybody wants to play again.
    pub rematch: bool,
    /// Whether everybody left at some time and came back.
    pub was_left: bool,
    /// When the decision that is due became due.
    pub since: u64,
    /// The first moment at which a flag has fallen, if nothing happens before.
    pub deadline: Option<u64>,
    /// Whether whoever decides in the position shown, or decided there, had seen advice.
    pub advised: bool,
    /// What can be done; looking back, nothing but branching.
    pub can: Can,
}

/// All that one viewer gets of a table.
pub struct Snapshot {
    /// The word of the game.
    pub game: &'static str,
    /// The rules as text.
    pub rules: String,
    /// How many events have happened.
    pub revision: u64,
    /// Seats, clocks, whose turn it is.
    pub extras: Extras,
    /// What happened up to the position shown.
    pub accounts: Vec<Account>,
    /// What the viewer may play now; `None` where the game does not tell.
    pub legal: Option<Vec<String>>,
    /// The position as text.
    pub position: String,
    pub board: Board,
}

/// What a table waits for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    /// The decision of this seat.
    Move(Seat),
    /// A throw; of this seat, if it is anybody's.
    Throw(Option<Seat>),
    /// Nothing more: the game is over.
    Nothing(Ending),
}

/// A session whose game is forgotten.
pub trait Table: Any + Send + Sync {
    /// The word of the game.
    fn game(&self) -> &'static str;
    /// The rules as text, by the kit's choices.
    fn rules(&self) -> String;
    /// What was agreed on.
    fn setup(&self) -> &Setup;
    /// How many events have happened.
    fn revision(&self) -> u64;
    /// How many plies lie behind the position.
    fn plies(&self) -> usize;
    /// How players divide a clock.
    fn pacing(&self) -> Pacing;
    /// The latest moment that the table has heard of.
    fn at(&self) -> u64;
    /// Time has passed, and nothing else: what is saved now has lasted until this moment.
    fn pass_time(&mut self, at: u64);
    /// What has to happen next.
    fn waiting(&self) -> Waiting;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who sits here, as text.
    fn player(&self, seat: Seat) -> &str;
    /// Who sits here as others may know it: without a seed.
    fn shown_player(&self, seat: Seat) -> String;
    /// Whether this seat may move now; in a race others may, too.
    fn may_move(&self, seat: Seat) -> bool;
    /// The moment for [`crate::Act::CheckTime`], if nothing happens before.
    fn deadline(&self) -> Option<u64>;
    /// What would happen; it goes to the disk before it is applied.
    fn decide(&self, command: &Command) -> Result<Vec<StoredEvent>, TableError>;
    /// Lets happen what is on the disk; if it cannot have happened here, nothing changes.
    fn apply(&mut self, event: &StoredEvent) -> Result<(), TableError>;
    /// What this viewer gets, now or looking back.
    fn show(&self, viewer: Viewer, ply: Option<usize>) -> Result<Snapshot, TableError>;
    /// The legal moves of a seat, for referees; people get them by the policy of the kit.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The same, each as one word without blanks.
    fn tokens(&self, seat: Seat) -> Vec<String>;
    /// What this text means as a move of the seat, as one word without blanks.
    fn token(&self, seat: Seat, text: &str) -> Result<String, TableError>;
    /// Reads the next move of a line of words: the move, and how many of the words it takes.
    fn read_words(&self, words: &[&str]) -> Result<(String, usize), TableError>;
    /// From now on no draw by the course of the game ends it: for whoever looks at positions, and may count by other
    /// rules. It is not stored.
    fn play_on(&mut self);
    /// Whether the course of the game calls the position now a draw, even if the game goes on.
    fn is_drawn_by_course(&self) -> bool;
    /// A new table that begins with the first so many plies.
    fn branch(&self, ply: usize) -> Result<Box<dyn Table>, TableError>;
    /// The same, with chance of its own where what this table brings next is sealed.
    fn branch_anew(&self, ply: usize, secret: Secret) -> Result<Box<dyn Table>, TableError>;
    /// The same again; nothing that thinks is shared.
    fn copy(&self) -> Box<dyn Table>;
    /// For the disk alone: it has the secret.
    fn saved(&self) -> Saved;
    /// A file that tells no more than this viewer may know.
    fn export(&self, format: &str, viewer: Viewer) -> Result<String, TableError>;
    /// What a file of this game in this format is called.
    fn file_name(&self, format: &str) -> Result<String, TableError>;
    /// Whether this question leaves a mark.
    fn marks(&self, question: &str) -> Result<bool, TableError>;
    /// Somebody new who can play here; whoever owns the table keeps them.
    fn make_player(&self, spec: &str) -> Result<Box<dyn SeatPlayer>, TableError>;
    /// How much the player of a job may use for its decision.
    fn limits(&self, job: &Job) -> Result<Limits, TableError>;
    /// All the work on a review of what was played here.
    fn review_plan(&self) -> Result<Plan, TableError>;
    /// Does the work of a job at this table, which it does not change.
    fn work(
        &self,
        job: &Job,
        player: Option<&mut dyn SeatPlayer>,
        context: &JobContext<'_>,
    ) -> Result<JobAnswer, TableError>;

    /// Whose decision is due; `None` when a throw is, or the game is over.
    fn to_move(&self) -> Option<Seat> {
        match self.waiting() {
            Waiting::Move(seat) => Some(seat),
            Waiting::Throw(_) | Waiting::Nothing(_) => None,
        }
    }

    /// Plays what this text means for the one whose decision is due, and says it as one word without blanks.
    fn play(&mut self, text: &str) -> Result<String, TableError> {
        let seat = self.to_move();
        let word = seat.and_then(|seat| self.token(seat, text).ok());
        let act = Act::Play { text: text.to_owned(), by: None, because: Vec::new() };
        self.perform(&Command { seat, at: self.at(), revision: None, act })?;
        Ok(word.unwrap_or_else(|| text.split_whitespace().collect()))
    }

    /// Decides and applies at once, for whoever has no disk.
    fn perform(&mut self, command: &Command) -> Result<Vec<StoredEvent>, TableError> {
        let events = self.decide(command)?;
        events.iter().try_for_each(|event| self.apply(event))?;
        Ok(events)
    }

    /// Whoever goes on with a table from the disk had left it, which is noted where one clock runs for the whole game.
    fn come_back(&mut self) -> Result<(), TableError> {
        let is_timed = matches!(self.setup().clock, Some(Clock::WholeGame { .. }));
        if is_timed && self.at() > 0 && self.deadline().is_some() {
            self.perform(&Command { seat: None, at: self.at(), revision: None, act: Act::Leave })?;
        }
        Ok(())
    }
}

impl<G: Notation> Session<G> {
    fn seat_info(&self, state: &G::State, seat: Seat, record: &SeatRecord) -> SeatInfo {
        SeatInfo {
            player: self.shown_player(seat),
            is_person: record.is_person(),
            name: record.name.clone(),
            points: self.game().points(state, seat),
            clock: self.time_left(seat),
            helped: record.helped,
            advised: record.advised,
            has_left: record.has_left,
        }
    }

    /// What a seat may play.
    fn moves_of(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.ending().is_none() && seat.index() < Session::seats(self).len() {
            self.game().moves_of(self.state(), seat, &mut moves);
        }
        moves
    }

    fn extras(&self, place: usize, ply: usize, is_now: bool) -> Extras {
        let position = self.position(place);
        let turn = match &position.end {
            Some(_) => None,
            None => Some(self.game().turn(&position.state)),
        };
        let chance = match &turn {
            Some(Turn::Chance(chance)) => Some(chance),
            _ => None,
        };
        let to_move = match turn {
            Some(Turn::Seat(seat)) => Some(seat),
            _ => None,
        };
        let is_on = self.ending().is_none();
        let sees_advice = |seat: Seat| self.seats().get(seat.index()).is_some_and(|record| record.advised);
        let seats_at = |state: &G::State| -> Vec<SeatInfo> {
            let seats = all_seats(self.game()).zip(self.seats());
            seats.map(|(seat, record)| self.seat_info(state, seat, record)).collect()
        };
        let told = |ending: &Ending, state: &G::State| Ending {
            reason: (self.kit().say_ending)(ending, &seats_at(state)),
            ..ending.clone()
        };
        Extras {
            advised: match is_now {
                true => self.mover().is_some_and(sees_advice),
                false => self.position(place + 1).advised,
            },
            to_move,
            turned_to: to_move.or_else(|| (self.kit().turned_to)(self.game(), &position.state)),
            throw_due: chance.is_some(),
            thrower: chance.and_then(Chance::seat),
            ending: position.end.as_ref().map(|ending| told(ending, &position.state)),
            final_ending: self.ending().map(|ending| told(ending, self.state())),
            ply,
            plies: self.plies(),
            is_now,
            seats: seats_at(&position.state),
            offer: self.offer().map(|open| (open.from, open.offer)),
            rematch: self.wants_rematch(),
            was_left: self.was_left(),
            since: self.since(),
            deadline: self.deadline(),
            can: Can {
                undo: is_now && self.can_undo(),
                redo: is_now && self.can_redo(),
                resign: is_now && is_on,
                throw: is_now && self.chance_due().is_some(),
                branch: (Session::plies(self) > 0 || self.kit().branches_at_start)
                    && (self.kit().redeal.is_some() || !self.is_sealed()),
                advice: is_now && is_on && (self.kit().advises)(self.game(), &position.state),
                draw: is_now && is_on && self.game().draw_rules().is_any(),
            },
        }
    }
}

impl<G: Notation> Table for Session<G> {
    fn game(&self) -> &'static str {
        self.kit().id
    }

    fn rules(&self) -> String {
        self.kit().rules(Session::setup(self))
    }

    fn setup(&self) -> &Setup {
        Session::setup(self)
    }

    fn revision(&self) -> u64 {
        Session::revision(self)
    }

    fn plies(&self) -> usize {
        Session::plies(self)
    }

    fn pacing(&self) -> Pacing {
        self.kit().pacing
    }

    fn at(&self) -> u64 {
        Session::at(self)
    }

    fn pass_time(&mut self, at: u64) {
        Session::pass_time(self, at);
    }

    fn waiting(&self) -> Waiting {
        match (self.ending(), self.mover()) {
            (Some(ending), _) => Waiting::Nothing(ending.clone()),
            (None, Some(seat)) => Waiting::Move(seat),
            (None, None) => Waiting::Throw(self.chance_due().and_then(|chance| chance.seat())),
        }
    }

    fn seats(&self) -> u8 {
        Session::game(self).seats()
    }

    fn player(&self, seat: Seat) -> &str {
        Session::seats(self).get(seat.index()).map_or(crate::HUMAN, |record| &record.player)
    }

    fn shown_player(&self, seat: Seat) -> String {
        let player = Table::player(self, seat);
        self.kit().read_player(player).map_or_else(|_| player.to_owned(), |spec| spec.shown().to_string())
    }

    fn may_move(&self, seat: Seat) -> bool {
        self.ending().is_none() && Session::game(self).may_move(self.state(), seat)
    }

    fn deadline(&self) -> Option<u64> {
        Session::deadline(self)
    }

    fn decide(&self, command: &Command) -> Result<Vec<StoredEvent>, TableError> {
        Session::decide(self, command).map(|events| self.store(&events))
    }

    fn apply(&mut self, event: &StoredEvent) -> Result<(), TableError> {
        if event.revision != Session::revision(self) + 1 {
            return Err(crate::refusal::moved_on());
        }
        let event = self.read(event)?;
        Session::apply(self, &event)
    }

    fn show(&self, viewer: Viewer, ply: Option<usize>) -> Result<Snapshot, TableError> {
        let now = Session::plies(self);
        let (ply, is_now) = (ply.unwrap_or(now), ply.is_none_or(|ply| ply == now));
        if viewer.seat().is_some_and(|seat| seat.index() >= Session::seats(self).len()) {
            return Err(crate::refusal::no_seat());
        }
        let viewer = if is_now { viewer } else { self.kit().past_viewer.unwrap_or(viewer) };
        let place = self.place_of(ply)?;
        let (game, setup, state) = (Session::game(self), Session::setup(self), &*self.position(place).state);
        // What is seen, if not who looks: once it is over, perhaps everything.
        let is_told = self.kit().opens_at_end && self.ending().is_some() && game.seats() > 1;
        let eyes = if is_told { Viewer::Everything } else { viewer };
        let (accounts, extras) = (self.accounts_to(eyes, place), self.extras(place, ply, is_now));
        let is_open = game.seats() == 1 || self.ending().is_some() || viewer == Viewer::Everything;
        let secret = Some(self.secret()).filter(|_| self.kit().shows_secret && is_open);
        let (observation, accounts_told) = (game.observe(state, eyes), &accounts);
        let input = ViewInput {
            game,
            viewer,
            observation: &observation,
            accounts: accounts_told,
            extras: &extras,
            setup,
            secret,
        };
        let board = self.kit().view(&input);
        let legal = match viewer {
            _ if self.kit().legal_moves == LegalMoves::Untold => None,
            Viewer::Seat(seat) if is_now => Some(self.legal(seat)),
            Viewer::Everything if is_now => Some(self.mover().map_or_else(Vec::new, |seat| self.legal(seat))),
            _ => Some(Vec::new()),
        };
        Ok(Snapshot {
            game: self.kit().id,
            rules: self.rules(),
            revision: Session::revision(self),
            position: match self.kit().tell_position {
                Some(tell) => tell(game, state, eyes),
                None => game.tell_state(state, eyes),
            },
            extras,
            accounts,
            legal,
            board,
        })
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let (game, state) = (Session::game(self), self.state());
        self.moves_of(seat).into_iter().map(|mv| game.write_move(state, mv)).collect()
    }

    fn tokens(&self, seat: Seat) -> Vec<String> {
        let (game, state) = (Session::game(self), self.state());
        self.moves_of(seat).into_iter().map(|mv| game.write_token(state, mv)).collect()
    }

    fn token(&self, seat: Seat, text: &str) -> Result<String, TableError> {
        let (game, state) = (Session::game(self), self.state());
        Ok(game.write_token(state, game.read_move_of(state, seat, text)?))
    }

    fn read_words(&self, words: &[&str]) -> Result<(String, usize), TableError> {
        let (game, state) = (Session::game(self), self.state());
        let (mv, count) = game.read_words(state, words)?;
        Ok((game.write_move(state, mv), count))
    }

    fn play_on(&mut self) {
        Session::play_on(self);
    }

    fn is_drawn_by_course(&self) -> bool {
        Session::is_drawn_by_course(self)
    }

    fn branch(&self, ply: usize) -> Result<Box<dyn Table>, TableError> {
        Ok(Box::new(Session::branch(self, ply)?))
    }

    fn branch_anew(&self, ply: usize, secret: Secret) -> Result<Box<dyn Table>, TableError> {
        Ok(Box::new(Session::branch_anew(self, ply, secret)?))
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn saved(&self) -> Saved {
        Session::saved(self)
    }

    fn export(&self, format: &str, viewer: Viewer) -> Result<String, TableError> {
        (self.kit().format_named(format)?.write)(self, viewer)
    }

    fn file_name(&self, format: &str) -> Result<String, TableError> {
        Ok((self.kit().format_named(format)?.file_name)(self))
    }

    fn marks(&self, question: &str) -> Result<bool, TableError> {
        self.kit().marks(question)
    }

    fn make_player(&self, spec: &str) -> Result<Box<dyn SeatPlayer>, TableError> {
        Ok(Box::new(Typed::new(self, spec)?))
    }

    fn limits(&self, job: &Job) -> Result<Limits, TableError> {
        crate::job::limits(self, job)
    }

    fn review_plan(&self) -> Result<Plan, TableError> {
        crate::review::plan(self)
    }

    fn work(
        &self,
        job: &Job,
        player: Option<&mut dyn SeatPlayer>,
        context: &JobContext<'_>,
    ) -> Result<JobAnswer, TableError> {
        crate::job::work(self, job, player, context)
    }
}
