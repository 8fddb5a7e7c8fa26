//! Charts of arbitrary curves: two titled axes, series with names at their ends, reference lines.

mod axis;
mod draw;
mod names;
#[expect(clippy::module_inception, reason = "the type that the other modules describe and draw")]
mod plane;
mod series;
mod window;

pub use axis::{Axis, Scale};
pub use draw::draw;
pub use plane::{Plane, Reference};
pub use series::Series;
