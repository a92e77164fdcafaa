//! Proxies that are trusted: whom they say that they ask for is whom the house reckons with. What anybody else says
//! about that counts for nothing.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, header};

use crate::problem::Refusal;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// So many bits of an IPv6 address are a household: it has all addresses that begin so.
const HOUSEHOLD: u8 = 64;

/// Whoever asks, as far as the limits of the house are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Person {
    pub address: IpAddr,
    /// Whether it is this machine itself, and no proxy asks for somebody else.
    pub is_here: bool,
}

impl Person {
    fn new(address: IpAddr, is_sent_on: bool) -> Person {
        let address = address.to_canonical();
        let is_here = address.is_loopback() && !is_sent_on;
        Person { address: Network { address, bits: HOUSEHOLD }.start(), is_here }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Person {
    type Rejection = Refusal;

    /// The door has found out who it is.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Person, Refusal> {
        parts.extensions.get::<Person>().copied().ok_or_else(Refusal::failed)
    }
}

/// Whether whoever asks has an encrypted connection, which ends at a proxy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secure(pub bool);

impl<S: Send + Sync> FromRequestParts<S> for Secure {
    type Rejection = Refusal;

    /// The door has found out.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Secure, Refusal> {
        parts.extensions.get::<Secure>().copied().ok_or_else(Refusal::failed)
    }
}

/// Addresses that begin alike, written as in `10.0.0.0/8`; one address alone without the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    fn has(self, address: IpAddr) -> bool {
        let address = Network { address: address.to_canonical(), bits: self.bits };
        self.address.is_ipv4() == address.address.is_ipv4() && self.start() == address.start()
    }

    /// The first address that begins so. Where it is an IPv4 address, more bits than it has are all of them.
    fn start(self) -> IpAddr {
        let mask = |all: u32, value: u128| {
            let rest = all.saturating_sub(u32::from(self.bits));
            value.checked_shr(rest).and_then(|kept| kept.checked_shl(rest)).unwrap_or(0)
        };
        match self.address {
            IpAddr::V4(address) => {
                let start = mask(32, u128::from(address.to_bits()));
                IpAddr::V4(u32::try_from(start).unwrap_or_default().into())
            }
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(mask(128, address.to_bits()))),
        }
    }
}

impl FromStr for Network {
    type Err = ();

    fn from_str(text: &str) -> Result<Network, ()> {
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| ())?)),
            None => (text.trim(), None),
        };
        let address: IpAddr = address.parse().map_err(|_| ())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most { Err(()) } else { Ok(Network { address, bits }) }
    }
}

/// The proxies that are trusted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(pub Vec<Network>);

impl Proxies {
    /// Who asks: the peer itself, or whoever a trusted proxy asks for. Every proxy adds whom it heard, so the last one
    /// that is no proxy of ours is the person; what stands before may be made up.
    pub fn person(&self, headers: &HeaderMap, peer: IpAddr) -> Person {
        let is_sent_on = headers.contains_key(FORWARDED_FOR) || headers.contains_key(header::FORWARDED);
        let mut person = peer;
        for said in sent_on(headers).into_iter().rev() {
            if !self.trust(person) {
                break;
            }
            match said {
                Some(address) => person = address,
                None => break,
            }
        }
        Person::new(person, is_sent_on)
    }

    /// Whether the proxy says that the connection to it is encrypted.
    pub fn is_secure(&self, headers: &HeaderMap, peer: IpAddr) -> bool {
        self.trust(peer) && headers.get(FORWARDED_PROTO).is_some_and(|proto| proto == "https")
    }

    fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.has(address))
    }
}

/// Whom the request was sent on for, the nearest last; `None` where that is kept secret. Where the two headers say
/// different things, one of them was not written by the proxy, and none is believed.
fn sent_on(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let lines = |name: HeaderName| -> Vec<String> {
        let lines = headers.get_all(name).iter().map(|value| value.to_str().unwrap_or_default());
        lines.flat_map(|line| line.split(',')).map(|part| part.trim().to_owned()).collect()
    };
    let plain: Vec<_> = lines(FORWARDED_FOR).iter().map(|text| read_address(text)).collect();
    let told: Vec<_> = lines(header::FORWARDED).iter().map(|text| read_forwarded(text)).collect();
    match (plain.is_empty(), told.is_empty()) {
        (_, true) => plain,
        (true, false) => told,
        (false, false) if plain == told => plain,
        (false, false) => Vec::new(),
    }
}

