//! Messages that no drawn channel carries: straight from one processor to another. Those of LogP and BSP machines, and of
//! complete graphs with very many channels.

use super::MachineScene;
use crate::palette::Ink;
use crate::surface::Surface;

/// Of more messages at once only every so many-th is drawn.
const MOST: usize = 2048;

impl MachineScene {
    /// Whether messages fly straight.
    pub(super) fn flies(&self) -> bool {
        !self.story.has_channels() || self.story.p() > 1 && self.layout.has_no_paths()
    }

    /// What is under way: a thin way from the sender, the words on it, a disc at the head.
    pub(super) fn draw_flights(&mut self, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let (layout, moment, scratch) = (&self.layout, &self.moment, &mut self.scratch);
        let many = moment.underway.len();
        let crowd = many > 4 * layout.places.len();
        let size = (layout.radius * 0.24).clamp(1.6, 5.0 * hair) * if crowd { 0.7 } else { 1.0 };
        for underway in moment.underway.iter().step_by(many.div_ceil(MOST).max(1)) {
            let (from, to) = (underway.message.from as usize, underway.message.to as usize);
            let ([ax, ay], [bx, by]) = (layout.places[from], layout.places[to]);
            let length = (bx - ax).hypot(by - ay).max(1e-6);
            let (ux, uy) = ((bx - ax) / length, (by - ay) / length);
            // From edge to edge, to the right of the middle: who sends to whom stays apart from the answer.
            let trim = (layout.radius / length).min(0.45);
            let aside = (layout.radius * 0.16).min(4.0);
            let at = |f: f32| {
                let along = length * (trim + f * (1.0 - 2.0 * trim));
                [ax + ux * along - uy * aside, ay + uy * along + ux * aside]
            };
            let flight = underway.flight;
            let ([sx, sy], [tx, ty], [x, y]) = (at(0.0), at(flight.tail), at(flight.head));
            scratch.lines.push(Ink::TransferSoft, &[sx, sy, x, y]);
            if flight.head - flight.tail > 0.004 {
                scratch.bodies.push(Ink::Transfer, &[tx, ty, x, y]);
            }
            scratch.discs.push(Ink::Transfer, &[x, y, size]);
        }
        scratch.lines.lines(surface, if crowd { 0.5 } else { 1.1 } * hair);
        scratch.bodies.lines(surface, (size * 0.8).max(1.2));
        scratch.discs.discs(surface);
    }
}
