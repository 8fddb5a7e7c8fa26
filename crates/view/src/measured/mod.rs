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

pub use fastest::{CandidateTimes, Cell, FastestMap, Verdict};
pub use lockstep::{
    Bar, Cause, CauseTime, Lockstep, Side, lockstep, lockstep_from_timings, most_different_stage,
};
pub use map::{draw as draw_fastest, height as fastest_height};
pub use parts::{PARTS, Part, parts};
pub use picture::{draw, machine_planes, planes};
pub use sentences::{cause_name, headline, part_name, relative_error, score, stage_sentence, verdict_sign};
pub use stages::{ExternalTiming, Stage, stages, stages_from_timings};
pub use strips::{draw as draw_lockstep, height as lockstep_height};
pub use study::{EXACT_TICKS, Machine, Row, Study};
