//! Two- and three-dimensional meshes and the torus, with dimension-ordered routing: first along the column
//! coordinate, then the row, then the plane (docs/semantics/machines.md).

use super::graph::{Drawing, Graph};

/// planes × rows × columns, numbered with the column fastest. Channel 6q + 2k + direction leaves processor
/// q along dimension k (0 is the column), upward (0) or downward (1).
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// log2 of columns, rows, planes.
    log_sides: [u32; 3],
    wraps: bool,
}

impl Grid {
    /// Creates a mesh of 2^⌊d/2⌋ rows of 2^⌈d/2⌉ columns.
    pub fn mesh(d: u32) -> Self {
        Grid { log_sides: [d.div_ceil(2), d / 2, 0], wraps: false }
    }

    /// Creates a mesh whose ends are joined. Messages take the shorter direction; on a tie, upward from
    /// even coordinates and downward from odd ones.
    pub fn torus(d: u32) -> Self {
        Grid { wraps: true, ..Grid::mesh(d) }
    }

    /// Creates a mesh of 2^⌊d/3⌋ planes of 2^⌊(d+1)/3⌋ rows of 2^⌊(d+2)/3⌋ columns.
    pub fn mesh3d(d: u32) -> Self {
        Grid { log_sides: [d.div_ceil(3), (d + 1) / 3, d / 3], wraps: false }
    }

    /// Returns log2 of the rank difference of a step along dimension k.
    fn shift(&self, k: usize) -> u32 {
        self.log_sides[..k].iter().sum()
    }

    fn coordinate(&self, q: u32, k: usize) -> u32 {
        q >> self.shift(k) & ((1 << self.log_sides[k]) - 1)
    }

    /// Returns the number of steps along dimension k from one coordinate to another, and whether they go
    /// upward.
    fn way(&self, from: u32, to: u32, k: usize) -> (u32, bool) {
        let side = 1 << self.log_sides[k];
        let up = to.wrapping_sub(from) & (side - 1);
        if self.wraps {
            let down = side - up;
            // Breaking ties by parity loads both directions. A side of two has only the upward channel.
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
        // On a side of two both directions of a torus would be the same link; only the upward one exists.
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

    /// The dateline of a ring lies between its last and its first coordinate.
    fn virtual_channels(&self, route: &mut [u32]) {
        let mut crossed = [false; 3];
        for channel in route {
            let (q, k, upward) = (*channel / 6, (*channel % 6 / 2) as usize, channel.is_multiple_of(2));
            let (side, at) = (1 << self.log_sides[k], self.coordinate(q, k));
            *channel = 2 * *channel + u32::from(crossed[k]);
            crossed[k] |= if upward { at + 1 == side } else { at == 0 };
        }
    }

    fn distance(&self, from: u32, to: u32) -> u32 {
        (0..3).map(|k| self.way(self.coordinate(from, k), self.coordinate(to, k), k).0).sum()
    }

    fn max_distance(&self) -> u64 {
        self.log_sides.iter().map(|log_side| (1 << log_side) - 1).sum()
    }

    /// The farthest partner is half a side away; columns are the longest side.
    fn max_exchange_distance(&self) -> u64 {
        (1 << self.log_sides[0]) / 2
    }

    fn drawing(&self) -> Drawing {
        let [columns, rows, planes] = self.log_sides.map(|log_side| 1 << log_side);
        Drawing::Grid { planes, rows, columns, wraps: self.wraps }
    }
}
