//! The values of the elements, stage by stage, as the processors held them: what nodes and messages are coloured by.
//!
//! A value is drawn to the scale of its stage: magnitudes grow by about √2 from stage to stage, and what matters in a picture is
//! how the values of one stage compare.

use crate::draw::ink::Ink;
use crate::trace::replay::Replay;
use hyperfly_core::{Complex64, Run};
use std::rc::Rc;

/// Of larger transforms the butterfly has no nodes.
pub const MOST_NODES: u64 = 64;

/// Less than this part of the largest value of its stage is rounding, and drawn and written as 0.
const NOISE: f64 = 1e-12;

/// The values of a run that kept them (small ones do).
pub struct Values {
    run: Rc<Run>,
    /// The largest magnitude of each stage.
    largest: Vec<f64>,
}

/// A value as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drawn {
    /// Its real and imaginary part, as parts of the largest magnitude of its stage.
    pub at: [f32; 2],
    /// The colour of its angle; that of secondary text where it is 0 and has none.
    pub ink: Ink,
}

impl Values {
    /// Those of a run; `None` if it kept none: it ran without data, or the transform is too large.
    pub fn new(replay: &Replay) -> Option<Values> {
        let run = replay.run_rc().clone();
        let stages = &run.output.as_ref()?.stages;
        let n = run.plan.n as usize;
        let size = |value: &Complex64| if value.re.is_finite() { value.norm() } else { 0.0 };
        let largest = |stage: &[Complex64]| {
            // A root for each value takes its time; squares do, unless they are too large or too small for a number.
            let square = stage.iter().map(Complex64::norm_sqr).fold(0.0, f64::max);
            if square.is_normal() { square.sqrt() } else { stage.iter().map(size).fold(0.0, f64::max) }
        };
        let largest: Vec<f64> = stages.chunks(n).map(largest).collect();
        (!largest.is_empty()).then_some(Values { run, largest })
    }

    /// R[index] after `stage` stages, with what is only rounding set to 0. `None` where the processors never held it: within a
    /// 4-butterfly.
    pub fn at(&self, stage: u8, index: u64) -> Option<Complex64> {
        let at = usize::from(stage) * self.run.plan.n as usize + index as usize;
        let value = *self.run.output.as_ref()?.stages.get(at)?;
        let noise = NOISE * self.largest[usize::from(stage)];
        let clean = |part: f64| if part.abs() > noise { part } else { 0.0 };
        value.re.is_finite().then(|| Complex64::new(clean(value.re), clean(value.im)))
    }

    /// The largest magnitude after `stage` stages.
    pub fn largest(&self, stage: u8) -> f64 {
        self.largest.get(usize::from(stage)).copied().unwrap_or(0.0)
    }

    /// R[index] after `stage` stages as it is drawn.
    pub fn drawn(&self, stage: u8, index: u64) -> Option<Drawn> {
        Some(self.to_scale(self.at(stage, index)?, stage))
    }

    /// The magnitude of R[index] after `stage` stages, as a part of the largest of its stage.
    pub fn size(&self, stage: u8, index: u64) -> Option<f32> {
        let size = self.at(stage, index)?.norm();
        Some(if size > 0.0 { (size / self.largest(stage)) as f32 } else { 0.0 })
    }

    /// A value to the scale of a stage.
    pub fn to_scale(&self, value: Complex64, stage: u8) -> Drawn {
        let largest = self.largest(stage);
        if value == Complex64::default() || largest == 0.0 {
            return Drawn { at: [0.0; 2], ink: Ink::Muted };
        }
        let part = value / largest;
        Drawn { at: [part.re as f32, part.im as f32], ink: Ink::angle(value.arg()) }
    }
}

impl Drawn {
    /// Its magnitude, as a part of the largest of its stage.
    pub fn size(&self) -> f32 {
        self.at[0].hypot(self.at[1])
    }
}
