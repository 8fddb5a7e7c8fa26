//! Closed forms: the cost of a run according to the papers and elementary counting, without executing anything.
//!
//! Distances and channel loads are derived here by formula, never from a plan, a route or a run, so that agreement with
//! an execution is evidence and not a tautology.
//!
//! - [`predict()`]: T_p, E, S, T_o and the time per cause, for one scenario on a network, a LogP or a BSP machine;
//! - [`formula`]: the same T_p as a sum of terms for display;
//! - [`isoefficiency`]: the exact n that keeps E on p processors, and the thresholds of E;
//! - [`asymptotic`]: the isoefficiency functions of GK as printed;
//! - [`published`]: formulas that belong to one formulation, one file each;
//! - [`dims`]: the m-dimensional transposes of GK 5.1, and the best of them;
//! - [`choose`]: the fastest formulation for each p and n;
//! - [`landscape`]: E over p and n;
//! - [`metrics`]: the other scalability metrics of GK App. B;
//! - [`scaling`]: strong, weak and scaled growth of n with p; the laws of Amdahl and Gustafson;
//! - [`curves`]: the data of the charts;
//! - [`gk`]: the overhead functions of GK by equation number;
//! - [`radix`]: the savings of radix 4 (GK 6); [`cost`]: the costs of equally fast machines (GK 7);
//! - [`sahay`]: the theorems, lemmas and facts of S, as printed and corrected;
//! - [`scaled`]: the metrics of GK App. B for binary-exchange, as printed and exact;
//! - [`ib`]: the cost functions and efficiencies of IB by equation number;
//! - [`traffic`]: the counts behind all of these on a network.
//!
//! GK is Gupta & Kumar, *The Scalability of FFT on Parallel Computers* (1993); S is Sahay (1993), IB Inda & Bisseling
//! (2000). Logarithms are to base 2. Times are in the unit of the scenario, a word is one complex number, d = log p and
//! r = log n. A block is the n/p points of one processor. Twiddle factors are powers of ω, the n-th root of unity.
//!
//! Transcendental functions come from `libm`, so native code and WebAssembly compute the same bits.

mod arithmetic;
pub mod asymptotic;
mod bsp;
pub mod choose;
pub mod cost;
pub mod curves;
pub mod dims;
mod form;
pub mod formula;
pub mod gk;
pub mod ib;
pub mod isoefficiency;
pub mod landscape;
mod logp;
pub mod metrics;
mod predict;
mod prediction;
pub mod published;
pub mod radix;
pub mod sahay;
pub mod scaled;
pub mod scaling;
mod stages;
mod swaps;
mod terms;
mod times;
pub mod traffic;
mod twiddles;

pub use arithmetic::k_of;
pub use form::Form;
pub use predict::predict;
pub use prediction::Prediction;
pub use terms::Terms;
pub use times::Times;
