//! Activities of a processor.

/// Activity of a processor. The discriminants index [`crate::report::Breakdown::parts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Activity {
    /// Butterflies.
    Compute = 0,
    /// t_s of a step; o of LogP.
    Startup = 1,
    /// t_h · x of its own message; L of LogP; l of BSP.
    Hop = 2,
    /// t_w · m of its own message (times x under store-and-forward); g of LogP and BSP.
    Transfer = 3,
    /// Time of its own message beyond start-up, hop and transfer.
    Contention = 4,
    /// Waiting for the partner's message, for a barrier, and after the last step.
    Idle = 5,
}

impl Activity {
    /// All activities, in the order of the breakdown.
    pub const ALL: [Activity; 6] = [
        Activity::Compute,
        Activity::Startup,
        Activity::Hop,
        Activity::Transfer,
        Activity::Contention,
        Activity::Idle,
    ];

    /// Returns the name, as in the JSON of a run.
    pub fn name(self) -> &'static str {
        ["compute", "startup", "hop", "transfer", "contention", "idle"][self as usize]
    }
}
