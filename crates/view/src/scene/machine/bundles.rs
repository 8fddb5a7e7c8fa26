//! The wires between blocks of a hypercube of very many processors. All wires between two blocks are one bundle, on which one dot with a
//! number stands for their messages.

use super::layout::{BLOCKS, Layout};
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use crate::trace::machine_state::{InFlightMessage, MachineState};
use crate::trace::replay::Replay;

/// Number of blocks.
const COUNT: usize = (BLOCKS * BLOCKS) as usize;

/// Smallest height of the number in a dot, in pixels.
const MIN_NUMBER: f32 = 7.0;

/// The bundles of a hypercube.
pub(super) struct Bundles {
    frame: Frame,
    /// Left, top, right and bottom of each block, row by row.
    blocks: Vec<[f32; 4]>,
    /// Distance between neighbouring blocks along x and y.
    gaps: [f32; 2],
    /// The corners of the bundle from each block to each other, by [`path`]; empty if there is none.
    paths: Vec<Vec<[f32; 2]>>,
    /// The blocks at both ends of each channel that connects two.
    ends: Vec<Option<[u8; 2]>>,
    /// The messages between each two blocks; the buffers are reused from frame to frame.
    messages: Vec<BundledMessages>,
    lines: Batch,
}

/// The messages from one block to another.
#[derive(Clone, Copy, Default)]
struct BundledMessages {
    count: u32,
    /// Sum of the parts of the way that they have passed.
    passed: f32,
    /// Largest number of messages that share a wire.
    load: u16,
    /// The sender of the first.
    sender: u32,
}

impl Bundles {
    /// Collects the bundles; `None` if the layout has no blocks.
    pub fn new(replay: &Replay, layout: &Layout, frame: Frame) -> Option<Bundles> {
        let graph = replay.graph().filter(|_| layout.has_blocks)?;
        let (rows, columns) = layout.table;
        let block = |q: u32| q / columns / (rows / BLOCKS) * BLOCKS + q % columns / (columns / BLOCKS);
        let margin = layout.radius * 1.6;
        let bounds = |at: u32| {
            let (row, column) = (at / BLOCKS * (rows / BLOCKS), at % BLOCKS * (columns / BLOCKS));
            let first = row * columns + column;
            let last = first + (rows / BLOCKS - 1) * columns + columns / BLOCKS - 1;
            let [[left, top], [right, bottom]] = [first, last].map(|q| layout.places[q as usize]);
            [left - margin, top - margin, right + margin, bottom + margin]
        };
        let blocks: Vec<[f32; 4]> = (0..COUNT as u32).map(bounds).collect();
        let between = |channel: u32| {
            let (a, b) = graph.ends(channel)?;
            let ends = [block(a), block(b)];
            (ends[0] != ends[1]).then_some(ends.map(|block| block as u8))
        };
        let gaps = [blocks[1][0] - blocks[0][2], blocks[BLOCKS as usize][1] - blocks[0][3]];
        let corners = |pair: usize| {
            let (from, to) = (pair / COUNT, pair % COUNT);
            let is_bundle = (from ^ to).is_power_of_two();
            if is_bundle { path(&blocks, gaps, from, to) } else { Vec::new() }
        };
        Some(Bundles {
            frame,
            gaps,
            paths: (0..COUNT * COUNT).map(corners).collect(),
            blocks,
            ends: (0..graph.channels()).map(between).collect(),
            messages: vec![BundledMessages::default(); COUNT * COUNT],
            lines: Batch::default(),
        })
    }

    /// Returns whether a channel belongs to a bundle.
    pub fn holds(&self, channel: u32) -> bool {
        self.ends[channel as usize].is_some()
    }

    /// Returns the smallest x of blocks and bundles.
    pub fn left(&self) -> f32 {
        self.blocks[0][0] - self.gaps[0]
    }

    /// Draws the blocks and all bundles.
    pub fn draw_at_rest(&self, surface: &mut dyn Surface) {
        let rects: Vec<f32> =
            self.blocks.iter().flat_map(|&[x, y, right, bottom]| [x, y, right - x, bottom - y]).collect();
        surface.rects(Ink::Panel, &rects);
        for path in self.paths.iter().filter(|path| !path.is_empty()) {
            surface.polyline(Ink::Wire, self.frame.hair(), &path.concat());
        }
    }

