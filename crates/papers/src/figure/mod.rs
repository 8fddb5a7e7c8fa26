//! Entries as SVG documents: a chart, a scene or a table with a title above and the source below.

mod charts;
mod rows;
mod scene;
mod sheet;

pub use crate::style::Style;
pub use charts::{chart, charts};
pub use rows::{Shade, grid, rows, table_of};
pub use scene::scene;
pub use sheet::sheet;
