//! Where processors stand, by the shape of their graph.

use crate::scene::Frame;
use crate::story::Story;
use crate::words;
use hyperfly_core::scenario::Topology;

/// How a graph is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A projected cube, turned squares, or rows and columns with arcs.
    Cube,
    /// Rows and columns.
    Grid,
    /// Rows and columns; channels around the edge leave the picture on one side and come back on the other.
    Torus,
    /// Planes of rows and columns, each behind and above the one before.
    Planes,
    /// In a ring: everybody is next to everybody.
    Ring,
}

impl Shape {
    /// The shape of a run's machine.
    pub fn of(story: &Story) -> Shape {
        if !story.has_channels() {
            return Shape::Ring;
        }
        match story.run().scenario.topology {
            Topology::Hypercube => Shape::Cube,
            Topology::Mesh => Shape::Grid,
            Topology::Torus => Shape::Torus,
            Topology::Mesh3d => Shape::Planes,
            Topology::Complete => Shape::Ring,
        }
    }
}

/// Places, the radius of a disc (or half the side of a cell), and the distances of neighbours along x and y.
pub struct Places {
    /// Centre of each processor.
    pub at: Vec<[f32; 2]>,
    /// Radius.
    pub radius: f32,
    /// Distances of neighbours.
    pub pitch: [f32; 2],
    /// How many processors a cell stands for, along columns and rows.
    pub group: (u32, u32),
}

/// More cells than this along a side are drawn in groups.
const MOST_CELLS: u32 = 64;

/// Cells in rows and columns, for many processors; planes side by side.
pub fn cells(story: &Story, shape: Shape, frame: Frame) -> Places {
    let p = story.p();
    let em = frame.text;
    let (rows, columns) = story.graph().grid();
    let mut group = (1, 1);
    let [planes, rows, columns] = match shape {
        Shape::Planes if p <= 4096 => words::sides(&story.run().scenario),
        _ => [1, rows, columns],
    };
    while columns / group.0 > MOST_CELLS {
        group.0 *= 2;
    }
    while rows / group.1 > MOST_CELLS && planes == 1 {
        group.1 *= 2;
    }
    let across = 1 << planes.ilog2().div_ceil(2);
    let apart = u32::from(planes > 1);
    let cells_x = (columns / group.0 + apart) * across - apart;
    let cells_y = (rows / group.1 + apart) * (planes / across) - apart;
    let left = em * (0.54 * p.to_string().len() as f32 + 0.8).max(3.0);
    let room = ((frame.width - left - em * 0.5).max(40.0), (frame.height - em).max(40.0));
    let pitch = (room.0 / cells_x as f32).min(room.1 / cells_y as f32);
    // Rather stretched a little than small.
    let pitch_x = (room.0 / cells_x as f32).min(pitch * 1.6);
    let x0 = left + (room.0 - pitch_x * cells_x as f32) / 2.0;
    let y0 = em * 0.5 + (room.1 - pitch * cells_y as f32) / 2.0;
    let place = |q: u32| {
        let (plane, within) = (q / (rows * columns), q % (rows * columns));
        let column = within % columns / group.0 + plane % across * (columns + apart);
        let row = within / columns / group.1 + plane / across * (rows + apart);
        [x0 + (column as f32 + 0.5) * pitch_x, y0 + (row as f32 + 0.5) * pitch]
    };
    let radius = pitch * if shape == Shape::Cube { 0.27 } else { 0.3 };
    Places { at: (0..p).map(place).collect(), radius, pitch: [pitch_x, pitch], group }
}

/// Discs, for up to 64 processors.
pub fn discs(story: &Story, shape: Shape, frame: Frame) -> Places {
    let d = story.p().trailing_zeros();
    let em = frame.text;
    match shape {
        Shape::Ring => ring(story.p(), frame),
        Shape::Cube => {
            spread(&cube_vectors(d), Room { above: if d > 4 { 0.62 } else { 0.34 }, ..ROOM }, frame)
        }
        Shape::Grid => spread(&grid_vectors(d), ROOM, frame),
        Shape::Torus => spread(
            &grid_vectors(d),
            Room { rim: 0.47, above: 0.47, pixels: [em * 1.5, em * 1.2], ..ROOM },
            frame,
        ),
        Shape::Planes => {
            spread(&plane_vectors(words::sides(&story.run().scenario)), Room { disc: 0.29, ..ROOM }, frame)
        }
    }
}

