//! Highlights the selection in a machine.

use super::picture::Picture;
use super::shapes::triangle;
use crate::draw::palette::Ink;
use crate::draw::surface::Surface;
use crate::text::why;
use crate::trace::message::Message;
use crate::trace::selection::Selection;
use hyperfly_core::trace::Activity;

impl Picture {
    /// Highlights the selected processor with its partner, channel, or message with its route.
    pub fn highlight(&mut self, selection: Selection, t: f64, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let run = self.replay.run();
        let (mut ring, mut route_of) = (None, None);
        match selection {
            Selection::Processor(q) if q < self.replay.p() => {
                ring = Some(q);
                if self.draws_straight() {
                    // All messages that it sends.
                    let [ax, ay] = self.place(q);
                    for underway in self.moment.in_flight.iter().filter(|u| u.message.from == q) {
                        let [bx, by] = self.place(underway.message.to);
                        surface.lines(Ink::Focus, 1.2 * hair, &[ax, ay, bx, by]);
                    }
                } else {
                    route_of = self.replay.record_at(q, t);
                }
            }
            Selection::Message(record) => route_of = Some(record),
            Selection::Step(record) if (record as usize) < run.plan.steps.len() => {
                ring = Some(self.replay.owner(record));
            }
            Selection::Line(line) if self.replay.is_detailed() => {
                // Processors that now execute a step of the line.
                for q in 0..self.replay.p() {
                    let record = self.replay.segment_at(q, t).record;
                    if record != u32::MAX && self.replay.line_of(record) == Some(line) {
                        self.outline_processor(q, 1.5 * hair, surface);
                    }
                }
            }
            Selection::Channel(channel) => {
                let width = 2.0 * hair;
                self.layout
                    .for_each_segment(channel, 0.0, 1.0, |line| surface.lines(Ink::Focus, width, line));
                self.draw_arrow(channel, surface);
            }
            Selection::Element { stage, index } => ring = self.replay.owner_of(stage, index),
            _ => {}
        }
        if let Some(record) = route_of
            && let Some((partner, _)) =
                run.plan.steps.get(record as usize).and_then(|step| run.plan.sends(step))
        {
            let from = self.replay.owner(record);
            self.scratch.route.clear();
            if let Some(graph) = self.replay.graph() {
                graph.route(from, partner, &mut self.scratch.route);
            }
            if self.draws_straight() {
                let ([ax, ay], [bx, by]) = (self.place(from), self.place(partner));
                surface.lines(Ink::Focus, 1.5 * hair, &[ax, ay, bx, by]);
                let length = (bx - ax).hypot(by - ay).max(1e-6);
                let way = [(bx - ax) / length, (by - ay) / length];
                let tip = [bx - way[0] * self.layout.radius, by - way[1] * self.layout.radius];
                surface.triangles(Ink::Focus, &triangle(tip, way, self.frame.text * 0.42));
            }
            for k in 0..self.scratch.route.len() {
                let channel = self.scratch.route[k];
                self.layout
                    .for_each_segment(channel, 0.0, 1.0, |line| surface.lines(Ink::Focus, 1.5 * hair, line));
            }
            if let Some(&last) = self.scratch.route.last() {
                self.draw_arrow(last, surface);
            }
            self.outline_processor(partner, 1.0 * hair, surface);
            ring = ring.or(Some(from));
        }
        if let Some(q) = ring {
            self.outline_processor(q, 2.5 * hair, surface);
        }
    }

    /// Highlights the processors in an activity at `t`, and the channels that messages in it occupy or wait for.
    pub fn highlight_activity(&mut self, activity: Activity, t: f64, surface: &mut dyn Surface) {
        let (hair, is_straight) = (self.frame.hair(), self.draws_straight());
        let (layout, moment, scratch) = (&self.layout, &self.moment, &mut self.scratch);
        let r = layout.radius + 2.5 * hair;
        let places = (0..).zip(layout.processor_places());
        for (_, &[x, y]) in places.filter(|(q, _)| self.replay.activities(*q, t).contains(activity)) {
            if layout.dense {
                scratch.frames.push(Ink::Focus, &[x - r, y - r, 2.0 * r, 2.0 * r]);
            } else {
                scratch.rings.push(Ink::Focus, &[x, y, r]);
            }
        }
        for underway in &moment.in_flight {
            let Message { from, to, .. } = underway.message;
            if !why::message_activities(&self.replay, &underway.message, t).contains(activity) {
                continue;
            }
            if is_straight {
                let ([ax, ay], [bx, by]) = (layout.places[from as usize], layout.places[to as usize]);
                scratch.lines.push(Ink::Focus, &[ax, ay, bx, by]);
                continue;
            }
            let (first, last) = underway.transit.holds;
            let used = moment.route(underway).iter().enumerate().filter(|(k, _)| {
                (first..last).contains(&(*k as u32)) || underway.transit.waiting == Some(*k as u32)
            });
            for (_, &channel) in used {
                layout.for_each_segment(channel, 0.0, 1.0, |line| scratch.lines.push(Ink::Focus, line));
            }
        }
        scratch.lines.lines(surface, 1.5 * hair);
        scratch.frames.frames(surface, 2.0 * hair);
        scratch.rings.rings(surface, 2.0 * hair);
    }

    fn draw_arrow(&self, channel: u32, surface: &mut dyn Surface) {
        if self.layout.path(channel).is_empty() {
            return;
        }
        let (at, way) = self.layout.at(channel, 1.0);
        surface.triangles(Ink::Focus, &triangle(at, way, self.frame.text * 0.42));
    }

    fn outline_processor(&self, q: u32, width: f32, surface: &mut dyn Surface) {
        let [x, y] = self.place(q);
        let r = self.layout.radius + width + 1.0;
        if self.layout.dense {
            surface.frames(Ink::Focus, width, &[x - r, y - r, 2.0 * r, 2.0 * r]);
        } else {
            surface.rings(Ink::Focus, width, &[x, y, r]);
        }
    }
}
