//! The tests of the closed forms, as one program: a file for what is tested.

mod choose;
mod cost;
mod execution;
mod formula;
mod gk;
mod ib;
mod isoefficiency;
mod machine;
mod metrics;
mod papers;
mod properties;
mod sahay;
mod scaled;
mod scaling;
mod simulator;
mod worked;
