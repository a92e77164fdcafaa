//! Players of the solitary game, seated beside others.

use tabla_core::{Answer, Candidate, Game, Player, PlayerContext, Seat};

use super::{AtPlace, PlaceSeen, SideBySide};

/// A player of the solitary game, seated beside others: it sees its own place.
pub struct OnOwnBoard<P>(pub P);

impl<G: Game, P: Player<G>> Player<SideBySide<G>> for OnOwnBoard<P> {
    fn choose(
        &mut self,
        side: &SideBySide<G>,
        seen: &Vec<PlaceSeen<G::Observation>>,
        context: &mut PlayerContext<'_, SideBySide<G>>,
    ) -> Option<Answer<AtPlace<G::Move>>> {
        let seat = context.seat;
        let own = |seen: Vec<PlaceSeen<G::Observation>>| seen.into_iter().nth(seat.index())?.own;
        let moves = || (context.moves)().into_iter().map(|at| at.mv).collect();
        let past = || (context.past)().into_iter().filter_map(own).collect();
        let mut inner = PlayerContext {
            seat: Seat::FIRST,
            limits: context.limits,
            compare: context.compare,
            ply: context.ply,
            moves: &moves,
            history: context.history,
            past: &past,
            enough: context.enough,
            rng: &mut *context.rng,
            report: &mut |answer| (context.report)(&at_place(answer.clone(), seat)),
        };
        let answer = self.0.choose(&side.game, seen.get(seat.index())?.own.as_ref()?, &mut inner)?;
        Some(at_place(answer, seat))
    }

    fn bytes(&self) -> usize {
        self.0.bytes()
    }
}

fn at_place<M>(answer: Answer<M>, seat: Seat) -> Answer<AtPlace<M>> {
    let at = |mv| AtPlace { seat, mv };
    let candidate = |candidate: Candidate<M>| Candidate {
        mv: at(candidate.mv),
        worth: candidate.worth,
        bound: candidate.bound,
        line: candidate.line.into_iter().map(at).collect(),
        words: candidate.words,
    };
    Answer {
        best: at(answer.best),
        line: answer.line.into_iter().map(at).collect(),
        candidates: answer.candidates.into_iter().map(candidate).collect(),
        worth: answer.worth,
        depth: answer.depth,
        deepest: answer.deepest,
        nodes: answer.nodes,
        cutoffs: answer.cutoffs,
        table_hits: answer.table_hits,
        is_from_book: answer.is_from_book,
        words: answer.words,
    }
}
