//! Players of the house. They are told what any program is told, and nothing more.

use std::path::Path;
use std::time::Duration;

use tabla_core::{BySeat, Chance, Game, Notation, Say, Saying, Seat, SeededRng, Turn, Viewer};
use tabla_play::jamb::{Column, FriendKind, Jamb, Player, RuleFriend, optimum, situation};
use tabla_play::scrabble::{Chooser, Scrabble, ScrabbleSeat};
use tabla_play::workshop::{BotEffort, JewelsBot, JewelsMind};
use tabla_play::{GameInfo, Pace, PlayerError, PlayerSpec, Table};

use super::{Contender, NotSeated, Question};
use crate::game::{Discipline, read_jewels_sight};
use crate::{Budget, Foul};

/// A player of the house, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Solo {
    Jamb(FriendKind),
    Jewels(JewelsBot),
    Scrabble(ScrabbleSeat),
}

/// Whether a text is a player of the house that can play this game, or why not.
pub fn check_own(text: &str, game: &Discipline) -> Result<(), Saying> {
    let read = match game {
        Discipline::Duel(info, _) => read_duelist(text, info).map(drop),
        _ => read_solo(text, game).map(drop),
    };
    read.map_err(
        |error| if is_program(text) { Saying::new("arena-bot-program").with("text", text) } else { error },
    )
}

/// Whether a text looks like a command whose protocol was forgotten.
fn is_program(text: &str) -> bool {
    let program = text.split_whitespace().next().unwrap_or_default();
    ["/", "./", "../"].iter().any(|begin| program.starts_with(begin)) || Path::new(program).is_file()
}

fn read_duelist(text: &str, info: &GameInfo) -> Result<PlayerSpec, Saying> {
    let computers = info.players.iter().filter(|kind| !kind.is_human());
    let known: Vec<&str> = computers.map(|kind| info.player_word(*kind)).collect();
    match text.parse::<PlayerSpec>() {
        Ok(player) if !player.is_human() => Ok(player),
        Ok(_) | Err(PlayerError::UnknownPlayer { .. }) => Err(unknown(text, &known.join(", "))),
        Err(error) => Err(error.say()),
    }
}

fn read_solo(text: &str, game: &Discipline) -> Result<Solo, Saying> {
    match game {
        Discipline::Jamb => {
            let friend = FriendKind::named(text).map(Solo::Jamb);
            friend.ok_or_else(|| unknown(text, "optimal, rule, greedy"))
        }
        Discipline::Jewels { .. } => {
            let bot: Result<JewelsBot, _> = text.parse();
            let known = "random, greedy, ai, ai:time=50ms,memory, ai:samples=2000";
            bot.map(Solo::Jewels).map_err(|_| unknown(text, known))
        }
        Discipline::Scrabble(_) => {
            let seat: Result<ScrabbleSeat, _> = text.parse();
            let seat = seat.map_err(|error| error.say())?;
            if seat.is_human() {
                let known: Vec<&str> = ScrabbleSeat::ALL[1..].iter().map(|seat| seat.id()).collect();
                return Err(unknown(text, &known.join(", ")));
            }
            Ok(Solo::Scrabble(seat))
        }
        Discipline::Duel(info, _) => Err(unknown(text, info.id)),
    }
}

fn unknown(text: &str, known: &str) -> Saying {
    Saying::new("arena-bot-own").with("text", text).with("known", known)
}

/// Seats a player of the house. One that makes no sense was refused before.
pub fn seat(text: &str, game: &Discipline, luck: u64) -> Result<Box<dyn Contender>, NotSeated> {
    let nobody = |_| NotSeated::Foul(Foul::Closed, Box::default());
    if let Discipline::Duel(info, rules) = game {
        let player = read_duelist(text, info).map_err(nobody)?.or_seed(luck);
        let table = info.open_with(BySeat::new(|_| player.clone()), rules);
        return Ok(Box::new(Duelist { player, table, known: 0 }));
    }
    Ok(match read_solo(text, game).map_err(nobody)? {
        Solo::Jamb(friend) => Box::new(JambFriend { friend, aim: None }),
        Solo::Jewels(bot) => Box::new(Jeweller { bot, mind: bot.mind(luck) }),
        Solo::Scrabble(seat) => {
            Box::new(Speller { seat, dice: SeededRng::split(luck, SPELLERS), chooser: None })
        }
    })
}

/// What the chance of players of Scrabble is split off with.
const SPELLERS: u64 = 0x5c4a_bb1e;

/// A player of Santorini or Mice, with a table of its own.
struct Duelist {
    player: PlayerSpec,
    table: Box<dyn Table>,
    /// How many moves the table has seen.
    known: usize,
}

