//! Volume of a redistribution, from the index bits that form the rank before and after it.
//!
//! Bit 0 is the most significant one. All distributions are permutations of index bits. If k bits belong to the rank
//! only afterwards, every processor sends to 2^k processors, possibly including itself, a message of 2^−k of its block.

use hyperfly_core::formulations::{AllToAll, Formulation, Io, Order};
use hyperfly_core::size::Size;

/// A change between two distributions over 2^d processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redistribution {
    /// Rank bits after the redistribution that were local before.
    pub new: u32,
    /// Number of independent equations among the d equations between a rank bit before and the one in the same position
    /// afterwards. An element stays where all of them hold: one element in 2^rank.
    pub rank: u32,
}

impl Redistribution {
    /// A redistribution that replaces `bits` rank bits in their positions: an all-to-all of self ⊕ i among 2^bits
    /// processors.
    pub fn in_place(bits: u32) -> Self {
        Redistribution { new: bits, rank: bits }
    }

    /// The redistribution from the rank bits `before` to the rank bits `after`, both most significant first.
    pub fn between(before: &[u32], after: &[u32]) -> Self {
        let position_before = |at: usize| before.iter().position(|bit| *bit == after[at]);
        let new = (0..after.len()).filter(|at| position_before(*at).is_none()).count();
        // A cycle of equations has one redundant equation; count each cycle at its smallest position.
        let is_cycle_start = |first: &usize| {
            let mut at = position_before(*first);
            while let Some(next) = at.filter(|next| next > first) {
                at = position_before(next);
            }
            at == Some(*first)
        };
        let cycles = (0..after.len()).filter(is_cycle_start).count();
        Redistribution { new: new as u32, rank: (after.len() - cycles) as u32 }
    }

    /// The reversal of the first d of r bits.
    fn reversal(d: u32, r: u32) -> Self {
        Redistribution { new: d.min(r - d), rank: d.min(r / 2) }
    }

    /// Returns whether all processors behave alike: bits that are not new keep their positions and every processor
    /// keeps one of its messages. Otherwise some keep none.
    pub fn is_in_place(self) -> bool {
        self.new == self.rank
    }
}

/// Lists the redistributions of a formulation with local phases on 2^d > 1 processors for 2^r points, a size for which
/// it exists; `None` for other formulations. Redistributions that send nothing are left out.
///
/// A transpose has one for each part of the rank, and one that orders its result. Group-cyclic with blocks at both ends
/// (IB Algorithm 3.1) has the bit reversal, H − 1 permutations between the phases, and the way back to blocks, H + 1 in
/// all; with `io: cyclic` (IB 4.1) the H − 1 between the phases. Cyclic-to-blocked has a single all-to-all.
pub fn redistributions(formulation: Formulation, d: u32, r: u32) -> Option<Vec<Redistribution>> {
    let mut all = match formulation {
        Formulation::Transpose { order, dims, .. } => {
            let mut all: Vec<_> = rank_parts(dims, d).map(Redistribution::in_place).collect();
            if order == Order::Ordered {
                all.push(ordering_redistribution(dims, d, r));
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
            // In phase k processors form groups of 2^u[k].
            let u: Vec<u32> = parameters.phase_starts(size).iter().map(|begin| d.min(*begin)).collect();
            let mut all: Vec<_> =
                u.windows(2).map(|pair| Redistribution::in_place(pair[1] - pair[0])).collect();
            match parameters.io {
                Io::Block => {
                    // Bit x takes the position of bit r−1−x, and finally of bit x + r − d.
                    all.insert(0, Redistribution::reversal(d, r));
                    all.push(Redistribution { new: d.min(r - d), rank: d });
                }
                // The first d − u bits of the cyclic distribution are also reversed.
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

/// Returns whether the messages of a formulation's redistributions go in the order of its source. In another order
/// messages of one step meet or all go to one processor; machines on which that matters have no closed form.
pub fn has_source_order(formulation: Formulation) -> bool {
    match formulation.all_to_all() {
        None | Some(AllToAll::Paper) => true,
        Some(AllToAll::Pairwise) => !matches!(formulation, Formulation::CyclicToBlocked(_)),
        Some(AllToAll::Shift | AllToAll::Naive) => false,
    }
}

/// Number of rank bits in each of the m − 1 parts of a transpose in m dimensions; later parts are the larger ones.
fn rank_parts(m: u32, d: u32) -> impl Iterator<Item = u32> {
    (0..m - 1).map(move |k| (k + 1) * d / (m - 1) - k * d / (m - 1))
}

/// The redistribution that orders the result of a transpose. After the last phase part k of the rank holds the first
/// bits of index group k, which begins at bit ⌊k·r/m⌋; in natural order bit x of the rank is bit r−1−x.
fn ordering_redistribution(m: u32, d: u32, r: u32) -> Redistribution {
    let bits =
        rank_parts(m, d).enumerate().flat_map(|(k, part)| (0..part).map(move |bit| k as u32 * r / m + bit));
    let natural: Vec<u32> = (0..d).map(|x| r - 1 - x).collect();
    Redistribution::between(&bits.collect::<Vec<_>>(), &natural)
}
