//! Counts of the all-to-alls of the transpose formulation (GK 3.2, 5, 5.1).
//!
//! In two dimensions step i = 1 … p−1 exchanges n/p² words with the processor self ⊕ i; an ordered transform does it once
//! more at its end. In m dimensions the d bits of the processor's number fall into m−1 parts of about the same size, and
//! there is an all-to-all for each, among the 2^k processors that differ in its k bits, of n/(p·2^k) words.

use super::count::Count;
use super::line::{column_bits, distances_from_end, distances_from_middle, mean_distances, row_bits};
use super::total::Traffic;
use crate::arithmetic::pow2;
use crate::form::Form;
use hyperfly_core::formulations::Order;
use hyperfly_core::machine::{Network, Switching};
use hyperfly_core::topology::Topology;

/// All of them, in m = `dims` dimensions, on 2^d processors, for n = 2^r.
pub fn all_to_alls(network: &Network, order: Order, dims: u32, d: u32, r: u32) -> Vec<Traffic> {
    let Network { topology, switching, .. } = *network;
    let ordered = order == Order::Ordered;
    let Some(last) = (if ordered { ordering(dims, d, r) } else { Some(0) }) else { return Vec::new() };
    match topology {
        Topology::Hypercube | Topology::Complete => {
            let one = |k: u32| undisturbed(topology, switching, k);
            vec![parts(dims, d).chain([last]).map(one).fold(Traffic::NONE, Traffic::then)]
        }
        Topology::Mesh if dims == 2 => mesh(switching, d, ordered, pow2(r - 2 * d)),
        _ => Vec::new(),
    }
}

/// The bits of the processor's number in each part; the larger parts are the later ones.
fn parts(m: u32, d: u32) -> impl Iterator<Item = u32> {
    (0..m - 1).map(move |k| (k + 1) * d / (m - 1) - k * d / (m - 1))
}

/// The all-to-all that puts the result in order is among 2^this processors; `None` if it is none.
///
/// At the end of the last phase part k of the processor's number is the first bits of group k of the index, which begins
/// at bit ⌊k·r/m⌋; in order, the x-th bit of the number is bit r−1−x. A bit of both that keeps its place takes no part. If
/// one changes its place, messages go to the processors it leads to and there is no closed form; n ≥ p² in two dimensions
/// rules that out.
fn ordering(m: u32, d: u32, r: u32) -> Option<u32> {
    let bits = parts(m, d).enumerate().flat_map(|(k, part)| (0..part).map(move |bit| k as u32 * r / m + bit));
    let moves = |(x, bit): (u32, u32)| match bit {
        _ if bit == r - 1 - x => Some(0),
        _ if bit >= r - d => None,
        _ => Some(1),
    };
    (0..).zip(bits).map(moves).sum()
}

/// What messages of one p-th of a share take alone, `hops` channels in all.
fn alone(switching: Switching, p: f64, messages: f64, hops: f64) -> Count {
    let times_a_channel = if switching == Switching::StoreAndForward { hops } else { messages };
    Count::new(messages, hops, times_a_channel / p)
}

/// The all-to-all among 2^k processors that differ in k bits. Exact. On the hypercube all are at the distance popcount(i)
/// in step i, e-cube routes of one step share no channel, and Σ popcount(i) = 2^k·k/2; on the complete graph all are
/// neighbours.
///
/// With store-and-forward on the hypercube the words take t_w·(n/p)·(log p)/2; GK 5 says t_w·(n/p)·log p, twice that, as if
/// every message went all the way across.
fn undisturbed(topology: Topology, switching: Switching, k: u32) -> Traffic {
    let processors = pow2(k);
    let messages = processors - 1.0;
    let hops = if topology == Topology::Complete { messages } else { processors * f64::from(k) / 2.0 };
    Traffic::alone(alone(switching, processors, messages, hops))
}

/// One all-to-all of messages of `words` words among all, p > 4 processors, or two with an `ordered` result. Lower bounds.
///
/// Partners of one step are at different distances and messages of different steps meet, so there is no simple exact
/// form. What no execution can beat:
///
/// 1. *the corner*: processor 0 executes all its steps, each at least as long as if it were alone, and it is as far
///    from the others as any processor: p·((R−1) + (C−1))/2 hops for R rows and C columns.
/// 2. *the bisection* (the argument of GK App. D): in each row C/2 · p/2 messages cross the middle channel eastwards, and
///    it carries them one after the other or at a shared rate, n·C/(4p) words. None of them starts before its processor
///    has done the C/2 − 1 steps that stay in its half of the row and its own startup. Under store-and-forward and wormhole
///    a channel is taken for t_h besides, by every message. Under wormhole a message with at least as many channels left as it
///    has words gives up the middle one when its head has gone on by so many, and holds it for t_h·m.
/// 3. *the bisection under wormhole, short messages*: a message keeps the middle channel while its head goes on to its
///    destination, t_h for each channel that is left, and no longer than for m of them: 0 … C/2 − 1 in the row and, seen from the
///    first row, 0 … R − 1 in the column.
///
/// After the first of two, whoever was last has all its steps of the second before it, each at least as long as if it were
/// alone, and is at best a processor in the middle.
fn mesh(switching: Switching, d: u32, ordered: bool, words: f64) -> Vec<Traffic> {
    let p = pow2(d);
    let (rows, columns) = (pow2(column_bits(d)), pow2(row_bits(d)));
    // Each distance along a row occurs once in every row, and so for the columns.
    let along = |of: fn(f64) -> f64| rows * of(columns) + columns * of(rows);
    let times = if ordered { 2.0 } else { 1.0 };
    let own = alone(switching, p, p - 1.0, along(mean_distances)) * times;
    let bound =
        |form: Form, total: Count| Traffic { form, own, contention: total - own, idle: Count::default() };

    let corner = alone(switching, p, p - 1.0, along(distances_from_end)) * times;
    let half = columns / 2.0;
    let crossing = half * p / 2.0;
    let before = alone(switching, p, half - 1.0, distances_from_middle(half));
    let (heads, whole, behind) = match switching {
        Switching::StoreAndForward => (crossing, crossing, 0.0),
        Switching::CutThrough => (0.0, crossing, 0.0),
        Switching::Wormhole => {
            // For each number of channels that can be left: how many messages of a row have so many.
            let left = (0..(half + rows) as u32 - 1).map(f64::from);
            let left = left.map(|left| (left, half * ways(left, half, rows)));
            let (far, near): (Vec<_>, Vec<_>) = left.partition(|(left, _)| *left >= words);
            let count = |all: &[(f64, f64)]| all.iter().map(|(_, count)| count).sum::<f64>();
            let tails = words * count(&far);
            let heads: f64 = near.iter().map(|(left, count)| left * count).sum();
            (tails + count(&near), count(&near), tails + heads)
        }
    };
    let bisection = before + Count::new(1.0, heads, whole / p);
    let after = alone(switching, p, p - 1.0, along(distances_from_middle)) * (times - 1.0);
    let mut bounds = vec![corner, bisection + after];
    if switching == Switching::Wormhole {
        bounds.push(before + Count::new(1.0, behind, 0.0) + after);
    }
    bounds.into_iter().map(|total| bound(Form::LowerBound, total)).collect()
}

/// In how many ways a number is the sum of one of 0 … a − 1 and one of 0 … b − 1.
fn ways(sum: f64, a: f64, b: f64) -> f64 {
    [sum + 1.0, a, b, a + b - 1.0 - sum].into_iter().fold(f64::INFINITY, f64::min)
}
