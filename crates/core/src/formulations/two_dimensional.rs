//! `two-dimensional` (GK App. C): the transform of √n × √n points over a √p × √p grid of processors with
//! one block each; and `two-dimensional-rows`: whole columns first, one transposition, then whole rows.
//!
//! On the grid, stages whose bit names a processor are exchanges, as in binary-exchange. Processor (row,
//! column) of the grid has rank row · √p + column: a subcube of the hypercube, or the same position in the
//! mesh.

use super::all_to_all::AllToAll;
use super::exchange_stages::{self, Exchanges};
use super::output_order::Order;
use super::phases::{self, Ends, Phase};
use crate::schedule::{Placement, Plan, Transform, bits};
use crate::size::Size;
use std::ops::Range;

/// Compiles the plan on a grid of processors; log n and log p are even, p ≤ n.
pub fn grid(size: Size, ranks: &Range<u32>, exchanges: Exchanges) -> Plan {
    let (d, r) = (size.d(), size.r());
    let h = r / 2;
    let rows = d / 2;
    let owner = [bits(0..rows), bits(h..h + d - rows)].concat();
    exchange_stages::plan(size, ranks, exchanges, Transform::Square, owner)
}

/// Returns the number of local stages of each dimension on a grid: those whose bit does not name a
/// processor.
pub fn local_stages_of_grid(size: Size) -> Vec<u32> {
    vec![size.r() / 2 - size.d() / 2; 2]
}

/// Compiles the plan by columns, then by rows; log n is even, p² ≤ n.
pub fn rows(size: Size, ranks: &Range<u32>, order: Order) -> Plan {
    let (d, r) = (size.d(), size.r());
    let h = r / 2;
    let halves = [Phase::whole(bits(h..h + d), 0..h), Phase::whole(bits(0..d), h..r)];
    let natural = Placement::block(d, r).reversed(Transform::Square);
    let output = (order == Order::Ordered).then_some(natural);
    phases::plan(size, ranks, Transform::Square, &halves, Ends { input: None, output }, AllToAll::Paper)
}

/// Returns the number of local stages of each dimension, by columns and by rows.
pub fn local_stages_of_rows(size: Size) -> Vec<u32> {
    vec![size.r() / 2; 2]
}
