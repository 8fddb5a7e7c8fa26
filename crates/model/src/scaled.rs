//! GK App. B: other measures of scalability, by definition, as the paper evaluates them for binary-exchange, and
//! exactly. t_s = t_h = 0 (its footnote 6); `ratio` is t_w/t_c. The mesh needs a square p.

use libm::{log2, sqrt};

/// Serial fraction of Karp and Flatt, f = (1/S − 1/p)/(1 − 1/p); p > 1.
pub fn serial_fraction(speedup: f64, p: f64) -> f64 {
    (1.0 / speedup - 1.0 / p) / (1.0 - 1.0 / p)
}

/// Overhead function of Zorbas et al., Φ = T_p / (W_s + W_p/p). The serial work W_s and the parallel work W_p are in
/// the unit of T_p and include the constant C of the definition.
pub fn overhead_function(t_parallel: f64, serial: f64, parallel: f64, p: f64) -> f64 {
    t_parallel / (serial + parallel / p)
}

/// Scalability of Nussbaum and Agarwal: the speedup on a machine divided by that on an EREW PRAM.
pub fn scalability(speedup: f64, pram: f64) -> f64 {
    speedup / pram
}

/// The two architectures of App. B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// All stages are between neighbours.
    Hypercube,
    /// Square.
    Mesh,
}

impl Network {
    /// T_o / (t_w·n): the channel crossings of a block, log p or 2(√p − 1).
    fn crossings(self, p: f64) -> f64 {
        match self {
            Network::Hypercube => log2(p),
            Network::Mesh => 2.0 * (sqrt(p) - 1.0),
        }
    }

    /// T_o / (t_w·n) as App. B has it: √p on the mesh, half of equation 8.
    fn printed_crossings(self, p: f64) -> f64 {
        match self {
            Network::Hypercube => log2(p),
            Network::Mesh => sqrt(p),
        }
    }

    /// f as printed: (t_w log p)/(t_c p log n) and t_w/(t_c √p log n).
    pub fn serial_fraction_printed(self, ratio: f64, n: f64, p: f64) -> f64 {
        ratio * self.printed_crossings(p) / (p * log2(n))
    }

    /// f, exact: (t_w log p)/(t_c (p − 1) log n) and 2 t_w/(t_c (√p + 1) log n).
    pub fn serial_fraction(self, ratio: f64, n: f64, p: f64) -> f64 {
        ratio * self.crossings(p) / ((p - 1.0) * log2(n))
    }

    /// Φ as printed: 1 + (t_w log p)/(t_c log n) and 1 + (t_w √p)/(t_c log n).
    pub fn overhead_function_printed(self, ratio: f64, n: f64, p: f64) -> f64 {
        1.0 + ratio * self.printed_crossings(p) / log2(n)
    }

    /// Φ = 1/E, exact.
    pub fn overhead_function(self, ratio: f64, n: f64, p: f64) -> f64 {
        1.0 + ratio * self.crossings(p) / log2(n)
    }

    /// Scaled speedup as printed, t_c p/(t_c + t_w). A misprint on the mesh, since the sentence goes on to say that it
    /// is much worse there.
    pub fn scaled_speedup_printed(self, ratio: f64, p: f64) -> f64 {
        p / (1.0 + ratio)
    }

    /// Scaled speedup for n points, exact.
    pub fn scaled_speedup(self, ratio: f64, n: f64, p: f64) -> f64 {
        p / self.overhead_function(ratio, n, p)
    }
}
