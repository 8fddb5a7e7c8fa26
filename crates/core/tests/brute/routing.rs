//! The one route of a message (design: hypercube lowest differing bit first; mesh along the row, then the column).

use hyperfly_core::scenario::Topology;

/// A directed channel, named by the processors that it joins.
pub type Channel = (u32, u32);

/// The processors that a message passes, the first and the last included.
fn path(topology: Topology, p: u32, from: u32, to: u32) -> Vec<u32> {
    let d = p.ilog2();
    let mut at = from;
    let mut passed = vec![at];
    match topology {
        Topology::Hypercube => {
            for bit in 0..d {
                let mask = 1 << bit;
                if at & mask != to & mask {
                    at ^= mask;
                    passed.push(at);
                }
            }
        }
        Topology::Mesh => {
            let columns = 1 << d.div_ceil(2);
            while at % columns != to % columns {
                if at % columns < to % columns {
                    at += 1
                } else {
                    at -= 1
                }
                passed.push(at);
            }
            while at / columns != to / columns {
                if at / columns < to / columns {
                    at += columns
                } else {
                    at -= columns
                }
                passed.push(at);
            }
        }
    }
    assert_eq!(at, to);
    passed
}

/// The channels from one processor to another, in order.
pub fn route(topology: Topology, p: u32, from: u32, to: u32) -> Vec<Channel> {
    path(topology, p, from, to).windows(2).map(|pair| (pair[0], pair[1])).collect()
}
