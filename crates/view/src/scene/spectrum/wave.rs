//! Signal and spectrum in one dimension: the signal as a wave, the spectrum as bars of magnitudes.
//!
//! If there are more elements than pixels, the signal is an envelope of its least and greatest samples, and each pixel column shows the
//! largest ready magnitude.

use super::content::Content;
use crate::draw::batch::Batch;
use crate::draw::ink::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use hyperfly_core::Complex64;
use std::ops::Range;

/// Returns the x of the middle of element `k` of `n`.
fn centre_x([left, _, width, _]: [f32; 4], n: usize, k: f32) -> f32 {
    left + (k + 0.5) * width / n as f32
}

/// Returns the number of columns.
fn columns([.., width, _]: [f32; 4], n: usize) -> usize {
    n.min(width as usize).max(1)
}

/// Returns the elements of a column.
fn column(n: usize, columns: usize, at: usize) -> Range<usize> {
    at * n / columns..(at + 1) * n / columns
}

/// Returns the elements at an x.
pub(super) fn elements(area: [f32; 4], n: usize, x: f32) -> Range<usize> {
    let columns = columns(area, n);
    let at = ((x - area[0]) / area[2] * columns as f32) as usize;
    column(n, columns, at.min(columns - 1))
}

/// Returns a frame around an element's column.
pub(super) fn frame(area: [f32; 4], n: usize, at: usize) -> [f32; 4] {
    let bar_width = (area[2] / n as f32).max(5.0);
    [centre_x(area, n, at as f32) - bar_width / 2.0, area[1], bar_width, area[3]]
}

/// Pixel columns on each side of a column whose samples count for its envelope.
const ENVELOPE_REACH: usize = 4;

/// Samples of a longer signal that are shown enlarged.
const ZOOMED_SAMPLES: usize = 64;

/// Returns the part of the signal's rectangle in which all samples are drawn.
pub(super) fn whole_area([x, y, width, height]: [f32; 4], n: usize) -> [f32; 4] {
    [x, y, width, if n > ZOOMED_SAMPLES { height * 0.42 } else { height }]
}

/// Returns the part in which the first samples of a long signal are drawn enlarged.
pub(super) fn zoom_area([x, y, width, height]: [f32; 4], n: usize) -> Option<[f32; 4]> {
    (n > ZOOMED_SAMPLES).then_some([x, y + height * 0.58, width, height * 0.42])
}

/// Draws the signal and the lines of 0 and, with `labels`, the scale.
pub(super) fn draw_signal_wave(
    content: &Content,
    area @ [x, y, width, height]: [f32; 4],
    em: f32,
    labels: bool,
    surface: &mut dyn Surface,
) {
    let middle = y + height / 2.0;
    if labels {
        let set = TextStyle::new(em * 0.92, Anchor::End);
        let sign = crate::notation::numbers::quantity(content.scale, 3);
        for (at, label) in [(y, &*sign), (middle, "0"), (y + height, &*format!("−{sign}"))] {
            surface.text(x - em * 0.4, at, set, Ink::Muted, label);
        }
    }
    surface.lines(Ink::Faint, 1.0, &[x, middle, x + width, middle]);
    if content.input().iter().any(|value| value.im != 0.0) {
        draw_wave(content.input(), content.scale, area, Ink::Muted, |value| value.im, surface);
    }
    // A long signal is an envelope; its first samples are drawn enlarged.
    let ink = if content.n() > ZOOMED_SAMPLES { Ink::Muted } else { Ink::Text };
    draw_wave(content.input(), content.scale, area, ink, |value| value.re, surface);
}

