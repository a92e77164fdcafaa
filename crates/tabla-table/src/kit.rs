//! What a game brings to the table beyond its rules: functions in a value, so that no crate has to own both a
//! trait and a game.

mod batched;
mod question;

use std::time::Duration;

use serde::Serialize;
use serde_json::Value;
use tabla_core::rand_core::Rng;
use tabla_core::{
    Chance, ErrorKind, Game, Notation, Player, Saying, Seat, SeededRng, TableError, Turn, Viewer, random,
};

use crate::allowance::Pacing;
use crate::board::Board;
use crate::choice::{Choice, Choices};
use crate::dealer::{Dealer, Split, Told};
use crate::event::{Cause, Ending, EventOf, Setup};
use crate::format::Format;
use crate::player_error::PlayerError;
use crate::player_spec::{PlayerKind, PlayerKinds, PlayerSpec};
use crate::policy::{LegalMoves, TakeBack};
use crate::refusal::quote;
use crate::review::Reviewer;
use crate::sealed::Sealed;
use crate::secret::Secret;
use crate::session::Dealt;
use crate::table::{Account, Extras, SeatInfo};

pub(crate) use batched::{BatchOf, MakeBatch};
pub(crate) use question::Question;
pub use question::QuestionInput;

/// What a view is made of: nothing in it is hidden from its viewer.
pub struct ViewInput<'a, G: Game> {
    pub game: &'a G,
    pub viewer: Viewer,
    /// The position, as they may know it.
    pub observation: &'a G::Observation,
    /// What happened, told to this viewer, up to the position shown.
    pub accounts: &'a [Account],
    /// Seats, clocks, whose turn it is.
    pub extras: &'a Extras,
    /// What was agreed on.
    pub setup: &'a Setup,
    /// What chance follows from, where the kit shows it: once the game is over, or to whoever plays alone.
    pub secret: Option<&'a Secret>,
}

/// One event with the states around it, to be told to a viewer.
pub struct StepInput<'a, G: Game> {
    pub game: &'a G,
    /// The state before it.
    pub before: &'a G::State,
    pub event: &'a EventOf<G>,
    /// The state after it.
    pub after: &'a G::State,
    pub viewer: Viewer,
    /// Whether the game is over now, and nothing is a secret any more.
    pub is_over: bool,
    /// Whether no later decision of the same seat is told: what is shown of the last one alone, such as a long
    /// cascade, need not be told of all.
    pub is_latest: bool,
    /// Whether the seat had seen advice before it decided.
    pub advised: bool,
}

