//! Every test of the crate in one program: each program more is linked, and that is dear.

mod brute;
mod common;
mod encode;
mod endgame;
mod game;
mod gcg;
mod generate_brute;
mod generate_games;
mod generate_positions;
mod laws;
mod lexicon;
mod messages;
mod naive;
mod player;
mod player_leaves;
mod playthroughs;
mod positions;
mod rules;
mod scorer;
mod texts;
mod view;