/// Draws the first samples of a long signal, joined with their place in the whole signal, but for the space of the indices below it.
pub(super) fn draw_zoom(
    content: &Content,
    whole: [f32; 4],
    area @ [x, y, width, height]: [f32; 4],
    indices: f32,
    surface: &mut dyn Surface,
) {
    let end = whole[0] + whole[2] * ZOOMED_SAMPLES as f32 / content.n() as f32;
    let below = (whole[1] + whole[3] + indices).min(y);
    surface.frames(Ink::Muted, 1.0, &[whole[0], whole[1], end - whole[0], whole[3]]);
    surface.frames(Ink::Faint, 1.0, &[x, y, width, height]);
    surface.lines(Ink::Muted, 0.8, &[whole[0], below, x, y, end, below, x + width, y]);
    let middle = y + height / 2.0;
    surface.lines(Ink::Faint, 1.0, &[x, middle, x + width, middle]);
    let samples = &content.input()[..ZOOMED_SAMPLES];
    draw_wave(samples, content.scale, area, Ink::Text, |value| value.re, surface);
}

/// Draws the borders of the processors' pieces, while they are far enough apart.
pub(super) fn draw_pieces([x, y, width, height]: [f32; 4], p: u32, surface: &mut dyn Surface) {
    if width / p as f32 > 3.0 {
        let lines: Vec<f32> = (0..=p)
            .flat_map(|k| {
                let at = x + width * k as f32 / p as f32;
                [at, y, at, y + height]
            })
            .collect();
        surface.lines(Ink::Wire, 0.8, &lines);
    }
}

/// Draws the ground line of the spectrum, with its 0 (`labels`), and outlines of bars that are not known yet.
pub(super) fn draw_spectrum_ground(
    content: &Content,
    area @ [x, y, width, height]: [f32; 4],
    em: f32,
    labels: bool,
    surface: &mut dyn Surface,
) {
    let (n, ground) = (content.coefficients(), y + height);
    if labels {
        surface.text(x - em * 0.4, ground, TextStyle::new(em * 0.92, Anchor::End), Ink::Muted, "0");
    }
    surface.lines(Ink::Wire, 1.0, &[x, ground, x + width, ground]);
    if width / n as f32 > 6.0 {
        let frames: Vec<f32> = (0..n).flat_map(|k| bar(area, n, k as f32, 1.0)).collect();
        surface.frames(Ink::Faint, 0.8, &frames);
    }
}

/// Draws the real or imaginary parts of samples as a line, with a dot at each sample if there is space.
fn draw_wave(
    samples: &[Complex64],
    scale: f64,
    area @ [_, y, width, height]: [f32; 4],
    ink: Ink,
    part: fn(&Complex64) -> f64,
    surface: &mut dyn Surface,
) {
    let n = samples.len();
    let columns = columns(area, n);
    let level = |value: f64| y + height / 2.0 - (value / scale) as f32 * height / 2.0;
    if columns < n {
        return draw_envelope(samples, columns, area, ink, |sample| level(part(sample)), surface);
    }
    let points: Vec<[f32; 2]> =
        (0..n).map(|k| [centre_x(area, n, k as f32), level(part(&samples[k]))]).collect();
    surface.polyline(ink, 1.3, points.as_flattened());
    if width / n as f32 > 6.0 {
        let dots: Vec<f32> = points.iter().flat_map(|&[x, y]| [x, y, 2.4]).collect();
        surface.discs(ink, &dots);
    }
}

/// Draws the least and the greatest samples near each pixel column. A line through several samples per column would fill it, columns on
/// their own would show a pattern that the signal does not have, and browsers draw such a line slowly.
fn draw_envelope(
    samples: &[Complex64],
    columns: usize,
    area: [f32; 4],
    ink: Ink,
    level: impl Fn(&Complex64) -> f32,
    surface: &mut dyn Surface,
) {
    let n = samples.len();
    let (mut fill, mut highest, mut lowest) = (Vec::new(), Vec::new(), Vec::new());
    for at in 0..columns {
        let first = column(n, columns, at.saturating_sub(ENVELOPE_REACH)).start;
        let end = column(n, columns, (at + ENVELOPE_REACH).min(columns - 1)).end;
        let (top, bottom) = samples[first..end]
            .iter()
            .map(&level)
            .fold((f32::INFINITY, f32::NEG_INFINITY), |(a, b), y| (a.min(y), b.max(y)));
        let x = centre_x(area, columns, at as f32);
        fill.extend([x - 0.5, top, 1.0, bottom - top]);
        highest.extend([x, top]);
        lowest.extend([x, bottom]);
    }
    surface.rects(Ink::Faint, &fill);
    surface.polyline(ink, 1.0, &highest);
    surface.polyline(ink, 1.0, &lowest);
}

