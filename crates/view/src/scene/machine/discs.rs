//! The machine with up to 64 processors: numbered discs, one lane per directed channel, messages as bars with moving marks.

use super::layout::{Exit, Layout, SWITCH_RADIUS};
use super::picture::{Picture, Scratch, number_radius};
use super::shapes::{message_ink, push_tick, triangle};
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use crate::trace::machine_state::InFlightMessage;
use crate::trace::machine_state::MachineState;
use hyperfly_core::machine::Switching;
use hyperfly_core::trace::Activity;
use std::cmp::Reverse;

/// Number of marks of a message: one passes a point of the route whenever a tenth of the words has.
const MARKS_PER_MESSAGE: f32 = 10.0;

impl Picture {
    pub(super) fn draw_wires_at_rest(&self, surface: &mut dyn Surface) {
        surface.lines(Ink::Wire, 1.2 * self.frame.hair(), &self.layout.rest);
        if self.has_row_space && !self.has_numbers() {
            self.number_rows(surface);
        }
        self.number_switches(surface);
        // Label the far end of each wrap-around channel.
        let size = (self.frame.text * 0.92).min(self.layout.pitch * 0.3);
        if size >= self.frame.min_text_size() {
            for &Exit { at: [x, y], way: [ux, uy], far_node } in &self.layout.exits {
                let anchor = match ux {
                    ux if ux > 0.5 => Anchor::Start,
                    ux if ux < -0.5 => Anchor::End,
                    _ => Anchor::Middle,
                };
                let (x, y) = (x + ux * size * 0.35, y + uy * size * 0.75);
                surface.text(x, y, TextStyle::new(size, anchor), Ink::Muted, numbers::static_text(far_node));
            }
        }
    }

