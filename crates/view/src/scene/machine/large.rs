//! Up to 64 processors: numbered discs, a lane for each directed channel, messages as bodies with moving marks.

use super::layout::Shape;
use super::{MachineScene, body, triangle};
use crate::numbers;
use crate::palette::Ink;
use crate::scene::moment::Underway;
use crate::surface::{Anchor, Surface, Type};
use hyperfly_core::scenario::Switching;
use hyperfly_core::trace::Activity;

/// A message has so many marks; one passes a point of its route whenever this part of its words has.
const MARKS: f32 = 10.0;

impl MachineScene {
    pub(super) fn draw_wires_at_rest(&self, surface: &mut dyn Surface) {
        surface.lines(Ink::Wire, 1.2 * self.frame.hair(), &self.layout.rest);
        // Where a channel around the edge comes back.
        let size = (self.frame.text * 0.8).min(self.layout.pitch * 0.3);
        if size >= 6.0 {
            for &([x, y], [ux, uy], back) in &self.layout.exits {
                let anchor = match ux {
                    ux if ux > 0.5 => Anchor::Start,
                    ux if ux < -0.5 => Anchor::End,
                    _ => Anchor::Middle,
                };
                let (x, y) = (x + ux * size * 0.35, y + uy * size * 0.75);
                surface.text(x, y, Type::new(size, anchor), Ink::Muted, numbers::text(back));
            }
        }
    }

    pub(super) fn draw_large(&mut self, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let lane = self.layout.lane;
        self.scratch.counts.clear();
        if self.flies() {
            self.draw_flights(surface);
            self.draw_processors(surface);
            return;
        }
        let (layout, moment, scratch) = (&self.layout, &self.moment, &mut self.scratch);

        // Channels by load: wider and deeper with each doubling.
        for &channel in &moment.loaded {
            let load = moment.load[channel as usize];
            if load > 1 {
                scratch.counts.push((channel, load));
                layout
                    .stretch(channel, 0.0, 1.0, |line| scratch.bodies.push(Ink::load(u32::from(load)), line));
            } else {
                layout.stretch(channel, 0.0, 1.0, |line| scratch.lines.push(Ink::TransferSoft, line));
            }
        }
        scratch.lines.lines(surface, (lane * 0.9).max(2.0 * hair));
        scratch.bodies.lines(surface, (lane * 1.5).max(3.0 * hair));

        // Messages.
        let forward = self.story.run().scenario.switching == Switching::StoreAndForward;
        for underway in &moment.underway {
            if !forward {
                stretch_out(layout, moment, underway, scratch, lane);
            }
        }
        scratch.lines.lines(surface, (lane * 0.62).max(1.5 * hair));
        scratch.marks.triangles(surface);
        if forward {
            let size = (layout.radius * 0.3).clamp(2.4, 5.5 * hair);
            for underway in &moment.underway {
                let route = moment.route(underway);
                let flight = underway.flight;
                let channel = route[(flight.head as usize).min(route.len() - 1)];
                let ([x, y], _) = layout.at(channel, flight.head.fract());
                let ink = body(flight.waiting.is_some(), true);
                if flight.waiting.is_none() {
                    layout.stretch(channel, 0.0, flight.head.fract(), |line| scratch.lines.push(ink, line));
                }
                scratch.discs.push(Ink::Ground, &[x, y, size + 1.2]);
                scratch.discs.push(ink, &[x, y, size]);
            }
            scratch.lines.lines(surface, (lane * 0.62).max(1.5 * hair));
            scratch.discs.discs(surface);
        }
        // The blocked head of a worm: a bar across its lane.
        for underway in &moment.underway {
            if underway.flight.waiting.is_some() && !forward {
                let route = moment.route(underway);
                let at = underway.flight.head as usize;
                let channel = route[at.min(route.len() - 1)];
                let ([x, y], [ux, uy]) = layout.at(channel, 0.0);
                let half = lane * 1.5 + 2.0;
                let (x, y) = (x + ux * 2.0, y + uy * 2.0);
                scratch
                    .lines
                    .push(Ink::Contention, &[x - uy * half, y + ux * half, x + uy * half, y - ux * half]);
            }
        }
        scratch.lines.lines(surface, 2.5 * hair);

        self.draw_processors(surface);
        self.draw_counts(surface);
    }

