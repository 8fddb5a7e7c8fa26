//! Measurements of a real machine compared with predictions: by simulation on the calibrated machine, and by the closed form. The
//! caller executes the measurements.

mod fastest;
mod lockstep;
mod map;
mod parts;
mod picture;
mod sentences;
mod stages;
mod strips;
mod study;

pub use fastest::{Cell, Fastest, Tried, Verdict};
pub use lockstep::{Bar, Cause, Lockstep, Portion, Side, lockstep, lockstep_of, most_different};
pub use map::{draw as draw_fastest, height as fastest_height};
pub use parts::{PARTS, Part, parts};
pub use picture::{draw, machine_planes, planes};
pub use sentences::{cause_name, headline, off, part_name, score, took, verdict_sign};
pub use stages::{Stage, Timing, stages, stages_of};
pub use strips::{draw as draw_lockstep, height as lockstep_height};
pub use study::{EXACT_TICKS, Machine, Row, Study};
