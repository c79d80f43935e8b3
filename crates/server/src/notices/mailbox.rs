//! What stands for an e-mail address where it shall not be told.

use sha2::{Digest, Sha256};

/// Stands for an address in a link.
pub fn fingerprint(address: &str) -> String {
    hex::encode(&Sha256::digest(address.as_bytes())[..8])
}

/// Stands for whoever reads what is sent to an address, however it is written.
pub fn mailbox(address: &str) -> String {
    let (name, host) = address.rsplit_once('@').unwrap_or((address, ""));
    let name = name.split('+').next().unwrap_or_default();
    hex::encode(Sha256::digest(format!("{name}@{host}").to_lowercase()))
}
