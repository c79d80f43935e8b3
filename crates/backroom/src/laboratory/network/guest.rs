//! Somebody who uses the server's API.

use anyhow::{Context, bail};
use serde_json::{Value, json};
use std::{
    io,
    net::{IpAddr, SocketAddr},
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};
use tokio::net::{TcpSocket, TcpStream};

/// A guest with a cookie.
#[derive(Clone)]
pub struct Guest {
    http: reqwest::Client,
    cookie: String,
    from: Option<IpAddr>,
}

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

impl Guest {
    /// Makes a guest known to the server.
    pub async fn new(server: SocketAddr, name: &str) -> anyhow::Result<Self> {
        Self::coming_from(None, server, name).await
    }

    /// The same, from an address of this machine.
    pub async fn coming_from(from: Option<IpAddr>, server: SocketAddr, name: &str) -> anyhow::Result<Self> {
        let http = reqwest::Client::builder().local_address(from).timeout(PATIENCE).build()?;
        let answer = http.post(format!("http://{server}/api/guest")).json(&json!({ "name": name })).send().await?;
        let status = answer.status();
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.with_context(|| format!("the server gave no cookie: {status}"))?;
        Ok(Self { cookie: cookie.to_owned(), http, from })
    }

    /// A connection to the server, from the guest's address.
    pub async fn connect(&self, server: SocketAddr) -> io::Result<TcpStream> {
        connect(self.from, server).await
    }

    /// Asks the API for something, whatever comes of it: the status and what was said.
    pub async fn ask(&self, server: SocketAddr, path: &str, body: Option<&Value>) -> anyhow::Result<(u16, Value)> {
        let url = format!("http://{server}/api{path}");
        let request = match body {
            Some(body) => self.http.post(url).json(body),
            None => self.http.get(url),
        };
        let answer = request.header("cookie", &self.cookie).send().await?;
        let (status, text) = (answer.status().as_u16(), answer.text().await?);
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
    }

    /// The cookie, as a header.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Posts to the API.
    pub async fn post(&self, server: SocketAddr, path: &str, body: &Value) -> anyhow::Result<Value> {
        let request = self.http.post(format!("http://{server}/api{path}")).header("cookie", &self.cookie);
        let answer = request.json(body).send().await?;
        if !answer.status().is_success() {
            bail!("{path}: {}", answer.text().await?);
        }
        Ok(answer.json().await?)
    }

    /// Gets from the API, as text.
    pub async fn get(&self, server: SocketAddr, path: &str) -> anyhow::Result<String> {
        let request = self.http.get(format!("http://{server}/api{path}")).header("cookie", &self.cookie);
        Ok(request.send().await?.error_for_status()?.text().await?)
    }

    /// Gives the guest an account: only games between accounts count for the rating.
    pub async fn register(&self, server: SocketAddr) -> anyhow::Result<()> {
        static COUNT: AtomicU64 = AtomicU64::new(1);
        let login = format!("guest-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let account = json!({ "login": login, "password": "only for a while", "end_others": false });
        let request = self.http.post(format!("http://{server}/api/account")).header("cookie", &self.cookie);
        request.json(&account).send().await?.error_for_status()?;
        Ok(())
    }
}

/// A connection from an address of this machine.
pub async fn connect(from: Option<IpAddr>, server: SocketAddr) -> io::Result<TcpStream> {
    let Some(from) = from else { return TcpStream::connect(server).await };
    let socket = if from.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(server).await
}
