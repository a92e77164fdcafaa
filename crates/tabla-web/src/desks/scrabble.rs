//! The desk of Scrabble: two to four players, each of whom sees the own tiles and no others.
//!
//! Whoever holds several seats, because people share a screen, sees the tiles of the one to move. Whoever
//! holds none sees no tiles at all.

mod answers;
mod file;
#[cfg(test)]
mod tests;

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::Value;
use tabla_core::{Game, Notation, Say, Saying, Seat, Viewer};
use tabla_play::scrabble::{
    Board, Challenge, Chooser, GAME, Kind, LookingAhead, Move, Rack, Ranked, ScrabbleSave, ScrabbleSetup,
    ScrabbleTable, ScrabbleTurn, SeatsError, State, TileSet, Turned, View, WordLists, WordSource, read_seats,
};
use tabla_play::{SaveFolder, save_from_text};
use tabla_table::Board as Picture;

use self::answers::{Question, house_text};
use super::fault::DeskFault;
use super::shared::{Upload, no_format, read_question, read_setup, to_answer, write_setup};
use crate::desk::{Branch, Deed, Desk, Eye, SeatState, Showing, Stop, Task};
use crate::wire::{
    Act, AdviceView, BoardView, CanView, EndingView, LetterView, LineView, MoveView, SayingView,
    ScrabbleBoard,
};

/// The formats in which a game can be saved.
pub(crate) const FORMATS: [&str; 3] = ["gcg", "cgp", "json"];
/// So many candidates are told.
const LINES: usize = 15;
/// Seeds that are not chosen have at most nine digits, so that they can be read out.
const SEEDS: u64 = 1_000_000_000;

/// What a game is begun with, as somebody wishes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    language: Option<String>,
    #[serde(default)]
    lexicon: Option<String>,
    #[serde(default)]
    challenge: Option<String>,
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    load: Option<Upload>,
    #[serde(default)]
    position: Option<String>,
    /// The house's own matter.
    #[serde(default, rename = "step")]
    _step: Option<bool>,
}

/// Checks what somebody wishes, and completes it: `seed` is for the tiles.
pub fn fill_in(setup: Value, seed: u64, _now: u64) -> Result<Value, Saying> {
    let wish: Wish = read_setup(&setup)?;
    let table = match &wish.load {
        Some(file) if file.is_save() => load(file)?,
        _ => ScrabbleTable::open(wish.begin(seed)?, &lists()).map_err(|error| match &wish.load {
            Some(file) => file.refused(error.say()),
            None => error.say(),
        })?,
    };
    write_setup(&table.save())
}

/// Where compiled word lists are kept, so that a later server need not compile them again. The first folder
/// counts.
static LISTS: OnceLock<WordLists> = OnceLock::new();

/// Keeps compiled word lists in this folder.
pub fn keep_lists(folder: &SaveFolder) {
    LISTS.get_or_init(|| WordLists::for_all(folder));
}

fn lists() -> WordLists {
    LISTS.get().cloned().unwrap_or_default()
}

/// Sets up the desk that a kept setup describes.
pub fn open(setup: &Value) -> Result<Box<dyn Desk>, Saying> {
    let save: ScrabbleSave = read_setup(setup)?;
    let table = restore(&save)?;
    let choosers = table.seats().iter().map(|_| Arc::default()).collect();
    let spent = vec![0; table.turns()];
    Ok(Box::new(ScrabbleDesk { table, choosers, spent, undone: Vec::new(), resigned: None }))
}

/// The board with this position, or why it cannot stand; `rules` are those of [`Desk::rules`].
pub fn check(rules: &str, position: &str) -> Result<Value, Saying> {
    let mut words = rules.split_whitespace();
    let setup = serde_json::json!({
        "language": words.next().unwrap_or("en"),
        "challenge": words.next().unwrap_or("void"),
        "players": vec!["human"; position.split_whitespace().nth(1).map_or(2, |racks| racks.split('/').count())],
        "position": position,
    });
    let desk = open(&fill_in(setup, 0, 0)?)?;
    let seats = (1..=4).collect();
    Ok(desk.show(&Eye { seats }, None)?.board.json())
}

