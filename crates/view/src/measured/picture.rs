//! Charts of T_p and E against p, measured and predicted, and of the machine's samples with the fitted line.

use super::study::{Machine, Row, Study};
use crate::chart::plane::{Axis, Scale};
use crate::chart::{Plane, file};
use crate::draw::frame::Frame;
use crate::draw::palette::{Ink, Palette};
use crate::draw::svg::Svg;
use hyperfly_text::{measured as texts, scene};

fn measured_ink() -> Ink {
    Ink::series(0)
}

fn simulated_ink() -> Ink {
    Ink::series(1)
}

/// Returns the charts of T_p and, where T_s is known, of E against p. Every pass is a ring; the line goes through the medians.
pub fn planes(study: &Study) -> Vec<Plane> {
    let x = || Axis::new("p", Scale::Log2);
    let micro = |time: f64| time * 1e6;
    let line = |time: &dyn Fn(&Row) -> Option<f64>| -> Vec<(f64, f64)> {
        study.rows.iter().filter_map(|row| Some((f64::from(row.p), time(row)?))).collect()
    };
    let passes = study.rows.iter().flat_map(|row| row.passes.iter().map(|time| (f64::from(row.p), *time)));
    let times = Plane::new(x(), Axis::new("Tₚ (µs)", Scale::Log10))
        .dashes(texts::closed_form(), Ink::Muted, line(&|row| row.closed.map(micro)))
        .line(texts::simulated(), simulated_ink(), line(&|row| row.simulated.map(micro)))
        .series(
            texts::measured(),
            measured_ink(),
            line(&|row| Some(micro(row.median))),
            passes.map(|(p, time)| (p, micro(time))).collect(),
            false,
        );
    if study.serial().is_none() {
        return vec![times];
    }
    let efficiency = line(&|row| study.efficiency(row.p, row.median));
    let efficiencies = Plane::new(x(), Axis::new(scene::axis_efficiency(), Scale::Linear).from_to(0.0, 1.0))
        .dashes(texts::closed_form(), Ink::Muted, line(&|row| study.predicted_efficiency(row.p, row.closed?)))
        .line(
            texts::simulated(),
            simulated_ink(),
            line(&|row| study.predicted_efficiency(row.p, row.simulated?)),
        )
        .series(texts::measured(), measured_ink(), efficiency.clone(), efficiency, false);
    vec![times, efficiencies]
}

/// Returns the charts of message times and of node times, sample by sample.
pub fn machine_planes(machine: &Machine) -> [Plane; 2] {
    let rings = |samples: &[(u32, f64)], unit: f64| -> Vec<(f64, f64)> {
        samples.iter().map(|(size, time)| (f64::from(*size), time * unit)).collect()
    };
    let line = machine.line.iter().map(|(words, time)| (*words, time * 1e6)).collect();
    let messages = Plane::new(Axis::new(texts::axis_words(), Scale::Log2), Axis::new("µs", Scale::Log10))
        .points(texts::alone(), simulated_ink(), rings(&machine.ping_pong, 1e6))
        .series(texts::exchange(), measured_ink(), line, rings(&machine.exchange, 1e6), false);
    let nodes = Plane::new(
        Axis::new(texts::axis_elements(), Scale::Log2),
        Axis::new(texts::axis_node(), Scale::Log10),
    )
    .points("t_c", measured_ink(), rings(&machine.local, 1e9));
    [messages, nodes]
}

/// Draws the charts of T_p and E side by side, or one below the other in a narrow frame.
pub fn draw(study: &Study, frame: Frame, palette: Palette, svg: &mut Svg) {
    let planes = planes(study);
    if let [plane] = &planes[..] {
        return file::draw(plane, frame, palette, svg);
    }
    let side_by_side = frame.width > frame.text * 34.0;
    for (k, plane) in planes.iter().enumerate() {
        let k = k as f32;
        let (inner, at) = match side_by_side {
            true => (Frame { width: frame.width / 2.0 - frame.text, ..frame }, (k * frame.width / 2.0, 0.0)),
            false => (
                Frame { height: frame.height / 2.0 - frame.text / 2.0, ..frame },
                (0.0, k * frame.height / 2.0),
            ),
        };
        svg.at(at.0, at.1, |svg| file::draw(plane, inner, palette, svg));
    }
}
