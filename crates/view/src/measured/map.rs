//! Draws the map of the fastest formulation. Each cell shows the predicted one on the left and the measured one on the right.

use super::fastest::{Cell, FastestMap, Verdict};
use super::sentences::verdict_sign;
use crate::chart::choose::{fill, name};
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers::{power_of_two, superscript};
use hyperfly_model::choose::Candidate;
use hyperfly_text::measured as texts;

/// Height of a row, in text heights.
const ROW: f32 = 3.2;

/// Returns the preferred height of the map.
pub fn height(map: &FastestMap, em: f32) -> f32 {
    em * (ROW * map.rows().len() as f32 + 4.4)
}

/// Draws the map with n upwards and p to the right.
pub fn draw(map: &FastestMap, frame: Frame, surface: &mut dyn Surface) {
    let (em, hair) = (frame.text, frame.hair());
    let (columns, rows) = (map.columns(), map.rows());
    let (left, top) = (em * 3.0, em * 1.8);
    let width = (frame.width - left - em * 1.2) / columns.len().max(1) as f32;
    let bottom = top + em * ROW * rows.len() as f32;
    let muted = |anchor| TextStyle::new(em, anchor);
    for (k, r) in rows.iter().enumerate() {
        let y = bottom - em * ROW * (k as f32 + 0.5);
        let text = format!("2{}", superscript(*r as i32));
        surface.text(left - em * 0.5, y, muted(Anchor::End), Ink::Muted, &text);
    }
    for (k, p) in columns.iter().enumerate() {
        let x = left + width * (k as f32 + 0.5);
        for (part, label) in [(-0.25, texts::simulated()), (0.25, texts::measured())] {
            surface.text(x + width * part, em * 0.8, muted(Anchor::Middle), Ink::Muted, label);
        }
        surface.text(x, bottom + em, muted(Anchor::Middle), Ink::Muted, &power_of_two(p.ilog2()));
    }
    let italic = |anchor| TextStyle { italic: true, ..muted(anchor) };
    surface.text(frame.width - em * 0.2, bottom + em, italic(Anchor::End), Ink::Muted, "p");
    surface.text(0.0, em * 0.8, italic(Anchor::Start), Ink::Muted, "n");
    for cell in &map.cells {
        let column = columns.iter().position(|p| *p == cell.p).unwrap_or(0);
        let row = rows.iter().position(|r| *r == cell.n.ilog2()).unwrap_or(0);
        let (x, y) = (left + width * column as f32, bottom - em * ROW * (row + 1) as f32);
        let place = [x + 1.5 * hair, y + 1.5 * hair, width - 3.0 * hair, em * ROW - 3.0 * hair];
        draw_cell(map, cell, place, frame, surface);
    }
}

fn draw_cell(
    map: &FastestMap,
    cell: &Cell,
    [x, y, width, height]: [f32; 4],
    frame: Frame,
    surface: &mut dyn Surface,
) {
    let hair = frame.hair();
    let wide = width / 2.0;
    if let Some(predicted) = cell.predicted() {
        half(predicted.choice, "", [x, y, wide, height], frame, surface);
    }
    if let Some((fastest, verdict)) = cell.fastest().zip(map.verdict(cell)) {
        let below = verdict_sign(cell, verdict);
        let place = [x + wide, y, wide, height];
        half(fastest.choice, &below, place, frame, surface);
        if verdict == Verdict::Wrong {
            surface.frames(Ink::Text, 2.0 * hair, &[x, y, width, height]);
        }
    }
    surface.frames(Ink::Muted, hair, &[x, y, width, height]);
    surface.lines(Ink::Muted, hair, &[x + wide, y, x + wide, y + height]);
}

/// Draws half a cell: a formulation, filled like in the view `choose`, with a text below its name.
fn half(choice: Candidate, below: &str, place: [f32; 4], frame: Frame, surface: &mut dyn Surface) {
    let (em, [x, y, width, height]) = (frame.text, place);
    let (soft, strong, step) = fill(choice);
    surface.rects(soft, &place);
    if step > 0.0 {
        surface.hatch(strong, 0.7, em * step, &place);
    }
    let set = TextStyle::new(em, Anchor::Middle).bold();
    let up = if below.is_empty() { 0.0 } else { em * 0.65 };
    let (x, y) = (x + width / 2.0, y + height / 2.0);
    surface.text(x, y - up, set, Ink::Text, &name(choice, width / em - 0.6));
    if !below.is_empty() {
        surface.text(x, y + up, TextStyle::new(em, Anchor::Middle), Ink::Text, below);
    }
}
