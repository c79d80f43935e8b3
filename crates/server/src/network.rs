//! The network: connections are taken, counted and let go. Whatever clients do or don't send, a connection costs little
//! and doesn't last.

use crate::{
    Limits,
    address::{Address, Proxies},
    places::{Place, Places},
};
use axum::{Router, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
#[cfg(unix)]
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::{
    io,
    net::SocketAddr,
    pin::{Pin, pin},
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    task::JoinSet,
    time::{sleep, timeout},
};
use tower_service::Service;

/// How many connections an address may have for each socket: a browser needs some more for everything else.
const CONNECTIONS_PER_SOCKET: u32 = 2;
/// How long a proxy may keep a connection for its next request. Longer than the common ones do, so that none is closed
/// just when it is used.
const PROXY_PATIENCE: Duration = Duration::from_secs(180);
/// How much of a request's headers is read, in bytes.
const LARGEST_HEAD: usize = 32 * 1024;
/// How long to wait if the system gives no connection.
const PAUSE: Duration = Duration::from_millis(200);
/// Files that are not for connections: the database, the log, calls to others.
const OWN_FILES: u64 = 256;

/// What all listeners share.
pub(crate) struct Network {
    limits: Limits,
    proxies: Proxies,
    of_address: Places<Address>,
    in_all: Arc<Semaphore>,
}

impl Network {
    pub(crate) fn new(limits: Limits, proxies: Proxies) -> Self {
        let each = limits.sockets_per_address.map(|sockets| sockets.saturating_mul(CONNECTIONS_PER_SOCKET));
        let in_all = most_connections();
        Self { limits, proxies, of_address: Places::new(each), in_all: Arc::new(Semaphore::new(in_all)) }
    }

    /// Serves until it is told to close. Then requests that are being answered have half of the time until the server
    /// has to be down, and connections that are left are cut.
    pub(crate) async fn serve(&self, listener: TcpListener, router: Router, closing: watch::Receiver<bool>) {
        let mut connections = JoinSet::new();
        let mut close = closing.clone();
        let mut close = pin!(close.wait_for(|closing| *closing));
        loop {
            let connection = tokio::select! {
                connection = self.accept(&listener) => connection,
                _ = &mut close => break,
            };
            connections.spawn(self.answer(connection, router.clone(), closing.clone()));
            while connections.try_join_next().is_some() {}
        }
        drop(listener);
        let rest = async { while connections.join_next().await.is_some() {} };
        let time =
            self.limits.shutdown_seconds.map_or(Duration::MAX, |seconds| Duration::from_secs(seconds.into()) / 2);
        timeout(time, rest).await.ok();
        connections.shutdown().await;
    }

    /// The next connection. There is never one more than there are files for.
    async fn accept(&self, listener: &TcpListener) -> Counted {
        loop {
            // It is never closed.
            let Ok(one_of_all) = self.in_all.clone().acquire_owned().await else { return std::future::pending().await };
            match listener.accept().await {
                Ok((stream, peer)) => {
                    let known = self.proxies.trusts(peer.ip());
                    let place = if known { None } else { self.of_address.try_take(Address::of(peer.ip())) };
                    if known || place.is_some() {
                        // Small messages shall go out at once.
                        stream.set_nodelay(true).ok();
                        return Counted { stream, peer, _place: place, _one_of_all: one_of_all };
                    }
                }
                // Clients that hang up at once are their own business.
                Err(error) if is_of_client(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "no connection could be taken");
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Answers the requests that come over a connection.
    fn answer(
        &self,
        connection: Counted,
        router: Router,
        mut closing: watch::Receiver<bool>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let (peer, proxies) = (connection.peer, self.proxies.clone());
        let headers = self.limits.header_seconds.map(|seconds| Duration::from_secs(seconds.into()));
        let headers = if proxies.trusts(peer.ip()) { headers.map(|time| time.max(PROXY_PATIENCE)) } else { headers };
        let service = service_fn(move |mut request: Request<Incoming>| {
            let client = proxies.client(peer.ip(), request.headers());
            request.extensions_mut().insert(client);
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().call(request)
        });
        // The time for headers begins with the connection, and anew after each answer: it also ends silent ones.
        let serving = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(headers)
            .max_buf_size(LARGEST_HEAD)
            .serve_connection(TokioIo::new(connection), service)
            .with_upgrades();
        async move {
            let mut serving = pin!(serving);
            tokio::select! {
                // What is wrong with it is for the client to see.
                _ = &mut serving => return,
                _ = closing.wait_for(|closing| *closing) => {}
            }
            serving.as_mut().graceful_shutdown();
            serving.await.ok();
        }
    }
}

fn is_of_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A connection, which counts until it is closed, also as a WebSocket.
struct Counted {
    stream: TcpStream,
    peer: SocketAddr,
    _place: Option<Place<Address>>,
    _one_of_all: OwnedSemaphorePermit,
}

impl AsyncRead for Counted {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, to)
    }
}

impl AsyncWrite for Counted {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Lets this process open as many files as the system allows it, and says how many: each connection is one.
#[cfg(unix)]
pub fn raise_file_limit() {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = current != maximum && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
    tracing::info!(files = files(), before = raised.then_some(current).flatten(), "files that may be open");
}

/// Nobody counts files here.
#[cfg(not(unix))]
pub fn raise_file_limit() {}

/// How many files may be open.
#[cfg(unix)]
fn files() -> u64 {
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
fn files() -> u64 {
    u64::MAX
}

fn most_connections() -> usize {
    let files = files();
    let most = files.saturating_sub(OWN_FILES).max(files / 2);
    usize::try_from(most).unwrap_or(usize::MAX).min(Semaphore::MAX_PERMITS)
}
