//! The computer players.

use tabla_core::rand_core::Rng;
use tabla_core::{
    Answer, Bound, Candidate, Chance, Game, Notation, Player, PlayerContext, SeededRng, Turn, Viewer, Worth,
};
use tabla_scrabble::{Advice, Effort, Level, Move, Observation, Opinion, POINT, Scrabble};
use tabla_table::{GameKit, Pace, PlayerKind, Setting, Skill};

use super::dealer::BAG;
use crate::scrabble::{CHAMPION_TIME, Champion, by_score};
use crate::shipped;

/// So many candidates are told.
pub(super) const LINES: usize = 15;

/// About so many positions are visited for one candidate with one deal of the hidden tiles.
const NODES_EACH: u64 = 3;

const GREEDY: PlayerKind = PlayerKind::new("greedy");
/// The champion with all its levels.
const LEVELS: &str = "champion, champion:level=hard, champion:level=medium, champion:level=easy, \
                      champion:level=beginner";
const CHAMPION: PlayerKind = PlayerKind::new("champion")
    .ways(LEVELS)
    .settings(&[Setting::LEVEL, Setting::SEED])
    .pace(Pace::Time(CHAMPION_TIME))
    .chancy();

/// What the chance of a player with a seed of its own is split off with.
const OWN_CHANCE: u64 = 0x5c4a_bb1e;

/// The same kit with its two players.
pub(super) fn with_players(kit: GameKit<Scrabble>) -> GameKit<Scrabble> {
    kit.without_random().player(GREEDY, |_, _| Box::new(greedy)).player_by_setup(
        CHAMPION,
        |_, setup, spec| {
            let level = match spec.skill() {
                Skill::Beginner => Level::Beginner,
                Skill::Easy => Level::Easy,
                Skill::Medium => Level::Medium,
                Skill::Hard => Level::Hard,
                Skill::Full => Level::Full,
            };
            let own = spec.seed().map(|seed| SeededRng::split(seed, OWN_CHANCE));
            let is_match = setup.dealer.as_deref() == Some(BAG);
            Box::new(ChampionPlayer { level, is_match, champion: None, own })
        },
    )
}

/// Lays what scores most.
fn greedy(game: &Scrabble, seen: &Observation, _: &mut PlayerContext<'_, Scrabble>) -> Option<Answer<Move>> {
    let (mv, points) = by_score(game, seen);
    Some(Answer { worth: Some(Worth::Expected(points.into())), line: vec![mv], ..Answer::new(mv) })
}

/// Thinks of the tiles that it keeps, and looks ahead. It is made when it is asked for the first time, because the
/// weaker ones pick their words out of the whole list.
struct ChampionPlayer {
    level: Level,
    /// Whether programs play each other with the same bag.
    is_match: bool,
    champion: Option<Champion>,
    /// Its own chance, which goes on from turn to turn.
    own: Option<SeededRng>,
}

impl Player<Scrabble> for ChampionPlayer {
    fn choose(
        &mut self,
        game: &Scrabble,
        seen: &Observation,
        context: &mut PlayerContext<'_, Scrabble>,
    ) -> Option<Answer<Move>> {
        let champion = self.champion.get_or_insert_with(|| Champion::new(game, self.level, self.is_match));
        if shipped::has_missed() {
            return None;
        }
        let effort = (limited(self.level.effort(), context.limits.nodes), context.limits.nodes);
        let dice: &mut dyn Rng = match &mut self.own {
            Some(own) => {
                imagine(game, seen, own);
                own
            }
            None => &mut *context.rng,
        };
        let mut report = |advice: &Advice| (context.report)(&answer(advice));
        Some(answer(&champion.advise(seen, effort, dice, context.enough, &mut report)))
    }

    fn bytes(&self) -> usize {
        self.champion.as_ref().map_or(0, Champion::bytes)
    }
}

/// A player with its own chance first fills the racks that it cannot see, as one does that is told a position and
/// nothing else: nobody looks at them, but games of the arena that were played so come out the same.
fn imagine(game: &Scrabble, seen: &Observation, own: &mut SeededRng) {
    let told = game.tell_state(&game.imagine(seen, &mut own.clone()), Viewer::Seat(seen.seat));
    let Ok(mut state) = game.read_state(&told) else { return };
    while let Turn::Chance(draw) = game.turn(&state) {
        let drawn = draw.draw(own);
        game.apply_chance(&mut state, drawn);
    }
}

/// As much work as so many nodes allow.
fn limited(effort: Effort, nodes: Option<u64>) -> Effort {
    let Some(nodes) = nodes else { return effort };
    let each = NODES_EACH.saturating_mul(effort.candidates as u64).max(1);
    let samples = u32::try_from((nodes / each).max(1)).unwrap_or(u32::MAX);
    Effort { samples: effort.samples.min(samples), ..effort }
}

/// All that was thought; who finds nothing passes.
fn answer(advice: &Advice) -> Answer<Move> {
    let worth = |opinion: &Opinion| Worth::Expected(f64::from(opinion.equity) / f64::from(POINT));
    let candidate = |opinion: &Opinion| Candidate {
        mv: opinion.mv,
        worth: worth(opinion),
        bound: Bound::Exact,
        line: Vec::new(),
        words: Vec::new(),
    };
    let best = advice.best();
    let mv = best.map_or(Move::Pass, |best| best.mv);
    Answer {
        worth: best.map(worth),
        line: vec![mv],
        nodes: advice.samples.into(),
        candidates: advice.options.iter().take(LINES).map(candidate).collect(),
        ..Answer::new(mv)
    }
}
