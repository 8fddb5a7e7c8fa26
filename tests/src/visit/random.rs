//! Random draws for visits and scenarios.

use fastrand::Rng;

/// Draws from a range of floats, a percentage or a list.
pub trait RandomValues {
    /// Returns a number from `min` up to `max`.
    fn between(&mut self, min: f64, max: f64) -> f64;

    /// Returns true with a probability of `probability` percent.
    fn percent(&mut self, probability: usize) -> bool;

    /// Returns one element of a list that is not empty.
    fn pick<T: Clone>(&mut self, list: &[T]) -> T;
}

impl RandomValues for Rng {
    fn between(&mut self, min: f64, max: f64) -> f64 {
        min + self.f64() * (max - min)
    }

    fn percent(&mut self, probability: usize) -> bool {
        self.usize(..100) < probability
    }

    fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.usize(..list.len())].clone()
    }
}
