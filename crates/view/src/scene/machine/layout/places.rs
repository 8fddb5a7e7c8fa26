//! Positions of nodes.

/// Radius of a switch's disc, relative to a processor's.
pub const SWITCH_RADIUS: f32 = 0.6;

/// The positions of the nodes of a graph, processors before switches.
pub struct Places {
    /// Centre of each node.
    pub at: Vec<[f32; 2]>,
    /// Radius of a processor's disc, or half the side of its cell.
    pub radius: f32,
    /// Distances between neighbours along x and y.
    pub pitch: [f32; 2],
    /// Number of neighbouring processors that one cell stands for, along columns and rows; 1 × 1 unless p is very large.
    pub group: (u32, u32),
    /// Rows and columns of a table of all processors, numbered row by row.
    pub table: (u32, u32),
}

impl Places {
    /// Positions a single processor in the middle.
    pub fn single(frame: crate::draw::frame::Frame) -> Places {
        Places {
            at: vec![[frame.width / 2.0, frame.height / 2.0]],
            radius: 2.2 * frame.text,
            pitch: [100.0; 2],
            group: (1, 1),
            table: (1, 1),
        }
    }
}

/// Returns rows and columns of a table of `p` processors for graphs without their own; if p is no power of two, some positions
/// stay empty.
pub fn square(p: u32) -> (u32, u32) {
    let d = p.next_power_of_two().trailing_zeros();
    (1 << (d / 2), 1 << d.div_ceil(2))
}
