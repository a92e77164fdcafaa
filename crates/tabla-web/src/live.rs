//! Live connections: everybody at a table hears of every change, and may act over the same line.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::http::StatusCode;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tabla_core::Saying;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::hall::MOST_KEYS;
use crate::house::{Guest, aside};
use crate::keys::{Digest, Key};
use crate::manners::clean_name;
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::room::{Reader, Room, Visit};
use crate::wire::{FromBrowser, Hello, ToBrowser};

/// How long a new connection may be silent.
const SILENCE: Duration = Duration::from_secs(10);
/// How often it is looked whether the other side is still there.
const PULSE: Duration = Duration::from_secs(10);
/// After so many pulses without an answer the other side is gone.
const PULSES: u32 = 2;
/// How long a message may take to be sent.
const PATIENCE: Duration = Duration::from_secs(20);
/// So many answers may wait to be sent.
const WAITING: usize = 16;

/// Talks to one browser until it goes away, or is shown out.
pub async fn talk(socket: WebSocket, room: Arc<Room>, guest: Guest, shown_out: impl Future<Output = ()>) {
    let (sink, mut stream) = socket.split();
    let Ok(Some(hello)) = timeout(SILENCE, hello(&mut stream)).await else { return };
    let keys = hello.keys.iter().take(MOST_KEYS).filter_map(|key| Key::read(key));
    let keys: Vec<Digest> = keys.map(|key| key.digest()).collect();
    // A name that cannot be is none.
    let name = clean_name(&hello.name).unwrap_or_default();
    let reader = room.reader_of(&keys);
    let visit = room.visit(&reader, &name);
    let person = guest.person;
    let _guest = guest;
    Connection { room, keys, name, reader, person, visit, seen: 0, sink }.run(stream, shown_out).await;
}

/// The first message says who is there.
async fn hello(stream: &mut SplitStream<WebSocket>) -> Option<Hello> {
    loop {
        match stream.next().await?.ok()? {
            Message::Text(text) => {
                return match serde_json::from_str(&text) {
                    Ok(FromBrowser::Hello { hello }) => Some(hello),
                    _ => None,
                };
            }
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Binary(_) | Message::Close(_) => return None,
        }
    }
}

struct Connection {
    room: Arc<Room>,
    keys: Vec<Digest>,
    name: String,
    /// Who the keys say that it is: that changes when a seat goes on elsewhere.
    reader: Reader,
    person: Person,
    visit: Visit,
    /// The version that was sent last.
    seen: u64,
    sink: SplitSink<WebSocket, Message>,
}

impl Connection {
    async fn run(mut self, mut stream: SplitStream<WebSocket>, shown_out: impl Future<Output = ()>) {
        let mut shown_out = pin!(shown_out);
        let mut news = self.room.news();
        let mut queued = self.room.queued();
        let mut reviewed = self.room.reviewed();
        let mut emotes = self.room.emotes();
        let (answers, mut ready) = mpsc::channel::<ToBrowser>(WAITING);
        let mut pulse = interval(PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pulse.reset();
        let mut missed = 0;
        news.mark_changed();
        loop {
            let sent = tokio::select! {
                heard = stream.next() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        missed = 0;
                        self.hear(text, &answers).await
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        missed = 0;
                        true
                    }
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => false,
                },
                () = &mut shown_out => false,
                changed = news.changed() => changed.is_ok() && !self.room.is_broken() && self.show().await,
                Ok(()) = queued.changed() => {
                    let queued = *queued.borrow_and_update();
                    self.tell(&ToBrowser::Queued { queued }).await
                }
                Ok(()) = reviewed.changed() => {
                    let reviewed = *reviewed.borrow_and_update();
                    self.tell(&ToBrowser::Reviewed { reviewed }).await
                }
                Some(answer) = ready.recv() => self.tell(&answer).await,
                said = emotes.recv() => match said {
                    Ok((seat, emote)) => self.tell(&ToBrowser::Emote { emote, seat }).await,
                    // Whoever is so slow has missed some.
                    Err(_) => true,
                },
                _ = pulse.tick() => {
                    missed += 1;
                    missed <= PULSES && self.send(Message::Ping(axum::body::Bytes::new())).await
                }
            };
            if !sent {
                break;
            }
        }
        let _ = timeout(PATIENCE, self.sink.close()).await;
    }

    /// Does what a message says. Whether the connection can go on.
    async fn hear(&mut self, text: Utf8Bytes, answers: &mpsc::Sender<ToBrowser>) -> bool {
        self.look_again();
        match serde_json::from_str::<FromBrowser>(&text) {
            Ok(FromBrowser::Act { act, key }) => {
                let (room, reader, word) = (Arc::clone(&self.room), self.reader.clone(), key.clone());
                let done = aside(move || room.act(&reader, &word, act)).await;
                // Whoever is told that something was done has seen the table after it.
                self.show().await
                    && self
                        .tell(&match done {
                            Ok(()) => ToBrowser::Done { done: key },
                            Err(refusal) => ToBrowser::Refused { refused: key, problem: refusal.problem() },
                        })
                        .await
            }
            Ok(FromBrowser::Advise { advise, key }) => {
                let (room, reader, answers) = (Arc::clone(&self.room), self.reader.clone(), answers.clone());
                let person = self.person;
                tokio::spawn(async move {
                    let answer = match room.advise(reader, advise, person).await {
                        Ok(advice) => ToBrowser::Advice { advice: Box::new(advice), key },
                        Err(refusal) => ToBrowser::Refused { refused: key, problem: refusal.problem() },
                    };
                    // A browser that has gone does not wait for it.
                    let _ = answers.send(answer).await;
                });
                true
            }
            Ok(FromBrowser::Emote { emote }) => match self.room.emote(&self.reader, emote) {
                Ok(()) => true,
                Err(refusal) => {
                    let problem = refusal.problem();
                    self.tell(&ToBrowser::Refused { refused: String::new(), problem }).await
                }
            },
            Ok(FromBrowser::Hello { .. }) => {
                self.seen = 0;
                self.show().await
            }
            Err(error) => {
                let saying = Saying::new("server-unreadable").with("detail", error.to_string());
                let problem = Refusal::new(StatusCode::BAD_REQUEST, saying).problem();
                self.tell(&ToBrowser::Refused { refused: String::new(), problem }).await
            }
        }
    }

    /// Whether the keys still hold the same seats.
    fn look_again(&mut self) {
        let reader = self.room.reader_of(&self.keys);
        if reader != self.reader {
            self.visit = self.room.visit(&reader, &self.name);
            self.reader = reader;
            self.seen = 0;
        }
    }

    /// Sends the table as it is now.
    async fn show(&mut self) -> bool {
        self.look_again();
        let shown = match self.room.ready(&self.reader) {
            Some(shown) => Ok(shown),
            None => {
                let (room, reader) = (Arc::clone(&self.room), self.reader.clone());
                aside(move || room.show(&reader)).await
            }
        };
        match shown {
            Ok(shown) if shown.version() == self.seen => true,
            Ok(shown) => {
                self.seen = shown.version();
                self.send(Message::Text(shown.message())).await
            }
            Err(_) => false,
        }
    }

    async fn tell(&mut self, answer: &ToBrowser) -> bool {
        match serde_json::to_string(answer) {
            Ok(text) => self.send(Message::Text(text.into())).await,
            Err(_) => false,
        }
    }

    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(PATIENCE, self.sink.send(message)).await, Ok(Ok(())))
    }
}
