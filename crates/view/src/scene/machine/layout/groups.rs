//! Layout of groups of routers: the groups in a ring, in each a circle of routers with their processors outside.

use super::arrangement::{Arrangement, Path, Rest};
use super::detours;
use super::ellipse::Ellipse;
use super::places::{Places, square};
use super::table;
use crate::draw::frame::Frame;
use std::f64::consts::TAU;

/// Maximum number of processors with a place of their own.
const MAX_SINGLE: u32 = 4096;
/// Radius of the circle of routers, and of the outermost processors, relative to the group.
const ROUTERS: f32 = 0.42;
const OUTERMOST: f32 = 0.84;

/// Groups of routers of processors.
pub struct Groups {
    pub groups: u32,
    /// Number of routers of a group.
    pub routers: u32,
    /// Number of processors of a router.
    pub hosts: u32,
}

impl Groups {
    fn processors(&self) -> u32 {
        self.groups * self.routers * self.hosts
    }

    /// Returns whether nodes `a` and `b` are routers of two groups.
    fn is_global(&self, a: u32, b: u32) -> bool {
        let group = |node: u32| node.checked_sub(self.processors()).map(|router| router / self.routers);
        group(a).is_some() && group(b).is_some() && group(a) != group(b)
    }

    /// Returns the middles of the groups, and their radius.
    fn ring(&self, frame: Frame) -> (Vec<[f32; 2]>, f32) {
        let centre = [frame.width / 2.0, frame.height / 2.0];
        let margin = frame.text * 0.4;
        let most = frame.width.min(frame.height) / 2.0 - margin;
        if self.groups == 1 {
            return (vec![centre], most.max(15.0));
        }
        let middles = |radius: f32| {
            let radii = centre.map(|half| (half - margin - radius).max(1.0));
            // Two groups have most space next to each other, so the first is at the left.
            Ellipse { centre, radii: [radii[0].min(2.0 * radii[1].max(radius)), radii[1]] }
                .points(self.groups, 0.75)
                .0
        };
        let is_clear = |radius: f32| {
            let at = middles(radius);
            let distance = |a: usize, b: usize| (at[a][0] - at[b][0]).hypot(at[a][1] - at[b][1]);
            let count = at.len();
            // Neighbours, and the opposite one on a flat ellipse.
            (0..count).all(|k| {
                [(k + 1) % count, (count - k) % count]
                    .iter()
                    .all(|&other| other == k || distance(k, other) >= 2.1 * radius)
            })
        };
        let (mut possible, mut too_large) = (1.0, most.max(2.0));
        for _ in 0..20 {
            let radius = (possible + too_large) / 2.0;
            if is_clear(radius) { possible = radius } else { too_large = radius }
        }
        (middles(possible), possible)
    }

    /// Returns the number of processors of a router next to each other, and one behind the other, that leaves them the most
    /// space in a group of this radius; and that space.
    fn fan(&self, radius: f32) -> (u32, u32, f32) {
        let space = |across: u32| {
            let deep = self.hosts / across;
            let inner = if deep == 1 { OUTERMOST } else { ROUTERS + (OUTERMOST - ROUTERS) / deep as f32 };
            let along = std::f32::consts::TAU * inner * radius / (self.routers * across) as f32;
            let outwards = (OUTERMOST - ROUTERS) * radius / deep as f32;
            (across, deep, along.min(outwards))
        };
        let all = (0..=self.hosts.ilog2()).map(|k| space(1 << k));
        all.max_by(|a, b| a.2.total_cmp(&b.2)).unwrap_or((self.hosts, 1, 3.0))
    }

    /// Places processors and routers; returns the distance between processors, too.
    fn place(&self, frame: Frame) -> (Vec<[f32; 2]>, f32) {
        let (middles, radius) = self.ring(frame);
        let (across, deep, pitch) = self.fan(radius);
        let point = |[x, y]: [f32; 2], distance: f32, turn: f64| {
            let (sin, cos) = (libm::sin(TAU * turn) as f32, libm::cos(TAU * turn) as f32);
            [x + distance * radius * sin, y - distance * radius * cos]
        };
        // A router's direction is the middle of its processors' directions.
        let turn = |slot: f64, slots: u32| slot / f64::from(slots);
        let mut at = Vec::new();
        for middle in &middles {
            for (router, host) in (0..self.routers).flat_map(|r| (0..self.hosts).map(move |host| (r, host))) {
                let (column, row) = (host % across, host / across);
                let distance = OUTERMOST - (OUTERMOST - ROUTERS) * (deep - 1 - row) as f32 / deep as f32;
                let slot = f64::from(router * across + column) + 0.5;
                at.push(point(*middle, distance, turn(slot, self.routers * across)));
            }
        }
        let inner = if self.routers == 1 { 0.0 } else { ROUTERS };
        for middle in &middles {
            at.extend(
                (0..self.routers).map(|r| point(*middle, inner, turn(f64::from(r) + 0.5, self.routers))),
            );
        }
        (at, pitch)
    }
}

impl Arrangement for Groups {
    fn discs(&self, frame: Frame) -> Places {
        let (at, pitch) = self.place(frame);
        let radius = (0.34 * pitch).min(1.7 * frame.text).max(3.0);
        Places { at, radius, pitch: [pitch; 2], group: (1, 1), table: square(self.processors()) }
    }

    fn cells(&self, frame: Frame) -> Places {
        let (rows, columns) = square(self.processors());
        if self.processors() > MAX_SINGLE {
            let mut places = table::cells([1, rows, columns], 0.3, frame);
            // Channels have no paths, so the places of routers do not matter.
            places.at.resize((self.processors() + self.groups * self.routers) as usize, [-9.0; 2]);
            return places;
        }
        let (at, pitch) = self.place(frame);
        Places { at, radius: 0.36 * pitch, pitch: [pitch; 2], group: (1, 1), table: (rows, columns) }
    }

    fn path(&self, a: u32, b: u32, placed: &Places, dense: bool) -> Path {
        if dense {
            return Path::Line { bulge: 0.0, rest: Rest::Link };
        }
        let bulge = if self.is_global(a, b) {
            detours::bulge(placed, self.processors() as usize, [a, b], self.lane(placed.radius))
        } else {
            0.0
        };
        Path::Line { bulge, rest: Rest::Lane }
    }

    /// Returns the direction away from the middle of the group.
    fn switch_number_direction(&self, switch: usize, placed: &Places) -> Option<[f32; 2]> {
        let (count, processors) = (self.routers as usize, self.processors() as usize);
        let first = processors + switch / count * count;
        let routers = &placed.at[first..first + count];
        let middle = [0, 1].map(|axis| routers.iter().map(|at| at[axis]).sum::<f32>() / count as f32);
        let [x, y] = placed.at[processors + switch];
        let (dx, dy) = (x - middle[0], y - middle[1]);
        let distance = dx.hypot(dy);
        // With an odd number of processors, one of them would be in this direction.
        (count > 1 && self.hosts.is_multiple_of(2)).then_some([dx / distance, dy / distance])
    }

    fn lane(&self, radius: f32) -> f32 {
        (radius * 0.14).clamp(0.8, 3.0)
    }
}
