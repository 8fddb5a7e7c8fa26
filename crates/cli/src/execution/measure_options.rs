//! Options of a measurement on a real machine.

use hyperfly_core::{Complex64, Scenario};
use hyperfly_exec::library::Library;
use std::time::Duration;

/// Options of a measurement on a real machine.
pub struct MeasureOptions<'a> {
    pub scenario: Scenario,
    /// The reader's samples.
    pub samples: Option<&'a [Complex64]>,
    /// Number of counted passes.
    pub passes: u32,
    /// Whether threads are pinned to cores.
    pub pin: bool,
    /// Library for local transforms instead of hyperfly's kernel.
    pub library: Option<Library>,
    /// Whether all-to-alls use MPI collectives.
    pub collective: bool,
    /// Maximum time that a processor waits for a message.
    pub timeout: Duration,
}
