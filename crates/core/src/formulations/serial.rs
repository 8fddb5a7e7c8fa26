//! `serial`: all log n stages on one processor (GK Fig. 1).

use super::all_to_all::AllToAll;
use super::output_order::Order;
use super::phases::{self, Ends, Phase};
use crate::schedule::{Placement, Plan, Transform};
use crate::size::Size;
use std::ops::Range;

/// Compiles the plan; p = 1.
pub fn plan(size: Size, ranks: &Range<u32>, order: Order) -> Plan {
    let r = size.r();
    let ordered = (order == Order::Ordered).then(|| Placement::block(0, r).reversed(Transform::Line));
    let all = [Phase::whole(Vec::new(), 0..r)];
    phases::plan(size, ranks, Transform::Line, &all, Ends { input: None, output: ordered }, AllToAll::Paper)
}

/// Returns the number of local stages: all, in one phase.
pub fn local_stages(size: Size) -> Vec<u32> {
    vec![size.r()]
}
