//! The machine: processors by what they do, messages on their real routes, channels by load.

mod dense;
mod large;
mod layout;
mod marks;
mod straight;

use super::marks::Way;
use super::moment::Moment;
use super::{Frame, Scene, Selection};
use crate::batch::Batch;
use crate::palette::Ink;
use crate::story::{Message, Story};
use crate::surface::Surface;
use crate::why;
use hyperfly_core::trace::Activity;
use layout::{Layout, Shape};
use std::rc::Rc;

/// The machine scene: discs joined by wires up to 64 processors, cells beyond.
pub struct MachineScene {
    story: Rc<Story>,
    frame: Frame,
    layout: Layout,
    moment: Moment,
    moment_at: f64,
    scratch: Scratch,
}

/// Buffers that are reused from frame to frame.
#[derive(Default)]
struct Scratch {
    lines: Batch,
    bodies: Batch,
    rects: Batch,
    frames: Batch,
    discs: Batch,
    rings: Batch,
    thin_rings: Batch,
    marks: Batch,
    hatch: Vec<f32>,
    counts: Vec<(u32, u16)>,
    votes: Vec<[u16; 6]>,
    route: Vec<u32>,
}

impl MachineScene {
    /// Lays the machine out.
    pub fn new(story: &Rc<Story>, frame: Frame) -> Self {
        let layout = Layout::new(story, frame);
        let scratch = Scratch::default();
        MachineScene {
            story: story.clone(),
            frame,
            layout,
            moment: Moment::default(),
            moment_at: f64::NAN,
            scratch,
        }
    }

    /// The centre of a processor.
    pub fn place(&self, q: u32) -> [f32; 2] {
        self.layout.places[q as usize]
    }

    /// The path of a channel, x y again and again; empty for a gap in the numbers of channels.
    pub fn path(&self, channel: u32) -> &[f32] {
        self.layout.path(channel)
    }

    /// The state at `t`, as drawn.
    pub fn moment(&mut self, t: f64) -> &Moment {
        if self.moment_at != t {
            self.moment.set(&self.story, t);
            self.moment_at = t;
        }
        &self.moment
    }

    /// Marks what is selected: the processor and its partner, a channel, or a message with its route.
    fn highlight(&mut self, selection: Selection, t: f64, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let run = self.story.run();
        let (mut ring, mut route_of) = (None, None);
        match selection {
            Selection::Processor(q) if q < self.story.p() => {
                ring = Some(q);
                if self.flies() {
                    // All that it sends.
                    let [ax, ay] = self.place(q);
                    for underway in self.moment.underway.iter().filter(|u| u.message.from == q) {
                        let [bx, by] = self.place(underway.message.to);
                        surface.lines(Ink::Focus, 1.2 * hair, &[ax, ay, bx, by]);
                    }
                } else {
                    route_of = self.story.current(q, t);
                }
            }
            Selection::Message(record) => route_of = Some(record),
            Selection::Step(record) if (record as usize) < run.plan.steps.len() => {
                ring = Some(self.story.owner(record));
            }
            Selection::Channel(channel) => {
                let width = 2.0 * hair;
                self.layout.stretch(channel, 0.0, 1.0, |line| surface.lines(Ink::Focus, width, line));
                self.arrow(channel, surface);
            }
            Selection::Element { stage, index } => ring = self.story.owner_of(stage, index),
            _ => {}
        }
        if let Some(record) = route_of
            && let Some((partner, _)) =
                run.plan.steps.get(record as usize).and_then(|step| run.plan.sends(step))
        {
            let from = self.story.owner(record);
            self.scratch.route.clear();
            self.story.graph().route(from, partner, &mut self.scratch.route);
            if self.flies() {
                let ([ax, ay], [bx, by]) = (self.place(from), self.place(partner));
                surface.lines(Ink::Focus, 1.5 * hair, &[ax, ay, bx, by]);
                let length = (bx - ax).hypot(by - ay).max(1e-6);
                let way = [(bx - ax) / length, (by - ay) / length];
                let tip = [bx - way[0] * self.layout.radius, by - way[1] * self.layout.radius];
                surface.triangles(Ink::Focus, &triangle(tip, way, self.frame.text * 0.42));
            }
            for k in 0..self.scratch.route.len() {
                let channel = self.scratch.route[k];
                self.layout.stretch(channel, 0.0, 1.0, |line| surface.lines(Ink::Focus, 1.5 * hair, line));
            }
            if let Some(&last) = self.scratch.route.last() {
                self.arrow(last, surface);
            }
            self.outline(partner, 1.0 * hair, surface);
            ring = ring.or(Some(from));
        }
        if let Some(q) = ring {
            self.outline(q, 2.5 * hair, surface);
        }
    }

