//! Visits: what readers do to a page and what goes wrong meanwhile, by a seed.
//!
//! One seed is one [`Visit`]. Natively (`run`) it is played against the page's own reducer, engine, client, pool, clock and
//! address, and the worker's own code, in a world with a clock of its own: an hour passes in milliseconds, and the same seed is
//! the same hour again. The program `soak` plays the same visits in a real browser.

pub mod orders;
mod page;
pub mod random;
mod run;
pub mod script;
mod tally;
mod threads;
mod truth;
mod weather;
mod world;

pub use run::{Native, SLACK, native, told};
pub use script::Visit;
pub use tally::{Tally, resident};
