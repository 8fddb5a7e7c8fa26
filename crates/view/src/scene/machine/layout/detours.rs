//! Detours: arcs for links whose straight line would run behind a processor, which hides it.

use super::paths::arc_point;
use super::places::{Places, SWITCH_RADIUS};

/// Number of heights of arcs to try on each side of the straight line.
const HEIGHTS: usize = 24;
/// Difference between two heights, as a part of the straight line.
const STEP: f32 = 1.0 / 48.0;
/// Number of pieces of an arc that are compared with the discs.
const PIECES: usize = 10;

/// Returns the height of the flattest arc from `a` to `b` that passes behind the fewest of the first `processors` nodes, and then the
/// fewest switches; 0, a straight line, if no arc passes behind fewer processors. `lane` is the distance of a lane from the arc. Both
/// directions have the same arc.
pub fn bulge(placed: &Places, processors: usize, [a, b]: [u32; 2], lane: f32) -> f32 {
    let [a, b] = [a.min(b), a.max(b)].map(|node| node as usize);
    let (from, to) = (placed.at[a], placed.at[b]);
    let hidden = |bulge: f32| -> (usize, usize) {
        let points: Vec<[f32; 2]> =
            (0..=PIECES).map(|k| arc_point(from, to, bulge, k as f32 / PIECES as f32)).collect();
        let passes = |place: &[f32; 2], radius: f32| {
            points.windows(2).any(|piece| distance(*place, piece[0], piece[1]) < radius + 1.5 * lane)
        };
        let (discs, switches) = placed.at.split_at(processors);
        let other_switches = switches.iter().filter(|at| **at != from && **at != to);
        (
            discs.iter().filter(|at| passes(at, placed.radius)).count(),
            other_switches.filter(|at| passes(at, SWITCH_RADIUS * placed.radius)).count(),
        )
    };
    let (hiding, _) = hidden(0.0);
    let mut best = ((hiding, 0), 0.0);
    let step = STEP * (to[0] - from[0]).hypot(to[1] - from[1]);
    let heights = (1..=HEIGHTS).flat_map(|k| [k as f32 * step, k as f32 * -step]);
    for height in heights.filter(|height| is_inside(placed, arc_point(from, to, *height, 0.5))) {
        if best.0 == (0, 0) {
            break;
        }
        let hidden = hidden(height);
        if hidden < best.0 {
            best = (hidden, height);
        }
    }
    best.1
}

/// Returns whether a point is within the rectangle of all nodes.
fn is_inside(placed: &Places, point: [f32; 2]) -> bool {
    [0, 1].into_iter().all(|axis| {
        let along = || placed.at.iter().map(|at| at[axis]);
        along().any(|at| at - placed.radius <= point[axis])
            && along().any(|at| at + placed.radius >= point[axis])
    })
}

/// Returns the distance of a point from the line between two others.
fn distance([x, y]: [f32; 2], [ax, ay]: [f32; 2], [bx, by]: [f32; 2]) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let f = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy).max(1e-6);
    let f = f.clamp(0.0, 1.0);
    (ax + dx * f - x).hypot(ay + dy * f - y)
}
