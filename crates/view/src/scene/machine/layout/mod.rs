//! Where processors and channels are: a place for each processor, a path for each directed channel.
//!
//! The small hypercubes are drawn as a projected cube (p = 8) and as four turned squares (p = 16), in which no wire
//! runs over a processor. From p = 32 on a hypercube's processors stand in rows and columns, exactly where the mesh has
//! them, and the wires that a mesh lacks are arcs, the higher the farther they reach. The channels around the edges of a
//! torus leave the picture on one side and come back on the opposite one. Where everybody is next to everybody, or there
//! are no channels, the processors stand in a ring.

mod places;

use crate::scene::Frame;
use crate::story::Story;
pub use places::Shape;

/// Larger machines are drawn as cells.
pub const LARGE: u32 = 64;
/// Points of a curved channel.
const CURVE: usize = 11;
/// Points of a channel that leaves the picture and comes back.
const BROKEN: usize = 4;
/// Every channel of a complete graph has its path up to so many processors.
const MOST_COMPLETE: u32 = 256;

/// Places and paths.
pub struct Layout {
    /// How the graph is drawn.
    pub shape: Shape,
    /// Centre of each processor.
    pub places: Vec<[f32; 2]>,
    /// Radius of a processor's disc, or half the side of its cell.
    pub radius: f32,
    /// Whether processors are cells.
    pub dense: bool,
    /// Distance between neighbours in rows, for cells.
    pub pitch: f32,
    /// How many neighbouring processors a cell stands for, along columns and rows; 1 × 1 unless p is very large.
    pub group: (u32, u32),
    /// Distance of a lane from the middle of its link.
    pub lane: f32,
    /// Segments of the wires at rest.
    pub rest: Vec<f32>,
    /// Where a channel leaves the picture: the place, the direction, and the processor that it comes back to.
    pub exits: Vec<([f32; 2], [f32; 2], u32)>,
    first: Vec<u32>,
    points: Vec<f32>,
}

impl Layout {
    /// Lays out the graph of a run.
    pub fn new(story: &Story, frame: Frame) -> Self {
        let p = story.p();
        let dense = p > LARGE;
        let shape = Shape::of(story);
        let placed = match dense {
            true => places::cells(story, shape, frame),
            false => places::discs(story, shape, frame),
        };
        let (places, radius, [pitch_x, pitch_y], group) =
            (placed.at, placed.radius, placed.pitch, placed.group);
        let pitch = pitch_x.min(pitch_y);
        let lane = match shape {
            _ if dense => pitch * 0.075,
            // Chords of a ring cross at all angles: those of one pair stay together.
            Shape::Ring => (radius * 0.12).clamp(0.8, 3.0),
            _ => (radius * 0.27).clamp(1.6, 8.0),
        };
        let mut layout = Layout {
            shape,
            places,
            radius,
            dense,
            pitch,
            group,
            lane,
            first: vec![0],
            points: Vec::new(),
            rest: Vec::new(),
            exits: Vec::new(),
        };
        layout.lay_paths(story, [pitch_x, pitch_y]);
        layout
    }

    /// The points of a channel's path, x y; empty for a gap in the numbers of channels.
    pub fn path(&self, channel: u32) -> &[f32] {
        match self.first.get(channel as usize..channel as usize + 2) {
            Some(range) => &self.points[range[0] as usize..range[1] as usize],
            None => &[],
        }
    }

    /// Whether no channel has a path.
    pub fn has_no_paths(&self) -> bool {
        self.points.is_empty()
    }

