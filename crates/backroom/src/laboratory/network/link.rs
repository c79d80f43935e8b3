//! A link that can be cut: a TCP proxy on this machine.

use anyhow::Context;
use std::{io, net::SocketAddr};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
    task::{AbortHandle, JoinSet},
};

/// How a link is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Everything gets through.
    Whole,
    /// Nothing gets through, and nobody is told: what was sent arrives when the link is whole again.
    Silent,
    /// Connections are closed, and no new one lasts.
    Severed,
}

/// A link to a server on this machine; it is gone when this is dropped.
pub struct Link {
    /// Where it begins.
    pub address: SocketAddr,
    state: watch::Sender<State>,
    accepting: AbortHandle,
}

impl Link {
    /// A whole link to a server.
    pub async fn to(server: SocketAddr) -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await.context("a link has no port")?;
        let (address, (state, seen)) = (listener.local_addr()?, watch::channel(State::Whole));
        let accepting = tokio::spawn(accept(listener, server, seen)).abort_handle();
        Ok(Self { address, state, accepting })
    }

    /// Cuts or mends it.
    pub fn set(&self, state: State) {
        self.state.send_replace(state);
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(listener: TcpListener, server: SocketAddr, state: watch::Receiver<State>) {
    let mut connections = JoinSet::new();
    while let Ok((client, _)) = listener.accept().await {
        while connections.try_join_next().is_some() {}
        let mut seen = state.clone();
        connections.spawn(async move {
            let mut severed = seen.clone();
            tokio::select! {
                // Whatever ends the connection, both sides notice: that is all there is to say.
                _ = join(client, server, &mut seen) => {}
                _ = severed.wait_for(|state| *state == State::Severed) => {}
            }
        });
    }
}

async fn join(client: TcpStream, server: SocketAddr, state: &mut watch::Receiver<State>) -> io::Result<()> {
    open(state).await?;
    let server = TcpStream::connect(server).await?;
    client.set_nodelay(true)?;
    server.set_nodelay(true)?;
    let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
    let (mut there, mut back) = (state.clone(), state.clone());
    tokio::select! {
        ended = pass(from_client, to_server, &mut there) => ended,
        ended = pass(from_server, to_client, &mut back) => ended,
    }
}

/// Passes on what comes, until one side ends.
async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, state: &mut watch::Receiver<State>) -> io::Result<()> {
    let mut buffer = vec![0; 1 << 16];
    loop {
        let count = from.read(&mut buffer).await?;
        if count == 0 {
            return Ok(());
        }
        open(state).await?;
        to.write_all(&buffer[..count]).await?;
    }
}

/// Waits while nothing gets through.
async fn open(state: &mut watch::Receiver<State>) -> io::Result<()> {
    state.wait_for(|state| *state != State::Silent).await.map_err(io::Error::other)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    const MOMENT: Duration = Duration::from_millis(200);

    /// A server that sends back what it hears, and a link to it.
    async fn echo() -> Link {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = stream.split();
                    tokio::io::copy(&mut from, &mut to).await.ok();
                });
            }
        });
        Link::to(address).await.unwrap()
    }

    async fn hears_back(client: &mut TcpStream) -> bool {
        let mut heard = [0; 5];
        let told = timeout(MOMENT, client.read_exact(&mut heard)).await;
        matches!(told, Ok(Ok(_))) && &heard == b"hello"
    }

    #[tokio::test]
    async fn what_was_sent_into_silence_arrives_when_the_link_is_whole_again() {
        let link = echo().await;
        let mut client = TcpStream::connect(link.address).await.unwrap();
        client.write_all(b"hello").await.unwrap();
        assert!(hears_back(&mut client).await);
        link.set(State::Silent);
        client.write_all(b"hello").await.unwrap();
        assert!(!hears_back(&mut client).await);
        link.set(State::Whole);
        assert!(hears_back(&mut client).await);
    }

    #[tokio::test]
    async fn a_severed_link_ends_its_connections_and_takes_no_new_ones() {
        let link = echo().await;
        let mut client = TcpStream::connect(link.address).await.unwrap();
        client.write_all(b"hello").await.unwrap();
        assert!(hears_back(&mut client).await);
        link.set(State::Severed);
        let mut rest = Vec::new();
        assert!(timeout(MOMENT, client.read_to_end(&mut rest)).await.is_ok(), "the connection is still open");
        let mut next = TcpStream::connect(link.address).await.unwrap();
        assert!(!(next.write_all(b"hello").await.is_ok() && hears_back(&mut next).await));
        link.set(State::Whole);
        let mut next = TcpStream::connect(link.address).await.unwrap();
        next.write_all(b"hello").await.unwrap();
        assert!(hears_back(&mut next).await);
    }
}
