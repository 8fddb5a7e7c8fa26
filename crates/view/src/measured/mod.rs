//! What a real machine took, beside what was predicted: by simulation on the machine as it was calibrated, and by the closed form.
//! What is measured comes from outside: nothing here executes.

mod parts;
mod picture;
mod say;
mod stages;
mod study;

pub use parts::{PARTS, Part, parts};
pub use picture::{draw, machine_planes, planes};
pub use say::{headline, off, part_name};
pub use stages::{Stage, Timing, stages, stages_of};
pub use study::{Machine, Row, Study};
