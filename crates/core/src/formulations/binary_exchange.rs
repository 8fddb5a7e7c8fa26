//! `binary-exchange` (GK 3.1): element i lives on the processor named by the top log p bits of i.
//!
//! In stage l < d = log p a processor and the one whose number differs in the l-th most significant bit exchange all
//! their n/p elements; the remaining stages are local.

use super::exchange_stages::{self, Exchanges};
use crate::schedule::{Plan, Transform, bits};
use crate::size::Size;
use std::ops::Range;

/// The Plan; p ≤ n.
pub fn plan(size: Size, ranks: &Range<u32>, exchanges: Exchanges) -> Plan {
    exchange_stages::plan(size, ranks, exchanges, Transform::Line, bits(0..size.d()))
}

/// How many stages are local, phase by phase: those whose bit names no processor.
pub fn local_stages(size: Size) -> Vec<u32> {
    vec![size.r() - size.d()]
}
