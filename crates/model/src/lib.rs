//! The model: what the papers and a little arithmetic say a run costs, without executing anything.
//!
//! Numbers in, numbers out. Distances and channel loads are derived here by formula, never from a plan, a route or a
//! run, so that agreement with an execution is evidence and not a tautology.
//!
//! - [`predict()`]: T_p, E, S, T_o and where the time goes, for one scenario on a network, a LogP or a BSP machine;
//! - [`formula`]: the same T_p as a sum of terms that can be set in type;
//! - [`isoefficiency`]: the exact n that keeps E on p processors, and the thresholds of E;
//! - [`asymptotic`]: the isoefficiency functions of GK as printed;
//! - [`dims`]: the m-dimensional transposes of GK 5.1, and which of them is best;
//! - [`choose`]: the fastest formulation for each p and n;
//! - [`metrics`]: the other metrics of scalability, of GK App. B;
//! - [`scaling`]: how n grows with p: strong, weak and scaled; the laws of Amdahl and Gustafson;
//! - [`curves`]: what the charts draw;
//! - [`gk`]: the overhead functions of GK by the number of their equation;
//! - [`radix`]: what radix 4 saves (GK 6); [`cost`]: what machines cost that are equally fast (GK 7);
//! - [`sahay`]: the theorems, lemmas and facts of S, as printed and as they have to read;
//! - [`scaled`]: the same as GK print them for binary-exchange, and as they come out;
//! - [`ib`]: the cost functions and efficiencies of IB by the number of their equation;
//! - [`traffic`]: the counts behind all of these on a network.
//!
//! GK is Gupta & Kumar, *The Scalability of FFT on Parallel Computers* (1993); S is Sahay (1993), IB Inda & Bisseling
//! (2000). Logarithms are to base 2. Times are in the unit of the scenario, a word is one complex number, d = log p and
//! r = log n. What some call twiddle factors are powers of ω, the n-th root of unity.
//!
//! Transcendental functions come from `libm`: the same bits natively and in WebAssembly.

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
mod logp;
pub mod metrics;
mod predict;
mod prediction;
pub mod radix;
mod redistribution;
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
