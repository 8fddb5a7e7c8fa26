//! The four times that describe a machine, and K.

use hyperfly_core::scenario::Scenario;

/// The hardware as GK 2.2 and 4 see it. Times in one unit of the reader's choice, finite and ≥ 0, `tc` > 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Machine {
    /// t_c: one "line 8" of GK Fig. 1.
    pub tc: f64,
    /// t_s: start-up of a message.
    pub ts: f64,
    /// t_h: per hop.
    pub th: f64,
    /// t_w: per word and channel; for channels w times as wide, t_w / w (GK 7).
    pub tw: f64,
}

impl From<&Scenario> for Machine {
    fn from(s: &Scenario) -> Self {
        Machine { tc: s.tc, ts: s.ts, th: s.th, tw: s.channel_tw() }
    }
}

/// K = E / (1 − E), a pure number (GK equation 2). `efficiency` in [0, 1); at 1 it is infinite.
pub fn k_of(efficiency: f64) -> f64 {
    efficiency / (1.0 - efficiency)
}

/// 2^k, exactly, for whole k.
pub(crate) fn pow2(k: u32) -> f64 {
    libm::exp2(f64::from(k))
}
