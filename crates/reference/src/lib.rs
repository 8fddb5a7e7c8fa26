//! Independent reference implementations for the tests of the other crates.
//!
//! The simulator here is slow and simple, and is written from `docs/semantics` alone. It shares no code
//! with the simulator in core, so that a fault must occur in both to go unnoticed. Routes, event order,
//! queues, max–min rates, LogP gaps, BSP supersteps and butterflies are all computed independently in the
//! plainest possible way. Only the plan, as data, comes from core.

mod agenda;
mod bsp;
pub mod compare;
pub mod conservation;
pub mod dft;
mod dragonfly;
mod fat_tree;
pub mod interpreter;
mod logp;
pub mod max_min;
mod network;
pub mod routing;
pub mod scenarios;
mod simulator;

use fastrand::Rng;
use hyperfly_core::Complex64;
use hyperfly_request::{Algorithm, Direction, SampleType, Settings, Width};
use proptest::test_runner::{Config as ProptestConfig, RngSeed};

/// Whether the tests run all cases instead of a sample: the environment variable `HYPERFLY_THOROUGH` is
/// `1`.
pub fn is_thorough() -> bool {
    std::env::var_os("HYPERFLY_THOROUGH").is_some_and(|value| value == "1")
}

/// Selects the cases of a large set that a test runs: all in a thorough run, otherwise a random sample with
/// a fixed seed.
pub struct Sampler {
    rng: Rng,
    one_in: usize,
}

impl Sampler {
    /// Creates a sampler that chooses one in `one_in` cases on average.
    pub fn new(one_in: usize) -> Self {
        Sampler { rng: Rng::with_seed(1), one_in: if is_thorough() { 1 } else { one_in } }
    }

    /// Whether to run the next case.
    pub fn choose(&mut self) -> bool {
        self.rng.usize(..self.one_in) == 0
    }
}

/// Returns the number of random cases to run: `short`, or `thorough` in a thorough run.
pub fn case_count(quick: u32, thorough: u32) -> u32 {
    if is_thorough() { thorough } else { quick }
}

/// Configures proptest: `short` cases by a fixed seed, or `thorough` cases by a random seed in a thorough run.
pub fn proptest_config(quick: u32, thorough: u32) -> ProptestConfig {
    let rng_seed = if is_thorough() { RngSeed::Random } else { RngSeed::Fixed(1) };
    ProptestConfig {
        cases: case_count(quick, thorough),
        failure_persistence: None,
        rng_seed,
        ..Default::default()
    }
}

/// Whether the formulation exists for these p and n (GK 3.1, 3.2, 5.1, App. C; S 3; IB 3).
pub fn exists(s: &Settings) -> bool {
    let is_real = s.samples == SampleType::Real;
    // The formulations see real samples in pairs, as complex points.
    let (p, n) = (u64::from(s.p), if is_real { s.n / 2 } else { s.n });
    let (d, r) = (s.p.ilog2(), n.ilog2());
    let extents = extents(s);
    let has_all_points = extents.iter().product::<u64>() == n;
    // A grid has p processors, at most `most` along each axis.
    let is_gridded = |most: [u64; 3]| {
        p <= most.iter().product()
            && s.grid.is_none_or(|grid| {
                let along = grid.logs.map(|log| 1u64 << log);
                along.iter().product::<u64>() == p
                    && along.iter().zip(most).all(|(along, most)| *along <= most)
            })
    };
    let is_box = matches!(s.algorithm, Algorithm::Slab | Algorithm::Pencil | Algorithm::Cyclic);
    let is_square = matches!(s.algorithm, Algorithm::TwoDimensional | Algorithm::TwoDimensionalRows);
    let is_excluded = is_box || is_square || s.algorithm == Algorithm::Program;
    if is_real && (s.n < 4 || s.direction == Direction::Inverse || is_excluded) {
        return false;
    }
    match s.algorithm {
        Algorithm::Serial => p == 1,
        Algorithm::BinaryExchange | Algorithm::Program => p <= n,
        Algorithm::Transpose if s.dims == 2 => p * p <= n,
        // An m-dimensional cube of n points, divided among an (m − 1)-dimensional grid of processors.
        Algorithm::Transpose => s.dims <= d + 1 && d * s.dims <= r * (s.dims - 1),
        Algorithm::GroupCyclic => p < n,
        Algorithm::CyclicToBlocked | Algorithm::OutputDriven => p * p <= n,
        Algorithm::TwoDimensional => r % 2 == 0 && d % 2 == 0 && p <= n,
        Algorithm::Slab => has_all_points && p <= extents[0] && p <= extents[1],
        Algorithm::Pencil => {
            let [rows, columns] = [0, 1].map(|axis| extents[axis].min(extents[axis + 1]));
            has_all_points && is_gridded([rows, columns, 1])
        }
        Algorithm::Cyclic => {
            // The largest power of two with p_k² ≤ N_k.
            let root =
                |extent: u64| (0..31).map(|log| 1u64 << log).filter(|root| root * root <= extent).max();
            has_all_points && is_gridded(extents.map(|extent| root(extent).unwrap_or(1)))
        }
        Algorithm::TwoDimensionalRows => r % 2 == 0 && p * p <= n,
    }
}

/// Returns the extents of the points of `slab`, `pencil` and `cyclic`: the most cubic ones by default, the longer axes
/// first.
pub(crate) fn extents(s: &Settings) -> [u64; 3] {
    if let Some(shape) = s.shape {
        return shape.logs.map(|log| 1 << log);
    }
    let mut extents = [1; 3];
    (0..s.n.ilog2() as usize).for_each(|bit| extents[bit % 3] *= 2);
    extents
}

/// Returns the width of a channel, w of GK 7.
fn channel_width(s: &Settings) -> f64 {
    match s.width {
        Width::Factor(factor) => factor,
        Width::Power(x) => f64::from(s.p).powf(x),
    }
}

/// Returns `n` random samples: real and imaginary parts from −1 up to 1.
pub fn random_input(rng: &mut Rng, n: usize) -> Vec<Complex64> {
    let mut component = || 2.0 * rng.f64() - 1.0;
    (0..n).map(|_| Complex64::new(component(), component())).collect()
}