    /// Point at fraction `f` of a channel, and the direction there. The channel must have a path.
    pub fn at(&self, channel: u32, f: f32) -> ([f32; 2], [f32; 2]) {
        let path = self.path(channel);
        let f = f.clamp(0.0, 1.0);
        let (piece, part) = if path.len() == 2 * BROKEN {
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

    /// Appends the segments of a channel between two fractions of it.
    pub fn stretch(&self, channel: u32, from: f32, to: f32, mut segment: impl FnMut(&[f32; 4])) {
        let path = self.path(channel);
        if path.len() == 2 * BROKEN {
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
        self.stretch(channel, 0.0, 1.0, |&[ax, ay, bx, by]| sum += (bx - ax).hypot(by - ay));
        sum
    }

    fn lay_paths(&mut self, story: &Story, [pitch_x, pitch_y]: [f32; 2]) {
        let graph = story.graph();
        let (_, columns) = graph.grid();
        let ring = self.shape == Shape::Ring;
        if self.group != (1, 1) || ring && (story.p() > MOST_COMPLETE || !story.has_channels()) {
            return;
        }
        let [_, rows, across] = crate::words::sides(&story.run().scenario);
        let plane = rows * across;
        let arcs = self.shape == Shape::Cube && (self.dense || story.p() > 16);
        for channel in 0..graph.channels() {
            if let Some((a, b)) = graph.ends(channel) {
                let apart = a ^ b;
                let reach = if apart < columns { apart } else { apart / columns };
                // Arcs of a row rise towards the row above, those of a column towards the column on the left.
                let room = if apart < columns { pitch_y } else { pitch_x };
                let bulge = if arcs && reach > 1 { self.bulge(reach, room) } else { 0.0 };
                let begin = self.points.len();
                if self.shape == Shape::Torus && self.goes_round(a, b, columns) {
                    self.lay_round(a, b, a / columns == b / columns, [pitch_x, pitch_y]);
                    self.rest_from(begin);
                } else if ring {
                    self.lay(a, b, 0.0, self.lane);
                } else {
                    // Where there are arcs, one line a link is enough at rest; between planes side by side, none.
                    let far = self.dense && self.shape == Shape::Planes && apart >= plane;
                    if (!arcs || a < b) && !far {
                        self.lay(a, b, bulge, if arcs { 0.0 } else { self.lane });
                        self.rest_from(begin);
                        self.points.truncate(begin);
                    }
                    self.lay(a, b, bulge, self.lane);
                }
            }
            self.first.push(self.points.len() as u32);
        }
    }

    /// Adds the pieces of the path that begins there to the wires at rest.
    fn rest_from(&mut self, begin: usize) {
        let points = self.points[begin..].as_chunks::<2>().0;
        let broken = points.len() == BROKEN;
        let pieces = points.windows(2).enumerate().filter(|(k, _)| !broken || *k != 1);
        let rest: Vec<f32> = pieces.flat_map(|(_, w)| [w[0][0], w[0][1], w[1][0], w[1][1]]).collect();
        self.rest.extend(rest);
    }

    /// Whether a channel joins the two ends of a row or a column of more than two.
    fn goes_round(&self, a: u32, b: u32, columns: u32) -> bool {
        let apart = a.abs_diff(b);
        if a / columns == b / columns { apart > 1 } else { apart > columns }
    }

    /// Out of the picture at `a` and into it at `b`.
    fn lay_round(&mut self, a: u32, b: u32, row: bool, pitch: [f32; 2]) {
        let (axis, up) = (usize::from(!row), a > b);
        let mut way = [0.0; 2];
        way[axis] = if up { 1.0 } else { -1.0 };
        let right = [-way[1] * self.lane, way[0] * self.lane];
        let near = self.radius + if self.dense { 0.0 } else { 1.5 };
        let far = (pitch[axis] * 0.5).min(self.radius * 2.3);
        let (from, to) = (self.places[a as usize], self.places[b as usize]);
        let point = |place: [f32; 2], along: f32| {
            [place[0] + way[0] * along + right[0], place[1] + way[1] * along + right[1]]
        };
        for [x, y] in [point(from, near), point(from, far), point(to, -far), point(to, -near)] {
            self.points.extend([x, y]);
        }
        let end = [from[0] + way[0] * far, from[1] + way[1] * far];
        self.exits.push((end, way, b));
    }

    /// How high an arc rises that reaches over `reach` columns or rows.
    fn bulge(&self, reach: u32, room: f32) -> f32 {
        let step = reach.ilog2() as f32;
        room * if self.dense { 0.21 + 0.12 * step } else { 0.24 + 0.17 * step }
    }

    fn lay(&mut self, a: u32, b: u32, bulge: f32, lane: f32) {
        let ([ax, ay], [bx, by]) = (self.places[a as usize], self.places[b as usize]);
        let (dx, dy) = (bx - ax, by - ay);
        let length = dx.hypot(dy).max(1e-6);
        let (ux, uy) = (dx / length, dy / length);
        // Upwards for rows, to the left for columns, whichever way the channel leads.
        let (nx, ny) = if dx.abs() > dy.abs() { (0.0, -1.0) } else { (-1.0, 0.0) };
        let trim = (self.radius + if self.dense { 0.0 } else { 1.5 }) / length;
        let points = if bulge > 0.0 { CURVE } else { 2 };
        for k in 0..points {
            let f = k as f32 / (points - 1) as f32;
            // Curves leave the disc at its edge too, nearer its top.
            let inner = if bulge > 0.0 { trim * 0.62 } else { trim };
            let f = inner + f * (1.0 - 2.0 * inner);
            let rise = 4.0 * f * (1.0 - f) * bulge;
            // The curve's own normal, to the right of the direction of travel: traffic keeps right.
            let slope = 4.0 * (1.0 - 2.0 * f) * bulge / length;
            let (tx, ty) = (ux + nx * slope, uy + ny * slope);
            let norm = tx.hypot(ty).max(1e-6);
            let (rx, ry) = (-ty / norm * lane, tx / norm * lane);
            self.points.push(ax + dx * f + nx * rise + rx);
            self.points.push(ay + dy * f + ny * rise + ry);
        }
    }
}
