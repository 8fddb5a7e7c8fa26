//! Geometric helpers, and the ink of a message.

use crate::draw::palette::Ink;

/// Returns a triangle with its tip at a point, in a direction.
pub fn triangle(tip: [f32; 2], way: [f32; 2], size: f32) -> [f32; 6] {
    let ([x, y], [ux, uy]) = (tip, way);
    let (bx, by) = (x - ux * size * 1.5, y - uy * size * 1.5);
    [x, y, bx - uy * size * 0.75, by + ux * size * 0.75, bx + uy * size * 0.75, by - ux * size * 0.75]
}

/// Adds the two segments of a tick with its centre at a point.
pub fn push_tick(lines: &mut Vec<f32>, [x, y]: [f32; 2], half: f32) {
    let foot = [x - half * 0.2, y + half * 0.62];
    lines.extend_from_slice(&[x - half * 0.85, y, foot[0], foot[1]]);
    // Begins a little before the foot, so that the corner is closed.
    lines.extend_from_slice(&[foot[0] - half * 0.08, foot[1] + half * 0.1, x + half * 0.9, y - half * 0.62]);
}

/// Returns the ink of a message's bar: delayed, streaming, or only its head in flight.
pub fn message_ink(waiting: bool, streaming: bool) -> Ink {
    match (waiting, streaming) {
        (true, _) => Ink::Contention,
        (_, true) => Ink::Transfer,
        _ => Ink::Hop,
    }
}

/// Returns the distance of a point from a segment.
pub fn distance_to_segment([x, y]: [f32; 2], [ax, ay]: [f32; 2], [bx, by]: [f32; 2]) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let f = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy).max(1e-6);
    let f = f.clamp(0.0, 1.0);
    (ax + dx * f - x).hypot(ay + dy * f - y)
}
