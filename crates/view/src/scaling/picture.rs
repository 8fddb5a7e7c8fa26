//! The three charts, S, E and T_p against p, as planes, and as one picture with its key.

use super::key::{self, ink};
use super::{Curve, Executed, Study};
use crate::chart::plane::{Axis, Scale};
use crate::chart::{Plane, file};
use crate::frame::Frame;
use crate::palette::{Ink, Palette};
use crate::surface::{Anchor, Surface, Type};
use crate::svg::Svg;
use crate::words;
use crate::wrap::wrap;
use hyperfly_model::scaling::{Point, Rule};
use hyperfly_text::{scaling as say, scene};

/// What is written at the end of a rule's lines: what stays the same.
fn label(rule: Rule) -> &'static str {
    match rule {
        Rule::Strong => "n",
        Rule::Memory => "n/p",
        Rule::Work => "W/p",
        Rule::Time => "Tₚ",
    }
}

/// S, E and T_p against p.
pub fn planes(study: &Study) -> [Plane; 3] {
    let x = || Axis::new("p", Scale::Log2);
    let time = format!("Tₚ ({})", words::unit(&study.start));
    let mut speedup = Plane::new(x(), Axis::new(scene::axis_speedup(), Scale::Log2));
    let efficiency = Plane::new(x(), Axis::new(scene::axis_efficiency(), Scale::Linear).from_to(0.0, 1.0));
    let time = Plane::new(x(), Axis::new(time, Scale::Log10));
    let last = study.curves.iter().flat_map(|curve| study.processors(curve.rule)).max().unwrap_or(1);
    let range =
        |from: u32| -> Vec<u32> { (0..=16).map(|d| 1 << d).filter(|p| (from..=last).contains(p)).collect() };
    let ideal = range(study.start.p).iter().map(|&p| (f64::from(p), f64::from(p))).collect();
    speedup = speedup.dashes(say::ideal(), Ink::Muted, ideal);
    for (rule, name) in [(Rule::Strong, say::amdahl()), (Rule::Work, say::gustafson())] {
        // As far as there is something to hold it against.
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
    let speedup = with(speedup, study, |at| at.speedup, |run| run.speedup);
    let efficiency = with(efficiency, study, |at| at.efficiency, |run| run.efficiency);
    [speedup, efficiency, with(time, study, |at| at.t_parallel, |run| run.t_parallel)]
}

fn with(plane: Plane, study: &Study, line: fn(&Point) -> f64, ring: fn(&Executed) -> f64) -> Plane {
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

/// From this width on, in the size of the text, the charts stand side by side.
const SIDE_BY_SIDE: f32 = 50.0;
/// How wide each then is, of the whole: the first has the longest names.
const SHARES: [f32; 3] = [0.4, 0.3, 0.3];

/// Draws the charts and their key: side by side, or one above the other where there is little room.
pub fn draw(study: &Study, frame: Frame, palette: Palette, svg: &mut Svg) {
    let em = frame.text;
    let notes = wrap(say::marks(), frame.width, em);
    let key = key::draw(study, frame, &mut Svg::new(palette)) + em * 1.55 * notes.len() as f32;
    let room = (frame.height - key).max(em * 8.0);
    let [mut x, mut y] = [0.0, 0.0];
    for (plane_of, share) in planes(study).iter().zip(SHARES) {
        let wide = frame.width >= em * SIDE_BY_SIDE;
        let gap = if wide { [em, 0.0] } else { [0.0, em * 0.5] };
        let step = if wide { [frame.width * share, 0.0] } else { [0.0, room / 3.0] };
        let (width, height) = if wide { (step[0], room) } else { (frame.width, step[1]) };
        let own = Frame { width: width - gap[0], height: height - gap[1], ..frame };
        svg.at(x, y, |svg| file::draw(plane_of, own, palette, svg));
        [x, y] = [x + step[0], y + step[1]];
    }
    svg.at(0.0, room, |svg| {
        let below = key::draw(study, frame, svg);
        for (k, line) in notes.iter().enumerate() {
            let y = below + em * (0.5 + 1.55 * k as f32);
            svg.text(0.0, y, Type::new(em, Anchor::Start), Ink::Muted, line);
        }
    });
}
