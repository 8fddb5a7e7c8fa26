//! What the layout of a kind of graph has to say: where its nodes stand, and how its channels lead from one to another.

use super::places::Places;
use crate::draw::frame::Frame;

/// How a kind of graph is laid out.
pub trait Arrangement {
    /// Places of nodes drawn as discs, for few processors.
    fn discs(&self, frame: Frame) -> Places;

    /// Places of nodes drawn as cells, for many processors.
    fn cells(&self, frame: Frame) -> Places;

    /// How the channel from node `a` to node `b` is drawn; `dense` among cells.
    fn path(&self, a: u32, b: u32, pitch: [f32; 2], dense: bool) -> Path;

    /// Distance of a lane from the middle of its link, among discs of this radius.
    fn lane(&self, radius: f32) -> f32 {
        (radius * 0.27).clamp(1.6, 8.0)
    }

    /// Whether every channel has a path; where they are too many, messages fly straight to their receivers.
    fn has_paths(&self) -> bool {
        true
    }

    /// Whether only channels in use are drawn, because all of them would hide everything.
    fn shows_used_channels_only(&self) -> bool {
        false
    }

    /// Whether the numbers of small discs stand outside them, away from the middle.
    fn has_numbers_outside(&self) -> bool {
        false
    }
}

/// How a channel is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Path {
    /// From node to node.
    Line {
        /// How high it rises above the straight line, in pixels; 0 for a straight one.
        bulge: f32,
        /// What is drawn of it at rest.
        rest: Rest,
    },
    /// Out of the picture at one node and into it at the other: joins the two ends of a row or of a column.
    Around {
        /// Whether it is a row.
        row: bool,
    },
}

/// What is drawn of a channel that carries nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing.
    Nothing,
    /// Its lane.
    Lane,
    /// One line for it and for the channel in the other direction.
    Link,
}
