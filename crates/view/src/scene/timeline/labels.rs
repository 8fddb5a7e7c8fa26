//! Draws the texts around the rows of the timeline, and highlights one activity.

use super::TimelineScene;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use hyperfly_core::trace::Activity;
use hyperfly_text::scene as texts;

impl TimelineScene {
    /// Marks the end of the run, if the axis continues after it.
    pub(super) fn draw_end(&self, surface: &mut dyn Surface) {
        if !self.has_end_note() {
            return;
        }
        let (x, right) = (self.x(self.replay.t_end()), self.left + self.width);
        let (em, hair, bottom) = (self.frame.text, self.frame.hair(), self.y(self.rows));
        surface.lines(Ink::Muted, 1.5 * hair, &[x, self.top, x, bottom]);
        surface.dashes(Ink::Wire, hair, &[x, bottom, right, bottom]);
        let set = TextStyle::new(em, Anchor::Start).bold();
        if self.has_end_note_beside() {
            surface.text(x + em * 0.6, (self.top + bottom) / 2.0, set, Ink::Text, &self.end_note);
        } else {
            let set = TextStyle { anchor: Anchor::End, ..set };
            surface.text(right, bottom + em * 1.1, set, Ink::Text, &self.end_note);
        }
    }

    /// Returns whether the axis continues after the end of the run, which then has a note.
    fn has_end_note(&self) -> bool {
        !self.end_note.is_empty() && self.x(self.replay.t_end()) <= self.left + self.width - 2.0
    }

    /// Returns whether the note at the end of the run has space next to the rows; otherwise it is below them.
    fn has_end_note_beside(&self) -> bool {
        let em = self.frame.text;
        self.x(self.replay.t_end()) + self.end_note_width() + em <= self.left + self.width
    }

    fn end_note_width(&self) -> f32 {
        0.62 * self.frame.text * self.end_note.chars().count() as f32
    }

    /// Fades all rectangles of other activities, and outlines the large ones of this activity.
    pub(super) fn highlight_activity(&mut self, highlighted: Activity, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        for activity in Activity::ALL {
            if activity != highlighted {
                surface.rects(Ink::soft(activity), &self.segments[activity as usize]);
            }
        }
        if self.bar < 6.0 {
            return;
        }
        self.edges.clear();
        for rect in self.segments[highlighted as usize].as_chunks::<4>().0 {
            if rect[2] > 4.0 * hair {
                self.edges.extend_from_slice(rect);
            }
        }
        surface.frames(Ink::Focus, 1.2 * hair, &self.edges);
    }

    /// Writes below each bar how many processors it stands for.
    pub(super) fn draw_captions(&self, surface: &mut dyn Surface) {
        let set = TextStyle::new(self.frame.text * 0.92, Anchor::Start);
        for row in 0..self.rows {
            if let Some(count) = self.map.alike_count(row).filter(|count| *count > 1) {
                let y = self.y(row) + self.bar + self.frame.text * 0.75;
                surface.text(self.left, y, set, Ink::Muted, &texts::rows_alike(count));
            }
        }
    }

    /// Draws the beginnings of the phases and the notes about the picture.
    pub(super) fn draw_axis(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let bottom = self.y(self.rows) + em * 0.9;
        let set = TextStyle::new(em * 0.92, Anchor::Start);
        if self.binned {
            let note = match &self.replay.run().trace.bins {
                Some(bins) => texts::bins_timeline(bins.count),
                None => texts::not_recorded().into(),
            };
            surface.text(self.left, bottom, set, Ink::Muted, &note);
            return;
        }
        let mut free = self.left;
        let mut right = self.left + self.width;
        if self.has_end_note() && !self.has_end_note_beside() {
            right -= self.end_note_width() + em;
        }
        for phase in self.replay.phases() {
            let x = self.x(phase.start);
            let label = phase.kind.label();
            let width = em * 0.5 * label.chars().count() as f32;
            let label_x = x.min(right - width);
            if label_x >= free {
                surface.lines(Ink::Muted, self.frame.hair(), &[x, bottom - em * 0.8, x, bottom - em * 0.4]);
                surface.text(label_x, bottom + em * 0.2, set, Ink::Muted, &label);
                free = label_x + width + em * 0.8;
            }
        }
        if self.map.group() > 1 && self.end_note.is_empty() {
            let note = texts::rows_most(self.map.group());
            let set = TextStyle::new(em * 0.92, Anchor::End);
            if free + em * 0.5 * note.chars().count() as f32 <= self.left + self.width {
                surface.text(self.left + self.width, bottom + em * 0.2, set, Ink::Muted, &note);
            }
        }
    }
}
