//! The time axis of a schedule.

/// A horizontal time axis.
#[derive(Clone, Copy)]
pub struct Axis {
    /// x of time 0.
    pub left: f32,
    /// Length in pixels.
    pub width: f32,
    /// Time at the right end.
    pub end: f64,
}

impl Axis {
    /// Returns the x of a time, clamped to the axis.
    pub fn x(&self, t: f64) -> f32 {
        self.left + if self.end > 0.0 { (t / self.end).clamp(0.0, 1.0) as f32 * self.width } else { 0.0 }
    }
}
