//! Complete graph: a channel from every processor to every other, so that only messages between the same
//! two processors contend.

use super::graph::{Drawing, Graph};

/// Complete graph of p processors, any number; channel q·p + k leads from q to k.
#[derive(Clone, Copy, Debug)]
pub struct Complete {
    p: u32,
}

impl Complete {
    /// Creates a complete graph of p processors.
    pub fn new(p: u32) -> Self {
        Complete { p }
    }
}

impl Graph for Complete {
    fn processors(&self) -> u32 {
        self.p
    }

    fn channels(&self) -> u32 {
        self.p.saturating_mul(self.p)
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        let (from, to) = (channel / self.p, channel % self.p);
        (from != to).then_some((from, to))
    }

    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>) {
        if from != to {
            route.push(from * self.p + to);
        }
    }

    fn distance(&self, from: u32, to: u32) -> u32 {
        u32::from(from != to)
    }

    fn max_channels(&self) -> u64 {
        u64::from(self.p) * u64::from(self.p)
    }

    fn max_distance(&self) -> u64 {
        1
    }

    fn drawing(&self) -> Drawing {
        Drawing::Circle
    }
}
