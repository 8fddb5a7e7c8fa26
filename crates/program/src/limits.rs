//! Resource limits of programs: checking any program takes about a second at most.

/// Maximum number of points.
pub const MAX_N: u64 = 1 << 14;
/// Maximum number of processors.
pub const MAX_P: u32 = 1 << 10;
/// Maximum length of a source, in bytes.
pub const MAX_SOURCE: usize = 1 << 16;
/// Maximum depth of nested brackets, operators in a row, or nested blocks.
pub const MAX_NESTING: usize = 50;
/// Maximum number of calls and loop iterations, over all ranks.
pub const MAX_TICKS: u64 = 2_000_000;
/// Maximum bytes allocated for the values of one rank's program. Nothing is garbage-collected, so this also bounds the time of list
/// operations.
pub const MAX_BYTES: usize = 24 << 20;
/// Maximum bytes allocated over all ranks.
pub const MAX_BYTES_IN_ALL: usize = 512 << 20;
/// Maximum depth of nested calls.
pub const MAX_DEPTH: usize = 60;
/// Maximum number of elements of a range or of the result of a list operator.
pub const MAX_ELEMENTS: usize = 1 << 16;
/// Maximum number of slots in a memory.
pub const MAX_SLOTS: u32 = 1 << 22;
/// Maximum number of steps plus the slots that they name, over all ranks.
pub const MAX_WORK: u64 = 8_000_000;
/// Maximum size of an integer, in bits.
pub const MAX_BITS: i64 = 62;
