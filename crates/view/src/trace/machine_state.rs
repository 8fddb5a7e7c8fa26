//! The state of a machine at one moment: activities of processors, positions of messages, loads of channels.
//!
//! Buffers are reused from frame to frame, so that drawing allocates nothing once they have grown.

use crate::trace::message::Message;
use crate::trace::replay::{DelayedTransfer, Replay};
use crate::trace::transit::Transit;
use hyperfly_core::trace::{Activity, Segment};

/// A message in flight.
#[derive(Clone, Copy, Debug)]
pub struct InFlightMessage {
    pub message: Message,
    pub transit: Transit,
    /// Start of its route in [`MachineState::routes`].
    pub from: u32,
    /// End of its route (exclusive) in [`MachineState::routes`].
    pub to: u32,
}

/// The state of a run at one moment.
#[derive(Clone, Debug, Default)]
pub struct MachineState {
    /// Current segment of each processor. A processor whose message is delayed is in contention from the first word on, like its
    /// channels.
    pub segments: Vec<Segment>,
    /// Messages in flight, in order of injection.
    pub in_flight: Vec<InFlightMessage>,
    /// Concatenated routes of the messages; empty on a machine without channels.
    pub routes: Vec<u32>,
    /// Number of messages that occupy or wait for each channel; empty on a machine without channels.
    pub load: Vec<u16>,
    /// Channels with a load above zero.
    pub loaded: Vec<u32>,
}

impl MachineState {
    /// Moves the state to time `t`.
    pub fn set(&mut self, replay: &Replay, t: f64) {
        let p = replay.p();
        let channels = replay.graph().map_or(0, |graph| graph.channels());
        self.load.resize(channels as usize, 0);
        for &channel in &self.loaded {
            self.load[channel as usize] = 0;
        }
        self.loaded.clear();
        self.in_flight.clear();
        self.routes.clear();
        self.segments.clear();
        self.segments.extend((0..p).map(|q| match replay.delayed_transfer_at(q, t) {
            Some(DelayedTransfer { start, end, record, .. }) => {
                Segment { activity: Activity::Contention, start, end, record }
            }
            None => replay.segment_at(q, t),
        }));
        if let Some(bins) = &replay.run().trace.bins {
            let b = ((t / bins.width) as usize).min((bins.count as usize).saturating_sub(1));
            for channel in 0..channels {
                let mean = bins.load.get(channel as usize * bins.count as usize + b).copied().unwrap_or(0.0);
                if mean > 0.05 {
                    self.load[channel as usize] = mean.round().max(1.0) as u16;
                    self.loaded.push(channel);
                }
            }
            return;
        }
        replay.for_each_in_flight(t, |message| {
            let Some(transit) = Transit::at(replay, &message, t) else { return };
            let from = self.routes.len() as u32;
            let mut to = from;
            if let Some(graph) = replay.graph() {
                graph.route(message.from, message.to, &mut self.routes);
                to = self.routes.len() as u32;
                let (first, last) = transit.holds;
                for at in first..last.min(to - from) {
                    self.add_load(from + at);
                }
                if let Some(at) = transit.waiting {
                    self.add_load(from + at);
                }
            }
            self.in_flight.push(InFlightMessage { message, transit, from, to });
        });
    }

    /// Returns the current segment of processor `q`; idle if there is none.
    pub fn segment(&self, q: u32) -> Segment {
        let nothing = Segment { activity: Activity::Idle, start: 0.0, end: 0.0, record: u32::MAX };
        self.segments.get(q as usize).copied().unwrap_or(nothing)
    }

    /// Returns the channels on a message's route.
    pub fn route(&self, message: &InFlightMessage) -> &[u32] {
        &self.routes[message.from as usize..message.to as usize]
    }

    fn add_load(&mut self, at: u32) {
        let channel = self.routes[at as usize];
        let load = &mut self.load[channel as usize];
        if *load == 0 {
            self.loaded.push(channel);
        }
        *load = load.saturating_add(1);
    }
}
