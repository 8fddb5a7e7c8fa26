//! One butterfly close up: its two inputs as arrows, the second turned by its twiddle factor, and their sum and difference.
//!
//! All arrows have one scale, and all values are those of the run.

use crate::draw::ink::Ink;
use crate::draw::palette::{ColourScheme, Palette};
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::svg::Svg;
use crate::notation::numbers::{complex, quantity};
use crate::text::describe::is_computed;
use crate::text::follow::element_name;
use crate::trace::followed::Followed;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::values::Values;
use hyperfly_core::Complex64;
use hyperfly_text::values as texts;
use std::f64::consts::{PI, TAU};

/// Radius of an input's circle, in heights of the text. That of a result is twice as large.
const RADIUS: f32 = 2.1;
/// Space for the sign between two circles.
const GAP: f32 = 1.5;
/// Width of the picture.
const WIDTH: f32 = 8.0 * RADIUS + 2.0 * GAP + 0.8;
/// Height of a row.
const ROW: f32 = 4.0 * RADIUS + 1.7;
/// Distance of two arrows that lead forth and back from their middle, in pixels.
const BACK: f32 = 2.5;
/// Angles and lengths that differ by less are equal.
const TOLERANCE: f64 = 1e-9;

/// A butterfly of a run: a and b become a + ω b and a − ω b.
#[derive(Clone, Debug, PartialEq)]
pub struct CloseUp {
    /// The inputs a and b.
    pub inputs: [Complex64; 2],
    /// ω b.
    pub turned: Complex64,
    /// a + ω b and a − ω b, as the processors computed them.
    pub results: [Complex64; 2],
    /// Whether a processor has begun to compute the results, so that the picture shows them.
    pub has_results: bool,
    /// Names of the inputs.
    names: [String; 2],
    /// Which result is the selected element, or comes of it in its own row.
    selected: usize,
}

/// How two arrows combine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combination {
    Cancel,
    Double,
    Add,
}

impl CloseUp {
    /// Returns the butterfly of a selected element once it is computed at `t`: the one that computes it, or the one that an input
    /// enters.
    pub fn at(replay: &Replay, selection: Selection, t: f64) -> Option<CloseUp> {
        let Selection::Element { stage, index } = selection else { return None };
        let holdings = replay.holdings()?;
        let close_up = CloseUp::new(replay, stage, index)?;
        is_computed(replay, holdings, stage.max(1), index, t).then_some(close_up)
    }

    /// Returns the butterfly that a followed number enters at `t`, or has left last. It has results from when they are computed on.
    pub fn followed(replay: &Replay, selection: Selection, t: f64) -> Option<CloseUp> {
        let Some(Followed { stage, index }) = Followed::at(replay, selection, t) else {
            return CloseUp::at(replay, selection, t);
        };
        let (holdings, n) = (replay.holdings()?, replay.run().plan.n);
        if u32::from(stage) == replay.run().scenario.r() {
            return CloseUp::new(replay, stage, index);
        }
        let made = holdings.computations.get(usize::from(stage) * n as usize + index as usize)?;
        let has_results = t > 0.0 && replay.computation_interval(made.record, stage).0 <= t;
        Some(CloseUp { has_results, ..CloseUp::new(replay, stage + 1, index)? })
    }

    /// Returns the butterfly that computes R[index] after `stage` stages, or the one that an input enters. `None` if no processor held
    /// its values.
    pub fn new(replay: &Replay, stage: u8, index: u64) -> Option<CloseUp> {
        let (n, r) = (replay.run().plan.n, replay.run().scenario.r());
        let l = stage.saturating_sub(1);
        if index >= n || u32::from(l) >= r || u32::from(stage) > r {
            return None;
        }
        let values = Values::new(replay)?;
        let [low, high] = values.butterfly(l, index)?;
        let (a, b) = (values.at(l, low)?, values.at(l, high)?);
        let results = [values.at(l + 1, low)?, values.at(l + 1, high)?];
        // The last stage of an inverse transform may also divide by n.
        let [sum, size] =
            [results[0] + results[1] - 2.0 * a, results[0] + results[1] + 2.0 * a].map(Complex64::norm);
        if sum > TOLERANCE * size.max(b.norm()) {
            return None;
        }
        Some(CloseUp {
            inputs: [a, b],
            turned: results[0] - a,
            results,
            has_results: true,
            names: [low, high].map(|index| element_name(replay, l, index)),
            selected: usize::from(index == high),
        })
    }

