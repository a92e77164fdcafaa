#![doc = include_str!("../README.md")]

mod api;
mod app;
mod assets;
mod catalogue;
mod connections;
mod front;
mod gate;
mod guard;
mod hall;
mod house;
mod keys;
mod live;
mod problem;
mod proxies;
mod queue;
mod room;
mod rules;
mod server;
mod store;
mod study;
mod sweep;
pub mod table;
mod tries;
pub mod wire;
mod words;

pub use api::openapi;
pub use proxies::Network;
pub use server::{Data, Server, ServerError, Settings, USUAL_PORT, in_process};
pub use store::{StoreError, legacy};
pub use sweep::Limits;
