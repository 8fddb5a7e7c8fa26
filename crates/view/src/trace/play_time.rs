//! Seconds of playback and the simulated time that they show. A run plays as the machine takes, perhaps with a fast tail, or at an even
//! pace: every act takes the same time on the screen, whatever it costs the machine.

use crate::trace::act::Act;

/// Seconds of a whole run, or of its window, as the machine takes, at speed 1.
pub const WHOLE_RUN: f64 = 12.0;
/// Factor of the speed in a fast tail.
pub const TAIL_FACTOR: f64 = 4.0;
/// Seconds of an act at an even pace and speed 1.
pub const ACT_SECONDS: f64 = 2.0;

/// Parts of an act's seconds for start-up, messages and computation. A part that takes no time leaves its seconds to the others.
const PART_WEIGHTS: [f64; 3] = [0.25, 0.45, 0.3];

/// A map between seconds of playback at speed 1 and clock time. Both increase from knot to knot.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayTime {
    /// Corresponding moments [seconds, clock time].
    knots: Vec<[f64; 2]>,
}

impl PlayTime {
    /// Plays a run as the machine takes until `tail`, and from then on [`TAIL_FACTOR`] times as fast. `None` for a run without duration.
    pub fn with_fast_tail(tail: f64, end: f64) -> Option<PlayTime> {
        let (tail, per_second) = (tail.clamp(0.0, end.max(0.0)), end / WHOLE_RUN);
        let mut knots = vec![[0.0, 0.0]];
        for (until, factor) in [(tail, 1.0), (end, TAIL_FACTOR)] {
            let [seconds, from] = knots[knots.len() - 1];
            if until > from {
                knots.push([seconds + (until - from) / (per_second * factor), until]);
            }
        }
        (knots.len() > 1).then_some(PlayTime { knots })
    }

    /// Plays the acts of a run at an even pace, on a clock that runs to `end`; what follows the last act takes as long as
    /// an act. `None` without acts.
    pub fn even(acts: &[Act], end: f64) -> Option<PlayTime> {
        let mut knots = vec![[0.0, 0.0]];
        for act in acts {
            push_act(&mut knots, act.start, act.parts());
        }
        let last = acts.last()?.end;
        push_act(&mut knots, last, [end, end, end]);
        (knots.len() > 1).then_some(PlayTime { knots })
    }

    /// Returns the seconds that the whole clock takes at speed 1.
    pub fn length(&self) -> f64 {
        self.knots[self.knots.len() - 1][0]
    }

    /// Returns the seconds of playback at clock time `t`.
    pub fn seconds(&self, t: f64) -> f64 {
        interpolate(&self.knots, 1, t)
    }

    /// Returns the clock time after some seconds of playback.
    pub fn clock(&self, seconds: f64) -> f64 {
        interpolate(&self.knots, 0, seconds)
    }
}

/// Appends the knots of an act whose parts end at these times.
fn push_act(knots: &mut Vec<[f64; 2]>, start: f64, parts: [f64; 3]) {
    let lengths = [parts[0] - start, parts[1] - parts[0], parts[2] - parts[1]];
    let weights: [f64; 3] =
        std::array::from_fn(|part| if lengths[part] > 0.0 { PART_WEIGHTS[part] } else { 0.0 });
    let total: f64 = weights.iter().sum();
    let mut seconds = knots[knots.len() - 1][0];
    for (weight, until) in weights.into_iter().zip(parts).filter(|(weight, _)| *weight > 0.0) {
        seconds += ACT_SECONDS * weight / total;
        knots.push([seconds, until]);
    }
}

/// Interpolates between the knots: the coordinate `1 - axis` where coordinate `axis` is `x`.
pub(crate) fn interpolate(knots: &[[f64; 2]], axis: usize, x: f64) -> f64 {
    let after = knots.partition_point(|knot| knot[axis] <= x).clamp(1, knots.len() - 1);
    let (a, b) = (knots[after - 1], knots[after]);
    let part = if b[axis] > a[axis] { ((x - a[axis]) / (b[axis] - a[axis])).clamp(0.0, 1.0) } else { 1.0 };
    a[1 - axis] + part * (b[1 - axis] - a[1 - axis])
}
