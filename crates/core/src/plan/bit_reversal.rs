//! The steps that bring a bit-reversed block distribution into natural order (`order: ordered`, GK App. C).
//!
//! Reversing an index of r bits swaps bit k with bit r−1−k. A swap of two processor bits sends all n/p elements of the
//! processors in which they differ; a swap of a processor bit with a local one sends half of them; swaps of local bits
//! are free. That makes at most ⌊r/2⌋ ≤ d exchanges more if p = n, and d of half the size if p ≤ √n: fewer words than the
//! 2d + 1 steps of GK App. C.

use super::{Builder, Placement, Slots, Step};
use crate::scenario::{Order, Scenario};

/// Where coefficient k ends, if the share of each processor begins at slot `base`.
pub(super) fn output(s: &Scenario, base: u32) -> Placement {
    let block = match s.order {
        Order::Unordered => Placement::bit_reversed(s.d(), s.r()),
        Order::Ordered => Placement::block(s.d(), s.r()),
    };
    Placement { base, ..block }
}

/// Appends the steps of processor `q`; none for an unordered transform.
pub(super) fn push(builder: &mut Builder, s: &Scenario, q: u32, base: u32) {
    if s.order == Order::Unordered {
        return;
    }
    let (d, r) = (s.d(), s.r());
    let share = 1u32 << (r - d);
    for k in 0..d.min(r / 2) {
        let j = r - 1 - k;
        let bit_k = 1 << (d - 1 - k);
        let upper = q & bit_k != 0;
        let (partner, moved) = if j < d {
            let bit_j = 1 << (d - 1 - j);
            if upper == (q & bit_j != 0) {
                continue;
            }
            (q ^ bit_k ^ bit_j, Slots::contiguous(base, share))
        } else {
            // Bit j of the index has weight 2^k in the slot; those move whose bit j is not my bit k.
            let run = 1 << k;
            let first = base + if upper { 0 } else { run };
            (q ^ bit_k, Slots { first, run, stride: 2 * run, count: share / (2 * run) })
        };
        let set = builder.known_set(moved);
        builder.push(Step::Exchange { partner, send: set, receive: set });
    }
    if r > 2 * d + 1 {
        builder.push(Step::Reverse { base, len: share, low: d as u8, high: (r - d) as u8 });
    }
}
