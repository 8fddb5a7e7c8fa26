//! A message of a run.

/// A message: who sent what to whom, and when it was under way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Message {
    /// The record that sent it.
    pub record: u32,
    /// Sender.
    pub from: u32,
    /// Receiver.
    pub to: u32,
    /// Words in it.
    pub words: u64,
    /// When it entered the network.
    pub injected: f64,
    /// When all of it had arrived.
    pub delivered: f64,
    /// Channels on its route; 1 on a machine without channels.
    pub hops: u32,
}