impl Contender for Duelist {
    fn ask(&mut self, question: &Question<'_>) -> Result<String, Foul> {
        if self.known == 0
            && let Some(opening) = question.opening
        {
            self.table.set_position(opening).map_err(|_| Foul::Closed)?;
        }
        for word in question.played.get(self.known..).unwrap_or_default() {
            self.table.play(word, Duration::ZERO).map_err(|_| Foul::Closed)?;
        }
        self.known = question.played.len();
        let pace = match question.allowed.budget {
            Some(Budget::Nodes(nodes)) => Some(Pace::Nodes(nodes)),
            Some(Budget::Depth(depth)) => Some(Pace::Depth(depth)),
            _ => question.allowed.share(question.seat).map(Pace::Time),
        };
        let player = match (question.allowed.budget, pace) {
            // A clock rules, whatever the player was told before.
            (Some(Budget::Clock(_)), Some(pace)) => self.player.clone().with_pace(pace),
            (_, Some(pace)) => self.player.clone().or_pace(pace),
            (_, None) => self.player.clone(),
        };
        Ok(self.table.think(&player).map_err(|_| Foul::Closed)?.wait().best)
    }
}

/// A friend at Jamb.
struct JambFriend {
    friend: FriendKind,
    /// What the first throw of the turn aims at.
    aim: Option<Column>,
}

impl Contender for JambFriend {
    fn ask(&mut self, question: &Question<'_>) -> Result<String, Foul> {
        let game = Jamb::default();
        let state = game.read_state(question.sight).map_err(|_| Foul::Closed)?;
        let (dice, throw) = state.lying().ok_or(Foul::Closed)?;
        let mv = match self.friend {
            FriendKind::Rule => {
                let aim = self.aim.filter(|_| throw.number() > 1);
                RuleFriend::new(game.rules).decide(&game, &state, aim).map(|decision| {
                    self.aim = decision.aim;
                    decision.mv
                })
            }
            FriendKind::Optimal => {
                let advice = situation(&state).and_then(|situation| optimum(game.rules).advise(situation));
                advice.and_then(|advice| advice.best().map(|best| best.mv))
            }
            FriendKind::Greedy => {
                let player = Player::greedy(game.rules);
                player.plan(state.filled()).and_then(|plan| plan.choice(throw, dice, 0))
            }
        };
        mv.map(|mv| game.write_token(&state, mv)).ok_or(Foul::Closed)
    }
}

/// A bot at Jewels.
struct Jeweller {
    bot: JewelsBot,
    mind: JewelsMind,
}

impl Contender for Jeweller {
    fn ask(&mut self, question: &Question<'_>) -> Result<String, Foul> {
        let (board, left) = read_jewels_sight(question.sight).ok_or(Foul::Closed)?;
        let own = match self.bot {
            JewelsBot::Ai { effort: Some(BotEffort::Time(time)), .. } => Some(time),
            _ => None,
        };
        let time = own.or_else(|| question.allowed.share(question.seat));
        let swap = match time {
            Some(time) => self.mind.turn_within(&board, left, time),
            None => self.mind.turn(&board, left),
        };
        swap.map(|swap| swap.to_string()).ok_or(Foul::Closed)
    }
}

/// A player of Scrabble.
struct Speller {
    seat: ScrabbleSeat,
    dice: SeededRng,
    chooser: Option<(Duration, Box<dyn Chooser>)>,
}

/// How long a champion of Scrabble thinks if nothing is said.
const SPELLING: Duration = Duration::from_secs(1);

impl Speller {
    fn choose(&mut self, game: &Scrabble, sight: &str, seat: Seat, time: Duration) -> Option<String> {
        let mut state = game.read_state(sight).ok()?;
        // The other rack is unknown: any tiles will do, since nobody looks at them.
        while let Turn::Chance(luck) = game.turn(&state) {
            let event = luck.draw(&mut self.dice);
            game.apply_chance(&mut state, event);
        }
        if self.chooser.as_ref().is_none_or(|(known, _)| *known != time) {
            self.chooser = self.seat.chooser_within(game, time).map(|chooser| (time, chooser));
        }
        let (_, chooser) = self.chooser.as_mut()?;
        let mv = chooser.choose(game, &game.observe(&state, Viewer::Seat(seat)), &mut self.dice);
        Some(game.write_token(&state, mv))
    }
}

impl Contender for Speller {
    fn ask(&mut self, question: &Question<'_>) -> Result<String, Foul> {
        let Discipline::Scrabble(outfit) = question.game else { return Err(Foul::Closed) };
        let time = question.allowed.share(question.seat).unwrap_or(SPELLING);
        self.choose(outfit.game(), question.sight, question.seat, time).ok_or(Foul::Closed)
    }
}