/// One part of `Forwarded`, such as `for="[2001:db8::1]:4711";proto=https`.
fn read_forwarded(part: &str) -> Option<IpAddr> {
    let mut pairs = part.split(';').filter_map(|pair| pair.trim().split_once('='));
    let (_, name) = pairs.find(|(key, _)| key.eq_ignore_ascii_case("for"))?;
    read_address(name.trim_matches('"'))
}

/// An address with or without brackets and a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']').parse().ok();
    bare.or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(proxies: &[&str], peer: &str, headers: &[(HeaderName, &str)]) -> (String, bool) {
        let proxies = Proxies(proxies.iter().map(|text| text.parse().unwrap()).collect());
        let mut all = HeaderMap::new();
        for (name, value) in headers {
            all.append(name, value.parse().unwrap());
        }
        let person = proxies.person(&all, peer.parse().unwrap());
        (person.address.to_string(), person.is_here)
    }

    #[test]
    fn a_network_is_read_and_has_what_begins_so() {
        let has =
            |network: &str, address: &str| network.parse::<Network>().unwrap().has(address.parse().unwrap());
        assert!(has("10.0.0.0/8", "10.255.0.1") && !has("10.0.0.0/8", "11.0.0.1"));
        assert!(has("192.0.2.7", "192.0.2.7") && !has("192.0.2.7", "192.0.2.8"));
        assert!(has("192.0.2.7", "::ffff:192.0.2.7"), "the same in other letters");
        assert!(has("0.0.0.0/0", "203.0.113.1") && !has("0.0.0.0/0", "::1"));
        assert!(has("fd00::/8", "fd12::1") && !has("::1", "::2") && has("::/0", "::1"));
        for text in ["", "here", "10.0.0.0/33", "::1/129", "10.0.0.0/x", "10.0.0/8", "10.0.0.0/-1"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_says_for_whom_it_asks() {
        let sent = |value| [(FORWARDED_FOR, value)];
        let far = |address: &str| (address.to_owned(), false);
        assert_eq!(asked(&[], "127.0.0.1", &[]), ("127.0.0.1".to_owned(), true));
        assert_eq!(asked(&["127.0.0.1"], "127.0.0.1", &sent("203.0.113.9")), far("203.0.113.9"));
        assert_eq!(asked(&[], "203.0.113.5", &sent("198.51.100.1")), far("203.0.113.5"));
        // A proxy that nobody named is one person, and not this machine.
        assert_eq!(asked(&[], "127.0.0.1", &sent("203.0.113.9")), far("127.0.0.1"));
        // What the person wrote stands before what the proxy adds.
        assert_eq!(asked(&["10.0.0.0/8"], "10.0.0.1", &sent("127.0.0.1, 203.0.113.9")), far("203.0.113.9"));
        let two = [(FORWARDED_FOR, "1.2.3.4, 203.0.113.9"), (FORWARDED_FOR, "10.0.0.2")];
        assert_eq!(asked(&["10.0.0.0/8"], "10.0.0.1", &two), far("203.0.113.9"));
        assert_eq!(asked(&["10.0.0.0/8"], "10.0.0.1", &sent("203.0.113.9, unknown")), far("10.0.0.1"));
        assert_eq!(asked(&["10.0.0.0/8"], "10.0.0.1", &sent("10.0.0.3")), far("10.0.0.3"));
    }

    #[test]
    fn both_headers_are_read_and_must_agree() {
        let told = |value| [(header::FORWARDED, value)];
        let far = |address: &str| (address.to_owned(), false);
        let all = &["::1"];
        assert_eq!(asked(all, "::1", &told("for=192.0.2.60;proto=http;by=203.0.113.43")), far("192.0.2.60"));
        assert_eq!(asked(all, "::1", &told("FOR=\"192.0.2.60:8000\", for=_hidden")), far("::"));
        // A household has many addresses.
        assert_eq!(asked(all, "::1", &told("for=\"[2001:db8:1:2:3::7]:4711\"")), far("2001:db8:1:2::"));
        let agree = [(FORWARDED_FOR, "192.0.2.1"), (header::FORWARDED, "for=192.0.2.1")];
        assert_eq!(asked(all, "::1", &agree), far("192.0.2.1"));
        let differ = [(FORWARDED_FOR, "192.0.2.1"), (header::FORWARDED, "for=192.0.2.2")];
        assert_eq!(asked(all, "::1", &differ), far("::"));
    }
}
