//! What waits for a client that reads slowly.

use axum::extract::ws::Utf8Bytes;
use std::{
    borrow::Cow,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};
use tokio::sync::mpsc::{self, error::TryRecvError};

/// How many messages may wait for a slow client before it is sent away to come back and resync.
const MESSAGES: usize = 64;

/// What both ends know.
#[derive(Default)]
struct Shared {
    /// The bytes that wait.
    waiting: AtomicUsize,
    /// Why the table let go of the client.
    why: OnceLock<Cow<'static, str>>,
}

/// The table's end.
pub struct Outgoing {
    messages: mpsc::Sender<Utf8Bytes>,
    shared: Arc<Shared>,
    most: usize,
}

/// The client's end.
pub struct Messages {
    messages: mpsc::Receiver<Utf8Bytes>,
    shared: Arc<Shared>,
}

/// A queue for so many kibibytes. A single message may be larger, if nothing else waits.
pub(super) fn queue(kib: Option<u32>) -> (Outgoing, Messages) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let (shared, most) = (Arc::<Shared>::default(), kib.map_or(usize::MAX, |kib| kib as usize * 1024));
    (Outgoing { messages: sender, shared: shared.clone(), most }, Messages { messages: receiver, shared })
}

impl Outgoing {
    /// Says whether there was room for the message.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        let length = message.len();
        let before = self.shared.waiting.fetch_add(length, Ordering::Relaxed);
        (before == 0 || before.saturating_add(length) <= self.most) && self.messages.try_send(message).is_ok()
    }

    /// Whether much waits already: then only what is needed should be sent.
    pub fn is_busy(&self) -> bool {
        self.messages.capacity() < MESSAGES / 2 || self.shared.waiting.load(Ordering::Relaxed) > self.most / 2
    }

    /// Lets go of the client and tells it why.
    pub fn refuse(self, why: impl Into<Cow<'static, str>>) {
        self.shared.why.set(why.into()).ok();
    }
}

impl Messages {
    /// The next message, when it is there; none once the table has let go of the client.
    pub async fn recv(&mut self) -> Option<Utf8Bytes> {
        let message = self.messages.recv().await?;
        self.taken(&message);
        Some(message)
    }

    /// The next message, if it is there.
    pub fn try_recv(&mut self) -> Result<Utf8Bytes, TryRecvError> {
        let message = self.messages.try_recv()?;
        self.taken(&message);
        Ok(message)
    }

    fn taken(&self, message: &Utf8Bytes) {
        self.shared.waiting.fetch_sub(message.len(), Ordering::Relaxed);
    }

    /// Why the table let go of the client, if there is more to say than that it shall come back.
    pub fn why(&self) -> Option<Cow<'static, str>> {
        self.shared.why.get().cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::{MESSAGES, queue};

    #[test]
    fn so_many_bytes_may_wait_and_no_more() {
        let (out, mut messages) = queue(Some(1));
        assert!(out.send("x".repeat(1000).into()) && out.is_busy());
        assert!(out.send("x".repeat(24).into()));
        assert!(!out.send("x".into()), "1025 bytes");
        let (out, mut other) = queue(Some(1));
        assert!(out.send("x".repeat(5000).into()), "a single one may be larger");
        assert!(!out.send("x".into()));
        assert_eq!(other.try_recv().unwrap().len(), 5000);
        assert_eq!(messages.try_recv().unwrap().len(), 1000);
    }

    #[test]
    fn room_is_made_by_reading() {
        let (out, mut messages) = queue(Some(1));
        for _ in 0..1000 {
            assert!(out.send("x".repeat(600).into()) && out.is_busy());
            messages.try_recv().unwrap();
            assert!(!out.is_busy());
        }
    }

    #[test]
    fn so_many_messages_may_wait_and_no_more() {
        let (out, _messages) = queue(None);
        assert_eq!((0..100).filter(|_| out.send("x".into())).count(), MESSAGES);
        assert!(out.is_busy());
    }
}
