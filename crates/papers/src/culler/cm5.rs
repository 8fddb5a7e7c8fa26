//! The CM-5 as a LogP machine, in microseconds, and the time of a remap on it.

use crate::runs::report;
use hyperfly_request::{Algorithm, AllToAll, MachineKind, Settings};

/// Returns settings of the CM-5: L = 6, o = 2, g = 4 µs. A butterfly with two outputs takes 4.5 µs, so t_c is half of that.
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

/// Returns the time of the remap: T_p minus the computation of (n/P) log n nodes.
pub fn remap(s: &Settings) -> f64 {
    report(s).t_parallel - s.t_serial() / f64::from(s.p)
}

/// Returns the time of the remap with a given order of messages.
pub fn remap_in(order: AllToAll, s: &Settings) -> f64 {
    remap(&Settings { all_to_all: order, ..s.clone() })
}
