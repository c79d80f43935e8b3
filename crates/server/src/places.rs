//! Places of which everybody has only so many: open connections, sockets, requests in work.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// So many places for each key.
pub struct Places<K> {
    each: Option<u32>,
    used: Arc<Used<K>>,
}

type Used<K> = Mutex<HashMap<K, Arc<Semaphore>>>;

impl<K: Copy + Eq + Hash> Places<K> {
    /// So many places for each key; `None` sets no limit.
    pub fn new(each: Option<u32>) -> Self {
        Self { each, used: Arc::default() }
    }

    /// A place, if one is free.
    pub fn try_take(&self, key: K) -> Option<Place<K>> {
        let mut place = Place::at(&self.used, key);
        if let Some(each) = self.each {
            place.permit = Some(place.semaphore(each).try_acquire_owned().ok()?);
        }
        Some(place)
    }

    /// A place, as soon as one is free.
    pub async fn take(&self, key: K) -> Place<K> {
        let mut place = Place::at(&self.used, key);
        if let Some(each) = self.each {
            // It is never closed.
            place.permit = place.semaphore(each).acquire_owned().await.ok();
        }
        place
    }

    /// How many keys have a place, or wait for one.
    pub fn keys(&self) -> usize {
        lock(&self.used).len()
    }
}

/// A place, or the wish for one; it is free again when this is dropped.
pub struct Place<K: Copy + Eq + Hash> {
    key: K,
    permit: Option<OwnedSemaphorePermit>,
    used: Arc<Used<K>>,
}

impl<K: Copy + Eq + Hash> Place<K> {
    fn at(used: &Arc<Used<K>>, key: K) -> Self {
        Self { key, permit: None, used: used.clone() }
    }

    fn semaphore(&self, each: u32) -> Arc<Semaphore> {
        lock(&self.used).entry(self.key).or_insert_with(|| Arc::new(Semaphore::new(each as usize))).clone()
    }
}

impl<K: Copy + Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut used = lock(&self.used);
        self.permit = None;
        // Whoever has a place or waits for one holds it as well.
        if used.get(&self.key).is_some_and(|semaphore| Arc::strong_count(semaphore) == 1) {
            used.remove(&self.key);
        }
    }
}

fn lock<K>(used: &Used<K>) -> MutexGuard<'_, HashMap<K, Arc<Semaphore>>> {
    used.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn everybody_has_so_many_places_and_nobody_takes_anothers() {
        let places = Places::new(Some(2));
        let (one, _two) = (places.try_take("ada").unwrap(), places.try_take("ada").unwrap());
        assert!(places.try_take("ada").is_none());
        assert!(places.try_take("bob").is_some());
        drop(one);
        assert!(places.try_take("ada").is_some());
        let unlimited = Places::new(None);
        let all: Vec<_> = (0..1000).map(|_| unlimited.try_take("ada").unwrap()).collect();
        assert_eq!((all.len(), unlimited.keys()), (1000, 0));
    }

    #[tokio::test]
    async fn who_waits_comes_next_and_nothing_is_kept_of_who_is_gone() {
        let places = Places::new(Some(1));
        let first = places.take("ada").await;
        let mut second = Box::pin(places.take("ada"));
        assert!(second.as_mut().now_or_never().is_none());
        drop(first);
        let second = second.now_or_never().unwrap();
        // Somebody gives up waiting after the place is free.
        let mut third = Box::pin(places.take("ada"));
        assert!(third.as_mut().now_or_never().is_none());
        drop(second);
        drop(third);
        assert_eq!(places.keys(), 0);
    }
}
