//! Meshes of two and three dimensions and the torus, with dimension-ordered routing: the last coordinate (the column)
//! changes first, then the row, then the plane (docs/semantics/machines.md).

use super::graph::{Drawing, Graph};

/// planes × rows × columns, numbered with the column fastest; channel 6q + 2k + way leaves processor q along dimension k
/// (0 the column), upward (way 0) or downward (way 1).
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// log2 of columns, rows, planes.
    log_sides: [u32; 3],
    /// Whether the ends are joined.
    wraps: bool,
}

impl Grid {
    /// 2^⌊d/2⌋ rows of 2^⌈d/2⌉ columns.
    pub fn mesh(d: u32) -> Self {
        Grid { log_sides: [d.div_ceil(2), d / 2, 0], wraps: false }
    }

    /// The mesh with its ends joined; the shorter way is taken; of two equally short ones upward from an even coordinate, downward from an odd one.
    pub fn torus(d: u32) -> Self {
        Grid { wraps: true, ..Grid::mesh(d) }
    }

    /// 2^⌊d/3⌋ planes of 2^⌊(d+1)/3⌋ rows of 2^⌊(d+2)/3⌋ columns.
    pub fn mesh3d(d: u32) -> Self {
        Grid { log_sides: [d.div_ceil(3), (d + 1) / 3, d / 3], wraps: false }
    }

    /// log2 of what a step along dimension k adds to the processor's number.
    fn shift(&self, k: usize) -> u32 {
        self.log_sides[..k].iter().sum()
    }

    fn coordinate(&self, q: u32, k: usize) -> u32 {
        q >> self.shift(k) & ((1 << self.log_sides[k]) - 1)
    }

    /// Steps along dimension k from one coordinate to another, and whether they go upward.
    fn way(&self, from: u32, to: u32, k: usize) -> (u32, bool) {
        let side = 1 << self.log_sides[k];
        let up = to.wrapping_sub(from) & (side - 1);
        if self.wraps {
            let down = side - up;
            // Of two equally short ways, upward from an even coordinate and downward from an odd one, so that both directions
            // carry messages; a side of two has but the one channel upward.
            let upward = up < down || up == down && (side == 2 || from.is_multiple_of(2));
            if upward { (up, true) } else { (down, false) }
        } else {
            (from.abs_diff(to), to >= from)
        }
    }

    fn neighbour(&self, q: u32, k: usize, upward: bool) -> u32 {
        let (side, shift) = (1 << self.log_sides[k], self.shift(k));
        let at = self.coordinate(q, k);
        let next = if upward { at + 1 } else { at.wrapping_sub(1) } & (side - 1);
        q & !((side - 1) << shift) | next << shift
    }
}

impl Graph for Grid {
    fn processors(&self) -> u32 {
        1 << self.log_sides.iter().sum::<u32>()
    }

    fn channels(&self) -> u32 {
        6 * self.processors()
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        let (q, k, upward) = (channel / 6, (channel % 6 / 2) as usize, channel.is_multiple_of(2));
        let (side, at) = (1 << self.log_sides[k], self.coordinate(q, k));
        let rim = if upward { at + 1 == side } else { at == 0 };
        // On a side of two the two ways of a torus would be the same link: it has only the one upward.
        let none = side == 1 || rim && !self.wraps || side == 2 && self.wraps && !upward;
        (!none).then(|| (q, self.neighbour(q, k, upward)))
    }

    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>) {
        let mut q = from;
        for k in 0..3 {
            let (steps, upward) = self.way(self.coordinate(q, k), self.coordinate(to, k), k);
            for _ in 0..steps {
                route.push(6 * q + 2 * k as u32 + u32::from(!upward));
                q = self.neighbour(q, k, upward);
            }
        }
    }

    fn distance(&self, from: u32, to: u32) -> u32 {
        (0..3).map(|k| self.way(self.coordinate(from, k), self.coordinate(to, k), k).0).sum()
    }

    fn drawing(&self) -> Drawing {
        let [columns, rows, planes] = self.log_sides.map(|log_side| 1 << log_side);
        Drawing::Grid { planes, rows, columns, wraps: self.wraps }
    }
}
