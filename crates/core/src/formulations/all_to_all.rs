//! Order of the messages of an all-to-all exchange.
//!
//! P members, numbered 0 … P − 1 in the order of their processors, each hold one block for every other
//! member. The order changes the messages, but not the transform. `standard` sends fewer and longer messages, in
//! which a block travels over other members; the other orders differ only in their contention in the network.
//! Culler et al. (LogP, 1993) call the orders that send to one member after the other naive and staggered.

use crate::choice;

choice! {
    /// Order of an all-to-all exchange.
    AllToAll {
        /// Order of the formulation's source: `pairwise` (GK 5), or for cyclic-to-blocked the rounds of
        /// `shift`, posted without waiting (S 3.2).
        Paper => "paper",
        /// In round i = 1 … P − 1, exchange with self ⊕ i.
        Pairwise => "pairwise",
        /// In round i = 1 … P − 1, send to self + i and receive from self − i (mod P).
        Shift => "shift",
        /// Send to member 0, then 1, and so on without waiting, then receive in the same order. All members
        /// send to the same one at the same time.
        Naive => "naive",
        /// In step k = 0 … log P − 1, exchange with self ⊕ 2^k all blocks whose destination differs in bit k: P/2
        /// blocks a message.
        Standard => "standard",
    }
}

/// One round of an all-to-all, as one member executes it. Members are identified by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// Send to one member, receive from another, and continue when both messages have arrived.
    Exchange { to: u32, from: u32 },
    /// Send to this member without waiting.
    Post(u32),
    /// Wait for the message from this member.
    Await(u32),
}

impl Round {
    /// Whether the round sends to or receives from `member`.
    pub fn involves(self, member: u32) -> bool {
        match self {
            Round::Exchange { to: other, .. } | Round::Post(other) | Round::Await(other) => other == member,
        }
    }
}

impl AllToAll {
    /// Returns `source` for [`AllToAll::Paper`], otherwise `self`.
    pub fn resolve(self, source: AllToAll) -> AllToAll {
        if self == AllToAll::Paper { source } else { self }
    }

    /// Calls `each` for every round of one processor, including the round with itself. `members` is a power
    /// of two; `sender` and `receiver` are the processor's numbers among the sending and the receiving
    /// members, which differ if the redistribution permutes bits of the rank.
    pub fn each_round(self, members: u32, sender: u32, receiver: u32, mut each: impl FnMut(Round)) {
        let all = 0..members;
        // Wrapping arithmetic is exact modulo a power of two.
        let modulo = |number: u32| number & (members - 1);
        let to = |k: u32| modulo(sender.wrapping_add(k));
        let from = |k: u32| modulo(receiver.wrapping_sub(k));
        match self {
            // `phases.rs` splits the steps of `standard`; with two members it is one exchange.
            AllToAll::Pairwise | AllToAll::Standard => {
                all.for_each(|k| each(Round::Exchange { to: sender ^ k, from: receiver ^ k }));
            }
            AllToAll::Shift => all.for_each(|k| each(Round::Exchange { to: to(k), from: from(k) })),
            AllToAll::Paper => {
                all.clone().for_each(|k| each(Round::Post(to(k))));
                all.for_each(|k| each(Round::Await(from(k))));
            }
            AllToAll::Naive => {
                all.clone().for_each(|k| each(Round::Post(k)));
                all.for_each(|k| each(Round::Await(k)));
            }
        }
    }
}
