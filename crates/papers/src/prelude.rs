//! Items that almost every entry uses.

pub use crate::cell::Cell;
pub use crate::check::Check;
pub use crate::entry::{Clock, Entry, KnownDifference};
pub use crate::origin::{Method, Place, Source};
pub use crate::paper::Paper;
pub use crate::row::Row;
pub use crate::runs::sweep;
pub use crate::style::Style;
pub use hyperfly_view::Ink;
pub use hyperfly_view::chart::Plane;
pub use hyperfly_view::chart::plane::{Axis, Scale};
