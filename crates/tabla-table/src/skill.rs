//! How well the champion is asked to play.

use tabla_core::Saying;

/// A champion's skill. The weaker ones look less far, and the two weakest choose by chance among moves that look nearly
/// as good as the best one, and overlook things as people do: a move, a whole piece, an answer. The first overlooks so
/// much that whoever plays for the first time can beat it. Each loses nearly every game against the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Skill {
    /// Sees some of its own next moves, not the reply.
    Beginner,
    /// Sees the reply too, most of the time.
    Easy,
    /// Sees three plies, with few positions.
    Medium,
    /// Sees six plies, with more positions.
    Hard,
    /// Everything that it can.
    #[default]
    Full,
}

impl Skill {
    /// From the weakest to the strongest.
    pub const ALL: [Skill; 5] = [Skill::Beginner, Skill::Easy, Skill::Medium, Skill::Hard, Skill::Full];

    /// The word after `level=`.
    pub const fn id(self) -> &'static str {
        match self {
            Skill::Beginner => "beginner",
            Skill::Easy => "easy",
            Skill::Medium => "medium",
            Skill::Hard => "hard",
            Skill::Full => "full",
        }
    }

    /// The skill with this word, in either case.
    pub fn of_id(id: &str) -> Option<Skill> {
        Skill::ALL.into_iter().find(|skill| skill.id().eq_ignore_ascii_case(id))
    }

    /// Its name for people.
    pub fn name(self) -> Saying {
        Saying::new(match self {
            Skill::Beginner => "skill-beginner",
            Skill::Easy => "skill-easy",
            Skill::Medium => "skill-medium",
            Skill::Hard => "skill-hard",
            Skill::Full => "skill-full",
        })
    }

    /// Whether it leaves something to chance.
    pub const fn is_chancy(self) -> bool {
        self.margin() > 0
    }

    /// The most plies that it looks ahead.
    pub const fn max_depth(self) -> Option<u32> {
        match self {
            Skill::Beginner => Some(1),
            Skill::Easy => Some(2),
            Skill::Medium => Some(3),
            Skill::Hard => Some(6),
            Skill::Full => None,
        }
    }

    /// The most positions that it visits.
    pub const fn max_nodes(self) -> Option<u64> {
        match self {
            Skill::Beginner | Skill::Easy | Skill::Full => None,
            Skill::Medium => Some(20_000),
            Skill::Hard => Some(200_000),
        }
    }

    /// What it overlooks in duels.
    pub const fn overlooks(self) -> Option<Overlooks> {
        match self {
            Skill::Beginner => Some(Overlooks { moves: 80, piece: 50, answers: 100 }),
            Skill::Easy => Some(Overlooks { moves: 25, piece: 15, answers: 30 }),
            Skill::Medium | Skill::Hard | Skill::Full => None,
        }
    }

    /// How many points worse than the best a move may look and still be played.
    pub const fn margin(self) -> i32 {
        match self {
            Skill::Beginner => 300,
            Skill::Easy => 60,
            Skill::Medium | Skill::Hard | Skill::Full => 0,
        }
    }
}

/// What somebody overlooks, each in cases out of a hundred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlooks {
    /// A move of a piece that is in sight; half as often one that wins at once.
    pub moves: u64,
    /// One piece with all its moves.
    pub piece: u64,
    /// What the opponent may answer.
    pub answers: u64,
}
