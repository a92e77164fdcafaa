//! What a screen is given: the talon, the dice, the moves.

use tabla_core::{Game, Notation};
use tabla_jamb::{Column, Jamb, Layout, Mark, Mover, Row, View, view};
use tabla_testkit::tales;

fn of(position: &str) -> View {
    let game = Jamb::default();
    view(&game, &game.read_state(position).unwrap(), None)
}

#[test]
fn the_start_is_an_empty_talon() {
    let view = view(&Jamb::default(), &Jamb::default().start(), None);
    assert_eq!((view.to_move, view.in_cup, view.throw), (Mover::Chance, 5, 1));
    assert_eq!((view.next_down.as_deref(), view.next_up.as_deref()), (Some("1"), Some("jamb")));
    assert!(view.dice.is_empty() && view.moves.is_empty() && !view.can_throw);
    assert!(view.rows.iter().flat_map(|row| &row.fields).all(|field| field.mark == Mark::Empty));
    assert_eq!((view.storage.layout.as_str(), view.storage.bytes, view.storage.dense_bytes), ("coo", 0, 60));
    assert_eq!(view.storage.conversion_point, Layout::Coo.conversion_point());
}

#[test]
fn fields_tell_empty_from_crossed_out() {
    let view = of("3,0/0,48/6=24,kenta=66/1:12233");
    let mark = |row: Row, column: Column| view.rows[row.index()].fields[column.index()].mark;
    assert_eq!(mark(Row::Ones, Column::Down), Mark::Written);
    assert_eq!(mark(Row::Twos, Column::Down), Mark::Crossed);
    assert_eq!(mark(Row::Threes, Column::Down), Mark::Empty);
    assert_eq!(mark(Row::Jamb, Column::Up), Mark::Crossed);
    assert_eq!((view.sums.upper, view.sums.lower), ([3, 0, 24], [0, 48, 66]));
    assert_eq!((view.sums.columns, view.sums.grand), ([3, 48, 90], 141));
    assert_eq!((view.dice.as_slice(), view.throw, view.can_throw), (&[1, 2, 2, 3, 3][..], 1, true));
    let next = &view.rows[Row::Threes.index()].fields[0];
    assert_eq!((next.play.as_deref(), next.pays), (Some("down 3"), Some(6)));
    let jamb = &view.rows[Row::Jamb.index()].fields[2];
    assert_eq!((jamb.play.as_deref(), jamb.pays), (Some("hand jamb"), Some(0)));
}

#[test]
fn kept_dice_stay_on_the_table() {
    let view = of("///2:33???");
    assert_eq!((view.dice.as_slice(), view.in_cup, view.to_move), (&[3, 3][..], 3, Mover::Chance));
}

#[test]
fn the_last_field_is_marked() {
    let game = Jamb::default();
    let state = game.read_state("3///1:12233").unwrap();
    let view = view(&game, &state, Some((Column::Down, Row::Ones)));
    let marked: Vec<&str> = view
        .rows
        .iter()
        .filter(|row| row.fields.iter().any(|field| field.is_last))
        .map(|row| row.name.as_str())
        .collect();
    assert_eq!(marked, ["1"]);
}

/// The view agrees with the state it shows, and every move in it can be played.
#[test]
fn a_view_shows_the_state() {
    let game = Jamb::default();
    for tale in tales(&game, 180).take(30) {
        for state in &tale.states {
            let view = view(&game, state, None);
            assert_eq!(game.read_state(&view.position).as_ref(), Ok(state));
            let moves: Vec<_> = view.moves.iter().map(|text| game.read_move(state, text).unwrap()).collect();
            assert_eq!(moves, game.list(state));
            assert_eq!(view.to_move == Mover::Player, !moves.is_empty());
            let fields = view.rows.iter().flat_map(|row| &row.fields);
            assert_eq!(
                fields.clone().filter_map(|field| field.value.map(u16::from)).sum::<u16>(),
                view.sums.grand
            );
            let plays = fields.filter_map(|field| field.play.clone()).count();
            let written = view.moves.iter().filter(|text| !text.starts_with(['k', 't'])).count();
            assert_eq!(plays, written);
            let expected = if view.to_move == Mover::Nobody { 0 } else { 5 };
            assert_eq!(view.dice.len() + usize::from(view.in_cup), expected);
        }
    }
}
