//! `binary-exchange` (GK 3.1): element i lives on the processor named by the top log p bits of i.
//!
//! In stage l < d = log p a processor and the one whose number differs in the l-th most significant bit exchange all
//! their n/p elements, and each computes its half of the pairs; the remaining stages are local.

use super::{Builder, Placement, Plan, Slots, Step, bit_reversal};
use crate::scenario::Scenario;

pub(super) fn plan(s: &Scenario) -> Plan {
    let (d, r) = (s.d(), s.r());
    let share = 1u32 << (r - d);
    // The second half of the memory takes the partner's elements.
    let slots = if d == 0 { share } else { 2 * share };
    let mut builder = Builder::new(s, slots, Placement::block(d, r), bit_reversal::output(s, 0));
    let own = builder.set(Slots::contiguous(0, share));
    let inbox = builder.set(Slots::contiguous(share, share));
    for q in 0..s.p {
        for l in 0..d {
            let bit = 1 << (d - 1 - l);
            builder.push(Step::Exchange { partner: q ^ bit, send: own, receive: inbox });
            builder.push(Step::Combine {
                stage: l as u8,
                own: 0,
                other: share,
                len: share,
                // The l most significant bits of the index are the l most significant bits of q.
                block: q >> (d - l),
                upper: q & bit != 0,
            });
        }
        if r > d {
            let log_block = (r - d) as u8;
            builder.push(Step::Local {
                first: d as u8,
                last: r as u8,
                base: 0,
                len: share,
                log_block,
                block: q,
            });
        }
        bit_reversal::push(&mut builder, s, q, 0);
        builder.end_of_program();
    }
    builder.finish()
}
