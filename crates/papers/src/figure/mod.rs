//! Entries as SVG documents: a chart, a scene or a table under its title, with its source at the foot.

mod charts;
mod rows;
mod scene;
mod sheet;

pub use crate::style::Style;
pub use charts::{chart, charts};
pub use rows::{Shade, grid, rows};
pub use scene::scene;
pub use sheet::sheet;
