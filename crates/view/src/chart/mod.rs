//! Charts through plotters, the same on a canvas and in a file: curves against p, isoefficiency, and curves in any plane.
//!
//! Charts take plain numbers; the formulas are the model's. plotters draws whole pixels and measures text, so a chart is
//! redrawn when something changes and not per frame.

pub mod axis;
pub mod choose;
pub mod curves;
pub mod families;
pub mod file;
mod key;
mod labels;
pub mod look;
pub mod plane;
pub mod points;

pub use curves::{Curves, Scale, Series};
pub use look::Look;
pub use plane::Plane;