type Open<G> = Box<dyn Fn(&Setup, &Secret) -> Result<G, TableError> + Send + Sync>;
type MakePlayer<G> = Box<dyn Fn(&G, &Setup, &PlayerSpec) -> Box<dyn Player<G>> + Send + Sync>;
type MakeView<G> = Box<dyn Fn(&ViewInput<'_, G>) -> Board + Send + Sync>;
type MakeAccount<G> = Box<dyn Fn(&StepInput<'_, G>) -> Value + Send + Sync>;
type FillIn = Box<dyn Fn(Setup, u64, u64) -> Result<Setup, TableError> + Send + Sync>;
type Openings = Box<dyn Fn(usize) -> Vec<String> + Send + Sync>;
type Group<G> = fn(&G, &<G as Game>::State, <G as Game>::Move) -> String;
type TellPosition<G> = fn(&G, &<G as Game>::State, Viewer) -> String;
type Retell = fn(&mut [Account]);
type Redeal<G> = fn(&G, &<G as Game>::State, &mut [Dealt<G>], &[Seat], &mut dyn Rng);
type PlayerChance = fn(&PlayerSpec, &Secret, u64) -> SeededRng;

/// All that is known of one game beyond its rules: the only thing that is written for a new one.
pub struct GameKit<G: Notation> {
    /// The word of the game.
    pub id: &'static str,
    open: Open<G>,
    choices: Choices,
    kinds: PlayerKinds,
    makers: Vec<(PlayerKind, MakePlayer<G>)>,
    pub(crate) questions: Vec<Question<G>>,
    pub(crate) formats: Vec<Format<G>>,
    pub(crate) dealers: Vec<Box<dyn Dealer<G>>>,
    make_view: MakeView<G>,
    make_account: MakeAccount<G>,
    pub(crate) make_batch: Option<MakeBatch<G>>,
    pub(crate) schema: Option<fn() -> Value>,
    pub(crate) write_rules: Option<fn(&Setup) -> String>,
    pub(crate) retell: Option<Retell>,
    pub(crate) redeal: Option<Redeal<G>>,
    pub(crate) fill_in: Option<FillIn>,
    pub(crate) openings: Option<Openings>,
    pub(crate) group: Option<Group<G>>,
    pub(crate) same_turn: fn(&G, &G::State, &G::State) -> bool,
    pub(crate) deals_at_once: fn(&G, &G::State) -> bool,
    pub(crate) player_chance: PlayerChance,
    pub(crate) say_over: fn(&Ending) -> Saying,
    pub(crate) check_name: fn(&[&str], Seat, &str) -> Result<(), TableError>,
    pub(crate) take_back: TakeBack,
    pub(crate) legal_moves: LegalMoves,
    pub(crate) past_viewer: Option<Viewer>,
    pub(crate) reply_limit: Option<Duration>,
    pub(crate) pacing: Pacing,
    pub(crate) says_over_first: bool,
    pub(crate) counts_withdrawals: bool,
    pub(crate) branches_are_helped: bool,
    pub(crate) branches_at_start: bool,
    pub(crate) shows_secret: bool,
    pub(crate) hides: bool,
    pub(crate) opens_at_end: bool,
    pub(crate) say_ending: fn(&Ending, &[SeatInfo]) -> Saying,
    pub(crate) in_files: fn(&Saying) -> String,
    pub(crate) tell_position: Option<TellPosition<G>>,
    pub(crate) for_match: Option<fn(Setup) -> Setup>,
    pub(crate) asks_advice: bool,
    pub(crate) no_throw: &'static str,
    pub(crate) advises: fn(&G, &G::State) -> bool,
    pub(crate) turned_to: fn(&G, &G::State) -> Option<Seat>,
    pub(crate) hooks: crate::hooks::Hooks,
    pub(crate) reviewer: Option<Reviewer<G>>,
}

/// What the chance of players is split off with, where they have no seed of their own.
const PLAYERS: u64 = 0x5c4a_bb1e;

impl<G: Notation> GameKit<G> {
    /// A kit with a player at random, the plain format and a view. Whatever the game needs from outside (word
    /// lists, solved endings) is in `open`: nothing is global.
    pub fn new<V: Serialize + Send + 'static>(
        id: &'static str,
        open: impl Fn(&Setup, &Secret) -> Result<G, TableError> + Send + Sync + 'static,
        view: impl Fn(&ViewInput<'_, G>) -> V + Send + Sync + 'static,
    ) -> GameKit<G> {
        let kit = GameKit {
            id,
            open: Box::new(open),
            choices: Choices::default(),
            kinds: PlayerKinds::default(),
            makers: Vec::new(),
            questions: Vec::new(),
            formats: vec![Format::plain()],
            dealers: vec![Box::new(Split), Box::new(Told), Box::new(Sealed)],
            make_view: Box::new(move |input| Board::new(view(input))),
            make_account: Box::new(|_| Value::Null),
            make_batch: None,
            schema: None,
            write_rules: None,
            retell: None,
            redeal: Some(|_, _, _, _, _| {}),
            fill_in: None,
            openings: None,
            group: None,
            same_turn: |game, before, after| owner(game, before) == owner(game, after),
            deals_at_once: |_, _| false,
            player_chance: |spec, secret, ply| match spec.seed() {
                Some(seed) => SeededRng::split(seed, ply),
                None => SeededRng::split(secret.seed() ^ PLAYERS, ply),
            },
            say_over: |ending| match ending.cause {
                Cause::Rules => Saying::new("table-over"),
                _ => ending.reason.clone(),
            },
            check_name: |_, _, _| Ok(()),
            take_back: TakeBack::ALWAYS,
            legal_moves: LegalMoves::Listed,
            past_viewer: None,
            reply_limit: None,
            pacing: Pacing::EVEN,
            says_over_first: false,
            counts_withdrawals: false,
            branches_are_helped: false,
            branches_at_start: false,
            shows_secret: false,
            hides: false,
            opens_at_end: false,
            say_ending: |ending, _| ending.reason.clone(),
            in_files: |saying| saying.key.to_string(),
            tell_position: None,
            for_match: None,
            asks_advice: false,
            no_throw: "table-no-throw",
            advises: |_, _| true,
            turned_to: |_, _| None,
            hooks: crate::hooks::Hooks::default(),
            reviewer: None,
        };
        const RANDOM: PlayerKind = PlayerKind::new("random").settings(&[crate::Setting::SEED]).chancy();
        kit.player(RANDOM, |_, _| Box::new(random::<G>))
    }

    /// One more choice of the rules.
    #[must_use]
    pub fn choice(mut self, choice: Choice) -> Self {
        self.choices.push(choice);
        self
    }

    /// One more computer player. A kind of the same name takes the place of the one before.
    #[must_use]
    pub fn player(
        self,
        kind: impl Into<PlayerKind>,
        make: impl Fn(&G, &PlayerSpec) -> Box<dyn Player<G>> + Send + Sync + 'static,
    ) -> Self {
        self.player_by_setup(kind, move |game, _, spec| make(game, spec))
    }

    /// The same, for a player who also goes by what was agreed on at the table.
    #[must_use]
    pub fn player_by_setup(
        mut self,
        kind: impl Into<PlayerKind>,
        make: impl Fn(&G, &Setup, &PlayerSpec) -> Box<dyn Player<G>> + Send + Sync + 'static,
    ) -> Self {
        let kind = kind.into();
        self.makers.retain(|(other, _)| other.name != kind.name);
        self.makers.push((kind, Box::new(make)));
        self.name_kinds();
        self
    }

    fn name_kinds(&mut self) {
        let reply_limit = self.reply_limit;
        let kinds = self.makers.iter().map(|(kind, _)| PlayerKind { reply_limit, ..*kind });
        self.kinds = PlayerKinds::new(kinds.collect());
    }

    /// The same kit without the player at random, where a game does not offer it.
    #[must_use]
    pub fn without_random(mut self) -> Self {
        self.makers.retain(|(kind, _)| kind.name != "random");
        self.name_kinds();
        self
    }

    /// One more file format.
    #[must_use]
    pub fn format(mut self, format: Format<G>) -> Self {
        self.formats.push(format);
        self
    }

    /// These formats and not the plain one; the first is usual.
    #[must_use]
    pub fn formats(self, formats: Vec<Format<G>>) -> Self {
        GameKit { formats, ..self }
    }

    /// One more source of chance.
    #[must_use]
    pub fn dealer(mut self, dealer: impl Dealer<G> + 'static) -> Self {
        self.dealers.push(Box::new(dealer));
        self
    }

    /// What is told of each event beside its text: points, cascades, the order of dice.
    #[must_use]
    pub fn account<A: Serialize>(
        mut self,
        tell: impl Fn(&StepInput<'_, G>) -> A + Send + Sync + 'static,
    ) -> Self {
        self.make_account = Box::new(move |step| serde_json::to_value(tell(step)).unwrap_or_default());
        self
    }

    /// What later events change in the telling of earlier ones, such as a play that was challenged and taken back.
    /// It is handed everything that was told to one viewer, in order.
    #[must_use]
    pub fn retell(self, retell: Retell) -> Self {
        GameKit { retell: Some(retell), ..self }
    }

    /// How what these seats hide in a position is dealt anew, for a branch of a game whose chance is sealed: the chance of
    /// the whole line is changed in place, so that everything that was played could have been played. By default nobody
    /// hides anything.
    #[must_use]
    pub fn redeal(self, redeal: Redeal<G>) -> Self {
        GameKit { redeal: Some(redeal), ..self }
    }

    /// While its chance is sealed the game cannot branch: what is to come was fixed when it began.
    #[must_use]
    pub fn seals_branches(self) -> Self {
        GameKit { redeal: None, ..self }
    }

    /// How the rules of a table are written, where the names of the choices would say more than anybody reads.
    #[must_use]
    pub fn write_rules(self, write: fn(&Setup) -> String) -> Self {
        GameKit { write_rules: Some(write), ..self }
    }

    /// When people may take back without asking.
    #[must_use]
    pub fn take_back(self, take_back: TakeBack) -> Self {
        GameKit { take_back, ..self }
    }

    /// Whether legal moves are told.
    #[must_use]
    pub fn legal_moves(self, legal_moves: LegalMoves) -> Self {
        GameKit { legal_moves, ..self }
    }

    /// As whom everybody looks back, where the past is shown to nobody in particular.
    #[must_use]
    pub fn past_viewer(self, viewer: Viewer) -> Self {
        GameKit { past_viewer: Some(viewer), ..self }
    }

    /// Whether two states belong to one turn, for a friend who plays a whole one.
    #[must_use]
    pub fn same_turn(self, same_turn: fn(&G, &G::State, &G::State) -> bool) -> Self {
        GameKit { same_turn, ..self }
    }

    /// Which chance falls at once though people throw by hand, such as a throw that the move asked for.
    #[must_use]
    pub fn deals_at_once(self, deals_at_once: fn(&G, &G::State) -> bool) -> Self {
        GameKit { deals_at_once, ..self }
    }

    /// Where the chance of computer players comes from: their settings, the secret, and the number of decisions
    /// before. By default a seed of their own, else a stream that is split off the game's.
    #[must_use]
    pub fn player_chance(self, player_chance: PlayerChance) -> Self {
        GameKit { player_chance, ..self }
    }

    /// How it is said that the game is over, to whoever goes on.
    #[must_use]
    pub fn say_over(self, say_over: fn(&Ending) -> Saying) -> Self {
        GameKit { say_over, ..self }
    }

    /// Once the game is over, that is what everybody is told who goes on, whatever else would be wrong: neither is
    /// the move looked at, nor whether there is something to play again.
    #[must_use]
    pub fn says_over_first(self) -> Self {
        GameKit { says_over_first: true, ..self }
    }

    /// Whether somebody may be called so, beside the names of all.
    #[must_use]
    pub fn check_name(self, check_name: fn(&[&str], Seat, &str) -> Result<(), TableError>) -> Self {
        GameKit { check_name, ..self }
    }

    /// Completes a setup by chance and by the time of day, before it is kept.
    #[must_use]
    pub fn fill_in(
        self,
        fill_in: impl Fn(Setup, u64, u64) -> Result<Setup, TableError> + Send + Sync + 'static,
    ) -> Self {
        GameKit { fill_in: Some(Box::new(fill_in)), ..self }
    }

    /// Balanced positions from which matches begin, at most so many.
    #[must_use]
    pub fn openings(self, openings: impl Fn(usize) -> Vec<String> + Send + Sync + 'static) -> Self {
        GameKit { openings: Some(Box::new(openings)), ..self }
    }

    /// The square by which candidate moves are grouped on a board.
    #[must_use]
    pub fn group(self, group: fn(&G, &G::State, G::Move) -> String) -> Self {
        GameKit { group: Some(group), ..self }
    }

    /// The square by which this move is grouped, where moves are.
    pub fn group_of(&self, game: &G, state: &G::State, mv: G::Move) -> Option<String> {
        self.group.map(|group| group(game, state, mv))
    }

    /// The longest that a computer player thinks about a move, whatever it was told, and how long one thinks
    /// that thinks by the clock when nothing was said.
    #[must_use]
    pub fn reply_limit(mut self, limit: Duration) -> Self {
        self.reply_limit = Some(limit);
        self.name_kinds();
        self
    }

    /// How players divide a clock.
    #[must_use]
    pub fn pacing(self, pacing: Pacing) -> Self {
        GameKit { pacing, ..self }
    }

    /// Whoever gives up or runs out of time has a place among the moves, as a ply.
    #[must_use]
    pub fn counts_withdrawals(self) -> Self {
        GameKit { counts_withdrawals: true, ..self }
    }

    /// Whoever plays on from an earlier position has seen what falls, and counts as helped.
    #[must_use]
    pub fn branches_are_helped(self) -> Self {
        GameKit { branches_are_helped: true, ..self }
    }

    /// A table can branch before anything was decided, too.
    #[must_use]
    pub fn branches_at_start(self) -> Self {
        GameKit { branches_at_start: true, ..self }
    }

    /// Views may show what chance follows from, to whoever plays alone, and to all once the game is over.
    #[must_use]
    pub fn shows_secret(self) -> Self {
        GameKit { shows_secret: true, ..self }
    }

    /// Seats have something to hide from each other, until the game is over.
    #[must_use]
    pub fn hides(self) -> Self {
        GameKit { hides: true, ..self }
    }

    /// How an end is told to whoever looks, with the seats as they were then; by default, its reason.
    #[must_use]
    pub fn say_ending(self, say_ending: fn(&Ending, &[SeatInfo]) -> Saying) -> Self {
        GameKit { say_ending, ..self }
    }

    /// The words in which files say why a game ended; without any, it is the name of the message.
    #[must_use]
    pub fn in_files(self, in_files: fn(&Saying) -> String) -> Self {
        GameKit { in_files, ..self }
    }

    /// How a position is told in one line, where not all of it is.
    #[must_use]
    pub fn tell_position(self, tell_position: TellPosition<G>) -> Self {
        GameKit { tell_position: Some(tell_position), ..self }
    }

    /// Everybody plays by themselves: a match is two at the same chance, and what that takes is completed so.
    #[must_use]
    pub fn solitary(self, for_match: fn(Setup) -> Setup) -> Self {
        GameKit { for_match: Some(for_match), ..self }
    }

    /// The message for whoever throws where nothing is thrown.
    #[must_use]
    pub fn saying_no_throw(self, no_throw: &'static str) -> Self {
        GameKit { no_throw, ..self }
    }

    /// Advice is also a question of the game's own, with an answer that knows more than a view of every game.
    #[must_use]
    pub fn asks_advice(self) -> Self {
        GameKit { asks_advice: true, ..self }
    }

    /// Whether there is something to ask advice about in a position that is played on from; by default there is.
    #[must_use]
    pub fn advises(self, advises: fn(&G, &G::State) -> bool) -> Self {
        GameKit { advises, ..self }
    }

    /// To whom a position is turned in which nobody decides any more, for whoever shares a screen with others; by
    /// default to nobody.
    #[must_use]
    pub fn turned_to(self, turned_to: fn(&G, &G::State) -> Option<Seat>) -> Self {
        GameKit { turned_to, ..self }
    }

    /// The description of the view's JSON.
    #[must_use]
    pub fn schema(self, schema: fn() -> Value) -> Self {
        GameKit { schema: Some(schema), ..self }
    }

    /// What the rules leave open.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    pub fn players(&self) -> &PlayerKinds {
        &self.kinds
    }

    /// The game that this setup describes, or why it describes none.
    pub fn game(&self, setup: &Setup, secret: &Secret) -> Result<G, TableError> {
        self.choices.check(&setup.options)?;
        for player in &setup.players {
            self.read_player(player)?;
        }
        if let Some(clock) = setup.clock.filter(|clock| !clock.is_sound()) {
            return Err(quote(ErrorKind::Setup, "clock-error", &clock.to_string()));
        }
        match &setup.dealer {
            Some(id) if self.dealers.iter().all(|dealer| dealer.id() != id) => {
                Err(quote(ErrorKind::Unknown, "table-no-dealer", id))
            }
            _ => (self.open)(setup, secret),
        }
    }

    /// Reads a player of this game.
    pub fn read_player(&self, text: &str) -> Result<PlayerSpec, TableError> {
        Ok(self.kinds.read(text)?)
    }

    /// Somebody new who plays this game.
    pub fn make_player(
        &self,
        game: &G,
        setup: &Setup,
        spec: &PlayerSpec,
    ) -> Result<Box<dyn Player<G>>, TableError> {
        let maker = self.makers.iter().find(|(kind, _)| kind.name == spec.name());
        Ok(maker.map(|(_, make)| make(game, setup, spec)).ok_or(PlayerError::NotAComputer)?)
    }

    pub(crate) fn dealer_of(&self, setup: &Setup) -> Option<&dyn Dealer<G>> {
        let found = self.dealers.iter().find(|dealer| setup.dealer.as_deref() == Some(dealer.id()));
        found.or_else(|| self.dealers.first()).map(|dealer| &**dealer)
    }

    /// The rules of such a table as text.
    pub(crate) fn rules(&self, setup: &Setup) -> String {
        match self.write_rules {
            Some(write) => write(setup),
            None => self.choices.write(&setup.options),
        }
    }

    pub(crate) fn view(&self, input: &ViewInput<'_, G>) -> Board {
        (self.make_view)(input)
    }

    pub(crate) fn extra(&self, step: &StepInput<'_, G>) -> Value {
        (self.make_account)(step)
    }

    pub(crate) fn format_named(&self, name: &str) -> Result<&Format<G>, TableError> {
        self.formats.iter().find(|format| format.name == name).ok_or_else(|| {
            let names = self.formats.iter().map(|format| format.name).collect::<Vec<_>>().join(", ");
            let saying = Saying::new("desk-format").with("format", name).with("formats", names);
            TableError::new(ErrorKind::Unknown, saying)
        })
    }
}

/// Whose decision or throw is due.
fn owner<G: Game>(game: &G, state: &G::State) -> Option<Seat> {
    match game.turn(state) {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance(chance) => chance.seat(),
        Turn::Over(_) => None,
    }
}
