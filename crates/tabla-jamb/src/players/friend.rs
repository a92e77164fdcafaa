//! A friend who plays a turn for you by a few simple rules, and says why.
//!
//! 1. A first throw that makes an open combination of the hand column is written there, the best-paying one.
//! 2. Otherwise the friend sets its mind on the next field of down or of up, and keeps to it for the rest of
//!    the turn:
//!    - both upper: the face with more dice on the table; if equal, down;
//!    - both lower: the likelier one; if equal, up;
//!    - one of each: the lower one if its chance is above the threshold, else the upper one.
//! 3. If one of the columns is complete, it is the other's next field. If both are, the best-paying open field
//!    of the hand column is written; if none pays, the lowest open one (ones first, jamb last) is crossed out.
//! 4. It stops when the combination is made, or an upper field has all five dice, and writes the field.
//!
//! The chance is exact, or what the game's source reckons, as one likes; the dice that are kept are the best
//! ones in either case. When the two figures lead to different aims, the friend says so.

use std::cmp::Ordering;

use tabla_core::{Say, Saying};

use crate::{Column, Dice, Filled, Fraction, HouseRules, Jamb, Keep, Move, Odds, Row, State, Throw};

/// Which figure the friend goes by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Say)]
#[say("jamb-reckoning")]
pub enum Reckoning {
    /// The chance of completing the combination in the throws that are left.
    #[default]
    Exact,
    /// The source's: the chance that one of the dice thrown again comes up right.
    Source,
}

impl Reckoning {
    pub const ALL: [Reckoning; 2] = [Reckoning::Exact, Reckoning::Source];

    /// `exact`, `source`.
    pub const fn name(self) -> &'static str {
        match self {
            Reckoning::Exact => "exact",
            Reckoning::Source => "source",
        }
    }

    /// The reckoning of this name.
    pub fn named(name: &str) -> Option<Reckoning> {
        Reckoning::ALL.into_iter().find(|reckoning| reckoning.name().eq_ignore_ascii_case(name.trim()))
    }

    /// The one that is not this.
    #[must_use]
    pub const fn other(self) -> Reckoning {
        match self {
            Reckoning::Exact => Reckoning::Source,
            Reckoning::Source => Reckoning::Exact,
        }
    }
}

/// A field that can be aimed at, with both figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    pub column: Column,
    pub row: Row,
    /// How many dice of its face lie on the table; of an upper row.
    pub count: u8,
    /// The exact chance of making it.
    pub exact: Fraction,
    pub source: Fraction,
}

impl Prospect {
    /// The figure that this reckoning goes by.
    pub const fn chance(&self, reckoning: Reckoning) -> Fraction {
        match reckoning {
            Reckoning::Exact => self.exact,
            Reckoning::Source => self.source,
        }
    }
}

/// One step of the friend's thoughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("jamb-reason")]
pub enum Reason {
    /// The first throw makes an open combination of the hand column.
    HandMade { row: Row, points: u8 },
    /// Only the hand column is left, and this field pays most.
    HandBest { row: Row, points: u8 },
    /// Only the hand column is left, and no open field pays.
    HandCrossed {
        /// The row that is crossed out.
        row: Row,
    },
    /// The other column is complete.
    OneColumn {
        /// The only field that can be aimed at.
        aim: Prospect,
    },
    /// Both next fields are upper ones: dice are counted.
    BothUpper {
        /// The field aimed at.
        aim: Prospect,
        other: Prospect,
    },
    /// Both next fields are combinations: chances are compared.
    BothLower {
        /// The field aimed at.
        aim: Prospect,
        other: Prospect,
    },
    /// One field is a combination, and its chance is above the threshold.
    #[say(threshold = percent(*threshold))]
    AboveThreshold { aim: Prospect, threshold: Fraction },
    /// One field is a combination, and its chance is not above the threshold.
    #[say(threshold = percent(*threshold))]
    BelowThreshold {
        lower: Prospect,
        /// The upper field aimed at instead.
        aim: Prospect,
        threshold: Fraction,
    },
    /// The other reckoning would have aimed elsewhere.
    #[say(row = aim.row, column = aim.column)]
    OtherReckoning {
        reckoning: Reckoning,
        /// What it would have aimed at.
        #[say(skip)]
        aim: Prospect,
    },
    /// These dice are kept, and the others thrown again.
    #[say(saying = keeps(*keep, *row))]
    Keeps {
        keep: Keep,
        /// The row aimed at.
        row: Row,
    },
    /// The field is written with points.
    Writes { column: Column, row: Row, points: u8 },
    /// The field is missed and crossed out.
    Misses { column: Column, row: Row },
}

