//! The server: where it listens, what it prints, how it comes to an end.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tabla_core::{Say, Saying};
use tabla_games::SaveFolder;
use tabla_games::kits::{self, Shelf};
use tabla_table::Registry;
use tokio::net::TcpListener;

use crate::api;
use crate::app::App;
use crate::connections;
use crate::engines::Engines;
use crate::guard::Names;
use crate::house::House;
use crate::proxies::{Network, Proxies};
use crate::store::{Store, StoreError};
use crate::sweep::Limits;
use crate::wire::Arena;

/// Where the server listens when nothing is said.
pub const USUAL_PORT: u16 = 8752;
/// When that is taken, so many ports after it are tried.
const MORE_PORTS: u16 = 9;
/// How long requests under way may take when the server is to end.
const FAREWELL: Duration = Duration::from_secs(3);

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Data {
    Folder(PathBuf),
    /// Nowhere: it is gone with the program.
    Memory,
}

#[derive(Clone)]
pub struct Settings {
    /// The address to listen at.
    pub addr: IpAddr,
    /// The port; without one, the usual one or one of the next that is free. 0 is any that is free.
    pub port: Option<u16>,
    /// The address by which other devices know this machine; without one, the system says it.
    pub lan: Option<IpAddr>,
    /// More names that the server answers to.
    pub hosts: Vec<String>,
    /// The proxies that may say for whom they ask.
    pub proxies: Vec<Network>,
    /// Where everything is kept.
    pub data: Data,
    /// How much of it.
    pub limits: Limits,
    /// The games, as strangers may play them.
    pub games: Registry,
    /// A tournament that can be watched here.
    pub arena: Option<Arena>,
    /// Engines for browsers, so that they think themselves.
    pub engines: Option<Engines>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            addr: Ipv4Addr::LOCALHOST.into(),
            port: None,
            lan: None,
            hosts: Vec::new(),
            proxies: Vec::new(),
            data: Data::Memory,
            limits: Limits::default(),
            games: kits::served(Shelf::default(), None),
            arena: None,
            engines: Engines::built_in(),
        }
    }
}

/// Why the server cannot start.
#[derive(Debug, Say)]
#[say("server", error)]
pub enum ServerError {
    /// The store cannot be used.
    #[say(from)]
    Store(StoreError),
    /// Something else listens at the port.
    #[say("port-taken", port = port.to_string())]
    Taken { port: u16 },
    /// It cannot listen at the address.
    #[say("cannot-listen", addr = addr.to_string(), detail = error.to_string())]
    Listen {
        addr: SocketAddr,
        #[say(skip)]
        error: io::Error,
    },
    /// It cannot go on.
    #[say(key = "failure-io", text = _0.to_string())]
    Failed(io::Error),
}

impl From<io::Error> for ServerError {
    fn from(error: io::Error) -> ServerError {
        ServerError::Failed(error)
    }
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    app: App,
}

impl Server {
    /// Opens the store and begins to listen. Call it where tokio runs.
    pub async fn open(settings: Settings) -> Result<Server, ServerError> {
        let data = settings.data.clone();
        let folder = match &settings.data {
            Data::Folder(folder) => SaveFolder::find(Some(folder), |_| None).ok(),
            Data::Memory => None,
        };
        let games = settings.games;
        let registry = games.clone();
        let store = tokio::task::spawn_blocking(move || match data {
            Data::Folder(folder) => Store::open(&folder, &registry),
            Data::Memory => Store::in_memory(),
        });
        let store = store.await.map_err(io::Error::other)??;
        let listener = listen(settings.addr, settings.port).await?;
        let addr = listener.local_addr()?;
        let house = House::new(store, folder, games).with_limits(settings.limits);
        let names = Names { hosts: settings.hosts, is_public: !settings.addr.is_loopback() };
        let app = App::new(house, names, Proxies(settings.proxies), settings.arena).at(addr, settings.lan);
        let app = App { engines: settings.engines.map(Arc::new), ..app };
        Ok(Server { listener, addr, app })
    }

    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// What whoever keeps the server should read in its log: tables of an older edition that could not be read.
    pub fn notes(&self) -> Vec<Saying> {
        self.app.hall.house().store.unread().iter().map(Say::say).collect()
    }

    /// The address for a browser on this machine.
    pub fn url(&self) -> String {
        let ip = match self.addr.ip() {
            ip if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            ip => ip,
        };
        format!("http://{}/", SocketAddr::new(ip, self.addr.port()))
    }

    /// The addresses for browsers on other machines, where they can reach it.
    pub fn urls_elsewhere(&self) -> Vec<String> {
        self.app.known_as.map(|address| format!("http://{address}/")).into_iter().collect()
    }

    /// Serves until `end` comes; then what is under way is finished.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), ServerError> {
        let tidying = tokio::spawn(Arc::clone(&self.app.hall).tidy());
        let router = api::router(self.app.clone());
        let (ended, mut has_ended) = tokio::sync::watch::channel(false);
        let house = Arc::clone(self.app.hall.house());
        let (closing, gate) = (Arc::clone(&house), Arc::clone(&self.app.gate));
        let farewell = async move {
            end.await;
            closing.places.close();
            closing.answerers.close();
            gate.shut();
            ended.send_replace(true);
        };
        let serving = connections::serve(self.listener, router, connections::PATIENCE, farewell);
        let late = async {
            let _ = has_ended.wait_for(|ended| *ended).await;
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            () = serving => {}
            () = late => {}
        }
        tidying.abort();
        // An act under way is finished before: the store does one thing at a time.
        tokio::task::spawn_blocking(move || house.store.close()).await.map_err(io::Error::other)?;
        Ok(())
    }
}

/// The whole house without a port, for whoever calls it in the same program; its tables are gone with it. Every
/// request must say who asks, by [`axum::extract::ConnectInfo`].
pub fn in_process() -> Result<axum::Router, ServerError> {
    let house = House::new(Store::in_memory()?, None, kits::served(Shelf::default(), None));
    Ok(api::router(App::new(house, Names::default(), Proxies::default(), None)))
}

async fn listen(addr: IpAddr, port: Option<u16>) -> Result<TcpListener, ServerError> {
    let ports = match port {
        Some(port) => port..=port,
        None => USUAL_PORT..=USUAL_PORT + MORE_PORTS,
    };
    let mut taken = ServerError::Taken { port: *ports.start() };
    for port in ports {
        let addr = SocketAddr::new(addr, port);
        match TcpListener::bind(addr).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => taken = ServerError::Taken { port },
            Err(error) => return Err(ServerError::Listen { addr, error }),
        }
    }
    Err(taken)
}
