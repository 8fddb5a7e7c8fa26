//! Tests of requests in a single test binary, one file per subject.

mod addresses;
mod change;
mod docs;
mod gallery;
mod meaning;
mod nearest;
mod presets;
mod samples;
mod scenario;
mod typed;
