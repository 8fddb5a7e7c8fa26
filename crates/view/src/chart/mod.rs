//! Charts drawn with plotters, on a canvas or into a file: curves against p, and curves in any plane.
//!
//! Charts take plain numbers; `hyperfly_model` computes them. plotters draws whole pixels and measures text, so a chart is
//! redrawn when something changes and not per frame.

pub mod answer;
pub mod axis;
pub mod choose;
mod contour;
mod curve_layout;
pub mod curve_points;
pub mod curves;
pub mod draw_curves;
pub mod families;
pub mod file;
mod key;
mod labels;
pub mod landscape;
pub mod look;
pub mod map_points;
pub mod plane;
pub mod points;

pub use curves::{Curves, Scale, Series};
pub use look::Look;
pub use plane::Plane;
