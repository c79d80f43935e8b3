//! Who is connected at this moment, and by which pass: when that ends, so does the socket.

use crate::store::PersonKey;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::watch;

/// All sockets that are open, or about to be.
#[derive(Default)]
pub struct Live {
    sockets: Mutex<Sockets>,
}

#[derive(Default)]
struct Sockets {
    count: u64,
    open: HashMap<u64, Socket>,
}

struct Socket {
    /// The hash of the session's or the token's secret.
    pass: String,
    person: Option<PersonKey>,
    ended: watch::Sender<bool>,
}

impl Live {
    fn lock(&self) -> MutexGuard<'_, Sockets> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Enters somebody who shows a pass. To be called before the pass is looked up: if it ends between the two, the
    /// socket ends too.
    pub fn enter(self: &Arc<Self>, pass: &str) -> Presence {
        let (ended, told) = watch::channel(false);
        let mut sockets = self.lock();
        sockets.count += 1;
        let number = sockets.count;
        sockets.open.insert(number, Socket { pass: pass.to_owned(), person: None, ended });
        Presence { live: self.clone(), number, told }
    }

    /// Ends the sockets of a session or a token, by its hash.
    pub fn end(&self, pass: &str) {
        self.end_where(|socket| socket.pass == pass);
    }

    /// Ends all sockets of a person.
    pub fn end_person(&self, person: PersonKey) {
        self.end_where(|socket| socket.person == Some(person));
    }

    fn end_where(&self, which: impl Fn(&Socket) -> bool) {
        for socket in self.lock().open.values().filter(|socket| which(socket)) {
            socket.ended.send_replace(true);
        }
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.lock().open.len()
    }
}

/// Somebody's presence; it is over when this is dropped.
pub struct Presence {
    live: Arc<Live>,
    number: u64,
    told: watch::Receiver<bool>,
}

impl Presence {
    /// Says whose it is.
    pub fn belongs_to(&self, person: PersonKey) {
        if let Some(socket) = self.live.lock().open.get_mut(&self.number) {
            socket.person = Some(person);
        }
    }

    /// Waits until the pass is worth nothing any more.
    pub async fn ended(&self) {
        // The sender lives as long as this does.
        self.told.clone().wait_for(|ended| *ended).await.ok();
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.live.lock().open.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn a_presence_ends_with_its_pass_or_its_person_and_with_nobody_elses() {
        let live = Arc::new(Live::default());
        let [one, two, three] = [("a", 1), ("b", 1), ("c", 2)].map(|(pass, person)| {
            let presence = live.enter(pass);
            presence.belongs_to(person);
            presence
        });
        let ended = |presence: &Presence| presence.ended().now_or_never().is_some();
        live.end("a");
        assert_eq!([ended(&one), ended(&two), ended(&three)], [true, false, false]);
        live.end_person(1);
        assert_eq!([ended(&one), ended(&two), ended(&three)], [true, true, false]);
        drop((one, two));
        assert_eq!(live.count(), 1);
    }

    #[test]
    fn a_pass_that_ends_while_it_is_looked_up_ends_the_socket() {
        let live = Arc::new(Live::default());
        let presence = live.enter("a");
        live.end("a");
        presence.belongs_to(1);
        assert!(presence.ended().now_or_never().is_some());
    }
}