    /// Returns how the inputs combine in a result; `None` if both are 0.
    pub fn combination(&self, result: usize) -> Option<Combination> {
        let [a, b] = self.inputs.map(Complex64::norm);
        let (size, most) = (self.results[result].norm(), a + b);
        if most == 0.0 {
            return None;
        }
        Some(if size <= TOLERANCE * most {
            Combination::Cancel
        } else if size >= (1.0 - TOLERANCE) * most && (a - b).abs() <= TOLERANCE * most {
            Combination::Double
        } else {
            Combination::Add
        })
    }

    /// Returns the rotation from b to ω b in degrees, from −180 to 180; 0 if b is 0.
    pub fn rotation(&self) -> f64 {
        let angle = self.turned.arg() - self.inputs[1].arg();
        let angle = (angle + PI).rem_euclid(TAU) - PI;
        let turns = angle.abs() > TOLERANCE.sqrt() && self.inputs[1].norm() > 0.0;
        if turns { angle.to_degrees() } else { 0.0 }
    }

    /// Draws the picture as an SVG: both results, or the selected one only.
    pub fn svg(&self, both: bool, scheme: ColourScheme, em: f32) -> String {
        let mut svg = Svg::new(Palette::new(scheme));
        let rows: Vec<usize> = if both { vec![0, 1] } else { vec![self.selected] };
        for (row, &result) in rows.iter().enumerate() {
            self.draw_row(result, both, row as f32 * ROW * em, em, &mut svg);
        }
        let words: Vec<String> = rows.iter().map(|&result| self.result_text(result)).collect();
        svg.finish(WIDTH * em, rows.len() as f32 * ROW * em, texts::close_up(), &words.join("; "), false)
    }

    /// Returns the pixels of a unit of magnitude.
    fn scale(&self, em: f32) -> f64 {
        let most = self.inputs[0].norm().max(self.inputs[1].norm());
        if most > 0.0 { f64::from(RADIUS * em) / most } else { 0.0 }
    }

    /// Returns a result in words, such as "2.12: they double".
    fn result_text(&self, result: usize) -> String {
        if !self.has_results {
            return "?".to_owned();
        }
        let value = self.results[result];
        let number = if value.im == 0.0 { quantity(value.re, 3) } else { complex(value) };
        match self.combination(result) {
            Some(Combination::Cancel) => texts::cancel(&number),
            Some(Combination::Double) => texts::double(&number),
            _ => number,
        }
    }

    /// Draws a row: the inputs, the sign between them, and a result.
    fn draw_row(&self, result: usize, both: bool, top: f32, em: f32, surface: &mut dyn Surface) {
        let scale = self.scale(em);
        let (small, large) = (RADIUS * em, 2.0 * RADIUS * em);
        let y = top + large + 0.3 * em;
        let x = [
            0.4 * em + small,
            0.4 * em + 3.0 * small + GAP * em,
            0.4 * em + 4.0 * small + 2.0 * GAP * em + large,
        ];
        surface.discs(Ink::Panel, &[x[0], y, small, x[1], y, small, x[2], y, large]);
        let is_selected = result == self.selected;
        let (ink, width) = if is_selected && both { (Ink::Focus, 1.6) } else { (Ink::Wire, 0.9) };
        surface.rings(Ink::Wire, 0.9, &[x[0], y, small, x[1], y, small]);
        surface.rings(ink, width, &[x[2], y, large]);
        let sign = TextStyle::new(em * 1.3, Anchor::Middle);
        let signs = [if result == 0 { "+" } else { "−" }, "="];
        surface.text((x[0] + x[1]) / 2.0, y, sign, Ink::Text, signs[0]);
        surface.text((x[1] + small + x[2] - large) / 2.0, y, sign, Ink::Text, signs[1]);

        let at = |from: [f32; 2], value: Complex64| {
            [from[0] + (value.re * scale) as f32, from[1] - (value.im * scale) as f32]
        };
        let places = x.map(|x| [x, y]);
        arrow(surface, Ink::angle(self.inputs[0].arg()), places[0], at(places[0], self.inputs[0]), em);
        if self.rotation() != 0.0 {
            let before = at(places[1], self.inputs[1]);
            surface.dashes(Ink::Muted, 1.0, &[places[1][0], places[1][1], before[0], before[1]]);
            self.draw_turn(places[1], scale, surface);
        }
        arrow(surface, Ink::angle(self.turned.arg()), places[1], at(places[1], self.turned), em);
        if self.has_results {
            self.draw_result(result, places[2], scale, em, surface);
        }
        self.draw_names(result, both, [x[0], x[1], y], em, surface);
    }

