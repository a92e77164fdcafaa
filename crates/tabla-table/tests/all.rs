//! Every test of the crate in one program: each program more is linked, and that is dear.

mod common;
mod elsewhere;
mod hostile;
mod players;
mod table;
mod take_back;
mod ugi;
