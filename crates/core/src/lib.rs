//! Pure core of hyperfly: a scenario becomes a plan, an executor runs the plan on a simulated machine, and
//! the result is a Run.
//!
//! There is no I/O, no clock, no browser and no unseeded randomness: a run is a pure function of its
//! scenario and its input, bit for bit, natively and in WebAssembly. The core holds no user-facing text and
//! no request keys; errors are types.
//!
//! Modules form layers. Each layer uses only the layers above it in this list:
//!
//! 1. Descriptions: [`column`], [`choice`], [`problem`], [`size`], [`clock`]; `split_mix`, [`width`],
//!    [`topology`], [`machine`]
//! 2. Plans: [`schedule`], and the [`formulations`] that build them or give a [`refusal`]
//! 3. Requests and their limits: [`scenario`], [`memory_estimate`], [`limits`], `memory_probe`
//! 4. Numbers: [`kernel`], [`signal`], [`output`]
//! 5. Message transport: [`agenda`], [`networks`]
//! 6. Results: [`trace`], [`report`]
//! 7. Execution: [`mod@run`], [`simulator`], [`execute`], [`isoefficiency`]
//! 8. Limits next to a run: [`roofline`]

pub mod agenda;
pub mod choice;
pub mod clock;
pub mod column;
pub mod execute;
pub mod formulations;
pub mod isoefficiency;
pub mod kernel;
pub mod limits;
pub mod machine;
pub mod memory_estimate;
mod memory_probe;
pub mod networks;
pub mod output;
pub mod problem;
pub mod refusal;
pub mod report;
pub mod roofline;
mod rounding;
pub mod run;
pub mod scenario;
pub mod schedule;
pub mod signal;
pub mod simulator;
pub mod size;
mod split_mix;
mod ticks;
pub mod topology;
pub mod trace;
pub mod width;

pub use execute::{begin, run};
pub use num_complex::Complex64;
pub use run::{Run, RunError};
pub use scenario::Scenario;
pub use simulator::Simulation;
