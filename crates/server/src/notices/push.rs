//! Notices to browsers, through the push services of those who make them. What is sent is sealed for the browser.

use super::Sent;
use crate::{
    people::random_bytes,
    store::{Browser, Store, StoreError, now},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use p256::{
    PublicKey,
    ecdsa::{Signature, SigningKey, signature::Signer},
};
use reqwest::{StatusCode, Url, header};
use serde::Serialize;
use serde_json::json;
use std::time::Duration;
use web_push_native::{Auth, WebPushBuilder};

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a push service keeps a notice for a browser that is away: a day.
const KEEP: Duration = Duration::from_secs(86_400);
/// The longest address of a browser, in bytes.
const LONGEST_ENDPOINT: usize = 1000;

/// Sends notices to browsers.
pub struct Push {
    key: SigningKey,
    http: reqwest::Client,
    services: Vec<String>,
    contact: String,
}

/// What the page's worker is told.
#[derive(Serialize)]
struct Payload<'a> {
    title: &'a str,
    body: &'a str,
    url: String,
}

impl Push {
    /// The server's key is made once and kept in the database: browsers only hear whom they have subscribed to.
    pub async fn load(store: &dyn Store, contact: String, services: Vec<String>) -> Result<Option<Self>, StoreError> {
        let stored = store.setting("push_key", &hex::encode(new_key().to_bytes())).await?;
        let key = hex::decode(&stored).ok().and_then(|bytes| SigningKey::from_slice(&bytes).ok());
        let broken = || StoreError::Address("the setting push_key is not a key".to_owned());
        // A redirection could lead anywhere.
        let http = reqwest::Client::builder().timeout(PATIENCE).redirect(reqwest::redirect::Policy::none()).build();
        let http = http.map_err(|error| StoreError::Address(format!("push: {error}")))?;
        Ok(Some(Self { key: key.ok_or_else(broken)?, http, services, contact }))
    }

    /// The public key, as browsers want to have it.
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// Says what is wrong with a browser's subscription, if anything is. The server calls no address that somebody
    /// makes up: only push services that the host trusts.
    pub fn check(&self, browser: &Browser) -> Result<(), String> {
        let url = Url::parse(&browser.endpoint).ok().filter(|_| browser.endpoint.len() <= LONGEST_ENDPOINT);
        if !url.is_some_and(|url| self.services.iter().any(|service| is_of(&url, service))) {
            return Err(format!("endpoint: expected an address of {}", self.services.join(", ")));
        }
        keys(browser).map(|_| ())
    }

    /// Sends a notice about a table.
    pub async fn send(&self, browser: &Browser, text: &str, link: &str) -> Sent {
        match self.try_send(browser, text, link).await {
            Ok(status) if status.is_success() => Sent::Taken,
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Sent::Gone,
            Ok(status) => {
                tracing::warn!(%status, "a push service refused a notice");
                Sent::Failed
            }
            // The address is a secret between the browser and us.
            Err(why) => {
                tracing::warn!(why, "a push service could not be reached");
                Sent::Failed
            }
        }
    }

    async fn try_send(&self, browser: &Browser, text: &str, link: &str) -> Result<StatusCode, String> {
        self.check(browser)?;
        let (public, auth) = keys(browser)?;
        let payload = Payload { title: "Backroom", body: text, url: format!("/table/{link}") };
        let payload = serde_json::to_vec(&payload).map_err(|error| error.to_string())?;
        let endpoint = browser.endpoint.parse().map_err(|_| "endpoint: not an address".to_owned())?;
        let sealed = WebPushBuilder::new(endpoint, public, auth).with_valid_duration(KEEP).build(payload);
        let sealed = sealed.map_err(|error| error.to_string())?;
        let mut request = reqwest::Request::try_from(sealed).map_err(|error| error.without_url().to_string())?;
        let pass = header::HeaderValue::from_str(&self.pass(request.url())).map_err(|error| error.to_string())?;
        request.headers_mut().insert(header::AUTHORIZATION, pass);
        let answer = self.http.execute(request).await.map_err(|error| error.without_url().to_string())?;
        Ok(answer.status())
    }

    /// Says who sends it (VAPID): a token for this push service, signed with the key that the browser knows.
    fn pass(&self, url: &Url) -> String {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let until = now() / 1000 + 12 * 3600;
        let claims = json!({ "aud": url.origin().ascii_serialization(), "exp": until, "sub": self.contact });
        let text = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.key.sign(text.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={text}.{signature}, k={}", self.public_key())
    }
}

fn new_key() -> SigningKey {
    loop {
        // Nearly every number is a key.
        if let Ok(key) = SigningKey::from_slice(&random_bytes::<32>()) {
            return key;
        }
    }
}

/// Whether an address belongs to a push service: a host with all below it, or an origin that is named as such.
fn is_of(url: &Url, service: &str) -> bool {
    if service.contains("://") {
        return url.origin().ascii_serialization() == service;
    }
    let below = |host: &str| host == service || host.strip_suffix(service).is_some_and(|rest| rest.ends_with('.'));
    url.scheme() == "https" && url.port().is_none() && url.host_str().is_some_and(below)
}

/// The keys that a browser gave us.
fn keys(browser: &Browser) -> Result<(PublicKey, Auth), String> {
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let public = read(&browser.p256dh).and_then(|bytes| PublicKey::from_sec1_bytes(&bytes).ok());
    let auth = read(&browser.auth).filter(|bytes| bytes.len() == 16);
    let public = public.ok_or("p256dh: expected a public key on the curve P-256 in base64url")?;
    let auth = auth.ok_or("auth: expected 16 bytes in base64url")?;
    Ok((public, Auth::clone_from_slice(&auth)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_push_services_are_called() {
        let is = |url: &str, service: &str| is_of(&Url::parse(url).unwrap(), service);
        assert!(is("https://push.example/x", "push.example"));
        assert!(is("https://eu.push.example/x", "push.example"));
        for other in [
            "http://push.example/x",
            "https://push.example:8080/x",
            "https://evilpush.example/x",
            "https://push.example.evil.org/x",
            "https://push.example@evil.org/x",
            "https://127.0.0.1/x",
        ] {
            assert!(!is(other, "push.example"), "{other}");
        }
        assert!(is("http://127.0.0.1:90/x", "http://127.0.0.1:90"));
        assert!(!is("http://127.0.0.1:91/x", "http://127.0.0.1:90"));
    }
}
