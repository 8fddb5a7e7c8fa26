//! The CM-5 as a LogP machine, in microseconds, and how long a remap takes on it.

use crate::gk::common::report;
use hyperfly_request::{Algorithm, AllToAll, MachineKind, Settings};

/// L = 6, o = 2, g = 4 µs; a butterfly of two outputs takes 4.5 µs, so that t_c, a node, is half of that.
pub fn cm5() -> Settings {
    Settings {
        algorithm: Algorithm::CyclicToBlocked,
        machine: MachineKind::LogP,
        tc: 2.25,
        latency: 6.0,
        overhead: 2.0,
        gap: 4.0,
        rate: 1e6,
        ..Settings::default()
    }
}

/// T_p of a run less its computation, (n/P) log n nodes: what the remap takes.
pub fn remap(s: &Settings) -> f64 {
    report(s).t_parallel - s.t_serial() / f64::from(s.p)
}

/// The same in an order.
pub fn remap_in(order: AllToAll, s: &Settings) -> f64 {
    remap(&Settings { all_to_all: order, ..s.clone() })
}
