//! What a redistribution moves, from the bits of the index that name the processor before and after it.
//!
//! Bit 0 is the most significant one. All distributions are permutations of index bits, so one with k bits that name a
//! processor only afterwards has every processor send to 2^k processors, perhaps one of them itself, a message of 2^−k of
//! its share.

use hyperfly_core::formulations::{AllToAll, Formulation, Io, Order};
use hyperfly_core::size::Size;

/// Between two distributions over 2^d processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redistribution {
    /// How many of the d bits that name the processor afterwards named none before.
    pub new: u32,
    /// Of the d equations between a bit that names the processor before and the one in the same place afterwards, so many
    /// are independent. An element stays where all hold, one in 2^rank.
    pub rank: u32,
}

impl Redistribution {
    /// Of `bits` bits, each of which gives its place to a new one: an all-to-all of self ⊕ i among 2^bits processors.
    pub fn in_place(bits: u32) -> Self {
        Redistribution { new: bits, rank: bits }
    }

    /// From the distribution that the bits `before` name to that of `after`, both most significant first.
    pub fn between(before: &[u32], after: &[u32]) -> Self {
        let leads_to = |at: usize| before.iter().position(|bit| *bit == after[at]);
        let new = (0..after.len()).filter(|at| leads_to(*at).is_none()).count();
        // Equations in a circle say one thing less than there are; each circle counts where it has its first place.
        let circle = |first: &usize| {
            let mut at = leads_to(*first);
            while let Some(next) = at.filter(|next| next > first) {
                at = leads_to(next);
            }
            at == Some(*first)
        };
        let circles = (0..after.len()).filter(circle).count();
        Redistribution { new: new as u32, rank: (after.len() - circles) as u32 }
    }

    /// The reversal of the first d of r bits.
    fn reversal(d: u32, r: u32) -> Self {
        Redistribution { new: d.min(r - d), rank: d.min(r / 2) }
    }

    /// Whether all processors do the same: bits that are not new keep their places, and everyone keeps one of its messages.
    /// Otherwise some keep none.
    pub fn is_in_place(self) -> bool {
        self.new == self.rank
    }
}

/// The redistributions of a formulation of local phases on 2^d > 1 processors, for 2^r points, a size for which it
/// exists; `None` of the other formulations.
///
/// In order: those of the transpose, one for each part of the processor's number, and one that puts its result in order.
/// With blocks at both ends (IB Algorithm 3.1) the bit reversal, H − 1 permutations between the phases, and the way back
/// to blocks, H + 1 in all; with `io: cyclic` (IB 4.1) the H − 1 between the phases. For cyclic-to-blocked one, of all
/// with all. One in which nothing is sent is left out.
pub fn redistributions(formulation: Formulation, d: u32, r: u32) -> Option<Vec<Redistribution>> {
    let mut all = match formulation {
        Formulation::Transpose { order, dims, .. } => {
            let mut all: Vec<_> = parts(dims, d).map(Redistribution::in_place).collect();
            if order == Order::Ordered {
                all.push(ordering(dims, d, r));
            }
            all
        }
        Formulation::TwoDimensionalRows { order } => {
            let ordering = (order == Order::Ordered).then(|| Redistribution::reversal(d, r / 2));
            [Redistribution::in_place(d)].into_iter().chain(ordering).collect()
        }
        Formulation::CyclicToBlocked(_) => vec![Redistribution::in_place(d)],
        Formulation::GroupCyclic(parameters) => {
            let size = Size { p: 1 << d, n: 1 << r, radix: 2 };
            // Phase k has processors in groups of 2^u[k].
            let u: Vec<u32> = parameters.begins(size).iter().map(|begin| d.min(*begin)).collect();
            let mut all: Vec<_> =
                u.windows(2).map(|pair| Redistribution::in_place(pair[1] - pair[0])).collect();
            match parameters.io {
                Io::Block => {
                    // Bit x takes the place of bit r−1−x; afterwards of bit x + r − d.
                    all.insert(0, Redistribution::reversal(d, r));
                    all.push(Redistribution { new: d.min(r - d), rank: d });
                }
                // The first d − u bits of the cyclic distribution are turned round besides.
                Io::Cyclic => {
                    all[0] = Redistribution { new: u[1], rank: u[1] + (d - u[1]).min(d / 2) };
                }
            }
            all
        }
        _ => return None,
    };
    all.retain(|it| it.rank > 0);
    Some(all)
}

/// Whether the messages of its redistributions go in the order of its source. In another one messages of a step meet, or
/// all go to one processor, and on machines where that matters there is no form.
pub fn in_the_order_of_its_source(formulation: Formulation) -> bool {
    match formulation.all_to_all() {
        None | Some(AllToAll::Paper) => true,
        Some(AllToAll::Pairwise) => !matches!(formulation, Formulation::CyclicToBlocked(_)),
        Some(AllToAll::Shift | AllToAll::Naive) => false,
    }
}

/// The bits of the processor's number in each of the m − 1 parts of a transpose in m dimensions; the larger parts are the later
/// ones.
fn parts(m: u32, d: u32) -> impl Iterator<Item = u32> {
    (0..m - 1).map(move |k| (k + 1) * d / (m - 1) - k * d / (m - 1))
}

/// At the end of the last phase part k of the processor's number is the first bits of group k of the index, which begins
/// at bit ⌊k·r/m⌋; in order, the x-th bit of the number is bit r−1−x.
fn ordering(m: u32, d: u32, r: u32) -> Redistribution {
    let bits = parts(m, d).enumerate().flat_map(|(k, part)| (0..part).map(move |bit| k as u32 * r / m + bit));
    let natural: Vec<u32> = (0..d).map(|x| r - 1 - x).collect();
    Redistribution::between(&bits.collect::<Vec<_>>(), &natural)
}
