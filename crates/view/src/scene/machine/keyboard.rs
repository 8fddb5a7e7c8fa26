//! Keyboard navigation in the machine: between processors, and from a processor to its messages and channels.

use super::picture::Picture;
use crate::scene::navigation::{KeyDirection, Mark, nearest};
use crate::trace::machine_state::MachineState;
use crate::trace::selection::Selection;

impl Picture {
    pub(super) fn neighbour(&self, from: Option<Selection>, way: KeyDirection, t: f64) -> Option<Selection> {
        let replay = &self.replay;
        let owner = match from {
            Some(Selection::Processor(q)) => Some(q),
            Some(Selection::Message(record) | Selection::Step(record)) => {
                ((record as usize) < replay.run().plan.steps.len()).then(|| replay.owner(record))
            }
            Some(Selection::Channel(channel)) => {
                replay.graph().and_then(|graph| graph.ends(channel)).map(|(from, _)| self.reached_from(from))
            }
            Some(Selection::Element { stage, index }) => replay.owner_of(stage, index),
            _ => None,
        };
        let owner = owner.filter(|&q| q < replay.p());
        if way == KeyDirection::Within {
            let parts = self.parts_of(owner?, t);
            let at = parts.iter().position(|selection| Some(*selection) == from).unwrap_or(0);
            return parts.get((at + 1) % parts.len()).copied();
        }
        let mark = |(q, &at): (usize, &[f32; 2])| Mark { selection: Selection::Processor(q as u32), at };
        let marks: Vec<Mark> = self.layout.processor_places().iter().enumerate().map(mark).collect();
        nearest(&marks, owner.map(Selection::Processor), way)
    }

    /// Returns the processor from which keys reach the channels of a node: itself, or for the k-th switch k mod p.
    fn reached_from(&self, node: u32) -> u32 {
        node % self.replay.p()
    }

    /// Returns a processor, its messages in flight, its channels and those of the switches reached from it.
    fn parts_of(&self, q: u32, t: f64) -> Vec<Selection> {
        let mut parts = vec![Selection::Processor(q)];
        let mut moment = MachineState::default();
        moment.set(&self.replay, t);
        let sent = moment.in_flight.iter().filter(|underway| underway.message.from == q);
        parts.extend(sent.map(|underway| Selection::Message(underway.message.record)));
        let Some(graph) = self.replay.graph().filter(|_| !self.draws_straight()) else { return parts };
        let starts_here =
            |channel: &u32| graph.ends(*channel).is_some_and(|(from, _)| self.reached_from(from) == q);
        if self.layout.used_channels_only {
            parts.extend(moment.loaded.iter().copied().filter(starts_here).map(Selection::Channel));
        } else {
            parts.extend((0..graph.channels()).filter(starts_here).map(Selection::Channel));
        }
        parts
    }
}
