//! Breakdown of T_p by cause.

/// Breakdown of T_p by cause, as times: the mean over the processors, with sum T_p.
///
/// A run's breakdown has the same names, and the same numbers as fractions of p · T_p wherever the form is exact. There
/// are two exceptions. Under wormhole on the mesh with t_h = 0 only the sum of `contention` and `idle` agrees. For
/// `cyclic-to-blocked` on a hypercube of more than two processors only the sum of all but `compute` agrees, because
/// these terms count what a processor sends, and a run counts what it waits for.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Terms {
    /// t_c · n/p · log n, less 3/20 of the paired stages (radix 4), with 5 flops for t_c on a BSP machine; and t_c′ for
    /// each computed twiddle factor (GK App. A).
    pub compute: f64,
    /// t_s of each message.
    pub startup: f64,
    /// t_h for each channel that the processor's messages cross (network); L (LogP); l (BSP).
    pub hop: f64,
    /// t_w · m for each of the processor's messages of m words, per channel under store-and-forward (network); g for
    /// each word waited for (LogP); g for each real number (BSP).
    pub transfer: f64,
    /// Delay of the processor's messages by shared channels. In a lower bound: the rest of T_p.
    pub contention: f64,
    /// Waiting for the partner, or for the last processor.
    pub idle: f64,
}

impl Terms {
    /// Returns every term with its name, in the order of the fields.
    pub fn named(&self) -> [(&'static str, f64); 6] {
        [
            ("compute", self.compute),
            ("startup", self.startup),
            ("hop", self.hop),
            ("transfer", self.transfer),
            ("contention", self.contention),
            ("idle", self.idle),
        ]
    }

    /// Sum of all terms but the computation.
    pub(crate) fn communication(&self) -> f64 {
        self.startup + self.hop + self.transfer + self.contention + self.idle
    }
}
