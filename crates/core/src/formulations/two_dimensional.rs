//! `two-dimensional` (GK App. C): the transform of √n × √n points over a √p × √p grid of processors, each with a block;
//! and `two-dimensional-rows`: whole columns first, one transposition, then whole rows.
//!
//! On the grid the stages of each dimension whose bit names a processor are exchanges, as in binary-exchange; processor
//! (row, column) of the grid is number row · √p + column: a subcube on the hypercube, a place on the mesh.

use super::all_to_all::AllToAll;
use super::exchange_stages::{self, Exchanges};
use super::output_order::Order;
use super::phases::{self, Ends, Phase};
use crate::schedule::{Placement, Plan, Transform, bits};
use crate::size::Size;
use std::ops::Range;

/// On a grid of processors; log n and log p even, p ≤ n.
pub fn grid(size: Size, ranks: &Range<u32>, exchanges: Exchanges) -> Plan {
    let (d, r) = (size.d(), size.r());
    let h = r / 2;
    let rows = d / 2;
    let owner = [bits(0..rows), bits(h..h + d - rows)].concat();
    exchange_stages::plan(size, ranks, exchanges, Transform::Square, owner)
}

/// On a grid, how many stages are local, phase by phase: in each dimension those whose bit names no processor.
pub fn local_stages_of_grid(size: Size) -> Vec<u32> {
    vec![size.r() / 2 - size.d() / 2; 2]
}

/// By columns, then by rows; log n even, p² ≤ n.
pub fn rows(size: Size, ranks: &Range<u32>, order: Order) -> Plan {
    let (d, r) = (size.d(), size.r());
    let h = r / 2;
    let halves = [Phase::whole(bits(h..h + d), 0..h), Phase::whole(bits(0..d), h..r)];
    let natural = Placement::block(d, r).reversed(Transform::Square);
    let output = (order == Order::Ordered).then_some(natural);
    phases::plan(size, ranks, Transform::Square, &halves, Ends { input: None, output }, AllToAll::Paper)
}

/// The same by columns and by rows: those of one dimension, and those of the other.
pub fn local_stages_of_rows(size: Size) -> Vec<u32> {
    vec![size.r() / 2; 2]
}
