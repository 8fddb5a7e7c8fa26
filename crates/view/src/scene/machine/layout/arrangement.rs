//! The interface of the layouts: positions of nodes and paths of channels.

use super::places::Places;
use crate::draw::frame::Frame;

/// Number of blocks along each side, where processors stand in blocks.
pub const BLOCKS: u32 = 4;

/// The layout of one kind of graph.
pub trait Arrangement {
    /// Returns the positions of nodes drawn as discs, for few processors.
    fn discs(&self, frame: Frame) -> Places;

    /// Returns the positions of nodes drawn as cells, for many processors.
    fn cells(&self, frame: Frame) -> Places;

    /// Returns the path of the channel from node `a` to node `b` at these positions; `dense` if nodes are cells.
    fn path(&self, a: u32, b: u32, placed: &Places, dense: bool) -> Path;

    /// Returns the distance of a lane from the middle of its link, for discs of this radius.
    fn lane(&self, radius: f32) -> f32 {
        (radius * 0.27).clamp(1.6, 8.0)
    }

    /// Returns whether channels have paths. Without paths, messages are drawn straight to their receivers.
    fn has_paths(&self) -> bool {
        true
    }

    /// Returns whether only channels in use are drawn, because all of them would hide everything.
    fn shows_used_channels_only(&self) -> bool {
        false
    }

    /// Returns whether cells stand in [`BLOCKS`] by [`BLOCKS`] blocks.
    fn has_blocks(&self) -> bool {
        false
    }

    /// Returns whether the numbers of small discs are outside them, away from the centre.
    fn has_numbers_outside(&self) -> bool {
        false
    }

    /// Returns the unit vector from a switch to its number, `None` if it has none; `switch` counts switches from 0.
    fn switch_number_direction(&self, _switch: usize, _placed: &Places) -> Option<[f32; 2]> {
        None
    }
}

/// The path of a channel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Path {
    /// A line or arc from node to node.
    Line {
        /// Height of the arc above the straight line, or left of it, in pixels; 0 for a straight one, negative below or on the right.
        bulge: f32,
        /// Appearance of the channel at rest.
        rest: Rest,
    },
    /// A wrap-around channel, which leaves the picture at one end of a row or column and enters it at the other.
    WrapAround { along_row: bool },
}

/// The appearance of a channel that carries nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    Nothing,
    Lane,
    /// One line for both directions of the link.
    Link,
}
