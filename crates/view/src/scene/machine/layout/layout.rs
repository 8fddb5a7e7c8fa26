//! The complete layout of a machine.

use super::kinds::arrangement;
use super::paths::Paths;
use crate::draw::frame::Frame;
use crate::text::legend::MAX_DISCS;
use hyperfly_core::topology::Graph;
use std::ops::Deref;

/// The positions of the nodes and the paths of the channels.
pub struct Layout {
    /// Number of processors; all further nodes are switches.
    pub processors: usize,
    /// Centre of each node, processors before switches.
    pub places: Vec<[f32; 2]>,
    /// Radius of a processor's disc, or half the side of its cell.
    pub radius: f32,
    /// Whether processors are cells.
    pub dense: bool,
    /// Distance between nearest neighbours.
    pub pitch: f32,
    /// Number of neighbouring processors that one cell stands for, along columns and rows; 1 × 1 unless p is very large.
    pub group: (u32, u32),
    /// Rows and columns of a table of all processors.
    pub table: (u32, u32),
    /// Whether only channels in use are drawn.
    pub used_channels_only: bool,
    /// Whether the numbers of processors are outside their discs.
    pub numbers_outside: bool,
    /// Switches with a number next to them, each with the direction to it.
    pub switch_numbers: Vec<(usize, [f32; 2])>,
    /// Whether cells stand in [`BLOCKS`](super::BLOCKS) by `BLOCKS` blocks.
    pub has_blocks: bool,
    paths: Paths,
}

impl Layout {
    /// Lays out a graph of `p` processors; without a graph there are no channels.
    pub fn new(graph: Option<&dyn Graph>, p: u32, frame: Frame) -> Layout {
        let dense = p > MAX_DISCS;
        let arrangement = arrangement(graph, p);
        let placed = if dense { arrangement.cells(frame) } else { arrangement.discs(frame) };
        let pitch = placed.pitch[0].min(placed.pitch[1]);
        let lane = if dense { pitch * 0.075 } else { arrangement.lane(placed.radius) };
        let paths = match graph {
            Some(graph) if placed.group == (1, 1) && arrangement.has_paths() => {
                Paths::new(graph, &*arrangement, &placed, lane, dense)
            }
            _ => Paths::empty(lane),
        };
        let switches = 0..placed.at.len() - p as usize;
        let number =
            |switch| Some((p as usize + switch, arrangement.switch_number_direction(switch, &placed)?));
        let switch_numbers = if dense { Vec::new() } else { switches.filter_map(number).collect() };
        Layout {
            processors: p as usize,
            places: placed.at,
            radius: placed.radius,
            dense,
            pitch,
            group: placed.group,
            table: placed.table,
            used_channels_only: arrangement.shows_used_channels_only(),
            numbers_outside: arrangement.has_numbers_outside(),
            switch_numbers,
            has_blocks: arrangement.has_blocks(),
            paths,
        }
    }

    /// Lays out a graph in the part of a frame that leaves `space` at its left.
    pub fn right_of(space: f32, graph: Option<&dyn Graph>, p: u32, frame: Frame) -> Layout {
        let mut layout = Layout::new(graph, p, Frame { width: frame.width - space, ..frame });
        layout.places.iter_mut().for_each(|[x, _]| *x += space);
        layout.paths.shift(space);
        layout
    }

    /// Returns the centres of the processors.
    pub fn processor_places(&self) -> &[[f32; 2]] {
        &self.places[..self.processors]
    }

    /// Returns the centres of the switches.
    pub fn switch_places(&self) -> &[[f32; 2]] {
        &self.places[self.processors..]
    }
}

impl Deref for Layout {
    type Target = Paths;

    fn deref(&self) -> &Paths {
        &self.paths
    }
}
