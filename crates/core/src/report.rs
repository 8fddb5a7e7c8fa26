//! The numbers of a run: times, efficiency, traffic, and where the time went.

use crate::networks::HotChannel;
use crate::trace::Activity;
use serde::{Deserialize, Serialize};

/// Fractions of p · T_p, adding up to 1.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Breakdown {
    /// By activity, in the order of [`Activity::ALL`].
    pub parts: [f64; 6],
}

impl Breakdown {
    /// The fraction of one activity.
    pub fn of(&self, activity: Activity) -> f64 {
        self.parts[activity as usize]
    }
}

impl Report {
    /// What follows from T_s, T_p on p processors, and the time that all of them together spent on each activity but idle. Traffic, error
    /// and hash are left to be filled in.
    pub fn of_times(p: u32, t_serial: f64, t_parallel: f64, activity: [f64; 6]) -> Report {
        let whole = f64::from(p) * t_parallel;
        // A reader's schedule that never begins takes no time, and gains nothing.
        let gained = |time: f64| if time > 0.0 { t_serial / time } else { 0.0 };
        let mut parts = activity.map(|time| if whole > 0.0 { time / whole } else { 0.0 });
        // Idle is what is left, so that the parts add up to T_p exactly.
        parts[5] = (1.0 - parts[..5].iter().sum::<f64>()).max(0.0);
        Report {
            t_serial,
            t_parallel,
            speedup: gained(t_parallel),
            efficiency: gained(whole),
            overhead: if whole > 0.0 { whole - t_serial } else { 0.0 },
            breakdown: Breakdown { parts },
            ..Report::default()
        }
    }
}

/// What a run costs. Times are virtual, in the units of the scenario.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Report {
    /// T_s = W = t_c · n · log2 n (GK 4).
    pub t_serial: f64,
    /// T_p, as simulated.
    pub t_parallel: f64,
    /// S = T_s / T_p.
    pub speedup: f64,
    /// E = S / p (GK 1).
    pub efficiency: f64,
    /// T_o = p · T_p − W.
    pub overhead: f64,
    /// Messages sent.
    pub messages: u64,
    /// Words in them.
    pub words: u64,
    /// Channels crossed, summed over the messages; `None` on a machine without channels (LogP, BSP).
    pub hops: Option<u64>,
    /// The most loaded channel; `None` without messages.
    pub hottest: Option<HotChannel>,
    /// ‖Y − Y_ref‖₂ / ‖Y_ref‖₂ against an independent FFT; `None` without data.
    pub relative_l2_error: Option<f64>,
    /// Where p · T_p went.
    pub breakdown: Breakdown,
    /// A hash over every time of the run and every bit of its output: equal natively and in WebAssembly.
    pub trace_hash: u64,
}
