//! Entries as SVG documents: a chart, a scene or a table with a title above and the source below.

mod charts;
mod grid;
mod rows;
mod scene;
mod sheet;
mod table;

pub use crate::style::Style;
pub use charts::{chart, charts};
pub use grid::{Shade, grid, table_of_rows};
pub use rows::rows;
pub use scene::scene;
pub use sheet::sheet;
