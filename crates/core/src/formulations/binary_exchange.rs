//! `binary-exchange` (GK 3.1): the top log p bits of i name the processor that holds element i.
//!
//! In stage l < d = log p, two processors whose ranks differ in the l-th most significant bit exchange all
//! their n/p elements; the remaining stages are local.

use super::exchange_stages::{self, Exchanges};
use crate::schedule::{Plan, Transform, bits};
use crate::size::Size;
use std::ops::Range;

/// Compiles the plan; p ≤ n.
pub fn plan(size: Size, ranks: &Range<u32>, exchanges: Exchanges) -> Plan {
    exchange_stages::plan(size, ranks, exchanges, Transform::Line, bits(0..size.d()))
}

/// Returns the number of local stages, those whose bit does not name a processor.
pub fn local_stages(size: Size) -> Vec<u32> {
    vec![size.r() - size.d()]
}
