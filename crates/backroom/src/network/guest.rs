//! Somebody who uses the server's API.

use anyhow::{Context, bail};
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::atomic::{AtomicU64, Ordering},
};

/// A guest with a cookie.
#[derive(Clone)]
pub struct Guest {
    http: reqwest::Client,
    cookie: String,
}

impl Guest {
    /// Makes a guest known to the server.
    pub async fn new(server: SocketAddr, name: &str) -> anyhow::Result<Self> {
        let http = reqwest::Client::new();
        let answer = http.post(format!("http://{server}/api/guest")).json(&json!({ "name": name })).send().await?;
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).context("the server gave no cookie")?;
        Ok(Self { cookie: cookie.to_owned(), http })
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
