//! Counts of redistributions: the all-to-alls of the transpose formulation (GK 3.2, 5, 5.1) and similar ones.
//!
//! In two dimensions step i = 1 … p−1 exchanges n/p² words with the processor self ⊕ i; an ordered transform repeats
//! this at its end. In m dimensions the d bits of the rank form m−1 parts of about the same size. Each part of k bits
//! has an all-to-all of n/(p·2^k) words among the 2^k processors that differ in it.

use super::binary_exchange::{StageTiming, stages};
use super::count::Count;
use super::line::{column_bits, distances_from_end, distances_from_middle, mean_distances, row_bits};
use super::ordering;
use super::total::Traffic;
use crate::arithmetic::pow2;
use crate::form::Form;
use hyperfly_core::formulations::{RedistributionSequence, RedistributionVolume, Rounds};
use hyperfly_core::machine::{Network, Switching};
use hyperfly_core::topology::Topology;

/// Counts of the redistributions of a formulation on 2^d > 1 processors for n = 2^r, in the order of its source; empty
/// where there is no closed form.
pub fn redistributions(network: &Network, sequence: &RedistributionSequence, d: u32, r: u32) -> Vec<Traffic> {
    match sequence.rounds {
        Rounds::Posted if sequence.is_posted_all_to_all(d) => {
            posted_messages(network, d).into_iter().collect()
        }
        Rounds::Pairwise => all_to_alls(network, &sequence.volumes, d, r),
        Rounds::Standard => standard_exchanges(network, &sequence.volumes, d).into_iter().collect(),
        Rounds::Posted | Rounds::Contended => Vec::new(),
    }
}

/// Counts of redistributions in place in the steps of `standard`, exact: an exchange of half a block with the rank that
/// differs in one bit, for each new bit. On the hypercube and the complete graph partners are neighbours. On meshes and
/// torus an all-to-all of all processors is the stages of binary-exchange in reverse order, in which nobody waits for
/// another stage, except under wormhole.
fn standard_exchanges(network: &Network, all: &[RedistributionVolume], d: u32) -> Option<Traffic> {
    if !all.iter().all(|it| it.is_in_place()) {
        return None;
    }
    let everywhere = matches!(network.topology(), Topology::Hypercube | Topology::Complete);
    let whole = all.iter().all(|it| it.new == d) && network.switching != Switching::Wormhole;
    all.iter().try_fold(Traffic::NONE, |so_far, it| {
        let steps = f64::from(it.new);
        Some(so_far.then(match everywhere {
            true => Traffic::without_contention(Count::new(steps, steps, steps / 2.0)),
            false if whole => stages(network, StageTiming::UNUSED, d, d)?.with_words(0.5),
            false => return None,
        }))
    })
}

/// Counts of redistributions among 2^d processors that start the first one together, for n = 2^r; empty where there is
/// no closed form.
fn all_to_alls(network: &Network, all: &[RedistributionVolume], d: u32, r: u32) -> Vec<Traffic> {
    let (topology, switching) = (network.topology(), network.switching);
    match topology {
        Topology::Hypercube | Topology::Complete => {
            let one = |so_far: Traffic, it: &RedistributionVolume| {
                Some(so_far.then(redistribution_traffic(topology, switching, *it)?))
            };
            all.iter().try_fold(Traffic::NONE, one).into_iter().collect()
        }
        Topology::Mesh if all.iter().all(|it| *it == RedistributionVolume::in_place(d)) => {
            mesh_bounds(switching, d, all.len() as f64, pow2(r - 2 * d))
        }
        _ => Vec::new(),
    }
}

/// Counts of messages of one p-th of a block each, without contention, over `hops` channels in all.
fn uncontended_messages(switching: Switching, p: f64, messages: f64, hops: f64) -> Count {
    let times_a_channel = if switching == Switching::StoreAndForward { hops } else { messages };
    Count::new(messages, hops, times_a_channel / p)
}

/// Counts of one redistribution, exact. On the hypercube only redistributions in place and swaps of two bits have them;
/// in others messages share channels.
///
/// *In place* it is an all-to-all among 2^k processors that differ in k bits. On the hypercube all partners of step i
/// are at distance popcount(i), e-cube routes of one step share no channel, and Σ popcount(i) = 2^k·k/2. On the
/// complete graph all are neighbours.
///
/// With store-and-forward on the hypercube the words take t_w·(n/p)·(log p)/2. GK 5 has t_w·(n/p)·log p, twice that, as
/// if every message crossed the whole hypercube.
///
/// *On the complete graph* messages never share channels. Processors that keep one of their messages run ahead, and the
/// last processor is one that never keeps any.
fn redistribution_traffic(
    topology: Topology,
    switching: Switching,
    it: RedistributionVolume,
) -> Option<Traffic> {
    let receivers = pow2(it.new);
    if it.is_in_place() {
        let messages = receivers - 1.0;
        let hops =
            if topology == Topology::Complete { messages } else { receivers * f64::from(it.new) / 2.0 };
        return Some(Traffic::without_contention(uncontended_messages(switching, receivers, messages, hops)));
    }
    if topology != Topology::Complete {
        let swap = it == RedistributionVolume { new: 0, rank: 1 };
        return if swap { ordering::uncontended_swap(topology, switching) } else { None };
    }
    let own = receivers - receivers / pow2(it.rank);
    let own = uncontended_messages(switching, receivers, own, own);
    let idle = uncontended_messages(switching, receivers, receivers, receivers) - own;
    Some(Traffic { idle, ..Traffic::without_contention(own) })
}

