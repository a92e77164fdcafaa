//! The second door of a house on somebody's own machine: other devices of the network come in by it, as long as whoever
//! sits at the machine leaves it open.
//!
//! The first door is at an address that only this machine can reach. The second one listens at the address by which the
//! network knows the machine, and nowhere else; it is shut when the house starts.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use tabla_core::Saying;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, watch};

use crate::app::App;
use crate::guard::address_of;
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::{api, connections};

/// When the port of the first door is taken there, so many after it are tried.
const MORE_PORTS: u16 = 9;

/// The second door.
pub struct Gate {
    /// Where the first door is; `None` where there is none, or others come in by it already.
    near: Option<SocketAddr>,
    /// The address of this machine in its network, where somebody has named it.
    lan: Option<IpAddr>,
    /// One opens it at a time.
    turn: Mutex<()>,
    /// Where it listens while it is open.
    open: watch::Sender<Option<SocketAddr>>,
}

impl Gate {
    /// A shut door of a house whose first one is there.
    pub fn new(near: Option<SocketAddr>, lan: Option<IpAddr>) -> Gate {
        let near = near.filter(|near| near.ip().is_loopback());
        Gate { near, lan, turn: Mutex::new(()), open: watch::Sender::new(None) }
    }

    /// Where it listens while it is open.
    pub fn address(&self) -> Option<SocketAddr> {
        *self.open.borrow()
    }

    /// Whether this person may open it and shut it: whoever sits at the machine, where no proxy speaks for others.
    pub fn is_for(&self, app: &App, person: Person) -> bool {
        self.near.is_some() && person.is_here && app.proxies.0.is_empty()
    }

    /// Whether the host of a request is this door.
    pub fn goes_by(&self, host: &str) -> bool {
        self.address().is_some_and(|open| address_of(host) == Some(open.ip()))
    }

    /// Opens it.
    pub async fn open(&self, app: &App) -> Result<(), Refusal> {
        let _turn = self.turn.lock().await;
        let (Some(near), None) = (self.near, self.address()) else { return Ok(()) };
        let nowhere = || Refusal::conflict(Saying::new("server-no-network"));
        let lan = self.lan.or_else(own_address).ok_or_else(nowhere)?;
        let listener = listen(lan, near.port()).await.map_err(|_| nowhere())?;
        let addr = listener.local_addr().map_err(|_| nowhere())?;
        self.open.send_replace(Some(addr));
        let (router, shut) = (api::router(app.clone()), self.shut_down());
        tokio::spawn(connections::serve(listener, router, connections::PATIENCE, shut));
        Ok(())
    }

    /// Shuts it; whoever came in by it is shown out.
    pub fn shut(&self) {
        self.open.send_replace(None);
    }

    /// Comes when the door is shut.
    fn shut_down(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut open = self.open.subscribe();
        async move {
            let _ = open.wait_for(Option::is_none).await;
        }
    }

    /// The same for somebody who came in by it; for anybody else it never comes.
    pub fn shows_out(&self, person: Person) -> impl Future<Output = ()> + Send + use<> {
        let shut = self.address().filter(|_| !person.address.is_loopback()).map(|_| self.shut_down());
        async move {
            match shut {
                Some(shut) => shut.await,
                None => std::future::pending().await,
            }
        }
    }
}

async fn listen(lan: IpAddr, port: u16) -> io::Result<TcpListener> {
    let mut taken = io::ErrorKind::AddrInUse.into();
    for port in port..=port.saturating_add(MORE_PORTS) {
        match TcpListener::bind(SocketAddr::new(lan, port)).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => taken = error,
            listening => return listening,
        }
    }
    Err(taken)
}

/// The address by which other machines of the network know this one. Nothing is sent.
pub fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Any address outside will do: it only decides which of our own would be used.
    socket.connect((Ipv4Addr::new(10, 255, 255, 255), 1)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified() && !address.is_loopback()).then_some(address)
}
