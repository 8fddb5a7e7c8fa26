//! The pure core: a Scenario becomes a Plan, an executor runs the Plan on a simulated machine, a Run comes out.
//!
//! No I/O, no clock, no browser, no unseeded randomness: a run is a pure function of its Scenario and its input,
//! bit for bit, natively and in WebAssembly.

pub mod decimal;
pub mod isoefficiency;
pub mod kernel;
pub mod machine;
pub mod order;
pub mod output;
pub mod plan;
pub mod report;
pub mod run;
pub mod scenario;
pub mod signal;
pub mod sim;
pub mod topology;
pub mod trace;

pub use num_complex::Complex64;
pub use run::{Run, RunError, run};
pub use scenario::Scenario;