/// Counts of the messages of cyclic-to-blocked: to self + i, i = 1 … p−1, posted all at once and sent one after the
/// other. `None` on meshes.
///
/// On the hypercube all processors send over equally many channels in all, p·(log p)/2, so none finishes before the
/// time of that without contention: a lower bound. Under cut-through it is exact. Routes of one i share no channel. A
/// flow i of q and a later one, i + δ, of q′ share a channel only if both have the same destination, q′ = q − δ. Then
/// q′ has crossed no fewer channels before the later flow than q up to the end of the earlier one: the distances of a
/// to a … b add up to no less than those of a + 1 to a + 1 … b, bit by bit.
fn posted_messages(network: &Network, d: u32) -> Option<Traffic> {
    let (topology, switching) = (network.topology(), network.switching);
    let traffic = match topology {
        Topology::Hypercube | Topology::Complete => {
            redistribution_traffic(topology, switching, RedistributionVolume::in_place(d))?
        }
        _ => return None,
    };
    let exact = topology == Topology::Complete || d == 1 || switching == Switching::CutThrough;
    Some(Traffic { form: if exact { Form::Exact } else { Form::LowerBound }, ..traffic })
}

/// Lower bounds of `times` consecutive all-to-alls among all p > 4 processors, with messages of `words` words.
///
/// Partners of one step are at different distances and messages of different steps meet, so there is no simple exact
/// form. No execution can beat these bounds:
///
/// 1. *Corner*: processor 0 executes all its steps, each at least as long as without contention. It is as far from the
///    others as any processor: p·((R−1) + (C−1))/2 hops for R rows and C columns.
/// 2. *Bisection* (the argument of GK App. D): in each row C/2 · p/2 messages cross the middle channel eastwards, which
///    carries them one after the other or at a shared rate, n·C/(4p) words. None of them starts before its processor
///    has done the C/2 − 1 steps within its half of the row and its own startup. Under store-and-forward and wormhole
///    every message also holds a channel for t_h. Under wormhole a message with at least as many channels left as it
///    has words releases the middle one when its head is that many channels further, and holds it for t_h·m.
/// 3. *Bisection under wormhole, short messages*: a message holds the middle channel while its head proceeds to the
///    destination, t_h for each channel left, at most m of them. The channels left are 0 … C/2 − 1 in the row and, seen
///    from the first row, 0 … R − 1 in the column.
///
/// The processor that finishes the first all-to-all last still has all its steps of the others to do, each at least as
/// long as without contention, and is at best in the middle of the mesh.
fn mesh_bounds(switching: Switching, d: u32, times: f64, words: f64) -> Vec<Traffic> {
    let p = pow2(d);
    let (rows, columns) = (pow2(column_bits(d)), pow2(row_bits(d)));
    // Each distance along a row occurs once in every row; the same holds for columns.
    let along = |of: fn(f64) -> f64| rows * of(columns) + columns * of(rows);
    let own = uncontended_messages(switching, p, p - 1.0, along(mean_distances)) * times;
    let bound =
        |form: Form, total: Count| Traffic { form, own, contention: total - own, idle: Count::default() };

    let corner = uncontended_messages(switching, p, p - 1.0, along(distances_from_end)) * times;
    let half = columns / 2.0;
    let crossing = half * p / 2.0;
    let before = uncontended_messages(switching, p, half - 1.0, distances_from_middle(half));
    let (heads, whole, behind) = match switching {
        Switching::StoreAndForward => (crossing, crossing, 0.0),
        Switching::CutThrough => (0.0, crossing, 0.0),
        Switching::Wormhole => {
            // Number of messages of a row for each possible number of channels left.
            let left = (0..(half + rows) as u32 - 1).map(f64::from);
            let left = left.map(|left| (left, half * count_sums(left, half, rows)));
            let (far, near): (Vec<_>, Vec<_>) = left.partition(|(left, _)| *left >= words);
            let count = |all: &[(f64, f64)]| all.iter().map(|(_, count)| count).sum::<f64>();
            let tails = words * count(&far);
            let heads: f64 = near.iter().map(|(left, count)| left * count).sum();
            (tails + count(&near), count(&near), tails + heads)
        }
    };
    let bisection = before + Count::new(1.0, heads, whole / p);
    let after = uncontended_messages(switching, p, p - 1.0, along(distances_from_middle)) * (times - 1.0);
    let mut bounds = vec![corner, bisection + after];
    if switching == Switching::Wormhole {
        bounds.push(before + Count::new(1.0, behind, 0.0) + after);
    }
    bounds.into_iter().map(|total| bound(Form::LowerBound, total)).collect()
}

/// Number of ways to write `sum` as one of 0 … a − 1 plus one of 0 … b − 1.
fn count_sums(sum: f64, a: f64, b: f64) -> f64 {
    [sum + 1.0, a, b, a + b - 1.0 - sum].into_iter().fold(f64::INFINITY, f64::min)
}
