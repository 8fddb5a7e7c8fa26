//! What is to be measured on a real machine.

use hyperfly_core::{Complex64, Scenario};
use hyperfly_exec::library::Library;
use std::time::Duration;

/// What is to be measured.
pub struct Measuring<'a> {
    /// What is transformed, and how.
    pub scenario: Scenario,
    /// The reader's own samples.
    pub own: Option<&'a [Complex64]>,
    /// How many passes count.
    pub passes: u32,
    /// Whether threads stay on their cores.
    pub pin: bool,
    /// What computes local transforms in place of the kernel.
    pub library: Option<Library>,
    /// Whether exchanges of all with all are collectives.
    pub collective: bool,
    /// How long a processor may wait for a message.
    pub patience: Duration,
}
