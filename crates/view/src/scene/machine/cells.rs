//! The machine with more than 64 processors: cells in rows and columns, with channels between them coloured by load.

use super::picture::Picture;
use super::shapes::push_tick;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use hyperfly_core::trace::Activity;

/// Smallest half side, in pixels, of a cell with a tick. In smaller cells the ticks would merge into a texture.
const MIN_TICKED_RADIUS: f32 = 6.0;

/// Activities in descending priority, for ties within a group.
const PRIORITY: [Activity; 6] = [
    Activity::Contention,
    Activity::Transfer,
    Activity::Compute,
    Activity::Startup,
    Activity::Hop,
    Activity::Idle,
];

impl Picture {
    pub(super) fn draw_cells_at_rest(&self, surface: &mut dyn Surface) {
        let layout = &self.layout;
        if let Some(bundles) = &self.bundles {
            bundles.draw_at_rest(surface);
        }
        if layout.pitch >= 8.0 {
            surface.lines(Ink::Wire, (layout.pitch * 0.04).clamp(0.7, 1.5), &layout.rest);
        }
        self.number_rows(surface);
    }

    pub(super) fn draw_cells(&mut self, surface: &mut dyn Surface) {
        let pitch = self.layout.pitch;
        if self.draws_straight() && self.layout.group == (1, 1) {
            self.draw_straight(surface);
        }
        let (layout, moment, scratch) = (&self.layout, &self.moment, &mut self.scratch);
        scratch.ticks.clear();
        let mut hottest: Option<(u32, u16, f32)> = None;
        let bundled = |channel: u32| self.bundles.as_ref().is_some_and(|bundles| bundles.holds(channel));
        for &channel in moment.loaded.iter().filter(|channel| !bundled(**channel)) {
            let load = moment.load[channel as usize];
            // Dots must stand out from the wires of messages that have one to themselves.
            let ink = if self.dots && load == 1 { Ink::TransferSoft } else { Ink::load(u32::from(load)) };
            let lines = if load > 1 { &mut scratch.bodies } else { &mut scratch.lines };
            layout.for_each_segment(channel, 0.0, 1.0, |line| lines.push(ink, line));
            // Among equally loaded channels, the one nearest the centre gets the number.
            let (max_load, best_distance) =
                hottest.map_or((1, f32::MAX), |(_, load, distance)| (load, distance));
            if load > 1 && load >= max_load && !layout.path(channel).is_empty() {
                let ([x, y], _) = layout.at(channel, 0.5);
                let distance = (x - self.frame.width * 0.5).abs() + (y - self.frame.height * 0.5).abs();
                if load > max_load || distance < best_distance {
                    hottest = Some((channel, load, distance));
                }
            }
        }
        scratch.lines.lines(surface, (pitch * 0.07).clamp(0.7, 2.5));
        scratch.bodies.lines(surface, (pitch * 0.13).clamp(1.2, 5.0));

        let r = layout.radius;
        let edge = (r * 0.3).clamp(0.8, 2.5);
        let has_marks = r >= 2.5;
        for &[x, y] in layout.switch_places() {
            scratch.rects.push(Ink::Muted, &[x - r * 0.6, y - r * 0.6, r * 1.2, r * 1.2]);
        }
        // Draws a cell; without an activity, that of a finished processor.
        let mut cell = |[x, y]: [f32; 2], activity: Option<Activity>| {
            let rect = [x - r, y - r, 2.0 * r, 2.0 * r];
            let Some(activity) = activity else {
                if r >= MIN_TICKED_RADIUS {
                    push_tick(&mut scratch.ticks, [x, y], r);
                } else {
                    scratch.rects.push(Ink::Muted, &[x - r * 0.5, y - r * 0.5, r, r]);
                }
                return;
            };
            let ink = Ink::of(activity);
            if !has_marks {
                let ink = if activity == Activity::Idle { Ink::IdleSoft } else { ink };
                scratch.rects.push(ink, &rect);
                return;
            }
            match activity {
                Activity::Compute => scratch.rects.push(ink, &rect),
                Activity::Startup => {
                    scratch.rects.push(Ink::Ground, &rect);
                    scratch.frames.push(ink, &rect);
                    scratch.marks.push(ink, &[x - r, y, 2.0 * r, r]);
                }
                Activity::Contention => {
                    scratch.rects.push(Ink::Ground, &rect);
                    scratch.frames.push(ink, &rect);
                    scratch.marks.push(ink, &[x - r * 0.4, y - r * 0.4, r * 0.8, r * 0.8]);
                }
                Activity::Idle => {
                    scratch.rects.push(Ink::Ground, &rect);
                    scratch.marks.push(ink, &[x - r * 0.3, y - r * 0.3, r * 0.6, r * 0.6]);
                }
                _ => {
                    scratch.rects.push(Ink::Ground, &rect);
                    scratch.frames.push(ink, &rect);
                }
            }
        };
        if layout.group == (1, 1) {
            for (q, &place) in layout.processor_places().iter().enumerate() {
                let is_finished = self.dots && self.replay.is_finished(q as u32, self.moment_at);
                cell(place, (!is_finished).then(|| moment.segment(q as u32).activity));
            }
        } else {
            // A group shows its most frequent activity; on a tie, the one of higher priority.
            let (_, columns) = layout.table;
            let (across, down) = layout.group;
            let cells = columns / across;
            scratch.votes.clear();
            scratch.votes.resize(layout.processors / (across * down) as usize, [0; 6]);
            for q in 0..layout.processors as u32 {
                let at = q / columns / down * cells + q % columns / across;
                scratch.votes[at as usize][moment.segment(q).activity as usize] += 1;
            }
            for (at, votes) in scratch.votes.iter().enumerate() {
                let dominant =
                    PRIORITY.into_iter().rev().max_by_key(|&a| votes[a as usize]).unwrap_or(Activity::Idle);
                let (row, column) = (at as u32 / cells, at as u32 % cells);
                cell(layout.places[(row * down * columns + column * across) as usize], Some(dominant));
            }
        }
        scratch.rects.rects(surface);
        scratch.frames.frames(surface, edge);
        scratch.marks.rects(surface);
        surface.lines(Ink::Text, (r * 0.3).max(self.frame.hair()), &scratch.ticks);
        // The count would hide the dots.
        if let Some((channel, load, _)) = hottest.filter(|_| !self.dots) {
            let em = self.frame.text;
            let ([x, y], _) = layout.at(channel, 0.5);
            let ink = Ink::load(u32::from(load));
            let text = numbers::static_text(load.into());
            let r = em * (0.5 + 0.22 * text.len() as f32);
            surface.discs(Ink::Ground, &[x, y, r]);
            surface.rings(ink, 2.0 * self.frame.hair(), &[x, y, r]);
            surface.text(x, y, TextStyle::new(em, Anchor::Middle).bold(), ink, text);
        }
    }
}
