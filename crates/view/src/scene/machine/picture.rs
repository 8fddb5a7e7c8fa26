//! The data that all views of a machine are drawn from: run, layout and current state.

use super::bundles::Bundles;
use super::layout::Layout;
use super::strips::Strips;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::text::legend::MAX_DISCS;
use crate::trace::machine_state::MachineState;
use crate::trace::replay::Replay;
use std::rc::Rc;

/// Largest number of processors of a race whose discs have space for their numbers on a projector.
const MAX_NUMBERED_DISCS: u32 = 16;

/// A machine at one time.
pub struct Picture {
    pub(super) replay: Rc<Replay>,
    pub(super) frame: Frame,
    pub(super) layout: Layout,
    pub(super) moment: MachineState,
    pub(super) moment_at: f64,
    pub(super) scratch: Scratch,
    /// Whether messages are dots instead of bars on their channels.
    pub(super) dots: bool,
    /// Whether the layout leaves space for numbers of rows.
    pub(super) has_row_space: bool,
    /// The wires between blocks of processors, if there are blocks.
    pub(super) bundles: Option<Bundles>,
    /// Elements of each processor, if there is space for them.
    pub(super) strips: Option<Strips>,
}

/// Buffers reused from frame to frame.
#[derive(Default)]
pub(super) struct Scratch {
    pub(super) lines: Batch,
    pub(super) bodies: Batch,
    pub(super) rects: Batch,
    pub(super) frames: Batch,
    pub(super) discs: Batch,
    pub(super) rings: Batch,
    pub(super) thin_rings: Batch,
    pub(super) marks: Batch,
    pub(super) hatch: Vec<f32>,
    pub(super) ticks: Vec<f32>,
    pub(super) counts: Vec<(u32, u16)>,
    /// Centre and radius of the numbers written so far.
    pub(super) count_discs: Vec<[f32; 3]>,
    pub(super) votes: Vec<[u16; 6]>,
    pub(super) route: Vec<u32>,
}

/// Returns the radius of the smallest circle around a legible bold number.
pub(super) fn number_radius(digits: u32, frame: Frame) -> f32 {
    (0.3 * digits as f32).hypot(0.36) * frame.min_text_size()
}

/// Returns whether rows may have numbers: on a projector, where more than 16 discs are usually too small for theirs.
fn has_row_numbers(p: u32, frame: Frame) -> bool {
    frame.is_projected() && (MAX_NUMBERED_DISCS + 1..=MAX_DISCS).contains(&p)
}

impl Picture {
    /// Lays out the machine; with `dots`, without the elements of the processors.
    pub fn new(replay: &Rc<Replay>, frame: Frame, dots: bool) -> Self {
        // Only a race numbers its rows; other pictures keep the whole width.
        let has_row_space = dots && has_row_numbers(replay.p(), frame);
        let space = if has_row_space { 2.2 * frame.text } else { 0.0 };
        let layout = Layout::right_of(space, replay.graph(), replay.p(), frame);
        let bundles = Bundles::new(replay, &layout, frame);
        let strips = if dots { None } else { Strips::new(replay, &layout, frame) };
        Picture {
            replay: replay.clone(),
            frame,
            layout,
            moment: MachineState::default(),
            moment_at: f64::NAN,
            scratch: Scratch::default(),
            dots,
            has_row_space,
            bundles,
            strips,
        }
    }

    /// Returns the centre of a node.
    pub fn place(&self, node: u32) -> [f32; 2] {
        self.layout.places[node as usize]
    }

    /// Returns the state at `t`, computing it if necessary.
    pub fn moment(&mut self, t: f64) -> &MachineState {
        if self.moment_at != t {
            self.moment.set(&self.replay, t);
            self.moment_at = t;
        }
        &self.moment
    }

    /// Returns whether messages are drawn straight to their receivers because no channels are drawn.
    pub fn draws_straight(&self) -> bool {
        !self.replay.has_channels() || self.replay.p() > 1 && self.layout.has_no_paths()
    }

    /// Returns centre and radius of a channel's load count; `None` if channels are not drawn individually, or have no space for it.
    pub fn count_disc(&self, channel: u32) -> Option<[f32; 3]> {
        if self.layout.dense || self.layout.path(channel).is_empty() {
            return None;
        }
        if !self.frame.is_projected() {
            let r = (self.layout.radius * 0.62).clamp(0.58 * self.frame.text, 1.1 * self.frame.text);
            return Some(self.count_disc_at(channel, 0.36, r));
        }
        let digits = self.replay.busiest_channel().map_or(1, |busiest| busiest.load.max(1).ilog10() + 1);
        let r = number_radius(digits, self.frame) + 2.0 * self.frame.hair();
        // Large text leaves little space between the processors; a count that would cover one is left out.
        let is_clear = |[x, y, r]: &[f32; 3]| {
            let clearance = r + self.layout.radius + self.frame.hair();
            self.layout.processor_places().iter().all(|[px, py]| (px - x).hypot(py - y) >= clearance)
        };
        [0.36, 0.5].map(|part| self.count_disc_at(channel, part, r)).into_iter().find(is_clear)
    }

    /// Returns centre and radius of a load count of radius `r` at a fraction of its channel.
    fn count_disc_at(&self, channel: u32, part: f32, r: f32) -> [f32; 3] {
        // Next to the lane, away from the opposite one.
        let ([x, y], [ux, uy]) = self.layout.at(channel, part);
        // Kept inside the picture, where space above the first and below the last row is small.
        let margin = r + self.frame.hair();
        let inside = |at: f32, whole: f32| at.min(whole - margin).max(margin);
        let (width, height) = (self.frame.width, self.frame.height);
        [inside(x - uy * r * 0.75, width), inside(y + ux * r * 0.75, height), r]
    }
}
