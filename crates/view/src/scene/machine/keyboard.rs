//! Keyboard navigation in the machine: between processors, and from a processor to its messages and channels.

use super::picture::Picture;
use crate::scene::marks::{Mark, Way, nearest};
use crate::trace::moment::Moment;
use crate::trace::selection::Selection;

impl Picture {
    pub(super) fn beside(&self, from: Option<Selection>, way: Way, t: f64) -> Option<Selection> {
        let replay = &self.replay;
        let owner = match from {
            Some(Selection::Processor(q)) => Some(q),
            Some(Selection::Message(record) | Selection::Step(record)) => {
                ((record as usize) < replay.run().plan.steps.len()).then(|| replay.owner(record))
            }
            Some(Selection::Channel(channel)) => {
                replay.graph().and_then(|graph| Some(graph.ends(channel)?.0))
            }
            Some(Selection::Element { stage, index }) => replay.owner_of(stage, index),
            _ => None,
        };
        let owner = owner.filter(|&q| q < replay.p());
        if way == Way::Within {
            let own = self.own(owner?, t);
            let at = own.iter().position(|selection| Some(*selection) == from).unwrap_or(0);
            return own.get((at + 1) % own.len()).copied();
        }
        let mark = |(q, &at): (usize, &[f32; 2])| Mark { selection: Selection::Processor(q as u32), at };
        let marks: Vec<Mark> = self.layout.of_processors().iter().enumerate().map(mark).collect();
        nearest(&marks, owner.map(Selection::Processor), way)
    }

    /// Returns a processor, its messages in flight and its channels.
    fn own(&self, q: u32, t: f64) -> Vec<Selection> {
        let mut own = vec![Selection::Processor(q)];
        let mut moment = Moment::default();
        moment.set(&self.replay, t);
        let sent = moment.underway.iter().filter(|underway| underway.message.from == q);
        own.extend(sent.map(|underway| Selection::Message(underway.message.record)));
        let Some(graph) = self.replay.graph().filter(|_| !self.draws_straight()) else { return own };
        let starts = |channel: &u32| graph.ends(*channel).is_some_and(|(from, _)| from == q);
        if self.layout.used_channels_only {
            own.extend(moment.loaded.iter().copied().filter(starts).map(Selection::Channel));
        } else {
            own.extend((0..graph.channels()).filter(starts).map(Selection::Channel));
        }
        own
    }
}
