//! The paths of the channels: one lane per direction of a link, on its right, straight or as an arc.

use super::arrangement::{Arrangement, Path, Rest};
use super::places::Places;
use hyperfly_core::topology::Graph;

/// Number of points of a curved channel.
const CURVE_POINTS: usize = 11;
/// Number of points of a wrap-around channel, which leaves the picture and enters it again.
const WRAP_POINTS: usize = 4;

/// The point at which a wrap-around channel leaves the picture.
pub struct Exit {
    pub at: [f32; 2],
    pub way: [f32; 2],
    /// Node at the other end of the channel.
    pub far_node: u32,
}

/// The paths of the channels of a graph.
pub struct Paths {
    /// Distance of a lane from the middle of its link.
    pub lane: f32,
    /// Segments of the wires at rest: x0 y0 x1 y1 each.
    pub rest: Vec<f32>,
    /// Points at which channels leave the picture.
    pub exits: Vec<Exit>,
    /// Channel c has the points `points[first[c] .. first[c + 1]]`.
    first: Vec<u32>,
    points: Vec<f32>,
}

impl Paths {
    /// Creates an empty set of paths.
    pub fn empty(lane: f32) -> Paths {
        Paths { lane, rest: Vec::new(), exits: Vec::new(), first: vec![0], points: Vec::new() }
    }

    /// Lays out the paths of all channels of a graph.
    pub fn new(
        graph: &dyn Graph,
        arrangement: &dyn Arrangement,
        placed: &Places,
        lane: f32,
        dense: bool,
    ) -> Paths {
        let mut paths = Paths::empty(lane);
        for channel in 0..graph.channels() {
            if let Some((a, b)) = graph.ends(channel) {
                let begin = paths.points.len();
                match arrangement.path(a, b, placed, dense) {
                    Path::WrapAround { along_row } => {
                        paths.lay_wrapped(placed, dense, [a, b], along_row);
                        paths.add_to_rest(begin);
                    }
                    Path::Line { bulge, rest } => {
                        let at_rest = match rest {
                            Rest::Nothing => None,
                            Rest::Lane => Some(lane),
                            Rest::Link => (a < b).then_some(0.0),
                        };
                        if let Some(lane) = at_rest {
                            paths.lay_direct(placed, dense, [a, b], bulge, lane);
                            paths.add_to_rest(begin);
                            paths.points.truncate(begin);
                        }
                        paths.lay_direct(placed, dense, [a, b], bulge, lane);
                    }
                }
            }
            paths.first.push(paths.points.len() as u32);
        }
        paths
    }

    /// Shifts all paths to the right.
    pub fn shift(&mut self, distance: f32) {
        let all = self.points.iter_mut().chain(&mut self.rest).step_by(2);
        all.chain(self.exits.iter_mut().map(|exit| &mut exit.at[0])).for_each(|x| *x += distance);
    }

    /// Returns the points of a channel's path, x y each; empty for an unused channel number.
    pub fn path(&self, channel: u32) -> &[f32] {
        match self.first.get(channel as usize..channel as usize + 2) {
            Some(range) => &self.points[range[0] as usize..range[1] as usize],
            None => &[],
        }
    }

    /// Returns the smallest x of all channels; infinity if there is none.
    pub fn min_x(&self) -> f32 {
        self.points.as_chunks::<2>().0.iter().map(|[x, _]| *x).fold(f32::INFINITY, f32::min)
    }

    /// Returns whether no channel has a path.
    pub fn has_no_paths(&self) -> bool {
        self.points.is_empty()
    }

    /// Returns the point at fraction `f` of a channel and the direction there. The channel must have a path.
    pub fn at(&self, channel: u32, f: f32) -> ([f32; 2], [f32; 2]) {
        let path = self.path(channel);
        let f = f.clamp(0.0, 1.0);
        let (piece, part) = if path.len() == 2 * WRAP_POINTS {
            if f < 0.5 { (0, 2.0 * f) } else { (2, 2.0 * f - 1.0) }
        } else {
            let pieces = (path.len() / 2).saturating_sub(1);
            let along = f * pieces as f32;
            let piece = (along as usize).min(pieces.saturating_sub(1));
            (piece, along - piece as f32)
        };
        let Some(&[x0, y0, x1, y1]) = path.get(2 * piece..2 * piece + 4).and_then(|at| at.first_chunk())
        else {
            return ([0.0; 2], [1.0, 0.0]);
        };
        let (dx, dy) = (x1 - x0, y1 - y0);
        let length = (dx * dx + dy * dy).sqrt().max(1e-6);
        ([x0 + dx * part, y0 + dy * part], [dx / length, dy / length])
    }

