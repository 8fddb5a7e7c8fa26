//! The pure core: a Scenario becomes a Plan, an executor runs the Plan on a simulated machine, a Run comes out.
//!
//! No I/O, no clock, no browser, no unseeded randomness: a run is a pure function of its Scenario and its input,
//! bit for bit, natively and in WebAssembly. No words for readers and no keys either: errors are types.
//!
//! Modules form layers; each uses only those above it in this list:
//!
//! 1. [`column`], [`choice`], [`problem`], [`size`], [`clock`]; [`width`], [`topology`], [`machine`]: descriptions
//! 2. [`schedule`]: the Plan; [`formulations`]: what makes Plans
//! 3. [`scenario`]: what is asked for; [`extent`], [`footprint`], [`limits`], `room`: how much that is, and whether it is possible
//! 4. [`kernel`], [`signal`], [`output`]: numbers
//! 5. [`agenda`], [`networks`]: what carries messages
//! 6. [`trace`], [`report`]: what happened
//! 7. [`mod@run`], [`simulator`], [`execute`], [`isoefficiency`]: executing

pub mod agenda;
pub mod choice;
pub mod clock;
pub mod column;
pub mod execute;
pub mod extent;
pub mod footprint;
pub mod formulations;
pub mod isoefficiency;
pub mod kernel;
pub mod limits;
pub mod machine;
pub mod networks;
pub mod output;
pub mod problem;
pub mod report;
mod room;
pub mod run;
pub mod scenario;
pub mod schedule;
pub mod signal;
pub mod simulator;
pub mod size;
pub mod topology;
pub mod trace;
pub mod width;

pub use execute::{begin, run};
pub use num_complex::Complex64;
pub use run::{Run, RunError};
pub use scenario::Scenario;
pub use simulator::Simulation;
