//! The values of the elements after each stage, as the processors held them, for colouring nodes and messages.
//!
//! Values are scaled by the largest magnitude of their stage: magnitudes grow by about √2 per stage, while pictures compare the
//! values of one stage.

use crate::draw::ink::Ink;
use crate::trace::replay::Replay;
use hyperfly_core::{Complex64, Run};
use std::rc::Rc;

/// Maximum transform length for which the butterfly draws single nodes.
pub const MAX_NODES: u64 = 64;

/// Values below this fraction of the largest of their stage, or of the spectrum, are rounding and shown as 0.
pub const NOISE: f64 = 1e-12;

/// The values of a run; only small runs keep them.
pub struct Values {
    run: Rc<Run>,
    /// Largest magnitude of each stage.
    largest: Vec<f64>,
}

/// The appearance of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScaledValue {
    /// Real and imaginary part, as fractions of the largest magnitude of the stage.
    pub at: [f32; 2],
    /// Colour of the angle, or of secondary text for 0, which has none.
    pub ink: Ink,
}

impl Values {
    /// Reads the values of a run; `None` if it kept none because it ran without data or is too large.
    pub fn new(replay: &Replay) -> Option<Values> {
        let run = replay.run_rc().clone();
        let stages = &run.output.as_ref()?.stages;
        let n = run.plan.n as usize;
        let size = |value: &Complex64| if value.re.is_finite() { value.norm() } else { 0.0 };
        let largest = |stage: &[Complex64]| {
            // One square root instead of one per value, unless the squares overflow or underflow.
            let square = stage.iter().map(Complex64::norm_sqr).fold(0.0, f64::max);
            if square.is_normal() { square.sqrt() } else { stage.iter().map(size).fold(0.0, f64::max) }
        };
        let largest: Vec<f64> = stages.chunks(n).map(largest).collect();
        (!largest.is_empty()).then_some(Values { run, largest })
    }

    /// Returns the indices in R of the elements that stage `l` combines, one of which is `index`. `None` for the stage that unpacks,
    /// which is no butterfly.
    pub fn butterfly(&self, l: u8, index: u64) -> Option<[u64; 2]> {
        (!self.run.plan.unpacks(l)).then(|| self.run.plan.pair(l, index))
    }

    /// Returns R[index] after `stage` stages, with rounding set to 0. `None` within a 4-butterfly, where no processor holds the
    /// value.
    pub fn at(&self, stage: u8, index: u64) -> Option<Complex64> {
        let at = usize::from(stage) * self.run.plan.n as usize + index as usize;
        let value = *self.run.output.as_ref()?.stages.get(at)?;
        let noise = NOISE * self.largest[usize::from(stage)];
        let clean = |part: f64| if part.abs() > noise { part } else { 0.0 };
        value.re.is_finite().then(|| Complex64::new(clean(value.re), clean(value.im)))
    }

    /// Returns the largest magnitude after `stage` stages.
    pub fn largest(&self, stage: u8) -> f64 {
        self.largest.get(usize::from(stage)).copied().unwrap_or(0.0)
    }

    /// Returns the appearance of R[index] after `stage` stages.
    pub fn scaled(&self, stage: u8, index: u64) -> Option<ScaledValue> {
        Some(self.to_scale(self.at(stage, index)?, stage))
    }

    /// Returns the magnitude of R[index] after `stage` stages, as a fraction of the largest of its stage.
    pub fn size(&self, stage: u8, index: u64) -> Option<f32> {
        let size = self.at(stage, index)?.norm();
        Some(if size > 0.0 { (size / self.largest(stage)) as f32 } else { 0.0 })
    }

    /// Scales a value to the largest of a stage.
    pub fn to_scale(&self, value: Complex64, stage: u8) -> ScaledValue {
        let largest = self.largest(stage);
        if value == Complex64::default() || largest == 0.0 {
            return ScaledValue { at: [0.0; 2], ink: Ink::Muted };
        }
        let part = value / largest;
        ScaledValue { at: [part.re as f32, part.im as f32], ink: Ink::angle(value.arg()) }
    }
}

impl ScaledValue {
    /// Returns the magnitude, as a fraction of the largest of its stage.
    pub fn size(&self) -> f32 {
        self.at[0].hypot(self.at[1])
    }
}
