//! The model: what the papers and a little arithmetic say a run costs, without executing anything.
//!
//! Numbers in, numbers out. Distances and channel loads are derived here by formula, never from a plan, a route or a
//! run, so that agreement with an execution is evidence and not a tautology.
//!
//! - [`predict()`]: T_p, E, S, T_o and where the time goes, for one scenario on a network, a LogP or a BSP machine;
//! - [`isoefficiency`]: the exact n that keeps E on p processors, and the thresholds of E;
//! - [`asymptotic`]: the isoefficiency functions of GK as printed;
//! - [`choose`]: the fastest formulation for each p and n;
//! - [`metrics`]: the other metrics of scalability, of GK App. B;
//! - [`curves`]: what the charts draw;
//! - [`gk`]: the overhead functions of GK by the number of their equation;
//! - [`traffic`]: the counts behind all of these on a network.
//!
//! GK is Gupta & Kumar, *The Scalability of FFT on Parallel Computers* (1993); S is Sahay (1993), IB Inda & Bisseling
//! (2000). Logarithms are to base 2. Times are in
//! the unit of the scenario, a word is one complex number, d = log p and r = log n.
//!
//! Transcendental functions come from `libm`: the same bits natively and in WebAssembly.

pub mod asymptotic;
mod bsp;
pub mod choose;
pub mod curves;
pub mod gk;
pub mod isoefficiency;
mod logp;
mod machine;
pub mod metrics;
mod predict;
mod stages;
pub mod traffic;

pub use machine::{Machine, k_of};
pub use predict::{Prediction, Terms, predict};
pub use traffic::Form;
