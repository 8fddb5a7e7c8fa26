//! `binary-exchange` (GK 3.1): element i lives on the processor named by the top log p bits of i.
//!
//! In stage l < d = log p a processor and the one whose number differs in the l-th most significant bit exchange all
//! their n/p elements; the remaining stages are local.

use super::placement::bits;
use super::{Plan, Transform, exchange_stages};
use crate::scenario::Scenario;

pub(super) fn plan(s: &Scenario) -> Plan {
    exchange_stages::plan(s, Transform::Line, bits(0..s.d()))
}
