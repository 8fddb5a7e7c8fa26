//! Messages drawn straight from sender to receiver: for LogP and BSP machines, and for complete graphs with too many channels to
//! draw.

use super::picture::Picture;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};

/// Maximum number of messages drawn one by one; more are bundled by sender.
const MAX_SINGLE: usize = 512;

impl Picture {
    /// Draws the messages in flight: a thin path from the sender, the words on it, a disc at the head.
    pub(super) fn draw_straight(&mut self, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        if self.moment.in_flight.len() > MAX_SINGLE {
            return self.draw_bundles(surface);
        }
        let (layout, moment, scratch) = (&self.layout, &self.moment, &mut self.scratch);
        let is_crowded = moment.in_flight.len() > 4 * layout.processors;
        let size = (layout.radius * 0.24).clamp(1.6, 5.0 * hair) * if is_crowded { 0.7 } else { 1.0 };
        for underway in &moment.in_flight {
            let (from, to) = (underway.message.from as usize, underway.message.to as usize);
            let ([ax, ay], [bx, by]) = (layout.places[from], layout.places[to]);
            let length = (bx - ax).hypot(by - ay).max(1e-6);
            let (ux, uy) = ((bx - ax) / length, (by - ay) / length);
            // From edge to edge and right of the centre line, so that a message and its reply do not overlap.
            let trim = (layout.radius / length).min(0.45);
            let offset = (layout.radius * 0.16).min(4.0);
            let at = |f: f32| {
                let along = length * (trim + f * (1.0 - 2.0 * trim));
                [ax + ux * along - uy * offset, ay + uy * along + ux * offset]
            };
            let transit = underway.transit;
            let ([sx, sy], [tx, ty], [x, y]) = (at(0.0), at(transit.tail), at(transit.head));
            scratch.lines.push(Ink::TransferSoft, &[sx, sy, x, y]);
            if transit.head - transit.tail > 0.004 {
                scratch.bodies.push(Ink::Transfer, &[tx, ty, x, y]);
            }
            scratch.discs.push(Ink::Transfer, &[x, y, size]);
        }
        scratch.lines.lines(surface, if is_crowded { 0.5 } else { 1.1 } * hair);
        scratch.bodies.lines(surface, (size * 0.8).max(1.2));
        scratch.discs.discs(surface);
    }

    /// Draws one line per sending processor, towards the centre and back out.
    fn draw_bundles(&mut self, surface: &mut dyn Surface) {
        let (hair, em) = (self.frame.hair(), self.frame.text);
        let (layout, moment, scratch) = (&self.layout, &self.moment, &mut self.scratch);
        let middle = [self.frame.width / 2.0, self.frame.height / 2.0];
        let size = (layout.radius * 0.3).clamp(1.6, 4.0 * hair);
        scratch.votes.clear();
        scratch.votes.resize(layout.processors, [0; 6]);
        for underway in &moment.in_flight {
            let sends = &mut scratch.votes[underway.message.from as usize][0];
            *sends += 1;
            // A processor's first message stands for all.
            if *sends == 1 {
                let [x, y] = layout.places[underway.message.from as usize];
                let head = underway.transit.head;
                // Towards the rim of the middle, and out again as messages from others.
                let at = |f: f32| [x + (middle[0] - x) * 0.62 * f, y + (middle[1] - y) * 0.62 * f];
                let ([sx, sy], [ex, ey]) = (at(0.0), at(1.0));
                scratch.lines.push(Ink::TransferSoft, &[sx, sy, ex, ey]);
                let part = if head < 0.5 { 2.0 * head } else { 2.0 - 2.0 * head };
                let [hx, hy] = at(part);
                let [fx, fy] = if head < 0.5 { [sx, sy] } else { [ex, ey] };
                scratch.bodies.push(Ink::Transfer, &[fx, fy, hx, hy]);
                scratch.discs.push(Ink::Transfer, &[hx, hy, size]);
            }
        }
        scratch.lines.lines(surface, 1.1 * hair);
        scratch.bodies.lines(surface, (size * 0.8).max(1.2));
        scratch.discs.discs(surface);
        if !layout.dense {
            let count = hyperfly_text::scene::messages_count(moment.in_flight.len());
            surface.text(
                middle[0],
                middle[1],
                TextStyle::new(em * 1.1, Anchor::Middle).bold(),
                Ink::Text,
                &count,
            );
        }
    }
}
