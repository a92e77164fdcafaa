//! The laws of every game with luck, for two and for three, with and without challenges.

mod common;

mod two {
    tabla_testkit::luck_laws!(crate::common::small(2), 400);
}

mod three {
    tabla_testkit::luck_laws!(crate::common::small(3), 400);
}

/// Where words may be doubted, wrong ones are legal too and not listed, so one law does not hold there.
mod doubting {
    tabla_testkit::luck_laws! { @tests laws, crate::common::doubting(3), 600;
        there_are_moves_at_a_seats_turn
        moves_come_in_one_order
        moves_read_back
        states_read_back
        games_end
        the_same_steps_give_the_same_game
    }
}
