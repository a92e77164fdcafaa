#![doc = include_str!("../README.md")]

mod arena;
mod batch;
mod errors;
mod exact;
mod game;
mod patience;
mod player;
mod state;

/// What the package `tabla` is made of.
#[pyo3::pymodule]
mod _tabla {
    #[pymodule_export]
    use crate::arena::{
        Onlooker, Store, check_settings, fixtures, play_fixture, read_settings, standings, strength, table,
    };
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::exact::{
        jamb_index, jamb_value, jamb_values, mice_layers, mice_materials, score_scrabble, scrabble_words,
        solve_material, solve_outcomes, solve_whole,
    };
    #[pymodule_export]
    use crate::game::{Game, games};
    #[pymodule_export]
    use crate::player::Player;
    #[pymodule_export]
    use crate::state::State;
}
