//! Draws T_p as a sum: one row per term with formula, predicted time, time in the run, and a bar of its fraction.

use super::formula::plain;
use super::{Explanation, texts};
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers::quantity;
use crate::text::breakdown::fill;
use crate::trace::replay::Replay;

/// Draws the sum. Narrow frames leave out the formulas.
pub fn draw(replay: &Replay, frame: Frame, surface: &mut dyn Surface) {
    let why = Explanation::new(replay.run());
    let em = frame.text;
    let set = |anchor| TextStyle::new(em, anchor);
    let rows = why.terms.len() as f32 + 2.0;
    let line = ((frame.height - em) / rows).clamp(em * 1.5, em * 2.6);
    // Columns: name, formula, predicted time, time in the run, bar.
    let wide = frame.width > em * 50.0;
    let predicted = if wide { frame.width * 0.62 } else { frame.width * 0.48 };
    let took = predicted + em * 8.5;
    let bar = (took + em * 1.5, (frame.width - took - em * 1.5).max(em));
    let heads = [(predicted, texts::column_formula()), (took, texts::column_run())];
    for (x, head) in heads.into_iter().skip(usize::from(why.closed.is_none())) {
        surface.text(x, em * 0.7, TextStyle { size: em * 0.85, ..set(Anchor::End) }, Ink::Muted, head);
    }
    let mut y = em * 0.7 + line;
    for term in &why.terms {
        fill(surface, term.activity, &[0.0, y - em * 0.45, em * 0.9, em * 0.9]);
        surface.text(em * 1.5, y, set(Anchor::Start), Ink::Text, term.label);
        if let Some(formula) = term.formula.as_ref().filter(|_| wide) {
            surface.text(em * 9.5, y, set(Anchor::Start), Ink::Text, &plain(formula));
        }
        if let Some(closed) = term.closed {
            surface.text(predicted, y, set(Anchor::End), Ink::Muted, &quantity(closed, 6));
        }
        surface.text(took, y, set(Anchor::End), Ink::Text, &quantity(term.run, 6));
        let width = bar.1 * (term.run / why.run.max(f64::MIN_POSITIVE)) as f32;
        fill(surface, term.activity, &[bar.0, y - em * 0.45, width, em * 0.9]);
        y += line;
    }
    surface.lines(Ink::Wire, frame.hair(), &[0.0, y - line * 0.5, took, y - line * 0.5]);
    surface.text(em * 1.5, y, set(Anchor::Start).bold(), Ink::Text, texts::sum());
    if let Some((closed, _, _)) = why.closed {
        surface.text(predicted, y, set(Anchor::End), Ink::Muted, &quantity(closed, 6));
    }
    surface.text(took, y, set(Anchor::End).bold(), Ink::Text, &quantity(why.run, 6));
}
