//! Visits: random sequences of inputs and faults, determined by a seed.
//!
//! A seed determines a [`Visit`]. The native player (`run`) drives the page's own reducer, engine, client, pool, clock and address, and
//! the worker's own code, in simulated time: an hour passes in milliseconds and is reproducible. The program `soak` plays the same visits
//! in a real browser.

mod expected_runs;
mod fake_workers;
pub mod orders;
mod page;
pub mod random;
mod run;
pub mod script;
mod tally;
mod worker_faults;
mod world;

pub use run::{NativeVisits, SLACK, play_verbosely, play_visits};
pub use script::Visit;
pub use tally::{Tally, resident_memory};
