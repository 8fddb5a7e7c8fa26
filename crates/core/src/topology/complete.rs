//! The complete graph: a channel from every processor to every other, one hop, no contention but at equal pairs.

use super::graph::{Drawing, Graph};

/// 2^d processors; channel q·p + k leads from q to k.
#[derive(Clone, Copy, Debug)]
pub struct Complete {
    d: u32,
}

impl Complete {
    /// A complete graph of 2^d processors.
    pub fn new(d: u32) -> Self {
        Complete { d }
    }
}

impl Graph for Complete {
    fn processors(&self) -> u32 {
        1 << self.d
    }

    fn channels(&self) -> u32 {
        1 << (2 * self.d)
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        let (from, to) = (channel >> self.d, channel & ((1 << self.d) - 1));
        (from != to).then_some((from, to))
    }

    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>) {
        if from != to {
            route.push(from << self.d | to);
        }
    }

    fn distance(&self, from: u32, to: u32) -> u32 {
        u32::from(from != to)
    }

    fn drawing(&self) -> Drawing {
        Drawing::Circle
    }
}
