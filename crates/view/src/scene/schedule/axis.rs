//! The axis of time of a schedule.

/// Where time is.
#[derive(Clone, Copy)]
pub struct Axis {
    /// Where 0 is.
    pub left: f32,
    /// How long it is.
    pub width: f32,
    /// The time at its end.
    pub end: f64,
}

impl Axis {
    /// Where a time is.
    pub fn x(&self, t: f64) -> f32 {
        self.left + if self.end > 0.0 { (t / self.end).clamp(0.0, 1.0) as f32 * self.width } else { 0.0 }
    }
}