    pub(super) fn draw_discs(&mut self, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let lane = self.layout.lane;
        self.scratch.counts.clear();
        if self.draws_straight() {
            if !self.dots {
                self.draw_straight(surface);
            }
            self.draw_processors(surface);
            return;
        }
        let (layout, moment, scratch, dots) = (&self.layout, &self.moment, &mut self.scratch, self.dots);

        // Channels get wider and deeper in colour with each doubling of the load.
        for &channel in &moment.loaded {
            let load = moment.load[channel as usize];
            if load > 1 {
                scratch.counts.push((channel, load));
                layout.for_each_segment(channel, 0.0, 1.0, |line| {
                    scratch.bodies.push(Ink::load(u32::from(load)), line)
                });
            } else {
                layout
                    .for_each_segment(channel, 0.0, 1.0, |line| scratch.lines.push(Ink::TransferSoft, line));
            }
        }
        scratch.lines.lines(surface, (lane * 0.9).max(2.0 * hair));
        scratch.bodies.lines(surface, (lane * 1.5).max(3.0 * hair));

        // Messages.
        let is_store_and_forward = (self.replay.run().scenario.machine.network())
            .is_some_and(|network| network.switching == Switching::StoreAndForward);
        for underway in &moment.in_flight {
            if !is_store_and_forward && !dots {
                draw_bar(layout, moment, underway, scratch, lane);
            }
        }
        scratch.lines.lines(surface, (lane * 0.62).max(1.5 * hair));
        scratch.marks.triangles(surface);
        if is_store_and_forward && !dots {
            let size = (layout.radius * 0.3).clamp(2.4, 5.5 * hair);
            for underway in &moment.in_flight {
                let route = moment.route(underway);
                let transit = underway.transit;
                let channel = route[(transit.head as usize).min(route.len() - 1)];
                let ([x, y], _) = layout.at(channel, transit.head.fract());
                let ink = message_ink(transit.waiting.is_some(), true);
                if transit.waiting.is_none() {
                    layout.for_each_segment(channel, 0.0, transit.head.fract(), |line| {
                        scratch.lines.push(ink, line)
                    });
                }
                scratch.discs.push(Ink::Ground, &[x, y, size + 1.2]);
                scratch.discs.push(ink, &[x, y, size]);
            }
            scratch.lines.lines(surface, (lane * 0.62).max(1.5 * hair));
            scratch.discs.discs(surface);
        }
        // A blocked worm has a bar across its lane at the head.
        for underway in &moment.in_flight {
            if underway.transit.waiting.is_some() && !is_store_and_forward {
                let route = moment.route(underway);
                let at = underway.transit.head as usize;
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
        // Counts would hide the dots.
        if !self.dots {
            self.draw_counts(surface);
        }
    }

    /// Writes the numbers of the switches that have a place for one, if their neighbours leave space.
    fn number_switches(&self, surface: &mut dyn Surface) {
        let layout = &self.layout;
        let size = (self.frame.text * 0.8).max(self.frame.min_text_size());
        let away = layout.radius * SWITCH_RADIUS + size;
        let place = |&(switch, [ux, uy]): &(usize, [f32; 2])| {
            let [x, y] = layout.places[switch];
            [x + ux * away, y + uy * away]
        };
        let places: Vec<[f32; 2]> = layout.switch_numbers.iter().map(place).collect();
        let are_apart = |pair: &[[f32; 2]]| {
            let [[ax, ay], [bx, by]] = [pair[0], pair[1]];
            (ax - bx).hypot(ay - by) > 1.3 * size
        };
        if size < 0.4 * layout.pitch && places.windows(2).all(are_apart) {
            for (&(switch, _), [x, y]) in layout.switch_numbers.iter().zip(places) {
                let style = TextStyle::new(size, Anchor::Middle);
                surface.text(x, y, style, Ink::Muted, numbers::static_text(switch as u32));
            }
        }
    }

    /// Returns whether the discs have space for their numbers.
    fn has_numbers(&self) -> bool {
        number_size(&self.layout, self.frame) >= self.frame.min_text_size()
    }

    fn draw_processors(&mut self, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let r = self.layout.radius;
        let (layout, moment, scratch) = (&self.layout, &self.moment, &mut self.scratch);
        scratch.hatch.clear();
        scratch.ticks.clear();
        if let Some(strips) = &mut self.strips {
            strips.draw(self.moment_at, &mut scratch.rects, &mut scratch.frames, surface);
        }
        let (em, least) = (self.frame.text, self.frame.min_text_size());
        let size = number_size(layout, self.frame);
        // In small discs both rings of contention are thin, to leave space for the number.
        let small = r - 4.4 * hair < 0.7 * size;
        for (q, &[x, y]) in layout.processor_places().iter().enumerate() {
            if self.dots && self.replay.is_finished(q as u32, self.moment_at) {
                scratch.discs.push(Ink::Ground, &[x, y, r]);
                scratch.thin_rings.push(Ink::Muted, &[x, y, r - 0.6 * hair]);
                push_tick(&mut scratch.ticks, [x, y], r * 0.62);
                continue;
            }
            let activity = moment.segment(q as u32).activity;
            let inside = match activity {
                Activity::Compute => Ink::Compute,
                Activity::Startup => Ink::StartupSoft,
                _ => Ink::Ground,
            };
            scratch.discs.push(inside, &[x, y, r]);
            match activity {
                Activity::Compute => {}
                Activity::Idle => scratch.thin_rings.push(Ink::Idle, &[x, y, r - 0.6 * hair]),
                Activity::Contention if small => {
                    scratch.thin_rings.push(Ink::Contention, &[x, y, r + 1.4 * hair]);
                    scratch.thin_rings.push(Ink::Contention, &[x, y, r - 1.0 * hair]);
                }
                activity => scratch.rings.push(Ink::of(activity), &[x, y, r - 1.2 * hair]),
            }
            if activity == Activity::Contention && !small {
                scratch.thin_rings.push(Ink::Contention, &[x, y, r - 4.4 * hair]);
            }
            if activity == Activity::Idle {
                let s = r * 0.62;
                scratch.hatch.extend_from_slice(&[x - s, y - s, 2.0 * s, 2.0 * s]);
            }
        }
        for &[x, y] in layout.switch_places() {
            scratch.discs.push(Ink::Wire, &[x, y, r * SWITCH_RADIUS]);
        }
        scratch.discs.discs(surface);
        surface.hatch(Ink::IdleSoft, hair, 4.0 * hair, &scratch.hatch);
        scratch.rings.rings(surface, 2.6 * hair);
        scratch.thin_rings.rings(surface, 1.2 * hair);
        surface.lines(Ink::Text, (r * 0.16).max(1.4 * hair), &scratch.ticks);
        if layout.numbers_outside {
            let middle = [self.frame.width / 2.0, self.frame.height / 2.0];
            let size = (layout.pitch * 0.62).min(em * 0.92);
            let least = least * 1.08;
            let number_stride = if size >= least { 1 } else { 4 };
            for (q, &[x, y]) in layout.processor_places().iter().enumerate().step_by(number_stride) {
                // Outwards from the centre, at an optically even distance on all sides.
                let (dx, dy) = (x - middle[0], y - middle[1]);
                let length = dx.hypot(dy).max(1e-6);
                let distance = r + em * 0.72;
                let at = [x + dx / length * distance * 1.1, y + dy / length * distance];
                let set = TextStyle::new(size.max(least), Anchor::Middle);
                surface.text(at[0], at[1], set, Ink::Muted, numbers::static_text(q as u32));
            }
        } else if size >= least {
            for (q, &[x, y]) in layout.processor_places().iter().enumerate() {
                if self.dots && self.replay.is_finished(q as u32, self.moment_at) {
                    continue;
                }
                let ink = match moment.segment(q as u32).activity {
                    Activity::Compute => Ink::OnStrong,
                    Activity::Idle => Ink::Muted,
                    _ => Ink::Text,
                };
                surface.text(
                    x,
                    y,
                    TextStyle::new(size, Anchor::Middle).bold(),
                    ink,
                    numbers::static_text(q as u32),
                );
            }
        }
    }

    /// Writes the number of messages on each channel that several share. Where numbers would overlap, the largest is written.
    fn draw_counts(&mut self, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let mut counts = std::mem::take(&mut self.scratch.counts);
        counts.sort_unstable_by_key(|&(channel, load)| (Reverse(load), channel));
        self.scratch.count_discs.clear();
        for &(channel, load) in &counts {
            let Some([x, y, r]) = self.count_disc(channel) else { continue };
            let overlaps = |[ox, oy, other]: &[f32; 3]| (ox - x).hypot(oy - y) < r + other;
            if self.scratch.count_discs.iter().any(overlaps) {
                continue;
            }
            self.scratch.count_discs.push([x, y, r]);
            let ink = Ink::load(u32::from(load));
            let size = if self.frame.is_projected() { self.frame.min_text_size() } else { r * 1.35 };
            surface.discs(Ink::Ground, &[x, y, r]);
            surface.rings(ink, 1.6 * hair, &[x, y, r]);
            surface.text(
                x,
                y,
                TextStyle::new(size, Anchor::Middle).bold(),
                ink,
                numbers::static_text(load.into()),
            );
        }
        self.scratch.counts = counts;
    }
}

/// Returns the height of the numbers in discs, which may be too small to draw.
fn number_size(layout: &Layout, frame: Frame) -> f32 {
    let size = (layout.radius * 0.92).min(frame.text * 1.7);
    // On a projector digits may fill a disc, within its ring.
    let digits = (layout.processors - 1).max(1).ilog10() + 1;
    let fits = frame.is_projected() && number_radius(digits, frame) <= layout.radius - 2.5 * frame.hair();
    if fits { size.max(frame.min_text_size()) } else { size }
}

/// Draws a cut-through message or a worm: a bar over its channels with marks that move with its words.
fn draw_bar(
    layout: &Layout,
    moment: &MachineState,
    underway: &InFlightMessage,
    scratch: &mut Scratch,
    lane: f32,
) {
    let transit = underway.transit;
    let route = moment.route(underway);
    let ink = message_ink(transit.waiting.is_some(), transit.streaming);
    let spacing = (lane * 7.0).max(24.0);
    let size = (lane * 0.95).max(2.4);
    let mut passed =
        if transit.streaming { (transit.moved * MARKS_PER_MESSAGE).fract() * spacing } else { spacing * 0.5 };
    for (k, &channel) in route.iter().enumerate() {
        let from = (transit.tail - k as f32).clamp(0.0, 1.0);
        let to = (transit.head - k as f32).clamp(0.0, 1.0);
        let is_shared = moment.load.get(channel as usize).is_some_and(|&load| load > 1);
        if to > from && !is_shared {
            layout.for_each_segment(channel, from, to, |line| scratch.lines.push(ink, line));
        }
        let length = layout.length(channel).max(1.0);
        if transit.streaming {
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
