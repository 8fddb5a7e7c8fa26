//! The numbers of a run: times, efficiency, traffic, and where the time went.

use crate::networks::HotChannel;
use crate::trace::Activity;

/// Fractions of p · T_p, adding up to 1.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
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

/// What a run costs. Times are virtual, in the units of the scenario.
#[derive(Clone, Debug, PartialEq, Default)]
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