    fn draw_processors(&mut self, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let r = self.layout.radius;
        let (layout, moment, scratch) = (&self.layout, &self.moment, &mut self.scratch);
        scratch.hatch.clear();
        for (q, &[x, y]) in layout.places.iter().enumerate() {
            let activity = moment.doing(q as u32).activity;
            let inside = match activity {
                Activity::Compute => Ink::Compute,
                Activity::Startup => Ink::StartupSoft,
                _ => Ink::Ground,
            };
            scratch.discs.push(inside, &[x, y, r]);
            match activity {
                Activity::Compute => {}
                Activity::Idle => scratch.thin_rings.push(Ink::Idle, &[x, y, r - 0.6 * hair]),
                activity => scratch.rings.push(Ink::of(activity), &[x, y, r - 1.2 * hair]),
            }
            if activity == Activity::Contention && r > 7.0 {
                scratch.thin_rings.push(Ink::Contention, &[x, y, r - 4.4 * hair]);
            }
            if activity == Activity::Idle {
                let s = r * 0.62;
                scratch.hatch.extend_from_slice(&[x - s, y - s, 2.0 * s, 2.0 * s]);
            }
        }
        scratch.discs.discs(surface);
        surface.hatch(Ink::IdleSoft, hair, 4.0 * hair, &scratch.hatch);
        scratch.rings.rings(surface, 2.6 * hair);
        scratch.thin_rings.rings(surface, 1.2 * hair);
        let size = (r * 0.92).min(self.frame.text * 1.7);
        let em = self.frame.text;
        if layout.shape == Shape::Ring && layout.places.len() > 32 {
            let middle = [self.frame.width / 2.0, self.frame.height / 2.0];
            let size = (layout.pitch * 0.62).min(em * 0.85);
            let apart = if size >= 6.5 { 1 } else { 4 };
            for (q, &[x, y]) in layout.places.iter().enumerate().step_by(apart) {
                // Away from the middle, as far on all sides for the eye.
                let (dx, dy) = (x - middle[0], y - middle[1]);
                let length = dx.hypot(dy).max(1e-6);
                let away = r + em * 0.72;
                let at = [x + dx / length * away * 1.1, y + dy / length * away];
                let set = Type::new(size.max(6.5), Anchor::Middle);
                surface.text(at[0], at[1], set, Ink::Muted, numbers::text(q as u32));
            }
        } else if size >= 6.0 {
            for (q, &[x, y]) in layout.places.iter().enumerate() {
                let ink = match moment.doing(q as u32).activity {
                    Activity::Compute => Ink::OnStrong,
                    Activity::Idle => Ink::Muted,
                    _ => Ink::Text,
                };
                surface.text(x, y, Type::new(size, Anchor::Middle).bold(), ink, numbers::text(q as u32));
            }
        }
    }

    /// The number of messages on each channel that more than one shares.
    /// Where the count of a loaded channel is, and its radius; `None` where channels are not drawn one by one.
    pub fn count(&self, channel: u32) -> Option<[f32; 3]> {
        if self.layout.dense || self.layout.path(channel).is_empty() {
            return None;
        }
        let r = (self.layout.radius * 0.62).clamp(0.58 * self.frame.text, 1.1 * self.frame.text);
        // Beside the lane, away from the opposite one.
        let ([x, y], [ux, uy]) = self.layout.at(channel, 0.36);
        Some([x - uy * r * 0.75, y + ux * r * 0.75, r])
    }

    fn draw_counts(&mut self, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        for &(channel, load) in &self.scratch.counts {
            let Some([x, y, r]) = self.count(channel) else { continue };
            let ink = Ink::load(u32::from(load));
            surface.discs(Ink::Ground, &[x, y, r]);
            surface.rings(ink, 1.6 * hair, &[x, y, r]);
            surface.text(x, y, Type::new(r * 1.35, Anchor::Middle).bold(), ink, numbers::text(load.into()));
        }
    }
}

/// A cut-through message or a worm: its body over its channels, its marks moving with its words.
fn stretch_out(
    layout: &super::Layout,
    moment: &crate::scene::moment::Moment,
    underway: &Underway,
    scratch: &mut super::Scratch,
    lane: f32,
) {
    let flight = underway.flight;
    let route = moment.route(underway);
    let ink = body(flight.waiting.is_some(), flight.streaming);
    let spacing = (lane * 7.0).max(24.0);
    let size = (lane * 0.95).max(2.4);
    let mut passed = if flight.streaming { (flight.moved * MARKS).fract() * spacing } else { spacing * 0.5 };
    for (k, &channel) in route.iter().enumerate() {
        let from = (flight.tail - k as f32).clamp(0.0, 1.0);
        let to = (flight.head - k as f32).clamp(0.0, 1.0);
        let shared = moment.load.get(channel as usize).is_some_and(|&load| load > 1);
        if to > from && !shared {
            layout.stretch(channel, from, to, |line| scratch.lines.push(ink, line));
        }
        let length = layout.length(channel).max(1.0);
        if flight.streaming {
            while passed < length * to {
                if passed > length * from + size {
                    let (tip, way) = layout.at(channel, passed / length);
                    scratch.marks.push(Ink::Text, &triangle(tip, way, size));
                }
                passed += spacing;
            }
            passed -= length;
        } else if to > from && to < 1.0 {
            let (tip, way) = layout.at(channel, to);
            scratch.marks.push(Ink::Text, &triangle(tip, way, size));
        }
    }
}
