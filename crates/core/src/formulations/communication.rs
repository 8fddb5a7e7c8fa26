//! Structure of a formulation's communication, from which closed forms count messages and words.
//!
//! The structure consists of rank bits and orders, never of steps of a plan, so that agreement of a closed form
//! with an execution is evidence.

use super::all_to_all::AllToAll;
use super::exchange_stages::Exchanges;

/// Communication of a formulation on more than one processor.
#[derive(Clone, Debug, PartialEq)]
pub enum Communication {
    /// The rank and the index have `dimensions` (1 or 2) equal parts. In each part the stages of the first bits
    /// of the index exchange whole blocks, with the rank that differs in the same bit of its part; the local
    /// stages of the part follow. Swaps of bits order the result (`exchange_stages.rs`).
    Exchanges { dimensions: u32, parameters: Exchanges },
    /// Local phases with redistributions around them.
    Redistributions(RedistributionSequence),
    /// One all-to-all in which every word is a message, and a processor computes between two words that it
    /// sends.
    SingleWords,
}

/// The redistributions of a formulation with local phases.
#[derive(Clone, Debug, PartialEq)]
pub struct RedistributionSequence {
    /// In the order of the schedule. Redistributions that send nothing are left out.
    pub volumes: Vec<RedistributionVolume>,
    /// Whether the first one precedes the first phase.
    pub precedes_first_phase: bool,
    pub rounds: Rounds,
}

/// How the messages of a redistribution follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounds {
    /// Round i is an exchange with self ⊕ i.
    Pairwise,
    /// All messages are posted before any is awaited, to the processors self + 1, self + 2, … (S 3).
    Posted,
    /// One exchange of half the block for each new rank bit.
    Standard,
    /// Messages of one round meet, or all go to one processor.
    Contended,
}

impl RedistributionSequence {
    /// Describes redistributions between phases (`phases.rs`), whose source exchanges pairwise.
    pub fn between_phases(volumes: Vec<RedistributionVolume>, all_to_all: AllToAll) -> Self {
        RedistributionSequence {
            volumes: volumes.into_iter().filter(|it| it.rank > 0).collect(),
            precedes_first_phase: false,
            rounds: match all_to_all {
                AllToAll::Paper | AllToAll::Pairwise => Rounds::Pairwise,
                AllToAll::Standard => Rounds::Standard,
                AllToAll::Shift | AllToAll::Naive => Rounds::Contended,
            },
        }
    }

    /// Returns whether there is a single all-to-all among 2^d processors, posted in the order of its source (S 3).
    pub fn is_posted_all_to_all(&self, d: u32) -> bool {
        self.rounds == Rounds::Posted && self.volumes == [RedistributionVolume::in_place(d)]
    }
}

/// Volume of a redistribution over 2^d processors, from the index bits that form the rank before and after it.
///
/// Bit 0 is the most significant one. All distributions are permutations of index bits. If k bits belong to the
/// rank only afterwards, every processor sends to 2^k processors, possibly including itself, a message of 2^−k of
/// its block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RedistributionVolume {
    /// Rank bits after the redistribution that were local before.
    pub new: u32,
    /// Number of independent equations among the d equations between a rank bit before and the one in the same
    /// position afterwards. An element stays where all of them hold: one element in 2^rank.
    pub rank: u32,
}

impl RedistributionVolume {
    /// A redistribution that replaces `bits` rank bits in their positions: an all-to-all of self ⊕ i among
    /// 2^bits processors.
    pub fn in_place(bits: u32) -> Self {
        RedistributionVolume { new: bits, rank: bits }
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
        RedistributionVolume { new: new as u32, rank: (after.len() - cycles) as u32 }
    }

    /// The reversal of the first d of r bits.
    pub fn reversal(d: u32, r: u32) -> Self {
        RedistributionVolume { new: d.min(r - d), rank: d.min(r / 2) }
    }

    /// Returns whether all processors behave alike: bits that are not new keep their positions and every
    /// processor keeps one of its messages. Otherwise some keep none.
    pub fn is_in_place(self) -> bool {
        self.new == self.rank
    }
}
