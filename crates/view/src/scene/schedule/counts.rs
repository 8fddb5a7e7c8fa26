//! m > 32: how many outputs were produced and had left, how many inputs had come and results were there, over time.

use super::Axis;
use crate::numbers;
use crate::order;
use crate::palette::Ink;
use crate::scene::Frame;
use crate::schedule::Schedule;
use crate::surface::{Anchor, Surface, Type};

/// A count over time.
struct Curve {
    name: &'static str,
    ink: Ink,
    width: f32,
    times: Vec<f64>,
}

fn curves(schedule: &Schedule) -> Vec<Curve> {
    let sorted = |times: &mut dyn Iterator<Item = f64>| {
        let mut times: Vec<f64> = times.collect();
        order::ascending(&mut times);
        times
    };
    let mut all = vec![
        Curve {
            name: "outputs produced",
            ink: Ink::Compute,
            width: 2.2,
            times: sorted(&mut schedule.outputs.iter().map(|output| output.produced)),
        },
        Curve {
            name: "outputs that have left",
            ink: Ink::Contention,
            width: 1.6,
            times: sorted(&mut schedule.outputs.iter().filter_map(|output| Some(output.message?.left))),
        },
        Curve {
            name: "inputs that have come",
            ink: Ink::Transfer,
            width: 1.6,
            times: sorted(
                &mut schedule.inputs.iter().filter(|input| input.from.is_some()).map(|input| input.arrived),
            ),
        },
    ];
    if let Some(last) = schedule.second.computed.last() {
        all.push(Curve {
            name: "results",
            ink: Ink::Muted,
            width: 2.2,
            times: sorted(&mut last.iter().map(|(_, end)| *end)),
        });
    }
    all
}

/// Draws the curves, faint beyond `t`.
pub fn draw(schedule: &Schedule, frame: Frame, axis: Axis, t: f64, surface: &mut dyn Surface) {
    let (em, hair) = (frame.text, frame.hair());
    let m = schedule.first.rows.len();
    let (top, bottom) = (em * 3.0, frame.height - em * 1.6);
    let y = |count: usize| bottom - (bottom - top) * count as f32 / m as f32;
    surface.lines(
        Ink::Wire,
        hair,
        &[axis.left, top, axis.left, bottom, axis.left, bottom, axis.left + axis.width, bottom],
    );
    let set = Type::new(em * 0.85, Anchor::End);
    for quarter in 0..=4 {
        let count = m * quarter / 4;
        surface.lines(Ink::Faint, hair, &[axis.left, y(count), axis.left + axis.width, y(count)]);
        surface.text(axis.left - em * 0.5, y(count), set, Ink::Muted, &numbers::whole(count as u64));
    }
    let mut x = em * 0.2;
    let title = format!("P{}", schedule.processor);
    surface.text(x, em * 1.2, Type::new(em, Anchor::Start).bold(), Ink::Text, &title);
    x += em * (1.4 + 0.6 * title.len() as f32);
    for curve in curves(schedule) {
        let (mut done, mut all) = (vec![axis.left, bottom], vec![axis.left, bottom]);
        // Steps beyond what can be seen are left out.
        let keep = (curve.times.len() / 600).max(1);
        for (k, &time) in curve.times.iter().enumerate() {
            if k % keep != 0 && k + 1 != curve.times.len() {
                continue;
            }
            let points = [axis.x(time), y(k), axis.x(time), y(k + 1)];
            all.extend(points);
            if time <= t {
                done.extend(points);
            }
        }
        let come = curve.times.partition_point(|&time| time <= t);
        let (now, last) = (axis.x(t), axis.x(axis.end));
        done.extend([now.max(done[done.len() - 2]), y(come)]);
        all.extend([last, y(curve.times.len())]);
        surface.polyline(Ink::Wire, hair, &all);
        surface.polyline(curve.ink, curve.width * hair, &done);
        surface.lines(curve.ink, curve.width * hair, &[x, em * 1.2, x + em * 1.3, em * 1.2]);
        let text = format!("{} {}", numbers::whole(come as u64), curve.name);
        surface.text(x + em * 1.7, em * 1.2, Type::new(em * 0.92, Anchor::Start), Ink::Text, &text);
        x += em * (3.2 + 0.52 * text.chars().count() as f32);
    }
}