fn load(file: &Upload) -> Result<ScrabbleTable, Saying> {
    let save: ScrabbleSave = save_from_text(file.path(), &file.text, GAME).map_err(|error| error.say())?;
    restore(&save).map_err(|because| file.refused(because))
}

/// The game of a save. Its words must be those of the house: no save makes the server read a file.
fn restore(save: &ScrabbleSave) -> Result<ScrabbleTable, Saying> {
    match save.words() {
        WordSource::File(path) => Err(no_list(&path.display().to_string())),
        _ => save.restore(&lists()),
    }
}

fn no_list(text: &str) -> Saying {
    Saying::new("desk-scrabble-list").with("text", text).with("lists", "english, romanian")
}

impl Wish {
    fn begin(&self, seed: u64) -> Result<ScrabbleSetup, Saying> {
        let (tiles, words) = match self.language.as_deref() {
            None | Some("en") => (TileSet::english(), WordSource::English),
            Some("ro") => (TileSet::romanian(), WordSource::Romanian),
            Some(text) => {
                return Err(Saying::new("desk-scrabble-language").with("text", text));
            }
        };
        let words = match self.lexicon.as_deref().map(WordSource::read) {
            None => words,
            Some(WordSource::File(path)) => return Err(no_list(&path.display().to_string())),
            Some(built_in) => built_in,
        };
        let challenge = match self.challenge.as_deref() {
            None | Some("void") => Challenge::Void,
            Some("double") => Challenge::Double,
            Some(text) => return Err(Saying::new("desk-scrabble-challenge").with("text", text)),
        };
        let usual = ["human".to_owned(), "champion".to_owned()];
        let players = if self.players.is_empty() { &usual[..] } else { &self.players };
        // A comma would part one player into two.
        let seats = players.iter().map(|player| player.parse()).collect::<Result<_, _>>();
        let seats: Vec<_> = seats.map_err(|error: SeatsError| error.say())?;
        read_seats(&players.join(" ")).map_err(|error| error.say())?;
        let file = self.load.as_ref().map(|file| file.text.trim_start_matches('\u{feff}'));
        let is_game = |text: &&str| text.trim_start().starts_with(['#', '>']);
        let position = self.position.as_deref().or(file.filter(|text| !is_game(text)));
        Ok(ScrabbleSetup {
            words,
            tiles: tiles.clone(),
            seats,
            challenge,
            seed: self.seed.unwrap_or(seed % SEEDS),
            position: position.map(|text| text.trim().to_owned()),
            loaded: file.filter(is_game).map(str::to_owned),
            ..ScrabbleSetup::default()
        })
    }
}

/// Who decides for a seat, made when they are asked for the first time.
type SharedChooser = Arc<Mutex<Option<Box<dyn Chooser>>>>;

/// The desk.
struct ScrabbleDesk {
    table: ScrabbleTable,
    choosers: Vec<SharedChooser>,
    /// How long each decision took.
    spent: Vec<u64>,
    /// What was taken back, the last first: the decisions of each time with how long they took.
    undone: Vec<Vec<(String, u64)>>,
    resigned: Option<Seat>,
}

impl ScrabbleDesk {
    fn to_move(&self) -> Option<Seat> {
        match self.table.turn() {
            ScrabbleTurn::Seat(seat) if self.resigned.is_none() => Some(seat),
            _ => None,
        }
    }

    fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    /// The seat whose tiles the eye may see; looking back, whoever holds several sees none until the end.
    fn seat_of(&self, eye: &Eye, state: &State, is_now: bool) -> Option<Seat> {
        let held: Vec<Seat> = state.all_seats().filter(|seat| eye.seats.contains(&seat.number())).collect();
        let mover = state.doubt().map_or(state.mover(), |(_, asked)| asked);
        match held.as_slice() {
            [only] => Some(*only),
            several if (is_now || self.is_over()) && several.contains(&mover) => Some(mover),
            _ => None,
        }
    }

    fn state_at(&self, ply: usize) -> Result<&State, Saying> {
        let last = self.table.turns();
        self.table.state_at(ply).ok_or_else(|| DeskFault::Ply { ply, last }.say())
    }

