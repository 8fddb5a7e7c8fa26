//! The key above a chart: kinds of lines and points with their meaning.

use super::look::Look;
use crate::draw::palette::Ink;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// A kind of line or point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    Solid,
    Dashed,
    Dotted,
    Ring,
}

/// Returns the number of text rows of the key; the first row begins at x = `after`. Lengths are logical pixels.
pub fn rows(items: &[(Stroke, &str)], after: f64, width: f64, em: f64) -> usize {
    places(items, after, width, em).last().map_or(1, |(_, row)| row + 1)
}

/// Returns the x and the row of each item.
fn places(items: &[(Stroke, &str)], after: f64, width: f64, em: f64) -> Vec<(f64, usize)> {
    let (mut x, mut row) = (after, 0);
    let each = |(_, text): &(Stroke, &str)| {
        let wide = em * (3.6 + 0.56 * text.chars().count() as f64);
        if x + wide > width && x > 0.0 {
            (x, row) = (0.0, row + 1);
        }
        let place = (x, row);
        x += wide;
        place
    };
    items.iter().map(each).collect()
}

/// Draws the key at the top of an area.
pub fn draw<DB: DrawingBackend>(
    area: &DrawingArea<DB, Shift>,
    items: &[(Stroke, &str)],
    (after, width): (f64, f64),
    look: &Look,
) -> Result<(), DrawingAreaErrorKind<DB::ErrorType>> {
    let em = look.text;
    for ((stroke, text), (x, row)) in items.iter().zip(places(items, after, width, em)) {
        let y = look.px(em * (0.7 + 1.4 * row as f64));
        let line = |from: f64, to: f64| vec![(look.px(x + from * em), y), (look.px(x + to * em), y)];
        let pieces: &[(f64, f64)] = match stroke {
            Stroke::Solid => &[(0.0, 1.8)],
            Stroke::Dashed => &[(0.0, 0.5), (0.65, 1.15), (1.3, 1.8)],
            Stroke::Dotted => &[(0.0, 0.16), (0.41, 0.57), (0.82, 0.98), (1.23, 1.39), (1.64, 1.8)],
            Stroke::Ring => &[],
        };
        let width = if *stroke == Stroke::Solid { 2.0 } else { 1.0 };
        for &(from, to) in pieces {
            area.draw(&PathElement::new(line(from, to), look.stroke(Ink::Text, width)))?;
        }
        if *stroke == Stroke::Ring {
            let middle = (look.px(x + 0.9 * em), y);
            area.draw(&Circle::new(middle, look.mark(3.5), look.stroke(Ink::Text, 1.6)))?;
        }
        let font = look.font(Ink::Muted, false, Pos::new(HPos::Left, VPos::Center));
        area.draw_text(text, &font, (look.px(x + 2.2 * em), y))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_narrow_width_wraps_to_a_second_row() {
        let items =
            [(Stroke::Solid, "closed form"), (Stroke::Dashed, "printed"), (Stroke::Ring, "simulated")];
        assert_eq!(rows(&items, 50.0, 900.0, 12.0), 1);
        assert_eq!(rows(&items, 50.0, 320.0, 12.0), 2);
        assert_eq!(rows(&[], 50.0, 300.0, 12.0), 1);
    }
}
