//! The arrow from one distribution to the next.

use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use hyperfly_text::scene as texts;

/// Draws an arrow between two x at the height `y`, with the numbers of messages above it and of words below it.
pub fn draw_arrow(
    surface: &mut dyn Surface,
    frame: Frame,
    [from, to]: [f32; 2],
    y: f32,
    (messages, words): (u64, u64),
) {
    let em = frame.text;
    surface.lines(Ink::Muted, 1.2 * frame.hair(), &[from, y, to - em * 0.3, y]);
    surface.triangles(Ink::Muted, &[to, y, to - em * 0.6, y - em * 0.3, to - em * 0.6, y + em * 0.3]);
    let set = TextStyle::new(em * 0.92, Anchor::Middle);
    let at = (from + to) / 2.0;
    surface.text(at, y - em * 1.9, set, Ink::Text, &numbers::whole(messages));
    surface.text(at, y - em * 0.8, set, Ink::Muted, &texts::messages_label(messages));
    surface.text(at, y + em * 0.9, set, Ink::Text, &numbers::whole(words));
    surface.text(at, y + em * 2.0, set, Ink::Muted, &texts::words_label(words));
}
