//! The parameters of all formulations as flat values, for callers that hold one value for each.

use super::all_to_all::AllToAll;
use super::io::Io;
use super::output_order::Order;
use crate::schedule::Shape;

/// One value for each parameter that some formulation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormulationParameters {
    pub order: Order,
    /// Words of a chunk if exchanges overlap computation (GK App. E).
    pub chunk: Option<u32>,
    /// m of the m-dimensional transpose (GK 5.1).
    pub dims: u32,
    pub all_to_all: AllToAll,
    pub io: Io,
    /// Whether phases have about equal size (IB 4.2).
    pub balanced: bool,
    /// Number of elements that the cache of a processor holds (IB 4.3).
    pub blocking: Option<u32>,
    /// Extents of the points; `None` for the most cubic ones.
    pub shape: Option<Shape>,
    /// Grid of processors; `None` for the formulation's default.
    pub grid: Option<Shape>,
}

impl Default for FormulationParameters {
    fn default() -> Self {
        FormulationParameters {
            order: Order::Unordered,
            chunk: None,
            dims: 2,
            all_to_all: AllToAll::Paper,
            io: Io::Block,
            balanced: false,
            blocking: None,
            shape: None,
            grid: None,
        }
    }
}

/// A field of [`FormulationParameters`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    Order,
    Chunk,
    Dims,
    AllToAll,
    Io,
    Balanced,
    Blocking,
    Shape,
    Grid,
}
