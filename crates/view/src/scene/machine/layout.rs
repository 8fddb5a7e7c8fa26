//! Where processors and channels are: a place for each processor, a path for each directed channel.
//!
//! The small hypercubes are drawn as a projected cube (p = 8) and as four turned squares (p = 16), in which no wire
//! runs over a processor. From p = 32 on a hypercube's processors stand in rows and columns, exactly where the mesh has
//! them, and the wires that a mesh lacks are arcs, the higher the farther they reach.

use crate::scene::Frame;
use crate::story::Story;
use hyperfly_core::scenario::Topology;

/// Larger machines are drawn as cells.
pub const LARGE: u32 = 64;
/// Points of a curved channel.
const CURVE: usize = 11;
/// More cells than this along a side are drawn in groups.
const MOST_CELLS: u32 = 64;

/// Places and paths.
pub struct Layout {
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
    first: Vec<u32>,
    points: Vec<f32>,
}

impl Layout {
    /// Lays out the graph of a run.
    pub fn new(story: &Story, frame: Frame) -> Self {
        let p = story.p();
        let (rows, columns) = story.graph().grid();
        let dense = p > LARGE;
        let cube = story.run().scenario.topology == Topology::Hypercube;
        let em = frame.text;
        let (mut places, mut group) = (Vec::new(), (1, 1));
        let (radius, [pitch_x, pitch_y]) = if dense {
            while columns / group.0 > MOST_CELLS {
                group.0 *= 2;
            }
            while rows / group.1 > MOST_CELLS {
                group.1 *= 2;
            }
            let (cells_x, cells_y) = (columns / group.0, rows / group.1);
            let left = em * 3.0;
            let room = ((frame.width - left - em * 0.5).max(40.0), (frame.height - em).max(40.0));
            let pitch = (room.0 / cells_x as f32).min(room.1 / cells_y as f32);
            // Rather stretched a little than small.
            let pitch_x = (room.0 / cells_x as f32).min(pitch * 1.6);
            let x0 = left + (room.0 - pitch_x * cells_x as f32) / 2.0;
            let y0 = em * 0.5 + (room.1 - pitch * cells_y as f32) / 2.0;
            places.extend((0..p).map(|q| {
                let (row, column) = (q / columns / group.1, q % columns / group.0);
                [x0 + (column as f32 + 0.5) * pitch_x, y0 + (row as f32 + 0.5) * pitch]
            }));
            (pitch * if cube { 0.27 } else { 0.3 }, [pitch_x, pitch])
        } else {
            let vectors =
                if cube { cube_vectors(p.trailing_zeros()) } else { grid_vectors(p.trailing_zeros()) };
            spread(&vectors, cube && p > 16, frame, &mut places)
        };
        let pitch = pitch_x.min(pitch_y);
        let lane = if dense { pitch * 0.075 } else { (radius * 0.27).clamp(1.6, 8.0) };
        let mut layout = Layout {
            places,
            radius,
            dense,
            pitch,
            group,
            lane,
            first: vec![0],
            points: Vec::new(),
            rest: Vec::new(),
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

    /// Point at fraction `f` of a channel, and the direction there.
    pub fn at(&self, channel: u32, f: f32) -> ([f32; 2], [f32; 2]) {
        let path = self.path(channel);
        let pieces = path.len() / 2 - 1;
        let along = f.clamp(0.0, 1.0) * pieces as f32;
        let piece = (along as usize).min(pieces.saturating_sub(1));
        let part = along - piece as f32;
        let [x0, y0, x1, y1] =
            [path[2 * piece], path[2 * piece + 1], path[2 * piece + 2], path[2 * piece + 3]];
        let (dx, dy) = (x1 - x0, y1 - y0);
        let length = (dx * dx + dy * dy).sqrt().max(1e-6);
        ([x0 + dx * part, y0 + dy * part], [dx / length, dy / length])
    }

    /// Appends the segments of a channel between two fractions of it.
    pub fn stretch(&self, channel: u32, from: f32, to: f32, mut segment: impl FnMut(&[f32; 4])) {
        let pieces = (self.path(channel).len() / 2).saturating_sub(1);
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
        let path = self.path(channel);
        path.as_chunks::<2>().0.windows(2).map(|w| (w[1][0] - w[0][0]).hypot(w[1][1] - w[0][1])).sum()
    }

    fn lay_paths(&mut self, story: &Story, [pitch_x, pitch_y]: [f32; 2]) {
        let graph = story.graph();
        let cube = story.run().scenario.topology == Topology::Hypercube;
        let (_, columns) = graph.grid();
        let arcs = cube && (self.dense || story.p() > 16);
        for channel in 0..graph.channels() {
            if let Some((a, b)) = graph.ends(channel)
                && (self.group == (1, 1))
            {
                let apart = a ^ b;
                let reach = if apart < columns { apart } else { apart / columns };
                // Arcs of a row rise towards the row above, those of a column towards the column on the left.
                let room = if apart < columns { pitch_y } else { pitch_x };
                let bulge = if arcs && reach > 1 { self.bulge(reach, room) } else { 0.0 };
                let begin = self.points.len();
                // Where there are arcs, one line a link is enough at rest.
                if !arcs || a < b {
                    self.lay(a, b, bulge, if arcs { 0.0 } else { self.lane });
                    let rest = self.points[begin..].as_chunks::<2>().0.windows(2);
                    let rest: Vec<f32> = rest.flat_map(|w| [w[0][0], w[0][1], w[1][0], w[1][1]]).collect();
                    self.rest.extend(rest);
                    self.points.truncate(begin);
                }
                self.lay(a, b, bulge, self.lane);
            }
            self.first.push(self.points.len() as u32);
        }
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

/// Unit vectors of the dimensions for rows and columns.
fn grid_vectors(d: u32) -> Vec<[f32; 2]> {
    let across = d.div_ceil(2);
    (0..d)
        .map(|k| if k < across { [(1u32 << k) as f32, 0.0] } else { [0.0, (1u32 << (k - across)) as f32] })
        .collect()
}

/// Vectors of the dimensions of a hypercube.
fn cube_vectors(d: u32) -> Vec<[f32; 2]> {
    match d {
        3 => vec![[1.0, 0.0], [0.0, 1.0], [0.46, -0.36]],
        // Turned squares: no two of their corners on one level or in one column.
        4 => vec![[2.0, -1.0], [1.0, 2.0], [5.2, 0.0], [0.0, 5.2]],
        d => grid_vectors(d),
    }
}

/// Spreads the corners over the frame; the radius of a disc and the distance of neighbours.
///
/// `arcs` asks for room for them above and on the left.
fn spread(vectors: &[[f32; 2]], arcs: bool, frame: Frame, places: &mut Vec<[f32; 2]>) -> (f32, [f32; 2]) {
    let p = 1u32 << vectors.len();
    let corner = |q: u32| {
        let bits = vectors.iter().enumerate().filter(|(k, _)| q >> k & 1 == 1);
        bits.fold([0.0f32; 2], |at, (_, v)| [at[0] + v[0], at[1] + v[1]])
    };
    if vectors.is_empty() {
        places.push([frame.width / 2.0, frame.height / 2.0]);
        return (2.2 * frame.text, [100.0; 2]);
    }
    let corners: Vec<[f32; 2]> = (0..p).map(corner).collect();
    let least = corners.iter().fold([f32::MAX; 2], |m, c| [m[0].min(c[0]), m[1].min(c[1])]);
    let most = corners.iter().fold([f32::MIN; 2], |m, c| [m[0].max(c[0]), m[1].max(c[1])]);
    let extent = [(most[0] - least[0]).max(1e-3), (most[1] - least[1]).max(1e-3)];
    let nearest =
        vectors.iter().map(|v| v[0].hypot(v[1])).fold(f32::MAX, f32::min).min(extent[0].max(extent[1]));
    // A disc of 0.2 of the distance to a neighbour, and as much room around all.
    let rim = 0.34 * nearest;
    let above = if arcs { 0.62 * nearest } else { rim };
    let room = [frame.width.max(40.0), frame.height.max(40.0)];
    let fit = [0, 1].map(|axis| room[axis] / (extent[axis] + rim + above));
    let even = fit[0].min(fit[1]);
    // Rather stretched a little than small.
    let scale = [fit[0].min(even * 1.45), fit[1].min(even * 1.45)];
    let middle = [(least[0] + most[0]) / 2.0, (least[1] + most[1]) / 2.0];
    let shift = (above - rim) / 2.0;
    places.extend(
        corners.iter().map(|c| [0, 1].map(|k| room[k] / 2.0 + (shift + c[k] - middle[k]) * scale[k])),
    );
    let radius =
        (0.21 * nearest * even).clamp(3.0, (1.5 * frame.text).max(0.045 * frame.width.min(frame.height)));
    (radius, [nearest * scale[0], nearest * scale[1]])
}
