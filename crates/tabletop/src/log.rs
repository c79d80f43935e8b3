//! Where a game tells what happens.

/// Takes a game's events, in order.
pub trait Log<E> {
    /// One thing happened.
    fn tell(&mut self, event: E);
}

/// Nobody listens; every call compiles away.
impl<E> Log<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
