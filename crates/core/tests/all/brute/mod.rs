//! A second, slow and obvious simulator, written from the specification alone: it shares no code with the first one,
//! so that an error would have to be made twice to go unseen.
//!
//! Routes, the order of events, queues, held channels, fair sharing, words under a gap, supersteps and the butterflies are
//! all done again here, in the plainest way that could be right. Only the Plan, as data, is taken from the core.

// Every test binary takes its own part of this.
#![allow(dead_code)]

pub mod accounts;
pub mod bsp;
pub mod compare;
pub mod data;
pub mod dft;
pub mod filling;
pub mod logp;
pub mod network;
pub mod routing;
pub mod scenarios;
pub mod simulator;

use hyperfly_request::{Algorithm, Settings, Width};

/// Whether the formulation exists for these p and n (GK 3.1, 3.2, 5.1, App. C; S 3; IB 3).
pub fn exists(s: &Settings) -> bool {
    let (p, n) = (u64::from(s.p), s.n);
    let (d, r) = (s.p.ilog2(), s.n.ilog2());
    match s.algorithm {
        Algorithm::Serial => p == 1,
        Algorithm::BinaryExchange | Algorithm::Program => p <= n,
        Algorithm::Transpose if s.dims == 2 => p * p <= n,
        // An m-dimensional cube of n points, of which an (m − 1)-dimensional grid of processors takes a side each.
        Algorithm::Transpose => s.dims <= d + 1 && d * s.dims <= r * (s.dims - 1),
        Algorithm::GroupCyclic => p < n,
        Algorithm::CyclicToBlocked | Algorithm::OutputDriven => p * p <= n,
        Algorithm::TwoDimensional => r % 2 == 0 && d % 2 == 0 && p <= n,
        Algorithm::TwoDimensionalRows => r % 2 == 0 && p * p <= n,
    }
}

/// w of GK 7.
pub fn width(s: &Settings) -> f64 {
    match s.width {
        Width::Factor(factor) => factor,
        Width::Power(x) => f64::from(s.p).powf(x),
    }
}

/// SplitMix64, for choices that need no strategy.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// One of 0 … sides − 1.
    pub fn below(&mut self, sides: usize) -> usize {
        (self.next() % sides as u64) as usize
    }

    /// Between −1 and 1.
    pub fn signed(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}