    fn moves(&self, eye: &Eye) -> Vec<MoveView> {
        let played = self.table.played();
        let withdrawn = withdrawn(&played);
        let told = |(index, turned): (usize, &Turned)| {
            let is_own = eye.seats.contains(&turned.seat.number()) || self.is_over();
            let is_withdrawn = withdrawn.contains(&index);
            let points = match turned.mv {
                Move::Lay(_) if !is_withdrawn => turned.points,
                _ => 0,
            };
            MoveView {
                seat: turned.seat.number(),
                text: match turned.mv {
                    // Which tiles were exchanged is nobody else's business.
                    Move::Exchange(tiles) if !is_own => format!("-{}", tiles.len()),
                    _ => turned.house.clone(),
                },
                points: Some(points.into()),
                spent: self.spent.get(index).copied().unwrap_or(0),
                note: note(turned, is_withdrawn).map(SayingView::from),
            }
        };
        played.iter().enumerate().map(told).collect()
    }

    fn ending(&self) -> Option<EndingView> {
        let player = |key, seat: Seat| Saying::new(key).with("player", i64::from(seat.number()));
        let (saying, winner) = match (self.resigned, self.table.turn()) {
            (Some(seat), _) => {
                let mut others = self.table.state().all_seats().filter(|&other| other != seat);
                let winner = if self.table.seats().len() == 2 { others.next() } else { None };
                (player("ending-resigned", seat), winner)
            }
            (None, ScrabbleTurn::Over(ending)) => match ending.winner {
                Some(seat) => (player("ending-won", seat), Some(seat)),
                None => (Saying::new("ending-drawn"), None),
            },
            (None, ScrabbleTurn::Seat(_)) => return None,
        };
        Some(EndingView { saying: saying.into(), winner: winner.map(Seat::number) })
    }

    /// What the eye may see; a rack that it may not is taken out, and its tiles are unseen like all others.
    fn board(&self, eye: &Eye, ply: usize, is_now: bool) -> Result<ScrabbleBoard, Saying> {
        let state = self.state_at(ply)?;
        let seat = self.seat_of(eye, state, is_now);
        let shown = seat.unwrap_or(Seat::FIRST);
        let last = self.table.turns();
        let mut view: View =
            self.table.view_at(ply, shown).ok_or_else(|| DeskFault::Ply { ply, last }.say())?;
        let sight = self.table.game().observe(state, Viewer::Seat(shown));
        let mut unseen = sight.unseen;
        if seat.is_none() {
            unseen = unseen.with(&sight.rack);
            view.rack = String::new();
            view.unseen = unseen.to_string();
        }
        if self.is_over() {
            view.to_move = None;
        }
        Ok(ScrabbleBoard {
            view,
            has_rack: seat.is_some(),
            letters: letters(self.table.game().tile_set(), &unseen),
            lexicon: self.table.setup().words.name(),
            challenge: challenge_name(self.table.setup().challenge).to_owned(),
        })
    }
}

fn challenge_name(challenge: Challenge) -> &'static str {
    match challenge {
        Challenge::Void => "void",
        Challenge::Double => "double",
    }
}

/// The decisions whose tiles were taken back after a challenge.
fn withdrawn(played: &[Turned]) -> Vec<usize> {
    let challenged = |index: &usize| played[*index].withdrawn == Some(true);
    let laid = |challenge: usize| (0..challenge).rev().find(|&at| matches!(played[at].mv, Move::Lay(_)));
    (0..played.len()).filter(challenged).filter_map(laid).collect()
}

fn note(turned: &Turned, is_withdrawn: bool) -> Option<Saying> {
    match (turned.mv, turned.withdrawn) {
        (Move::Lay(_), _) if is_withdrawn => Some(Saying::new("desk-scrabble-taken-back")),
        (Move::Exchange(tiles), _) => Some(Saying::new("desk-scrabble-exchanged").with("count", tiles.len())),
        (Move::Challenge, Some(true)) => Some(Saying::new("desk-scrabble-right")),
        (Move::Challenge, _) => Some(Saying::new("desk-scrabble-wrong")),
        _ => None,
    }
}

