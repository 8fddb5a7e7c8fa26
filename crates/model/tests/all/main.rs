//! The tests of the closed forms, as one program: a file for what is tested.

mod choose;
mod cost;
mod formula;
mod gk;
mod ib;
mod isoefficiency;
mod metrics;
mod papers;
mod properties;
mod runs;
mod sahay;
mod scaled;
mod scaling;
mod worked;
