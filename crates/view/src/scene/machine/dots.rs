//! Messages as dots that a reader can follow, in the colours of their senders.

use super::picture::Picture;
use crate::draw::ink::Ink;
use crate::draw::surface::Surface;
use crate::trace::machine_state::InFlightMessage;

impl Picture {
    /// Draws the dots of the messages in flight.
    pub(super) fn draw_dots(&mut self, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let radius = if self.layout.dense {
            (self.layout.radius * 0.6).clamp(1.2, 3.0 * hair)
        } else {
            (self.layout.radius * 0.42).clamp(2.0, 5.5 * hair)
        };
        let is_straight = self.draws_straight();
        for at in 0..self.moment.in_flight.len() {
            let underway = self.moment.in_flight[at];
            if let Some(bundles) = &mut self.bundles
                && bundles.add(&self.moment, &underway, progress(&underway))
            {
                continue;
            }
            let [x, y] =
                if is_straight { self.straight_position(&underway) } else { self.route_position(&underway) };
            self.scratch.discs.push(Ink::Ground, &[x, y, radius + 0.9 * hair]);
            self.scratch.bodies.push(Ink::sender(underway.message.from), &[x, y, radius]);
        }
        self.scratch.discs.discs(surface);
        self.scratch.bodies.discs(surface);
        if let Some(bundles) = &mut self.bundles {
            bundles.draw(surface);
        }
    }

    /// Draws the messages between two blocks of a hypercube of very many processors, as a dot with their number.
    pub(super) fn draw_bundled_messages(&mut self, surface: &mut dyn Surface) {
        let Some(bundles) = &mut self.bundles else { return };
        for underway in &self.moment.in_flight {
            bundles.add(&self.moment, underway, progress(underway));
        }
        bundles.draw(surface);
    }

    fn straight_position(&self, underway: &InFlightMessage) -> [f32; 2] {
        let ([ax, ay], [bx, by]) = (self.place(underway.message.from), self.place(underway.message.to));
        let part = progress(underway) / underway.message.hops.max(1) as f32;
        [ax + (bx - ax) * part, ay + (by - ay) * part]
    }

    fn route_position(&self, underway: &InFlightMessage) -> [f32; 2] {
        let (route, at) = (self.moment.route(underway), progress(underway));
        let channel = route[(at as usize).min(route.len() - 1)];
        self.layout.at(channel, if at as usize >= route.len() { 1.0 } else { at.fract() }).0
    }
}

/// Returns the progress of a message in channels: of its head under store-and-forward, otherwise of its words, which
/// stream over the whole route.
fn progress(underway: &InFlightMessage) -> f32 {
    let transit = underway.transit;
    if transit.tail == transit.head {
        transit.head
    } else if transit.streaming {
        transit.moved * underway.message.hops as f32
    } else {
        0.0
    }
}
