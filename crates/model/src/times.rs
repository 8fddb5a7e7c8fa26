//! The four times that describe a network.

use hyperfly_core::machine::Network;

/// Hardware times of GK 2.2 and 4, in one unit of time; finite and ≥ 0, `tc` > 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Times {
    /// t_c: one "line 8" of GK Fig. 1.
    pub tc: f64,
    /// t_s: start-up of a message.
    pub ts: f64,
    /// t_h: per hop.
    pub th: f64,
    /// t_w: per word and channel; for channels w times as wide, t_w / w (GK 7).
    pub tw: f64,
}

impl Times {
    /// Times of a network of `p` processors; its channel width may depend on p.
    pub fn of(network: &Network, p: u32) -> Times {
        Times { tc: network.tc, ts: network.ts, th: network.th, tw: network.channel_tw(p) }
    }
}
