//! A machine scene in a comparison of two runs. Channels that are busiest here, and less busy in the other run at the
//! corresponding time, have a square around their count.

use super::machine::MachineScene;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::Surface;
use crate::scene::scene::Scene;
use crate::text::alignment::Alignment;
use crate::trace::machine_state::MachineState;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_core::topology::Graph;
use std::rc::Rc;

/// The machine scene of one side of a comparison.
pub struct ComparisonScene {
    machine: MachineScene,
    other: Rc<Replay>,
    alignment: Rc<Alignment>,
    /// Whether this is the right side (the comparison).
    right: bool,
    /// Indexed by channel: the channel between the same processors in the other run.
    counterparts: Vec<Option<u32>>,
    other_state: MachineState,
    marked: Vec<u32>,
    squares: Vec<f32>,
    hair: f32,
    is_projected: bool,
}

impl ComparisonScene {
    /// Lays out the machine.
    pub fn new(
        replay: &Rc<Replay>,
        other: &Rc<Replay>,
        alignment: &Rc<Alignment>,
        right: bool,
        frame: Frame,
    ) -> Self {
        let counterparts = match (replay.graph(), other.graph()) {
            (Some(here), Some(other)) => (0..here.channels()).map(|k| counterpart(here, other, k)).collect(),
            _ => Vec::new(),
        };
        ComparisonScene {
            machine: MachineScene::new(replay, frame),
            other: other.clone(),
            alignment: alignment.clone(),
            right,
            counterparts,
            other_state: MachineState::default(),
            marked: Vec::new(),
            squares: Vec::new(),
            hair: frame.hair(),
            is_projected: frame.is_projected(),
        }
    }

    /// Returns the channels that are marked at time `t` of this side.
    pub fn busier_channels(&mut self, t: f64) -> &[u32] {
        let other_time = match self.right {
            true => self.alignment.left(self.alignment.clock(t)),
            false => self.alignment.right(t),
        };
        self.other_state.set(&self.other, other_time);
        self.marked.clear();
        let state = self.machine.moment(t);
        let max_load = state.loaded.iter().map(|&channel| state.load[channel as usize]).max().unwrap_or(0);
        for &channel in state.loaded.iter().filter(|_| max_load > 1) {
            let Some(&counterpart) = self.counterparts.get(channel as usize) else { continue };
            // A channel that the other side lacks has no load there.
            let load_of = |channel: u32| self.other_state.load.get(channel as usize).copied();
            let other_load = counterpart.and_then(load_of).unwrap_or(0);
            if state.load[channel as usize] == max_load && other_load < max_load {
                self.marked.push(channel);
            }
        }
        &self.marked
    }
}

/// Returns the channel of another graph between the two nodes that a channel connects.
fn counterpart(here: &dyn Graph, other: &dyn Graph, channel: u32) -> Option<u32> {
    let (from, to) = here.ends(channel)?;
    if from.max(to) >= here.processors().min(other.processors()) {
        return None;
    }
    let mut route = Vec::new();
    other.route(from, to, &mut route);
    if let [only] = route[..] { Some(only) } else { None }
}

impl Scene for ComparisonScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        self.machine.draw_static(surface);
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        self.machine.draw_dynamic(t, selection, surface);
        self.busier_channels(t);
        self.squares.clear();
        // In a projected picture they would cover their neighbours.
        for &channel in self.marked.iter().filter(|_| !self.is_projected) {
            if let Some([x, y, r]) = self.machine.count(channel) {
                let half = r + 2.5 * self.hair;
                self.squares.extend_from_slice(&[x - half, y - half, 2.0 * half, 2.0 * half]);
            }
        }
        surface.frames(Ink::Focus, 1.6 * self.hair, &self.squares);
    }

    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection> {
        self.machine.hit(x, y, t)
    }
}