    /// Calls `segment` with the segments of a channel between two fractions of it.
    pub fn for_each_segment(&self, channel: u32, from: f32, to: f32, mut segment: impl FnMut(&[f32; 4])) {
        let path = self.path(channel);
        if path.len() == 2 * WRAP_POINTS {
            for (half, piece) in [(0.0, 0), (0.5, 4)] {
                let (from, to) = ((from - half).max(0.0) * 2.0, (to - half).min(0.5) * 2.0);
                if to > from {
                    let [x0, y0, x1, y1] = [path[piece], path[piece + 1], path[piece + 2], path[piece + 3]];
                    let at = |f: f32| [x0 + (x1 - x0) * f, y0 + (y1 - y0) * f];
                    let ([ax, ay], [bx, by]) = (at(from), at(to));
                    segment(&[ax, ay, bx, by]);
                }
            }
            return;
        }
        let pieces = (path.len() / 2).saturating_sub(1);
        if pieces == 0 || to <= from {
            return;
        }
        let (mut here, _) = self.at(channel, from);
        let first = (from * pieces as f32) as usize + 1;
        let last = (to * pieces as f32).ceil() as usize;
        for k in first..=last.min(pieces) {
            let (next, _) = self.at(channel, (k as f32 / pieces as f32).min(to));
            segment(&[here[0], here[1], next[0], next[1]]);
            here = next;
        }
    }

    /// The length of a channel's path.
    pub fn length(&self, channel: u32) -> f32 {
        let mut sum = 0.0;
        self.for_each_segment(channel, 0.0, 1.0, |&[ax, ay, bx, by]| sum += (bx - ax).hypot(by - ay));
        sum
    }

    /// Adds the pieces of the path from index `begin` on to the wires at rest.
    fn add_to_rest(&mut self, begin: usize) {
        let points = self.points[begin..].as_chunks::<2>().0;
        let is_wrapped = points.len() == WRAP_POINTS;
        let pieces = points.windows(2).enumerate().filter(|(k, _)| !is_wrapped || *k != 1);
        let rest: Vec<f32> = pieces.flat_map(|(_, w)| [w[0][0], w[0][1], w[1][0], w[1][1]]).collect();
        self.rest.extend(rest);
    }

    /// Lays out a wrap-around channel, which leaves the picture at `a` and enters it at `b`.
    fn lay_wrapped(&mut self, placed: &Places, dense: bool, [a, b]: [u32; 2], along_row: bool) {
        let (axis, up) = (usize::from(!along_row), a > b);
        let mut way = [0.0; 2];
        way[axis] = if up { 1.0 } else { -1.0 };
        let right = [-way[1] * self.lane, way[0] * self.lane];
        let near = placed.radius + if dense { 0.0 } else { 1.5 };
        let far = (placed.pitch[axis] * 0.5).min(placed.radius * 2.3);
        let (from, to) = (placed.at[a as usize], placed.at[b as usize]);
        let point = |place: [f32; 2], along: f32| {
            [place[0] + way[0] * along + right[0], place[1] + way[1] * along + right[1]]
        };
        for [x, y] in [point(from, near), point(from, far), point(to, -far), point(to, -near)] {
            self.points.extend([x, y]);
        }
        let end = [from[0] + way[0] * far, from[1] + way[1] * far];
        self.exits.push(Exit { at: end, way, far_node: b });
    }

    fn lay_direct(&mut self, placed: &Places, dense: bool, [a, b]: [u32; 2], bulge: f32, lane: f32) {
        let ([ax, ay], [bx, by]) = (placed.at[a as usize], placed.at[b as usize]);
        let (dx, dy) = (bx - ax, by - ay);
        let length = dx.hypot(dy).max(1e-6);
        let (ux, uy) = (dx / length, dy / length);
        let [nx, ny] = rise_direction([dx, dy]);
        let trim = (placed.radius + if dense { 0.0 } else { 1.5 }) / length;
        let points = if bulge != 0.0 { CURVE_POINTS } else { 2 };
        for k in 0..points {
            let f = k as f32 / (points - 1) as f32;
            // Curves also leave the disc at its edge, nearer its top.
            let inner = if bulge != 0.0 { trim * 0.62 } else { trim };
            let f = inner + f * (1.0 - 2.0 * inner);
            // Offset along the curve's normal to the right of the direction of travel.
            let slope = 4.0 * (1.0 - 2.0 * f) * bulge / length;
            let (tx, ty) = (ux + nx * slope, uy + ny * slope);
            let norm = tx.hypot(ty).max(1e-6);
            let (rx, ry) = (-ty / norm * lane, tx / norm * lane);
            let [x, y] = arc_point([ax, ay], [bx, by], bulge, f);
            self.points.extend([x + rx, y + ry]);
        }
    }
}

/// Returns the direction in which arcs over (dx, dy) rise: upwards for rows and to the left for columns, in both directions of the channel.
fn rise_direction([dx, dy]: [f32; 2]) -> [f32; 2] {
    if dx.abs() > dy.abs() { [0.0, -1.0] } else { [-1.0, 0.0] }
}

/// Returns the point at fraction `f` of an arc of this height.
pub fn arc_point([ax, ay]: [f32; 2], [bx, by]: [f32; 2], bulge: f32, f: f32) -> [f32; 2] {
    let (dx, dy) = (bx - ax, by - ay);
    let [nx, ny] = rise_direction([dx, dy]);
    let rise = 4.0 * f * (1.0 - f) * bulge;
    [ax + dx * f + nx * rise, ay + dy * f + ny * rise]
}
