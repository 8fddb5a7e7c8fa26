//! `binary-exchange` (GK 3.1): element i lives on the processor named by the top log p bits of i.
//!
//! In stage l < d = log p a processor and the one whose number differs in the l-th most significant bit exchange all
//! their n/p elements, and each computes its half of the pairs; the remaining stages are local.
//!
//! `order: ordered` (GK App. C) then swaps index bit k with bit r−1−k, one after the other: a swap of two processor bits
//! sends all n/p elements of the processors in which they differ; a swap of a processor bit with a local one sends half
//! of them; swaps of local bits are free. That makes d exchanges of half the size if p ≤ √n, and never more than the
//! 2d + 1 steps of GK.

use super::phases::Moves;
use super::{Builder, Placement, Plan, Slots, Step, Transform};
use crate::scenario::{Order, Scenario};

pub(super) fn plan(s: &Scenario) -> Plan {
    let (d, r) = (s.d(), s.r());
    let share = 1u32 << (r - d);
    let places = reordering(s, share);
    let output = places[places.len() - 1].reversed(Transform::Line);
    // The second half of the memory takes the partner's elements.
    let slots = if d == 0 && places.len() == 1 { share } else { 2 * share };
    let mut builder = Builder::new(s, slots, Placement::block(d, r), output);
    let own = builder.set(Slots::contiguous(0, share));
    let inbox = builder.set(Slots::contiguous(share, share));
    let blocks = builder.plan.slot_sets.len() as u32;
    for q in 0..s.p {
        builder.set(Slots::contiguous(q, 1));
    }
    let moves = Moves::new(&mut builder, &places);
    for q in 0..s.p {
        for l in 0..d {
            let bit = 1 << (d - 1 - l);
            let partner = q ^ bit;
            builder.push(Step::Exchange { to: partner, send: own, from: partner, receive: inbox });
            let upper = q & bit != 0;
            let (low, high) = if upper { (share, 0) } else { (0, share) };
            // The l most significant bits of the index are the l most significant bits of q.
            let block = q >> (d - l);
            builder.push(Step::Combine { stage: l as u8, upper, low, high, to: 0, len: share, block });
        }
        if r > d {
            builder.push(Step::Local {
                first: d as u8,
                last: r as u8,
                log_block: (r - d) as u8,
                base: 0,
                len: share,
                blocks: blocks + q,
            });
        }
        moves.push(&mut builder, q);
        builder.end_of_program();
    }
    builder.finish()
}

/// The distributions of R between the last stage and the end, the first included.
fn reordering(s: &Scenario, share: u32) -> Vec<Placement> {
    let (d, r) = (s.d(), s.r());
    let mut places = vec![Placement::block(d, r)];
    if s.order == Order::Unordered {
        return places;
    }
    let natural = Placement::block(d, r).reversed(Transform::Line);
    for k in 0..d.min(r / 2) {
        let last = &places[places.len() - 1];
        let (a, b) = (k as u8, (r - 1 - k) as u8);
        let swap = |bits: &[u8]| -> Vec<u8> {
            bits.iter().map(|bit| if *bit == a { b } else if *bit == b { a } else { *bit }).collect()
        };
        let next = Placement { owner: swap(&last.owner), local: swap(&last.local), base: share - last.base };
        places.push(next);
    }
    // Swaps of local bits are free and come with the last of the others.
    let last = places.len() - 1;
    if last > 0 {
        places[last].local = natural.local;
    } else if places[0].local != natural.local {
        places.push(Placement { base: share, ..natural });
    }
    places
}
