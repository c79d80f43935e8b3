//! Where random numbers come from.

/// A source of unbiased numbers. The rules never hold one: whoever drives a game does.
pub trait Source {
    /// A number from 0 to `n - 1`, each equally likely; `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<S: Source + ?Sized> Source for &mut S {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}
