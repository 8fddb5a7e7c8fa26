//! Summary of a run: times, efficiency, traffic and the breakdown of time.

use crate::networks::HotChannel;
use crate::trace::Activity;
use serde::{Deserialize, Serialize};

/// Fractions of p · T_p by activity, which add up to 1.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Breakdown {
    /// Indexed by activity, in the order of [`Activity::ALL`].
    pub parts: [f64; 6],
}

impl Breakdown {
    /// Returns the fraction of one activity.
    pub fn of(&self, activity: Activity) -> f64 {
        self.parts[activity as usize]
    }
}

impl Report {
    /// Derives speedup, efficiency, overhead and breakdown from T_s, T_p, p, and the time of all processors
    /// by activity (idle excluded). The caller fills in traffic, error and hash.
    pub fn of_times(p: u32, t_serial: f64, t_parallel: f64, activity: [f64; 6]) -> Report {
        let whole = f64::from(p) * t_parallel;
        // A reader's schedule without steps takes no time.
        let ratio_or_zero = |time: f64| if time > 0.0 { t_serial / time } else { 0.0 };
        let mut parts = activity.map(|time| if whole > 0.0 { time / whole } else { 0.0 });
        // Idle is the remainder, so that the parts add up to exactly T_p.
        parts[5] = (1.0 - parts[..5].iter().sum::<f64>()).max(0.0);
        Report {
            t_serial,
            t_parallel,
            speedup: ratio_or_zero(t_parallel),
            efficiency: ratio_or_zero(whole),
            overhead: if whole > 0.0 { whole - t_serial } else { 0.0 },
            breakdown: Breakdown { parts },
            ..Report::default()
        }
    }
}

/// Cost of a run. Times are virtual, in the units of the scenario.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Report {
    /// T_s = W = t_c · n · log2 n (GK 4).
    pub t_serial: f64,
    /// Simulated T_p.
    pub t_parallel: f64,
    /// S = T_s / T_p.
    pub speedup: f64,
    /// E = S / p (GK 1).
    pub efficiency: f64,
    /// T_o = p · T_p − W.
    pub overhead: f64,
    pub messages: u64,
    pub words: u64,
    /// Channels crossed, summed over all messages; `None` on a machine without channels (LogP, BSP).
    pub hops: Option<u64>,
    /// Most loaded channel; `None` without messages.
    pub hottest: Option<HotChannel>,
    /// ‖Y − Y_ref‖₂ / ‖Y_ref‖₂ against an independent FFT; `None` without data.
    pub relative_l2_error: Option<f64>,
    /// Fractions of p · T_p by activity.
    pub breakdown: Breakdown,
    /// Hash over all times of the run and all bits of its output; equal natively and in WebAssembly.
    pub trace_hash: u64,
}
