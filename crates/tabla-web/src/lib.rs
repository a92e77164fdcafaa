#![doc = include_str!("../README.md")]

#[cfg(feature = "server")]
mod api;
#[cfg(feature = "server")]
mod app;
#[cfg(feature = "server")]
mod assets;
mod catalogue;
#[cfg(feature = "server")]
mod connections;
mod daily;
pub mod desk;
#[cfg(feature = "server")]
mod engines;
#[cfg(feature = "server")]
mod fewer;
#[cfg(feature = "server")]
mod front;
#[cfg(feature = "server")]
mod gate;
#[cfg(feature = "server")]
mod guard;
#[cfg(feature = "server")]
mod hall;
#[cfg(feature = "server")]
mod house;
#[cfg(feature = "server")]
mod keys;
#[cfg(feature = "server")]
mod live;
mod manners;
mod named;
#[cfg(feature = "server")]
mod packed;
mod problem;
#[cfg(feature = "server")]
mod proxies;
#[cfg(feature = "server")]
mod queue;
#[cfg(feature = "server")]
mod room;
mod rules;
mod scored;
#[cfg(feature = "server")]
mod server;
#[cfg(feature = "server")]
mod store;
mod study;
#[cfg(feature = "server")]
mod sweep;
pub mod table;
#[cfg(feature = "server")]
mod tries;
pub mod wire;
mod words;

#[cfg(feature = "server")]
pub use api::openapi;
#[cfg(feature = "server")]
pub use engines::Engines;
#[cfg(feature = "server")]
pub use proxies::Network;
#[cfg(feature = "server")]
pub use server::{Data, Server, ServerError, Settings, USUAL_PORT, in_process};
#[cfg(feature = "server")]
pub use store::{StoreError, legacy};
#[cfg(feature = "server")]
pub use sweep::Limits;