/// Clockwise from the top, evenly along an ellipse that uses the frame.
fn ring(p: u32, frame: Frame) -> Places {
    let centre = [frame.width / 2.0, frame.height / 2.0];
    if p == 1 {
        return Places { at: vec![centre], radius: 2.2 * frame.text, pitch: [100.0; 2], group: (1, 1) };
    }
    // Small discs have their numbers outside.
    let outside = if p > 32 { frame.text * 1.1 } else { 0.0 };
    let margin = (frame.height * 0.09).min(frame.text * 2.4).max(8.0) + outside;
    let ry = (frame.height / 2.0 - margin).max(15.0);
    let rx = (frame.width / 2.0 - margin).max(15.0).min(ry * 1.55);
    let point = |k: usize| {
        // libm's, which core has with it anyway.
        let angle = std::f64::consts::TAU * k as f64 / 1024.0;
        [centre[0] + rx * libm::sin(angle) as f32, centre[1] - ry * libm::cos(angle) as f32]
    };
    let mut along = vec![0.0f32];
    for k in 1..=1024 {
        let ([ax, ay], [bx, by]) = (point(k - 1), point(k));
        along.push(along[k - 1] + (bx - ax).hypot(by - ay));
    }
    let whole = along[1024];
    let at = (0..p).map(|q| point(along.partition_point(|&s| s < whole * q as f32 / p as f32)));
    let pitch = whole / p as f32;
    let radius = (0.32 * pitch).min(1.7 * frame.text).min((margin - outside) * 0.92).max(3.0);
    Places { at: at.collect(), radius, pitch: [pitch; 2], group: (1, 1) }
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

/// Vectors of columns, rows and planes: planes lie evenly between the lines of rows and columns, so that no wire runs over
/// a processor.
fn plane_vectors([planes, rows, columns]: [u32; 3]) -> Vec<[f32; 2]> {
    let step = (1.0 / planes as f32).min(0.4);
    let mut vectors = Vec::new();
    vectors.extend((0..columns.ilog2()).map(|k| [(1u32 << k) as f32, 0.0]));
    vectors.extend((0..rows.ilog2()).map(|k| [0.0, (1u32 << k) as f32]));
    vectors.extend((0..planes.ilog2()).map(|k| [(1u32 << k) as f32 * step, -((1u32 << k) as f32) * step]));
    vectors
}

/// Room around the places.
#[derive(Clone, Copy)]
struct Room {
    /// In distances of neighbours.
    rim: f32,
    /// Above and on the left.
    above: f32,
    /// Besides, at the sides and above and below.
    pixels: [f32; 2],
    /// The radius of a disc, in distances of neighbours.
    disc: f32,
}

const ROOM: Room = Room { rim: 0.34, above: 0.34, pixels: [0.0; 2], disc: 0.21 };

/// Spreads the corners over the frame.
fn spread(vectors: &[[f32; 2]], around: Room, frame: Frame) -> Places {
    let p = 1u32 << vectors.len();
    let corner = |q: u32| {
        let bits = vectors.iter().enumerate().filter(|(k, _)| q >> k & 1 == 1);
        bits.fold([0.0f32; 2], |at, (_, v)| [at[0] + v[0], at[1] + v[1]])
    };
    let group = (1, 1);
    if vectors.is_empty() {
        let at = vec![[frame.width / 2.0, frame.height / 2.0]];
        return Places { at, radius: 2.2 * frame.text, pitch: [100.0; 2], group };
    }
    let corners: Vec<[f32; 2]> = (0..p).map(corner).collect();
    let least = corners.iter().fold([f32::MAX; 2], |m, c| [m[0].min(c[0]), m[1].min(c[1])]);
    let most = corners.iter().fold([f32::MIN; 2], |m, c| [m[0].max(c[0]), m[1].max(c[1])]);
    let extent = [(most[0] - least[0]).max(1e-3), (most[1] - least[1]).max(1e-3)];
    let nearest =
        vectors.iter().map(|v| v[0].hypot(v[1])).fold(f32::MAX, f32::min).min(extent[0].max(extent[1]));
    // As much room around all as between neighbours.
    let (rim, above) = (around.rim * nearest, around.above * nearest);
    let whole = [frame.width.max(40.0), frame.height.max(40.0)];
    let room = [0, 1].map(|axis| (whole[axis] - 2.0 * around.pixels[axis]).max(30.0));
    let fit = [0, 1].map(|axis| room[axis] / (extent[axis] + rim + above));
    let even = fit[0].min(fit[1]);
    // Rather stretched a little than small.
    let scale = [fit[0].min(even * 1.45), fit[1].min(even * 1.45)];
    let middle = [(least[0] + most[0]) / 2.0, (least[1] + most[1]) / 2.0];
    let shift = (above - rim) / 2.0;
    let at = corners.iter().map(|c| [0, 1].map(|k| whole[k] / 2.0 + (shift + c[k] - middle[k]) * scale[k]));
    let most = (1.5 * frame.text).max(0.045 * frame.width.min(frame.height));
    let radius = (around.disc * nearest * even).clamp(3.0, most.max(3.0));
    Places { at: at.collect(), radius, pitch: [nearest * scale[0], nearest * scale[1]], group }
}
