//! The times of a run at which something happens, for stepping forwards and backwards.

use crate::trace::replay::Replay;

/// Maximum number of times kept, as the page steps through them one by one.
const MOST: usize = 1 << 16;

/// The distinct times of a run's events in order, from 0 to T_p.
#[derive(Clone, Debug, PartialEq)]
pub struct Moments {
    times: Vec<f64>,
}

impl Moments {
    /// Collects the times at which steps begin and end, messages are injected and delivered, channels are granted, and rates
    /// change. A binned trace contributes the edges of its bins; a very long one only its phases.
    pub fn new(replay: &Replay) -> Self {
        let run = replay.run();
        let trace = &run.trace;
        let mut times = vec![0.0, trace.t_parallel];
        if let Some(bins) = &trace.bins {
            times.extend((0..bins.count).map(|b| f64::from(b) * bins.width));
        } else if trace.start.len() <= MOST * 4 {
            times.extend(&trace.start);
            times.extend(&trace.finish);
            for (k, step) in run.plan.steps.iter().enumerate() {
                if run.plan.sends(step).is_some() && k < trace.start.len() {
                    times.push(trace.injected[k]);
                    times.push(trace.delivered[k]);
                }
            }
            if trace.hop_start.len() <= MOST * 4 {
                times.extend(&trace.hop_start);
            }
            if trace.shares.len() <= MOST * 4 {
                times.extend(trace.shares.iter().map(|share| share.time));
            }
        } else {
            times.extend(replay.phases().iter().flat_map(|phase| [phase.start, phase.end]));
        }
        times.retain(|t| t.is_finite() && (0.0..=trace.t_parallel).contains(t));
        times.sort_unstable_by(f64::total_cmp);
        // Sums in a different order differ by rounding; such times are merged.
        let tolerance = trace.t_parallel * 1e-11;
        times.dedup_by(|later, earlier| *later - *earlier <= tolerance);
        if times.len() > MOST {
            let keep = times.len().div_ceil(MOST);
            let last = times.last().copied();
            times = times.into_iter().step_by(keep).collect();
            times.extend(last);
            times.dedup();
        }
        Moments { times }
    }

    /// Returns all times in ascending order.
    pub fn times(&self) -> &[f64] {
        &self.times
    }

    /// Returns the first time after `t`, or T_p at the end.
    pub fn next(&self, t: f64) -> f64 {
        let slack = self.slack();
        let at = self.times.partition_point(|&time| time <= t + slack);
        self.times.get(at).or(self.times.last()).copied().unwrap_or(0.0)
    }

    /// Returns the last time before `t`, or 0 at the beginning.
    pub fn previous(&self, t: f64) -> f64 {
        let slack = self.slack();
        let at = self.times.partition_point(|&time| time < t - slack);
        at.checked_sub(1).map_or(0.0, |before| self.times[before])
    }

    fn slack(&self) -> f64 {
        self.times.last().copied().unwrap_or(0.0) * 1e-11
    }
}