    /// Draws how the inputs add up to a result, from its centre.
    fn draw_result(&self, result: usize, centre: [f32; 2], scale: f64, em: f32, surface: &mut dyn Surface) {
        let at = |from: [f32; 2], value: Complex64| {
            [from[0] + (value.re * scale) as f32, from[1] - (value.im * scale) as f32]
        };
        // Tip to tail: the second arrow starts where the first ends, or next to the first if it leads back.
        let second = if result == 0 { self.turned } else { -self.turned };
        let cancels = self.combination(result) == Some(Combination::Cancel);
        let unit = self.inputs[0] / self.inputs[0].norm();
        let shift = if cancels { [-unit.im as f32 * BACK, -unit.re as f32 * BACK] } else { [0.0; 2] };
        let start = [centre[0] - shift[0], centre[1] - shift[1]];
        let tip = at(start, self.inputs[0]);
        let back = [tip[0] + 2.0 * shift[0], tip[1] + 2.0 * shift[1]];
        let end = at(back, second);
        surface.lines(Ink::angle(self.inputs[0].arg()), 1.2, &[start[0], start[1], tip[0], tip[1]]);
        surface.lines(Ink::angle(second.arg()), 1.2, &[back[0], back[1], end[0], end[1]]);
        let value = self.results[result];
        arrow(surface, Ink::angle(value.arg()), centre, at(centre, value), em);
    }

    /// Names the inputs above their circles, and writes their magnitudes and the result below.
    fn draw_names(
        &self,
        result: usize,
        both: bool,
        [first, second, y]: [f32; 3],
        em: f32,
        surface: &mut dyn Surface,
    ) {
        let (small, large) = (RADIUS * em, 2.0 * RADIUS * em);
        let name = TextStyle::new(em * 0.92, Anchor::Middle);
        let second_name = match self.rotation() {
            0.0 => self.names[1].clone(),
            degrees => format!("ω {}, {}°", self.names[1], quantity(degrees, 3)),
        };
        surface.text(first, y - small - 0.8 * em, name, Ink::Text, &self.names[0]);
        surface.text(second, y - small - 0.8 * em, name, Ink::Text, &second_name);
        for (x, input) in [first, second].into_iter().zip(&self.inputs) {
            surface.text(x, y + small + 0.8 * em, name, Ink::Muted, &quantity(input.norm(), 3));
        }
        let style = TextStyle::new(em * 0.92, Anchor::End);
        let style = if result == self.selected || !both { style.bold() } else { style };
        surface.text(
            WIDTH * em - 0.3 * em,
            y + large + 0.9 * em,
            style,
            Ink::Text,
            &self.result_text(result),
        );
    }

    /// Draws the arc from b to ω b.
    fn draw_turn(&self, [x, y]: [f32; 2], scale: f64, surface: &mut dyn Surface) {
        let radius = self.inputs[1].norm() * scale * 0.6;
        let (from, turn) = (self.inputs[1].arg(), self.rotation().to_radians());
        let steps = (turn.abs() * 8.0).ceil().max(2.0) as usize;
        let points: Vec<f32> = (0..=steps)
            .flat_map(|k| {
                let (sin, cos) = libm::sincos(from + turn * k as f64 / steps as f64);
                [x + (radius * cos) as f32, y - (radius * sin) as f32]
            })
            .collect();
        surface.polyline(Ink::Muted, 1.0, &points);
    }
}

/// Draws an arrow, or a dot if it has no length.
fn arrow(surface: &mut dyn Surface, ink: Ink, from: [f32; 2], to: [f32; 2], em: f32) {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy);
    if length < 1.5 {
        return surface.discs(Ink::Muted, &[from[0], from[1], 2.0]);
    }
    let head = (em * 0.6).min(length);
    let (ux, uy) = (dx / length, dy / length);
    let base = [to[0] - ux * head, to[1] - uy * head];
    let side = head * 0.42;
    surface.lines(ink, 2.4, &[from[0], from[1], base[0], base[1]]);
    surface.triangles(
        ink,
        &[to[0], to[1], base[0] - uy * side, base[1] + ux * side, base[0] + uy * side, base[1] - ux * side],
    );
}