/// The letters with their values, and at last the joker.
fn letters(tiles: &TileSet, unseen: &Rack) -> Vec<LetterView> {
    let view = |kind: Kind| LetterView {
        letter: kind.to_string(),
        value: tiles.values()[kind.index()],
        unseen: u32::from(unseen.count(kind)),
    };
    Kind::ALL.into_iter().map(view).collect()
}

impl Desk for ScrabbleDesk {
    fn game(&self) -> &'static str {
        GAME
    }

    /// The language of the tiles, and what happens to wrong words.
    fn rules(&self) -> String {
        let setup = self.table.setup();
        let language = if setup.tiles == *TileSet::romanian() { "ro" } else { "en" };
        format!("{language} {}", challenge_name(setup.challenge))
    }

    fn show(&self, eye: &Eye, ply: Option<usize>) -> Result<Showing, Saying> {
        let last = self.table.turns();
        let is_now = ply.is_none_or(|ply| ply == last);
        let ply = ply.unwrap_or(last);
        let state = self.state_at(ply)?;
        let seats = self.table.seats().iter().zip(state.all_seats());
        let can = CanView {
            undo: self.table.may_undo() && self.resigned.is_none(),
            redo: !self.undone.is_empty() && self.resigned.is_none(),
            resign: !self.is_over(),
            advice: !self.is_over() && state.doubt().is_none(),
            branch: true,
            ..CanView::default()
        };
        let mover = state.doubt().map_or(state.mover(), |(_, asked)| asked);
        Ok(Showing {
            seats: seats
                .map(|(player, seat)| SeatState {
                    player: player.to_string(),
                    is_person: player.is_human(),
                    name: None,
                    points: Some(state.score(seat).into()),
                    clock: None,
                })
                .collect(),
            to_move: if is_now { self.to_move().map(Seat::number) } else { Some(mover.number()) },
            ending: self.ending(),
            moves: self.moves(eye),
            ply,
            can: if is_now { can } else { CanView { branch: true, ..CanView::default() } },
            time_left: None,
            position: self.table.position_at(ply, self.seat_of(eye, state, is_now)).unwrap_or_default(),
            board: Picture::new(BoardView::Scrabble(self.board(eye, ply, is_now)?)),
        })
    }

    fn perform(&mut self, deed: &Deed) -> Result<(), Saying> {
        if self.resigned.is_some() {
            return Err(Saying::new("scrabble-refusal-over"));
        }
        match &deed.act {
            Act::Play { text } => {
                self.table.play(text)?;
                self.spent.push(deed.spent);
                self.undone.clear();
            }
            Act::Redo => {
                // Which tiles are drawn depends on the decisions alone, so that it is the same turn again.
                let again = self.undone.pop().ok_or_else(|| DeskFault::NothingToRedo.say())?;
                for (text, spent) in again {
                    self.table.play(&text)?;
                    self.spent.push(spent);
                }
            }
            Act::Undo => {
                if !self.table.may_undo() {
                    let key = if self.table.people() == 1 {
                        "scrabble-nothing-to-undo"
                    } else {
                        "scrabble-no-undo"
                    };
                    return Err(Saying::new(key));
                }
                let played = self.table.played();
                self.table.undo();
                let taken = played.into_iter().map(|turned| turned.house).zip(self.spent.iter().copied());
                self.undone.push(taken.skip(self.table.turns()).collect());
                self.spent.truncate(self.table.turns());
            }
            Act::Resign if self.is_over() => return Err(Saying::new("scrabble-refusal-over")),
            Act::Resign => {
                let mut seats = self.table.state().all_seats();
                let seat = seats.find(|seat| seat.number() == deed.seat);
                self.resigned = Some(seat.ok_or_else(|| DeskFault::Act.say())?);
            }
            _ => return Err(DeskFault::Act.say()),
        }
        Ok(())
    }

    fn computer(&self) -> Option<Task<Act>> {
        let seat = self.to_move().filter(|&seat| !self.table.player(seat).is_human())?;
        let (player, chooser) = (self.table.player(seat), self.choosers.get(seat.index())?.clone());
        let (game, sight) = (self.table.game().clone(), self.table.sight(seat));
        let (state, mut dice) = (self.table.state().clone(), self.table.dice_of_players());
        Some(Box::new(move |stop: &Stop| {
            let mut chooser = chooser.lock().unwrap_or_else(PoisonError::into_inner);
            let chooser = match &mut *chooser {
                Some(chooser) => chooser,
                none => none.insert(player.chooser(&game).ok_or_else(|| DeskFault::Act.say())?),
            };
            let mv = chooser.choose_until(&game, &sight, &mut dice, &|| stop.load(Ordering::Relaxed));
            let text = game.write_move(&state, mv);
            // A player that errs passes; the table stays sound.
            let is_legal = game.read_move(&state, &text).is_ok_and(|read| read == mv);
            let pass = || game.write_move(&state, Move::Pass);
            Ok(Act::Play { text: if is_legal { text } else { pass() } })
        }))
    }

    fn advise(&self, eye: &Eye, ply: Option<usize>, time: Duration) -> Result<Task<AdviceView>, Saying> {
        let ply = ply.unwrap_or_else(|| self.table.turns());
        let state = self.state_at(ply)?;
        let seat = state.mover();
        if state.doubt().is_some() || !(self.is_over() || eye.seats.contains(&seat.number())) {
            return Err(Saying::new("desk-scrabble-no-advice"));
        }
        let (game, sight) = (self.table.game().clone(), self.table.game().observe(state, Viewer::Seat(seat)));
        let is_first = seat == Seat::FIRST;
        Ok(Box::new(move |stop: &Stop| {
            let began = Instant::now();
            let stop = || stop.load(Ordering::Relaxed);
            let ranking = LookingAhead { time }.rank_until(&game, &sight, &stop);
            let line = |ranked: &Ranked| line(&sight.board, ranked, ranking.first());
            let lines: Vec<LineView> = ranking.iter().take(LINES).map(line).collect();
            let win = ranking.first().and_then(|best| best.win).filter(|_| game.players() == 2);
            Ok(AdviceView {
                ply,
                best: lines.first().map(|line| line.text.clone()),
                value: lines.first().map(|line| line.value.clone()),
                lines,
                bar: win.map(|win| if is_first { win / 100.0 } else { 1.0 - win / 100.0 }),
                spent: u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
                ..AdviceView::default()
            })
        }))
    }

    fn hides(&self) -> bool {
        true
    }

    fn formats(&self) -> Vec<&'static str> {
        FORMATS.to_vec()
    }

    fn file(&self, format: &str) -> Result<(String, String), Saying> {
        match format {
            "gcg" => Ok(file::gcg(&self.table, self.is_over())),
            "cgp" => Ok(file::cgp(&self.table, self.is_over())),
            "json" => file::json(&self.table, self.is_over()),
            other => Err(no_format(other, &FORMATS)),
        }
    }

    fn ask(&self, eye: &Eye, question: &Value) -> Result<Task<Value>, Saying> {
        let question: Question = read_question(question)?;
        let seat = self.seat_of(eye, self.table.state(), true);
        let sight = seat.map(|seat| self.table.sight(seat));
        let (game, is_over) = (self.table.game().clone(), self.is_over());
        Ok(Box::new(move |_| to_answer(&question.answer(&game, sight.as_ref(), is_over)?)))
    }

    fn branch(&self, ply: usize) -> Result<Branch, Saying> {
        self.state_at(ply)?;
        Ok(Branch { setup: write_setup(&self.table.save().after(ply))?, deeds: Vec::new() })
    }
}

/// A candidate; what it is worth all in all is told in points.
fn line(board: &Board, ranked: &Ranked, best: Option<&Ranked>) -> LineView {
    let points = |thousandths: i32| f64::from(thousandths) / 1000.0;
    let equity = points(ranked.equity);
    let start = if let Move::Lay(play) = ranked.mv { Some(play.start().to_string()) } else { None };
    LineView {
        text: house_text(board, ranked.mv),
        group: start,
        value: format!("{equity:.1}").replace('-', "−"),
        number: Some(equity),
        points: Some(ranked.score.into()),
        loss: best.map(|best| points(best.equity.saturating_sub(ranked.equity)).max(0.0)),
        leave: Some(equity - f64::from(ranked.score)),
        win: ranked.win,
        ..LineView::default()
    }
}