/// What the friend does next, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    pub mv: Move,
    /// The column in which the field stands that the friend aims at until the turn is over.
    pub aim: Option<Column>,
    /// Its thoughts, in order.
    pub because: Vec<Reason>,
}

/// The friend who goes by simple rules.
pub struct RuleFriend {
    odds: Odds,
    /// Which figure it goes by.
    pub reckoning: Reckoning,
    /// A combination must be likelier than this to be preferred to an upper field.
    pub threshold: Fraction,
}

impl RuleFriend {
    /// The friend for these house rules, with exact chances and the usual threshold.
    pub fn new(rules: HouseRules) -> RuleFriend {
        RuleFriend { odds: Odds::new(rules), reckoning: Reckoning::default(), threshold: Fraction::THRESHOLD }
    }

    /// The same friend with another reckoning.
    #[must_use]
    pub fn with_reckoning(self, reckoning: Reckoning) -> RuleFriend {
        RuleFriend { reckoning, ..self }
    }

    /// The same friend with another threshold.
    #[must_use]
    pub fn with_threshold(self, threshold: Fraction) -> RuleFriend {
        RuleFriend { threshold, ..self }
    }

    /// The friend's next move in a game; `None` while it is not the player's turn, and in a game with other
    /// house rules than the friend knows. `aim` is what the friend's last decision of the same turn set its
    /// mind on.
    ///
    /// ```
    /// use tabla_core::Notation;
    /// use tabla_jamb::{HouseRules, Jamb, Reckoning, RuleFriend};
    /// let game = Jamb::default();
    /// let state = game.read_state("/0//1:12233").unwrap();
    /// let friend = RuleFriend::new(HouseRules::default());
    /// let exact = friend.decide(&game, &state, None).unwrap();
    /// assert_eq!(game.write_move(&state, exact.mv), "keep 1");
    /// let friend = friend.with_reckoning(Reckoning::Source);
    /// let source = friend.decide(&game, &state, None).unwrap();
    /// assert_eq!(game.write_move(&state, source.mv), "keep 3 3");
    /// ```
    pub fn decide(&self, game: &Jamb, state: &State, aim: Option<Column>) -> Option<Decision> {
        let (dice, throw) = state.lying().filter(|_| game.rules == self.odds.rules())?;
        self.choose(state.filled(), dice, throw, aim)
    }

    /// The same for anybody who knows only which fields are filled.
    pub fn choose(&self, filled: Filled, dice: Dice, throw: Throw, aim: Option<Column>) -> Option<Decision> {
        if throw == Throw::First
            && let Some(decision) = self.hand(filled, dice)
        {
            return Some(decision);
        }
        let mut because = Vec::new();
        let left = 3 - throw.number();
        let prospect = |column: Column| {
            let row = filled.next(column)?;
            Some(Prospect {
                column,
                row,
                count: row.face().map_or(0, |face| dice.count(face)),
                exact: self.odds.exact(row, dice, left),
                source: self.odds.source(row, dice),
            })
        };
        let (down, up) = (prospect(Column::Down), prospect(Column::Up));
        let held = aim.and_then(prospect);
        let aim = match (held, down, up) {
            (Some(held), _, _) => held,
            (None, Some(down), Some(up)) => {
                let (reason, aim) = self.aim(self.reckoning, down, up);
                let (_, otherwise) = self.aim(self.reckoning.other(), down, up);
                because.push(reason);
                if otherwise.column != aim.column {
                    because
                        .push(Reason::OtherReckoning { reckoning: self.reckoning.other(), aim: otherwise });
                }
                aim
            }
            (None, down, up) => {
                let aim = down.or(up)?;
                because.push(Reason::OneColumn { aim });
                aim
            }
        };
        Some(self.go_for(aim, dice, throw, because))
    }

