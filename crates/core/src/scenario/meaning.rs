//! Which keys mean something beside the others: `dims` for a transpose, L for a LogP machine. The others are kept as they
//! are and not looked at.

use super::{Algorithm, Machine, Scenario, Signal, Twiddles};

impl Scenario {
    /// Whether the value of a key can make a difference to this run, given its algorithm, its machine and its signal.
    ///
    /// Keys of the [`Look`](super::Look), the version and the preset make none.
    pub fn heeds(&self, key: &str) -> bool {
        use Algorithm::{BinaryExchange, GroupCyclic, Serial, Transpose, TwoDimensional, TwoDimensionalRows};
        let parallel = self.algorithm != Serial;
        let on = |machine: Machine| parallel && self.machine == machine;
        let exchanges = matches!(self.algorithm, BinaryExchange | TwoDimensional);
        match key {
            "algorithm" | "machine" | "p" | "n" | "radix" | "direction" | "signal" | "twiddles" | "rate" => {
                true
            }
            "order" => {
                let ordered = [Serial, BinaryExchange, Transpose, TwoDimensional, TwoDimensionalRows];
                ordered.contains(&self.algorithm)
            }
            "overlap" => exchanges,
            "dims" => self.algorithm == Transpose,
            "io" | "balanced" | "blocking" => self.algorithm == GroupCyclic,
            "tt" => self.twiddles == Twiddles::Computed,
            "seed" => self.signal == Signal::Noise,
            "topology" | "switching" => on(Machine::Network),
            // The size of a chunk comes from them on every machine.
            "ts" | "th" | "tw" | "width" => on(Machine::Network) || exchanges && self.overlap,
            "tc" => self.machine != Machine::Bsp,
            "L" | "o" => on(Machine::LogP),
            "g" => on(Machine::LogP) || on(Machine::Bsp),
            "l-sync" => on(Machine::Bsp),
            _ => false,
        }
    }
}
