//! The machine by keys: from processor to processor, and within one to its messages and channels.

use super::{MachineScene, Shape};
use crate::scene::Selection;
use crate::scene::marks::{Mark, Way, nearest};
use crate::scene::moment::Moment;

impl MachineScene {
    pub(super) fn beside(&self, from: Option<Selection>, way: Way, t: f64) -> Option<Selection> {
        let story = &self.story;
        let owner = match from {
            Some(Selection::Processor(q)) => Some(q),
            Some(Selection::Message(record) | Selection::Step(record)) => {
                ((record as usize) < story.run().plan.steps.len()).then(|| story.owner(record))
            }
            Some(Selection::Channel(channel)) => story.graph().ends(channel).map(|(q, _)| q),
            Some(Selection::Element { stage, index }) => story.owner_of(stage, index),
            _ => None,
        };
        let owner = owner.filter(|&q| q < story.p());
        if way == Way::Within {
            let own = self.own(owner?, t);
            let at = own.iter().position(|selection| Some(*selection) == from).unwrap_or(0);
            return own.get((at + 1) % own.len()).copied();
        }
        let mark = |(q, &at): (usize, &[f32; 2])| Mark { selection: Selection::Processor(q as u32), at };
        let marks: Vec<Mark> = self.layout.places.iter().enumerate().map(mark).collect();
        nearest(&marks, owner.map(Selection::Processor), way)
    }

    /// A processor, its messages under way, its channels.
    fn own(&self, q: u32, t: f64) -> Vec<Selection> {
        let mut own = vec![Selection::Processor(q)];
        let mut moment = Moment::default();
        moment.set(&self.story, t);
        let sent = moment.underway.iter().filter(|underway| underway.message.from == q);
        own.extend(sent.map(|underway| Selection::Message(underway.message.record)));
        let graph = self.story.graph();
        // Of a ring only the channels in use are drawn.
        let ring = self.layout.shape == Shape::Ring;
        let channels = if ring || self.flies() { 0 } else { graph.channels() };
        let loaded = moment.loaded.iter().copied().filter(|_| ring);
        let starts = |channel: &u32| graph.ends(*channel).is_some_and(|(from, _)| from == q);
        own.extend((0..channels).chain(loaded).filter(starts).map(Selection::Channel));
        own
    }
}
