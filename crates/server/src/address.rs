//! Where a request comes from. Every limit counts by it.

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, StatusCode, request::Parts},
};
use ipnet::IpNet;
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    net::{IpAddr, Ipv6Addr, SocketAddr},
};

/// One client, as limits count them: an IPv4 address, or the IPv6 network that a household or a server gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Address(IpAddr);

/// How many bits of an IPv6 address name the network; the client itself chooses the others.
const NETWORK_BITS: u32 = 64;

impl Address {
    /// Who has this address.
    pub fn of(ip: IpAddr) -> Self {
        Self(match ip.to_canonical() {
            IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() >> NETWORK_BITS << NETWORK_BITS)),
            four => four,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        parts.extensions.get().copied().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// The proxies whose word counts.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    networks: Vec<IpNet>,
    on_this_machine: bool,
}

impl Proxies {
    /// Reads networks such as `10.0.0.0/8`, or single addresses. With a public URL, a proxy on this machine counts too.
    /// Fails with the one that is none.
    pub fn read(networks: &[String], on_this_machine: bool) -> Result<Self, String> {
        let read = |text: &String| {
            let text = text.trim();
            text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from)).map_err(|_| text.to_owned())
        };
        Ok(Self { networks: networks.iter().map(read).collect::<Result<_, _>>()?, on_this_machine })
    }

    /// Whether this is one of the proxies that the host named.
    fn names(&self, ip: IpAddr) -> bool {
        self.networks.iter().any(|network| network.contains(&ip))
    }

    /// Whether whoever is at the other end of a connection is believed.
    pub fn trusts(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        self.names(peer) || (self.on_this_machine && peer.is_loopback())
    }

    /// Who sent a request. Each proxy adds at the end of `X-Forwarded-For` where it has the request from, so the list is
    /// read from there, and only as far as proxies are believed: what comes before can be made up.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Address {
        let mut client = peer.to_canonical();
        let mut believed = self.trusts(client);
        let lines = headers.get_all(FORWARDED_FOR).iter().rev().map(|line| line.to_str().unwrap_or_default());
        let mut entries = lines.flat_map(|line| line.rsplit(','));
        while believed && let Some(ip) = entries.next().and_then(read_entry) {
            client = ip.to_canonical();
            believed = self.names(client);
        }
        Address::of(client)
    }
}

/// Where proxies say for whom they ask.
pub const FORWARDED_FOR: &str = "x-forwarded-for";

/// Some proxies name the port, too.
fn read_entry(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    entry.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn client(proxies: &Proxies, peer: &str, lines: &[&str]) -> String {
        let lines = lines.iter().map(|line| (FORWARDED_FOR.parse().unwrap(), line.parse().unwrap()));
        proxies.client(ip(peer), &HeaderMap::from_iter(lines)).to_string()
    }

    #[test]
    fn an_ipv6_network_is_one_client_and_a_mapped_ipv4_address_is_that_address() {
        let of = |text| Address::of(ip(text));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }

    #[test]
    fn nobody_but_a_trusted_proxy_says_who_the_client_is() {
        let none = Proxies::read(&[], false).unwrap();
        assert_eq!(client(&none, "127.0.0.1", &["192.0.2.1"]), "127.0.0.1");
        let local = Proxies::read(&[], true).unwrap();
        assert_eq!(client(&local, "127.0.0.1", &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(client(&local, "::1", &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(client(&local, "::ffff:127.0.0.1", &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(client(&local, "10.0.0.1", &["192.0.2.1"]), "10.0.0.1");
        assert_eq!(client(&local, "127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn the_last_entry_of_the_last_line_counts() {
        let local = Proxies::read(&[], true).unwrap();
        for lines in [
            &["203.0.113.9, 192.0.2.1"][..],
            &["203.0.113.9", "192.0.2.1"],
            &["192.0.2.7", "203.0.113.9,  192.0.2.1 "],
            &["203.0.113.9,192.0.2.1:4711"],
            &["203.0.113.9,::ffff:192.0.2.1"],
            // Who asks by a proxy on the same machine is no proxy.
            &["203.0.113.9, 127.0.0.1, 192.0.2.1"],
        ] {
            assert_eq!(client(&local, "127.0.0.1", lines), "192.0.2.1", "{lines:?}");
        }
        assert_eq!(client(&local, "127.0.0.1", &["203.0.113.9, 127.0.0.1"]), "127.0.0.1");
        assert_eq!(client(&local, "127.0.0.1", &["[2001:db8::9]:4711"]), "2001:db8::");
        for nonsense in ["", "unknown", "203.0.113.9, ", "203.0.113.9; x"] {
            assert_eq!(client(&local, "127.0.0.1", &[nonsense]), "127.0.0.1", "{nonsense}");
        }
    }

    #[test]
    fn the_list_is_read_back_over_all_trusted_proxies() {
        let networks = ["10.0.0.0/8".to_owned(), " 2001:db8:99::/48".to_owned(), "198.51.100.7".to_owned()];
        let proxies = Proxies::read(&networks, true).unwrap();
        let chain = "203.0.113.9, 192.0.2.1, 10.0.0.7, 2001:db8:99::1, 198.51.100.7";
        assert_eq!(client(&proxies, "127.0.0.1", &[chain]), "192.0.2.1");
        assert_eq!(client(&proxies, "::ffff:10.1.2.3", &[chain]), "192.0.2.1");
        assert_eq!(client(&proxies, "198.51.100.8", &[chain]), "198.51.100.8");
        assert_eq!(client(&proxies, "10.0.0.1", &["10.0.0.2"]), "10.0.0.2");
    }

    #[test]
    fn what_is_no_network_is_named() {
        for wrong in ["10.0.0.0/33", "proxy", "", "10.0.0"] {
            let networks = ["10.0.0.0/8".to_owned(), wrong.to_owned()];
            assert_eq!(Proxies::read(&networks, false).unwrap_err(), wrong);
        }
    }
}
