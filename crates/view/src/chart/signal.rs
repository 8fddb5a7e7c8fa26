//! The input signal and its spectrum: plainly a real FFT.

use super::look::Look;
use crate::palette::Ink;
use hyperfly_core::Complex64;
use plotters::coord::Shift;
use plotters::prelude::*;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Signal<'a> {
    /// The real parts (and, faintly, the imaginary ones if there are any) as a line.
    Samples(&'a [Complex64]),
    /// The magnitudes as bars, from a common ground line.
    Spectrum(&'a [Complex64]),
}

/// Draws a signal into the whole of an area, without axes. More points than pixels are reduced to the least and greatest
/// of each column.
pub fn draw<DB: DrawingBackend>(
    area: &DrawingArea<DB, Shift>,
    signal: Signal,
    look: &Look,
) -> Result<(), DrawingAreaErrorKind<DB::ErrorType>> {
    let (width, height) = area.dim_in_pixel();
    let (width, height) = (width as usize, height as i32);
    match signal {
        Signal::Samples(values) => {
            let peak = values.iter().fold(0.0, |most: f64, v| most.max(v.re.abs()).max(v.im.abs()));
            let peak = if peak > 0.0 { peak } else { 1.0 };
            let middle = f64::from(height) / 2.0;
            let y = |v: f64| (middle - v / peak * (middle - look.scale * 1.5)).round() as i32;
            area.draw(&PathElement::new(
                vec![(0, y(0.0)), (width as i32, y(0.0))],
                look.stroke(Ink::Faint, 1.0),
            ))?;
            if values.iter().any(|v| v.im != 0.0) {
                let line = reduce(values.iter().map(|v| v.im), values.len(), width, y);
                area.draw(&PathElement::new(line, look.stroke(Ink::series(1), 1.0)))?;
            }
            let line = reduce(values.iter().map(|v| v.re), values.len(), width, y);
            area.draw(&PathElement::new(line, look.stroke(Ink::Text, 1.25)))?;
        }
        Signal::Spectrum(values) => {
            let magnitudes: Vec<f64> = values.iter().map(|v| v.norm()).collect();
            let peak = magnitudes.iter().copied().fold(0.0, f64::max);
            let peak = if peak > 0.0 { peak } else { 1.0 };
            let ground = height - look.px(1.0);
            let y = |v: f64| ground - (v / peak * f64::from(ground - look.px(2.0))).round() as i32;
            area.draw(&PathElement::new(
                vec![(0, ground), (width as i32, ground)],
                look.stroke(Ink::Wire, 1.0),
            ))?;
            let n = magnitudes.len().max(1);
            let columns = n.min(width.max(1));
            let bar = ((width as f64 / n as f64 * 0.6) as i32).clamp(look.px(1.5).max(1), look.px(8.0));
            for column in 0..columns {
                let (from, to) =
                    (column * n / columns, ((column + 1) * n / columns).max(column * n / columns + 1));
                let most =
                    magnitudes[from.min(n - 1)..to.min(magnitudes.len())].iter().copied().fold(0.0, f64::max);
                let top = y(most);
                if top < ground {
                    let middle = ((column as f64 + 0.5) * width as f64 / columns as f64) as i32;
                    let corners = [(middle - bar / 2, top), (middle - bar / 2 + bar, ground)];
                    area.draw(&Rectangle::new(corners, look.colour(Ink::series(0)).filled()))?;
                }
            }
        }
    }
    Ok(())
}

/// A line through the values, at most two points per column: its least and greatest value, in order of appearance.
fn reduce(
    values: impl Iterator<Item = f64>,
    n: usize,
    width: usize,
    y: impl Fn(f64) -> i32,
) -> Vec<(i32, i32)> {
    let x = |k: usize| if n > 1 { (k * (width.max(1) - 1) / (n - 1)) as i32 } else { 0 };
    let mut line: Vec<(i32, i32)> = Vec::new();
    let mut column: Option<(i32, f64, f64, bool)> = None;
    let flush = |line: &mut Vec<(i32, i32)>, (at, least, most, rising): (i32, f64, f64, bool)| {
        let (first, second) = if rising { (least, most) } else { (most, least) };
        line.push((at, y(first)));
        if first != second {
            line.push((at, y(second)));
        }
    };
    for (k, value) in values.enumerate() {
        match &mut column {
            Some((at, least, most, rising)) if *at == x(k) => {
                *rising = value > *most || (*rising && value >= *least);
                *least = least.min(value);
                *most = most.max(value);
            }
            other => {
                if let Some(done) = other.replace((x(k), value, value, true)) {
                    flush(&mut line, done);
                }
            }
        }
    }
    if let Some(done) = column {
        flush(&mut line, done);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_points_keep_their_extremes() {
        let values = (0..10_000).map(|k| if k == 7777 { 9.0 } else { f64::from(k % 3) - 1.0 });
        let line = reduce(values, 10_000, 100, |v| (v * 10.0) as i32);
        assert!(line.len() <= 200);
        assert!(line.iter().any(|&(x, y)| y == 90 && x == 7777 * 99 / 9999));
    }
}
