//! Hypercube with e-cube routing: the lowest differing bit first.

use super::graph::{Drawing, Graph};

/// Hypercube of 2^d processors; channel q·d + k leads from q to q ⊕ 2^k.
#[derive(Clone, Copy, Debug)]
pub struct Hypercube {
    d: u32,
}

impl Hypercube {
    /// Creates a hypercube of 2^d processors.
    pub fn new(d: u32) -> Self {
        Hypercube { d }
    }
}

impl Graph for Hypercube {
    fn processors(&self) -> u32 {
        1 << self.d
    }

    fn channels(&self) -> u32 {
        self.d << self.d
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        let from = channel / self.d;
        Some((from, from ^ (1 << (channel % self.d))))
    }

    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>) {
        let mut here = from;
        let mut left = from ^ to;
        while left != 0 {
            let k = left.trailing_zeros();
            route.push(here * self.d + k);
            here ^= 1 << k;
            left &= left - 1;
        }
    }

    fn distance(&self, from: u32, to: u32) -> u32 {
        (from ^ to).count_ones()
    }

    fn max_distance(&self) -> u64 {
        u64::from(self.d)
    }

    fn max_exchange_distance(&self) -> u64 {
        1
    }

    fn drawing(&self) -> Drawing {
        Drawing::Hypercube { d: self.d }
    }
}
