//! The messages of a run.

/// A message with its sender, receiver and times.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Message {
    /// Record of the sending step.
    pub record: u32,
    /// Rank of the sender.
    pub from: u32,
    /// Rank of the receiver.
    pub to: u32,
    /// Number of words.
    pub words: u64,
    /// Time of injection into the network.
    pub injected: f64,
    /// Time at which the last word arrived.
    pub delivered: f64,
    /// Number of channels on the route; 1 on a machine without channels.
    pub hops: u32,
}