    /// Adds a message to its bundle, if its head is on one; returns whether it is.
    pub fn add(&mut self, moment: &MachineState, underway: &InFlightMessage, progress: f32) -> bool {
        let route = moment.route(underway);
        let at = (progress as usize).min(route.len() - 1);
        let Some([from, to]) = self.ends[route[at] as usize].map(|ends| ends.map(usize::from)) else {
            return false;
        };
        let bundle = &mut self.messages[from * COUNT + to];
        if bundle.count == 0 {
            bundle.sender = underway.message.from;
        }
        bundle.count += 1;
        bundle.passed += (progress - at as f32).clamp(0.0, 1.0);
        bundle.load = bundle.load.max(moment.load[route[at] as usize]);
        true
    }

    /// Draws the messages added since the last time: their bundle in the colour of its load, and a dot at their mean position with their
    /// number.
    pub fn draw(&mut self, surface: &mut dyn Surface) {
        let (hair, gap) = (self.frame.hair(), self.gaps[0].min(self.gaps[1]));
        let busy = || self.messages.iter().zip(&self.paths).filter(|(bundle, _)| bundle.count > 0);
        for (bundle, path) in busy() {
            let ink = if bundle.load > 1 { Ink::load(u32::from(bundle.load)) } else { Ink::Transfer };
            for pair in path.windows(2) {
                self.lines.push(ink, pair.as_flattened());
            }
        }
        self.lines.lines(surface, (gap * 0.12).max(1.5 * hair));
        let radius = (gap * 0.36).min(self.frame.text);
        let size = radius * 1.05;
        for (bundle, path) in busy() {
            let [x, y] = along(path, bundle.passed / bundle.count as f32);
            surface.discs(Ink::Ground, &[x, y, radius + 0.9 * hair]);
            surface.discs(Ink::sender(bundle.sender), &[x, y, radius]);
            if size >= MIN_NUMBER {
                let style = TextStyle::new(size, Anchor::Middle).bold();
                surface.text(x, y, style, Ink::OnStrong, numbers::static_text(bundle.count));
            }
        }
        self.messages.fill(BundledMessages::default());
    }
}

/// Returns the corners of a bundle from one block to another. Neighbours have a straight one; all others leave the row or the column of
/// blocks and run along it, each at a distance of its own.
fn path(blocks: &[[f32; 4]], gaps: [f32; 2], from: usize, to: usize) -> Vec<[f32; 2]> {
    let difference = from ^ to;
    let is_row = difference < BLOCKS as usize;
    // The axis along which it runs, and the other one.
    let (along, across) = if is_row { (0, 1) } else { (1, 0) };
    let [a, b] = [from, to].map(|block| blocks[block]);
    let middle = |block: [f32; 4], axis: usize| (block[axis] + block[axis + 2]) / 2.0;
    let point = |x: f32, y: f32| if is_row { [x, y] } else { [y, x] };
    let forward = if from < to { 1.0 } else { -1.0 };
    let shift = if is_row { 0 } else { BLOCKS.ilog2() };
    if difference >> shift == 1 {
        // On the right of its direction.
        let y = middle(a, across) + forward * 0.2 * (a[across + 2] - a[across]);
        let [start, end] = if from < to { [a[along + 2], b[along]] } else { [a[along], b[along + 2]] };
        return vec![point(start, y), point(end, y)];
    }
    let first = (from.min(to) >> shift) & 1;
    let gap = gaps[across];
    let level = a[across] - gap * (0.36 + 0.4 * first as f32 + 0.1 * forward);
    let [start, end] = [a, b].map(|block| middle(block, along) + forward * 0.12 * (a[along + 2] - a[along]));
    vec![point(start, a[across]), point(start, level), point(end, level), point(end, b[across])]
}

/// Returns the point at a part of a polyline.
fn along(path: &[[f32; 2]], part: f32) -> [f32; 2] {
    let length = |pair: &[[f32; 2]]| (pair[1][0] - pair[0][0]).hypot(pair[1][1] - pair[0][1]);
    let mut left = part * path.windows(2).map(length).sum::<f32>();
    for pair in path.windows(2) {
        let long = length(pair);
        if left <= long {
            let f = left / long.max(1e-6);
            return [0, 1].map(|axis| pair[0][axis] + f * (pair[1][axis] - pair[0][axis]));
        }
        left -= long;
    }
    path.last().copied().unwrap_or_default()
}
