//! Slots as values of the language: an integer, or a list, tuple or range of integers.

use super::rank::Rank;
use crate::fault::{FaultKind, Limit};
use crate::limits::MAX_ELEMENTS;
use starlark::values::range::Range;
use starlark::values::{Heap, Value};
use std::num::NonZeroI32;

/// Reads the integers of a list, tuple or range, or a single integer.
///
/// # Errors
/// The value is of another type, or has too many elements.
pub fn read_numbers<'v>(rank: &Rank, value: Value<'v>, heap: Heap<'v>) -> anyhow::Result<Vec<i64>> {
    if let Some(number) = value.unpack_i32() {
        return Ok(vec![number.into()]);
    }
    let mut numbers = Vec::new();
    for value in value.iterate(heap).map_err(|error| error.into_anyhow())? {
        let Some(number) = value.unpack_i32() else {
            anyhow::bail!("`{}` is not a whole number", value.get_type());
        };
        if numbers.len() == MAX_ELEMENTS {
            return Err(rank.fail(FaultKind::TooMuch(Limit::Elements)));
        }
        numbers.push(number.into());
    }
    Ok(numbers)
}

/// Reads slot numbers and records them as named.
///
/// # Errors
/// The value does not name slots, or one exceeds the limit.
pub fn slots<'v>(rank: &Rank, value: Value<'v>, heap: Heap<'v>) -> anyhow::Result<Vec<u32>> {
    let numbers = read_numbers(rank, value, heap)?;
    let slot = |number: i64| u32::try_from(number).map_err(|_| anyhow::anyhow!("there is no slot {number}"));
    let slots: Vec<u32> = numbers.into_iter().map(slot).collect::<Result<_, _>>()?;
    rank.record_named(&slots)?;
    Ok(slots)
}

/// Converts slots to a value: a range if they are contiguous, else a list.
pub fn value<'v>(slots: &[u32], heap: Heap<'v>) -> Value<'v> {
    let first = slots.first().copied().unwrap_or_default();
    if slots.iter().copied().eq((first..).take(slots.len())) {
        return range(first..first + slots.len() as u32, heap);
    }
    heap.alloc(slots.to_vec())
}

/// Returns the contiguous slots as a range.
pub fn range<'v>(slots: std::ops::Range<u32>, heap: Heap<'v>) -> Value<'v> {
    heap.alloc(Range::new(
        slots.start as i32,
        slots.end as i32,
        NonZeroI32::new(1).unwrap_or(NonZeroI32::MAX),
    ))
}

/// Returns the numbers from `first` below `end` at a distance, as a range.
pub fn stride<'v>(first: u32, end: u32, step: u32, heap: Heap<'v>) -> Value<'v> {
    let step = NonZeroI32::new(step as i32).unwrap_or(NonZeroI32::MAX);
    heap.alloc(Range::new(first as i32, end.max(first) as i32, step))
}
