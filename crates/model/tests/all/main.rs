//! Tests of the closed forms in a single test binary, one file per subject.

mod choose;
mod cost;
mod formula;
mod gk;
mod ib;
mod isoefficiency;
mod metrics;
mod papers;
mod properties;
mod real_samples;
mod runs;
mod sahay;
mod scaled;
mod scaling;
mod worked;
