//! Measurements of the reader's device: this worker conducts, and other workers act as processors with memories of their own. They
//! execute the same plans that are simulated.
//!
//! The modules form layers; each uses only those before it in this list: `inbox` and `clock`; `ports` carry messages; `processor`
//! is the worker that acts as one; `worker_pool` is the conductor's view of them; `device` and `formulation_search` measure;
//! `predicted`, `stages`, `fastest` and `answer` format results for the page; `session` decides what is measured when.

mod answer;
mod clock;
mod device;
mod fastest;
mod formulation_search;
mod inbox;
mod ports;
mod predicted;
pub mod processor;
pub mod session;
mod stages;
pub mod timings;
mod worker_pool;
