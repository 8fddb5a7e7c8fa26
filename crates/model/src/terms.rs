//! Where the time of a closed form goes.

/// Where T_p goes, as times: the mean over the processors, which adds up to T_p. The names are those of a run's
/// breakdown, which has the same numbers as fractions of p · T_p wherever the form is exact (with t_h = 0 under wormhole
/// on the mesh only `contention` and `idle` together; for `cyclic-to-blocked` on a hypercube of more than two processors
/// only all but `compute` together: these are the terms of what a processor sends, where a run has those of what it waits
/// for).
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Terms {
    /// t_c · n/p · log n, less 3/20 of the stages that are taken in pairs (radix 4). On a BSP machine 5 flops for t_c. And t_c′
    /// of each twiddle factor (power of ω) that is computed (GK App. A).
    pub compute: f64,
    /// t_s of each message.
    pub startup: f64,
    /// t_h of each channel that an own message crosses; L; l.
    pub hop: f64,
    /// t_w · m of each own message of m words, under store-and-forward for each channel; g for each word that is waited
    /// for; g for each real number.
    pub transfer: f64,
    /// What own messages take longer because channels are shared. In a lower bound: all that is not above.
    pub contention: f64,
    /// Waiting for the partner, or for the last processor.
    pub idle: f64,
}

impl Terms {
    /// Every term with its name, in the order of the fields.
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

    /// All but the computation.
    pub(crate) fn communication(&self) -> f64 {
        self.startup + self.hop + self.transfer + self.contention + self.idle
    }
}
