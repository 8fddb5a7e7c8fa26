//! Random draws for visits and scenarios.

use fastrand::Rng;

/// Draws from a range of floats, a percentage or a list.
pub trait RandomValues {
    /// Returns a number from `least` up to `most`.
    fn between(&mut self, least: f64, most: f64) -> f64;

    /// Returns true with a probability of `share` percent.
    fn percent(&mut self, share: usize) -> bool;

    /// Returns one element of a list that is not empty.
    fn pick<T: Clone>(&mut self, list: &[T]) -> T;
}

impl RandomValues for Rng {
    fn between(&mut self, least: f64, most: f64) -> f64 {
        least + self.f64() * (most - least)
    }

    fn percent(&mut self, share: usize) -> bool {
        self.usize(..100) < share
    }

    fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.usize(..list.len())].clone()
    }
}
