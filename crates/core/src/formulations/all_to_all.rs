//! In which order the messages of an exchange of all with all leave, and are taken.
//!
//! P members, numbered 0 … P − 1 in the order of their processors, each with a message for every other one. What they send does
//! not depend on the order, so the transform does not either; where messages meet on a network does. Culler et al. (LogP,
//! 1993) call the orders that send to one member after the other naive and staggered.

use crate::choice;

choice! {
    /// The order of an exchange of all with all.
    AllToAll {
        /// That of the formulation's source: `pairwise` (GK 5), but for cyclic-to-blocked the steps of `shift` posted without
        /// waiting (S 3.2).
        Paper => "paper",
        /// In step i = 1 … P − 1 exchange with self ⊕ i.
        Pairwise => "pairwise",
        /// In step i = 1 … P − 1 send to self + i and receive from self − i (mod P).
        Shift => "shift",
        /// To member 0 first, then to 1, and so on, without waiting; then take what comes in the same order. All send to one at
        /// the same time.
        Naive => "naive",
    }
}

/// What a member does next; members by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Send to one, receive from one, and go on when both messages have arrived.
    Exchange {
        /// Who gets the message.
        to: u32,
        /// Whose message is awaited.
        from: u32,
    },
    /// Send and go on.
    Post(u32),
    /// Wait for the message of this member.
    Await(u32),
}

impl Turn {
    /// Whether it is a turn of this member with itself.
    pub fn is_with(self, member: u32) -> bool {
        match self {
            Turn::Exchange { to: other, .. } | Turn::Post(other) | Turn::Await(other) => other == member,
        }
    }
}

impl AllToAll {
    /// This order, or the source's where that is what is asked for.
    pub fn or(self, source: AllToAll) -> AllToAll {
        if self == AllToAll::Paper { source } else { self }
    }

    /// The turns of a processor among `members`, a power of two: it is `sender` among those that send and `receiver`
    /// among those that receive, the same number unless bits of its own change their places. A turn with itself is there,
    /// too.
    pub fn each_turn(self, members: u32, sender: u32, receiver: u32, mut each: impl FnMut(Turn)) {
        let all = 0..members;
        // Members are a power of two, so that wrapping keeps a number modulo them.
        let modulo = |number: u32| number & (members - 1);
        let to = |k: u32| modulo(sender.wrapping_add(k));
        let from = |k: u32| modulo(receiver.wrapping_sub(k));
        match self {
            AllToAll::Pairwise => {
                all.for_each(|k| each(Turn::Exchange { to: sender ^ k, from: receiver ^ k }));
            }
            AllToAll::Shift => all.for_each(|k| each(Turn::Exchange { to: to(k), from: from(k) })),
            AllToAll::Paper => {
                all.clone().for_each(|k| each(Turn::Post(to(k))));
                all.for_each(|k| each(Turn::Await(from(k))));
            }
            AllToAll::Naive => {
                all.clone().for_each(|k| each(Turn::Post(k)));
                all.for_each(|k| each(Turn::Await(k)));
            }
        }
    }
}
