//! Mice (nine men's morris) at the house's table.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tabla_core::{Duel, Game, Notation, Say, Score, Seat};
use tabla_mice::solve::Exact;
use tabla_mice::{Eval, Mice, Move, PlainEval, State};

use crate::game_info::CATALOGUE;
use crate::{
    Ending, Fate, GameInfo, Housed, MiceTables, OpinionTerm, PlayerKind, RuleChoice, RuleOption, Session,
    View,
};

/// What can be agreed on.
const RULES: [RuleOption; 3] = [
    RuleOption { id: "flying", name: "mice-rule-flying", default: false },
    RuleOption { id: "repetition", name: "mice-rule-repetition", default: true },
    RuleOption { id: "quiet", name: "mice-rule-quiet", default: true },
];

/// The computer answers within three seconds: this much is for thinking, the rest for everything else.
const REPLY_LIMIT: Duration = Duration::from_millis(2500);

/// Mice's place in the catalogue.
pub(crate) const INFO: GameInfo = GameInfo {
    id: "mice",
    name: "game-mice",
    rule_options: &RULES,
    players: &PlayerKind::ALL,
    plain_word: "minimax",
    plain_name: "player-minimax",
    reply_limit: Some(REPLY_LIMIT),
    start: |players, rules| Box::new(Session::with_game(Mice::by_rules(rules), players)),
    perft: |rules, position, depth| {
        let game = Mice::by_rules(rules);
        let state = match position {
            Some(text) => game.read_state(text).map_err(|error| error.say())?,
            None => game.start(),
        };
        Ok(tabla_search::perft(&game, &state, depth))
    },
    openings: |count| {
        OPENINGS.lines().filter(|line| !line.starts_with('#')).take(count).map(str::to_owned).collect()
    },
};

/// Balanced positions from which a match can begin.
const OPENINGS: &str = include_str!("../../../data/mice/openings.txt");

/// The champion reads the tables of endings with at most so many men, as soon as it thinks.
const ENDING_MEN: u8 = 9;

static ENDINGS: OnceLock<Arc<MiceTables>> = OnceLock::new();

/// The solved endings that the champion knows by heart, if it was told of any.
pub(crate) fn known_endings() -> Option<Arc<MiceTables>> {
    ENDINGS.get().cloned()
}

/// From now on the champion of Mice knows by heart what is solved in these tables. Only the first call in
/// a program counts. Without it nothing is read, and measurements are of the champion alone.
pub fn know_mice_endings(tables: MiceTables) {
    // A second folder of tables would have nothing to add.
    let _ = ENDINGS.set(Arc::new(tables));
}

impl Housed for Mice {
    type Plain = PlainEval;
    type Guide = Eval;

    fn by_rules(rules: &RuleChoice) -> Mice {
        Mice {
            flying: rules.is_on("flying"),
            repetition: rules.is_on("repetition"),
            quiet: rules.is_on("quiet"),
        }
    }

    fn rules(&self) -> RuleChoice {
        let mut rules = Self::info().usual_rules();
        for (id, is_on) in [("flying", self.flying), ("repetition", self.repetition), ("quiet", self.quiet)] {
            rules.set(id, is_on);
        }
        rules
    }

    fn guide(&self) -> Eval {
        ENDINGS.get().map_or_else(Eval::default, |tables| Eval::with_tables(tables.load(self, ENDING_MEN)))
    }

    fn info() -> &'static GameInfo {
        &CATALOGUE[1]
    }

    fn view(&self, state: &State, last: Option<Move>, ended: Option<Ending>) -> View {
        let mut view = tabla_mice::view(self, state, last);
        if let Some(ending) = ended {
            view.to_move = None;
            view.winner = ending.winner().map(Seat::number);
            view.moves.clear();
            view.points.iter_mut().for_each(|point| point.open = false);
        }
        View::Mice(view)
    }

    fn group(&self, _: &State, mv: Move) -> String {
        mv.to().to_string()
    }

    fn opinion(&self, state: &State) -> Vec<OpinionTerm> {
        if self.mover(state).is_none() {
            return Vec::new();
        }
        let terms = PlainEval.explain(state);
        terms.into_iter().map(|(term, points)| OpinionTerm { name: term.say(), points }).collect()
    }

    fn horizon(&self, _: &State) -> Option<u32> {
        None
    }

    fn fate(&self, state: &State) -> Option<Fate> {
        ENDINGS.get()?.probe(self, state).map(|exact| match exact {
            Exact::Win { plies } => Fate::Win { plies },
            Exact::Draw => Fate::Draw,
            Exact::Loss { plies } => Fate::Loss { plies },
        })
    }

    fn book(&self, _: &State) -> Option<(Move, Score)> {
        None
    }
}
