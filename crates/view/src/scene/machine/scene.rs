//! The machine scene.

use super::layout::{BLOCKS, has_blocks};
use super::picture::Picture;
use super::shapes::distance_to_segment;
use crate::draw::frame::Frame;
use crate::draw::surface::Surface;
use crate::scene::navigation::KeyDirection;
use crate::scene::scene::Scene;
use crate::trace::machine_state::MachineState;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use std::rc::Rc;

/// The machine scene: discs connected by wires for up to 64 processors, cells for more.
pub struct MachineScene {
    picture: Picture,
}

impl MachineScene {
    /// Lays out the machine.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        MachineScene { picture: Picture::new(replay, frame, false) }
    }

    /// Lays out the machine with a dot for each message, which a reader can follow.
    pub fn with_dots(replay: &Rc<Replay>, frame: Frame) -> Self {
        MachineScene { picture: Picture::new(replay, frame, true) }
    }

    /// Returns how many messages a numbered dot of a hypercube of `p` processors stands for if each processor sends one; `None` if every
    /// message has a dot of its own.
    pub fn bundled_messages(p: u32) -> Option<u32> {
        has_blocks(p.ilog2()).then_some(p / (BLOCKS * BLOCKS))
    }

    /// Returns the centre of a node; processors are numbered before switches.
    pub fn place(&self, node: u32) -> [f32; 2] {
        self.picture.place(node)
    }

    /// Returns the points (x y) of a channel's path; empty for an unused channel number.
    pub fn path(&self, channel: u32) -> &[f32] {
        self.picture.layout.path(channel)
    }

    /// Returns the radius of a processor's disc, or half the side of its cell.
    pub fn radius(&self) -> f32 {
        self.picture.layout.radius
    }

    /// Returns the state at `t`.
    pub fn moment(&mut self, t: f64) -> &MachineState {
        self.picture.moment(t)
    }

    /// Returns centre and radius of a channel's load count; `None` if channels are not drawn individually, or have no space for it.
    pub fn count(&self, channel: u32) -> Option<[f32; 3]> {
        self.picture.count_disc(channel)
    }
}

impl Scene for MachineScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        if self.picture.layout.dense {
            self.picture.draw_cells_at_rest(surface);
        } else {
            self.picture.draw_wires_at_rest(surface);
        }
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        self.picture.moment(t);
        if self.picture.layout.dense {
            self.picture.draw_cells(surface);
        } else {
            self.picture.draw_discs(surface);
        }
        if self.picture.dots {
            self.picture.draw_dots(surface);
        } else {
            self.picture.draw_bundled_messages(surface);
        }
        match selection {
            Some(Selection::Activity(activity)) => self.picture.highlight_activity(activity, t, surface),
            Some(selection) => self.picture.highlight(selection, t, surface),
            None => {}
        }
    }

    fn has_strips(&self) -> bool {
        self.picture.strips.is_some()
    }

    fn step(&self, from: Option<Selection>, way: KeyDirection, t: f64) -> Option<Selection> {
        self.picture.neighbour(from, way, t)
    }

    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection> {
        let layout = &self.picture.layout;
        let reach = if layout.dense { layout.radius * 1.05 } else { layout.radius + 3.0 };
        let near = |q: u32| {
            let [px, py] = layout.places[q as usize];
            if layout.dense { (px - x).abs().max((py - y).abs()) } else { (px - x).hypot(py - y) }
        };
        let nearest = (0..self.picture.replay.p()).map(|q| (near(q), q)).min_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((distance, q)) = nearest
            && distance <= reach
        {
            return Some(Selection::Processor(q));
        }
        let mut moment = MachineState::default();
        moment.set(&self.picture.replay, t);
        for underway in &moment.in_flight {
            let message = underway.message;
            let ([hx, hy], is_selectable) = if self.picture.draws_straight() {
                let ([ax, ay], [bx, by]) = (self.picture.place(message.from), self.picture.place(message.to));
                let f = underway.transit.head;
                ([ax + (bx - ax) * f, ay + (by - ay) * f], true)
            } else {
                let route = moment.route(underway);
                let channel = route[(underway.transit.head as usize).min(route.len() - 1)];
                (layout.at(channel, underway.transit.head.fract()).0, !underway.transit.streaming)
            };
            if !layout.dense && is_selectable && (hx - x).hypot(hy - y) <= 7.0 {
                return Some(Selection::Message(message.record));
            }
        }
        let mut best = (6.0f32.min(layout.pitch * 0.3).max(2.0), None);
        let used_only = layout.used_channels_only;
        let all = self.picture.replay.graph().map_or(0, |graph| graph.channels());
        let used = moment.loaded.iter().copied().filter(|_| used_only);
        for channel in (0..if used_only { 0 } else { all }).chain(used) {
            layout.for_each_segment(channel, 0.0, 1.0, |&[ax, ay, bx, by]| {
                let distance = distance_to_segment([x, y], [ax, ay], [bx, by]);
                if distance < best.0 {
                    best = (distance, Some(Selection::Channel(channel)));
                }
            });
        }
        best.1
    }
}
