//! Every test of the crate in one program: each program more is linked, and that is dear.

mod advice;
mod dice;
mod encode;
mod files;
mod friend;
mod laws;
mod naive;
mod playthroughs;
mod rules;
mod skill;
mod solve;
mod solve_naive;
mod solve_players;
mod solve_spread;
mod talon;
mod view;
