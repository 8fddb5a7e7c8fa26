//! The charts of S, E and T_p against p, as planes and as one picture with its key.

use super::key::{self, LINE, ink};
use super::study::{Curve, ExecutedRun, Study};
use crate::chart::plane::{Axis, Scale};
use crate::chart::{Plane, file};
use crate::draw::frame::Frame;
use crate::draw::palette::{Ink, Palette};
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::svg::Svg;
use crate::draw::wrap::wrap;
use crate::notation::words;
use hyperfly_model::scaling::{Point, Rule};
use hyperfly_text::{scaling as texts, scene};

/// Returns the label of a rule's lines: the quantity that it keeps constant.
fn label(rule: Rule) -> &'static str {
    match rule {
        Rule::Strong => "n",
        Rule::Memory => "n/p",
        Rule::Work => "W/p",
        Rule::Time => "Tₚ",
    }
}

/// Returns the charts of S, E and T_p against p.
pub fn planes(study: &Study) -> [Plane; 3] {
    let x = || Axis::new("p", Scale::Log2);
    let time = format!("Tₚ ({})", words::axis_unit(study.start.clock(), &study.start));
    let mut speedup = Plane::new(x(), Axis::new(scene::axis_speedup(), Scale::Log2));
    let efficiency = Plane::new(x(), Axis::new(scene::axis_efficiency(), Scale::Linear).from_to(0.0, 1.0));
    let time = Plane::new(x(), Axis::new(time, Scale::Log10));
    let last = study.curves.iter().flat_map(|curve| study.processors(curve.rule)).max().unwrap_or(1);
    let range =
        |from: u32| -> Vec<u32> { (0..=16).map(|d| 1 << d).filter(|p| (from..=last).contains(p)).collect() };
    let ideal = range(study.start.p).iter().map(|&p| (f64::from(p), f64::from(p))).collect();
    speedup = speedup.dashes(texts::ideal(), Ink::Muted, ideal);
    for (rule, name) in [(Rule::Strong, texts::amdahl()), (Rule::Work, texts::gustafson())] {
        // Draw a law only up to the largest p with a value to compare.
        let most = study.processors(rule).last().copied().unwrap_or(1);
        let law: Vec<(f64, f64)> = range(study.start.p)
            .into_iter()
            .filter(|p| *p <= most)
            .filter_map(|p| Some((f64::from(p), study.law(rule, p).filter(|s| *s > 0.0)?)))
            .collect();
        if law.len() > 1 {
            speedup = speedup.dashes(name, ink(rule), law);
        }
    }
    let speedup = with_curves(speedup, study, |at| at.speedup, |run| run.speedup);
    let efficiency = with_curves(efficiency, study, |at| at.efficiency, |run| run.efficiency);
    [speedup, efficiency, with_curves(time, study, |at| at.t_parallel, |run| run.t_parallel)]
}

fn with_curves(plane: Plane, study: &Study, line: fn(&Point) -> f64, ring: fn(&ExecutedRun) -> f64) -> Plane {
    study.curves.iter().filter(|curve| !curve.line.is_empty() || !curve.runs.is_empty()).fold(
        plane,
        |plane, curve| {
            let Curve { rule, .. } = curve;
            let lines = curve.line.iter().map(|at| (f64::from(at.p), line(at))).collect();
            let rings = curve.runs.iter().map(|run| (f64::from(run.p), ring(run))).collect();
            plane.series(label(*rule), ink(*rule), lines, rings, false)
        },
    )
}

/// Minimal width and height of a chart, in text heights.
const MIN_SIZE: [f32; 2] = [17.0, 10.0];
/// Fractions of the width of three adjacent charts. The first has the longest names.
const WIDTHS: [f32; 3] = [0.4, 0.3, 0.3];

/// Draws the charts in as many columns as fit, with the key and a note below them if there is space. A small frame leaves out
/// the last charts.
pub fn draw(study: &Study, frame: Frame, palette: Palette, svg: &mut Svg) {
    let em = frame.text;
    let columns = ((frame.width / (em * MIN_SIZE[0])) as usize).clamp(1, 3);
    let rows = 3usize.div_ceil(columns);
    let notes = wrap(texts::marks(), frame.width, em);
    let key = key::draw(study, frame, &mut Svg::new(palette));
    let all = key + em * LINE * notes.len() as f32;
    let fits = |foot: &f32| frame.height - foot >= em * MIN_SIZE[1] * rows as f32;
    let foot = [all, key].into_iter().find(fits).unwrap_or(0.0);
    let charts_height = frame.height - foot;
    let shown = ((charts_height / (em * MIN_SIZE[1])) as usize).clamp(1, rows);
    let height = charts_height / shown as f32;
    for (k, plane) in planes(study).iter().enumerate().take(columns * shown) {
        let (column, row) = (k % columns, k / columns);
        let widths = if columns == 3 { WIDTHS } else { [1.0 / columns as f32; 3] };
        let left: f32 = widths[..column].iter().sum::<f32>() * frame.width;
        let gap = if column + 1 < columns { em } else { 0.0 };
        let inner = Frame { width: widths[column] * frame.width - gap, height: height - em * 0.5, ..frame };
        svg.at(left, row as f32 * height, |svg| file::draw(plane, inner, palette, svg));
    }
    if foot > 0.0 {
        svg.at(0.0, charts_height, |svg| {
            key::draw(study, frame, svg);
        });
    }
    if foot > key {
        for (k, line) in notes.iter().enumerate() {
            let y = charts_height + key + em * (0.5 + LINE * k as f32);
            svg.text(0.0, y, TextStyle::new(em, Anchor::Start), Ink::Muted, line);
        }
    }
}
