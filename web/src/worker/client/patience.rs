//! How long a worker is waited for, and how many of them.

/// How often a busy worker is asked whether it is there, in milliseconds.
pub const PING: u32 = 1_000;
/// The reader is told of a worker that was silent for so many looks.
pub const SILENT: u32 = 2;
/// After so many a busy one hangs …
pub const HANGS: u32 = 3;
/// … and after so many one that repeats a job: the machine may be slow.
pub const HANGS_AGAIN: u32 = 15;
/// So many workers may fail in a row.
pub const MOST_FAILURES: u32 = 4;
/// A worker that lives for so many looks is none of those.
pub const HEALTHY: u32 = 10;
