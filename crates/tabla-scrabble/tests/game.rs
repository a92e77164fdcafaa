//! What holds all through a game, and what its turns do.

use crate::common;
use tabla_core::{Game, Notation, Outcome, Seat, SeededRng, Turn, Viewer};
use tabla_scrabble::{
    ALL_TILES, Direction, Generator, Kind, Move, Play, RACK, Rack, Refusal, Scrabble, Setup, Square, State,
    Tile,
};
use tabla_testkit::{TaleStep, tales};

fn after(game: &Scrabble, state: &State, text: &str) -> State {
    let mv = game.read_move(state, text).unwrap_or_else(|error| panic!("{error}"));
    game.after(state, mv)
}

/// An empty board and these racks.
fn racks(game: &Scrabble, racks: &[&str]) -> State {
    let mut setup = Setup::new(game.layout().size(), racks.len());
    setup.racks = racks.iter().map(|rack| Rack::read(rack).unwrap()).collect();
    setup.into_state(game).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// No tile is lost, none is added, and no rack is too long.
#[test]
fn the_box_stays_whole() {
    for game in [common::small(2), common::small(4), common::doubting(2)] {
        for tale in tales(&game, 600) {
            for state in &tale.states {
                let laid: Rack = state.board().tiles().iter().flatten().map(|tile| tile.kind()).collect();
                let held = state.all_seats().fold(Rack::EMPTY, |all, seat| all.with(state.rack(seat)));
                let all = laid.with(&held).with(state.bag()).with(state.aside());
                assert_eq!(all, *game.tile_set().tiles(), "{state:?}");
                assert!(state.all_seats().all(|seat| state.rack(seat).len() <= RACK), "{state:?}");
            }
        }
    }
}

/// The generator and the rules agree on what is legal and what it scores, on every play that is listed.
#[test]
fn listed_plays_are_legal_and_score_what_the_generator_says() {
    for game in [common::small(2), common::english()] {
        for tale in tales(&game, 600).take(20) {
            for state in &tale.states {
                let Turn::Seat(seat) = game.turn(state) else { continue };
                let mut plays = Vec::new();
                Generator::new(game.lexicon()).all(state.grid(), state.rack(seat), &mut plays);
                for scored in plays {
                    assert_eq!(
                        game.worth(state, &scored.play),
                        Ok(scored.score as u32),
                        "{scored:?} in {state:?}"
                    );
                }
            }
        }
    }
}

/// Every line of up to three letters that can be laid at all is refused, or is listed.
#[test]
fn what_is_not_refused_is_listed() {
    let game = common::small(2);
    for tale in tales(&game, 600).take(6) {
        for state in tale.states.iter().step_by(5) {
            let Turn::Seat(seat) = game.turn(state) else { continue };
            let listed = game.list(state);
            let tiles = tiles_of(state.rack(seat));
            let mut found = 0;
            for play in short_plays(state, &tiles) {
                if game.worth(state, &play).is_ok() {
                    let text = game.write_move(state, Move::Lay(play));
                    let mv = game.read_move(state, &text).unwrap_or_else(|error| panic!("{error}"));
                    assert!(listed.contains(&mv), "{text} in {state:?}");
                    found += usize::from(mv == Move::Lay(play));
                }
            }
            let short = |mv: &&Move| matches!(mv, Move::Lay(play) if play.len() <= 2);
            assert_eq!(found, listed.iter().filter(short).count(), "{state:?}");
        }
    }
}

/// What each tile of a rack can be laid as.
fn tiles_of(rack: &Rack) -> Vec<Tile> {
    let letters = Kind::ALL.into_iter().filter_map(Kind::letter);
    let mut tiles: Vec<Tile> =
        letters.clone().filter(|&letter| rack.count(Kind::of(letter)) > 0).map(Tile::plain).collect();
    if rack.count(Kind::JOKER) > 0 {
        tiles.extend(letters.map(Tile::joker));
    }
    tiles
}

/// Every play of one or two tiles, told from the first letter of its word.
fn short_plays(state: &State, tiles: &[Tile]) -> Vec<Play> {
    let board = state.board();
    let mut plays = Vec::new();
    for direction in Direction::BOTH {
        for square in (0..board.size()).flat_map(|row| (0..board.size()).map(move |column| (row, column))) {
            let square = Square::at(square.0, square.1).unwrap();
            if board.tile(square).is_some() {
                continue;
            }
            let start = board.reach_back(square, direction);
            let offset = square.row() + square.column() - start.row() - start.column();
            let next = (offset + 1..board.size()).find(|&next| {
                board.step(start, direction, next as isize).is_some_and(|square| board.tile(square).is_none())
            });
            for &first in tiles {
                let mut one = Play::new(start, direction);
                one.lay(offset, first);
                plays.push(one);
                for &second in next.iter().flat_map(|_| tiles) {
                    let mut two = one;
                    two.lay(next.unwrap(), second);
                    plays.push(two);
                }
            }
        }
    }
    plays
}

#[test]
fn two_first_words_one_across_and_one_down_are_both_listed() {
    let game = common::english();
    let state = racks(&game, &["CATSEAT", "DOGEIOU"]);
    for text in ["h8 CATS", "8h CATS"] {
        let mv = game.read_move(&state, text).unwrap();
        assert!(game.list(&state).contains(&mv), "{text}");
    }
}

#[test]
fn sideways_words_and_all_seven_tiles_count() {
    let game = common::english();
    let state = racks(&game, &["RETINAS", "DOGEIOU"]);
    let state = after(&game, &state, "h8 RETINAS");
    // The letter colour of h12 and the word colour of the centre.
    assert_eq!(state.score(Seat::FIRST), (7 + 1) * 2 + ALL_TILES as i32);
}

#[test]
fn an_exchange_gives_back_after_drawing() {
    let game = common::english();
    let state = racks(&game, &["CATSEAT", "DOGEIOU"]);
    let bag = state.bag().len();
    let mut state = after(&game, &state, "-CA");
    assert_eq!((state.aside().to_string(), state.bag().len()), ("AC".to_owned(), bag));
    let Turn::Chance(draw) = game.turn(&state) else { panic!("nobody draws") };
    assert_eq!((draw.seat(), draw.count()), (Seat::FIRST, 2));
    game.apply_chance(&mut state, Rack::read("ZZ").unwrap());
    // There is one Z only: what is not in the bag does not come out of it.
    assert_eq!(state.rack(Seat::FIRST).to_string(), "AESTTZ");
    game.apply_chance(&mut state, Rack::read("Q").unwrap());
    assert_eq!(state.rack(Seat::FIRST).to_string(), "AEQSTTZ");
    assert_eq!((state.aside().is_empty(), state.bag().len(), state.mover()), (true, bag, Seat::SECOND));
    assert_eq!(state.bag().count(Kind::read('C').unwrap()), 2);
}

#[test]
fn six_turns_without_points_end_the_game() {
    let game = common::english();
    let mut state = racks(&game, &["CATSEAT", "DOGEIOU"]);
    for turn in 0..6 {
        assert_eq!(game.turn(&state), Turn::Seat(Seat::at(turn % 2)), "turn {turn}");
        state = after(&game, &state, "-");
    }
    assert_eq!((state.score(Seat::FIRST), state.score(Seat::SECOND)), (-9, -9));
    assert_eq!(game.turn(&state).outcome(), Some(Outcome::Drawn));
    assert!(game.list(&state).is_empty());
}

#[test]
fn the_exchange_that_ends_the_game_changes_no_rack() {
    let game = common::english();
    let state = racks(&game, &["CATSEAT", "DOGEIOU"]);
    let mut setup = Setup::new(15, 2);
    setup.racks = vec![*state.rack(Seat::FIRST), *state.rack(Seat::SECOND)];
    setup.scoreless = 5;
    let over = after(&game, &setup.into_state(&game).unwrap(), "-CATSEAT");
    assert_eq!(over.rack(Seat::FIRST), state.rack(Seat::FIRST));
    assert_eq!(over.score(Seat::FIRST), -9);
    assert!(over.aside().is_empty());
}

#[test]
fn who_goes_out_gets_what_the_others_lose() {
    let game = common::small(3);
    let mut seen = 0;
    for tale in tales(&game, 600) {
        let [.., before, last] = &tale.states[..] else { continue };
        let Some(TaleStep::Move(mv)) = tale.steps.last() else { continue };
        let Move::Lay(play) = *mv else { continue };
        seen += 1;
        let out = before.mover();
        let points = game.count(before.board(), &play).1 as i32;
        let left = |seat: Seat| game.tile_set().worth(last.rack(seat)) as i32;
        let total: i32 = last.all_seats().map(left).sum();
        for seat in last.all_seats() {
            let change = if seat == out { points + total } else { -left(seat) };
            assert_eq!(last.score(seat), before.score(seat) + change, "{last:?}");
        }
    }
    assert!(seen >= 20, "{seen} games ended so");
}

#[test]
fn a_wrong_play_is_taken_back_and_a_wrong_challenge_costs_a_turn() {
    let game = common::doubting(3);
    let state = racks(&game, &["CATSEAT", "DOGEIOR", "LENTILS"]);
    let laid = after(&game, &state, "f6 TACS");
    assert_eq!(game.turn(&laid), Turn::Seat(Seat::SECOND));
    let asked_next = after(&game, &laid, "accept");
    assert_eq!(game.turn(&asked_next), Turn::Seat(Seat::at(2)));
    let back = after(&game, &asked_next, "challenge");
    assert!(back.board().is_empty());
    assert_eq!(back.rack(Seat::FIRST), state.rack(Seat::FIRST));
    assert_eq!((back.score(Seat::FIRST), back.mover(), back.scoreless()), (0, Seat::SECOND, 1));
    assert_eq!(back.grid(), state.grid());

    let good = after(&game, &state, "f6 CATS");
    let mut stands = after(&game, &good, "challenge");
    assert!(stands.score(Seat::FIRST) > 0);
    // The second player sat out, so the third is to move once the first has drawn.
    assert_eq!(stands.mover(), Seat::at(2));
    game.apply_chance(&mut stands, Rack::read("EEOR").unwrap());
    assert_eq!(game.turn(&stands), Turn::Seat(Seat::at(2)));
    assert!(!stands.sits_out(Seat::SECOND));
}

#[test]
fn plays_that_no_text_can_tell_are_refused_too() {
    let game = common::english();
    let start = racks(&game, &["CATSEAT", "DOGEIOU"]);
    let setup = Setup {
        board: after(&game, &start, "h8 CATS").board().clone(),
        racks: vec![Rack::read("AETEEEE").unwrap(), Rack::read("DOGEIOU").unwrap()],
        ..Setup::new(15, 2)
    };
    let state = setup.into_state(&game).unwrap();
    let tile = |letter| Tile::read(letter).unwrap();
    let at = |row, column| Square::at(row, column).unwrap();
    let mut on_a_letter = Play::new(at(7, 7), Direction::Horizontal);
    on_a_letter.lay(0, tile('A'));
    assert!(matches!(game.worth(&state, &on_a_letter), Err(Refusal::Occupied { .. })));
    let mut with_a_gap = Play::new(at(8, 7), Direction::Horizontal);
    with_a_gap.lay(0, tile('A'));
    with_a_gap.lay(2, tile('E'));
    assert_eq!(game.worth(&state, &with_a_gap), Err(Refusal::Gap(at(8, 8))));
    let mut too_late = Play::new(at(7, 11), Direction::Horizontal);
    too_late.lay(0, tile('E'));
    assert_eq!(game.worth(&state, &too_late), Err(Refusal::Elsewhere(at(7, 7))));
    let mut beyond = Play::new(at(20, 20), Direction::Horizontal);
    beyond.lay(0, tile('E'));
    assert_eq!(game.worth(&state, &beyond), Err(Refusal::OffBoard(at(20, 20))));
    assert_eq!(game.worth(&state, &Play::new(at(7, 7), Direction::Vertical)), Err(Refusal::NothingLaid));
}

#[test]
fn a_game_needs_tiles_and_players() {
    let few = tabla_scrabble::read_tile_set("E 20 1\n").unwrap();
    assert!(common::english().with_tiles(few.clone()).is_some());
    assert!(common::english().for_players(3).unwrap().with_tiles(few).is_none());
    for seats in [0, 1, 5, 100] {
        assert!(common::english().for_players(seats).is_none(), "{seats}");
    }
}

/// Two jokers score nothing: laid at the start, they are a turn without points.
#[test]
fn a_play_without_points_counts_as_a_turn_without_points() {
    let game = common::english();
    let mut state = racks(&game, &["??AAEIO", "AAEIOUU"]);
    for passed in 1..=2 {
        state = after(&game, &state, "pass");
        assert_eq!(state.scoreless(), passed);
    }
    let state = after(&game, &state, "h8 ad");
    assert_eq!((state.score(Seat::FIRST), state.scoreless()), (0, 3));
}

/// While the bag has tiles, an empty rack is one that is not filled yet, and nobody is out.
#[test]
fn nobody_is_out_of_tiles_while_the_bag_has_some() {
    let game = common::english();
    let mut setup = Setup::new(game.layout().size(), 2);
    setup.racks[0] = Rack::read("QZ").unwrap();
    let state = setup.into_state(&game).unwrap();
    assert_eq!(game.settlement(&state), [-20, 0]);
}

/// What a seat imagines looks to it just like the game, and is a whole game again.
#[test]
fn what_is_imagined_looks_the_same() {
    for game in [common::small(3), common::doubting(3)] {
        let mut dice = SeededRng::new(5);
        for tale in tales(&game, 600).take(20) {
            for state in &tale.states {
                for seat in state.all_seats() {
                    let observation = game.observe(state, Viewer::Seat(seat));
                    let imagined = game.imagine(&observation, &mut dice);
                    assert_eq!(
                        game.observe(&imagined, Viewer::Seat(seat)),
                        observation,
                        "{imagined:?} for {state:?}"
                    );
                    assert_eq!(game.read_state(&game.write_state(&imagined)), Ok(imagined));
                }
            }
        }
    }
}
