//! The data that all views of a machine are drawn from: run, layout and current state.

use super::layout::Layout;
use super::strips::Strips;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::trace::machine_state::MachineState;
use crate::trace::replay::Replay;
use std::rc::Rc;

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
    pub(super) votes: Vec<[u16; 6]>,
    pub(super) route: Vec<u32>,
}

impl Picture {
    /// Lays out the machine; with `dots`, without the elements of the processors.
    pub fn new(replay: &Rc<Replay>, frame: Frame, dots: bool) -> Self {
        let layout = Layout::new(replay.graph(), replay.p(), frame);
        let strips = if dots { None } else { Strips::new(replay, &layout, frame) };
        Picture {
            replay: replay.clone(),
            frame,
            layout,
            moment: MachineState::default(),
            moment_at: f64::NAN,
            scratch: Scratch::default(),
            dots,
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

    /// Returns centre and radius of a channel's load count; `None` if channels are not drawn individually.
    pub fn count_disc(&self, channel: u32) -> Option<[f32; 3]> {
        if self.layout.dense || self.layout.path(channel).is_empty() {
            return None;
        }
        let least = (0.58 * self.frame.text).max(self.frame.min_text_size() / 1.35);
        let r = (self.layout.radius * 0.62).clamp(least, 1.1 * self.frame.text);
        // Next to the lane, away from the opposite one.
        let ([x, y], [ux, uy]) = self.layout.at(channel, 0.36);
        // Kept inside the picture, where space above the first and below the last row is small.
        let margin = r + self.frame.hair();
        let inside = |at: f32, whole: f32| at.min(whole - margin).max(margin);
        let (width, height) = (self.frame.width, self.frame.height);
        Some([inside(x - uy * r * 0.75, width), inside(y + ux * r * 0.75, height), r])
    }
}