    /// What rule 1 and the second half of rule 3 say.
    fn hand(&self, filled: Filled, dice: Dice) -> Option<Decision> {
        let paying = filled.open_hand().filter_map(|row| {
            let points = self.odds.rules().worth(row, dice, Throw::First)?;
            (filled.is_hand_only() || !row.is_upper()).then_some((row, points))
        });
        // Of equals the first is taken, so the last comes first.
        let best = paying.collect::<Vec<_>>().into_iter().rev().max_by_key(|&(_, points)| points);
        let (row, reason) = match best {
            Some((row, points)) if filled.is_hand_only() => (row, Reason::HandBest { row, points }),
            Some((row, points)) => (row, Reason::HandMade { row, points }),
            None if filled.is_hand_only() => {
                let row = filled.open_hand().next()?;
                (row, Reason::HandCrossed { row })
            }
            None => return None,
        };
        Some(Decision { mv: Move::Write { column: Column::Hand, row }, aim: None, because: vec![reason] })
    }

    /// What rule 2 says.
    fn aim(&self, reckoning: Reckoning, down: Prospect, up: Prospect) -> (Reason, Prospect) {
        match (down.row.is_upper(), up.row.is_upper()) {
            (true, true) => {
                let (aim, other) = if up.count > down.count { (up, down) } else { (down, up) };
                (Reason::BothUpper { aim, other }, aim)
            }
            (false, false) => {
                let order = down.chance(reckoning).cmp(&up.chance(reckoning));
                let (aim, other) = if order == Ordering::Greater { (down, up) } else { (up, down) };
                (Reason::BothLower { aim, other }, aim)
            }
            (is_down_upper, _) => {
                let (upper, lower) = if is_down_upper { (down, up) } else { (up, down) };
                let threshold = self.threshold;
                if lower.chance(reckoning) > threshold {
                    (Reason::AboveThreshold { aim: lower, threshold }, lower)
                } else {
                    (Reason::BelowThreshold { lower, aim: upper, threshold }, upper)
                }
            }
        }
    }

    /// What rule 4 says.
    fn go_for(&self, aim: Prospect, dice: Dice, throw: Throw, mut because: Vec<Reason>) -> Decision {
        let Prospect { column, row, .. } = aim;
        let worth = self.odds.rules().worth(row, dice, throw);
        let is_done = if row.is_upper() { aim.count == crate::DICE } else { worth.is_some() };
        let mv = if is_done || throw.next().is_none() {
            because.push(match worth {
                Some(points) => Reason::Writes { column, row, points },
                None => Reason::Misses { column, row },
            });
            Move::Write { column, row }
        } else {
            let keep = self.odds.best_keep(row, dice, 3 - throw.number());
            because.push(Reason::Keeps { keep, row });
            Move::Again { keep }
        };
        Decision { mv, aim: Some(column), because }
    }
}

/// A chance in per cent with one decimal, for reading; the fraction beside it is exact.
fn percent(fraction: Fraction) -> Saying {
    let (part, whole) = (u128::from(fraction.numerator()), u128::from(fraction.denominator()));
    let tenths = (2000 * part + whole) / (2 * whole);
    Saying::new("jamb-tenths")
        .with("whole", (tenths / 10).to_string())
        .with("tenths", (tenths % 10).to_string())
}

fn with_figures(saying: Saying, prospect: &Prospect) -> Saying {
    saying
        .with("exact", prospect.exact.to_string())
        .with("exactpercent", percent(prospect.exact))
        .with("source", prospect.source.to_string())
        .with("sourcepercent", percent(prospect.source))
}

/// A field with its figures, where it has some: `poker in the column up, exactly 37/162 …`.
impl Say for Prospect {
    fn say(&self) -> Saying {
        let (row, column) = (self.row.say(), self.column.say());
        if self.row.is_upper() {
            Saying::new("jamb-prospect-upper")
                .with("row", row)
                .with("column", column)
                .with("count", i64::from(self.count))
        } else {
            with_figures(Saying::new("jamb-prospect-lower").with("row", row).with("column", column), self)
        }
    }
}

/// What is kept: some dice, or none.
fn keeps(keep: Keep, row: Row) -> Saying {
    match keep.is_empty() {
        true => Saying::new("jamb-reason-keeps-none").with("row", row.say()),
        false => Saying::new("jamb-reason-keeps").with("dice", keep.to_string()).with("row", row.say()),
    }
}
