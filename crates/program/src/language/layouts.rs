//! Named layouts: the elements of each processor in slot order.

use super::rank::Rank;
use super::slots::read_numbers;
use crate::call::Holdings;
use crate::fault::{FaultKind, Limit};
use crate::limits::{MAX_N, MAX_P};
use starlark::values::{Heap, Value};

/// Returns the range of contiguous elements of each processor, as even as possible.
pub fn block(p: u32, n: u64) -> impl Iterator<Item = std::ops::Range<u64>> {
    let (p, local_len, rest) = (u64::from(p), n / u64::from(p), n % u64::from(p));
    let first = move |rank: u64| rank * local_len + rank.min(rest);
    (0..p).map(move |rank| first(rank)..first(rank + 1))
}

/// Returns the layout by index bits, where bit 0 is the most significant: the bits `owner` select the processor, the bits `slot` the
/// position.
///
/// # Errors
/// The lists do not name each bit exactly once, or give a different number of processors.
pub fn bits(p: u32, n: u64, owner: &[i64], slot: Option<&[i64]>) -> anyhow::Result<Holdings> {
    let r = i64::from(n.trailing_zeros());
    let rest: Vec<i64> = (0..r).filter(|bit| !owner.contains(bit)).collect();
    let slot = slot.unwrap_or(&rest);
    let mut named_bits = [owner, slot].concat();
    named_bits.sort_unstable();
    if !named_bits.into_iter().eq(0..r) {
        anyhow::bail!("`bits` must name each bit from 0 to {} exactly once", r - 1);
    }
    if owner.len() >= 32 || 1 << owner.len() != u64::from(p) {
        anyhow::bail!("{} bits name {} processors, but there are {p}", owner.len(), 1u64 << owner.len());
    }
    let spread = |number: u64, bits: &[i64]| -> u64 {
        let weights = bits.iter().rev().map(|bit| 1u64 << (r - 1 - bit));
        weights.enumerate().map(|(k, weight)| (number >> k & 1) * weight).sum()
    };
    let positions: Vec<u64> = (0..1u64 << slot.len()).map(|k| spread(k, slot)).collect();
    let elements_of_rank = |rank: u32| {
        let offset = spread(rank.into(), owner);
        positions.iter().map(|position| offset + position).collect()
    };
    Ok((0..p).map(elements_of_rank).collect())
}

/// Reads a layout from a list of lists.
///
/// # Errors
/// The value is not a list of lists of element numbers.
pub fn read_holdings<'v>(rank: &Rank, value: Value<'v>, heap: Heap<'v>) -> anyhow::Result<Holdings> {
    let mut holdings = Holdings::new();
    let mut count = 0;
    for elements in value.iterate(heap).map_err(|error| error.into_anyhow())? {
        let elements = read_numbers(rank, elements, heap)?;
        count += elements.len() as u64;
        if count > 2 * MAX_N || holdings.len() > MAX_P as usize {
            return Err(rank.fail(FaultKind::TooMuch(Limit::Elements)));
        }
        let element =
            |number: i64| u64::try_from(number).map_err(|_| anyhow::anyhow!("there is no element {number}"));
        holdings.push(elements.into_iter().map(element).collect::<Result<_, _>>()?);
    }
    rank.charge(count / 8)?;
    Ok(holdings)
}
