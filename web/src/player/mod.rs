//! The clock of the page, stepping, sound, and their controls.

pub mod clock;
pub mod cursor;
pub(crate) mod listen;
pub(crate) mod live;
pub mod present;
pub(crate) mod scrubber;
pub mod scrubber_track;
pub mod sound;
pub(crate) mod step_controls;
pub mod stepping;
