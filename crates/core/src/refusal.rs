//! Reasons why a scenario is impossible, as types. `limits.rs` and the formulations check; the caller phrases
//! refusals for the reader.

use crate::schedule::Shape;
use crate::topology::TopologyProblem;
use serde::{Deserialize, Serialize};

/// A parameter with its own range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Quantity {
    /// p: a power of two up to [`MAX_P`](crate::limits::MAX_P), or any number if
    /// [`allows_non_power_of_two_p`](crate::Scenario::allows_non_power_of_two_p).
    Processors,
    /// n: a power of two from 2 to [`MAX_N_MODEL`](crate::limits::MAX_N_MODEL).
    Points,
    /// t_c: above 0, up to [`MAX_TIME`](crate::limits::MAX_TIME).
    Node,
    /// t_s: 0 … [`MAX_TIME`](crate::limits::MAX_TIME), like all times below.
    Startup,
    /// t_h.
    Hop,
    /// t_w.
    Word,
    /// w.
    Width,
    /// L.
    Latency,
    /// g.
    Gap,
    /// o.
    Overhead,
    /// G.
    WordGap,
    /// l.
    Sync,
    /// t_c′.
    Twiddle,
    /// Units of time per second: above 0, up to [`MAX_RATE`](crate::limits::MAX_RATE).
    Rate,
    /// Elements of a cache: a power of two from 2 to [`MAX_LOCAL_LEN`](crate::limits::MAX_LOCAL_LEN).
    Blocking,
}

/// Condition for real samples that a scenario does not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RealSamples {
    /// A forward transform.
    Forward,
    /// A formulation of the transform in one dimension that is compiled here.
    OneDimension,
    /// At least 4 points, which are two words.
    FourPoints,
    /// Samples of the reader without imaginary parts.
    OwnSamples,
}

/// Reason why a scenario is impossible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    OutOfRange(Quantity),
    /// The samples are real, and this is not given.
    RealSamples(RealSamples),
    /// √n × √n points need an even log n.
    OddPoints,
    /// √p × √p processors need an even log p.
    OddProcessors,
    /// The transpose allows at most log p + 1 dimensions m.
    DimsForProcessors {
        /// Largest m.
        most: u32,
    },
    /// The index has too few bits for this number of dimensions.
    DimsForPoints {
        /// Largest m.
        most: u32,
    },
    /// The formulation cannot use this p for this n.
    Processors {
        /// Largest p.
        most: u64,
    },
    /// p is in range, but the bits of a rank cannot be divided among the dimensions of the index.
    ProcessorsForDims {
        /// Nearest smaller p that can.
        fewer: u64,
    },
    /// The shape has another number of points than the problem.
    ShapePoints {
        /// Number of points of the shape.
        points: u64,
    },
    /// The grid has another number of processors than the scenario.
    GridProcessors {
        /// Number of processors of the grid.
        processors: u64,
    },
    /// The grid has too many processors along an axis of the points.
    GridForShape {
        /// Largest number along each axis.
        most: Shape,
    },
    /// The topology does not exist with its parameters and p.
    Topology(TopologyProblem),
    /// With data, p is at most [`MAX_P_DATA`](crate::limits::MAX_P_DATA).
    ProcessorsWithData,
    /// With data, n is at most [`MAX_N_DATA`](crate::limits::MAX_N_DATA).
    PointsWithData,
    /// A plan can address at most [`MAX_LOCAL_LEN`](crate::limits::MAX_LOCAL_LEN) elements per processor.
    PointsForProcessors {
        /// Largest n.
        most: u64,
    },
    /// The run needs more memory than its budget.
    Memory {
        /// Memory budget in bytes.
        bytes: u64,
        fits: Fits,
    },
    /// A reader's program has more processors than allowed.
    ProgramProcessors {
        /// Largest p.
        most: u32,
    },
    /// A reader's program transforms more points than allowed.
    ProgramPoints {
        /// Largest n.
        most: u64,
    },
    /// The scenario uses the reader's own samples, but none were supplied.
    NoSamples,
    /// The scenario uses the reader's own schedule, but none was supplied for this p and n.
    NoProgram,
}

impl Refusal {
    /// Refuses a shape that does not have 2^r points.
    pub(crate) fn of_shape(shape: Option<Shape>, r: u32) -> Option<Refusal> {
        let points = 1u64.checked_shl(shape?.log_product()).unwrap_or(0);
        (points != 1 << r).then_some(Refusal::ShapePoints { points })
    }

    /// Refuses a grid that does not have 2^d processors, or more than 2^`most` along an axis.
    pub(crate) fn of_grid(grid: Option<Shape>, d: u32, most: [u8; 3]) -> Option<Refusal> {
        let grid = grid?;
        if grid.log_product() != d {
            let processors = 1u64.checked_shl(grid.log_product()).unwrap_or(0);
            return Some(Refusal::GridProcessors { processors });
        }
        let fits = grid.logs.iter().zip(most).all(|(log, most)| *log <= most);
        (!fits).then_some(Refusal::GridForShape { most: Shape { logs: most } })
    }
}

/// Size that would fit into the memory budget of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fits {
    /// Largest n with this p.
    Points(u64),
    /// Largest p with this n.
    Processors(u32),
    /// Largest p with which some smaller n fits.
    ProcessorsWithFewerPoints(u32),
    Nothing,
}
