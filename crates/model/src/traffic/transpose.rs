//! Counts of the all-to-all of the transpose formulation (GK 3.2, 5): step i = 1 … p−1 exchanges n/p² words with the
//! processor self ⊕ i.

use super::line::{column_bits, distances_from_end, distances_from_middle, mean_distances, row_bits};
use super::{Count, Form, Formulation, Traffic};
use crate::machine::pow2;
use hyperfly_core::scenario::{Switching, Topology};

/// The all-to-all among 2^d processors.
pub fn all_to_all(formulation: &Formulation, d: u32) -> Vec<Traffic> {
    match formulation.topology {
        Topology::Hypercube => vec![hypercube(formulation.switching, d)],
        Topology::Mesh => mesh(formulation.switching, d),
    }
}

/// What messages of one p-th of a share take alone, `hops` channels in all.
fn alone(switching: Switching, p: f64, messages: f64, hops: f64) -> Count {
    let times_a_channel = if switching == Switching::StoreAndForward { hops } else { messages };
    Count::new(messages, hops, times_a_channel / p)
}

/// Exact. All processors are at the distance popcount(i) in step i, e-cube routes of one step share no channel, and
/// Σ popcount(i) = p·d/2.
///
/// With store-and-forward the words take t_w·(n/p)·(log p)/2; GK 5 says t_w·(n/p)·log p, twice that, as if every message
/// went all the way across the hypercube.
fn hypercube(switching: Switching, d: u32) -> Traffic {
    let p = pow2(d);
    Traffic::alone(alone(switching, p, p - 1.0, p * f64::from(d) / 2.0))
}

/// Lower bounds; for p ≤ 4 no channel is shared and the first is exact.
///
/// Partners of one step are at different distances and messages of different steps meet, so there is no simple exact
/// form. What no execution can beat:
///
/// 1. *the corner*: processor 0 executes all its steps, each at least as long as if it were alone, and it is as far
///    from the others as any processor: p·((R−1) + (C−1))/2 hops for R rows and C columns.
/// 2. *the bisection* (the argument of GK App. D): in each row C/2 · p/2 messages cross the middle channel eastwards, and
///    it carries them one after the other or at a shared rate, n·C/(4p) words. None of them starts before its processor
///    has done the C/2 − 1 steps that stay in its half of the row and its own startup. Under store-and-forward and wormhole
///    a channel is taken for t_h besides, by every message.
/// 3. *the bisection under wormhole, short messages*: a message keeps the middle channel while its head goes on to its
///    destination, t_h for each channel that is left: 0 … C/2 − 1 in the row and, seen from the first row, 0 … R − 1 in the
///    column.
fn mesh(switching: Switching, d: u32) -> Vec<Traffic> {
    let p = pow2(d);
    let (rows, columns) = (pow2(column_bits(d)), pow2(row_bits(d)));
    // Each distance along a row occurs once in every row, and so for the columns.
    let along = |of: fn(f64) -> f64| rows * of(columns) + columns * of(rows);
    let own = alone(switching, p, p - 1.0, along(mean_distances));
    let bound =
        |form: Form, total: Count| Traffic { form, own, contention: total - own, idle: Count::default() };

    let corner = alone(switching, p, p - 1.0, along(distances_from_end));
    if d <= 2 {
        return vec![bound(Form::Exact, corner)];
    }
    let half = columns / 2.0;
    let crossing = half * p / 2.0;
    let before = alone(switching, p, half - 1.0, distances_from_middle(half));
    let heads = if switching == Switching::CutThrough { 0.0 } else { crossing };
    let bisection = before + Count::new(1.0, heads, crossing / p);
    let mut bounds = vec![corner, bisection];
    if switching == Switching::Wormhole {
        let left = rows * distances_from_end(half) + half * distances_from_end(rows);
        bounds.push(before + Count::new(1.0, half * left, 0.0));
    }
    bounds.into_iter().map(|total| bound(Form::LowerBound, total)).collect()
}
