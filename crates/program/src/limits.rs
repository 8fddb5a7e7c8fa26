//! How much a program may do: whatever a reader writes ends within about a second.

/// Points of a transform that is checked.
pub const MAX_N: u64 = 1 << 14;
/// Processors.
pub const MAX_P: u32 = 1 << 10;
/// Bytes of a source.
pub const MAX_SOURCE: usize = 1 << 16;
/// Brackets within brackets, operators in a row, blocks within blocks.
pub const MAX_NESTING: usize = 50;
/// Calls and rounds of loops, of all ranks together.
pub const MAX_TICKS: u64 = 2_000_000;
/// Bytes that the values of a rank's program take. What is no longer needed counts, too: nothing is collected, so this bounds the
/// time of what is done to lists as well.
pub const MAX_BYTES: usize = 24 << 20;
/// The same of all ranks together.
pub const MAX_BYTES_IN_ALL: usize = 512 << 20;
/// Calls within calls.
pub const MAX_DEPTH: usize = 60;
/// Elements of a range, or of a list that an operator makes.
pub const MAX_ELEMENTS: usize = 1 << 16;
/// Slots of a memory.
pub const MAX_SLOTS: u32 = 1 << 22;
/// Steps and the slots that they name, of all ranks together.
pub const MAX_WORK: u64 = 8_000_000;
/// Digits of a whole number, in bits.
pub const MAX_BITS: i64 = 62;
