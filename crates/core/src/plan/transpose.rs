//! `transpose` (GK 3.2): √n × √n points in row-major order, one all-to-all between two local halves.
//!
//! With h = ⌊log n / 2⌋ the first h stages combine bits b_0 … b_{h−1} of the index (the row). They are local if the
//! processor is named by the first d column bits b_h … b_{h+d−1}, and the Plan starts from that distribution. The
//! transposition renames the owner to b_0 … b_{d−1}; step i = 1 … p−1 exchanges n/p² words with processor self ⊕ i.

use super::{Builder, Placement, Plan, Slots, Step, bit_reversal};
use crate::scenario::Scenario;

pub(super) fn plan(s: &Scenario) -> Plan {
    let (d, r) = (s.d(), s.r());
    let h = r / 2;
    let share = 1u32 << (r - d);
    let bits = |from: u32, to: u32| (from as u8..to as u8).collect::<Vec<u8>>();
    let input = Placement { owner: bits(h, h + d), local: [bits(0, h), bits(h + d, r)].concat(), base: 0 };
    // The first half of the memory holds the columns, the second the rows.
    let mut builder = Builder::new(s, 2 * share, input, bit_reversal::output(s, share));

    // What goes to processor k are the rows whose number begins with k: contiguous here.
    let packet = share >> d;
    for k in 0..s.p {
        builder.set(Slots::contiguous(k * packet, packet));
    }
    // What comes from processor k are its columns of each of my rows: a run in every row.
    let run = 1u32 << (r - h - d);
    for k in 0..s.p {
        builder.set(Slots { first: share + k * run, run, stride: run << d, count: 1 << (h - d) });
    }
    let (to, from) = (|k: u32| k, |k: u32| s.p + k);

    for q in 0..s.p {
        if h > 0 {
            let log_block = (r - d) as u8;
            builder.push(Step::Local { first: 0, last: h as u8, base: 0, len: share, log_block, block: 0 });
        }
        builder.push(Step::Copy { from: to(q), to: from(q) });
        for i in 1..s.p {
            let partner = q ^ i;
            builder.push(Step::Exchange { partner, send: to(partner), receive: from(partner) });
        }
        builder.push(Step::Local {
            first: h as u8,
            last: r as u8,
            base: share,
            len: share,
            log_block: (r - h) as u8,
            block: q << (h - d),
        });
        bit_reversal::push(&mut builder, s, q, share);
        builder.end_of_program();
    }
    builder.finish()
}