/// Returns the bar of column `k` of `columns`, with the fraction `part` of the height.
fn bar(area: [f32; 4], columns: usize, k: f32, part: f32) -> [f32; 4] {
    let bar_width = (area[2] / columns as f32 * 0.6).clamp(1.5, 16.0);
    // A ready coefficient is visible even if it is small.
    let bar_height = (part * area[3]).max(1.5);
    [centre_x(area, columns, k) - bar_width / 2.0, area[1] + area[3] - bar_height, bar_width, bar_height]
}

/// Returns the bar of a peak: wide enough to be seen next to thousands of others.
pub(super) fn peak_bar(content: &Content, area: [f32; 4], k: usize) -> [f32; 4] {
    let [x, y, width, height] = bar(area, content.coefficients(), k as f32, content.sizes[k]);
    let more = (3.0 - width).max(0.0);
    [x - more / 2.0, y, width + more, height]
}

/// Draws the bars of the coefficients that are ready at `t`.
pub(super) fn draw_bars(content: &Content, area: [f32; 4], t: f64, rects: &mut Batch) {
    let columns = columns(area, content.coefficients());
    for at in 0..columns {
        let ready = column(content.coefficients(), columns, at).filter(|k| content.is_ready(*k, t));
        let largest = ready.reduce(|best, k| if content.sizes[k] > content.sizes[best] { k } else { best });
        // Peaks have wider bars of their own.
        if let Some(k) = largest.filter(|k| content.peaks.iter().all(|(peak, _)| peak != k)) {
            rects.push(content.ink(k), &bar(area, columns, at as f32, content.sizes[k]));
        }
    }
    for (k, _) in content.peaks.iter().filter(|(k, _)| content.is_ready(*k, t)) {
        rects.push(content.ink(*k), &peak_bar(content, area, *k));
    }
}

/// Draws a stroke of the hand from one point to the next into the samples.
pub(super) fn draw_signal(
    content: &Content,
    area: [f32; 4],
    from: Option<[f32; 2]>,
    to: [f32; 2],
    samples: &mut [f64],
) {
    let n = content.n();
    let [left, top, width, height] = area;
    let at = |[x, y]: [f32; 2]| {
        let value = 1.0 - 2.0 * (y - top) / height;
        ((x - left) / width * n as f32 - 0.5, f64::from(value.clamp(-1.0, 1.0)) * content.scale)
    };
    stroke(from.map(at), at(to), n, |k, value| {
        samples[2 * k] = value;
        samples[2 * k + 1] = 0.0;
    });
}

/// Calls `set` with every element along a straight stroke between two (place, value) points, and its interpolated value.
pub fn stroke(from: Option<(f32, f64)>, to: (f32, f64), n: usize, mut set: impl FnMut(usize, f64)) {
    let from = from.unwrap_or(to);
    let (first, last) = if from.0 <= to.0 { (from, to) } else { (to, from) };
    let nearest = |place: f32| place.round().clamp(0.0, n as f32 - 1.0) as usize;
    for k in nearest(first.0)..=nearest(last.0) {
        let part = match last.0 > first.0 {
            true => ((k as f32 - first.0) / (last.0 - first.0)).clamp(0.0, 1.0),
            false => 1.0,
        };
        set(k, first.1 + f64::from(part) * (last.1 - first.1));
    }
}