    /// Marks what is in an activity at `t`: the processors, and of the messages the channels that they hold or wait for.
    fn show(&mut self, activity: Activity, t: f64, surface: &mut dyn Surface) {
        let (hair, flies) = (self.frame.hair(), self.flies());
        let (layout, moment, scratch) = (&self.layout, &self.moment, &mut self.scratch);
        let r = layout.radius + 2.5 * hair;
        let here = layout.places.iter().zip(&moment.doing).filter(|(_, doing)| doing.activity == activity);
        for (&[x, y], _) in here {
            if layout.dense {
                scratch.frames.push(Ink::Focus, &[x - r, y - r, 2.0 * r, 2.0 * r]);
            } else {
                scratch.rings.push(Ink::Focus, &[x, y, r]);
            }
        }
        let switching = self.story.run().scenario.switching;
        for underway in &moment.underway {
            let Message { from, to, .. } = underway.message;
            if why::doing(&self.story, &underway.message, t) != Some(activity) {
                continue;
            }
            if flies {
                let ([ax, ay], [bx, by]) = (layout.places[from as usize], layout.places[to as usize]);
                scratch.lines.push(Ink::Focus, &[ax, ay, bx, by]);
                continue;
            }
            let (first, last) = underway.flight.occupies(switching);
            let held = moment.route(underway).iter().enumerate().filter(|(k, _)| {
                (first..last).contains(&(*k as u32)) || underway.flight.waiting == Some(*k as u32)
            });
            for (_, &channel) in held {
                layout.stretch(channel, 0.0, 1.0, |line| scratch.lines.push(Ink::Focus, line));
            }
        }
        scratch.lines.lines(surface, 1.5 * hair);
        scratch.frames.frames(surface, 2.0 * hair);
        scratch.rings.rings(surface, 2.0 * hair);
    }

    fn arrow(&self, channel: u32, surface: &mut dyn Surface) {
        if self.layout.path(channel).is_empty() {
            return;
        }
        let (at, way) = self.layout.at(channel, 1.0);
        surface.triangles(Ink::Focus, &triangle(at, way, self.frame.text * 0.42));
    }

    fn outline(&self, q: u32, width: f32, surface: &mut dyn Surface) {
        let [x, y] = self.place(q);
        let r = self.layout.radius + width + 1.0;
        if self.layout.dense {
            surface.frames(Ink::Focus, width, &[x - r, y - r, 2.0 * r, 2.0 * r]);
        } else {
            surface.rings(Ink::Focus, width, &[x, y, r]);
        }
    }
}

/// A triangle that ends at a point, in a direction.
fn triangle(tip: [f32; 2], way: [f32; 2], size: f32) -> [f32; 6] {
    let ([x, y], [ux, uy]) = (tip, way);
    let (bx, by) = (x - ux * size * 1.5, y - uy * size * 1.5);
    [x, y, bx - uy * size * 0.75, by + ux * size * 0.75, bx + uy * size * 0.75, by - ux * size * 0.75]
}

/// The ink of a message's body: held up, streaming, or only its head under way.
fn body(waiting: bool, streaming: bool) -> Ink {
    match (waiting, streaming) {
        (true, _) => Ink::Contention,
        (_, true) => Ink::Transfer,
        _ => Ink::Hop,
    }
}

/// Activities from the most telling to the least, for groups.
const BUSY: [Activity; 6] = [
    Activity::Contention,
    Activity::Transfer,
    Activity::Compute,
    Activity::Startup,
    Activity::Hop,
    Activity::Idle,
];

impl Scene for MachineScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        if self.layout.dense { self.draw_cells_at_rest(surface) } else { self.draw_wires_at_rest(surface) }
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        self.moment(t);
        if self.layout.dense {
            self.draw_cells(surface)
        } else {
            self.draw_large(surface)
        }
        if let Some(Selection::Activity(activity)) = selection {
            self.show(activity, t, surface);
        } else if let Some(selection) = selection {
            self.highlight(selection, t, surface);
        }
    }

    fn step(&self, from: Option<Selection>, way: Way, t: f64) -> Option<Selection> {
        self.beside(from, way, t)
    }

    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection> {
        let layout = &self.layout;
        let reach = if layout.dense { layout.radius * 1.05 } else { layout.radius + 3.0 };
        let near = |q: u32| {
            let [px, py] = layout.places[q as usize];
            if layout.dense { (px - x).abs().max((py - y).abs()) } else { (px - x).hypot(py - y) }
        };
        let nearest = (0..self.story.p()).map(|q| (near(q), q)).min_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((distance, q)) = nearest
            && distance <= reach
        {
            return Some(Selection::Processor(q));
        }
        let mut moment = Moment::default();
        moment.set(&self.story, t);
        for underway in &moment.underway {
            let message = underway.message;
            let ([hx, hy], loose) = if self.flies() {
                let ([ax, ay], [bx, by]) = (self.place(message.from), self.place(message.to));
                let f = underway.flight.head;
                ([ax + (bx - ax) * f, ay + (by - ay) * f], true)
            } else {
                let route = moment.route(underway);
                let channel = route[(underway.flight.head as usize).min(route.len() - 1)];
                (layout.at(channel, underway.flight.head.fract()).0, !underway.flight.streaming)
            };
            if !layout.dense && loose && (hx - x).hypot(hy - y) <= 7.0 {
                return Some(Selection::Message(message.record));
            }
        }
        let mut best = (6.0f32.min(layout.pitch * 0.3).max(2.0), None);
        // Of a ring only the channels in use are drawn.
        let ring = layout.shape == Shape::Ring;
        let channels = if ring { 0 } else { self.story.graph().channels() };
        for channel in (0..channels).chain(moment.loaded.iter().copied().filter(|_| ring)) {
            layout.stretch(channel, 0.0, 1.0, |&[ax, ay, bx, by]| {
                let distance = to_segment([x, y], [ax, ay], [bx, by]);
                if distance < best.0 {
                    best = (distance, Some(Selection::Channel(channel)));
                }
            });
        }
        best.1
    }
}

/// Distance of a point to a segment.
fn to_segment([x, y]: [f32; 2], [ax, ay]: [f32; 2], [bx, by]: [f32; 2]) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let f = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy).max(1e-6);
    let f = f.clamp(0.0, 1.0);
    (ax + dx * f - x).hypot(ay + dy * f - y)
}
