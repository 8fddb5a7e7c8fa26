//! The schedule for m > 32: the numbers of outputs produced and sent, of inputs received and of results, over time.

use super::area::Area;
use super::axis::Axis;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use crate::trace::schedule::Schedule;
use hyperfly_text::scene as texts;

/// Maximum number of visible steps of a curve.
const MAX_STEPS: usize = 600;

/// The counts of a processor with their layout.
pub struct Counts {
    area: Area,
    axis: Axis,
    title: String,
    /// Labels of the scale, from 0 to m.
    scale: Vec<String>,
    curves: Vec<Curve>,
}

/// A count as a step curve over time.
struct Curve {
    name: &'static str,
    ink: Ink,
    width: f32,
    times: Vec<f64>,
    /// Points of the curve, two per step; only every `stride`-th step is included.
    points: Vec<f32>,
    stride: usize,
    /// Position of the name.
    at: [f32; 2],
    /// Width of the number.
    digits: f32,
}

impl Counts {
    /// Lays out the curves.
    pub fn new(schedule: &Schedule, area: Area, axis: Axis) -> Counts {
        let m = schedule.first.rows.len();
        let scale = (0..=4).map(|quarter| numbers::whole((m * quarter / 4) as u64)).collect();
        let title = format!("P{}", schedule.processor);
        let mut counts = Counts { area, axis, title, scale, curves: Vec::new() };
        let outputs = &schedule.outputs;
        let received = schedule.inputs.iter().filter(|input| input.from.is_some());
        let mut all: Vec<(&'static str, Ink, f32, Vec<f64>)> = vec![
            (
                texts::outputs_produced(),
                Ink::Compute,
                2.2,
                outputs.iter().map(|output| output.produced).collect(),
            ),
            (
                texts::outputs_left(),
                Ink::series(1),
                1.6,
                outputs.iter().filter_map(|output| Some(output.message?.left)).collect(),
            ),
            (texts::inputs_come(), Ink::Transfer, 1.6, received.map(|input| input.arrived).collect()),
        ];
        if let Some(last) = schedule.second.computed.last() {
            all.push((texts::results(), Ink::Muted, 2.2, last.iter().map(|(_, end)| *end).collect()));
        }
        let em = area.em;
        let digits = em * 0.56 * counts.scale[4].chars().count() as f32;
        let from = area.left + em * (1.6 + 0.6 * counts.title.len() as f32);
        let mut at = [from, area.top + em * 1.2];
        let places: Vec<[f32; 2]> = all
            .iter()
            .map(|(name, ..)| {
                let width = em * (3.0 + 0.5 * name.chars().count() as f32) + digits;
                if at[0] > from && at[0] + width > area.left + area.width {
                    at = [from, at[1] + em * 1.4];
                }
                let place = at;
                at[0] += width;
                place
            })
            .collect();
        let top = at[1] + em * 1.4;
        for ((name, ink, width, mut times), at) in all.into_iter().zip(places) {
            times.sort_unstable_by(f64::total_cmp);
            let stride = times.len().div_ceil(MAX_STEPS).max(1);
            let mut points = vec![axis.left, counts.y(top, 0, m)];
            for (k, &time) in times.iter().enumerate().step_by(stride) {
                let x = axis.x(time);
                let after = (k + stride).min(times.len());
                points.extend([x, counts.y(top, k, m), x, counts.y(top, after, m)]);
            }
            counts.curves.push(Curve { name, ink, width, times, points, stride, at, digits });
        }
        counts.area = Area { height: area.top + area.height - top, top, ..area };
        counts
    }

    /// Returns the upper and the lower end of the axis.
    pub fn span(&self) -> [f32; 2] {
        [self.area.top, self.area.top + self.area.height]
    }

    /// Returns the y of a count, below `top`.
    fn y(&self, top: f32, count: usize, all: usize) -> f32 {
        let bottom = self.area.top + self.area.height;
        bottom - (bottom - top) * count as f32 / all.max(1) as f32
    }

    /// Draws the curves, faint after `t`.
    pub fn draw(&self, t: f64, surface: &mut dyn Surface) {
        let Area { em, hair, top, height, left, .. } = self.area;
        let axis = self.axis;
        let bottom = top + height;
        let set = TextStyle::new(em * 0.92, Anchor::End);
        for (quarter, text) in self.scale.iter().enumerate() {
            let y = bottom - height * quarter as f32 / 4.0;
            surface.lines(Ink::Faint, hair, &[axis.left, y, axis.left + axis.width, y]);
            surface.text(axis.left - em * 0.5, y, set, Ink::Muted, text);
        }
        surface.lines(
            Ink::Wire,
            hair,
            &[axis.left, top, axis.left, bottom, axis.left, bottom, axis.left + axis.width, bottom],
        );
        for curve in &self.curves {
            surface.polyline(Ink::Wire, hair, &curve.points);
        }
        let Some(first) = self.curves.first() else { return };
        let title = TextStyle::new(em, Anchor::Start).bold();
        surface.text(left + em * 0.2, first.at[1], title, Ink::Text, &self.title);
        for curve in &self.curves {
            let count = curve.times.partition_point(|&time| time <= t);
            let points = &curve.points[..2 + 4 * (count / curve.stride).min((curve.points.len() - 2) / 4)];
            let width = curve.width * hair;
            surface.polyline(curve.ink, width, points);
            let [x, y] = [points[points.len() - 2], points[points.len() - 1]];
            surface.lines(curve.ink, width, &[x, y, axis.x(t).max(x), y]);
            let [x, y] = curve.at;
            surface.lines(curve.ink, width, &[x, y, x + em * 1.2, y]);
            let number = x + em * 1.5 + curve.digits;
            let set = TextStyle::new(em * 0.92, Anchor::End);
            // The table of prepared number texts is finite.
            if curve.times.len() <= numbers::TABLE as usize {
                surface.text(number, y, set, Ink::Text, numbers::static_text(count as u32));
            }
            let set = TextStyle::new(em * 0.92, Anchor::Start);
            surface.text(number + em * 0.35, y, set, Ink::Text, curve.name);
        }
    }
}
