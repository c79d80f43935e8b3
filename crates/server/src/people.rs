//! What people are called, and what is signed for them.

use crate::store::{PersonKey, Store, StoreError, now};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, Mac};
use ledger::Fresh;
use sha2::{Digest, Sha256};

pub use crate::names::tidy_name;

/// The cookie's name.
pub const COOKIE: &str = "backroom";
/// The cookie of a browser that has signed in before; it outlasts signing out.
pub const KNOWN_BROWSER: &str = "backroom_known";

/// Signs and checks what is sent to people, with a secret that only this server knows.
pub struct Signer {
    secret: [u8; 32],
}

impl Signer {
    /// The secret is made once and kept in the database.
    pub async fn load(store: &dyn Store) -> Result<Self, StoreError> {
        let stored = store.setting("cookie_secret", &hex::encode(random_bytes::<32>())).await?;
        let mut secret = [0; 32];
        hex::decode_to_slice(&stored, &mut secret)
            .map_err(|_| StoreError::Address("the setting cookie_secret is not 64 hexadecimal digits".to_owned()))?;
        Ok(Self { secret })
    }

    fn mac(&self, purpose: Purpose, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::new_from_slice(&self.secret).expect("HMAC takes a key of any length");
        mac.update(purpose.name());
        mac.update(text.as_bytes());
        mac
    }

    /// Something signed about somebody, for one purpose only.
    pub fn seal(&self, purpose: Purpose, whom: &str, about: &str) -> String {
        let text = format!("{whom}.{about}");
        let signature = URL_SAFE_NO_PAD.encode(self.mac(purpose, &text).finalize().into_bytes());
        format!("{text}.{signature}")
    }

    /// The person and session that a cookie of the version before names, if it was signed here.
    pub fn check(&self, cookie: &str) -> Option<(PersonKey, i64)> {
        let (person, session) = self.open(Purpose::OldCookie, cookie)?;
        Some((person.parse().ok()?, session.parse().ok()?))
    }

    /// Whom something was sealed about, and what, if it was signed here for this purpose.
    pub fn open<'s>(&self, purpose: Purpose, sealed: &'s str) -> Option<(&'s str, &'s str)> {
        let (text, signature) = sealed.rsplit_once('.')?;
        let signature = URL_SAFE_NO_PAD.decode(signature).ok()?;
        self.mac(purpose, text).verify_slice(&signature).ok()?;
        text.split_once('.')
    }
}

/// What something is signed for: a signature for one purpose is none for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A cookie of the version before.
    OldCookie,
    /// That a browser has signed in to an account before.
    KnownBrowser,
    /// A link that says yes to e-mails.
    ConfirmMail,
    /// A link that stops them.
    StopMail,
}

impl Purpose {
    fn name(self) -> &'static [u8] {
        match self {
            Self::OldCookie => b"backroom cookie\0",
            Self::KnownBrowser => b"backroom known browser\0",
            Self::ConfirmMail => b"backroom confirm mail\0",
            Self::StopMail => b"backroom stop mail\0",
        }
    }
}

/// What is kept of a secret: a session's, a program's token, a link.
pub fn token_hash(token: &str) -> String {
    hex::encode(Sha256::digest(token.as_bytes()))
}

/// A word that nobody can guess.
pub fn secret_word() -> String {
    URL_SAFE_NO_PAD.encode(random_bytes::<16>())
}

/// What is new about a table that is laid now.
pub fn fresh() -> Fresh {
    Fresh::new(&random_bytes(), now())
}

/// Bytes from the operating system.
///
/// # Panics
/// If it has none: nothing here is safe without them.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_believed_only_as_it_was_signed() {
        let signer = Signer { secret: [7; 32] };
        let cookie = signer.seal(Purpose::OldCookie, "42", "3");
        assert_eq!(signer.check(&cookie), Some((42, 3)));
        assert_eq!(Signer { secret: [8; 32] }.check(&cookie), None);
        for forged in [cookie.replacen("42", "43", 1), cookie.replacen(".3.", ".4.", 1), String::new()] {
            assert_eq!(signer.check(&forged), None, "{forged}");
        }
        for forged in ["42.3", "42.3.", "42.3.AAAA", ".", "..", "42.3.\u{e4}"] {
            assert_eq!(signer.check(forged), None, "{forged}");
        }
    }

    #[test]
    fn what_is_signed_for_one_purpose_is_worth_nothing_for_another() {
        let signer = Signer { secret: [7; 32] };
        let stop = signer.seal(Purpose::StopMail, "42", "3");
        assert_eq!(signer.open(Purpose::StopMail, &stop), Some(("42", "3")));
        assert_eq!(signer.open(Purpose::ConfirmMail, &stop), None);
        assert_eq!(signer.check(&stop), None);
    }

    #[test]
    fn secret_words_differ_and_fit_into_links() {
        let (one, two) = (secret_word(), secret_word());
        assert_ne!(one, two);
        assert_eq!(one.len(), 22);
        assert!(one.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
    }
}
