//! Measuring the reader's own device: this worker conducts, and others are the processors, each with a memory of its own. What they
//! execute are the Plans that are simulated.
//!
//! Modules form layers; each uses only those above it in this list: `inbox` and `clock`; `ports`, which carry messages; `processor`,
//! the worker that is one; `crew`, all of them as the conductor sees them; `device` and `choosing`, which formulation is the
//! fastest; `answer`, `stages` and `fastest`, what the page is told; `bench`, what is measured when.

mod answer;
pub mod bench;
mod choosing;
mod clock;
mod crew;
mod device;
mod fastest;
mod inbox;
mod ports;
pub mod processor;
mod stages;
pub mod timings;
